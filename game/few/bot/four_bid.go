package bot

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/few"
)

// bidLayouts is how many layouts a level tries for a call.
var bidLayouts = [...]int{Beginner: 6, Club: 40, Expert: 160}

// layouts returns some layouts that agree with what the play has shown.
func (t *thinking) layouts(n int) ([]few.Board, error) {
	if t.placed() {
		n = 1
	}
	var all []few.Board
	for range n {
		if err := t.ctx.Err(); err != nil {
			return nil, err
		}
		b, err := t.deal()
		if err != nil {
			return nil, err
		}
		all = append(all, b)
	}
	return all, nil
}

// placed reports whether all hidden cards lie in one place, so that it is known where they are.
func (t *thinking) placed() bool {
	n := 0
	for _, p := range t.view.Places() {
		if p.Pile == few.Stock || p.Pile == few.ThrownAway {
			continue
		}
		for _, s := range t.view.Cards(p) {
			if s.There && s.Card.Rank == 0 {
				n++
				break
			}
		}
	}
	return n <= 1
}

// fourHandsBid weighs the calls of games with four hands.
func (t *thinking) fourHandsBid() ([]Option, error) {
	layouts, err := t.layouts(bidLayouts[t.player.Level])
	if err != nil {
		return nil, err
	}
	if t.rules.Kind == few.OpenOrClosed && len(t.view.Calls()) == 0 {
		return t.firstCall(layouts)
	}
	if t.rules.Kind == few.BridgeForThree {
		return t.threeBid(layouts)
	}
	return t.weigh(t.look(layouts), few.NoPacket), nil
}

// firstCall weighs each bid with each packet, as if that were the bidder's.
func (t *thinking) firstCall(layouts []few.Board) ([]Option, error) {
	var options []Option
	for _, packet := range []few.Packet{few.Open, few.Closed} {
		var with []few.Board
		for _, b := range layouts {
			after, err := b.Apply(few.CalledWith(few.Bid(1, few.Clubs), packet))
			if err != nil {
				return nil, err
			}
			with = append(with, after)
		}
		options = append(options, t.weigh(t.look(with), packet)...)
	}
	return options, nil
}

// weigh returns what each legal call comes to by an outlook.
func (t *thinking) weigh(o *outlook, packet few.Packet) []Option {
	var d *duel
	if t.rules.Players() == 2 && t.player.Level > Beginner {
		d = newDuel(o)
	}
	var options []Option
	for _, c := range t.view.LegalCalls() {
		var worth float64
		if d != nil {
			worth = d.after(c)
		} else {
			worth = t.plainly(o, c)
		}
		options = append(options, Option{few.CalledWith(c, packet), worth - caution*float64(c.Level), t.callReason(o, c)})
	}
	return options
}

// caution makes the lower of two bids that are worth the same the better one.
const caution = 0.01

// plainly returns what a call comes to if nobody bids after it, and those doubled who deserve it.
func (t *thinking) plainly(o *outlook, c few.Call) float64 {
	bid, by, any := t.view.Last()
	last := few.Contract{Level: int(bid.Level), Strain: bid.Strain, Doubling: t.view.Doubling(), Declarer: by}
	switch {
	case c.IsBid():
		mine := few.Contract{Level: int(c.Level), Strain: c.Strain, Declarer: t.me}
		if t.player.Level == Beginner {
			return o.worth(mine)
		}
		return o.settled(mine, true)
	case c == few.Double:
		last.Doubling = bridge.Doubled
		return o.worth(last)
	case c == few.Redouble:
		last.Doubling = bridge.Redoubled
		return o.worth(last)
	case any:
		return o.worth(last)
	}
	return 0
}

// callReason says what speaks for a call.
func (t *thinking) callReason(o *outlook, c few.Call) Reason {
	bid, by, any := t.view.Last()
	last := few.Contract{Level: int(bid.Level), Strain: bid.Strain, Doubling: t.view.Doubling(), Declarer: by}
	why := Reason{Layouts: bidLayouts[t.player.Level]}
	switch {
	case c.IsBid():
		mine := few.Contract{Level: int(c.Level), Strain: c.Strain, Declarer: t.me}
		why.Kind, why.Contract, why.Tricks, why.Chance = BestContract, mine, o.tricks(mine), o.makes(mine)
		if any {
			why.Kind = Outbid
		}
	case !any:
		why.Kind = TooHigh
	case c == few.Double:
		why.Kind, why.Contract, why.Tricks, why.Chance = DoubleIt, last, o.tricks(last), o.makes(last)
	default:
		why.Kind, why.Contract, why.Tricks, why.Chance = LetPlay, last, o.tricks(last), o.makes(last)
	}
	return why
}
