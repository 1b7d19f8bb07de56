package storage

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
)

// copyRaw copies a file byte by byte, as far as the disk gives them; what it doesn't is zeros. No file is no error.
func (p place) copyRaw(ctx context.Context, from, to string) (err error) {
	in, err := os.Open(from)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer in.Close()
	info, err := in.Stat()
	if err != nil {
		return err
	}
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	defer func() {
		if closeErr := out.Close(); err == nil {
			err = closeErr
		}
	}()
	block := make([]byte, 1<<16)
	for at := int64(0); at < info.Size(); at += int64(len(block)) {
		if err := ctx.Err(); err != nil {
			return err
		}
		n, readErr := in.ReadAt(block, at)
		if readErr != nil && readErr != io.EOF {
			n = copy(block, make([]byte, min(int64(len(block)), info.Size()-at)))
		}
		if _, err := out.WriteAt(block[:n], at); err != nil {
			return err
		}
	}
	return nil
}

// openOld opens the copy of the damaged file, and says as which version its tables are to be read.
func (s *salvage) openOld(ctx context.Context) (db *sql.DB, version int, err error) {
	for _, mend := range []func() error{
		func() error { return nil },
		func() error { return mendHead(string(s.from)) },
		func() error { return os.Remove(s.from.wal()) },
	} {
		if err := mend(); err != nil {
			continue
		}
		if db, err = connect(s.from.dsn("mode=rw&_foreign_keys=off&_busy_timeout=250&_stmt_cache_size=64")); err != nil {
			continue
		}
		if _, err = db.ExecContext(ctx, "PRAGMA cell_size_check = on"); err == nil {
			version, err = s.fits(ctx, db)
		}
		if err == nil {
			return db, version, nil
		}
		db.Close()
		if problem := (*OpenError)(nil); errors.As(err, &problem) && problem.Problem == Newer {
			break
		}
	}
	var problem *OpenError
	if errors.As(err, &problem) {
		return nil, 0, err
	}
	return nil, 0, s.place.error(NotADatabase, err)
}

// fits returns the version whose tables and columns fit best to those that are there.
func (s *salvage) fits(ctx context.Context, db *sql.DB) (version int, err error) {
	there := map[string]bool{}
	columns := func(db *sql.DB, f func(name string)) error {
		return Each(ctx, db, "SELECT its.name, column.name FROM sqlite_schema AS its, pragma_table_info(its.name) AS column WHERE its.type = 'table'", nil, func(rows *sql.Rows) error {
			var table, column string
			err := rows.Scan(&table, &column)
			f(table + "." + column)
			return err
		})
	}
	if err := columns(db, func(name string) { there[name] = true }); err != nil && len(there) == 0 {
		return 0, err
	}
	if stated, err := versionOf(db); err == nil {
		var id int
		if err := db.QueryRowContext(ctx, "PRAGMA application_id").Scan(&id); err == nil && id == applicationID {
			if stated > len(migrations) && stated < len(migrations)+1000 {
				return 0, s.place.error(Newer, nil)
			}
		}
	}
	memory, err := connect("file::memory:?_foreign_keys=off")
	if err != nil {
		return 0, err
	}
	defer memory.Close()
	best := 0
	for v := 1; v <= len(migrations); v++ {
		if err := migrate(ctx, memory, migrations[:v], nil, func(float64) {}); err != nil {
			return 0, err
		}
		fit := 0
		if err := columns(memory, func(name string) {
			if fit--; there[name] {
				fit += 2
			}
		}); err != nil {
			return 0, err
		}
		if version == 0 || fit >= best {
			version, best = v, fit
		}
	}
	if !there["session.started"] && !there["rubber.started"] && !there["event.text"] && !there["part.session"] && !there["board.deal"] {
		return 0, s.place.error(NotADatabase, errors.New("there is nothing of Super Bridge in it"))
	}
	return version, nil
}

// pageSize is that of our files: the usual one of SQLite.
const pageSize = 4096

// mendHead gives a file the head of a database of SQLite as we make them. What a head says of the free pages, the version and the like
// isn't needed to read rows.
func mendHead(path string) error {
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return err
	}
	pages := (info.Size() + pageSize - 1) / pageSize
	if err := file.Truncate(pages * pageSize); err != nil {
		return err
	}
	var head [100]byte
	copy(head[:], "SQLite format 3\x00")
	binary.BigEndian.PutUint16(head[16:], pageSize)
	head[18], head[19] = 1, 1
	if exists(string(place(path).wal())) {
		head[18], head[19] = 2, 2
	}
	head[21], head[22], head[23] = 64, 32, 32
	binary.BigEndian.PutUint32(head[24:], 1)
	binary.BigEndian.PutUint32(head[28:], uint32(pages))
	binary.BigEndian.PutUint32(head[40:], 1)
	binary.BigEndian.PutUint32(head[44:], 4)
	binary.BigEndian.PutUint32(head[56:], 1)
	binary.BigEndian.PutUint32(head[68:], applicationID)
	binary.BigEndian.PutUint32(head[92:], 1)
	_, err = file.WriteAt(head[:], 0)
	return err
}
