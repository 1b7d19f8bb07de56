package desk

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/deal"
)

// The players at the table of a rubber are the same when a later deal of it is played on, when that line continues or
// is itself played on, and when the deal is played again.
func TestTheCompanyOfTheRecord(t *testing.T) {
	d, _ := newDesk(t)
	d.window.fast = true
	first, record := laterDeal(t, d.store)
	want := company.At(first.Number().String())
	if want == company.At(record.Board.Number().String()) {
		t.Fatal("either deal seats the same")
	}
	rd := d.reader()
	goesOn := func(r bridgestore.Rubber) *company.Table {
		sit, err := rd.Sitting(r.ID)(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return sit.Company
	}
	again := func(origin int64) *company.Table { return rd.newDeal(t.Context(), deal.Choice{Origin: origin}).Company }
	south := card.South
	begin := func(kind bridgestore.Kind, origin int64) (bridgestore.Rubber, bridgestore.Board) {
		id, err := d.store.NewDeal(record.Board.Prefix(3), bridgestore.Deal{Seat: &south, Kind: kind, Origin: origin})
		if err != nil {
			t.Fatal(err)
		}
		r, err := d.store.Rubber(id)
		if err != nil {
			t.Fatal(err)
		}
		b, err := d.store.Board(t.Context(), r.BoardIDs[0])
		if err != nil {
			t.Fatal(err)
		}
		return r, b
	}
	branch, line := begin(bridgestore.Branch, record.ID)
	repeated, _ := begin(bridgestore.Again, line.ID)
	for how, got := range map[string]*company.Table{
		"played on":                         rd.CompanyAt(t.Context(), record.ID),
		"a line that is played on":          rd.CompanyAt(t.Context(), line.ID),
		"a line that goes on":               goesOn(branch),
		"played again":                      again(record.ID),
		"a line that is played again":       again(line.ID),
		"goes on with a line, played again": goesOn(repeated),
	} {
		if got == nil || *got != want {
			t.Errorf("%s: %v, want %v", how, got, want)
		}
	}
	// A deal without a record seats its own company, and so does one whose record is gone.
	for _, origin := range []int64{0, 1 << 40} {
		if got := again(origin); got != nil {
			t.Errorf("of board %d: %v", origin, *got)
		}
	}
}

// laterDeal saves a rubber of two deals, the first passed out, and returns the first and the second.
func laterDeal(t *testing.T, store *bridgestore.Store) (bridge.Board, bridgestore.Board) {
	t.Helper()
	south := card.South
	rubber := session.Session{Rules: bridge.Duplicate(), Length: 2}
	id, err := store.NewRubber(rubber.Rules, rubber.Length, &south)
	if err != nil {
		t.Fatal(err)
	}
	j := store.Journal(id, "expert")
	for n := range 2 {
		b, err := rubber.Next(card.Deck52.Seeded(2, 5, n))
		if err != nil {
			t.Fatal(err)
		}
		if err := j.Begin(b); err != nil {
			t.Fatal(err)
		}
		for range 4 {
			if b, err = b.Apply(bridge.Called(bridge.Pass)); err != nil {
				t.Fatal(err)
			}
			if err := j.Append(b); err != nil {
				t.Fatal(err)
			}
		}
		rubber = rubber.With(b)
	}
	r, err := store.Rubber(id)
	if err != nil {
		t.Fatal(err)
	}
	record, err := store.Board(t.Context(), r.BoardIDs[1])
	if err != nil {
		t.Fatal(err)
	}
	return rubber.Boards[0], record
}
