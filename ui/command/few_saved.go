package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// keep starts saving a session, and returns its number.
func (m fewMatch) keep() (id int64, err error) {
	b := fewstore.Beginning{Rules: m.rules, Person: few.Nobody}
	for p, k := range m.kinds {
		b.Sitters = append(b.Sitters, fewstore.Sitter{Player: few.Player(p), Name: k.name, Level: k.level.String()})
	}
	return m.store.NewGame(b)
}

// savedFew holds the saved sessions of bridge for two and three.
type savedFew struct{ *fewstore.Store }

func (s savedFew) dated(ctx context.Context) ([]storage.Dated, error) {
	return s.DatedGames(ctx, fewstore.Filter{})
}

// print prints the deals of a session that are over, and its end.
func (s savedFew) print(ctx context.Context, w io.Writer, game int64, left func(error)) error {
	return exportOne(fewstore.ErrNoGame, left, func(left func(error)) (int, error) {
		written, err := s.PrintSound(ctx, w, []int64{game}, left)
		return written.Games + written.Empty, err
	})
}

func (s savedFew) printAll(ctx context.Context, w io.Writer, left func(error)) error {
	_, err := s.PrintSound(ctx, w, nil, left)
	return err
}

func (s savedFew) export(ctx context.Context, w io.Writer, left func(error)) (games, deals int, err error) {
	written, err := s.ExportSound(ctx, w, nil, func(int) {}, left)
	return written.Games, written.Parts, err
}

func (s savedFew) read(file io.Reader) (add func(context.Context) (added, error), err error) {
	games, err := fewstore.Read(file)
	return func(ctx context.Context) (added, error) {
		done, err := s.Import(ctx, games)
		return added{done, done.Parts}, err
	}, err
}

func (s savedFew) list(ctx context.Context, ids []int64, left func(error)) (all []listed, err error) {
	games, err := s.Summaries(ctx, ids)
	for _, g := range games {
		if g.Damage != nil {
			left(g.Damage)
			continue
		}
		seat, state := "-", text.T("command.state.in-progress")
		switch {
		case g.Settled:
			state = text.T("command.state.settled")
		case g.Over:
			state = text.T("command.state.finished")
		}
		if g.Person != few.Nobody {
			seat = g.Rules.Letter(g.Person)
		}
		for p, total := range g.Totals {
			state += fmt.Sprintf(", %s %d", g.Rules.Letter(few.Player(p)), total)
		}
		all = append(all, listed{g.Started, g.ID, fmt.Sprintf("%v\t%s\t%d\t-\t-\t%s", g.Rules, seat, len(g.Deals), state)})
	}
	return all, err
}

// isFew reports whether a name that people type is that of a game for two or three, or of all of them.
func isFew(name string) bool {
	_, ok := fewRules(name)
	return ok || strings.EqualFold(name, fewFamily)
}

// fewFamily is the word for all games for two and three.
const fewFamily = "few"
