package ui

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/roster"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/daily"
	"github.com/superbridge/superbridge/ui/bridge/review"
	"github.com/superbridge/superbridge/ui/bridge/standings"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/games"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// playBoard plays the board on the table to its end by hints, as with the keyboard: it asks for one and follows it.
func (d *desk) playBoard() {
	d.t.Helper()
	s := d.screen.(*table.Screen)
	deadline := time.Now().Add(2 * time.Minute)
	for !canBePressed(s, text.T("board.tables")) {
		if time.Now().After(deadline) {
			d.t.Fatal("the board doesn't end")
		}
		d.press("h")
		d.still(2 * time.Millisecond)
		if canBePressed(s, text.T("board.tables")) {
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
	c := choices.Default()
	c.Field = field.Usual
	if err := choices.Save(d.store, c); err != nil {
		t.Fatal(err)
	}
	d.families[0].Open(t.Context(), d.store)()
	d.showHome()
	d.until(isShown[*home.Screen](d))
	d.press("g")
	d.until(isShown[*games.Screen](d))
	d.press("d", "u", "p", "Enter")
	d.until(isShown[*home.Screen](d))
	if d.offered() != bridge.Duplicate().Name {
		t.Fatalf("%s is offered", d.offered())
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
			d.until(func() bool { // an Enter right after the last card is ignored
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
	ids, err := d.kept().FindRubbers(t.Context(), bridgestore.Filter{Rules: bridge.Duplicate().Name, Ended: true})
	if err != nil || len(ids) != 1 {
		t.Fatalf("the sessions are %v (%v)", ids, err)
	}
	d.until(func() bool { // the window fills until all tables are in
		all, err := d.kept().Travellers(t.Context(), ids[0])
		return err == nil && len(all) == 4 && all[0].Tables == field.Usually && !slices.ContainsFunc(all, func(tr field.Traveller) bool { return !tr.Complete() })
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

// The boards of the day by keys: from home to the calendar, to the table and back to the calendar, which shows them as
// begun; from there they are continued.
func TestTodaysBoardsByKeys(t *testing.T) {
	d, _ := newDesk(t)
	d.showHome()
	d.until(isShown[*home.Screen](d))
	d.press("y")
	d.until(isShown[*daily.Screen](d))
	d.until(func() bool { return canBePressed(d.screen, text.T("daily.play")) })
	d.press("Enter")
	d.until(isShown[*table.Screen](d))
	d.playBoard()
	d.press("Escape")
	d.until(isShown[*daily.Screen](d))
	d.until(func() bool { return canBePressed(d.screen, text.T("daily.continue")) })
	today := field.Date(time.Now())
	days, err := d.kept().DailyResults(t.Context(), today, today)
	if err != nil || len(days) != 1 || days[0].Boards != 1 {
		t.Fatalf("kept are %+v (%v)", days, err)
	}
	b, err := d.kept().Rubber(days[0].Rubber)
	if err != nil || b.Rubber.Boards[0].Deal != field.Daily(today, 0) || b.Rubber.Length != field.DailyBoards {
		t.Errorf("%d boards (%v), and the first is not that of the day", b.Rubber.Length, err)
	}
	d.press("Enter")
	d.until(isShown[*table.Screen](d))
	d.press("Escape")
	d.until(isShown[*daily.Screen](d))
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	if d.offered() == bridge.Duplicate().Name {
		t.Error("the boards of the day have changed the game that is offered")
	}
}

// Home doesn't offer to continue a deal that has been left before any act.
func TestHomeAfterADealThatIsLeft(t *testing.T) {
	d, b := newDesk(t)
	start, err := bridge.NewBoard(b.Board.Rules, b.Board.Deal, card.South, b.Board.Vul)
	if err != nil {
		t.Fatal(err)
	}
	south := card.South
	if _, err = d.kept().NewDeal(start, bridgestore.Deal{Seat: &south}); err != nil {
		t.Fatal(err)
	}
	d.settings.Game = b.Board.Rules.Name
	d.step(d.showHome)
	d.until(isShown[*home.Screen](d))
	offered := words(d.screen.Content())
	d.press("p")
	d.until(isShown[*table.Screen](d))
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	if words(d.screen.Content()) == offered {
		t.Error("home offers to go on with the deal that has gone")
	}
}

// rubberDesk returns a desk whose home screen offers rubber bridge.
func rubberDesk(t *testing.T) *desk {
	t.Helper()
	d, _ := newDesk(t)
	d.step(func() {
		d.offer(bridge.Rubber().Name)
		d.showHome()
	})
	d.until(isShown[*home.Screen](d))
	return d
}

// An evening of five by keys: it is begun, the user's rubber is played, and the others play theirs while the user sits
// out.
func TestAnEveningOfFive(t *testing.T) {
	d := rubberDesk(t)
	evening := func() (e roster.Evening) {
		kept, ok, err := d.store.Setting("roster")
		if ok && err == nil {
			e, err = roster.Parse(kept)
		}
		if err != nil {
			t.Fatal(err)
		}
		return e
	}
	d.press("c", "Enter")
	d.until(func() bool { return evening().Players() == 5 })
	d.press("Enter")
	d.until(isShown[*table.Screen](d))
	first := evening()
	if len(first.Sessions) != 1 {
		t.Fatalf("the evening is %v", first)
	}
	south := card.South
	id, err := d.kept().NewRubber(bridge.Rubber(), 0, &south)
	if err != nil {
		t.Fatal(err)
	}
	p, next := bot.Player{}, -1
	m := match.Match{Players: [4]match.Player{p, p, p, p}, Journal: d.kept().Journal(id, "beginner")}
	if _, err := m.Session(t.Context(), session.Session{Rules: bridge.Rubber()}, func() card.Deal {
		next++
		return deals(bridge.Rubber(), id)(next)
	}); err != nil {
		t.Fatal(err)
	}
	first.Sessions = []int64{id}
	if err := d.store.SetSetting("roster", first.String()); err != nil {
		t.Fatal(err)
	}
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	d.press("c")
	d.until(func() bool { return strings.Contains(words(d.screen.Content()), "Let the others play rubber 2") })
	d.press("Enter")
	d.until(func() bool { return len(evening().Sessions) == 2 })
	d.until(func() bool { return strings.Contains(words(d.screen.Content()), "Play rubber 3") })
	sums, err := d.kept().Summaries(t.Context(), evening().Sessions)
	if err != nil || len(sums) != 2 || !sums[1].Finished || !sums[1].Watched || sums[0].Watched {
		t.Errorf("the rubbers are %+v, %v", sums, err)
	}
}

// The help includes what can be typed at a table even on a screen of another kind that shows the table: it comes from
// its game.
func TestKeysOfATableOnAnotherScreen(t *testing.T) {
	a, _ := newApp(t)
	keys := a.families.typedAt("bridge/table", nil)
	if len(keys) != 2 || keys[0].Does != text.T("help.do.call", "Honours", text.Honours()) {
		t.Errorf("at a table of bridge one types %+v", keys)
	}
	if keys := a.families.typedAt("poker/table", nil); keys != nil { // unknown to the program
		t.Errorf("at a table of poker one types %+v", keys)
	}
}
