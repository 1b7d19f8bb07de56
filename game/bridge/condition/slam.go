package condition

import (
	"context"
	"errors"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// slams queries the solver about slams, with one solver per strain. It is for one goroutine.
type slams [len(bridge.Strains)]*dd.Solver

const (
	slamMemory = 48 << 20 // bytes of a solver's table
	firstNodes = 5000     // of the first round; each further one has more
	moreNodes  = 4
)

// slam reports whether a side can make a small slam in a strain, double-dummy. The error is that of ctx.
//
// A slam is often easy to prove in one strain, and hard to exclude in another, so all strains are tried in rounds, with
// more nodes each time, until one makes it or none can.
func (j *judge) slam(ctx context.Context, deal *card.Deal, side card.Side) (bool, error) {
	tricks := j.rules.Needs(bidding.SlamLevel(j.rules))
	var out [len(bridge.Strains)][2]bool // that fail, by strain and declarer
	for nodes := firstNodes; ; nodes *= moreNodes {
		found, left, err := j.slams.round(ctx, deal, side, tricks, nodes, &out)
		if found || left == 0 || err != nil {
			return found, err
		}
	}
}

// round tries everything that isn't out yet with a limit of nodes each, and returns the number still open.
func (s *slams) round(ctx context.Context, deal *card.Deal, side card.Side, tricks, nodes int, out *[len(bridge.Strains)][2]bool) (found bool, left int, err error) {
	inner, stop := context.WithCancel(ctx)
	defer stop()
	var mu sync.Mutex
	var work sync.WaitGroup
	for strain := range s {
		if out[strain][0] && out[strain][1] {
			continue
		}
		if s[strain] == nil {
			s[strain] = dd.NewSolver(slamMemory)
		}
		work.Go(func() {
			for i := range out[strain] {
				if out[strain][i] {
					continue
				}
				leader := card.Seat(side).Next(2 * i).Left()
				position := dd.Position{Hands: *deal, Trick: bridge.Trick{Leader: leader}, Strain: bridge.Strain(strain)}
				answer, wrong := s[strain].AtLeast(inner, position, side, tricks, nodes)
				mu.Lock()
				switch {
				case answer == dd.Yes:
					found = true
					stop()
				case answer == dd.No:
					out[strain][i] = true
				case wrong != nil && !errors.Is(wrong, context.Canceled):
					err = wrong
				default:
					left++
				}
				mu.Unlock()
			}
		})
	}
	work.Wait()
	if found {
		return true, 0, nil
	}
	if err == nil {
		err = ctx.Err()
	}
	return false, left, err
}
