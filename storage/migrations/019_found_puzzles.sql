-- The puzzles found on boards, and the boards on which there is none.

CREATE TABLE found_puzzle (
    board    INTEGER PRIMARY KEY REFERENCES board (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL CHECK (version > 0), -- of the search
    exercise TEXT    NOT NULL                      -- empty where there is none
) STRICT;

-- Whether the themes of an analysis can't be found, as its board can't be read. Another analysis begins without.
ALTER TABLE analysis ADD unreadable INTEGER NOT NULL DEFAULT 0 CHECK (unreadable IN (0, 1));
CREATE INDEX theme_names ON theme (name, board);
