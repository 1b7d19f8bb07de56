-- Progressive poker: a session is a game of hands, and a part of it is a hand. The events of a hand are its acts, and then what
-- lies between it and the next one.

CREATE TABLE poker_game (
    session   INTEGER PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
    label     TEXT    NOT NULL, -- its name in records
    -- The table before the first hand.
    number    INTEGER NOT NULL CHECK (number >= 1),
    button    INTEGER NOT NULL CHECK (button BETWEEN 1 AND 6),
    players   TEXT    NOT NULL, -- seat, stack and cards at once of each, as 2:430:14 5:30:0
    suspended TEXT    NOT NULL  -- pairs, as 1-3 2-3
) STRICT;

-- Who sits or sat at the table.
CREATE TABLE poker_seat (
    session INTEGER NOT NULL REFERENCES poker_game (session) ON DELETE CASCADE,
    seat    INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 6),
    name    TEXT    NOT NULL,
    level   TEXT    NOT NULL, -- of a computer player; '' of the person
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

-- A hand: the table before it, as above, and its deal.
CREATE TABLE hand (
    id        INTEGER PRIMARY KEY REFERENCES part (id) ON DELETE CASCADE,
    number    INTEGER NOT NULL CHECK (number >= 1),
    button    INTEGER NOT NULL CHECK (button BETWEEN 1 AND 6),
    players   TEXT    NOT NULL,
    suspended TEXT    NOT NULL,
    deal      TEXT    NOT NULL -- the cards of each, as they come, separated by blanks
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
    -- Rows that he won and lost against opponents, a dead hand losing all of them to a living one; the others are ties.
    top_won     INTEGER NOT NULL,
    top_lost    INTEGER NOT NULL,
    middle_won  INTEGER NOT NULL,
    middle_lost INTEGER NOT NULL,
    bottom_won  INTEGER NOT NULL,
    bottom_lost INTEGER NOT NULL
) STRICT;

CREATE INDEX hand_result_session ON hand_result (session);
CREATE INDEX hand_result_day     ON hand_result (day, at);
