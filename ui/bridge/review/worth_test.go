package review

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Where part-scores are carried or a target is to be reached, par counts otherwise than the score does, and that is said.
func TestParSaysHowItCounts(t *testing.T) {
	for rules, said := range map[string]bool{"SuperBridge": false, "Duplicate": false, "Chicago": true, "Rubber": true, "Target": true} {
		r, err := bridge.RulesNamed(rules)
		if err != nil {
			t.Fatal(err)
		}
		p := &page{model: newModel(played(t, r))}
		p.mine.found = analysis.Analysis{Par: &dd.ParScore{Points: 400, Contracts: []bridge.Contract{{Level: 3, Strain: bridge.NoTrump}}}}
		if words := p.worthWords(); !strings.Contains(words, "400") || strings.Contains(words, text.T("board.par-how")) != said {
			t.Errorf("%s: %q", rules, words)
		}
	}
}
