package table

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/worth"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// evaluation says what the user's hand is worth, as he was dealt it: a table, suit by suit, and what that means.
type evaluation struct {
	title string
	suits []card.Suit // the columns, in the order in which the hand is held
	rows  []evaluationRow
	said  []string
}

// evaluationRow is a way to count, or how many cards there are.
type evaluationRow struct {
	name  string
	suits []int // as the columns
	total int
}

// evaluate returns what the hand of a model's user is worth. Of other hands it takes those that lie open.
func evaluate(m tabletop.Model) evaluation {
	r, hand := m.Table.Rules, m.Deal[m.Person]
	e := evaluation{title: text.T("worth.title"), suits: m.Order[:]}
	if p := m.Table.Phase(); p == bridge.PlayPhase || p == bridge.Finished {
		e.title = text.T("worth.dealt")
	}
	strain, fit := trumps(m)
	e.add(text.T("worth.way.cards"), func(s card.Suit) int { return hand[s].Len() })
	for _, way := range worth.Ways(r, strain) {
		w := worth.Of(r, hand, way, strain)
		e.add(wayName(way, strain), func(s card.Suit) int { return w.Suits[s] })
	}
	e.say(shapeWords(r, hand))
	high := worth.Of(r, hand, worth.HighCards, strain).Total
	e.say(text.TN("worth.average", high, "Average", worth.Average(r)))
	c := bidding.Counting(r)
	switch {
	case r.Choices || m.Table.Phase() != bridge.AuctionPhase || fit:
	case c.Points(hand) >= c.Open:
		e.say(text.T("worth.opens", "Open", c.Open))
	default:
		e.say(text.T("worth.opens-not", "Open", c.Open))
	}
	e.sayOthers(m)
	return e
}

// add adds a row of figures, suit by suit, with their sum.
func (e *evaluation) add(name string, of func(card.Suit) int) {
	row := evaluationRow{name: name}
	for _, s := range e.suits {
		n := of(s)
		row.suits, row.total = append(row.suits, n), row.total+n
	}
	e.rows = append(e.rows, row)
}

func (e *evaluation) say(words string) { e.said = append(e.said, words) }

// sayOthers says what partner's hand adds, or what dummy has, if one may see that.
func (e *evaluation) sayOthers(m tabletop.Model) {
	partner := m.Person.Partner()
	if m.Open[partner] {
		w := worth.Of2(&m.Table, m.Deal[m.Person], m.Deal[partner])
		if w.Cards >= bidding.Counting(m.Table.Rules).Fit {
			e.say(text.TN("worth.together-fit", w.Points, "Cards", w.Cards, "Suit", text.Suit(w.Suit)))
		} else {
			e.say(text.TN("worth.together", w.Points))
		}
		if w.Bid.IsBid() {
			e.say(text.T("worth.enough", "Bid", bridgetext.Call(w.Bid), "Need", w.Need))
		}
		return
	}
	c := m.Table.Contract()
	if dummy := c.Dummy(); !c.PassedOut() && dummy != m.Person && m.Open[dummy] {
		e.say(text.T("worth.dummy", "Points", bridgetext.HandPoints(m.Table.Rules, m.Deal[dummy])))
	}
}

// trumps returns what is trumps for the user's side, as far as he knows: of the contract, if his side plays it.
func trumps(m tabletop.Model) (strain bridge.Strain, fit bool) {
	c := m.Table.Contract()
	if m.Table.Phase() == bridge.AuctionPhase || c.PassedOut() || c.Declarer.Side() != m.Person.Side() {
		return bridge.NoTrump, false
	}
	_, fit = c.Strain.Trump()
	return c.Strain, fit
}

// wayName returns what a way to count is called in the table.
func wayName(way worth.Way, strain bridge.Strain) string {
	suit := bridgetext.StrainSign(strain)
	switch way {
	case worth.HighCards:
		return text.T("worth.way.high")
	case worth.Players:
		return text.T("worth.way.players")
	case worth.Goren:
		return text.T("worth.way.goren")
	case worth.BridgeVal:
		return text.T("worth.way.bridge-val")
	case worth.PlayersFit:
		return text.T("worth.way.players-fit", "Suit", suit)
	}
	return text.T("worth.way.goren-fit", "Suit", suit)
}

// shapeWords says how long the suits of a hand are.
func shapeWords(r bridge.Rules, hand card.Hand) string {
	var lengths []string
	for _, n := range worth.Shape(hand) {
		lengths = append(lengths, strconv.Itoa(n))
	}
	shape := strings.Join(lengths, "-")
	if bidding.Counting(r).Even(hand) {
		return text.T("worth.balanced", "Shape", shape)
	}
	return text.T("worth.shape", "Shape", shape)
}
