package poker_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
)

var update = flag.Bool("update", false, "write the playthrough in testdata")

// TestPlaythrough compares a game, with every state on the way, with its file, which also documents the game.
func TestPlaythrough(t *testing.T) {
	const path = "testdata/playthrough.txt"
	got := playthrough()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want := strings.Split(strings.ReplaceAll(string(must(os.ReadFile(path))), "\r\n", "\n"), "\n")
	lines := strings.Split(got, "\n")
	for i, line := range lines {
		if i >= len(want) || line != want[i] {
			t.Fatalf("line %d of %s is\n%s\nwant\n%s\n(go test -run Playthrough -update writes the file)", i+1, path, line, want[min(i, len(want)-1)])
		}
	}
	if len(lines) != len(want) {
		t.Errorf("%s goes on after the game", path)
	}
}

// playthroughSeed gives a game with a fantasy, a suspended pair, a fee and a limited payment.
const playthroughSeed = 1332

// playthrough plays a game at random and writes it down.
func playthrough() string {
	var out strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&out, format+"\n", args...) }
	rng := source(playthroughSeed)
	g := must(poker.NewGame(poker.Standard(), "playthrough", []poker.Seat{1, 3, 5}, []int{60, 30, 45}, 3))
	say("%s: a point is %d chip", poker.Name, g.State().Rules.Point)
	for range 4 {
		table := g.Table()
		say("\nhand %d  button %v  suspended %v  pack of %d", table.Hand, table.Button, table.Suspended, len(poker.Pack(len(table.Players))))
		h := must(poker.NewHand(table, table.Shuffle(rng)))
		for i, p := range table.Players {
			say("  seat %v  %3d chips  fantasy %2d  %v", p.Seat, p.Stack, p.Fantasy, h.Deal()[i])
		}
		for seat, ok := h.Turn(); ok; seat, ok = h.Turn() {
			acts := "millions of"
			if h.Stage() != poker.FantasyStage {
				n := 0
				for range h.Legal() {
					n++
				}
				acts = fmt.Sprint(n)
			}
			v := h.View(seat)
			a := lively(v, rng)
			say("stage %d  seat %v holds %v, has %v, doesn't see %d: %s acts", h.Stage(), seat, v.Hold, v.Board(seat), len(v.Unseen()), acts)
			h = must(h.Apply(a))
			say("  %v", a)
		}
		s := h.Settle()
		for i, p := range table.Players {
			say("seat %v  %v  %s", p.Seat, h.Board(p.Seat), rated(s.Rated[i]))
		}
		for _, p := range s.Pairs {
			say("  %v %s %+d points, %+d chips", p.Pair, p.Lines, p.Points, p.Paid)
		}
		say("  after %v, next %v", s.After, s.Next)
		g = must(g.Played(h))
		for _, e := range random.Events(g, rng) {
			next, did, err := g.Apply(e)
			if err != nil {
				panic(err)
			}
			g = next
			say("%v: %v", did, g.State().Players)
			for _, p := range did.Payments {
				say("  %v %+d points, %+d chips", p.Pair, p.Points, p.Paid)
			}
		}
	}
	end, did, err := g.Apply(poker.Event{Kind: poker.Close})
	if err != nil {
		panic(err)
	}
	say("\n%v", did)
	for _, p := range did.Payments {
		say("  %v %+d points, %+d chips", p.Pair, p.Points, p.Paid)
	}
	say("%v", end.State().Players)
	return out.String()
}
