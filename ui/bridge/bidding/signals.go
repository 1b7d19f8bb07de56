package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// signals describes how a pair with a card leads and signals in defence, with the reasons that the players give for such cards.
func signals(c bidding.Card) []line {
	tells := func(when string, c card.Card, why bot.Reason) line {
		return line{label: when, words: bridgetext.Reason(bot.Advice{Event: bridge.Played(c), Reason: why, Suit: c.Suit})}
	}
	rank, likes, counts := card.Rank(9), bot.Encourage, bot.ShowEven
	if c.Plays(bidding.LowLikes) {
		rank, likes = 2, bot.EncourageLow
	}
	if c.Plays(bidding.LowEven) {
		counts = bot.ShowOdd
	}
	led, from, lead := card.Rank(5), card.Holding(0).With(card.King).With(card.Jack).With(8).With(5).With(2), "system.signals.fourth"
	if c.Plays(bidding.AttitudeLeads) {
		led, lead = 2, "system.signals.attitude"
	}
	suit := text.Suit(card.Spades) + " " + text.Holding(from)
	return []line{
		tells(text.T("system.signals.partner-leads"), card.Card{Suit: card.Hearts, Rank: rank}, likes),
		tells(text.T("system.signals.discards"), card.Card{Suit: card.Clubs, Rank: rank}, likes),
		tells(text.T("system.signals.they-lead"), card.Card{Suit: card.Diamonds, Rank: 9}, counts),
		tells(text.T("system.signals.leads"), card.Card{Suit: card.Spades, Rank: card.King}, bot.TopOfSequence),
		{label: text.T("system.signals.no-trump"), words: text.T(lead, "Card", text.Card(card.Card{Suit: card.Spades, Rank: led}), "Suit", suit)},
		tells(text.T("system.signals.trumps"), card.Card{Suit: card.Hearts, Rank: 4}, bot.ShortSuit),
	}
}
