package choices

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
)

// Houses holds the house rules of each game that has any. The zero value changes nothing. They can be compared with ==.
//
// The text form lists them by the names of the games, as in "Rubber hundreds; SuperBridge redeal,dealer=N".
type Houses struct{ text string }

// ParseHouses reads the text form. Rules that no game has are left out, so that nothing stops the user from playing.
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

// With returns the house rules with those of a game replaced by those in r.
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
