package bot

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/few"
)

// fourHandsBid rates the calls of games with four hands.
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

// firstCall rates each bid with each packet, as if that were the bidder's.
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

// weigh returns the value of each legal call by an outlook.
func (t *thinking) weigh(o *outlook, packet few.Packet) []Option {
	var d *duel
	if t.rules.Players() == 2 && t.player.Level > Beginner {
		d = newDuel(o)
	}
	var options []Option
	for _, c := range t.view.LegalCalls() {
		var worth float64
		if d != nil {
			worth = d.after(c) - t.doubt(o, c)
		} else {
			worth = t.plainly(o, c)
		}
		options = append(options, Option{few.CalledWith(c, packet), worth - caution*float64(c.Level), t.callReason(o, c)})
	}
	return options
}

// caution makes the lower of two equally valued bids the better one.
const caution = 0.01

// doubt is the number of points by which doubles and redoubles must be better than a pass: a player who bids or doubles
// has his reasons.
const doubt = 40

// doubtful is, by game, the greatest estimated chance of a contract with which it is doubled. Its bidder, who saw his
// hands, considered it good: of contracts estimated to make one time in six, three in five did at Booby, and one in
// three at bridge for three, in 300 deals.
var doubtful = [...]float64{few.TwoDummies: 0.3, few.OpenOrClosed: 0.1, few.BridgeForThree: 0.12, few.Booby: 0.05,
	few.NulloForTwo: 0.3, few.Slam: 0.3, few.ChineseBridge: 0.3}

// certain is the smallest estimated chance of a contract with which it is redoubled: the doubler thought otherwise.
const certain = 0.85

// plainly returns the value of a call if nobody bids after it.
func (t *thinking) plainly(o *outlook, c few.Call) float64 {
	bid, by, any := t.view.Last()
	last := few.Contract{Level: int(bid.Level), Strain: bid.Strain, Doubling: t.view.Doubling(), Declarer: by}
	switch {
	case c.IsBid():
		mine := few.Contract{Level: int(c.Level), Strain: c.Strain, Declarer: t.me}
		worth := o.settled(mine)
		if t.player.Level == Beginner && o.lacks(mine) > rash {
			worth -= foolish
		}
		return worth
	case c == few.Double:
		last.Doubling = bridge.Doubled
		return o.worth(last) - t.doubt(o, c)
	case c == few.Redouble:
		last.Doubling = bridge.Redoubled
		return o.worth(last) - t.doubt(o, c)
	case any:
		return o.worth(last)
	}
	return 0
}

// doubt returns the points by which a double or redouble is overestimated.
func (t *thinking) doubt(o *outlook, c few.Call) float64 {
	if c != few.Double && c != few.Redouble {
		return 0
	}
	bid, by, _ := t.view.Last()
	last := few.Contract{Level: int(bid.Level), Strain: bid.Strain, Doubling: t.view.Doubling(), Declarer: by}
	makes := o.makes(last)
	if c == few.Redouble && makes < certain || c == few.Double && (makes > doubtful[t.rules.Kind] || t.player.Level == Beginner && o.lacks(last) < sure) {
		return foolish
	}
	return doubt
}

// A beginner bids what he expects to make, with some randomness, and doubles what he expects to fail by more than a
// trick.
const (
	rash    = 0.5
	sure    = 1.5
	foolish = 5000
)

// callReason returns the reason for a call.
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
