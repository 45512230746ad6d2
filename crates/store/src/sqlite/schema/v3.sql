-- Version 3. Games and scores know where they come from: 0 was played here, 1
-- comes from another program. A row with 1 has it under its checksum (the
-- games under the first one); the checksums of older rows stay right.
ALTER TABLE games ADD COLUMN origin INTEGER NOT NULL DEFAULT 0 CHECK (origin IN (0, 1));
ALTER TABLE scores ADD COLUMN origin INTEGER NOT NULL DEFAULT 0 CHECK (origin IN (0, 1));
