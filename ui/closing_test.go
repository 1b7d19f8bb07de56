package ui

import (
	"context"
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/home"
)

// While the window closes its screens are closed, and hear nothing more: anything begun then might be cut off.
func TestNothingBeginsWhileTheWindowCloses(t *testing.T) {
	a, work := slowApp(t)
	w, heard := &window{Window: a.window}, ""
	a.window = w
	first := &hearer{lowest: lowest{content: container.NewStack()}, name: "first", heard: &heard}
	a.show(first)
	a.quit()
	a.quit()
	a.typed(fyne.KeyReturn, func() { a.screen.Key(fyne.KeyReturn) })
	if heard != "" || !first.closed || w.closed {
		t.Errorf("heard %q; the screen is closed: %v, the window: %v", heard, first.closed, w.closed)
	}
	for range 3 {
		work()
	}
	if !w.closed {
		t.Error("the window doesn't close")
	}
}

// Failed writes during the closing of the window were lost silently. The window stays, and says so; then it closes.
func TestAWindowThatClosesSaysWhatIsNotKept(t *testing.T) {
	a, work := slowApp(t)
	w := &window{Window: a.window}
	a.window = w
	a.runner.OnLost(a.unkept)
	a.show(&hearer{lowest: lowest{content: container.NewStack()}})
	a.runner.Write(context.Background(), func() error { return errors.New("the disk is full") }, nil)
	a.quit()
	for range 4 {
		work()
	}
	if _, ok := a.screen.(*home.Screen); !ok || w.closed || !strings.Contains(a.notice.Words(), "the disk is full") {
		t.Fatalf("%T is shown, and %q is said; the window is closed: %v", a.screen, a.notice.Words(), w.closed)
	}
	a.quit()
	for range 4 {
		work()
	}
	if !w.closed {
		t.Error("the window doesn't close")
	}
}
