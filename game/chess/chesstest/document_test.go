package chesstest

import (
	"os"
	"strings"
	"testing"
)

func TestStart(t *testing.T) {
	const want = "bBbRbP2yPyRyB/bQbNbP4yPyNyK/bKbPbP6yPyPyQ/bBbNbP8yPyNyB/bRbP10yPyR/bP12yP/14/14/rP12gP/rRrP10gPgR/rBrNrP8gPgNgB/" +
		"rQrPrP6gPgPgK/rKrNrP4gPgNgQ/rBrRrP2gPgRgB r A1-4 rbyg b4,b11,d2,d13,k2,k13,m4,m11 - 0 1"
	p, err := Rulings{}.Start("A1-4")
	if err != nil {
		t.Fatal(err)
	}
	if got := p.String(); got != want {
		t.Errorf("%s", got)
	}
	if len(squares()) != 172 {
		t.Errorf("%d squares", len(squares()))
	}
}

func TestCounts(t *testing.T) {
	for _, c := range Counts {
		for _, variant := range c.Variants {
			p, err := Rulings{}.Start(variant)
			if err != nil {
				t.Fatal(err)
			}
			for i, want := range c.Sequences[:2] {
				if got := Perft(p, i+1); got != want {
					t.Errorf("%s %d: %d, want %d", variant, i+1, got, want)
				}
			}
		}
	}
	for _, c := range DiceCounts {
		if c.Sequences > 1000 {
			continue
		}
		p, err := Rulings{}.Start(c.Variant)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := PerftDice(p, c.Dice); got != c.Sequences || err != nil {
			t.Errorf("%s %s: %d, want %d, %v", c.Variant, c.Dice, got, c.Sequences, err)
		}
	}
}

func TestPositions(t *testing.T) {
	for _, c := range Positions {
		p, err := Parse(c.Text)
		if err != nil {
			t.Errorf("%s: %v", c.Text, err)
			continue
		}
		if p.withDice() {
			p, err = p.Roll("21")
			if err != nil {
				t.Fatal(err)
			}
		}
		if got := len(p.legal()); got != c.Moves {
			t.Errorf("%s: %d moves, want %d", c.Text, got, c.Moves)
		}
		if got := Perft(p, 2); c.Perft2 >= 0 && got != c.Perft2 {
			t.Errorf("%s: %d sequences, want %d", c.Text, got, c.Perft2)
		}
	}
}

func TestGames(t *testing.T) {
	examples, err := os.ReadFile("../testdata/examples.txt")
	if err != nil {
		t.Fatal(err)
	}
	games := append(strings.Split(strings.TrimSpace(string(examples)), "\n"), Right...)
	if len(games) != 10 {
		t.Errorf("%d games", len(games))
	}
	for _, line := range games {
		if _, err := Replay(line, nil); err != nil {
			t.Errorf("%s: %v", line[:min(len(line), 200)], err)
		}
	}
	for _, line := range Wrong {
		if _, err := Replay(line, nil); err == nil {
			t.Errorf("%s: isn't found to be wrong", line)
		}
	}
}
