package desk

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/resume"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/seating"
)

// playOn plays on from a place of a hand, which some acts lead to, at a table on the review.
func (d *Desk) playOn(hand int64, acts []string) {
	store := d.store
	family.Fetch(d.window, func(ctx context.Context) (seating.Sitting, error) {
		number, err := store.NextSession()
		if err != nil {
			return seating.Sitting{}, err
		}
		w, err := store.Hand(ctx, hand)
		if err != nil {
			return seating.Sitting{}, err
		}
		return newBranch(w, acts, number)
	}, d.layBranch)
}

// layBranch lays the table of a branch on the screen that is shown; from there the way leads back.
func (d *Desk) layBranch(sit seating.Sitting) {
	s, err := d.table(sit, d.window.Lift)
	if err != nil {
		d.window.Trouble(err)
		return
	}
	d.window.Lay(s)
}

// newBranch returns a game of one hand that leaves another one after some acts. Without a user there, the user has the
// seat of the player who acts next.
func newBranch(w pokerstore.Whole, acts []string, number int64) (seating.Sitting, error) {
	table := w.Hand.Table()
	table.Game, table.Rules.Hands = fmt.Sprint(number), 0
	h, err := poker.NewHand(table, w.Hand.Deal())
	if err != nil {
		return seating.Sitting{}, err
	}
	for _, text := range acts {
		a, err := poker.ParseAct(text)
		if err != nil {
			return seating.Sitting{}, err
		}
		if h, err = h.Apply(a); err != nil {
			return seating.Sitting{}, err
		}
	}
	next, _ := h.Turn()
	sit := seating.Sitting{
		ID: number, Person: cmp.Or(w.Person, next), Brought: map[poker.Seat]int{}, Start: play.Start{Hand: &h},
		Branch: resume.Branch{Is: true, Origin: w.HandSummary.ID, Stands: len(acts)},
	}
	for _, p := range table.Players {
		sitter := pokerstore.Sitter{Seat: p.Seat}
		if i := slices.IndexFunc(w.Sitters, func(s pokerstore.Sitter) bool { return s.Seat == p.Seat }); i >= 0 && p.Seat != sit.Person {
			sitter = w.Sitters[i]
		}
		sit.Sitters = append(sit.Sitters, sitter)
		sit.Brought[p.Seat] = p.Stack
	}
	sit.Start.Game, err = poker.GameAt(table)
	return sit, err
}
