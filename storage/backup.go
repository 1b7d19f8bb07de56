package storage

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Backup is a copy of a data file that can be restored.
type Backup struct {
	Path string
	At   time.Time // when it was made
	Size int64     // in bytes, with the systems that belong to it
}

const (
	backupFolder = "backups"
	backupStem   = "superbridge-"
	backupTime   = "20060102-150405"
	unfinished   = "-copying"

	// keptBackups is the number of dated copies kept.
	keptBackups = 10
	// abandoned is the age at which an unfinished copy is removed.
	abandoned = 24 * time.Hour
)

// Backups returns the copies of the file in a data folder, the newest first: the dated ones, and those made before the
// file was brought up to date. A missing folder has none.
func Backups(dir string) (all []Backup, err error) {
	p, err := placeIn(dir)
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil, nil
		}
		return nil, err
	}
	if all, err = p.dated(); err != nil {
		return nil, err
	}
	older, err := filepath.Glob(filepath.Join(escaped(p.dir()), backupStem+"version-*.db"))
	if err != nil {
		return nil, err
	}
	for _, path := range older {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			all = append(all, Backup{path, info.ModTime(), sizeOf(path, info)})
		}
	}
	newestFirst(all)
	return all, nil
}

// escaped returns a path with the special characters of filepath.Glob escaped.
func escaped(path string) string {
	if filepath.Separator == '\\' {
		return path
	}
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`).Replace(path)
}

func newestFirst(all []Backup) {
	slices.SortStableFunc(all, func(a, b Backup) int { return cmp.Or(b.At.Compare(a.At), cmp.Compare(b.Path, a.Path)) })
}

func (p place) backups() string { return filepath.Join(p.dir(), backupFolder) }

// dated returns the dated copies, the newest first.
func (p place) dated() (all []Backup, err error) {
	files, err := os.ReadDir(p.backups())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, &OpenError{NoFolder, p.backups(), plain(err)}
	}
	for _, f := range files {
		at, ok := backupDate(f.Name())
		path := filepath.Join(p.backups(), f.Name())
		if info, err := f.Info(); ok && err == nil && info.Mode().IsRegular() {
			all = append(all, Backup{path, at, sizeOf(path, info)})
		}
	}
	newestFirst(all)
	return all, nil
}

// backupDate parses the name of a dated copy. Copies made within one second also have numbers.
func backupDate(name string) (time.Time, bool) {
	word, isFile := strings.CutSuffix(name, ".db")
	word, isCopy := strings.CutPrefix(word, backupStem)
	if !isFile || !isCopy || len(word) < len(backupTime) {
		return time.Time{}, false
	}
	at, err := time.ParseInLocation(backupTime, word[:len(backupTime)], time.Local)
	return at, err == nil
}

// BackUp makes a dated copy of the database, in the folder backups beside the file, with the user's systems in an archive
// beside it, and returns once the copy is on disk and checked. It then keeps ten, removing the most dispensable: recent copies lie close together, old ones far
// apart. It reports progress from 0 to 1. Reading and writing continue meanwhile. If ctx ends first, nothing changes.
// Errors are [*OpenError].
func (s *Store) BackUp(ctx context.Context, progress func(part float64)) (Backup, error) {
	b, err := s.place.backUp(ctx, func(path string) error { return s.place.copyInto(ctx, s.read, path, progress) }, s.now())
	if err == nil {
		s.place.thin("")
	}
	return b, err
}

// backUp gives the copy made by write its name and date.
func (p place) backUp(ctx context.Context, write func(path string) error, now time.Time) (b Backup, err error) {
	folder := p.backups()
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return b, &OpenError{NoFolder, folder, plain(err)}
	}
	p.tidyBackups(now)
	stem := filepath.Join(folder, backupStem+now.Local().Format(backupTime))
	path := stem + ".db"
	for n := 2; exists(path) || exists(path+unfinished); n++ {
		path = fmt.Sprintf("%s-%d.db", stem, n)
	}
	copied := path + unfinished
	defer func() {
		if err != nil {
			os.Remove(copied)
			os.Remove(systemsCopy(path))
			os.Remove(folder) // if it is empty
		}
	}()
	if err := write(copied); err != nil {
		return b, p.backupError(err)
	}
	if err := ctx.Err(); err != nil {
		return b, p.backupError(err)
	}
	db, err := lookThrough(ctx, copied)
	if err != nil {
		return b, err
	}
	if err := db.Close(); err != nil { // Windows can't rename an open file
		return b, p.backupError(err)
	}
	if err := p.copySystems(path, now); err != nil { // before it, so that a copy is whole
		return b, p.backupError(err)
	}
	if err := os.Rename(copied, path); err != nil {
		return b, p.backupError(err)
	}
	syncFolder(folder)
	syncFolder(p.dir()) // the folder may be new
	info, err := os.Stat(path)
	if err != nil {
		return b, p.backupError(err)
	}
	at, _ := backupDate(filepath.Base(path))
	return Backup{path, at, sizeOf(path, info)}, nil
}

// sizeOf returns the size of a copy with the archive of systems that belongs to it.
func sizeOf(path string, info fs.FileInfo) int64 {
	if systems, err := os.Stat(systemsCopy(path)); err == nil {
		return info.Size() + systems.Size()
	}
	return info.Size()
}

func (p place) backupError(err error) error {
	problem := sqliteProblem(err)
	if problem == NoSpace {
		problem = NoRoom
	}
	return p.error(problem, err)
}

// tidyBackups removes unfinished copies left by a crash.
func (p place) tidyBackups(now time.Time) {
	left, _ := filepath.Glob(filepath.Join(escaped(p.backups()), backupStem+"*"+unfinished))
	for _, path := range left {
		if info, err := os.Stat(path); err == nil && now.Sub(info.ModTime()) > abandoned {
			os.Remove(path)
		}
	}
}

// thin removes surplus dated copies, but never the one at path.
func (p place) thin(path string) {
	all, err := p.dated()
	if err != nil {
		return
	}
	for len(all) > keptBackups {
		i := leastMissed(all, path)
		if i < 0 || os.Remove(all[i].Path) != nil {
			return
		}
		os.Remove(systemsCopy(all[i].Path))
		all = slices.Delete(all, i, i+1)
	}
	syncFolder(p.backups())
}

// leastMissed returns the index of the most dispensable copy, the newest being first: the one whose removal leaves the
// smallest gap relative to its age. It is never the newest, the oldest or the one at path; it is -1 if there is no
// other.
func leastMissed(all []Backup, path string) int {
	least, smallest := -1, 0.0
	for i := 1; i < len(all)-1; i++ {
		if all[i].Path == path {
			continue
		}
		age := max(all[0].At.Sub(all[i+1].At), time.Second)
		if hole := float64(all[i-1].At.Sub(all[i+1].At)) / float64(age); least < 0 || hole < smallest {
			least, smallest = i, hole
		}
	}
	return least
}

// BackupDue reports whether a copy should be made, if one is wanted at the given interval: there is something to lose,
// and no copy is recent enough. A clock that is set back doesn't prevent copies.
func (s *Store) BackupDue(every time.Duration) (bool, error) {
	var sessions bool
	if err := s.read.QueryRow("SELECT EXISTS (SELECT 1 FROM session)").Scan(&sessions); err != nil || !sessions {
		return false, err
	}
	all, err := s.place.dated()
	if err != nil || len(all) == 0 {
		return err == nil, err
	}
	now := s.now()
	for _, b := range all {
		if since := now.Sub(b.At); since < every && since > -24*time.Hour {
			return false, nil
		}
	}
	return true, nil
}
