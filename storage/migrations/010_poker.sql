-- Progressive poker: a session is a game of hands with a table's worth of players, and a part of it is a hand. The events of
-- a hand are its acts, and then what lies between it and the next one.

CREATE TABLE poker_game (
    session INTEGER PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
    button  INTEGER NOT NULL CHECK (button BETWEEN 1 AND 6) -- of the first hand
) STRICT;

-- Who sits or sat at the table.
CREATE TABLE poker_seat (
    session INTEGER NOT NULL REFERENCES poker_game (session) ON DELETE CASCADE,
    seat    INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 6),
    name    TEXT    NOT NULL,
    level   TEXT    NOT NULL,             -- of a computer player; '' of the person
    stack   INTEGER CHECK (stack > 0),    -- at the start; NULL of one who came later
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

-- A hand: the state of the table before it, and its deal. Lists go by the seats, separated by blanks.
CREATE TABLE hand (
    id        INTEGER PRIMARY KEY REFERENCES part (id) ON DELETE CASCADE,
    number    INTEGER NOT NULL CHECK (number >= 1),
    button    INTEGER NOT NULL CHECK (button BETWEEN 1 AND 6),
    seats     TEXT    NOT NULL,
    stacks    TEXT    NOT NULL,
    fantasy   TEXT    NOT NULL, -- cards at once: 0 14 15 16 17
    suspended TEXT    NOT NULL, -- pairs
    deal      TEXT    NOT NULL
) STRICT;

-- What a hand that is over has come to for the person, a narrow row for lists and statistics. There is none while it goes
-- on, nor where nobody sat.
CREATE TABLE hand_result (
    hand      INTEGER PRIMARY KEY REFERENCES hand (id) ON DELETE CASCADE,
    session   INTEGER NOT NULL,
    at        INTEGER NOT NULL, -- when it was over
    day       INTEGER NOT NULL, -- the date where the person was, in days from 1970-01-01
    players   TEXT    NOT NULL, -- the level of the others, '' if they differ
    opponents INTEGER NOT NULL, -- that he was settled with
    points    INTEGER NOT NULL, -- of all pairs of his
    chips     INTEGER NOT NULL, -- paid to him, less those that he paid
    stack     INTEGER NOT NULL, -- after it
    fees      INTEGER NOT NULL DEFAULT 0, -- chips, paid to him between it and the next hand, less those that he paid
    bought    INTEGER NOT NULL DEFAULT 0, -- chips that he brought meanwhile
    dead      INTEGER NOT NULL CHECK (dead IN (0, 1)),
    dealt     INTEGER NOT NULL, -- his fantasy: cards at once, or 0
    next      INTEGER NOT NULL, -- cards at once in the next hand, or 0
    top       INTEGER NOT NULL, -- royalties by row
    middle    INTEGER NOT NULL,
    bottom    INTEGER NOT NULL,
    -- Rows that he won and lost against opponents, a dead hand being lost to a living one; the others are ties.
    top_won     INTEGER NOT NULL,
    top_lost    INTEGER NOT NULL,
    middle_won  INTEGER NOT NULL,
    middle_lost INTEGER NOT NULL,
    bottom_won  INTEGER NOT NULL,
    bottom_lost INTEGER NOT NULL
) STRICT;

CREATE INDEX hand_result_session ON hand_result (session);
CREATE INDEX hand_result_day     ON hand_result (day, at);
