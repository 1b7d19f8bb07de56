package command

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	fewstore "github.com/superbridge/superbridge/storage/few"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// printGame prints the game of a number, of poker, of chess or for two or three.
func printGame(ctx context.Context, stdout io.Writer, store *storage.Store, id int64, left func(error)) error {
	err := printPokerGame(ctx, stdout, pokerstore.On(store), id, left)
	if errors.Is(err, pokerstore.ErrNoGame) {
		err = printChessGame(ctx, stdout, chessstore.On(store), id, left)
	}
	if errors.Is(err, chessstore.ErrNoGame) {
		err = printFewGame(ctx, stdout, fewstore.On(store), id, left)
	}
	if errors.Is(err, fewstore.ErrNoGame) {
		return usage("there is no game %d of poker or chess, or for two or three (superbridge list shows what there is)", id)
	}
	return err
}

// printChessGame prints a game as a line, with all that is known of it in its fourth part.
func printChessGame(ctx context.Context, stdout io.Writer, store *chessstore.Store, id int64, left func(error)) error {
	damaged := false
	written, err := store.ExportSound(ctx, stdout, []int64{id}, func(int) {}, func(err error) { damaged = true; left(err) })
	if err == nil && written.Games == 0 && !damaged {
		err = chessstore.ErrNoGame
	}
	return err
}

// listedChess returns the list's rows of games of chess.
func listedChess(ctx context.Context, store *chessstore.Store, left func(error)) (all []listed, err error) {
	found, err := store.DatedGames(ctx, chessstore.Filter{})
	if err != nil {
		return nil, err
	}
	ids := make([]int64, len(found))
	for i, d := range found {
		ids[i] = d.ID
	}
	games, err := store.Summaries(ctx, ids)
	for _, g := range games {
		if g.Damage != nil {
			left(g.Damage)
			continue
		}
		seat, state := "-", fmt.Sprintf("in progress, %s", count(g.Turns, "turn"))
		if g.Over {
			state = fmt.Sprintf("finished, %s, %v", count(g.Turns, "turn"), g.Result)
		}
		if g.Person != chess.NoArmy {
			seat = g.Person.Name()
		}
		all = append(all, listed{g.Started, g.ID, fmt.Sprintf("%s %v\t%s\t-\t-\t-\t%s", chess.Name, g.Rules.Variant, seat, state)})
	}
	return all, err
}
