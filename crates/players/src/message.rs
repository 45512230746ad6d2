//! Requests and answers as messages, for players that think in another
//! program: in a browser, the worker beside the page.

use std::fmt::Write;
use std::str::{FromStr, Lines};

use brikke_ai::Advice;
use brikke_ai::analysis::AnalysisProgress;
use brikke_engine::{Direction, Recording};
use brikke_solver::endgame::find;

use crate::load::LoadError;
use crate::request::{Answer, PlayerError, Query, Reply, Request, RequestId};
use crate::spec::PlayerSpec;

/// A request or an answer: lines of text, and bytes where there is an
/// analysis.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Message {
    /// The lines.
    pub text: String,
    /// What was said of moves; empty for none.
    pub bytes: Vec<u8>,
}

impl Message {
    fn line(&mut self, value: impl std::fmt::Display) -> &mut Message {
        // Writing to a text cannot fail.
        let _ = writeln!(self.text, "{value}");
        self
    }

    fn direction(&mut self, direction: Direction) -> &mut Message {
        self.line(direction.name())
    }

    fn advice(&mut self, advice: &Advice) -> &mut Message {
        self.direction(advice.best);
        for value in advice.values {
            // The bits, so that none is lost.
            let bits = value.map(|value| value.to_bits().to_string());
            self.line(bits.as_deref().unwrap_or("-"));
        }
        self
    }
}

/// The lines of a message, one after another.
struct Reader<'a> {
    lines: Lines<'a>,
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    fn new(message: &'a Message) -> Reader<'a> {
        Reader {
            lines: message.text.lines(),
            bytes: &message.bytes,
        }
    }

    fn next<T: FromStr>(&mut self) -> Option<T> {
        self.lines.next()?.parse().ok()
    }

    fn id(&mut self) -> Option<RequestId> {
        self.next().map(RequestId)
    }

    /// A player, or an endgame table, which nobody can name as a player.
    fn player(&mut self) -> Option<PlayerSpec> {
        let text = self.lines.next()?;
        match text.strip_prefix("endgame:") {
            Some(table) => find(table).map(PlayerSpec::Endgame),
            None => text.parse().ok(),
        }
    }

    fn advice(&mut self) -> Option<Advice> {
        let best = self.next()?;
        let mut values = [None; 4];
        for value in &mut values {
            let bits = self.lines.next()?;
            if bits != "-" {
                *value = Some(f64::from_bits(bits.parse().ok()?));
            }
        }
        Some(Advice { best, values })
    }

    fn progress(&self) -> Option<Box<AnalysisProgress>> {
        AnalysisProgress::from_message(self.bytes).map(Box::new)
    }

    /// All lines that are left.
    fn rest(self) -> String {
        self.lines.flat_map(|line| [line, "\n"]).collect()
    }
}

impl Request {
    /// The request as a message.
    pub fn to_message(&self) -> Message {
        let mut message = Message::default();
        message.line(self.id.0).line(self.player).line(&self.rules);
        match &self.query {
            Query::Prepare => {
                message.line("prepare");
            }
            Query::Hint(board) => {
                message.line("hint").line(board);
            }
            Query::Move(board) => {
                message.line("move").line(board);
            }
            Query::Deal(seed) => {
                message.line("deal").line(seed);
            }
            Query::Build => {
                message.line("build");
            }
            Query::Grade { board, played } => {
                message.line("grade").line(board).direction(*played);
            }
            Query::Analysis { game, known } => {
                message.line("analysis").bytes = known.to_message();
                message.text += &game.without_chance().recording().to_text();
            }
        }
        message
    }

    /// The request in a message; none if there is none.
    pub fn from_message(message: &Message) -> Option<Request> {
        let mut reader = Reader::new(message);
        let (id, player, rules) = (reader.id()?, reader.player()?, reader.next()?);
        let query = match reader.lines.next()? {
            "prepare" => Query::Prepare,
            "hint" => Query::Hint(reader.next()?),
            "move" => Query::Move(reader.next()?),
            "deal" => Query::Deal(reader.next()?),
            "build" => Query::Build,
            "grade" => Query::Grade {
                board: reader.next()?,
                played: reader.next()?,
            },
            "analysis" => {
                let known = reader.progress()?;
                let recording = Recording::from_text(&reader.rest()).ok()?;
                let game = Box::new(recording.into_game());
                Query::Analysis { game, known }
            }
            _ => return None,
        };
        Some(Request {
            id,
            player,
            rules,
            query,
        })
    }
}

impl Answer {
    /// The answer as a message.
    pub fn to_message(&self) -> Message {
        let mut message = Message::default();
        message.line(self.id.0);
        write_reply(&self.reply, &mut message);
        message
    }

    /// The answer in a message; none if there is none.
    pub fn from_message(message: &Message) -> Option<Answer> {
        let mut reader = Reader::new(message);
        Some(Answer {
            id: reader.id()?,
            reply: read_reply(&mut reader)?,
        })
    }
}

fn write_reply(reply: &Reply, message: &mut Message) {
    match reply {
        Reply::Loading { player, done } => {
            message.line("loading").line(player).line(done.to_bits());
        }
        Reply::Ready { player } => {
            message.line("ready").line(player);
        }
        Reply::Dealt { board, player } => {
            message.line("dealt").line(board).line(player);
        }
        Reply::Hint {
            board,
            player,
            advice,
        } => {
            message.line("hint").line(board).line(player).advice(advice);
        }
        Reply::Move {
            board,
            player,
            direction,
        } => {
            message.line("move").line(board).line(player);
            message.direction(*direction);
        }
        Reply::Graded {
            board,
            player,
            played,
            advice,
        } => {
            message.line("graded").line(board).line(player);
            message.direction(*played).advice(advice);
        }
        Reply::AnalysisProgress { done, new, of } => {
            message.line("progress").line(done).line(of).bytes = new.to_message();
        }
        Reply::Analysis {
            player, progress, ..
        } => {
            message.line("analysis").line(player).bytes = progress.to_message();
        }
        Reply::NoMove { board, player } => {
            message.line("no-move").line(board).line(player);
        }
        Reply::Failed { player, error } => {
            message.line("failed").line(player);
            write_error(error, message);
        }
    }
}

/// Only what can happen in a browser has words of its own.
fn write_error(error: &PlayerError, message: &mut Message) {
    match error {
        PlayerError::Load(LoadError::NoNetwork { size }) => message.line("no-network").line(size),
        PlayerError::Load(LoadError::Stopped) => message.line("stopped"),
        PlayerError::Load(_) | PlayerError::Panicked => message.line("panicked"),
    };
}

fn read_reply(reader: &mut Reader<'_>) -> Option<Reply> {
    Some(match reader.lines.next()? {
        "loading" => Reply::Loading {
            player: reader.player()?,
            done: f64::from_bits(reader.next()?),
        },
        "ready" => Reply::Ready {
            player: reader.player()?,
        },
        "dealt" => Reply::Dealt {
            board: reader.next()?,
            player: reader.player()?,
        },
        "hint" => Reply::Hint {
            board: reader.next()?,
            player: reader.player()?,
            advice: reader.advice()?,
        },
        "move" => Reply::Move {
            board: reader.next()?,
            player: reader.player()?,
            direction: reader.next()?,
        },
        "graded" => Reply::Graded {
            board: reader.next()?,
            player: reader.player()?,
            played: reader.next()?,
            advice: reader.advice()?,
        },
        "progress" => Reply::AnalysisProgress {
            done: reader.next()?,
            of: reader.next()?,
            new: reader.progress()?,
        },
        "analysis" => {
            let (player, progress) = (reader.player()?, reader.progress()?);
            let analysis = Box::new(progress.analysis());
            Reply::Analysis {
                player,
                analysis,
                progress,
            }
        }
        "no-move" => Reply::NoMove {
            board: reader.next()?,
            player: reader.player()?,
        },
        "failed" => Reply::Failed {
            player: reader.player()?,
            error: read_error(reader)?,
        },
        _ => return None,
    })
}

fn read_error(reader: &mut Reader<'_>) -> Option<PlayerError> {
    Some(match reader.lines.next()? {
        "no-network" => {
            let size = reader.next()?;
            LoadError::NoNetwork { size }.into()
        }
        "stopped" => LoadError::Stopped.into(),
        _ => PlayerError::Panicked,
    })
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use brikke_engine::{Board, Chance, Game, Rules, Seed};

    use super::*;
    use crate::{PlayerAssets, Responder};

    fn board() -> Board {
        "2 2 4 8 / . . . . / . . . . / 2 . . .".parse().unwrap()
    }

    fn game() -> Game {
        let chance = Chance::Seed(Seed::new("otters").unwrap());
        let mut game = Game::start(Rules::default(), chance);
        for step in 0..120 {
            let _ = game.play(Direction::ALL[step % 4]);
        }
        game.without_chance()
    }

    #[track_caller]
    fn check_request(query: Query) {
        let request = Request {
            id: RequestId(7),
            player: "expectimax:3".parse().unwrap(),
            rules: Rules::default(),
            query,
        };
        assert_eq!(Request::from_message(&request.to_message()), Some(request));
    }

    #[test]
    fn every_request_is_read_from_its_message() {
        check_request(Query::Prepare);
        let table = Request {
            id: RequestId(7),
            player: PlayerSpec::Endgame(find("442-64").unwrap()),
            rules: Rules::default(),
            query: Query::Deal(1),
        };
        assert_eq!(Request::from_message(&table.to_message()), Some(table));
        check_request(Query::Hint(board()));
        check_request(Query::Move(board()));
        check_request(Query::Deal(u64::MAX));
        check_request(Query::Build);
        check_request(Query::Grade {
            board: board(),
            played: Direction::Left,
        });
        check_request(Query::Analysis {
            game: Box::new(game()),
            known: Box::default(),
        });
    }

    #[track_caller]
    fn check_reply(reply: Reply) {
        let answer = Answer {
            id: RequestId(9),
            reply,
        };
        assert_eq!(Answer::from_message(&answer.to_message()), Some(answer));
    }

    #[test]
    fn every_answer_is_read_from_its_message() {
        let (board, player) = (board(), PlayerSpec::Corner);
        let values = [Some(0.1), None, Some(f64::MAX), Some(-0.0)];
        let best = Direction::Down;
        let advice = Advice { best, values };
        let direction = Direction::Right;
        for reply in [
            Reply::Loading { player, done: 0.3 },
            Reply::Ready { player },
            Reply::Dealt { board, player },
            Reply::Hint {
                board,
                player,
                advice,
            },
            Reply::Move {
                board,
                player,
                direction,
            },
            Reply::Graded {
                board,
                player,
                played: Direction::Up,
                advice,
            },
            Reply::NoMove { board, player },
            Reply::Failed {
                player,
                error: PlayerError::Panicked,
            },
            Reply::Failed {
                player,
                error: LoadError::Stopped.into(),
            },
            Reply::Failed {
                player,
                error: LoadError::NoNetwork { size: board.size() }.into(),
            },
        ] {
            check_reply(reply);
        }
    }

    #[test]
    fn an_analysis_in_pieces_is_the_same_as_in_one() {
        let mut request = Request {
            id: RequestId(1),
            player: PlayerSpec::Corner,
            rules: Rules::default(),
            query: Query::Analysis {
                game: Box::new(game()),
                known: Box::default(),
            },
        };
        let mut responder = Responder::new(PlayerAssets::default(), 1);
        let whole = responder.answer(&request, &|_| {});
        let replies = RefCell::new(Vec::new());
        let in_pieces = loop {
            let reply = responder.answer_piece(&mut request, &mut |reply| {
                replies.borrow_mut().push(reply);
            });
            if let Some(reply) = reply {
                break reply;
            }
        };
        assert_eq!(in_pieces, whole);
        check_reply(whole);
        assert!(!replies.borrow().is_empty());
        replies.into_inner().into_iter().for_each(check_reply);
    }

    #[test]
    fn other_texts_are_no_messages() {
        for text in [
            "",
            "1",
            "1\nwhat\n",
            "x\nready\ncorner\n",
            "1\nready\nnobody\n",
        ] {
            let message = Message {
                text: text.to_owned(),
                bytes: Vec::new(),
            };
            assert_eq!(Request::from_message(&message), None);
            assert_eq!(Answer::from_message(&message), None);
        }
    }
}
