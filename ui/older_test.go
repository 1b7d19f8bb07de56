package ui

import (
	"compress/gzip"
	"database/sql"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/opening"
)

// older makes the file of an older version in a folder, and returns its contents.
func older(t *testing.T, dir string) []byte {
	t.Helper()
	dump, err := os.Open("../storage/bridge/testdata/version5.sql.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer dump.Close()
	plain, err := gzip.NewReader(dump)
	if err != nil {
		t.Fatal(err)
	}
	statements, err := io.ReadAll(plain)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "superbridge.db")
	db, err := sql.Open("sqlite3", path+"?_journal_mode=WAL")
	if err != nil {
		t.Fatal(err)
	}
	if _, err = db.Exec(string(statements)); err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// The file of an older version is brought up to date behind a screen with a bar. Esc ends the program, with the file as
// it was; the next start brings it up to date.
func TestAnOlderFileIsOpened(t *testing.T) {
	d, _ := newDesk(t)
	if err := d.store.Close(); err != nil {
		t.Fatal(err)
	}
	d.store, d.screen, d.options.Dir = nil, nil, t.TempDir()
	before := older(t, d.options.Dir)

	// Each report waits until it has been shown: the work can't finish before Esc is pressed.
	hurried := d.runner
	d.runner = background.NewRunnerWith(func(f func()) { go f() }, func(f func()) {
		shown := make(chan struct{})
		d.due <- func() { f(); close(shown) }
		<-shown
	})
	d.step(d.open)
	first, then := <-d.due, <-d.due // the work has begun, and it is time to say so
	d.step(then)
	d.step(first)
	bar := func() bool {
		for _, o := range test.LaidOutObjects(d.window.Content()) {
			if _, ok := o.(*widget.Progress); ok {
				return true
			}
		}
		return false
	}
	d.until(bar)
	if _, ok := d.screen.(*opening.Screen); !ok {
		t.Errorf("%T is shown", d.screen)
	}
	d.press("Escape", "Escape")
	d.until(func() bool { return d.window.closed })
	if d.store != nil {
		t.Error("the folder is open")
	}
	after, err := os.ReadFile(filepath.Join(d.options.Dir, "superbridge.db"))
	if err != nil || string(after) != string(before) {
		t.Errorf("the file had %d bytes, and is another with %d; %v", len(before), len(after), err)
	}
	for _, name := range []string{"superbridge-version-5.db", "superbridge.db-copying", "superbridge.db-wal"} {
		if _, err := os.Stat(filepath.Join(d.options.Dir, name)); err == nil {
			t.Errorf("%s is left", name)
		}
	}

	d.runner, d.closing, d.window.closed = hurried, false, false // as the next start does
	d.step(d.open)
	d.until(isShown[*home.Screen](d))
	defer d.store.Close()
	if n := len(saved(t, d.kept())); n == 0 {
		t.Error("nothing is in it")
	}
	if _, err := os.Stat(filepath.Join(d.options.Dir, "superbridge-version-5.db")); err != nil {
		t.Error(err)
	}
	d.still(time.Millisecond)
}
