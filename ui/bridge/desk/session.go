package desk

import (
	"context"
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/offer"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// begin starts a rubber like the last one.
func (t *tables) begin() {
	t.window.Depart()
	family.Fetch(t.window, t.reader().likeLast, t.play)
}

// likeLast returns a new rubber with the length and the user's seat of the last one.
func (rd reader) likeLast(ctx context.Context) (sitting, error) {
	last, err := rd.store.LastRubber(ctx)
	switch {
	case errors.Is(err, bridgestore.ErrNoRubber):
		last.Length, last.Seat = offer.Lengths[0], card.South
	case err != nil:
		return sitting{}, err
	}
	return rd.nextRubber(last.Length, last.Seat)
}

// startRubber deals the first board of a new rubber. One in progress stays in the history
// and can be continued from there.
func (t *tables) startRubber(length int, seat card.Seat) {
	rd := t.reader()
	family.Fetch(t.window, func(context.Context) (sitting, error) { return rd.nextRubber(length, seat) }, t.play)
}

// nextRubber returns a new, unsaved rubber.
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
	var f bridgestore.Field
	if field.Has(rules) {
		f = rd.field.of(rules, rd.deals(rules, number)(0))
	}
	return sitting{
		rubber: bridgestore.Rubber{Seat: seat, Field: f, Rubber: session.Session{Rules: rules, Length: length}},
		number: number, players: rd.players(seat, rules),
	}, nil
}

// openRubber continues a rubber in progress.
func (t *tables) openRubber(id int64) {
	t.window.Depart()
	family.Fetch(t.window, t.reader().sitting(id), t.play)
}

// play shows the table of a rubber in place of the current screen.
func (t *tables) play(sit sitting) {
	leave := t.leaving(sit)
	s, err := t.rubberTable(sit, leave)
	if err != nil {
		t.window.Trouble(err)
		return
	}
	if sit.rubber.ID != 0 && sit.rubber.Rubber.Length > 1 && !sit.rubber.Listed && sit.rubber.Field.Daily == "" {
		t.window.Offer(sit.rubber.Rubber.Rules.Name)
	}
	t.window.Show(s)
}

// openFromHistory continues a rubber in progress. The table of a deal that leads back to its record is opened on top of
// the history.
func (t *tables) openFromHistory(rubber int64) {
	family.Fetch(t.window, t.reader().sitting(rubber), func(sit sitting) {
		if sit.record != nil {
			t.layTable(sit)
			return
		}
		t.play(sit)
	})
}

// layTable opens the table of a rubber on top of the current screen, to which it leads back.
func (t *tables) layTable(sit sitting) {
	s, err := t.rubberTable(sit, t.window.Lift)
	if err != nil {
		t.window.Trouble(err)
		return
	}
	t.window.Lay(s)
}

// awayFrom returns a function that leaves the table of a rubber. If hardly anything has been done in it, it goes to the
// trash, or it would be offered again and again. The boards of a day and deals that were chosen beforehand stay, and so
// does a deal in which the user had acted before: the user has come back to it, perhaps from the trash.
func (t *tables) awayFrom(sit sitting, j *journal, leave func()) func() {
	current := sit.rubber.Current
	if sit.rubber.Listed || sit.rubber.Field.Daily != "" || current != nil && acted(*current, sit.rubber.Seat) {
		return leave
	}
	return func() {
		t.window.Freeze() // pending writes come first
		if id := j.ID(); id != 0 {
			t.awayFromDeal(id, leave)()
		} else {
			leave()
		}
	}
}

// awayFromDeal returns a function that leaves the table of a saved rubber, which goes to the trash if it is fleeting.
func (t *tables) awayFromDeal(rubber int64, leave func()) func() {
	return func() {
		t.window.Freeze()
		store := t.store
		type away struct {
			goes   bool
			failed error
		}
		family.Fetch(t.window, func(ctx context.Context) (away, error) {
			if !fleeting(ctx, store, rubber) {
				return away{}, nil
			}
			return away{true, store.Delete(rubber)}, nil
		}, func(it away) {
			leave()
			switch {
			case it.failed != nil: // it stays in the history and does no harm there
				t.window.Runner().Lost(it.failed)
			case it.goes:
				t.window.Tell(text.T("app.forsaken"))
			}
		})
	}
}

// fleeting reports whether the user has decided next to nothing in a rubber: a call at most, on its first board.
func fleeting(ctx context.Context, store *bridgestore.Store, rubber int64) bool {
	only, err := store.BoardIDs(ctx, rubber)
	if err != nil || len(only) != 1 {
		return false
	}
	b, err := store.Board(ctx, only[0])
	return err == nil && barely(b)
}

// barely reports whether the user has done next to nothing with a board: not marked it, not taken anything back, and
// decided one call at most; and no card has been played.
func barely(b bridgestore.Board) bool {
	marked := b.Marks != storage.Marks{} || b.RubberMarks != storage.Marks{}
	played := slices.ContainsFunc(b.Board.Events(), func(e bridge.Event) bool { return e.Kind != bridge.CallKind })
	return b.Kind != bridgestore.Branch && !marked && b.Undos == 0 && !played && b.Board.Phase() != bridge.Finished && acts(b.Board, b.Seat) <= 1
}

// acted reports whether a seat has done anything on a board.
func acted(b bridge.Board, seat card.Seat) bool { return acts(b, seat) > 0 }

// acts returns the number of a seat's acts on a board.
func acts(b bridge.Board, seat card.Seat) (n int) {
	for i := range b.Events() {
		if b.Prefix(i).Actor() == seat {
			n++
		}
	}
	return n
}
