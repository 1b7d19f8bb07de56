package desk

import (
	"database/sql"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
)

// passed16 returns a finished board on which South has passed with 16 points, and leads to 1NT by East.
func passed16(t *testing.T) bridge.Board {
	t.Helper()
	deal, err := card.ParseDeal("N:T9874.8652.K3.K2 J2.KQT9.AT98.A64 AKQ65.A74.Q72.83 3.J3.J654.QJT975")
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(bridge.Duplicate(), deal, card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	calls := strings.Split("Pass Pass Pass 1N Pass Pass Pass", " ")
	for b.Phase() != bridge.Finished {
		var e bridge.Event
		if n := len(b.Events()); n < len(calls) {
			e, err = bridge.ParseEvent(calls[n])
		} else {
			e = bridge.Played(b.View(b.Actor()).LegalPlays().Cards()[0])
		}
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// costly returns an analysis of a lead that cost tricks, with the better cards.
func costly(b bridge.Board, better ...card.Hand) analysis.Analysis {
	acts := []assess.Judged{{Event: b.Opening(), Seat: card.South, Cost: len(better), Better: better}}
	return analysis.Analysis{Acts: acts, Done: 1, Total: len(b.Events()), Nodes: 1}
}

// A board whose analysis can't be read, or on which no card is better, doesn't hide its calls, or the mistakes of other
// boards.
func TestMistakesInDoubt(t *testing.T) {
	d, _ := newDesk(t)
	store := d.store
	file, err := sql.Open("sqlite3", "file:"+filepath.Join(d.window.dir, "superbridge.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	change := func(query string, args ...any) {
		t.Helper()
		if _, err := file.Exec(query, args...); err != nil {
			t.Fatal(err)
		}
	}
	change("DELETE FROM session") // of newApp
	south := card.South
	b := passed16(t)
	heart := card.HandOf(card.Card{Suit: card.Hearts, Rank: 4})
	var ids []int64
	for _, found := range []analysis.Analysis{
		costly(b, heart),
		costly(b, heart), // can't be read
		costly(b, b.Deal[card.North].Suit(card.Clubs)),       // another hand's cards are better
		costly(b, card.HandOf(b.Events()[b.Opening()].Card)), // the lead itself is better
	} {
		id, err := store.NewDeal(b, bridgestore.Deal{Seat: &south})
		if err != nil {
			t.Fatal(err)
		}
		r, err := store.Rubber(id)
		if err == nil {
			ids = append(ids, r.BoardIDs[0])
			err = store.SaveAnalysis(r.BoardIDs[0], found)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	change("UPDATE analysis SET text = '{' WHERE board = ?", ids[1])
	want := func(cards, calls int) {
		t.Helper()
		wanted := calls // a call of each board
		all, err := mistakesOf(t.Context(), store, choices.Decks{}.At)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range all {
			if m.Exercise.Done.Kind == bridge.PlayKind {
				cards--
			} else {
				calls--
			}
		}
		if cards != 0 || calls != 0 {
			t.Errorf("there are %d cards and %d calls less than there should be", cards, calls)
		}
		if sought, err := soughtOn(t.Context(), store); err != nil || len(sought.Left) != wanted {
			t.Errorf("puzzles are looked for on %d boards of %d, %v", len(sought.Left), wanted, err)
		}
	}
	want(1, len(ids))
	change("UPDATE event SET text = 'nonsense' WHERE part = ?", ids[0])
	want(0, len(ids)-1)
}

// The last order of deals comes back at the next start, for the same deck.
func TestTheLastOrderIsKept(t *testing.T) {
	d, _ := newDesk(t)
	c, err := condition.Parse(bridge.Duplicate(), "N.points 15-17, not N balanced")
	if err != nil {
		t.Fatal(err)
	}
	d.keepOrder(c)
	if got := d.ordered(bridge.Rubber()); got != c.String() {
		t.Errorf("offered is %q", got)
	}
	d.choices = choices.Load(d.store)
	if got, other := d.ordered(bridge.Duplicate()), d.ordered(bridge.SuperBridge()); got != c.String() || other != "" {
		t.Errorf("after a start %q is offered, and %q with 68 cards", got, other)
	}
}

// A user who hasn't chosen practises with the deck and system of the present lesson, or of the games played.
func TestPracticeBeginsWhereOneLearns(t *testing.T) {
	course, now := lesson.Course(), time.Now()
	own := choices.Default().Systems
	for _, tt := range []struct {
		name   string
		steps  []storage.LessonStep
		played choices.Played
		game   bridge.Rules
		want   string
	}{
		{"the first lesson", nil, choices.Never, bridge.SuperBridge(), "52 own 1"},
		{"who learns 68 cards", nil, choices.With52, bridge.SuperBridge(), "68 own 1"},
		{"in lesson 5", passed(course[4], 1, now), choices.Never, bridge.SuperBridge(), "52 own 1"},
		{"in lesson 5, and asked nothing", passed(course[4], 1, now), choices.Knows, bridge.SuperBridge(), "52 own 1"},
		{"in lesson 14", passed(course[13], 1, now), choices.Never, bridge.Duplicate(), "68 own 1"},
		{"who plays 68 cards", nil, choices.Knows, bridge.SuperBridge(), "68 own 1"},
		{"who plays 52 cards", nil, choices.Knows, bridge.Duplicate(), "52 standard 1"},
	} {
		if got := firstChoice(tt.steps, tt.played, tt.game, own).String(); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}
