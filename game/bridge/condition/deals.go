package condition

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Deals are the deals that meet a condition. Its methods are for one goroutine, except [Deals.Looked].
type Deals struct {
	judge  *judge
	drawer *drawer
	rest   []Part // not counted
	share  float64
	looked atomic.Int64
}

// Impossible is the error that no deal meets a condition.
type Impossible struct {
	// Parts contradict each other: without any one of them there would be deals. It is a single part if no deal meets
	// it on its own.
	Parts []Part
	// Even says that part of the contradiction is that in this game no deal has as many points on both sides.
	Even bool
}

func (e *Impossible) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *Impossible) Words() fault.Phrase {
	texts := make([]string, len(e.Parts))
	for i, p := range e.Parts {
		texts[i] = p.String()
	}
	last := len(texts) - 1
	none := fault.Say("no deal has %s", strings.Join(texts, ""))
	if last > 0 {
		none = fault.Say("no deal has %s and %s together", strings.Join(texts[:last], ", "), texts[last])
	}
	if e.Even {
		return fault.Say("%v, as no deal of this game has as many points on both sides", none)
	}
	return none
}

// quick and long are limits on the products for counting: about a quarter of a second, and some seconds.
const (
	quick = 100_000_000
	long  = 1_500_000_000
)

// rare is the share of counted deals that meet the rest below which more is counted.
const rare = 1e-4

// Deals counts the deals that meet the condition, which takes up to about a second. The error is that of ctx, or
// [*Impossible].
func (c Condition) Deals(ctx context.Context) (*Deals, error) {
	return newJudge(c.rules, c.cards).deals(ctx, c)
}

// deals is [Condition.Deals].
func (j *judge) deals(ctx context.Context, c Condition) (*Deals, error) {
	d := &Deals{judge: j}
	asked, err := d.judge.asked(ctx, c)
	if err != nil {
		return nil, err
	}
	plan, rest := d.judge.plan(asked, quick)
	if unlikely(rest) < rare {
		plan, rest = d.judge.plan(asked, long)
	}
	counted, err := newCount(ctx, plan)
	if err != nil {
		return nil, err
	}
	impossible := counted.whole == 0
	if !impossible && len(rest) > 0 {
		if impossible, err = d.judge.hopeless(ctx, asked); err != nil {
			return nil, err
		}
	}
	for i := 0; i < len(rest) && !impossible; i++ {
		if impossible, err = d.judge.clashes(ctx, asked, rest[i]); err != nil {
			return nil, err
		}
	}
	if impossible {
		return nil, cmp.Or[error](d.judge.contradiction(ctx, asked), ctx.Err())
	}
	for _, a := range asked {
		if i := slices.IndexFunc(rest, func(r asking) bool { return r.at == a.at }); i >= 0 || !a.whole {
			d.rest = append(d.rest, a.Part)
		}
	}
	d.share = counted.share()
	for _, a := range asked {
		if a.at < 0 { // a requirement of the game
			d.share = min(1, d.share/a.likely)
		}
	}
	d.drawer = &drawer{count: counted}
	return d, nil
}

// Deal returns a deal that meets the condition; all are equally likely. For more than one use [Condition.Deals], which
// counts only once. The errors are the same.
func (c Condition) Deal(ctx context.Context, random *rand.Rand) (card.Deal, error) {
	d, err := c.Deals(ctx)
	if err != nil {
		return card.Deal{}, err
	}
	return d.Next(ctx, random)
}

// Next returns a deal that meets the condition; all are equally likely, whatever came before. The error is that of ctx:
// it may take long if the condition requires something that can't be counted.
func (d *Deals) Next(ctx context.Context, random *rand.Rand) (card.Deal, error) {
	for {
		deal, ok, err := d.try(ctx, random)
		if ok || err != nil {
			return deal, err
		}
	}
}

// try draws a deal that meets the counted parts. ok reports whether it meets the rest.
func (d *Deals) try(ctx context.Context, random *rand.Rand) (deal card.Deal, ok bool, err error) {
	if err := ctx.Err(); err != nil {
		return deal, false, err
	}
	d.drawer.random = random
	deal = d.drawer.draw()
	d.looked.Add(1)
	ok, err = d.judge.meets(ctx, &deal, d.rest)
	return deal, ok, err
}

// Looked returns the number of deals examined so far. It may be called from any goroutine.
func (d *Deals) Looked() int { return int(d.looked.Load()) }

// Share is the share of a game's deals that meet a condition.
type Share struct {
	Of    float64 // 0 to 1
	Exact bool    // it is counted, not estimated
	// For an estimate, Met of the Looked deals examined met the condition.
	Looked, Met int
}

// Share returns the share of all deals that meet the condition: counted if all of it can be, otherwise estimated from a
// number of deals that meet the counted parts. If ctx ends the estimate is from fewer, without an error.
func (d *Deals) Share(ctx context.Context, random *rand.Rand, looks int) Share {
	if len(d.rest) == 0 {
		return Share{Of: d.share, Exact: true}
	}
	s := Share{}
	for s.Looked < looks {
		_, ok, err := d.try(ctx, random)
		if err != nil {
			break
		}
		s.Looked++
		if ok {
			s.Met++
		}
	}
	s.Of = d.share * float64(s.Met) / float64(max(1, s.Looked))
	return s
}

// asking is a part's requirement, and the probability that a deal meets it.
type asking struct {
	Part
	demands
	at     int // index in the condition; -1 for a requirement of the game
	likely float64
}

// asked returns the requirements of a condition. The game may have one too: that one side has more points. The error is
// that of ctx.
func (j *judge) asked(ctx context.Context, c Condition) (all []asking, err error) {
	for i, p := range c.parts {
		all = append(all, asking{Part: p, demands: j.demandsOf(p), at: i})
	}
	if half := total(j.count) / 2; c.rules.Choices {
		p := Part{Not: true, Who: NS, What: Points, Range: bidding.Range{Min: half, Max: half}}
		all = append(all, asking{Part: p, demands: j.demandsOf(p), at: -1})
	}
	for i := range all {
		if all[i].likely, err = j.likely(ctx, all[i]); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// pack returns what a plan knows of the cards.
func (j *judge) pack() pack {
	return pack{ranks: j.rules.Deck.Ranks, suitLen: j.rules.Tricks(), honours: j.count.Honours, free: j.count.Suit}
}

// plan returns a plan for as much as can be counted within a number of products, and the rest. The least likely comes
// first.
func (j *judge) plan(asked []asking, products int) (p plan, rest []asking) {
	first := slices.Clone(asked)
	slices.SortStableFunc(first, func(a, b asking) int { return cmp.Compare(a.likely, b.likely) })
	p, _ = plan{pack: j.pack()}.with(demands{})
	for _, a := range first {
		more, ok := p.with(a.demands)
		if ok {
			takes, states := more.effort()
			ok = takes <= products && states <= maxStates
		}
		if ok {
			p = more
		} else {
			rest = append(rest, a)
		}
	}
	return p, rest
}

// likely returns the share of deals that meet a requirement.
func (j *judge) likely(ctx context.Context, a asking) (float64, error) {
	p, _ := plan{pack: j.pack()}.with(a.demands)
	counted, err := newCount(ctx, p)
	if err != nil {
		return 0, err
	}
	return counted.share(), nil
}

// unlikely returns the estimated share of deals that meet the rest, assuming independence.
func unlikely(rest []asking) float64 {
	share := 1.0
	for _, a := range rest {
		share *= a.likely
	}
	return share
}
