package command

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
)

// question is the question about each deal of a list.
type question struct {
	rules    *bridge.Rules   // of the deals; nil if they follow from the cards
	contract bridge.Contract // the zero Contract means all declarers and strains
	plays    bool            // also for each opening lead
}

// check returns the fault of a place of the list, or nil if it has a deal that fits the question.
func (q question) check(d pbn.Listed) error {
	if d.Err != nil {
		return d.Err
	}
	cards := 0
	for _, hand := range d.Deal {
		cards += hand.Len()
	}
	rules := nearest(cards)
	if q.rules != nil {
		rules = *q.rules
	}
	if err := d.Deal.Check(rules.Deck); err != nil {
		return failed("command.solve.no-deal", "Cards", cards, "Deck", rules.Deck.Len(), "Why", err)
	}
	if q.contract.Level > rules.Level {
		return failed("command.solve.level", "Cards", cards, "Level", rules.Level, "Contract", q.contract)
	}
	return nil
}

// nearest returns the first game whose deck is closest to a number of cards.
func nearest(cards int) bridge.Rules {
	off := func(r bridge.Rules) int { return max(r.Deck.Len()-cards, cards-r.Deck.Len()) }
	return slices.MinFunc(bridge.Games(), func(a, b bridge.Rules) int { return off(a) - off(b) })
}

// solution is the line of JSON about a deal.
type solution struct {
	Deal   string  `json:"deal"`
	Table  *table  `json:"table,omitempty"`
	Tricks *int    `json:"tricks,omitempty"`
	Leads  leads   `json:"leads,omitempty"`
	MS     float64 `json:"ms"`
}

// table is the tricks that each declarer takes, by strain.
type table struct{ N, E, S, W row }

type row struct{ C, D, H, S, N int }

// leads is the tricks that declarer takes after each opening lead.
type leads []lead

type lead struct {
	card   card.Card
	tricks int
}

// MarshalJSON returns an object with the leads in their order.
func (l leads) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	for i, each := range l {
		fmt.Fprintf(&b, `%c"%v":%d`, "{,"[min(i, 1)], each.card, each.tricks)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// solve answers the question about a deal that has been checked. It fails with the error of ctx.
func (q question) solve(ctx context.Context, deal card.Deal, o dd.Options) (solution, error) {
	s := solution{Deal: deal.String()}
	opening := dd.Position{Hands: deal, Trick: bridge.Trick{Leader: q.contract.Leader()}, Strain: q.contract.Strain}
	begun := time.Now()
	switch {
	case q.contract.PassedOut():
		tricks, err := dd.Table(ctx, deal, o)
		if err != nil {
			return solution{}, err
		}
		s.Table = &table{rowOf(tricks[card.North]), rowOf(tricks[card.East]), rowOf(tricks[card.South]), rowOf(tricks[card.West])}
	case q.plays:
		plays, err := dd.Plays(ctx, opening, o)
		if err != nil {
			return solution{}, err
		}
		s.Leads = leadsOf(opening, plays)
		best := slices.MinFunc(s.Leads, func(a, b lead) int { return a.tricks - b.tricks })
		s.Tricks = &best.tricks
	default:
		defence, err := dd.Solve(ctx, opening, o)
		if err != nil {
			return solution{}, err
		}
		tricks := opening.Left() - defence.Min
		s.Tricks = &tricks
	}
	s.MS = math.Round(float64(time.Since(begun).Microseconds())/100) / 10
	return s, nil
}

func rowOf(tricks [len(bridge.Strains)]dd.Bounds) row {
	return row{tricks[bridge.Clubs].Min, tricks[bridge.Diamonds].Min, tricks[bridge.Hearts].Min,
		tricks[bridge.Spades].Min, tricks[bridge.NoTrump].Min}
}

// leadsOf returns a lead for each card of the leader's hand, in the order of printed hands.
func leadsOf(opening dd.Position, plays []dd.Play) leads {
	var l leads
	for c := range opening.Hands[opening.Trick.Leader].All() {
		for _, p := range plays {
			if p.Cards.Has(c) {
				l = append(l, lead{c, opening.Left() - p.Tricks.Min})
			}
		}
	}
	return l
}
