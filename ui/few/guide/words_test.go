package guide

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/few"
)

// Each game has the words of play and its own, each once, in order, and none about features that it lacks.
func TestWords(t *testing.T) {
	for _, r := range allRules() {
		seen, before := map[string]bool{}, ""
		for _, w := range Of(r).Words {
			said := w.Word + " " + w.Says + " " + strings.Join(w.Also, " ")
			if w.Picture != nil {
				said += " " + w.Picture.Caption
			}
			if seen[w.Word] || strings.ToLower(w.Word) < before {
				t.Errorf("%s: %q comes twice, or behind %q", r.Name, w.Word, before)
			}
			if strings.Contains(said, "{{") || strings.Contains(said, "lexicon") || strings.Contains(said, "bridge.word") || strings.Contains(said, "<no value>") {
				t.Errorf("%s: %q has gaps", r.Name, said)
			}
			if r.Kind != few.BridgeForThree && strings.Contains(strings.ToLower(said), "partner") {
				t.Errorf("%s has no partners: %q", r.Name, said)
			}
			seen[w.Word], before = true, strings.ToLower(w.Word)
		}
		for word, has := range map[string]bool{"Trick": true, "Ruff": true, "Tenace": true, "Partner": false, "Cross-ruff": withDummies(r), "Dummy": withDummies(r),
			"Nullo": r.Kind == few.Booby || r.Kind == few.NulloForTwo || r.Kind == few.Slam, "Stock": r.Kind == few.NulloForTwo} {
			if seen[word] != has {
				t.Errorf("%s: it has %q: %v", r.Name, word, seen[word])
			}
		}
	}
}
