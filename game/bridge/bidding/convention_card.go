package bidding

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Card is a convention card: a pair's system, the conventions that it has switched on or off, and its style. The zero
// value is the players' own system, which they bid by default. Cards compare with ==.
type Card struct {
	System  System
	agreed  agreed
	style   Style
	carding uint8 // the set of agreements about leads and signals
}

// agreed holds the conventions that a pair has switched on and off. They stay so whatever the system's defaults become; for all others these hold.
type agreed struct{ on, off switches }

// switches is a set of conventions.
type switches uint32

// has reports whether a convention is in the set.
func (s switches) has(v Convention) bool { return s>>v&1 != 0 }

// switched returns the agreements with a convention on or off.
func (a agreed) switched(v Convention, on bool) agreed {
	a = a.unsaid(v)
	if on {
		a.on |= 1 << v
	} else {
		a.off |= 1 << v
	}
	return a
}

// unsaid returns the agreements without one about a convention.
func (a agreed) unsaid(v Convention) agreed { return agreed{a.on &^ (1 << v), a.off &^ (1 << v)} }

// Cards are the convention cards of both sides, by side.
type Cards [2]Card

// Has reports whether a pair with this card plays convention v.
func (c Card) Has(v Convention) bool {
	return c.System.offers(v) && (c.agreed.on.has(v) || !c.agreed.off.has(v) && c.System.usual(v))
}

// plays reports whether a pair with this card plays convention v, as the conditions of rows ask it: the players' own system has its own
// conventions.
func (c Card) plays(v Convention) bool {
	return c.Has(v) || c.System.base() == Own && !c.System.offers(v)
}

// With returns the card with a convention switched on or off; if that is the system's default, nothing is agreed about it. The card doesn't change
// if the system hasn't got the convention, or it is so already.
func (c Card) With(v Convention, on bool) Card {
	switch {
	case !c.System.offers(v) || c.Has(v) == on:
	case c.System.usual(v) == on:
		c.agreed = c.agreed.unsaid(v)
	default:
		c.agreed = c.agreed.switched(v, on)
	}
	return c
}

// String returns the card's text form: the system's name, then the conventions switched on and off, the agreements about leads and
// signals, and the style unless it is ordinary, as in standard-stayman+keycards+attitude+bold. [ParseCard] reads it.
func (c Card) String() string {
	var text strings.Builder
	text.WriteString(c.System.String())
	for _, v := range Conventions() {
		switch {
		case c.agreed.on.has(v):
			text.WriteString("+" + v.String())
		case c.agreed.off.has(v):
			text.WriteString("-" + v.String())
		}
	}
	for _, a := range Cardings() {
		if c.Plays(a) {
			text.WriteString("+" + a.String())
		}
	}
	if c.style != Ordinary {
		text.WriteString("+" + c.style.String())
	}
	return text.String()
}

// ParseCard parses a card: a system's name, then conventions and agreements about leads and signals preceded by + or −, and a style by +, in any order. It fails if there is no
// such system, if the system hasn't got the convention, or, with a [*BookError], if its book has faults.
func ParseCard(text string) (Card, error) {
	name, switched := cutSystem(text)
	s, ok := named(name)
	if !ok {
		return Card{}, fault.Errorf("there is no system %q: want %s", name, oneOf(systemNames()))
	}
	if err := s.Err(); err != nil {
		return Card{}, &BookError{name, err}
	}
	return Card{System: s}.withAll(switched, func(name string) error {
		return fault.Errorf("%s has no convention %q%s", s, name, s.offered())
	})
}

// RecallCard parses a card that has been chosen before. A user's system whose file isn't there any more keeps its name, see [System.Err], and
// conventions that a system no longer has are left out. It fails if the name can't be a system's.
func RecallCard(text string) (Card, error) {
	name, switched := cutSystem(text)
	s, ok := named(name)
	if !ok {
		if err := CheckName(name); err != nil {
			return Card{}, err
		}
		s = keep(name)
	}
	return Card{System: s}.withAll(switched, func(string) error { return nil })
}

// cutSystem cuts the text of a card behind the system's name.
func cutSystem(text string) (system, switched string) {
	if i := strings.IndexAny(text, "+-"); i >= 0 {
		return text[:i], text[i:]
	}
	return text, ""
}

// withAll returns the card with conventions switched as in "-stayman+keycards". refused is called with the names of those that the system hasn't got.
func (c Card) withAll(switched string, refused func(name string) error) (Card, error) {
	for switched != "" {
		on := switched[0] == '+'
		var name string
		name, switched = cutSystem(switched[1:])
		if a, ok := cardingNamed(name); ok {
			c = c.WithCarding(a, on)
			continue
		}
		if s := slices.Index(styleNames[:], name); s > int(Ordinary) && on {
			c.style = Style(s)
			continue
		}
		v, ok := conventionNamed(name)
		if ok && c.System.Err() != nil { // what its book offers isn't known now
			c.agreed = c.agreed.switched(v, on)
			continue
		}
		if !ok || !c.System.offers(v) {
			if err := refused(name); err != nil {
				return Card{}, err
			}
			continue
		}
		if c = c.With(v, on); !c.System.Shipped() { // its default may change
			c.agreed = c.agreed.switched(v, on)
		}
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
