package review

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// inField returns a store with an analysed board that has been played at four tables, of which the last still plays.
func inField(t *testing.T) *fakeStore {
	t.Helper()
	b := played(t, bridge.Duplicate())
	b.Next = 7
	next := b
	next.ID, next.Previous, next.Next = 7, 1, 0
	store := newStore(b, next)
	store.analyses[1] = complete(b.Board)
	store.others[1] = bridgestore.Other{Players: "club", Board: finish(t, b.Board.Prefix(0))}
	there := bridgestore.Other{Players: "club", Board: finish(t, b.Board.Prefix(0))}
	same := bridgestore.Other{Players: "club", Board: b.Board}
	store.tables = map[int64][]bridgestore.Other{1: {there, same, {}}, 7: {there, same, {}}}
	return store
}

// If a board has been played at many tables T leads to all of them, and a line says how it compares.
func TestTLeadsToAllTables(t *testing.T) {
	d := look(t, inField(t), 1, func(o *Options) { o.By = field.ByMatchpoints })
	if d.press("t"); !slices.Equal(d.said, []string{"tables of 1"}) {
		t.Errorf("T says %q", d.said)
	}
	if shown := d.shows(); !strings.Contains(shown, "4 tables: ") || !strings.Contains(shown, "% so far – 2 of 3 other results in") {
		t.Errorf("%s", shown)
	}
	if label := d.parts.buttons.other.Label; label != "All tables" {
		t.Errorf("the button says %q", label)
	}
	d.press("x") // no table is looked at
	if d.page().model.away {
		t.Error("X goes to a table")
	}
}

// The review of a table of the field starts at the beginning, X switches to the board's own record and back, and Esc
// leaves. The cost of its cards is found, and isn't saved as the other table's.
func TestATableOfTheField(t *testing.T) {
	store := inField(t)
	d := look(t, store, 1, func(o *Options) { o.Table = 2 })
	if !d.page().model.away || !strings.HasPrefix(d.parts.title.Text, "Table 2: 3NT by South, ") {
		t.Fatalf("the title is %q", d.parts.title.Text)
	}
	if !d.page().other.found.Complete() || slices.Contains(store.saved, "other table") {
		t.Errorf("found %v, kept %q", d.page().other.found, store.saved)
	}
	d.press("Right", "x")
	if d.page().model.away || d.page().n() != 0 {
		t.Errorf("X leads to %d", d.page().n())
	}
	if d.press("x"); !d.page().model.away || d.page().n() != 1 {
		t.Errorf("back it is at %d", d.page().n())
	}
	d.press("t", "Escape")
	if want := []string{"tables of 1", "back"}; !slices.Equal(d.said, want) {
		t.Errorf("the screen said %q, want %q", d.said, want)
	}
	if d.press("]"); d.ID() != 7 || d.page().model.away {
		t.Errorf("board %d is looked at from another table", d.ID())
	}
}

// A table that still plays can't be looked at; neither can one that there isn't.
func TestNoSuchTable(t *testing.T) {
	for _, table := range []int{0, 1, 4, 5, 99} {
		if d := look(t, inField(t), 1, func(o *Options) { o.Table = table }); d.page().model.away {
			t.Errorf("table %d is looked at", table)
		}
	}
}
