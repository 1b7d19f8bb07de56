package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/puzzle"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// chessPuzzles looks for puzzles in games.
type chessPuzzles struct {
	chessSeries
	wanted int // puzzles, of all kinds together
	batch  int // games between two looks at what is still missing
}

// The figures of the search.
const (
	mostPuzzles = 1000
	puzzleBatch = 16
	puzzleMoves = 400_000 // of the proof of one position at most
)

// allPuzzles are the kinds in the order in which they are printed.
var allPuzzles = []puzzle.Kind{puzzle.WinKing, puzzle.EnterCastle, puzzle.SaveKing}

// findChessPuzzles carries out superbridge chess -puzzles.
func findChessPuzzles(ctx context.Context, s chessSeries, wanted int, stdout, stderr io.Writer) error {
	switch v := s.start.Rules(); {
	case wanted < 1 || wanted > mostPuzzles:
		return outside("puzzles", wanted, 1, mostPuzzles)
	case v.Dice || v.Mode == chess.A2:
		return usage("command.chess.puzzles-variant", "Variant", v.Variant)
	}
	return chessPuzzles{s, wanted, puzzleBatch}.run(ctx, stdout, stderr)
}

// run plays games until enough puzzles have been found, of each kind as many, and prints each when it is found: at most one of a
// kind from a game, so that they differ.
func (c chessPuzzles) run(ctx context.Context, stdout, stderr io.Writer) error {
	missing := map[puzzle.Kind]int{}
	for i := range c.wanted {
		missing[allPuzzles[i%len(allPuzzles)]]++
	}
	for first := 0; ; first += c.batch {
		seek := puzzle.Seek{Moves: puzzleMoves}
		for _, kind := range allPuzzles {
			if missing[kind] > 0 {
				seek.Kinds = append(seek.Kinds, kind)
			}
		}
		if len(seek.Kinds) == 0 {
			return nil
		}
		batch, stopped := each(ctx, c.batch, c.threads, stderr, func(ctx context.Context, place int) ([]puzzle.Puzzle, error) {
			return c.game(ctx, first+place, seek)
		})
		for _, found := range batch {
			for _, p := range found {
				if missing[p.Kind]--; missing[p.Kind] < 0 {
					continue
				}
				if _, err := fmt.Fprintln(stdout, p); err != nil {
					return err
				}
			}
		}
		if errors.Is(stopped, context.Canceled) {
			return errors.New(text.TN("command.stopped.in-games", first+c.batch))
		}
		if stopped != nil {
			return stopped
		}
	}
}

// game plays a game and returns the first puzzle of each kind in it, proved.
func (c chessPuzzles) game(ctx context.Context, game int, seek puzzle.Seek) ([]puzzle.Puzzle, error) {
	g, err := c.play(ctx, game, game, func(person int, chance *rand.Rand) chessActor { return c.kinds[person].player(chance) }, nil)
	if err != nil {
		return nil, failed("command.chess.game", "Game", game+1, "Why", err)
	}
	found, err := seek.In(ctx, g)
	for _, p := range found {
		if err == nil {
			err = p.Prove(ctx)
		}
	}
	return found, err
}
