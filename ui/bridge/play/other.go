package play

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/card"
)

// OtherTable plays the deal of a board from its first call on, with the same player in all
// four seats, as at the second table of a duplicate match. It returns the finished board; the
// error is as with [match.Match.Board].
func OtherTable(ctx context.Context, b bridge.Board, computer match.Player) (bridge.Board, error) {
	var m match.Match
	for seat := range m.Players {
		m.Players[seat] = computer
	}
	return m.Board(ctx, b.Prefix(0))
}

// others is the other table of a session: the deals that the user plays are played there too,
// in the background and one after another. It takes half of a processor at most while a board
// is played, and stands still while somebody at the user's table is waited for.
type others struct {
	config Config
	cancel context.CancelFunc
	done   chan struct{} // closed when nobody plays any more

	mu      sync.Mutex
	boards  []bridge.Board // still to be played; the first is on the table
	found   map[card.Deal]bridge.Board
	waits   int  // for how many things at the user's table he waits
	over    bool // the user's board is, and nobody needs the time
	stop    context.CancelFunc
	changed chan struct{} // closed when any of this changes
}

func newOthers(config Config) *others {
	ctx, cancel := context.WithCancel(context.Background())
	o := &others{
		config: config, cancel: cancel, done: make(chan struct{}),
		found: map[card.Deal]bridge.Board{}, stop: func() {}, changed: make(chan struct{}),
	}
	for _, b := range config.Others {
		o.found[b.Deal] = b
	}
	if config.Other == nil {
		close(o.done)
	} else {
		go o.work(ctx)
	}
	return o
}

// close ends the play at the other table, and waits for it.
func (o *others) close() {
	o.cancel()
	<-o.done
}

// change changes the table and tells who waits for that.
func (o *others) change(f func()) {
	o.mu.Lock()
	defer o.mu.Unlock()
	f()
	close(o.changed)
	o.changed = make(chan struct{})
}

// follow takes notice of the user's board. A new deal comes to the other table too.
func (o *others) follow(b bridge.Board) {
	o.change(func() {
		o.over = b.Phase() == bridge.Finished
		if _, ok := o.found[b.Deal]; !ok && !o.coming(b) && o.config.Other != nil {
			o.boards = append(o.boards, b.Prefix(0))
		}
	})
}

// coming reports whether a deal is still to be played. The caller holds the lock.
func (o *others) coming(b bridge.Board) bool {
	return slices.ContainsFunc(o.boards, func(other bridge.Board) bool { return other.Deal == b.Deal })
}

// standStill lets nobody think at the other table until goOn is called; what was being thought
// is forgotten.
func (o *others) standStill() (goOn func()) {
	o.change(func() { o.waits++; o.stop() })
	return func() { o.change(func() { o.waits-- }) }
}

// work plays one board after another, until ctx ends.
func (o *others) work(ctx context.Context) {
	defer close(o.done)
	for {
		if !o.until(ctx, func() bool { return len(o.boards) > 0 }) {
			return
		}
		o.mu.Lock()
		b := o.boards[0]
		o.mu.Unlock()
		b, err := OtherTable(ctx, b, otherPlayer{o})
		if ctx.Err() != nil {
			return
		}
		if err == nil && o.config.KeepOther != nil {
			// What can't be kept is shown all the same: it can be played again.
			_ = o.config.KeepOther(b)
		}
		o.change(func() {
			o.boards = o.boards[1:]
			if err == nil {
				o.found[b.Deal] = b
			}
		})
		o.config.Changed()
	}
}

// until waits for a condition, which is looked at with the lock held. It returns false if ctx
// ends before.
func (o *others) until(ctx context.Context, condition func() bool) bool {
	for {
		o.mu.Lock()
		ok, changed := condition(), o.changed
		o.mu.Unlock()
		if ok {
			return ctx.Err() == nil
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return false
		}
	}
}

// otherPlayer decides at the other table.
type otherPlayer struct{ table *others }

// Act implements match.Player. What has been interrupted is thought about again.
func (p otherPlayer) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	o := p.table
	for {
		var turn context.Context
		var stop context.CancelFunc
		if !o.until(ctx, func() bool {
			if o.waits > 0 {
				return false
			}
			turn, stop = context.WithCancel(ctx)
			o.stop = stop
			return true
		}) {
			return bridge.Event{}, ctx.Err()
		}
		began := time.Now()
		e, err := o.config.Other.Act(turn, v)
		interrupted := turn.Err() != nil
		stop()
		if interrupted && ctx.Err() == nil {
			continue
		}
		o.rest(ctx, time.Since(began))
		return e, err
	}
}

// rest lets some time pass while the user's board is being played.
func (o *others) rest(ctx context.Context, d time.Duration) {
	ctx, cancel := context.WithTimeout(ctx, d)
	defer cancel()
	o.until(ctx, func() bool { return o.over })
}

// Other returns what four computer players have made of the deal of a board at the other table;
// ok is false if that isn't known, and coming reports whether it will be. Nothing is said of a
// board that isn't finished: it would say something about the hands.
func (s *Session) Other(b bridge.Board) (other bridge.Board, ok, coming bool) {
	if b.Phase() != bridge.Finished {
		return bridge.Board{}, false, false
	}
	o := s.others
	o.mu.Lock()
	defer o.mu.Unlock()
	other, ok = o.found[b.Deal]
	return other, ok, o.coming(b)
}
