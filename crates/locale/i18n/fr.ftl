### Every sentence that a person reads, in French. English is the
### reference: see there what the arguments stand for.

## General

yes = Oui
no = Non
# The letter that answers; `y` and `n` are understood in every language.
yes-letter = o
no-letter = n
on = oui
off = non
none = aucun
back = Retour
cancel = Annuler
done = Terminé
# Between the members of a list, with its blank.
labelled = {$name} : {$value}
list-separator = {", "}
joined-sentences = {$first}. {$second}
following-sentence = {$first} {$second}
with-note = {$name} ({$note})

## Directions: alone, and in a sentence

direction-up = haut
direction-right = droite
direction-down = bas
direction-left = gauche
towards-up = vers le haut
towards-right = vers la droite
towards-down = vers le bas
towards-left = vers la gauche

## Languages, each in itself

language-auto = du système
language-en = English
language-pt = Português
language-fr = Français
language-nb = Norsk
language-zh = 中文

## Themes and colours

theme-auto = automatique
theme-classic = classique
theme-dark = sombre
theme-high-contrast = contraste élevé
theme-colour-blind = pour daltoniens
colour-auto = automatiques
colour-truecolor = toutes
colour-256 = 256 couleurs
colour-16 = 16 couleurs
colour-none = sans couleurs
labels-values = valeurs
labels-exponents = exposants
reading-full = complète
reading-terse = brève

## Actions: the short word at the bottom of the screen, and what it does

action-move = jouer
action-up = haut
action-right = droite
action-down = bas
action-left = gauche
action-undo = annuler
action-redo = rétablir
action-new = nouvelle partie
action-restart = recommencer
action-save = enregistrer
action-open = ouvrir fichier
action-hint = conseil
action-autoplay = jeu auto
action-pause = pause
action-continue = reprendre
action-step = pas à pas
action-faster = plus vite
action-slower = moins vite
action-help = aide
action-menu = menu
action-quit = quitter
action-edit = modifier
action-return = retour au jeu
action-bookmarks = signets
action-replay = revoir la partie
action-share = partager
action-reset = {action-restart}
action-mirror = retourner
action-transpose = transposer
action-numbers = remplir en ordre
action-twos = remplir de 2
action-test = plateau d’essai
action-push = pousser
action-merge = fusionner
action-passes = trois passes
action-endgames = finales
action-up-does = Faire glisser les tuiles vers le haut
action-right-does = Faire glisser les tuiles vers la droite
action-down-does = Faire glisser les tuiles vers le bas
action-left-does = Faire glisser les tuiles vers la gauche
action-undo-does = Annuler le dernier coup
action-redo-does = Rejouer le coup annulé
action-new-does = Commencer une nouvelle partie
action-restart-does = Recommencer avec les mêmes règles
action-save-does = Enregistrer la partie ici ou dans un fichier
action-open-does = Ouvrir un plateau, une partie ou un lien
action-hint-does = Montrer la valeur de chaque direction
action-autoplay-does = Lancer ou arrêter le jeu automatique
action-pause-does = Suspendre ou reprendre le jeu automatique
action-step-does = Jouer un seul coup automatique
action-faster-does = Accélérer le jeu automatique
action-slower-does = Ralentir le jeu automatique
action-help-does = Expliquer les touches
action-menu-does = Aller au menu, ou revenir
action-quit-does = Quitter Brikke
action-edit-does = Modifier le plateau, ou jouer
action-return-does = Revenir à la partie que vous avez quittée
action-bookmarks-does = Afficher les signets
action-replay-does = Revoir cette partie coup par coup
action-share-does = Copier un lien vers cette partie
action-reset-does = Recommencer l’entraînement
action-mirror-does = Inverser la gauche et la droite du plateau
action-transpose-does = Échanger lignes et colonnes
action-numbers-does = Remplir le plateau de tuiles dans l’ordre
action-twos-does = Remplir le plateau de 2
action-test-does = Préparer le plateau d’essai
action-push-does = Pousser seulement, ou glisser à nouveau
action-merge-does = Fusionner seulement, ou glisser à nouveau
action-passes-does = Glisser en trois passes, ou en une fois
action-endgames-does = S’entraîner aux finales avec une table

## Keys as they are shown; a character is shown as it is

key-up = ↑
key-right = →
key-down = ↓
key-left = ←
key-enter = Entrée
key-esc = Échap
key-tab = Tab
key-backspace = Retour arr.
key-space = Espace
key-insert = Inser
key-delete = Suppr
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-number-pad = Pavé {$digit}
key-ctrl = Ctrl+{$key}
key-alt = Alt+{$key}
key-shift = Maj+{$key}

## Words beside the keys of a screen

keys-choose = choisir
keys-accept = répondre
keys-open = ouvrir
keys-change = changer
keys-start = commencer
keys-back = retour
keys-save = enregistrer
keys-no-name = sans nom
keys-scroll = défiler
keys-line = ligne
keys-page = page
keys-half-page = demi-page
keys-ends = début, fin
keys-redraw = redessiner
keys-suspend = au shell
keys-full-screen = plein écran
keys-reset = par défaut
keys-reset-all = tout rétablir
keys-filter = filtrer
keys-rename = renommer
keys-delete = supprimer
keys-undo-delete = annuler la suppression
keys-undo-remove = annuler la suppression
keys-edit-rules = modifier les règles
keys-search = rechercher
keys-clear-search = tout voir
keys-sort = trier
keys-state = état
keys-export = exporter
keys-records = records
keys-table = tableau
keys-rules = règles
keys-play = jouer
keys-add = ajouter
keys-remove = supprimer
keys-one-key = touche
keys-speed = vitesse
keys-choices = choix
keys-cursor = déplacer le curseur
keys-cursor-word = d’un mot
keys-cursor-ends = début, fin
keys-erase = effacer un caractère
keys-erase-word = effacer un mot
keys-erase-side = effacer tout avant, après
list-down = ligne suivante
list-up = ligne précédente
list-first = première ligne
list-last = dernière ligne
list-half-down = une demi-page plus bas
list-half-up = une demi-page plus haut

## Menu

menu-tagline = Fusionnez les tuiles, atteignez 2048 !
menu-continue = Continuer
menu-continue-about = {$rules}, score {$score}
continue-nothing = Il n’y a pas de partie à reprendre : en voici une nouvelle.
menu-load = Charger une partie
menu-new-game = Nouvelle partie
menu-games = Parties
menu-scores = Meilleurs scores
menu-statistics = Statistiques
menu-settings = Réglages
menu-help = Aide
menu-endgames = Finales
menu-quit = Quitter
menu-wrong-key = Appuyez sur 1 à 9 ou 0, ou choisissez avec les flèches et Entrée
menu-wrong-number = Ce choix n’existe pas. Tapez un nombre de 1 à {$last}.

## New game

new-game-title = Nouvelle partie
new-game-rules = Règles
new-game-size = Taille
new-game-size-value = {$rows}x{$columns}
new-game-rows = Lignes
new-game-columns = Colonnes
new-game-more-rows = plus de lignes
new-game-fewer-rows = moins de lignes
new-game-more-columns = plus de colonnes
new-game-fewer-columns = moins de colonnes
new-game-start-tiles = Tuiles au départ
new-game-new-tiles = Part des 4
new-game-goal = Objectif
new-game-goal-none = aucun
new-game-at-goal = À l’objectif
new-game-at-goal-stop = la partie se termine
new-game-at-goal-continue = on peut continuer
new-game-lost-when = Perdu quand
new-game-lost-when-stuck = rien ne bouge
new-game-lost-when-full = le plateau est plein
new-game-seed = Graine
new-game-name = Nom
new-game-seed-random = au hasard
new-game-start = Commencer
new-game-fill-in = Configurer…
new-game-size-about = Lignes x colonnes, par exemple 5x4
new-game-new-tiles-about = La fréquence des 4, comme 10 % ; ou des poids, comme 2:9,4:1
new-game-start-tiles-about = Le nombre de tuiles au début
new-game-goal-about = La tuile à atteindre ; vide : pas d’objectif
new-game-seed-about = Même graine et mêmes coups : même partie ; vide : au hasard
new-game-name-about = Un nom fait de ces règles une carte ; sans nom, rien n’est enregistré
new-game-name-none = sans nom
preset-classic = Classique
preset-classic-about = Le jeu que tout le monde connaît : 2048, puis au-delà.
preset-sudden = Mort subite
preset-sudden-about = Plateau plein, partie perdue ; 2048 termine la partie.
preset-even = Équilibré
preset-even-about = Les 2 et les 4 apparaissent à la même fréquence.
preset-gentle = Doux
preset-gentle-about = Peu de 4 et aucun objectif : jouez, tout simplement.
preset-1024 = 1024
preset-1024-about = Il n’apparaît que des 2 ; 1024 termine la partie.
preset-custom = Sur mesure
preset-custom-about = La taille, les tuiles et l’objectif de votre choix.
rules-name-taken = {$name} est le nom d’un mode existant : choisissez-en un autre.
rules-name-used = Des règles « {$name} » existent déjà : choisissez un autre nom.
rules-removed = Les règles « {$name} » sont supprimées. Appuyez sur {$key} pour les récupérer.
rules-restored = Les règles « {$name} » sont de retour.
rules-in-short = {$size}, nouvelles tuiles {$tiles}, objectif {$goal}
rules-with-goal = {$rules}, objectif {$goal}
rules-without-goal = {$rules}, sans objectif

## Rules, sizes and tiles that are not possible

rules-start-tiles = Un plateau de {$size} peut avoir de 1 à {$cells} tuiles au départ.
rules-goal-too-large = L’objectif {$goal} est trop grand : un plateau de {$size} contient au plus {$largest}.
rules-tile-too-large = La tuile {$tile} est trop grande pour apparaître sur un plateau de {$size}.
rules-size = Un plateau a de 1 à 8 lignes et colonnes, et au moins deux cases.
rules-tiles = Écrivez les tuiles avec leur poids, par exemple 2:9,4:1.
rules-tiles-text = « {$text} » n’est pas de la forme tuile:poids, par exemple 2:9,4:1.
rules-tiles-not-a-tile = {$tile} n’est pas une tuile (2, 4, 8, …).
rules-tiles-weight = La tuile {$tile} a le poids {$weight} : un poids vaut au moins 1, et leur somme au plus {$most}.
rules-tiles-twice = La tuile {$tile} figure deux fois : donnez-lui un seul poids.
rules-goal = L’objectif est une tuile comme 2048 ; laissez vide pour ne pas en avoir.
rules-seed = Une graine fait de 1 à {$most} octets, sans espace au début ni à la fin.

## Play

play-score = Score
play-best = Record
play-moves = Coups
play-undos = Annulations
play-time = Temps
play-goal = Objectif
play-best-three = Les trois meilleurs
play-best-three-empty = aucun score
play-practice = ENTRAÎNEMENT
play-practice-does = ENTRAÎNEMENT : {$does}
play-assisted = avec aide
play-looking-back = Coup {$ply} sur {$plies}
play-keys-more = plus
play-resumed = Partie reprise : {$rules}, score {$score}.
play-returned = De retour dans la partie précédente.
play-present = De retour à la position actuelle.
play-clock-paused = Le chronomètre est arrêté.
play-clock-continues = Le chronomètre tourne.
play-wrong-key = Cette touche ne fait rien ici ; {$key} montre les touches.
play-caps-lock = Verr. Maj. est actif ; les touches marchent comme s’il ne l’était pas.
play-paste-nothing = Le presse-papiers ne contient ni partie ni position.
play-closed = Partie fermée.
play-closed-saved = Partie enregistrée. « Continuer » permet de la reprendre.
play-closed-short = Partie enregistrée
play-assisted-undo = Coup annulé : la partie compte désormais comme jouée avec aide.
play-assisted-hint = Conseil reçu : la partie compte désormais comme jouée avec aide.
play-assisted-player = L’ordinateur a joué : la partie compte comme jouée avec aide.
play-assisted-before = Ce conseil vaut pour votre partie : elle compte comme jouée avec aide.
play-assisted-short = Partie avec aide

## Refusals: why nothing happened

refusal-moves-nothing = Rien ne bouge {$direction}.
refusal-merges-nothing = Rien ne fusionne {$direction}.
refusal-over = La partie est terminée.
refusal-goal-reached = L’objectif est atteint : décidez d’abord si vous continuez.
refusal-score-overflow = Le score deviendrait trop grand.
refusal-no-chance = Impossible de continuer cet enregistrement : il ne dit pas d’où viennent les nouvelles tuiles.
refusal-not-drawn = Ce n’est pas la tuile que donne la graine.
refusal-nothing = Il n’y a rien à annuler, à rétablir ni à décider.
refusal-wrong-tile = Aucun {$tile} n’apparaît avec ces règles.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-nothing-to-redo = Il n’y a rien à rétablir.
refusal-not-at-goal = Vous n’avez pas encore atteint l’objectif.
refusal-nothing-to-return-to = Il n’y a pas de partie précédente à reprendre.
refusal-no-such-bookmark = Le signet « {$name} » n’existe pas.
refusal-practice-bookmark = Une partie d’entraînement n’a pas de signets.
refusal-no-such-ply = Le coup {$ply} n’existe pas : la partie en compte {$plies}.
refusal-looking-back = Vous regardez une position antérieure : revenez d’abord à la position actuelle.
refusal-hint-not-awaited = Le plateau a changé : redemandez un conseil.
refusal-no-player = Le jeu automatique est arrêté.
refusal-player-not-awaited = Ce n’est pas à l’ordinateur de jouer.
refusal-already-practising = Vous êtes déjà à l’entraînement.
refusal-square = La case ligne {$row}, colonne {$column} est hors d’un plateau de {$size}.
refusal-position-size = Un plateau de {$board} ne convient pas à des règles pour {$rules}.
refusal-position-too-large = {$tile} est trop grand : avec ces règles, on atteint au plus {$largest}.
refusal-position-count = Avec ces règles, la partie commence avec {$expected} tuiles, pas {$found}.
refusal-position-moves = Une partie ne peut pas commencer avec {$moves} coups.
refusal-position-other = Une partie ne peut pas commencer avec ce plateau.
refusal-unplayable = Ces règles ne conviennent pas à un plateau de cette taille.
refusal-no-question = Il n’y a pas de question en attente.
refusal-no-name-wanted = Aucun score n’attend de nom.

## Dialogs

goal-title = {$tile} !
goal-text = Vous avez atteint l’objectif.
goal-text-autoplay = Le jeu automatique a atteint l’objectif.
goal-keep-playing = Continuer à jouer
goal-take-win = Terminer
over-title-lost = Partie terminée
over-title-won = Vous avez gagné !
over-title-autoplay = Le jeu automatique a atteint {$tile}
over-text = { $moves ->
    [one] {$score} points en {$moves} coup.
   *[other] {$score} points en {$moves} coups.
}
over-practice = Entraînement : le score ne compte pas.
dialog-look = Voir le plateau
end-closed = Cliquez sur le plateau pour revoir les choix.
over-best = +{$points} au-dessus de votre record
over-tile = Plus grande tuile {$tile}
play-shared = Un lien vers cette partie a été copié.
play-paused = pause
assist-title = Partie avec aide
assist-question = Cette partie comptera comme jouée avec aide. Continuer ?
assist-question-before = Votre partie en cours en est exactement à cette position : elle comptera comme jouée avec aide. Continuer ?
assist-short = Avec aide ?
assist-yes = Continuer
assist-always = Continuer, ne plus demander
assist-no = Pas maintenant
tip-first = Avec les flèches ou du doigt, fusionnez les tuiles identiques et atteignez 2048
tip-first-keys = Avec les flèches, fusionnez les tuiles identiques et atteignez 2048
name-title = Un des dix meilleurs scores !
name-prompt = Votre nom
name-empty = Un nom doit avoir au moins un caractère.
name-too-long = Un nom peut avoir au plus {$most} caractères ; celui-ci en a {$shown}.
name-too-wide = Un nom peut occuper au plus {$most} colonnes ; celui-ci en occupe {$columns}.
name-control = Le caractère {$place} est un caractère de contrôle : retirez-le.
name-direction = Le caractère {$place} change le sens du texte : retirez-le.
name-invisible = Le caractère {$place} est invisible : retirez-le.
name-blank = Le caractère {$place} est une espace inhabituelle : mettez-en une ordinaire.
name-line-break = Le caractère {$place} est un saut de ligne : retirez-le.
name-meaningless = Le caractère {$place} n’a pas de sens défini : retirez-le.
name-loose-mark = Le caractère {$place} est un accent sans lettre : retirez-le.
name-pile-of-marks = Le caractère {$place} a trop d’accents : trois au plus.
name-pile-of-parts = Le caractère {$place} a trop de parties : dix au plus.
confirm-new-game = Commencer une nouvelle partie ? Celle-ci reste dans la liste.
confirm-new-game-short = Autre partie ?
confirm-restart = Recommencer ? Cette partie reste dans la liste.
confirm-restart-short = Recommencer ?
confirm-bookmark = Le signet « {$name} » existe déjà. Le déplacer ici ?
save-title = Enregistrer
save-question = Enregistrer la partie telle quelle ?
save-here = Enregistrer ici
save-bookmark = Enregistrer sous un nom…
save-file = Enregistrer dans un fichier…
save-practice-done = Enregistré. Le plateau d’entraînement est dans la liste des parties.
bookmark-title = Signet
bookmark-prompt = Nom du signet
bookmark-usual-name = Coup {$ply}
bookmark-saved = Partie enregistrée. Le signet « {$name} » vous ramène ici.
bookmark-lost = Le signet « {$name} » a disparu, car vous avez joué d’autres coups.
bookmark-empty = Pas encore de signet. Appuyez sur {$key}, puis « {$way} » pour en créer un.
file-save-title = Enregistrer un fichier
file-format-prompt = Que voulez-vous enregistrer ?
file-format-text = La partie, chaque coup en texte
file-format-link = Un lien vers la partie, dans le presse-papiers
file-format-board = Le plateau, pour un 2048 plus ancien
file-format-scores = Les dix meilleurs scores
file-format-picture = Une image du plateau (SVG)
file-format-backup = Sauvegarde des parties et des scores
file-save-prompt = Nom du fichier (~ est votre dossier personnel)
file-open-title = Ouvrir un fichier
file-open-prompt = Nom du fichier (~ est votre dossier personnel), ou un lien
file-saved = Enregistré : {$path}
file-replace = {$path} existe déjà. Le remplacer ?
file-name-missing = Écrivez le nom d’un fichier.
file-link-copied = Le lien a été copié dans le presse-papiers.
file-no-game = Il n’y a pas encore de partie à enregistrer.

## Best scores

scores-title = Meilleurs scores
scores-place = #
scores-name = Nom
scores-score = Score
scores-moves = Coups
scores-best-tile = Tuile max.
scores-date = Terminée le
scores-clean = Sans aide
scores-clean-about = sans aide
scores-assisted = Avec aide
scores-assisted-about = avec annulations, conseils ou jeu auto
scores-seeded = Avec graine
scores-seeded-about = avec une graine choisie, avec ou sans aide
scores-records = Records
scores-records-about = parties sans aide les plus rapides
scores-no-game = La partie de ce score n’est pas enregistrée ici.
scores-machines = Machines
scores-machines-about = parties jouées par une machine
scores-empty = Pas encore de score. Le premier sera peut-être le vôtre !
scores-empty-machines = Aucune machine n’a encore de score ici.
scores-empty-records = Pas encore de temps. Une partie sans aide en donnera.
scores-nameless = (sans nom)
scores-imported = importé

## Files that were opened

import-board = Partie {$number} : vous pouvez continuer ce plateau enregistré, avec le score {$score} après {$moves ->
    [one] {$moves} coup
   *[other] {$moves} coups
}. Elle compte comme jouée avec aide.
import-board-over = Partie {$number} : ce plateau enregistré était déjà terminé, avec le score {$score}. Elle compte comme jouée avec aide.
import-recording = Partie {$number} : l’enregistrement est ouvert pour l’entraînement, avec le score {$score}.
import-known = Vous avez déjà cette partie : c’est la partie {$number}. Rien n’a été ajouté.
import-position = Partie {$number} : la position est ouverte pour l’entraînement.
import-scores = {$count ->
    [one] {$count} nouveau score
   *[other] {$count} nouveaux scores
} dans le tableau « Avec aide » de {$rules}.
import-scores-nothing-new = Rien de nouveau : ces scores sont déjà dans le tableau de {$rules}, ou ne sont pas parmi ses dix meilleurs.
import-backup = Sauvegarde restaurée : {$parts}.
import-backup-added = { $count ->
    [one] {$count} partie ajoutée
   *[other] {$count} parties ajoutées
}
import-backup-continued = { $count ->
    [one] {$count} partie poursuivie
   *[other] {$count} parties poursuivies
}
import-backup-known = { $count ->
    [one] {$count} partie déjà présente
   *[other] {$count} parties déjà présentes
}
import-backup-scores = { $count ->
    [one] {$count} nouveau meilleur score
   *[other] {$count} nouveaux meilleurs scores
}
import-backup-nothing = rien de nouveau
import-backup-line = La ligne {$line} de la sauvegarde est endommagée. Tout ce qui pouvait être lu a été ajouté.
import-backup-lost = Parties endommagées, laissées de côté : {$damaged}.
import-backup-version = Cette sauvegarde est de la version « {$version} », que ce Brikke ne sait pas lire. Un Brikke plus récent le peut.
import-unknown = Ce fichier n’est ni un enregistrement, ni une position, ni un plateau enregistré ({$board} octets, pas {$length}), ni un tableau de scores.
import-no-tiles = Le plateau enregistré n’a pas de tuile : impossible d’en faire une partie.
import-in-hand = Cet enregistrement contient le secret de la partie {$number}, qui n’est pas terminée : il montrerait les tuiles à venir. Terminez d’abord cette partie.
import-bad-recording = {$ply ->
    [0] L’enregistrement est endommagé avant son premier coup.
   *[other] L’enregistrement est endommagé au coup {$ply}.
}
import-not-a-tile = Ligne {$row}, colonne {$column} : {$value} n’est pas une tuile. Les tuiles sont des puissances de deux à partir de 2 ; 0 est une case vide.
import-tile-too-large = Ligne {$row}, colonne {$column} : {$value} est trop grand pour un plateau de 4x4.
import-negative-score = Le score est de {$value}, mais il ne peut pas être négatif.
import-negative-moves = Le nombre de coups est de {$value}, mais il ne peut pas être négatif.
import-too-large = {$value} est trop grand pour un plateau enregistré.
import-other-size = Ce type de fichier n’accepte que les plateaux de 4x4, pas de {$size}.
import-line = Ligne {$line} : {$problem}
import-encoding = L’octet {$byte} n’est pas du texte : enregistrez le fichier en UTF-8.
import-byte-order-mark = Le fichier commence par une marque d’ordre des octets : enregistrez-le en UTF-8 sans cette marque.
import-nul = Il y a un octet 0 dans le fichier : enregistrez-le en UTF-8.
import-no-bar = Il n’y a pas de « | » entre le nom et le score.
import-padding = Le nom avec ses espaces a {$shown} caractères avant le « | » ; il devrait en avoir {$most}.
import-name-form = Le nom commence par une espace ou n’est pas composé (NFC).
import-not-a-score = « {$text} » n’est pas un score : n’écrivez que des chiffres, sans zéros au début.
import-score-too-large = Le score {$value} est trop grand : le maximum est {$most}.
import-order = {$score} se trouve sous {$above} : le meilleur score vient en premier.
import-too-many-lines = Il y a plus de {$most} lignes.

## Games

games-title = Parties
games-number = Nº
games-rules = Règles
games-score = Score
games-moves = Coups
games-best-tile = Tuile max.
games-state = État
games-unfinished = en cours
games-won = gagnée
games-lost = perdue
games-practice = entraînement
games-all = toutes
games-yours = les vôtres
games-machines = machines
games-newest = Les plus récentes d’abord
games-order = Ordre
games-time = Durée
games-date = Jouée le
games-player = Joueur
games-help = Aide
games-you = vous
games-machine = machine
games-clean = aucune
games-assisted = oui
games-count =
    {$count ->
        [one] {$count} partie
       *[other] {$count} parties
    }
games-sorted = tri : {$order}
games-search = Rechercher
games-rename = Nom de la partie
games-rename-text = 40 caractères au plus. Laissez vide pour ne pas donner de nom.
games-renamed = Partie renommée.
games-deleted = Partie {$game} supprimée. Appuyez sur {$key} pour la récupérer.
games-deleted-by-command = Supprimé : {$games}. « brikke delete --undo » annule la dernière suppression.
games-nothing-to-restore = Aucune partie supprimée à récupérer.
games-restored = {$count} parties récupérées.
games-restored-one = Partie {$game} récupérée.
games-empty = Pas encore de partie. Commencez-en une dans le menu !
games-nothing-matches = Aucune partie de ce genre.

## Statistics

statistics-title = Statistiques
statistics-games = Parties
statistics-finished = Terminées
statistics-won = Gagnées
statistics-moves = Coups
statistics-time-played = Temps de jeu
statistics-merges = Fusions
statistics-points = Total des points
statistics-best-score = Meilleur score
statistics-best-tile = Plus grande tuile
statistics-mean-score = Score moyen
statistics-current-streak = Série en cours
statistics-longest-streak = Plus longue série
statistics-best-tiles = Parties par tuile max.
statistics-fastest = Tuiles les plus rapides
statistics-fastest-tile = Tuile
statistics-fastest-moves = Le moins de coups
statistics-fastest-time = Meilleur temps
statistics-game = Partie {$number}
statistics-all-rules = Toutes les règles
statistics-yours = les vôtres
statistics-all = toutes
statistics-empty = Pas encore de statistiques : jouez d’abord.

## Replay

replay-title = Revoir
replay-no-moves = Aucun coup
replay-position = Coup {$ply} sur {$plies}
replay-after = Après le coup {$ply} sur {$plies}
replay-speed = { $speed ->
    [one] {$speed} coup par seconde
   *[other] {$speed} coups par seconde
}
replay-playing = lecture
replay-paused = en pause
replay-at-end = fin de la partie
replay-at-last = dernier coup joué
replay-forward = suivant
replay-backward = précédent
replay-step = un coup
replay-ten = 10 coups
replay-first = début
replay-last = fin
replay-play = lecture/pause
replay-jump = aller à
replay-jump-prompt = Aller au coup (0 à {$plies})
replay-not-a-move = Écrivez un nombre de 0 à {$plies}.
replay-analyse = analyser
replay-next-mistake = erreur suivante
replay-no-mistake = Aucune autre erreur
replay-analyse-first = Appuyez sur {$key} pour analyser d’abord la partie.
replay-analysing = Analyse : coup {$done} sur {$plies}
chart-costs = Coût de chaque coup
replay-loading = Chargement du conseiller : {$percent} %
replay-analysed = Précision {$accuracy} sur 100 · gaffes : {$blunders} · erreurs : {$mistakes} · chance {$luck}
replay-analysed-short = Précision {$accuracy} sur 100
replay-move-forced = Ensuite : {$played}, le seul coup
replay-move-best = Ensuite : {$played}, le meilleur coup
replay-move-good = Ensuite : {$played}, bon coup ; un peu mieux : {$better}
replay-move-inaccuracy = Ensuite : {$played}, imprécis ; mieux : {$better}
replay-move-mistake = Ensuite : {$played}, une erreur ; mieux : {$better}
replay-move-blunder = Ensuite : {$played}, une gaffe ; mieux : {$better}
replay-short-better = mieux : {$better}
replay-short-best = {$played} : le meilleur
replay-short-forced = {$played} : seul coup
replay-try = essayer
replay-previous-mistake = erreur précédente
replay-worst-mistake = pire coup
replay-worst = Pires coups
replay-former-course = La partie telle qu’elle était ; elle a ensuite continué autrement.
replay-worst-move = {$number} (−{$lost}) : {$played} ; mieux : {$better}
replay-values = Les quatre coups
replay-accuracy = Précision
replay-luck = Chance
trial-return = retour à la relecture
trial-mark = ESSAI
trial-begun = Essayez un autre coup. Rien n’est enregistré, sauf si vous choisissez « Enregistrer ».
trial-begun-typed = Essayez un autre coup. Rien n’est enregistré, sauf si vous tapez « {command-save} ».
replay-luck-about = plus de chance que dans {$percent} % des parties
replay-accuracy-about = gaffes : {$blunders} · erreurs : {$mistakes}

## Practice

practice-title = Entraînement
practice-about = Modifiez le plateau à votre gré. L’entraînement ne compte pas.
practice-begun = Entraînement : rien ne compte, votre partie reste intacte.
practice-alone = Entraînement : rien ne compte. {$key} explique les touches.
practice-slides = Les flèches font glisser à nouveau.
practice-pushes = Les flèches poussent : les tuiles bougent, rien ne fusionne.
practice-merges = Les flèches fusionnent les tuiles identiques ; le reste ne bouge pas.
practice-passes = Les flèches font glisser en trois passes : appuyez trois fois.
practice-pushed = Tuiles poussées {$direction}.
practice-merged = Tuiles fusionnées {$direction} : {$gained} points.
pass-push = {$number} sur 3 : pousser {$direction}
pass-merge = {$number} sur 3 : fusionner {$direction}
pass-push-nothing = {$number} sur 3 : pousser {$direction}. Rien ne bouge.
pass-merge-nothing = {$number} sur 3 : fusionner {$direction}. Rien ne fusionne.
practice-best = C’était le meilleur coup.
practice-better = Meilleur coup : {$better}, {$points} points de mieux.
practice-better-percent = Meilleur coup : {$better}, {$percent} % de mieux.
practice-playing = Retour au jeu.
practice-edited = Le plateau a changé.
practice-cursor = Ligne {$row}, colonne {$column}
practice-type = taper une tuile
practice-larger = plus grand
practice-smaller = plus petit
practice-erase = effacer
practice-fill-ranks = remplir en ordre
practice-rotate = tourner
practice-clear = vider
practice-paste = coller
practice-copy = copier
practice-copied = Copié : {$position}
practice-paste-prompt = Position, par exemple 2,0,0,4/0,8,0,0
position-not-a-tile = Ligne {$row}, colonne {$column} : « {$text} » n’est pas une tuile.
position-not-a-power = Ligne {$row}, colonne {$column} : {$value} n’est pas une tuile (2, 4, 8, …).
position-too-large = Ligne {$row}, colonne {$column} : {$value} est trop grand ; un plateau de {$size} contient au plus {$largest}.
position-ragged = { $found ->
    [one] La ligne {$row} a {$found} case, la ligne 1 en a {$expected}.
   *[other] La ligne {$row} a {$found} cases, la ligne 1 en a {$expected}.
}
position-size = Un plateau a de 1 à 8 lignes et colonnes, et au moins deux cases.
position-hexadecimal = Une position en hexadécimal a 16 chiffres ; celle-ci en a {$found}.
quit-title = Quitter Brikke ?
quit-text = Votre partie est enregistrée. Ctrl+Q quitte sans demander.
picture-copy = copier l’image
picture-save = enregistrer l’image
picture-copied = Image du plateau copiée

## Hint, players and autoplay

hint-title = Conseil ({$player})
hint-stronger = Charger un meilleur conseiller ({$megabytes} Mo)
hint-thinking = Réflexion…
hint-impossible = impossible
hint-best = meilleur
hint-as-good = aussi bon
hint-less = −{$percent} %
hint-risky = risqué
hint-only = seul coup
player-choose = Qui prend la main ?
player-random = Hasard
player-random-about = joue au hasard
player-greedy = Glouton
player-greedy-about = prend le plus de points tout de suite
player-corner = Coin
player-corner-about = garde la plus grande tuile dans un coin
player-fast = Rapide
player-fast-about = s’en tient à deux directions tant qu’il peut
player-slow = Lent
player-slow-about = cherche l’ordre trois coups à l’avance
player-expectimax = Expectimax
player-expectimax-about = réfléchit à chaque nouvelle tuile possible
player-learned = Autodidacte
player-learned-about = a appris sur de nombreuses parties
player-optimal = Optimal
player-optimal-about = joue à la perfection sur de petits plateaux
player-loading = Chargement de {$player} : {$percent} %
player-best = Le meilleur
replay-preparing = Préparation du conseiller…
player-preparing = Préparation de {$player}…
autoplay-playing = {$player} joue
autoplay-paused = {$player} est en pause
autoplay-stopped = À vous de jouer.
autoplay-speed = { $speed ->
    [one] {$speed} coup par seconde
   *[other] {$speed} coups par seconde
}
autoplay-speed-full = vitesse maximale

## Settings

settings-title = Réglages
settings-look = Apparence
settings-play = Jeu
settings-data = Données
settings-data-settings = Fichier des réglages
settings-data-games = Parties et réseaux
settings-data-copy = Copier le chemin
settings-data-copied = Chemin copié.
settings-data-backup = Sauvegarde
settings-data-backup-save = Télécharger toutes les parties
settings-data-restore = Ouvrir une sauvegarde
settings-data-restore-about = Ajoute les parties du fichier à celles qui sont ici.
settings-data-in-browser = Les parties et les réglages sont enregistrés dans ce navigateur, sur cet appareil seulement.
settings-data-kept = Le navigateur a promis de les garder.
settings-data-at-risk = Le navigateur peut les effacer s’il manque de place : téléchargez une sauvegarde de temps en temps.
setting-language = Langue
setting-theme = Thème
setting-colour = Couleurs
setting-labels = Nombres sur les tuiles
setting-reading = Lecture
setting-reduced-motion = Moins d’animation
setting-animation-speed = Vitesse des animations
setting-rules = Règles
setting-player-name = Votre nom
setting-hint-player = Conseils de
setting-confirm-new-game = Confirmer nouvelle partie
setting-confirm-assistance = Confirmer l’aide
setting-speedrun = Speedrun
setting-drill-values = Chances de réussite
setting-sound = Son
setting-vibration = Vibration
setting-keys = Touches
setting-language-about = La langue de tous les textes
setting-theme-about = Les couleurs du jeu
setting-colour-about = Le nombre de couleurs dans le terminal
setting-labels-about = Des valeurs comme 2048, ou des exposants comme 11
setting-reading-about = Après un coup : tout le plateau, ou la nouveauté
setting-reduced-motion-about = Les tuiles sautent au lieu de glisser
setting-animation-speed-about = La vitesse des tuiles, de 0,25 à 4
setting-rules-about = Les règles d’une nouvelle partie
setting-player-name-about = Le nom proposé pour un meilleur score
setting-player-name-last = dernier donné : {$name}
setting-hint-player-about = Le joueur qui donne les conseils
setting-hint-player-load = Qui donne les conseils ; {$player}, le plus fort, se charge quand on le choisit ({$megabytes} Mo)
setting-confirm-new-game-about = Demander avant de quitter une partie en cours
setting-confirm-assistance-about = Demander avant de passer en partie avec aide
setting-speedrun-about = Millisecondes, et écarts avec votre record
setting-drill-values-about = Toujours montrer la réussite de chaque direction en finale
setting-sound-about = Sons brefs et doux : coups, objectif et fin
setting-vibration-about = Vibrations brèves : fusions, objectif et fin
setting-keys-about = Les touches de toutes les actions
settings-saved = Enregistré.
settings-refused = « {$text} » n’est pas un choix pour « {$name} ». Tapez l’un de ceux-ci : {$choices}.
settings-not-saved = Les réglages n’ont pas pu être enregistrés : {$reason}
settings-press-key = Appuyez sur la nouvelle touche pour « {$action} », ou sur Échap
settings-key-added = {$key} est maintenant attribuée à « {$action} ».
settings-key-removed = {$key} retirée de « {$action} ».
settings-key-clash = {$key} est déjà attribuée à « {$action} ».
settings-key-clash-on = {$key} est déjà attribuée à « {$action} » ({$page}).
settings-key-move = Appuyez de nouveau pour la déplacer ici.
settings-keys-reset = « {$action} » a retrouvé ses touches par défaut.
settings-keys-all-reset = Toutes les actions ont retrouvé leurs touches par défaut.
settings-keys-reset-all-question = Rétablir toutes les touches par défaut ?
settings-key-unusable = Cette touche ne peut pas être utilisée.
settings-no-key = aucune touche

## Help

help-title = Aide
help-rules-title = Le jeu
help-rules-slide = Chaque coup fait glisser toutes les tuiles dans une direction, aussi loin que possible.
help-rules-merge = Deux tuiles identiques qui se rencontrent n’en font plus qu’une, leur somme, qui s’ajoute au score. Une tuile ne fusionne qu’une fois par coup.
help-rules-appear = Après chaque coup, une tuile apparaît sur une case vide. Une direction où rien ne bouge n’est pas un coup.
help-rules-goal = Atteignez l’objectif, en général 2048, et continuez si vous voulez.
help-rules-lost = La partie est perdue quand il ne reste aucun coup.
help-keys-title = Touches
help-list-title = Listes et longues pages
help-writing-title = Écrire
help-terminal-title = Partout dans le terminal
help-window-title = Partout dans la fenêtre
help-keys-change = Toutes ces touches se changent dans les réglages. Les flèches, Entrée, Échap, Tab et les chiffres marchent toujours dans les listes.
help-scores-title = Scores
help-scores-tables = Chaque jeu de règles a des tableaux des dix meilleurs scores : sans aide ; avec annulations, conseils ou jeu automatique ; avec une graine choisie ; et ceux des machines.
help-undo = Annulez aussi souvent que vous voulez : le même coup ramène la même tuile, inutile donc de retenter votre chance.
help-proof-title = Preuve de cette partie
help-proof-text = Un secret a été tiré avant la première tuile, et toutes les tuiles en découlent. L’engagement est son empreinte : notez-le maintenant et comparez-le à la fin de la partie. La partie enregistrée contient alors le secret, et « brikke verify » montre l’engagement qui lui correspond.
help-proof-commitment = Engagement : {$commitment}
help-proof-secret = Secret : {$secret}
help-editing-title = Modifier le plateau
help-mark-played = le coup joué
help-mark-better = un meilleur coup
help-practice-title = Entraînement
help-practice-text = À l’entraînement, vous pouvez poser des tuiles, remplir, retourner et tourner le plateau à votre gré. Les parties d’entraînement ne comptent jamais.
help-practice-keys = À l’entraînement, toutes les touches du jeu agissent aussi ; celles-ci s’y ajoutent.
help-data-title = Vos données
help-data-text = Chaque coup est enregistré aussitôt : vous pouvez quitter une partie à tout moment.
about-title = À propos
about-version = Brikke {$version}, le jeu 2048.
about-name = « Brikke » désigne un pion de jeu en norvégien.
about-license = Logiciel libre, MIT ou Apache-2.0.
about-font = La police est Noto Sans CJK, sous licence Open Font License.

## What the command says

analyse-game = {$game} : {$rules}, {$moves} coups, score {$score} ; analysée par {$player}
analyse-accuracy = {$accuracy} sur 100 (à quel point les coups approchaient des meilleurs)
analyse-accuracy-none = aucune : aucun coup n’était meilleur qu’un autre
analyse-grades = gaffes : {$blunders}, erreurs : {$mistakes}, imprécisions : {$inaccuracies}, bons coups : {$good}, meilleurs coups : {$best}, coups forcés : {$forced}
analyse-luck-kinder = les nouvelles tuiles ont été plus favorables que dans {$percent} % des parties
analyse-luck-harder = les nouvelles tuiles ont été moins favorables que dans {$percent} % des parties
analyse-luck-none = aucune nouvelle tuile n’a fait de différence
analyse-turn-move = coup {$number}, un mauvais coup
analyse-turn-good = coup {$number}, une tuile favorable
analyse-turn-bad = coup {$number}, une tuile défavorable
analyse-turned = Tournant
analyse-mistake = Coup {$number} : {$played}, une erreur ; mieux : {$better}
analyse-blunder = Coup {$number} : {$played}, une gaffe ; mieux : {$better}
analyse-interrupted = Les {$done} premiers coups sur {$plies} sont analysés.
report-title = Analyse de {$game}
report-summary = Résumé
report-by = Analysée par
report-grades = Coups par qualité
report-turning-points = Tournants
report-mistakes = Erreurs et gaffes
report-mistakes-none = Il n’y en a aucune.
report-mistakes-some = Les {$shown} pires sur {$all}.
report-mistakes-all = {$all} en tout.
report-played = joué
report-better = mieux
report-board = Le plateau avant le coup {$number}
report-game = La partie
report-chart = La partie, coup par coup
report-chart-text = Quatre courbes : le score, qui finit à {$score} ; la valeur de la position ; le coût de chaque coup ; et la chance jusque-là.
report-chart-legend = Les cercles sont des erreurs, les losanges des gaffes : cliquez pour voir le plateau plus bas.
report-chart-value = Valeur de la position, selon {$player}
report-chart-luck = Chance jusque-là
report-how = Comment lire ceci
report-how-accuracy = 100 : chaque coup était le meilleur. Un coup compte davantage là où l’enjeu était plus grand.
report-how-grades = Chaque coup est comparé au meilleur : un peu moins bon, il est bon ou imprécis ; nettement moins bon, c’est une erreur ; bien pire, une gaffe. Le coup qui perd la partie est une gaffe si un autre était plus sûr.
report-how-luck = Si les nouvelles tuiles étaient meilleures ou pires que d’habitude. La chance ne compte pas dans la précision et s’équilibre au fil des parties.
verify-valid = Valide : {$moves} coups, score {$score}.
verify-invalid = Non valide. {$reason}
verify-secret = Les tuiles découlent d’un secret. Comparez son engagement {$commitment} à celui qui a été affiché avant le premier coup.
verify-seed = Les tuiles découlent d’une graine choisie par le joueur.
verify-position = Rien ne prouve les tuiles : la partie a commencé à partir d’une position.
verify-later = Rien ne prouve encore les tuiles : le secret de l’engagement {$commitment} sera révélé à la fin de la partie.
verify-nothing = Rien ne prouve les tuiles : l’enregistrement n’a ni graine ni secret.
replayed-start = Début
replayed-commitment = Début. Engagement : {$commitment}
replayed-move = {$number}. {$direction}, +{$gained}, score {$score}
games-older = Parties plus anciennes : {$command}
games-more = D’autres parties correspondent : augmentez --limit pour les voir.
export-which = Indiquez la partie : « brikke games » affiche la liste.
export-table = « --as scores » exporte un tableau : n’indiquez pas de partie.
export-backup = Une sauvegarde contient toutes les parties : n’indiquez pas de partie.
export-over-backup = {$path} est une sauvegarde : choisissez un autre nom
export-over-larger = {$path} est une sauvegarde de plus de parties qu’il n’y en a ici ({$games}) : choisissez un autre nom
export-own-rules = Une partie est exportée avec ses propres règles : n’indiquez ni --rules, ni --size, ni les autres.
game-renamed = La partie {$game} s’appelle maintenant « {$name} ».
game-unnamed = La partie {$game} n’a plus de nom.
games-restored-by-command = Récupéré : {$games}.
slide-gained = gagné {$points}
slide-too-large = Ce mouvement fait un {$tile}, et un plateau {$size} contient au plus {$largest}.
hint-player = joueur {$player}
position-over-goal = La partie est finie dans cette position : l’objectif est atteint.
position-over-full = La partie est finie dans cette position : le plateau est plein.
position-not-solved = La position {$position} ne peut pas se présenter dans une partie avec ces règles, et elle n’est pas résolue.
match-title = {$player} : {$games ->
    [one] {$games} partie
   *[other] {$games} parties
}, {$rules}, graine {$seed}
match-score = score
match-moves = coups
match-reached = atteint
match-ahead = avance
match-speed = vitesse
match-score-value = moyenne {$mean}, médiane {$median}, de {$min} à {$max}
match-moves-value = {$mean} par partie
match-speed-value = {$rate} coups/s avec {$jobs ->
    [one] {$jobs} fil
   *[other] {$jobs} fils
} d’exécution, {$cpu} par seconde de processeur ; {$seconds} s en tout
match-versus = contre {$player}, avec les mêmes tuiles
match-confidence = {$mean} ; confiance à 95 % : de {$low} à {$high}
match-outcomes = {$wins} gagnées, {$ties} nulles, {$losses} perdues
solve-rules = règles
solve-score = score espéré
solve-probability = probabilité
solve-states = états
solve-afterstates = après-états
solve-memory = mémoire
solve-time = temps
solve-probability-value = {$probability} d’atteindre {$tile}
solve-states-value = {$states} à symétrie près
solve-too-large = Un plateau {$size} est trop grand pour être résolu : c’est possible jusqu’à 3x3 et 2x4, et au-delà jusqu’à une petite tuile.
solve-out-of-reach = La tuile {$tile} est hors d’atteinte : un plateau {$size} contient au plus {$largest}.
solve-too-much = Il faudrait environ {$states} états et {$memory} Mo de mémoire, plus que {$limit} Mo. --memory en permet davantage.
solve-out-of-memory = Cela demande plus de {$limit} Mo de mémoire. --memory en permet davantage.
bench-random = coups au hasard, {$size}
bench-slides = mouvements avec score, {$size}
bench-perft = suites de perft, {$size}
bench-search = positions examinées, {$size}
bench-recordings = coups enregistrés vérifiés
bench-signature = signature
stats-finished-won = {$finished ->
    [one] {$finished} finie
   *[other] {$finished} finies
}, {$won ->
    [one] {$won} gagnée
   *[other] {$won} gagnées
}
stats-merges = {$merges ->
    [one] {$merges} fusion
   *[other] {$merges} fusions
}
stats-best = meilleur {$score}
stats-longest = la plus longue {$streak}
recording-refused = {$place} {$problem}
recording-none = Ce n’est pas un enregistrement.
recording-version = Il est de la version {$version}, et ce Brikke lit la version 1.
recording-line = « {$found} » n’a rien à faire là.
recording-cut = Il est tronqué.
recording-too-long = Quelque chose suit la fin.
recording-link = Un lien ne s’écrit pas ainsi.
recording-character = « {$character} » n’est pas un caractère d’un tel enregistrement.
recording-checksum = La somme de contrôle ne correspond pas : l’enregistrement a été modifié.
recording-contradiction = Il dit « {$claimed} », mais les coups mènent à « {$actual} ».
recording-undos = {$undos} annulations, c’est trop.
recording-spelling = Un enregistrement ne s’écrit pas ainsi.
recording-rules = Ses règles n’ont pas de sens.
recording-secret = Un secret ou un engagement a 64 chiffres hexadécimaux.
recording-occupied = Ligne {$row}, colonne {$column} : la case n’est pas vide, et une nouvelle tuile en demande une vide.
recording-not-text = L’octet {$byte} n’est pas du texte : un enregistrement est en UTF-8.
position-empty = La position est vide : écrivez des lignes comme 2,0,0,4/0,8,0,0.
choice-unknown = « {$text} » n’est pas connu : écrivez {$choices}.
rules-goal-text = « {$text} » n’est pas un objectif : écrivez none ou une tuile comme 2048.
rules-start-text = « {$text} » n’est pas un nombre de tuiles de départ : écrivez 1 ou plus.
rules-other-size = Le plateau est de {$size}, pas de {$other} : omettez --size.
no-such-rules = Il n’y a pas de règles « {$name} » : choisissez {$names}.
no-such-player = Il n’y a pas de joueur « {$name} » : choisissez {$names}.
no-such-setting = Le joueur {$player} ne prend pas « {$setting} » : écrivez {$player}.
no-such-effort = Le joueur {$player} prend une profondeur de 1 à 20 comme 3 ou 2.5, ou un temps par coup en us, ms ou s, comme 50ms, d’une heure au plus.
tables-other-size = Les tables de finales sont pour les plateaux 4x4, et cette position est de {$size}.
data-not-a-directory = {$path} est un fichier, pas un dossier.
file-cannot-be-read = Impossible de lire {$path} : {$reason}
file-cannot-be-written = Impossible d’écrire {$path} : {$reason}
file-over-limit = {$path} est trop volumineux : {$most} Mio au plus sont lus.
result-cannot-be-written = Impossible d’écrire le résultat : {$reason}
usage-line = Utilisation : {$usage}
usage-unknown-option = l’option {$option} n’existe pas
usage-unknown-command = la commande « {$command} » n’existe pas
usage-nearest = {$mistake}. Vouliez-vous dire {$nearest} ?
usage-too-much = « {$text} » est de trop ici
usage-missing = il manque : {$arguments}
usage-missing-command = il manque une de ces commandes : {$commands}
usage-no-value = {$option} demande une valeur
usage-value = « {$value} » n’est pas possible pour {$option}
usage-value-choices = « {$value} » n’est pas possible pour {$option} : écrivez {$choices}
usage-twice = {$option} ne peut être donnée qu’une fois
usage-conflict = {$option} et {$other} ne vont pas ensemble

## Window

window-too-small = Fenêtre trop petite
window-needed = il faut {$columns}x{$rows}

## Screen-reader mode: sentences, one on each line

plain-welcome = Brikke, 2048 ligne par ligne. Jouez avec w, a, s, d ; tapez « {command-help} » pour les commandes.
plain-rules = Règles : {$rules}, plateau {$size}.
plain-slid = { $gained ->
    [0] Coup {$direction}.
    [one] Coup {$direction} : {$gained} point.
   *[other] Coup {$direction} : {$gained} points.
}
plain-player-slid = { $gained ->
    [0] {$player} joue {$direction}.
    [one] {$player} joue {$direction} : {$gained} point.
   *[other] {$player} joue {$direction} : {$gained} points.
}
plain-merged = { $count ->
    [one] Fusion en {$tiles}.
   *[other] {$count} fusions : {$tiles}.
}
plain-appeared = Un {$tile} est apparu ligne {$row}, colonne {$column}.
plain-row = Ligne {$row} : {$cells}.
plain-empty = vide
plain-status = Score {$score}, coups {$moves}, record {$best}.
plain-status-undos = Score {$score}, annulations {$undos}, coups {$moves}, record {$best}.
plain-terse-status = Score {$score}.
plain-terse-status-undos = Score {$score}, annulations {$undos}.
plain-undone = Coup annulé.
plain-redone = Coup rejoué.
plain-reading-full = Lecture complète : tout le plateau après chaque coup.
plain-reading-terse = Lecture brève : après un coup, les points, la nouvelle tuile et le score. « {command-board} » lit les lignes.
plain-started = Nouvelle partie.
plain-commitment = L’engagement de cette partie, l’empreinte de son secret : {$commitment}.
plain-secret = Le secret de cette partie était {$secret}.
plain-no-proof = Rien ne prouve les tuiles de cette partie : c’est un entraînement, ou elle est partie d’une graine choisie.
plain-over-lost = Partie terminée : il ne reste aucun coup. Score {$score}, coups {$moves}.
plain-over-won = Vous avez gagné ! Score {$score}, coups {$moves}.
plain-over-autoplay = Le jeu automatique a atteint {$tile}. Score {$score}, coups {$moves}.
plain-entered = { $place ->
    [1] {$name} prend la première place avec {$score} points.
   *[other] {$name} prend la {$place}e place avec {$score} points.
}
plain-cancelled = Rien n’a changé.
plain-hint = Selon « {$player} » : {$direction}.
plain-hint-value = {$direction} : {$value}
plain-unknown = Commande inconnue : « {$text} ». Tapez « {command-help} » pour les commandes.
plain-new-unknown = « {$text} » n’est ni une règle ni une taille. Tapez par exemple « {command-new} {$example} 5x5 {command-seed} loutre », dans n’importe quel ordre. Règles : {$rules}.
plain-new-twice = Règles, taille et graine se donnent une fois chacune ; « {$text} » est de trop.
plain-autoplay-number = « {$text} » n’est pas un nombre de coups. Tapez par exemple « {command-autoplay} 10 ».
plain-row-number = « {$text} » n’est pas le numéro d’une ligne. Tapez par exemple « {$word} 3 ».
plain-no-such = Il n’y a pas de « {$text} » ici. Choisissez parmi : {$choices}.
plain-choose = Tapez un numéro :
plain-wrong-key = Cette touche n’a pas d’effet ici. Tapez « {command-help} » pour les commandes.
plain-wrong-answer = « {$text} » n’est pas une réponse possible ici. Réessayez.
plain-offered = Appuyez sur Entrée pour accepter « {$text} ».
plain-leave = Tapez « {$word} » pour quitter sans rien changer.
plain-name = Tapez votre nom, ou une ligne vide pour laisser le score sans nom.
plain-name-other = Tapez un autre nom, ou « esc » pour laisser le score sans nom.
plain-name-command = « {$text} » est aussi une commande. Si c’est votre nom, tapez « {command-name} {$text} ».
plain-write = {$name} : tapez le texte sur la ligne suivante, ou une ligne vide pour ne rien changer.
plain-no-row = Il n’y a pas de numéro {$number} dans cette liste.
plain-link = La ligne ci-dessus est un lien vers cette partie.
plain-analysing = Analyse de la partie en cours. Cela peut prendre un moment.
plain-goodbye = Au revoir. Tout est enregistré.
# The words that are understood in this language, beside the English ones.
# One word each, in small letters.
command-up = haut
command-right = droite
command-down = bas
command-left = gauche
command-undo = annuler
command-redo = rétablir
command-new = nouvelle
command-begin = nouveau
command-restart = recommencer
command-keep = continuer
command-hint = conseil
command-autoplay = auto
command-board = plateau
command-scores = scores
command-bookmark = signet
command-name = nom
command-save = enregistrer
command-open = ouvrir
command-menu = menu
command-games = parties
command-help = aide
command-analyse = analyser
command-share = partager
command-back = retour
command-statistics = statistiques
command-settings = réglages
command-about = infos
command-quit = quitter
command-terse = bref
command-full = complet
command-proof = preuve
command-edit = modifier
command-practice = entraînement
command-bookmarks = signets
command-endgames = finales
command-replay = revoir
command-seed = graine
command-row = ligne
command-column = colonne
plain-help-title = Tapez une commande par ligne :
plain-help-move = w, a, s, d ou {command-up}, {command-left}, {command-down}, {command-right} : jouer un coup
plain-help-undo = {command-undo}, {command-redo} : annuler un coup, le rejouer
plain-help-new = {command-new}, {command-restart} : une nouvelle partie, recommencer avec les mêmes règles
plain-help-choose = {command-new} avec des règles, une taille ou une graine, comme « {command-new} équilibré 5x5 {command-seed} loutre » : une partie de votre choix
plain-help-keep = {command-keep} : continuer après l’objectif
plain-help-hint = {command-hint} : la meilleure direction
plain-help-values = {command-hint} : la réussite de chaque direction
plain-help-next = {command-new} : la position suivante
plain-help-autoplay = {command-autoplay} et un nombre : l’ordinateur joue ce nombre de coups
plain-help-assisted = Dans un terminal, {command-undo}, {command-hint} et {command-autoplay} demandent votre accord avant qu’une partie sans aide compte comme jouée avec aide : répondez oui ou non sur la ligne suivante
plain-help-board = {command-board} : relire le plateau
plain-help-reading = {command-terse}, {command-full} : après un coup, seulement les points, la nouvelle tuile et le score, ou tout le plateau
plain-help-scores = {command-scores} : les meilleurs scores
plain-help-proof = {command-proof} : l’empreinte du secret dont découlent toutes les tuiles de cette partie, à comparer à la fin
plain-help-bookmark = {command-bookmark} et un nom : nommer cette position ; {command-bookmarks} : revenir à l’une d’elles
plain-help-practice = {command-edit}, {command-endgames} : modifier le plateau, s’entraîner aux finales
plain-help-save = {command-save}, {command-open} : enregistrer la partie, ouvrir un fichier
plain-help-analyse = {command-analyse}, {command-replay}, {command-share} : trouver vos erreurs, revoir la partie, écrire un lien
plain-help-menu = {command-menu}, {command-games} : le menu, les parties enregistrées
plain-help-pages = {command-statistics}, {command-settings}, {command-about} : les statistiques, les réglages, à propos de Brikke
plain-help-keys = Toute autre lettre fait ce que sa touche fait à l’écran, comme u pour annuler
plain-help-help = {command-help} : cette liste
plain-help-quit = {command-quit} : quitter ; la partie est enregistrée
plain-help-back = {command-back} : quitter cette page
plain-help-games = {command-games}, {command-scores} : les parties enregistrées, les meilleurs scores
plain-help-open = {command-open} et le nom d’un fichier : l’ouvrir
plain-help-of-menu = Voici le menu. Tapez le numéro d’une ligne pour la choisir, ou l’un de ces mots :
plain-help-of-form = Tapez le numéro d’une ligne pour la changer, suivi de la nouvelle valeur, comme « 1 fr ». Sans valeur, c’est la suivante, ou le texte est demandé.
plain-help-of-keys = Tapez le numéro d’une ligne et une touche, comme « 5 z », pour ajouter la touche. Avec le numéro d’une ligne après eux :
plain-help-of-list = Tapez le numéro d’une ligne pour l’ouvrir.
plain-help-of-rows = Les touches et mots pour une ligne acceptent son numéro après eux, comme « {$word} 3 » ; sans numéro, ils s’appliquent à la ligne choisie.
plain-help-of-names = Un nouveau nom suit le numéro : « {$word} 3 … ».
plain-help-of-search = « {$word} » et un texte : les lignes avec ce texte ; sans texte, toutes.
plain-help-of-rules = « {$word} » : les règles suivantes, ou celles dont le nom suit : {$choices}.
plain-help-of-tables = « {$word} » : la page suivante parmi celles-ci, ou celle dont le nom suit : {$choices}.
plain-help-of-replay = Tapez une touche ou son mot :
plain-help-of-editor = Vous modifiez le plateau. Une ligne comme « {command-row} 1 {command-column} 2 8 » ou « 1 2 8 » pose une tuile, 0 l’enlève ; une position entière tient sur une ligne, comme 2,0,0,4/0,8,0,0. w, a, s, d déplacent le curseur. Ou tapez une touche ou son mot :
plain-help-of-choice = Tapez le numéro d’une ligne pour la choisir.
plain-help-question = Répondez à la question : tapez le numéro ou le mot d’une réponse. « {command-back} » ne change rien, « {command-menu} » non plus et mène au menu.
plain-help-words = Mots : {$words}

## Problems with saved games

store-damaged = Les parties enregistrées sont endommagées.
unsaved = non enregistré
unsaved-moves =
    { $moves ->
        [0] Le dernier changement n’est pas enregistré.
        [one] Un coup n’est pas enregistré.
       *[other] { $moves } coups ne sont pas enregistrés.
    }
caught-up = Vous avez continué ailleurs. Le plateau est à jour.
deleted-elsewhere = Cette partie avait été supprimée ailleurs. Comme vous la continuez, elle est de retour.
caught-up-aside =
    { $moves ->
        [one] Le coup qui n’a pas pu être enregistré se trouve dans une partie d’entraînement à part.
       *[other] Les { $moves } coups qui n’ont pas pu être enregistrés se trouvent dans une partie d’entraînement à part.
    }
leave-title = Tout n’est pas enregistré
leave-text = Brikke continue d’essayer et se ferme dès que tout est enregistré.
leave-try-again = Réessayer maintenant
leave-save-elsewhere = Enregistrer la partie ailleurs, dans un fichier
leave-unsaved = Quitter sans enregistrer
store-full = Le disque est plein : libérez de la place.
store-read-only = Le fichier ou le dossier est en lecture seule.
store-busy = Un autre programme enregistre des parties : réessayez.
store-gone = Les parties enregistrées ont été supprimées ou déplacées pendant que Brikke tournait : relancez-le.
saved-again = Tout est de nouveau enregistré.
store-changed-elsewhere = Cette partie a continué dans un autre programme et ne peut pas être rechargée.
store-no-such-game = La partie {$number} n’existe pas.
store-newer = Ces parties ont été enregistrées par un Brikke plus récent (format {$found} ; celui-ci connaît {$known}). Utilisez-le, ou choisissez un autre dossier de données.
store-quarantined = Les parties enregistrées étaient endommagées. Elles sont maintenant dans {$path}, et la liste repart de zéro. Pour récupérer ce qui est encore lisible : {$command}
store-log-damaged = { $count ->
    [0] Les parties enregistrées étaient endommagées à un endroit et ont été rétablies : aucun coup ne manque. Une copie de ce qui a été trouvé est dans {$path}.
    [one] Les parties enregistrées étaient endommagées : il manque peut-être {$count} coup. Une copie de ce qui a été trouvé est dans {$path}. Pour récupérer ce qui est encore lisible : {$command}
   *[other] Les parties enregistrées étaient endommagées : il manque peut-être jusqu’à {$count} coups. Une copie de ce qui a été trouvé est dans {$path}. Pour récupérer ce qui est encore lisible : {$command}
}
store-opened-read-only = Les parties enregistrées peuvent être lues mais pas modifiées : rien de ce que vous jouez maintenant n’est enregistré.
store-practice = La partie {$number} est un entraînement et n’entre jamais dans les scores.
store-not-new = Seule une nouvelle partie, aux tuiles tirées au hasard, compte pour les scores.
store-too-large = Un nombre est trop grand pour être enregistré : {$value}
store-io = {$path} : {$reason}

## Problems in the settings file; {$key} is the name of a setting there

settings-problems = { $count ->
    [one] {$count} problème dans les réglages
   *[other] {$count} problèmes dans les réglages
}
settings-problem-unavailable = Les réglages dans {$path} ne peuvent pas être lus : tous sont à leur valeur par défaut. La raison : {$reason}
settings-problem-broken = La ligne {$line} n’est pas du TOML valide : tous les réglages sont à leur valeur par défaut.
settings-problem-unknown = Ligne {$line} : le réglage « {$key} » n’existe pas.
settings-problem-unknown-nearest = Ligne {$line} : le réglage « {$key} » n’existe pas. Vouliez-vous dire « {$nearest} » ?
settings-problem-value = Ligne {$line} : {$key} ne peut pas être {$found}. Écrivez {$allowed}. D’ici là, c’est {$used}.
settings-problem-own-rules = Ligne {$line} : les règles « {$name} » sont ignorées. Donnez-leur un nom qu’aucun mode ne porte, et les six règles.
settings-problem-clash = Ligne {$line} : la touche « {$key} » est attribuée à {$kept} et à {$refused} ; elle reste à {$kept}.
# What {$allowed} can be.

# Erreurs
store-damaged-game = La partie { $number } est endommagée et ne peut pas être ouverte. Les autres parties sont intactes.
store-unusable = Les parties enregistrées sont inutilisables pour le moment.
entropy-missing = Le système ne fournit pas de nombres aléatoires : aucune partie ne peut commencer.
player-failed = { $player } a échoué pendant sa réflexion. Réessayez ou choisissez un autre joueur.
load-stopped = Le chargement de { $player } a été interrompu.
load-not-solvable = { $player } ne peut pas jouer avec ces règles : il y a trop de positions à résoudre.
load-no-thread = { $player } ne peut pas démarrer : le système n’a plus de fil d’exécution libre.
load-no-network = { $player } n’a pas de réseau pour les plateaux { $size }. « brikke train » en crée un.
load-bad-network = { $player } ne peut pas utiliser son réseau { $path } : { $problem }
network-other-size = il est fait pour les plateaux { $size }.
network-foreign = ce n’est pas un réseau de Brikke.
network-later = il vient d’une version plus récente de Brikke.
network-earlier = il vient d’une version plus ancienne de Brikke.
network-damaged = il est endommagé.
network-cut-off = il est tronqué.
file-not-found = ce fichier ou dossier n’existe pas.
file-permission-denied = l’accès est refusé.
file-disk-full = le disque est plein.
file-read-only = il est en lecture seule.
file-is-a-directory = c’est un dossier.
file-not-a-directory = ce n’est pas un dossier.
file-larger-than-allowed = le système n’autorise pas un fichier plus grand.
file-unreadable = le système ne peut ni le lire ni l’écrire.
file-no-directory = ce dossier n’existe pas.
file-too-large = il est trop volumineux.
settings-broken-line = la ligne { $line } du fichier de réglages n’est pas du TOML valide.
settings-wrong-shape = « { $name } » n’est pas écrit comme il faut dans le fichier de réglages.
settings-allowed-words = l’un de {$words}
settings-allowed-truth = true ou false
settings-allowed-speed = un nombre de {$least} à {$most}
settings-allowed-name = un nom entre guillemets
settings-allowed-player = un joueur comme best ou expectimax:3
settings-allowed-keys = une liste de touches comme ["u", "ctrl-z"]
settings-allowed-key = un caractère, ou une touche comme left, space, f1, num4 ou ctrl-r
settings-allowed-key-table = une table [keys]
settings-usual-keys = les touches par défaut
store-bad-start = Cette partie ne peut pas être enregistrée : son début ne suit pas ses règles.

browser-forgets = Ce navigateur ne laisse pas Brikke enregistrer : ce que vous jouez maintenant sera perdu à la fermeture de la page.
browser-open-prompt = Choisissez un fichier sur cet appareil ou collez un lien.
browser-open-choose = Choisir un fichier…
browser-saved = Téléchargé : {$path}
browser-damaged = { $count ->
    [one] Un enregistrement des parties ne peut pas être lu. Il reste tel quel.
   *[other] {$count} enregistrements des parties ne peuvent pas être lus. Ils restent tels quels.
}
board-name = Plateau
board-row = Ligne {$number}
board-column = Colonne {$number}
menu-daily = Partie du jour
daily-note = { $streak ->
    [0] Partie du jour, {$day} : les tuiles sont les mêmes pour tous.
    [one] Partie du jour, {$day} : les tuiles sont les mêmes pour tous. Votre série : 1 jour.
   *[other] Partie du jour, {$day} : les tuiles sont les mêmes pour tous. {$streak} jours de suite.
}
daily-streak = { $streak ->
    [0] Partie du jour.
    [one] Partie du jour. Votre série : 1 jour.
   *[other] Partie du jour. {$streak} jours de suite.
}
daily-result = { $streak ->
    [0] Brikke {$day} : {$score} points, plus grande tuile {$tile}, {$moves} coups.
    [one] Brikke {$day} : {$score} points, plus grande tuile {$tile}, {$moves} coups. Jour 1.
   *[other] Brikke {$day} : {$score} points, plus grande tuile {$tile}, {$moves} coups. {$streak} jours de suite.
}
link-unknown = Ce lien ne mène nulle part dans Brikke.
browser-update = Une nouvelle version est prête : la charger
browser-tools = Actions
help-browser-title = Dans le navigateur
keys-read-board = Lire le plateau

## Endgame tables

tables-seconds = {$seconds} secondes
tables-minutes =
    {$minutes ->
        [one] une minute
       *[other] {$minutes} minutes
    }
tables-estimate =
    {$name} : {$afterstates} positions, environ {$time} sur {$jobs ->
        [one] un processeur libre
       *[other] {$jobs} processeurs libres
    }, {$memory} Mo de mémoire, {$disk} Mo sur le disque ({$work} Mo pendant la construction).
tables-built = {$name} : {$afterstates} positions, {$disk} Mo. Avec le reste du plateau vide, un jeu parfait fait {$tile} dans {$success} % des parties.
tables-built-before = {$name} est déjà construite.
tables-goes-on = {$name} reprend à partir de {$disk} Mo déjà construits.
tables-interrupted = {$name} n’est pas terminée. « brikke tables build {$name} » reprend ici.
tables-in-use = Un autre programme construit {$name}.
tables-removed = {$name} est supprimée, {$disk} Mo sont libérés.
tables-nothing-to-remove = Il n’y a pas de table {$name} à supprimer.
tables-none-built = Aucune table de finales n’est construite. « brikke tables build » en construit une.
tables-not-built = La table {$name} n’est pas construite. « brikke tables build {$name} » la construit.
tables-unusable = La table {$name} est inutilisable : {$reason}. Supprimez-la et construisez-la de nouveau.
tables-no-wall = Les grandes tuiles de cette position ne forment le mur d’aucune table construite ({$tables}).
position-stuck = Rien ne bouge dans cette position.
tables-answer = {$name} : la probabilité de faire {$tile}
tables-leaves-wall = le mur se défait
tables-blocked = aucun coup
tables-state-built = construite, {$disk} Mo, {$success} % avec le reste vide
tables-state-unfinished = inachevée, {$disk} Mo jusqu’ici
tables-state-absent = pas construite, {$afterstates} positions
tables-state-unusable = inutilisable : {$reason}
tables-reason-damaged = elle est endommagée
tables-reason-cut = elle est tronquée ou a quelque chose après sa fin
tables-reason-version = une autre version de Brikke l’a écrite
tables-reason-foreign = le fichier n’est pas une table de finales
tables-reason-unreadable = le fichier est illisible

# L’entraînement aux finales.
drill-title = Finale {$name}
drill-tables-explained = Près du mur de grandes tuiles, formez la cible. La table juge chaque coup.
drill-no-tables = Il n’y a pas de tables de finales ici. Elles existent dans Brikke pour ordinateur.
drill-number = Nº
drill-table = Table
drill-state = État
drill-target = Cible
drill-success = Réussite
drill-table-built = prête
drill-table-made = préparée à l’ouverture
drill-table-unfinished = commencée, {$minutes} min au plus
drill-table-absent = {$disk} Mo, {$minutes} min à faire
drill-table-building = en construction, {$percent} %
drill-build-table = construire
drill-stop-building = arrêter la construction
drill-build-title = Construire {$name} ?
drill-build-meanwhile = Vous pouvez jouer pendant ce temps. Si vous quittez, la construction reprendra là où elle en était.
drill-building = Construction de {$name} : {$percent} %
drill-built = {$name} est prête pour l’entraînement.
drill-built-already = {$name} est déjà construite.
drill-build-stopped = Construction de {$name} arrêtée. Elle reprendra là où elle en était.
drill-remove-title = Supprimer {$name} ?
drill-remove-text = Pour vous entraîner de nouveau avec elle, il faudra la reconstruire.
drill-table-unusable = endommagée
drill-repeat-count =
    {$count ->
        [one] revoir {$count} erreur
       *[other] revoir {$count} erreurs
    }
drill-bad-table = La table {$name} est endommagée ou d’une autre version. Supprimez-la et reconstruisez-la.
drill-dealing = Choix d’une position…
drill-no-position = La table n’a pas de position à proposer.
drill-no-mistakes = Il n’y a pas d’erreurs à revoir.
drill-begun = Faites {$tile}. En jouant parfaitement, on réussit dans {$success} des parties.
drill-successes = {$values}.
drill-points = −{$points}
drill-better = −{$points} points de pourcentage ; mieux : {$better}.
drill-better-in-short = mieux : {$better} (−{$points})
drill-made = Réussi !
drill-failed = Pas cette fois
drill-stuck = Il ne reste aucun coup à côté du mur.
drill-stuck-in-short = Aucun coup
drill-left-shapes = Le mur s’est défait.
drill-left-shapes-in-short = Mur défait
drill-outcome-in-short = {$what} · {$points} points perdus
drill-perfect-play = Depuis le début, en jouant parfaitement, on réussit dans {$success} des parties.
drill-lost-nothing = Vous avez joué parfaitement.
drill-lost =
    {$moves ->
        [one] Votre coup a coûté
       *[other] Vos {$moves} coups ont coûté
    } {$points} points de pourcentage, {$mistakes ->
        [0] sans erreur.
        [one] avec 1 erreur.
       *[other] avec {$mistakes} erreurs.
    }
drill-lucky = C’est plus qu’il n’y avait au début : des tuiles favorables avaient augmenté les chances en chemin.
drill-summary = Coups {$moves}, points perdus {$points}, erreurs {$mistakes}.
drill-make = Faites {$tile}
drill-repeated = Erreur {$number} sur {$count}
drill-collected = Erreurs à revoir
drill-at-start = Au début
drill-lost-points = Points perdus
drill-mistakes = Erreurs
drill-values = voir les chances
drill-next = position suivante
drill-again = la même position
drill-close = retour aux tables
drill-right = Juste !
drill-wrong = Encore une erreur
drill-removed = Cette position n’est plus à revoir.
drill-removed-in-short = terminé
drill-stays = La position reste parmi vos erreurs.
drill-stays-in-short = à revoir plus tard
drill-stays-helped = La position reste parmi vos erreurs : vous aviez déjà vu ce que valent ses directions. Revoyez-la une autre fois.
drill-not-here = Cela ne marche pas dans un exercice.
drill-over = Cette position est terminée. Choisissez la suite.
drill-help-moves = Formez la tuile cible à côté du mur de grandes tuiles. Après chaque coup, une ligne dit ce qu’il a coûté : de combien de points de pourcentage baissent les chances en jouant parfaitement.
drill-help-values = La réussite d’une direction dit combien de fois, en jouant parfaitement, on forme la tuile après elle. « {tables-leaves-wall} » : des tuiles bougent, mais le mur perdrait sa forme, ce qui met fin à la position. « {hint-impossible} », ou un tiret : rien ne bouge.
drill-help-mistakes = Un coup qui coûte un demi-point de pourcentage ou plus est une erreur, et sa position est gardée. Elle reste à revoir jusqu’à ce que vous la jouiez bien sans avoir vu ce que valent ses directions.

## Long work, training, rescue and the server, on the command line

progress-left = encore {$left}
progress-percent = {$percent} %
progress-loading = chargement de {$player}
progress-games = {$done}/{$all} parties, moyenne {$means}
progress-first-moves = {$done}/{$all} premiers coups
progress-moves = {$done}/{$all} coups
progress-states = {$states} états
interrupted = Interrompu. {$done}
interrupted-loading = Le joueur {$player} n’est pas chargé.
interrupted-hint = C’est la réponse de {$player}.
interrupted-hint-early = C’est la réponse trouvée jusqu’ici.
interrupted-match = {$done} parties sur {$all} comptent.
interrupted-solve = Rien n’est résolu.
interrupted-train = Avec --resume, il reprend depuis {$place}.
signals-unheard = Impossible de recevoir les signaux : {$reason}
analysis-not-saved = L’analyse n’est pas enregistrée : {$reason}
train-nothing = {$option} : écrivez plus que 0. 0 sert à --resume, --export et --test.
train-taken = {$place} contient déjà un entraînement. Reprenez-le avec --resume ou choisissez un autre dossier.
train-none = Il n’y a pas d’entraînement dans {$place}. Sans --resume, vous en commencez un.
train-in-use = Un autre programme s’entraîne dans {$place}.
train-too-small = --most : {$most} octets ne suffisent pas : il en faut {$bytes}.
train-export-own = --export : {$path} est un fichier de l’entraînement. Choisissez un autre nom.
train-export-foreign = --export : {$path} existe déjà et n’est pas un réseau de Brikke. Choisissez un autre nom.
train-other-rules = L’entraînement dans {$place} suit d’autres règles ({$rules}). N’indiquez pas de règles.
train-network-other-rules = Le réseau {$place} suit d’autres règles ({$rules}). N’indiquez pas de règles.
train-no-stages = {$option} : il n’y a d’étapes qu’en 4x4, avec des règles où la partie finit quand rien ne bouge.
train-needs-stages = {$option} demande un entraînement avec des étapes. Ajoutez --stages.
train-shares = --shares : « {$value} » n’est pas possible. Écrivez {$count} nombres entiers, comme {$example}.
train-shares-sum = --shares : la somme des nombres doit aller de 1 à {$most}.
train-no-shape = --shape : il n’y a pas de forme « {$name} » pour {$size}. Choisissez {$choices}.
train-range = {$option} : {$value} n’est pas possible. Écrivez un nombre de {$least} à {$most}.
train-stages-begin = {$games} parties et épisodes pour trouver les étapes…
train-line = {$games} parties  {$rate} M coups/s  moyenne {$mean}
train-passed = passés {$shares}
train-left = encore {$time} h
train-left-minutes = encore {$time} min
train-left-seconds = encore {$time} s
train-written = {$path} : {$used} poids sur {$weights} en {$bytes} octets, relus en {$seconds} s
train-in-training = à l’entraînement
train-in-file = dans le fichier
train-figures = moyenne {$mean} ± {$error} sur {$games} parties, {$reached}, {$rate} M coups/s
train-figures-small = moyenne {$mean} ± {$error} sur {$games} parties, {$rate} M coups/s
train-reached = {$tile} dans {$share}
train-interrupted-test = {$done} parties de test sur {$all} sont jouées.
train-file-foreign = Ce fichier ne vient pas de Brikke.
train-file-version = Ce fichier vient d’une autre version de Brikke.
train-file-damaged = Ce fichier est endommagé.
train-file-cut = Ce fichier est tronqué.
train-bad-file = {$path} : {$problem}
rescue-added = {$count ->
    [one] {$count} partie ajoutée
   *[other] {$count} parties ajoutées
}
rescue-extended = {$count ->
    [one] {$count} prolongée
   *[other] {$count} prolongées
}
rescue-known = {$count} déjà ici
rescue-scores = {$count ->
    [one] {$count} nouveau score
   *[other] {$count} nouveaux scores
}
rescue-result = {$added}, {$extended}, {$known} ; {$scores}
rescue-part = Partie {$found} de ce fichier (ici, partie {$game}) : {$reason}
rescue-lost = La partie {$found} de ce fichier est perdue : {$reason}
rescue-vanished = {$count ->
    [one] Il y avait {$count} partie de plus, dont rien n’a été retrouvé.
   *[other] Il y avait {$count} parties de plus, dont rien n’a été retrouvé.
}
rescue-reason-beginning = le début est illisible.
rescue-reason-unverified = les coups ne correspondent pas à leur somme de contrôle, et rien d’autre ne les confirme.
rescue-reason-actions = seules les {$found} premières actions sur {$expected} sont lisibles.
rescue-reason-row = rien ne dit comment elle a été jouée, et ses {$actions} actions servent maintenant à l’entraînement.
rescue-reason-bookmarks = seuls {$found} signets sur {$expected} sont lisibles.
rescue-reason-went-on = la partie {$game} est la même et a continué autrement ; celle-ci sert maintenant à l’entraînement.
rescue-reason-vanished = rien n’en a été retrouvé.
rescue-no-file = {$path} n’est pas un fichier. Indiquez une base de parties, comme games.damaged-1.sqlite.
rescue-nothing = Aucune partie dans {$path}.
serve-at = Brikke est à l’adresse {$address}. Ctrl-C l’arrête.
serve-no-browser = Impossible d’ouvrir un navigateur. Visitez {$address}
serve-no-network = Le réseau ne peut pas être servi : {$reason}
serve-taken = Un autre programme écoute déjà à {$address}. Choisissez un autre port, comme --listen {$free}.
serve-refused = Impossible d’écouter à {$address} : {$reason}
serve-failed = La page ne peut pas être servie : {$reason}
serve-not-here = cet ordinateur n’a pas cette adresse.
serve-no-connection = le système ne le permet pas.
