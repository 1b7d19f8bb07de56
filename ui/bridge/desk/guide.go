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
		d.bids.showBidding(on)
	}}}
	return g
}

// bids shows what the bidding system says.
type bids struct{ *shared }

// showBidding lays the bidding system on the screen that is shown, unless it is that: what it says of the
// auction at the table, or else from the opening bid on. Of a game without bidding it is that of duplicate bridge.
func (b *bids) showBidding(on family.Screen) {
	switch s := on.(type) {
	case *bidding.Screen: // there it is
	case *table.Screen:
		s.ShowBidding()
	default:
		b.layBidding(bidding.Options{Rules: b.game(), Cards: b.choices.Systems.At(card.South.Side(), bridge.Duplicate()), Auction: bridge.Auction{Dealer: card.South}})
	}
}

// showBiddingTo lays the bidding system on the screen that is shown, at an auction and with the
// hand of someone who sees it.
func (b *bids) showBiddingTo(v bridge.View, cards systems.Cards) {
	if v.Rules.Deck != bridge.Duplicate().Deck { // what is chosen for the others can be looked at from there too
		cards = b.choices.Systems.At(v.Seat.Side(), bridge.Duplicate())
	}
	b.layBidding(bidding.Options{Rules: v.Rules, Cards: cards, Auction: v.Auction(), Side: v.Seat.Side(), Seat: v.Seat, Hand: v.Own()})
}

func (b *bids) layBidding(options bidding.Options) {
	options.OnBack = b.window.Lift
	options.OnCards = func(ours, theirs systems.Card, kept func(error)) {
		b.choices.Systems = choices.Systems{Ours: ours, Theirs: theirs}
		b.keepChoices(kept)
	}
	b.window.Lay(bidding.New(b.window.Art(), options))
}
