package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// A hand that has won chips is celebrated for great royalties, and a little for a fantasy; nothing is celebrated that has cost chips.
func TestWhatIsCelebrated(t *testing.T) {
	r := poker.Standard()
	for _, tt := range []struct {
		board string
		next  int
		gain  int
		want  cardtable.Splendour
	}{
		{"CKD5C5/HAHKH9H4H2/SAS5S4S3S2", 0, 12, cardtable.Feat}, // 8 + 15 royalties
		{"CKD5C5/HAHKH9H4H2/SAS5S4S3S2", 14, -3, cardtable.Splendour{}},
		{"SQHQC4/CKS7H7D7D2/STD9C8C7H6", 14, 3, cardtable.Success}, // 7 + 2 + 2
		{"SQHQC4/CKS7H7D7D2/STD9C8C7H6", 14, 0, cardtable.Splendour{}},
		{"DTS6H6/SAHQD8C8C3/D9H8S7D6C5", 0, 9, cardtable.Splendour{}},
	} {
		b, err := poker.ParseBoard(tt.board)
		if err != nil {
			t.Fatal(err)
		}
		if got := splendourOf(tabletop.Player{Rated: r.Rate(b), Next: tt.next}, tt.gain); got != tt.want {
			t.Errorf("%s with %d next, %+d chips: %v, want %v", tt.board, tt.next, tt.gain, got, tt.want)
		}
	}
}

// A hand that ends before the user's eyes is celebrated, not one that was over before; a won game most. Any key ends it.
func TestWhenAHandIsCelebrated(t *testing.T) {
	e := sit(t, 2, nil)
	e.parts.surface.Animated = true
	for !e.play.resulted() {
		act := e.decision(t, 4)
		byKeys{}.place(t, e, act)
		e.goOn(t, func() { byKeys{}.confirm(e) })
		for e.play.settling() {
			e.Key(fyne.KeySpace)
			e.wait(t, "the result", func() bool { return e.play.resulted() })
		}
	}
	flown := 0
	e.finale.joy.Signs = func(int) *canvas.Raster { flown++; return e.parts.art.Back() }
	m := e.play.model
	for i := range m.Settled.Pairs {
		m.Settled.Pairs[i].Paid = 5
		if m.Settled.Pairs[i].Pair.Second == m.Person().Seat {
			m.Settled.Pairs[i].Paid = -5
		}
	}
	m.Players[0].Rated.Royalties = [3]int{0, 8, 15}
	e.play.model = m
	e.finale.joy.First(0)
	if e.finale.celebrate(play.State{}); flown != 0 {
		t.Errorf("what was over before is celebrated by %d signs", flown)
	}
	if e.finale.celebrate(e.play.state); flown != cardtable.Feat.Signs {
		t.Errorf("%d signs fly for great royalties", flown)
	}
	flown = 0
	if e.finale.joy.Win(); flown != cardtable.Victory.Signs {
		t.Errorf("%d signs fly for a game", flown)
	}
	e.finale.joy.Layer.Add(e.parts.art.Back())
	if e.Key(fyne.KeyF5); len(e.finale.joy.Layer.Objects) > 0 {
		t.Error("a key leaves it on the table")
	}
}

// When the hand of a day is over, its end leads to the comparison rather than to another game.
func TestTheHandOfADayEnds(t *testing.T) {
	e := sit(t, 2, func(table *poker.Table, _ *play.Config, o *Options) { table.Rules.Hands, o.Daily = 1, true })
	for !e.play.state.Ended {
		act := e.decision(t, 4)
		byKeys{}.place(t, e, act)
		e.goOn(t, func() { byKeys{}.confirm(e) })
		for e.play.settling() {
			e.Key(fyne.KeySpace)
			e.wait(t, "the result", func() bool { return e.play.resulted() })
		}
	}
	e.wait(t, "the end", func() bool { _, over := e.parts.sheets.Top().(*endSheet); return over })
	found := false
	for _, o := range test.LaidOutObjects(e.parts.sheets.Shown()) {
		b, ok := o.(*widget.Button)
		found = found || ok && b.Label == text.T("poker.daily.again")
		if ok && b.Label == text.T("poker.new-game") {
			t.Error("another game is offered")
		}
	}
	if e.Key(fyne.KeyReturn); !found || e.games != 1 {
		t.Errorf("a comparison is offered: %v; Enter leads on %d times", found, e.games)
	}
}
