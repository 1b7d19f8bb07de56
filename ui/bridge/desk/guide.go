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

// Guide implements [family.Family]. The game of a table, and the chosen one, have their house rules.
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

// bids shows the bidding system.
type bids struct{ *shared }

// showBidding opens the bidding system on top of the current screen, unless it is shown already: at the auction of a
// table, or else at the opening bid. For a game without bidding it is that of duplicate bridge.
func (b *bids) showBidding(on family.Screen) {
	switch s := on.(type) {
	case *bidding.Screen: // there it is
	case *table.Screen:
		s.ShowBidding()
	default:
		b.layBidding(bidding.Options{Rules: b.game(), Cards: b.choices.Systems.For(b.game().Deck).By(card.South.Side()), Auction: bridge.Auction{Dealer: card.South}})
	}
}

// showBiddingTo opens the bidding system on top of the current screen, at the auction and with the hand of a view.
func (b *bids) showBiddingTo(v bridge.View, cards systems.Cards) {
	b.layBidding(bidding.Options{Rules: v.Rules, Cards: cards, Auction: v.Auction(), Side: v.Seat.Side(), Seat: v.Seat, Hand: v.Own()})
}

func (b *bids) layBidding(options bidding.Options) {
	options.OnBack = b.window.Lift
	options.Of = func(r bridge.Rules) systems.Cards { return b.choices.Systems.For(r.Deck).By(options.Side) }
	options.OnCards = func(r bridge.Rules, ours, theirs systems.Card, kept func(error)) {
		b.choices.Systems = b.choices.Systems.With(r.Deck, choices.Systems{Ours: ours, Theirs: theirs})
		b.keepChoices(kept)
	}
	options.Own = b.own()
	b.window.Lay(bidding.New(b.window.Art(), options))
}
