package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// playEffort is the effort that a level puts into a card.
type playEffort struct {
	layouts int // number of layouts
	solved  int // maximum number of these given to the solver
	solves  int // tricks left from which on the solver is used; before that hands are played out by rule of thumb
	nullo   int // the same at nullo
	nodes   int // number of nodes for all layouts together
}

var playEfforts = [...]playEffort{
	Beginner: {layouts: 3},
	Club:     {layouts: 12, solved: 8, solves: 6, nullo: 5, nodes: 300_000},
	Expert:   {layouts: 40, solved: 20, solves: 13, nullo: 10, nodes: 2_000_000},
}

// tally holds the results of the cards in some layouts.
type tally struct {
	worth, tricks map[card.Card]float64
	layouts       int
}

func newTally() tally { return tally{worth: map[card.Card]float64{}, tricks: map[card.Card]float64{}} }

// fourHandsPlay rates the cards by their results in some layouts.
func (t *thinking) fourHandsPlay() ([]Option, error) {
	effort := playEfforts[t.player.Level]
	layouts, err := t.layouts(effort.layouts)
	if err != nil {
		return nil, err
	}
	left := t.view.Left()
	contract := t.view.Contract()
	within := effort.solves
	if contract.Strain == few.Nullo {
		within = effort.nullo
	}
	sum := newTally()
	if left <= within {
		sum, err = t.solve(layouts[:min(len(layouts), effort.solved)], effort.nodes)
	}
	if err == nil && sum.layouts == 0 {
		sum, err = t.playOut(layouts)
	}
	if err != nil {
		return nil, err
	}
	kind := MostTricks
	if contract.Strain == few.Nullo {
		kind = FewestTricks
	}
	tried := sum.layouts
	if t.unseen().placed() {
		tried = 0 // everything is known
	}
	var options []Option
	n := float64(sum.layouts)
	for c := range t.view.LegalPlays().All() {
		why := Reason{Kind: kind, Contract: contract, Tricks: sum.tricks[c] / n, Layouts: tried}
		options = append(options, Option{few.Played(c), sum.worth[c]/n - cheap*float64(c.Rank), why})
	}
	return options, nil
}

const (
	solverMemory = 32 << 20
	cheap        = 0.001 // makes the lower of two equally valued cards the better one
)

// seated is four hands by their seats, in the middle of a trick.
type seated struct {
	hands  [4]card.Hand
	trick  bridge.Trick
	strain few.Strain
	ours   [4]bool // the seats of the thinking player's side
	taken  int     // by declarer's side
	decl   [4]bool // the seats of declarer's side
}

// table returns a layout by its seats.
func (t *thinking) table(b few.Board) seated { return seatedAt(b, t.me) }

// seatedAt returns the hands of a deal by their seats, as a player sees the sides.
func seatedAt(b few.Board, me few.Player) seated {
	s := seated{strain: b.Contract().Strain, taken: b.DeclarerTricks()}
	for _, seat := range card.Seats {
		place, _ := b.At(seat)
		for _, slot := range b.Cards(place) {
			s.hands[seat] = s.hands[seat].With(slot.Card)
		}
		if place.Pile == few.Dummy && b.Rules().Kind == few.Booby {
			for p := range few.Player(3) {
				for _, slot := range b.Cards(few.Place{Pile: few.GivenAway, Of: p}) {
					s.hands[seat] = s.hands[seat].With(slot.Card)
				}
			}
		}
		owner := b.Owner(place)
		s.decl[seat] = !b.Defends(owner)
		s.ours[seat] = b.Defends(owner) == b.Defends(me)
	}
	seat, _ := b.Seat(b.From())
	s.trick.Leader = seat.Next(-len(b.Trick().Plays))
	for _, p := range b.Trick().Plays {
		s.trick = s.trick.With(p.Card)
	}
	return s
}

// position returns the position for the solver.
func (s seated) position() dd.Position {
	return dd.Position{Hands: s.hands, Trick: s.trick, Strain: s.strain.Bridge(), Nullo: s.strain == few.Nullo}
}

// aTrick is the value of a trick in addition to its points on the sheet: it compensates for imperfect layouts.
const aTrick = 0.5

// add adds a card's result in a layout: declarer's tricks.
func (y *tally) add(t *thinking, s seated, c card.Card, declarers int) {
	mine := declarers - s.taken
	if t.view.Defends(t.me) {
		mine = t.view.Left() - mine
	}
	y.tricks[c] += float64(mine)
	more := float64(mine)
	if s.strain == few.Nullo {
		more = -more
	}
	y.worth[c] += t.worth(t.view.Contract(), declarers) + aTrick*more
}

// solve returns the solver's results for the cards, in as many layouts as the nodes allow.
func (t *thinking) solve(layouts []few.Board, nodes int) (tally, error) {
	solver := dd.NewSolver(solverMemory)
	sum := newTally()
	left := t.view.Left()
	for _, b := range layouts {
		rest := nodes - solver.Nodes()
		if rest <= 0 {
			break
		}
		s := t.table(b)
		plays, err := solver.Plays(t.ctx, s.position(), rest)
		if err != nil {
			return sum, err
		}
		if slices.ContainsFunc(plays, func(p dd.Play) bool { return !p.Tricks.Exact() }) {
			break
		}
		for _, p := range plays {
			for c := range p.Cards.All() {
				sum.add(t, s, c, s.declarers(p.Tricks.Min, left, t.view.Defends(t.me)))
			}
		}
		sum.layouts++
	}
	return sum, nil
}

// declarers returns declarer's tricks if one side takes a number of those left.
func (s seated) declarers(mine, left int, defends bool) int {
	if defends {
		return s.taken + left - mine
	}
	return s.taken + mine
}

// playOut returns the results of the cards in some layouts if all continue by rule of thumb.
func (t *thinking) playOut(layouts []few.Board) (tally, error) {
	sum := newTally()
	for _, b := range layouts {
		if err := t.ctx.Err(); err != nil {
			return sum, err
		}
		s := t.table(b)
		for c := range t.view.LegalPlays().All() {
			sum.add(t, s, c, s.after(c).rollOut())
		}
		sum.layouts++
	}
	return sum, nil
}
