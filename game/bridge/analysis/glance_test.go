package analysis_test

import (
	"context"
	"reflect"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Something is known about each strain before any has used all its nodes, no card is given up until then, and the final
// results are correct.
func TestGlance(t *testing.T) {
	later := 0
	for i, b := range played(t, small(), 27, 30) {
		const nodes = 640
		truth := must(dd.Table(t.Context(), b.Deal, dd.Options{}))
		w := must(analysis.New(b, analysis.Analysis{}, analysis.Options{Nodes: nodes, Workers: 1}))
		ctx, stop := context.WithCancel(t.Context())
		var first analysis.Analysis // with something about the last strain
		last := slices.Index(bridge.Strains[:], bridge.Clubs)
		if b.Contract().Strain == bridge.Clubs {
			last = slices.Index(bridge.Strains[:], bridge.Diamonds)
		}
		_ = w.Run(ctx, func(a analysis.Analysis) {
			for _, declarer := range card.Seats {
				if bounds := a.Tricks[declarer][last]; first.Total == 0 && (bounds.Min > 0 || bounds.Max < b.Rules.Tricks()) {
					first = a
					stop()
				}
			}
		})
		stop()
		for strain := range bridge.Strains {
			known := false
			for _, declarer := range card.Seats {
				bounds := first.Tricks[declarer][strain]
				known = known || bounds.Min > 0 || bounds.Max < b.Rules.Tricks()
			}
			if !known {
				t.Errorf("board %d: nothing is known of %v", i+1, bridge.Strains[strain])
			}
		}
		for _, act := range first.Acts {
			if act.Unknown {
				t.Errorf("board %d: at a glance event %d is given up", i+1, act.Event)
			}
		}
		if err := w.Run(t.Context(), func(analysis.Analysis) {}); err != nil {
			t.Fatal(err)
		}
		found := w.Found()
		for strain := range bridge.Strains {
			for _, declarer := range card.Seats {
				if strain != last && found.Tricks[declarer][strain] != first.Tricks[declarer][strain] {
					later++
				}
			}
		}
		a := analysed(t, b, found, 0)
		if a.Tricks != truth {
			t.Errorf("board %d: tricks %v, want %v", i+1, a.Tricks, truth)
		}
		if want := judged(t, b); !reflect.DeepEqual(a.Acts, want) {
			t.Errorf("board %d: %+v, want %+v", i+1, a.Acts, want)
		}
	}
	if later < 30 {
		t.Errorf("of %d values more was found after the glance", later)
	}
}

// judged returns the costs of a board's acts, judged one after the other without any limit.
func judged(t *testing.T, b bridge.Board) (acts []assess.Judged) {
	t.Helper()
	judge := must(assess.NewJudge(b, assess.Options{From: b.Rules.Tricks()}))
	for {
		act, ok, err := judge.Next(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			return acts
		}
		acts = slices.Insert(acts, 0, act)
	}
}
