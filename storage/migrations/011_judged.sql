-- What an expert thinks of the acts of a hand of poker that is over.

CREATE TABLE hand_judged (
    hand    INTEGER NOT NULL REFERENCES hand (id) ON DELETE CASCADE,
    act     INTEGER NOT NULL CHECK (act >= 0), -- its place among the hand's acts
    cost    REAL    NOT NULL,                  -- points that the best act is expected to bring more
    error   REAL    NOT NULL,                  -- its standard error
    options TEXT    NOT NULL,                  -- the acts that were compared, best first: see game/poker/bot
    PRIMARY KEY (hand, act)
) STRICT, WITHOUT ROWID;

-- Figures are added up by these.
CREATE INDEX hand_result_cells ON hand_result (day, players, opponents);
