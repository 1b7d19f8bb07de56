package bot

import (
	"cmp"
	"context"
	"math"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Prospect is the expected result of a contract that declarer can choose, as far as he can see.
type Prospect struct {
	Call   bridge.Call
	Points float64 // average score of declarer's side
	Tricks float64 // declarer's average tricks
	Makes  int     // probability of making it, in per cent
}

// choiceLayouts is the number of layouts of the defenders' hands that are estimated for a choice.
const choiceLayouts = 40

// choiceEffort is the effort for a choice of contract as a multiple of that for a card.
const choiceEffort = 4

// Prospects returns the prospects of the contracts that declarer can choose, the best first. The viewer must be the one
// to choose. It fails with the error of ctx.
func (p Player) Prospects(ctx context.Context, v bridge.View) ([]Prospect, error) {
	e := p.effort()
	t := v.Table
	layouts := newChoiceDealer(v, e).layouts(max(choiceLayouts, e.layouts))
	var chances [bridge.NoTrump + 1]bidding.Chances
	for _, strain := range bridge.Strains {
		for _, l := range layouts {
			more := bidding.ChancesOf(t.Rules, &l.hands, v.Seat.Side(), strain)
			for n := range more {
				chances[strain][n] += more[n] / float64(len(layouts))
			}
		}
	}
	if e.nodes > 0 && !e.without.lacks(Simulation) {
		if err := solveChances(ctx, v, e, layouts[:e.layouts], &chances); err != nil {
			return nil, err
		}
	}
	return prospects(t, v.LegalChoices(), chances), nil
}

// prospects returns the prospects of contracts, given the chances of each number of tricks, by strain; the best first.
func prospects(t bridge.Table, calls []bridge.Call, chances [bridge.NoTrump + 1]bidding.Chances) []Prospect {
	var all []Prospect
	for _, call := range calls {
		one, makes := Prospect{Call: call}, 0.0
		contract := bridge.Contract{Level: call.Level(), Strain: call.Strain(), Declarer: t.Contract().Declarer}
		for n, chance := range chances[call.Strain()][:t.Rules.Tricks()+1] {
			one.Points += chance * float64(t.Worth(contract, n))
			one.Tricks += chance * float64(n)
			if n >= t.Rules.Needs(call.Level()) {
				makes += chance
			}
		}
		one.Makes = int(math.Round(100 * makes))
		all = append(all, one)
	}
	slices.SortStableFunc(all, func(a, b Prospect) int { return cmp.Compare(b.Points, a.Points) })
	return all
}

// solveChances sets the chances in each strain from declarer's double-dummy tricks in layouts, solved or estimated as
// for the first trick; if the effort isn't enough for an opinion it doesn't change them.
func solveChances(ctx context.Context, v bridge.View, e effort, layouts []layout, chances *[bridge.NoTrump + 1]bidding.Chances) error {
	var work sync.WaitGroup
	var errs [len(bridge.Strains)]error
	busy := make(chan struct{}, cmp.Or(e.threads, shares))
	for i, strain := range bridge.Strains {
		busy <- struct{}{}
		work.Go(func() {
			defer func() { <-busy }()
			var found bidding.Chances
			solver, solved := e.solver(v.Rules.Tricks()), 0
			for _, l := range layouts {
				left := choiceEffort*e.nodes/len(bridge.Strains) - solver.Nodes()
				if left <= 0 {
					break
				}
				lead := dd.Position{Hands: l.hands, Trick: bridge.Trick{Leader: v.Contract().Leader()}, Strain: strain}
				tricks, err := solver.Solve(ctx, lead, left)
				if err != nil {
					errs[i] = err
					return
				}
				if tricks.Exact() {
					solved++
					found[v.Rules.Tricks()-tricks.Min]++
				}
			}
			if solved < few {
				return
			}
			for n := range found {
				found[n] /= float64(solved)
			}
			chances[strain] = found
		})
	}
	work.Wait()
	return cmp.Or(errs[:]...)
}

// chooseContract returns the contract that declarer chooses: the one that scores most on average.
func (p Player) chooseContract(ctx context.Context, v bridge.View) (Advice, error) {
	all, err := p.Prospects(ctx, v)
	if err != nil {
		return Advice{}, err
	}
	advice := Advice{Event: bridge.Chosen(all[0].Call), Choice: all[0], NextCall: all[1].Call}
	advice.Behind = int(math.Round(all[0].Points - all[1].Points))
	return advice, nil
}

// newChoiceDealer returns a dealer for declarer, who sees dummy and chooses the contract.
func newChoiceDealer(v bridge.View, e effort) *dealer {
	d := newAuctionDealer(v, bidding.Untold(v.Rules), e.source)
	dummy := v.Contract().Dummy()
	d.fixed.hands[dummy], _ = v.Hand(dummy)
	d.hidden = slices.DeleteFunc(d.hidden, func(seat card.Seat) bool { return seat == dummy })
	if !e.without.lacks(Inference) {
		d.split = newSplit(&v.Table, [2]card.Seat(d.hidden), d.fixed.hands, d.loose)
	}
	return d
}
