package text

import (
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Names are the players' names, in order. The user's is empty.
type Names []string

// Person returns the user, or [few.Nobody].
func (n Names) Person() few.Player {
	for p, name := range n {
		if name == "" {
			return few.Player(p)
		}
	}
	return few.Nobody
}

// Is reports whether a player is the user.
func (n Names) Is(p few.Player) bool { return p != few.Nobody && p == n.Person() }

// Name returns a player's name at the beginning of a sentence: You, or a name.
func (n Names) Name(p few.Player) string {
	switch {
	case n.Is(p):
		return text.T("few.you")
	case int(p) >= len(n):
		return ""
	}
	return n[p]
}

// In names a player within a sentence: you, or a name.
func (n Names) In(p few.Player) string {
	if n.Is(p) {
		return text.T("few.in.you")
	}
	return n.Name(p)
}

// Side names a side of the sheet: its player, and at bridge for three the two partners.
func (n Names) Side(s few.Setup, side few.Side) string {
	var on []few.Player
	for p := range few.Player(s.Rules.Players()) {
		if s.Side(p) == side {
			on = append(on, p)
		}
	}
	if len(on) == 2 && n.Is(on[1]) {
		on[0], on[1] = on[1], on[0]
	}
	switch len(on) {
	case 1:
		return n.Name(on[0])
	case 2:
		return text.T("few.side.partners", "First", n.Name(on[0]), "Second", n.In(on[1]))
	}
	return ""
}

// of returns the end of the id of a message about a player: the one for the user if it is the user.
func (n Names) of(p few.Player) string {
	if n.Is(p) {
		return "-you"
	}
	return ""
}

// OfSide returns the end of the id of a message about a side of the sheet: the one for the user if it is the user alone.
func (n Names) OfSide(s few.Setup, side few.Side) string {
	if you := n.Person(); you != few.Nobody && s.Side(you) == side && !(s.Rules.Kind == few.BridgeForThree && side == 1) {
		return "-you"
	}
	return ""
}

// Letter returns the letter of a player's place: that of a seat in the language, or A, B, C.
func Letter(r few.Rules, p few.Player) string {
	letter := r.Letter(p)
	if id := "seat.letter." + letter; text.Has(id) {
		return text.T(id)
	}
	return letter
}
