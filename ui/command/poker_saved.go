package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/superbridge/superbridge/game/poker/record"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// printPokerGames prints all saved games of poker, the oldest first.
func printPokerGames(ctx context.Context, stdout io.Writer, store *pokerstore.Store, left func(error)) error {
	games, err := store.DatedGames(ctx, pokerstore.Filter{})
	if err != nil {
		return err
	}
	for _, game := range slices.Backward(games) {
		if err := printPokerGame(ctx, stdout, store, game.ID, left); err != nil {
			return err
		}
	}
	return nil
}

// printPokerGame prints the finished hands of a game, and the events between them.
func printPokerGame(ctx context.Context, stdout io.Writer, store *pokerstore.Store, id int64, left func(error)) error {
	kept, fault, err := store.SoundGame(ctx, id)
	var replay *pokerstore.ReplayError
	switch {
	case errors.As(err, &replay):
		left(err)
		return nil
	case err != nil:
		return err // the error names the game
	case fault != nil:
		left(fault)
	}
	print := func(line []byte, err error) error {
		if err == nil {
			_, err = fmt.Fprintf(stdout, "%s\n", line)
		}
		return err
	}
	now := kept.First
	for _, p := range kept.Hands {
		if !p.Hand.Over() {
			break
		}
		if err := print(record.MarshalHand(p.Hand)); err != nil {
			return err
		}
		if now, err = now.Played(p.Hand); err != nil {
			return err
		}
		for _, e := range p.After {
			if err := print(record.MarshalEvent(now, e)); err != nil {
				return err
			}
			if now, _, err = now.Apply(e); err != nil {
				return err
			}
		}
	}
	return nil
}
