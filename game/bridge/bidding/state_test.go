package bidding

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// bookOf parses the contexts of a book.
func bookOf(t *testing.T, text string) []bookContext {
	t.Helper()
	b, err := readBook(func(string) (string, bool) { return "system standard\n" + text, true }, "test")
	if err != nil {
		t.Fatal(err)
	}
	return ordered(b.contexts)
}

// readBy reads an auction dealt by North in which both sides bid by the given contexts.
func readBy(t *testing.T, contexts []bookContext, vul bridge.Vulnerability, auction string) *Auction {
	t.Helper()
	c := Card{System: Standard}
	a := Cards{c, c}.begin(&bridge.Table{Rules: bridge.Duplicate(), Vul: vul}, 0)
	a.contexts = [2][]bookContext{contexts, contexts}
	a.propose()
	for word := range strings.FieldsSeq(auction) {
		call, err := bridge.ParseCall(word)
		if err != nil {
			t.Fatal(err)
		}
		a.follow(call, a.Explain(call))
		a.propose()
	}
	return a
}

// TestPartScoreConditions tests conditions on part-scores with 60 below the line for North-South.
func TestPartScoreConditions(t *testing.T) {
	chicago := bridge.Chicago()
	carried := bridge.Table{Rules: chicago}
	carried.Standing.Below[card.NS] = 60
	for _, c := range []struct {
		condition string
		table     bridge.Table
		dealer    card.Seat
		want      bool
	}{
		{"part-scores count", carried, card.North, true},
		{"part-scores count", bridge.Table{Rules: chicago}, card.North, true},
		{"part-scores count", bridge.Table{Rules: bridge.Duplicate()}, card.North, false},
		{"we have a part-score", carried, card.North, true},
		{"we have a part-score", carried, card.East, false},
		{"they have a part-score", carried, card.North, false},
		{"they have a part-score", carried, card.East, true},
	} {
		its, err := parseCondition(c.condition)
		if err != nil {
			t.Fatal(err)
		}
		if got := its.holds(&Read(&c.table, bridge.Auction{Dealer: c.dealer}).view); got != c.want {
			t.Errorf("%q holds for %v with %v: %v", c.condition, c.dealer, c.table.Standing, got)
		}
	}
}

func TestConditionsOfTheState(t *testing.T) {
	for _, c := range []struct {
		condition string
		holds     string // auctions, separated by commas
		fails     string
	}{
		{"opener", "1S P 2S P", "1S P, 1S 2H, P 1S"},
		{"responder", "1S P, P P 1H 2C", "1S P 2S P, 1S"},
		{"overcaller", "1S 2H P P P, 1S 2H P 3H P", "1S 2H P, 1S X P 2C P"},
		{"doubler", "1S X P 2C P", "1S 2H P 3H P, 1S X P"},
		{"advancer", "1S X P, 1S 2H P", "1S P, 1S X P 2C P"},
		{"agreed S", "1S P 2S P", "1S P, 1H P 2H P"},
		{"agreed M", "1S P 2S P, 1H P 2H P", "1S P"},
		{"agreed m", "1D P 2D P", "1S P 2S P"},
		{"nothing is agreed", "1S P", "1S P 2S P"},
		{"their suit D", "1S 2D", "1S 2C, 1S P, 1D P"},
		{"the bid is D", "1D P, 1S 2D, 1C P 1D P", "1S, 1D P 1S P, 1N"},
		{"partner bid D", "1D P, 1H P 2D P", "1H P, 1D P 1S P"},
		{"I bid H", "1H P 2D P", "1D P"},
		{"they passed", "1H P", "1H X, 1H 1S"},
		{"they doubled", "1H X", "1H P, 1H 1S"},
		{"they bid", "1H 1S", "1H P, 1H X"},
		{"level 2-3", "1H 2C, 3D P", "1H 1S, 4S P"},
		{"a pass ends it", "1H P P", "1H P, 1H"},
		{"not a pass ends it", "1H P, 1H", "1H P P"},
		{"they have bid", "1H 2C", "1H P"},
		{"vulnerable", "1H P", "1H, 1H P 2H"},
		{"they vulnerable", "1H, 1H P 2H", "1H P"},
		{"partner: opening", "1H P", "1H P 2H P"},
		{"me: opening", "1H P 2H P", "1H P"},
		{"a passed hand", "P P 1H P", "1H P"},
		{"seat 3", "P P, P P 1H P", "P, P P P, 1H"},
		{"seat 3-4", "P P P 1S, P P", "P 1S"},
	} {
		its, err := parseCondition(c.condition)
		if err != nil {
			t.Fatal(err)
		}
		for want, auctions := range map[bool]string{true: c.holds, false: c.fails} {
			for auction := range strings.SplitSeq(auctions, ",") {
				a := readBy(t, Standard.book().contexts, bridge.VulNS, auction)
				if _, got := its.with(&a.view, binding{}); got != want {
					t.Errorf("after %s %q holds: %v", auction, c.condition, got)
				}
			}
		}
	}
	for _, text := range []string{"opner", "not agreed M", "agreed Q", "agreed", "level x", "partner: nonsense", "partner has shown much", "not", ""} {
		if _, err := parseCondition(text); err == nil {
			t.Errorf("%q is read", text)
		}
	}
}

// handOf parses a hand.
func handOf(t testing.TB, text string) card.Hand {
	t.Helper()
	hand, err := card.ParseHand(text)
	if err != nil {
		t.Fatal(err)
	}
	return hand
}

// Rows of one context with the same call add up, each in its own tier.
func TestRowsAddUp(t *testing.T) {
	its := bookOf(t, `
context openings: opening; whole
  1S | 12-20hcp 5+S | opening
  1H | 12-20hcp 5+H | opening
  1S | 9-11hcp 6+S  | opening
  or else
  1S | 8hcp 7+S     | opening
  or else
  P  | 0-40         | no opening
`)
	a := readBy(t, its, 0, "")
	for text, want := range map[string]string{
		"AK432.A432.K3.32": "1S", "AKQ432.432.J3.32": "1S", "AJ65432.32.Q.32": "Pass", "AQ65432.32.32.Q2": "1S", "32.AQ432.AQ2.432": "1H", "5432.432.432.432": "Pass",
	} {
		hand := handOf(t, text)
		call, m := a.Choose(hand)
		if call.String() != want {
			t.Errorf("%s: %v, want %s", text, call, want)
		}
		if m != a.Explain(call) || !m.fits(a.figures, hand) {
			t.Errorf("%s: %v is %+v", text, call, m)
		}
	}
	if kinds := a.Explain(bridge.Bid(1, 3)).Boxes(); len(kinds) != 3 {
		t.Errorf("1♠ tells %d kinds of hands, want 3", len(kinds))
	}
}

// Words about hands can include what partner has shown, and require a suit that nobody has bid.
func TestHandsOfBoth(t *testing.T) {
	its := bookOf(t, `
context openings: opening; whole
  1H | 12-20hcp 5+H | opening
  or else
  P  | 0-40         | no opening

context answers: after 1H (?); whole
  4H | both:25+sup both:8+H | to game
  or else
  +z | 6+ 5+z new:z         | new suit
  1N | 0-40 no-guard:S      | no-trump
  or else
  P  | 0-40                 | nothing to add
`)
	for _, c := range [][3]string{
		{"1H P", "A432.K432.A2.432", "4H"},
		{"1H P", "A432.K2.A32.5432", "Pass"},
		{"1H P", "432.K2.AQ432.432", "2D"},
		{"1H 2D", "KQ2.K2.AQ432.432", "Pass"},
		{"1H 1S", "K2.432.AQ432.432", "2D"},
	} {
		if call, _ := readBy(t, its, 0, c[0]).Choose(handOf(t, c[1])); call.String() != c[2] {
			t.Errorf("after %s %s: %v, want %s", c[0], c[1], call, c[2])
		}
	}
}

// Of contexts without a sequence, the one with more conditions comes first, or the one that says it is before the
// other, whatever else it is before.
func TestMoreConditionsComeFirst(t *testing.T) {
	const openings = `
context openings: opening; whole
  1S | 12+ 5+S | opening
  or else
  P  | 0-11    | no opening
`
	const general, special, other = `
context a raise: responder; agreed S
  3S | 0-40 | raise

context answers: responder
  2S | 0-40 3+S | raise
`, `
context answers to spades: responder; partner bid S
  2S | 6-9 3+S | raise
`, `
context answers of a passed hand: responder; a passed hand
  2S | 8-11 3+S | invitation
`
	raise := bridge.Bid(2, 3)
	if m := readBy(t, bookOf(t, openings+general), 0, "1S P").Explain(raise); m.Points.Min != 0 {
		t.Errorf("2♠ is %+v", m)
	}
	if m := readBy(t, bookOf(t, openings+general+special), 0, "1S P").Explain(raise); m.Points.Min != 6 {
		t.Errorf("with more conditions 2♠ is %+v", m)
	}
	before := func(names string) string { return strings.Replace(other, "hand\n", "hand; before "+names+"\n", 1) }
	for text, want := range map[string]Purpose{
		special + other:                                       Raise,
		special + before("answers to spades"):                 Invitation,
		special + before("answers; before answers to spades"): Invitation,
		special + before("answers to spades; before answers"): Invitation,
	} {
		if m := readBy(t, bookOf(t, openings+general+text), 0, "P P 1S P").Explain(raise); m.Purpose != want {
			t.Errorf("with %s 2♠ is for %v, want %v", text, m.Purpose, want)
		}
		b, err := ReadBook(files(map[string]string{"mine": "system standard" + openings + general + text}), "mine")
		if err != nil {
			t.Fatal(err)
		}
		done, err := b.Check(t.Context(), 300, 1)
		if err != nil {
			t.Fatal(err)
		}
		if named := slices.ContainsFunc(done.Faults, func(f Fault) bool { return strings.Contains(f.What.Error(), "one must say that it is before") }); named != (want == Raise) {
			t.Errorf("with %s the check names them: %v", text, named)
		}
	}
	for _, names := range []string{"answers to spades", "answers; before answers to spades"} {
		_, err := ReadBook(files(map[string]string{"mine": "system standard" + openings + general + before(names)}), "mine")
		if err == nil || !strings.Contains(err.Error(), "mine.book:") {
			t.Errorf("before %s, of which one isn't there: %v", names, err)
		}
	}
}

// (?) matches any call of the opponents or none, but no call of the player's own side.
func TestAnyCallOfTheirs(t *testing.T) {
	p, err := parsePattern("1H (?) 2H (?)")
	if err != nil {
		t.Fatal(err)
	}
	for auction, want := range map[string]bool{
		"1H P 2H P": true, "1H 1S 2H P": true, "1H P 2H X": true, "1H X 2H 2S": true, "1H P 2H P 3H P": false, "1H P 1S P 2H P": false, "1H 1S P P": false, "1H P": false,
	} {
		if _, got := p.matches(readBy(t, Standard.book().contexts, 0, auction).written()); got != want {
			t.Errorf("%s is one such auction: %v", auction, got)
		}
	}
}

// If two rows have the same call, shortness counts only for the row in support points.
func TestShortnessCountsWhereItIsSaid(t *testing.T) {
	its := bookOf(t, `
context openings: opening; whole
  1H | 12-20hcp 5+H | opening
  or else
  P  | 0-40         | no opening

context raises: after 1H; whole
  3H | 10-12sup 4+H | raise
  or else
  3H | 10-11 3H     | raise
  or else
  P  | 0-40         | no response
`)
	a := readBy(t, its, 0, "1H P")
	three := bridge.Bid(3, bridge.Strain(card.Hearts))
	for hand, want := range map[string]bool{
		"4.KQ32.K8432.432": true, "A432.K32.Q43.J32": true, "2.K32.K8432.J432": false, "A32.K432.K32.K32": false,
	} {
		got, _ := a.Choose(handOf(t, hand))
		if (got == three) != want || a.Explain(three).usual(a.figures, handOf(t, hand)) != want {
			t.Errorf("%s calls %v, and 3♥ tells it: %v", hand, got, a.Explain(three).usual(a.figures, handOf(t, hand)))
		}
	}
}
