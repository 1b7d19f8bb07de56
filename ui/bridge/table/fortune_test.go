package table

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// inksOf returns the ink of each bold text in an object.
func inksOf(o fyne.CanvasObject, all map[string]color.Color) {
	switch o := o.(type) {
	case *fyne.Container:
		for _, inside := range o.Objects {
			inksOf(inside, all)
		}
	case *kitwidget.Prose:
		if o.Bold {
			all[o.Text] = o.Ink
		}
	}
}

func TestFortune(t *testing.T) {
	for _, c := range []struct {
		cell   string
		column int
		side   card.Side
		want   int
	}{
		{"160", 4, card.NS, 1}, {"160", 4, card.EW, -1}, {"160", 5, card.NS, -1}, {"160", 5, card.EW, 1},
		{"–", 4, card.NS, 0}, {"0", 5, card.NS, 0}, {"", 6, card.NS, 0}, {"…", 6, card.NS, 0},
		{"+3", 6, card.EW, 1}, {"–3", 6, card.EW, -1}, {"0", 6, card.EW, 0},
	} {
		if got := fortune(c.cell, c.column, c.side); got != c.want {
			t.Errorf("%q in column %d for %v: %d, want %d", c.cell, c.column, c.side, got, c.want)
		}
	}
}

// On the score sheet and on the sheet of a result green is good for the user, as it is in the history.
func TestSheetsAreGreenForThePerson(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	p := theme.Current()
	b := finished(t)
	points := b.Points()[card.EW] // for a contract of South's that went down
	if points == 0 {
		t.Fatal("the contract was made")
	}
	for _, person := range []card.Seat{card.South, card.West} {
		want := p.Good
		if person.Side() == card.NS {
			want = p.Bad
		}
		maker := newSheetMaker(kitwidget.NewArt(cardart.Style{}), 1)
		none := func(bridge.Board) (bridge.Board, bool, bool) { return bridge.Board{}, false, false }
		sheet := maker.scoreSheet(session.Session{Rules: b.Rules, Length: 1, Boards: []bridge.Board{b}}, person, none, deals{})
		got := map[string]color.Color{}
		inksOf(sheet, got)
		if cell := text.Points(points); got[cell] != want || got["0"] != p.Faint {
			t.Errorf("%v: %q is %v on the score sheet, and nothing %v", person, cell, got[cell], got["0"])
		}
		got = map[string]color.Color{}
		result, _ := maker.result(modelOf(t, b, person, true), nil, nil)
		inksOf(result, got)
		if total := text.Points(points); got[total] != want {
			t.Errorf("%v: %q is %v on the sheet of the result", person, total, got[total])
		}
	}
}
