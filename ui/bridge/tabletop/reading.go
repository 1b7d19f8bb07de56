package tabletop

import (
	"strings"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// ReadCard reads a card as it is typed at the table, in English or the language in use.
func ReadCard(word string) (c card.Card, ok bool) {
	c, ok, _ = current().card(strings.ToLower(word), cardart.English)
	return c, ok
}

// ReadCalls reads calls with spaces between them, as they are typed at the table.
func ReadCalls(words string) (calls []bridge.Call, ok bool) {
	for _, word := range strings.Fields(strings.ToLower(words)) {
		c, whole, _ := current().call(word, nil)
		if !whole {
			return nil, false
		}
		calls = append(calls, c)
	}
	return calls, len(calls) > 0
}
