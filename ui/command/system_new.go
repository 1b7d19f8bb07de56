package command

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// useSystems makes the systems of a data folder known. The error lists files that can't be read or be systems.
func useSystems(dir string) error {
	files, unread := storage.ReadSystems(dir)
	return errors.Join(unread, bidding.Register(files))
}

// newSystem begins a system of the user's own.
func newSystem(args []string, dataDir string, stdout io.Writer) error {
	f := systemFlags(dataDir, stdout)
	from := f.String("from", bidding.Standard.String(), text.T("command.system.flag-from"))
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return usage("command.system.want-new")
	}
	name := f.Arg(0)
	if err := bidding.CheckName(name); err != nil {
		return usageError{err}
	}
	words, err := bidding.Begin(name, *from)
	if err != nil {
		return usageError{err}
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	folder := storage.SystemsDir(dir)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	path := filepath.Join(folder, name+".book")
	switch err := create(path, words); {
	case errors.Is(err, fs.ErrExist):
		return usage("command.system.exists", "System", name, "File", path)
	case err != nil:
		return err
	}
	_, err = fmt.Fprintln(stdout, text.T("command.system.begun", "System", name, "File", path))
	return err
}

// create writes a file that mustn't exist.
func create(path, words string) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = file.WriteString(words)
	return errors.Join(err, file.Close())
}
