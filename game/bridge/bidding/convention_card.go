package bidding

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Card is a convention card: a pair's system, and its conventions that differ from that system's defaults. The zero
// value is the players' own system, which they bid by default. Cards compare with ==.
type Card struct {
	System   System
	switched switches // conventions that differ from the default
}

// switches is a set of conventions.
type switches uint32

// Cards are the convention cards of both sides, by side.
type Cards [2]Card

// Has reports whether a pair with this card plays convention v.
func (c Card) Has(v Convention) bool {
	return c.System.offers(v) && c.System.usual(v) != (c.switched>>v&1 != 0)
}

// With returns the card with a convention switched on or off. The card doesn't change if the system hasn't got the
// convention.
func (c Card) With(v Convention, on bool) Card {
	if c.System.offers(v) && c.Has(v) != on {
		c.switched ^= 1 << v
	}
	return c
}

// String returns the card's text form: the system's name, then the conventions that differ from the default, as in
// standard-stayman+keycards. [ParseCard] reads it.
func (c Card) String() string {
	var text strings.Builder
	text.WriteString(c.System.String())
	for _, v := range c.System.Conventions() {
		switch {
		case c.switched>>v&1 == 0:
		case c.Has(v):
			text.WriteString("+" + v.String())
		default:
			text.WriteString("-" + v.String())
		}
	}
	return text.String()
}

// ParseCard parses a card: a system's name, then conventions preceded by + or −, in any order. It fails if there is no
// such system, or if the system hasn't got the convention.
func ParseCard(text string) (Card, error) {
	name, rest := text, ""
	if i := strings.IndexAny(text, "+-"); i >= 0 {
		name, rest = text[:i], text[i:]
	}
	i := slices.Index(systemNames[:], name)
	if i < 0 {
		return Card{}, fault.Errorf("there is no system %q: want %s", name, oneOf(systemNames[:]))
	}
	c := Card{System: System(i)}
	for rest != "" {
		on := rest[0] == '+'
		name, rest = rest[1:], ""
		if i := strings.IndexAny(name, "+-"); i >= 0 {
			name, rest = name[:i], name[i:]
		}
		v, ok := conventionNamed(name)
		if !ok || !c.System.offers(v) {
			return Card{}, fault.Errorf("%s has no convention %q%s", c.System, name, c.System.offered())
		}
		c = c.With(v, on)
	}
	return c, nil
}

// offered lists the conventions that a system has, as text.
func (s System) offered() fault.Phrase {
	var names []string
	for _, v := range s.Conventions() {
		names = append(names, v.String())
	}
	if len(names) == 0 {
		return fault.Phrase{}
	}
	return fault.Say(": want %s", oneOf(names))
}

// oneOf joins names as in "a, b or c".
func oneOf(names []string) fault.Phrase {
	last := len(names) - 1
	if last == 0 {
		return fault.Say("%s", names[0])
	}
	return fault.Say("%s or %s", strings.Join(names[:last], ", "), names[last])
}

// System is a bidding system.
type System uint8

// The systems.
const (
	Own      System = iota // the players' own, for any deck they know
	Standard               // five-card majors and a strong no-trump, as most people play; 52 cards
	Goren                  // as taught by Charles Goren: point count, a strong no-trump and strong twos; 52 cards
	Acol                   // a weak no-trump, majors of four cards and limit bids, as English clubs play; 52 cards
	numSystems
)

var systemNames = [numSystems]string{Own: "own", Standard: "standard", Goren: "goren", Acol: "acol"}

// String returns the system's name, as in "standard". It never changes.
func (s System) String() string {
	if s >= numSystems {
		return "unknown"
	}
	return systemNames[s]
}

// Systems lists all systems.
func Systems() []System {
	all := make([]System, numSystems)
	for i := range all {
		all[i] = System(i)
	}
	return all
}

// Fits reports whether a system fits the deck of a game. The players' own fits all decks that [Knows] accepts, the
// others only 52 cards: their points and lengths mean nothing with more or fewer.
func (s System) Fits(r bridge.Rules) bool { return s == Own || r.Deck == card.Deck52 }

// Conventions lists the conventions with a switch on the system's card, in convention-card order.
func (s System) Conventions() []Convention {
	var all []Convention
	for _, m := range books[s].modules {
		all = append(all, m.convention)
	}
	slices.Sort(all)
	return all
}

// offers reports whether a system has a convention.
func (s System) offers(v Convention) bool {
	return slices.ContainsFunc(books[s].modules, func(m module) bool { return m.convention == v })
}

// usual reports whether a convention is on by default.
func (s System) usual(v Convention) bool { return !slices.Contains(books[s].unusual, v) }
