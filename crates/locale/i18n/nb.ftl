### Every sentence that a person reads, in Norwegian, bokmål. English is the
### reference: see there what the arguments stand for.

## General

yes = Ja
no = Nei
# The letter that answers; `y` and `n` are understood in every language.
yes-letter = j
no-letter = n
on = på
off = av
none = ikke satt
back = Tilbake
cancel = Avbryt
done = Ferdig
# Between the members of a list, with its blank.
labelled = {$name}: {$value}
list-separator = {", "}
joined-sentences = {$first}. {$second}
following-sentence = {$first} {$second}
with-note = {$name} ({$note})

## Directions: alone, and in a sentence

direction-up = opp
direction-right = høyre
direction-down = ned
direction-left = venstre
towards-up = opp
towards-right = til høyre
towards-down = ned
towards-left = til venstre

## Languages, each in itself

language-auto = systemets språk
language-en = English
language-pt = Português
language-fr = Français
language-nb = Norsk
language-zh = 中文

## Themes and colours

theme-auto = automatisk
theme-classic = klassisk
theme-dark = mørkt
theme-high-contrast = høy kontrast
theme-colour-blind = fargeblindvennlig
colour-auto = automatisk
colour-truecolor = alle farger
colour-256 = 256 farger
colour-16 = 16 farger
colour-none = ingen farger
labels-values = verdier
labels-exponents = eksponenter
reading-full = full
reading-terse = kort

## Actions: the short word at the bottom of the screen, and what it does

action-move = flytt
action-up = opp
action-right = høyre
action-down = ned
action-left = venstre
action-undo = angre
action-redo = gjenta
action-new = nytt spill
action-restart = prøv igjen
action-save = lagre
action-open = åpne fil
action-hint = hint
action-autoplay = autospill
action-pause = pause
action-continue = fortsett
action-step = steg
action-faster = raskere
action-slower = saktere
action-help = hjelp
action-menu = meny
action-quit = avslutt
action-edit = rediger brettet
action-return = til spillet
action-bookmarks = bokmerker
action-replay = reprise
action-share = del
action-reset = {action-restart}
action-mirror = speilvend
action-transpose = transponer
action-numbers = fyll stigende
action-twos = fyll med toere
action-test = testbrett
action-push = skyv
action-merge = slå sammen
action-passes = tre steg
action-endgames = sluttspill
action-up-does = Flytt alle brikkene opp
action-right-does = Flytt alle brikkene til høyre
action-down-does = Flytt alle brikkene ned
action-left-does = Flytt alle brikkene til venstre
action-undo-does = Angre det siste trekket
action-redo-does = Gjenta trekket du angret
action-new-does = Start et nytt spill
action-restart-does = Prøv igjen med samme regler
action-save-does = Lagre spillet her, eller som fil
action-open-does = Åpne et lagret brett, et opptak eller en lenke
action-hint-does = Vis verdien av hver retning
action-autoplay-does = Start eller stopp autospill
action-pause-does = Sett autospill på pause, eller fortsett
action-step-does = La autospill gjøre ett trekk
action-faster-does = Gjør autospill raskere
action-slower-does = Gjør autospill saktere
action-help-does = Forklar tastene
action-menu-does = Gå til menyen, eller tilbake
action-quit-does = Avslutt Brikke
action-edit-does = Endre brettet for hånd, eller spill videre
action-return-does = Gå tilbake til spillet du forlot
action-bookmarks-does = Vis bokmerkene
action-replay-does = Vis dette spillet trekk for trekk
action-share-does = Kopier en lenke til dette spillet
action-reset-does = Start øvingen på nytt
action-mirror-does = Speilvend brettet
action-transpose-does = Bytt om rader og kolonner
action-numbers-does = Fyll brettet med stigende brikker
action-twos-does = Fyll brettet med toere
action-test-does = Sett opp testbrettet
action-push-does = La pilene bare skyve, eller flytte igjen
action-merge-does = La pilene bare slå sammen, eller flytte igjen
action-passes-does = Flytt i tre steg, eller på én gang
action-endgames-does = Øv på sluttspill med en tabell

## Keys as they are shown; a character is shown as it is

key-up = ↑
key-right = →
key-down = ↓
key-left = ←
key-enter = Enter
key-esc = Esc
key-tab = Tab
key-backspace = Tilbaketast
key-space = Mellomrom
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-number-pad = Num {$digit}
key-ctrl = Ctrl+{$key}
key-alt = Alt+{$key}
key-shift = Shift+{$key}

## Words beside the keys of a screen

keys-choose = velg
keys-accept = svar
keys-open = åpne
keys-change = endre
keys-start = start
keys-back = tilbake
keys-save = lagre
keys-no-name = uten navn
keys-scroll = rull
keys-line = linje
keys-page = side
keys-half-page = halv side
keys-ends = først, sist
keys-redraw = tegn på nytt
keys-suspend = til skallet
keys-full-screen = fullskjerm
keys-reset = tilbakestill
keys-reset-all = tilbakestill alle
keys-filter = filtrer
keys-rename = gi navn
keys-delete = slett
keys-undo-delete = angre sletting
keys-undo-remove = angre fjerning
keys-edit-rules = rediger regler
keys-search = søk
keys-clear-search = tøm søket
keys-sort = sorter
keys-state = status
keys-export = eksporter
keys-records = rekorder
keys-table = tabell
keys-rules = regler
keys-play = spill
keys-add = legg til
keys-remove = fjern
keys-one-key = tast
keys-speed = fart
keys-choices = valg
keys-cursor = flytt markøren
keys-cursor-word = ett ord
keys-cursor-ends = start, slutt
keys-erase = slett et tegn
keys-erase-word = slett et ord
keys-erase-side = slett alt før, etter
list-down = neste linje
list-up = forrige linje
list-first = første linje
list-last = siste linje
list-half-down = en halv side ned
list-half-up = en halv side opp

## Menu

menu-tagline = Slå sammen brikkene og nå 2048!
menu-continue = Fortsett
menu-continue-about = {$rules}, {$score} poeng
continue-nothing = Det er ikke noe spill å fortsette: dette er et nytt.
menu-load = Last inn spill
menu-new-game = Nytt spill
menu-games = Spill
menu-scores = Toppliste
menu-statistics = Statistikk
menu-settings = Innstillinger
menu-help = Hjelp
menu-endgames = Sluttspill
menu-quit = Avslutt
menu-wrong-key = Trykk 1 til 9 eller 0, eller bruk piltastene og Enter
menu-wrong-number = Det valget finnes ikke. Skriv et tall fra 1 til {$last}.

## New game

new-game-title = Nytt spill
new-game-rules = Regler
new-game-size = Størrelse
new-game-size-value = {$rows}x{$columns}
new-game-rows = Rader
new-game-columns = Kolonner
new-game-more-rows = flere rader
new-game-fewer-rows = færre rader
new-game-more-columns = flere kolonner
new-game-fewer-columns = færre kolonner
new-game-start-tiles = Startbrikker
new-game-new-tiles = Firere
new-game-goal = Mål
new-game-goal-none = ingen
new-game-at-goal = Ved målet
new-game-at-goal-stop = spillet slutter
new-game-at-goal-continue = spill videre
new-game-lost-when = Tapt når
new-game-lost-when-stuck = ingenting flytter seg
new-game-lost-when-full = brettet er fullt
new-game-seed = Frø
new-game-name = Navn
new-game-seed-random = tilfeldig
new-game-start = Start
new-game-fill-in = Sett opp…
new-game-size-about = Rader x kolonner, for eksempel 5x4
new-game-new-tiles-about = Hvor ofte en firer dukker opp, som 10 %; eller vekter, som 2:9,4:1
new-game-start-tiles-about = Antall brikker ved start
new-game-goal-about = Brikken du skal nå; tomt felt betyr ingen
new-game-seed-about = Samme frø og samme trekk gir samme spill; tomt felt gir et tilfeldig
new-game-name-about = Med et navn blir reglene et eget kort; uten navn lagres de ikke
new-game-name-none = ikke lagret
preset-classic = Klassisk
preset-classic-about = Spillet alle kjenner: nå 2048 og spill videre.
preset-sudden = Sudden death
preset-sudden-about = Fullt brett betyr tap; 2048 avslutter spillet.
preset-even = Jevnt
preset-even-about = Toere og firere dukker opp like ofte.
preset-gentle = Rolig
preset-gentle-about = Få firere og ikke noe mål: bare spill.
preset-1024 = 1024
preset-1024-about = Bare toere dukker opp; 1024 avslutter spillet.
preset-custom = Tilpasset
preset-custom-about = Størrelse, brikker og mål slik du vil ha dem.
rules-name-taken = {$name} er navnet på en av variantene: velg et annet.
rules-name-used = Det finnes allerede regler som heter «{$name}»: velg et annet navn.
rules-removed = Reglene «{$name}» er fjernet. Trykk {$key} for å hente dem tilbake.
rules-restored = Reglene «{$name}» er tilbake.
rules-in-short = {$size}, nye brikker {$tiles}, mål {$goal}
rules-with-goal = {$rules}, mål {$goal}
rules-without-goal = {$rules}, uten mål

## Rules, sizes and tiles that are not possible

rules-start-tiles = Et brett på {$size} kan ha fra 1 til {$cells} startbrikker.
rules-goal-too-large = Målet {$goal} er for stort: et brett på {$size} rommer høyst {$largest}.
rules-tile-too-large = Brikken {$tile} er for stor til å dukke opp på et brett på {$size}.
rules-size = Et brett har fra 1 til 8 rader og kolonner, og minst to ruter.
rules-tiles = Skriv brikkene med vekter, for eksempel 2:9,4:1.
rules-tiles-text = «{$text}» er ikke på formen brikke:vekt, for eksempel 2:9,4:1.
rules-tiles-not-a-tile = {$tile} er ikke en brikke (2, 4, 8, …).
rules-tiles-weight = Brikken {$tile} har vekten {$weight}: en vekt er minst 1, og til sammen er de høyst {$most}.
rules-tiles-twice = Brikken {$tile} er oppgitt to ganger: gi den én vekt.
rules-goal = Målet er en brikke som 2048; la feltet stå tomt hvis du ikke vil ha noe mål.
rules-seed = Et frø har fra 1 til {$most} byte, uten mellomrom først eller sist.

## Play

play-score = Poeng
play-best = Rekord
play-moves = Trekk
play-undos = Angret
play-time = Tid
play-goal = Mål
play-best-three = De tre beste
play-best-three-empty = ingen ennå
play-practice = ØVING
play-practice-does = ØVING: {$does}
play-assisted = med hjelp
play-looking-back = Trekk {$ply} av {$plies}
play-keys-more = mer
play-resumed = Spillet fortsetter: {$rules}, {$score} poeng.
play-returned = Tilbake i det forrige spillet.
play-present = Tilbake til den nåværende stillingen.
play-clock-paused = Klokken er stoppet.
play-clock-continues = Klokken går.
play-wrong-key = Denne tasten gjør ingenting her; {$key} viser tastene.
play-caps-lock = Caps Lock er på; tastene virker som om den var av.
play-paste-nothing = Utklippstavlen har verken spill eller stilling.
play-closed = Spillet er lukket.
play-closed-saved = Spillet er lagret. «Fortsett» tar det opp igjen.
play-closed-short = Spillet er lagret
play-assisted-undo = Du angret et trekk: spillet regnes nå som spilt med hjelp.
play-assisted-hint = Du fikk et hint: spillet regnes nå som spilt med hjelp.
play-assisted-player = Autospill ble brukt: spillet regnes nå som spilt med hjelp.
play-assisted-before = Hintet gjaldt ditt eget spill: det regnes nå som spilt med hjelp.
play-assisted-short = Nå spilt med hjelp

## Refusals: why nothing happened

refusal-moves-nothing = Ingenting flytter seg {$direction}.
refusal-merges-nothing = Ingenting slås sammen {$direction}.
refusal-over = Spillet er slutt.
refusal-goal-reached = Målet er nådd: velg først om du vil spille videre.
refusal-score-overflow = Poengsummen ville bli for stor.
refusal-no-chance = Dette opptaket kan ikke spilles videre: det sier ikke hvor nye brikker kommer fra.
refusal-not-drawn = Dette er ikke brikken som frøet gir.
refusal-nothing = Det er ingenting å angre, gjenta eller velge.
refusal-wrong-tile = Det dukker ikke opp noen {$tile} med disse reglene.
refusal-nothing-to-undo = Det er ingenting å angre.
refusal-nothing-to-redo = Det er ingenting å gjenta.
refusal-not-at-goal = Du har ikke nådd målet ennå.
refusal-nothing-to-return-to = Det er ikke noe tidligere spill å gå tilbake til.
refusal-no-such-bookmark = Bokmerket «{$name}» finnes ikke.
refusal-practice-bookmark = Et øvingsspill har ingen bokmerker.
refusal-no-such-ply = Trekk {$ply} finnes ikke: spillet har {$plies}.
refusal-looking-back = Du ser på en tidligere stilling: gå først tilbake til den nåværende.
refusal-hint-not-awaited = Brettet er endret: be om et hint på nytt.
refusal-no-player = Autospill er av.
refusal-player-not-awaited = Det er ikke autospillets tur nå.
refusal-already-practising = Du øver allerede.
refusal-square = Rad {$row}, kolonne {$column} er utenfor et brett på {$size}.
refusal-position-size = Et brett på {$board} passer ikke til regler for {$rules}.
refusal-position-too-large = {$tile} er for stort: med disse reglene kommer du høyst til {$largest}.
refusal-position-count = Med disse reglene begynner spillet med {$expected} brikker, ikke {$found}.
refusal-position-moves = Et spill kan ikke begynne med {$moves} trekk.
refusal-position-other = Et spill kan ikke begynne med dette brettet.
refusal-unplayable = Disse reglene passer ikke til et brett av denne størrelsen.
refusal-no-question = Det er ikke noe spørsmål å svare på.
refusal-no-name-wanted = Ingen poengsum venter på et navn.

## Dialogs

goal-title = {$tile}!
goal-text = Du har nådd målet.
goal-text-autoplay = Autospill har nådd målet.
goal-keep-playing = Spill videre
goal-take-win = Fullfør
over-title-lost = Spillet er slutt
over-title-won = Du har vunnet!
over-title-autoplay = Autospill nådde {$tile}
over-text = {$score} poeng på {$moves} trekk.
over-practice = Øving: poengene teller ikke.
dialog-look = Se på brettet
end-closed = Klikk på brettet for å se valgene.
over-best = +{$points} over rekorden din
over-tile = Største brikke {$tile}
play-shared = En lenke til spillet er kopiert.
play-paused = pause
assist-title = Spill med hjelp
assist-question = Da regnes spillet som spilt med hjelp. Fortsette?
assist-question-before = Det uferdige spillet ditt står i nettopp denne stillingen: da regnes det som spilt med hjelp. Fortsette?
assist-short = Spill med hjelp?
assist-yes = Fortsett
assist-always = Fortsett, ikke spør igjen
assist-no = Ikke nå
tip-first = Piltaster eller sveip: slå sammen like brikker, nå 2048
tip-first-keys = Piltaster: slå sammen like brikker, nå 2048
name-title = En av de ti beste poengsummene!
name-prompt = Navnet ditt
name-empty = Navnet må ha minst ett tegn.
name-too-long = Navnet kan ha høyst {$most} tegn; dette har {$shown}.
name-too-wide = Navnet kan ta høyst {$most} kolonner; dette tar {$columns}.
name-control = Tegn {$place} er et kontrolltegn: ta det bort.
name-direction = Tegn {$place} endrer tekstretningen: ta det bort.
name-invisible = Tegn {$place} er usynlig: ta det bort.
name-blank = Tegn {$place} er et uvanlig mellomrom: bruk et vanlig.
name-line-break = Tegn {$place} er et linjeskift: ta det bort.
name-meaningless = Tegn {$place} har ingen fast betydning: ta det bort.
name-loose-mark = Tegn {$place} er en aksent uten bokstav: ta det bort.
name-pile-of-marks = Tegn {$place} har for mange aksenter: høyst tre er lov.
name-pile-of-parts = Tegn {$place} har for mange deler: høyst ti er lov.
confirm-new-game = Forlate dette spillet og starte et nytt? Det blir liggende i listen over spill.
confirm-new-game-short = Forlate spillet?
confirm-restart = Prøve igjen? Dette spillet blir liggende i listen over spill.
confirm-restart-short = Begynne på nytt?
confirm-bookmark = Bokmerket «{$name}» finnes allerede. Flytte det hit?
save-title = Lagre
save-question = Lagre spillet slik det er nå?
save-here = Lagre her
save-bookmark = Lagre under et navn…
save-file = Lagre som fil…
save-practice-done = Lagret. Øvingsbrettet er i listen over spill.
bookmark-title = Bokmerke
bookmark-prompt = Navn på bokmerket
bookmark-usual-name = Trekk {$ply}
bookmark-saved = Lagret. Bokmerket «{$name}» tar deg tilbake hit.
bookmark-lost = Bokmerket «{$name}» er borte, fordi du gjorde andre trekk.
bookmark-empty = Ingen bokmerker ennå. Trykk {$key} og så «{$way}» for å lage et.
file-save-title = Lagre som fil
file-format-prompt = Hva vil du lagre?
file-format-text = Spillet, hvert trekk som tekst
file-format-link = En lenke til spillet, til utklippstavlen
file-format-board = Brettet, for et eldre 2048
file-format-scores = De ti beste resultatene
file-format-picture = Et bilde av brettet (SVG)
file-format-backup = En sikkerhetskopi av alle spill og resultater
file-save-prompt = Filnavn (~ er hjemmemappen din)
file-open-title = Åpne en fil
file-open-prompt = Filnavn (~ er hjemmemappen din), eller en lenke
file-saved = Lagret: {$path}
file-replace = {$path} finnes allerede. Erstatte den?
file-name-missing = Skriv navnet på en fil.
file-link-copied = Lenken er kopiert til utklippstavlen.
file-no-game = Det er ikke noe spill å lagre ennå.

## Best scores

scores-title = Toppliste
scores-place = #
scores-name = Navn
scores-score = Poeng
scores-moves = Trekk
scores-best-tile = Største brikke
scores-date = Avsluttet
scores-clean = Uten hjelp
scores-clean-about = uten hjelp
scores-assisted = Med hjelp
scores-assisted-about = med angring, hint eller autospill
scores-seeded = Med frø
scores-seeded-about = fra et valgt frø, med eller uten hjelp
scores-records = Rekorder
scores-records-about = raskest til hver brikke, uten hjelp
scores-no-game = Spillet bak dette resultatet er ikke lagret her.
scores-machines = Maskiner
scores-machines-about = spill som en maskin har spilt
scores-empty = Ingen resultater ennå. Ditt kan bli det første!
scores-empty-machines = Ingen maskin har poeng her ennå.
scores-empty-records = Ingen rekorder ennå. Et spill uten hjelp gir de første.
scores-nameless = (uten navn)
scores-imported = importert

## Files that were opened

import-board = Spill {$number}: du kan spille videre fra det lagrede brettet, med {$score} poeng etter {$moves} trekk. Det regnes som spilt med hjelp.
import-board-over = Spill {$number}: dette lagrede brettet var allerede ferdigspilt, med {$score} poeng. Det regnes som spilt med hjelp.
import-recording = Spill {$number}: opptaket er åpnet for øving, med {$score} poeng.
import-known = Du har allerede dette spillet: det er spill {$number}. Ingenting ble lagt til.
import-position = Spill {$number}: stillingen er åpnet for øving.
import-scores = {$count ->
    [one] {$count} nytt resultat
   *[other] {$count} nye resultater
} på topplisten med hjelp for {$rules}.
import-scores-nothing-new = Ikke noe nytt: disse resultatene står allerede på topplisten for {$rules}, eller er ikke blant de ti beste der.
import-backup = Sikkerhetskopien er gjenopprettet: {$parts}.
import-backup-added = {$count} spill lagt til
import-backup-continued = {$count} spill spilt videre
import-backup-known = {$count} spill her fra før
import-backup-scores = { $count ->
    [one] {$count} nytt toppresultat
   *[other] {$count} nye toppresultater
}
import-backup-nothing = ingenting nytt
import-backup-line = Linje {$line} i sikkerhetskopien er skadet. Alt som kunne leses, er lagt til.
import-backup-lost = Skadde spill, som ble utelatt: {$damaged}.
import-backup-version = Denne sikkerhetskopien har versjonen «{$version}», som denne utgaven av Brikke ikke kan lese. En nyere utgave kan.
import-unknown = Denne filen er verken et opptak, en stilling, et lagret brett ({$board} byte, ikke {$length}) eller en toppliste.
import-no-tiles = Det lagrede brettet har ingen brikker: ingen spill kan fortsette fra det.
import-in-hand = Dette opptaket inneholder hemmeligheten til spill {$number}, som ikke er slutt: det ville vise brikkene som kommer. Spill det ferdig først.
import-bad-recording = {$ply ->
    [0] Opptaket er skadet før første trekk.
   *[other] Opptaket er skadet ved trekk {$ply}.
}
import-not-a-tile = Rad {$row}, kolonne {$column}: {$value} er ikke en brikke. Brikker er toerpotenser fra 2; 0 er en tom rute.
import-tile-too-large = Rad {$row}, kolonne {$column}: {$value} er for stor for et brett på 4x4.
import-negative-score = Poengsummen er {$value}, men den kan ikke være negativ.
import-negative-moves = Antall trekk er {$value}, men det kan ikke være negativt.
import-too-large = {$value} er for stort for et lagret brett.
import-other-size = Denne typen fil har bare plass til 4x4-brett, ikke {$size}.
import-line = Linje {$line}: {$problem}
import-encoding = Byte {$byte} i filen er ikke tekst: lagre filen som UTF-8.
import-byte-order-mark = Filen begynner med et byterekkefølgemerke: lagre den som UTF-8 uten det.
import-nul = Filen inneholder en nullbyte: lagre den som UTF-8.
import-no-bar = Det mangler «|» mellom navnet og poengsummen.
import-padding = Navnet med mellomrommene har {$shown} tegn før «|»; det skal ha {$most}.
import-name-form = Navnet begynner med et mellomrom eller er ikke sammensatt (NFC).
import-not-a-score = «{$text}» er ikke en poengsum: skriv bare sifre, uten nuller foran.
import-score-too-large = Poengsummen {$value} er for stor: maksimum er {$most}.
import-order = {$score} står under {$above}: det beste resultatet kommer først.
import-too-many-lines = Det er flere enn {$most} linjer.

## Games

games-title = Spill
games-number = Nr.
games-rules = Regler
games-score = Poeng
games-moves = Trekk
games-best-tile = Største brikke
games-state = Status
games-unfinished = uferdig
games-won = vunnet
games-lost = tapt
games-practice = øving
games-all = alle
games-yours = dine
games-machines = maskiner
games-newest = Nyeste først
games-order = Rekkefølge
games-time = Tid
games-date = Spilt
games-player = Spiller
games-help = Hjelp
games-you = du
games-machine = maskin
games-clean = ingen
games-assisted = ja
games-count =
    {$count ->
        [one] 1 spill
       *[other] {$count} spill
    }
games-sorted = sortert etter {$order}
games-search = Søk
games-rename = Navn på spillet
games-rename-text = Opptil 40 tegn. La feltet stå tomt hvis spillet ikke skal ha noe navn.
games-renamed = Spillet har fått nytt navn.
games-deleted = Spill {$game} er slettet. Trykk {$key} for å hente det tilbake.
games-deleted-by-command = Slettet: {$games}. «brikke delete --undo» henter tilbake det som sist ble slettet.
games-nothing-to-restore = Ingen slettede spill å hente tilbake.
games-restored = {$count} spill er hentet tilbake.
games-restored-one = Spill {$game} er hentet tilbake.
games-empty = Ingen spill ennå. Start et fra menyen!
games-nothing-matches = Ingen slike spill.

## Statistics

statistics-title = Statistikk
statistics-games = Spill
statistics-finished = Ferdige
statistics-won = Vunnet
statistics-moves = Trekk
statistics-time-played = Spilletid
statistics-merges = Sammenslåinger
statistics-points = Poeng i alt
statistics-best-score = Beste resultat
statistics-best-tile = Største brikke
statistics-mean-score = Gjennomsnitt
statistics-current-streak = Seire på rad nå
statistics-longest-streak = Flest seire på rad
statistics-best-tiles = Spill etter største brikke
statistics-fastest = Raskest til hver brikke
statistics-fastest-tile = Brikke
statistics-fastest-moves = Færrest trekk
statistics-fastest-time = Korteste tid
statistics-game = Spill {$number}
statistics-all-rules = Alle regler
statistics-yours = dine
statistics-all = alle
statistics-empty = Ingen statistikk ennå: du må spille først.

## Replay

replay-title = Reprise
replay-no-moves = Ingen trekk
replay-position = Trekk {$ply} av {$plies}
replay-after = Etter trekk {$ply} av {$plies}
replay-speed = {$speed} trekk i sekundet
replay-playing = spiller av
replay-paused = pause
replay-at-end = slutten av spillet
replay-at-last = siste trekk
replay-forward = neste
replay-backward = forrige
replay-step = steg
replay-ten = 10 trekk
replay-first = begynnelsen
replay-last = slutten
replay-play = spill av/pause
replay-jump = hopp
replay-jump-prompt = Gå til trekk (0 til {$plies})
replay-not-a-move = Skriv et tall fra 0 til {$plies}.
replay-analyse = analyser
replay-next-mistake = neste feil
replay-no-mistake = Ingen flere feil
replay-analyse-first = Trykk {$key} for å analysere spillet først.
replay-analysing = Analyserer: trekk {$done} av {$plies}
chart-costs = Hva hvert trekk kostet
replay-loading = Laster rådgiveren: {$percent} %
replay-analysed = Nøyaktighet {$accuracy} av 100 · grove feil: {$blunders} · feil: {$mistakes} · flaks {$luck}
replay-analysed-short = Nøyaktighet {$accuracy} av 100
replay-move-forced = Neste: {$played}, det eneste trekket
replay-move-best = Neste: {$played}, det beste trekket
replay-move-good = Neste: {$played}, bra; {$better} er litt bedre
replay-move-inaccuracy = Neste: {$played}, unøyaktig; {$better} er bedre
replay-move-mistake = Neste: {$played}, en feil; {$better} er bedre
replay-move-blunder = Neste: {$played}, en grov feil; {$better} er bedre
replay-short-better = {$better} er bedre
replay-short-best = {$played} er best
replay-short-forced = bare {$played} går
replay-try = prøv selv
replay-previous-mistake = forrige feil
replay-worst-mistake = verste trekk
replay-worst = Verste trekk
replay-former-course = Spillet slik det sto da; senere fortsatte det på en annen måte.
replay-worst-move = {$number} (−{$lost}): {$played}; {$better} var bedre
replay-values = De fire trekkene
replay-accuracy = Nøyaktighet
replay-luck = Flaks
trial-return = tilbake til reprisen
trial-mark = PRØVER ET ANNET TREKK
trial-begun = Prøv et annet trekk. Ingenting lagres, med mindre du velger «Lagre».
trial-begun-typed = Prøv et annet trekk. Ingenting lagres, med mindre du skriver «{command-save}».
replay-luck-about = mer flaks enn i {$percent} % av spillene
replay-accuracy-about = grove feil: {$blunders} · feil: {$mistakes}

## Practice

practice-title = Øving
practice-about = Endre brettet som du vil. Øving teller aldri.
practice-begun = Øving: poengene teller ikke, og spillet ditt blir som før.
practice-alone = Øving: poengene teller ikke. {$key} forklarer tastene.
practice-slides = Pilene flytter brikkene igjen.
practice-pushes = Pilene skyver: brikkene flytter seg, og ingen slås sammen.
practice-merges = Pilene slår sammen: like brikker blir én, resten står stille.
practice-passes = Pilene flytter i tre steg: trykk tre ganger.
practice-pushed = Skjøvet {$direction}.
practice-merged = Slått sammen {$direction}: {$gained} poeng.
pass-push = {$number} av 3: skyv {$direction}
pass-merge = {$number} av 3: slå sammen {$direction}
pass-push-nothing = {$number} av 3: skyv {$direction}. Ingenting flytter seg.
pass-merge-nothing = {$number} av 3: slå sammen {$direction}. Ingenting slås sammen.
practice-best = Det var det beste trekket.
practice-better = Retningen {$better} var {$points} poeng bedre.
practice-better-percent = Retningen {$better} var {$percent} % bedre.
practice-playing = Tilbake til spillet.
practice-edited = Brettet er endret.
practice-cursor = Rad {$row}, kolonne {$column}
practice-type = skriv en brikke
practice-larger = større
practice-smaller = mindre
practice-erase = fjern
practice-fill-ranks = fyll stigende
practice-rotate = roter
practice-clear = tøm
practice-paste = lim inn
practice-copy = kopier
practice-copied = Kopiert: {$position}
practice-paste-prompt = Stilling, for eksempel 2,0,0,4/0,8,0,0
position-not-a-tile = Rad {$row}, kolonne {$column}: «{$text}» er ikke en brikke.
position-not-a-power = Rad {$row}, kolonne {$column}: {$value} er ikke en brikke (2, 4, 8, …).
position-too-large = Rad {$row}, kolonne {$column}: {$value} er for stor; et brett på {$size} rommer høyst {$largest}.
position-ragged = { $found ->
    [one] Rad {$row} har {$found} rute, rad 1 har {$expected}.
   *[other] Rad {$row} har {$found} ruter, rad 1 har {$expected}.
}
position-size = Et brett har fra 1 til 8 rader og kolonner, og minst to ruter.
position-hexadecimal = En stilling i heksadesimal form har 16 sifre; denne har {$found}.
quit-title = Avslutte Brikke?
quit-text = Spillet er lagret. Ctrl+Q avslutter uten å spørre.
picture-copy = kopier bilde
picture-save = lagre bilde
picture-copied = Bilde av brettet er kopiert

## Hint, players and autoplay

hint-title = Hint ({$player})
hint-stronger = Last inn en sterkere ({$megabytes} MB)
hint-thinking = Tenker…
hint-impossible = umulig
hint-best = best
hint-as-good = like bra
hint-less = −{$percent} %
hint-risky = risikabelt
hint-only = eneste trekk
player-choose = Hvem tar over?
player-random = Tilfeldig
player-random-about = gjør tilfeldige trekk
player-greedy = Grådig
player-greedy-about = tar flest poeng nå
player-corner = Hjørne
player-corner-about = holder den største brikken i et hjørne
player-fast = Rask
player-fast-about = holder seg til to retninger så lenge det går
player-slow = Langsom
player-slow-about = ser tre trekk fram og holder radene i orden
player-expectimax = Expectimax
player-expectimax-about = regner på alle nye brikker som kan komme
player-learned = Selvlært
player-learned-about = har lært av mange spill
player-optimal = Optimal
player-optimal-about = spiller perfekt på små brett
player-loading = Laster {$player}: {$percent} %
player-best = Den beste
replay-preparing = Gjør rådgiveren klar…
player-preparing = Gjør {$player} klar…
autoplay-playing = {$player} spiller
autoplay-paused = {$player} har pause
autoplay-stopped = Din tur igjen.
autoplay-speed = {$speed} trekk i sekundet
autoplay-speed-full = full fart

## Settings

settings-title = Innstillinger
settings-look = Utseende
settings-play = Spill
settings-data = Data
settings-data-settings = Innstillingsfil
settings-data-games = Spill og nettverk
settings-data-copy = Kopier stien
settings-data-copied = Stien er kopiert.
settings-data-backup = Sikkerhetskopi
settings-data-backup-save = Last ned alle spill
settings-data-restore = Åpne en sikkerhetskopi
settings-data-restore-about = Legger spillene i filen til dem som er her.
settings-data-in-browser = Spill og innstillinger er lagret i denne nettleseren, bare på denne enheten.
settings-data-kept = Nettleseren har lovet å ta vare på dem.
settings-data-at-risk = Nettleseren kan slette dem når det er lite plass: last ned en sikkerhetskopi av og til.
setting-language = Språk
setting-theme = Tema
setting-colour = Farger
setting-labels = Tall på brikkene
setting-reading = Opplesing
setting-reduced-motion = Mindre bevegelse
setting-animation-speed = Animasjonsfart
setting-rules = Regler
setting-player-name = Navnet ditt
setting-hint-player = Hint fra
setting-confirm-new-game = Spør før nytt spill
setting-confirm-assistance = Spør før hjelp
setting-speedrun = Speedrun
setting-drill-values = Sjanser i sluttspill
setting-sound = Lyd
setting-vibration = Vibrasjon
setting-keys = Taster
setting-language-about = Språket i alle tekster
setting-theme-about = Fargene i spillet
setting-colour-about = Antall farger i terminalen
setting-labels-about = Verdier som 2048, eller eksponenter som 11
setting-reading-about = Etter et trekk: hele brettet, eller bare det nye
setting-reduced-motion-about = Brikkene hopper i stedet for å gli
setting-animation-speed-about = Hvor fort brikkene glir, fra 0,25 til 4
setting-rules-about = Reglene for et nytt spill
setting-player-name-about = Navnet som foreslås for topplisten
setting-player-name-last = sist oppgitt: {$name}
setting-hint-player-about = Spilleren som gir hint
setting-hint-player-load = Hvem som gir hint; {$player}, den sterkeste, lastes inn når du velger den ({$megabytes} MB)
setting-confirm-new-game-about = Spør før et nytt spill erstatter et uferdig
setting-confirm-assistance-about = Spør før et spill regnes som spilt med hjelp
setting-speedrun-about = Millisekunder, og mellomtider mot rekorden din
setting-drill-values-about = Vis alltid sjansen i hver retning i sluttspill
setting-sound-about = Korte, myke lyder for trekk, mål og slutt
setting-vibration-about = Korte vibrasjoner ved sammenslåing, mål og slutt
setting-keys-about = Tastene for alle handlinger
settings-saved = Lagret.
settings-refused = «{$text}» er ikke et valg for «{$name}». Skriv et av disse: {$choices}.
settings-not-saved = Innstillingene kunne ikke lagres: {$reason}
settings-press-key = Trykk den nye tasten for «{$action}», eller Esc
settings-key-added = {$key} brukes nå til «{$action}».
settings-key-removed = {$key} er fjernet fra «{$action}».
settings-key-clash = {$key} brukes allerede til «{$action}».
settings-key-clash-on = {$key} brukes allerede til «{$action}» ({$page}).
settings-key-move = Trykk den en gang til for å flytte den hit.
settings-keys-reset = «{$action}» har standardtastene igjen.
settings-keys-all-reset = Alle handlinger har standardtastene igjen.
settings-keys-reset-all-question = Sette alle taster tilbake til standard?
settings-key-unusable = Denne tasten kan ikke brukes.
settings-no-key = ingen tast

## Help

help-title = Hjelp
help-rules-title = Spillet
help-rules-slide = Hvert trekk flytter alle brikkene i én retning, så langt de kommer.
help-rules-merge = To like brikker som møtes, blir til én brikke med summen av de to, og summen legges til poengene. En brikke kan bare slås sammen én gang i hvert trekk.
help-rules-appear = Etter hvert trekk dukker det opp en ny brikke på en tom rute. En retning der ingenting flytter seg, er ikke et trekk.
help-rules-goal = Nå målet, vanligvis 2048, og spill videre hvis du vil.
help-rules-lost = Spillet er tapt når ingen trekk er mulige.
help-keys-title = Taster
help-list-title = Lister og lange sider
help-writing-title = Skriving
help-terminal-title = Overalt i terminalen
help-window-title = Overalt i vinduet
help-keys-change = Alle disse tastene kan endres i innstillingene. Piltaster, Enter, Esc, Tab og tall virker alltid i lister.
help-scores-title = Toppliste
help-scores-tables = Hvert regelsett har lister med de ti beste resultatene: uten hjelp; med angring, hint eller autospill; fra et valgt frø; og maskinenes.
help-undo = Angre så ofte du vil: det samme trekket gir den samme brikken, så det nytter ikke å prøve lykken på nytt.
help-proof-title = Bevis for dette spillet
help-proof-text = En hemmelighet ble trukket før den første brikken, og alle brikkene følger av den. Forpliktelsen er fingeravtrykket av den: skriv den ned nå, og sammenlign når spillet er slutt. Da inneholder det lagrede spillet hemmeligheten, og «brikke verify» viser forpliktelsen som hører til.
help-proof-commitment = Forpliktelse: {$commitment}
help-proof-secret = Hemmelighet: {$secret}
help-editing-title = Redigere brettet
help-mark-played = trekket som ble spilt
help-mark-better = et bedre trekk
help-practice-title = Øving
help-practice-text = Når du øver, kan du sette ut brikker og fylle, speilvende og rotere brettet som du vil. Øvingsspill kommer aldri på topplisten.
help-practice-keys = Når du øver, virker alle taster som i et vanlig spill; disse kommer i tillegg.
help-data-title = Dine data
help-data-text = Hvert trekk lagres med én gang, så du kan forlate et spill når som helst.
about-title = Om
about-version = Brikke {$version}, spillet 2048.
about-name = Navnet er det norske ordet for en spillbrikke.
about-license = Fri programvare, MIT eller Apache-2.0.
about-font = Skriften er Noto Sans CJK, under Open Font License.

## What the command says

analyse-game = {$game}: {$rules}, {$moves} trekk, {$score} poeng; analysert av {$player}
analyse-accuracy = {$accuracy} av 100 (hvor nær trekkene var de beste)
analyse-accuracy-none = ingen: ikke noe trekk var bedre enn et annet
analyse-grades = grove feil: {$blunders}, feil: {$mistakes}, unøyaktige trekk: {$inaccuracies}, gode trekk: {$good}, beste trekk: {$best}, eneste mulige trekk: {$forced}
analyse-luck-kinder = de nye brikkene var snillere enn i {$percent} % av spillene
analyse-luck-harder = de nye brikkene var mindre snille enn i {$percent} % av spillene
analyse-luck-none = ingen ny brikke gjorde noen forskjell
analyse-turn-move = trekk {$number}, et dårlig trekk
analyse-turn-good = trekk {$number}, en heldig brikke
analyse-turn-bad = trekk {$number}, en uheldig brikke
analyse-turned = Vendepunkt
analyse-mistake = Trekk {$number}: {$played} var en feil; {$better} var bedre
analyse-blunder = Trekk {$number}: {$played} var en grov feil; {$better} var bedre
analyse-interrupted = De {$done} første av {$plies} trekk er analysert.
report-title = Analyse av {$game}
report-summary = Sammendrag
report-by = Analysert av
report-grades = Trekk etter vurdering
report-turning-points = Vendepunkter
report-mistakes = Feil og grove feil
report-mistakes-none = Det er ingen.
report-mistakes-some = De {$shown} verste av {$all}.
report-mistakes-all = {$all} i alt.
report-played = spilt
report-better = bedre
report-board = Brettet før trekk {$number}
report-game = Spillet
report-chart = Spillet, trekk for trekk
report-chart-text = Fire diagrammer: poengene, som ender på {$score}; verdien av stillingen; hva hvert trekk kostet; og flaksen så langt.
report-chart-legend = Sirkler er feil og romber er grove feil: klikk på en for å se brettet under.
report-chart-value = Verdien av stillingen, slik {$player} ser det
report-chart-luck = Flaks så langt
report-how = Slik leser du dette
report-how-accuracy = 100 betyr at hvert trekk var det beste. Et trekk teller mer der mer sto på spill.
report-how-grades = Hvert trekk sammenlignes med det beste: litt dårligere er godt eller unøyaktig, klart dårligere er en feil, mye dårligere er en grov feil. Et trekk som taper spillet, er en grov feil hvis et annet var tryggere.
report-how-luck = Om de nye brikkene var bedre eller verre enn vanlig. Flaks teller ikke i nøyaktigheten og jevner seg ut over mange spill.
verify-valid = Gyldig: {$moves} trekk, {$score} poeng.
verify-invalid = Ikke gyldig. {$reason}
verify-secret = Brikkene følger av en hemmelighet. Sammenlign forpliktelsen {$commitment} med den som ble vist før første trekk.
verify-seed = Brikkene følger av et frø som spilleren valgte.
verify-position = Ingenting beviser brikkene: spillet begynte fra en stilling.
verify-later = Ingenting beviser brikkene ennå: hemmeligheten bak forpliktelsen {$commitment} vises når spillet er slutt.
verify-nothing = Ingenting beviser brikkene: opptaket har verken frø eller hemmelighet.
replayed-start = Start
replayed-commitment = Start. Forpliktelse: {$commitment}
replayed-move = {$number}. {$direction}, +{$gained}, {$score} poeng
games-older = Eldre spill: {$command}
games-more = Flere spill passer: øk --limit for å se dem.
export-which = Oppgi hvilket spill: «brikke games» viser listen.
export-table = «--as scores» eksporterer en tabell: ikke oppgi noe spill.
export-backup = En sikkerhetskopi inneholder alle spill: ikke oppgi noe spill.
export-over-backup = {$path} er en sikkerhetskopi: velg et annet navn
export-over-larger = {$path} er en sikkerhetskopi av flere spill enn de {$games} som er her: velg et annet navn
export-own-rules = Et spill eksporteres med sine egne regler: ikke oppgi --rules, --size eller de andre.
game-renamed = Spill {$game} heter nå «{$name}».
game-unnamed = Spill {$game} har ikke lenger noe navn.
games-restored-by-command = Hentet tilbake: {$games}.
slide-gained = vant {$points}
slide-too-large = Dette trekket lager en {$tile}, og et brett på {$size} rommer høyst {$largest}.
hint-player = spiller {$player}
position-over-goal = Spillet er over i denne stillingen: målet er nådd.
position-over-full = Spillet er over i denne stillingen: brettet er fullt.
position-not-solved = Stillingen {$position} kan ikke oppstå i et spill med disse reglene og er ikke løst.
match-title = {$player}: {$games} spill, {$rules}, frø {$seed}
match-score = poeng
match-moves = trekk
match-reached = nådd
match-ahead = foran med
match-speed = fart
match-score-value = snitt {$mean}, median {$median}, fra {$min} til {$max}
match-moves-value = {$mean} per spill
match-speed-value = {$rate} trekk/s med {$jobs ->
    [one] {$jobs} tråd
   *[other] {$jobs} tråder
}, {$cpu} per prosessorsekund; {$seconds} s i alt
match-versus = mot {$player}, med de samme brikkene
match-confidence = {$mean}; 95 % konfidens: {$low} til {$high}
match-outcomes = {$wins} vunnet, {$ties} uavgjort, {$losses} tapt
solve-rules = regler
solve-score = forventet poengsum
solve-probability = sannsynlighet
solve-states = tilstander
solve-afterstates = ettertilstander
solve-memory = minne
solve-time = tid
solve-probability-value = {$probability} for å nå {$tile}
solve-states-value = {$states} (symmetriske stillinger regnes som én)
solve-too-large = Et brett på {$size} er for stort til å løses: det går opp til 3x3 og 2x4, og på større brett fram til en liten brikke.
solve-out-of-reach = Brikken {$tile} er utenfor rekkevidde: et brett på {$size} rommer høyst {$largest}.
solve-too-much = Dette ville ta omtrent {$states} tilstander og {$memory} MB minne, mer enn {$limit} MB. --memory tillater mer.
solve-out-of-memory = Dette tar mer enn {$limit} MB minne. --memory tillater mer.
bench-random = tilfeldige trekk, {$size}
bench-slides = flytt med poeng, {$size}
bench-perft = perft-rekker, {$size}
bench-search = stillinger gjennomsøkt, {$size}
bench-recordings = innspilte trekk kontrollert
bench-signature = signatur
stats-finished-won = {$finished ->
    [one] {$finished} ferdig
   *[other] {$finished} ferdige
}, {$won} vunnet
stats-merges = {$merges ->
    [one] {$merges} sammenslåing
   *[other] {$merges} sammenslåinger
}
stats-best = best {$score}
stats-longest = lengst {$streak}
recording-refused = {$place} {$problem}
recording-none = Dette er ikke et opptak.
recording-version = Det er av versjon {$version}, og denne Brikke leser versjon 1.
recording-line = «{$found}» hører ikke hjemme der.
recording-cut = Det er avkuttet.
recording-too-long = Noe følger etter slutten.
recording-link = Slik skrives ikke en lenke.
recording-character = «{$character}» er ikke et tegn i et slikt opptak.
recording-checksum = Kontrollsummen stemmer ikke: opptaket er endret.
recording-contradiction = Det står «{$claimed}», men trekkene fører til «{$actual}».
recording-undos = {$undos} angringer er for mange.
recording-spelling = Slik skrives ikke et opptak.
recording-rules = Reglene gir ikke mening.
recording-secret = En hemmelighet eller en forpliktelse har 64 heksadesimale sifre.
recording-occupied = Rad {$row}, kolonne {$column} er ikke tom: en ny brikke trenger en tom rute.
recording-not-text = Byte {$byte} er ikke tekst: et opptak er UTF-8.
position-empty = Stillingen er tom: skriv rader som 2,0,0,4/0,8,0,0.
choice-unknown = «{$text}» er ukjent: skriv {$choices}.
rules-goal-text = «{$text}» er ikke et mål: skriv none eller en brikke som 2048.
rules-start-text = «{$text}» er ikke et antall startbrikker: skriv 1 eller mer.
rules-other-size = Brettet er {$size}, ikke {$other}: utelat --size.
no-such-rules = Det finnes ingen regler «{$name}»: velg {$names}.
no-such-player = Det finnes ingen spiller «{$name}»: velg {$names}.
no-such-setting = Spilleren {$player} tar ikke «{$setting}»: skriv {$player}.
no-such-effort = Spilleren {$player} tar en dybde fra 1 til 20 som 3 eller 2.5, eller en tid per trekk i us, ms eller s, som 50ms, høyst en time.
tables-other-size = Sluttspilltabeller er for brett på 4x4, og denne stillingen er {$size}.
data-not-a-directory = {$path} er en fil, ikke en mappe.
file-cannot-be-read = {$path} kan ikke leses: {$reason}
file-cannot-be-written = {$path} kan ikke skrives: {$reason}
file-over-limit = {$path} er for stor: høyst {$most} MiB leses.
result-cannot-be-written = Resultatet kan ikke skrives: {$reason}
usage-line = Bruk: {$usage}
usage-unknown-option = valget {$option} finnes ikke
usage-unknown-command = kommandoen «{$command}» finnes ikke
usage-nearest = {$mistake}. Mente du {$nearest}?
usage-too-much = «{$text}» er for mye her
usage-missing = dette mangler: {$arguments}
usage-missing-command = en av disse kommandoene mangler: {$commands}
usage-no-value = {$option} trenger en verdi
usage-value = «{$value}» er ikke mulig for {$option}
usage-value-choices = «{$value}» er ikke mulig for {$option}: skriv {$choices}
usage-twice = {$option} kan bare gis én gang
usage-conflict = {$option} og {$other} går ikke sammen

## Window

window-too-small = For lite vindu
window-needed = trenger {$columns}x{$rows}

## Screen-reader mode: sentences, one on each line

plain-welcome = Brikke, 2048 linje for linje. Flytt med w, a, s, d; skriv «{command-help}» for kommandoene.
plain-rules = Regler: {$rules}, brett {$size}.
plain-slid = { $gained ->
    [0] Du flyttet {$direction}.
   *[other] Du flyttet {$direction}: {$gained} poeng.
}
plain-player-slid = { $gained ->
    [0] {$player} flyttet {$direction}.
   *[other] {$player} flyttet {$direction}: {$gained} poeng.
}
plain-merged = { $count ->
    [one] Slått sammen til {$tiles}.
   *[other] {$count} sammenslåinger: {$tiles}.
}
plain-appeared = En {$tile} dukket opp i rad {$row}, kolonne {$column}.
plain-row = Rad {$row}: {$cells}.
plain-empty = tom
plain-status = Poeng {$score}, trekk {$moves}, rekord {$best}.
plain-status-undos = Poeng {$score}, angret {$undos}, trekk {$moves}, rekord {$best}.
plain-terse-status = Poeng {$score}.
plain-terse-status-undos = Poeng {$score}, angret {$undos}.
plain-undone = Trekket er angret.
plain-redone = Trekket er gjentatt.
plain-reading-full = Full opplesing: hele brettet etter hvert trekk.
plain-reading-terse = Kort opplesing: etter et trekk poengene, den nye brikken og poengsummen. «{command-board}» leser radene.
plain-started = Nytt spill.
plain-commitment = Forpliktelsen for dette spillet, fingeravtrykket av hemmeligheten: {$commitment}.
plain-secret = Hemmeligheten i dette spillet var {$secret}.
plain-no-proof = Ingenting beviser brikkene i dette spillet: det er øving, eller begynte med et valgt frø.
plain-over-lost = Spillet er slutt: ingen trekk igjen. Poeng {$score}, trekk {$moves}.
plain-over-won = Du har vunnet! Poeng {$score}, trekk {$moves}.
plain-over-autoplay = Autospill nådde {$tile}. Poeng {$score}, trekk {$moves}.
plain-entered = {$name} tar {$place}.-plassen med {$score} poeng.
plain-cancelled = Ingenting er endret.
plain-hint = Ifølge «{$player}»: {$direction}.
plain-hint-value = {$direction}: {$value}
plain-unknown = Ukjent kommando: «{$text}». Skriv «{command-help}» for kommandoene.
plain-new-unknown = «{$text}» er verken regler eller en størrelse. Skriv for eksempel «{command-new} {$example} 5x5 {command-seed} oter», i hvilken som helst rekkefølge. Regler: {$rules}.
plain-new-twice = Regler, størrelse og frø kan gis én gang hver; «{$text}» er for mye.
plain-autoplay-number = «{$text}» er ikke et antall trekk. Skriv for eksempel «{command-autoplay} 10».
plain-row-number = «{$text}» er ikke nummeret på en rad. Skriv for eksempel «{$word} 3».
plain-no-such = «{$text}» finnes ikke her. Velg blant: {$choices}.
plain-choose = Skriv et nummer:
plain-wrong-key = Denne tasten gjør ingenting her. Skriv «{command-help}» for kommandoene.
plain-wrong-answer = «{$text}» er ikke et mulig svar her. Prøv igjen.
plain-offered = Trykk Enter for å godta «{$text}».
plain-leave = Skriv «{$word}» for å gå tilbake uten endring.
plain-name = Skriv navnet ditt, eller en tom linje for å la poengsummen stå uten navn.
plain-name-other = Skriv et annet navn, eller «esc» for å la poengsummen stå uten navn.
plain-name-command = «{$text}» er også en kommando. Hvis det er navnet ditt, skriv «{command-name} {$text}».
plain-write = {$name}: skriv teksten på neste linje, eller en tom linje for å la den stå som den er.
plain-no-row = Det finnes ikke noe nummer {$number} i denne listen.
plain-link = Linjen over er en lenke til dette spillet.
plain-analysing = Analyserer spillet. Det kan ta litt tid.
plain-goodbye = Ha det. Alt er lagret.
# The words that are understood in this language, beside the English ones.
# One word each, in small letters.
command-up = opp
command-right = høyre
command-down = ned
command-left = venstre
command-undo = angre
command-redo = gjenta
command-new = nytt
command-begin = ny
command-restart = igjen
command-keep = fortsett
command-hint = hint
command-autoplay = autospill
command-board = brett
command-scores = toppliste
command-bookmark = bokmerke
command-name = navn
command-save = lagre
command-open = åpne
command-menu = meny
command-games = spill
command-help = hjelp
command-analyse = analyser
command-share = del
command-back = tilbake
command-statistics = statistikk
command-settings = innstillinger
command-about = om
command-quit = avslutt
command-terse = kort
command-full = full
command-proof = bevis
command-edit = rediger
command-practice = øving
command-bookmarks = bokmerker
command-endgames = sluttspill
command-replay = reprise
command-seed = frø
command-row = rad
command-column = kolonne
plain-help-title = Skriv én kommando på hver linje:
plain-help-move = w, a, s, d eller {command-up}, {command-left}, {command-down}, {command-right}: flytt
plain-help-undo = {command-undo}, {command-redo}: angre et trekk, gjenta det
plain-help-new = {command-new}, {command-restart}: et nytt spill, prøv igjen med samme regler
plain-help-choose = {command-new} med regler, en størrelse eller et frø, som «{command-new} jevnt 5x5 {command-seed} oter»: et spill du velger selv
plain-help-keep = {command-keep}: spill videre etter målet
plain-help-hint = {command-hint}: den beste retningen
plain-help-values = {command-hint}: sjansen etter hver retning
plain-help-next = {command-new}: den neste stillingen
plain-help-autoplay = {command-autoplay} og et tall: autospill gjør så mange trekk
plain-help-assisted = I en terminal spør {command-undo}, {command-hint} og {command-autoplay} før et spill uten hjelp regnes som spilt med hjelp: svar ja eller nei på neste linje
plain-help-board = {command-board}: les brettet igjen
plain-help-reading = {command-terse}, {command-full}: etter et trekk bare poeng, ny brikke og poengsum, eller hele brettet
plain-help-scores = {command-scores}: de beste resultatene
plain-help-proof = {command-proof}: fingeravtrykket av hemmeligheten som alle brikkene i spillet følger av, til å sammenligne når det er slutt
plain-help-bookmark = {command-bookmark} og et navn: gi denne stillingen et navn; {command-bookmarks}: gå tilbake til en av dem
plain-help-practice = {command-edit}, {command-endgames}: endre brettet for hånd, øve på sluttspill
plain-help-save = {command-save}, {command-open}: lagre spillet, åpne en fil
plain-help-analyse = {command-analyse}, {command-replay}, {command-share}: finn feilene dine, se spillet trekk for trekk, skriv en lenke
plain-help-menu = {command-menu}, {command-games}: menyen, de lagrede spillene
plain-help-pages = {command-statistics}, {command-settings}, {command-about}: disse sidene
plain-help-keys = Alle andre bokstaver gjør det samme som tasten på skjermen, for eksempel u for å angre
plain-help-help = {command-help}: denne listen
plain-help-quit = {command-quit}: avslutt; spillet er lagret
plain-help-back = {command-back}: forlat denne siden
plain-help-games = {command-games}, {command-scores}: de lagrede spillene, topplisten
plain-help-open = {command-open} og navnet på en fil: åpne den
plain-help-of-menu = Dette er menyen. Skriv nummeret på en linje for å velge den, eller et av disse ordene:
plain-help-of-form = Skriv nummeret på en linje for å endre den, med den nye verdien etter, som «1 fr». Uten verdi velges den neste, eller teksten blir spurt etter.
plain-help-of-keys = Skriv nummeret på en linje og en tast, som «5 z», for å legge til tasten. Med nummeret på en linje etter:
plain-help-of-list = Skriv nummeret på en rad for å åpne den.
plain-help-of-rows = Tastene og ordene for en rad kan ha nummeret på raden etter seg, som «{$word} 3»; uten nummer gjelder de den valgte raden.
plain-help-of-names = Et nytt navn kommer etter nummeret: «{$word} 3 …».
plain-help-of-search = «{$word}» og en tekst: radene med denne teksten; uten tekst alle.
plain-help-of-rules = «{$word}»: de neste reglene, eller reglene du skriver navnet på: {$choices}.
plain-help-of-tables = «{$word}»: den neste av disse sidene, eller siden du skriver navnet på: {$choices}.
plain-help-of-replay = Skriv en tast eller ordet for den:
plain-help-of-editor = Du endrer brettet. En linje som «{command-row} 1 {command-column} 2 8» eller «1 2 8» legger en brikke, 0 tar den bort; en hel stilling står på én linje, som 2,0,0,4/0,8,0,0. w, a, s, d flytter markøren. Eller skriv en tast eller ordet for den:
plain-help-of-choice = Skriv nummeret på en linje for å velge den.
plain-help-question = Svar på spørsmålet: skriv nummeret eller ordet for et svar. «{command-back}» lar alt være som det er, «{command-menu}» også, og går til menyen.
plain-help-words = Ord: {$words}

## Problems with saved games

store-damaged = De lagrede spillene er skadet.
unsaved = ikke lagret
unsaved-moves =
    { $moves ->
        [0] Den siste endringen er ikke lagret.
        [one] Ett trekk er ikke lagret.
       *[other] { $moves } trekk er ikke lagret.
    }
caught-up = Du har spilt videre et annet sted. Brettet er oppdatert.
deleted-elsewhere = Spillet ble slettet et annet sted. Du spilte videre, så det er tilbake.
caught-up-aside =
    { $moves ->
        [one] Trekket som ikke kunne lagres, ligger i et eget øvingsspill.
       *[other] De { $moves } trekkene som ikke kunne lagres, ligger i et eget øvingsspill.
    }
leave-title = Ikke alt er lagret
leave-text = Brikke fortsetter å prøve og avsluttes så snart alt er lagret.
leave-try-again = Prøv igjen nå
leave-save-elsewhere = Lagre spillet som en fil et annet sted
leave-unsaved = Avslutt uten å lagre
store-full = Disken er full: frigjør plass.
store-read-only = Filen eller mappen er skrivebeskyttet.
store-busy = Et annet program skriver til de lagrede spillene: prøv igjen.
store-gone = De lagrede spillene ble slettet eller flyttet mens Brikke kjørte: start programmet på nytt.
saved-again = Alt er lagret igjen.
store-changed-elsewhere = Spillet ble spilt videre i et annet program og kan ikke hentes derfra.
store-no-such-game = Spill {$number} finnes ikke.
store-newer = Disse spillene ble lagret av en nyere utgave av Brikke (format {$found}; denne kjenner {$known}). Bruk den, eller en annen datamappe.
store-quarantined = De lagrede spillene var skadet. De ligger nå i {$path}, og listen over spill er tom. Slik henter du tilbake det som kan leses: {$command}
store-log-damaged = { $count ->
    [0] De lagrede spillene var skadet på ett sted og er gjenopprettet: ingen trekk mangler. En kopi av det som ble funnet, ligger i {$path}.
    [one] De lagrede spillene var skadet: opptil {$count} trekk kan mangle. En kopi av det som ble funnet, ligger i {$path}. Slik henter du tilbake det som kan leses: {$command}
   *[other] De lagrede spillene var skadet: opptil {$count} trekk kan mangle. En kopi av det som ble funnet, ligger i {$path}. Slik henter du tilbake det som kan leses: {$command}
}
store-opened-read-only = De lagrede spillene kan leses, men ikke endres: ingenting du spiller nå, blir lagret.
store-practice = Spill {$number} er øving og kommer aldri på topplisten.
store-not-new = Bare et nytt spill med tilfeldig trukne brikker kan komme på topplisten.
store-too-large = Et tall er for stort til å lagres: {$value}
store-io = {$path}: {$reason}

## Problems in the settings file; {$key} is the name of a setting there

settings-problems = { $count ->
    [one] {$count} problem i innstillingene
   *[other] {$count} problemer i innstillingene
}
settings-problem-unavailable = Innstillingene i {$path} kan ikke leses: alle har standardverdi. Årsaken: {$reason}
settings-problem-broken = Linje {$line} er ikke gyldig TOML: alle innstillinger står på standard.
settings-problem-unknown = Linje {$line}: innstillingen «{$key}» finnes ikke.
settings-problem-unknown-nearest = Linje {$line}: innstillingen «{$key}» finnes ikke. Mente du «{$nearest}»?
settings-problem-value = Linje {$line}: {$key} kan ikke være {$found}. Skriv {$allowed}. Inntil da gjelder {$used}.
settings-problem-own-rules = Linje {$line}: reglene «{$name}» er utelatt. Gi dem et navn som ingen av variantene har, og alle seks reglene.
settings-problem-clash = Linje {$line}: tasten «{$key}» er satt for både {$kept} og {$refused}; den beholdes for {$kept}.
# What {$allowed} can be.

# Feil
store-damaged-game = Spill { $number } er skadet og kan ikke åpnes. De andre spillene er ikke berørt.
store-unusable = De lagrede spillene kan ikke brukes akkurat nå.
entropy-missing = Systemet gir ingen tilfeldige tall, så ingen spill kan starte.
player-failed = Noe gikk galt mens { $player } tenkte. Prøv igjen eller velg en annen spiller.
load-stopped = Lastingen av { $player } ble stoppet.
load-not-solvable = { $player } kan ikke spille med disse reglene: det er for mange stillinger å løse.
load-no-thread = { $player } kan ikke starte: systemet har ingen ledig tråd.
load-no-network = { $player } har ikke noe nettverk for { $size }-brett. «brikke train» lager ett.
load-bad-network = { $player } kan ikke bruke nettverket { $path }: { $problem }
network-other-size = det er for { $size }-brett.
network-foreign = det er ikke et nettverk fra Brikke.
network-later = det er laget av en nyere utgave av Brikke.
network-earlier = det er laget av en eldre utgave av Brikke.
network-damaged = det er skadet.
network-cut-off = det er ufullstendig.
file-not-found = filen eller mappen finnes ikke.
file-permission-denied = ingen tilgang.
file-disk-full = disken er full.
file-read-only = den kan bare leses.
file-is-a-directory = det er en mappe.
file-not-a-directory = det er ikke en mappe.
file-larger-than-allowed = systemet tillater ikke en større fil.
file-unreadable = systemet kan ikke lese eller skrive den.
file-no-directory = mappen finnes ikke.
file-too-large = den er for stor.
settings-broken-line = linje { $line } i innstillingsfilen er ikke gyldig TOML.
settings-wrong-shape = «{ $name }» er ikke skrevet som det skal i innstillingsfilen.
settings-allowed-words = ett av {$words}
settings-allowed-truth = true eller false
settings-allowed-speed = et tall fra {$least} til {$most}
settings-allowed-name = et navn i anførselstegn
settings-allowed-player = en spiller som best eller expectimax:3
settings-allowed-keys = en liste med taster som ["u", "ctrl-z"]
settings-allowed-key = et tegn, eller en tast som left, space, f1, num4 eller ctrl-r
settings-allowed-key-table = en tabell [keys]
settings-usual-keys = standardtastene
store-bad-start = Dette spillet kan ikke lagres: starten følger ikke reglene.

browser-forgets = Denne nettleseren lar ikke Brikke lagre: det du spiller nå, går tapt når siden lukkes.
browser-open-prompt = Velg en fil på denne enheten, eller lim inn en lenke.
browser-open-choose = Velg en fil…
browser-saved = Lastet ned: {$path}
browser-damaged = { $count ->
    [one] Én post blant de lagrede spillene kan ikke leses. Den blir stående som den er.
   *[other] {$count} poster blant de lagrede spillene kan ikke leses. De blir stående som de er.
}
board-name = Brett
board-row = Rad {$number}
board-column = Kolonne {$number}
menu-daily = Dagens spill
daily-note = { $streak ->
    [0] Dagens spill, {$day}: alle får de samme brikkene.
    [one] Dagens spill, {$day}: alle får de samme brikkene. Én dag så langt.
   *[other] Dagens spill, {$day}: alle får de samme brikkene. {$streak} dager på rad.
}
daily-streak = { $streak ->
    [0] Dagens spill.
    [one] Dagens spill. Én dag så langt.
   *[other] Dagens spill. {$streak} dager på rad.
}
daily-result = { $streak ->
    [0] Brikke {$day}: {$score} poeng, største brikke {$tile}, {$moves} trekk.
    [one] Brikke {$day}: {$score} poeng, største brikke {$tile}, {$moves} trekk. Dag 1.
   *[other] Brikke {$day}: {$score} poeng, største brikke {$tile}, {$moves} trekk. {$streak} dager på rad.
}
link-unknown = Denne lenken fører ingen steder i Brikke.
browser-update = En ny versjon er klar: last den inn
browser-tools = Handlinger
help-browser-title = I nettleseren
keys-read-board = Les høyt

## Endgame tables

tables-seconds = {$seconds} sekunder
tables-minutes =
    {$minutes ->
        [one] ett minutt
       *[other] {$minutes} minutter
    }
tables-estimate =
    {$name}: {$afterstates} stillinger, omtrent {$time} på {$jobs ->
        [one] én ledig prosessor
       *[other] {$jobs} ledige prosessorer
    }, {$memory} MB minne, {$disk} MB på disken ({$work} MB under byggingen).
tables-built = {$name}: {$afterstates} stillinger, {$disk} MB. Når resten av brettet er tomt, lager perfekt spill {$tile} i {$success} % av spillene.
tables-built-before = {$name} er alt bygd.
tables-goes-on = {$name} fortsetter fra {$disk} MB som er bygd.
tables-interrupted = {$name} er ikke ferdig. «brikke tables build {$name}» fortsetter herfra.
tables-in-use = Et annet program bygger {$name}.
tables-removed = {$name} er fjernet, {$disk} MB er ledige igjen.
tables-nothing-to-remove = Det finnes ingen tabell {$name} å fjerne.
tables-none-built = Ingen sluttspilltabell er bygd. «brikke tables build» bygger en.
tables-not-built = Tabellen {$name} er ikke bygd. «brikke tables build {$name}» bygger den.
tables-unusable = Tabellen {$name} kan ikke brukes: {$reason}. Fjern den og bygg den på nytt.
tables-no-wall = De store brikkene i denne stillingen danner ikke muren i noen bygd tabell ({$tables}).
position-stuck = Ingenting kan flyttes i denne stillingen.
tables-answer = {$name}: sjansen for å lage {$tile}
tables-leaves-wall = muren går i stykker
tables-blocked = ikke noe trekk
tables-state-built = bygd, {$disk} MB, {$success} % når resten er tom
tables-state-unfinished = ikke ferdig, {$disk} MB hittil
tables-state-absent = ikke bygd, {$afterstates} stillinger
tables-state-unusable = kan ikke brukes: {$reason}
tables-reason-damaged = den er skadet
tables-reason-cut = den er ufullstendig eller har noe etter slutten
tables-reason-version = en annen versjon av Brikke har skrevet den
tables-reason-foreign = filen er ikke en sluttspilltabell
tables-reason-unreadable = filen kan ikke leses

# Sluttspilltreneren.
drill-title = Sluttspill {$name}
drill-tables-explained = Lag målet ved muren av store brikker. Tabellen vurderer hvert trekk.
drill-no-tables = Det finnes ingen sluttspilltabeller her. Brikke på en datamaskin har dem.
drill-number = Nr.
drill-table = Tabell
drill-state = Status
drill-target = Mål
drill-success = Sjanse
drill-table-built = klar
drill-table-made = lages når den åpnes
drill-table-unfinished = påbegynt, høyst {$minutes} min
drill-table-absent = {$disk} MB, {$minutes} min å bygge
drill-table-building = bygges, {$percent} %
drill-build-table = bygg
drill-stop-building = stopp byggingen
drill-build-title = Bygge {$name}?
drill-build-meanwhile = Du kan spille videre imens. Avslutter du, fortsetter byggingen derfra neste gang.
drill-building = Bygger {$name}: {$percent} %
drill-built = {$name} er klar til øving.
drill-built-already = {$name} er allerede bygd.
drill-build-stopped = Byggingen av {$name} er stoppet. Neste gang fortsetter den herfra.
drill-remove-title = Fjerne {$name}?
drill-remove-text = For å øve med den igjen må du bygge den på nytt.
drill-table-unusable = skadet
drill-repeat-count =
    {$count ->
        [one] øv på 1 feil
       *[other] øv på {$count} feil
    }
drill-bad-table = Tabellen {$name} er skadet eller fra en annen versjon. Fjern den og bygg den på nytt.
drill-dealing = Finner en stilling…
drill-no-position = Tabellen har ingen stilling å øve på.
drill-no-mistakes = Det er ingen feil å øve på.
drill-begun = Lag {$tile}. Perfekt spill lykkes i {$success} av spillene.
drill-successes = {$values}.
drill-points = −{$points}
drill-better = −{$points} prosentpoeng: {$better} var bedre.
drill-better-in-short = {$better} var bedre: −{$points}
drill-made = Du klarte det!
drill-failed = Ikke denne gangen
drill-stuck = Det er ikke noe trekk igjen ved siden av muren.
drill-stuck-in-short = Ingen trekk igjen
drill-left-shapes = Muren gikk i stykker.
drill-left-shapes-in-short = Muren røk
drill-outcome-in-short = {$what} · {$points} poeng tapt
drill-perfect-play = Fra starten lykkes perfekt spill i {$success} av spillene.
drill-lost-nothing = Du spilte perfekt.
drill-lost =
    {$moves ->
        [one] Trekket ditt kostet
       *[other] De {$moves} trekkene dine kostet
    } {$points} prosentpoeng, {$mistakes ->
        [0] uten feil.
        [one] med 1 feil.
       *[other] med {$mistakes} feil.
    }
drill-lucky = Det er mer enn det var ved start: heldige brikker hadde økt sjansen underveis.
drill-summary = Trekk {$moves}, tapte prosentpoeng {$points}, feil {$mistakes}.
drill-make = Lag {$tile}
drill-repeated = Feil {$number} av {$count}
drill-collected = Feil å øve på
drill-at-start = Ved start
drill-lost-points = Tapte poeng
drill-mistakes = Feil
drill-values = vis sjanser
drill-next = neste stilling
drill-again = samme igjen
drill-close = til tabellene
drill-right = Riktig!
drill-wrong = Fortsatt feil
drill-removed = Du trenger ikke å øve mer på denne stillingen.
drill-removed-in-short = ferdig
drill-stays = Stillingen blir værende blant feilene dine.
drill-stays-in-short = blir til senere
drill-stays-helped = Stillingen blir værende blant feilene dine: du hadde sett hva retningene er verdt. Øv på den en annen gang.
drill-not-here = Det går ikke når du øver.
drill-over = Denne stillingen er ferdig. Velg hvordan du vil fortsette.
drill-help-moves = Lag målbrikken ved siden av muren av store brikker. Etter hvert trekk står det hva trekket kostet: hvor mange prosentpoeng sjansen ved perfekt spill gikk ned.
drill-help-values = Sjansen for en retning er hvor ofte perfekt spill lager brikken etterpå. «{tables-leaves-wall}»: brikker flytter seg, men muren mister formen sin, og da er stillingen slutt. «{hint-impossible}», eller en strek: ingenting flytter seg.
drill-help-mistakes = Et trekk som koster et halvt prosentpoeng eller mer, er en feil, og stillingen blir lagret. Du kan øve på den til du spiller den riktig uten å ha sett hva retningene er verdt.

## Long work, training, rescue and the server, on the command line

progress-left = {$left} igjen
progress-percent = {$percent} %
progress-loading = laster {$player}
progress-games = {$done}/{$all} spill, snitt {$means}
progress-first-moves = {$done}/{$all} første trekk
progress-moves = {$done}/{$all} trekk
progress-states = {$states} tilstander
interrupted = Avbrutt. {$done}
interrupted-loading = Spilleren {$player} er ikke lastet.
interrupted-hint = Dette er svaret fra {$player}.
interrupted-hint-early = Dette er svaret så langt.
interrupted-match = {$done} av {$all} spill teller.
interrupted-solve = Ingenting er løst.
interrupted-train = Med --resume fortsetter den fra {$place}.
signals-unheard = Kan ikke ta imot signaler: {$reason}
analysis-not-saved = Analysen er ikke lagret: {$reason}
train-nothing = {$option}: skriv mer enn 0. 0 er for --resume, --export og --test.
train-taken = {$place} har allerede en trening. Fortsett den med --resume, eller velg en annen mappe.
train-none = Det er ingen trening i {$place}. Utelat --resume for å begynne en.
train-in-use = Et annet program trener i {$place}.
train-too-small = --most: {$most} byte er for lite: det trengs {$bytes}.
train-export-own = --export: {$path} er en av treningens egne filer. Velg et annet navn.
train-export-foreign = --export: {$path} finnes allerede og er ikke et nettverk laget av Brikke. Velg et annet navn.
train-other-rules = Treningen i {$place} gjelder andre regler ({$rules}). Ikke oppgi regler.
train-network-other-rules = Nettverket {$place} gjelder andre regler ({$rules}). Ikke oppgi regler.
train-no-stages = {$option}: bare 4x4 med regler der spillet slutter når ingenting kan flyttes, har trinn.
train-needs-stages = {$option} krever en trening med trinn. Legg til --stages.
train-shares = --shares: «{$value}» går ikke. Skriv {$count} hele tall, som {$example}.
train-shares-sum = --shares: summen av tallene må være fra 1 til {$most}.
train-no-shape = --shape: det finnes ingen form «{$name}» for {$size}. Velg {$choices}.
train-range = {$option}: {$value} går ikke. Skriv et tall fra {$least} til {$most}.
train-stages-begin = Spiller {$games} spill og episoder for å finne trinnene …
train-line = {$games} spill  {$rate} M trekk/s  snitt {$mean}
train-passed = passert {$shares}
train-left = {$time} t igjen
train-left-minutes = {$time} min igjen
train-left-seconds = {$time} s igjen
train-written = {$path}: {$used} av {$weights} vekter i {$bytes} byte, lest igjen på {$seconds} s
train-in-training = i treningen
train-in-file = i filen
train-figures = snitt {$mean} ± {$error} over {$games} spill, {$reached}, {$rate} M trekk/s
train-figures-small = snitt {$mean} ± {$error} over {$games} spill, {$rate} M trekk/s
train-reached = {$tile} i {$share}
train-interrupted-test = {$done} av {$all} testspill er spilt.
train-file-foreign = Filen er ikke laget av Brikke.
train-file-version = Filen er laget av en annen utgave av Brikke.
train-file-damaged = Filen er skadet.
train-file-cut = Filen er ufullstendig.
train-bad-file = {$path}: {$problem}
rescue-added = {$count} spill lagt til
rescue-extended = {$count} forlenget
rescue-known = {$count} var her fra før
rescue-scores = {$count ->
    [one] 1 ny poengsum
   *[other] {$count} nye poengsummer
}
rescue-result = {$added}, {$extended}, {$known}; {$scores}
rescue-part = Spill {$found} i den filen (her spill {$game}): {$reason}
rescue-lost = Spill {$found} i den filen er tapt: {$reason}
rescue-vanished = {$count} spill til fantes der, men ingenting av dem er å finne.
rescue-reason-beginning = begynnelsen kan ikke leses.
rescue-reason-unverified = trekkene stemmer ikke med sjekksummen, og ingenting annet bekrefter dem.
rescue-reason-actions = bare de {$found} første av {$expected} handlinger kan leses.
rescue-reason-row = ingenting sier hvordan det ble spilt, og de {$actions} handlingene er nå til øving.
rescue-reason-bookmarks = bare {$found} av {$expected} bokmerker kan leses.
rescue-reason-went-on = spill {$game} er det samme spillet og fortsatte på en annen måte; dette er nå til øving.
rescue-reason-vanished = ingenting av det er å finne.
rescue-no-file = {$path} er ikke en fil. Oppgi en database med spill, som games.damaged-1.sqlite.
rescue-nothing = Fant ingen spill i {$path}.
serve-at = Brikke er på {$address}. Ctrl-C avslutter.
serve-no-browser = Kunne ikke åpne en nettleser. Gå til {$address}
serve-no-network = Nettverket kan ikke tilbys: {$reason}
serve-taken = Et annet program lytter allerede på {$address}. Velg en annen port, som --listen {$free}.
serve-refused = Kan ikke lytte på {$address}: {$reason}
serve-failed = Siden kan ikke tilbys: {$reason}
serve-not-here = denne datamaskinen har ikke den adressen.
serve-no-connection = systemet tillater det ikke.
