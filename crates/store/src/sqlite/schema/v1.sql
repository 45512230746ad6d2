-- Version 1. Times are milliseconds since 1970-01-01 UTC, durations are
-- milliseconds, tiles are ranks (11 is the tile 2048; 0 is none). `checksum`
-- is over the other columns of its row: SQLite has none of its own.

-- One row about all of it: what tells this file from another one that has
-- taken its place, how many games there are, and how many are not over.
CREATE TABLE register (
    identity BLOB NOT NULL,
    games INTEGER NOT NULL,
    unfinished INTEGER NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;

-- The rules that games were played under, as their full text.
CREATE TABLE rules (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE,
    checksum INTEGER NOT NULL
) STRICT;

-- One narrow row for each game: how it stands. The statistics read the
-- first half of every row, which therefore has a checksum of its own.
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    rules INTEGER NOT NULL REFERENCES rules (id),
    mode INTEGER NOT NULL CHECK (mode IN (0, 1)), -- 0 scored, 1 practice
    phase INTEGER NOT NULL CHECK (phase BETWEEN 0 AND 3), -- 2 won, 3 lost
    score INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    best INTEGER NOT NULL,
    merges INTEGER NOT NULL,
    time INTEGER NOT NULL,
    figures_checksum INTEGER NOT NULL,
    begun INTEGER NOT NULL,
    played INTEGER NOT NULL,
    revision INTEGER NOT NULL,  -- how often it was written
    actions INTEGER NOT NULL,   -- how many there are
    chain INTEGER NOT NULL,     -- checksum over all of them
    bookmarks INTEGER NOT NULL, -- how many there are
    undos INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    player_moves INTEGER NOT NULL,
    checksum INTEGER NOT NULL   -- over the id and the second half
) STRICT;
CREATE INDEX unfinished_games ON games (id) WHERE phase < 2;
CREATE INDEX practice_games ON games (id) WHERE mode = 1;

-- How a game began: the recording, as a link, of what was there before its
-- first action.
CREATE TABLE beginnings (
    game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    recording TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;

-- What was done, in order. `games.chain` is the checksum of these rows.
CREATE TABLE actions (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, -- from 1
    code INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- When each tile was first made in a game. `rules` is empty for practice:
-- such splits are no records.
CREATE TABLE splits (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    rank INTEGER NOT NULL,
    rules INTEGER REFERENCES rules (id),
    ply INTEGER NOT NULL,
    time INTEGER NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (game, rank)
) STRICT, WITHOUT ROWID;

-- The best splits of all scored games for each rules and tile.
CREATE TABLE records (
    rules INTEGER NOT NULL REFERENCES rules (id),
    rank INTEGER NOT NULL,
    measure INTEGER NOT NULL CHECK (measure IN (0, 1)), -- 0 moves, 1 time
    game INTEGER NOT NULL REFERENCES games (id),
    ply INTEGER NOT NULL,
    time INTEGER NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (rules, rank, measure)
) STRICT, WITHOUT ROWID;

CREATE TABLE bookmarks (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    ply INTEGER NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;

-- The best ten for each rules, clean and assisted apart. A line outlives its
-- game.
CREATE TABLE scores (
    id INTEGER PRIMARY KEY,
    rules INTEGER NOT NULL REFERENCES rules (id),
    assisted INTEGER NOT NULL CHECK (assisted IN (0, 1)),
    score INTEGER NOT NULL,
    at INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    best INTEGER NOT NULL,
    undos INTEGER NOT NULL,
    game INTEGER UNIQUE REFERENCES games (id),
    name TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;
CREATE INDEX standings ON scores (rules, assisted, score DESC, at, id);

-- Practice never enters the scores, whoever writes, and a score without a
-- game, from elsewhere, is never clean.
CREATE TRIGGER only_scored_games_enter BEFORE INSERT ON scores
WHEN CASE WHEN NEW.game IS NULL THEN NEW.assisted = 0
     ELSE (SELECT mode FROM games WHERE id = NEW.game) IS NOT 0 END
BEGIN
    SELECT RAISE(ABORT, 'only scored games enter the scores');
END;
CREATE TRIGGER only_scored_games_stay BEFORE UPDATE OF game ON scores
WHEN NEW.game IS NOT NULL AND (SELECT mode FROM games WHERE id = NEW.game) IS NOT 0
BEGIN
    SELECT RAISE(ABORT, 'only scored games enter the scores');
END;
CREATE TRIGGER mode_is_for_life BEFORE UPDATE OF mode ON games
WHEN NEW.mode <> OLD.mode
BEGIN
    SELECT RAISE(ABORT, 'a game keeps its mode');
END;
