package ui

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/backups"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/trouble"
)

// says reports whether a screen has a line with these words.
func says(s screen, words string) bool {
	return slices.ContainsFunc(test.LaidOutObjects(s.Content()), func(o fyne.CanvasObject) bool {
		p, ok := o.(*widget.Prose)
		return ok && p.Text == words
	})
}

// A copy is made when due, can be restored from its screen, and the replaced file is retained.
func TestCopiesOfAllThatIsKept(t *testing.T) {
	d, _ := newDesk(t)
	if err := d.store.Close(); err != nil {
		t.Fatal(err)
	}
	d.store, d.screen = nil, nil
	copies := func() []storage.Backup {
		all, err := storage.Backups(d.options.Dir)
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	d.step(d.open)
	d.until(isShown[*home.Screen](d))
	d.until(func() bool { return len(copies()) == 1 })
	d.step(d.showCopies)
	d.until(isShown[*backups.Screen](d))
	screen := d.screen
	d.until(func() bool { return says(screen, text.Bytes(copies()[0].Size)) })
	d.press("Enter")
	d.until(func() bool { return canBePressed(screen, text.T("backups.restore")) })
	d.press("r")
	d.until(func() bool {
		return d.screen != screen && isShown[*home.Screen](d)() && d.notice.Words() == text.T("backups.restored")
	})
	if n := len(copies()); n != 2 || len(saved(t, d.kept())) == 0 {
		t.Errorf("there are %d copies", n)
	}

	// A damaged file: the newest copy that is in order takes its place.
	d.stopCopying()
	if err := d.store.Close(); err != nil {
		t.Fatal(err)
	}
	d.store, d.screen = nil, nil
	for _, path := range []string{filepath.Join(d.options.Dir, "superbridge.db"), copies()[0].Path} {
		if err := os.Truncate(path, 20000); err != nil {
			t.Fatal(err)
		}
	}
	d.step(d.open)
	d.until(isShown[*trouble.Screen](d))
	d.press("1")
	d.until(isShown[*home.Screen](d))
	defer d.store.Close()
	if len(saved(t, d.kept())) == 0 {
		t.Error("nothing is restored")
	}
	d.stopCopying()
	d.still(time.Millisecond)
}

// An empty or missing file beside copies of it doesn't look like a first start: the screen says so, and offers to
// restore the newest copy, or to start without.
func TestAMissingFileBesideItsCopies(t *testing.T) {
	d, _ := newDesk(t)
	file := filepath.Join(d.options.Dir, "superbridge.db")
	if _, err := d.store.BackUp(t.Context(), func(float64) {}); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		why  string
		harm func() error
		key  string
		kept bool
	}{
		{"emptied", func() error { return os.Truncate(file, 0) }, "1", true},
		{"absent", func() error { return os.Remove(file) }, "2", false},
	} {
		d.stopCopying()
		if err := d.store.Close(); err != nil {
			t.Fatal(err)
		}
		d.store, d.screen = nil, nil
		if err := tt.harm(); err != nil {
			t.Fatal(err)
		}
		d.step(d.open)
		d.until(isShown[*trouble.Screen](d))
		if !says(d.screen, text.T("trouble.why."+tt.why)) {
			t.Errorf("it isn't said that the file is %s", tt.why)
		}
		d.press(tt.key)
		d.until(isShown[*home.Screen](d))
		if kept := len(saved(t, d.kept())) > 0; kept != tt.kept {
			t.Errorf("%s: games are there: %v", tt.why, kept)
		}
	}
	d.stopCopying()
	d.store.Close()
	d.still(time.Millisecond)
}
