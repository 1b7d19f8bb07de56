package play

import (
	"context"
	"errors"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// clocks are the clocks of all seats, one of which may be running.
type clocks struct {
	on      bool
	left    chessstore.Times // when the running one was started
	ticking chess.Army       // NoArmy: none is running
	since   time.Time
}

// now returns the time left.
func (c clocks) now() chessstore.Times {
	if c.ticking != chess.NoArmy {
		gone := time.Since(c.since).Truncate(time.Millisecond)
		c.left[c.ticking] = max(0, c.left[c.ticking]-gone)
	}
	return c.left
}

// start starts the clock of a seat, and stops the others.
func (c *clocks) start(a chess.Army) {
	c.stop()
	if c.on {
		c.ticking, c.since = a, time.Now()
	}
}

// stop stops all clocks.
func (c *clocks) stop() { c.left, c.ticking = c.now(), chess.NoArmy }

// errTime means that the player to move has run out of time.
var errTime = errors.New("the time is up")

// limited returns a context that ends with errTime as its cause when the clock of a seat has run out.
func (s *Session) limited(ctx context.Context, seat chess.Army) (context.Context, context.CancelFunc) {
	var left time.Duration
	runs := false
	s.sitting.Look(func(n *now) {
		p := n.State.Game.Position()
		left = s.clocks.now()[seat]
		runs = s.clocks.on && (left > 0 || seat == p.Rules().Owner(p.Turn()))
	})
	if !runs {
		return context.WithCancel(ctx)
	}
	return context.WithTimeoutCause(ctx, left, errTime)
}

// tick starts the clock of a seat and stops the others; with NoArmy it stops all.
func (s *Session) tick(seat chess.Army) {
	s.sitting.Look(func(n *now) { s.setTicking(n, seat) })
}

// setTicking is tick under the lock.
func (s *Session) setTicking(n *now, seat chess.Army) {
	if seat == chess.NoArmy {
		s.clocks.stop()
	} else {
		s.clocks.start(seat)
	}
	n.State.Ticking = s.clocks.ticking
}

// Clocks returns the time left on the clocks, by the armies of the seats; zero without clocks.
func (s *Session) Clocks() (left chessstore.Times) {
	s.sitting.Look(func(*now) { left = s.clocks.now() })
	return left
}

// commander returns the seat of who moves in a position. In A2 the leader moves for a player without a king whose time is
// up: he can't resign. (Rules: octagonal-chess, Clock.)
func (c clocks) commander(p chess.Position) chess.Army {
	seat := p.Rules().Owner(p.Turn())
	if c.on && p.Rules().Mode == chess.A2 && p.King(p.Turn()) == chess.NoSquare && c.left[seat] == 0 {
		return p.Rules().Owner(p.Control(p.Turn()))
	}
	return seat
}
