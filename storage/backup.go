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

// Backup is a copy of a data file that can take its place again.
type Backup struct {
	Path string
	At   time.Time // when it was made
	Size int64     // bytes
}

const (
	backupFolder = "backups"
	backupStem   = "superbridge-"
	backupTime   = "20060102-150405"
	unfinished   = "-copying"

	// keptBackups is how many of the dated copies stay.
	keptBackups = 10
	// abandoned is how old a copy is that was never finished, before it is taken away.
	abandoned = 24 * time.Hour
)

// Backups returns the copies of the file in a data folder, the newest first: the dated ones, and those that were made before the
// file was brought up to date. No folder has no copies.
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
			all = append(all, Backup{path, info.ModTime(), info.Size()})
		}
	}
	newestFirst(all)
	return all, nil
}

// escaped returns a path whose signs mean nothing to filepath.Glob.
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

// dated returns the copies that have a date for a name, the newest first.
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
		if info, err := f.Info(); ok && err == nil && info.Mode().IsRegular() {
			all = append(all, Backup{filepath.Join(p.backups(), f.Name()), at, info.Size()})
		}
	}
	newestFirst(all)
	return all, nil
}

// backupDate reads the name of a dated copy. Those of one second have numbers besides.
func backupDate(name string) (time.Time, bool) {
	word, isFile := strings.CutSuffix(name, ".db")
	word, isCopy := strings.CutPrefix(word, backupStem)
	if !isFile || !isCopy || len(word) < len(backupTime) {
		return time.Time{}, false
	}
	at, err := time.ParseInLocation(backupTime, word[:len(backupTime)], time.Local)
	return at, err == nil
}

// BackUp makes a dated copy of all that is kept, in the folder backups beside the file, and returns when it is on the disk and has
// been looked through. Of more than ten the one goes then that is missed least: those of the last days lie close together, those of
// long ago far apart. It tells progress which part is done, from 0 to 1. Reading and writing go on meanwhile. When ctx ends before it
// is done, nothing has changed. Errors are [*OpenError].
func (s *Store) BackUp(ctx context.Context, progress func(part float64)) (Backup, error) {
	b, err := s.place.backUp(ctx, func(path string) error { return s.place.copyInto(ctx, s.read, path, progress) }, s.now())
	if err == nil {
		s.place.thin("")
	}
	return b, err
}

// backUp gives the copy that is made by write its name and date.
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
			os.Remove(folder) // if there is nothing in it
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
	if err := db.Close(); err != nil { // or Windows would not let it be renamed
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
	return Backup{path, at, info.Size()}, nil
}

func (p place) backupError(err error) error {
	problem := sqliteProblem(err)
	if problem == NoSpace {
		problem = NoRoom
	}
	return p.error(problem, err)
}

// tidyBackups takes away what was left of copies when the program or the machine went down.
func (p place) tidyBackups(now time.Time) {
	left, _ := filepath.Glob(filepath.Join(escaped(p.backups()), backupStem+"*"+unfinished))
	for _, path := range left {
		if info, err := os.Stat(path); err == nil && now.Sub(info.ModTime()) > abandoned {
			os.Remove(path)
		}
	}
}

// thin takes away the dated copies that are too many, but not the one at path.
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
		all = slices.Delete(all, i, i+1)
	}
	syncFolder(p.backups())
}

// leastMissed returns which of the copies, the newest first, is missed least: the one without which the hole between its neighbours
// is the smallest for its age. The newest and the oldest are never it, nor the one at path; -1 if there is no other.
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

// BackupDue reports whether a copy should be made, if one is wanted every so often: there is something to lose, and no copy of the
// time since. A clock that has been put back doesn't keep copies from being made.
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
