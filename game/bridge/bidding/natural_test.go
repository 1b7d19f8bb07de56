package bidding

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// naturalBy reads an auction dealt by North in which both sides bid only by natural rules.
func naturalBy(t *testing.T, text, rules, auction string) *Auction {
	t.Helper()
	b, err := readBook(files(map[string]string{"mine": "natural\n" + text}), "mine")
	if err != nil {
		t.Fatal(err)
	}
	r, err := bridge.RulesNamed(rules)
	if err != nil {
		t.Fatal(err)
	}
	a := Cards{}.begin(&bridge.Table{Rules: r}, 0)
	a.contexts, a.natural = [2][]bookContext{}, [2][]bookContext{b.natural, b.natural}
	a.propose()
	for _, call := range auctionOf(t, auction).Calls {
		a.follow(call, a.Explain(call))
		a.propose()
	}
	return a
}

const naturalOpenings = `
context openings: opening; whole
  1N | oneNT balanced         | opening no-trump
  or else
  1x | open..strong-1 opens:x | opening
  or else
  P  | 0..open-1              | no opening
`

// One row serves all decks: its figures are those of each deck.
func TestFiguresOfTheDeck(t *testing.T) {
	for rules, want := range map[string]struct {
		points Range
		cards  int
	}{"SuperBridge": {Range{18, 30}, 6}, "Duplicate": {Range{12, 20}, 5}, "Duplicate36": {Range{12, 20}, 4}} {
		a := naturalBy(t, naturalOpenings, rules, "")
		m := a.Explain(bridge.Bid(1, bridge.Spades))
		if m.Points != want.points || m.Length[card.Spades].Min != want.cards || a.Place(bridge.Bid(1, bridge.Spades)) != "mine.book:6" {
			t.Errorf("%s: 1♠ is %v with %d cards, from %s", rules, m.Points, m.Length[3].Min, a.Place(bridge.Bid(1, bridge.Spades)))
		}
	}
}

// Rows of natural rules about calls, hands and suits, each after an auction, with the result.
func TestNaturalRows(t *testing.T) {
	for _, c := range []struct{ rows, auction, want string }{
		// 1♥ has shown 12 to 20, likely at most 15: 27 combined are game in hearts, 35 are slam.
		{"game M | partners:M both:game.. | to game", "1H P", "4H 15-40"},
		{"game M | partners:M likely:game..both:game-1 | invitation", "1H P", "4H 13-14"},
		{"slam M | partners:M both:slam.. support | slam", "1H P", "6H 23-40 support"},
		{"game N | both:gameN..slamN-1 | to game", "1H P", "3N 14-21"},
		{"+x | new:x respond+2step.. suit+1:x | new suit", "1H P", "1S 10-40 5-13S, 2D 10-40 5-13D, 2C 10-40 5-13C"},
		{"+2x | new:x respond.. | new suit", "1H P", "2D 6-40, 2C 6-40"},
		{"+1x | new:x respond.. | new suit", "1H P", "1S 6-40"},
		{"+x | new:x respond.. | new suit", "1H 2C", "2S 6-40, 2D 6-40"},
		{"+1-2x | new:x respond.. | new suit", "1H P", "1S 6-40, 2D 6-40, 2C 6-40"},
		{"^2-3x | new:x respond.. | new suit", "1H P", "2S 6-40, 3D 6-40, 3C 6-40"},
		{"^x below gameN | not-partners:x respond.. | new suit", "1H P", "2S 6-40, 3D 6-40, 3C 6-40"},
		{"^x no higher | respond.. | new suit", "1H P", ""},
		{"+x higher | respond.. | new suit", "1H P", "2H 6-40, 2D 6-40, 2C 6-40"},
		{"+x no higher | respond.. | new suit", "1H P", "1S 6-40"},
		{"cue M | partners:M both:game.. | cue-bid | shows M", "1H 2C", "3C 15-40"},
		{"down M | partners:M respond..two | trump raise", "1H 2C", "4H 6-12, 3H 6-12"},
		{"+x | theirs:x respond.. | cue-bid", "1H 2C", "3C 6-40"},
		{"+x | free:x not-partners:x newsuit.. | new suit", "1H 2C", "2S 10-40, 2D 10-40"},
		{"X | takeout.. ..suit-2:theirs suit-1:free | take-out double", "1H 2C", "X 14-40 0-2C 3-13D 3-13H 3-13S"},
		{"X | both:beat.. | penalty double", "1H 2C", "X 12-40"},
		{"+x | 0..respond partners:x fit:x | raise", "1H P", "2H 0-6 3-13H"},
		{"+x | ..respond-20 partners:x | raise", "1H P", "2H 0-0"},
		{"+N.. | 0+ | no-trump", "1H P", "1N 12-13, 3N 14-19, 4N 20-21, 6N 22-26, 7N 27-40"},
		{"when they have bid\n    1S | respond.. | new suit\n  otherwise\n    1S | two.. | new suit", "1H P", "1S 12-40"},
		{"when they have bid; the bid is t\n    +x | theirs:t new:x respond.. | new suit\n  otherwise\n    3H | two.. | raise", "1H 2C", "2S 6-40, 2D 6-40"},
		{"when they have bid\n  otherwise when my first call\n    1S | open.. | new suit\n  otherwise\n    1S | two.. | new suit", "1H P", "1S 12-40"},
		{"when my first call\n    1S | open.. | new suit\n  when partner bid M\n    +M | two.. | raise", "1H P", "1S 12-40, 2H 12-40"},
		{"see spades\npart spades: my second call\n  1S | strong.. | new suit\n", "1H P", ""},
		{"see spades\npart spades: my first call\n  1S | strong.. | new suit\n", "1H P", "1S 21-40"},
	} {
		a := naturalBy(t, naturalOpenings+"\ncontext answers: my first call; whole\n  "+c.rows, "Duplicate", c.auction)
		var got []string
		for _, o := range a.Options() {
			got = append(got, o.Call.String()+" "+handsText(o.Meaning))
		}
		if its := strings.Join(got, ", "); its != c.want {
			t.Errorf("after %s %s proposes %s, want %s", c.auction, c.rows, its, c.want)
		}
	}
}

// handsText returns the points of a meaning and the suits whose length it limits, as in 12-14 4-13S, and whether the
// points are in support.
func handsText(m Meaning) string {
	text := fmt.Sprintf("%d-%d", m.Points.Min, m.Points.Max)
	for s, l := range m.Length {
		if l != (Range{0, 13}) {
			text += fmt.Sprintf(" %d-%d%c", l.Min, l.Max, "CDHS"[s])
		}
	}
	if m.Support {
		text += " support"
	}
	return text
}

// An unbound letter of the hands stands for one of the remaining suits.
func TestLettersThatAreLeft(t *testing.T) {
	a := naturalBy(t, naturalOpenings+"\ncontext answers: my first call; partner bid y; whole\n  +x | new:x suit:x ..suit-3:w or new:x suit:x ..suit-3:z | new suit\n", "Duplicate", "1H P")
	m := a.Explain(bridge.Bid(1, bridge.Spades))
	boxes := m.Boxes()
	if len(boxes) != 2 || boxes[0].Length[1].Max != 1 || boxes[1].Length[0].Max != 1 || boxes[0].Length[2].Max != 13 {
		t.Errorf("1♠ is %+v", boxes)
	}
}

// Rows with the same call add up within a tier, and a context that isn't whole leaves the rest to the next, whose rows
// are for hands that fit none of its own.
func TestNaturalContextsGoOn(t *testing.T) {
	a := naturalBy(t, naturalOpenings+`
context a long suit: my first call
  1S | respond..two 5+S  | new suit
  1S | two.. 4+S         | new suit
  or else
  1S | 0..respond 6+S    | new suit
  2S | 0..respond 6+S    | new suit

context the rest: my first call; whole
  1N | respond-1..two    | no-trump
  1S | 0+                | new suit
  or else
  P  | 0+                | content

context never: my first call
  2N | 0+ | no-trump
`, "Duplicate", "1H P")
	var calls []string
	for _, o := range a.Options() {
		calls = append(calls, o.Call.String())
	}
	if !slices.Equal(calls, []string{"1S", "2S", "1N", "Pass"}) {
		t.Errorf("proposed are %v", calls)
	}
	if n := len(a.Explain(bridge.Bid(1, bridge.Spades)).Boxes()); n != 2 {
		t.Errorf("1♠ tells %d kinds of hands, want 2", n)
	}
	for hand, want := range map[string]string{"AK432.432.K32.32": "1S", "A432.432.432.432": "Pass", "A432.432.K32.432": "1N", "765432...8765432": "2S"} {
		if c, _ := a.Choose(handOf(t, hand)); c.String() != want {
			t.Errorf("%s calls %v, want %s", hand, c, want)
		}
	}
}

// Each fault in natural rules is reported with its line.
func TestFaultsOfNaturalRules(t *testing.T) {
	const head = "natural\ncontext x: opening\n"
	for _, c := range []struct{ text, says string }{
		{head + "  1S | opne.. | opening\n", `mine.book:3: "opne.." of "opne.." says nothing about a hand: there is no figure "opne"`},
		{head + "  1S | open | opening\n", `mine.book:3: "open" of "open" says nothing about a hand: "open" is no range: want open.. or ..open`},
		{head + "  1S | all:open.. | opening\n", "want both, likely, more, most or best"},
		{head + "  1S | suits:S | opening\n", `there is no figure "suits"`},
		{head + "  1S | suit:ours | opening\n", "mine.book:3"},
		{head + "  1S | new:theirs | opening\n", "want letters behind new"},
		{head + "  1S below nothing | open.. | opening\n", `mine.book:3: "1S below nothing" is no call`},
		{head + "  +3-2S | open.. | opening\n", `"+3-2S" is no call`},
		{head + "  +1-0M | open.. | opening\n", `"+1-0M" is no call`},
		{head + "  1S | .. | opening\n", `".." is no range`},
		{head + "  when forced\n  1S | open.. | opening\n", "mine.book:3: no rows stand below it"},
		{head + "  game q | open.. | opening\n", `"game q" is no call`},
		{head + "  1S.. | open.. | opening\n", `"1S.." is no call`},
		{head + "  when it rains\n    1S | open.. | opening\n", `mine.book:3: "it rains" is no condition`},
		{head + "  otherwise\n    1S | open.. | opening\n", "mine.book:3: otherwise stands behind no when"},
		{head + "  1S | open.. | opening\n  otherwise\n    1H | open.. | opening\n", "mine.book:4: otherwise stands behind no when"},
		{head + "  otherwise never\n", "mine.book:3: want otherwise"},
		{head + "  1S | open.. | opening\n    1H | open.. | opening\n", "mine.book:4: it stands further in, but not below a when"},
		{head + "  see spades\n", `mine.book:3: there is no part "spades"`},
		{"natural\npart a: forced\n  see a\n", `mine.book:3: the part "a" must stand before this one`},
		{"natural\npart a: forced\n  see b\npart b: forced\n  see a\n", `mine.book:3: the part "b" must stand before this one`},
		{"natural\npart a: forced\n  1S | open.. | opening\npart a: doubled\n  1S | open.. | opening\n", `mine.book:4: there is a part "a" already`},
		{"natural\ncontext x: we play hope\n  1S | open.. | opening\n", `mine.book:2: there is no convention "hope"`},
		{"natural\ncontext x: level ..top\n  1S | open.. | opening\n", `there is no figure "top"`},
		{"part a: forced\n  1S | 12+ | opening\n", "mine.book:1: want system, title"},
	} {
		_, err := readBook(files(map[string]string{"mine": c.text}), "mine")
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v, want %q", c.text, err, c.says)
		}
	}
}

// Each file of the program's own books is short.
func TestBooksAreShort(t *testing.T) {
	all, err := systemFiles.ReadDir("systems")
	if err != nil || len(all) == 0 {
		t.Fatalf("%d books: %v", len(all), err)
	}
	for _, file := range all {
		text, ok := own(file.Name())
		if n := strings.Count(text, "\n"); !ok || n > 400 {
			t.Errorf("%s has %d lines", file.Name(), n)
		}
	}
}

// Who must bid has a call, whatever he holds.
func TestForcedAnswers(t *testing.T) {
	for _, c := range []struct {
		auction, hand, want string
		purpose             Purpose
	}{
		{"goren: 1C P", "T64.93.AJ8.KQ875", "2C", Raise},              // a fifth trump is worth a raise to two, as in a major
		{"goren: P 1D X P 5H P", "K3.A2.4.AKQJ8762", "Pass", Content}, // game has been bid
		{"goren: P 1C P 1D X P", "KQ.98.T43.K98543", "2C", CueBid},    // points, but no suit and no guard
		{"goren: P 1C P 1D X P", "T432.98.T43.K854", "1S", Advance},   // a suit of four comes first
		{"goren: P 1C P 1D X P", "KQ43.98.T43.K985", "2S", Advance},
	} {
		a := readAs(t, c.auction)
		hand := handOf(t, c.hand)
		if got, m := a.Choose(hand); got.String() != c.want || m.Purpose != c.purpose || a.best(hand) < 0 {
			t.Errorf("after %s %s calls %v (%v), want %s", c.auction, c.hand, got, m.Purpose, c.want)
		}
	}
}
