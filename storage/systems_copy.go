package storage

import (
	"archive/zip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/fault"
)

// The user's systems are files of their own, so a copy of the data file has them in an archive beside it.

// systemsCopy returns the path of the archive that belongs to a copy of the data file.
func systemsCopy(path string) string { return strings.TrimSuffix(path, ".db") + ".systems.zip" }

// systemFile matches the names of files in the folder of systems that copies have.
var systemFile = regexp.MustCompile(`^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_ .-]*\.(book|book~|draft|trials)$`)

const (
	largestSystem = 4 << 20  // bytes of one file in a copy
	mostSystems   = 64 << 20 // and of all
)

// systemFiles returns what the folder of systems has, by name. What can't be read or is too large is left out.
func systemFiles(dir string) (map[string][]byte, error) {
	all, size := map[string][]byte{}, 0
	files, err := os.ReadDir(SystemsDir(dir))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	for _, f := range files {
		info, err := f.Info()
		if err != nil || !info.Mode().IsRegular() || info.Size() > largestSystem || !systemFile.MatchString(f.Name()) {
			continue
		}
		data, err := os.ReadFile(filepath.Join(SystemsDir(dir), f.Name()))
		if err != nil || len(data) > largestSystem || size+len(data) > mostSystems {
			continue
		}
		all[f.Name()], size = data, size+len(data)
	}
	return all, nil
}

// copySystems writes the user's systems into the archive of a copy at path, if there are any.
func (p place) copySystems(path string, now time.Time) (err error) {
	files, err := systemFiles(p.dir())
	if err != nil || len(files) == 0 {
		return err
	}
	to := systemsCopy(path)
	file, err := os.OpenFile(to+unfinished, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	archive := zip.NewWriter(file)
	for name, data := range files {
		w, createErr := archive.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: now})
		if err = createErr; err == nil {
			_, err = w.Write(data)
		}
		if err != nil {
			break
		}
	}
	if err = errors.Join(err, archive.Close(), file.Sync(), file.Close()); err == nil {
		err = os.Rename(to+unfinished, to)
	}
	if err != nil {
		os.Remove(to + unfinished)
	}
	return err
}

// copiedSystems returns the systems in the archive of a copy at path, none if it has none. Whatever an archive says, they are few, small and of
// the folder itself: the error says if it says something else, or is damaged.
func copiedSystems(path string) (map[string][]byte, error) {
	archive, err := zip.OpenReader(systemsCopy(path))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer archive.Close()
	all, size := map[string][]byte{}, 0
	for _, f := range archive.File {
		if !systemFile.MatchString(f.Name) || !f.Mode().IsRegular() || all[f.Name] != nil {
			return nil, fault.Errorf("the copy of the bidding systems has a file %q, which is none of theirs", f.Name)
		}
		r, err := f.Open()
		if err != nil {
			return nil, err
		}
		data, err := io.ReadAll(io.LimitReader(r, largestSystem+1))
		if err = errors.Join(err, r.Close()); err != nil {
			return nil, err
		}
		if size += len(data); len(data) > largestSystem || size > mostSystems {
			return nil, fault.New("the copy of the bidding systems is too large")
		}
		if data == nil {
			data = []byte{}
		}
		all[f.Name] = data
	}
	return all, nil
}

// putSystems writes systems into the folder, each whole or not at all. Others there stay.
func (p place) putSystems(files map[string][]byte) (err error) {
	if len(files) == 0 {
		return nil
	}
	if err := os.MkdirAll(SystemsDir(p.dir()), 0o700); err != nil {
		return err
	}
	for name, data := range files {
		err = errors.Join(err, replaceFile(filepath.Join(SystemsDir(p.dir()), name), string(data)))
	}
	syncFolder(SystemsDir(p.dir()))
	return err
}
