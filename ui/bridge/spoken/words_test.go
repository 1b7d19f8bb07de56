package spoken

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/spoken/spokentest"
)

// No word means two things, nor what is typed as a call or a card, in any language.
func TestNoWordMeansTwoThings(t *testing.T) {
	spokentest.Words(t, func() spoken.Game { return newTable(t, bridge.SuperBridge(), 1, 1) }, func(word string) string {
		if c, ok := typing.ReadCall(word, nil); ok {
			return "the call " + c.String()
		}
		if c, ok := typing.ReadCard(word); ok {
			return "the card " + c.String()
		}
		return ""
	})
}
