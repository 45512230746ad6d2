### Every sentence that a person reads, in English: the reference. The other
### files hold the same messages with the same arguments.
###
### A message is one line; pages are built of several. Where an id ends in the
### name of something (`theme-dark`, `action-undo`, `player-greedy`), that is
### its name in the settings and on the command line.
###
### {$direction} takes one of `towards-…` (`direction-…` is a label), {$player} one of `player-…`,
### {$key} the name of a key as it is shown, {$tile} the number on a tile.

## General

yes = Yes
no = No
# The letter that answers; `y` and `n` are understood in every language.
yes-letter = y
no-letter = n
on = on
off = off
none = none
back = Back
cancel = Cancel
done = Done
# Between the members of a list, with its blank.
labelled = {$name}: {$value}
list-separator = {", "}
joined-sentences = {$first}. {$second}
following-sentence = {$first} {$second}
with-note = {$name} ({$note})

## Directions: alone, and in a sentence

direction-up = up
direction-right = right
direction-down = down
direction-left = left
towards-up = up
towards-right = right
towards-down = down
towards-left = left

## Languages, each in itself

language-auto = system default
language-en = English
language-pt = Português
language-fr = Français
language-nb = Norsk
language-zh = 中文

## Themes and colours

theme-auto = automatic
theme-classic = classic
theme-dark = dark
theme-high-contrast = high contrast
theme-colour-blind = colour-blind safe
colour-auto = automatic
colour-truecolor = all colours
colour-256 = 256 colours
colour-16 = 16 colours
colour-none = no colours
labels-values = values
labels-exponents = exponents
reading-full = full
reading-terse = terse

## Actions: the short word at the bottom of the screen, and what it does

action-move = move
action-up = up
action-right = right
action-down = down
action-left = left
action-undo = undo
action-redo = redo
action-new = new game
action-restart = try again
action-save = save
action-open = open file
action-hint = hint
action-autoplay = autoplay
action-pause = pause
action-continue = go on
action-step = step
action-faster = faster
action-slower = slower
action-help = help
action-menu = menu
action-quit = quit
action-edit = edit board
action-return = back to the game
action-bookmarks = bookmarks
action-replay = replay
action-share = share
action-reset = {action-restart}
action-mirror = flip
action-transpose = transpose
action-numbers = fill in order
action-twos = fill with twos
action-test = test board
action-push = push
action-merge = merge
action-passes = three passes
action-endgames = endgames
action-up-does = Slide all tiles up
action-right-does = Slide all tiles right
action-down-does = Slide all tiles down
action-left-does = Slide all tiles left
action-undo-does = Take the last move back
action-redo-does = Play the undone move again
action-new-does = Start a new game
action-restart-does = Start again with the same rules
action-save-does = Save the game here, or as a file
action-open-does = Open a saved board, a recording or a link
action-hint-does = Show the value of each direction
action-autoplay-does = Start or stop autoplay
action-pause-does = Pause or continue autoplay
action-step-does = Autoplay one move
action-faster-does = Speed autoplay up
action-slower-does = Slow autoplay down
action-help-does = Explain the keys
action-menu-does = Go to the menu, or back
action-quit-does = Leave Brikke
action-edit-does = Change the board by hand, or play on
action-return-does = Go back to the game that you left
action-bookmarks-does = Show the bookmarks
action-replay-does = Show this game move by move
action-share-does = Copy a link to this game
action-reset-does = Start the practice again
action-mirror-does = Mirror the board, left for right
action-transpose-does = Turn rows into columns
action-numbers-does = Fill the board with the tiles in order
action-twos-does = Fill the board with twos
action-test-does = Set up the board for trying push and merge
action-push-does = Let the arrows only push, or slide again
action-merge-does = Let the arrows only merge, or slide again
action-passes-does = Slide in three passes, or all at once
action-endgames-does = Practise endgames with a table

## Keys as they are shown; a character is shown as it is

key-up = ↑
key-right = →
key-down = ↓
key-left = ←
key-enter = Enter
key-esc = Esc
key-tab = Tab
key-backspace = Backspace
key-space = Space
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

keys-choose = choose
keys-accept = answer
keys-open = open
keys-change = change
keys-start = start
keys-back = back
keys-save = save
keys-no-name = no name
keys-scroll = scroll
keys-line = line
keys-page = page
keys-half-page = half a page
keys-ends = first, last
keys-redraw = redraw
keys-suspend = to the shell
keys-full-screen = full screen
keys-reset = reset
keys-reset-all = reset all
keys-filter = filter
keys-rename = rename
keys-delete = delete
keys-undo-delete = undo delete
keys-undo-remove = undo remove
keys-edit-rules = edit rules
keys-search = search
keys-clear-search = clear search
keys-sort = sort
keys-state = state
keys-export = export
keys-records = records
keys-table = table
keys-rules = rules
keys-play = play
keys-add = add
keys-remove = remove
keys-one-key = which key
keys-speed = speed
keys-choices = choices
keys-cursor = move the cursor
keys-cursor-word = by a word
keys-cursor-ends = beginning, end
keys-erase = erase a character
keys-erase-word = erase a word
keys-erase-side = erase all before, after
list-down = next line
list-up = previous line
list-first = first line
list-last = last line
list-half-down = half a page down
list-half-up = half a page up

## Menu

menu-tagline = Join the tiles, reach 2048!
menu-continue = Continue
menu-continue-about = {$rules}, score {$score}
continue-nothing = There is no game to continue: this is a new one.
menu-load = Load game
menu-new-game = New game
menu-games = Games
menu-scores = Best scores
menu-statistics = Statistics
menu-settings = Settings
menu-help = Help
menu-endgames = Endgames
menu-quit = Quit
menu-wrong-key = Press 1 to 9 or 0, or move with the arrows and press Enter
menu-wrong-number = There is no such choice. Type a number from 1 to {$last}.

## New game

new-game-title = New game
new-game-rules = Rules
new-game-size = Size
new-game-size-value = {$rows}x{$columns}
new-game-rows = Rows
new-game-columns = Columns
new-game-more-rows = more rows
new-game-fewer-rows = fewer rows
new-game-more-columns = more columns
new-game-fewer-columns = fewer columns
new-game-start-tiles = Start tiles
new-game-new-tiles = Fours
new-game-goal = Goal
new-game-goal-none = none
new-game-at-goal = At the goal
new-game-at-goal-stop = the game ends
new-game-at-goal-continue = keep playing
new-game-lost-when = Lost when
new-game-lost-when-stuck = nothing moves
new-game-lost-when-full = the board is full
new-game-seed = Seed
new-game-name = Name
new-game-seed-random = random
new-game-start = Start
new-game-fill-in = Set up…
new-game-size-about = Rows x columns, such as 5x4
new-game-new-tiles-about = How often a 4 appears, such as 10%; or weights, such as 2:9,4:1
new-game-start-tiles-about = The number of tiles at the start
new-game-goal-about = The tile to reach; empty for none
new-game-seed-about = The same seed and moves give the same game; empty for a random one
new-game-name-about = A name saves these rules as a card of their own; empty saves nothing
new-game-name-none = not saved
preset-classic = Classic
preset-classic-about = The game everybody knows: reach 2048, then keep playing.
preset-sudden = Sudden
preset-sudden-about = A full board is lost at once; 2048 ends the game.
preset-even = Even
preset-even-about = Twos and fours appear equally often.
preset-gentle = Gentle
preset-gentle-about = Fours are rare, and there is no goal: just play.
preset-1024 = 1024
preset-1024-about = Only twos appear; 1024 ends the game.
preset-custom = Custom
preset-custom-about = Your own size, tiles and goal.
rules-name-taken = {$name} is the name of a preset: choose another one.
rules-name-used = There are rules “{$name}” already: choose another name.
rules-removed = The rules “{$name}” are removed. Press {$key} to bring them back.
rules-restored = The rules “{$name}” are back.
rules-in-short = {$size}, new tiles {$tiles}, goal {$goal}
rules-with-goal = {$rules}, goal {$goal}
rules-without-goal = {$rules}, no goal

## Rules, sizes and tiles that are not possible

rules-start-tiles = A {$size} board takes 1 to {$cells} start tiles.
rules-goal-too-large = The goal {$goal} is too large: a {$size} board holds at most {$largest}.
rules-tile-too-large = The tile {$tile} is too large to appear on a {$size} board.
rules-size = A board has 1 to 8 rows and columns, and at least two cells.
rules-tiles = Write the tiles with their weights, such as 2:9,4:1.
rules-tiles-text = “{$text}” is not tile:weight, for example 2:9,4:1.
rules-tiles-not-a-tile = {$tile} is not a tile (2, 4, 8, …).
rules-tiles-weight = The tile {$tile} has the weight {$weight}: weights are at least 1 and add up to at most {$most}.
rules-tiles-twice = The tile {$tile} appears twice: give it one weight.
rules-goal = The goal is a tile such as 2048, or empty for none.
rules-seed = A seed has 1 to {$most} bytes, without spaces at the start or the end.

## Play

play-score = Score
play-best = Best
play-moves = Moves
play-undos = Undos
play-time = Time
play-goal = Goal
play-best-three = Best three
play-best-three-empty = no scores yet
play-practice = PRACTICE
play-practice-does = PRACTICE: {$does}
play-assisted = assisted
play-looking-back = Move {$ply} of {$plies}
play-keys-more = more
play-resumed = Game resumed: {$rules}, score {$score}.
play-returned = Back to the previous game.
play-present = Back to the current position.
play-clock-paused = The clock is paused.
play-clock-continues = The clock is running.
play-wrong-key = This key does nothing here; {$key} shows the keys.
play-caps-lock = Caps Lock is on; the keys work as if it were off.
play-paste-nothing = The clipboard has no game or position.
play-closed = Game closed.
play-closed-saved = Game saved. Continue picks it up again.
play-closed-short = Game saved
play-assisted-undo = You took a move back: this game now counts as assisted.
play-assisted-hint = You got a hint: this game now counts as assisted.
play-assisted-player = Autoplay was used: this game now counts as assisted.
play-assisted-before = That was advice for your own game: it now counts as assisted.
play-assisted-short = Game now assisted

## Refusals: why nothing happened

refusal-moves-nothing = Nothing moves {$direction}.
refusal-merges-nothing = Nothing merges {$direction}.
refusal-over = The game is over.
refusal-goal-reached = The goal is reached: first decide whether to keep playing.
refusal-score-overflow = The score would be too large to count.
refusal-no-chance = This recording cannot be continued: it has no source of new tiles.
refusal-not-drawn = This is not the tile that the seed gives.
refusal-nothing = There is nothing to undo, redo or decide.
refusal-wrong-tile = No {$tile} appears under these rules.
refusal-nothing-to-undo = There is nothing to undo.
refusal-nothing-to-redo = There is nothing to redo.
refusal-not-at-goal = You have not reached the goal yet.
refusal-nothing-to-return-to = There is no earlier game to return to.
refusal-no-such-bookmark = There is no bookmark “{$name}”.
refusal-practice-bookmark = A practice game has no bookmarks.
refusal-no-such-ply = There is no move {$ply}: the game has {$plies} moves.
refusal-looking-back = You are looking at an earlier position: go back to the current one first.
refusal-hint-not-awaited = The board has changed: ask for a hint again.
refusal-no-player = Autoplay is off.
refusal-player-not-awaited = It is not the player’s turn.
refusal-already-practising = You are practising already.
refusal-square = Row {$row}, column {$column} is outside a {$size} board.
refusal-position-size = A {$board} board does not fit these rules, which are for {$rules}.
refusal-position-too-large = {$tile} is too large: these rules reach at most {$largest}.
refusal-position-count = These rules start with {$expected} tiles, not {$found}.
refusal-position-moves = A game cannot start with {$moves} moves.
refusal-position-other = A game cannot start with this board.
refusal-unplayable = These rules do not work on a board of this size.
refusal-no-question = There is no question to answer.
refusal-no-name-wanted = No score is waiting for a name.

## Dialogs

goal-title = {$tile}!
goal-text = You have reached the goal.
goal-text-autoplay = Autoplay has reached the goal.
goal-keep-playing = Keep playing
goal-take-win = Finish
over-title-lost = Game over
over-title-won = You have won!
over-title-autoplay = Autoplay reached {$tile}
over-text = { $moves ->
    [one] {$score} points in {$moves} move.
   *[other] {$score} points in {$moves} moves.
}
over-practice = Practice: the score does not count.
dialog-look = Look at the board
end-closed = Click the board for the choices.
over-best = +{$points} over your best
over-tile = Best tile {$tile}
play-shared = A link to this game is copied.
play-paused = paused
assist-title = Assisted game
assist-question = This game will count as assisted. Go on?
assist-question-before = Your unfinished game stands at this very position: it will count as assisted. Go on?
assist-short = Assisted game?
assist-yes = Go on
assist-always = Go on, don’t ask again
assist-no = Not now
tip-first = Arrows or swipe: join equal tiles, reach 2048
tip-first-keys = Arrow keys: join equal tiles, reach 2048
name-title = One of the ten best scores!
name-prompt = Your name
name-empty = A name needs at least one character.
name-too-long = A name has at most {$most} characters; this one has {$shown}.
name-too-wide = A name takes at most {$most} columns; this one takes {$columns}.
name-control = Character {$place} is a control character: leave it out.
name-direction = Character {$place} changes the direction of the text: leave it out.
name-invisible = Character {$place} cannot be seen: leave it out.
name-blank = Character {$place} is an unusual blank: use an ordinary one.
name-line-break = Character {$place} is a line break: leave it out.
name-meaningless = Character {$place} has no standard meaning: leave it out.
name-loose-mark = Character {$place} is an accent without a letter: leave it out.
name-pile-of-marks = Character {$place} has too many accents: three at most.
name-pile-of-parts = Character {$place} has too many parts: ten at most.
confirm-new-game = Leave this game and start a new one? It stays in your games.
confirm-new-game-short = Leave this game?
confirm-restart = Start again? This game stays in your games.
confirm-restart-short = Start again?
confirm-bookmark = There is a bookmark “{$name}” already. Move it here?
save-title = Save
save-question = Save the game as it stands?
save-here = Save here
save-bookmark = Save under a name…
save-file = Save as a file…
save-practice-done = Saved. The practice board is in the list of games.
bookmark-title = Bookmark
bookmark-prompt = Name of the bookmark
bookmark-usual-name = Move {$ply}
bookmark-saved = Saved. The bookmark “{$name}” takes you back here.
bookmark-lost = The bookmark “{$name}” is gone, because you played other moves.
bookmark-empty = No bookmarks yet. Press {$key}, then “{$way}” to make one.
file-save-title = Save as a file
file-format-prompt = What do you want to save?
file-format-text = The game, every move as text
file-format-link = Copy a link to the game
file-format-board = The board, for an older 2048
file-format-scores = The ten best scores
file-format-picture = A picture of the board (SVG)
file-format-backup = A backup of all games and scores
file-save-prompt = File name (~ is your home directory)
file-open-title = Open a file
file-open-prompt = File name (~ is your home directory), or a link
file-saved = Saved: {$path}
file-replace = {$path} exists already. Replace it?
file-name-missing = Write the name of a file.
file-link-copied = The link was copied to the clipboard.
file-no-game = There is no game to save yet.

## Best scores

scores-title = Best scores
scores-place = #
scores-name = Name
scores-score = Score
scores-moves = Moves
scores-best-tile = Best tile
scores-date = Finished
scores-clean = Clean
scores-clean-about = without any help
scores-assisted = Assisted
scores-assisted-about = with undo, hints or autoplay
scores-seeded = Seeded
scores-seeded-about = from a chosen seed, with help or without
scores-records = Records
scores-records-about = fastest clean games to each tile
scores-no-game = The game of this score is not saved here.
scores-machines = Machines
scores-machines-about = games played by a machine
scores-empty = No scores yet. Yours could be the first!
scores-empty-machines = No machine has a score here yet.
scores-empty-records = No records yet. A clean game makes some.
scores-nameless = (no name)
scores-imported = imported

## Files that were opened

import-board = Game {$number}: you can play on from the saved board, with the score {$score} after {$moves ->
    [one] {$moves} move
   *[other] {$moves} moves
}. It counts as assisted.
import-board-over = Game {$number}: this saved board was already finished, with the score {$score}. It counts as assisted.
import-recording = Game {$number}: the recording is open for practice, with the score {$score}.
import-known = You have this game already: it is game {$number}. Nothing was added.
import-position = Game {$number}: the position is open for practice.
import-scores = {$count ->
    [one] {$count} new score
   *[other] {$count} new scores
} among the assisted ones of {$rules}.
import-scores-nothing-new = Nothing new: these scores are already in the table of {$rules}, or not among its best ten.
import-backup = Backup restored: {$parts}.
import-backup-added = { $count ->
    [one] {$count} game added
   *[other] {$count} games added
}
import-backup-continued = { $count ->
    [one] {$count} game played on
   *[other] {$count} games played on
}
import-backup-known = { $count ->
    [one] {$count} game here already
   *[other] {$count} games here already
}
import-backup-scores = { $count ->
    [one] {$count} new best score
   *[other] {$count} new best scores
}
import-backup-nothing = nothing new
import-backup-line = Line {$line} of the backup is damaged. Everything that could be read was added.
import-backup-lost = Damaged games, which were left out: {$damaged}.
import-backup-version = This backup has the version “{$version}”, which this Brikke cannot read. A newer one can.
import-unknown = This file is not a recording, a position, a saved board ({$board} bytes, not {$length}) or a table of scores.
import-no-tiles = The saved board has no tiles: no game can go on from it.
import-in-hand = This recording contains the secret of game {$number}, which is not over: it would show you the tiles to come. Finish that game first.
import-bad-recording = {$ply ->
    [0] The recording is damaged before its first move.
   *[other] The recording is damaged at move {$ply}.
}
import-not-a-tile = Row {$row}, column {$column}: {$value} is not a tile. Tiles are powers of two from 2; 0 is an empty cell.
import-tile-too-large = Row {$row}, column {$column}: {$value} is too large for a 4x4 board.
import-negative-score = The score is {$value}, but it cannot be negative.
import-negative-moves = The number of moves is {$value}, but it cannot be negative.
import-too-large = {$value} is too large for a saved board.
import-other-size = This kind of file only holds 4x4 boards, not {$size}.
import-line = Line {$line}: {$problem}
import-encoding = Byte {$byte} of the file is not a letter: save it as UTF-8.
import-byte-order-mark = The file begins with a byte order mark: save it as UTF-8 without one.
import-nul = The file contains a zero byte: save it as UTF-8.
import-no-bar = There is no “|” between the name and the score.
import-padding = The name with its blanks has {$shown} characters before the “|”; it should have {$most}.
import-name-form = The name begins with a blank or is not composed (NFC).
import-not-a-score = “{$text}” is not a score: write digits only, without leading zeros.
import-score-too-large = The score {$value} is too large: the most is {$most}.
import-order = {$score} is below {$above}: the best score comes first.
import-too-many-lines = There are more than {$most} lines.

## Games

games-title = Games
games-number = No.
games-rules = Rules
games-score = Score
games-moves = Moves
games-best-tile = Best tile
games-state = State
games-unfinished = unfinished
games-won = won
games-lost = lost
games-practice = practice
games-all = all
games-yours = yours
games-machines = machines
games-newest = Newest first
games-order = Order
games-time = Time
games-date = Played
games-player = Player
games-help = Help
games-you = you
games-machine = machine
games-clean = none
games-assisted = assisted
games-count =
    {$count ->
        [one] 1 game
       *[other] {$count} games
    }
games-sorted = sorted by {$order}
games-search = Search
games-rename = Name of the game
games-rename-text = Up to 40 characters. Leave it empty for no name.
games-renamed = Renamed.
games-deleted = Game {$game} deleted. Press {$key} to bring it back.
games-deleted-by-command = Deleted: {$games}. “brikke delete --undo” brings back what was deleted last.
games-nothing-to-restore = There is no deleted game to bring back.
games-restored = {$count} games restored.
games-restored-one = Game {$game} restored.
games-empty = No games yet. Start one from the menu!
games-nothing-matches = No games of this kind.

## Statistics

statistics-title = Statistics
statistics-games = Games
statistics-finished = Finished
statistics-won = Won
statistics-moves = Moves
statistics-time-played = Time played
statistics-merges = Merges
statistics-points = Total points
statistics-best-score = Best score
statistics-best-tile = Best tile
statistics-mean-score = Average score
statistics-current-streak = Current streak
statistics-longest-streak = Longest streak
statistics-best-tiles = Games by best tile
statistics-fastest = Fastest to a tile
statistics-fastest-tile = Tile
statistics-fastest-moves = Fewest moves
statistics-fastest-time = Shortest time
statistics-game = Game {$number}
statistics-all-rules = All rules
statistics-yours = yours
statistics-all = all
statistics-empty = No statistics yet: play a game first.

## Replay

replay-title = Replay
replay-no-moves = No moves
replay-position = Move {$ply} of {$plies}
replay-after = After move {$ply} of {$plies}
replay-speed = { $speed ->
    [one] {$speed} move per second
   *[other] {$speed} moves per second
}
replay-playing = playing
replay-paused = paused
replay-at-end = end of the game
replay-at-last = last move so far
replay-forward = next
replay-backward = previous
replay-step = step
replay-ten = 10 moves
replay-first = beginning
replay-last = end
replay-play = play/pause
replay-jump = jump
replay-jump-prompt = Go to move (0 to {$plies})
replay-not-a-move = Write a number from 0 to {$plies}.
replay-analyse = analyse
replay-next-mistake = next mistake
replay-no-mistake = No more mistakes
replay-analyse-first = Press {$key} to analyse the game first.
replay-analysing = Analysing: move {$done} of {$plies}
chart-costs = Cost of each move
replay-loading = Loading the advisor: {$percent}%
replay-analysed = Accuracy {$accuracy} of 100 · blunders: {$blunders} · mistakes: {$mistakes} · luck {$luck}
replay-analysed-short = Accuracy {$accuracy} of 100
replay-move-forced = Next: {$played}, the only move
replay-move-best = Next: {$played}, the best move
replay-move-good = Next: {$played}, good; {$better} is a little better
replay-move-inaccuracy = Next: {$played}, inaccurate; {$better} is better
replay-move-mistake = Next: {$played}, a mistake; {$better} is better
replay-move-blunder = Next: {$played}, a blunder; {$better} is better
replay-short-better = {$better} is better
replay-short-best = {$played} is best
replay-short-forced = {$played}: only move
replay-try = try it
replay-previous-mistake = previous mistake
replay-worst-mistake = worst move
replay-worst = Worst moves
replay-former-course = The game as it stood then; later it went on another way.
replay-worst-move = {$number} (−{$lost}): {$played}; {$better} was better
replay-values = The four moves
replay-accuracy = Accuracy
replay-luck = Luck
trial-return = back to the replay
trial-mark = TRYING ANOTHER MOVE
trial-begun = Try another move. Nothing is saved unless you choose Save.
trial-begun-typed = Try another move. Nothing is saved unless you type “{command-save}”.
replay-luck-about = luckier than {$percent}% of games
replay-accuracy-about = blunders: {$blunders} · mistakes: {$mistakes}

## Practice

practice-title = Practice
practice-about = Change the board as you like. Practice is never scored.
practice-begun = Practice: nothing is scored, and your game stays as it is.
practice-alone = Practice: nothing is scored. {$key} explains the keys.
practice-slides = The arrows slide again.
practice-pushes = The arrows push: tiles move, and nothing merges.
practice-merges = The arrows merge: equal tiles become one, and nothing else moves.
practice-passes = The arrows slide in three passes: press one three times.
practice-pushed = Pushed {$direction}.
practice-merged = Merged {$direction} for {$gained} points.
pass-push = {$number} of 3: push {$direction}
pass-merge = {$number} of 3: merge {$direction}
pass-push-nothing = {$number} of 3: push {$direction}. Nothing moves.
pass-merge-nothing = {$number} of 3: merge {$direction}. Nothing merges.
practice-best = That was the best move.
practice-better = {$better} was better by {$points} points.
practice-better-percent = {$better} was better by {$percent}%.
practice-playing = Back to playing.
practice-edited = The board has changed.
practice-cursor = Row {$row}, column {$column}
practice-type = type a tile
practice-larger = larger
practice-smaller = smaller
practice-erase = erase
practice-fill-ranks = fill in order
practice-rotate = rotate
practice-clear = clear
practice-paste = paste
practice-copy = copy
practice-copied = Copied: {$position}
practice-paste-prompt = Position, such as 2,0,0,4/0,8,0,0
position-not-a-tile = Row {$row}, column {$column}: “{$text}” is not a tile.
position-not-a-power = Row {$row}, column {$column}: {$value} is not a tile (2, 4, 8, …).
position-too-large = Row {$row}, column {$column}: {$value} is too large; a {$size} board holds at most {$largest}.
position-ragged = { $found ->
    [one] Row {$row} has {$found} cell, row 1 has {$expected}.
   *[other] Row {$row} has {$found} cells, row 1 has {$expected}.
}
position-size = A board has 1 to 8 rows and columns, and at least two cells.
position-hexadecimal = A position in hexadecimal has 16 digits; this has {$found}.

## Hint, players and autoplay

quit-title = Quit Brikke?
quit-text = Your game is saved. Ctrl+Q quits without asking.
picture-copy = copy picture
picture-save = save picture
picture-copied = Picture of the board copied

hint-title = Hint ({$player})
hint-stronger = Load a stronger one ({$megabytes} MB)
hint-thinking = Thinking…
hint-impossible = impossible
hint-best = best
hint-as-good = as good
hint-less = −{$percent}%
hint-risky = risky
hint-only = only move
player-choose = Who takes over?
player-random = Random
player-random-about = moves at random
player-greedy = Greedy
player-greedy-about = takes the most points now
player-corner = Corner
player-corner-about = keeps the largest tile in a corner
player-fast = Fast
player-fast-about = keeps to two directions while it can
player-slow = Slow
player-slow-about = looks three moves ahead, keeps rows in order
player-expectimax = Expectimax
player-expectimax-about = thinks ahead about every new tile
player-learned = Learned
player-learned-about = has learned from many games
player-optimal = Optimal
player-optimal-about = plays perfectly on small boards
player-loading = Loading {$player}: {$percent}%
player-best = Best
replay-preparing = Getting the advisor ready…
player-preparing = Getting {$player} ready…
autoplay-playing = {$player} is playing
autoplay-paused = {$player} is paused
autoplay-stopped = Your turn again.
autoplay-speed = { $speed ->
    [one] {$speed} move per second
   *[other] {$speed} moves per second
}
autoplay-speed-full = full speed

## Settings

settings-title = Settings
settings-look = Look
settings-play = Play
settings-data = Data
settings-data-settings = Settings file
settings-data-games = Games and networks
settings-data-copy = Copy path
settings-data-copied = Path copied.
settings-data-backup = Backup
settings-data-backup-save = Download all games
settings-data-restore = Open a backup
settings-data-restore-about = Adds the games of the file to those here.
settings-data-in-browser = Games and settings are saved in this browser, on this device only.
settings-data-kept = The browser has promised to keep them.
settings-data-at-risk = The browser may delete them when it runs out of space: download a backup now and then.
setting-language = Language
setting-theme = Theme
setting-colour = Colours
setting-labels = Tile labels
setting-reading = Reading
setting-reduced-motion = Reduced motion
setting-animation-speed = Animation speed
setting-rules = Rules
setting-player-name = Your name
setting-hint-player = Hints by
setting-confirm-new-game = Ask before new game
setting-confirm-assistance = Ask before help
setting-speedrun = Speedrun
setting-drill-values = Success rates
setting-sound = Sound
setting-vibration = Vibration
setting-keys = Keys
setting-language-about = The language of all texts
setting-theme-about = The colours of the game
setting-colour-about = The number of colours in the terminal
setting-labels-about = Values such as 2048, or exponents such as 11
setting-reading-about = After a move: the whole board, or only what is new
setting-reduced-motion-about = Tiles jump instead of sliding
setting-animation-speed-about = The speed of sliding tiles, from 0.25 to 4
setting-rules-about = The rules of a new game
setting-player-name-about = The name offered for a best score
setting-player-name-last = last given: {$name}
setting-hint-player-about = The player who gives the hints
setting-hint-player-load = Who gives the hints; {$player}, the strongest, is loaded when you choose it ({$megabytes} MB)
setting-confirm-new-game-about = Ask before a new game replaces an unfinished one
setting-confirm-assistance-about = Ask before help makes a clean game assisted
setting-speedrun-about = Milliseconds, and splits against your best
setting-drill-values-about = Always show each direction’s chance of success in endgames
setting-sound-about = Short, soft sounds for moves, the goal and the end
setting-vibration-about = Brief vibrations for merges, the goal and the end
setting-keys-about = The keys of all actions
settings-saved = Saved.
settings-refused = “{$text}” is not a choice for “{$name}”. Type one of these: {$choices}.
settings-not-saved = The settings could not be saved: {$reason}
settings-press-key = Press the new key for “{$action}”, or Esc
settings-key-added = {$key} is now a key for “{$action}”.
settings-key-removed = {$key} removed from “{$action}”.
settings-key-clash = {$key} is already used for “{$action}”.
settings-key-clash-on = {$key} is already used for “{$action}” ({$page}).
settings-key-move = Press it again to move it here.
settings-keys-reset = “{$action}” has its default keys again.
settings-keys-all-reset = All actions have their default keys again.
settings-keys-reset-all-question = Reset all keys to their defaults?
settings-key-unusable = This key cannot be used.
settings-no-key = no key

## Help

help-title = Help
help-rules-title = The game
help-rules-slide = Each move slides all tiles in one direction, as far as they go.
help-rules-merge = Two equal tiles that meet become one with their sum, and the sum is added to your score. A tile merges only once in a move.
help-rules-appear = After each move a new tile appears on an empty cell. A direction in which nothing moves is not a move.
help-rules-goal = Reach the goal, usually 2048, and keep playing if you like.
help-rules-lost = The game is lost when no move is left.
help-keys-title = Keys
help-list-title = Lists and long pages
help-writing-title = Writing
help-terminal-title = Everywhere in the terminal
help-window-title = Everywhere in the window
help-keys-change = All these keys can be changed in the settings. Arrows, Enter, Esc, Tab and digits always work in lists.
help-scores-title = Scores
help-scores-tables = Each set of rules has tables of the ten best scores: without help; with undo, hints or autoplay; from a chosen seed; and by machines.
help-undo = Undo as often as you like. The same move then brings the same tile, so you cannot fish for luck.
help-proof-title = Proof of this game
help-proof-text = A secret was drawn before the first tile, and every tile follows from it. The commitment is its fingerprint: write it down now, and compare it when the game is over. The saved game then holds the secret, and “brikke verify” shows the commitment that belongs to it.
help-proof-commitment = Commitment: {$commitment}
help-proof-secret = Secret: {$secret}
help-editing-title = Editing the board
help-mark-played = the move that was played
help-mark-better = a better move
help-practice-title = Practice
help-practice-text = In practice you can place tiles, and fill, flip and turn the board as you like. Practice games are never scored.
help-practice-keys = All game keys work in practice too; these are extra.
help-data-title = Your data
help-data-text = Every move is saved at once, so you can leave a game at any moment.
about-title = About
about-version = Brikke {$version}, the game of 2048.
about-name = “Brikke” is Norwegian for a game piece.
about-license = Free software, MIT or Apache-2.0.
about-font = The font is Noto Sans CJK, under the Open Font License.

## What the command says

analyse-game = {$game}: {$rules}, {$moves} moves, score {$score}; analysed by {$player}
analyse-accuracy = {$accuracy} of 100 (how close the moves came to the best ones)
analyse-accuracy-none = none: no move was better than another
analyse-grades = blunders: {$blunders}, mistakes: {$mistakes}, inaccuracies: {$inaccuracies}, good moves: {$good}, best moves: {$best}, only moves: {$forced}
analyse-luck-kinder = the new tiles were kinder than in {$percent}% of games
analyse-luck-harder = the new tiles were less kind than in {$percent}% of games
analyse-luck-none = no new tile made a difference
analyse-turn-move = move {$number}, a bad move
analyse-turn-good = move {$number}, a lucky tile
analyse-turn-bad = move {$number}, an unlucky tile
analyse-turned = Turning point
analyse-mistake = Move {$number}: {$played} was a mistake; {$better} was better
analyse-blunder = Move {$number}: {$played} was a blunder; {$better} was better
analyse-interrupted = the first {$done} of {$plies} moves are analysed
report-title = Analysis of {$game}
report-summary = Summary
report-by = Analysed by
report-grades = Moves by grade
report-turning-points = Turning points
report-mistakes = Mistakes and blunders
report-mistakes-none = There are none.
report-mistakes-some = The worst {$shown} of {$all}.
report-mistakes-all = {$all} in all.
report-played = played
report-better = better
report-board = The board before move {$number}
report-game = The game
report-chart = The game, move by move
report-chart-text = Four charts: the score, which ends at {$score}; the value of the position; the cost of each move; and the luck so far.
report-chart-legend = Circles are mistakes and diamonds are blunders: click one to see its board below.
report-chart-value = Value of the position, as {$player} sees it
report-chart-luck = Luck so far
report-how = How to read this
report-how-accuracy = 100 means that every move was the best one. A move counts more where more depended on it.
report-how-grades = Every move is compared with the best one: a little worse is good or inaccurate, clearly worse is a mistake, much worse is a blunder. A move that loses the game is a blunder if another one was safer.
report-how-luck = Whether the new tiles were better or worse than usual. Luck does not count towards the accuracy and evens out over many games.
verify-valid = Valid: {$moves} moves, score {$score}.
verify-invalid = Not valid. {$reason}
verify-secret = The tiles follow from a secret. Compare its commitment {$commitment} with the one shown before the first move.
verify-seed = The tiles follow from a seed that the player chose.
verify-position = Nothing proves the tiles: the game began from a position.
verify-later = Nothing proves the tiles yet: the secret of the commitment {$commitment} is shown when the game is over.
verify-nothing = Nothing proves the tiles: the recording has neither a seed nor a secret.
replayed-start = Start
replayed-commitment = Start. Commitment: {$commitment}
replayed-move = {$number}. {$direction}, +{$gained}, score {$score}
games-older = Older games: {$command}
games-more = More games match: raise --limit to see them.
export-which = Say which game: “brikke games” lists them.
export-table = “--as scores” exports a table: leave the game out.
export-backup = A backup holds all games: leave the game out.
export-over-backup = {$path} is a backup: choose another name
export-over-larger = {$path} is a backup with more games than there are here ({$games}): choose another name
export-own-rules = A game is exported with its own rules: leave --rules, --size and the others out.
game-renamed = game {$game} is now called “{$name}”
game-unnamed = game {$game} has no name now
games-restored-by-command = restored: {$games}
slide-gained = gained {$points}
slide-too-large = this slide makes a {$tile}, and a board of {$size} holds at most {$largest}
hint-player = player {$player}
position-over-goal = the game is over in this position: the goal is reached
position-over-full = the game is over in this position: the board is full
position-not-solved = the position {$position} cannot come up in a game under these rules, and is not solved
match-title = {$player}: {$games ->
    [one] {$games} game
   *[other] {$games} games
}, {$rules}, seed {$seed}
match-score = score
match-moves = moves
match-reached = reached
match-ahead = ahead by
match-speed = speed
match-score-value = mean {$mean}, median {$median}, from {$min} to {$max}
match-moves-value = {$mean} a game
match-speed-value = {$rate} moves/s with {$jobs ->
    [one] {$jobs} thread
   *[other] {$jobs} threads
}, {$cpu} per processor second; {$seconds} s in all
match-versus = versus {$player}, with the same tiles
match-confidence = {$mean}; 95% confidence: {$low} to {$high}
match-outcomes = {$wins} won, {$ties} tied, {$losses} lost
solve-rules = rules
solve-score = expected score
solve-probability = probability
solve-states = states
solve-afterstates = afterstates
solve-memory = memory
solve-time = time
solve-probability-value = {$probability} of reaching {$tile}
solve-states-value = {$states} up to symmetry
solve-too-large = a {$size} board is too large to be solved: boards up to 3x3 and 2x4 can be solved, and larger ones as far as a small tile to reach
solve-out-of-reach = the tile {$tile} is out of reach: a {$size} board holds at most {$largest}
solve-too-much = this would take about {$states} states and {$memory} MB of memory, more than {$limit} MB; --memory allows more
solve-out-of-memory = this takes more than {$limit} MB of memory; --memory allows more
bench-random = random moves, {$size}
bench-slides = slides with score, {$size}
bench-perft = perft sequences, {$size}
bench-search = positions searched, {$size}
bench-recordings = recorded plies verified
bench-signature = signature
stats-finished-won = {$finished} finished, {$won} won
stats-merges = {$merges ->
    [one] {$merges} merge
   *[other] {$merges} merges
}
stats-best = best {$score}
stats-longest = longest {$streak}
recording-refused = {$place} {$problem}
recording-none = this is not a recording
recording-version = it is of version {$version}, and this Brikke reads version 1
recording-line = “{$found}” does not belong there
recording-cut = it is cut off
recording-too-long = something follows its end
recording-link = this is not how a link is written
recording-character = “{$character}” is not a character of such a replay
recording-checksum = the checksum does not match: the recording was changed
recording-contradiction = it says “{$claimed}”, but the moves lead to “{$actual}”
recording-undos = {$undos} undos are too many
recording-spelling = this is not how a recording is written
recording-rules = its rules make no sense
recording-secret = a secret or a commitment has 64 hexadecimal digits
recording-occupied = row {$row}, column {$column} is not empty: a new tile needs an empty cell
recording-not-text = byte {$byte} is not text: a recording is UTF-8
position-empty = the position is empty: write rows such as 2,0,0,4/0,8,0,0
choice-unknown = “{$text}” is not known: write {$choices}
rules-goal-text = “{$text}” is not a goal: write none or a tile such as 2048
rules-start-text = “{$text}” is not a number of start tiles: write 1 or more
rules-other-size = the board is {$size}, not {$other}: leave --size out
no-such-rules = there are no rules “{$name}”: choose {$names}
no-such-player = there is no player “{$name}”: choose {$names}
no-such-setting = the player {$player} takes no “{$setting}”: write {$player}
no-such-effort = the player {$player} takes a depth from 1 to 20 such as 3 or 2.5, or a time per move in us, ms or s, such as 50ms, of an hour at most
tables-other-size = endgame tables are for 4x4 boards, and this position is {$size}
data-not-a-directory = {$path} is a file, not a directory
file-cannot-be-read = {$path} cannot be read: {$reason}
file-cannot-be-written = {$path} cannot be written: {$reason}
file-over-limit = {$path} is too large: at most {$most} MiB are read
result-cannot-be-written = the result cannot be written: {$reason}
usage-line = Usage: {$usage}
usage-unknown-option = there is no option {$option}
usage-unknown-command = there is no command “{$command}”
usage-nearest = {$mistake}. Did you mean {$nearest}?
usage-too-much = “{$text}” is too much here
usage-missing = this is missing: {$arguments}
usage-missing-command = one of these commands is missing: {$commands}
usage-no-value = {$option} needs a value
usage-value = “{$value}” is not possible for {$option}
usage-value-choices = “{$value}” is not possible for {$option}: write {$choices}
usage-twice = {$option} can be given only once
usage-conflict = {$option} and {$other} do not go together

## Window

window-too-small = Window too small
window-needed = {$columns}x{$rows} needed

## Screen-reader mode: sentences, one on each line

plain-welcome = Brikke, 2048 line by line. Move with w, a, s, d; type “{command-help}” for the commands.
plain-rules = Rules: {$rules}, board {$size}.
plain-slid = { $gained ->
    [0] You slid {$direction}.
    [one] You slid {$direction}: {$gained} point.
   *[other] You slid {$direction}: {$gained} points.
}
plain-player-slid = { $gained ->
    [0] {$player} slid {$direction}.
    [one] {$player} slid {$direction}: {$gained} point.
   *[other] {$player} slid {$direction}: {$gained} points.
}
plain-merged = { $count ->
    [one] Merged into {$tiles}.
   *[other] {$count} merges: {$tiles}.
}
plain-appeared = A {$tile} appeared in row {$row}, column {$column}.
plain-row = Row {$row}: {$cells}.
plain-empty = empty
plain-status = Score {$score}, moves {$moves}, best {$best}.
plain-status-undos = Score {$score}, undos {$undos}, moves {$moves}, best {$best}.
plain-terse-status = Score {$score}.
plain-terse-status-undos = Score {$score}, undos {$undos}.
plain-undone = Undone.
plain-redone = Redone.
plain-reading-full = Full reading: the whole board after every move.
plain-reading-terse = Terse reading: after a move the points, the new tile and the score. “{command-board}” reads the rows.
plain-started = New game.
plain-commitment = The commitment of this game, the fingerprint of its secret: {$commitment}.
plain-secret = The secret of this game was {$secret}.
plain-no-proof = Nothing proves the tiles of this game: it is practice, or began from a seed that somebody chose.
plain-over-lost = Game over: no move is left. Score {$score}, moves {$moves}.
plain-over-won = You have won! Score {$score}, moves {$moves}.
plain-over-autoplay = Autoplay reached {$tile}. Score {$score}, moves {$moves}.
plain-entered = { $place ->
    [1] {$name} takes first place with {$score} points.
    [2] {$name} takes second place with {$score} points.
    [3] {$name} takes third place with {$score} points.
   *[other] {$name} takes place {$place} with {$score} points.
}
plain-cancelled = Nothing has changed.
plain-hint = {$player} says: {$direction}.
plain-hint-value = {$direction}: {$value}
plain-unknown = Unknown command: “{$text}”. Type “{command-help}” for the commands.
plain-new-unknown = “{$text}” is neither rules nor a size. Type, for example, “{command-new} {$example} 5x5 {command-seed} otters”, in any order. Rules: {$rules}.
plain-new-twice = Rules, size and seed can each be given once; “{$text}” is too much.
plain-autoplay-number = “{$text}” is not a number of moves. Type, for example, “{command-autoplay} 10”.
plain-row-number = “{$text}” is not the number of a row. Type, for example, “{$word} 3”.
plain-no-such = There is no “{$text}” here. Choose from: {$choices}.
plain-choose = Please type a number:
plain-wrong-key = This key does nothing here. Type “{command-help}” for the commands.
plain-wrong-answer = “{$text}” is not an answer here. Please try again.
plain-offered = Press Enter to accept “{$text}”.
plain-leave = Type “{$word}” to leave without a change.
plain-name = Type your name, or an empty line to leave the score without one.
plain-name-other = Type another name, or “esc” to leave the score without one.
plain-name-command = “{$text}” is also a command. If it is your name, type “{command-name} {$text}”.
plain-write = {$name}: type the text on the next line, or an empty line to leave it as it is.
plain-no-row = There is no number {$number} in this list.
plain-link = The line above is a link to this game.
plain-analysing = Analysing the game. This may take a while.
plain-goodbye = Goodbye. Everything is saved.
# The words that are understood in this language, beside the English ones.
# One word each, in small letters.
command-up = up
command-right = right
command-down = down
command-left = left
command-undo = undo
command-redo = redo
command-new = new
command-begin = begin
command-restart = restart
command-keep = keep
command-hint = hint
command-autoplay = autoplay
command-board = board
command-scores = scores
command-bookmark = bookmark
command-name = name
command-save = save
command-open = open
command-menu = menu
command-games = games
command-help = help
command-analyse = analyse
command-share = share
command-back = back
command-statistics = statistics
command-settings = settings
command-about = about
command-quit = quit
command-terse = terse
command-full = full
command-proof = proof
command-edit = edit
command-practice = practice
command-bookmarks = bookmarks
command-endgames = endgames
command-replay = replay
command-seed = seed
command-row = row
command-column = column
plain-help-title = Type one command on each line:
plain-help-move = w, a, s, d or {command-up}, {command-left}, {command-down}, {command-right}: slide
plain-help-undo = {command-undo}, {command-redo}: take a move back, play it again
plain-help-new = {command-new}, {command-restart}: a new game, the same rules again
plain-help-choose = {command-new} with rules, a size or a seed, such as “{command-new} even 5x5 {command-seed} otters”: a game of your choice
plain-help-keep = {command-keep}: keep playing after the goal
plain-help-hint = {command-hint}: the best direction
plain-help-values = {command-hint}: the success of every direction
plain-help-next = {command-new}: the next position
plain-help-autoplay = {command-autoplay} and a number: a player makes that many moves
plain-help-assisted = On a terminal, {command-undo}, {command-hint} and {command-autoplay} ask before a clean game counts as assisted: answer yes or no on the next line
plain-help-board = {command-board}: read the board again
plain-help-reading = {command-terse}, {command-full}: after a move only points, new tile and score, or the whole board
plain-help-scores = {command-scores}: the best scores
plain-help-proof = {command-proof}: the fingerprint of the secret from which all tiles of this game follow, to compare when it is over
plain-help-bookmark = {command-bookmark} and a name: give this position a name; {command-bookmarks}: go back to one
plain-help-practice = {command-edit}, {command-endgames}: change the board by hand, practise endgames
plain-help-save = {command-save}, {command-open}: save the game, open a file
plain-help-analyse = {command-analyse}, {command-replay}, {command-share}: find your mistakes, see the game move by move, write a link to it
plain-help-menu = {command-menu}, {command-games}: the menu, the saved games
plain-help-pages = {command-statistics}, {command-settings}, {command-about}: these pages
plain-help-keys = Any other letter does what its key does on the screen, such as u for undo
plain-help-help = {command-help}: this list
plain-help-quit = {command-quit}: leave; the game is saved
plain-help-back = {command-back}: leave this page
plain-help-games = {command-games}, {command-scores}: the saved games, the best scores
plain-help-open = {command-open} and the name of a file: open it
plain-help-of-menu = This is the menu. Type the number of a line to choose it, or one of these words:
plain-help-of-form = Type the number of a line to change it, with the new value after it, such as “1 fr”. Without a value the next one is taken, or the text is asked for.
plain-help-of-keys = Type the number of a line and a key, such as “5 z”, to add the key. With the number of a line after them:
plain-help-of-list = Type the number of a row to open it.
plain-help-of-rows = The keys and words for a row take its number after them, such as “{$word} 3”; without one they take the selected row.
plain-help-of-names = A new name follows the number: “{$word} 3 …”.
plain-help-of-search = “{$word}” and a text: the rows with this text; without one, all of them.
plain-help-of-rules = “{$word}”: the next rules, or those whose name follows: {$choices}.
plain-help-of-tables = “{$word}”: the next page of these, or the one whose name follows: {$choices}.
plain-help-of-replay = Type a key or its word:
plain-help-of-editor = You are changing the board. A line such as “{command-row} 1 {command-column} 2 8” or “1 2 8” puts a tile, 0 takes it away; a whole position is one line, such as 2,0,0,4/0,8,0,0. w, a, s, d move the cursor. Or type a key or its word:
plain-help-of-choice = Type the number of a line to choose it.
plain-help-question = Answer the question: type the number or the word of an answer. “{command-back}” leaves everything as it is, “{command-menu}” does so and leads to the menu.
plain-help-words = Words: {$words}

## Problems with saved games

store-damaged = The saved games are damaged.
unsaved = not saved
unsaved-moves =
    { $moves ->
        [0] The last change is not saved.
        [one] One move is not saved.
       *[other] { $moves } moves are not saved.
    }
caught-up = You played on elsewhere. The board is up to date.
deleted-elsewhere = This game was deleted elsewhere. You played on, so it is back.
caught-up-aside =
    { $moves ->
        [one] The move that could not be saved is in a practice game of its own.
       *[other] The { $moves } moves that could not be saved are in a practice game of their own.
    }
leave-title = Not everything is saved
leave-text = Brikke keeps trying, and closes as soon as everything is saved.
leave-try-again = Try again now
leave-save-elsewhere = Save the game as a file elsewhere
leave-unsaved = Leave without saving
store-full = The disk is full: make room.
store-read-only = The games’ file or directory is read-only.
store-busy = Another program is writing to the games: try again.
store-gone = The saved games were deleted or moved while Brikke was running: start it again.
saved-again = Everything is saved again.
store-changed-elsewhere = This game went on in another program and cannot be loaded from there.
store-no-such-game = There is no game {$number}.
store-newer = These games were written by a newer Brikke (format {$found}; this one knows {$known}). Use that one, or another data directory.
store-quarantined = The saved games were damaged. They are now in {$path}, and the list of games starts empty. This brings back what can be read: {$command}
store-log-damaged = { $count ->
    [0] The saved games were damaged in one place and have been restored: no move is missing. A copy of what was found is in {$path}.
    [one] The saved games were damaged: up to {$count} move may be missing. A copy of what was found is in {$path}. This brings back what can be read: {$command}
   *[other] The saved games were damaged: up to {$count} moves may be missing. A copy of what was found is in {$path}. This brings back what can be read: {$command}
}
store-opened-read-only = The saved games can be read but not written: nothing that you play now is saved.
store-practice = Game {$number} is practice and never enters the scores.
store-not-new = Only a new game with tiles drawn at random is scored.
store-too-large = A number is too large to be saved: {$value}
store-io = {$path}: {$reason}

## Problems in the settings file; {$key} is the name of a setting there

settings-problems = { $count ->
    [one] {$count} problem in the settings
   *[other] {$count} problems in the settings
}
settings-problem-unavailable = The settings in {$path} cannot be read, so all are at their defaults. The reason: {$reason}
settings-problem-broken = Line {$line} is not valid TOML, so all settings are at their defaults.
settings-problem-unknown = Line {$line}: there is no setting “{$key}”.
settings-problem-unknown-nearest = Line {$line}: there is no setting “{$key}”. Did you mean “{$nearest}”?
settings-problem-value = Line {$line}: {$key} cannot be {$found}. Write {$allowed}. Until then it is {$used}.
settings-problem-own-rules = Line {$line}: the rules “{$name}” are left out. Give them a name that no preset has, and all six rules.
settings-problem-clash = Line {$line}: the key “{$key}” is set for {$kept} and for {$refused}; it stays with {$kept}.
# What {$allowed} can be.

# Errors
store-damaged-game = Game { $number } is damaged and cannot be opened. The other games are not affected.
store-unusable = The saved games cannot be used right now.
entropy-missing = The system offers no randomness, so no game can start.
player-failed = { $player } failed while thinking. Please try again or choose another player.
load-stopped = Loading { $player } was stopped.
load-not-solvable = { $player } cannot play under these rules: there are too many positions to solve.
load-no-thread = { $player } cannot start: the system has no free threads.
load-no-network = { $player } has no network for { $size } boards. “brikke train” makes one.
load-bad-network = { $player } cannot use its network { $path }: { $problem }
network-other-size = it is for { $size } boards.
network-foreign = it is not a network of Brikke.
network-later = a newer Brikke made it.
network-earlier = an older Brikke made it.
network-damaged = it is damaged.
network-cut-off = it is cut off.
file-not-found = there is no such file or directory.
file-permission-denied = permission denied.
file-disk-full = the disk is full.
file-read-only = it can only be read.
file-is-a-directory = it is a directory.
file-not-a-directory = it is not a directory.
file-larger-than-allowed = the system allows no larger file.
file-unreadable = the system cannot read or write it.
file-no-directory = there is no such directory.
file-too-large = it is too large.
settings-broken-line = line { $line } of the settings file is not valid TOML.
settings-wrong-shape = “{ $name }” has the wrong form in the settings file.
settings-allowed-words = one of {$words}
settings-allowed-truth = true or false
settings-allowed-speed = a number from {$least} to {$most}
settings-allowed-name = a name in quotation marks
settings-allowed-player = a player such as best or expectimax:3
settings-allowed-keys = a list of keys such as ["u", "ctrl-z"]
settings-allowed-key = a character, or a key such as left, space, f1, num4 or ctrl-r
settings-allowed-key-table = a table [keys]
settings-usual-keys = the usual keys
store-bad-start = This game cannot be saved: its start does not follow its rules.

browser-forgets = This browser does not let Brikke save: what you play now is lost when the page is closed.
browser-open-prompt = Choose a file on this device, or paste a link.
browser-open-choose = Choose a file…
browser-saved = Downloaded: {$path}
browser-damaged = { $count ->
    [one] One record of the saved games cannot be read. It is left as it is.
   *[other] {$count} records of the saved games cannot be read. They are left as they are.
}
board-name = Board
board-row = Row {$number}
board-column = Column {$number}
menu-daily = Game of the day
daily-note = { $streak ->
    [0] Game of the day, {$day}: everybody gets the same tiles.
    [one] Game of the day, {$day}: everybody gets the same tiles. Your streak: 1 day.
   *[other] Game of the day, {$day}: everybody gets the same tiles. {$streak} days in a row.
}
daily-streak = { $streak ->
    [0] Game of the day.
    [one] Game of the day. Your streak: 1 day.
   *[other] Game of the day. {$streak} days in a row.
}
daily-result = { $streak ->
    [0] Brikke {$day}: {$score} points, best tile {$tile}, {$moves} moves.
    [one] Brikke {$day}: {$score} points, best tile {$tile}, {$moves} moves. Day 1.
   *[other] Brikke {$day}: {$score} points, best tile {$tile}, {$moves} moves. {$streak} days in a row.
}
link-unknown = This link leads nowhere in Brikke.
browser-update = A new version is ready: load it
browser-tools = Actions
help-browser-title = In the browser
keys-read-board = Read aloud

## Endgame tables

tables-seconds = {$seconds} seconds
tables-minutes =
    {$minutes ->
        [one] a minute
       *[other] {$minutes} minutes
    }
tables-estimate =
    {$name}: {$afterstates} positions, about {$time} on {$jobs ->
        [one] one free processor
       *[other] {$jobs} free processors
    }, {$memory} MB of memory, {$disk} MB on disk ({$work} MB while it is built).
tables-built = {$name}: {$afterstates} positions, {$disk} MB. With the rest of the board empty, perfect play makes {$tile} in {$success}% of games.
tables-built-before = {$name} is built already.
tables-goes-on = {$name} goes on from {$disk} MB that are built.
tables-interrupted = {$name} is not finished: 'brikke tables build {$name}' goes on from here
tables-in-use = Another program is building {$name}.
tables-removed = {$name} is removed, {$disk} MB are free again.
tables-nothing-to-remove = There is no table {$name} to remove.
tables-none-built = no endgame table is built: 'brikke tables build' builds one
tables-not-built = The table {$name} is not built. “brikke tables build {$name}” builds it.
tables-unusable = the table {$name} cannot be used, because {$reason}: remove it and build it again
tables-no-wall = the large tiles of this position do not form the wall of any built table ({$tables})
position-stuck = nothing moves in this position
tables-answer = {$name}: the chance of making {$tile}
tables-leaves-wall = the wall moves away
tables-blocked = no move
tables-state-built = built, {$disk} MB, {$success}% with the rest empty
tables-state-unfinished = not finished, {$disk} MB so far
tables-state-absent = not built, {$afterstates} positions
tables-state-unusable = cannot be used: {$reason}
tables-reason-damaged = it is damaged
tables-reason-cut = it is cut off, or has something after its end
tables-reason-version = another version of Brikke wrote it
tables-reason-foreign = the file is not an endgame table
tables-reason-unreadable = the file cannot be read

# The endgame trainer.
drill-title = Endgame {$name}
drill-tables-explained = Make the target beside a wall of large tiles; the table judges every move.
drill-no-tables = There are no endgame tables here. Brikke on a computer has them.
drill-number = No.
drill-table = Table
drill-state = State
drill-target = Target
drill-success = Success
drill-table-built = ready
drill-table-made = made when opened
drill-table-unfinished = begun, {$minutes} min at most
drill-table-absent = {$disk} MB, {$minutes} min to build
drill-table-building = building, {$percent}%
drill-build-table = build
drill-stop-building = stop building
drill-build-title = Build {$name}?
drill-build-meanwhile = You can play on meanwhile. If you quit, the next build goes on from there.
drill-building = Building {$name}: {$percent}%
drill-built = {$name} is ready to practise with.
drill-built-already = {$name} is built already.
drill-build-stopped = Stopped building {$name}. The next build goes on from here.
drill-remove-title = Remove {$name}?
drill-remove-text = To practise with it again, you would have to build it again.
drill-table-unusable = damaged
drill-repeat-count =
    {$count ->
        [one] repeat 1 mistake
       *[other] repeat {$count} mistakes
    }
drill-bad-table = The table {$name} is damaged or of another version. Remove it and build it again.
drill-dealing = Dealing a position…
drill-no-position = The table has no position to deal.
drill-no-mistakes = There are no mistakes to repeat.
drill-begun = Make {$tile}. Perfect play succeeds in {$success} of games.
drill-successes = {$values}.
drill-points = −{$points}
drill-better = −{$points} percentage points: {$better} was better.
drill-better-in-short = {$better} was better: −{$points}
drill-made = Success!
drill-failed = Not this time
drill-stuck = No move is left beside the wall.
drill-stuck-in-short = No move left
drill-left-shapes = The wall has moved away.
drill-left-shapes-in-short = Wall moved
drill-outcome-in-short = {$what} · {$points} points lost
drill-perfect-play = From the start, perfect play succeeds in {$success} of games.
drill-lost-nothing = You played perfectly.
drill-lost =
    {$moves ->
        [one] Your move
       *[other] Your {$moves} moves
    } cost {$points} percentage points, {$mistakes ->
        [0] without a mistake.
        [one] with 1 mistake.
       *[other] with {$mistakes} mistakes.
    }
drill-lucky = That is more than there was at the start: lucky tiles had raised the success on the way.
drill-summary = Moves {$moves}, points lost {$points}, mistakes {$mistakes}.
drill-make = Make {$tile}
drill-repeated = Mistake {$number} of {$count}
drill-collected = Mistakes to practise
drill-at-start = At the start
drill-lost-points = Points lost
drill-mistakes = Mistakes
drill-values = show success
drill-next = next position
drill-again = same again
drill-close = to the tables
drill-right = Right!
drill-wrong = Still a mistake
drill-removed = You need not repeat this position any more.
drill-removed-in-short = done
drill-stays = The position stays among your mistakes.
drill-stays-in-short = stays for later
drill-stays-helped = The position stays among your mistakes: you had seen what its directions are worth. Repeat it another time.
drill-not-here = That does not work in a drill.
drill-over = This position is over. Choose how to go on.
drill-help-moves = Make the target tile beside the wall of large tiles. After every move a line says what it cost: by how many percentage points perfect play now succeeds less often.
drill-help-values = The success of a direction is how often perfect play makes the tile after it. “{tables-leaves-wall}”: tiles move, but the wall would leave its shape, and that ends the position. “{hint-impossible}”, or a dash: nothing moves.
drill-help-mistakes = A move that costs half a percentage point or more is a mistake, and its position is saved. It is yours to repeat until you play it right without having seen what its directions are worth.

## Long work, training, rescue and the server, on the command line

progress-left = {$left} left
progress-percent = {$percent}%
progress-loading = loading {$player}
progress-games = {$done}/{$all} games, mean {$means}
progress-first-moves = {$done}/{$all} first moves
progress-moves = {$done}/{$all} moves
progress-states = {$states} states
interrupted = interrupted: {$done}
interrupted-loading = the player {$player} is not loaded
interrupted-hint = this is the answer of {$player}
interrupted-hint-early = this is the answer so far
interrupted-match = {$done} of {$all} games count
interrupted-solve = nothing is solved
interrupted-train = --resume goes on from {$place}
signals-unheard = signals cannot be heard: {$reason}
analysis-not-saved = the analysis is not saved: {$reason}
train-nothing = {$option}: write more than 0; 0 is for --resume, --export and --test
train-taken = {$place} has a training already: continue it with --resume, or choose another directory
train-none = there is no training in {$place}: leave --resume out to begin one
train-in-use = another program is training in {$place}
train-too-small = --most: {$most} bytes are too few: {$bytes} are needed
train-export-own = --export: {$path} is a file of the training: choose another name
train-export-foreign = --export: {$path} is there already and is not a network made by Brikke: choose another name
train-other-rules = the training in {$place} is for other rules ({$rules}): leave the rules out
train-network-other-rules = the network {$place} is for other rules ({$rules}): leave the rules out
train-no-stages = {$option}: only a 4x4 board has stages, under rules that end the game when nothing moves
train-needs-stages = {$option} needs a training with stages: add --stages
train-shares = --shares: '{$value}' is not possible: write {$count} whole numbers such as {$example}
train-shares-sum = --shares: the sum of the numbers has to be from 1 to {$most}
train-no-shape = --shape: there is no shape '{$name}' for {$size}: choose {$choices}
train-range = {$option}: {$value} is not possible: write a number from {$least} to {$most}
train-stages-begin = playing {$games} games and episodes to find the stages …
train-line = {$games} games  {$rate} M moves/s  mean {$mean}
train-passed = passed {$shares}
train-left = {$time} h left
train-left-minutes = {$time} min left
train-left-seconds = {$time} s left
train-written = {$path}: {$used} of {$weights} weights in {$bytes} bytes, read again in {$seconds} s
train-in-training = in training
train-in-file = in the file
train-figures = mean {$mean} ± {$error} over {$games} games, {$reached}, {$rate} M moves/s
train-figures-small = mean {$mean} ± {$error} over {$games} games, {$rate} M moves/s
train-reached = {$tile} in {$share}
train-interrupted-test = {$done} of {$all} test games are played
train-file-foreign = Brikke did not make this file
train-file-version = another version of Brikke made this file
train-file-damaged = this file is damaged
train-file-cut = this file is cut off
train-bad-file = {$path}: {$problem}
rescue-added = {$count ->
    [one] 1 game
   *[other] {$count} games
} added
rescue-extended = {$count} extended
rescue-known = {$count} here already
rescue-scores = {$count ->
    [one] 1 new score
   *[other] {$count} new scores
}
rescue-result = {$added}, {$extended}, {$known}; {$scores}
rescue-part = game {$found} of that file (here game {$game}): {$reason}
rescue-lost = game {$found} of that file is lost: {$reason}
rescue-vanished = {$count ->
    [one] 1 more game was there, and nothing of it can be found
   *[other] {$count} more games were there, and nothing of them can be found
}
rescue-reason-beginning = its beginning cannot be read
rescue-reason-unverified = its moves do not match their checksum, and nothing else vouches for them
rescue-reason-actions = only the first {$found} of its {$expected} actions can be read
rescue-reason-row = nothing says how it was played: its {$actions} actions are for practice now
rescue-reason-bookmarks = only {$found} of its {$expected} bookmarks can be read
rescue-reason-went-on = game {$game} is the same game and went on in another way: this course is for practice now
rescue-reason-vanished = nothing of it can be found
rescue-no-file = {$path} is not a file: name a database of games, such as games.damaged-1.sqlite
rescue-nothing = {$path}: no games can be found in it
serve-at = Brikke is at {$address}. Ctrl-C ends it.
serve-no-browser = no browser could be opened: visit {$address}
serve-no-network = the network cannot be served: {$reason}
serve-taken = another program listens at {$address}: choose another port, such as --listen {$free}
serve-refused = the page cannot be served at {$address}: {$reason}
serve-failed = the page cannot be served: {$reason}
serve-not-here = this computer does not have that address.
serve-no-connection = the system does not allow it.
