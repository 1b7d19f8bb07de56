package text

import (
	"math"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// From these on a range is open at the top: no hand is as strong as that, and none that
// anyone has seen as long.
const (
	anyPoints = 40
	anyLength = 11
)

// Counting describes how the players count the points of a hand.
func Counting(r bridge.Rules) string {
	c := bidding.Counting(r)
	var honours []string
	sum := 0
	for points := c.Honours; points > 0; points-- {
		honours = append(honours, text.Rank(card.Ace-card.Rank(c.Honours-points))+" "+strconv.Itoa(points))
		sum += points * len(card.Suits)
	}
	return text.T("system.points.honours", "Honours", strings.Join(honours, ", "), "Sum", sum, "Average", sum/len(card.Seats), "Suit", c.Suit)
}

// Meaning describes what a call shows of the caller's hand, as in "Opening: 19–24 points, 5+ ♠". It leaves out
// properties of every hand.
func Meaning(m bidding.Meaning) string {
	purpose := purposeWords(m)
	var details []string
	words := ""
	for _, b := range m.Boxes() {
		one := m
		one.Support = m.Support && !b.Plain
		one.Points, one.High, one.Length, one.Balanced, one.Guarded, one.Unguarded = b.Points, b.High, b.Length, b.Balanced, b.Guarded, b.Unguarded
		one.Good = b.Good
		switch hand := strings.Join(box(one), ", "); {
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
		details = append(details, text.T("meaning.queen", "Suit", text.Suit(m.Suit)))
	case bidding.Lacks:
		details = append(details, text.T("meaning.no-queen", "Suit", text.Suit(m.Suit)))
	}
	if m.Tops != 0 {
		details = append(details, counted("meaning.tops", m.Tops, "Suit", text.Suit(m.Suit)))
	}
	details = append(details, controls(m)...)
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
func controls(m bidding.Meaning) (details []string) {
	has, lacks := "", ""
	for i := range card.Suits {
		switch suit := card.Spades - card.Suit(i); m.Controls[suit] {
		case bidding.Has:
			has += text.Suit(suit)
		case bidding.Lacks:
			lacks += text.Suit(suit)
		}
	}
	if has != "" {
		details = append(details, text.T("meaning.controls", "Suits", has))
	}
	if lacks != "" {
		details = append(details, text.T("meaning.no-controls", "Suits", lacks))
	}
	return details
}

// box describes one kind of hands that make a call.
func box(m bidding.Meaning) (details []string) {
	if points := points(m); points != "" && (m.Support || m.High == bidding.Range{}) {
		details = append(details, points)
	}
	if m.High != (bidding.Range{}) {
		high := bidding.Meaning{Points: m.High, Leeway: m.Leeway}
		details = append(details, text.T("meaning.high", "Points", points(high)))
	}
	if m.Balanced {
		details = append(details, text.T("meaning.balanced"))
	}
	guards, open, good := "", "", ""
	for i := range card.Suits {
		suit := card.Spades - card.Suit(i)
		if length := length(m, suit); length != "" {
			details = append(details, length)
		}
		if m.Guarded[suit] {
			guards += text.Suit(suit)
		}
		if m.Unguarded[suit] {
			open += text.Suit(suit)
		}
		if m.Good[suit] {
			good += text.Suit(suit)
		}
	}
	if good != "" {
		details = append(details, text.T("meaning.good", "Suits", good))
	}
	if open != "" {
		details = append(details, text.T("meaning.unguarded", "Suits", open))
	}
	if guards != "" {
		details = append(details, text.T("meaning.guards", "Suits", guards))
	}
	return details
}

func points(m bidding.Meaning) string {
	low, high := m.Points.Min, m.Points.Max
	var words string
	switch about := m.Leeway > 0; {
	case low <= 0 && high >= anyPoints:
		return ""
	case about && low <= 0:
		words = text.T("meaning.about-to", "Max", high)
	case about:
		words = text.T("meaning.about", "Points", points(bidding.Meaning{Points: m.Points}))
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
		return text.T("meaning.support", "Points", words, "Suit", text.Suit(m.Suit))
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
func length(m bidding.Meaning, suit card.Suit) string {
	r := m.Length[suit]
	if m.Balanced && r.Min <= 3 && r.Max >= 5 {
		return ""
	}
	values := []any{"Min", r.Min, "Max", r.Max, "Suit", text.Suit(suit)}
	switch {
	case r.Min <= 0 && r.Max >= anyLength:
		return ""
	case r.Max == 0:
		return text.T("meaning.length-none", values...)
	case r.Min == r.Max:
		return text.T("meaning.length-exact", values...)
	case r.Max >= anyLength:
		return text.T("meaning.length-from", values...)
	case r.Min <= 0:
		return text.T("meaning.length-to", values...)
	}
	return text.T("meaning.length", values...)
}

// noticedIMPs is the least advantage over the next best call that is mentioned.
const noticedIMPs = 0.1

// Reason describes what to play and why, as in "Play ♥2: second hand plays low.", or the meaning of a call or the value
// of a contract; and the next best card, call or contract, if it is known.
func Reason(a bot.Advice) string {
	if a.Event.Kind == bridge.ChooseKind {
		return choiceReason(a)
	}
	if a.Event.Kind == bridge.CallKind {
		if a.Loses < noticedIMPs {
			return Meaning(a.Meaning)
		}
		values := []any{"Why", Meaning(a.Meaning), "Call", Call(a.NextCall)}
		if loses := int(math.Round(a.Loses)); loses > 0 {
			return text.TN("advice.next-call", loses, values...)
		}
		return text.T("advice.next-call-close", values...)
	}
	why := text.T("reason."+a.Reason.String(), "Card", text.Card(a.Event.Card), "Suit", text.Suit(a.Suit))
	if a.Reason == bot.Finesse && a.Shown > 0 {
		why = text.T("reason.finesse-against", "Card", text.Card(a.Event.Card), "Seat", text.Seat(a.Holder), "Points", a.Shown)
	}
	if a.Behind == 0 {
		return why
	}
	return text.TN("advice.next-best", a.Behind, "Why", why, "Card", text.Card(a.NextBest))
}
