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
)

func mustMkdir(t *testing.T, path string) {
	t.Helper()
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
}

// later is what is to be done on Fyne's goroutine, which in a test is the test's.
type later chan func()

func (l later) do(f func()) { l <- f }

// next does the next thing.
func (l later) next(t *testing.T) {
	t.Helper()
	select {
	case f := <-l:
		f()
	case <-time.After(20 * time.Second):
		t.Fatal("nothing happens")
	}
}

// openSheet opens the sheet of a screen. What is written is what write does.
func openSheet(t *testing.T, write func(context.Context, export.Options, func(done, total int)) ([]string, error)) (*Screen, later) {
	t.Helper()
	s, _ := newScreen(t, &memory{kept: map[string]string{}})
	s.Rune('e')
	queue := make(later, 100)
	s.sheet.exporter.do = queue.do
	if write != nil {
		s.sheet.exporter.write = write
	}
	return s, queue
}

func TestExportByKeys(t *testing.T) {
	s, queue := openSheet(t, nil)
	dir := s.sheet.order.Dir
	press(s, fyne.KeyReturn)
	if s.sheet.order.stage != writing {
		t.Fatal("Enter doesn't start")
	}
	if o := s.sheet.order; o.done != 0 || o.total != 69 { // before the first is told
		t.Errorf("it begins with %d of %d", o.done, o.total)
	}
	for s.sheet.order.stage == writing {
		queue.next(t)
	}
	if s.sheet.order.err != nil || s.sheet.order.files != 69 {
		t.Errorf("%d files, %v", s.sheet.order.files, s.sheet.order.err)
	}
	if found, _ := filepath.Glob(filepath.Join(dir, "*.svg")); len(found) != 69 {
		t.Errorf("%d files in %s", len(found), dir)
	}
	if press(s, fyne.KeyReturn); s.sheet != nil {
		t.Error("Enter doesn't put the sheet away")
	}
	s.Rune('E')
	if filepath.Base(s.sheet.order.Dir) != "Super Bridge deck 2" {
		t.Errorf("the next goes to %s", s.sheet.order.Dir)
	}
}

// What is chosen on the sheet is what is written, in the style of the deck.
func TestTheOrder(t *testing.T) {
	var orders []export.Options
	s, queue := openSheet(t, func(_ context.Context, o export.Options, _ func(done, total int)) ([]string, error) {
		orders = append(orders, o)
		return nil, errors.New("no room")
	})
	for _, keys := range [][]fyne.KeyName{
		{},
		{fyne.KeyRight, fyne.KeyDown, fyne.KeyRight},             // PNG, the widest
		{fyne.KeyUp, fyne.KeyRight, fyne.KeyDown, fyne.KeyRight}, // PDF, US Letter
	} {
		press(s, append(keys, fyne.KeyEnter)...)
		for s.sheet.order.stage == writing {
			queue.next(t)
		}
		if words, bad := s.sheet.order.problem(); !bad || !strings.Contains(words, "no room") {
			t.Errorf("said is %q", words)
		}
	}
	want := []export.Options{
		{Format: export.SVG, Width: export.DefaultWidth},
		{Format: export.PNG, Width: 1400},
		{Format: export.PDF, Width: 1400, Layout: export.Letter},
	}
	for i, o := range orders {
		if err := o.Check(); err != nil {
			t.Error(err)
		}
		o.Dir = ""
		if o != want[i] {
			t.Errorf("order %d is %+v, want %+v", i, o, want[i])
		}
	}
}

// Escape cancels, what was begun is taken away, and the sheet says so.
func TestCancel(t *testing.T) {
	begun := make(chan bool)
	s, queue := openSheet(t, func(ctx context.Context, o export.Options, progress func(done, total int)) ([]string, error) {
		return export.Write(ctx, o, func(done, total int) {
			progress(done, total)
			if done == 5 {
				close(begun)
				<-ctx.Done()
			}
		})
	})
	parent := filepath.Dir(s.sheet.order.Dir)
	press(s, fyne.KeyReturn)
	<-begun
	queue.next(t)
	if share := s.sheet.order.share(); share < 0 || share > 0.5 {
		t.Errorf("the bar shows %v", share)
	}
	press(s, fyne.KeyEscape)
	for s.sheet.order.stage == writing {
		queue.next(t)
	}
	if words, bad := s.sheet.order.problem(); bad || words == "" {
		t.Errorf("said is %q", words)
	}
	if left, err := os.ReadDir(parent); err != nil || len(left) != 0 {
		t.Errorf("left behind are %v, %v", left, err)
	}
	if press(s, fyne.KeyEscape); s.sheet != nil {
		t.Error("a second Escape doesn't put the sheet away")
	}
}

// The keyboard jumped from the width to the format.
func TestTheKeyboardStaysWhereItWasAfterCancel(t *testing.T) {
	s, queue := openSheet(t, func(ctx context.Context, _ export.Options, _ func(done, total int)) ([]string, error) {
		<-ctx.Done()
		return nil, ctx.Err()
	})
	press(s, fyne.KeyRight, fyne.KeyDown, fyne.KeyReturn, fyne.KeyEscape)
	queue.next(t)
	if s.sheet.order.stage != choosing || s.sheet.choices.Row != 1 || !s.sheet.choices.All[1].Selected {
		t.Errorf("the keyboard is on row %d", s.sheet.choices.Row)
	}
}

// Leaving the screen in the middle cancels at once; who closes the window can wait until
// nothing is left.
func TestLeavingInTheMiddle(t *testing.T) {
	begun, tidy := make(chan bool), make(chan bool)
	s, queue := openSheet(t, func(ctx context.Context, _ export.Options, _ func(done, total int)) ([]string, error) {
		close(begun)
		<-ctx.Done()
		<-tidy
		return nil, ctx.Err()
	})
	all := s.options.Exports
	if s.Busy() || !all.Wait(0) {
		t.Error("busy before the start")
	}
	press(s, fyne.KeyReturn)
	<-begun
	if !s.Busy() {
		t.Error("not busy while it is written")
	}
	s.Close() // doesn't wait for the tidying
	s.sheet.exporter.onEnd = func(int, error) { t.Error("a screen that is closed is told") }
	if all.Wait(time.Millisecond) {
		t.Error("all has ended before it is tidy")
	}
	close(tidy)
	if !all.Wait(20 * time.Second) {
		t.Error("the end isn't seen")
	}
	queue.next(t)
}

// However often it is told, the window hears of progress once until it has drawn that.
func TestProgressIsToldOnceAFrame(t *testing.T) {
	queue, heard := make(later, 1000), []int{}
	e := exporter{do: queue.do, onProgress: func(done, total int) { heard = append(heard, done) }}
	tell := e.teller(context.Background())
	for i := range 500 {
		if i == 300 {
			queue.next(t)
		}
		tell(i, 500)
	}
	queue.next(t)
	if len(heard) != 2 || heard[0] != 299 || heard[1] != 499 || len(queue) != 0 {
		t.Errorf("heard %v, %d to come", heard, len(queue))
	}
}
