package storage

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"

	"github.com/superbridge/superbridge/game/fault"
)

// applicationID marks a SQLite file as ours: "SBrg". The first migration sets it.
const applicationID = 0x53427267

//go:embed migrations/*.sql
var migrationFiles embed.FS

// migrations are the texts of the files, in numerical order. The user_version of a database is the number of migrations
// that it has had.
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
			panic(fmt.Sprintf("%s is not number %d", name, i+1)) // a mistake of ours, in every build
		}
		text, err := migrationFiles.ReadFile(name)
		if err != nil {
			panic(err) // it is embedded
		}
		texts[i] = string(text)
	}
	return texts
}

// Step is the part of a migration done in Go, after its SQL: what only the rules of a game can determine. It reports
// its progress.
type Step func(ctx context.Context, tx *sql.Tx, progress func(done, total int)) error

// migrate runs the migrations that the database hasn't had yet, all in one transaction, so that an interruption leaves
// the database unchanged. Steps are keyed by the numbers of their migrations. It reports progress from 0 to 1. The
// database must have one connection.
func migrate(ctx context.Context, db *sql.DB, migrations []string, steps map[int]Step, progress func(part float64)) error {
	version, err := versionOf(db)
	if err != nil || version >= len(migrations) {
		return err
	}
	// Tables are renamed and recreated, and references to them must survive. This can't be switched within a
	// transaction.
	var on bool
	if err := db.QueryRow("PRAGMA foreign_keys").Scan(&on); err != nil {
		return err
	}
	if on {
		if _, err := db.Exec("PRAGMA foreign_keys = off"); err != nil {
			return err
		}
		defer db.Exec("PRAGMA foreign_keys = on")
	}
	return InTx(ctx, db, func(tx *sql.Tx) error {
		all := float64(len(migrations) - version)
		for n := range migrations[version:] {
			number := version + n + 1
			_, err := tx.ExecContext(ctx, migrations[number-1]+fmt.Sprintf("\n;PRAGMA user_version = %d", number))
			if err == nil && steps[number] != nil {
				err = steps[number](ctx, tx, func(done, total int) {
					progress((float64(n) + float64(done)/float64(max(total, 1))) / all)
				})
			}
			if err != nil {
				return fault.Errorf("migration %d: %w", number, err)
			}
			progress(float64(n+1) / all)
		}
		return nil
	})
}

func versionOf(db *sql.DB) (version int, err error) {
	err = db.QueryRow("PRAGMA user_version").Scan(&version)
	if err == nil && version < 0 {
		err = fault.Errorf("the version of the database is %d", version)
	}
	return version, err
}
