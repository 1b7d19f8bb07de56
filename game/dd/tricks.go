package dd

import (
	"context"
	"errors"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Tricks is how many tricks declarer's side takes, by declarer and strain.
type Tricks [4][5]Bounds

// Table returns how many tricks each seat's side takes as declarer in each strain. The
// hands must be of the same length, which may be less than a whole deal's.
//
// The bounds differ where o.Nodes, which are for each cell, are used up first, and, with
// the error of ctx, where that ends first. It fails as [Position.Check] does.
func Table(ctx context.Context, deal card.Deal, o Options) (Tricks, error) {
	p := Position{Hands: deal}
	if err := p.Check(); err != nil {
		return Tricks{}, err
	}
	left := p.Left()
	threads := min(o.threads(), len(bridge.Strains))
	memory := o.memory() / threads
	strains := make(chan bridge.Strain, len(bridge.Strains))
	for _, strain := range bridge.Strains {
		strains <- strain
	}
	close(strains)
	var table Tricks
	errs := make([]error, threads)
	var workers sync.WaitGroup
	for i := range threads {
		workers.Go(func() {
			s := borrow(left, memory)
			defer giveBack(s, left, memory)
			for strain := range strains {
				if err := table.fill(ctx, s, deal, strain, o.Nodes); err != nil {
					errs[i] = err
				}
			}
		})
	}
	workers.Wait()
	return table, errors.Join(errs...)
}

// fill finds the tricks of all declarers in a strain.
func (t *Tricks) fill(ctx context.Context, s *search, deal card.Deal, strain bridge.Strain, nodes int) error {
	var failed error
	p := Position{Hands: deal, Strain: strain}
	guess := p.Left() / 2
	for _, declarer := range [4]card.Seat{card.North, card.South, card.East, card.West} {
		p.Trick.Leader = declarer.Left()
		s.set(p)
		b, err := s.value(ctx, card.NS, Bounds{0, p.Left()}, guess, nodes)
		guess = b.Min
		if declarer.Side() == card.EW {
			b = b.of(p.Left())
		}
		t[declarer][strain] = b
		if err != nil {
			failed = err
		}
	}
	return failed
}
