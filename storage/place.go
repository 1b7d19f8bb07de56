package storage

import (
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/fault"
)

const fileName = "superbridge.db"

// place is the full path of a database file, which need not exist.
type place string

// placeIn returns the place of the database in a folder, which must exist.
func placeIn(dir string) (place, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", &OpenError{NoFolder, dir, err}
	}
	switch info, err := os.Stat(abs); {
	case belowFile(abs, err):
		return "", &OpenError{NoFolder, abs, fault.New("a folder can't be in a file")}
	case err != nil:
		return "", &OpenError{NoFolder, abs, plain(err)}
	case !info.IsDir():
		return "", &OpenError{NoFolder, abs, fault.New("it is a file")}
	}
	path := filepath.Join(abs, fileName)
	if info, err := os.Lstat(path); err == nil && info.Mode()&fs.ModeSymlink != 0 {
		// SQLite follows the link, and puts its other files beside the target.
		if target, err := filepath.EvalSymlinks(path); err == nil {
			path = target
		}
	}
	return place(path), nil
}

// belowFile reports whether a path doesn't exist because a file is where a folder above it should be. Windows has no
// separate error for that.
func belowFile(path string, err error) bool {
	if !errors.Is(err, fs.ErrNotExist) {
		return false
	}
	above := filepath.Dir(path)
	info, err := os.Stat(above)
	return err == nil && !info.IsDir() || err != nil && above != path && belowFile(above, err)
}

func (p place) dir() string { return filepath.Dir(string(p)) }

// beside returns the place's companions: the files that SQLite keeps next to a database. The -wal may hold data that is
// nowhere else.
func (p place) beside() []string {
	return []string{p.wal(), p.shm(), string(p) + "-journal"}
}

func (p place) wal() string { return string(p) + "-wal" }
func (p place) shm() string { return string(p) + "-shm" }

func (p place) error(problem Problem, err error) error {
	return &OpenError{problem, string(p), plain(err)}
}

// dsn returns the data source name with the given parameters. In a path, ? # and % are special to SQLite unless
// escaped.
func (p place) dsn(params string) string {
	path := filepath.ToSlash(string(p))
	if !strings.HasPrefix(path, "/") {
		path = "/" + path // C:/…
	}
	return (&url.URL{Scheme: "file", Path: path, RawQuery: params + vfs}).String()
}

// vfs is the name of SQLite's VFS, for tests; "" is the default one.
var vfs string

// writable returns an error if the file or the folder is marked read-only. The superuser could write to it, but marking
// a file read-only asks for it to be left alone.
func (p place) writable() error {
	for _, path := range []string{p.dir(), string(p)} {
		info, err := os.Stat(path)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return p.error(Unusable, err)
		}
		if info.Mode()&0o200 == 0 {
			return p.error(ReadOnly, nil)
		}
	}
	return nil
}

// setAside renames the file and those of its companions that exist.
func (p place) setAside(now time.Time) (kept string, err error) {
	to := p.free("superbridge-old-", now)
	// The database goes first: if only its -wal were renamed, the next start would see a good database that lacks its
	// newest data. An unfinished copy left by a kill goes too, as it isn't one of the next file.
	from, dest := append([]string{string(p)}, p.beside()...), append([]string{string(to)}, to.beside()...)
	from, dest = append(from, p.copying()), append(dest, to.copying())
	for i := range from {
		if err := os.Rename(from[i], dest[i]); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
	}
	syncFolder(p.dir())
	return string(to), nil
}

// free returns an unused place in the same folder, with the time in its name.
func (p place) free(stem string, now time.Time) place {
	path := filepath.Join(p.dir(), stem+now.Format("20060102-150405"))
	to := place(path + ".db")
	for n := 2; to.taken(); n++ {
		to = place(fmt.Sprintf("%s-%d.db", path, n))
	}
	return to
}

func (p place) taken() bool {
	for _, path := range append(p.beside(), string(p)) {
		if exists(path) {
			return true
		}
	}
	return false
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// plain strips the operation and paths, which an OpenError states in its own words.
func plain(err error) error {
	if e := new(fs.PathError); errors.As(err, &e) {
		return e.Err
	}
	if e := new(os.LinkError); errors.As(err, &e) { // of a rename
		return e.Err
	}
	return err
}
