package storage

import "database/sql"

// What the tests may see of the inside.
var (
	DefaultDirFor = defaultDir
	Migrate       = migrate
	Migrations    = migrations
)

func (s *Store) DB() *sql.DB { return s.db }
