package bot

import (
	"math"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/solve"
)

// Common parts of the three games of two hands: nullo for two, Slam and Chinese bridge.

// effort is the effort that a level puts into them.
type effort struct {
	calls   int  // layouts tried for a call, for trumps, or for each way to exchange
	exact   bool // these are solved; otherwise played out by rules of thumb
	cards   int  // layouts tried for a card
	ahead   int  // tricks searched then, before the rest is estimated
	chinese int  // the same at Chinese bridge
	nodes   int  // maximum number of nodes per layout
	plans   int  // ways to exchange, or reserves, that are compared
}

var efforts = [...]effort{
	Beginner: {calls: 5, cards: 4, ahead: 1, chinese: 1, nodes: 20_000, plans: 4},
	Club:     {calls: 6, exact: true, cards: 10, ahead: 3, chinese: 1, nodes: 60_000, plans: 10},
	Expert:   {calls: 14, exact: true, cards: 18, ahead: 13, chinese: 2, nodes: 60_000, plans: 20},
}

// other returns the opponent.
func (t *thinking) other() few.Player { return 1 - t.me }

// pile returns the cards of a board's pile.
func pile(b few.Board, p few.Pile, of few.Player) (h card.Hand) {
	for _, s := range b.Cards(few.Place{Pile: p, Of: of}) {
		if s.There {
			h = h.With(s.Card)
		}
	}
	return h
}

// suppose returns the deal with the hidden cards laid out at random, the opponent's hand first: without suits that he
// has shown out of, and with more of the cards that he is likely to have kept.
func (t *thinking) suppose() (few.Board, error) {
	n := 0
	for _, s := range t.view.Cards(few.Place{Pile: few.Hand, Of: t.other()}) {
		if s.There && s.Card == (card.Card{}) {
			n++
		}
	}
	return t.view.Fill(t.drawn(t.view.Unseen(), n))
}

// drawn returns cards in an order in which the first n are likely to be the opponent's hand.
func (t *thinking) drawn(unseen card.Hand, n int) []card.Card {
	void := lacking(t.view, t.other())
	likely := t.kept()
	cards := unseen.Cards()
	late := make(map[card.Card]float64, len(cards)) // the smallest come first
	for _, c := range cards {
		late[c] = -math.Log(1-t.random.Float64()) / likely(c)
		if void[c.Suit] {
			late[c] += 1e6
		}
	}
	slices.SortFunc(cards, func(a, b card.Card) int {
		if late[a] < late[b] {
			return -1
		}
		return 1
	})
	rest := cards[n:]
	t.random.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	return cards
}

// lacking returns the suits that a player has shown out of: one who hasn't followed suit has none of it.
func lacking(v few.View, of few.Player) (void [4]bool) {
	for _, trick := range append(slices.Clip(v.Tricks()), v.Trick()) {
		led, ok := trick.Led()
		for i, p := range trick.Plays {
			if ok && i > 0 && p.Player == of && p.Place.Pile != few.Reserve && p.Card.Suit != led {
				void[led] = true
			}
		}
	}
	return void
}

// kept returns the likelihood that the opponent has a card in his hand, given his acts, for one layout.
func (t *thinking) kept() func(card.Card) float64 {
	strain, level, bid := few.NoTrump, 0, false
	for _, c := range t.view.Calls() {
		if c.Player == t.other() && c.Call.Kind == few.BidCall {
			strain, level, bid = c.Call.Strain, int(c.Call.Level), true
		}
	}
	switch t.rules.Kind {
	case few.NulloForTwo:
		thrown := len(t.view.Cards(few.Place{Pile: few.ThrownAway, Of: t.other()})) // the cards that he has exchanged
		if !bid && t.random.IntN(3) == 0 {
			strain = few.Nullo // he may have aimed at it
		}
		tilt := float64(thrown)/6 + 0.2*float64(level)
		if strain == few.Nullo {
			tilt = -tilt
		}
		return func(c card.Card) float64 {
			w := math.Exp(tilt * height(c))
			if bid && few.Strain(c.Suit) == strain {
				w *= 1.3 + 0.5*float64(level)
			}
			return w
		}
	case few.Slam:
		if t.view.Stage() != few.StagePlaying {
			break
		}
		trumps := t.view.Contract().Strain
		return func(c card.Card) float64 { // what he hasn't reserved
			switch {
			case few.Strain(c.Suit) == trumps && c.Rank < card.Jack:
				return 0.5
			case c.Rank >= card.King:
				return 1.5
			}
			return 1
		}
	}
	return func(card.Card) float64 { return 1 }
}

// height returns the height of a card of 52, from -0.5 for the lowest to 0.5 for the ace.
func height(c card.Card) float64 {
	return float64(card.Deck52.Ranks.Below(c.Rank).Len())/12 - 0.5
}

// position returns the play of a layout in a strain, from the opening lead on.
func position(b few.Board, s few.Strain, declarer few.Player) solve.Position {
	r := b.Rules()
	p := solve.Position{Kind: r.Kind, TakenUp: r.Options.ReserveTakenUp, Strain: s, Leader: 1 - declarer}
	for player := range few.Player(2) {
		p.Hands[player] = pile(b, few.Hand, player)
		switch p.Kind {
		case few.Slam:
			all := p.Hands[player].Union(pile(b, few.Coming, player))
			p.Reserves[player] = pile(b, few.Reserve, player)
			if p.Reserves[player].Len() == 0 {
				p.Reserves[player] = usualReserve(all, s)
			}
			p.Hands[player] = all.Minus(p.Reserves[player])
		case few.ChineseBridge:
			row := b.Cards(few.Place{Pile: few.Row, Of: player})
			for i, under := range b.Cards(few.Place{Pile: few.Cover, Of: player}) {
				if row[i].There {
					p.Hands[player] = p.Hands[player].With(row[i].Card)
				}
				if under.There {
					p.Covers[player] = append(p.Covers[player], solve.Cover{Open: row[i].Card, Closed: under.Card})
				}
			}
		}
	}
	return p
}

// declarerTricks returns a declarer's tricks in a position before the opening lead: exactly, or approximately if the
// limit is reached; or by rules of thumb.
func (t *thinking) declarerTricks(s *solve.Solver, p solve.Position, nodes int) (float64, error) {
	if nodes == 0 {
		n, err := s.Thumb(p)
		return float64(p.Left() - n), err
	}
	b, err := s.Value(t.ctx, p, nodes)
	return float64(p.Left()) - float64(b.Min+b.Max)/2, err
}

// thoughtMemory is the size of a solver's table in a thought.
const thoughtMemory = 2 << 20
