package history

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// The slip that explains what can be typed is shown while the field is empty and has the focus.
func TestTheHelpOfTheField(t *testing.T) {
	s, _ := open(t, newStore(t, 3), atOnce, Position{})
	c := s.options.Window.Canvas()
	shown := func() bool {
		return s.bar.help.Visible() && slices.Contains(test.LaidOutObjects(s.Content()), fyne.CanvasObject(s.bar.help)) &&
			strings.Contains(words(s.bar.help), text.T("search.help.name"))
	}
	if shown() {
		t.Error("it is shown before anybody wants to type")
	}
	typeIn(s, "f")
	if !shown() {
		t.Error("nobody says what can be typed")
	}
	s.Redraw()
	if !shown() {
		t.Error("it is gone when the screen is drawn again")
	}
	test.Type(c.Focused(), "l")
	if shown() {
		t.Error("it lies on what is found")
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
	if !shown() {
		t.Error("it doesn't come back with the empty field")
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if shown() {
		t.Error("it stays when the keyboard has left the field")
	}
}
