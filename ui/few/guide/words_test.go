package guide

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	bridgeguide "github.com/superbridge/superbridge/ui/bridge/guide"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// A language has other words for a term where it needs them: those of English don't stand in for them.
func TestOtherWordsAreTheLanguages(t *testing.T) {
	defer text.Use(text.English)
	for _, tt := range []struct {
		language   text.Language
		word, also string
	}{
		{text.English, "Dummy", ""}, {text.English, "Nullo", "misère, null"}, {text.Russian, "Болван", "стол"}, {text.Russian, "Нулло", "мизер"},
		{text.Esperanto, "Talono", "restaĵo"}, {text.Esperanto, "Disdonanto", "disdoninto"},
	} {
		text.Use(tt.language)
		found := false
		for _, r := range allRules() {
			for _, w := range words(r) {
				if w.Word != tt.word {
					continue
				}
				found = true
				if also := strings.Join(w.Also, ", "); also != tt.also {
					t.Errorf("%s: %s is also %q, want %q", tt.language, w.Word, also, tt.also)
				}
			}
		}
		if !found {
			t.Errorf("%s: there is no %s", tt.language, tt.word)
		}
	}
}

// In each language the words are in the order of its alphabet.
func TestWordsAreInTheOrderOfTheAlphabet(t *testing.T) {
	defer text.Use(text.English)
	for language, pair := range map[text.Language][2]string{text.Esperanto: {"Ŝlemo", "Talono"}, text.Romanian: {"Teanc", "Ține"}} {
		text.Use(language)
		got := bridgeguide.InOrder([]family.Word{{Word: "Zorgo"}, {Word: pair[1]}, {Word: pair[0]}})
		if got[0].Word != pair[0] || got[1].Word != pair[1] {
			t.Errorf("%s: %v", language, got)
		}
	}
}

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
