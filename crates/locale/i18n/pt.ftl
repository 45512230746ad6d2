### Every sentence that a person reads, in Portuguese, as in Brazil. English is the
### reference: see there what the arguments stand for.

## General

yes = Sim
no = Não
# The letter that answers; `y` and `n` are understood in every language.
yes-letter = s
no-letter = n
on = sim
off = não
none = nenhum
back = Voltar
cancel = Cancelar
done = Pronto
# Between the members of a list, with its blank.
labelled = {$name}: {$value}
list-separator = {", "}
joined-sentences = {$first}. {$second}
following-sentence = {$first} {$second}
with-note = {$name} ({$note})

## Directions: alone, and in a sentence

direction-up = cima
direction-right = direita
direction-down = baixo
direction-left = esquerda
towards-up = para cima
towards-right = para a direita
towards-down = para baixo
towards-left = para a esquerda

## Languages, each in itself

language-auto = do sistema
language-en = English
language-pt = Português
language-fr = Français
language-nb = Norsk
language-zh = 中文

## Themes and colours

theme-auto = automático
theme-classic = clássico
theme-dark = escuro
theme-high-contrast = alto contraste
theme-colour-blind = para daltônicos
colour-auto = automáticas
colour-truecolor = todas as cores
colour-256 = 256 cores
colour-16 = 16 cores
colour-none = sem cores
labels-values = valores
labels-exponents = expoentes
reading-full = completa
reading-terse = breve

## Actions: the short word at the bottom of the screen, and what it does

action-move = mover
action-up = cima
action-right = direita
action-down = baixo
action-left = esquerda
action-undo = desfazer
action-redo = refazer
action-new = novo jogo
action-restart = recomeçar
action-save = salvar
action-open = abrir arquivo
action-hint = dica
action-autoplay = automático
action-pause = pausar
action-continue = continuar
action-step = passo
action-faster = acelerar
action-slower = desacelerar
action-help = ajuda
action-menu = menu
action-quit = sair
action-edit = editar tabuleiro
action-return = voltar ao jogo
action-bookmarks = marcadores
action-replay = replay
action-share = compartilhar
action-reset = {action-restart}
action-mirror = espelhar
action-transpose = transpor
action-numbers = encher em ordem
action-twos = preencher com 2
action-test = tabuleiro teste
action-push = empurrar
action-merge = juntar
action-passes = três etapas
action-endgames = finais
action-up-does = Mover todas as peças para cima
action-right-does = Mover todas as peças para a direita
action-down-does = Mover todas as peças para baixo
action-left-does = Mover todas as peças para a esquerda
action-undo-does = Desfazer a última jogada
action-redo-does = Refazer a jogada desfeita
action-new-does = Começar um novo jogo
action-restart-does = Recomeçar com as mesmas regras
action-save-does = Salvar o jogo aqui, ou como arquivo
action-open-does = Abrir um tabuleiro, uma gravação ou um link
action-hint-does = Mostrar quanto vale cada direção
action-autoplay-does = Iniciar ou parar o jogo automático
action-pause-does = Pausar ou continuar o jogo automático
action-step-does = Fazer uma jogada automática
action-faster-does = Acelerar o jogo automático
action-slower-does = Desacelerar o jogo automático
action-help-does = Explicar as teclas
action-menu-does = Ir para o menu, ou voltar
action-quit-does = Sair do Brikke
action-edit-does = Mudar o tabuleiro à mão, ou jogar
action-return-does = Voltar ao jogo que você deixou
action-bookmarks-does = Mostrar os marcadores
action-replay-does = Rever este jogo jogada por jogada
action-share-does = Copiar um link para este jogo
action-reset-does = Recomeçar o treino
action-mirror-does = Espelhar o tabuleiro
action-transpose-does = Trocar linhas e colunas
action-numbers-does = Encher o tabuleiro com as peças em ordem
action-twos-does = Preencher o tabuleiro com peças 2
action-test-does = Montar o tabuleiro de teste
action-push-does = As setas só empurram, ou voltam a mover
action-merge-does = As setas só juntam, ou voltam a mover
action-passes-does = Mover em três etapas, ou de uma vez
action-endgames-does = Treinar finais com uma tabela

## Keys as they are shown; a character is shown as it is

key-up = ↑
key-right = →
key-down = ↓
key-left = ←
key-enter = Enter
key-esc = Esc
key-tab = Tab
key-backspace = Backspace
key-space = Espaço
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

keys-choose = escolher
keys-accept = responder
keys-open = abrir
keys-change = mudar
keys-start = começar
keys-back = voltar
keys-save = salvar
keys-no-name = sem nome
keys-scroll = rolar
keys-line = linha
keys-page = página
keys-half-page = meia página
keys-ends = início, fim
keys-redraw = redesenhar
keys-suspend = ir ao shell
keys-full-screen = tela cheia
keys-reset = restaurar
keys-reset-all = restaurar tudo
keys-filter = filtrar
keys-rename = renomear
keys-delete = excluir
keys-undo-delete = desfazer exclusão
keys-undo-remove = desfazer remoção
keys-edit-rules = editar regras
keys-search = buscar
keys-clear-search = limpar busca
keys-sort = ordenar
keys-state = estado
keys-export = exportar
keys-records = mais rápidos
keys-table = tabela
keys-rules = regras
keys-play = jogar
keys-add = adicionar
keys-remove = remover
keys-one-key = qual tecla
keys-speed = velocidade
keys-choices = opções
keys-cursor = mover o cursor
keys-cursor-word = por palavras
keys-cursor-ends = início, fim
keys-erase = apagar um caractere
keys-erase-word = apagar uma palavra
keys-erase-side = apagar tudo antes, depois
list-down = próxima linha
list-up = linha anterior
list-first = primeira linha
list-last = última linha
list-half-down = meia página abaixo
list-half-up = meia página acima

## Menu

menu-tagline = Junte as peças e chegue a 2048!
menu-continue = Continuar
menu-continue-about = {$rules}, {$score} pontos
continue-nothing = Não há jogo para continuar: este é novo.
menu-load = Carregar jogo
menu-new-game = Novo jogo
menu-games = Jogos
menu-scores = Recordes
menu-statistics = Estatísticas
menu-settings = Configurações
menu-help = Ajuda
menu-endgames = Finais
menu-quit = Sair
menu-wrong-key = Pressione de 1 a 9 ou 0, ou use as setas e Enter
menu-wrong-number = Essa opção não existe. Digite um número de 1 a {$last}.

## New game

new-game-title = Novo jogo
new-game-rules = Regras
new-game-size = Tamanho
new-game-size-value = {$rows}x{$columns}
new-game-rows = Linhas
new-game-columns = Colunas
new-game-more-rows = mais linhas
new-game-fewer-rows = menos linhas
new-game-more-columns = mais colunas
new-game-fewer-columns = menos colunas
new-game-start-tiles = Peças iniciais
new-game-new-tiles = Peças 4
new-game-goal = Meta
new-game-goal-none = nenhuma
new-game-at-goal = Na meta
new-game-at-goal-stop = o jogo acaba
new-game-at-goal-continue = pode continuar
new-game-lost-when = Perde quando
new-game-lost-when-stuck = nada se move
new-game-lost-when-full = o tabuleiro enche
new-game-seed = Semente
new-game-name = Nome
new-game-seed-random = aleatória
new-game-start = Começar
new-game-fill-in = Configurar…
new-game-size-about = Linhas x colunas, por exemplo 5x4
new-game-new-tiles-about = A frequência do 4, como 10%; ou pesos, como 2:9,4:1
new-game-start-tiles-about = Quantas peças há no início
new-game-goal-about = A peça a alcançar; em branco, nenhuma
new-game-seed-about = A mesma semente e as mesmas jogadas dão o mesmo jogo; em branco, ao acaso
new-game-name-about = Com um nome, estas regras viram um cartão; em branco, nada é salvo
new-game-name-none = sem nome
preset-classic = Clássico
preset-classic-about = O jogo que todos conhecem: chegue a 2048 e continue.
preset-sudden = Morte súbita
preset-sudden-about = Tabuleiro cheio é derrota; 2048 encerra o jogo.
preset-even = Equilibrado
preset-even-about = Peças 2 e 4 aparecem com a mesma frequência.
preset-gentle = Suave
preset-gentle-about = Poucas peças 4 e nenhuma meta: é só jogar.
preset-1024 = 1024
preset-1024-about = Só aparecem peças 2; 1024 encerra o jogo.
preset-custom = Personalizado
preset-custom-about = O tamanho, as peças e a meta que você quiser.
rules-name-taken = {$name} é o nome de um modo pronto: escolha outro.
rules-name-used = Já existem regras “{$name}”: escolha outro nome.
rules-removed = As regras “{$name}” foram removidas. Pressione {$key} para recuperá-las.
rules-restored = As regras “{$name}” voltaram.
rules-in-short = {$size}, peças novas {$tiles}, meta {$goal}
rules-with-goal = {$rules}, meta {$goal}
rules-without-goal = {$rules}, sem meta

## Rules, sizes and tiles that are not possible

rules-start-tiles = Um tabuleiro {$size} aceita de 1 a {$cells} peças iniciais.
rules-goal-too-large = A meta {$goal} é grande demais: um tabuleiro {$size} comporta no máximo {$largest}.
rules-tile-too-large = A peça {$tile} é grande demais para aparecer num tabuleiro {$size}.
rules-size = Um tabuleiro tem de 1 a 8 linhas e colunas, e pelo menos duas casas.
rules-tiles = Digite as peças com seus pesos, por exemplo 2:9,4:1.
rules-tiles-text = “{$text}” não está na forma peça:peso, por exemplo 2:9,4:1.
rules-tiles-not-a-tile = {$tile} não é uma peça (2, 4, 8, …).
rules-tiles-weight = A peça {$tile} tem o peso {$weight}: cada peso é no mínimo 1, e todos somam no máximo {$most}.
rules-tiles-twice = A peça {$tile} aparece duas vezes: dê a ela um só peso.
rules-goal = A meta é uma peça como 2048; deixe em branco para nenhuma.
rules-seed = Uma semente tem de 1 a {$most} bytes, sem espaços no início nem no fim.

## Play

play-score = Pontos
play-best = Recorde
play-moves = Jogadas
play-undos = Desfeitas
play-time = Tempo
play-goal = Meta
play-best-three = Três melhores
play-best-three-empty = ainda sem pontuações
play-practice = TREINO
play-practice-does = TREINO: {$does}
play-assisted = com ajuda
play-looking-back = Jogada {$ply} de {$plies}
play-keys-more = mais
play-resumed = Jogo retomado: {$rules}, pontuação {$score}.
play-returned = De volta ao jogo anterior.
play-present = De volta à posição atual.
play-clock-paused = O cronômetro está parado.
play-clock-continues = O cronômetro está correndo.
play-wrong-key = Esta tecla não faz nada aqui; {$key} mostra as teclas.
play-caps-lock = O Caps Lock está ligado; as teclas funcionam como se não estivesse.
play-paste-nothing = A área de transferência não tem jogo nem posição.
play-closed = Jogo fechado.
play-closed-saved = Jogo salvo. “Continuar” retoma este jogo.
play-closed-short = Jogo salvo
play-assisted-undo = Você desfez uma jogada: agora este é um jogo com ajuda.
play-assisted-hint = Você viu uma dica: agora este é um jogo com ajuda.
play-assisted-player = O jogo automático foi usado: agora este é um jogo com ajuda.
play-assisted-before = Essa dica valia para o seu jogo: agora ele é um jogo com ajuda.
play-assisted-short = Agora é com ajuda

## Refusals: why nothing happened

refusal-moves-nothing = Nada se move {$direction}.
refusal-merges-nothing = Nada se junta {$direction}.
refusal-over = O jogo acabou.
refusal-goal-reached = Meta alcançada: primeiro decida se quer continuar.
refusal-score-overflow = A pontuação ficaria grande demais.
refusal-no-chance = Não dá para continuar esta gravação: ela não diz de onde vêm as peças novas.
refusal-not-drawn = Esta não é a peça que a semente dá.
refusal-nothing = Não há nada para desfazer, refazer ou decidir.
refusal-wrong-tile = Nenhum {$tile} aparece com estas regras.
refusal-nothing-to-undo = Não há nada para desfazer.
refusal-nothing-to-redo = Não há nada para refazer.
refusal-not-at-goal = Você ainda não alcançou a meta.
refusal-nothing-to-return-to = Não há jogo anterior para onde voltar.
refusal-no-such-bookmark = O marcador “{$name}” não existe.
refusal-practice-bookmark = Um jogo de treino não tem marcadores.
refusal-no-such-ply = A jogada {$ply} não existe: o jogo tem {$plies}.
refusal-looking-back = Você está vendo uma posição anterior: volte primeiro à atual.
refusal-hint-not-awaited = O tabuleiro mudou: peça a dica de novo.
refusal-no-player = O jogo automático está desligado.
refusal-player-not-awaited = Não é a vez do jogador automático.
refusal-already-practising = Você já está treinando.
refusal-square = A linha {$row}, coluna {$column} fica fora de um tabuleiro {$size}.
refusal-position-size = Um tabuleiro {$board} não serve para regras de {$rules}.
refusal-position-too-large = {$tile} é grande demais: com estas regras, o máximo é {$largest}.
refusal-position-count = Com estas regras, o jogo começa com {$expected} peças, não {$found}.
refusal-position-moves = Um jogo não pode começar com {$moves} jogadas.
refusal-position-other = Um jogo não pode começar com este tabuleiro.
refusal-unplayable = Estas regras não funcionam num tabuleiro deste tamanho.
refusal-no-question = Não há pergunta para responder.
refusal-no-name-wanted = Nenhuma pontuação está esperando um nome.

## Dialogs

goal-title = {$tile}!
goal-text = Você alcançou a meta.
goal-text-autoplay = O jogo automático alcançou a meta.
goal-keep-playing = Continuar jogando
goal-take-win = Terminar
over-title-lost = Fim de jogo
over-title-won = Você venceu!
over-title-autoplay = O jogo automático chegou a {$tile}
over-text = { $moves ->
    [one] {$score} pontos em {$moves} jogada.
   *[other] {$score} pontos em {$moves} jogadas.
}
over-practice = Treino: não vale pontos.
dialog-look = Ver o tabuleiro
end-closed = Clique no tabuleiro para ver as opções.
over-best = +{$points} acima do seu recorde
over-tile = Maior peça {$tile}
play-shared = O link do jogo foi copiado.
play-paused = pausado
assist-title = Jogo com ajuda
assist-question = Este jogo vai contar como jogo com ajuda. Continuar?
assist-question-before = O seu jogo em andamento está nesta mesma posição: ele vai contar como jogo com ajuda. Continuar?
assist-short = Jogo com ajuda?
assist-yes = Continuar
assist-always = Continuar, não perguntar mais
assist-no = Agora não
tip-first = Use as setas ou deslize: junte peças iguais, chegue a 2048
tip-first-keys = Use as setas: junte peças iguais, chegue a 2048
name-title = Uma das dez melhores pontuações!
name-prompt = Seu nome
name-empty = O nome precisa ter pelo menos um caractere.
name-too-long = O nome pode ter no máximo {$most} caracteres; este tem {$shown}.
name-too-wide = O nome pode ocupar no máximo {$most} colunas; este ocupa {$columns}.
name-control = O caractere {$place} é um caractere de controle: retire-o.
name-direction = O caractere {$place} muda a direção do texto: retire-o.
name-invisible = O caractere {$place} não é visível: retire-o.
name-blank = O caractere {$place} é um espaço incomum: use um espaço normal.
name-line-break = O caractere {$place} é uma quebra de linha: retire-o.
name-meaningless = O caractere {$place} não tem um significado padrão: retire-o.
name-loose-mark = O caractere {$place} é um acento sem letra: retire-o.
name-pile-of-marks = O caractere {$place} tem acentos demais: no máximo três.
name-pile-of-parts = O caractere {$place} tem partes demais: no máximo dez.
confirm-new-game = Deixar este jogo e começar outro? O atual fica na lista de jogos.
confirm-new-game-short = Deixar o jogo?
confirm-restart = Recomeçar? Este jogo fica na lista de jogos.
confirm-restart-short = Começar de novo?
confirm-bookmark = Já existe um marcador “{$name}”. Movê-lo para cá?
save-title = Salvar
save-question = Salvar o jogo como está?
save-here = Salvar aqui
save-bookmark = Salvar com um nome…
save-file = Salvar como arquivo…
save-practice-done = Salvo. O tabuleiro de treino está na lista de jogos.
bookmark-title = Marcador
bookmark-prompt = Nome do marcador
bookmark-usual-name = Jogada {$ply}
bookmark-saved = Jogo salvo. O marcador “{$name}” traz você de volta para cá.
bookmark-lost = O marcador “{$name}” sumiu, porque você fez outras jogadas.
bookmark-empty = Ainda não há marcadores. Pressione {$key} e depois “{$way}” para criar um.
file-save-title = Salvar como arquivo
file-format-prompt = O que você quer salvar?
file-format-text = O jogo, cada jogada como texto
file-format-link = Um link para o jogo, na área de transferência
file-format-board = O tabuleiro, para um 2048 mais antigo
file-format-scores = As dez melhores pontuações
file-format-picture = Uma imagem do tabuleiro (SVG)
file-format-backup = Uma cópia de segurança dos jogos e recordes
file-save-prompt = Nome do arquivo (~ é sua pasta pessoal)
file-open-title = Abrir um arquivo
file-open-prompt = Nome do arquivo (~ é sua pasta pessoal), ou um link
file-saved = Salvo: {$path}
file-replace = {$path} já existe. Substituir?
file-name-missing = Digite o nome de um arquivo.
file-link-copied = O link foi copiado para a área de transferência.
file-no-game = Ainda não há jogo para salvar.

## Best scores

scores-title = Recordes
scores-place = #
scores-name = Nome
scores-score = Pontos
scores-moves = Jogadas
scores-best-tile = Maior peça
scores-date = Terminado em
scores-clean = Sem ajuda
scores-clean-about = sem ajuda
scores-assisted = Com ajuda
scores-assisted-about = com desfazer, dicas ou jogo automático
scores-seeded = Com semente
scores-seeded-about = com uma semente escolhida, com ou sem ajuda
scores-records = Mais rápidos
scores-records-about = os jogos sem ajuda mais rápidos
scores-no-game = O jogo desta pontuação não está salvo aqui.
scores-machines = Máquinas
scores-machines-about = jogados por uma máquina
scores-empty = Nenhum recorde ainda. O primeiro pode ser seu!
scores-empty-machines = Nenhuma máquina pontuou aqui ainda.
scores-empty-records = Ainda não há tempos. Um jogo sem ajuda faz os primeiros.
scores-nameless = (sem nome)
scores-imported = importado

## Files that were opened

import-board = Jogo {$number}: você pode continuar o tabuleiro salvo, com {$score} pontos depois de {$moves ->
    [one] {$moves} jogada
   *[other] {$moves} jogadas
}. Ele conta como jogo com ajuda.
import-board-over = Jogo {$number}: o jogo deste tabuleiro salvo já tinha terminado, com {$score} pontos. Ele conta como jogo com ajuda.
import-recording = Jogo {$number}: a gravação foi aberta para treino, com {$score} pontos.
import-known = Você já tem este jogo: é o jogo {$number}. Nada foi adicionado.
import-position = Jogo {$number}: a posição foi aberta para treino.
import-scores = {$count ->
    [one] {$count} recorde novo
   *[other] {$count} recordes novos
} na tabela “Com ajuda” de {$rules}.
import-scores-nothing-new = Nada de novo: estes recordes já estão na tabela de {$rules}, ou não estão entre os dez melhores.
import-backup = Cópia de segurança restaurada: {$parts}.
import-backup-added = { $count ->
    [one] {$count} jogo adicionado
   *[other] {$count} jogos adicionados
}
import-backup-continued = { $count ->
    [one] {$count} jogo continuado
   *[other] {$count} jogos continuados
}
import-backup-known = { $count ->
    [one] {$count} jogo já existente
   *[other] {$count} jogos já existentes
}
import-backup-scores = { $count ->
    [one] {$count} novo recorde
   *[other] {$count} novos recordes
}
import-backup-nothing = nada de novo
import-backup-line = A linha {$line} da cópia de segurança está danificada. Tudo o que pôde ser lido foi adicionado.
import-backup-lost = Jogos danificados, que ficaram de fora: {$damaged}.
import-backup-version = Esta cópia de segurança tem a versão “{$version}”, que este Brikke não consegue ler. Um Brikke mais novo consegue.
import-unknown = Este arquivo não é uma gravação, nem uma posição, nem um tabuleiro salvo ({$board} bytes, não {$length}), nem uma tabela de recordes.
import-no-tiles = O tabuleiro salvo não tem peças: nenhum jogo pode continuar a partir dele.
import-in-hand = Esta gravação contém o segredo do jogo {$number}, que não terminou: ela mostraria as peças que ainda vêm. Termine esse jogo primeiro.
import-bad-recording = {$ply ->
    [0] A gravação está danificada antes da primeira jogada.
   *[other] A gravação está danificada na jogada {$ply}.
}
import-not-a-tile = Linha {$row}, coluna {$column}: {$value} não é uma peça. As peças são potências de dois a partir de 2; 0 é uma casa vazia.
import-tile-too-large = Linha {$row}, coluna {$column}: {$value} é grande demais para um tabuleiro 4x4.
import-negative-score = A pontuação é {$value}, mas não pode ser negativa.
import-negative-moves = O número de jogadas é {$value}, mas não pode ser negativo.
import-too-large = {$value} é grande demais para um tabuleiro salvo.
import-other-size = Este tipo de arquivo só aceita tabuleiros 4x4, não {$size}.
import-line = Linha {$line}: {$problem}
import-encoding = O byte {$byte} não é texto: salve o arquivo como UTF-8.
import-byte-order-mark = O arquivo começa com uma marca de ordem de bytes: salve-o como UTF-8 sem ela.
import-nul = Há um byte 0 no arquivo: salve-o como UTF-8.
import-no-bar = Não há “|” entre o nome e a pontuação.
import-padding = O nome com seus espaços tem {$shown} caracteres antes do “|”; deveria ter {$most}.
import-name-form = O nome começa com um espaço ou não está na forma composta (NFC).
import-not-a-score = “{$text}” não é uma pontuação: use só algarismos, sem zeros à esquerda.
import-score-too-large = A pontuação {$value} é grande demais: o máximo é {$most}.
import-order = {$score} está abaixo de {$above}: a melhor pontuação vem primeiro.
import-too-many-lines = Há mais de {$most} linhas.

## Games

games-title = Jogos
games-number = Nº
games-rules = Regras
games-score = Pontos
games-moves = Jogadas
games-best-tile = Maior peça
games-state = Estado
games-unfinished = em andamento
games-won = vitória
games-lost = derrota
games-practice = treino
games-all = todos
games-yours = seus
games-machines = máquinas
games-newest = Mais recentes primeiro
games-order = Ordem
games-time = Tempo
games-date = Jogado em
games-player = Jogador
games-help = Ajuda
games-you = você
games-machine = máquina
games-clean = nenhuma
games-assisted = sim
games-count =
    {$count ->
        [one] {$count} jogo
       *[other] {$count} jogos
    }
games-sorted = ordem: {$order}
games-search = Buscar
games-rename = Nome do jogo
games-rename-text = Até 40 caracteres. Deixe em branco para ficar sem nome.
games-renamed = Jogo renomeado.
games-deleted = Jogo {$game} excluído. Pressione {$key} para recuperá-lo.
games-deleted-by-command = Excluído: {$games}. “brikke delete --undo” desfaz a última exclusão.
games-nothing-to-restore = Não há jogo excluído para recuperar.
games-restored = {$count} jogos recuperados.
games-restored-one = Jogo {$game} recuperado.
games-empty = Nenhum jogo ainda. Comece um no menu!
games-nothing-matches = Nenhum jogo deste tipo.

## Statistics

statistics-title = Estatísticas
statistics-games = Jogos
statistics-finished = Terminados
statistics-won = Vitórias
statistics-moves = Jogadas
statistics-time-played = Tempo de jogo
statistics-merges = Junções
statistics-points = Total de pontos
statistics-best-score = Melhor pontuação
statistics-best-tile = Maior peça
statistics-mean-score = Média de pontos
statistics-current-streak = Sequência atual
statistics-longest-streak = Maior sequência
statistics-best-tiles = Jogos por maior peça
statistics-fastest = Mais rápido até cada peça
statistics-fastest-tile = Peça
statistics-fastest-moves = Menos jogadas
statistics-fastest-time = Menor tempo
statistics-game = Jogo {$number}
statistics-all-rules = Todas as regras
statistics-yours = suas
statistics-all = todas
statistics-empty = Ainda não há estatísticas: jogue primeiro.

## Replay

replay-title = Replay
replay-no-moves = Sem jogadas
replay-position = Jogada {$ply} de {$plies}
replay-after = Depois da jogada {$ply} de {$plies}
replay-speed = { $speed ->
    [one] {$speed} jogada por segundo
   *[other] {$speed} jogadas por segundo
}
replay-playing = reproduzindo
replay-paused = em pausa
replay-at-end = fim do jogo
replay-at-last = última jogada
replay-forward = próxima
replay-backward = anterior
replay-step = passo
replay-ten = 10 jogadas
replay-first = início
replay-last = fim
replay-play = reproduzir/pausar
replay-jump = ir para
replay-jump-prompt = Ir para a jogada (0 a {$plies})
replay-not-a-move = Digite um número de 0 a {$plies}.
replay-analyse = analisar
replay-next-mistake = próximo erro
replay-no-mistake = Nenhum outro erro
replay-analyse-first = Pressione {$key} para analisar o jogo primeiro.
replay-analysing = Analisando: jogada {$done} de {$plies}
chart-costs = Custo de cada jogada
replay-loading = Carregando o conselheiro: {$percent}%
replay-analysed = Precisão {$accuracy} de 100 · erros graves: {$blunders} · erros: {$mistakes} · sorte {$luck}
replay-analysed-short = Precisão {$accuracy} de 100
replay-move-forced = A seguir: {$played}, a única jogada
replay-move-best = A seguir: {$played}, a melhor jogada
replay-move-good = A seguir: {$played}, boa jogada; um pouco melhor: {$better}
replay-move-inaccuracy = A seguir: {$played}, jogada imprecisa; melhor: {$better}
replay-move-mistake = A seguir: {$played}, um erro; melhor: {$better}
replay-move-blunder = A seguir: {$played}, um erro grave; melhor: {$better}
replay-short-better = melhor: {$better}
replay-short-best = {$played}: a melhor
replay-short-forced = {$played}: a única
replay-try = tentar
replay-previous-mistake = erro anterior
replay-worst-mistake = pior jogada
replay-worst = Piores jogadas
replay-former-course = O jogo como estava naquele momento; depois ele seguiu outro caminho.
replay-worst-move = {$number} (−{$lost}): {$played}; melhor: {$better}
replay-values = As quatro jogadas
replay-accuracy = Precisão
replay-luck = Sorte
trial-return = voltar ao replay
trial-mark = TENTATIVA
trial-begun = Tente outra jogada. Nada é salvo, a não ser que você escolha “Salvar”.
trial-begun-typed = Tente outra jogada. Nada é salvo, a não ser que você digite “{command-save}”.
replay-luck-about = mais sorte que em {$percent}% dos jogos
replay-accuracy-about = erros graves: {$blunders} · erros: {$mistakes}

## Practice

practice-title = Treino
practice-about = Mude o tabuleiro como quiser. Treino nunca vale pontos.
practice-begun = Treino: não vale pontos, e o seu jogo fica como está.
practice-alone = Treino: não vale pontos. {$key} explica as teclas.
practice-slides = As setas voltam a mover as peças.
practice-pushes = As setas empurram: as peças andam e nada se junta.
practice-merges = As setas juntam: peças iguais viram uma, e nada mais anda.
practice-passes = As setas movem em três etapas: pressione a mesma três vezes.
practice-pushed = Peças empurradas {$direction}.
practice-merged = Peças juntadas {$direction}: {$gained} pontos.
pass-push = {$number} de 3: empurrar {$direction}
pass-merge = {$number} de 3: juntar {$direction}
pass-push-nothing = {$number} de 3: empurrar {$direction}. Nada se move.
pass-merge-nothing = {$number} de 3: juntar {$direction}. Nada se junta.
practice-best = Foi a melhor jogada.
practice-better = Melhor jogada: {$better}, {$points} pontos a mais.
practice-better-percent = Melhor jogada: {$better}, {$percent}% a mais.
practice-playing = De volta ao jogo.
practice-edited = O tabuleiro mudou.
practice-cursor = Linha {$row}, coluna {$column}
practice-type = digitar a peça
practice-larger = maior
practice-smaller = menor
practice-erase = apagar
practice-fill-ranks = encher em ordem
practice-rotate = girar
practice-clear = limpar
practice-paste = colar
practice-copy = copiar
practice-copied = Copiado: {$position}
practice-paste-prompt = Posição, por exemplo 2,0,0,4/0,8,0,0
position-not-a-tile = Linha {$row}, coluna {$column}: “{$text}” não é uma peça.
position-not-a-power = Linha {$row}, coluna {$column}: {$value} não é uma peça (2, 4, 8, …).
position-too-large = Linha {$row}, coluna {$column}: {$value} é grande demais; um tabuleiro {$size} comporta no máximo {$largest}.
position-ragged = { $found ->
    [one] A linha {$row} tem {$found} casa, a linha 1 tem {$expected}.
   *[other] A linha {$row} tem {$found} casas, a linha 1 tem {$expected}.
}
position-size = Um tabuleiro tem de 1 a 8 linhas e colunas, e pelo menos duas casas.
position-hexadecimal = Uma posição em hexadecimal tem 16 dígitos; esta tem {$found}.

## Hint, players and autoplay

quit-title = Sair do Brikke?
quit-text = Seu jogo está salvo. Ctrl+Q sai sem perguntar.
picture-copy = copiar imagem
picture-save = salvar imagem
picture-copied = Imagem do tabuleiro copiada

hint-title = Dica ({$player})
hint-stronger = Carregar um mais forte ({$megabytes} MB)
hint-thinking = Pensando…
hint-impossible = impossível
hint-best = melhor
hint-as-good = igual
hint-less = −{$percent}%
hint-risky = arriscado
hint-only = única jogada
player-choose = Quem assume?
player-random = Aleatório
player-random-about = joga ao acaso
player-greedy = Guloso
player-greedy-about = pega o máximo de pontos agora
player-corner = Canto
player-corner-about = mantém a maior peça num canto
player-fast = Rápido
player-fast-about = usa só duas direções enquanto pode
player-slow = Lento
player-slow-about = vê três jogadas à frente e ordena as linhas
player-expectimax = Expectimax
player-expectimax-about = pensa à frente em cada peça nova possível
player-learned = Autodidata
player-learned-about = aprendeu com muitos jogos
player-optimal = Perfeito
player-optimal-about = joga sem erros em tabuleiros pequenos
player-loading = Carregando {$player}: {$percent}%
player-best = O melhor
replay-preparing = Preparando o conselheiro…
player-preparing = Preparando {$player}…
autoplay-playing = {$player} está jogando
autoplay-paused = {$player} em pausa
autoplay-stopped = Sua vez de novo.
autoplay-speed = { $speed ->
    [one] {$speed} jogada por segundo
   *[other] {$speed} jogadas por segundo
}
autoplay-speed-full = velocidade máxima

## Settings

settings-title = Configurações
settings-look = Aparência
settings-play = Jogo
settings-data = Dados
settings-data-settings = Arquivo de configurações
settings-data-games = Jogos e redes
settings-data-copy = Copiar caminho
settings-data-copied = Caminho copiado.
settings-data-backup = Cópia de segurança
settings-data-backup-save = Baixar todos os jogos
settings-data-restore = Abrir uma cópia
settings-data-restore-about = Adiciona os jogos do arquivo aos que estão aqui.
settings-data-in-browser = Os jogos e as configurações ficam salvos neste navegador, só neste aparelho.
settings-data-kept = O navegador prometeu mantê-los.
settings-data-at-risk = O navegador pode apagá-los quando faltar espaço: baixe uma cópia de vez em quando.
setting-language = Idioma
setting-theme = Tema
setting-colour = Cores
setting-labels = Números das peças
setting-reading = Leitura
setting-reduced-motion = Menos animação
setting-animation-speed = Velocidade das animações
setting-rules = Regras
setting-player-name = Seu nome
setting-hint-player = Dicas de
setting-confirm-new-game = Confirmar novo jogo
setting-confirm-assistance = Confirmar ajuda
setting-speedrun = Speedrun
setting-drill-values = Chances de sucesso
setting-sound = Som
setting-vibration = Vibração
setting-keys = Teclas
setting-language-about = O idioma de todos os textos
setting-theme-about = As cores do jogo
setting-colour-about = Quantas cores o terminal mostra
setting-labels-about = Valores como 2048, ou expoentes como 11
setting-reading-about = Depois da jogada: o tabuleiro inteiro ou só o novo
setting-reduced-motion-about = As peças saltam em vez de deslizar
setting-animation-speed-about = A velocidade das peças, de 0,25 a 4
setting-rules-about = As regras de um novo jogo
setting-player-name-about = O nome sugerido para um recorde
setting-player-name-last = último informado: {$name}
setting-hint-player-about = O jogador que dá as dicas
setting-hint-player-load = Quem dá as dicas; {$player}, o mais forte, é carregado quando você o escolhe ({$megabytes} MB)
setting-confirm-new-game-about = Perguntar antes de trocar um jogo em andamento
setting-confirm-assistance-about = Perguntar antes de contar como jogo com ajuda
setting-speedrun-about = Milissegundos e parciais contra o seu recorde
setting-drill-values-about = Mostrar sempre a chance de cada direção nos finais
setting-sound-about = Sons curtos e suaves para jogadas, meta e fim
setting-vibration-about = Vibrações curtas ao juntar peças, na meta e no fim
setting-keys-about = As teclas de todas as ações
settings-saved = Salvo.
settings-refused = “{$text}” não é uma opção de “{$name}”. Digite uma destas: {$choices}.
settings-not-saved = Não foi possível salvar as configurações: {$reason}
settings-press-key = Pressione a nova tecla para “{$action}”, ou Esc
settings-key-added = {$key} agora serve para “{$action}”.
settings-key-removed = {$key} removida de “{$action}”.
settings-key-clash = {$key} já serve para “{$action}”.
settings-key-clash-on = {$key} já serve para “{$action}” ({$page}).
settings-key-move = Pressione-a de novo para movê-la para cá.
settings-keys-reset = “{$action}” voltou às teclas padrão.
settings-keys-all-reset = Todas as ações voltaram às teclas padrão.
settings-keys-reset-all-question = Restaurar todas as teclas padrão?
settings-key-unusable = Esta tecla não pode ser usada.
settings-no-key = sem tecla

## Help

help-title = Ajuda
help-rules-title = O jogo
help-rules-slide = Cada jogada move todas as peças numa direção, até onde podem ir.
help-rules-merge = Duas peças iguais que se encontram viram uma só com a soma, e a soma entra nos pontos. Cada peça só se junta uma vez por jogada.
help-rules-appear = Depois de cada jogada uma peça nova aparece numa casa vazia. Uma direção em que nada se move não é uma jogada.
help-rules-goal = Alcance a meta, em geral 2048, e continue jogando se quiser.
help-rules-lost = O jogo está perdido quando não resta nenhuma jogada.
help-keys-title = Teclas
help-list-title = Listas e páginas longas
help-writing-title = Escrever
help-terminal-title = Em qualquer lugar do terminal
help-window-title = Em qualquer lugar da janela
help-keys-change = Todas estas teclas podem ser mudadas nas configurações. Setas, Enter, Esc, Tab e números sempre funcionam nas listas.
help-scores-title = Recordes
help-scores-tables = Cada conjunto de regras tem tabelas com as dez melhores pontuações: sem ajuda; com jogadas desfeitas, dicas ou jogo automático; com uma semente escolhida; e de máquinas.
help-undo = Desfaça quantas vezes quiser: a mesma jogada traz a mesma peça, então não adianta tentar a sorte.
help-proof-title = Prova deste jogo
help-proof-text = Um segredo foi sorteado antes da primeira peça, e todas as peças vêm dele. O compromisso é a sua impressão digital: anote-o agora e compare no fim do jogo. O jogo salvo então contém o segredo, e “brikke verify” mostra o compromisso correspondente.
help-proof-commitment = Compromisso: {$commitment}
help-proof-secret = Segredo: {$secret}
help-editing-title = Editar o tabuleiro
help-mark-played = a jogada feita
help-mark-better = uma jogada melhor
help-practice-title = Treino
help-practice-text = No treino você pode pôr peças e preencher, espelhar e girar o tabuleiro como quiser. Treinos nunca valem pontos.
help-practice-keys = No treino, todas as teclas do jogo também funcionam; estas são adicionais.
help-data-title = Seus dados
help-data-text = Cada jogada é salva na hora: você pode deixar um jogo a qualquer momento.
about-title = Sobre
about-version = Brikke {$version}, o jogo 2048.
about-name = “Brikke” é “peça de jogo” em norueguês.
about-license = Software livre, MIT ou Apache-2.0.
about-font = A fonte é Noto Sans CJK, sob a licença Open Font License.

## What the command says

analyse-game = {$game}: {$rules}, {$moves} jogadas, {$score} pontos; analisado por {$player}
analyse-accuracy = {$accuracy} de 100 (o quanto as jogadas se aproximaram das melhores)
analyse-accuracy-none = nenhuma: nenhuma jogada era melhor que outra
analyse-grades = erros graves: {$blunders}, erros: {$mistakes}, imprecisões: {$inaccuracies}, boas jogadas: {$good}, melhores jogadas: {$best}, únicas possíveis: {$forced}
analyse-luck-kinder = as peças novas foram mais favoráveis que em {$percent}% dos jogos
analyse-luck-harder = as peças novas foram menos favoráveis que em {$percent}% dos jogos
analyse-luck-none = nenhuma peça nova fez diferença
analyse-turn-move = jogada {$number}, uma jogada ruim
analyse-turn-good = jogada {$number}, uma peça de sorte
analyse-turn-bad = jogada {$number}, uma peça de azar
analyse-turned = Momento decisivo
analyse-mistake = Jogada {$number}: {$played}, um erro; melhor: {$better}
analyse-blunder = Jogada {$number}: {$played}, um erro grave; melhor: {$better}
analyse-interrupted = As primeiras {$done} de {$plies} jogadas estão analisadas.
report-title = Análise de {$game}
report-summary = Resumo
report-by = Analisado por
report-grades = Jogadas por avaliação
report-turning-points = Momentos decisivos
report-mistakes = Erros
report-mistakes-none = Não há nenhum.
report-mistakes-some = Os {$shown} piores de {$all}.
report-mistakes-all = {$all} ao todo.
report-played = jogada
report-better = melhor
report-board = O tabuleiro antes da jogada {$number}
report-game = O jogo
report-chart = O jogo, jogada a jogada
report-chart-text = Quatro gráficos: os pontos, que terminam em {$score}; o valor da posição; o custo de cada jogada; e a sorte até ali.
report-chart-legend = Círculos são erros e losangos são erros graves: clique em um para ver o tabuleiro abaixo.
report-chart-value = Valor da posição, segundo {$player}
report-chart-luck = Sorte até ali
report-how = Como ler isto
report-how-accuracy = 100 quer dizer que toda jogada foi a melhor. Uma jogada pesa mais quando havia mais em jogo.
report-how-grades = Cada jogada é comparada com a melhor: um pouco pior é boa ou imprecisa, claramente pior é erro, muito pior é erro grave. A jogada que perde o jogo é erro grave se outra era mais segura.
report-how-luck = Se as peças novas foram melhores ou piores que o normal. A sorte não conta na precisão e se equilibra ao longo de muitos jogos.
verify-valid = Válida: {$moves} jogadas, {$score} pontos.
verify-invalid = Inválida. {$reason}
verify-secret = As peças vêm de um segredo. Compare o compromisso {$commitment} com o mostrado antes da primeira jogada.
verify-seed = As peças vêm de uma semente escolhida pelo jogador.
verify-position = Nada prova as peças: o jogo começou a partir de uma posição montada.
verify-later = Nada prova as peças ainda: o segredo do compromisso {$commitment} é mostrado quando o jogo acaba.
verify-nothing = Nada prova as peças: a gravação não tem semente nem segredo.
replayed-start = Início
replayed-commitment = Início. Compromisso: {$commitment}
replayed-move = {$number}. {$direction}, +{$gained}, {$score} pontos
games-older = Jogos mais antigos: {$command}
games-more = Há mais jogos que correspondem: aumente --limit para vê-los.
export-which = Diga qual jogo: “brikke games” mostra a lista.
export-table = “--as scores” exporta uma tabela: não indique um jogo.
export-backup = Uma cópia de segurança contém todos os jogos: não indique um jogo.
export-over-backup = {$path} é uma cópia de segurança: escolha outro nome
export-over-larger = {$path} é uma cópia de segurança com mais jogos do que os que há aqui ({$games}): escolha outro nome
export-own-rules = Um jogo é exportado com as próprias regras: não use --rules, --size nem as outras.
game-renamed = O jogo {$game} agora se chama “{$name}”.
game-unnamed = O jogo {$game} agora não tem nome.
games-restored-by-command = De volta: {$games}.
slide-gained = ganhou {$points}
slide-too-large = Este movimento faz um {$tile}, e um tabuleiro {$size} comporta no máximo {$largest}.
hint-player = jogador {$player}
position-over-goal = O jogo acabou nesta posição: o objetivo foi alcançado.
position-over-full = O jogo acabou nesta posição: o tabuleiro está cheio.
position-not-solved = A posição {$position} não pode surgir num jogo com estas regras e não está resolvida.
match-title = {$player}: {$games ->
    [one] {$games} jogo
   *[other] {$games} jogos
}, {$rules}, semente {$seed}
match-score = pontos
match-moves = jogadas
match-reached = alcançou
match-ahead = à frente
match-speed = rapidez
match-score-value = média {$mean}, mediana {$median}, de {$min} a {$max}
match-moves-value = {$mean} por jogo
match-speed-value = {$rate} jogadas/s com {$jobs ->
    [one] {$jobs} thread
   *[other] {$jobs} threads
}, {$cpu} por segundo de processador; {$seconds} s ao todo
match-versus = contra {$player}, com as mesmas peças
match-confidence = {$mean}; 95% de confiança: de {$low} a {$high}
match-outcomes = {$wins} ganhos, {$ties} empatados, {$losses} perdidos
solve-rules = regras
solve-score = pontuação esperada
solve-probability = probabilidade
solve-states = estados
solve-afterstates = pós-estados
solve-memory = memória
solve-time = tempo
solve-probability-value = {$probability} de alcançar {$tile}
solve-states-value = {$states} a menos de simetria
solve-too-large = Um tabuleiro {$size} é grande demais para ser resolvido: é possível até 3x3 e 2x4, e em tabuleiros maiores até uma peça pequena.
solve-out-of-reach = A peça {$tile} está fora de alcance: um tabuleiro {$size} comporta no máximo {$largest}.
solve-too-much = Seriam precisos cerca de {$states} estados e {$memory} MB de memória, mais que {$limit} MB. --memory permite mais.
solve-out-of-memory = Isto precisa de mais que {$limit} MB de memória. --memory permite mais.
bench-random = jogadas aleatórias, {$size}
bench-slides = movimentos com pontos, {$size}
bench-perft = sequências de perft, {$size}
bench-search = posições examinadas, {$size}
bench-recordings = jogadas gravadas conferidas
bench-signature = assinatura
stats-finished-won = {$finished ->
    [one] {$finished} terminado
   *[other] {$finished} terminados
}, {$won ->
    [one] {$won} ganho
   *[other] {$won} ganhos
}
stats-merges = {$merges ->
    [one] {$merges} junção
   *[other] {$merges} junções
}
stats-best = melhor {$score}
stats-longest = a maior {$streak}
recording-refused = {$place} {$problem}
recording-none = Isto não é uma gravação.
recording-version = É da versão {$version}, e este Brikke lê a versão 1.
recording-line = “{$found}” não pertence a esse lugar.
recording-cut = Está cortada.
recording-too-long = Há algo depois do fim.
recording-link = Um link não se escreve assim.
recording-character = “{$character}” não é um caractere desse tipo de gravação.
recording-checksum = A soma de verificação não confere: a gravação foi alterada.
recording-contradiction = Diz “{$claimed}”, mas as jogadas levam a “{$actual}”.
recording-undos = {$undos} jogadas desfeitas são demais.
recording-spelling = Uma gravação não se escreve assim.
recording-rules = As regras não fazem sentido.
recording-secret = Um segredo ou um compromisso tem 64 dígitos hexadecimais.
recording-occupied = Linha {$row}, coluna {$column} não está vazia: uma peça nova precisa de uma casa vazia.
recording-not-text = O byte {$byte} não é texto: uma gravação é UTF-8.
position-empty = A posição está vazia: escreva linhas como 2,0,0,4/0,8,0,0.
choice-unknown = “{$text}” não é conhecido: escreva {$choices}.
rules-goal-text = “{$text}” não é uma meta: escreva none ou uma peça como 2048.
rules-start-text = “{$text}” não é um número de peças iniciais: escreva 1 ou mais.
rules-other-size = O tabuleiro é {$size}, não {$other}: omita --size.
no-such-rules = Não há regras “{$name}”: escolha {$names}.
no-such-player = Não há jogador “{$name}”: escolha {$names}.
no-such-setting = O jogador {$player} não aceita “{$setting}”: escreva {$player}.
no-such-effort = O jogador {$player} aceita uma profundidade de 1 a 20, como 3 ou 2.5, ou um tempo por jogada em us, ms ou s, como 50ms, no máximo uma hora.
tables-other-size = As tabelas de finais são para tabuleiros 4x4, e esta posição é {$size}.
data-not-a-directory = {$path} é um arquivo, não uma pasta.
file-cannot-be-read = Não é possível ler {$path}: {$reason}
file-cannot-be-written = Não é possível escrever {$path}: {$reason}
file-over-limit = {$path} é grande demais: são lidos no máximo {$most} MiB.
result-cannot-be-written = Não é possível escrever o resultado: {$reason}
usage-line = Uso: {$usage}
usage-unknown-option = não existe a opção {$option}
usage-unknown-command = não existe o comando “{$command}”
usage-nearest = {$mistake}. Você quis dizer {$nearest}?
usage-too-much = “{$text}” está sobrando aqui
usage-missing = falta isto: {$arguments}
usage-missing-command = falta um destes comandos: {$commands}
usage-no-value = {$option} precisa de um valor
usage-value = “{$value}” não é possível para {$option}
usage-value-choices = “{$value}” não é possível para {$option}: escreva {$choices}
usage-twice = {$option} só pode aparecer uma vez
usage-conflict = {$option} e {$other} não combinam

## Window

window-too-small = Janela pequena
window-needed = mínimo {$columns}x{$rows}

## Screen-reader mode: sentences, one on each line

plain-welcome = Brikke, 2048 linha por linha. Mova com w, a, s, d; digite “{command-help}” para ver os comandos.
plain-rules = Regras: {$rules}, tabuleiro {$size}.
plain-slid = { $gained ->
    [0] Você moveu {$direction}.
    [one] Você moveu {$direction}: {$gained} ponto.
   *[other] Você moveu {$direction}: {$gained} pontos.
}
plain-player-slid = { $gained ->
    [0] {$player} moveu {$direction}.
    [one] {$player} moveu {$direction}: {$gained} ponto.
   *[other] {$player} moveu {$direction}: {$gained} pontos.
}
plain-merged = { $count ->
    [one] Formou-se um {$tiles}.
   *[other] {$count} junções: {$tiles}.
}
plain-appeared = Apareceu um {$tile} na linha {$row}, coluna {$column}.
plain-row = Linha {$row}: {$cells}.
plain-empty = vazia
plain-status = Pontos {$score}, jogadas {$moves}, recorde {$best}.
plain-status-undos = Pontos {$score}, desfeitas {$undos}, jogadas {$moves}, recorde {$best}.
plain-terse-status = Pontos {$score}.
plain-terse-status-undos = Pontos {$score}, desfeitas {$undos}.
plain-undone = Jogada desfeita.
plain-redone = Jogada refeita.
plain-reading-full = Leitura completa: o tabuleiro inteiro depois de cada jogada.
plain-reading-terse = Leitura breve: depois de uma jogada, os pontos, a peça nova e a pontuação. “{command-board}” lê as linhas.
plain-started = Novo jogo.
plain-commitment = O compromisso deste jogo, a impressão digital do seu segredo: {$commitment}.
plain-secret = O segredo deste jogo era {$secret}.
plain-no-proof = Nada prova as peças deste jogo: é um treino, ou começou de uma semente escolhida.
plain-over-lost = Fim de jogo: não resta nenhuma jogada. Pontos {$score}, jogadas {$moves}.
plain-over-won = Você venceu! Pontos {$score}, jogadas {$moves}.
plain-over-autoplay = O jogo automático chegou a {$tile}. Pontos {$score}, jogadas {$moves}.
plain-entered = {$name} fica em {$place}º lugar com {$score} pontos.
plain-cancelled = Nada mudou.
plain-hint = Segundo “{$player}”: {$direction}.
plain-hint-value = {$direction}: {$value}
plain-unknown = Comando desconhecido: “{$text}”. Digite “{command-help}” para ver os comandos.
plain-new-unknown = “{$text}” não é uma regra nem um tamanho. Digite, por exemplo, “{command-new} {$example} 5x5 {command-seed} lontra”, em qualquer ordem. Regras: {$rules}.
plain-new-twice = Regras, tamanho e semente podem ser dados uma vez cada; “{$text}” é demais.
plain-autoplay-number = “{$text}” não é um número de jogadas. Digite, por exemplo, “{command-autoplay} 10”.
plain-row-number = “{$text}” não é o número de uma linha. Digite, por exemplo, “{$word} 3”.
plain-no-such = “{$text}” não existe aqui. Escolha entre: {$choices}.
plain-choose = Digite um número:
plain-wrong-key = Esta tecla não faz nada aqui. Digite “{command-help}” para ver os comandos.
plain-wrong-answer = “{$text}” não é uma resposta possível aqui. Tente de novo.
plain-offered = Pressione Enter para aceitar “{$text}”.
plain-leave = Digite “{$word}” para sair sem mudar nada.
plain-name = Digite o seu nome, ou uma linha vazia para deixar a pontuação sem nome.
plain-name-other = Digite outro nome, ou “esc” para deixar a pontuação sem nome.
plain-name-command = “{$text}” também é um comando. Se for o seu nome, digite “{command-name} {$text}”.
plain-write = {$name}: digite o texto na próxima linha, ou uma linha vazia para não mudar nada.
plain-no-row = O número {$number} não está nesta lista.
plain-link = A linha acima é um link para este jogo.
plain-analysing = Analisando o jogo. Isso pode demorar um pouco.
plain-goodbye = Até logo. Está tudo salvo.
# The words that are understood in this language, beside the English ones.
# One word each, in small letters.
command-up = cima
command-right = direita
command-down = baixo
command-left = esquerda
command-undo = desfazer
command-redo = refazer
command-new = novo
command-begin = nova
command-restart = recomeçar
command-keep = continuar
command-hint = dica
command-autoplay = automático
command-board = tabuleiro
command-scores = recordes
command-bookmark = marcador
command-name = nome
command-save = salvar
command-open = abrir
command-menu = menu
command-games = jogos
command-help = ajuda
command-analyse = analisar
command-share = compartilhar
command-back = voltar
command-statistics = estatísticas
command-settings = configurações
command-about = sobre
command-quit = sair
command-terse = breve
command-full = completo
command-proof = prova
command-edit = editar
command-practice = treino
command-bookmarks = marcadores
command-endgames = finais
command-replay = replay
command-seed = semente
command-row = linha
command-column = coluna
plain-help-title = Digite um comando por linha:
plain-help-move = w, a, s, d ou {command-up}, {command-left}, {command-down}, {command-right}: mover
plain-help-undo = {command-undo}, {command-redo}: desfazer uma jogada, refazê-la
plain-help-new = {command-new}, {command-restart}: um novo jogo, recomeçar com as mesmas regras
plain-help-choose = {command-new} com regras, um tamanho ou uma semente, como “{command-new} equilibrado 5x5 {command-seed} lontra”: um jogo à sua escolha
plain-help-keep = {command-keep}: continuar depois da meta
plain-help-hint = {command-hint}: a melhor direção
plain-help-values = {command-hint}: a chance de cada direção
plain-help-next = {command-new}: a próxima posição
plain-help-autoplay = {command-autoplay} e um número: o jogo automático faz esse número de jogadas
plain-help-assisted = No terminal, {command-undo}, {command-hint} e {command-autoplay} perguntam antes que um jogo sem ajuda conte como jogo com ajuda: responda sim ou não na próxima linha
plain-help-board = {command-board}: ler o tabuleiro de novo
plain-help-reading = {command-terse}, {command-full}: depois de uma jogada só pontos, peça nova e pontuação, ou o tabuleiro inteiro
plain-help-scores = {command-scores}: as melhores pontuações
plain-help-proof = {command-proof}: a impressão digital do segredo de que vêm todas as peças deste jogo, para comparar no fim
plain-help-bookmark = {command-bookmark} e um nome: dar um nome a esta posição; {command-bookmarks}: voltar a uma delas
plain-help-practice = {command-edit}, {command-endgames}: mudar o tabuleiro à mão, treinar finais
plain-help-save = {command-save}, {command-open}: salvar o jogo, abrir um arquivo
plain-help-analyse = {command-analyse}, {command-replay}, {command-share}: encontrar seus erros, rever o jogo, escrever um link
plain-help-menu = {command-menu}, {command-games}: o menu, os jogos salvos
plain-help-pages = {command-statistics}, {command-settings}, {command-about}: essas páginas
plain-help-keys = Qualquer outra letra faz o que a tecla faz na tela, como u para desfazer
plain-help-help = {command-help}: esta lista
plain-help-quit = {command-quit}: sair; o jogo fica salvo
plain-help-back = {command-back}: sair desta página
plain-help-games = {command-games}, {command-scores}: os jogos salvos, os recordes
plain-help-open = {command-open} e o nome de um arquivo: abri-lo
plain-help-of-menu = Este é o menu. Digite o número de uma linha para escolhê-la, ou uma destas palavras:
plain-help-of-form = Digite o número de uma linha para mudá-la, com o novo valor depois dele, como “1 fr”. Sem valor, vale o próximo, ou o texto é perguntado.
plain-help-of-keys = Digite o número de uma linha e uma tecla, como “5 z”, para adicionar a tecla. Com o número de uma linha depois:
plain-help-of-list = Digite o número de uma linha para abri-la.
plain-help-of-rows = As teclas e palavras para uma linha aceitam o número dela depois, como “{$word} 3”; sem número, valem para a linha selecionada.
plain-help-of-names = Um novo nome vem depois do número: “{$word} 3 …”.
plain-help-of-search = “{$word}” e um texto: as linhas com esse texto; sem texto, todas.
plain-help-of-rules = “{$word}”: as próximas regras, ou as de nome dado depois: {$choices}.
plain-help-of-tables = “{$word}”: a próxima destas páginas, ou a de nome dado depois: {$choices}.
plain-help-of-replay = Digite uma tecla ou a palavra dela:
plain-help-of-editor = Você está mudando o tabuleiro. Uma linha como “{command-row} 1 {command-column} 2 8” ou “1 2 8” põe uma peça, 0 a tira; uma posição inteira é uma linha, como 2,0,0,4/0,8,0,0. w, a, s, d movem o cursor. Ou digite uma tecla ou a palavra dela:
plain-help-of-choice = Digite o número de uma linha para escolhê-la.
plain-help-question = Responda à pergunta: digite o número ou a palavra de uma resposta. “{command-back}” deixa tudo como está, “{command-menu}” também e leva ao menu.
plain-help-words = Palavras: {$words}

## Problems with saved games

store-damaged = Os jogos salvos estão danificados.
unsaved = não salvo
unsaved-moves =
    { $moves ->
        [0] A última mudança não está salva.
        [one] Uma jogada não está salva.
       *[other] { $moves } jogadas não estão salvas.
    }
caught-up = Você continuou a jogar em outro lugar. O tabuleiro está atualizado.
deleted-elsewhere = Este jogo foi excluído em outro lugar. Como você continuou a jogar, ele está de volta.
caught-up-aside =
    { $moves ->
        [one] A jogada que não pôde ser salva está em um jogo de treino à parte.
       *[other] As { $moves } jogadas que não puderam ser salvas estão em um jogo de treino à parte.
    }
leave-title = Nem tudo está salvo
leave-text = O Brikke continua tentando e fecha assim que tudo estiver salvo.
leave-try-again = Tentar de novo agora
leave-save-elsewhere = Salvar o jogo em um arquivo, em outro lugar
leave-unsaved = Sair sem salvar
store-full = O disco está cheio: libere espaço.
store-read-only = O arquivo ou a pasta só permite leitura.
store-busy = Outro programa está gravando os jogos: tente de novo.
store-gone = Os jogos salvos foram apagados ou movidos enquanto o Brikke estava aberto: abra-o de novo.
saved-again = Está tudo salvo de novo.
store-changed-elsewhere = Este jogo continuou em outro programa e não pode ser carregado de lá.
store-no-such-game = O jogo {$number} não existe.
store-newer = Estes jogos foram salvos por um Brikke mais novo (formato {$found}; este conhece {$known}). Use o mais novo, ou outra pasta de dados.
store-quarantined = Os jogos salvos estavam danificados. Agora estão em {$path}, e a lista de jogos recomeça vazia. Para recuperar o que ainda pode ser lido: {$command}
store-log-damaged = { $count ->
    [0] Os jogos salvos estavam danificados em um ponto e foram restaurados: não falta nenhuma jogada. Uma cópia do que foi encontrado está em {$path}.
    [one] Os jogos salvos estavam danificados: pode faltar até {$count} jogada. Uma cópia do que foi encontrado está em {$path}. Para recuperar o que ainda pode ser lido: {$command}
   *[other] Os jogos salvos estavam danificados: podem faltar até {$count} jogadas. Uma cópia do que foi encontrado está em {$path}. Para recuperar o que ainda pode ser lido: {$command}
}
store-opened-read-only = Os jogos salvos podem ser lidos, mas não gravados: nada do que você jogar agora será salvo.
store-practice = O jogo {$number} é treino e nunca entra nos recordes.
store-not-new = Só um jogo novo, com peças sorteadas, entra nos recordes.
store-too-large = Um número é grande demais para ser salvo: {$value}
store-io = {$path}: {$reason}

## Problems in the settings file; {$key} is the name of a setting there

settings-problems = { $count ->
    [one] {$count} problema nas configurações
   *[other] {$count} problemas nas configurações
}
settings-problem-unavailable = As configurações em {$path} não podem ser lidas: todas estão no padrão. O motivo: {$reason}
settings-problem-broken = A linha {$line} não é TOML válido: todas as configurações ficam com o valor padrão.
settings-problem-unknown = Linha {$line}: não existe a configuração “{$key}”.
settings-problem-unknown-nearest = Linha {$line}: não existe a configuração “{$key}”. Você quis dizer “{$nearest}”?
settings-problem-value = Linha {$line}: {$key} não pode ser {$found}. Escreva {$allowed}. Até lá vale {$used}.
settings-problem-own-rules = Linha {$line}: as regras “{$name}” foram ignoradas. Dê a elas um nome que não seja de um modo pronto e as seis regras.
settings-problem-clash = Linha {$line}: a tecla “{$key}” serve para {$kept} e {$refused}: fica com {$kept}.
# What {$allowed} can be.

# Erros
store-damaged-game = O jogo { $number } está danificado e não pode ser aberto. Os outros jogos não foram afetados.
store-unusable = Os jogos salvos não podem ser usados neste momento.
entropy-missing = O sistema não fornece números aleatórios, por isso nenhum jogo pode começar.
player-failed = { $player } falhou enquanto pensava. Tente de novo ou escolha outro jogador.
load-stopped = O carregamento de { $player } foi interrompido.
load-not-solvable = { $player } não pode jogar com estas regras: há posições demais para resolver.
load-no-thread = { $player } não pode começar: o sistema não tem threads livres.
load-no-network = { $player } não tem uma rede para tabuleiros { $size }. “brikke train” cria uma.
load-bad-network = { $player } não consegue usar sua rede { $path }: { $problem }
network-other-size = é para tabuleiros { $size }.
network-foreign = não é uma rede do Brikke.
network-later = foi criada por um Brikke mais recente.
network-earlier = foi criada por um Brikke mais antigo.
network-damaged = está danificada.
network-cut-off = está incompleta.
file-not-found = o arquivo ou a pasta não existe.
file-permission-denied = sem permissão.
file-disk-full = o disco está cheio.
file-read-only = só pode ser lido.
file-is-a-directory = é uma pasta.
file-not-a-directory = não é uma pasta.
file-larger-than-allowed = o sistema não permite um arquivo maior.
file-unreadable = o sistema não consegue ler nem gravar.
file-no-directory = essa pasta não existe.
file-too-large = é grande demais.
settings-broken-line = a linha { $line } do arquivo de configurações não é TOML válido.
settings-wrong-shape = “{ $name }” não tem a forma certa no arquivo de configurações.
settings-allowed-words = um de {$words}
settings-allowed-truth = true ou false
settings-allowed-speed = um número de {$least} a {$most}
settings-allowed-name = um nome entre aspas
settings-allowed-player = um jogador como best ou expectimax:3
settings-allowed-keys = uma lista de teclas como ["u", "ctrl-z"]
settings-allowed-key = um caractere, ou uma tecla como left, space, f1, num4 ou ctrl-r
settings-allowed-key-table = uma tabela [keys]
settings-usual-keys = as teclas padrão
store-bad-start = Este jogo não pode ser salvo: o início não segue as regras.

browser-forgets = Este navegador não deixa o Brikke salvar: o que você jogar agora se perde quando a página for fechada.
browser-open-prompt = Escolha um arquivo deste aparelho ou cole um link.
browser-open-choose = Escolher um arquivo…
browser-saved = Baixado: {$path}
browser-damaged = { $count ->
    [one] Um registro dos jogos salvos não pode ser lido. Ele fica como está.
   *[other] {$count} registros dos jogos salvos não podem ser lidos. Eles ficam como estão.
}
board-name = Tabuleiro
board-row = Linha {$number}
board-column = Coluna {$number}
menu-daily = Jogo do dia
daily-note = { $streak ->
    [0] Jogo do dia, {$day}: as peças são as mesmas para todos.
    [one] Jogo do dia, {$day}: as peças são as mesmas para todos. Sua sequência: 1 dia.
   *[other] Jogo do dia, {$day}: as peças são as mesmas para todos. {$streak} dias seguidos.
}
daily-streak = { $streak ->
    [0] Jogo do dia.
    [one] Jogo do dia. Sua sequência: 1 dia.
   *[other] Jogo do dia. {$streak} dias seguidos.
}
daily-result = { $streak ->
    [0] Brikke {$day}: {$score} pontos, maior peça {$tile}, {$moves} jogadas.
    [one] Brikke {$day}: {$score} pontos, maior peça {$tile}, {$moves} jogadas. Dia 1.
   *[other] Brikke {$day}: {$score} pontos, maior peça {$tile}, {$moves} jogadas. {$streak} dias seguidos.
}
link-unknown = Este link não leva a lugar nenhum no Brikke.
browser-update = Há uma nova versão pronta: carregar
browser-tools = Ações
help-browser-title = No navegador
keys-read-board = Ler em voz alta

## Endgame tables

tables-seconds = {$seconds} segundos
tables-minutes =
    {$minutes ->
        [one] um minuto
       *[other] {$minutes} minutos
    }
tables-estimate =
    {$name}: {$afterstates} posições, cerca de {$time} em {$jobs ->
        [one] um processador livre
       *[other] {$jobs} processadores livres
    }, {$memory} MB de memória, {$disk} MB em disco ({$work} MB durante a construção).
tables-built = {$name}: {$afterstates} posições, {$disk} MB. Com o resto vazio, jogando com perfeição, sai {$tile} em {$success}% dos jogos.
tables-built-before = {$name} já está construída.
tables-goes-on = {$name} continua a partir de {$disk} MB já construídos.
tables-interrupted = {$name} não está pronta. “brikke tables build {$name}” continua daqui.
tables-in-use = Outro programa está construindo {$name}.
tables-removed = {$name} foi removida; {$disk} MB estão livres de novo.
tables-nothing-to-remove = Não há tabela {$name} para remover.
tables-none-built = Nenhuma tabela de finais foi construída. “brikke tables build” constrói uma.
tables-not-built = A tabela {$name} não foi construída. “brikke tables build {$name}” a constrói.
tables-unusable = A tabela {$name} não pode ser usada: {$reason}. Remova-a e construa-a de novo.
tables-no-wall = As peças grandes desta posição não formam o muro de nenhuma tabela construída ({$tables}).
position-stuck = Nada se move nesta posição.
tables-answer = {$name}: a chance de fazer {$tile}
tables-leaves-wall = o muro se desfaz
tables-blocked = sem movimento
tables-state-built = construída, {$disk} MB, {$success}% com o resto vazio
tables-state-unfinished = incompleta, {$disk} MB até agora
tables-state-absent = não construída, {$afterstates} posições
tables-state-unusable = não pode ser usada: {$reason}
tables-reason-damaged = está danificada
tables-reason-cut = está incompleta ou tem algo depois do fim
tables-reason-version = foi gravada por outra versão do Brikke
tables-reason-foreign = o arquivo não é uma tabela de finais
tables-reason-unreadable = o arquivo não pode ser lido

# O treino de finais.
drill-title = Final {$name}
drill-tables-explained = Junto ao muro de peças grandes, forme o alvo. A tabela avalia cada jogada.
drill-no-tables = Não há tabelas de finais aqui. Elas existem no Brikke para computador.
drill-number = Nº
drill-table = Tabela
drill-state = Estado
drill-target = Alvo
drill-success = Chance
drill-table-built = pronta
drill-table-made = feita ao abrir
drill-table-unfinished = iniciada, até {$minutes} min
drill-table-absent = {$disk} MB, {$minutes} min para criar
drill-table-building = em construção, {$percent}%
drill-build-table = construir
drill-stop-building = parar a construção
drill-build-title = Construir {$name}?
drill-build-meanwhile = Você pode continuar jogando enquanto isso. Se você sair, a próxima construção continua de onde parou.
drill-building = Construindo {$name}: {$percent}%
drill-built = {$name} está pronta para treinar.
drill-built-already = {$name} já está construída.
drill-build-stopped = A construção de {$name} parou. A próxima continua daqui.
drill-remove-title = Remover {$name}?
drill-remove-text = Para treinar com ela de novo, será preciso construí-la outra vez.
drill-table-unusable = danificada
drill-repeat-count =
    {$count ->
        [one] rever {$count} erro
       *[other] rever {$count} erros
    }
drill-bad-table = A tabela {$name} está danificada ou é de outra versão. Remova-a e construa-a de novo.
drill-dealing = Escolhendo uma posição…
drill-no-position = A tabela não tem posição para treinar.
drill-no-mistakes = Não há erros para rever.
drill-begun = Faça {$tile}. Jogando com perfeição, dá certo em {$success} dos jogos.
drill-successes = {$values}.
drill-points = −{$points}
drill-better = −{$points} pontos percentuais; melhor: {$better}.
drill-better-in-short = melhor: {$better} (−{$points})
drill-made = Conseguiu!
drill-failed = Não foi desta vez
drill-stuck = Não resta nenhuma jogada ao lado do muro.
drill-stuck-in-short = Sem jogadas
drill-left-shapes = O muro se desfez.
drill-left-shapes-in-short = Muro desfeito
drill-outcome-in-short = {$what} · {$points} pontos perdidos
drill-perfect-play = Desde o início, jogando com perfeição, dá certo em {$success} dos jogos.
drill-lost-nothing = Você jogou com perfeição.
drill-lost =
    {$moves ->
        [one] Sua jogada custou
       *[other] Suas {$moves} jogadas custaram
    } {$points} pontos percentuais, {$mistakes ->
        [0] sem nenhum erro.
        [one] com 1 erro.
       *[other] com {$mistakes} erros.
    }
drill-lucky = É mais do que havia no início: peças de sorte tinham aumentado a chance no caminho.
drill-summary = Jogadas {$moves}, pontos perdidos {$points}, erros {$mistakes}.
drill-make = Faça {$tile}
drill-repeated = Erro {$number} de {$count}
drill-collected = Erros a rever
drill-at-start = No início
drill-lost-points = Pontos perdidos
drill-mistakes = Erros
drill-values = ver as chances
drill-next = próxima posição
drill-again = a mesma de novo
drill-close = voltar às tabelas
drill-right = Certo!
drill-wrong = Ainda está errado
drill-removed = Você não precisa mais rever esta posição.
drill-removed-in-short = concluída
drill-stays = A posição continua entre os seus erros.
drill-stays-in-short = fica para depois
drill-stays-helped = A posição continua entre os seus erros: você já tinha visto quanto valem as direções. Repita-a outra hora.
drill-not-here = Isso não funciona num treino.
drill-over = Esta posição acabou. Escolha como continuar.
drill-help-moves = Forme a peça-alvo ao lado do muro de peças grandes. Depois de cada jogada, uma linha diz quanto ela custou: em quantos pontos percentuais caiu a chance de quem joga com perfeição.
drill-help-values = A chance de uma direção é a de formar a peça depois dela, jogando com perfeição. “{tables-leaves-wall}”: as peças se movem, mas o muro perderia a sua forma, e isso encerra a posição. “{hint-impossible}”, ou um traço: nada se move.
drill-help-mistakes = Uma jogada que custa meio ponto percentual ou mais é um erro, e a posição fica guardada. Ela volta até você jogá-la certo sem ter visto quanto valem as direções.

## Long work, training, rescue and the server, on the command line

progress-left = faltam {$left}
progress-percent = {$percent}%
progress-loading = carregando {$player}
progress-games = {$done}/{$all} jogos, média {$means}
progress-first-moves = {$done}/{$all} primeiras jogadas
progress-moves = {$done}/{$all} jogadas
progress-states = {$states} estados
interrupted = Interrompido. {$done}
interrupted-loading = O jogador {$player} não foi carregado.
interrupted-hint = Esta é a resposta de {$player}.
interrupted-hint-early = Esta é a resposta até agora.
interrupted-match = Contam {$done} de {$all} jogos.
interrupted-solve = Nada foi resolvido.
interrupted-train = Com --resume, continua de {$place}.
signals-unheard = Não é possível receber sinais: {$reason}
analysis-not-saved = A análise não foi salva: {$reason}
train-nothing = {$option}: escreva mais que 0. 0 serve para --resume, --export e --test.
train-taken = {$place} já tem um treino. Continue com --resume ou escolha outra pasta.
train-none = Não há treino em {$place}. Sem --resume, começa um novo.
train-in-use = Outro programa está a treinar em {$place}.
train-too-small = --most: {$most} bytes não chegam: são precisos {$bytes}.
train-export-own = --export: {$path} é um arquivo do treino. Escolha outro nome.
train-export-foreign = --export: {$path} já existe e não é uma rede do Brikke. Escolha outro nome.
train-other-rules = O treino em {$place} é para outras regras ({$rules}). Não indique regras.
train-network-other-rules = A rede {$place} é para outras regras ({$rules}). Não indique regras.
train-no-stages = {$option}: só há etapas em 4x4, com regras em que o jogo termina quando nada se move.
train-needs-stages = {$option} precisa de um treino com etapas. Acrescente --stages.
train-shares = --shares: “{$value}” não é possível. Escreva {$count} números inteiros, como {$example}.
train-shares-sum = --shares: a soma dos números deve ir de 1 a {$most}.
train-no-shape = --shape: não há a forma “{$name}” para {$size}. Escolha {$choices}.
train-range = {$option}: {$value} não é possível. Escreva um número de {$least} a {$most}.
train-stages-begin = Jogando {$games} jogos e episódios para achar as etapas…
train-line = {$games} jogos  {$rate} M jogadas/s  média {$mean}
train-passed = passaram {$shares}
train-left = faltam {$time} h
train-left-minutes = faltam {$time} min
train-left-seconds = faltam {$time} s
train-written = {$path}: {$used} de {$weights} pesos em {$bytes} bytes, relidos em {$seconds} s
train-in-training = no treino
train-in-file = no arquivo
train-figures = média {$mean} ± {$error} em {$games} jogos, {$reached}, {$rate} M jogadas/s
train-figures-small = média {$mean} ± {$error} em {$games} jogos, {$rate} M jogadas/s
train-reached = {$tile} em {$share}
train-interrupted-test = {$done} de {$all} jogos de teste foram jogados.
train-file-foreign = O arquivo não é do Brikke.
train-file-version = O arquivo é de outra versão do Brikke.
train-file-damaged = O arquivo está danificado.
train-file-cut = O arquivo está incompleto.
train-bad-file = {$path}: {$problem}
rescue-added = {$count ->
    [one] 1 jogo adicionado
   *[other] {$count} jogos adicionados
}
rescue-extended = {$count ->
    [one] 1 continuado
   *[other] {$count} continuados
}
rescue-known = {$count} já aqui
rescue-scores = {$count ->
    [one] 1 pontuação nova
   *[other] {$count} pontuações novas
}
rescue-result = {$added}, {$extended}, {$known}; {$scores}
rescue-part = Jogo {$found} desse arquivo (aqui, jogo {$game}): {$reason}
rescue-lost = O jogo {$found} desse arquivo está perdido: {$reason}
rescue-vanished = {$count ->
    [one] Havia mais 1 jogo, do qual nada foi encontrado.
   *[other] Havia mais {$count} jogos, dos quais nada foi encontrado.
}
rescue-reason-beginning = o início não pode ser lido.
rescue-reason-unverified = as jogadas não batem com a soma de verificação, e nada mais as confirma.
rescue-reason-actions = só as primeiras {$found} de {$expected} ações podem ser lidas.
rescue-reason-row = nada diz como foi jogado, e as {$actions} ações agora são para treino.
rescue-reason-bookmarks = só {$found} de {$expected} marcadores podem ser lidos.
rescue-reason-went-on = o jogo {$game} é o mesmo e continuou de outro modo; este agora é para treino.
rescue-reason-vanished = nada dele foi encontrado.
rescue-no-file = {$path} não é um arquivo. Indique um banco de jogos, como games.damaged-1.sqlite.
rescue-nothing = Não há jogos em {$path}.
serve-at = O Brikke está em {$address}. Ctrl-C encerra.
serve-no-browser = Não foi possível abrir um navegador. Visite {$address}
serve-no-network = A rede não pode ser servida: {$reason}
serve-taken = Outro programa já usa {$address}. Escolha outra porta, como --listen {$free}.
serve-refused = Não é possível usar {$address}: {$reason}
serve-failed = A página não pode ser servida: {$reason}
serve-not-here = este computador não tem esse endereço.
serve-no-connection = o sistema não permite.
