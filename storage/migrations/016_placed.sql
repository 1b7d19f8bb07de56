-- An exercise of poker that the person has answered: where do these cards go?
CREATE TABLE placed (
    id     INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    street INTEGER NOT NULL CHECK (street BETWEEN 1 AND 5),
    cost   REAL    NOT NULL CHECK (cost >= 0), -- points that the best act was expected to bring more
    right  INTEGER NOT NULL CHECK (right IN (0, 1)), -- it costs nothing worth mentioning
    hints  INTEGER NOT NULL CHECK (hints >= 0)
) STRICT;
