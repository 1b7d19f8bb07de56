package task

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/task/tasktest"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// desk runs a sheet whose background work waits for the test.
type desk struct {
	options Options
	started []func()
	closed  int
	words   string // returned by the work
	err     error
	rows    int
	chosen  int
}

func newDesk(t *testing.T) *desk {
	t.Helper()
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	if err := os.Mkdir(filepath.Join(home, "Documents"), 0o700); err != nil {
		t.Fatal(err)
	}
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{words: "All is written.", rows: 2}
	d.options = Options{
		Title: "Title", Sheets: sheet.NewStack(),
		Runner:  background.NewRunnerWith(func(f func()) { d.started = append(d.started, f) }, func(f func()) { f() }),
		OnClose: func() { d.closed++ },
	}
	d.options.Window = test.NewTempWindow(t, d.options.Sheets.Content())
	d.options.Window.Resize(fyne.NewSize(1024, 700))
	return d
}

// task returns the task of these tests.
func (d *desk) task(dir string) Task {
	o := Task{About: []string{"It is good."}, Into: "Into:", Path: filepath.Join(dir, fmt.Sprint("file ", d.chosen)), Begun: Of(0, 2000)}
	for i := range d.rows {
		o.Rows = append(o.Rows, Row{Label: fmt.Sprint("Row ", i), Options: []string{"a", "b"}, Chosen: d.chosen, Choose: func(n int) { d.chosen = n }})
	}
	o.Work = func(ctx context.Context, tell func(Progress)) (string, error) {
		tell(Of(1000, 2000))
		return d.words, errors.Join(d.err, ctx.Err())
	}
	return o
}

func (d *desk) open() *Sheet { return Open(widget.NewArt(cardart.Style{}), d.options, d.task) }

// work lets the work be done that waits.
func (d *desk) work() {
	for len(d.started) > 0 { // the queue, and its waiting functions
		next := d.started[0]
		d.started = d.started[1:]
		next()
	}
}

func press(s *Sheet, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.options.Sheets.Key(k)
	}
}

// shows returns the words on a sheet.
func shows(s *Sheet) string { return tasktest.Read(s.options.Sheets).Words }

func want(t *testing.T, s *Sheet, lines ...string) {
	t.Helper()
	if got, want := shows(s), strings.Join(lines, "\n")+"\n"; got != want {
		t.Errorf("the sheet shows\n%swant\n%s", got, want)
	}
}

func TestWhatTheSheetShows(t *testing.T) {
	d := newDesk(t)
	s := d.open()
	home := filepath.Join(os.Getenv("HOME"), "Documents")
	buttons := []string{"[Export Enter]", "[Folder … F]", "[Close Esc]"}
	want(t, s, append([]string{"Title", "It is good.", "Into:", filepath.Join(home, "file 0")}, buttons...)...)
	press(s, fyne.KeyRight)
	want(t, s, append([]string{"Title", "It is good.", "Into:", filepath.Join(home, "file 1")}, buttons...)...)
	press(s, fyne.KeyReturn)
	d.chosen = 0 // a later choice doesn't change the task under way
	s.redraw()
	want(t, s, "Title", filepath.Join(home, "file 1"), "0 of 2,000", "[Cancel Esc]")
	s.tell(Of(1000, 2000))
	s.redraw()
	want(t, s, "Title", filepath.Join(home, "file 1"), "1,000 of 2,000", "[Cancel Esc]")
	d.work()
	want(t, s, "Title", "All is written.", filepath.Join(home, "file 1"), "[Close Enter]")
	if press(s, fyne.KeyEnter); d.closed != 1 {
		t.Error("Enter doesn't put it away")
	}
}

func TestWhyNothingIsWritten(t *testing.T) {
	for why, err := range map[string]error{
		"Nothing was written: that folder no longer exists. Choose another.":     fmt.Errorf("it says: %w", fs.ErrNotExist),
		"Nothing was written: you may not write to this folder. Choose another.": &fs.PathError{Op: "open", Path: "/a", Err: syscall.EACCES},
		"Nothing was written: something else has taken that name. Try again.":    fs.ErrExist,
		"Nothing was written: the disk is full. Choose another folder.":          &fs.PathError{Op: "write", Path: "/a", Err: syscall.ENOSPC},
		"Nothing was written: " + syscall.ENAMETOOLONG.Error() + ".":             &fs.PathError{Op: "open", Path: "/a", Err: syscall.ENAMETOOLONG},
		"Nothing was written: no luck.":                                          errors.New("no luck"),
		"Cancelled. No file was left behind.":                                    context.Canceled,
	} {
		d := newDesk(t)
		s := d.open()
		d.err = err
		press(s, fyne.KeyReturn)
		d.work()
		if got := shows(s); !strings.Contains(got, "file 0\n"+why+"\n[Export Enter]") {
			t.Errorf("%v: the sheet shows\n%s", err, got)
		}
		if bad := tasktest.Read(s.options.Sheets).Bad; (bad != "") == errors.Is(err, context.Canceled) {
			t.Errorf("%v: bad news: %q", err, bad)
		}
		press(s, fyne.KeyRight) // something else is chosen
		if got := shows(s); strings.Contains(got, why) {
			t.Errorf("%v: the sheet still shows\n%s", err, got)
		}
		d.err = nil
		press(s, fyne.KeyReturn)
		d.work()
		if got := shows(s); !strings.Contains(got, "All is written.") {
			t.Errorf("%v: the next time the sheet shows\n%s", err, got)
		}
	}
}

// The keyboard jumped to the first row when something was chosen, or when the work had ended.
func TestTheKeyboardStaysWhereItWas(t *testing.T) {
	d := newDesk(t)
	s := d.open()
	press(s, fyne.KeyDown, fyne.KeyRight, fyne.KeyReturn, fyne.KeyUp, fyne.KeyEscape)
	d.work()
	if s.Working() || s.choices.Row != 1 || !s.choices.All[1].Selected {
		t.Errorf("the keyboard is on row %d", s.choices.Row)
	}
}

func TestEscapeCancelsAndThenCloses(t *testing.T) {
	d := newDesk(t)
	s := d.open()
	press(s, fyne.KeyReturn)
	if press(s, fyne.KeyReturn); len(d.started) != 1 {
		t.Errorf("%d works have been started", len(d.started))
	}
	if press(s, fyne.KeyEscape); !s.Working() || d.closed > 0 {
		t.Errorf("busy: %t, closed %d times", s.Working(), d.closed)
	}
	d.work()
	if s.Working() || !strings.Contains(shows(s), "Cancelled.") {
		t.Errorf("busy: %t, the sheet shows\n%s", s.Working(), shows(s))
	}
	if press(s, fyne.KeyEscape); d.closed != 1 {
		t.Error("the second Escape doesn't put it away")
	}
}

// Without choices the work begins at once, and isn't tried again.
func TestWhatBeginsAtOnce(t *testing.T) {
	d := newDesk(t)
	o := d.task("")
	o.Begun, o.Failed = Progress{}, func(error) string { return "It was bad." }
	s := Start(widget.NewArt(cardart.Style{}), d.options, o)
	want(t, s, "Title", "file 0", "One moment …", "[Cancel Esc]")
	d.err = errors.New("bad")
	d.work()
	want(t, s, "Title", "It was bad.", "file 0", "[Close Enter]")
	d.options.Sheets.Rune('f')
	if press(s, fyne.KeyRight, fyne.KeyReturn); d.closed != 1 || len(d.started) > 0 || !d.options.Sheets.Empty() {
		t.Errorf("closed %d times, %d works wait", d.closed, len(d.started))
	}
}

func TestTheFolderIsChosen(t *testing.T) {
	d := newDesk(t)
	s := d.open()
	d.options.Sheets.Rune('F')
	if d.options.Sheets.Top() == sheet.Sheet(s) {
		t.Fatal("there is no dialog")
	}
	if press(s, fyne.KeyReturn, fyne.KeyRight); len(d.started) > 0 || d.chosen > 0 {
		t.Error("the sheet has the keyboard while the dialog is open")
	}
	if press(s, fyne.KeyEscape); d.options.Sheets.Top() != sheet.Sheet(s) || d.closed > 0 {
		t.Errorf("closed %d times", d.closed)
	}
	d.options.Sheets.Rune('f')
	for _, o := range test.LaidOutObjects(d.options.Window.Canvas().Overlays().Top()) {
		if b, ok := o.(*fynewidget.Button); ok && b.Text == "Choose" {
			test.Tap(b)
		}
	}
	if got := shows(s); d.options.Sheets.Top() != sheet.Sheet(s) || !strings.Contains(got, filepath.Join(os.Getenv("HOME"), "file 0")+"\n") {
		t.Errorf("the sheet shows\n%s", got)
	}
	d.options.Sheets.Rune('f')
	if d.options.Sheets.Close(); d.options.Window.Canvas().Overlays().Top() != nil {
		t.Error("the dialog stays when the sheet is closed")
	}
}

// A sheet that is closed during the work reports nothing more, and the closing callback waits until all is tidy.
func TestClosedInTheMiddle(t *testing.T) {
	d := newDesk(t)
	s := d.open()
	press(s, fyne.KeyReturn)
	d.options.Sheets.Remove(s)
	if d.options.Runner.Wait(0) {
		t.Error("the book doesn't know of the work")
	}
	d.work()
	if s.words != "" || s.progress != Of(0, 2000) || !d.options.Runner.Wait(0) {
		t.Errorf("the sheet is told %q and %v", s.words, s.progress)
	}
}
