package practice

import (
	"context"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// read returns the auction as far as it has come.
func (e Exercise) read() *bidding.Auction { return e.Cards.Read(&e.Board.Table, e.Board.Auction()) }

// Place returns the line of the learner's book that the players' own call comes from, as in stayman.book:12, or "" if there is none.
func (e Exercise) Place() string {
	read := e.read()
	call, _ := read.Choose(e.Hand())
	return read.Place(call)
}

// Calls returns the calls that are right, the players' own first, with what they mean. Others are as good where that is a matter of
// judgement.
func (e Exercise) Calls() []bidding.Option {
	if e.Board.Phase() != bridge.AuctionPhase {
		return nil
	}
	read := e.read()
	if e.Kind == Mistake && e.Best.Kind == bridge.CallKind {
		return []bidding.Option{{Call: e.Best.Call, Meaning: read.Explain(e.Best.Call)}}
	}
	call, meaning := read.Choose(e.Hand())
	calls := []bidding.Option{{Call: call, Meaning: meaning}}
	for _, o := range read.Others(e.Hand(), call, meaning) {
		o.Meaning.Leeway = 0 // by the rules alone
		if !slices.ContainsFunc(calls, func(c bidding.Option) bool { return c.Call == o.Call }) && read.Fits(o.Meaning, e.Hand()) {
			calls = append(calls, o)
		}
	}
	return calls
}

// called returns the verdict on a call.
func (e Exercise) called(c bridge.Call) Verdict {
	calls := e.Calls()
	read := e.read()
	v := Verdict{Did: bridge.Called(c), Best: bridge.Called(calls[0].Call), Meaning: read.Explain(c), Instead: calls[0].Meaning}
	if slices.ContainsFunc(calls, func(o bidding.Option) bool { return o.Call == c }) {
		v.Right = true
		return v
	}
	switch {
	case c == bridge.Pass && read.Forced():
		v.Why = "forced"
	case v.Meaning.Purpose == bidding.Natural:
		v.Why = "natural"
	default:
		e.untrue(read, &v)
	}
	return v
}

// untrue records what a call promises that the hand hasn't got.
func (e Exercise) untrue(read *bidding.Auction, v *Verdict) {
	m := v.Meaning
	m.Leeway = 0
	if read.Fits(m, e.Hand()) {
		v.Why = "purpose"
		return
	}
	misses := -1
	for _, b := range m.Boxes() {
		w, n := e.lacks(read, m, b)
		if n > 0 && (misses < 0 || n < misses) {
			misses = n
			v.Why, v.Number, v.Wanted, v.Suit = w.Why, w.Number, w.Wanted, w.Suit
		}
	}
	if misses < 0 {
		v.Why = "aces"
	}
}

// lacks returns the first thing that a kind of hand has and the learner's hasn't, and how many there are.
func (e Exercise) lacks(read *bidding.Auction, m bidding.Meaning, b bidding.Box) (first Verdict, n int) {
	hand, count := e.Hand(), read.Count
	say := func(why string, number, wanted int, suit card.Suit) {
		if n == 0 {
			first = Verdict{Why: why, Number: number, Wanted: wanted, Suit: suit}
		}
		n++
	}
	for _, s := range card.Suits {
		switch length := hand[s].Len(); {
		case length < b.Length[s].Min:
			say("too-short", length, b.Length[s].Min, s)
		case length > b.Length[s].Max:
			say("too-long", length, b.Length[s].Max, s)
		}
	}
	points, high := count.Points(hand), 0
	if m.Support {
		points = count.Support(hand, m.Suit, b.Length[m.Suit].Min)
	}
	balanced := true
	shortest := 0
	for _, h := range hand {
		high += count.High(h)
		if b.GoodFives && h.Len() == count.Suit+1 && !count.Good(h) {
			points--
		}
		balanced = balanced && count.Balanced.Has(h.Len())
		if h.Len() == count.Balanced.Min {
			shortest++
		}
	}
	switch {
	case points < b.Points.Min:
		say("too-few-points", points, b.Points.Min, m.Suit)
	case points > b.Points.Max:
		say("too-many-points", points, b.Points.Max, m.Suit)
	case b.High != (bidding.Range{}) && high < b.High.Min:
		say("too-few-high", high, b.High.Min, m.Suit)
	case b.High != (bidding.Range{}) && high > b.High.Max:
		say("too-many-high", high, b.High.Max, m.Suit)
	}
	if b.Balanced && (!balanced || shortest > 1) {
		say("unbalanced", 0, 0, m.Suit)
	}
	for _, s := range card.Suits {
		box := bidding.Meaning{Points: bidding.Range{Min: 0, Max: 1000}, Length: anyLength}
		if box.Good[s] = b.Good[s]; b.Good[s] && !read.Fits(box, hand) {
			say("poor-suit", 0, 0, s)
		}
		box.Good[s] = false
		if box.Guarded[s] = b.Guarded[s]; b.Guarded[s] && !read.Fits(box, hand) {
			say("unguarded", 0, 0, s)
		}
	}
	return first, n
}

// anyLength is every length of each suit.
var anyLength = [4]bidding.Range{{Min: 0, Max: 17}, {Min: 0, Max: 17}, {Min: 0, Max: 17}, {Min: 0, Max: 17}}

// margin returns the least number of points by which the hand could be stronger or weaker with the call still right:
// how clear it is.
func (e Exercise) margin(o bidding.Option) int {
	read := e.read()
	hand, count := e.Hand(), read.Count
	best := -1
	for _, b := range o.Meaning.Boxes() {
		if _, n := e.lacks(read, o.Meaning, b); n > 0 {
			continue
		}
		points, high := count.Points(hand), 0
		if o.Meaning.Support {
			points = count.Support(hand, o.Meaning.Suit, b.Length[o.Meaning.Suit].Min)
		}
		for _, h := range hand {
			high += count.High(h)
		}
		m := b.Points.Max - points
		if b.Points.Min > 0 {
			m = min(m, points-b.Points.Min)
		}
		if b.High != (bidding.Range{}) {
			m = min(m, b.High.Max-high, high-b.High.Min)
		}
		best = max(best, m)
	}
	return best
}

// openings are the purposes of openings at the levels, for the search for deals.
var openings = [Levels][]bidding.Purpose{
	{bidding.Opening, bidding.Opening, bidding.OpeningNT, bidding.NoOpening},
	{bidding.Opening, bidding.OpeningNT, bidding.PreEmpt, bidding.NoOpening},
	{bidding.Opening, bidding.OpeningNT, bidding.PreEmpt, bidding.StrongOpening, bidding.NoOpening},
	{bidding.Opening, bidding.OpeningNT, bidding.PreEmpt, bidding.StrongOpening, bidding.NoOpening},
	{bidding.Opening, bidding.OpeningNT, bidding.NoOpening},
}

// newOpening makes an exercise in opening. Up to level 2 the hand is a clear one; from level 3 on players before the learner may
// have passed; at level 4 it is less clear; at level 5 a point more or less would make another call.
func newOpening(ctx context.Context, level int, r bridge.Rules, cards bidding.Cards, random *rand.Rand, deal hands) (Exercise, error) {
	wanted := openings[level-1][random.IntN(len(openings[level-1]))]
	passes := 0
	if level >= 3 {
		passes = random.IntN(4)
	}
	for i := range attempts {
		if err := ctx.Err(); err != nil {
			return Exercise{}, err
		}
		vul := bridge.VulNone
		if level >= 3 {
			vul = bridge.Vulnerability(random.IntN(4))
		}
		e, err := start(Opening, level, r, cards, deal, Learner.Next(-passes), vul)
		if err != nil {
			return Exercise{}, err
		}
		// What nobody has had in half of the time isn't waited for.
		if e, ok := e.bidTo(passes); ok && len(e.Board.Auction().Calls) == passes && e.opened(wanted, i > attempts/2) {
			return e, nil
		}
	}
	return Exercise{}, ErrNotFound
}

// opened reports whether the hand suits its level: nobody has bid, and the call has the wanted purpose, or any other.
func (e Exercise) opened(wanted bidding.Purpose, whatever bool) bool {
	if _, _, bid := e.Board.Auction().LastBid(); bid {
		return false
	}
	call := e.Calls()[0]
	return (call.Meaning.Purpose == wanted || whatever) && e.asHard(call)
}

// asHard reports whether a call is as clear as the level asks for.
func (e Exercise) asHard(call bidding.Option) bool {
	margin := e.margin(call)
	switch e.Level {
	case 1:
		return margin >= 2 && len(e.Calls()) == 1
	case 2:
		return margin >= 1 && len(e.Calls()) == 1
	case 3:
		return margin >= 0
	case 4:
		return margin >= 0 && margin <= 2
	}
	return margin == 0
}

// start deals an exercise.
func start(k Kind, level int, r bridge.Rules, cards bidding.Cards, deal hands, dealer card.Seat, vul bridge.Vulnerability) (Exercise, error) {
	dealt, err := deal()
	if err != nil {
		return Exercise{}, err
	}
	b, err := bridge.NewBoard(r, dealt, dealer, vul)
	return Exercise{Kind: k, Level: level, Board: b, Seat: Learner, Cards: cards}, err
}

// bidTo has all bid by the rules until a number of calls have been made; ok is false if the auction is over before.
func (e Exercise) bidTo(calls int) (_ Exercise, ok bool) {
	for len(e.Board.Auction().Calls) < calls {
		if e.Board.Phase() != bridge.AuctionPhase {
			return e, false
		}
		call, _ := e.read().Choose(e.Board.Deal[e.Board.Turn()])
		b, err := e.Board.Apply(bridge.Called(call))
		if err != nil {
			return e, false
		}
		e.Board = b
	}
	return e, e.Board.Phase() == bridge.AuctionPhase
}

// newAnswer makes an exercise in answering. At level 1 partner has opened one of a suit and the hand is a clear one; at level 2 he
// may have opened 1NT; from level 3 on anything; at level 4 the next player has bid or doubled; at level 5 it is the learner's
// second call.
func newAnswer(ctx context.Context, level int, r bridge.Rules, cards bidding.Cards, random *rand.Rand, deal hands) (Exercise, error) {
	pass := random.IntN(6) == 0 // a hand that passes is wanted
	toNT := level == 2 && random.IntN(2) == 0 || level == 3 && random.IntN(4) == 0
	other := level == 3 && random.IntN(3) == 0 // strong openings and pre-empts
	for i := range attempts {
		if err := ctx.Err(); err != nil {
			return Exercise{}, err
		}
		e, err := start(Answer, level, r, cards, deal, card.North, bridge.VulNone)
		if err != nil {
			return Exercise{}, err
		}
		whatever := i > attempts/2
		call, meaning := e.read().Choose(e.Board.Deal[card.North])
		switch p := meaning.Purpose; {
		case call == bridge.Pass, whatever:
		case toNT && p != bidding.OpeningNT, other && p != bidding.StrongOpening && p != bidding.PreEmpt && call.Level() < 2:
			continue
		case level <= 2 && !toNT && p != bidding.Opening:
			continue
		}
		e, ok := e.bidTo(2)
		if !ok || call == bridge.Pass {
			continue
		}
		if calls := e.Board.Auction().Calls; (calls[1] != bridge.Pass) != (level == 4) && (level != 5 || calls[1] != bridge.Pass) {
			continue
		}
		if level == 5 {
			if e, ok = e.bidTo(6); !ok || e.Board.Auction().Calls[2] == bridge.Pass || e.Board.Auction().Calls[4] == bridge.Pass {
				continue
			}
		}
		best := e.Calls()[0]
		if best.Meaning.Purpose == bidding.Natural || !whatever && (best.Call == bridge.Pass) != pass {
			continue
		}
		if level >= 4 && e.margin(best) >= 0 || level < 4 && e.asHard(best) {
			return e, nil
		}
	}
	return Exercise{}, ErrNotFound
}
