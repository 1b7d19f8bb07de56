// Package laboratory measures what a change of a bidding system brings: two books bid the same deals, as at teams. In the first room the pair that
// bids by A sits North-South and that of B East-West, in the second the other way round. Each contract makes what it makes double-dummy.
package laboratory

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/parallel"
)

// Trial is a comparison of two books for one deck.
type Trial struct {
	A, B    *bidding.Book
	Deals   int
	Seed    uint64 // determines the deals
	Threads int    // 0 for as many as help
}

// Most is the number of deals that a result lists.
const Most = 10

// memory is that of the solver, for all threads together.
const memory = dd.DefaultMemory

// Room holds the auction of a room and its outcome.
type Room struct {
	Auction bridge.Auction
	Tricks  int // of declarer, double-dummy; 0 if all passed
	Points  int // for North-South
}

// Deal is a deal that was bid in both rooms.
type Deal struct {
	Board int // from 0; it determines the dealer and the vulnerability
	Hands card.Deal
	Vul   bridge.Vulnerability
	Rooms [2]Room // A is North-South, then East-West
	IMPs  int     // that A gains
}

// Result is the outcome of the deals so far.
type Result struct {
	Rules       bridge.Rules
	Deals       int
	Mean, Error float64 // IMPs a deal that A gains, and the standard error; 0 for fewer than two deals
	Differ      int     // deals whose rooms had different contracts
	Most        []Deal  // the deals with the largest swings, at most [Most], the largest first
}

// Run bids the deals. tell, which may be nil, is called with the result so far, in any goroutine but one at a time. When ctx ends the result is that
// of the first deals without a gap, with its error.
func (t Trial) Run(ctx context.Context, tell func(Result)) (Result, error) {
	rules := t.A.Rules()
	if t.B.Rules().Deck != rules.Deck {
		return Result{Rules: rules}, fault.New("the systems are for different decks")
	}
	all := tally{rules: rules, deals: make([]*Deal, t.Deals)}
	var failed error
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	err := parallel.Do(ctx, t.Threads, t.Deals, func(board int) {
		d, err := t.bid(ctx, rules, board)
		all.mu.Lock()
		defer all.mu.Unlock()
		if err != nil {
			if failed == nil && ctx.Err() == nil {
				failed = err
				stop()
			}
			return
		}
		if all.add(d) && tell != nil {
			tell(all.result())
		}
	})
	return all.result(), cmp.Or(failed, err)
}

// bid bids and scores a deal in both rooms.
func (t Trial) bid(ctx context.Context, rules bridge.Rules, board int) (Deal, error) {
	r := rand.New(rand.NewPCG(t.Seed, uint64(board)))
	d := Deal{Board: board, Hands: rules.Deck.Shuffle(r), Vul: rules.Vulnerability(board)}
	known := map[bridge.Contract]int{} // tricks, by declarer and strain
	for room, books := range [2]bidding.Books{{t.A, t.B}, {t.B, t.A}} {
		b, err := bridge.NewBoard(rules, d.Hands, rules.Dealer(board), d.Vul)
		if err != nil {
			return d, err
		}
		a := books.Read(&b.Table, bridge.Auction{Dealer: b.Dealer})
		for !a.Over() {
			if err := ctx.Err(); err != nil {
				return d, err
			}
			c, _ := a.Choose(d.Hands[a.Turn()])
			a.Follow(c)
		}
		d.Rooms[room].Auction = bridge.Auction{Dealer: b.Dealer, Calls: slices.Clone(a.Calls)}
	}
	if d.Rooms[0].Auction.Contract() == d.Rooms[1].Auction.Contract() {
		return d, nil // they score alike
	}
	for room := range d.Rooms {
		if err := d.score(ctx, rules, room, known, memory/cmp.Or(t.Threads, runtime.GOMAXPROCS(0))); err != nil {
			return d, err
		}
	}
	d.IMPs = bridge.IMPs(d.Rooms[0].Points - d.Rooms[1].Points)
	return d, nil
}

// score returns the score of a room's contract double-dummy. The solver's table takes at most the given number of bytes.
func (d *Deal) score(ctx context.Context, rules bridge.Rules, room int, known map[bridge.Contract]int, memory int) error {
	at := &d.Rooms[room]
	c := at.Auction.Contract()
	if c.PassedOut() {
		return nil
	}
	played := bridge.Contract{Strain: c.Strain, Declarer: c.Declarer}
	tricks, ok := known[played]
	if !ok {
		p := dd.Position{Hands: d.Hands, Trick: bridge.Trick{Leader: c.Declarer.Left()}, Strain: c.Strain}
		defence, err := dd.Solve(ctx, p, dd.Options{Threads: 1, Memory: memory})
		if err != nil {
			return err
		}
		tricks = rules.Tricks() - defence.Min
		known[played] = tricks
	}
	b, err := bridge.NewBoard(rules, d.Hands, rules.Dealer(d.Board), d.Vul)
	if err != nil {
		return err
	}
	at.Tricks, at.Points = tricks, b.Worth(c, tricks)
	if c.Declarer.Side() == card.EW {
		at.Points = -at.Points
	}
	return nil
}

// tally gathers the deals as they come.
type tally struct {
	mu    sync.Mutex
	rules bridge.Rules
	deals []*Deal
	done  int // the first ones without a gap
}

// add notes a deal, and reports whether the first ones without a gap have become more.
func (t *tally) add(d Deal) bool {
	t.deals[d.Board] = &d
	had := t.done
	for t.done < len(t.deals) && t.deals[t.done] != nil {
		t.done++
	}
	return t.done > had
}

// result returns what the first deals have come to.
func (t *tally) result() Result {
	r := Result{Rules: t.rules, Deals: t.done}
	n, sum, squares := float64(t.done), 0.0, 0.0
	var swings []Deal
	for _, d := range t.deals[:t.done] {
		gain := float64(d.IMPs)
		sum, squares = sum+gain, squares+gain*gain
		if d.Rooms[0].Auction.Contract() != d.Rooms[1].Auction.Contract() {
			r.Differ++
		}
		if d.IMPs != 0 {
			swings = append(swings, *d)
		}
	}
	if t.done > 0 {
		r.Mean = sum / n
	}
	if t.done > 1 {
		r.Error = math.Sqrt(max(0, squares-sum*sum/n) / n / (n - 1))
	}
	size := func(d Deal) int { return max(d.IMPs, -d.IMPs) }
	slices.SortStableFunc(swings, func(a, b Deal) int { return size(b) - size(a) })
	r.Most = swings[:min(Most, len(swings))]
	return r
}
