package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// A contract that wins the last rubber is celebrated most, for the declarer alone; a lesser one less or not at all.
func TestWhatIsCelebrated(t *testing.T) {
	for _, r := range few.Games() {
		before, last := played(t, quick(r.Kind), 4, few.Session.Over)
		board := last.Table
		i := slices.IndexFunc(board.Score(), func(l few.Line) bool { return l.Item == few.RubberItem })
		for p := range few.Player(r.Players()) {
			want := cardtable.Splendour{}
			if i >= 0 && board.Side(p) == board.Score()[i].Side && !board.Defends(p) {
				want = cardtable.Victory
			}
			if got := splendourOf(board, p); got != want {
				t.Errorf("%s: for player %d it is %v, want %v; %v", r.Name, p, got, want, board.Score())
			}
		}
		if got := splendourOf(board, few.Nobody); got != (cardtable.Splendour{}) {
			t.Errorf("%s: for nobody it is %v", r.Name, got)
		}
		if i < 0 || before.Boards() == 0 {
			t.Errorf("%s: after %d deals the last one has won no rubber: %v", r.Name, before.Boards(), board.Score())
		}
	}
}

// A deal that ends before the user's eyes is celebrated, once; not one that was over before. Any key ends it.
func TestWhenADealIsCelebrated(t *testing.T) {
	r := quick(few.TwoDummies)
	for seed := uint64(1); ; seed++ {
		e := at(t, r, seed, few.Session.Over)
		e.parts.surface.Animated = true
		if splendourOf(e.play.model.Table, e.play.config.Person) == (cardtable.Splendour{}) {
			continue // the other player has won it
		}
		flown := 0
		e.finale.joy.Signs = func(int) *canvas.Raster { flown++; return e.parts.art.Back() }
		if e.finale.celebrate(play.State{}); flown != 0 {
			t.Errorf("what was over before is celebrated by %d signs", flown)
		}
		all := e.play.state.Board
		before := play.State{Board: all.Prefix(len(all.Events()) - 1)}
		if e.finale.celebrate(before); flown != cardtable.Victory.Signs {
			t.Errorf("%d signs fly", flown)
		}
		if e.finale.celebrate(before); flown != cardtable.Victory.Signs {
			t.Errorf("%d signs fly for the second time", flown)
		}
		e.finale.joy.Layer.Add(e.parts.art.Back())
		if e.Key(fyne.KeyF5); len(e.finale.joy.Layer.Objects) > 0 {
			t.Error("a key leaves it on the table")
		}
		return
	}
}
