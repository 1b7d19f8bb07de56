package analysis_test

import (
	"context"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
)

// Of a board of 68 cards each value is estimated before a card is judged, and most more closely after a glance. An estimate
// goes where the truth is known, and stays within what has been proved.
func TestEstimates(t *testing.T) {
	b := played(t, bridge.SuperBridge(), 31, 1)[0]
	w := must(analysis.New(b, analysis.Analysis{}, analysis.Options{Workers: 1}))
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	counts := func(a analysis.Analysis) (all, closest int) {
		for _, declarer := range card.Seats {
			for strain, e := range a.Estimates[declarer] {
				bounds := a.Tricks[declarer][strain]
				tricks, ok := a.About(declarer, bridge.Strain(strain))
				if ok != (e.Closeness > 0 && !bounds.Exact()) || ok && (tricks < bounds.Min || tricks > bounds.Max) {
					t.Errorf("%v in %v takes about %d tricks, %t: %+v within %+v", declarer, bridge.Strain(strain), tricks, ok, e, bounds)
				}
				if e.Closeness > 0 {
					all++
				}
				if e.Closeness == 3 {
					closest++
				}
			}
		}
		return all, closest
	}
	first, glanced := analysis.Analysis{}, false
	_ = w.Run(ctx, func(a analysis.Analysis) {
		all, closest := counts(a)
		if first.Total == 0 && a.Done > 0 {
			first = a
			if all < 20 || closest > 0 {
				t.Errorf("when the first card is judged %d values are estimated, %d as closely as it goes", all, closest)
			}
		}
		if closest > 2 {
			glanced = true
			stop()
		}
	})
	if first.Total == 0 || !glanced {
		t.Error("nothing was judged, or nothing estimated more closely")
	}
	found := w.Found()
	if kept := must(analysis.Unmarshal(must(found.Marshal()))); !reflect.DeepEqual(kept, found) {
		t.Errorf("%+v is kept as %+v", found, kept)
	}
	if all, _ := counts(analysed(t, played(t, small(), 31, 1)[0], analysis.Analysis{}, 1)); all > 0 {
		t.Errorf("of a small board %d values are estimated", all)
	}
}
