package bot

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// playEffort is what a level spends on a card.
type playEffort struct {
	layouts int
	solves  int // the solver is asked from so many tricks left down; before that hands play by rule of thumb
	nodes   int // that the solver tries for all layouts together
}

var playEfforts = [...]playEffort{
	Beginner: {layouts: 3, solves: 0},
	Club:     {layouts: 8, solves: 6, nodes: 200_000},
	Expert:   {layouts: 20, solves: 13, nodes: 1_500_000},
}

// fourHandsPlay weighs the cards by what each comes to in some layouts.
func (t *thinking) fourHandsPlay() ([]Option, error) {
	effort := playEfforts[t.player.Level]
	layouts, err := t.layouts(effort.layouts)
	if err != nil {
		return nil, err
	}
	left := t.view.Left()
	contract := t.view.Contract()
	solves := left <= effort.solves && contract.Strain != few.Nullo
	worth, tricks := map[card.Card]float64{}, map[card.Card]float64{}
	solver := dd.NewSolver(solverMemory)
	for _, b := range layouts {
		table := t.table(b)
		if solves {
			err = t.solve(solver, table, effort.nodes/len(layouts), worth, tricks)
		} else {
			err = t.playOut(table, worth, tricks)
		}
		if err != nil {
			return nil, err
		}
	}
	kind := MostTricks
	if (contract.Strain == few.Nullo) != t.view.Defends(t.me) && contract.Strain == few.Nullo {
		kind = FewestTricks
	}
	var options []Option
	n := float64(len(layouts))
	for c := range t.view.LegalPlays().All() {
		why := Reason{Kind: kind, Contract: contract, Tricks: tricks[c] / n, Layouts: len(layouts)}
		options = append(options, Option{few.Played(c), worth[c]/n - cheap*float64(c.Rank), why})
	}
	return options, nil
}

const (
	solverMemory = 32 << 20
	cheap        = 0.001 // makes the lower of two cards that are worth the same the better one
)

// seated is four hands by their seats, in the middle of a trick.
type seated struct {
	hands  [4]card.Hand
	trick  bridge.Trick
	strain few.Strain
	ours   [4]bool // the seats of the side of the player whose thought it is
	taken  int     // by declarer's side
	decl   [4]bool // the seats of declarer's side
}

// table returns a layout by its seats.
func (t *thinking) table(b few.Board) seated {
	s := seated{strain: b.Contract().Strain, taken: b.DeclarerTricks()}
	for _, seat := range card.Seats {
		place, _ := b.At(seat)
		for _, slot := range b.Cards(place) {
			s.hands[seat] = s.hands[seat].With(slot.Card)
		}
		if place.Pile == few.Dummy && t.rules.Kind == few.Booby {
			for p := range few.Player(3) {
				for _, slot := range b.Cards(few.Place{Pile: few.GivenAway, Of: p}) {
					s.hands[seat] = s.hands[seat].With(slot.Card)
				}
			}
		}
		owner := b.Owner(place)
		s.decl[seat] = !b.Defends(owner)
		s.ours[seat] = b.Defends(owner) == b.Defends(t.me)
	}
	seat, _ := b.Seat(b.From())
	s.trick.Leader = seat.Next(-len(b.Trick().Plays))
	for _, p := range b.Trick().Plays {
		s.trick = s.trick.With(p.Card)
	}
	return s
}

// solve adds what each card comes to in a layout, by the solver.
func (t *thinking) solve(solver *dd.Solver, s seated, nodes int, worth, tricks map[card.Card]float64) error {
	plays, err := solver.Plays(t.ctx, dd.Position{Hands: s.hands, Trick: s.trick, Strain: s.strain.Bridge()}, nodes)
	if err != nil {
		return err
	}
	left := t.view.Left()
	for _, p := range plays {
		mine := float64(p.Tricks.Min+p.Tricks.Max) / 2
		least, most := t.ofDeclarer(s, p.Tricks.Min, left), t.ofDeclarer(s, p.Tricks.Max, left)
		value := (t.worth(t.view.Contract(), least) + t.worth(t.view.Contract(), most)) / 2
		for c := range p.Cards.All() {
			worth[c] += value + 0.05*mine
			tricks[c] += mine
		}
	}
	return nil
}

// ofDeclarer returns declarer's tricks if the player's side takes so many of those left.
func (t *thinking) ofDeclarer(s seated, mine, left int) int {
	if t.view.Defends(t.me) {
		return s.taken + left - mine
	}
	return s.taken + mine
}

// playOut adds what each card comes to in a layout if all play by rule of thumb after it.
func (t *thinking) playOut(s seated, worth, tricks map[card.Card]float64) error {
	if err := t.ctx.Err(); err != nil {
		return err
	}
	left := t.view.Left()
	for c := range t.view.LegalPlays().All() {
		declarers := s.after(c).rollOut()
		mine := declarers - s.taken
		if t.view.Defends(t.me) {
			mine = left - mine
		}
		worth[c] += t.worth(t.view.Contract(), declarers) + 0.05*float64(mine)
		tricks[c] += float64(mine)
	}
	return nil
}
