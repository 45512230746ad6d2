-- Version 7. Positions of endgame tables in which the person made a mistake,
-- until they play them right. `position` has rows, columns, and a rank for
-- each cell.
CREATE TABLE mistakes (
    id INTEGER PRIMARY KEY,
    endgame TEXT NOT NULL,
    position BLOB NOT NULL,
    checksum INTEGER NOT NULL,
    UNIQUE (endgame, position)
) STRICT;
