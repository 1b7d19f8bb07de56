package command

import (
	"context"
	"fmt"
	"io"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// savedChess holds the saved games of chess.
type savedChess struct{ *chessstore.Store }

func (s savedChess) dated(ctx context.Context) ([]storage.Dated, error) {
	return s.DatedGames(ctx, chessstore.Filter{})
}

// print prints a game as a line, with all that is known of it in its fourth part.
func (s savedChess) print(ctx context.Context, w io.Writer, game int64, left func(error)) error {
	return exportOne(chessstore.ErrNoGame, left, func(left func(error)) (int, error) {
		written, err := s.ExportSound(ctx, w, []int64{game}, func(int) {}, left)
		return written.Games, err
	})
}

func (s savedChess) printAll(ctx context.Context, w io.Writer, left func(error)) error {
	_, _, err := s.export(ctx, w, left)
	return err
}

func (s savedChess) export(ctx context.Context, w io.Writer, left func(error)) (games, turns int, err error) {
	written, err := s.ExportSound(ctx, w, nil, func(int) {}, left)
	return written.Games, written.Turns, err
}

func (s savedChess) read(file io.Reader) (add func(context.Context) (added, error), err error) {
	games, err := chessstore.Read(file)
	return func(ctx context.Context) (added, error) {
		done, err := s.Import(ctx, games)
		return added{done.Imported, done.Turns}, err
	}, err
}

func (s savedChess) list(ctx context.Context, ids []int64, left func(error)) (all []listed, err error) {
	games, err := s.Summaries(ctx, ids)
	for _, g := range games {
		if g.Damage != nil {
			left(g.Damage)
			continue
		}
		seat, state := "-", text.TN("command.state.turns", g.Turns)
		if g.Over {
			state = text.TN("command.state.turns-finished", g.Turns, "Result", g.Result)
		}
		if g.Person != chess.NoArmy {
			seat = g.Person.Name()
		}
		all = append(all, listed{g.Started, g.ID, fmt.Sprintf("%s %v\t%s\t-\t-\t-\t%s", chess.Name, g.Rules.Variant, seat, state)})
	}
	return all, err
}
