-- Deals that are to be played in a session, chosen beforehand: from a file of another program. One is played when the
-- session has a board of that deal.
CREATE TABLE given (
    id       INTEGER PRIMARY KEY,
    session  INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    position INTEGER NOT NULL, -- they are played in this order; there may be gaps
    number   INTEGER NOT NULL CHECK (number >= 0), -- of the board where it comes from; 0: none
    deal     TEXT    NOT NULL CHECK (length(deal) = 26),
    dealer   TEXT    NOT NULL CHECK (dealer IN ('N', 'E', 'S', 'W')),
    vul      TEXT    NOT NULL CHECK (vul IN ('None', 'NS', 'EW', 'Both')),
    UNIQUE (session, position),
    UNIQUE (session, deal)
) STRICT;

CREATE INDEX given_deal ON given (deal);
