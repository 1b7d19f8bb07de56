-- A deal that was played by itself is no rubber: it is neither a finished one nor won nor lost.

DROP VIEW digested;
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
    rubber.finished AND rubber.length > 1 AS ended,
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
        WHEN rubber.finished AND rubber.length > 1 AND person IS NOT NULL AND kind = ''
            AND position = (SELECT max(position) FROM board AS its WHERE its.rubber = rubber.id)
        THEN CASE WHEN person IN ('E', 'W') THEN -1 ELSE 1 END *
            (SELECT (sum(ns - ew) > 0) - (sum(ns - ew) < 0) FROM board AS its WHERE its.rubber = rubber.id)
    END AS won
FROM board
JOIN rubber ON rubber.id = board.rubber
LEFT JOIN analysis ON analysis.board = board.id;

DROP TRIGGER digest_rubber_changed;
CREATE TRIGGER digest_rubber_changed AFTER UPDATE OF rules, length, person, finished, kind, starred, deleted ON rubber BEGIN
    REPLACE INTO digest SELECT * FROM digested WHERE rubber = NEW.id;
END;

CREATE INDEX rubber_single ON rubber (id) WHERE length = 1;

UPDATE digest SET ended = 0, won = NULL WHERE rubber IN (SELECT id FROM rubber WHERE length = 1);
