package desk

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/few"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/seating"
	"github.com/superbridge/superbridge/ui/kit/resume"
)

// playOn plays on from a place of a deal, which some events lead to, at a table on the review.
func (d *Desk) playOn(deal int64, events []string) {
	store := d.store
	d.window.Read(func(ctx context.Context) (func(), error) {
		number, err := store.NextSession()
		if err != nil {
			return nil, err
		}
		w, err := store.Deal(ctx, deal)
		if err != nil {
			return nil, err
		}
		sit, err := newBranch(w, events, number)
		chosen := choices.Load(store.Store)
		return func() { d.layBranch(sit, chosen) }, err
	})
}

// layBranch lays the table of a branch on the screen that is shown; from there the way leads back.
func (d *Desk) layBranch(sit seating.Sitting, chosen choices.Choices) {
	s, err := d.table(sit, chosen, d.window.Lift)
	if err != nil {
		d.window.Trouble(err)
		return
	}
	d.window.Lay(s)
}

// newBranch returns a session of one deal that leaves another one after some events. Without a user there, the user plays for
// whoever acts next.
func newBranch(w fewstore.Whole, events []string, number int64) (seating.Sitting, error) {
	setup := w.Board.Setup()
	setup.Number = 1
	b, err := few.NewBoard(setup, w.Board.Deal())
	if err != nil {
		return seating.Sitting{}, err
	}
	for _, text := range events {
		e, err := few.ParseEvent(text)
		if err != nil {
			return seating.Sitting{}, err
		}
		if b, err = b.Apply(e); err != nil {
			return seating.Sitting{}, err
		}
	}
	sit := seating.Sitting{
		ID: number, Person: w.Person, Sitters: slices.Clone(w.Sitters), Start: play.Start{Session: few.SessionAt(setup), Board: &b},
		Branch: resume.Branch{Is: true, Origin: w.ID, Stands: len(events)},
	}
	if sit.Person == few.Nobody {
		sit.Person = b.Turn()
	}
	sit.Sitters[sit.Person] = fewstore.Sitter{Player: sit.Person}
	return sit, nil
}
