package ui

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/daily"
	"github.com/superbridge/superbridge/ui/bridge/review"
	"github.com/superbridge/superbridge/ui/bridge/standings"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/games"
	"github.com/superbridge/superbridge/ui/home"
)

// playBoard plays the board on the table to its end by hints, as the keyboard does: one is asked for, and followed.
func (d *desk) playBoard() {
	d.t.Helper()
	s := d.screen.(*table.Screen)
	deadline := time.Now().Add(2 * time.Minute)
	for !canBePressed(s, "All tables") {
		if time.Now().After(deadline) {
			d.t.Fatal("the board doesn't end")
		}
		d.press("h")
		d.still(2 * time.Millisecond)
		if canBePressed(s, "All tables") {
			break
		}
		d.press("Enter")
		d.still(2 * time.Millisecond)
	}
}

// A session of four boards with a field of eight tables, by keys alone: chosen among the games, as long as is typed,
// played, with all tables after a board, the ranking after the last one, and from there a board's review and back.
func TestASessionWithAFieldByKeys(t *testing.T) {
	d, _ := newDesk(t)
	d.choices.Field = field.Usual
	d.showHome()
	d.until(isShown[*home.Screen](d))
	d.press("g")
	d.until(isShown[*games.Screen](d))
	d.press("d", "u", "p", "Enter")
	d.until(isShown[*home.Screen](d))
	if d.game().Name != bridge.Duplicate().Name {
		t.Fatalf("%s is offered", d.game().Name)
	}
	d.press("4", "n")
	d.until(isShown[*table.Screen](d))
	for board := 1; board <= 4; board++ {
		d.playBoard()
		d.press("t")
		d.until(isShown[*standings.Screen](d))
		d.press("Escape")
		d.until(isShown[*table.Screen](d))
		if board < 4 {
			d.until(func() bool { // an Enter that comes at once is taken for one that was meant for the last card
				d.press("Enter")
				return !canBePressed(d.screen, "All tables")
			})
		}
	}
	d.until(func() bool {
		if !d.way.Open() {
			d.press("Enter")
		}
		return d.way.Open()
	})
	d.until(isShown[*standings.Screen](d))
	ids, err := d.store.FindRubbers(t.Context(), bridgestore.Filter{Rules: bridge.Duplicate().Name, Ended: true})
	if err != nil || len(ids) != 1 {
		t.Fatalf("the sessions are %v (%v)", ids, err)
	}
	d.until(func() bool { // the window fills until all tables are in
		s, err := standingsOf(t.Context(), d.store, ids[0])
		return err == nil && len(s.Boards) == 4 && s.Complete() && s.Boards[0].Traveller.Tables == field.Usually
	})
	d.press("2", "Enter")
	d.until(isShown[*review.Screen](d))
	d.until(func() bool { return canBePressed(d.screen, "All tables") })
	d.press("t")
	d.until(isShown[*standings.Screen](d))
	d.press("Escape")
	d.until(isShown[*table.Screen](d))
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
}

// The boards of the day by keys: from home to the calendar, to the table and back to the calendar, which has them begun;
// from there they go on.
func TestTodaysBoardsByKeys(t *testing.T) {
	d, _ := newDesk(t)
	d.showHome()
	d.until(isShown[*home.Screen](d))
	d.press("y")
	d.until(isShown[*daily.Screen](d))
	d.until(func() bool { return canBePressed(d.screen, "Play these boards") })
	d.press("Enter")
	d.until(isShown[*table.Screen](d))
	d.playBoard()
	d.press("Escape")
	d.until(isShown[*daily.Screen](d))
	d.until(func() bool { return canBePressed(d.screen, "Go on") })
	today := field.Date(time.Now())
	days, err := d.store.DailyResults(t.Context(), today, today)
	if err != nil || len(days) != 1 || days[0].Boards != 1 {
		t.Fatalf("kept are %+v (%v)", days, err)
	}
	b, err := d.store.Rubber(days[0].Rubber)
	if err != nil || b.Rubber.Boards[0].Deal != field.Daily(today, 0) || b.Rubber.Length != field.DailyBoards {
		t.Errorf("%d boards (%v), and the first is not that of the day", b.Rubber.Length, err)
	}
	d.press("Enter")
	d.until(isShown[*table.Screen](d))
	d.press("Escape")
	d.until(isShown[*daily.Screen](d))
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	if d.game().Name == bridge.Duplicate().Name {
		t.Error("the boards of the day have changed the game that is offered")
	}
}
