package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// signals describes the players' signals in defence and their leads, with the reasons that they give for such cards.
func signals() group {
	tells := func(when string, c card.Card, why bot.Reason) line {
		return line{label: when, words: bridgetext.Reason(bot.Advice{Event: bridge.Played(c), Reason: why, Suit: c.Suit})}
	}
	example := text.Suit(card.Spades) + " " + text.Holding(card.Holding(0).With(card.King).With(card.Jack).With(8).With(5).With(2))
	return group{text.T("system.signals"), []line{
		tells(text.T("system.signals.partner-leads"), card.Card{Suit: card.Hearts, Rank: 9}, bot.Encourage),
		tells(text.T("system.signals.discards"), card.Card{Suit: card.Clubs, Rank: 9}, bot.Encourage),
		tells(text.T("system.signals.they-lead"), card.Card{Suit: card.Diamonds, Rank: 9}, bot.ShowEven),
		tells(text.T("system.signals.leads"), card.Card{Suit: card.Spades, Rank: card.King}, bot.TopOfSequence),
		{label: text.T("system.signals.no-trump"), words: text.T("system.signals.fourth", "Card", text.Card(card.Card{Suit: card.Spades, Rank: 5}), "Suit", example)},
		tells(text.T("system.signals.trumps"), card.Card{Suit: card.Hearts, Rank: 4}, bot.ShortSuit),
	}}
}
