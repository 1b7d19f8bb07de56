package record

import (
	"encoding/json"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// hidden and gone stand in a view for a face-down card, and for an empty slot of a row.
const (
	hidden = "?"
	gone   = "-"
)

// View returns the line of a player's view, without a newline: after the setup the cards of each place, and all events,
// in the text form of [few.Event].
//
//	{"rules":"NulloForTwo","board":1,…,"games":{…},"player":"A","sees":{"A hand":["SA",…],"B hand":["?",…],"stock":["?",…],…},
//	 "events":["Throw 3","Throw KQ...","1H"]}
func View(v few.View) ([]byte, error) {
	r := v.Rules()
	o := startOf(0, v.Setup())
	o.put("player", r.Letter(v.Player()))
	sees := object{}
	for _, p := range v.Places() {
		name := p.Pile.String()
		if p.Of != few.Nobody {
			name = r.Letter(p.Of) + " " + name
		}
		cards := []string{}
		for _, slot := range v.Cards(p) {
			switch {
			case !slot.There:
				cards = append(cards, gone)
			case slot.Card == card.Card{}:
				cards = append(cards, hidden)
			default:
				cards = append(cards, slot.Card.String())
			}
		}
		sees.put(name, cards)
	}
	o.put("sees", sees)
	events := []string{}
	for _, e := range v.Events() {
		events = append(events, e.String())
	}
	o.put("events", events)
	return json.Marshal(o)
}
