package ui

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/keyboard"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// shared lists the keys that begin a typed word in a language and are shortcuts on the same screen, for all that are both. English
// letters aren't among them: they are in the key table.
var shared = []struct {
	screen   string
	language text.Language
	keys     string
	why      string
}{
	{"bridge/table", text.Romanian, "CPT", "C claims in the play, where it waits for a rank; what P and T do is for when the board is over."},
	{"bridge/table", text.Esperanto, "PT", "What P and T do is for when the board is over."},
	{"bridge/table", text.Russian, "HN", "The р of рк waits for its к; what N does is for when the board is over."},
	{"few/table", text.Romanian, "C", "C claims in the play, where it waits for a rank, and chooses a packet where nothing can be doubled."},
	{"few/table", text.Russian, "H", "The р of рк waits for its к."},
	{"bridge/bidding", text.Esperanto, "D", "D alone is the deck; double is x there."},
	{"bridge/review", text.Romanian, "PT", "They wait for a second letter where a card is looked for."},
	{"bridge/review", text.Esperanto, "PT", "They wait for a second letter where a card is looked for."},
	{"bridge/review", text.Russian, "NX", "They wait for a rank where a card is looked for."},
}

// No letter that begins a typed word takes a shortcut away, but for those that are looked after.
func TestWordsLeaveTheShortcuts(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	for _, language := range []text.Language{text.Romanian, text.Russian, text.Esperanto} {
		text.Use(language)
		v, ok := typing.InUse()
		if !ok {
			t.Fatalf("%s has no words", language)
		}
		calls, cards := []string{v.Pass, v.Double, v.Redouble}, v.Strains[:4]
		for screen, words := range map[string][]string{
			"bridge/table": slices.Concat(calls, cards), "few/table": slices.Concat(calls, cards), "bridge/bidding": calls, "bridge/review": cards,
		} {
			both := map[string]bool{}
			for _, word := range words {
				for i, sign := range word {
					key := unicode.ToUpper(keyboard.Latin(sign, -1, func() bool { return false }))
					if i == 0 && keysIn(screen).letters()[key] {
						both[string(key)] = true
					}
				}
			}
			want := ""
			for _, s := range shared {
				if s.screen == screen && s.language == language {
					want = s.keys
				}
			}
			for key := range both {
				if !strings.Contains(want, key) {
					t.Errorf("%s, %s: %s begins a word and is a shortcut", screen, language, key)
				}
			}
			for _, key := range want {
				if !both[string(key)] {
					t.Errorf("%s, %s: %c isn't both", screen, language, key)
				}
			}
		}
	}
}
