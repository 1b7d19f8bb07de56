package bot

import (
	"cmp"
	"context"
	"math"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// value is the value of a card over the layouts examined.
type value struct {
	card   card.Card
	points float64 // mean score of the side that plays it
	worth  float64 // mean value of the scores, by [Scoring]
	behind float64 // how much less that is than the best card's
	error  float64 // standard error of behind

	each      []int   // further tricks of that side in each layout
	estimated bool    // they are estimated, with many cards left
	doubt     float64 // standard errors behind the best within which a card may still be as good
}

// thinkMemory is the maximum size of a thinking player's tables, in bytes.
const thinkMemory = 64 << 20

// few is the number of layouts needed for an opinion.
const few = 4

// shares is the number of parts into which the work is divided to run concurrently. It is fixed, so that the choice
// doesn't depend on the machine.
const shares = 4

// think returns the values of the legal cards, or nothing if the effort isn't enough for an opinion.
func (p *position) think(ctx context.Context, e effort) ([]value, error) {
	cards := p.legal.Cards()
	layouts := newDealer(p, e.without, e.source).layouts(e.layouts)
	var parts [shares][][]int
	var errs [shares]error
	var work sync.WaitGroup
	busy := make(chan struct{}, cmp.Or(e.threads, shares))
	for i := range parts {
		busy <- struct{}{}
		work.Go(func() {
			defer func() { <-busy }()
			parts[i], errs[i] = p.share(ctx, e, layouts[i*len(layouts)/shares:(i+1)*len(layouts)/shares], cards)
		})
	}
	work.Wait()
	if err := cmp.Or(errs[:]...); err != nil {
		return nil, err
	}
	tricks := slices.Concat(parts[:]...)
	if len(tricks) < few {
		return nil, nil
	}
	values := compare(cards, tricks, p.score, e.scoring, trickWorth(p.view.Left(), e.scoring))
	for i := range values {
		values[i].estimated = p.view.Left() > e.solve
		values[i].doubt = p.doubt(values[i].estimated)
	}
	return values, nil
}

// doubt returns the number of standard errors by which a card that the rules of thumb prefer may be behind the best.
// With estimated tricks it takes more than one layout to tell two cards apart, as each estimate is off by a trick now
// and then. Before the first trick, and for the card a defender plays to one, the rules know most of what layouts don't
// show (docs/players.md).
func (p *position) doubt(estimated bool) float64 {
	switch {
	case !estimated:
		return 0.5
	case !p.declaring && p.trick.Len > 0:
		return 1.2
	case !p.declaring && len(p.view.Tricks()) == 0:
		return 2
	}
	return 1
}

// share does a share of the work: it returns the further tricks of the cards in some layouts, or in those for which the
// effort is enough.
func (p *position) share(ctx context.Context, e effort, layouts []layout, cards []card.Card) (tricks [][]int, err error) {
	solver := e.solver(p.view.Left())
	for _, l := range layouts {
		left := e.nodes/shares - solver.Nodes()
		if left <= 0 {
			break
		}
		left = min(left, e.nodes/shares/3) // one hard layout must not take everything
		more, ok, err := solve(ctx, solver, dd.Position{Hands: l.hands, Trick: p.trick, Strain: p.strain}, cards, left)
		if err != nil {
			return nil, err
		}
		if ok {
			tricks = append(tricks, more)
		}
	}
	return tricks, nil
}

// solve returns the side's further tricks with each legal card with open hands. ok is false if the nodes are used up
// first.
func solve(ctx context.Context, solver *dd.Solver, open dd.Position, cards []card.Card, nodes int) (tricks []int, ok bool, err error) {
	plays, err := solver.Plays(ctx, open, nodes)
	if err != nil {
		return nil, false, err
	}
	tricks, ok = make([]int, len(cards)), true
	for _, play := range plays {
		ok = ok && play.Tricks.Exact()
		for i, c := range cards {
			if play.Cards.Has(c) {
				tricks[i] = play.Tricks.Min
			}
		}
	}
	return tricks, ok, nil
}

// score returns the score of the side to play if it takes a number of further tricks.
func (p *position) score(more int) float64 {
	v := p.view
	contract := v.Contract()
	tricks := v.Won(p.turn.Side()) + more
	if !p.declaring {
		tricks = v.Rules.Tricks() - tricks
	}
	points := v.Worth(contract, tricks)
	if !p.declaring {
		points = -points
	}
	return float64(points)
}

// final is the number of tricks left when only the score counts: a player who can count the hands secures the
// contract.
const final = 5

// trickWorth returns the value of one more trick in addition to its score, when a number of tricks are left.
func trickWorth(left int, by Scoring) float64 {
	if left <= final {
		return 0
	}
	return by.trick()
}

// compare returns the values of cards that take these further tricks in each of some layouts, where a trick has a value
// in addition to its score.
func compare(cards []card.Card, tricks [][]int, score func(more int) float64, by Scoring, trick float64) []value {
	scores := make([][]float64, len(tricks))
	for l := range tricks {
		for _, more := range tricks[l] {
			scores[l] = append(scores[l], score(more))
		}
	}
	worths := by.worths(scores)
	values := make([]value, len(cards))
	n := float64(len(tricks))
	best := 0
	for i, c := range cards {
		values[i].card = c
		for l, more := range tricks {
			worths[l][i] += trick * float64(more[i])
			values[i].each = append(values[i].each, more[i])
			values[i].points += scores[l][i] / n
			values[i].worth += worths[l][i] / n
		}
		if values[i].worth > values[best].worth {
			best = i
		}
	}
	for i := range values {
		v := &values[i]
		v.behind = values[best].worth - v.worth
		square := 0.0
		for _, worth := range worths {
			off := worth[best] - worth[i] - v.behind
			square += off * off
		}
		v.error = math.Sqrt(square) / n
	}
	return values
}

// consider returns the act of a player who has time to think.
func (p *position) consider(ctx context.Context, e effort) (Advice, error) {
	advice, err := p.decide(ctx, e)
	if err != nil {
		return Advice{}, err
	}
	if advice.Reason = p.last(advice.Reason); advice.Reason == Finesse && p.declaring {
		advice.Holder, advice.Shown = p.holder()
	}
	return advice, nil
}

// last returns a reason, phrased for the last trump if that is all that the others have.
func (p *position) last(r Reason) Reason {
	if r == DrawTrumps && p.out[p.trump].Len() == 1 {
		return DrawLastTrump
	}
	return r
}

// holder returns the opponent against whom a finesse is taken, and the points that he has shown in the auction or
// announced, if these are many more than the other's; otherwise 0.
func (p *position) holder() (seat card.Seat, points int) {
	seat, other := p.left, p.right // an honour led is to run past the next hand
	if p.trick.Len > 0 {
		seat, other = p.right, p.left
	}
	if p.view.Rules.Choices {
		points = p.view.Announced()[seat]
		if points < p.view.Announced()[other]+p.deck.Open/2 {
			points = 0
		}
		return seat, points
	}
	told := p.cards.Read(&p.view.Table, p.view.Auction()).Shown()
	points = told[seat].Points().Min
	if points < told[other].Points().Min+p.deck.Open/2 {
		return seat, 0
	}
	return seat, points
}

// decide is [position.consider] before the reason is completed.
func (p *position) decide(ctx context.Context, e effort) (Advice, error) {
	c, reason := p.choose()
	if r, ok := e.ofChance(p.view); ok && p.trick.Len == 0 && !p.declaring && reason != CashOut {
		c, reason = defender{p}.leadByChance(r)
	}
	advice := Advice{Event: bridge.Played(c), Reason: reason, Suit: c.Suit}
	if e.nodes == 0 || p.legal.Len() == 1 {
		return advice, nil
	}
	var values []value
	if p.view.Left() <= e.think && !p.equals() {
		var err error
		if values, err = p.byLines(ctx, e); err != nil {
			return Advice{}, err
		}
	}
	chosen := value{card: c}
	same := p.touching(c) // cards equal to the one chosen
	if values != nil {
		chosen = p.pick(values, c)
		same = sameAs(chosen, values)
	} else if m := p.moment(); !m.tries(c) {
		same |= m.spare(p.hand[c.Suit], c.Suit)
	}
	if chosen.card != c {
		advice = Advice{Event: bridge.Played(chosen.card), Reason: p.reasonFor(chosen.card), Suit: chosen.card.Suit}
	}
	if !e.without.lacks(Signals) {
		if c, reason := p.present(chosen.card, same); c != chosen.card || reason == EncourageLow { // a low card that tells something
			advice.Event, advice.Reason = bridge.Played(c), cmp.Or(reason, p.reasonFor(c))
		}
	}
	if i := slices.IndexFunc(values, func(v value) bool { return v.card == advice.Event.Card }); i >= 0 {
		chosen = values[i] // a signal may be another card that is as good
	}
	for _, v := range values {
		if behind := int(math.Round(chosen.points - v.points)); behind > 0 && v.behind > chosen.behind {
			advice.NextBest, advice.Behind = v.card, behind
			break
		}
	}
	return advice, nil
}

// pick sorts values, the best first and of equal ones the lowest card, and returns that of the card to play. Of cards
// that are as good as the best, as far as can be seen, it is the one that the rules of thumb want, or regret least:
// they know what open layouts don't show.
func (p *position) pick(values []value, thumb card.Card) value {
	slices.SortFunc(values, func(a, b value) int {
		return cmp.Or(cmp.Compare(a.behind, b.behind), cmp.Compare(a.card.Rank, b.card.Rank), cmp.Compare(a.card.Suit, b.card.Suit))
	})
	best, m := values[0], p.moment()
	for _, v := range values {
		switch {
		case !v.equal():
		case v.card == thumb:
			return v
		case m.wins(v.card) == m.wins(best.card) && p.regret(v.card) < p.regret(best.card):
			best = v
		}
	}
	return best
}

// regret rates the rules of thumb's dislike of a card, other things being equal: of leading it in the defence, or of
// throwing it.
func (p *position) regret(c card.Card) int {
	led, follows := p.trick.Led()
	switch {
	case follows && c.Suit != led:
		return p.cost(c.Suit) + int(c.Rank-p.hand[c.Suit].Bottom())
	case !follows && !p.declaring && len(p.view.Tricks()) > 0:
		return -defender{p}.defendersLead(c.Suit).worth
	case !follows && !p.declaring:
		return -defender{p}.openingLeadIn(c.Suit).worth
	}
	return 0
}

// equal reports whether a card is as good as the best, as far as can be seen.
func (v value) equal() bool { return v.behind <= v.doubt*v.error }

// sameAs returns the cards of a suit that are worth as much as a given one: in each layout or, if that is estimated, as
// far as can be seen.
func sameAs(chosen value, values []value) (same card.Holding) {
	for _, v := range values {
		if v.card.Suit == chosen.card.Suit && (slices.Equal(v.each, chosen.each) || v.estimated && v.equal()) {
			same = same.With(v.card.Rank)
		}
	}
	return same
}

// equals reports whether the choice among the legal cards makes no difference to the tricks.
func (p *position) equals() bool {
	c := p.legal.Cards()[0]
	return p.legal.Suit(c.Suit) == p.legal && p.touching(c) == p.legal[c.Suit]
}

// reasonFor returns the reason for a card found by thinking.
func (p *position) reasonFor(c card.Card) Reason {
	suit, led := p.trick.Led()
	if !led {
		return p.reasonToLead(c)
	}
	seat, best := p.winner()
	wins := bridge.Beats(c, best, p.strain)
	switch {
	case c.Suit != suit && !wins:
		return Discard
	case c.Suit != suit && best.Suit == c.Suit:
		return Overruff
	case c.Suit != suit:
		return Ruff
	case !wins && seat == p.partner:
		return LeavePartner
	case !wins && p.trick.Len == 1 && c.Rank == p.hand[suit].Bottom():
		return SecondHandLow
	case !wins:
		return PlayLow
	case seat == p.partner && p.declaring:
		return CrossOver
	case seat == p.partner:
		return WinNow
	case p.trick.Len == 3:
		return WinCheaply
	case p.master(c):
		return WinNow
	case p.trick.Len == 1 && best.Rank.Honour() && c.Rank.Honour():
		return CoverHonour
	case p.declaring:
		return Finesse
	case p.trick.Len == 2:
		return ThirdHandHigh
	}
	return WinNow
}

// reasonToLead is reasonFor at the start of a trick.
func (p *position) reasonToLead(c card.Card) Reason {
	trump := p.trumps && c.Suit == p.trump
	switch {
	case p.declaring && trump && p.out[p.trump] != 0:
		return DrawTrumps
	case p.master(c):
		return CashWinner
	case p.declaring && p.masters(c.Suit, p.other[c.Suit]) > 0:
		return CrossOver
	case p.declaring && p.other[c.Suit].Top().Honour() && p.other[c.Suit].Top() > c.Rank:
		return TowardsHonours
	case p.declaring:
		return SetUpSuit
	case !trump && p.ruffs(p.partner, c.Suit):
		return GiveRuff
	case ledBy(p.view.Tricks(), p.partner, c.Suit):
		return PartnersSuit
	}
	return SafeLead
}
