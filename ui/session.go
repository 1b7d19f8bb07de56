package ui

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/home"
)

// newRubber starts a rubber like the last one.
func (a *App) newRubber() {
	if a.store == nil {
		return
	}
	length, seat := home.Lengths[0], card.South
	if r, ok := a.lastRubber(); ok {
		length, seat = r.Length, r.Seat
	}
	a.startRubber(length, seat)
}

// lastRubber returns the person's newest rubber; ok is false if none of the last ones was his.
func (a *App) lastRubber() (r kept.Summary, ok bool) {
	const enough = 20
	ids, err := a.store.FindRubbers(context.Background(), kept.Filter{})
	if err != nil {
		return r, false
	}
	last, err := a.store.Summaries(context.Background(), ids[:min(enough, len(ids))])
	if err != nil {
		return r, false
	}
	for _, r := range last {
		if !r.Watched && r.Kind == kept.Ordinary && r.Length > 1 {
			return r, true
		}
	}
	return r, false
}

// startRubber deals the first board of a new rubber. One in progress stays in the history
// and can be continued from there.
func (a *App) startRubber(length int, seat card.Seat) {
	r, number, err := a.nextRubber(length, seat)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.playRubber(r, seating{number: number, level: a.settings.Level, leave: a.showHome})
}

// nextRubber returns a new rubber, of which nothing is kept yet, and the number that it will have.
func (a *App) nextRubber(length int, seat card.Seat) (r kept.Rubber, number int64, err error) {
	number, err = a.store.NextRubber()
	if err != nil {
		return r, 0, err
	}
	rules := a.game()
	if rules.Length > 0 {
		length = rules.Length
	}
	if rules.HasHouse() {
		rules, err = rules.With(a.settings.House)
	}
	return kept.Rubber{Seat: seat, Rubber: session.Session{Rules: rules, Length: length}}, number, err
}

// openRubber goes on with a rubber in progress.
func (a *App) openRubber(id int64) {
	a.leave() // the rubber may be the one on the screen: what is on its way is kept first
	r, err := a.store.Rubber(id)
	if err != nil {
		a.showTrouble(err)
		return
	}
	if r.Rubber.Length > 1 {
		a.offer(r.Rubber.Rules.Name)
	}
	how := seating{level: a.settings.Level, leave: a.awayFromDeal(r, a.showHome)}
	if r.Rubber.Length == 1 && r.Current != nil {
		how = a.seatingFor(r)
	}
	a.playRubber(r, how)
}

// openFromHistory goes on with a rubber in progress. The table of a deal that leads back to its record lies on the history
// meanwhile.
func (a *App) openFromHistory(rubber int64) {
	r, err := a.store.Rubber(rubber)
	if err != nil {
		a.showTrouble(err)
		return
	}
	if r.Rubber.Length == 1 && r.Current != nil {
		if how := a.seatingFor(r); how.practice != nil {
			a.layRubber(r, how)
			return
		}
	}
	a.openRubber(rubber)
}

// layRubber lays the table of a rubber that is kept on the screen that is shown, to which it leads back.
func (a *App) layRubber(r kept.Rubber, how seating) {
	how.leave = a.awayFromDeal(r, a.lift)
	if how.practice != nil {
		how.practice.OnReturn = how.leave
	}
	s, err := a.rubberTable(r, how)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.lay(s)
}

// awayFromDeal leads away from the table of a rubber that has been kept. If nothing has been done
// with its first deal, it goes into the trash: it would be offered to be continued, again and again.
func (a *App) awayFromDeal(r kept.Rubber, leave func()) func() {
	return func() {
		leave()
		boards, err := a.store.BoardIDs(context.Background(), r.ID)
		if err != nil || len(boards) != 1 {
			return
		}
		if b, err := a.store.Board(context.Background(), boards[0]); err == nil && untouched(b) {
			// If it can't go it stays in the history, where it does no harm.
			_ = a.store.Delete(r.ID)
			a.reload()
		}
	}
}

// untouched reports whether the person has done nothing with a board: neither kept nor marked it,
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
