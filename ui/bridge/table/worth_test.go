package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// row returns a row of an evaluation by its name.
func (e evaluation) row(t *testing.T, name string) evaluationRow {
	t.Helper()
	i := slices.IndexFunc(e.rows, func(r evaluationRow) bool { return r.name == name })
	if i < 0 {
		t.Fatalf("no row %q in %+v", name, e.rows)
	}
	return e.rows[i]
}

// dealtBoard returns a board of the rules with a deal, from a contract on, after the lead of the first legal card.
func dealtBoard(t *testing.T, r bridge.Rules, deal string, events ...string) bridge.Board {
	t.Helper()
	d, err := card.ParseDeal(deal)
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(r, d, card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range events {
		e, err := bridge.ParseEvent(text)
		if err != nil {
			t.Fatal(err)
		}
		if b, err = b.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

const dealB = "N:T74.JT86.52.A632 8532.74.T983.KJ5 J.AKQ95.AK64.974 AKQ96.32.QJ7.QT8"

// What the hand is worth is counted in all ways for its deck, and by the trumps once they are known.
func TestEvaluate(t *testing.T) {
	b := dealtBoard(t, bridge.Duplicate(), dealB)
	e := evaluate(modelOf(t, b, card.South, true))
	for name, want := range map[string]int{"Cards": 13, "High cards": 17, "with long suits": 18, "Goren: with long suits": 18, "or with short suits": 19} {
		if got := e.row(t, name).total; got != want {
			t.Errorf("%s: %d, want %d", name, got, want)
		}
	}
	said := strings.Join(e.said, " ")
	if !strings.Contains(said, "5-4-3-1") || !strings.Contains(said, "takes about 12") || strings.Contains(said, "partner") || strings.Contains(said, "Dummy") {
		t.Errorf("in the auction it says %q", said)
	}

	b = dealtBoard(t, bridge.Duplicate(), dealB, "4H", "Pass", "Pass", "Pass", "SK")
	e = evaluate(modelOf(t, b, card.South, true))
	if got := e.row(t, "with short suits, ♥ trumps").total; got != 21 { // and a fifth trump
		t.Errorf("with hearts as trumps: %d, want 21", got)
	}
	if said = strings.Join(e.said, " "); !strings.Contains(said, "24 points together, and 9 cards in ♥") {
		t.Errorf("with dummy open it says %q", said)
	}
}

// Nothing is said of hands that the user doesn't see: with other cards there the sheet is the same.
func TestEvaluateTellsNothingUnseen(t *testing.T) {
	const south = "J.AKQ95.AK64.974"
	other := "N:AKQ96.32.QJ7.QT8 8532.74.T983.KJ5 " + south + " T74.JT86.52.A632"
	for _, c := range []struct {
		user   card.Seat
		events []string
		same   bool
	}{
		{card.South, nil, true},
		{card.South, []string{"4H", "Pass", "Pass", "Pass"}, true},
		{card.South, []string{"4H", "Pass", "Pass", "Pass", "C8"}, false},
	} {
		var said [2]string
		for i, deal := range []string{dealB, other} {
			events := slices.Clone(c.events)
			if len(events) == 5 && i == 1 {
				events[4] = "C2"
			}
			e := evaluate(modelOf(t, dealtBoard(t, bridge.Duplicate(), deal, events...), c.user, true))
			said[i] = strings.Join(e.said, " ")
		}
		if (said[0] == said[1]) != c.same {
			t.Errorf("%v: %q and %q, same: want %v", c.events, said[0], said[1], c.same)
		}
	}
}

// E lays the sheet on the table, and takes it off; the button does too; other keys go on working.
func TestTheSheetOfWorth(t *testing.T) {
	s := sit(t, board(t, 3, ""), new(forgetful))
	lies := func() bool { _, ok := s.parts.sheets.Top().(*worthSheet); return ok }
	s.Rune('y')
	if !lies() {
		t.Fatal("Y lays no sheet")
	}
	s.Rune('Y')
	if lies() {
		t.Error("a second Y leaves it there")
	}
	s.parts.buttons.worth.Tapped(nil)
	if !lies() {
		t.Error("the button lays no sheet")
	}
	s.Key(fyne.KeyReturn)
	if lies() {
		t.Error("Enter leaves it there")
	}
}
