-- Looking back: what a person adds to what is kept, what has been deleted, what has been found
-- out about a board, and what lists and statistics are made from.

ALTER TABLE rubber ADD name    TEXT    NOT NULL DEFAULT '';
ALTER TABLE rubber ADD note    TEXT    NOT NULL DEFAULT '';
ALTER TABLE rubber ADD starred INTEGER NOT NULL DEFAULT 0 CHECK (starred IN (0, 1));
ALTER TABLE rubber ADD words   TEXT    NOT NULL DEFAULT ''; -- name and note in lower case, to be searched
ALTER TABLE rubber ADD kind    TEXT    NOT NULL DEFAULT '' CHECK (kind IN ('', 'again', 'branch'));
ALTER TABLE rubber ADD origin  INTEGER REFERENCES board (id) ON DELETE SET NULL; -- of one that is not ordinary
ALTER TABLE rubber ADD deleted INTEGER; -- when; NULL if it has not been

ALTER TABLE board ADD name    TEXT    NOT NULL DEFAULT '';
ALTER TABLE board ADD note    TEXT    NOT NULL DEFAULT '';
ALTER TABLE board ADD starred INTEGER NOT NULL DEFAULT 0 CHECK (starred IN (0, 1));
ALTER TABLE board ADD words   TEXT    NOT NULL DEFAULT '';
ALTER TABLE board ADD players TEXT    NOT NULL DEFAULT ''; -- the level of the computer players, '' if they differ
ALTER TABLE board ADD both    INTEGER NOT NULL DEFAULT 0 CHECK (both IN (0, 1)); -- the person has played for his partner, who declares

CREATE INDEX rubber_started ON rubber (started, id, deleted);
CREATE INDEX rubber_origin  ON rubber (origin) WHERE origin IS NOT NULL;
CREATE INDEX rubber_words   ON rubber (words) WHERE words <> '';
CREATE INDEX board_words    ON board (words) WHERE words <> '';
CREATE INDEX board_contract ON board (contract);
CREATE INDEX board_deal     ON board (deal);

-- What has been found out about a finished board.
CREATE TABLE analysis (
    board    INTEGER PRIMARY KEY REFERENCES board (id) ON DELETE CASCADE,
    text     TEXT    NOT NULL, -- all of it; the numbers below follow from it
    complete INTEGER NOT NULL CHECK (complete IN (0, 1)), -- a search has been done; a longer one may go on
    tricks   INTEGER,          -- what the contract is worth; NULL if that isn't known, or all passed
    bidding  INTEGER,          -- points of North-South for that, less par
    cards    INTEGER NOT NULL, -- that the person played, judged; of all four where nobody sits
    costly   INTEGER NOT NULL, -- of these, those that cost tricks
    cost     INTEGER NOT NULL, -- how many tricks
    lead     INTEGER           -- what the person's opening lead cost
) STRICT;

-- What four computer players made of a board.
CREATE TABLE other_table (
    board   INTEGER PRIMARY KEY REFERENCES board (id) ON DELETE CASCADE,
    players TEXT    NOT NULL,
    events  TEXT    NOT NULL -- separated by commas
) STRICT;

-- What filters and statistics look at, a narrow row for each board.
CREATE VIEW digested AS
SELECT
    board.id AS board,
    rubber.id AS rubber,
    rubber.deleted IS NOT NULL AS deleted,
    board.finished IS NOT NULL AND person IS NOT NULL AND kind = '' AS counted,
    coalesce(board.finished, board.started) AS at,
    coalesce( -- the date where the person was, in days from 1970-01-01; of a year that has no date, UTC
        unixepoch(date(coalesce(board.finished, board.started) / 1000, 'unixepoch', 'localtime')) / 86400,
        coalesce(board.finished, board.started) / 86400000
    ) AS day,
    rules,
    CASE contract WHEN 'Passed' THEN 0 ELSE CAST(substr(contract, 1, 1) AS INTEGER) END AS level, -- NULL: goes on
    CASE WHEN contract <> 'Passed' THEN instr('CDHSN', substr(contract, 2, 1)) - 1 END AS strain,
    CASE WHEN contract <> 'Passed' THEN substr(contract, -1) END AS declarer,
    CASE -- 1 declarer, 2 dummy, 3 defender
        WHEN coalesce(contract, 'Passed') = 'Passed' OR person IS NULL THEN 0
        WHEN person = substr(contract, -1) THEN 1
        WHEN (instr('NESW', person) - instr('NESW', substr(contract, -1))) % 2 = 0 THEN 2
        ELSE 3
    END AS role,
    players,
    undos + hints > 0 AS helped,
    board.starred OR rubber.starred AS starred,
    rubber.finished AS ended,
    -- Beyond what the contract needed. The books of the two games will never change.
    CASE WHEN contract <> 'Passed' THEN
        board.tricks - CASE rules WHEN 'SuperBridge' THEN 8 ELSE 6 END - CAST(substr(contract, 1, 1) AS INTEGER)
    END AS over,
    CASE WHEN person IN ('E', 'W') THEN ew - ns ELSE ns - ew END AS points,
    coalesce(complete, 0) AS looked,
    CASE -- how much better the person's side did than the contract is worth; declarer's where nobody sits
        WHEN person IS NULL OR (instr('NESW', person) - instr('NESW', substr(contract, -1))) % 2 = 0
        THEN board.tricks - analysis.tricks ELSE analysis.tricks - board.tricks
    END AS better,
    CASE WHEN person IN ('E', 'W') THEN -bidding ELSE bidding END AS bidding,
    cards,
    costly,
    cost,
    lead,
    CASE -- on the last board of a rubber that is over: 1 if the person has won it, -1 if he has lost it
        WHEN rubber.finished AND person IS NOT NULL AND kind = ''
            AND position = (SELECT max(position) FROM board AS its WHERE its.rubber = rubber.id)
        THEN CASE WHEN person IN ('E', 'W') THEN -1 ELSE 1 END *
            (SELECT (sum(ns - ew) > 0) - (sum(ns - ew) < 0) FROM board AS its WHERE its.rubber = rubber.id)
    END AS won
FROM board
JOIN rubber ON rubber.id = board.rubber
LEFT JOIN analysis ON analysis.board = board.id;

-- The same, kept: to work it out for all boards each time would take too long. The triggers keep it right.
CREATE TABLE digest (
    board    INTEGER PRIMARY KEY REFERENCES board (id) ON DELETE CASCADE,
    rubber   INTEGER NOT NULL,
    deleted  INTEGER NOT NULL,
    counted  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    day      INTEGER NOT NULL,
    rules    TEXT    NOT NULL,
    level    INTEGER,
    strain   INTEGER,
    declarer TEXT,
    role     INTEGER NOT NULL,
    players  TEXT    NOT NULL,
    helped   INTEGER NOT NULL,
    starred  INTEGER NOT NULL,
    ended    INTEGER NOT NULL,
    over     INTEGER,
    points   INTEGER,
    looked   INTEGER NOT NULL,
    better   INTEGER,
    bidding  INTEGER,
    cards    INTEGER,
    costly   INTEGER,
    cost     INTEGER,
    lead     INTEGER,
    won      INTEGER
) STRICT;

INSERT INTO digest SELECT * FROM digested;

-- Each of these has all columns that a filter asks for, so that it need not look into the table.
CREATE INDEX digest_cells ON digest (deleted, counted, rules, level, strain, role,
    at, declarer, players, helped, starred, ended, rubber, over, points, looked, better, bidding, cards, costly, cost, lead);
CREATE INDEX digest_days ON digest (deleted, day, at, board,
    counted, rules, level, strain, role, declarer, players, helped, starred, ended, rubber, over, points, costly, looked, better, bidding, lead);
CREATE INDEX digest_rubbers ON digest (deleted, rubber, at,
    counted, rules, level, strain, role, declarer, players, helped, starred, ended, over, points, costly, better, bidding, lead);
CREATE INDEX digest_won ON digest (deleted, at, board, rubber, won) WHERE won IS NOT NULL;

CREATE TRIGGER digest_board_begun AFTER INSERT ON board BEGIN
    REPLACE INTO digest SELECT * FROM digested WHERE board = NEW.id;
END;
CREATE TRIGGER digest_board_changed AFTER UPDATE ON board BEGIN
    REPLACE INTO digest SELECT * FROM digested WHERE board = NEW.id;
END;
CREATE TRIGGER digest_rubber_changed AFTER UPDATE OF rules, person, finished, kind, starred, deleted ON rubber BEGIN
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
