package analysis_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// The best choice scores most with declarer's double-dummy tricks, and is the one made if that is as good.
func TestBestChoice(t *testing.T) {
	deal := must(card.ParseDeal("N:KQ2.K93.QJ4.7642 JT9.QT8.T987.AK5 A8653.AJ2.AK3.83 74.7654.652.QJT9"))
	b := must(bridge.NewBoard(bridge.MiniBridge(), deal, card.East, bridge.VulNone))
	known := func(tricks ...int) (a analysis.Analysis) {
		for strain, n := range tricks {
			a.Tricks[card.South][strain] = dd.Bounds{Min: n, Max: n}
		}
		a.Total = 1
		return a
	}
	for _, tt := range []struct {
		chosen string
		found  analysis.Analysis
		want   string
		points int
		ok     bool
	}{
		{"1S", known(8, 9, 9, 10, 9), "4S", 420, true},
		{"1S", known(8, 9, 9, 9, 9), "3N", 400, true},
		{"1D", known(8, 8, 8, 8, 7), "1H", 110, true},
		{"1S", known(8, 8, 8, 8, 7), "1S", 110, true},
		{"1S", known(6, 6, 6, 5, 5), "1C", -50, true},
		{"1S", analysis.Analysis{}, "", 0, false},
	} {
		b := must(b.Replay([]bridge.Event{must(bridge.ParseEvent("Choose " + tt.chosen))}))
		best, points, ok := tt.found.BestChoice(b)
		if ok != tt.ok || ok && (best.String() != tt.want || points != tt.points) {
			t.Errorf("after %s with %v it is %v for %d, %v; want %s for %d", tt.chosen, tt.found.Tricks[card.South], best, points, ok, tt.want, tt.points)
		}
	}
	auction := must(bridge.NewBoard(bridge.Duplicate(), deal, card.East, bridge.VulNone))
	if _, _, ok := known(8, 9, 9, 10, 9).BestChoice(auction); ok {
		t.Error("where there is an auction nobody chooses")
	}
}

// Without bidding there is no par, and everything else is found.
func TestNoParOfAChoice(t *testing.T) {
	deal := must(card.ParseDeal("N:KQ2.K93.QJ4.7642 JT9.QT8.T987.AK5 A8653.AJ2.AK3.83 74.7654.652.QJT9"))
	b := must(bridge.NewBoard(bridge.MiniBridge(), deal, card.East, bridge.VulNone))
	b = must(b.Apply(bridge.Chosen(bridge.Bid(4, bridge.Spades))))
	for b.Phase() != bridge.Finished {
		b = must(b.Apply(bridge.Played(b.View(b.Actor()).LegalPlays().Cards()[0])))
	}
	w := must(analysis.New(b, analysis.Analysis{}, analysis.Options{}))
	for !w.Found().Complete() {
		if err := w.Step(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	found := w.Found()
	if _, known := found.Worth(b.Contract()); found.Par != nil || !known || len(found.Acts) != 52 {
		t.Errorf("par is %v, the contract is known: %v, %d cards are judged", found.Par, known, len(found.Acts))
	}
	if _, _, ok := found.BestChoice(b); !ok {
		t.Error("the best choice isn't known")
	}
}
