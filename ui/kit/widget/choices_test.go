package widget

import (
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
