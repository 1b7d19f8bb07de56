package storage

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/superbridge/superbridge/game/fault"
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
	if errors.Is(err, os.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) {
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

// WriteSystem writes the file of a user's bidding system in a data folder, whole or not at all. What was there before stays beside it, with a name that
// ends in ~.
func WriteSystem(dir, name, text string) error {
	folder := SystemsDir(dir)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	path := filepath.Join(folder, name+".book")
	if had, err := os.ReadFile(path); err == nil && string(had) != text {
		if err := replaceFile(path+"~", string(had)); err != nil {
			return err
		}
	}
	return replaceFile(path, text)
}

// A SystemChangedError says that the file of a system isn't what it was taken for.
type SystemChangedError struct {
	Path string
	Text string // what is there now
}

// Error implements error.
func (e *SystemChangedError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *SystemChangedError) Words() fault.Phrase {
	return fault.Say("another program has changed %s", e.Path)
}

// ReplaceSystem is [WriteSystem] for one whose file was read before as was, or wasn't there if that is "". If another text is there now, nothing
// is written, and the error is a [*SystemChangedError]. A file that has gone is written again.
func ReplaceSystem(dir, name, was, text string) error {
	path := filepath.Join(SystemsDir(dir), name+".book")
	switch now, err := os.ReadFile(path); {
	case errors.Is(err, os.ErrNotExist) || errors.Is(err, syscall.ENOTDIR):
	case err != nil:
		return err
	case string(now) != was && string(now) != text:
		return &SystemChangedError{path, string(now)}
	}
	return WriteSystem(dir, name, text)
}

// replaceFile writes a file beside its place, and then puts it there.
func replaceFile(path, text string) error {
	file, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*.new")
	if err != nil {
		return err
	}
	_, err = file.WriteString(text)
	if err = errors.Join(err, file.Sync(), file.Close()); err == nil {
		err = os.Rename(file.Name(), path)
	}
	if err != nil {
		os.Remove(file.Name())
	}
	return err
}

// WriteDraft keeps a text of a user's bidding system that hasn't been saved, so that it isn't lost when the program ends; "" forgets it.
func WriteDraft(dir, name, text string) error {
	path := draftPath(dir, name)
	if text == "" {
		if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
		return nil
	}
	if err := os.MkdirAll(SystemsDir(dir), 0o700); err != nil {
		return err
	}
	return replaceFile(path, text)
}

// ReadDraft returns the text of a user's bidding system that wasn't saved, or "".
func ReadDraft(dir, name string) string {
	data, err := os.ReadFile(draftPath(dir, name))
	if err != nil {
		return "" // then what was saved is all there is
	}
	return string(data)
}

func draftPath(dir, name string) string { return filepath.Join(SystemsDir(dir), name+".draft") }

// AppendTrial keeps the result of a measurement beside a user's bidding system, as a further line of a file.
func AppendTrial(dir, name, line string) error {
	folder := SystemsDir(dir)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	file, err := os.OpenFile(filepath.Join(folder, name+".trials"), os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	_, err = file.WriteString(line + "\n")
	return errors.Join(err, file.Close())
}

// ReadTrials returns the lines of measurements that are kept beside a user's bidding system, the oldest first.
func ReadTrials(dir, name string) ([]string, error) {
	data, err := os.ReadFile(filepath.Join(SystemsDir(dir), name+".trials"))
	switch {
	case errors.Is(err, os.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	}
	return strings.FieldsFunc(string(data), func(r rune) bool { return r == '\n' }), nil
}
