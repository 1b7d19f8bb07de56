package play

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// automatic reports whether the user can tell that an act, the next of a computer player, is
// no choice. It goes by what he sees, and not by the hand that acts: a card that came faster
// because it is the only one would tell that it is.
func (s *Session) automatic(e bridge.Event) bool {
	b := s.State().Board
	return b.Phase() == bridge.PlayPhase && e.Kind == bridge.PlayKind && noChoice(b.View(s.config.User.Viewpoint(b.Table)), e.Card)
}

// noChoice reports whether all cards that might be played instead of c are its equals, as far
// as the viewer can see.
func noChoice(v bridge.View, c card.Card) bool {
	if v.Left() == 1 {
		return true
	}
	var may card.Hand // be played instead
	if _, open := v.Hand(v.Turn()); open {
		may = v.LegalPlays()
	} else if suit, led := v.Trick().Led(); led && c.Suit == suit {
		may = v.Unseen().Suit(suit)
	}
	if may == (card.Hand{}) || may.Suit(c.Suit) != may {
		return false
	}
	others := v.Rules.Deck.Hand().Minus(may)[c.Suit]
	for _, t := range v.Tricks() {
		for _, gone := range t.Cards {
			if gone.Suit == c.Suit {
				others = others.Without(gone.Rank)
			}
		}
	}
	own := may[c.Suit]
	return others.Above(own.Bottom())&others.Below(own.Top()) == 0
}
