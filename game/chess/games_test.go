package chess_test

import (
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/chesstest"
)

// games returns the lines that the rules call correct, and whole games of random play. (Rules: octagonal-chess,
// Checks.)
func games(t *testing.T) []string {
	t.Helper()
	examples, err := os.ReadFile("testdata/examples.txt")
	if err != nil {
		t.Fatal(err)
	}
	return append(strings.Split(strings.TrimSpace(string(examples)), "\n"), chesstest.Right...)
}

// Correct lines print as they were read, and so does each part of them.
func TestRightGames(t *testing.T) {
	all := games(t)
	if len(all) != 10 {
		t.Errorf("%d games, want 10", len(all))
	}
	for _, line := range all {
		g, _, err := chess.Parse(line)
		if err != nil {
			t.Errorf("%.100s: %v", line, err)
			continue
		}
		if g.String() != line {
			t.Errorf("%s\nis printed as\n%v", line, g)
		}
		parts := strings.Split(line, " ; ")
		turns := strings.Fields(parts[1])
		if got := g.Turns(); len(got) != len(turns) {
			t.Errorf("%.100s: %d turns, want %d", line, len(got), len(turns))
			continue
		}
		for i, turn := range g.Turns() {
			if turn.String() != turns[i] {
				t.Errorf("%.100s: turn %d is %v, want %s", line, i+1, turn, turns[i])
			}
			if i%7 > 0 && i < len(turns)-3 {
				continue // a few are enough
			}
			want := parts[0] + " ; " + strings.Join(turns[:i+1], " ") + " ; "
			if got := g.At(turn.To); !strings.HasPrefix(got.String(), want) {
				t.Errorf("after %d turns the game is\n%v\nwant\n%s", i+1, got, want)
			}
		}
	}
}

func TestWrongGames(t *testing.T) {
	if len(chesstest.Wrong) != 7 {
		t.Errorf("%d games, want 7", len(chesstest.Wrong))
	}
	for _, line := range chesstest.Wrong {
		if _, _, err := chess.Parse(line); err == nil {
			t.Errorf("%s: nothing is found wrong with it", line)
		}
	}
}
