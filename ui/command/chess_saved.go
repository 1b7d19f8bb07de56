package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
	chesskept "github.com/superbridge/superbridge/storage/chess"
	pokerkept "github.com/superbridge/superbridge/storage/poker"
)

// printGame prints the game of a number, of poker or of chess.
func printGame(ctx context.Context, stdout io.Writer, poker *pokerkept.Store, chess *chesskept.Store, id int64) error {
	err := printPokerGame(ctx, stdout, poker, id)
	if errors.Is(err, pokerkept.ErrNoGame) {
		if err = printChessGame(ctx, stdout, chess, id); errors.Is(err, chesskept.ErrNoGame) {
			return usage("there is no game %d of poker or chess (superbridge list shows what there is)", id)
		}
	}
	return err
}

// printChessGames prints all games of chess that are kept, the oldest first.
func printChessGames(ctx context.Context, stdout io.Writer, store *chesskept.Store) error {
	games, err := store.DatedGames(ctx, chesskept.Filter{})
	if err != nil {
		return err
	}
	for _, game := range slices.Backward(games) {
		if err := printChessGame(ctx, stdout, store, game.ID); err != nil {
			return err
		}
	}
	return nil
}

// printChessGame prints a game as a line, with who played in its fourth part.
func printChessGame(ctx context.Context, stdout io.Writer, store *chesskept.Store, id int64) error {
	kept, err := store.Game(ctx, id)
	if err != nil {
		return err // which names the game
	}
	var tags chess.Tags
	for _, s := range kept.Seats {
		name := s.Name
		if s.Person && name == "" {
			name = "you"
		}
		tags = append(tags, chess.Tag{Key: s.Army.Name(), Value: name})
	}
	_, err = fmt.Fprintln(stdout, kept.Game.Line(tags))
	return err
}

// listedChess returns what the list says of games of chess.
func listedChess(ctx context.Context, store *chesskept.Store) (all []listed, err error) {
	found, err := store.DatedGames(ctx, chesskept.Filter{})
	if err != nil {
		return nil, err
	}
	ids := make([]int64, len(found))
	for i, d := range found {
		ids[i] = d.ID
	}
	games, err := store.Summaries(ctx, ids)
	for _, g := range games {
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
