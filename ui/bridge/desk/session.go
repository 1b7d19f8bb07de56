package desk

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// begin starts a rubber like the last one.
func (t *tables) begin() {
	t.window.Depart()
	family.Fetch(t.window, t.reader().LikeLast, t.play)
}

// startRubber deals the first board of a new rubber. One in progress stays in the history
// and can be continued from there.
func (t *tables) startRubber(length int, seat card.Seat) {
	rd := t.reader()
	family.Fetch(t.window, func(context.Context) (seating.Sitting, error) { return rd.NextRubber(length, seat) }, t.play)
}

// openRubber continues a rubber in progress.
func (t *tables) openRubber(id int64) {
	t.window.Depart()
	family.Fetch(t.window, t.reader().Sitting(id), t.play)
}

// play shows the table of a rubber in place of the current screen.
func (t *tables) play(sit seating.Sitting) {
	leave := t.leaving(sit)
	s, err := t.rubberTable(sit, leave)
	if err != nil {
		t.window.Trouble(err)
		return
	}
	if sit.Rubber.ID != 0 && sit.Rubber.Rubber.Length > 1 && !sit.Rubber.Listed && sit.Rubber.Field.Daily == "" {
		t.window.Offer(sit.Rubber.Rubber.Rules.Name)
	}
	t.window.Show(s)
}

// openFromHistory continues a rubber in progress. The table of a deal that leads back to its record is opened on top of
// the history.
func (t *tables) openFromHistory(rubber int64) {
	family.Fetch(t.window, t.reader().Sitting(rubber), func(sit seating.Sitting) {
		if sit.Record != nil {
			t.layTable(sit)
			return
		}
		t.play(sit)
	})
}

// layTable opens the table of a rubber on top of the current screen, to which it leads back.
func (t *tables) layTable(sit seating.Sitting) {
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
func (t *tables) awayFrom(sit seating.Sitting, j *seating.Journal, leave func()) func() {
	current := sit.Rubber.Current
	if sit.Rubber.Listed || sit.Rubber.Field.Daily != "" || current != nil && seating.Acted(*current, sit.Rubber.Seat) {
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
	return b.Kind != bridgestore.Branch && !marked && b.Undos == 0 && !played && b.Board.Phase() != bridge.Finished && seating.Acts(b.Board, b.Seat) <= 1
}
