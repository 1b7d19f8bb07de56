package help

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// newScreen returns the help for two made-up games; back and more are called by its buttons.
func newScreen(t *testing.T, back, more func()) *Screen {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	return New(widget.NewArt(cardart.Style{}), Options{
		Games: []string{"Longwood", "Bradford"}, Game: "Longwood", OnBack: back,
		Guide: func(game string) family.Guide {
			return family.Guide{
				Keys: []family.Key{{Caps: "H  X", Does: "Think of " + game}, {Caps: "F1", Does: "This page"}}, Notes: []string{"A letter is a letter."},
				Title: "How " + game + " goes", Sentences: []string{"Nobody loses."},
				Figures: family.Figures{Title: "Figures of " + game, Tables: []family.Table{
					{Shares: []float32{2, 1, 1}, Head: []string{"For", "once", "twice"}, Lines: [][]string{{"A trick", "10", "20"}, {"A game"}}},
					{Shares: []float32{1, 1}, Lines: [][]string{{"Cards", "1"}, {"Points", "7"}}, Small: true},
				}},
				More: []family.Action{{Label: "More", Key: "B", Do: more}},
			}
		},
	})
}

func nothing() {}

func TestKeysLeadBack(t *testing.T) {
	back, more := 0, 0
	s := newScreen(t, func() { back++ }, func() { more++ })
	w := test.NewTempWindow(t, s.Content())
	w.Resize(fyne.NewSize(1024, 100))
	s.Key(fyne.KeyPageDown)
	if s.scroll.Offset.Y == 0 {
		t.Error("Page Down doesn't scroll the page in a low window")
	}
	s.Key(fyne.KeyPageUp)
	if s.scroll.Offset.Y != 0 {
		t.Error("Page Up doesn't scroll back")
	}
	s.Key(fyne.KeyEscape)
	s.Key(fyne.KeyReturn)
	s.Key(fyne.KeyEnter)
	if back != 3 {
		t.Errorf("led back %d times, want 3", back)
	}
	if s.Rune('B'); more != 1 {
		t.Error("B doesn't lead to what the game has more")
	}
}

// proseIn returns all that is written in an object.
func proseIn(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *widget.Prose:
		return o.Text + "\n"
	case *fyne.Container:
		all := ""
		for _, inside := range o.Objects {
			all += proseIn(inside)
		}
		return all
	case *container.Scroll:
		return proseIn(o.Content)
	}
	return ""
}

// The pages are turned by letters and arrows.
func TestPages(t *testing.T) {
	s := newScreen(t, nothing, nothing)
	for i, turn := range []func(){
		func() {}, func() { s.Rune('2') }, func() { s.Rune('1') }, func() { s.Key(fyne.KeyRight) }, func() { s.Key(fyne.KeyLeft) },
	} {
		turn()
		said := proseIn(s.scroll)
		keys := strings.Contains(said, "Think of Longwood\n") && strings.Contains(said, "X\n") && strings.Contains(said, "A letter is a letter.")
		rules := strings.Contains(said, "Nobody loses.") && strings.Contains(said, "twice\nA trick\n10\n20\n") && strings.Contains(said, "Points\n7")
		if want := i%2 == 0; keys != want || rules == want {
			t.Errorf("after step %d the page says\n%s", i, said)
		}
	}
}

// One key shows the rules of the next game, and after the last one the first.
func TestOtherGames(t *testing.T) {
	s := newScreen(t, nothing, nothing)
	for _, game := range []string{"Bradford", "Longwood", "Bradford"} {
		s.Rune('g')
		if said := proseIn(s.scroll); !strings.Contains(said, "How "+game+" goes") || !strings.Contains(said, "Figures of "+game) {
			t.Errorf("want %s: it says\n%s", game, said)
		}
	}
	if s.Rune('1'); !strings.Contains(proseIn(s.scroll), "Think of Bradford") {
		t.Error("the keys are those of another game")
	}
}
