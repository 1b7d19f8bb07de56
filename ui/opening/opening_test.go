package opening

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// says reports whether a screen has a text.
func says(s *Screen, words string) bool {
	for _, o := range test.LaidOutObjects(s.content) {
		if p, ok := o.(*widget.Prose); ok && p.Text == words {
			return true
		}
	}
	return false
}

// The screen explains in plain words what happens, shows a bar once there is progress, and ends the program once.
func TestOpening(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	ended := 0
	s := New(widget.NewArt(cardart.Style{}), func() { ended++ })
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	if !says(s, text.T("opening.wait")) || s.bar != nil {
		t.Error("at first it doesn't say that the file is being opened")
	}
	s.Tell(0)
	if s.Tell(0.5); !says(s, text.T("opening.update")) || s.bar == nil {
		t.Error("it doesn't say that the file is being brought up to date")
	}
	s.Key(fyne.KeyReturn)
	s.Rune('q')
	if ended != 0 {
		t.Error("some key ends the program")
	}
	s.Key(fyne.KeyEscape)
	if s.Key(fyne.KeyEscape); ended != 1 || !says(s, text.T("opening.ending")) {
		t.Errorf("Esc ends the program %d times", ended)
	}
}
