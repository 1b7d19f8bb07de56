-- A rubber that ends when a side has won its games can be broken off before; and boards may be won by IMPs against a target.

ALTER TABLE rubber ADD COLUMN settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1));
ALTER TABLE rubber ADD COLUMN imps    INTEGER NOT NULL DEFAULT 0; -- so far, of North-South, where there are targets
