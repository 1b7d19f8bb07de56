package storage

import (
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
)

// applicationID marks a SQLite file as ours: "SBrg". The first migration sets it.
const applicationID = 0x53427267

//go:embed migrations/*.sql
var migrationFiles embed.FS

// migrations are the files' texts, in the order of their numbers. A database that has
// seen the first n of them has n as its user_version.
var migrations = readMigrations()

func readMigrations() []string {
	names, err := fs.Glob(migrationFiles, "migrations/*.sql")
	if err != nil {
		panic(err) // the pattern is well formed
	}
	texts := make([]string, len(names))
	for i, name := range names {
		var number int
		if _, err := fmt.Sscanf(name, "migrations/%03d_", &number); err != nil || number != i+1 {
			panic(fmt.Sprintf("%s is not number %d", name, i+1)) // a slip of ours, in every build
		}
		text, err := migrationFiles.ReadFile(name)
		if err != nil {
			panic(err) // it is embedded
		}
		texts[i] = string(text)
	}
	return texts
}

// migrate runs those of the migrations that the database has not seen, each in a
// transaction of its own, so that a crash leaves a version that the next start goes on
// from.
func migrate(db *sql.DB, migrations []string) error {
	var version int
	if err := db.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	for ; version < len(migrations); version++ {
		tx, err := db.Begin()
		if err != nil {
			return err
		}
		_, err = tx.Exec(migrations[version] + fmt.Sprintf("\n;PRAGMA user_version = %d", version+1))
		if err == nil {
			err = tx.Commit()
		}
		if err != nil {
			tx.Rollback()
			return fmt.Errorf("migration %d: %w", version+1, err)
		}
	}
	return nil
}
