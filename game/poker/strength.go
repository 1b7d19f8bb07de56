package poker

import (
	"strings"

	"github.com/superbridge/superbridge/game/card"
)

// Kind is the kind of a row, from the weakest. The top row can only be [High], [OnePair] or [Trips]. (Rules:
// progressive-poker, Strength of a row, R5.)
type Kind uint8

// The kinds, in ascending order.
const (
	High Kind = iota
	OnePair
	TwoPair
	Trips
	Straight
	Flush
	Full
	Quads
	Five
	StraightFlush
	Royal
)

var kindWords = [...]string{"high", "pair", "two", "trips", "straight", "flush", "full", "quads", "five", "sflush", "royal"}

// String returns the kind's word in the text form: high pair two trips straight flush full quads five sflush royal.
func (k Kind) String() string {
	if int(k) >= len(kindWords) {
		return "?"
	}
	return kindWords[k]
}

// Strength is the strength of a full row; strengths compare with <. It is the kind, shifted by 20 bits, and below it up
// to five ranks of four bits each, 2 to 14 for the ace, from the left; missing ones are 0. So a top row that agrees
// with a middle row in all its ranks isn't stronger (Rules: progressive-poker, R5). No row has the zero Strength.
type Strength uint32

const (
	kindShift = 20
	rankBits  = 4
)

// strengthOf returns the strength of a kind with ranks from 2 to 14.
func strengthOf(k Kind, ranks ...int) Strength {
	s, shift := Strength(k)<<kindShift, kindShift
	for _, r := range ranks {
		shift -= rankBits
		s |= Strength(r) << shift
	}
	return s
}

// Kind returns the row's kind.
func (s Strength) Kind() Kind { return Kind(s >> kindShift) }

// Ranks returns the ranks that decide between rows of the kind, the most significant first: none for a royal, up to
// five.
func (s Strength) Ranks() []card.Rank {
	var ranks []card.Rank
	for shift := kindShift - rankBits; shift >= 0; shift -= rankBits {
		if r := int(s >> shift & 15); r != 0 {
			ranks = append(ranks, rankOf(r))
		}
	}
	return ranks
}

// String returns the text form: the kind and its ranks, as in "pair Q952", and "" for the zero Strength.
func (s Strength) String() string {
	if s == 0 {
		return ""
	}
	text := s.Kind().String()
	if ranks := s.Ranks(); len(ranks) > 0 {
		letters := make([]string, len(ranks))
		for i, r := range ranks {
			letters[i] = r.String()
		}
		text += " " + strings.Join(letters, "")
	}
	return text
}
