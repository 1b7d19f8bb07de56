package bot

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// after returns the table after the seat to play has played a card.
func (s seated) after(c card.Card) seated {
	seat := s.trick.Turn()
	s.hands[seat] = s.hands[seat].Without(c)
	s.trick = s.trick.With(c)
	if !s.trick.Full() {
		return s
	}
	winner := s.trick.Winner(s.strain.Bridge())
	if s.decl[winner] {
		s.taken++
	}
	s.trick = bridge.Trick{Leader: winner}
	return s
}

// rollOut returns the tricks of declarer's side after everybody has continued by rule of thumb.
func (s seated) rollOut() int {
	for s.hands[s.trick.Turn()].Len() > 0 {
		s = s.after(s.thumb())
	}
	return s.taken
}

// thumb returns the card of the seat to play by rule of thumb. It sees only its own hand and the cards of the trick. If
// everybody wants tricks, the highest card of the longest suit is led, second hand plays low, third and fourth hand win
// as cheaply as they can unless partner is winning, and trumps ruff. If tricks are bad for declarer's side, that is
// reversed; at nullo the defenders also lose what they can, so that declarer has to win.
func (s seated) thumb() card.Card {
	seat := s.trick.Turn()
	hand := s.hands[seat]
	led, following := s.trick.Led()
	if !following {
		return s.lead(hand)
	}
	if s.strain == few.Nullo {
		return s.duck(hand, led)
	}
	best := s.trick.Cards[s.trickBest()]
	winner := s.trick.Winner(s.strain.Bridge())
	partner := s.decl[winner] == s.decl[seat]
	last := s.trick.Len == 3
	legal := hand
	if hand[led] != 0 {
		legal = hand.Suit(led)
	}
	var cheapest, lowest card.Card
	for c := range legal.All() {
		if bridge.Beats(c, best, s.strain.Bridge()) && (cheapest == (card.Card{}) || c.Suit != led || c.Rank < cheapest.Rank) {
			cheapest = c
		}
		if lowest == (card.Card{}) || c.Rank < lowest.Rank {
			lowest = c
		}
	}
	second := s.trick.Len == 1
	switch {
	case cheapest == (card.Card{}), partner && (last || best.Rank >= card.Jack):
		return lowest
	case second && cheapest.Rank < card.King && cheapest.Suit == led:
		return lowest
	case !last && cheapest.Suit == led && s.trick.Len == 2:
		return card.Card{Suit: led, Rank: hand[led].Top()}
	}
	return cheapest
}

// trickBest returns the index of the card that is winning the trick.
func (s seated) trickBest() int {
	return int(s.trick.Winner(s.strain.Bridge()).Next(-int(s.trick.Leader)))
}

// lead returns a card to lead: trumps while both sides may have them, otherwise the top of the longest suit; at nullo
// the lowest card.
func (s seated) lead(hand card.Hand) card.Card {
	if s.strain == few.Nullo {
		lowest := card.Card{}
		for c := range hand.All() {
			if lowest == (card.Card{}) || c.Rank < lowest.Rank {
				lowest = c
			}
		}
		return lowest
	}
	best, value := card.Card{}, -1.0
	for suit, holding := range hand {
		if holding == 0 {
			continue
		}
		v := float64(holding.Len()) + points(holding)/2
		if trump, ok := s.strain.Trump(); ok && card.Suit(suit) == trump {
			v += 2
			if s.others(s.trick.Leader, trump) == 0 {
				v = 0.5
			}
		}
		if v > value {
			best, value = card.Card{Suit: card.Suit(suit), Rank: holding.Top()}, v
			if !s.master(s.trick.Leader, best) && holding.Len() > 1 && holding.Top() < card.Queen {
				best.Rank = holding.Bottom()
			}
		}
	}
	return best
}

// others returns the number of cards of a suit that the other side has.
func (s seated) others(seat card.Seat, suit card.Suit) int {
	n := 0
	for other, h := range s.hands {
		if s.decl[other] != s.decl[seat] {
			n += h[suit].Len()
		}
	}
	return n
}

// master reports whether no other hand has a higher card of the suit.
func (s seated) master(seat card.Seat, c card.Card) bool {
	for other, h := range s.hands {
		if card.Seat(other) != seat && h[c.Suit].Above(c.Rank) != 0 {
			return false
		}
	}
	return true
}

// duck returns a card when nobody wants to win the trick: the highest that doesn't win, else the lowest, or in last
// hand the highest; a hand without the suit throws its highest card.
func (s seated) duck(hand card.Hand, led card.Suit) card.Card {
	if hand[led] == 0 {
		highest := card.Card{}
		for c := range hand.All() {
			if c.Rank > highest.Rank {
				highest = c
			}
		}
		return highest
	}
	best := s.trick.Cards[s.trickBest()]
	if under := hand[led].Below(best.Rank); best.Suit == led && under != 0 {
		return card.Card{Suit: led, Rank: under.Top()}
	}
	if s.trick.Len == 3 {
		return card.Card{Suit: led, Rank: hand[led].Top()}
	}
	return card.Card{Suit: led, Rank: hand[led].Bottom()}
}
