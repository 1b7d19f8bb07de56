package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// Create makes a file of a name, to be filled by write. Several may be made at once.
type Create func(name string, write func(io.Writer) error) error

// WriteFolder writes files into a folder, all or none, and returns their paths. The folder is made if necessary. Fill
// makes each of names in a hidden folder inside it; when all are complete they are moved to their places. If anything
// fails before, everything that was made is removed. With force, files of the same names are replaced.
//
// An error of fill is returned unchanged. A disk error is an [*fs.PathError]: of the first file that exists already,
// with [fs.ErrExist], or of dir.
func WriteFolder(dir string, names []string, force bool, fill func(Create) error) (paths []string, err error) {
	if err := taken(dir, names, force); err != nil {
		return nil, err
	}
	f, err := openFolder(dir)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			f.remove()
		}
	}()
	if err := fill(f.create); err != nil {
		return nil, err
	}
	if err := taken(dir, names, force); err != nil { // as time has passed
		return nil, err
	}
	if err := f.moveIn(names); err != nil {
		return nil, err
	}
	syncFolder(dir)
	for _, name := range names {
		paths = append(paths, f.path(name))
	}
	return paths, nil
}

// folder is a destination and the hidden folder in which its files are made.
type folder struct {
	dir   string // the destination
	fresh string // the hidden folder inside dir
	made  string // the topmost folder that had to be made for dir, or ""
}

// openFolder makes a fresh folder inside dir, and dir if it isn't there.
func openFolder(dir string) (f *folder, err error) {
	f = &folder{dir: dir}
	if f.made, err = missing(dir); err != nil {
		return nil, &fs.PathError{Op: "open", Path: dir, Err: Reason(err)}
	}
	if err = os.MkdirAll(dir, 0o777); err == nil {
		f.fresh, err = os.MkdirTemp(dir, ".superbridge-*")
	}
	if err != nil {
		f.remove()
		return nil, about(dir, "open", err)
	}
	return f, nil
}

// missing returns the topmost of the folders on the way to dir that aren't there, or "".
func missing(dir string) (topmost string, err error) {
	for dir = filepath.Clean(dir); ; dir = filepath.Dir(dir) {
		switch info, err := os.Stat(dir); {
		case err == nil && !info.IsDir():
			return "", syscall.ENOTDIR
		case err == nil:
			return topmost, nil
		case !errors.Is(err, fs.ErrNotExist):
			return "", err
		}
		if there(dir) { // a dangling link, not ours to remove
			return "", syscall.ENOENT
		}
		if dir == filepath.Dir(dir) {
			return topmost, nil
		}
		topmost = dir
	}
}

// remove removes everything that was made and hasn't been moved. Folders in which others have put something meanwhile
// stay.
func (f *folder) remove() {
	if f.fresh != "" {
		os.RemoveAll(f.fresh)
	}
	for dir := filepath.Clean(f.dir); f.made != ""; dir = filepath.Dir(dir) {
		os.Remove(dir)
		if dir == f.made {
			return
		}
	}
}

// path returns the destination of one of the files.
func (f *folder) path(name string) string { return filepath.Join(f.dir, name) }

// create is a [Create].
func (f *folder) create(name string, write func(io.Writer) error) error {
	return fill(filepath.Join(f.fresh, name), f.dir, write)
}

// taken returns an error about the first name that is in use. With force only a folder, or another entry that isn't a
// file, is an obstacle.
func taken(dir string, names []string, force bool) error {
	for _, name := range names {
		path := filepath.Join(dir, name)
		if info, err := os.Lstat(path); err == nil && (!force || info.IsDir()) {
			return &fs.PathError{Op: "open", Path: path, Err: fs.ErrExist}
		}
	}
	return nil
}

// moveIn moves the files to their destination. If one can't be moved, those before it are moved back, and the files
// that they replaced are restored.
func (f *folder) moveIn(names []string) (err error) {
	old, err := os.MkdirTemp(f.fresh, "old-*")
	if err != nil {
		return about(f.dir, "write", err)
	}
	var done []string
	defer func() {
		if err == nil {
			os.RemoveAll(f.fresh)
			return
		}
		for _, name := range done {
			os.Remove(f.path(name))
			os.Rename(filepath.Join(old, name), f.path(name))
		}
	}()
	for _, name := range names {
		at := f.path(name)
		if err := os.Rename(at, filepath.Join(old, name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return about(f.dir, "write", err)
		}
		done = append(done, name)
		if err := os.Rename(filepath.Join(f.fresh, name), at); err != nil {
			return about(f.dir, "write", err)
		}
	}
	return nil
}
