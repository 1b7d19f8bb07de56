package session_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// play adds a board with a result such as "2H-S 8", a contract and declarer's tricks, or "Passed". The contract is bid
// at once, with everybody before declarer passing.
func play(t *testing.T, s session.Session, result string, deal card.Deal) session.Session {
	t.Helper()
	b := must(s.Next(deal))
	if result == "Passed" {
		return s.With(after(t, b, passedOut))
	}
	name, count, _ := strings.Cut(result, " ")
	c := must(bridge.ParseContract(name))
	var tricks int
	if _, err := fmt.Sscan(count, &tricks); err != nil {
		t.Fatal(err)
	}
	apply := func(e bridge.Event) { b = must(b.Apply(e)) }
	for b.Turn() != c.Declarer {
		apply(bridge.Called(bridge.Pass))
	}
	apply(bridge.Called(bridge.Bid(c.Level, c.Strain)))
	if c.Doubling != bridge.Undoubled {
		apply(bridge.Called(bridge.Double))
	}
	if c.Doubling == bridge.Redoubled {
		apply(bridge.Called(bridge.Redouble))
	}
	for b.Phase() == bridge.AuctionPhase {
		apply(bridge.Called(bridge.Pass))
	}
	apply(bridge.Claimed(b.Left() - tricks)) // by the defender on lead
	if b.Contract() != c || b.DeclarerTricks() != tricks {
		t.Fatalf("%s has become %v with %d tricks", result, b.Contract(), b.DeclarerTricks())
	}
	return s.With(b)
}

// plain is a deal without honours in one hand.
func plain() card.Deal { return must(card.ParseDeal(stripes52)) }

func chicago() session.Session { return session.Session{Rules: bridge.Chicago(), Length: 4} }

// results plays boards one after the other.
func results(t *testing.T, s session.Session, boards string) session.Session {
	t.Helper()
	for result := range strings.SplitSeq(boards, ", ") {
		s = play(t, s, result, plain())
	}
	return s
}

// dealersVulnerable is the custom that the dealing side is vulnerable on the second and third boards.
func dealersVulnerable(r bridge.Rules) bridge.Rules {
	r.VulCycle = []bridge.Vulnerability{bridge.VulNone, bridge.VulEW, bridge.VulNS, bridge.VulBoth}
	return r
}

func lastBoard(r bridge.Rules) bridge.Rules {
	r.EndPartFor = bridge.LastBoard
	return r
}

// Two evenings, with each custom for the last part-score. (Rules: bridge-52, Worked examples, row 27, row 28.)
func TestChicagoExamples(t *testing.T) {
	const boards = "2H-S 8, 2C-N 9, 1N-W 7, 3D-S 9"
	for _, tt := range []struct {
		name          string
		rules         bridge.Rules
		before, after [2]int // the bonus
	}{
		{"27, Holder", bridge.Chicago(), [2]int{680, 40}, [2]int{780, 140}},
		{"27, LastBoard", lastBoard(bridge.Chicago()), [2]int{680, 40}, [2]int{780, 40}},
		{"28, Holder", dealersVulnerable(bridge.Chicago()), [2]int{480, 40}, [2]int{580, 140}},
		{"28, LastBoard", dealersVulnerable(lastBoard(bridge.Chicago())), [2]int{480, 40}, [2]int{580, 40}},
	} {
		s := results(t, session.Session{Rules: tt.rules, Length: 4}, boards)
		got, bonus := s.Points(), s.Bonus().Points()
		if before := [2]int{got[0] - bonus[0], got[1] - bonus[1]}; before != tt.before || got != tt.after {
			t.Errorf("%s: %v and with the bonus %v, want %v and %v", tt.name, before, got, tt.before, tt.after)
		}
		if !s.Over() || s.Standing() != (bridge.Standing{Below: [2]int{60, 40}, Games: [2]int{1, 0}}) {
			t.Errorf("%s: over %v, %+v", tt.name, s.Over(), s.Standing())
		}
		if winner, ok := s.Winner(); !ok || winner != card.NS {
			t.Errorf("%s: %v wins (%v)", tt.name, winner, ok)
		}
	}
}

// The dealer goes round from North; nobody is vulnerable, then twice the side that doesn't deal, then both.
func TestChicagoCycle(t *testing.T) {
	s := chicago()
	for i, want := range []string{"N None", "E NS", "S EW", "W Both"} {
		b := must(s.Next(plain()))
		if got := b.Dealer.String() + " " + b.Vul.String(); got != want || s.Over() {
			t.Errorf("board %d: %s, over %v, want %s", i+1, got, s.Over(), want)
		}
		s = play(t, s, "1C-N 6", plain())
	}
	if !s.Over() {
		t.Error("it isn't over after four boards")
	}
}

// A deal that all pass is dealt again by the same dealer, and leaves the part-scores as they are.
func TestChicagoPassedOut(t *testing.T) {
	s := results(t, chicago(), "2H-S 8, Passed")
	b := must(s.Next(plain()))
	if b.Dealer != card.East || b.Vul != bridge.VulNS || s.Counted() != 1 || b.Standing.Below != [2]int{60, 0} {
		t.Errorf("%v deals, %v, %d boards count, %v below", b.Dealer, b.Vul, s.Counted(), b.Standing.Below)
	}
	if s = results(t, s, "1N-W 7, Passed, Passed, 1N-W 7, Passed, 1N-W 6"); !s.Over() || len(s.Boards) != 8 {
		t.Errorf("over %v after %d boards", s.Over(), len(s.Boards))
	}
}

// What is below, over several boards.
func TestBelow(t *testing.T) {
	for _, tt := range []struct {
		boards      string
		below       [2]int
		games       [2]int
		totals      [2]int // of what is below on the sheet
		description string
	}{
		{"2H-S 8, 2C-N 8", [2]int{0, 0}, [2]int{1, 0}, [2]int{100, 0}, "60 + 40 is a game"},
		{"3H-S 9, 1D-N 7", [2]int{0, 0}, [2]int{1, 0}, [2]int{110, 0}, "90 + 20 is a game"},
		{"1N-S 7, 2D-N 8", [2]int{80, 0}, [2]int{0, 0}, [2]int{80, 0}, "40 + 40 is none"},
		{"2D-S 11", [2]int{40, 0}, [2]int{0, 0}, [2]int{40, 0}, "40 with 60 in overtricks is none"},
		{"2H-S 8, 1N-W 7, 2H-N 8", [2]int{0, 0}, [2]int{1, 0}, [2]int{120, 40}, "60 : 40, then NS 2H"},
		{"2H-S 7", [2]int{0, 0}, [2]int{0, 0}, [2]int{0, 0}, "one short is nothing"},
		{"4S-E 10, 2H-S 8", [2]int{60, 0}, [2]int{0, 1}, [2]int{60, 120}, "a game in one board"},
		{"2HX-S 8", [2]int{0, 0}, [2]int{1, 0}, [2]int{120, 0}, "doubled into game"},
	} {
		s := results(t, chicago(), tt.boards)
		var totals [2]int
		for _, e := range s.Sheet().Entries {
			totals[0] += e.Below[0]
			totals[1] += e.Below[1]
		}
		if got := s.Standing(); got != (bridge.Standing{Below: tt.below, Games: tt.games}) || totals != tt.totals {
			t.Errorf("%s: %+v, in the totals %v; want %v and %v games, %v", tt.description, got, totals, tt.below, tt.games, tt.totals)
		}
	}
}

// The standing after each board follows from the boards' events alone.
func TestStandingIsReplayed(t *testing.T) {
	s := results(t, chicago(), "2H-S 8, 1N-W 7, 2H-N 8, 1N-E 7")
	again := chicago()
	for i, b := range s.Boards {
		next := must(again.Next(b.Deal))
		if next.Standing != b.Standing {
			t.Errorf("board %d: %+v, want %+v", i+1, next.Standing, b.Standing)
		}
		again = again.With(must(next.Replay(b.Events())))
	}
	if again.Points() != s.Points() || again.Standing() != s.Standing() {
		t.Errorf("%v and %+v, want %v and %+v", again.Points(), again.Standing(), s.Points(), s.Standing())
	}
}

// In Chicago a game completed with a part-score of before scores the game bonus, and a part-score nothing.
func TestChicagoGameBonus(t *testing.T) {
	s := results(t, chicago(), "2H-S 8, 2C-N 9")
	want := bridge.Score{
		{Item: bridge.TrickPoints, Count: 2, Side: card.NS, Points: 40},
		{Item: bridge.GameBonus, Count: 1, Side: card.NS, Points: 500},
		{Item: bridge.Overtricks, Count: 1, Side: card.NS, Points: 20},
	}
	if got := s.Boards[1].Score(); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := s.Boards[0].Points(); got != [2]int{60, 0} {
		t.Errorf("a part-score comes to %v", got)
	}
}

// At another table the part-score is worth 50 and a game what it is; honours don't count.
func TestCompared(t *testing.T) {
	const honours = "N:AKQJT.AK.AK.AK32 5432.432.5432.54 76.7659.9876.876 98.QJT8.QJT.QJT9"
	deal := must(card.ParseDeal(honours))
	s := play(t, chicago(), "2S-N 9", deal)
	if b := s.Boards[0]; b.Points() != [2]int{60 + 30 + 150, 0} || b.Compared() != [2]int{60 + 30 + 50, 0} {
		t.Errorf("%v, compared %v", b.Points(), b.Compared())
	}
	s = play(t, s, "2C-S 8", deal)
	if b := s.Boards[1]; b.Points() != [2]int{40 + 500, 0} || b.Compared() != b.Points() {
		t.Errorf("%v, compared %v", b.Points(), b.Compared())
	}
	s = play(t, s, "3S-N 8", deal)
	if b := s.Boards[2]; b.Points() != [2]int{150, 50} || b.Compared() != [2]int{0, 50} {
		t.Errorf("%v, compared %v", b.Points(), b.Compared())
	}
}

// Boards of the same deal are compared as they stand if they have the same standing, and otherwise by themselves.
func TestAgainst(t *testing.T) {
	s := results(t, chicago(), "2H-S 8, 2C-N 9")
	there := session.Session{Rules: bridge.Chicago(), Length: 4, Boards: s.Boards[:1]}
	game := s.Boards[1]
	if here, other := game.Against(play(t, there, "1N-E 7", plain()).Boards[1], card.NS); here != 560 || other != -90 {
		t.Errorf("at the same standing %d against %d", here, other)
	}
	first := must(bridge.NewBoard(bridge.Chicago(), game.Deal, game.Dealer, game.Vul))
	first = must(first.Replay(game.Events()))
	if here, other := game.Against(first, card.EW); here != -110 || other != -110 {
		t.Errorf("against itself with nothing below %d and %d", here, other)
	}
}

// A board of Chicago that is played by itself keeps its standing, and so is scored and compared as in its session. It is
// over when all pass, and a part-score that it leaves has no bonus.
func TestChicagoAlone(t *testing.T) {
	s := results(t, chicago(), "2H-S 8, 2C-N 9")
	game := s.Boards[1]
	alone := game.Alone()
	if alone.Standing != game.Standing || alone.Points() != [2]int{560, 0} || alone.Dealer != game.Dealer || alone.Vul != game.Vul {
		t.Errorf("alone it has %+v and %v", alone.Standing, alone.Points())
	}
	start := session.Session{Rules: alone.Rules, Length: 1}
	for calls, want := range map[string]bridge.Standing{
		"1C Pass Pass Pass Claim 6": {Below: [2]int{60, 20}},
		passedOut:                   {Below: [2]int{60, 0}},
	} {
		one := start.With(after(t, alone.Prefix(0), calls))
		if !one.Over() || one.Counted() != 1 || one.Bonus() != nil || one.Standing() != want || one.Sheet().Entries[0].After != want {
			t.Errorf("%s: over %v, %d count, the bonus is %v, %+v; want %+v", calls, one.Over(), one.Counted(), one.Bonus(), one.Standing(), want)
		}
	}
	if here, other := game.Against(after(t, alone.Prefix(0), "1C Pass Pass Pass Claim 6"), card.NS); here != 560 || other != -70 {
		t.Errorf("against another try %d and %d", here, other)
	}
}

// The result of each seat is its side's.
func TestResult(t *testing.T) {
	s := results(t, chicago(), "2H-S 8, 2C-N 9, 1N-W 7, 3D-S 9")
	for _, seat := range card.Seats {
		outcome, points := s.Result(seat)
		if want := map[card.Side]int{card.NS: 1, card.EW: -1}[seat.Side()]; outcome != want || points != want*640 {
			t.Errorf("%v: %d with %d points", seat, outcome, points)
		}
	}
	if outcome, points := chicago().Result(card.North); outcome != 0 || points != 0 {
		t.Errorf("before the first board: %d with %d points", outcome, points)
	}
}

// A sheet has all lines, and they add up to the totals.
func TestSheet(t *testing.T) {
	s := results(t, chicago(), "2H-S 8, Passed, 2C-N 9, 1N-W 7, 3D-S 9")
	sheet := s.Sheet()
	sum := sheet.Bonus.Points()
	var numbers []int
	for _, e := range sheet.Entries {
		numbers = append(numbers, e.Number)
		for side := range sum {
			sum[side] += e.Below[side] + e.Above[side]
		}
		if e.Counts == e.Board.Contract().PassedOut() {
			t.Errorf("deal %d counts: %v", e.Number, e.Counts)
		}
	}
	if sum != sheet.Totals || sheet.Totals != [2]int{780, 140} || !slices.Equal(numbers, []int{1, 2, 2, 3, 4}) {
		t.Errorf("the lines come to %v, the totals are %v, the deals are %v", sum, sheet.Totals, numbers)
	}
	if e := sheet.Entries[2]; e.Below != [2]int{40, 0} || e.Above != [2]int{520, 0} || e.After.Below != [2]int{} {
		t.Errorf("the game has %v below and %v above, and leaves %v", e.Below, e.Above, e.After.Below)
	}
}

// A session in which nothing has been played has no bonus, whatever its length.
func TestNothingPlayed(t *testing.T) {
	for length := range 2 {
		s := session.Session{Rules: bridge.Chicago(), Length: length}
		if points, bonus := s.Points(), s.Bonus(); points != [2]int{} || bonus != nil {
			t.Errorf("length %d: %v, %v", length, points, bonus)
		}
	}
}
