package desk

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
func (d *Desk) Guide(game string, on family.Screen) family.Guide {
	rules, err := bridge.RulesNamed(game)
	if err != nil {
		rules = d.game()
	}
	if s, ok := on.(*table.Screen); ok && s.Rules().Name == rules.Name {
		rules = s.Rules()
	} else {
		rules = d.choices.Houses.Of(rules)
	}
	shows, ok := on.(interface{ AtTable() bool })
	typed := d.Game(on) != "" || ok && shows.AtTable() // calls and cards are
	g := guide.Of(rules, d.window.Art().Style.Letters, typed)
	g.More = []family.Action{{Label: text.T("help.bidding"), Key: "B", Do: func() {
		d.window.Lift()
		d.showBidding(on)
	}}}
	return g
}

// showBidding lays the bidding system on the screen that is shown, unless it is that: what it says of the
// auction at the table, or else from the opening bid on. Of a game without bidding it is that of duplicate bridge.
func (d *Desk) showBidding(on family.Screen) {
	switch s := on.(type) {
	case *bidding.Screen: // there it is
	case *table.Screen:
		s.ShowBidding()
	default:
		d.layBidding(bidding.Options{Rules: d.game(), Cards: d.choices.Systems.At(card.South.Side(), bridge.Duplicate()), Auction: bridge.Auction{Dealer: card.South}})
	}
}

// showBiddingTo lays the bidding system on the screen that is shown, at an auction and with the
// hand of someone who sees it.
func (d *Desk) showBiddingTo(v bridge.View, cards systems.Cards) {
	if v.Rules.Deck != bridge.Duplicate().Deck { // what is chosen for the others can be looked at from there too
		cards = d.choices.Systems.At(v.Seat.Side(), bridge.Duplicate())
	}
	d.layBidding(bidding.Options{Rules: v.Rules, Cards: cards, Auction: v.Auction(), Side: v.Seat.Side(), Seat: v.Seat, Hand: v.Own()})
}

func (d *Desk) layBidding(options bidding.Options) {
	options.OnBack = d.window.Lift
	options.OnCards = func(ours, theirs systems.Card, kept func(error)) {
		d.choices.Systems = choices.Systems{Ours: ours, Theirs: theirs}
		d.keepChoices(kept)
	}
	d.window.Lay(bidding.New(d.window.Art(), options))
}
