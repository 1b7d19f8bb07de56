package filedialog

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// open opens the dialog on an empty home folder and returns the chosen folder and the dialog's stack.
func open(t *testing.T) (window fyne.Window, dir *string, sheets *sheet.Stack) {
	t.Helper()
	t.Setenv("HOME", t.TempDir())
	test.NewTempApp(t)
	sheets, dir = sheet.NewStack(), new(string)
	window = test.NewTempWindow(t, sheets.Content())
	window.Resize(fyne.NewSize(1024, 700))
	Choose(sheets, window, func(d string) { *dir = d })
	return window, dir, sheets
}

// press presses a key as the window does: only the focused widget gets it.
func press(t *testing.T, w fyne.Window, key fyne.KeyName) {
	t.Helper()
	on := w.Canvas().Focused()
	if on == nil {
		t.Fatalf("nobody has the focus at %s", key)
	}
	on.TypedKey(&fyne.KeyEvent{Name: key})
}

// tabTo presses Tab until the button with these words has the focus.
func tabTo(t *testing.T, w fyne.Window, words string) {
	t.Helper()
	for range 100 {
		press(t, w, fyne.KeyTab)
		if b, ok := w.Canvas().Focused().(*keyboard).at.(*widget.Button); ok && b.Text == words {
			return
		}
	}
	t.Fatalf("Tab doesn't come to %q", words)
}

func TestEscapeClosesItWhereverTheKeyboardIs(t *testing.T) {
	for tabs := range 12 {
		w, dir, sheets := open(t)
		for range tabs {
			press(t, w, fyne.KeyTab)
		}
		press(t, w, fyne.KeyEscape)
		if w.Canvas().Overlays().Top() != nil || !sheets.Empty() || *dir != "" {
			t.Errorf("after %d tabs: closed %v, chosen %q", tabs, sheets.Empty(), *dir)
		}
	}
}

func TestEnterPressesTheButton(t *testing.T) {
	w, dir, sheets := open(t)
	tabTo(t, w, "Cancel")
	press(t, w, fyne.KeyReturn)
	if w.Canvas().Overlays().Top() != nil || !sheets.Empty() || *dir != "" {
		t.Errorf("Cancel: closed %v, chosen %q", sheets.Empty(), *dir)
	}
	w, dir, sheets = open(t)
	tabTo(t, w, "Choose")
	press(t, w, fyne.KeyEnter)
	if w.Canvas().Overlays().Top() != nil || !sheets.Empty() || *dir == "" {
		t.Errorf("Choose: closed %v, chosen %q", sheets.Empty(), *dir)
	}
}

func TestAClickTakesTheKeyboardAlong(t *testing.T) {
	w, _, sheets := open(t)
	k := w.Canvas().Focused().(*keyboard)
	clicked := focusable(k.content)[2]
	w.Canvas().Focus(clicked) // as Fyne does
	k.takeBack()              // as is done when Fyne is through with it
	if w.Canvas().Focused() != fyne.Focusable(k) || k.at != clicked {
		t.Errorf("the keyboard is on %T", k.at)
	}
	press(t, w, fyne.KeyEscape)
	if !sheets.Empty() {
		t.Error("Escape doesn't close it")
	}
}

// The screen below gets no keys while the dialog is open, and the dialog closes with the screen.
func TestItHasTheKeyboard(t *testing.T) {
	w, dir, sheets := open(t)
	if !sheets.Key(fyne.KeyReturn) || !sheets.Rune('f') || sheets.Empty() {
		t.Error("a key reaches what is below")
	}
	if sheets.Close(); w.Canvas().Overlays().Top() != nil || *dir != "" {
		t.Errorf("the dialog stays when the screen is left; chosen %q", *dir)
	}
}

// The dialog grew to the right and down, so that its buttons lay outside of the window.
func TestItLiesInTheMiddleOfTheWindow(t *testing.T) {
	w, _, _ := open(t)
	content := w.Canvas().Focused().(*keyboard).content
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(content)
	if end := at.AddXY(content.Size().Width, content.Size().Height); at.X < 60 || at.Y < 60 || end.X > 964 || end.Y > 640 {
		t.Errorf("it lies from %v to %v", at, end)
	}
}

// Fyne names the places at the side in English only.
func TestPlacesHaveNamesInTheLanguageInUse(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	text.Use(text.Russian)
	w, _, _ := open(t)
	content := contentOf(w.Canvas().Overlays().Top())
	var seen []string
	var look func(o fyne.CanvasObject)
	look = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widget.Label:
			seen = append(seen, o.Text)
		case *fyne.Container:
			for _, child := range o.Objects {
				look(child)
			}
		case *container.Split:
			look(o.Leading)
		case fyne.Widget:
			for _, child := range test.WidgetRenderer(o).Objects() {
				look(child)
			}
		}
	}
	look(content)
	if !slices.Contains(seen, text.T("folder.place.home")) {
		t.Errorf("the home folder isn't named among %q", seen)
	}
	for fynes := range placeWords {
		if slices.Contains(seen, fynes) {
			t.Errorf("%s has Fyne's name", fynes)
		}
	}
}
