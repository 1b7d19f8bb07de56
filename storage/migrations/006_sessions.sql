-- What any game needs, the session and its journal, is apart from what bridge keeps of it. What follows from the rules is
-- worked out by the game when a board or a session ends, and kept in columns.

DROP TRIGGER digest_board_begun;
DROP TRIGGER digest_board_changed;
DROP TRIGGER digest_rubber_changed;
DROP TRIGGER digest_analysis_begun;
DROP TRIGGER digest_analysis_changed;
DROP TRIGGER digest_analysis_gone;
DROP VIEW digested;

-- For any game.

CREATE TABLE session (
    id      INTEGER PRIMARY KEY AUTOINCREMENT, -- an id is never given twice
    started INTEGER NOT NULL,                  -- all times are milliseconds since 1970, UTC
    changed INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    options TEXT    NOT NULL DEFAULT '',       -- of the game, in its own text form
    person  TEXT,                              -- the seat, in the game's text form; NULL: computers only
    kind    TEXT    NOT NULL DEFAULT '' CHECK (kind IN ('', 'again', 'branch')),
    origin  INTEGER REFERENCES part (id) ON DELETE SET NULL, -- of one that is not ordinary
    stands  INTEGER NOT NULL DEFAULT 0 CHECK (stands >= 0), -- of a branch: how many events it began with
    over    INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),
    result  TEXT    NOT NULL DEFAULT '',       -- for each seat, once it is over, in the game's text form
    won     INTEGER CHECK (won IN (-1, 0, 1)), -- by the person; NULL: it goes on, or nobody sits there
    name    TEXT    NOT NULL DEFAULT '',
    note    TEXT    NOT NULL DEFAULT '',
    starred INTEGER NOT NULL DEFAULT 0 CHECK (starred IN (0, 1)),
    words   TEXT    NOT NULL DEFAULT '',       -- name and note in lower case, to be searched
    deleted INTEGER                            -- when; NULL if it has not been
) STRICT;

INSERT INTO session (id, started, changed, game, options, person, kind, origin, over, name, note, starred, words, deleted)
SELECT id, started, changed, rules, house, person, kind, origin, finished, name, note, starred, words, deleted FROM rubber;
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'rubber')
WHERE name = 'session' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'rubber');
INSERT INTO sqlite_sequence (name, seq)
SELECT 'session', seq FROM sqlite_sequence
WHERE name = 'rubber' AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'session');

-- A session is played in parts: boards, hands, or one game. Each has its events.
CREATE TABLE new_part (
    id       INTEGER PRIMARY KEY,
    session  INTEGER NOT NULL REFERENCES session (id),
    position INTEGER NOT NULL CHECK (position >= 0), -- 0, 1, 2, … within the session
    started  INTEGER NOT NULL,
    finished INTEGER,
    undos    INTEGER NOT NULL DEFAULT 0,
    hints    INTEGER NOT NULL DEFAULT 0,
    players  TEXT    NOT NULL DEFAULT '', -- the level of the computer players, '' if they differ
    name     TEXT    NOT NULL DEFAULT '',
    note     TEXT    NOT NULL DEFAULT '',
    starred  INTEGER NOT NULL DEFAULT 0 CHECK (starred IN (0, 1)),
    words    TEXT    NOT NULL DEFAULT '',
    UNIQUE (session, position)
) STRICT;

INSERT INTO new_part (id, session, position, started, finished, undos, hints, players, name, note, starred, words)
SELECT id, rubber, position, started, finished, undos, hints, players, name, note, starred, words FROM board;

-- What bridge adds.

CREATE TABLE new_rubber (
    session INTEGER PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
    length  INTEGER NOT NULL CHECK (length >= 0), -- boards that count; 0: as many as it takes
    ns      INTEGER NOT NULL DEFAULT 0,           -- points so far
    ew      INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO new_rubber (session, length) SELECT id, length FROM rubber;

CREATE TABLE new_board (
    id         INTEGER PRIMARY KEY REFERENCES part (id) ON DELETE CASCADE,
    deal       TEXT    NOT NULL CHECK (length(deal) = 26),
    dealer     TEXT    NOT NULL CHECK (dealer IN ('N', 'E', 'S', 'W')),
    vul        TEXT    NOT NULL CHECK (vul IN ('None', 'NS', 'EW', 'Both')),
    standing   TEXT    NOT NULL DEFAULT '', -- part-scores and games before it, in their text form; '': none
    both_hands INTEGER NOT NULL DEFAULT 0 CHECK (both_hands IN (0, 1)), -- the person has played for his partner, who declares
    role       INTEGER NOT NULL DEFAULT 0, -- the person's: 1 declarer, 2 dummy, 3 defender; 0 if nobody sits or declares
    counts     INTEGER NOT NULL DEFAULT 0 CHECK (counts IN (0, 1)), -- towards the length of the rubber, once it is finished

    -- NULL until the board is finished; those of a contract also where all have passed.
    contract   TEXT,
    level      INTEGER, -- 0: all have passed
    strain     INTEGER,
    declarer   TEXT,
    tricks     INTEGER, -- of declarer's side
    over       INTEGER, -- beyond what the contract needed
    ns         INTEGER, -- points
    ew         INTEGER,
    points     INTEGER  -- of the person's side less those of the other; of North-South's where nobody sits
) STRICT;

-- What follows from a contract has been worked out by the versions before.
INSERT INTO new_board (id, deal, dealer, vul, both_hands, role, counts, contract, level, strain, declarer, tricks, over, ns, ew, points)
SELECT id, deal, dealer, vul, both, coalesce(role, 0), finished IS NOT NULL, contract, level, strain, declarer, tricks, over, ns, ew, points
FROM board LEFT JOIN digest ON digest.board = board.id;

-- What refers to a board now refers to its part. (Foreign keys are off meanwhile.)
ALTER TABLE board RENAME TO part;
DROP TABLE part;
ALTER TABLE new_part RENAME TO part;
DROP TABLE rubber;
ALTER TABLE new_rubber RENAME TO rubber;
ALTER TABLE new_board RENAME TO board;
ALTER TABLE event RENAME COLUMN board TO part;

CREATE INDEX session_started ON session (started, id, deleted);
CREATE INDEX session_origin  ON session (origin) WHERE origin IS NOT NULL;
CREATE INDEX session_words   ON session (words) WHERE words <> '';
CREATE INDEX part_words      ON part (words) WHERE words <> '';
CREATE INDEX rubber_single   ON rubber (session) WHERE length = 1;
CREATE INDEX board_contract  ON board (contract);
CREATE INDEX board_deal      ON board (deal);

-- What filters and statistics look at, a narrow row for each board.
CREATE VIEW digested AS
SELECT
    board.id AS board,
    session.id AS rubber,
    session.deleted IS NOT NULL AS deleted,
    part.finished IS NOT NULL AND person IS NOT NULL AND kind = '' AS counted,
    coalesce(part.finished, part.started) AS at,
    coalesce( -- the date where the person was, in days from 1970-01-01; of a year that has no date, UTC
        unixepoch(date(coalesce(part.finished, part.started) / 1000, 'unixepoch', 'localtime')) / 86400,
        coalesce(part.finished, part.started) / 86400000
    ) AS day,
    game AS rules,
    level, -- NULL: goes on
    strain,
    declarer,
    role,
    part.players,
    undos + hints > 0 AS helped,
    part.starred OR session.starred AS starred,
    session.over AND length <> 1 AS ended, -- a deal that was played by itself is no rubber
    board.over,
    points,
    coalesce(complete, 0) AS looked,
    -- How much better the person's side did than the contract is worth; declarer's where nobody sits.
    CASE role WHEN 3 THEN analysis.tricks - board.tricks ELSE board.tricks - analysis.tricks END AS better,
    CASE WHEN person IN ('E', 'W') THEN -bidding ELSE bidding END AS bidding,
    cards,
    costly,
    cost,
    lead,
    CASE -- on the last board of a rubber that is over
        WHEN session.over AND length <> 1 AND kind = ''
            AND position = (SELECT max(position) FROM part AS its WHERE its.session = session.id)
        THEN won
    END AS won
FROM board
JOIN part ON part.id = board.id
JOIN session ON session.id = part.session
JOIN rubber ON rubber.session = session.id
LEFT JOIN analysis ON analysis.board = board.id;

CREATE TRIGGER digest_board_begun AFTER INSERT ON board BEGIN
    REPLACE INTO digest SELECT * FROM digested WHERE board = NEW.id;
END;
CREATE TRIGGER digest_board_changed AFTER UPDATE ON board BEGIN
    REPLACE INTO digest SELECT * FROM digested WHERE board = NEW.id;
END;
CREATE TRIGGER digest_part_changed AFTER UPDATE ON part BEGIN
    REPLACE INTO digest SELECT * FROM digested WHERE board = NEW.id;
END;
-- The length of a rubber never changes but together with this.
CREATE TRIGGER digest_session_changed AFTER UPDATE OF game, person, kind, over, won, starred, deleted ON session BEGIN
    REPLACE INTO digest SELECT * FROM digested WHERE rubber = NEW.id;
END;
CREATE TRIGGER digest_analysis_begun AFTER INSERT ON analysis BEGIN
    REPLACE INTO digest SELECT * FROM digested WHERE board = NEW.board;
END;
CREATE TRIGGER digest_analysis_changed AFTER UPDATE ON analysis BEGIN
    REPLACE INTO digest SELECT * FROM digested WHERE board = NEW.board;
END;
CREATE TRIGGER digest_analysis_gone AFTER DELETE ON analysis BEGIN
    REPLACE INTO digest SELECT * FROM digested WHERE board = OLD.board;
END;
