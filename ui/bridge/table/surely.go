package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// surely returns how many of the tricks that are left the player to act takes for his side
// wherever the cards lie that he can't see, by leading one winner after the other from one hand.
// There may be more. It looks at nothing that the player doesn't see.
func surely(v bridge.View) int {
	hand, open := v.Hand(v.Turn())
	if !open {
		return 0
	}
	others := v.Unseen()
	for _, seat := range card.Seats { // partner's too: a winner of his would take the lead away
		if held, open := v.Hand(seat); open && seat != v.Turn() {
			others = others.Union(held)
		}
	}
	trump, trumps := v.Contract().Strain.Trump()
	if v.Trick().Len == 0 {
		return winners(hand, others, trump, trumps)
	}
	best := 0
	for c := range v.LegalPlays().All() {
		if takes(v, c, others, trump, trumps) {
			best = max(best, 1+winners(hand.Without(c), others, trump, trumps))
		}
	}
	return best
}

// takes reports whether a card that is played to the trick on the table wins it for sure.
func takes(v bridge.View, c card.Card, others card.Hand, trump card.Suit, trumps bool) bool {
	trick := v.Trick().With(c)
	if trick.Winner(v.Contract().Strain) != v.Turn() {
		return false
	}
	if trick.Len == 4 {
		return true
	}
	if others[c.Suit].Above(c.Rank) != 0 {
		return false
	}
	return !trumps || c.Suit == trump || others[trump] == 0
}

// winners returns how many tricks a hand takes that leads, one after the other.
func winners(hand, others card.Hand, trump card.Suit, trumps bool) int {
	if !trumps {
		n := 0
		for suit := range hand {
			n += tops(hand[suit], others[suit])
		}
		return n
	}
	n := tops(hand[trump], others[trump])
	if n < others[trump].Len() {
		return n // somebody may ruff
	}
	for suit := range hand {
		if card.Suit(suit) != trump {
			n += tops(hand[suit], others[suit])
		}
	}
	return n
}

// tops returns how many tricks a holding takes that is led from the top: its cards above all
// others, and when these have drawn those, the rest too.
func tops(own, others card.Holding) int {
	n := 0
	for r := range own.Ranks() {
		if others.Above(r) == 0 {
			n++
		}
	}
	if n >= others.Len() {
		return own.Len()
	}
	return n
}
