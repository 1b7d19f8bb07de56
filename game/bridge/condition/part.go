package condition

import (
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// Who is the subject of a part: a hand, or the two hands of a side together. The first four have the values of the
// seats.
type Who uint8

// The hands and the sides.
const (
	North = Who(card.North)
	East  = Who(card.East)
	South = Who(card.South)
	West  = Who(card.West)
	NS    = West + 1
	EW    = NS + 1
)

// Everyone lists the hands, clockwise, and the sides.
var Everyone = [6]Who{North, East, South, West, NS, EW}

// String returns N, E, S, W, NS or EW.
func (w Who) String() string {
	if w >= NS {
		return card.Side(w - NS).String()
	}
	return card.Seat(w).String()
}

// Side reports whether w is a side, not a hand.
func (w Who) Side() bool { return w >= NS }

// seats returns the hands.
func (w Who) seats() seats {
	switch w {
	case NS:
		return 1<<card.North | 1<<card.South
	case EW:
		return 1<<card.East | 1<<card.West
	}
	return 1 << w
}

// What is the property that a part is about.
type What uint8

// The properties; see the package comment.
const (
	Points   What = iota
	Length        // of a suit
	Longest       // suit
	Shortest      // suit
	Balanced
	Fit
	Slam
	Opens
	numWhats
)

// Whats lists all properties.
func Whats() []What {
	var all []What
	for w := range numWhats {
		all = append(all, w)
	}
	return all
}

var whatNames = [numWhats]string{"points", "length", "longest", "shortest", "balanced", "fit", "slam", "opens"}

// String returns its word in the text form; the length of a suit, whose word is the suit's, is "length".
func (w What) String() string {
	if w >= numWhats {
		return fmt.Sprintf("What(%d)", uint8(w))
	}
	return whatNames[w]
}

// Counted reports whether a part about the property has a number.
func (w What) Counted() bool { return w <= Shortest }

// Of reports whether the property applies to a hand or a side: balanced and opening are for hands, fit and slam for
// sides.
func (w What) Of(who Who) bool {
	switch w {
	case Balanced, Opens:
		return !who.Side()
	case Fit, Slam:
		return who.Side()
	}
	return w < numWhats
}

var suitNames = [4]string{card.Clubs: "clubs", card.Diamonds: "diamonds", card.Hearts: "hearts", card.Spades: "spades"}

// Most as the upper end of a range means "or more".
const Most = 99

// Part is a part of a condition. Parts compare with ==.
type Part struct {
	Not   bool // it holds if it otherwise doesn't
	Who   Who
	What  What
	Suit  card.Suit     // of a Length
	Range bidding.Range // for [What.Counted]; up to [Most] is "or more"
	Call  bridge.Call   // for Opens: the bid, or zero for any
}

// String returns the text form, as "N.points 15-17" or "not NS slam".
func (p Part) String() string {
	text := p.Who.String()
	switch {
	case p.What == Length && int(p.Suit) < len(suitNames):
		text += "." + suitNames[p.Suit]
	case p.What.Counted():
		text += "." + p.What.String()
	default:
		text += " " + p.What.String()
	}
	switch r := p.Range; {
	case p.What == Opens && p.Call != bridge.Pass:
		text += " " + p.Call.String()
	case !p.What.Counted():
	case r.Max >= Most:
		text += fmt.Sprintf(" %d+", r.Min)
	case r.Min == r.Max:
		text += fmt.Sprintf(" %d", r.Min)
	default:
		text += fmt.Sprintf(" %d-%d", r.Min, r.Max)
	}
	if p.Not {
		text = "not " + text
	}
	return text
}

// Limit returns the highest number that a part may name: the points of the pack, or the cards of a suit.
func (p Part) Limit(r bridge.Rules) int {
	if p.What == Points {
		return total(bidding.Counting(r))
	}
	return r.Deck.HandLen()
}

// tidy returns the part as printed and compared: "or more" if the range reaches the limit, and no meaningless fields.
func (p Part) tidy(r bridge.Rules) Part {
	if p.What != Length {
		p.Suit = 0
	}
	if p.What != Opens {
		p.Call = 0
	}
	switch {
	case !p.What.Counted():
		p.Range = bidding.Range{}
	case p.Range.Min == p.Limit(r):
		p.Range.Max = p.Range.Min
	case p.Range.Max >= p.Limit(r):
		p.Range.Max = Most
	}
	return p
}

// total returns the points of the pack.
func total(c bidding.Count) int { return 2 * c.Honours * (c.Honours + 1) }
