package text

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// From these on a range is open at the top: no hand is as strong as that, and none that
// anyone has seen as long.
const (
	anyPoints = 40
	anyLength = 11
)

// Meaning describes what a call shows of the caller's hand, as in "Opening: 19–24 points, 5+ ♠". It leaves out
// properties of every hand.
func Meaning(m bidding.Meaning) string { return saying{}.meaning(m) }

// MeaningOfAnySuit describes what a bid shows, with its suit left unnamed, so that the same words fit several bids.
func MeaningOfAnySuit(m bidding.Meaning, suit card.Suit) string {
	return saying{unnamed: &suit}.meaning(m)
}

// saying describes meanings. A suit may be left unnamed.
type saying struct{ unnamed *card.Suit }

// leaves reports whether a suit is the one that is left unnamed.
func (s saying) leaves(suit card.Suit) bool { return s.unnamed != nil && *s.unnamed == suit }

// suit returns a message that names a suit, or the one that leaves it unnamed.
func (s saying) suit(id string, suit card.Suit, values ...any) string {
	if s.leaves(suit) {
		return text.T("meaning.unnamed."+strings.TrimPrefix(id, "meaning."), values...)
	}
	return text.T(id, append(values, "Suit", text.Suit(suit))...)
}

// suits returns a message that names several suits, and then the one for the suit that is left unnamed.
func (s saying) suits(id string, are func(card.Suit) bool) (said []string) {
	named, unnamed := "", ""
	for i := range card.Suits {
		switch suit := card.Spades - card.Suit(i); {
		case !are(suit):
		case s.leaves(suit):
			unnamed = s.suit(id, suit)
		default:
			named += text.Suit(suit)
		}
	}
	if named != "" {
		said = append(said, text.T(id, "Suits", named))
	}
	if unnamed != "" {
		said = append(said, unnamed)
	}
	return said
}

func (s saying) meaning(m bidding.Meaning) string {
	purpose := purposeWords(m)
	var details []string
	words := ""
	for _, b := range m.Boxes() {
		one := m
		one.Support = m.Support && !b.Plain
		one.Points, one.High, one.Length, one.Balanced, one.Guarded, one.Unguarded = b.Points, b.High, b.Length, b.Balanced, b.Guarded, b.Unguarded
		one.Good = b.Good
		switch hand := strings.Join(s.box(one), ", "); {
		case words == "":
			words = hand
		case hand != "":
			words = text.T("meaning.or", "One", words, "Other", hand)
		}
	}
	if words != "" {
		details = append(details, words)
	}
	if m.Aces != 0 {
		key := "meaning.aces"
		if m.Keys {
			key = "meaning.keys"
		}
		details = append(details, counted(key, m.Aces))
	}
	if m.Kings != 0 {
		details = append(details, counted("meaning.kings", m.Kings))
	}
	switch m.Queen {
	case bidding.Has:
		details = append(details, s.suit("meaning.queen", m.Suit))
	case bidding.Lacks:
		details = append(details, s.suit("meaning.no-queen", m.Suit))
	}
	if m.Tops != 0 {
		key := "meaning.tops"
		if s.leaves(m.Suit) {
			key = "meaning.unnamed.tops"
		}
		details = append(details, counted(key, m.Tops, "Suit", text.Suit(m.Suit)))
	}
	details = append(details, s.controls(m)...)
	switch m.Forcing {
	case bidding.OneRound, bidding.Relay:
		details = append(details, text.T("meaning.forcing"))
	case bidding.GameForcing:
		details = append(details, text.T("meaning.forcing-game"))
	}
	if len(details) == 0 {
		return purpose
	}
	return text.T("meaning.with", "Purpose", purpose, "Details", strings.Join(details, ", "))
}

// controls describes the controls that a call shows and denies.
func (s saying) controls(m bidding.Meaning) []string {
	return append(s.suits("meaning.controls", func(suit card.Suit) bool { return m.Controls[suit] == bidding.Has }),
		s.suits("meaning.no-controls", func(suit card.Suit) bool { return m.Controls[suit] == bidding.Lacks })...)
}

// box describes one kind of hands that make a call.
func (s saying) box(m bidding.Meaning) (details []string) {
	if points := s.points(m); points != "" && (m.Support || m.High == bidding.Range{}) {
		details = append(details, points)
	}
	if m.High != (bidding.Range{}) {
		high := bidding.Meaning{Points: m.High, Leeway: m.Leeway}
		details = append(details, text.T("meaning.high", "Points", s.points(high)))
	}
	if m.Balanced {
		details = append(details, text.T("meaning.balanced"))
	}
	for i := range card.Suits {
		if length := s.length(m, card.Spades-card.Suit(i)); length != "" {
			details = append(details, length)
		}
	}
	details = append(details, s.suits("meaning.good", func(suit card.Suit) bool { return m.Good[suit] })...)
	details = append(details, s.suits("meaning.unguarded", func(suit card.Suit) bool { return m.Unguarded[suit] })...)
	return append(details, s.suits("meaning.guards", func(suit card.Suit) bool { return m.Guarded[suit] })...)
}

func (s saying) points(m bidding.Meaning) string {
	low, high := m.Points.Min, m.Points.Max
	var words string
	switch about := m.Leeway > 0; {
	case low <= 0 && high >= anyPoints:
		return ""
	case about && low <= 0:
		words = text.T("meaning.about-to", "Max", high)
	case about:
		words = text.T("meaning.about", "Points", s.points(bidding.Meaning{Points: m.Points}))
	case low == high:
		words = text.TN("meaning.points-exact", low)
	case high >= anyPoints:
		words = text.T("meaning.points-from", "Min", low)
	case low <= 0:
		words = text.T("meaning.points-to", "Max", high)
	default:
		words = text.T("meaning.points", "Min", low, "Max", high)
	}
	if m.Support {
		return s.suit("meaning.support", m.Suit, "Points", words)
	}
	return words
}

// counted describes the possible numbers of aces, kings or top trumps, as in "0/3 aces". The last number decides
// between singular and plural.
func counted(id string, m bidding.Aces, more ...any) string {
	var counts []string
	last := 0
	for n := range 5 {
		if m.Has(n) {
			counts, last = append(counts, strconv.Itoa(n)), n
		}
	}
	return text.TN(id, last, append(more, "Counts", strings.Join(counts, "/"))...)
}

// length describes the length of a suit in a meaning; "" if there is no limit, or if it follows from a balanced hand.
func (s saying) length(m bidding.Meaning, suit card.Suit) string {
	r := m.Length[suit]
	if m.Balanced && r.Min <= 3 && r.Max >= 5 {
		return ""
	}
	values := []any{"Min", r.Min, "Max", r.Max}
	switch {
	case r.Min <= 0 && r.Max >= anyLength:
		return ""
	case r.Max == 0:
		return s.suit("meaning.length-none", suit, values...)
	case r.Min == r.Max:
		return s.suit("meaning.length-exact", suit, values...)
	case r.Max >= anyLength:
		return s.suit("meaning.length-from", suit, values...)
	case r.Min <= 0:
		return s.suit("meaning.length-to", suit, values...)
	}
	return s.suit("meaning.length", suit, values...)
}
