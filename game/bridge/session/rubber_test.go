package session_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// southHonours is a deal in which South has A K Q J of hearts; nobody else has four honours.
const southHonours = "N:AT62.T73.Q84.K95 K95.8.AT73.AQ842 Q84.AKQJ.96.J763 J73.96542.KJ52.T"

// rubberOf starts a rubber by house rules in their text form.
func rubberOf(house string) session.Session {
	return session.Session{Rules: must(bridge.ParseRules("Rubber", house))}
}

// case22 is the rubber of an example up to a board. (Rules: bridge-52, Worked examples, row 22.)
func case22(t *testing.T, s session.Session, boards int) session.Session {
	t.Helper()
	for i, result := range []string{"2D-S 9", "3NX-E 7", "1N-W 8", "2H-N 8", "Passed", "4SX-E 10", "6H-S 13"}[:boards] {
		deal := plain()
		if i == 3 {
			deal = must(card.ParseDeal(southHonours))
		}
		s = play(t, s, result, deal)
	}
	return s
}

func lineText(score bridge.Score) string {
	var all []string
	for _, l := range score {
		all = append(all, fmt.Sprintf("%v %v %d", l.Item, l.Side, l.Points))
	}
	return strings.Join(all, ", ")
}

// A rubber, board by board. (Rules: bridge-52, Worked examples, row 22.)
func TestRubberExample(t *testing.T) {
	s := case22(t, rubberOf(""), 7)
	for i, want := range []struct {
		games [2]int
		vul   string
	}{{[2]int{0, 0}, "N None"}, {[2]int{0, 0}, "E None"}, {[2]int{0, 0}, "S None"}, {[2]int{0, 0}, "W None"}, {[2]int{1, 0}, "N NS"},
		{[2]int{1, 0}, "E NS"}, {[2]int{1, 1}, "S Both"}} {
		if b := s.Boards[i]; b.Standing.Games != want.games || b.Dealer.String()+" "+b.Vul.String() != want.vul {
			t.Errorf("board %d: %v, %v %v, want %v", i+1, b.Standing.Games, b.Dealer, b.Vul, want)
		}
	}
	if got := lineText(s.Bonus()); got != "RubberBonus NS 500" || !s.Over() || s.Points() != [2]int{1980, 360} || s.Told() != 1620 {
		t.Errorf("%s, over %v, %v, %d", got, s.Over(), s.Points(), s.Told())
	}
	sheet := s.Sheet()
	var below, above [2]int
	var games []int
	for i, e := range sheet.Entries {
		if e.Game {
			games = append(games, i+1)
		}
		for side := range below {
			below[side] += e.Below[side]
			above[side] += e.Above[side]
		}
	}
	if fmt.Sprint(games) != "[4 6 7]" || below != [2]int{280, 280} || above != [2]int{1200, 80} || sheet.Totals != s.Points() {
		t.Errorf("games on boards %v, below %v, above %v, totals %v", games, below, above, sheet.Totals)
	}
	if hundreds := case22(t, rubberOf("hundreds"), 7); hundreds.Told() != 16 || hundreds.Points() != s.Points() || hundreds.Sheet().Unit != bridge.HundredsUnit {
		t.Errorf("in hundreds %d", hundreds.Told())
	}
	if _, err := s.Settle(); err == nil {
		t.Error("a rubber that is won is settled")
	}
}

// The same rubber, broken off. (Rules: bridge-52, Worked examples, row 23.)
func TestSettledExamples(t *testing.T) {
	for _, tt := range []struct {
		boards      int
		house, want string
	}{
		{2, "", "UnfinishedPart NS 100"}, {2, "part=50", "UnfinishedPart NS 50"}, {3, "", ""}, {4, "", "UnfinishedGame NS 300"}, {6, "", ""},
	} {
		before := case22(t, rubberOf(tt.house), tt.boards)
		s := must(before.Settle())
		if got := lineText(s.Bonus()); got != tt.want || !s.Over() || !s.Sheet().Settled || before.Bonus() != nil || before.Over() {
			t.Errorf("after board %d: %q, over %v; want %q", tt.boards, got, s.Over(), tt.want)
		}
		if points, bonus := s.Points(), s.Bonus().Points(); points[0]-bonus[0] != before.Points()[0] || points[1]-bonus[1] != before.Points()[1] {
			t.Errorf("after board %d: %v with %v, before %v", tt.boards, points, bonus, before.Points())
		}
		if _, err := s.Settle(); err == nil {
			t.Errorf("after board %d it is settled twice", tt.boards)
		}
	}
	one := must(results(t, rubberOf(""), "4H-N 10, 4H-E 10, 2D-S 8").Settle())
	if got := lineText(one.Bonus()); got != "UnfinishedPart NS 100" {
		t.Errorf("at a game each and one part-score: %q", got)
	}
	both := must(results(t, rubberOf(""), "4H-N 10, 2D-E 8").Settle())
	if got := lineText(both.Bonus()); got != "UnfinishedGame NS 300, UnfinishedPart EW 100" {
		t.Errorf("a game here and a part-score there: %q", got)
	}
	for name, s := range map[string]session.Session{
		"nothing played": rubberOf(""), "Chicago": results(t, chicago(), "2H-S 8"),
		"alone": results(t, session.Session{Rules: bridge.Rubber().Alone(), Length: 1}, "2H-S 8"),
	} {
		if _, err := s.Settle(); err == nil || s.Settles() {
			t.Errorf("%s: it is settled", name)
		}
	}
	if !case22(t, rubberOf(""), 1).Settles() {
		t.Error("after a board it can't be settled")
	}
}

// Three rubbers, and what variants change. (Rules: bridge-52, Worked examples, row 24, row 25, row 26.)
func TestRubberExamples(t *testing.T) {
	for _, tt := range []struct {
		name, house, boards string
		points              [2]int
		standing            bridge.Standing
		over                bool
	}{
		{"24", "", "3N-E 9, 5CX-W 11", [2]int{0, 1050}, bridge.Standing{Games: [2]int{0, 2}}, true},
		{"24, clean", "clean=750", "3N-E 9, 5CX-W 11", [2]int{0, 1100}, bridge.Standing{Games: [2]int{0, 2}}, true},
		{"25", "", "3D-N 9, 4H-E 10, 2D-S 8", [2]int{100, 120}, bridge.Standing{Below: [2]int{40, 0}, Games: [2]int{0, 1}}, false},
		{"26", "", "5DX-E 5, 3N-N 5, 3N-N 9, 6NX-S 3, 3N-S 9", [2]int{2300, 2800}, bridge.Standing{Games: [2]int{2, 0}}, true},
		{"26, undertricks", "undertricks=200", "5DX-E 5, 3N-N 5, 3N-N 9, 6NX-S 3, 3N-S 9", [2]int{2000, 2800}, bridge.Standing{Games: [2]int{2, 0}}, true},
		{"redoubled", "redoubled=50", "2CXX-S 9", [2]int{160 + 50 + 200, 0}, bridge.Standing{Games: [2]int{1, 0}}, false},
		{"passed out", "", "2H-S 8, Passed, Passed", [2]int{60, 0}, bridge.Standing{Below: [2]int{60, 0}}, false},
	} {
		s := results(t, rubberOf(tt.house), tt.boards)
		if s.Points() != tt.points || s.Standing() != tt.standing || s.Over() != tt.over {
			t.Errorf("%s: %v, %+v, over %v; want %v, %+v, %v", tt.name, s.Points(), s.Standing(), s.Over(), tt.points, tt.standing, tt.over)
		}
	}
	if winner, ok := results(t, rubberOf(""), "5DX-E 5, 3N-N 5, 3N-N 9, 6NX-S 3, 3N-S 9").Winner(); !ok || winner != card.EW {
		t.Errorf("26: %v wins (%v)", winner, ok)
	}
	if s := results(t, rubberOf(""), "2H-S 8, Passed"); s.Counted() != 2 || must(s.Next(plain())).Dealer != card.South {
		t.Errorf("after a deal that all pass %v deals", must(s.Next(plain())).Dealer)
	}
	if s := results(t, rubberOf("redeal"), "2H-S 8, Passed"); s.Counted() != 1 || must(s.Next(plain())).Dealer != card.East {
		t.Errorf("where it is dealt again %v deals", must(s.Next(plain())).Dealer)
	}
}

// What is below, in rubber bridge.
func TestRubberBelow(t *testing.T) {
	for boards, want := range map[string]bridge.Standing{
		"2H-N 8, 2D-N 8":         {Games: [2]int{1, 0}},                        // 60 + 40
		"3H-N 9, 1C-N 7":         {Games: [2]int{1, 0}},                        // 90 + 20
		"2D-N 8, 2D-N 8":         {Below: [2]int{80, 0}},                       // 40 + 40
		"2D-N 8, 1N-E 7, 1C-N 9": {Below: [2]int{60, 40}},                      // overtricks don't count
		"2D-N 10":                {Below: [2]int{40, 0}},                       // nor do they here
		"2H-N 8, 2D-E 8, 2H-S 8": {Games: [2]int{1, 0}},                        // both start at 0 again
		"1HXX-N 7, 2D-E 8":       {Below: [2]int{0, 40}, Games: [2]int{1, 0}},  // 120 at once
		"4H-N 10, 4H-E 10":       {Games: [2]int{1, 1}},                        // a game each
		"4H-N 10, 4H-E 9":        {Games: [2]int{1, 0}},                        // not made
		"3N-N 9, 2C-E 8, 2C-N 8": {Below: [2]int{40, 40}, Games: [2]int{1, 0}}, // in the second game
	} {
		if got := results(t, rubberOf(""), boards).Standing(); got != want {
			t.Errorf("%s: %+v, want %+v", boards, got, want)
		}
	}
	s := results(t, rubberOf(""), "2H-N 8, 2D-E 8, 2H-S 8")
	var below [2]int
	for _, e := range s.Sheet().Entries {
		below[0] += e.Below[0]
		below[1] += e.Below[1]
	}
	if below != [2]int{120, 40} {
		t.Errorf("below in the totals %v, want 120 and 40", below)
	}
	// The board that wins a first game is scored not vulnerable, that side's next one vulnerable, the other's not.
	s = results(t, rubberOf(""), "4H-N 10, 4H-S 9, 4H-E 9")
	for i, want := range []int{120, -100, 50} {
		if got := s.Boards[i].Score().Balance(card.NS); got != want {
			t.Errorf("board %d: %d, want %d", i+1, got, want)
		}
	}
}

// The result in hundreds is rounded, 50 up whoever has them.
func TestHundreds(t *testing.T) {
	for _, tt := range []struct {
		points, want int
	}{{1649, 16}, {1650, 17}, {1651, 17}, {-1649, -16}, {-1650, -17}, {49, 0}, {-49, 0}, {50, 1}, {-50, -1}, {0, 0}} {
		if got := bridge.Hundreds(tt.points); got != tt.want {
			t.Errorf("%d are %d, want %d", tt.points, got, tt.want)
		}
	}
	// Both sides win nothing with 0 hundreds, but the larger total wins.
	s := must(results(t, rubberOf("hundreds"), "1C-N 6").Settle()) // 50 for East-West
	if winner, ok := s.Winner(); s.Told() != -1 || !ok || winner != card.EW {
		t.Errorf("%d, %v wins (%v)", s.Told(), winner, ok)
	}
	s = must(results(t, rubberOf("hundreds"), "1C-N 7, 1D-E 7").Settle())
	if _, ok := s.Winner(); s.Told() != 0 || ok || s.Balance() != 0 {
		t.Errorf("%d, %d, won %v", s.Told(), s.Balance(), ok)
	}
}

// A board of a rubber is compared without honours, with what a game is worth if it completes one and 50 for a part-score
// that doesn't; that goes for the other table, what players reckon with, and a board by itself.
func TestRubberCompared(t *testing.T) {
	deal := must(card.ParseDeal(southHonours))
	s := play(t, rubberOf(""), "2H-S 8", deal)
	if b := s.Boards[0]; b.Points() != [2]int{160, 0} || b.Compared() != [2]int{110, 0} {
		t.Errorf("%v, compared %v", b.Points(), b.Compared())
	}
	s = play(t, s, "2D-N 8", deal)
	game := s.Boards[1]
	if game.Points() != [2]int{40, 0} || game.Compared() != [2]int{340, 0} || s.Standing().Games != [2]int{1, 0} {
		t.Errorf("completing a game %v, compared %v", game.Points(), game.Compared())
	}
	if worth := game.Worth(must(bridge.ParseContract("1C-W")), 7); worth != 70 {
		t.Errorf("a part-score of the others is worth %d", worth)
	}
	s = play(t, s, "4H-S 10", deal)
	if last := s.Boards[2]; last.Points() != [2]int{220, 0} || last.Compared() != [2]int{620, 0} || !s.Over() {
		t.Errorf("vulnerable %v, compared %v, over %v", last.Points(), last.Compared(), s.Over())
	}
	there := session.Session{Rules: bridge.Rubber(), Boards: s.Boards[:1]}
	if here, other := game.Against(play(t, there, "1N-E 7", deal).Boards[1], card.NS); here != 340 || other != -90 {
		t.Errorf("against another table at the same standing %d and %d", here, other)
	}
	alone := game.Alone()
	if alone.Standing != game.Standing || alone.Compared() != game.Compared() || alone.Rules.RubberBonus != [2]int{} || alone.Rules.Known() != nil {
		t.Errorf("alone %+v, %v, %v", alone.Standing, alone.Compared(), alone.Rules.Known())
	}
	one := session.Session{Rules: alone.Rules, Length: 1}.With(alone)
	if !one.Over() || one.Bonus() != nil || one.ByGames() || one.Settles() {
		t.Errorf("a board alone: over %v, %v, by games %v", one.Over(), one.Bonus(), one.ByGames())
	}
}

// The boards of an evening each by itself, and the custom of 100 for a part-score. (Rules: bridge-52, Worked examples, row
// 29.)
func TestChicagoDuplicateExample(t *testing.T) {
	const boards = "2H-S 8, 2C-N 9, 1N-W 7, 3D-S 9"
	for house, want := range map[string][2]int{"": {330, 90}, "part-score=100": {330 + 3*50, 90 + 50}, "vul=dealing": {330, 90}} {
		rules := must(bridge.ParseRules("ChicagoDuplicate", house))
		s := results(t, session.Session{Rules: rules, Length: rules.Length}, boards)
		if s.Points() != want || !s.Over() || s.Bonus() != nil || s.Standing() != (bridge.Standing{}) {
			t.Errorf("%q: %v, over %v, %v; want %v", house, s.Points(), s.Over(), s.Bonus(), want)
		}
	}
}
