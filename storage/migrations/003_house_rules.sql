-- What the table of a rubber has ruled otherwise, in its text form; empty where nothing.

ALTER TABLE rubber ADD house TEXT NOT NULL DEFAULT '';
