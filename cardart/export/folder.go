package export

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// folder is where files are made before they move, all together, to where they belong.
type folder struct {
	dir   string // where they belong
	fresh string // inside it, where they are made
	made  string // the topmost folder that had to be made for dir, or ""
}

// openFolder makes a fresh folder inside dir, and dir if it isn't there.
func openFolder(dir string) (f *folder, err error) {
	f = &folder{dir: dir}
	if f.made, err = missing(dir); err != nil {
		return nil, cant(dir, err)
	}
	if err = os.MkdirAll(dir, 0o777); err == nil {
		f.fresh, err = os.MkdirTemp(dir, ".superbridge-*")
	}
	if err != nil {
		f.remove()
		return nil, cant(dir, err)
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
		if _, err := os.Lstat(dir); err == nil { // a link to what isn't there, and not ours to remove
			return "", syscall.ENOENT
		}
		if dir == filepath.Dir(dir) {
			return topmost, nil
		}
		topmost = dir
	}
}

// remove takes away what was made and hasn't moved. Folders in which others have put
// something meanwhile stay.
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

// path returns where one of the files belongs.
func (f *folder) path(name string) string { return filepath.Join(f.dir, name) }

// create makes one of the files, to be filled by write.
func (f *folder) create(name string, write func(*os.File) error) error {
	file, err := os.OpenFile(filepath.Join(f.fresh, name), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return cant(f.dir, err)
	}
	err = write(file)
	if closing := file.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return cant(f.dir, err)
	}
	return nil
}

// taken returns an error that names the first file that stands where one is to come. With
// force only what isn't a file is in the way.
func taken(dir string, names []string, force bool) error {
	for _, name := range names {
		info, err := os.Lstat(filepath.Join(dir, name))
		if err == nil && (!force || info.IsDir()) {
			return &Error{Text: fmt.Sprintf("there is %s in %s already", name, dir), Err: fs.ErrExist}
		}
	}
	return nil
}

// moveIn moves the files to where they belong. If one can't be moved, those before it go
// back, and what they replaced returns.
func (f *folder) moveIn(names []string) (err error) {
	old, err := os.MkdirTemp(f.fresh, "old-*")
	if err != nil {
		return cant(f.dir, err)
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
			return cant(f.dir, err)
		}
		done = append(done, name)
		if err := os.Rename(filepath.Join(f.fresh, name), at); err != nil {
			return cant(f.dir, err)
		}
	}
	return nil
}

// cant says that nothing can be written to dir, and why, in one line without the name of
// a file that nobody has heard of.
func cant(dir string, err error) error {
	var known *Error
	if errors.As(err, &known) {
		return err
	}
	why := err
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		why = path.Err
	case errors.As(err, &link):
		why = link.Err
	}
	return &Error{Text: fmt.Sprintf("can't write to %s: %v", dir, why), Err: err}
}
