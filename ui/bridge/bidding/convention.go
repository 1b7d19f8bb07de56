package bidding

import (
	"cmp"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// system is a convention card under the rules of a game.
type system struct {
	rules bridge.Rules
	card  bidding.Card
}

// at returns an auction as read by players who all use the system.
func (y system) at(a bridge.Auction) *bidding.Auction {
	return bidding.Cards{y.card, y.card}.Read(&bridge.Table{Rules: y.rules}, a)
}

// sections returns the convention card. Each line comes from asking the players about a typical auction.
func (y system) sections() []group {
	bid := bridge.Bid
	oneDiamond, oneSpade := bid(1, bridge.Strain(card.Diamonds)), bid(1, bridge.Strain(card.Spades))
	oneNT, twoSpades := bid(1, bridge.NoTrump), bid(2, bridge.Strain(card.Spades))
	answers := func(c bridge.Call) group {
		return group{text.T("system.answers", "Bid", bridgetext.Call(c)), y.upToGame(auction(c, bridge.Pass))}
	}
	over := func(c bridge.Call) group {
		return group{text.T("system.over-their", "Bid", bridgetext.Call(c)), y.upToGame(auction(c))}
	}
	all := []group{
		{text.T("system.openings"), y.upToGame(auction())},
		answers(oneSpade), answers(oneDiamond),
		{text.T("system.second", "First", bridgetext.Call(oneDiamond), "Answer", bridgetext.Call(oneSpade)),
			y.upToGame(auction(oneDiamond, bridge.Pass, oneSpade, bridge.Pass))},
		answers(oneNT), answers(twoSpades),
		over(oneDiamond), over(oneNT),
		{text.T("system.partner-doubles", "Bid", bridgetext.Call(oneDiamond)),
			y.upToGame(auction(oneDiamond, bridge.Double, bridge.Pass))},
		{text.T("system.doubles"), y.doubles()},
	}
	if aces, ok := y.aces(); ok {
		all = append(all, aces)
	}
	return all
}

// auction returns an auction that South has dealt.
func auction(calls ...bridge.Call) bridge.Auction {
	return bridge.Auction{Dealer: card.South, Calls: calls}
}

// upToGame returns the calls that the rules propose after an auction, without bids above game, in the order of the
// bids, with calls of equal meaning on one line.
func (y system) upToGame(before bridge.Auction) []line {
	options := slices.DeleteFunc(y.at(before).Options(), func(o bidding.Option) bool {
		return o.Call.IsBid() && o.Call.Level() > bidding.GameLevel(y.rules, o.Call.Strain(), y.rules.GameFrom)
	})
	place := func(c bridge.Call) int {
		if !c.IsBid() { // doubles come last, and then pass
			return int(bridge.Bid(y.rules.Level, bridge.NoTrump)) + (int(c)+2)%3 + 1
		}
		return int(c)
	}
	slices.SortFunc(options, func(a, b bidding.Option) int { return cmp.Compare(place(a.Call), place(b.Call)) })
	var lines []line
	alike := make(map[string]int) // index of the line with these words
	for _, o := range options {
		words := ofAnySuit(o)
		if i, ok := alike[words]; ok {
			lines[i].label += " " + bridgetext.Call(o.Call)
			lines[i].words = words
			continue
		}
		alike[words] = len(lines)
		lines = append(lines, line{label: bridgetext.Call(o.Call), words: bridgetext.Meaning(o.Meaning), before: before, call: o.Call})
	}
	return lines
}

// ofAnySuit describes the meaning of a call. A bid's suit is left unnamed, so that the same words fit several.
func ofAnySuit(o bidding.Option) string {
	suit, ok := o.Call.Strain().Trump()
	if !ok || !o.Call.IsBid() {
		return bridgetext.Meaning(o.Meaning)
	}
	return bridgetext.MeaningOfAnySuit(o.Meaning, suit)
}

// doubles returns the meanings of doubles in several kinds of auctions.
func (y system) doubles() []line {
	var lines []line
	for _, calls := range []string{"1D", "3S", "1N", "1S 2D", "1N 2H", "1S Pass 2S 3D", "1S 2D Pass Pass", "1D 1S 2D"} {
		a := auction()
		for _, name := range strings.Fields(calls) {
			c, err := bridge.ParseCall(name)
			if err != nil {
				panic(err)
			}
			a = a.With(c)
		}
		lines = append(lines, line{
			label:  written(a.With(bridge.Double)),
			words:  bridgetext.Meaning(y.at(a).Explain(bridge.Double)),
			before: a,
			call:   bridge.Double,
		})
	}
	return lines
}

// written returns an auction as printed in books, with the calls of the opponents of the last caller in brackets: 1♠
// (2♦) X. Their passes are left out, and so are those before the first bid.
func written(a bridge.Auction) string {
	ours := a.Caller(len(a.Calls) - 1).Side()
	var words []string
	for i, c := range a.Calls {
		word := bridgetext.Call(c)
		switch c {
		case bridge.Pass:
			if a.Caller(i).Side() != ours || len(words) == 0 {
				continue
			}
			word = "–"
		case bridge.Double, bridge.Redouble: // as players write them
			word = c.String()
		}
		if a.Caller(i).Side() != ours {
			word = "(" + word + ")"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// aces returns the question for aces and its answers, as after a strong raise; ok is false if there is none. The
// question is the call whose answers show aces.
func (y system) aces() (g group, ok bool) {
	spades := bridge.Strain(card.Spades)
	bids := auction(bridge.Bid(1, spades), bridge.Pass, bridge.Bid(3, spades))
	raised := bids.With(bridge.Pass)
	for _, asks := range y.at(raised).Options() {
		asked := raised.With(asks.Call).With(bridge.Pass)
		lines := []line{{label: bridgetext.Call(asks.Call), words: bridgetext.Meaning(asks.Meaning), before: raised, call: asks.Call}}
		for _, o := range y.at(asked).Options() {
			if o.Meaning.Aces != 0 {
				lines = append(lines, line{label: bridgetext.Call(o.Call), words: bridgetext.Meaning(o.Meaning), before: asked, call: o.Call})
			}
		}
		if len(lines) > 1 {
			return group{text.T("system.aces", "Auction", written(bids)), lines}, true
		}
	}
	return group{}, false
}

// counting describes how the players count a hand.
func counting(r bridge.Rules) []string {
	c := bidding.Counting(r)
	return []string{
		bridgetext.Counting(r),
		text.T("system.points.support", "Fit", c.Fit, "Void", c.Short[0], "Singleton", c.Short[1], "Doubleton", c.Short[2]),
		text.T("system.points.balanced", "Min", c.Balanced.Min, "Max", c.Balanced.Max),
	}
}

// leeway returns the largest number of points by which judgement may deviate from the lines.
func (y system) leeway(groups []group) int {
	most := 0
	for _, g := range groups {
		for _, l := range g.lines {
			most = max(most, y.at(l.before).Explain(l.call).Leeway)
		}
	}
	return most
}
