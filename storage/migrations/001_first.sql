-- The first schema; the package comment says what each table is for.

PRAGMA application_id = 1396863591; -- "SBrg"

CREATE TABLE rubber (
    id       INTEGER PRIMARY KEY AUTOINCREMENT, -- an id is never given twice
    started  INTEGER NOT NULL,                  -- all times are milliseconds since 1970, UTC
    changed  INTEGER NOT NULL,
    rules    TEXT    NOT NULL,
    length   INTEGER NOT NULL CHECK (length >= 1),
    person   TEXT             CHECK (person IN ('N', 'E', 'S', 'W')), -- NULL: computers only
    finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1))
) STRICT;

CREATE TABLE board (
    id       INTEGER PRIMARY KEY,
    rubber   INTEGER NOT NULL REFERENCES rubber (id),
    position INTEGER NOT NULL CHECK (position >= 0), -- 0, 1, 2, … within the rubber
    started  INTEGER NOT NULL,
    deal     TEXT    NOT NULL CHECK (length(deal) = 26),
    dealer   TEXT    NOT NULL CHECK (dealer IN ('N', 'E', 'S', 'W')),
    vul      TEXT    NOT NULL CHECK (vul IN ('None', 'NS', 'EW', 'Both')),
    undos    INTEGER NOT NULL DEFAULT 0,
    hints    INTEGER NOT NULL DEFAULT 0,

    -- NULL until the board is finished. They can be worked out from the events; kept
    -- here, a list of thousands of rubbers needs no replay.
    finished INTEGER,
    contract TEXT,
    tricks   INTEGER, -- of declarer's side
    ns       INTEGER, -- points
    ew       INTEGER,
    CHECK ((finished IS NULL) = (contract IS NULL)
       AND (finished IS NULL) = (tricks IS NULL)
       AND (finished IS NULL) = (ns IS NULL)
       AND (finished IS NULL) = (ew IS NULL)),

    UNIQUE (rubber, position)
) STRICT;

CREATE TABLE event (
    board    INTEGER NOT NULL REFERENCES board (id),
    position INTEGER NOT NULL CHECK (position >= 0), -- 0, 1, 2, … within the board
    text     TEXT    NOT NULL,
    PRIMARY KEY (board, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE setting (
    key   TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
