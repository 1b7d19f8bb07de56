package desk

import (
	"database/sql"
	"path/filepath"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/offer"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// The home screen of another data folder showed the summary of the one before.
func TestAnotherFolderHasAnotherMemory(t *testing.T) {
	d, _ := newDesk(t)
	d.memory = offer.Memory{Rubbers: 5, Won: 1, By: "300"}
	d.Shut()
	other, err := bridgestore.Open(t.TempDir(), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	d.Open(t.Context(), other.Store)()
	if d.memory != (offer.Memory{}) {
		t.Errorf("it says %+v", d.memory)
	}
}

// A summary of one data folder isn't shown for the next, which has been opened meanwhile.
func TestAMemoryThatComesLateIsOfItsFolder(t *testing.T) {
	d, _ := newDesk(t)
	var works []func()
	d.window.runner = background.NewRunnerWith(func(f func()) { works = append(works, f) }, func(f func()) { f() })
	d.remember(offer.New(d.window.art, offer.Options{Game: d.game()}))
	old, err := d.store, error(nil)
	if d.store, err = bridgestore.Open(t.TempDir(), time.Now); err != nil {
		t.Fatal(err)
	}
	defer d.store.Close()
	defer old.Close()
	d.memory = offer.Memory{Rubbers: 5}
	for _, work := range works {
		work()
	}
	if len(works) == 0 || d.memory != (offer.Memory{Rubbers: 5}) {
		t.Errorf("after %d works it says %+v", len(works), d.memory)
	}
}

// The home screen used to offer deals to find a better card when all better cards had been found.
func TestBetterCardsThatAreFoundAreNotOffered(t *testing.T) {
	store, err := bridgestore.Open(t.TempDir(), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	b := begun(t, "1C", "Pass", "Pass", "Pass") // by South; West leads
	lead := len(b.Events())
	west := b.Turn()
	other := card.Hand{}.With(b.Hand(west).Cards()[0])
	for _, e := range []bridge.Event{bridge.Played(other.Cards()[0]), bridge.Claimed(0)} {
		if b, err = b.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	rubber, err := store.NewDeal(b, bridgestore.Deal{Seat: &west})
	if err != nil {
		t.Fatal(err)
	}
	r, err := store.Rubber(rubber)
	if err != nil {
		t.Fatal(err)
	}
	board := r.BoardIDs[0]
	if err := store.SaveAnalysis(board, analysis.Analysis{
		Done: 1, Total: 1, Acts: []assess.Judged{{Event: lead, Seat: west, Cost: 1, Better: []card.Hand{other}}},
	}); err != nil {
		t.Fatal(err)
	}
	want := func(when string, n int) {
		t.Helper()
		m, err := memoryOf(t.Context(), store, time.Now())
		if err != nil || m.ToFind != n {
			t.Errorf("%s there are %d deals, %v; want %d", when, m.ToFind, err, n)
		}
	}
	want("at first", 1)
	for _, p := range []struct {
		puzzle bridgestore.Puzzle
		left   int
	}{{bridgestore.Puzzle{Event: lead, Tried: other.Cards()}, 1}, {bridgestore.Puzzle{Event: lead, Tried: other.Cards(), Found: true}, 0}} {
		if err := store.SavePuzzle(board, p.puzzle); err != nil {
			t.Fatal(err)
		}
		want("later", p.left)
	}
}

// A rubber that couldn't be read kept the home screen away. It is skipped, and the one before it can be continued.
func TestARubberThatCannotBeReadIsPassedOver(t *testing.T) {
	d, _ := newDesk(t)
	south := card.South
	var ids []int64
	for range 2 {
		id, err := d.store.NewDeal(begun(t, "1C", "Pass", "1H"), bridgestore.Deal{Seat: &south, Length: 4})
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, id)
	}
	if r, err := d.reader().unfinished(t.Context()); err != nil || r == nil || r.ID != ids[1] {
		t.Fatalf("%+v can be continued, %v", r, err)
	}
	db, err := sql.Open("sqlite3", filepath.Join(d.window.dir, "superbridge.db"))
	if err == nil {
		_, err = db.Exec("UPDATE event SET text = 'nonsense' WHERE position = 1 AND part IN (SELECT id FROM part WHERE session = ?)", ids[1])
		db.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	if r, err := d.reader().unfinished(t.Context()); err != nil || r == nil || r.ID != ids[0] {
		t.Errorf("%+v can be continued, %v", r, err)
	}
}
