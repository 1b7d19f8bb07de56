package practice

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// What making a contract may take.
const (
	dealsTried   = 3_000_000 // that are glanced at
	solveNodes   = 4_000_000 // cards, to find what a contract is worth
	firstNodes   = 20_000    // positions, of a defence that doesn't search for long
	withoutNodes = 8_000     // to prove that the technique is needed
	rightNodes   = 60_000    // to prove that there is a right line
	moreNodes    = 4_000     // to prove that there still is in another layout
	mostLayouts  = 6
	shiftsTried  = 40
	mostSpare    = 20 // of a technique and level
)

// tricksLeft is the number of tricks left at the start of an exercise, by level. The fewer, the less there is to
// foresee. With a larger deck more have been played, as a whole deal takes the solver seconds.
var tricksLeft = [Levels]int{7, 7, 7, 8, 8}

// Maker makes contracts. What it finds of another level than is asked for it keeps for later. It is for one goroutine at a time.
type Maker struct {
	r      bridge.Rules
	random *rand.Rand
	solver *dd.Solver
	cards  []card.Card // to be dealt
	spare  map[spare][]Exercise
	count  map[string]int // why deals were not taken
}

type spare struct {
	t     Technique
	level int
}

// NewMaker returns a maker for rules, which fails as [New] does.
func NewMaker(r bridge.Rules, random *rand.Rand) (*Maker, error) {
	if err := ready(r); err != nil {
		return nil, err
	}
	return &Maker{r: r.Alone(), random: random, solver: dd.NewSolver(defenceMemory), cards: r.Deck.Hand().Cards(), spare: map[spare][]Exercise{}, count: map[string]int{}}, nil
}

// Make makes an exercise "make the contract" with a technique. tell, if it isn't nil, is called now and then with the
// number of deals examined. It fails as [New] does. The exercise has been tested: the expert makes the contract against
// the defence, and the naive line doesn't; and it has been proved that a line makes it against every shift and, except
// for safety plays, that none does without the technique.
func (m *Maker) Make(ctx context.Context, t Technique, level int, tell func(deals int)) (Exercise, error) {
	level = min(max(level, 1), Levels)
	for i := range dealsTried {
		if err := ctx.Err(); err != nil {
			return Exercise{}, err
		}
		for kept := m.spare[spare{t, level}]; len(kept) > 0; kept = m.spare[spare{t, level}] {
			e := kept[0]
			m.spare[spare{t, level}] = kept[1:]
			made, err := e.ExpertMakes(ctx)
			if err != nil || made {
				return e, err
			}
			m.count["expert fails"]++
		}
		if tell != nil && i%256 == 0 {
			tell(i)
		}
		deal := m.deal()
		strain, ok := glanced(t, m.r, deal)
		if !ok {
			continue
		}
		e, ok, err := m.candidate(ctx, t, level, deal, strain)
		if err != nil {
			return Exercise{}, err
		}
		if kept := m.spare[spare{t, e.Level}]; ok && len(kept) < mostSpare {
			m.spare[spare{t, e.Level}] = append(kept, e)
		}
	}
	return Exercise{}, ErrNotFound
}

// deal returns a random deal. A deal by its number would take most of the time.
func (m *Maker) deal() (deal card.Deal) {
	cards, n := m.cards, m.r.Deck.HandLen()
	m.random.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	for i, c := range cards {
		deal[i/n][c.Suit] = deal[i/n][c.Suit].With(c.Rank)
	}
	return deal
}

// no counts why a deal isn't taken.
func (m *Maker) no(ctx context.Context, why string) (Exercise, bool, error) {
	m.count[why]++
	return Exercise{}, false, ctx.Err()
}

// candidate makes an exercise of a deal, if it is one. Only the expert hasn't tried it yet.
func (m *Maker) candidate(ctx context.Context, t Technique, level int, deal card.Deal, strain bridge.Strain) (Exercise, bool, error) {
	b, ok, err := m.begin(ctx, t, level, deal, strain)
	if err != nil || !ok {
		return Exercise{}, false, err
	}
	e, ok, err := m.prove(ctx, Exercise{Kind: Contract, Level: level, Board: b, Seat: Learner, Cards: bidding.Cards{}, Technique: t, Layouts: []card.Deal{deal}})
	if err != nil || !ok {
		return Exercise{}, false, err
	}
	moments, err := e.Moments(ctx)
	if err != nil {
		return m.not(ctx, "right line not found", err)
	}
	if moments == 0 {
		return m.no(ctx, "no moment")
	}
	e.Level = levelOf(t, moments)
	m.count["level "+itoa(e.Level)]++
	return e, true, nil
}

// prove gives an exercise layouts in all of which a line makes the contract, if there are any and neither the naive line makes it nor, except for safety
// plays, any without the technique.
func (m *Maker) prove(ctx context.Context, e Exercise) (_ Exercise, ok bool, err error) {
	t := e.Technique
	if t == Finesse {
		if hangs, err := m.hangs(ctx, e.Board); err != nil || !hangs {
			return m.not(ctx, "no finesse", err)
		}
	}
	if t != SafetyPlay {
		if made, err := m.quick(e).naiveMakes(ctx); err != nil || made {
			return m.not(ctx, "naive makes", err)
		}
		if won, err := m.without(ctx, e); won || err != nil {
			return m.not(ctx, "not needed", err)
		}
	}
	if e, err = m.shift(ctx, e); err != nil || len(e.Layouts) < 2 {
		return m.not(ctx, "no shifts", err)
	}
	if t == SafetyPlay {
		if found, err := m.quick(e).safety(ctx); err != nil || !found {
			return m.not(ctx, "no safety play", err)
		}
	}
	if made, err := e.NaiveMakes(ctx); err != nil || made {
		return m.not(ctx, "naive makes after all", err)
	}
	return e, true, nil
}

// not is no, or fails with an error that isn't the search's own.
func (m *Maker) not(ctx context.Context, why string, err error) (Exercise, bool, error) {
	if err != nil && !errors.Is(err, errLong) && !errors.Is(err, errLost) {
		return Exercise{}, false, err
	}
	return m.no(ctx, why)
}

// quick returns a defence that doesn't search for long.
func (m *Maker) quick(e Exercise) *Defence {
	d := e.Defence()
	d.solver, d.game.solver, d.game.most = m.solver, m.solver, firstNodes
	return d
}

// begin bids the contract that the cards are worth, and has the first card led, and tricks played up to where the level starts. ok is
// false if there is none.
func (m *Maker) begin(ctx context.Context, t Technique, level int, deal card.Deal, strain bridge.Strain) (b bridge.Board, ok bool, err error) {
	left := tricksLeft[level-1]
	bid := 1
	for range 3 { // the cards played depend a little on the contract, which is to be what they are worth
		if b, err = bridge.NewBoard(m.r, deal, Learner, bridge.VulNone); err != nil {
			return b, false, err
		}
		if b, err = b.Replay([]bridge.Event{bridge.Called(bridge.Bid(bid, strain)), {}, {}, {}}); err != nil {
			return b, false, err
		}
		for b.Left() > left || b.Turn().Side() != Learner.Side() {
			advice, err := bot.Advise(ctx, b.View(b.Actor()))
			if err != nil {
				return b, false, err
			}
			if b, err = b.Apply(advice.Event); err != nil {
				return b, false, err
			}
		}
		if !still(t, b) {
			return b, false, nil
		}
		p, err := dd.At(b)
		if err != nil {
			return b, false, err
		}
		bounds, err := m.solver.Solve(ctx, p, solveNodes)
		if err != nil || !bounds.Exact() {
			return b, false, err
		}
		worth := b.DeclarerTricks() + bounds.Min
		if t == SafetyPlay {
			worth-- // an overtrick is there if the cards lie kindly
		}
		switch level := worth - m.r.Book; {
		case level < 1 || level > m.r.Level:
			return b, false, nil
		case level == bid:
			return b, b.DeclarerTricks() < worth, nil
		default:
			bid = level
		}
	}
	return b, false, nil
}

// hangs reports whether the contract hangs on a finesse: it can't be made if the card that it is against lies behind the tenace.
func (m *Maker) hangs(ctx context.Context, b bridge.Board) (bool, error) {
	for _, t := range tenaces(b) {
		other := t.holder.Partner()
		for low := range b.Hand(other).All() {
			if low.Suit == t.card.Suit && low.Rank > t.card.Rank {
				continue
			}
			n := nodeOf(b, []card.Deal{b.Deal})
			hands := &n.layouts[0]
			hands[t.holder] = hands[t.holder].Without(t.card).With(low)
			hands[other] = hands[other].Without(low).With(t.card)
			answer, err := m.solver.AtLeast(ctx, dd.Position{Hands: *hands, Trick: n.trick, Strain: b.Contract().Strain}, Learner.Side(), n.need, solveNodes)
			if err != nil || answer == dd.No {
				return answer == dd.No, err
			}
			break // one exchange is enough for a glance
		}
	}
	return false, nil
}

// without reports whether the contract can be made without the technique as the cards lie. If it can't, it can't in
// several layouts either, as making it in all leaves no more lines.
func (m *Maker) without(ctx context.Context, e Exercise) (bool, error) {
	g := newGame(ctx, m.solver, e.Board.Contract(), withoutNodes)
	g.avoid(e.Technique)
	return g.ask(nodeOf(e.Board, []card.Deal{e.Board.Deal}))
}

// shift adds layouts as long as there is a line that makes the contract in all of them. There is only one if there is no such line.
func (m *Maker) shift(ctx context.Context, e Exercise) (Exercise, error) {
	g := newGame(ctx, m.solver, e.Board.Contract(), rightNodes)
	if won, err := g.ask(nodeOf(e.Board, e.Layouts)); err != nil || !won {
		return e, err
	}
	g.most = moreNodes
	for range shiftsTried {
		if len(e.Layouts) == mostLayouts {
			break
		}
		deal, ok := m.another(ctx, e)
		if !ok || slices.Contains(e.Layouts, deal) {
			continue
		}
		all := append(slices.Clip(e.Layouts), deal)
		won, err := g.ask(nodeOf(e.Board, all))
		if err != nil && !errors.Is(err, errLong) {
			return e, err
		}
		if won {
			e.Layouts = all
		}
	}
	return e, nil
}

// another returns the board's deal with one to three cards of the opponents' exchanged, so that all that was played
// could have been played still, and the first card would have been led. For a safety play usually the break of one suit
// changes.
func (m *Maker) another(ctx context.Context, e Exercise) (card.Deal, bool) {
	deal := e.Board.Deal
	west, east := e.Board.Hand(card.West), e.Board.Hand(card.East)
	breaks := e.Technique == SafetyPlay && m.random.IntN(3) > 0
	suit, toWest := card.Suits[m.random.IntN(len(card.Suits))], m.random.IntN(2) == 0
	for range 1 + m.random.IntN(3) {
		w, x := west, east
		switch {
		case breaks && toWest:
			w, x = w.Minus(w.Suit(suit)), x.Suit(suit)
		case breaks:
			w, x = w.Suit(suit), x.Minus(x.Suit(suit))
		}
		if w.Len() == 0 || x.Len() == 0 {
			return deal, false
		}
		one, other := w.Cards()[m.random.IntN(w.Len())], x.Cards()[m.random.IntN(x.Len())]
		west, east = west.Without(one), east.Without(other)
		deal[card.West] = deal[card.West].Without(one).With(other)
		deal[card.East] = deal[card.East].Without(other).With(one)
	}
	if deal == e.Board.Deal || !agrees(e.Board, deal) {
		return deal, false
	}
	return deal, led(ctx, e.Board, deal)
}

// led reports whether the same card would be led to a board with another deal.
func led(ctx context.Context, b bridge.Board, deal card.Deal) bool {
	first := b.Opening()
	other, err := bridge.NewBoard(b.Rules, deal, b.Dealer, b.Vul)
	if err != nil {
		return false
	}
	if other, err = other.Replay(b.Events()[:first]); err != nil {
		return false
	}
	advice, err := bot.Advise(ctx, other.View(other.Actor()))
	return err == nil && advice.Event == b.Events()[first]
}
