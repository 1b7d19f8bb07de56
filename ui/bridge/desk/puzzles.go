package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	exercise "github.com/superbridge/superbridge/game/bridge/practice"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/practice"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// puzzlesFrom is the number of last finished boards in which puzzles are looked for, daily ones among them.
const puzzlesFrom = 400

// ofPuzzles are the boards in which puzzles are looked for.
var ofPuzzles = bridgestore.Filter{Counted: true}

// soughtOn returns the puzzles found on the user's boards, and the boards left to look at. Puzzles that can't be read are left out: an older program may
// read what a later one has found.
func soughtOn(ctx context.Context, store *bridgestore.Store) (practice.Sought, error) {
	var all practice.Sought
	found, err := store.FoundPuzzles(ctx, ofPuzzles, exercise.PuzzleVersion)
	if err != nil {
		return all, err
	}
	for _, f := range found {
		if e, err := exercise.Parse(f.Exercise); err == nil {
			all.Found = append(all.Found, e)
		}
	}
	ids, err := store.Unsought(ctx, ofPuzzles, exercise.PuzzleVersion)
	if err != nil {
		return all, err
	}
	for _, id := range ids[:min(len(ids), puzzlesFrom)] {
		left, ok := leftOn(ctx, store, id)
		if ctx.Err() != nil {
			return practice.Sought{}, ctx.Err()
		}
		if ok {
			all.Left = append(all.Left, left)
		}
	}
	return all, nil
}

// leftOn returns a board on which a puzzle may be; ok is false for one that can't be read, which the history shows, that others have played or whose deck the
// players don't know.
func leftOn(ctx context.Context, store *bridgestore.Store, id int64) (left practice.Left, ok bool) {
	b, err := store.Board(ctx, id)
	return practice.Left{ID: id, Board: b.Board}, err == nil && !b.Watched && bidding.Knows(b.Board.Rules) && !b.Board.Rules.Choices
}

// Idle implements [family.Idler]: it looks for puzzles on the user's boards, and keeps what it finds of each.
func (d *Desk) Idle(ctx context.Context) {
	store := d.store
	if store == nil {
		return
	}
	d.window.Runner().Run(ctx, func() func() {
		err := seekPuzzles(ctx, store)
		return func() {
			if err != nil {
				d.window.Lost(err) // the practice screen shows other errors
			}
		}
	})
}

// seekPuzzles looks for puzzles on all boards left, until ctx ends.
func seekPuzzles(ctx context.Context, store *bridgestore.Store) error {
	ids, err := store.Unsought(ctx, ofPuzzles, exercise.PuzzleVersion)
	if err != nil || len(ids) == 0 {
		return err
	}
	defer background.Spare()()
	for _, id := range ids[:min(len(ids), puzzlesFrom)] {
		found := ""
		if left, ok := leftOn(ctx, store, id); ok {
			if found, err = left.Seek(ctx); err != nil {
				return err
			}
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err := store.SaveFoundPuzzle(id, exercise.PuzzleVersion, found); err != nil {
			return err
		}
	}
	return nil
}
