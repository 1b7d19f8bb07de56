package bidding

import "slices"

// Carding is an agreement about leads and signals that a pair can have with any system. Without any, the fourth highest of a long suit is led, and
// a high card encourages, or shows an even number.
type Carding uint8

// The agreements, in the order of a convention card.
const (
	AttitudeLeads Carding = iota // against no-trump, low from a long suit with an honour, and high from one without
	LowLikes                     // a low card encourages, a high one discourages
	LowEven                      // a low card shows an even number, a high one an odd number
	numCardings
)

var cardingNames = [numCardings]string{AttitudeLeads: "attitude", LowLikes: "lowlikes", LowEven: "loweven"}

// String returns the agreement's name, as in "attitude". It never changes.
func (a Carding) String() string {
	if a >= numCardings {
		return "unknown"
	}
	return cardingNames[a]
}

// Cardings lists all agreements about leads and signals.
func Cardings() []Carding { return []Carding{AttitudeLeads, LowLikes, LowEven} }

// cardingNamed returns the agreement with a name.
func cardingNamed(name string) (a Carding, ok bool) {
	i := slices.Index(cardingNames[:], name)
	return Carding(max(i, 0)), i >= 0
}

// Plays reports whether a pair with this card has an agreement about leads and signals.
func (c Card) Plays(a Carding) bool { return c.carding>>a&1 != 0 }

// WithCarding returns the card with an agreement about leads and signals, or without it.
func (c Card) WithCarding(a Carding, on bool) Card {
	if c.carding &^= 1 << a; on {
		c.carding |= 1 << a
	}
	return c
}

// By returns the usual card of another system with the same leads and signals.
func (c Card) By(s System) Card { return Card{System: s, carding: c.carding} }
