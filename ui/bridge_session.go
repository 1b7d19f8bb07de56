package ui

import (
	"context"
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/offer"
)

// Begin implements [family.Family]: it starts a rubber like the last one.
func (a *bridgeDesk) Begin() {
	a.depart()
	fetch(a.App, a.reader().likeLast, a.play)
}

// likeLast returns a new rubber as long as the user's last one, and with him in the same seat.
func (rd reader) likeLast(ctx context.Context) (sitting, error) {
	last, err := rd.store.LastRubber(ctx)
	switch {
	case errors.Is(err, kept.ErrNoRubber):
		last.Length, last.Seat = offer.Lengths[0], card.South
	case err != nil:
		return sitting{}, err
	}
	return rd.nextRubber(last.Length, last.Seat)
}

// startRubber deals the first board of a new rubber. One in progress stays in the history
// and can be continued from there.
func (a *bridgeDesk) startRubber(length int, seat card.Seat) {
	rd := a.reader()
	fetch(a.App, func(context.Context) (sitting, error) { return rd.nextRubber(length, seat) }, a.play)
}

// nextRubber returns a new rubber, of which nothing is kept yet.
func (rd reader) nextRubber(length int, seat card.Seat) (sitting, error) {
	number, err := rd.store.NextRubber()
	if err != nil {
		return sitting{}, err
	}
	rules := rd.game
	switch {
	case rules.Length > 0 || rules.GamesToWin > 0:
		length = rules.Length
	case length == 0, !field.Has(rules) && !slices.Contains(offer.Lengths, length): // the last one was of another game
		length = offer.Lengths[0]
	}
	var f kept.Field
	if field.Has(rules) {
		f = rd.field
	}
	return sitting{
		rubber: kept.Rubber{Seat: seat, Field: f, Rubber: session.Session{Rules: rules, Length: length}},
		number: number, levels: rd.level(seat.Side()), cards: rd.players(seat, rules).Cards(),
	}, nil
}

// openRubber goes on with a rubber in progress.
func (a *bridgeDesk) openRubber(id int64) {
	a.depart()
	fetch(a.App, a.reader().sitting(id), a.play)
}

// play shows the table of a rubber in the place of what is shown.
func (a *bridgeDesk) play(sit sitting) {
	leave := a.leaving(sit)
	if sit.rubber.ID != 0 && !sit.rubber.Listed {
		leave = a.awayFromDeal(sit.rubber.ID, leave)
	}
	a.leave()
	s, err := a.rubberTable(sit, leave)
	if err != nil {
		a.showTrouble(err)
		return
	}
	if sit.rubber.ID != 0 && sit.rubber.Rubber.Length > 1 && !sit.rubber.Listed && sit.rubber.Field.Daily == "" {
		a.offer(sit.rubber.Rubber.Rules.Name)
	}
	a.show(s)
}

// openFromHistory goes on with a rubber in progress. The table of a deal that leads back to its record lies on the history
// meanwhile.
func (a *bridgeDesk) openFromHistory(rubber int64) {
	fetch(a.App, a.reader().sitting(rubber), func(sit sitting) {
		if sit.record != nil {
			a.layTable(sit)
			return
		}
		a.play(sit)
	})
}

// layTable lays the table of a rubber on the screen that is shown, to which it leads back.
func (a *bridgeDesk) layTable(sit sitting) {
	leave := a.lift
	if sit.rubber.ID != 0 && !sit.rubber.Listed {
		leave = a.awayFromDeal(sit.rubber.ID, a.lift)
	}
	s, err := a.rubberTable(sit, leave)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.lay(s)
}

// awayFromDeal leads away from the table of a rubber that has been kept. If nothing has been done
// with its first deal, it goes into the trash: it would be offered to be continued, again and again.
func (a *bridgeDesk) awayFromDeal(rubber int64, leave func()) func() {
	return func() {
		a.freeze(a.screen)
		store := a.store
		fetch(a.App, func(ctx context.Context) (failed error, _ error) {
			if only, err := store.BoardIDs(ctx, rubber); err == nil && len(only) == 1 {
				if b, err := store.Board(ctx, only[0]); err == nil && untouched(b) {
					return store.Delete(rubber), nil
				}
			}
			return nil, nil
		}, func(failed error) {
			leave()
			if failed != nil { // it stays in the history, where it does no harm
				a.unkept(failed)
			}
		})
	}
}

// untouched reports whether the user has done nothing with a board: neither kept nor marked it,
// nor acted on it, nor taken anything back.
func untouched(b kept.Board) bool {
	marked := b.Marks != storage.Marks{} || b.RubberMarks != storage.Marks{}
	return b.Kind != kept.Branch && !marked && b.Undos == 0 && b.Board.Phase() != bridge.Finished && !acted(b.Board, b.Seat)
}

// acted reports whether a seat has done anything on a board.
func acted(b bridge.Board, seat card.Seat) bool {
	for n := range b.Events() {
		if b.Prefix(n).Actor() == seat {
			return true
		}
	}
	return false
}
