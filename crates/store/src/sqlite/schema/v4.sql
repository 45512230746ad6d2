-- Version 4. Scores of games from a chosen seed have a table of their own, and
-- a game may have a line in each: the clean one stays when the game goes on
-- with help. To go on after finishing counts as an undo (the program counts
-- again in older logs).
CREATE TABLE new_scores (
    id INTEGER PRIMARY KEY,
    rules INTEGER NOT NULL REFERENCES rules (id),
    category INTEGER NOT NULL CHECK (category IN (0, 1, 2)), -- clean, assisted, seeded
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
    SELECT id, rules, assisted, score, at, moves, best, undos, game, name, checksum, origin
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
