-- The boards of a session can be played at many tables, by computer players, and compared.

ALTER TABLE rubber ADD field TEXT NOT NULL DEFAULT '';         -- how many tables and what counts, as "8 matchpoints"; '' if none
ALTER TABLE rubber ADD field_players TEXT NOT NULL DEFAULT ''; -- the level of those at the other tables
ALTER TABLE rubber ADD daily TEXT NOT NULL DEFAULT '';         -- the date whose boards they are, YYYY-MM-DD; '' if of none

CREATE INDEX rubber_daily ON rubber (daily, session) WHERE daily <> '';

CREATE TABLE field_table (
    board   INTEGER NOT NULL REFERENCES board (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL CHECK (number BETWEEN 2 AND 16), -- of the table; the first is the board itself
    players TEXT    NOT NULL, -- the level of the four
    events  TEXT    NOT NULL, -- of the board, all, separated by commas
    ns      INTEGER NOT NULL, -- what it scored there
    ew      INTEGER NOT NULL,
    PRIMARY KEY (board, number)
) STRICT, WITHOUT ROWID;
