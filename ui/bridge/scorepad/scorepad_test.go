package scorepad

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/chart"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// playing adds boards such as "2H-S 8", a contract with declarer's tricks, or "Passed". The deal has no honours.
func playing(s session.Session, results ...string) session.Session {
	deal := must(card.ParseDeal("N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62"))
	for _, result := range results {
		s = s.With(played(must(s.Next(deal)), result))
	}
	return s
}

func played(b bridge.Board, result string) bridge.Board {
	var calls []bridge.Call
	name, count, _ := strings.Cut(result, " ")
	c := must(bridge.ParseContract(name))
	if !c.PassedOut() {
		for range (int(c.Declarer) - int(b.Dealer) + 4) % 4 {
			calls = append(calls, bridge.Pass)
		}
		calls = append(calls, bridge.Bid(c.Level, c.Strain))
		calls = append(calls, []bridge.Call{bridge.Double, bridge.Redouble}[:c.Doubling]...)
	}
	for _, call := range calls {
		b = must(b.Apply(bridge.Called(call)))
	}
	for b.Phase() == bridge.AuctionPhase {
		b = must(b.Apply(bridge.Called(bridge.Pass)))
	}
	if b.Phase() == bridge.PlayPhase {
		var tricks int
		if _, err := fmt.Sscan(count, &tricks); err != nil {
			panic(err)
		}
		b = must(b.Apply(bridge.Claimed(b.Left() - tricks)))
	}
	return b
}

// written formats a pad line by line: the columns from the line upwards, the games, the totals.
func written(p chart.Pad) string {
	var lines []string
	entries := func(what string, column int, all []chart.PadEntry) {
		for _, e := range all {
			lines = append(lines, fmt.Sprintf("%s %s: %s %s %s", what, p.Columns[column].Head, e.Number, e.Label, e.Points))
		}
	}
	for i, c := range p.Columns {
		entries("above", i, c.Above)
	}
	for _, g := range p.Games {
		for i, below := range g.Below {
			entries("below", i, below)
		}
		if g.Winner >= 0 {
			lines = append(lines, fmt.Sprintf("%s of %s", g.Label, p.Columns[g.Winner].Head))
		}
	}
	for _, c := range p.Columns {
		lines = append(lines, fmt.Sprintf("%s (%s) %s %t", c.Head, c.About, c.Total, c.Won))
	}
	return strings.Join(lines, "\n")
}

// An evening of Chicago, with a deal that is dealt again: below and above the line, the game, the bonus, the totals.
// (Rules: bridge-52, Worked examples, row 27.)
func TestChicago(t *testing.T) {
	s := playing(session.Session{Rules: bridge.Chicago(), Length: 4}, "2H-S 8", "2C-N 9", "Passed", "1N-W 7", "3D-S 9")
	want := `above WE: 2 game 500
above WE: 2 1 overtrick 20
above WE:  part-score at the end 100
above THEY:  part-score at the end 100
below WE: 1 2♥ S 60
below WE: 2 2♣ N 40
Game 1 of WE
below WE: 4 3♦ S 60
below THEY: 3 1NT W 40
WE (N-S) 780 true
THEY (E-W) 140 false`
	if got := written(Of(s, card.NS, -1)); got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
	theirs := Of(s, card.EW, -1)
	if c := theirs.Columns; c[0].About != "E-W" || c[0].Total != "140" || c[0].Won || !c[1].Won || theirs.Games[0].Winner != 1 {
		t.Errorf("for East-West it says\n%s", written(theirs))
	}
}

// A session in progress has no winner and no bonus, and room for later entries below.
func TestInProgress(t *testing.T) {
	s := playing(session.Session{Rules: bridge.Chicago(), Length: 4}, "4S-E 10", "3N-N 7")
	p := Of(s, card.NS, -1)
	want := `above THEY: 1 game 300
above THEY: 2 3NT N, 2 down 200
below THEY: 1 4♠ E 120
Game 1 of THEY
WE (N-S) 0 false
THEY (E-W) 620 false`
	if got := written(p); got != want || len(p.Games) != 2 {
		t.Errorf("with %d games it says\n%s\nwant\n%s", len(p.Games), got, want)
	}
	if empty := Of(session.Session{Rules: bridge.Chicago(), Length: 4}, card.NS, -1); len(empty.Games) != 1 || empty.Columns[0].Total != "0" {
		t.Errorf("before the first deal it says\n%s", written(empty))
	}
}

// Entries are those of the board that they come from, by its place in the session, also behind one that was dealt again.
func TestBoards(t *testing.T) {
	s := playing(session.Session{Rules: bridge.Chicago(), Length: 4}, "Passed", "2H-S 9", "2C-N 9")
	p := Of(s, card.NS, 2)
	var boards []int
	for _, e := range append(slices.Clone(p.Columns[0].Above), p.Games[0].Below[0]...) {
		boards = append(boards, e.Board)
	}
	if want := []int{1, 2, 2, 1, 2}; !slices.Equal(boards, want) || p.Chosen != 2 {
		t.Errorf("the entries are of boards %v, want %v", boards, want)
	}
}
