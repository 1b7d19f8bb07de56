package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// blackwood is four no-trump with a major agreed: it asks for aces.
var blackwood = append(questionForAces(false, acesAnswers), kings...)

// keyCards is the same, but the king of trumps counts as an ace, and who has two tells of the queen besides.
var keyCards = questionForAces(true, keysAnswers)

// questionForAces returns the tables of a question for aces with its answers.
func questionForAces(keys bool, answers []aceAnswer) []bookContext {
	return []bookContext{
		native(func(a *Auction) bool {
			_, ok := a.trumpsToAsk()
			return ok && !a.toldControls() && a.last[a.partner].Purpose != AceQuestion && a.last[a.me].Purpose != AceQuestion && a.last[a.me].Purpose != AceAnswer
		}, func(a *Auction) {
			s, _ := a.trumpsToAsk()
			a.askForAces(s)
		}),
		nativeWhole(func(a *Auction) bool {
			asked := a.last[a.partner]
			return a.forced && asked.Purpose == AceQuestion && asked.Keys == keys && a.bid == a.question()
		}, func(a *Auction) { a.answerAces(answers) }),
		nativeWhole(func(a *Auction) bool {
			asked := a.last[a.me]
			return asked.Purpose == AceQuestion && asked.Keys == keys && a.last[a.partner].Purpose == AceAnswer && (a.ours || a.answeredOver())
		}, func(a *Auction) {
			if !keys {
				a.askForKings(a.last[a.me].Suit)
			}
			a.decide(a.last[a.me].Suit)
		}),
	}
}

// answeredOver reports whether partner has answered by a pass or a double over the opponents' bid.
func (a *Auction) answeredOver() bool {
	n := len(a.Calls)
	return n >= 2 && a.Calls[n-1] == bridge.Pass && (a.Calls[n-2] == bridge.Pass || a.Calls[n-2] == bridge.Double)
}

// trumpsToAsk returns the suit that a question for aces would be about: a major that both have shown enough of for a fit, that partner has
// opened, or that he has shown opposite a strong opening.
func (a *Auction) trumpsToAsk() (s card.Suit, ok bool) {
	if s, ok = a.agreed(); ok {
		return s, s.Major()
	}
	opened := a.last[a.partner]
	if a.ours && (opened.Purpose == Opening && a.turns[a.me] == 0 || opened.Purpose == NewSuit && opened.Forcing == GameForcing && a.first[a.me] == StrongOpening) {
		return opened.Suit, opened.Suit.Major()
	}
	return 0, false
}
