package marks

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// open lays a sheet in a window and gives it the keyboard.
func open(t *testing.T, before Words) (s *Sheet, c fyne.Canvas, saved *[]Words) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	saved = &[]Words{}
	sheets := sheet.NewStack()
	w := test.NewTempWindow(t, sheets.Content())
	w.Resize(fyne.NewSize(1024, 700))
	s = Open(widget.NewArt(cardart.Style{}), sheets, before, func(w Words) { *saved = append(*saved, w) })
	return s, w.Canvas(), saved
}

// write types into the field that has the keyboard.
func write(c fyne.Canvas, words string) {
	for _, r := range words {
		c.Focused().TypedRune(r)
	}
}

func TestANameAndANoteOfSeveralLines(t *testing.T) {
	s, c, saved := open(t, Words{})
	write(c, "The squeeze")
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) // on to the note
	write(c, "Hearts first,")
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	write(c, "then the clubs. ")
	s.note.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyReturn, Modifier: fyne.KeyModifierControl})
	want := Words{Name: "The squeeze", Note: "Hearts first,\nthen the clubs."}
	if len(*saved) != 1 || (*saved)[0] != want {
		t.Errorf("kept %+v, want %+v once", *saved, want)
	}
}

func TestEscapeKeepsNothing(t *testing.T) {
	before := Words{Name: "One", Note: "Two"}
	s, c, saved := open(t, before)
	if s.Words() != before || s.Unsaved() {
		t.Errorf("the sheet begins with %+v", s.Words())
	}
	write(c, "x")
	if !s.Unsaved() {
		t.Error("nobody knows what would be lost")
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if !s.sheets.Empty() || len(*saved) != 0 {
		t.Errorf("the sheet has gone: %v, kept %+v", s.sheets.Empty(), *saved)
	}
}

func TestWhatIsWrittenIsKeptWhenTheScreenIsLeft(t *testing.T) {
	unchanged, _, saved := open(t, Words{Name: "One"})
	if unchanged.sheets.Close(); len(*saved) != 0 {
		t.Errorf("kept %+v, but nothing has been written", *saved)
	}
	s, c, saved := open(t, Words{Name: "One"})
	write(c, "x")
	if s.sheets.Close(); len(*saved) != 1 || (*saved)[0].Name != "xOne" {
		t.Errorf("kept %+v", *saved)
	}
}

func TestTabGoesFromFieldToField(t *testing.T) {
	s, c, _ := open(t, Words{})
	for i, want := range []*widget.Field{s.note, s.name, s.note} {
		if c.FocusNext(); c.Focused() != fyne.Focusable(want) {
			t.Errorf("Tab %d leads elsewhere", i)
		}
	}
	if tabs, ok := c.Focused().(fyne.Tabbable); ok && tabs.AcceptsTab() {
		t.Error("Tab stays in the note")
	}
	c.Unfocus()
	if s.sheets.Key(fyne.KeyReturn); c.Focused() != fyne.Focusable(s.name) {
		t.Error("a key after a click beside the fields is lost")
	}
}
