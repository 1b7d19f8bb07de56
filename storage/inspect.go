package storage

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// inspect returns an error if this program must not write to the file. It changes nothing. It checks the whole file if
// through is set, otherwise only its header. The caller holds the lock.
func inspect(p place, through bool) error {
	if err := regular(p); err != nil {
		return err
	}
	// A connection to a database with a log must read that too, and may have to rebuild its index. If there is no log,
	// the connection would start one unless told that the file is immutable. (No other instance can interfere: we hold
	// the lock.)
	params, hadIndex := "mode=ro&_busy_timeout=250", exists(p.shm())
	if !exists(p.wal()) {
		params += "&immutable=1"
		file, err := os.OpenFile(string(p), os.O_RDWR, 0)
		if err != nil {
			return p.error(sqliteProblem(err), err)
		}
		file.Close()
	}
	db, err := connect(p.dsn(params))
	if err != nil {
		return p.error(sqliteProblem(err), err)
	}
	version, err := verify(context.Background(), p, db, through)
	db.Close()
	if err == nil && version == 0 && p.copied() {
		err = p.nothing()
	}
	if err != nil && !hadIndex && exists(p.shm()) {
		os.Remove(p.shm()) // it was ours: it was missing before, so nobody had the database open
	}
	return err
}

// regular returns an error unless the place holds a non-empty regular file.
func regular(p place) error {
	info, err := os.Stat(string(p))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return p.nothing()
	case err != nil:
		return p.error(Unusable, err)
	case info.IsDir():
		return p.error(NotADatabase, fault.New("it is a folder"))
	case !info.Mode().IsRegular():
		return p.error(NotADatabase, fault.New("it is not a file"))
	case info.Size() == 0:
		return p.nothing()
	case info.Size() < minSize:
		return p.error(NotADatabase, fault.New("it is too short"))
	}
	return nil
}

// nothing returns the error for a place with no file, or an empty one: [Missing], or [Absent] or [Emptied] if there are copies.
func (p place) nothing() error {
	problem := Missing
	if p.copied() {
		if problem = Absent; exists(string(p)) {
			problem = Emptied
		}
	}
	return &OpenError{problem, string(p), fs.ErrNotExist}
}

// copied reports whether there are copies of the file.
func (p place) copied() bool {
	copies, err := Backups(p.dir())
	return err == nil && len(copies) > 0
}

// minSize is the size of SQLite's smallest page. SQLite takes a file of one byte for an empty one, and would overwrite
// it.
const minSize = 512

// verify returns the number of migrations that a database has had: 0 if it is still empty, as when the program was
// killed while creating it. It returns an error if the database isn't ours, is newer or, if through is set, is corrupt.
func verify(ctx context.Context, p place, db *sql.DB, through bool) (version int, err error) {
	var id, tables int
	err = db.QueryRowContext(ctx, `
		SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
		FROM pragma_application_id, pragma_user_version`).Scan(&id, &version, &tables)
	switch {
	case err != nil:
		return 0, p.error(sqliteProblem(err), err)
	case id == 0 && version == 0 && tables == 0:
		return 0, nil
	case id != applicationID:
		return 0, p.error(NotADatabase, fault.New("it is another program's"))
	case version < 0:
		return 0, p.error(Damaged, fault.Errorf("its version is %d", version))
	case version > len(migrations):
		return 0, p.error(Newer, fault.Errorf("version %d", version))
	}
	if !through {
		return version, nil
	}
	// Damage is reported as a row, not as an error. CHECK constraints are ignored: readers skip rows that violate one,
	// so they are no reason to refuse the file. (See [Health.Rows].)
	if _, err := db.ExecContext(ctx, "PRAGMA ignore_check_constraints = on"); err != nil {
		return 0, p.error(sqliteProblem(err), err)
	}
	defer db.ExecContext(context.WithoutCancel(ctx), "PRAGMA ignore_check_constraints = off")
	var report string
	if err := db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&report); err != nil {
		return 0, p.error(sqliteProblem(err), err)
	}
	if report != "ok" {
		report = strings.TrimPrefix(report, "*** in database main ***\n")
		return 0, p.error(Damaged, errors.New(strings.ReplaceAll(report, "\n", "; ")))
	}
	missing, err := undefined(ctx, db, version)
	switch {
	case err != nil:
		return 0, p.error(sqliteProblem(err), err)
	case len(missing) > 0:
		return 0, p.error(Damaged, fault.Errorf("it has no %s", strings.Join(missing, ", ")))
	}
	return version, nil
}

// undefined returns the sorted names of the tables, indices, views and triggers of a version that are missing from a
// database.
func undefined(ctx context.Context, db *sql.DB, version int) (missing []string, err error) {
	all, err := allEditions(ctx)
	if err != nil || version == 0 {
		return nil, err
	}
	there := map[string]bool{}
	err = Each(ctx, db, "SELECT name FROM sqlite_schema", nil, func(rows *sql.Rows) error {
		var name string
		err := rows.Scan(&name)
		there[name] = true
		return err
	})
	for _, name := range slices.Sorted(maps.Keys(all[version-1].defines)) {
		if !there[name] && !strings.HasPrefix(name, "sqlite_") {
			missing = append(missing, name)
		}
	}
	return missing, err
}

// probe returns an error if another program is writing, or if SQLite can't.
func probe(p place) error {
	db, err := connect(p.dsn("mode=rw&_busy_timeout=250&_txlock=immediate"))
	if err != nil {
		return p.error(sqliteProblem(err), err)
	}
	defer db.Close()
	tx, err := db.Begin()
	if err != nil {
		return p.error(sqliteProblem(err), err)
	}
	return tx.Rollback()
}
