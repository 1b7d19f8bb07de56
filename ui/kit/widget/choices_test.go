package widget

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
)

func TestChoicesByKeyboard(t *testing.T) {
	test.NewTempApp(t)
	c := Choices{Row: 1}
	if c.Key(fyne.KeyDown) || c.Row != 1 {
		t.Errorf("without choices it moves to row %d", c.Row)
	}
	for range 3 {
		c.All = append(c.All, NewChoice(NewArt(cardart.Style{}), "", 100, []string{"a", "b"}, 0, func(int) {}))
	}
	c.To(c.Row)
	for _, x := range []struct {
		key         fyne.KeyName
		row, chosen int
		takes       bool
	}{
		{fyne.KeyRight, 1, 1, true}, {fyne.KeyDown, 2, 0, true}, {fyne.KeyDown, 2, 0, true},
		{fyne.KeyHome, 0, 0, true}, {fyne.KeyUp, 0, 0, true}, {fyne.KeyEnd, 2, 0, true},
		{fyne.KeyUp, 1, 1, true}, {fyne.KeyLeft, 1, 0, true}, {fyne.KeyReturn, 1, 0, false},
	} {
		if takes := c.Key(x.key); takes != x.takes || c.Row != x.row || c.All[c.Row].Chosen != x.chosen {
			t.Errorf("%s: taken %t, row %d, option %d; want %+v", x.key, takes, c.Row, c.All[c.Row].Chosen, x)
		}
		for i, choice := range c.All {
			if choice.Selected != (i == c.Row) {
				t.Errorf("%s: row %d selected: %t", x.key, i, choice.Selected)
			}
		}
	}
}

// The focus moves to the row that a click changes, before the callback, which may add rows above the focused one.
func TestAClickBringsTheKeyboard(t *testing.T) {
	test.NewTempApp(t)
	var c Choices
	chosen := -1
	for range 3 {
		c.All = append(c.All, NewChoice(NewArt(cardart.Style{}), "", 100, []string{"a", "b"}, 0, func(int) { chosen = c.Row }))
	}
	c.To(2)
	c.All[1].Resize(fyne.NewSize(200, 30))
	c.All[1].Tapped(&fyne.PointEvent{Position: fyne.NewPos(180, 15)})
	if c.Row != 1 || chosen != 1 || !c.All[1].Selected || c.All[2].Selected {
		t.Errorf("the keyboard is on row %d, and was on %d when the change was told", c.Row, chosen)
	}
}

// If the values don't fit beside each other, the chosen one is shown between arrows, and a click on either half steps.
func TestAChoiceOfMuch(t *testing.T) {
	test.NewTempApp(t)
	c := NewChoice(NewArt(cardart.Style{}), "Game", 300, []string{"Duplicate bridge", "Rubber bridge", "Chicago duplicate", "Target bridge"}, 0, func(int) {})
	w := test.NewTempWindow(t, c)
	seen := func() (all []string) {
		for _, o := range test.WidgetRenderer(c).Objects() {
			if p, ok := o.(*Prose); ok && p.Visible() && p.Text != "" && p.Text != "Game" && p.Text != "…" { // what is left of the label without room
				all = append(all, p.Text)
			}
		}
		return all
	}
	w.Resize(fyne.NewSize(600, 60))
	if got := seen(); !slices.Equal(got, []string{"‹", "›", "Duplicate bridge"}) {
		t.Errorf("seen are %q", got)
	}
	left := c.Size().Width - 300
	for _, step := range []struct {
		x    float32
		want int
	}{{left + 10, 0}, {left + 250, 1}, {left + 250, 2}, {left + 250, 3}, {left + 250, 3}, {left + 10, 2}, {10, 2}} {
		c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(step.x, 20)})
		if c.Chosen != step.want {
			t.Errorf("a click at %v chooses %d, want %d", step.x-left, c.Chosen, step.want)
		}
	}
	if got := seen(); !slices.Equal(got, []string{"‹", "›", "Chicago duplicate"}) {
		t.Errorf("seen are %q", got)
	}
	c.Control = 580
	c.Refresh()
	if got := seen(); len(got) != 4 {
		t.Errorf("with room seen are %q", got)
	}
}
