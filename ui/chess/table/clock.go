package table

import (
	"time"

	"github.com/superbridge/superbridge/game/chess"
)

// shortTime is the time below which a clock warns.
const shortTime = 20 * time.Second

// tickPause is the time between two looks at running clocks.
const tickPause = 200 * time.Millisecond

// clocks returns the time left to each player, by the player's first army; running is false without clocks.
func (p *playing) clocks() (left [chess.Armies]time.Duration, running bool) {
	if p.session == nil || !p.config.Clock.On() {
		return left, false
	}
	return p.session.Clocks(), true
}

// tick shows the clocks while they run.
func (p *parts) tick() {
	if _, running := p.play.clocks(); !running || p.ticking || p.play.state.Game.Over() {
		return
	}
	p.ticking = true
	p.play.work.Later(p.play.work.Ctx, tickPause, func() {
		p.ticking = false
		p.showCorners()
		p.tick()
	})
}
