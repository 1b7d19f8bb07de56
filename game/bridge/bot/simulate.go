package bot

import (
	"context"
	"math"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// placing are the calls that place the contract, or leave it to partner; telling are those
// that tell him something, so that it can be placed, and penalty doubles, which cost most when
// they are wrong.
var (
	placing = [numPurposes]bool{
		NothingToAdd: true, Content: true, PenaltyPass: true, Invitation: true, ToGame: true, SignOff: true,
		SlamInvitation: true, Slam: true, Compete: true, Strength: true,
	}
	telling = [numPurposes]bool{
		NoResponse: true, NewSuit: true, Raise: true, TrumpRaise: true, CueBid: true, NoTrump: true, Rebid: true,
		SecondSuit: true, Preference: true, Overcall: true, JumpOvercall: true, OvercallNT: true,
		TakeOutDouble: true, NegativeDouble: true, PenaltyDouble: true, Advance: true,
	}
)

// leeway returns the [Meaning.Leeway] of a call.
func (f *figures) leeway(p Purpose) int {
	switch {
	case placing[p]:
		return f.placing
	case telling[p]:
		return f.telling
	}
	return 0
}

// judged reports whether calls for a purpose are a matter of judgement.
func judged(p Purpose) bool { return placing[p] || telling[p] }

// judge returns the call for the player's hand: that of the rules, or another that is true as
// well and scores more on layouts that fit the auction, when all go on by the rules and the
// contract makes as many tricks as the estimate says.
func (a *auction) judge(ctx context.Context, v bridge.View, e effort) (Advice, error) {
	call, meaning := a.choose(v.Own())
	if r, ok := e.ofChance(v); ok {
		c := a.otherwise(r, v.Own(), candidate{call: call, meaning: meaning})
		call, meaning = c.call, c.meaning
	}
	options := []candidate{{call: call, meaning: meaning}}
	if e.auctions > 0 && !e.without.lacks(Simulation) {
		options = append(options, a.others(v.Own(), call, meaning)...)
	}
	best := 0
	gains := make([]float64, len(options)) // over what the rules call, in IMPs in all layouts
	if len(options) > 1 {
		squares := make([]float64, len(options))
		for _, l := range newAuctionDealer(v, a.shown, e.source).layouts(e.auctions) {
			if err := ctx.Err(); err != nil {
				return Advice{}, err
			}
			usual := a.goOn(call, &l.hands, &v.Table)
			for i := 1; i < len(options); i++ {
				more := float64(bridge.IMPs(int(a.goOn(options[i].call, &l.hands, &v.Table) - usual)))
				gains[i] += more
				squares[i] += more * more
			}
		}
		for i := range options {
			// What is better by less than its standard error may be chance.
			if gains[i] > gains[best] && gains[i] > math.Sqrt(squares[i]) {
				best = i
			}
		}
	}
	advice := Advice{Event: bridge.Called(options[best].call), Meaning: options[best].meaning}
	next := -1 // the best of the others
	for i := range options {
		if i != best && (next < 0 || gains[i] > gains[next]) {
			next = i
		}
	}
	if next >= 0 && gains[next] < gains[best] {
		advice.NextCall, advice.Loses = options[next].call, (gains[best]-gains[next])/float64(e.auctions)
	}
	return advice, nil
}

// others returns the calls that a hand could make as well as the one of the rules, as a matter
// of judgement.
func (a *auction) others(hand card.Hand, call bridge.Call, meaning Meaning) (others []candidate) {
	if !judged(meaning.Purpose) {
		return nil
	}
	for _, c := range a.candidates {
		switch p := c.meaning.Purpose; {
		case c.call == call, !judged(p), !c.meaning.fits(a.figures, hand):
		case c.call == bridge.Pass && a.forced:
		case p == Slam && meaning.Purpose != Slam:
			// The estimate knows nothing of two aces that can be cashed: who isn't sure of slam
			// asks, or looks for it step by step.
		case shorter(hand, c, call, meaning):
		default:
			others = append(others, c)
		}
	}
	return others
}

// shorter reports whether c bids a suit with fewer cards than the one that the rules bid: the
// longer one comes first.
func shorter(hand card.Hand, c candidate, call bridge.Call, meaning Meaning) bool {
	_, suit := c.call.Strain().Trump()
	_, rules := call.Strain().Trump()
	return suit && rules && c.call.IsBid() && call.IsBid() && c.meaning.Purpose == meaning.Purpose &&
		hand[c.meaning.Suit].Len() < hand[meaning.Suit].Len()
}

// goOn returns what the auction comes to for the player's side if he makes a call and all go on by
// the rules, with these hands.
func (a *auction) goOn(c bridge.Call, hands *[4]card.Hand, t *bridge.Table) float64 {
	b := *a
	b.Calls = slices.Clone(a.Calls)
	b.follow(c, a.explain(c))
	b.candidates = nil
	b.propose()
	for !b.Over() {
		call, m := b.choose(hands[b.me])
		b.follow(call, m)
		b.propose()
	}
	worth := b.worth(t, b.Contract(), hands)
	if a.me.Side() == card.EW {
		return -worth
	}
	return worth
}
