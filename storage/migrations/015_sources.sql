-- What files of other programs say of a deal of a session, besides what has been called and played. It is by the deal, and so
-- it stays when one that was to be played is played.
CREATE TABLE source (
    session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    deal    TEXT    NOT NULL CHECK (length(deal) = 26),
    number  INTEGER NOT NULL DEFAULT 0 CHECK (number >= 0), -- of the board in the file; 0: none
    event   TEXT    NOT NULL DEFAULT '', -- these as the file says them; '' where it says nothing
    north   TEXT    NOT NULL DEFAULT '',
    east    TEXT    NOT NULL DEFAULT '',
    south   TEXT    NOT NULL DEFAULT '',
    west    TEXT    NOT NULL DEFAULT '',
    told    TEXT    NOT NULL DEFAULT '', -- tags and remarks, as a JSON object; '' if there are results only
    words   TEXT    NOT NULL DEFAULT '', -- of these, and of what is told of results and of other tables, in lower case, to be searched
    PRIMARY KEY (session, deal)
) STRICT, WITHOUT ROWID;

CREATE INDEX source_words ON source (words) WHERE words <> '';

-- What tables have made of a deal, as these files say.
CREATE TABLE result (
    session    INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    deal       TEXT    NOT NULL CHECK (length(deal) = 26),
    position   INTEGER NOT NULL CHECK (position >= 0),
    contract   TEXT    NOT NULL, -- as that of a board
    tricks     INTEGER,          -- of declarer's side; NULL: it isn't known
    ns         INTEGER,          -- points, by the rules of the session; NULL as above
    ew         INTEGER,
    -- As the file says it, for comparing and ranking; '' where it says nothing.
    section    TEXT    NOT NULL,
    room       TEXT    NOT NULL,
    round      TEXT    NOT NULL,
    at_table   TEXT    NOT NULL,
    ns_pair    TEXT    NOT NULL,
    ew_pair    TEXT    NOT NULL,
    north      TEXT    NOT NULL,
    east       TEXT    NOT NULL,
    south      TEXT    NOT NULL,
    west       TEXT    NOT NULL,
    ns_score   TEXT    NOT NULL,
    ew_score   TEXT    NOT NULL,
    ns_percent TEXT    NOT NULL,
    ew_percent TEXT    NOT NULL,
    told       TEXT    NOT NULL, -- all of it, as a JSON object
    PRIMARY KEY (session, deal, position)
) STRICT;

ALTER TABLE other_table ADD told TEXT NOT NULL DEFAULT ''; -- tags and remarks of that table, as a JSON object; '' if none
ALTER TABLE field_table ADD told TEXT NOT NULL DEFAULT ''; -- the same
