// Package disk writes files completely or not at all: data goes to a hidden folder beside the destination until it is
// complete, and is removed if something fails.
package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
)

// FreePath returns an unused path in dir: stem+ending, or the first of "stem 2"+ending, "stem 3"+ending and so on.
func FreePath(dir, stem, ending string) string {
	path := filepath.Join(dir, stem) + ending
	for i := 2; there(path); i++ {
		path = filepath.Join(dir, stem) + " " + strconv.Itoa(i) + ending
	}
	return path
}

// there reports whether something exists at a path; false if that can't be found out.
func there(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// WriteNew writes a new file. An existing one, or one that appears meanwhile, stays as it is; then the error is an
// [fs.ErrExist]. Errors of the disk are an [*fs.PathError] of that path, with the Op "open" if nothing was written.
func WriteNew(path string, write func(io.Writer) error) error {
	if there(path) {
		return &fs.PathError{Op: "open", Path: path, Err: fs.ErrExist}
	}
	return whole(path, write, move)
}

// Replace writes a file as [WriteNew] does, but in the place of one that may be there.
func Replace(path string, write func(io.Writer) error) error { return whole(path, write, os.Rename) }

func whole(path string, write func(io.Writer) error, move func(from, to string) error) error {
	fresh, err := os.MkdirTemp(filepath.Dir(path), ".superbridge-*")
	if err != nil {
		return about(path, "open", err)
	}
	defer os.RemoveAll(fresh)
	from := filepath.Join(fresh, filepath.Base(path))
	err = fill(from, path, write)
	if err == nil {
		err = about(path, "write", move(from, path))
	}
	if err != nil {
		return err
	}
	syncFolder(filepath.Dir(path))
	return nil
}

// syncFolder flushes a folder's entries to disk. Where the system or the disk can't, the file exists all the same.
func syncFolder(dir string) {
	folder, err := os.Open(dir)
	if err != nil {
		return
	}
	defer folder.Close()
	folder.Sync()
}

// fill makes a file and flushes it to disk. Errors of the disk are about the path that the caller gave.
func fill(from, path string, write func(io.Writer) error) error {
	file, err := os.OpenFile(from, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return about(path, "open", err)
	}
	if err = write(file); err == nil {
		err = file.Sync()
	}
	if closing := file.Close(); err == nil {
		err = closing
	}
	return about(path, "write", err)
}

// move moves a file to an unused path.
func move(from, to string) error {
	// A link never replaces another file; without links, a check must do.
	err := os.Link(from, to)
	if err == nil || errors.Is(err, fs.ErrExist) {
		return err
	}
	if there(to) {
		return fs.ErrExist
	}
	return os.Rename(from, to)
}

// about returns a disk error as one about the path that the caller gave, without the hidden folder.
func about(path, op string, err error) error {
	if why := Reason(err); why != err {
		return &fs.PathError{Op: op, Path: path, Err: why}
	}
	return err
}

// Reason returns an error without its path, for messages that name the path anyway.
func Reason(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}
