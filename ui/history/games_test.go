package history

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Games are chosen on a sheet, one or several, by keys or the mouse, from the list and from the filter.
func TestGamesAreChosen(t *testing.T) {
	store := newStore(t, 3)
	s, _ := open(t, store, atOnce, Position{})
	last := func() string { return store.filters[len(store.filters)-1].Rules }
	if !strings.Contains(words(s.bar.wishes), "All games G") {
		t.Errorf("it says %q", words(s.bar.wishes))
	}
	typeIn(s, "g")
	press(s, fyne.KeyDown, fyne.KeySpace) // below all games is the second game
	if last() != bridge.Games()[1].Name {
		t.Errorf("asked for %q", last())
	}
	press(s, fyne.KeyLeft, fyne.KeySpace) // the first precedes it, though it was chosen later
	if want := bridge.Games()[0].Name + " " + bridge.Games()[1].Name; last() != want {
		t.Errorf("asked for %q, want %q", last(), want)
	}
	press(s, fyne.KeyRight, fyne.KeySpace)
	if last() != bridge.Games()[0].Name {
		t.Errorf("with one taken out again: %q", last())
	}
	press(s, fyne.KeyReturn)
	if !s.sheets.Empty() || !strings.Contains(words(s.bar.wishes), "Super Bridge G") || strings.Contains(words(s.bar.wishes), "×") {
		t.Errorf("it says %q", words(s.bar.wishes))
	}
	typeIn(s, "og")
	g := &gamesSheet{bar: s.bar}
	g.Build()
	if first := g.keys.Rows()[0]; first[0].(*widget.Button).Primary || !first[1].(*widget.Button).Primary {
		t.Error("the sheet doesn't show what is chosen")
	}
	typeIn(s, "u")
	press(s, fyne.KeyEnd, fyne.KeyRight, fyne.KeyDown, fyne.KeyHome, fyne.KeyUp, fyne.KeyLeft)
	if last() != "" {
		t.Errorf("of all games: %q", last())
	}
	press(s, fyne.KeyBackspace, fyne.KeyReturn)
	if !s.sheets.Empty() {
		t.Error("a sheet still is there")
	}
	typeIn(s, "gg")
	if !s.sheets.Empty() {
		t.Error("G doesn't close it")
	}
	for _, o := range s.bar.wishes.Objects[1].(*fyne.Container).Objects {
		if b := o.(*widget.Button); b.Key == gamesKey {
			test.Tap(b)
		}
	}
	if s.sheets.Empty() {
		t.Error("a click doesn't open it")
	}
}
