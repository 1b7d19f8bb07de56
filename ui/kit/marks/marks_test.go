package marks

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// open lays a sheet in a window and gives it the keyboard.
func open(t *testing.T, before storage.Marks) (s *Sheet, c fyne.Canvas, saved *[]storage.Marks, cancelled *int) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	saved, cancelled = &[]storage.Marks{}, new(int)
	s = New(widget.NewArt(cardart.Style{}), before,
		func(m storage.Marks) { *saved = append(*saved, m) }, func() { *cancelled++ })
	w := test.NewTempWindow(t, s.Content())
	w.Resize(fyne.NewSize(1024, 700))
	s.Focus(s.Content())
	return s, w.Canvas(), saved, cancelled
}

// write types into the field that has the keyboard.
func write(c fyne.Canvas, words string) {
	for _, r := range words {
		c.Focused().TypedRune(r)
	}
}

func TestANameAndANoteOfSeveralLines(t *testing.T) {
	s, c, saved, _ := open(t, storage.Marks{Starred: true})
	write(c, "The squeeze")
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) // on to the note
	write(c, "Hearts first,")
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	write(c, "then the clubs. ")
	s.note.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyReturn, Modifier: fyne.KeyModifierControl})
	want := storage.Marks{Name: "The squeeze", Note: "Hearts first,\nthen the clubs.", Starred: true}
	if len(*saved) != 1 || (*saved)[0] != want {
		t.Errorf("kept %+v, want %+v once", *saved, want)
	}
}

func TestEscapeKeepsNothing(t *testing.T) {
	before := storage.Marks{Name: "One", Note: "Two"}
	s, c, saved, cancelled := open(t, before)
	if s.Marks() != before {
		t.Errorf("the sheet begins with %+v", s.Marks())
	}
	write(c, "x")
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if *cancelled != 1 || len(*saved) != 0 {
		t.Errorf("cancelled %d times, kept %+v", *cancelled, *saved)
	}
}
