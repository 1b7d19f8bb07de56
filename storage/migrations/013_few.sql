-- Bridge for two and three: a session is a rubber, or at bridge for three one for each soloist, and a part of it is a deal.

CREATE TABLE few_session (
    session INTEGER PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
    settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)), -- it has been broken off
    day     INTEGER, -- when it was over, the date where the person was, in days from 1970-01-01; NULL while it goes on
    gain    INTEGER  -- the person's points less the most that another player has; NULL as above, or where nobody sits
) STRICT;

-- Who plays.
CREATE TABLE few_seat (
    session INTEGER NOT NULL REFERENCES few_session (session) ON DELETE CASCADE,
    player  TEXT    NOT NULL CHECK (player IN ('S', 'W', 'A', 'B', 'C')),
    name    TEXT    NOT NULL,
    level   TEXT    NOT NULL, -- of a computer player; '' of the person
    PRIMARY KEY (session, player)
) STRICT, WITHOUT ROWID;

-- A deal: what is known before it, and its cards.
CREATE TABLE few_deal (
    id       INTEGER PRIMARY KEY REFERENCES part (id) ON DELETE CASCADE,
    dealer   TEXT    NOT NULL,           -- '' at bridge for three
    rubber   INTEGER NOT NULL DEFAULT 0, -- at bridge for three 1 to 3
    soloist  TEXT    NOT NULL DEFAULT '',
    standing TEXT    NOT NULL,           -- below and games of each side, as 60:0 1:0
    deal     TEXT    NOT NULL,           -- as in records

    -- NULL while it goes on.
    contract TEXT,    -- as 2HX-B, or Passed
    tricks   INTEGER, -- of declarer's side
    short    INTEGER, -- tricks that it is short of, less than 0 those that are over
    score    TEXT,    -- points by side, as 60 0
    totals   TEXT     -- points of each player in the session after it
) STRICT;

-- What a deal that is over has come to for the person, a narrow row for lists and statistics. There is none while it goes
-- on, nor where nobody sits.
CREATE TABLE few_result (
    deal     INTEGER PRIMARY KEY REFERENCES few_deal (id) ON DELETE CASCADE,
    session  INTEGER NOT NULL,
    at       INTEGER NOT NULL, -- when it was over
    day      INTEGER NOT NULL, -- the date where the person was, in days from 1970-01-01
    game     TEXT    NOT NULL,
    players  TEXT    NOT NULL, -- the level of the others, '' if they differ
    role     INTEGER NOT NULL CHECK (role BETWEEN 0 AND 3), -- 0: all have passed; 1 declarer, 2 his partner, 3 defender
    level    INTEGER NOT NULL, -- of the contract; 0: all have passed
    strain   TEXT    NOT NULL, -- C D H S N O; '' as above
    doubling INTEGER NOT NULL,
    slam     INTEGER NOT NULL CHECK (slam IN (0, 1)), -- a small or grand slam
    short    INTEGER NOT NULL,
    points   INTEGER NOT NULL, -- on the sheet for the person's side
    against  INTEGER NOT NULL, -- the most that another side has
    honours  INTEGER NOT NULL  -- of the points, those for honours
) STRICT;

CREATE INDEX few_result_session ON few_result (session);
CREATE INDEX few_result_cells   ON few_result (day, game, players, role);
CREATE INDEX few_session_day    ON few_session (day) WHERE day IS NOT NULL;

-- What an expert thinks of the acts of a deal that is over.
CREATE TABLE few_judged (
    deal      INTEGER NOT NULL REFERENCES few_deal (id) ON DELETE CASCADE,
    act       INTEGER NOT NULL CHECK (act >= 0), -- its place among the events
    version   INTEGER NOT NULL, -- of the judge
    judgement TEXT    NOT NULL, -- as JSON
    PRIMARY KEY (deal, act)
) STRICT, WITHOUT ROWID;
