package choices

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
)

// Houses are the house rules of each game for which some have been chosen. The zero value changes nothing. Two compare
// with ==.
//
// The text form lists them by the names of the games, as in "Rubber hundreds; SuperBridge redeal,dealer=N".
type Houses struct{ text string }

// ParseHouses reads the text form. What no game has is left out: nobody should be kept from playing by it.
func ParseHouses(text string) Houses {
	var h Houses
	for part := range strings.SplitSeq(text, ";") {
		name, house, _ := strings.Cut(strings.TrimSpace(part), " ")
		if r, err := bridge.ParseRules(name, house); err == nil {
			h = h.With(r)
		}
	}
	return h
}

// String returns the text form.
func (h Houses) String() string { return h.text }

// Of returns a game as it is played by its house rules.
func (h Houses) Of(game bridge.Rules) bridge.Rules {
	for part := range strings.SplitSeq(h.text, "; ") {
		if name, house, _ := strings.Cut(part, " "); name == game.Name {
			if r, err := bridge.ParseRules(name, house); err == nil {
				return r
			}
		}
	}
	return game
}

// With returns the house rules when those of a game are what its rules say.
func (h Houses) With(r bridge.Rules) Houses {
	var parts []string
	for part := range strings.SplitSeq(h.text, "; ") {
		if name, _, _ := strings.Cut(part, " "); part != "" && name != r.Name {
			parts = append(parts, part)
		}
	}
	if r.House != (bridge.House{}) {
		parts = append(parts, r.String())
	}
	slices.Sort(parts)
	return Houses{strings.Join(parts, "; ")}
}
