package deck

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart/export"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/task/tasktest"
)

// later receives functions for Fyne's goroutine, which is the test's.
type later chan func()

func (l later) do(f func()) { l <- f }

// next does the next thing.
func (l later) next(t *testing.T) {
	t.Helper()
	select {
	case f := <-l:
		f()
	case <-time.After(2 * time.Minute):
		t.Fatal("nothing happens")
	}
}

// openSheet opens the sheet of a screen, with a writer for its files.
func openSheet(t *testing.T, write writer) (*Screen, later) {
	t.Helper()
	s, _ := newScreen(t, &memory{kept: map[string]string{}})
	queue := make(later, 100)
	s.options.Runner = background.NewRunnerWith(func(f func()) { go f() }, queue.do)
	if write != nil {
		s.write = write
	}
	s.Rune('e')
	return s, queue
}

// onSheet returns the content of a screen's sheet.
func onSheet(s *Screen) tasktest.Shown { return tasktest.Read(s.sheets) }

// wants complains if the sheet doesn't show these words.
func wants(t *testing.T, s *Screen, words string) {
	t.Helper()
	if all := onSheet(s).Words; !strings.Contains(all, words) {
		t.Errorf("the sheet shows %q, want %q", all, words)
	}
}

func TestExportByKeys(t *testing.T) {
	s, queue := openSheet(t, nil)
	dir := filepath.Join(documents(), "Super Bridge deck")
	wants(t, s, dir+"\n")
	press(s, fyne.KeyReturn)
	if !s.Busy() {
		t.Fatal("Enter doesn't start")
	}
	wants(t, s, "0 of 70\n") // before the first report
	for s.Busy() {
		queue.next(t)
	}
	wants(t, s, "70 files have been written:\n"+dir+"\n")
	if found, _ := filepath.Glob(filepath.Join(dir, "*.svg")); len(found) != 70 {
		t.Errorf("%d files in %s", len(found), dir)
	}
	if press(s, fyne.KeyReturn); !s.sheets.Empty() {
		t.Error("Enter doesn't put the sheet away")
	}
	s.Rune('E')
	wants(t, s, dir+" 2\n")
}

// The choices on the sheet determine the files, in the style of the deck.
func TestTheOrder(t *testing.T) {
	var orders []export.Options
	s, queue := openSheet(t, func(_ context.Context, _ string, o export.Options, _ func(done, total int)) ([]string, error) {
		orders = append(orders, o)
		return nil, errors.New("no room")
	})
	for _, keys := range [][]fyne.KeyName{
		{},
		{fyne.KeyRight, fyne.KeyDown, fyne.KeyRight},             // PNG, the widest
		{fyne.KeyUp, fyne.KeyRight, fyne.KeyDown, fyne.KeyRight}, // PDF, US Letter
		{fyne.KeyDown, fyne.KeyRight},                            // the new cards of it
	} {
		press(s, append(keys, fyne.KeyEnter)...)
		for s.Busy() {
			queue.next(t)
		}
		if bad := onSheet(s).Bad; bad != "Nothing was written: no room." {
			t.Errorf("said is %q", bad)
		}
	}
	want := []export.Options{
		{Format: export.SVG, Width: export.DefaultWidth},
		{Format: export.PNG, Width: 1400},
		{Format: export.PDF, Width: 1400, Layout: export.Letter},
		{Format: export.PDF, Width: 1400, Layout: export.Letter, Cards: export.New},
	}
	if len(orders) != len(want) {
		t.Fatalf("%d orders", len(orders))
	}
	for i, o := range orders {
		if err := o.Check(); err != nil {
			t.Error(err)
		}
		if o != want[i] {
			t.Errorf("order %d is %+v, want %+v", i, o, want[i])
		}
	}
}

// A part of the deck has as many files as cards, and an explanation.
func TestExportOfTheNewCards(t *testing.T) {
	s, queue := openSheet(t, nil)
	press(s, fyne.KeyDown, fyne.KeyRight)
	wants(t, s, "M, 12, 11 and 1 of each suit: they turn a deck of 52 into one of 68.\n")
	press(s, fyne.KeyReturn)
	wants(t, s, "0 of 17\n")
	for s.Busy() {
		queue.next(t)
	}
	wants(t, s, "17 files have been written:\n")
}

// Escape cancels, partial files are removed, and the sheet says so.
func TestCancel(t *testing.T) {
	begun := make(chan bool)
	s, queue := openSheet(t, func(ctx context.Context, dir string, o export.Options, progress func(done, total int)) ([]string, error) {
		return writeFiles(ctx, dir, o, func(done, total int) {
			progress(done, total)
			if done == 5 {
				close(begun)
				<-ctx.Done()
			}
		})
	})
	press(s, fyne.KeyReturn)
	<-begun
	queue.next(t)
	wants(t, s, "5 of 70\n")
	press(s, fyne.KeyEscape)
	for s.Busy() {
		queue.next(t)
	}
	wants(t, s, "Cancelled. No file was left behind.\n")
	if bad := onSheet(s).Bad; bad != "" {
		t.Errorf("bad news: %q", bad)
	}
	if left, err := os.ReadDir(documents()); err != nil || len(left) != 0 {
		t.Errorf("left behind are %v, %v", left, err)
	}
	if press(s, fyne.KeyEscape); !s.sheets.Empty() {
		t.Error("a second Escape doesn't put the sheet away")
	}
}

// The keyboard jumped from the width to the format.
func TestTheKeyboardStaysWhereItWasAfterCancel(t *testing.T) {
	s, queue := openSheet(t, func(ctx context.Context, _ string, _ export.Options, _ func(done, total int)) ([]string, error) {
		<-ctx.Done()
		return nil, ctx.Err()
	})
	press(s, fyne.KeyRight, fyne.KeyDown, fyne.KeyReturn, fyne.KeyEscape)
	queue.next(t)
	if rows := onSheet(s).Choices; s.Busy() || len(rows) != 3 || rows[0].Selected || !rows[1].Selected {
		t.Errorf("the keyboard is not on the second of %d rows", len(rows))
	}
}

// Leaving the screen in the middle cancels at once; closing the window can wait until nothing is left.
func TestLeavingInTheMiddle(t *testing.T) {
	begun, tidy := make(chan bool), make(chan bool)
	s, queue := openSheet(t, func(ctx context.Context, _ string, _ export.Options, _ func(done, total int)) ([]string, error) {
		close(begun)
		<-ctx.Done()
		<-tidy
		return nil, ctx.Err()
	})
	all := s.options.Runner
	if s.Busy() || !all.Wait(0) {
		t.Error("busy before the start")
	}
	press(s, fyne.KeyReturn)
	<-begun
	if !s.Busy() {
		t.Error("not busy while it is written")
	}
	s.Close() // doesn't wait for the tidying
	if all.Wait(time.Millisecond) {
		t.Error("all has ended before it is tidy")
	}
	close(tidy)
	if !all.Wait(2 * time.Minute) {
		t.Error("the end isn't seen")
	}
	if queue.next(t); !s.sheets.Empty() {
		t.Error("the sheet comes back after the screen is closed")
	}
}
