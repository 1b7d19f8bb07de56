package typing

import (
	"strings"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// ReadCard reads a card as it is typed at the table, in English or the language in use.
func ReadCard(word string) (c card.Card, ok bool) {
	c, ok, _ = current().card(strings.ToLower(word), cardart.English)
	return c, ok
}

// ReadContract reads the beginning of a contract in the language in use: a bid, doubled or not, and declarer behind a hyphen. It
// returns the contract in English.
func ReadContract(word string) (contract string, ok bool) {
	v := current()
	word, by, declared := strings.Cut(strings.ToLower(word), "-")
	if v.Double == "" || word == "" || word[0] < '1' || word[0] > '9' {
		return "", false
	}
	for end := len(word); end > 1; end-- { // the longest strain
		strain, whole, _ := Strain(word[1:end])
		doubled, known := map[string]string{"": "", "x": "X", "xx": "XX", v.Double: "X", v.Redouble: "XX"}[word[end:]]
		if !whole || !known {
			continue
		}
		contract = bridge.Bid(int(word[0]-'0'), strain).String() + doubled
		if !declared {
			return contract, true
		}
		for _, seat := range card.Seats {
			if by == strings.ToLower(text.SeatLetter(seat)) {
				return contract + "-" + seat.String(), true
			}
		}
	}
	return "", false
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

// ReadCall reads a call as it is typed at the table, without spaces. A double that isn't legal is a redouble if that is.
func ReadCall(word string, legal []bridge.Call) (c bridge.Call, ok bool) {
	if word == "" {
		return 0, false
	}
	c, ok, _ = current().call(strings.ToLower(word), legal)
	return c, ok
}
