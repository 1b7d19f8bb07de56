package command

import (
	"context"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/game/chess/puzzle"
)

// What is printed are proved puzzles, of each kind as many, the same whatever the number of processors.
func TestPuzzlesAreFound(t *testing.T) {
	find := func(ctx context.Context, threads int) (string, error) {
		s := chessSeries{start: chess.New(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 4})), threads: threads,
			chance: func(place int64, part int) *rand.Rand { return rand.New(rand.NewPCG(uint64(place), uint64(part))) }}
		s.kinds = []chessKind{{level: bot.Beginner}, {level: bot.Beginner}, {level: bot.Beginner}, {level: bot.Beginner}}
		var out strings.Builder
		err := chessPuzzles{s, 3, 2}.run(ctx, &out, io.Discard)
		return out.String(), err
	}
	found, err := find(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[puzzle.Kind]int{}
	for line := range strings.Lines(found) {
		p, err := puzzle.Parse(strings.TrimSpace(line))
		if err == nil {
			err = p.Prove(t.Context())
		}
		if err != nil {
			t.Error(err)
		}
		kinds[p.Kind]++
	}
	if len(kinds) != 3 || strings.Count(found, "\n") != 3 {
		t.Errorf("found are\n%s", found)
	}
	if again, err := find(t.Context(), 2); err != nil || again != found {
		t.Errorf("by two processors found are\n%s, %v", again, err)
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if out, err := find(stopped, 1); err == nil || !strings.Contains(err.Error(), "stopped in 2 games") || out != "" {
		t.Errorf("when it is stopped: %q, %v", out, err)
	}
}

func TestPuzzleFlags(t *testing.T) {
	for _, args := range []string{"-puzzles 0", "-puzzles x", "-puzzles 3 -variant A2-4", "-puzzles 3 -variant A1-4D", "-puzzles 3 -save", "-puzzles 3 -kings", "-puzzles 3 -games 2"} {
		wantRefusal(t, ask(append([]string{"chess"}, strings.Fields(args)...)...), 2, "")
	}
}
