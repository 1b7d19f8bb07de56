package table

import (
	"time"

	"github.com/superbridge/superbridge/game/chess"
)

// shortTime is the time from which little is left.
const shortTime = 20 * time.Second

// tickPause is the pause between updates of running clocks.
const tickPause = 200 * time.Millisecond

// clocks returns the time left to each player, by the player's first army; running is false without clocks.
func (s *Screen) clocks() (left [chess.Armies]time.Duration, running bool) {
	if s.session == nil || !s.config.Clock.On() {
		return left, false
	}
	return s.session.Clocks(), true
}

// tick shows the clocks while they run.
func (s *Screen) tick() {
	if _, running := s.clocks(); !running || s.ticking || s.state.Game.Over() {
		return
	}
	s.ticking = true
	s.work.Later(s.work.Ctx, tickPause, func() {
		s.ticking = false
		s.showCorners()
		s.tick()
	})
}
