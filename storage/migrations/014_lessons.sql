-- How far the person has come in the lessons, and what he has answered in practice.

-- A step of a lesson that he has seen.
CREATE TABLE lesson_step (
    lesson TEXT    NOT NULL,
    step   TEXT    NOT NULL,
    at     INTEGER NOT NULL, -- when something was done in it last
    hints  INTEGER NOT NULL DEFAULT 0,
    undos  INTEGER NOT NULL DEFAULT 0,
    tries  INTEGER NOT NULL DEFAULT 0, -- that weren't right
    passed INTEGER NOT NULL DEFAULT 0 CHECK (passed IN (0, 1)),
    board  TEXT    NOT NULL DEFAULT '', -- what has been done on its board, as the screen of the lessons writes it
    PRIMARY KEY (lesson, step)
) STRICT, WITHOUT ROWID;

-- An exercise that he has answered.
CREATE TABLE practised (
    id    INTEGER PRIMARY KEY,
    at    INTEGER NOT NULL,
    kind  TEXT    NOT NULL,
    key   TEXT    NOT NULL, -- which exercise it was
    level INTEGER NOT NULL, -- 0 where there are none
    right INTEGER NOT NULL CHECK (right IN (0, 1)),
    tries INTEGER NOT NULL, -- that weren't right
    hints INTEGER NOT NULL
) STRICT;

CREATE INDEX practised_kind ON practised (kind, at);
