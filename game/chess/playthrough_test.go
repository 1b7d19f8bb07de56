package chess_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

var update = flag.Bool("update", false, "write the playthrough in testdata")

// TestPlaythrough compares two games, with every position on the way, with their file, which also documents the game.
func TestPlaythrough(t *testing.T) {
	const path = "testdata/playthrough.txt"
	got := playthrough(t, "A1-4", 264) + "\n" + playthrough(t, "A2-3D", 257)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n")
	lines := strings.Split(got, "\n")
	for i, line := range lines {
		if i >= len(want) || line != want[i] {
			t.Fatalf("line %d of %s is\n%s\nwant\n%s\n(go test -run Playthrough -update writes the file)", i+1, path, line, want[min(i, len(want)-1)])
		}
	}
	if len(lines) != len(want) {
		t.Errorf("%s goes on after the games", path)
	}
}

// playthrough plays a game with random players who like to capture and to walk with their kings, and writes it down.
func playthrough(t *testing.T, name string, seed uint64) string {
	t.Helper()
	var out strings.Builder
	rng := rand.New(rand.NewPCG(seed, 0))
	g := chess.New(chess.Usual(variant(t, name)))
	for !g.Over() {
		p := g.Position()
		if p.Left() == 0 {
			fmt.Fprintf(&out, "%v\n", p)
		}
		var event chess.Event
		if p.Rolling() {
			event = chess.RollEvent(chess.Roll(rng))
			fmt.Fprintf(&out, "  %v\n", event)
		} else {
			moves := p.Moves()
			event = chess.MoveEvent(likely(rng, &p, moves))
			fmt.Fprintf(&out, "  %v, of %d\n", event, len(moves))
		}
		next, err := g.Apply(event)
		if err != nil {
			t.Fatal(err)
		}
		if g = next; g.At(g.Len()-1).Position() != p {
			t.Fatalf("%v: before its last event the game stood otherwise", g)
		}
	}
	fmt.Fprintf(&out, "%v, points %v\n%v\n", g.Result(), g.Points(), g)
	return out.String()
}

// likely returns a random move, preferring ones that change much.
func likely(rng *rand.Rand, p *chess.Position, moves []chess.Move) chess.Move {
	for range 6 {
		m := moves[rng.IntN(len(moves))]
		if m.Takes || m.Becomes != chess.NoKind || !m.IsPass() && p.At(m.From).Kind() == chess.King {
			return m
		}
	}
	return moves[rng.IntN(len(moves))]
}
