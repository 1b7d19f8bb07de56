package review

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// tap clicks on a place of an object, in points from its left upper corner.
func (d *desk) tap(o fyne.CanvasObject, x, y float32) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	test.TapCanvas(d.window.Canvas(), at.AddXY(x, y))
}

// The mouse can do everything that keys do: moving, trying an option and taking it back, the judge, and the choice of
// open cards.
func TestByTheMouse(t *testing.T) {
	h := play(t, 4, -1, 0, 0)
	d := look(t, newStore(asKept(1, h, 1)), 1)
	p := &d.Parts
	line := theme.U(review.LineHigh)
	d.tap(p.Acts, 40, 2.5*line)
	want(t, "the third act", d.Page.Model.At, 3)
	d.tap(p.Mistakes, 5, 5)
	costly := d.Page.Model.At
	if !d.Page.Model.Costly(costly - 1) {
		t.Fatalf("the button leads to place %d", costly)
	}
	d.tap(p.Options, 40, line/2)
	want(t, "the option on the table", d.Page.Model.Tried, 0)
	d.tap(p.Options, 40, line/2)
	want(t, "the option taken back", d.Page.Model.Tried, -1)
	d.tap(p.Star, 5, 5)
	want(t, "the star", d.Page.Model.kept.Marks.Starred, true)
	d.tap(p.Cards, 5, 5)
	if _, down := d.faces(2); down == 0 {
		t.Error("the other's cards still lie open")
	}
	d.tap(p.Everybody, 5, 5)
	want(t, "everybody's acts are judged", len(d.Page.Model.Judged), h.Len())
}

// At the end the strength of the rows is shown, and what the joker became.
func TestRowsAtTheEnd(t *testing.T) {
	rules := poker.Standard()
	board, err := poker.ParseBoard("JKDQC5/SQHQS4D3S2/C8D7S6H5H4")
	if err != nil {
		t.Fatal(err)
	}
	p := player{over: true, rated: rules.Rate(board)}
	for row, words := range []string{"Pair 5", "Pair Q", "Straight 8 +2"} {
		want(t, "row", p.rowWords(poker.Rows[row]), words)
	}
	p.rated = poker.Rated{Dead: true}
	want(t, "of a dead hand", p.rowWords(poker.Top), "")
}
