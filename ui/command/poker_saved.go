package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/record"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// savedPoker holds the saved games of poker.
type savedPoker struct{ *pokerstore.Store }

func (s savedPoker) dated(ctx context.Context) ([]storage.Dated, error) {
	return s.DatedGames(ctx, pokerstore.Filter{})
}

func (s savedPoker) printAll(ctx context.Context, w io.Writer, left func(error)) error {
	games, err := s.dated(ctx)
	if err != nil {
		return err
	}
	for _, game := range slices.Backward(games) {
		if err := s.print(ctx, w, game.ID, left); err != nil {
			return err
		}
	}
	return nil
}

func (s savedPoker) export(ctx context.Context, w io.Writer, left func(error)) (games, hands int, err error) {
	written, err := s.ExportSound(ctx, w, nil, func(int) {}, left)
	return written.Games, written.Parts, err
}

func (s savedPoker) read(file io.Reader) (add func(context.Context) (added, error), err error) {
	games, err := pokerstore.Read(file)
	return func(ctx context.Context) (added, error) {
		done, err := s.Import(ctx, games)
		return added{done, done.Parts}, err
	}, err
}

func (s savedPoker) list(ctx context.Context, ids []int64, left func(error)) (all []listed, err error) {
	games, err := s.Summaries(ctx, ids)
	for _, g := range games {
		if g.Damage != nil {
			left(g.Damage)
			continue
		}
		seat, state := "-", text.T("command.state.in-progress")
		if g.Over {
			state = text.T("command.state.finished")
		}
		if g.Person != 0 {
			seat = g.Person.String()
			state += ", " + text.TN("command.state.chips", g.Chips, "Chips", fmt.Sprintf("%+d", g.Chips))
		}
		if place := g.Place(g.Person); place > 0 {
			state += ", " + text.T("command.state.place", "Place", place, "Of", len(g.Gains))
		}
		deals := fmt.Sprint(len(g.Hands))
		if g.Rules.Hands > 0 {
			deals += fmt.Sprintf("/%d", g.Rules.Hands)
		}
		all = append(all, listed{g.Started, g.ID, fmt.Sprintf("%s\t%s\t%s\t-\t-\t%s", poker.Name, seat, deals, state)})
	}
	return all, err
}

// print prints the finished hands of a game, and the events between them.
func (s savedPoker) print(ctx context.Context, w io.Writer, game int64, left func(error)) error {
	kept, fault, err := s.SoundGame(ctx, game)
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
	out := func(line []byte, err error) error {
		if err == nil {
			_, err = fmt.Fprintf(w, "%s\n", line)
		}
		return err
	}
	now := kept.First
	for _, p := range kept.Hands {
		if !p.Hand.Over() {
			break
		}
		if err := out(record.MarshalHand(p.Hand)); err != nil {
			return err
		}
		if now, err = now.Played(p.Hand); err != nil {
			return err
		}
		for _, e := range p.After {
			if err := out(record.MarshalEvent(now, e)); err != nil {
				return err
			}
			if now, _, err = now.Apply(e); err != nil {
				return err
			}
		}
	}
	return nil
}
