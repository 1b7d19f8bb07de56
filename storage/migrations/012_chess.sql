-- Octagonal chess: a session is a game, and the events of its one part are its moves, rolls and other turns.

CREATE TABLE chess_game (
    session   INTEGER PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
    variant   TEXT    NOT NULL, -- as A1-4D
    start     TEXT    NOT NULL, -- the position before the first event; '' where all stand as the rules say
    base      INTEGER NOT NULL CHECK (base >= 0),      -- milliseconds for each person; 0: there is no clock
    increment INTEGER NOT NULL CHECK (increment >= 0), -- milliseconds that each turn adds
    clocks    TEXT    NOT NULL, -- what is left now: milliseconds for r b y g; '' without a clock
    turns     INTEGER NOT NULL DEFAULT 0, -- so far

    -- Once it is over.
    how       TEXT    NOT NULL DEFAULT '', -- kings, castle, resign, time, repetition, limit, agreed
    winners   TEXT    NOT NULL DEFAULT '', -- armies, as ry; '' of a draw
    points    REAL,    -- the person's; NULL where not just one person sits
    day       INTEGER  -- the date where he was, in days from 1970-01-01; NULL as above
) STRICT;

CREATE INDEX chess_game_day ON chess_game (day) WHERE day IS NOT NULL;

-- Who commands which army at the start. Who commands two in B has the first of them.
CREATE TABLE chess_seat (
    session INTEGER NOT NULL REFERENCES chess_game (session) ON DELETE CASCADE,
    army    TEXT    NOT NULL CHECK (army IN ('r', 'b', 'y', 'g')),
    person  INTEGER NOT NULL CHECK (person IN (0, 1)), -- 0: a computer player
    name    TEXT    NOT NULL,
    level   TEXT    NOT NULL, -- of a computer player; '' of a person
    PRIMARY KEY (session, army)
) STRICT, WITHOUT ROWID;

-- What is left on the clocks after each event, where there are clocks.
CREATE TABLE chess_clock (
    part     INTEGER NOT NULL REFERENCES part (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0), -- of the event
    clocks   TEXT    NOT NULL, -- as above
    PRIMARY KEY (part, position)
) STRICT, WITHOUT ROWID;

-- What an expert thinks of positions of a game.
CREATE TABLE chess_judged (
    part      INTEGER NOT NULL REFERENCES part (id) ON DELETE CASCADE,
    position  INTEGER NOT NULL CHECK (position >= 0), -- how many events come before it
    version   INTEGER NOT NULL, -- of the judge
    judgement TEXT    NOT NULL, -- see storage/chess
    PRIMARY KEY (part, position)
) STRICT, WITHOUT ROWID;
