-- Version 5. Games know who played them, may have a name, and may lie in the
-- trash until the next deletion. A row in which all of this is as the defaults
-- say has the checksums that it had before.
ALTER TABLE games ADD COLUMN by_machine INTEGER NOT NULL DEFAULT 0 CHECK (by_machine IN (0, 1));
ALTER TABLE games ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0; -- when; 0 is not
ALTER TABLE games ADD COLUMN person_moves INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN machine TEXT NOT NULL DEFAULT ''; -- the last that moved
ALTER TABLE games ADD COLUMN title TEXT NOT NULL DEFAULT '';
-- The board as it stands: rows, columns, and a rank for each cell.
ALTER TABLE games ADD COLUMN board BLOB NOT NULL DEFAULT X'';

-- Machines have a table of scores of their own.
CREATE TABLE new_scores (
    id INTEGER PRIMARY KEY,
    rules INTEGER NOT NULL REFERENCES rules (id),
    category INTEGER NOT NULL CHECK (category IN (0, 1, 2, 3)), -- clean, assisted, seeded, machine
    score INTEGER NOT NULL,
    at INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    best INTEGER NOT NULL,
    undos INTEGER NOT NULL,
    game INTEGER REFERENCES games (id),
    name TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    origin INTEGER NOT NULL DEFAULT 0 CHECK (origin IN (0, 1)),
    UNIQUE (game, category)
) STRICT;
INSERT INTO new_scores
    SELECT id, rules, category, score, at, moves, best, undos, game, name, checksum, origin
    FROM scores;
DROP TABLE scores;
ALTER TABLE new_scores RENAME TO scores;
CREATE INDEX standings ON scores (rules, category, score DESC, at, id);

CREATE TRIGGER only_scored_games_enter BEFORE INSERT ON scores
WHEN CASE WHEN NEW.game IS NULL THEN NEW.category <> 1
     ELSE (SELECT mode FROM games WHERE id = NEW.game) IS NOT 0 END
BEGIN
    SELECT RAISE(ABORT, 'only scored games enter the scores');
END;
CREATE TRIGGER only_scored_games_stay BEFORE UPDATE OF game ON scores
WHEN NEW.game IS NOT NULL AND (SELECT mode FROM games WHERE id = NEW.game) IS NOT 0
BEGIN
    SELECT RAISE(ABORT, 'only scored games enter the scores');
END;
