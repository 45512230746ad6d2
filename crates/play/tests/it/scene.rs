//! A game played from a script.
//!
//! Most games are played on a line of three cells on which only twos appear:
//! nothing is left to chance there, because a slide leaves one empty cell.
//! Sliding left again and again, it goes `2 2 2`, `4 2 2`, `4 4 2`, `8 2 2`,
//! `8 4 2`, which is stuck.

use brikke_engine::{Board, Chance, Direction, GameAction, Rank, Rules, Seed, Square, Step};
use brikke_play::{
    AssistanceKind, Command, Confirmation, Edit, Event, Fill, Hint, Leaderboard, LeaderboardEntry,
    Mode, Moment, Mover, Origin, Play, PlayerName, SavedGame, View,
};

/// The line of three cells, without a goal.
pub(crate) const LINE: &str =
    "size=1x3 tiles=2:1 start=3 goal=none at-goal=continue lost-when=stuck";
/// The line on which a 4 is asked for; one may keep playing.
pub(crate) const LINE_TO_4: &str =
    "size=1x3 tiles=2:1 start=3 goal=4 at-goal=continue lost-when=stuck";
/// The line on which an 8 ends the game.
pub(crate) const LINE_TO_8: &str = "size=1x3 tiles=2:1 start=3 goal=8 at-goal=stop lost-when=stuck";

/// The usual rules.
pub(crate) const CLASSIC: &str =
    "size=4x4 tiles=2:9,4:1 start=2 goal=2048 at-goal=continue lost-when=stuck";

/// A game with the time of day.
pub(crate) struct Scene {
    pub(crate) play: Play,
    pub(crate) seconds: u64,
}

pub(crate) fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

/// A secret of its own; the text is there to tell one from another.
pub(crate) fn chance(text: &str) -> Chance {
    Chance::Secret(Seed::new(text).unwrap().secret())
}

pub(crate) fn board(position: &str) -> Board {
    position.parse().unwrap()
}

/// A category with these scores, all of Ada's.
pub(crate) fn entries(scores: &[u64]) -> Vec<LeaderboardEntry> {
    let name = PlayerName::new("Ada").ok();
    let entry = |&score| LeaderboardEntry {
        name: name.clone(),
        score,
        origin: Origin::Played,
    };
    scores.iter().map(entry).collect()
}

impl Scene {
    /// A new game under these rules, with empty tables.
    pub(crate) fn of(rules: &str) -> Scene {
        Scene::with(rules, Leaderboard::default())
    }

    /// A new game under these rules, with this leaderboard.
    pub(crate) fn with(text: &str, leaderboard: Leaderboard) -> Scene {
        let (play, _) = Play::start(
            rules(text),
            chance("otters"),
            leaderboard,
            chance("practice"),
        );
        Scene { play, seconds: 0 }
    }

    /// A game that was left.
    pub(crate) fn resumed(saved: SavedGame, leaderboard: Leaderboard) -> (Scene, String) {
        let now = Moment::from_millis(0);
        let (play, events) = Play::resume(saved, leaderboard, chance("practice"), now);
        (Scene { play, seconds: 0 }, tell(&events))
    }

    /// The same scene after a script whose events do not matter.
    pub(crate) fn after(mut self, script: &str) -> Scene {
        self.does(script);
        self
    }

    /// Plays a script, a second for each word, and tells what happened.
    pub(crate) fn does(&mut self, script: &str) -> String {
        let words = script.split_whitespace();
        let told: Vec<Event> = words.flat_map(|word| self.apply(word)).collect();
        tell(&told)
    }

    /// Carries out one word of a script.
    pub(crate) fn apply(&mut self, word: &str) -> Vec<Event> {
        let command = self.command(word);
        self.command_now(command)
    }

    pub(crate) fn command_now(&mut self, command: Command) -> Vec<Event> {
        self.seconds += 1;
        self.play.apply(command, self.now())
    }

    pub(crate) fn now(&self) -> Moment {
        Moment::from_millis(self.seconds * 1000)
    }

    pub(crate) fn view(&self) -> View<'_> {
        self.play.view(self.now())
    }

    fn command(&self, word: &str) -> Command {
        match word.split_once(':') {
            None => self.plain_command(word),
            Some((word, rest)) => self.command_about(word, rest),
        }
    }

    fn plain_command(&self, word: &str) -> Command {
        match word {
            "undo" => Command::Undo,
            "redo" => Command::Redo,
            "keep" => Command::KeepPlaying,
            "take" => Command::Finish,
            "new" => self.new_game(Mode::Scored),
            "restart" => Command::Restart {
                chance: chance("again"),
            },
            "new-practice" => self.new_game(Mode::Practice),
            "return" => Command::Return,
            "present" => Command::BackToPresent,
            "hint" => Command::Hint,
            "bot" => Command::TakeOver {
                player: "bot".into(),
            },
            "step" => Command::StepPlayer,
            "wait" => Command::PausePlayer,
            "away" => Command::StopPlayer,
            "practise" => Command::Practise,
            "pause" => Command::Pause,
            "continue" => Command::Continue,
            "yes" => Command::Confirm,
            "no" => Command::Cancel,
            _ => edit(word).map_or_else(|| Command::Move(direction(word)), Command::Edit),
        }
    }

    fn new_game(&self, mode: Mode) -> Command {
        Command::New {
            mode,
            rules: self.play.game().rules().clone(),
            chance: chance("new"),
            leaderboard: Leaderboard::default(),
        }
    }

    fn command_about(&self, word: &str, rest: &str) -> Command {
        let present = *self.play.game().board();
        match word {
            "mark" => Command::Bookmark(rest.parse().unwrap()),
            "goto" => Command::GoToBookmark(rest.parse().unwrap()),
            "ply" => Command::GoToPly(rest.parse().unwrap()),
            "name" => Command::EnterName(PlayerName::new(rest).ok()),
            "put" => Command::Edit(put(rest)),
            "push" | "merge" => Command::HalfSlide {
                step: step(word),
                direction: direction(rest),
            },
            "paste" => Command::Edit(Edit::Paste(board(rest))),
            "advise" => Command::HintGiven(hint(present, direction(rest))),
            "stale-advice" => Command::HintGiven(hint(board("2,0"), direction(rest))),
            "bot" => Command::PlayerMoves {
                board: present,
                direction: direction(rest),
            },
            "stale-bot" => Command::PlayerMoves {
                board: board("2,0"),
                direction: direction(rest),
            },
            _ => panic!("no such word: {word}"),
        }
    }
}

/// Compares what a script leads to with what is expected.
#[track_caller]
pub(crate) fn check(mut scene: Scene, script: &str, expected: &str) {
    assert_eq!(scene.does(script), expected, "{script}");
}

fn direction(word: &str) -> Direction {
    word.parse().unwrap()
}

fn edit(word: &str) -> Option<Edit> {
    Some(match word {
        "flip" => Edit::Flip,
        "transpose" => Edit::Transpose,
        "rotate" => Edit::Rotate,
        "clear" => Edit::Clear,
        "ranks" => Edit::Fill(Fill::Ranks),
        "twos" => Edit::Fill(Fill::Twos),
        "rows" => Edit::Fill(Fill::TestRows),
        _ => return None,
    })
}

fn step(word: &str) -> Step {
    let named = |step: &Step| step.name() == word;
    Step::ALL.into_iter().find(named).unwrap()
}

/// `0,2=8` puts an 8 into the third cell of the first row.
fn put(text: &str) -> Edit {
    let (place, tile) = text.split_once('=').unwrap();
    let (row, column) = place.split_once(',').unwrap();
    Edit::Put {
        square: Square::new(row.parse().unwrap(), column.parse().unwrap()),
        tile: Rank::of_tile(tile.parse().unwrap()),
    }
}

fn hint(board: Board, best: Direction) -> Hint {
    Hint {
        board,
        player: "bot".into(),
        best,
        values: [None, Some(1.0), None, Some(2.0)],
    }
}

/// The events in words.
pub(crate) fn tell(events: &[Event]) -> String {
    let told: Vec<String> = events.iter().map(describe).collect();
    told.join(" | ")
}

fn describe(event: &Event) -> String {
    match event {
        Event::Started { number, mode, .. } => format!("{mode:?} game {} begins", number.0),
        Event::Resumed { number } => format!("game {} goes on", number.0),
        Event::Returned { number } => format!("back to game {}", number.0),
        Event::Acted { action, by, .. } => describe_action(*action, by, event),
        Event::Edited { board } => format!("board {board}"),
        Event::HalfSlid {
            step,
            direction,
            half,
        } => format!("{step} {direction} to {}", half.after),
        Event::Refused(refusal) => format!("no: {refusal}"),
        Event::GoalReached => "goal".into(),
        Event::Over { .. } => describe_end(event),
        Event::NameWanted(wanted) => format!("{}. {}: who?", wanted.place, wanted.category.name()),
        Event::EnteredLeaderboard {
            category,
            place,
            entry,
        } => {
            let name = entry.name.as_ref().map_or("somebody", PlayerName::as_str);
            format!("{place}. {}: {name} {}", category.name(), entry.score)
        }
        Event::Assisted(kind) => format!("helped by {}", assistance(*kind)),
        Event::HelpedGameBefore { is_first: true, .. } => "helps the game before, at first".into(),
        Event::HelpedGameBefore {
            is_first: false, ..
        } => "helps the game before".into(),
        Event::Bookmarked { name, step } => format!("{name} is {step}"),
        Event::BookmarkLost { name } => format!("{name} is lost"),
        Event::LookedBack { ply } => format!("looking at {ply}"),
        Event::BackToPresent => "looking at the present".into(),
        Event::ConfirmationNeeded(confirmation) => format!("{}?", ask(confirmation)),
        Event::Cancelled(confirmation) => format!("not {}", ask(confirmation)),
        Event::HintWanted { board } => format!("hint for {board}?"),
        Event::HintShown(hint) => format!("hint: {}", hint.best),
        Event::PlayerTookOver { player } => format!("{player} takes over"),
        Event::PlayerMoveWanted { board } => format!("move for {board}?"),
        Event::PlayerPaused => "player waits".into(),
        Event::PlayerStopped => "player goes".into(),
        Event::ClockPaused { spent } => format!("clock stands at {}", spent.as_secs()),
        Event::ClockContinues => "clock runs".into(),
    }
}

fn describe_action(action: GameAction, by: &Mover, event: &Event) -> String {
    let Event::Acted { turn, .. } = event else {
        return String::new();
    };
    let who = match by {
        Mover::Person => String::new(),
        Mover::Player(name) => format!("{name}: "),
    };
    let what = match (action, turn) {
        (GameAction::Play(ply), Some(turn)) => format!("{} to {}", ply.direction, turn.board),
        (GameAction::Play(ply), None) => format!("{} unseen", ply.direction),
        (GameAction::Undo, Some(turn)) => format!("undo {}", turn.direction),
        (GameAction::Undo, None) => "undo".into(),
        (GameAction::Redo, Some(turn)) => format!("redo {}", turn.direction),
        (GameAction::Redo, None) => "redo".into(),
        (GameAction::KeepPlaying, _) => "keep playing".into(),
        (GameAction::Finish, _) => "finish".into(),
        (GameAction::Reopen, _) => "reopen".into(),
    };
    who + &what
}

fn describe_end(event: &Event) -> String {
    let Event::Over {
        result,
        score,
        category,
        undos,
    } = event
    else {
        return String::new();
    };
    let end = result.name();
    let kind = match category {
        Some(category) => category.name(),
        None => "practice",
    };
    let undone = match undos {
        0 => String::new(),
        undos => format!(", {undos} undone"),
    };
    format!("{end} with {score}, {kind}{undone}")
}

fn assistance(kind: AssistanceKind) -> &'static str {
    match kind {
        AssistanceKind::Undo => "undo",
        AssistanceKind::Hint => "hint",
        AssistanceKind::Player => "player",
    }
}

fn ask(confirmation: &Confirmation) -> String {
    match confirmation {
        Confirmation::New => "new".into(),
        Confirmation::Restart => "restart".into(),
        Confirmation::MoveBookmark(name) => format!("move {name}"),
    }
}
