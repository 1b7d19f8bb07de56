package storage

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
)

// SystemsDir returns the path of the user's bidding systems in a data folder, which need not exist. They are files of their own, so that they can
// be written with any editor and given to others.
func SystemsDir(dir string) string { return filepath.Join(dir, "systems") }

// Systems returns the texts of the files of the user's bidding systems, by name. The error lists those that can't be read.
func (s *Store) Systems() (map[string]string, error) { return ReadSystems(s.place.dir()) }

// ReadSystems returns the texts of the files of the user's bidding systems in a data folder, by name. The error lists those that can't be read.
func ReadSystems(dir string) (map[string]string, error) {
	folder, texts := SystemsDir(dir), map[string]string{}
	files, err := os.ReadDir(folder)
	if errors.Is(err, os.ErrNotExist) {
		return texts, nil
	}
	unread := []error{err}
	for _, f := range files {
		if f.IsDir() || !strings.HasSuffix(f.Name(), ".book") {
			continue
		}
		data, err := os.ReadFile(filepath.Join(folder, f.Name()))
		if err != nil {
			unread = append(unread, err)
			continue
		}
		texts[f.Name()] = string(data)
	}
	return texts, errors.Join(unread...)
}
