package storage

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
)

// copyRaw copies a file byte by byte, as far as the disk can read it; unreadable bytes become zeros. A missing file
// isn't an error.
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
			n = readAround(in, block[:min(int64(len(block)), info.Size()-at)], at)
		}
		if _, err := out.WriteAt(block[:n], at); err != nil {
			return err
		}
	}
	return nil
}

// sector is the size of the unit that a damaged disk fails to read.
const sector = 512

// readAround fills a block from a file at an offset, sector by sector, with zeros for what can't be read. It returns
// the length read.
func readAround(in io.ReaderAt, block []byte, at int64) int {
	for i := 0; i < len(block); i += sector {
		part := block[i:min(i+sector, len(block))]
		if n, err := in.ReadAt(part, at+int64(i)); err != nil && err != io.EOF {
			clear(part[n:])
		}
	}
	return len(block)
}

// all returns the paths of a database and of its logs, without which it isn't complete.
func (p place) all() []string { return []string{string(p), p.wal(), string(p) + "-journal"} }

// copyOld copies the damaged file with its logs. If SQLite can still merge a log, or roll it back, it does.
func (s *salvage) copyOld(ctx context.Context) error {
	for i, from := range s.place.all() {
		if err := s.place.copyRaw(ctx, from, s.from.all()[i]); err != nil {
			return err
		}
	}
	logged := func() bool {
		return slices.ContainsFunc(s.from.all()[1:], func(path string) bool {
			info, err := os.Stat(path)
			return err == nil && info.Size() > 0
		})
	}
	if !logged() {
		return nil
	}
	if db, err := connect(s.from.dsn("mode=rw&_busy_timeout=250")); err == nil {
		var tables int
		db.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_schema").Scan(&tables) // reads the log, even if the query itself fails
		db.Close()
	}
	if logged() {
		return ctx.Err()
	}
	if err := s.place.copyRaw(ctx, string(s.from), string(s.whole)); err != nil {
		return err
	}
	if info, err := os.Stat(string(s.place)); err == nil {
		os.Chmod(string(s.whole), info.Mode().Perm())
	}
	return syncFile(string(s.whole))
}

// openOld opens the copy of the damaged file, and returns the version by which to read its tables. The database is nil
// if SQLite can't read the definitions.
func (s *salvage) openOld(ctx context.Context) (db *sql.DB, version int, err error) {
	for _, mend := range []func() error{
		func() error { return nil },
		func() error { s.head = headOf(string(s.from)); return mendHead(string(s.from)) },
		func() error { return s.removeLogs() },
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
		db.Close() // the log is now merged into the file
		if problem := (*OpenError)(nil); ctx.Err() != nil || errors.As(err, &problem) && problem.Problem == Newer {
			return nil, 0, err
		}
	}
	if errors.As(err, new(*OpenError)) { // it is readable, but not ours
		return nil, 0, err
	}
	version, err = s.survey(ctx)
	return nil, version, err
}

// removeLogs removes the logs of the copy; it fails if there are none.
func (s *salvage) removeLogs() error {
	err := fs.ErrNotExist
	for _, path := range s.from.all()[1:] {
		if os.Remove(path) == nil {
			err = nil
		}
	}
	return err
}

// survey examines a file whose definitions SQLite can't read.
func (s *salvage) survey(ctx context.Context) (version int, err error) {
	s.removeLogs()
	if s.found, err = newSurvey(ctx, string(s.from), s.head); err != nil {
		return 0, err
	}
	if s.found.is > len(migrations) && s.found.is < len(migrations)+1000 {
		return 0, s.place.error(Newer, nil)
	}
	all, err := allEditions(ctx)
	if err != nil {
		return 0, err
	}
	version, known := s.found.version(all)
	s.found.ours = s.found.ours || known
	return version, nil
}

// errNothing means that nothing in a file shows that it is ours.
var errNothing = fault.New("there is nothing of Super Bridge in it")

// fits returns the version whose tables and columns best match the existing ones.
func (s *salvage) fits(ctx context.Context, db *sql.DB) (version int, err error) {
	there := map[string]bool{}
	err = Each(ctx, db, "SELECT its.name, column.name FROM sqlite_schema AS its, pragma_table_info(its.name) AS column WHERE its.type = 'table'", nil, func(rows *sql.Rows) error {
		var table, column string
		err := rows.Scan(&table, &column)
		there[table+"."+column] = true
		return err
	})
	if err != nil {
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
	if len(there) == 0 {
		return 0, errNothing
	}
	all, err := allEditions(ctx)
	if err != nil {
		return 0, err
	}
	best := 0
	for i, candidate := range all {
		fit := 0
		for name := range candidate.columns {
			if fit--; there[name] {
				fit += 2
			}
		}
		if version == 0 || fit >= best {
			version, best = i+1, fit
		}
	}
	if !there["session.started"] && !there["rubber.started"] && !there["event.text"] && !there["part.session"] && !there["board.deal"] {
		return 0, s.place.error(NotADatabase, errNothing)
	}
	return version, nil
}

// magic starts every SQLite file.
const magic = "SQLite format 3\x00"

// headOf returns the header of a file, or nil if it has none.
func headOf(path string) []byte {
	file, err := os.Open(path)
	if err != nil {
		return nil
	}
	defer file.Close()
	head := make([]byte, headSize)
	if _, err := io.ReadFull(file, head); err != nil {
		return nil
	}
	return head
}

// mendHead gives a file the header of an SQLite database as we create them. The header's free pages, version and the
// like aren't needed to read rows.
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
	_, err = file.WriteAt(newHead(uint32(pages), exists(string(place(path).wal()))), 0)
	return err
}

// newHead returns the header of a file with the given number of pages.
func newHead(pages uint32, withLog bool) []byte {
	head := make([]byte, headSize)
	copy(head, magic)
	binary.BigEndian.PutUint16(head[16:], pageSize)
	head[18], head[19] = 1, 1
	if withLog {
		head[18], head[19] = 2, 2
	}
	head[21], head[22], head[23] = 64, 32, 32
	binary.BigEndian.PutUint32(head[24:], 1)
	binary.BigEndian.PutUint32(head[28:], pages)
	binary.BigEndian.PutUint32(head[40:], 1)
	binary.BigEndian.PutUint32(head[44:], 4)
	binary.BigEndian.PutUint32(head[56:], 1)
	binary.BigEndian.PutUint32(head[68:], applicationID)
	binary.BigEndian.PutUint32(head[92:], 1)
	return head
}
