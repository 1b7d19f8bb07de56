package ui

import (
	"github.com/superbridge/superbridge/game/bridge"
	systems "github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/bidding"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/guide"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Guide implements [family.Family]. The game of a table, and the one that was chosen, have the house rules that they are played by.
func (a *bridgeDesk) Guide(game string, on family.Screen) family.Guide {
	rules, err := bridge.RulesNamed(game)
	if err != nil {
		rules = a.game()
	}
	if s, ok := on.(*table.Screen); ok && s.Rules().Name == rules.Name {
		rules = s.Rules()
	} else {
		rules = a.choices.Houses.Of(rules)
	}
	typed := a.Game(on) != "" || tableOn(on) != "" // calls and cards are
	g := guide.Of(rules, a.art.Style.Letters, typed)
	g.More = []family.Action{{Label: text.T("help.bidding"), Key: "B", Do: func() {
		a.lift()
		a.showBidding()
	}}}
	return g
}

// showBidding lays the bidding system on the screen that is shown: what it says of the
// auction at the table, or else from the opening bid on. Of a game without bidding it is that of duplicate bridge.
func (a *bridgeDesk) showBidding() {
	switch s := a.screen.(type) {
	case *bidding.Screen: // there it is
	case *table.Screen:
		s.ShowBidding()
	default:
		a.layBidding(bidding.Options{Rules: a.game(), Cards: a.choices.Systems.At(card.South.Side(), bridge.Duplicate()), Auction: bridge.Auction{Dealer: card.South}})
	}
}

// showBiddingTo lays the bidding system on the screen that is shown, at an auction and with the
// hand of someone who sees it.
func (a *bridgeDesk) showBiddingTo(v bridge.View, cards systems.Cards) {
	if v.Rules.Deck != bridge.Duplicate().Deck { // what is chosen for the others can be looked at from there too
		cards = a.choices.Systems.At(v.Seat.Side(), bridge.Duplicate())
	}
	a.layBidding(bidding.Options{Rules: v.Rules, Cards: cards, Auction: v.Auction(), Side: v.Seat.Side(), Seat: v.Seat, Hand: v.Own()})
}

func (a *bridgeDesk) layBidding(options bidding.Options) {
	options.OnBack = a.lift
	options.OnCards = func(ours, theirs systems.Card, kept func(error)) {
		a.choices.Systems = choices.Systems{Ours: ours, Theirs: theirs}
		a.keepChoices(kept)
	}
	a.lay(bidding.New(a.art, options))
}
