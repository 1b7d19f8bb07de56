package welcome

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// newScreen returns the screen in a small window, and a record of the answers.
func newScreen(t *testing.T) (*Screen, *[]choices.Played) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	said := &[]choices.Played{}
	s := New(widget.NewArt(cardart.Style{}), Options{
		OnAnswer: func(p choices.Played) { *said = append(*said, p) }, OnBack: func() { *said = append(*said, "back") },
	})
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	return s, said
}

func TestAnswersByKeys(t *testing.T) {
	for _, tt := range []struct {
		keys []fyne.KeyName
		want choices.Played
	}{
		{[]fyne.KeyName{fyne.KeyReturn}, choices.Never},
		{[]fyne.KeyName{fyne.KeyDown, fyne.KeyEnter}, choices.With52},
		{[]fyne.KeyName{fyne.KeyEnd, fyne.KeyDown, fyne.KeySpace}, choices.Knows},
		{[]fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeyUp, fyne.KeyReturn}, choices.With52},
		{[]fyne.KeyName{fyne.KeyDown, fyne.KeyHome, fyne.KeyLeft, fyne.KeyReturn}, choices.Never},
		{[]fyne.KeyName{fyne.KeyEscape}, "back"},
	} {
		s, said := newScreen(t)
		for _, k := range tt.keys {
			s.Key(k)
		}
		if !slices.Equal(*said, []choices.Played{tt.want}) {
			t.Errorf("%v answers %q, want %q", tt.keys, *said, tt.want)
		}
	}
}

func TestAnswersByDigitsAndMouse(t *testing.T) {
	s, said := newScreen(t)
	for _, r := range "04n123" {
		s.Rune(r)
	}
	for _, row := range s.keys.Rows() {
		test.Tap(row[0].(*widget.Button))
	}
	if want := slices.Concat(answers, answers); !slices.Equal(*said, want) {
		t.Errorf("answered %q, want %q", *said, want)
	}
}

// The selection stays when the colours change, and everything fits a small window.
func TestRedraw(t *testing.T) {
	s, said := newScreen(t)
	s.Key(fyne.KeyDown)
	s.Redraw()
	s.Key(fyne.KeyReturn)
	if !slices.Equal(*said, []choices.Played{choices.With52}) {
		t.Errorf("answered %q", *said)
	}
	if size := s.Content().MinSize(); size.Width > 1024 || size.Height > 700 {
		t.Errorf("it needs %v", size)
	}
	last := s.keys.Rows()[len(answers)-1][0].(*widget.Button)
	if at := fyne.CurrentApp().Driver().AbsolutePositionForObject(last); at.Y+last.Size().Height > 690 {
		t.Errorf("the last answer ends at %v", at.Y+last.Size().Height)
	}
}
