-- How far the person has come with the puzzles of chess.

CREATE TABLE chess_puzzle (
    start  TEXT    PRIMARY KEY, -- the position, which tells puzzles apart
    at     INTEGER NOT NULL,    -- when something was done about it last
    tries  INTEGER NOT NULL CHECK (tries >= 0), -- moves that weren't right
    hints  INTEGER NOT NULL CHECK (hints >= 0),
    shown  INTEGER NOT NULL CHECK (shown IN (0, 1)), -- the solution was asked for
    solved INTEGER NOT NULL CHECK (solved IN (0, 1))
) STRICT, WITHOUT ROWID;
