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

// others are the other tables of a session, one or those of a field: the deals that the user plays are played there
// too, in the background and one after another. They take half of a processor at most together while a board
// is played, and stand still while somebody at the user's table is waited for.
type others struct {
	config Config
	tables int // with the user's, which is the first
	cancel context.CancelFunc
	done   chan struct{} // closed when nobody plays any more

	mu      sync.Mutex
	boards  []Elsewhere // before their first call: still to be played; the first is on the table
	found   map[place]bridge.Board
	waits   int  // for how many things at the user's table he waits
	over    bool // the user's board is, and nobody needs the time
	stop    context.CancelFunc
	changed chan struct{} // closed when any of this changes
}

// place is a deal at a table, counted from 1.
type place struct {
	deal  card.Deal
	table int
}

// place says where the board is or is to be played.
func (e Elsewhere) place() place { return place{e.Board.Deal, e.Table} }

// newOthers returns the other tables of a session in which some boards are finished.
func newOthers(config Config, finished []bridge.Board) *others {
	ctx, cancel := context.WithCancel(context.Background())
	o := &others{
		config: config, tables: 1, cancel: cancel, done: make(chan struct{}),
		found: map[place]bridge.Board{}, stop: func() {}, changed: make(chan struct{}),
	}
	for _, b := range config.Others {
		o.found[place{b.Deal, second}] = b
	}
	if f := config.Field; f != nil {
		o.tables = f.Tables
		for _, r := range f.Known {
			o.found[place{r.Board.Deal, r.Table}] = r.Board
		}
		for _, b := range finished {
			o.add(b)
		}
	} else if config.Other != nil {
		o.tables = second
	}
	if o.tables < second {
		close(o.done)
	} else {
		go o.work(ctx)
	}
	return o
}

// second is the first of the other tables, and the only one unless there is a field.
const second = 2

// add lets a deal be played at those of the other tables where it has not been, and is not to be yet. The caller holds
// the lock, or has the tables alone.
func (o *others) add(b bridge.Board) {
	for table := second; table <= o.tables; table++ {
		e := Elsewhere{table, b.Prefix(0)}
		if _, ok := o.found[e.place()]; !ok && !o.coming(e.place()) {
			o.boards = append(o.boards, e)
		}
	}
}

// player returns who plays a deal at another table.
func (o *others) player(e Elsewhere) match.Player {
	if o.config.Field != nil {
		return o.config.Field.Player(e.Board, e.Table)
	}
	return o.config.Other
}

// keep keeps what another table has come to, if that is wanted.
func (o *others) keep(e Elsewhere) error {
	switch {
	case o.config.Field != nil && o.config.Field.Keep != nil:
		return o.config.Field.Keep(e.Table, e.Board)
	case o.config.Field == nil && o.config.KeepOther != nil:
		return o.config.KeepOther(e.Board)
	}
	return nil
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
		o.add(b)
	})
}

// coming reports whether a deal is still to be played at a table. The caller holds the lock.
func (o *others) coming(p place) bool {
	return slices.ContainsFunc(o.boards, func(e Elsewhere) bool { return e.place() == p })
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
		e := o.boards[0]
		o.mu.Unlock()
		b, err := OtherTable(ctx, e.Board, otherPlayer{o, o.player(e)})
		if ctx.Err() != nil {
			return
		}
		if e.Board = b; err == nil {
			// What can't be kept is shown all the same: it can be played again.
			_ = o.keep(e)
		}
		o.change(func() {
			o.boards = o.boards[1:]
			if err == nil {
				o.found[e.place()] = b
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
type otherPlayer struct {
	tables *others
	player match.Player
}

// Act implements match.Player. What has been interrupted is thought about again.
func (p otherPlayer) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	o := p.tables
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
		e, err := p.player.Act(turn, v)
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
// board that isn't finished: it would say something about the hands. Of a field [Session.Traveller] tells.
func (s *Session) Other(b bridge.Board) (other bridge.Board, ok, coming bool) {
	if b.Phase() != bridge.Finished || s.config.Field != nil {
		return bridge.Board{}, false, false
	}
	o := s.others
	o.mu.Lock()
	defer o.mu.Unlock()
	p := place{b.Deal, second}
	other, ok = o.found[p]
	return other, ok, o.coming(p)
}
