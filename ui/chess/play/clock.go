package play

import (
	"context"
	"errors"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// clocks are the clocks of all seats, one of which may go.
type clocks struct {
	on      bool
	left    chessstore.Times // when the one that goes was started
	ticking chess.Army       // NoArmy: all stand
	since   time.Time
}

// now returns what is left.
func (c clocks) now() chessstore.Times {
	if c.ticking != chess.NoArmy {
		gone := time.Since(c.since).Truncate(time.Millisecond)
		c.left[c.ticking] = max(0, c.left[c.ticking]-gone)
	}
	return c.left
}

// start lets the clock of a seat go, and the others stand.
func (c *clocks) start(a chess.Army) {
	c.stop()
	if c.on {
		c.ticking, c.since = a, time.Now()
	}
}

// stop lets all clocks stand.
func (c *clocks) stop() { c.left, c.ticking = c.now(), chess.NoArmy }

// errTime says that the player to move ran out of time.
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

// tick lets the clock of a seat go, or all stand where it is NoArmy.
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

// Clocks returns what is left on the clocks, by the armies of the seats; nothing where there are none.
func (s *Session) Clocks() (left chessstore.Times) {
	s.sitting.Look(func(*now) { left = s.clocks.now() })
	return left
}

// commander returns the seat of who moves in a position. In A2 the leader moves for a player without a king whose time is
// up: he can't resign. (Rules: octagonal-chess, Clock.)
func (s *Session) commander(p chess.Position) chess.Army {
	seat := p.Rules().Owner(p.Turn())
	if s.clocks.on && p.Rules().Mode == chess.A2 && p.King(p.Turn()) == chess.NoSquare && s.clocks.left[seat] == 0 {
		return p.Rules().Owner(p.Control(p.Turn()))
	}
	return seat
}
