-- Version 6. What advisors said of the moves of a game, as far as they came:
-- one row for each advisor that was asked. `moves` is what the program of the
-- analysis wrote; the store only keeps it.
CREATE TABLE analyses (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    advisor TEXT NOT NULL,
    moves BLOB NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (game, advisor)
) STRICT;
