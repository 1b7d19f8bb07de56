package spoken

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// No word means two things, nor what is typed as a call or a card, in any language.
func TestNoWordMeansTwoThings(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	for _, language := range []text.Language{text.English, text.Romanian, text.Russian, text.Esperanto} {
		text.Use(language)
		table := newTable(t, bridge.SuperBridge(), 1, 1)
		loop := spoken.Loop{Game: table}
		seen := map[string]string{}
		for _, id := range loop.WordIDs() {
			for _, name := range strings.Split(text.T("spoken.word."+id), ", ") {
				if other, ok := seen[name]; ok {
					t.Errorf("%s: %q is %s and %s", language, name, other, id)
				}
				seen[name] = id
				if c, ok := typing.ReadCall(name, nil); ok {
					t.Errorf("%s: %q is %s and the call %v", language, name, id, c)
				}
				if c, ok := typing.ReadCard(name); ok {
					t.Errorf("%s: %q is %s and the card %v", language, name, id, c)
				}
			}
		}
		table.Close()
	}
}
