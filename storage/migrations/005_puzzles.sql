-- How far the person has come with finding the better card, and what the cards of the other table cost.

CREATE TABLE puzzle (
    board INTEGER NOT NULL REFERENCES board (id) ON DELETE CASCADE,
    event INTEGER NOT NULL CHECK (event >= 0), -- the card that cost something
    tried TEXT    NOT NULL,                    -- cards, separated by spaces, in order
    found INTEGER NOT NULL CHECK (found IN (0, 1)), -- the last of them is better
    shown INTEGER NOT NULL CHECK (shown IN (0, 1)), -- the answer was asked for
    PRIMARY KEY (board, event)
) STRICT, WITHOUT ROWID;

ALTER TABLE other_table ADD analysis TEXT NOT NULL DEFAULT ''; -- as that of a board; empty if nobody has looked
