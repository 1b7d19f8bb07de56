package table

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// What the plaque says in the words of either side. A bid of one is for 9 of 17 tricks, so that
// the defenders need 9 to beat it.
func TestStanding(t *testing.T) {
	contract := bridge.Contract{Level: 1, Strain: bridge.NoTrump, Declarer: card.South}
	for _, tt := range []struct {
		won, lost        int
		declarer, others string
	}{
		{0, 0, "9 more to make it", "9 more to beat it"},
		{3, 2, "6 more to make it", "7 more to beat it"},
		{8, 8, "1 more to make it", "1 more to beat it"},
		{9, 3, "Made", "Made"},
		{11, 3, "Made, and 2 over", "Made, and 2 over"},
		{3, 9, "Down 1", "Down 1"},
		{2, 12, "Down 4", "Down 4"},
	} {
		m := standingModel(t, contract, tt.won, tt.lost)
		for person, want := range map[card.Seat]string{card.South: tt.declarer, card.North: tt.declarer, card.West: tt.others, card.East: tt.others} {
			m.Person = person
			if got := m.Standing(); got != want {
				t.Errorf("%d won, %d lost, %v: %q, want %q", tt.won, tt.lost, person, got, want)
			}
		}
		m.Person, m.Nobody = card.West, true
		if got := m.Standing(); got != tt.declarer {
			t.Errorf("%d won, %d lost, nobody: %q, want %q", tt.won, tt.lost, got, tt.declarer)
		}
	}
}

// standingModel returns a board of 1NT by South on which the sides have taken the given tricks.
func standingModel(t *testing.T, c bridge.Contract, won, lost int) tabletop.Model {
	t.Helper()
	for seed := range uint64(2000) {
		b := board(t, seed, "1N Pass Pass Pass")
		for b.Won(card.NS) < won || b.Won(card.EW) < lost {
			want := card.NS
			if b.Won(card.NS) == won || seed%2 == 1 && b.Won(card.EW) < lost {
				want = card.EW
			}
			var best bridge.Board
			found := false
			for play := range b.View(b.Actor()).LegalPlays().All() {
				next, err := b.Apply(bridge.Played(play))
				if err != nil {
					t.Fatal(err)
				}
				if trick := next.Tricks(); !found || len(trick) > len(b.Tricks()) && trick[len(trick)-1].Winner(c.Strain).Side() == want {
					best, found = next, true
				}
			}
			if b = best; b.Won(card.NS) > won || b.Won(card.EW) > lost {
				break
			}
		}
		if b.Won(card.NS) == won && b.Won(card.EW) == lost {
			return modelOf(t, b, card.South, true)
		}
	}
	t.Fatalf("no deal with %d tricks won and %d lost", won, lost)
	return tabletop.Model{}
}

// After a claim the plaque says what the contract came to.
func TestStandingAfterAClaim(t *testing.T) {
	for claim, want := range map[string]string{"Claim_9": "Made", "Claim_12": "Made, and 3 over", "Claim_4": "Down 5"} {
		m := modelOf(t, board(t, 3, southToPlay+" "+claim), card.South, true)
		if got := m.Standing(); got != want {
			t.Errorf("%s: %q, want %q", claim, got, want)
		}
	}
}

// The table says You of the user, and They of the others, wherever sides are named.
func TestSidesAsThePersonSeesThem(t *testing.T) {
	b := board(t, 3, southToPlay)
	for person, want := range map[card.Seat][2]string{
		card.South: {"You (N-S)", "They (E-W)"},
		card.East:  {"They (N-S)", "You (E-W)"},
	} {
		m := modelOf(t, b, person, true)
		if got := [2]string{m.Side(card.NS), m.Side(card.EW)}; got != want {
			t.Errorf("%v: %q, want %q", person, got, want)
		}
		if line := contractLines(m)[0]; !strings.Contains(line, want[0]) || !strings.Contains(line, want[1]) {
			t.Errorf("%v: the header says %q", person, line)
		}
		if head := scoreRows(session.Session{Rules: b.Rules, Length: 4}, person.Side(), nil)[0]; head.cells[4] != want[0] || head.cells[5] != want[1] {
			t.Errorf("%v: the score sheet says %q", person, head)
		}
		for vul, says := range map[bridge.Vulnerability]string{
			bridge.VulNone: "nobody vulnerable", bridge.VulNS: want[0] + " vulnerable", bridge.VulEW: want[1] + " vulnerable", bridge.VulBoth: "both sides vulnerable",
		} {
			m.Table.Vul = vul
			if line := dealLines(m)[0]; !strings.HasSuffix(line, says) {
				t.Errorf("%v: the header says %q, want %q at its end", person, line, says)
			}
		}
		m.Nobody = true
		if got := m.Side(card.NS); got != "N-S" {
			t.Errorf("nobody: %q", got)
		}
	}
}

// Who takes a trick, and what to do with the next.
func TestTheNoteOfATrick(t *testing.T) {
	b := board(t, 3, "1N Pass Pass Pass any any any any")
	trick := b.Tricks()[0]
	winner := trick.Winner(bridge.NoTrump)
	for _, person := range card.Seats {
		want := text.T("table.trick-to", "Seat", text.Seat(winner))
		if person == winner {
			want = "You take the trick"
		}
		if got := modelOf(t, b, person, true).Taken(trick); got != want {
			t.Errorf("%v: %q, want %q", person, got, want)
		}
	}
	for events, want := range map[string]string{
		"":                      "Your turn",
		"1N Pass Pass Pass any": "Play a card from North",
		southToPlay:             "Your turn",
	} {
		if got := modelOf(t, board(t, 3, events), card.South, true).Asked(); got != want {
			t.Errorf("%q: %q, want %q", events, got, want)
		}
	}
	m := modelOf(t, b, winner, true)
	m.Person = m.Table.Turn()
	if got := m.Asked(); got != "Lead a card" {
		t.Errorf("on lead: %q", got)
	}
	m.Person = m.Table.Turn().Partner()
	if got := m.Asked(); got != "Lead a card from "+text.Seat(m.Table.Turn()) {
		t.Errorf("to lead from the other hand: %q", got)
	}
}
