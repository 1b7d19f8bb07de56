package report

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/superbridge/superbridge/game/bridge/bidding/cases"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// CardsFile is the file in the data folder that holds reports of cards as text; those of calls are cases, in [cases.OwnFile].
const CardsFile = "cards.own"

// Path returns the file in a data folder for reports of such an act.
func (a Act) Path(dir string) string {
	if a.IsCall() {
		return filepath.Join(dir, cases.OwnFile)
	}
	return filepath.Join(dir, CardsFile)
}

// Keep appends a report to its file in a data folder. Its errors are words for the user: which file can't be written,
// and why.
func (r Report) Keep(dir string) error {
	if dir == "" {
		return errors.New(text.T("case.no-folder"))
	}
	path, words := r.Path(dir), r.Text()+"\n"
	if r.IsCall() {
		words = r.Line() + "\n"
	}
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return errors.New(text.T("case.folder", "File", path))
	}
	if err := add(path, words); err != nil {
		return errors.New(text.T("case.not-kept", "File", path, "Error", text.Error(disk.Reason(err))))
	}
	return nil
}

// add appends lines to a file, which it creates if need be. It first ends a last line that has no end.
func add(path, words string) (err error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	if last := make([]byte, 1); info.Size() > 0 {
		if _, err := f.ReadAt(last, info.Size()-1); err != nil {
			return err
		}
		if last[0] != '\n' {
			words = "\n" + words
		}
	}
	if _, err := f.WriteString(words); err != nil {
		return err
	}
	return f.Sync()
}
