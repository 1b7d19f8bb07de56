-- Challenges: boards that somebody has sent, or that are to be sent.

CREATE TABLE challenge (
    id       INTEGER PRIMARY KEY,
    key      TEXT    NOT NULL UNIQUE CHECK (length(key) = 16), -- the name of its boards
    received INTEGER NOT NULL,
    session  INTEGER REFERENCES session (id) ON DELETE SET NULL -- in which the user plays the boards; NULL: none, or one for each
) STRICT;

CREATE INDEX challenge_session ON challenge (session) WHERE session IS NOT NULL;

-- Its texts as they came. None is ever changed: together they are the challenge.
CREATE TABLE challenge_text (
    challenge INTEGER NOT NULL REFERENCES challenge (id) ON DELETE CASCADE,
    position  INTEGER NOT NULL CHECK (position >= 0), -- in the order in which they came
    received  INTEGER NOT NULL,
    text      TEXT    NOT NULL,
    here      INTEGER NOT NULL CHECK (here IN (0, 1)), -- its results are of this folder: who has them may see those of others
    PRIMARY KEY (challenge, position)
) STRICT, WITHOUT ROWID;
