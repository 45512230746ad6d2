### Every sentence that a person reads, in Chinese, simplified. English is the
### reference: see there what the arguments stand for.

## General

yes = 是
no = 否
# The letter that answers; `y` and `n` are understood in every language.
yes-letter = y
no-letter = n
on = 开
off = 关
none = 无
back = 返回
cancel = 取消
done = 完成
# Between the members of a list, with its blank.
labelled = {$name}：{$value}
list-separator = 、
joined-sentences = {$first}。{$second}
following-sentence = {$first}{$second}
with-note = {$name}（{$note}）

## Directions: alone, and in a sentence

direction-up = 上
direction-right = 右
direction-down = 下
direction-left = 左
towards-up = 向上
towards-right = 向右
towards-down = 向下
towards-left = 向左

## Languages, each in itself

language-auto = 跟随系统
language-en = English
language-pt = Português
language-fr = Français
language-nb = Norsk
language-zh = 中文

## Themes and colours

theme-auto = 自动
theme-classic = 经典
theme-dark = 深色
theme-high-contrast = 高对比度
theme-colour-blind = 色盲友好
colour-auto = 自动
colour-truecolor = 全彩
colour-256 = 256 色
colour-16 = 16 色
colour-none = 不用颜色
labels-values = 数值
labels-exponents = 指数
reading-full = 完整
reading-terse = 简短

## Actions: the short word at the bottom of the screen, and what it does

action-move = 移动
action-up = 上
action-right = 右
action-down = 下
action-left = 左
action-undo = 撤销
action-redo = 重做
action-new = 新游戏
action-restart = 重新开始
action-save = 保存
action-open = 打开文件
action-hint = 提示
action-autoplay = 自动走棋
action-pause = 暂停
action-continue = 继续
action-step = 单步
action-faster = 加速
action-slower = 减速
action-help = 帮助
action-menu = 菜单
action-quit = 退出
action-edit = 编辑棋盘
action-return = 返回游戏
action-bookmarks = 书签
action-replay = 回放
action-share = 分享
action-reset = {action-restart}
action-mirror = 翻转
action-transpose = 转置
action-numbers = 依次填满
action-twos = 全填 2
action-test = 测试棋盘
action-push = 推动
action-merge = 合并
action-passes = 分三步
action-endgames = 残局训练
action-up-does = 所有方块向上滑动
action-right-does = 所有方块向右滑动
action-down-does = 所有方块向下滑动
action-left-does = 所有方块向左滑动
action-undo-does = 撤销上一步
action-redo-does = 重做撤销的一步
action-new-does = 开始新游戏
action-restart-does = 以相同规则重新开始
action-save-does = 在此保存游戏，或保存为文件
action-open-does = 打开保存的棋盘、记录或链接
action-hint-does = 显示各方向的价值
action-autoplay-does = 开始或停止自动走棋
action-pause-does = 暂停或继续自动走棋
action-step-does = 自动走一步
action-faster-does = 加快自动走棋
action-slower-does = 放慢自动走棋
action-help-does = 说明各按键
action-menu-does = 打开菜单，或返回
action-quit-does = 退出 Brikke
action-edit-does = 手动修改棋盘，或继续玩
action-return-does = 返回之前的游戏
action-bookmarks-does = 显示书签
action-replay-does = 逐步回放本局
action-share-does = 复制本局的链接
action-reset-does = 重新开始练习
action-mirror-does = 左右翻转棋盘
action-transpose-does = 行列互换
action-numbers-does = 用方块依次填满棋盘
action-twos-does = 用 2 填满棋盘
action-test-does = 摆好测试推动和合并的棋盘
action-push-does = 方向键只推动，或恢复移动
action-merge-does = 方向键只合并，或恢复移动
action-passes-does = 方向键分三步移动，或恢复一次移动
action-endgames-does = 用残局表练习残局

## Keys as they are shown; a character is shown as it is

key-up = ↑
key-right = →
key-down = ↓
key-left = ←
key-enter = 回车
key-esc = Esc
key-tab = Tab
key-backspace = 退格
key-space = 空格
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-number-pad = 小键盘 {$digit}
key-ctrl = Ctrl+{$key}
key-alt = Alt+{$key}
key-shift = Shift+{$key}

## Words beside the keys of a screen

keys-choose = 选择
keys-accept = 确定
keys-open = 打开
keys-change = 更改
keys-start = 开始
keys-back = 返回
keys-save = 保存
keys-no-name = 不留名
keys-scroll = 滚动
keys-line = 行
keys-page = 页
keys-half-page = 半页
keys-ends = 首、尾
keys-redraw = 重绘
keys-suspend = 回到 shell
keys-full-screen = 全屏
keys-reset = 恢复默认
keys-reset-all = 全部恢复
keys-filter = 筛选
keys-rename = 重命名
keys-delete = 删除
keys-undo-delete = 撤销删除
keys-undo-remove = 撤销删除
keys-edit-rules = 编辑规则
keys-search = 搜索
keys-clear-search = 清除搜索
keys-sort = 排序
keys-state = 状态
keys-export = 导出
keys-records = 纪录
keys-table = 榜单
keys-rules = 规则
keys-play = 开始玩
keys-add = 添加
keys-remove = 删除
keys-one-key = 选择按键
keys-speed = 速度
keys-choices = 选项
keys-cursor = 移动光标
keys-cursor-word = 按词移动
keys-cursor-ends = 开头、结尾
keys-erase = 删除一个字
keys-erase-word = 删除一个词
keys-erase-side = 删除前面、后面的全部文字
list-down = 下一行
list-up = 上一行
list-first = 第一行
list-last = 最后一行
list-half-down = 向下半页
list-half-up = 向上半页

## Menu

menu-tagline = 合并方块，冲击 2048！
menu-continue = 继续游戏
menu-continue-about = {$rules}，{$score} 分
continue-nothing = 没有可以继续的对局：这是新的一局。
menu-load = 读取游戏
menu-new-game = 新游戏
menu-games = 对局
menu-scores = 排行榜
menu-statistics = 统计
menu-settings = 设置
menu-help = 帮助
menu-endgames = 残局训练
menu-quit = 退出
menu-wrong-key = 请按 1 到 9 或 0，或用方向键选择后按回车
menu-wrong-number = 没有这个选项。请输入 1 到 {$last} 的数字。

## New game

new-game-title = 新游戏
new-game-rules = 规则
new-game-size = 大小
new-game-size-value = {$rows}x{$columns}
new-game-rows = 行数
new-game-columns = 列数
new-game-more-rows = 增加行数
new-game-fewer-rows = 减少行数
new-game-more-columns = 增加列数
new-game-fewer-columns = 减少列数
new-game-start-tiles = 初始方块
new-game-new-tiles = 4 的比例
new-game-goal = 目标
new-game-goal-none = 无
new-game-at-goal = 达成目标时
new-game-at-goal-stop = 游戏结束
new-game-at-goal-continue = 可继续玩
new-game-lost-when = 失败条件
new-game-lost-when-stuck = 无法移动
new-game-lost-when-full = 棋盘已满
new-game-seed = 种子
new-game-name = 名称
new-game-seed-random = 随机
new-game-start = 开始
new-game-fill-in = 设置…
new-game-size-about = 行数x列数，例如 5x4
new-game-new-tiles-about = 出现 4 的概率，例如 10%；或权重，例如 2:9,4:1
new-game-start-tiles-about = 开局时的方块数
new-game-goal-about = 要达到的方块；留空表示没有
new-game-seed-about = 相同的种子和走法得到相同的对局；留空则随机
new-game-name-about = 填写名称可将规则保存为一张卡片；留空则不保存
new-game-name-none = 不保存
preset-classic = 经典
preset-classic-about = 人人熟悉的玩法：达到 2048，然后继续。
preset-sudden = 满盘即败
preset-sudden-about = 棋盘一满即输；达到 2048 游戏结束。
preset-even = 均等
preset-even-about = 2 和 4 出现的机会相同。
preset-gentle = 轻松
preset-gentle-about = 很少出现 4，也没有目标：随心玩。
preset-1024 = 1024
preset-1024-about = 只出现 2；达到 1024 游戏结束。
preset-custom = 自定义
preset-custom-about = 自选大小、方块和目标。
rules-name-taken = {$name} 是预设的名称：请换一个。
rules-name-used = 已有名为“{$name}”的规则：请换一个名称。
rules-removed = 规则“{$name}”已删除。按 {$key} 可恢复。
rules-restored = 规则“{$name}”已恢复。
rules-in-short = {$size}，新方块 {$tiles}，目标 {$goal}
rules-with-goal = {$rules}，目标 {$goal}
rules-without-goal = {$rules}，无目标

## Rules, sizes and tiles that are not possible

rules-start-tiles = {$size} 的棋盘可以有 1 到 {$cells} 个初始方块。
rules-goal-too-large = 目标 {$goal} 太大：{$size} 的棋盘最多到 {$largest}。
rules-tile-too-large = 方块 {$tile} 太大，不能出现在 {$size} 的棋盘上。
rules-size = 棋盘有 1 到 8 行和 1 到 8 列，至少两格。
rules-tiles = 请写出方块及其权重，例如 2:9,4:1。
rules-tiles-text = “{$text}”不是“方块:权重”的形式，例如 2:9,4:1。
rules-tiles-not-a-tile = {$tile} 不是方块（2、4、8……）。
rules-tiles-weight = 方块 {$tile} 的权重是 {$weight}：权重从 1 起，总和最多为 {$most}。
rules-tiles-twice = 方块 {$tile} 出现了两次：请只给一个权重。
rules-goal = 目标是一个方块，例如 2048；留空表示没有。
rules-seed = 种子为 1 到 {$most} 字节，首尾不能有空格。

## Play

play-score = 得分
play-best = 最高
play-moves = 步数
play-undos = 撤销
play-time = 时间
play-goal = 目标
play-best-three = 前三名
play-best-three-empty = 暂无成绩
play-practice = 练习
play-practice-does = 练习：{$does}
play-assisted = 有辅助
play-looking-back = 第 {$ply} 步，共 {$plies} 步
play-keys-more = 更多
play-resumed = 继续游戏：{$rules}，{$score} 分。
play-returned = 已回到之前的游戏。
play-present = 已回到当前局面。
play-clock-paused = 计时已暂停。
play-clock-continues = 计时继续。
play-wrong-key = 此键在这里无效；按 {$key} 查看按键
play-caps-lock = 大写锁定已开启；按键照常有效。
play-paste-nothing = 剪贴板里没有对局或局面。
play-closed = 游戏已关闭。
play-closed-saved = 游戏已保存。选择“继续游戏”可接着玩。
play-closed-short = 游戏已保存
play-assisted-undo = 您撤销了一步：本局现在算作有辅助的对局。
play-assisted-hint = 已使用提示，本局计为有辅助。
play-assisted-player = 使用了自动走棋：本局现在算作有辅助的对局。
play-assisted-before = 这个提示适用于您自己的对局：它现在算作有辅助的对局。
play-assisted-short = 本局算作有辅助

## Refusals: why nothing happened

refusal-moves-nothing = {$direction}没有方块可以移动。
refusal-merges-nothing = {$direction}没有方块可以合并。
refusal-over = 游戏已结束。
refusal-goal-reached = 目标已达成：请先决定是否继续。
refusal-score-overflow = 得分会大到无法计数。
refusal-no-chance = 此记录无法继续：其中没有新方块的来源。
refusal-not-drawn = 这不是种子给出的方块。
refusal-nothing = 没有可撤销、可重做或需要决定的内容。
refusal-wrong-tile = 此规则下不会出现 {$tile}。
refusal-nothing-to-undo = 没有可撤销的步骤。
refusal-nothing-to-redo = 没有可重做的步骤。
refusal-not-at-goal = 尚未达成目标。
refusal-nothing-to-return-to = 没有可以返回的游戏。
refusal-no-such-bookmark = 没有书签“{$name}”。
refusal-practice-bookmark = 练习局没有书签。
refusal-no-such-ply = 没有第 {$ply} 步：本局共 {$plies} 步。
refusal-looking-back = 您正在查看之前的局面：请先回到当前局面。
refusal-hint-not-awaited = 棋盘已改变：请重新请求提示。
refusal-no-player = 自动走棋未开启。
refusal-player-not-awaited = 现在还没轮到电脑棋手。
refusal-already-practising = 您已经在练习了。
refusal-square = 第 {$row} 行第 {$column} 列不在 {$size} 的棋盘内。
refusal-position-size = {$board} 的棋盘不适合 {$rules} 的规则。
refusal-position-too-large = {$tile} 太大：此规则最多到 {$largest}。
refusal-position-count = 此规则以 {$expected} 个方块开局，而不是 {$found} 个。
refusal-position-moves = 开局不能带有 {$moves} 步。
refusal-position-other = 不能以此棋盘开局。
refusal-unplayable = 这套规则不适用于这种大小的棋盘。
refusal-no-question = 没有需要回答的问题。
refusal-no-name-wanted = 没有等待署名的得分。

## Dialogs

goal-title = {$tile}！
goal-text = 您已达成目标。
goal-text-autoplay = 自动走棋已达成目标。
goal-keep-playing = 继续玩
goal-take-win = 结束
over-title-lost = 游戏结束
over-title-won = 您赢了！
over-title-autoplay = 自动走棋达到了 {$tile}
over-text = {$moves} 步得 {$score} 分。
over-practice = 练习：得分不计。
dialog-look = 查看棋盘
end-closed = 点击棋盘可再次查看选项。
over-best = 超出最佳成绩 {$points} 分
over-tile = 最大方块 {$tile}
play-shared = 已复制本局链接。
play-paused = 已暂停
assist-title = 有辅助的对局
assist-question = 本局将算作有辅助的对局。继续吗？
assist-question-before = 您未完成的对局正处于这个局面：它将算作有辅助的对局。继续吗？
assist-short = 算作有辅助？
assist-yes = 继续
assist-always = 继续，不再询问
assist-no = 暂不
tip-first = 方向键或滑动：合并相同的方块，达到 2048
tip-first-keys = 方向键：合并相同的方块，达到 2048
name-title = 进入前十名！
name-prompt = 您的名字
name-empty = 名字至少要有一个字符。
name-too-long = 名字最多 {$most} 个字符，现在有 {$shown} 个。
name-too-wide = 名字最多占 {$most} 列，现在占 {$columns} 列。
name-control = 第 {$place} 个字符是控制字符：请去掉。
name-direction = 第 {$place} 个字符会改变文字方向：请去掉。
name-invisible = 第 {$place} 个字符不可见：请去掉。
name-blank = 第 {$place} 个字符是特殊空格：请用普通空格。
name-line-break = 第 {$place} 个字符会换行：请去掉。
name-meaningless = 第 {$place} 个字符没有公认的含义：请去掉。
name-loose-mark = 第 {$place} 个字符是单独的附加符号：请去掉。
name-pile-of-marks = 第 {$place} 个字符的附加符号太多：最多三个。
name-pile-of-parts = 第 {$place} 个字符的组成部分太多：最多十个。
confirm-new-game = 离开本局开始新游戏？本局会留在对局列表中。
confirm-new-game-short = 离开这局？
confirm-restart = 重新开始？本局会留在对局列表中。
confirm-restart-short = 重新开始？
confirm-bookmark = 已有书签“{$name}”。要移到这里吗？
save-title = 保存
save-question = 保存当前的游戏？
save-here = 在此保存
save-bookmark = 命名保存…
save-file = 保存为文件…
save-practice-done = 已保存。练习棋盘在对局列表中。
bookmark-title = 书签
bookmark-prompt = 书签名称
bookmark-usual-name = 第 {$ply} 步
bookmark-saved = 已保存。书签“{$name}”可回到这里。
bookmark-lost = 书签“{$name}”已失效，因为后来换了走法。
bookmark-empty = 还没有书签。按 {$key}，再选“{$way}”即可添加。
file-save-title = 保存为文件
file-format-prompt = 要保存什么？
file-format-text = 本局，每一步都写成文本
file-format-link = 本局的链接，放入剪贴板
file-format-board = 棋盘，供旧版 2048 使用
file-format-scores = 前十名成绩
file-format-picture = 棋盘图片（SVG）
file-format-backup = 全部对局和成绩的备份
file-save-prompt = 文件名（~ 是您的主目录）
file-open-title = 打开文件
file-open-prompt = 文件名（~ 是您的主目录），或链接
file-saved = 已保存：{$path}
file-replace = {$path} 已存在。要替换吗？
file-name-missing = 请输入文件名。
file-link-copied = 链接已复制到剪贴板。
file-no-game = 还没有可以保存的游戏。

## Best scores

scores-title = 排行榜
scores-place = #
scores-name = 名字
scores-score = 得分
scores-moves = 步数
scores-best-tile = 最大方块
scores-date = 结束时间
scores-clean = 无辅助
scores-clean-about = 无辅助
scores-assisted = 有辅助
scores-assisted-about = 用过撤销、提示或自动走棋
scores-seeded = 种子
scores-seeded-about = 使用选定的种子，有无辅助均可
scores-records = 纪录
scores-records-about = 无辅助对局达到每个方块的最快纪录
scores-no-game = 这里没有保存该分数对应的对局。
scores-machines = 机器
scores-machines-about = 由机器完成的对局
scores-empty = 还没有成绩。第一名等着您！
scores-empty-machines = 这里还没有机器的成绩。
scores-empty-records = 还没有纪录。不用辅助玩一局就会有。
scores-nameless = （未署名）
scores-imported = 导入

## Files that were opened

import-board = 第 {$number} 局：可以从保存的棋盘接着玩，得分 {$score}，已走 {$moves} 步。此局算作有辅助的对局。
import-board-over = 第 {$number} 局：保存的棋盘已经结束，得分 {$score}。此局算作有辅助的对局。
import-recording = 第 {$number} 局：记录已打开供练习，得分 {$score}。
import-known = 您已有这一局：第 {$number} 局。没有新增内容。
import-position = 第 {$number} 局：局面已打开供练习。
import-scores = {$rules} 的有辅助排行榜新增 {$count} 条成绩。
import-scores-nothing-new = 没有新内容：这些成绩已在 {$rules} 的排行榜中，或未进前十名。
import-backup = 备份已恢复：{$parts}。
import-backup-added = {$count} 局新增
import-backup-continued = {$count} 局续接
import-backup-known = {$count} 局已有
import-backup-scores = {$count} 个新上榜成绩
import-backup-nothing = 没有新内容
import-backup-line = 备份的第 {$line} 行已损坏。能读取的内容都已加入。
import-backup-lost = 已损坏而略过的对局：{$damaged}。
import-backup-version = 此备份的版本是“{$version}”，当前的 Brikke 无法读取，请使用更新的版本。
import-unknown = 此文件不是记录、局面、保存的棋盘（应为 {$board} 字节，而不是 {$length} 字节）或排行榜。
import-no-tiles = 保存的棋盘上没有方块：无法从它继续。
import-in-hand = 此记录含有第 {$number} 局的秘密，而那一局尚未结束：它会显示将要出现的方块。请先结束那一局。
import-bad-recording = {$ply ->
    [0] 记录在第一步之前已损坏。
   *[other] 记录在第 {$ply} 步损坏。
}
import-not-a-tile = 第 {$row} 行第 {$column} 列：{$value} 不是方块。方块是从 2 起的 2 的幂，0 表示空格。
import-tile-too-large = 第 {$row} 行第 {$column} 列：{$value} 太大，不能出现在 4x4 的棋盘上。
import-negative-score = 得分是 {$value}，但得分不能为负。
import-negative-moves = 步数是 {$value}，但步数不能为负。
import-too-large = {$value} 太大，无法存入保存的棋盘。
import-other-size = 这种文件只能保存 4x4 的棋盘，不能保存 {$size} 的棋盘。
import-line = 第 {$line} 行：{$problem}
import-encoding = 文件的第 {$byte} 个字节不是文字：请存为 UTF-8。
import-byte-order-mark = 文件以字节顺序标记开头：请存为不带标记的 UTF-8。
import-nul = 文件中有字节 0：请存为 UTF-8。
import-no-bar = 名字和得分之间没有“|”。
import-padding = “|”之前的名字连同空格有 {$shown} 个字符，应为 {$most} 个。
import-name-form = 名字以空格开头，或不是组合形式（NFC）。
import-not-a-score = “{$text}”不是得分：只能写数字，开头不能有零。
import-score-too-large = 得分 {$value} 太大：最多 {$most}。
import-order = {$score} 排在 {$above} 之下：最好的成绩排在最前。
import-too-many-lines = 超过 {$most} 行。

## Games

games-title = 对局
games-number = 编号
games-rules = 规则
games-score = 得分
games-moves = 步数
games-best-tile = 最大方块
games-state = 状态
games-unfinished = 未完成
games-won = 胜
games-lost = 负
games-practice = 练习
games-all = 全部
games-yours = 我的
games-machines = 机器
games-newest = 最新在前
games-order = 排序
games-time = 用时
games-date = 日期
games-player = 玩家
games-help = 辅助
games-you = 我
games-machine = 机器
games-clean = 无
games-assisted = 有
games-count = {$count} 局
games-sorted = 按{$order}排序
games-search = 搜索
games-rename = 对局名称
games-rename-text = 最多 40 个字符；留空则不命名。
games-renamed = 已重命名。
games-deleted = 已删除第 {$game} 局。按 {$key} 可恢复。
games-deleted-by-command = 已删除：{$games}。运行“brikke delete --undo”可恢复上次删除的对局。
games-nothing-to-restore = 没有可恢复的已删除对局。
games-restored = { $count ->
    [1] 已恢复第 {$game} 局。
   *[other] 已恢复 {$count} 局。
}
games-empty = 还没有对局。从菜单开始一局吧！
games-nothing-matches = 没有这类对局。

## Statistics

statistics-title = 统计
statistics-games = 局数
statistics-finished = 已完成
statistics-won = 胜局
statistics-moves = 步数
statistics-time-played = 游戏时间
statistics-merges = 合并次数
statistics-points = 总得分
statistics-best-score = 最高分
statistics-best-tile = 最大方块
statistics-mean-score = 平均分
statistics-current-streak = 当前连胜
statistics-longest-streak = 最长连胜
statistics-best-tiles = 最大方块分布
statistics-fastest = 最快达到
statistics-fastest-tile = 方块
statistics-fastest-moves = 最少步数
statistics-fastest-time = 最短时间
statistics-game = 第 {$number} 局
statistics-all-rules = 所有规则
statistics-yours = 我的
statistics-all = 全部
statistics-empty = 还没有统计数据：先玩一局吧。

## Replay

replay-title = 回放
replay-position = 第 {$ply} 步，共 {$plies} 步
replay-after = 第 {$ply} 步之后，共 {$plies} 步
replay-speed = 每秒 {$speed} 步
replay-playing = 播放中
replay-paused = 已暂停
replay-at-end = 对局结束
replay-at-last = 目前最后一步
replay-forward = 下一步
replay-backward = 上一步
replay-step = 单步
replay-ten = 10 步
replay-first = 开头
replay-last = 结尾
replay-play = 播放/暂停
replay-jump = 跳转
replay-jump-prompt = 跳到第几步（0 到 {$plies}）
replay-not-a-move = 请写 0 到 {$plies} 的数字。
replay-analyse = 复盘分析
replay-next-mistake = 下一个失误
replay-no-mistake = 没有其他失误
replay-analyse-first = 请先按 {$key} 进行复盘分析。
replay-analysing = 正在复盘分析：第 {$done} 步，共 {$plies} 步
chart-costs = 每一步的代价
replay-loading = 正在加载分析棋手：{$percent}%
replay-analysed = 准确度 {$accuracy}/100 · 大错：{$blunders} · 失误：{$mistakes} · 运气 {$luck}
replay-analysed-short = 准确度 {$accuracy}/100
replay-move-forced = 下一步：向{$played}，唯一的走法
replay-move-best = 下一步：向{$played}，最佳走法
replay-move-good = 下一步：向{$played}，不错；向{$better}稍好
replay-move-inaccuracy = 下一步：向{$played}，不够准确；向{$better}更好
replay-move-mistake = 下一步：向{$played}，失误；向{$better}更好
replay-move-blunder = 下一步：向{$played}，大错；向{$better}更好
replay-short-better = 向{$better}更好
replay-short-best = 向{$played}最佳
replay-short-forced = 只能向{$played}
replay-try = 从这里试走
replay-previous-mistake = 上一个失误
replay-worst-mistake = 最差一步
replay-worst = 最差的几步
replay-former-course = 这是当时的对局；后来走了另一条路。
replay-worst-move = 第 {$number} 步（−{$lost}）：向{$played}；向{$better}更好
replay-values = 四个方向
replay-accuracy = 准确度
replay-luck = 运气
trial-return = 返回回放
trial-mark = 试走
trial-begun = 试试别的走法。选择“保存”才会保存。
trial-begun-typed = 试试别的走法。输入“{command-save}”可以保存，否则不保存。
replay-luck-about = 比 {$percent}% 的对局更幸运
replay-accuracy-about = 大错 {$blunders} · 失误 {$mistakes}

## Practice

practice-title = 练习
practice-about = 随意更改棋盘。练习从不计分。
practice-begun = 练习：不计分，您的对局保持不变。
practice-alone = 练习：不计分。按 {$key} 查看按键。
practice-slides = 方向键恢复移动。
practice-pushes = 方向键推动：方块移动，不合并。
practice-merges = 方向键合并：相同的方块合并，其他不动。
practice-passes = 方向键分三步移动：请按三次。
practice-pushed = 已{$direction}推动。
practice-merged = 已{$direction}合并，得 {$gained} 分。
pass-push = 第 {$number} 步，共 3 步：{$direction}推动
pass-merge = 第 {$number} 步，共 3 步：{$direction}合并
pass-push-nothing = 第 {$number} 步，共 3 步：{$direction}推动。没有方块移动。
pass-merge-nothing = 第 {$number} 步，共 3 步：{$direction}合并。没有方块合并。
practice-best = 这是最佳走法。
practice-better = 向{$better}更好，高 {$points} 分。
practice-better-percent = 向{$better}更好，优 {$percent}%。
practice-playing = 回到游戏。
practice-edited = 棋盘已改变。
practice-cursor = 第 {$row} 行第 {$column} 列
practice-type = 输入方块
practice-larger = 变大
practice-smaller = 变小
practice-erase = 擦除
practice-fill-ranks = 依次填满
practice-rotate = 旋转
practice-clear = 清空
practice-paste = 粘贴
practice-copy = 复制
practice-copied = 已复制：{$position}
practice-paste-prompt = 局面，例如 2,0,0,4/0,8,0,0
position-not-a-tile = 第 {$row} 行第 {$column} 列：“{$text}”不是方块。
position-not-a-power = 第 {$row} 行第 {$column} 列：{$value} 不是方块（2、4、8……）。
position-too-large = 第 {$row} 行第 {$column} 列：{$value} 太大；{$size} 的棋盘最多到 {$largest}。
position-ragged = 第 {$row} 行有 {$found} 格，第 1 行有 {$expected} 格。
position-size = 棋盘有 1 到 8 行和 1 到 8 列，至少两格。
position-hexadecimal = 十六进制的局面有 16 位；这里有 {$found} 位。
quit-title = 退出 Brikke？
quit-text = 游戏已保存。按 Ctrl+Q 可直接退出。
picture-copy = 复制图片
picture-save = 保存图片
picture-copied = 已复制棋盘图片

## Hint, players and autoplay

hint-title = 提示（{$player}）
hint-stronger = 加载更强的棋手（{$megabytes} MB）
hint-thinking = 思考中…
hint-impossible = 走不了
hint-best = 最佳
hint-as-good = 同样好
hint-less = −{$percent}%
hint-risky = 有风险
hint-only = 唯一走法
player-choose = 由谁接手？
player-random = 随机棋手
player-random-about = 随机走棋
player-greedy = 贪心棋手
player-greedy-about = 只取眼前最多的分
player-corner = 守角棋手
player-corner-about = 把最大方块守在角上
player-fast = 快速棋手
player-fast-about = 尽量只走两个方向
player-slow = 慢速棋手
player-slow-about = 向前看三步，使行列保持有序
player-expectimax = 期望搜索
player-expectimax-about = 对每个可能的新方块向前推算
player-learned = 自学棋手
player-learned-about = 从大量对局中自学而成
player-optimal = 最优棋手
player-optimal-about = 在小棋盘上走法完美
player-loading = 正在加载{$player}：{$percent}%
player-best = 最强棋手
replay-preparing = 正在准备分析棋手…
player-preparing = 正在准备{$player}…
autoplay-playing = {$player}正在走棋
autoplay-paused = {$player}已暂停
autoplay-stopped = 轮到您了。
autoplay-speed = 每秒 {$speed} 步
autoplay-speed-full = 全速

## Settings

settings-title = 设置
settings-look = 外观
settings-play = 游戏
settings-data = 数据
settings-data-settings = 设置文件
settings-data-games = 对局与网络
settings-data-copy = 复制路径
settings-data-copied = 路径已复制。
settings-data-backup = 备份
settings-data-backup-save = 下载全部对局
settings-data-restore = 打开备份
settings-data-restore-about = 将文件中的对局添加到这里。
settings-data-in-browser = 对局和设置只保存在此设备的这个浏览器中。
settings-data-kept = 浏览器已承诺保留这些数据。
settings-data-at-risk = 空间不足时，浏览器可能会删除这些数据：请不时下载备份。
setting-language = 语言
setting-theme = 主题
setting-colour = 颜色
setting-labels = 方块数字
setting-reading = 朗读
setting-reduced-motion = 减少动画
setting-animation-speed = 动画速度
setting-rules = 规则
setting-player-name = 您的名字
setting-hint-player = 提示来源
setting-confirm-new-game = 新局前询问
setting-confirm-assistance = 求助前询问
setting-speedrun = 竞速
setting-drill-values = 显示成功率
setting-sound = 声音
setting-vibration = 振动
setting-keys = 按键
setting-language-about = 所有文字的语言
setting-theme-about = 游戏的配色
setting-colour-about = 终端使用的颜色数
setting-labels-about = 显示数值（如 2048）或指数（如 11）
setting-reading-about = 每步之后：读整个棋盘，或只读新内容
setting-reduced-motion-about = 方块直接跳到位置，不滑动
setting-animation-speed-about = 方块滑动的速度，0.25 到 4
setting-rules-about = 新游戏的规则
setting-player-name-about = 上榜时默认的名字
setting-player-name-last = 上次填写：{$name}
setting-hint-player-about = 给出提示的电脑棋手
setting-hint-player-load = 由谁给出提示；最强的{$player}在选中后才加载（{$megabytes} MB）
setting-confirm-new-game-about = 新游戏替换未完成的游戏前先询问
setting-confirm-assistance-about = 首次撤销、提示或自动走棋前询问
setting-speedrun-about = 显示毫秒及每个方块与最佳成绩的对比
setting-drill-values-about = 残局训练中始终显示每个方向的成功率
setting-sound-about = 移动、达成目标和结束时的轻柔短音
setting-vibration-about = 合并、达成目标和结束时短促振动
setting-keys-about = 所有操作的按键
settings-saved = 已保存。
settings-refused = “{$text}”不是“{$name}”的选项。请输入其中之一：{$choices}。
settings-not-saved = 设置无法保存：{$reason}
settings-press-key = 请按“{$action}”的新按键，或 Esc
settings-key-added = {$key} 现在用于“{$action}”。
settings-key-removed = {$key} 不再用于“{$action}”。
settings-key-clash = {$key} 已用于“{$action}”。
settings-key-clash-on = {$key} 已用于“{$action}”（{$page}）。
settings-key-move = 再按一次即可移到这里。
settings-keys-reset = “{$action}”已恢复默认按键。
settings-keys-all-reset = 所有操作都已恢复默认按键。
settings-keys-reset-all-question = 要恢复所有默认按键吗？
settings-key-unusable = 此键不能使用。
settings-no-key = 无按键

## Help

help-title = 帮助
help-rules-title = 玩法
help-rules-slide = 每一步把所有方块朝一个方向滑到底。
help-rules-merge = 两个相同的方块相遇便合成一个，数值为两者之和，并计入得分。每个方块每步只能合并一次。
help-rules-appear = 每步之后，空格上会出现一个新方块。没有方块移动的方向不算一步。
help-rules-goal = 达到目标（通常是 2048），之后可以继续玩。
help-rules-lost = 无法再移动时，游戏失败。
help-keys-title = 按键
help-list-title = 列表与长页面
help-writing-title = 输入文字
help-terminal-title = 终端中任何地方
help-window-title = 窗口中任何地方
help-keys-change = 这些按键都可以在设置中更改。方向键、回车、Esc、Tab 和数字键在列表中始终有效。
help-scores-title = 排行榜
help-scores-tables = 每套规则各有前十名榜单：无辅助；用过撤销、提示或自动走棋；使用选定的种子；以及机器的成绩。
help-undo = 撤销不限次数：同样的一步总会带来同样的方块，靠撤销碰不了运气。
help-proof-title = 本局的证明
help-proof-text = 第一个方块出现之前就抽取了一个秘密，所有方块都由它决定。承诺值是它的指纹：请现在记下，在本局结束后比较。那时保存的对局中含有该秘密，“brikke verify”会显示与之对应的承诺值。
help-proof-commitment = 承诺值：{$commitment}
help-proof-secret = 秘密：{$secret}
help-editing-title = 编辑棋盘
help-mark-played = 实际走的一步
help-mark-better = 更好的一步
help-practice-title = 练习
help-practice-text = 练习中可以随意放置方块，填充、翻转和旋转棋盘。练习从不计分。
help-practice-keys = 在练习中，游戏的按键照常使用；另外还有这些键。
help-data-title = 您的数据
help-data-text = 每一步都会立即保存，随时可以离开游戏。
about-title = 关于
about-version = Brikke {$version}：2048 游戏。
about-name = “Brikke”在挪威语中意为棋子。
about-license = 自由软件，MIT 或 Apache-2.0。
about-font = 字体为 Noto Sans CJK，采用 Open Font License 许可。

## What the command says

analyse-game = {$game}：{$rules}，{$moves} 步，{$score} 分；分析者：{$player}
analyse-accuracy = {$accuracy}/100（走法有多接近最佳）
analyse-accuracy-none = 无：没有哪一步比另一步更好
analyse-grades = 大错：{$blunders}，失误：{$mistakes}，不够准确：{$inaccuracies}，好棋：{$good}，最佳走法：{$best}，唯一走法：{$forced}
analyse-luck-kinder = 新方块比 {$percent}% 的对局更有利
analyse-luck-harder = 新方块比 {$percent}% 的对局更不利
analyse-luck-none = 新方块没有造成差别
analyse-turn-move = 第 {$number} 步，走错了
analyse-turn-good = 第 {$number} 步，一个幸运的方块
analyse-turn-bad = 第 {$number} 步，一个不走运的方块
analyse-turned = 转折点
analyse-mistake = 第 {$number} 步：向{$played}是失误，向{$better}更好
analyse-blunder = 第 {$number} 步：向{$played}是大错，向{$better}更好
analyse-interrupted = 已分析前 {$done} 步，共 {$plies} 步。
report-title = {$game}的复盘分析
report-summary = 概要
report-by = 分析者
report-grades = 各类走法
report-turning-points = 转折点
report-mistakes = 失误和大错
report-mistakes-none = 没有。
report-mistakes-some = {$all} 个中最严重的 {$shown} 个。
report-mistakes-all = 共 {$all} 个。
report-played = 实走
report-better = 更好
report-board = 第 {$number} 步之前的棋盘
report-game = 对局
report-chart = 逐步看对局
report-chart-text = 四幅图：分数（最终 {$score}）、局面价值、每步的代价，以及到此为止的运气。
report-chart-legend = 圆圈是失误，菱形是大错：点击可看下方的棋盘。
report-chart-value = 局面价值（{$player} 的看法）
report-chart-luck = 到此为止的运气
report-how = 如何阅读
report-how-accuracy = 100 表示每一步都是最佳。越关键的一步，分量越重。
report-how-grades = 每一步都与最佳走法比较：稍差是好棋或不够准确，明显更差是失误，差很多是大错。若有更稳妥的走法，输掉对局的一步就是大错。
report-how-luck = 新方块比平常更好还是更差。运气不计入准确度，多局之后会趋于平均。
verify-valid = 有效：{$moves} 步，{$score} 分。
verify-invalid = 无效。{$reason}
verify-secret = 方块由一个秘密决定。请把承诺值 {$commitment} 与第一步之前显示的比较。
verify-seed = 方块由玩家选择的种子决定。
verify-position = 无法证明方块的来源：对局从一个给定局面开始。
verify-later = 目前还无法证明方块的来源：承诺值 {$commitment} 的秘密在对局结束时公开。
verify-nothing = 无法证明方块的来源：记录中既没有种子也没有秘密。
replayed-start = 开始
replayed-commitment = 开始。承诺值：{$commitment}
replayed-move = {$number}. {$direction}，+{$gained}，{$score} 分
games-older = 更早的对局：{$command}
games-more = 还有更多对局：增大 --limit 可以看到。
export-which = 请说明是哪一局：“brikke games”会列出它们。
export-table = “--as scores”导出的是表格：请不要指定对局。
export-backup = 备份包含全部对局：请不要指定对局。
export-own-rules = 对局按自己的规则导出：请不要使用 --rules、--size 等。
game-renamed = 第 {$game} 局现在名为“{$name}”。
game-unnamed = 第 {$game} 局现在没有名称。
games-restored-by-command = 已恢复：{$games}。
slide-gained = 得分 {$points}
slide-too-large = 这一步会得到 {$tile}，而 {$size} 的棋盘最多到 {$largest}。
hint-player = 玩家 {$player}
position-over-goal = 这个局面的对局已经结束：目标已达成。
position-over-full = 这个局面的对局已经结束：棋盘已满。
position-not-solved = 局面 {$position} 在这些规则下不可能出现，因此没有解。
match-title = {$player}：{$games} 局，{$rules}，种子 {$seed}
match-score = 得分
match-moves = 步数
match-reached = 达到
match-ahead = 分差
match-speed = 速度
match-score-value = 平均 {$mean}，中位数 {$median}，从 {$min} 到 {$max}
match-moves-value = 每局 {$mean}
match-speed-value = {$jobs} 个线程，每秒 {$rate} 步，每处理器秒 {$cpu} 步；共 {$seconds} 秒
match-versus = 对手 {$player}，方块相同
match-confidence = {$mean}；95% 可能：{$low} 到 {$high}
match-outcomes = 胜 {$wins}，平 {$ties}，负 {$losses}
solve-rules = 规则
solve-score = 期望得分
solve-probability = 概率
solve-states = 状态
solve-afterstates = 后状态
solve-memory = 内存
solve-time = 时间
solve-probability-value = {$probability}（达到 {$tile}）
solve-states-value = {$states}（对称算相同）
solve-too-large = {$size} 的棋盘太大，无法求解：最大可解 3x3 和 2x4，更大的棋盘只能求解到较小的方块。
solve-out-of-reach = 无法达到方块 {$tile}：{$size} 的棋盘最多到 {$largest}。
solve-too-much = 这大约需要 {$states} 个状态和 {$memory} MB 内存，超过 {$limit} MB。--memory 可以加大。
solve-out-of-memory = 这需要超过 {$limit} MB 内存。--memory 可以加大。
bench-random = 随机移动，{$size}
bench-slides = 移动并计分，{$size}
bench-perft = perft 序列，{$size}
bench-search = 搜索的局面，{$size}
bench-recordings = 查过的记录步数
bench-signature = 签名
stats-finished-won = 完成 {$finished}，胜 {$won}
stats-merges = 合并 {$merges} 次
stats-best = 最高 {$score}
stats-longest = 最长 {$streak}
recording-refused = {$place}{$problem}
recording-none = 这不是对局记录。
recording-version = 它的版本是 {$version}，而此 Brikke 只能读取版本 1。
recording-line = “{$found}”不应出现在那里。
recording-cut = 记录不完整。
recording-too-long = 结尾之后还有内容。
recording-link = 链接不是这样写的。
recording-character = “{$character}”不是此类记录中的字符。
recording-checksum = 记录被改动过。
recording-contradiction = 记录写的是“{$claimed}”，但按步数应为“{$actual}”。
recording-undos = 撤销 {$undos} 次，次数过多。
recording-spelling = 记录不是这样写的。
recording-rules = 其中的规则没有意义。
recording-secret = 秘密或承诺值有 64 位十六进制数字。
recording-occupied = 第 {$row} 行第 {$column} 列不是空格：新方块需要空格。
recording-not-text = 第 {$byte} 个字节不是文本：记录应为 UTF-8。
position-empty = 局面为空：请写出各行，例如 2,0,0,4/0,8,0,0。
choice-unknown = “{$text}”无法识别：请写 {$choices}。
rules-goal-text = “{$text}”不是目标：请写 none 或一个方块，例如 2048。
rules-start-text = “{$text}”不是起始方块的数量：请写 1 或更大的数。
rules-other-size = 棋盘是 {$size}，不是 {$other}：请去掉 --size。
no-such-rules = 没有规则“{$name}”：请选择 {$names}。
no-such-player = 没有玩家“{$name}”：请选择 {$names}。
no-such-setting = 玩家 {$player} 不接受“{$setting}”：请写 {$player}。
no-such-effort = 玩家 {$player} 接受 1 到 20 的深度，或每步时间，例如 50ms 或 2s。
tables-other-size = 残局表只适用于 4x4 棋盘，而这个局面是 {$size}。
data-not-a-directory = {$path} 是文件，不是目录。
file-cannot-be-read = 无法读取 {$path}：{$reason}
file-cannot-be-written = 无法写入 {$path}：{$reason}
file-over-limit = {$path} 太大：最多读取 {$most} MiB。
result-cannot-be-written = 无法写入结果：{$reason}
usage-line = 用法：{$usage}
usage-unknown-option = 没有选项 {$option}
usage-unknown-command = 没有命令“{$command}”
usage-nearest = {$mistake}。您是指 {$nearest} 吗？
usage-too-much = 这里多了“{$text}”
usage-missing = 还需要：{$arguments}
usage-missing-command = 还需要这些命令之一：{$commands}
usage-no-value = {$option} 需要一个值
usage-value = {$option} 不能是“{$value}”
usage-value-choices = {$option} 不能是“{$value}”：请写 {$choices}
usage-twice = {$option} 只能出现一次
usage-conflict = {$option} 和 {$other} 不能一起使用

## Window

window-too-small = 窗口太小
window-needed = 需要 {$columns}x{$rows}

## Screen-reader mode: sentences, one on each line

plain-welcome = Brikke，逐行玩 2048。用 w、a、s、d 移动；输入“{command-help}”查看命令。
plain-rules = 规则：{$rules}，棋盘 {$size}。
plain-slid = { $gained ->
    [0] {$direction}滑动。
   *[other] {$direction}滑动：得 {$gained} 分。
}
plain-player-slid = { $gained ->
    [0] {$player}{$direction}滑动。
   *[other] {$player}{$direction}滑动：得 {$gained} 分。
}
plain-merged = { $count ->
    [1] 合并成 {$tiles}。
   *[other] 合并 {$count} 次：{$tiles}。
}
plain-appeared = 第 {$row} 行第 {$column} 列出现了 {$tile}。
plain-row = 第 {$row} 行：{$cells}。
plain-empty = 空
plain-status = 得分 {$score}，步数 {$moves}，最高 {$best}。
plain-status-undos = 得分 {$score}，撤销 {$undos}，步数 {$moves}，最高 {$best}。
plain-terse-status = 得分 {$score}。
plain-terse-status-undos = 得分 {$score}，撤销 {$undos}。
plain-undone = 已撤销一步。
plain-redone = 已重做一步。
plain-reading-full = 完整朗读：每步之后读出整个棋盘。
plain-reading-terse = 简短朗读：每步之后只读得分、新方块和总分。输入“{command-board}”读出各行。
plain-started = 新游戏。
plain-commitment = 本局的承诺值，即其秘密的指纹：{$commitment}。
plain-secret = 本局的秘密是 {$secret}。
plain-no-proof = 没有什么能证明本局的方块：这是练习，或者从选定的种子开局。
plain-over-lost = 游戏结束：无法再移动。得分 {$score}，步数 {$moves}。
plain-over-won = 您赢了！得分 {$score}，步数 {$moves}。
plain-over-autoplay = 自动走棋达到了 {$tile}。得分 {$score}，步数 {$moves}。
plain-entered = {$name} 以 {$score} 分排名第 {$place}。
plain-cancelled = 没有任何改变。
plain-hint = {$player}认为最佳走法：{$direction}。
plain-hint-value = {$direction}：{$value}
plain-unknown = 无法识别的命令：“{$text}”。输入“{command-help}”查看命令。
plain-new-unknown = “{$text}”既不是规则，也不是大小。例如输入“{command-new} {$example} 5x5 {command-seed} otters”，顺序不限。规则：{$rules}。
plain-new-twice = 规则、大小和种子各只能给一次；“{$text}”是多余的。
plain-autoplay-number = “{$text}”不是步数。例如输入“{command-autoplay} 10”。
plain-row-number = “{$text}”不是行的编号。例如输入“{$word} 3”。
plain-no-such = 这里没有“{$text}”。可选：{$choices}。
plain-choose = 请输入编号：
plain-wrong-key = 此键在这里没有作用。输入“{command-help}”查看命令。
plain-wrong-answer = “{$text}”不是可选的答案。请重新输入。
plain-offered = 直接按回车即采用“{$text}”。
plain-leave = 输入“{$word}”离开，不作更改。
plain-name = 请输入您的名字，或输入空行不留名。
plain-name-other = 输入另一个名字，或输入“esc”不留名字。
plain-name-command = “{$text}”也是命令。如果这是您的名字，请输入“{command-name} {$text}”。
plain-write = {$name}：请在下一行输入文字，空行则不作更改。
plain-no-row = 列表中没有第 {$number} 局。
plain-link = 上面一行是本局的链接。
plain-analysing = 正在复盘分析本局，可能需要一些时间。
plain-goodbye = 再见。游戏已保存。
# The words that are understood in this language, beside the English ones.
# One word each, in small letters.
command-up = 上
command-right = 右
command-down = 下
command-left = 左
command-undo = 撤销
command-redo = 重做
command-new = 新局
command-begin = 新游戏
command-restart = 重新开始
command-keep = 继续
command-hint = 提示
command-autoplay = 自动
command-board = 棋盘
command-scores = 排行榜
command-bookmark = 书签
command-name = 名字
command-save = 保存
command-open = 打开
command-menu = 菜单
command-games = 对局
command-help = 帮助
command-analyse = 分析
command-share = 分享
command-back = 返回
command-statistics = 统计
command-settings = 设置
command-about = 关于
command-quit = 退出
command-terse = 简短
command-full = 完整
command-proof = 证明
command-edit = 编辑
command-practice = 练习
command-bookmarks = 书签列表
command-endgames = 残局
command-replay = 回放
command-seed = 种子
command-row = 行
command-column = 列
plain-help-title = 每行输入一条命令：
plain-help-move = w、a、s、d 或{command-up}、{command-left}、{command-down}、{command-right}：滑动
plain-help-undo = {command-undo}、{command-redo}：撤销一步，重做
plain-help-new = {command-new}、{command-restart}：新游戏，以相同规则重来
plain-help-choose = {command-new} 加规则、大小或种子，例如“{command-new} 均等 5x5 {command-seed} otters”：自选的游戏
plain-help-keep = {command-keep}：达成目标后继续玩
plain-help-hint = {command-hint}：最佳方向
plain-help-autoplay = {command-autoplay} 加数字：自动走这么多步
plain-help-assisted = 在终端中，{command-undo}、{command-hint}和{command-autoplay}会先询问是否把本局算作有辅助的对局：请在下一行回答是或否
plain-help-board = {command-board}：再读一遍棋盘
plain-help-reading = {command-terse}、{command-full}：每步之后只读得分、新方块和总分，或读出整个棋盘
plain-help-scores = {command-scores}：最高得分
plain-help-proof = {command-proof}：本局所有方块所依据的秘密的指纹，供结束后核对
plain-help-bookmark = {command-bookmark} 加名字：给当前局面起名；{command-bookmarks}：回到其中一个
plain-help-practice = {command-edit}、{command-endgames}：手动修改棋盘，残局训练
plain-help-save = {command-save}、{command-open}：保存游戏，打开文件
plain-help-analyse = {command-analyse}、{command-replay}、{command-share}：找出失误，逐步回放，写出本局链接
plain-help-menu = {command-menu}、{command-games}：菜单，保存的对局
plain-help-pages = {command-statistics}、{command-settings}、{command-about}：这些页面
plain-help-keys = 其他字母与屏幕上的按键作用相同，例如 u 为撤销
plain-help-help = {command-help}：本列表
plain-help-quit = {command-quit}：退出；游戏会保存
plain-help-back = {command-back}：离开此页
plain-help-games = {command-games}、{command-scores}：保存的对局，最高得分
plain-help-open = {command-open} 加文件名：打开文件
plain-help-of-menu = 这是菜单。输入一行的编号即可选择，也可以输入这些词：
plain-help-of-form = 输入一行的编号即可更改，新值写在后面，例如“1 fr”。不写值则取下一个，或询问文字。
plain-help-of-keys = 输入一行的编号和一个按键，例如“5 z”，即可添加按键。以下的词后面加编号：
plain-help-of-list = 输入一行的编号即可打开。
plain-help-of-rows = 针对一行的按键和词后面可加编号，例如“{$word} 3”；不加编号则针对选中的一行。
plain-help-of-names = 新名称写在编号后面：“{$word} 3 …”。
plain-help-of-search = “{$word}”加文字：含有该文字的行；不加文字则为全部。
plain-help-of-rules = “{$word}”：下一种规则，或后面给出名称的规则：{$choices}。
plain-help-of-tables = “{$word}”：其中的下一页，或后面给出名称的一页：{$choices}。
plain-help-of-replay = 输入按键或对应的词：
plain-help-of-editor = 正在修改棋盘。输入“{command-row} 1 {command-column} 2 8”或“1 2 8”放置方块，0 为移除；整个局面写成一行，例如 2,0,0,4/0,8,0,0。w、a、s、d 移动光标。也可输入按键或对应的词：
plain-help-of-choice = 输入一行的编号即可选择。
plain-help-question = 请回答问题：输入答案的编号或词。“{command-back}”不作更改，“{command-menu}”不作更改并回到菜单。
plain-help-words = 词：{$words}

## Problems with saved games

store-damaged = 保存的对局已损坏。
unsaved = 未保存
unsaved-moves =
    { $moves ->
        [0] 最后的更改尚未保存。
       *[other] 有 { $moves } 步尚未保存。
    }
caught-up = 您已在别处继续本局，棋盘已更新。
deleted-elsewhere = 本局已在别处被删除。因为您继续走棋，它已恢复。
caught-up-aside = 未能保存的 { $moves } 步已另存为一局练习。
leave-title = 还有内容未保存
leave-text = Brikke 会继续尝试，全部保存后立即关闭。
leave-try-again = 立即重试
leave-save-elsewhere = 将本局另存为文件
leave-unsaved = 不保存并退出
store-full = 磁盘已满，请腾出空间。
store-read-only = 对局文件或其目录是只读的。
store-busy = 另一个程序正在写入对局：请重试。
store-gone = 保存的对局在 Brikke 运行时被删除或移动：请重新启动。
saved-again = 已全部保存。
store-changed-elsewhere = 本局已在另一个程序中继续，无法从那里加载。
store-no-such-game = 没有第 {$number} 局。
store-newer = 这些对局由更新的 Brikke 保存（格式 {$found}；本版只识别 {$known}）。请用新版，或换一个数据目录。
store-quarantined = 已保存的对局已损坏，现已移至 {$path}；对局列表从空白开始。要恢复可以读取的内容，请使用：brikke rescue {$path}
store-log-damaged = { $count ->
    [0] 已保存的对局有一个地方损坏，现已恢复：一步也没有少。损坏的文件已复制到 {$path}。
   *[other] 已保存的对局已损坏：最多可能少了 {$count} 步。损坏的文件已复制到 {$path}。要恢复可以读取的内容，请使用：brikke rescue {$path}
}
store-opened-read-only = 已保存的对局只能读取，无法写入：现在玩的内容不会保存。
store-practice = 第 {$number} 局是练习，从不上榜。
store-not-new = 只有方块随机出现的新游戏才计分。
store-too-large = 数字太大，无法保存：{$value}
store-io = {$path}：{$reason}

## Problems in the settings file; {$key} is the name of a setting there

settings-problems = 设置中有 {$count} 个问题
settings-problem-unavailable = 无法读取 {$path} 中的设置：全部使用默认值。原因：{$reason}
settings-problem-broken = 第 {$line} 行不是有效的 TOML：所有设置使用默认值。
settings-problem-unknown = 第 {$line} 行：没有设置“{$key}”。
settings-problem-unknown-nearest = 第 {$line} 行：没有设置“{$key}”。您是指“{$nearest}”吗？
settings-problem-value = 第 {$line} 行：{$key} 不能是 {$found}。请写{$allowed}。目前使用 {$used}。
settings-problem-own-rules = 第 {$line} 行：规则“{$name}”被忽略。请取一个与预设不同的名称，并写全六条规则。
settings-problem-clash = 第 {$line} 行：按键“{$key}”同时设给了 {$kept} 和 {$refused}；保留给 {$kept}。
# What {$allowed} can be.

# 错误
store-damaged-game = 第 { $number } 局已损坏，无法打开。其他对局不受影响。
store-unusable = 目前无法使用已保存的对局。
entropy-missing = 系统没有提供随机数，因此无法开始对局。
player-failed = { $player }在思考时出错。请重试，或选择其他棋手。
load-stopped = { $player }的加载已停止。
load-not-solvable = { $player }无法按这些规则走棋：需要求解的局面太多。
load-no-thread = { $player }无法启动：系统没有可用的线程。
load-no-network = { $player }没有适用于 { $size } 棋盘的网络。可用“brikke train”训练一个。
load-bad-network = { $player }无法使用其网络 { $path }：{ $problem }
network-other-size = 它适用于 { $size } 棋盘。
network-foreign = 它不是 Brikke 的网络。
network-later = 它由更新版本的 Brikke 生成。
network-earlier = 它由较旧版本的 Brikke 生成。
network-damaged = 它已损坏。
network-cut-off = 它不完整。
file-not-found = 文件或目录不存在。
file-permission-denied = 没有权限。
file-disk-full = 磁盘已满。
file-read-only = 只能读取。
file-is-a-directory = 它是一个目录。
file-not-a-directory = 它不是目录。
file-larger-than-allowed = 系统不允许更大的文件。
file-unreadable = 系统无法读取或写入。
file-no-directory = 没有这个目录。
file-too-large = 文件太大。
settings-broken-line = 设置文件第 { $line } 行不是有效的 TOML。
settings-wrong-shape = 设置文件中的“{ $name }”写法不正确。
settings-allowed-words = {$words} 之一
settings-allowed-truth = true 或 false
settings-allowed-speed = {$least} 到 {$most} 之间的数字
settings-allowed-name = 引号中的名字
settings-allowed-player = 棋手，例如 best 或 expectimax:3
settings-allowed-keys = 按键列表，例如 ["u", "ctrl-z"]
settings-allowed-key = 一个字符，或 left、space、f1、num4、ctrl-r 之类的按键
settings-allowed-key-table = 一个 [keys] 表
settings-usual-keys = 默认按键
store-bad-start = 无法保存此局：开局不符合规则。

browser-forgets = 此浏览器不允许 Brikke 保存：关闭页面后，现在玩的内容将会丢失。
browser-open-prompt = 请选择此设备上的文件，或粘贴链接。
browser-open-choose = 选择文件…
browser-saved = 已下载：{$path}
browser-damaged = { $count ->
   *[other] 有 {$count} 条已保存的游戏记录无法读取，已原样保留。
}
board-name = 棋盘
board-row = 第 {$number} 行
board-column = 第 {$number} 列
menu-daily = 每日一局
daily-note = { $streak ->
    [0] 每日一局 {$day}：所有人的方块都相同。
   *[other] 每日一局 {$day}：所有人的方块都相同。已连续 {$streak} 天。
}
daily-streak = { $streak ->
    [0] 每日一局。
   *[other] 每日一局。已连续 {$streak} 天。
}
daily-result = { $streak ->
    [0] Brikke {$day}：{$score} 分，最大方块 {$tile}，{$moves} 步。
   *[other] Brikke {$day}：{$score} 分，最大方块 {$tile}，{$moves} 步。已连续 {$streak} 天。
}
link-unknown = 此链接在 Brikke 中没有对应的内容。
browser-update = 新版本已就绪：点击载入
browser-tools = 操作
help-browser-title = 在浏览器中
keys-read-board = 朗读棋盘

## Endgame tables

tables-estimate = {$name}：{$afterstates} 个局面，{$jobs} 个空闲处理器约需 {$minutes} 分钟，{$memory} MB 内存，{$disk} MB 磁盘（构建时 {$work} MB）。
tables-built = {$name}：{$afterstates} 个局面，{$disk} MB。其余格子为空时，完美走法合成 {$tile} 的成功率为 {$success}%。
tables-interrupted = {$name} 尚未完成。运行“brikke tables build {$name}”可从这里继续。
tables-in-use = 另一个程序正在构建 {$name}。
tables-removed = 已删除 {$name}，释放 {$disk} MB。
tables-nothing-to-remove = 没有可删除的残局表 {$name}。
tables-none-built = 还没有构建残局表。运行“brikke tables build”可构建一个。
tables-not-built = 残局表 {$name} 尚未构建。运行“brikke tables build {$name}”可构建。
tables-unusable = 残局表 {$name} 无法使用：{$reason}。请删除后重新构建。
tables-no-wall = 此局面的大方块不构成任何已构建残局表（{$tables}）的墙。
position-stuck = 此局面无法移动。
tables-answer = {$name}：合成 {$tile} 的概率
tables-best = 最佳
tables-leaves-wall = 墙会散开
tables-blocked = 无法移动
tables-state-built = 已构建，{$disk} MB，其余为空时 {$success}%
tables-state-unfinished = 未完成，目前 {$disk} MB
tables-state-absent = 未构建，{$afterstates} 个局面
tables-state-unusable = 无法使用：{$reason}
tables-reason-damaged = 文件已损坏
tables-reason-cut = 文件不完整
tables-reason-version = 由另一版本的 Brikke 写入
tables-reason-foreign = 该文件不是残局表
tables-reason-unreadable = 无法读取文件

# 残局训练。
drill-title = 残局 {$name}
drill-tables-explained = 大方块组成一道墙。请在墙边合成目标方块；残局表知道每一步之后的成功率。
drill-no-tables = 这里没有残局表。电脑上的 Brikke 才有。
drill-number = 编号
drill-table = 残局表
drill-state = 状态
drill-target = 目标
drill-success = 成功率
drill-table-built = 可用
drill-table-made = 打开时生成
drill-table-unfinished = 未完成
drill-table-absent = 未构建（{$disk} MB，约 {$minutes} 分钟）
drill-table-building = 正在构建，{$percent}%
drill-build-table = 构建
drill-stop-building = 停止构建
drill-build-title = 构建 {$name}？
drill-build-meanwhile = 构建时可以继续玩。如果退出，下次会从中断处继续构建。
drill-building = 正在构建 {$name}：{$percent}%
drill-built = {$name} 已可用于训练。
drill-built-already = {$name} 已经构建好了。
drill-build-stopped = 已停止构建 {$name}。下次会从这里继续。
drill-remove-title = 删除 {$name}？
drill-remove-text = 要再次用它训练，需要重新构建。
drill-table-unusable = 已损坏
drill-repeat-count = 重练 {$count} 个失误
drill-bad-table = 残局表 {$name} 已损坏或版本不同。请重新构建。
drill-dealing = 正在选取局面…
drill-no-position = 残局表没有可用的局面。
drill-no-mistakes = 没有要重练的失误。
drill-begun = 请合成 {$tile}。完美走法的成功率为 {$success}。
drill-points = −{$points}
drill-better = −{$points} 个百分点：向{$better}更好。
drill-made = 成功！
drill-failed = 这次没成功
drill-stuck = 墙边已经无法移动。
drill-left-shapes = 墙散开了。
drill-perfect-play = 从开始起，完美走法的成功率为 {$success}。
drill-lost-nothing = 您的走法很完美。
drill-lost =
    {$mistakes ->
        [0] 您走了 {$moves} 步，共损失 {$points} 个百分点，没有失误。
       *[other] 您走了 {$moves} 步，共损失 {$points} 个百分点，有 {$mistakes} 个失误。
    }
drill-summary = {$moves} 步，损失 {$points} 个百分点，{$mistakes} 个失误。
drill-make = 合成 {$tile}
drill-repeated = 第 {$number} 个失误，共 {$count} 个
drill-collected = 要重练的失误
drill-at-start = 开始时
drill-lost-points = 损失
drill-mistakes = 失误
drill-values = 显示成功率
drill-next = 下一个局面
drill-again = 再来一次
drill-close = 返回残局表
drill-right = 正确！
drill-wrong = 仍然是失误
drill-removed = 这个局面不用再练了。
drill-stays = 这个局面仍在您的失误中。
drill-stays-helped = 这个局面仍在您的失误中，直到您不看提示走对为止。
drill-not-here = 训练中不能这样做。

## Long work, training, rescue and the server, on the command line

progress-left = 剩余 {$left}
progress-percent = {$percent}%
progress-loading = 正在加载 {$player}
progress-games = {$done}/{$all} 局，平均 {$means}
progress-first-moves = {$done}/{$all} 首步
progress-moves = {$done}/{$all} 步
progress-states = {$states} 个状态
interrupted = 已中断。{$done}
interrupted-loading = 棋手 {$player} 尚未加载。
interrupted-hint = 这是 {$player} 的回答。
interrupted-match = 共 {$all} 局，计入 {$done} 局。
interrupted-solve = 没有求解任何内容。
interrupted-train = 使用 --resume 可从 {$place} 继续。
signals-unheard = 无法接收信号：{$reason}
analysis-not-saved = 分析未保存：{$reason}
train-nothing = {$option}：请写大于 0 的值。0 只用于 --resume、--export 和 --test。
train-taken = {$place} 中已有训练。用 --resume 继续，或选择其他目录。
train-other-rules = {$place} 中的训练使用其他规则（{$rules}）。请不要指定规则。
train-network-other-rules = 网络 {$place} 使用其他规则（{$rules}）。请不要指定规则。
train-no-stages = --stages：只有 4x4 且无法移动时才结束的规则有阶段。
train-no-shape = --shape：{$size} 没有“{$name}”这种形状。请选择 {$choices}。
train-range = {$option}：不能是 {$value}。请写 {$least} 到 {$most} 之间的数。
train-stages-begin = 正在进行 {$games} 局对局和片段以确定阶段……
train-line = {$games} 局  {$rate} M 步/秒  平均 {$mean}
train-passed = 通过 {$shares}
train-left = 剩余 {$time}（时:分）
train-written = {$path}：{$weights} 个权重中的 {$used} 个，{$bytes} 字节，重新读取用时 {$seconds} 秒
train-in-training = 训练中
train-in-file = 文件中
train-figures = {$games} 局平均 {$mean} ± {$error}，16384 占 {$first}，32768 占 {$second}，{$rate} M 步/秒
train-file-foreign = 文件不是由 Brikke 生成的。
train-file-version = 文件由其他版本的 Brikke 生成。
train-file-damaged = 文件已损坏。
train-file-cut = 文件不完整。
train-bad-file = {$path}：{$problem}
rescue-added = 新增 {$count} 局
rescue-extended = 延长 {$count} 局
rescue-known = 已有 {$count} 局
rescue-scores = 新增 {$count} 项得分
rescue-result = {$added}，{$extended}，{$known}；{$scores}
rescue-part = 该文件的第 {$found} 局（此处为第 {$game} 局）：{$reason}
rescue-lost = 该文件的第 {$found} 局已丢失：{$reason}
rescue-vanished = 还有 {$count} 局，但找不到任何内容。
rescue-reason-beginning = 开局无法读取。
rescue-reason-unverified = 步骤与校验和不符，也没有其他依据。
rescue-reason-actions = {$expected} 个操作中只有前 {$found} 个可以读取。
rescue-reason-row = 没有对局方式的记录，其 {$actions} 个操作现在仅供练习。
rescue-reason-bookmarks = {$expected} 个书签中只有 {$found} 个可以读取。
rescue-reason-went-on = 第 {$game} 局是同一局，但走法不同；此走法现在仅供练习。
rescue-reason-vanished = 找不到任何内容。
rescue-no-file = {$path} 不是文件。请指定对局数据库，例如 games.damaged-1.sqlite。
rescue-nothing = {$path} 中找不到对局。
serve-at = Brikke 位于 {$address}。按 Ctrl-C 结束。
serve-no-browser = 无法打开浏览器。请访问 {$address}
serve-no-network = 无法提供网络：{$reason}
serve-taken = 另一个程序正在监听 {$address}。请选择其他端口，例如 --listen {$free}。
serve-refused = 无法监听 {$address}：{$reason}
serve-failed = 无法提供页面：{$reason}
serve-not-here = 本机没有这个地址。
serve-no-connection = 系统不允许。
