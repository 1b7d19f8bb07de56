// Package review reviews a finished board: what could have been done better, and could the player have known?
//
// It compares two opinions: the double-dummy cost of a card, from package assess, and the act of a good player with the
// knowledge of that moment, from an adviser of package bot. If the adviser would have called differently, or played a
// better card, something was missed; if he would have lost the trick as well, nobody is to blame.
package review

import (
	"cmp"
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
)

// Adviser gives its own act as a viewer. A [bot.Player] is one.
type Adviser interface {
	Advise(context.Context, bridge.View) (bot.Advice, error)
}

// Options say what is reviewed, and how thoroughly.
type Options struct {
	Adviser Adviser
	Cards   bidding.Cards // by which both sides have bid
	// Whose reports whether to look at what was done next on a board. Nil is at everything.
	Whose func(bridge.Board) bool
	// Assess are the options for judging cards double-dummy.
	Assess assess.Options
}

// Review finds the moments of a board, step by step: the calls or the choice of the contract, then the cards that cost
// something, from the last trick to the first, then the other cards, from the last trick to the
// first too, for the later a card was played the sooner it is judged. It is for one goroutine at
// a time.
type Review struct {
	board    bridge.Board
	options  Options
	judge    *assess.Judge
	unjudged int                   // how many acts of the play the judge has before him
	judged   int                   // the first event that he judges
	costs    map[int]assess.Judged // of the acts reviewed, by event
	looked   map[int]bool          // of the events reviewed, those about which something is known
	first    []int                 // events of which the adviser is asked next
	later    []int                 // those of which he is asked at the end
	found    Found
}

// Found is the result of a review so far.
type Found struct {
	Moments []Moment // in the order in which they were played
	// Unknown is the number of cards and claims reviewed whose cost is unknown.
	Unknown     int
	Done, Total int // steps
	// Next is the event of the next step. After the last step it doesn't change.
	Next int
	// Calls and Cards are the numbers of those reviewed that have been judged; the choice of a contract counts as a
	// call.
	Calls, Cards int
}

// Complete reports whether there is nothing left to find.
func (f Found) Complete() bool { return f.Done == f.Total }

// New returns a review of which nothing has been done yet. It fails if the board isn't
// finished.
func New(b bridge.Board, o Options) (*Review, error) {
	judge, err := assess.NewJudge(b, o.Assess)
	if err != nil {
		return nil, err
	}
	r := &Review{board: b, options: o, judge: judge, costs: make(map[int]assess.Judged), looked: make(map[int]bool)}
	before := b.Prefix(0)
	for i, e := range b.Events() {
		looked := o.Whose == nil || o.Whose(before)
		if e.Kind == bridge.CallKind || e.Kind == bridge.ChooseKind {
			if looked {
				r.first = append(r.first, i)
			}
		} else {
			r.plan(before, i, e, looked)
		}
		if before, err = before.Apply(e); err != nil {
			return nil, err
		}
	}
	slices.Reverse(r.later)
	r.found.Total = len(r.first) + r.unjudged + len(r.later)
	r.judged = len(b.Events()) - r.unjudged
	r.found.Next = r.next()
	return r, nil
}

// plan records what to do about an act of the play.
func (r *Review) plan(before bridge.Board, event int, e bridge.Event, looked bool) {
	judged := before.Left() <= r.options.Assess.From
	if judged {
		r.unjudged++
	}
	choice := e.Kind == bridge.ClaimKind || before.View(before.Turn()).LegalPlays().Len() > 1
	if !looked || !choice {
		return
	}
	r.costs[event] = assess.Judged{Event: event, Seat: before.Turn(), Unknown: !judged}
	if !judged {
		r.found.Unknown++
	}
	if e.Kind == bridge.PlayKind {
		r.later = append(r.later, event)
	}
}

// Found returns the result so far.
func (r *Review) Found() Found {
	f := r.found
	f.Moments = slices.Clone(f.Moments)
	return f
}

// Step does the next step, if there is one. It fails with the error of ctx; then nothing has changed, and the review
// can be continued later.
func (r *Review) Step(ctx context.Context) error {
	var err error
	switch {
	case len(r.first) > 0:
		err = r.ask(ctx, &r.first)
	case r.unjudged > 0:
		err = r.assess(ctx)
	case len(r.later) > 0:
		err = r.ask(ctx, &r.later)
	}
	r.found.Next = r.next()
	return err
}

// next returns the event that the next step is about.
func (r *Review) next() int {
	switch {
	case len(r.first) > 0:
		return r.first[0]
	case r.unjudged > 0:
		return r.judged + r.unjudged - 1
	case len(r.later) > 0:
		return r.later[0]
	}
	return r.found.Next
}

// count counts an event of which something is known.
func (r *Review) count(event int) {
	if r.looked[event] {
		return
	}
	r.looked[event] = true
	switch r.board.Events()[event].Kind {
	case bridge.CallKind, bridge.ChooseKind:
		r.found.Calls++
	case bridge.PlayKind:
		r.found.Cards++
	}
}

// ask asks the adviser about the first of some events, which is then done with.
func (r *Review) ask(ctx context.Context, events *[]int) error {
	event := (*events)[0]
	before := r.board.Prefix(event)
	advice, err := r.options.Adviser.Advise(ctx, before.View(before.Actor()))
	if err != nil {
		return err
	}
	*events = (*events)[1:]
	r.found.Done++
	r.count(event)
	if m, ok := momentOf(before, r.board.Events()[event], r.options.Cards, advice, r.costs[event]); ok {
		r.add(m)
	}
	return nil
}

// assess judges an act of the play. If it cost something the adviser is asked next.
func (r *Review) assess(ctx context.Context) error {
	act, _, err := r.judge.Next(ctx)
	if err != nil {
		return err
	}
	r.unjudged--
	r.found.Done++
	if _, looked := r.costs[act.Event]; !looked {
		return nil
	}
	r.costs[act.Event] = act
	r.count(act.Event)
	if act.Unknown && act.Cost == 0 {
		r.found.Unknown++
	}
	if act.Cost <= 0 {
		return nil
	}
	if did := r.board.Events()[act.Event]; did.Kind == bridge.ClaimKind {
		r.add(Moment{Kind: Claimed, Event: act.Event, Seat: act.Seat, Round: roundOf(r.board.Prefix(act.Event)), Did: did, Cost: act})
		return nil
	}
	r.first = append(r.first, act.Event)
	r.later = slices.DeleteFunc(r.later, func(event int) bool { return event == act.Event })
	return nil
}

// add adds a moment where it belongs.
func (r *Review) add(m Moment) {
	at, _ := slices.BinarySearchFunc(r.found.Moments, m, func(a, b Moment) int { return cmp.Compare(a.Event, b.Event) })
	r.found.Moments = slices.Insert(r.found.Moments, at, m)
}
