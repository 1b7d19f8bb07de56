-- What the person's costly cards were about.

CREATE TABLE theme (
    board  INTEGER NOT NULL REFERENCES board (id) ON DELETE CASCADE,
    event  INTEGER NOT NULL CHECK (event >= 0), -- the card
    name   TEXT    NOT NULL,                    -- none where nothing more can be said
    tricks INTEGER NOT NULL CHECK (tricks > 0), -- that it cost
    PRIMARY KEY (board, event)
) STRICT, WITHOUT ROWID;

-- Whether the table above has the board's; an analysis that finds other costs begins without.
ALTER TABLE analysis ADD themed INTEGER NOT NULL DEFAULT 0 CHECK (themed IN (0, 1));
CREATE INDEX analysis_without_themes ON analysis (board) WHERE themed = 0;
