package desk

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

// Deals that were chosen beforehand are dealt in order, with their dealers and vulnerability; the one that has begun is
// continued, and no deal of the program's own is drawn.
func TestDealsThatWereChosenAreDealt(t *testing.T) {
	d, _ := newDesk(t)
	d.window.chosen = "Duplicate" // the game of the deals
	d.deals = func(bridge.Rules, int64) func(int) card.Deal {
		return func(int) card.Deal { return card.Deal{} }
	}
	const file = "qx|o9|md|3SAK63HQ4DKT72C853,SQJ5HT982DA4CQJT9,ST72HAKJ7DQJ8CAK7|sv|b|\nqx|o10|md|1SAK63HQ4DKT72C852,SQJ5HT982DA4CQJT9,ST72HAKJ7DQJ8CAK7|sv|e|"
	if _, err := d.store.Import(t.Context(), record.Read(strings.NewReader(file))); err != nil {
		t.Fatal(err)
	}
	rubbers, err := d.store.Rubbers()
	if err != nil {
		t.Fatal(err)
	}
	id := rubbers[0].ID
	for range 2 { // opened again, it continues where it was
		sit, err := d.reader().Sitting(id)(t.Context())
		if err != nil || !sit.Rubber.Listed || sit.Rubber.Current == nil {
			t.Fatalf("seated as %+v, %v", sit, err)
		}
		if b := sit.Rubber.Current; b.Dealer != card.North || b.Vul != bridge.VulBoth || b.Deal[card.South].String() != "AK63.Q4.KT72.853" {
			t.Errorf("dealt is %v by %v, vulnerable %v", b.Deal, b.Dealer, b.Vul)
		}
		if next := sit.Rubber.Rubber.With(*sit.Rubber.Current).Given; len(next) != 1 || next[0].Dealer != card.South || next[0].Vul != bridge.VulEW {
			t.Errorf("next come %v", next)
		}
	}
	if r, err := d.reader().unfinished(t.Context()); err != nil || r == nil || r.ID != id {
		t.Errorf("home offers %+v, %v", r, err)
	}
	if sit, err := d.reader().LikeLast(t.Context()); err != nil || sit.Rubber.Rubber.Length == 2 {
		t.Errorf("a new rubber is %+v, %v", sit.Rubber, err)
	}
}
