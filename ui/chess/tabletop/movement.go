package tabletop

import (
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// movement is a plan that runs.
type movement struct {
	flights []*flight
	over    bool
	stop    func() // the clock; or nil, while it is being started
}

// flight is a motion with the figure that makes it.
type flight struct {
	motion  Motion
	figure  *figure
	becomes *figure         // the figure at its end if that is another one, hidden before; or nil
	way     []fyne.Position // the middles of the figure: at the start, and after each leg
	heard   bool
}

// start runs a plan. The figures are already in their places of the new model.
func (b *Board) start(old Model, plan Plan) {
	m := new(movement)
	before := b.standing
	b.standing = make(map[chess.Square]*figure, len(before))
	for s, f := range before {
		if b.model.Pieces[s] == old.Pieces[s] {
			b.standing[s] = f
		}
	}
	for _, motion := range plan {
		m.flights = append(m.flights, b.launch(motion, before))
	}
	b.movement = m
	for s, f := range b.standing { // the armies of some may have other commanders
		if !m.flying(f) {
			b.stand(f, s)
		}
	}
	b.dress()
	b.step(m, 0)
	b.run(m, plan.Span())
}

// run lets the clock run for a movement.
func (b *Board) run(m *movement, length time.Duration) {
	run := b.Run
	if run == nil {
		run = cardtable.InFynesTime
	}
	speed := InUse().Speed
	m.stop = run(speed.takes(length), func(now time.Duration) {
		if m.over {
			return
		}
		now = speed.in(now)
		b.step(m, now)
		if now >= length {
			b.Finish()
		}
	})
	if m.over {
		m.stop()
	}
}

// launch returns the flight of a motion: of the figure at its start, or of one that comes from nowhere.
func (b *Board) launch(motion Motion, before map[chess.Square]*figure) *flight {
	f := &flight{motion: motion}
	if len(motion.Path) > 0 {
		f.figure = before[motion.Path[0]]
	}
	if f.figure == nil {
		f.figure = new(figure)
		start := motion.To
		if len(motion.Path) > 0 {
			start = motion.Path[0]
		}
		f.figure.be(b.art, motion.Piece, b.model.rim(motion.Piece))
		x, y := b.geometry.Centre(start)
		f.figure.put(b.geometry.Piece(x, y))
	}
	x, y := f.figure.middle()
	f.way = []fyne.Position{fyne.NewPos(x, y)}
	for _, s := range motion.Path[min(1, len(motion.Path)):] {
		f.way = append(f.way, b.geometry.stop(s))
	}
	if motion.End == Pooled {
		f.way = append(f.way, b.pool(motion.Piece.Army()))
	}
	if motion.To == chess.NoSquare {
		return f
	}
	b.standing[motion.To] = f.figure
	if motion.Changes {
		f.becomes = new(figure)
		b.standing[motion.To] = f.becomes
		b.stand(f.becomes, motion.To)
		f.becomes.fade(1)
	}
	return f
}

// stop returns the middle of a figure on a square.
func (g Geometry) stop(s chess.Square) fyne.Position {
	x, y := g.Piece(g.Centre(s)).Centre()
	return fyne.NewPos(x, y)
}

// pool returns the place of an army's pool.
func (b *Board) pool(a chess.Army) fyne.Position {
	if b.Pool != nil {
		return b.Pool(a)
	}
	x, y := b.geometry.Stairs(a)
	return fyne.NewPos(x, y)
}

// step shows a movement at a time from its start.
func (b *Board) step(m *movement, now time.Duration) {
	for _, f := range m.flights {
		if f.show(now-f.motion.Delay) && !f.heard && f.motion.Lands {
			f.heard = true
			f.motion.hear(b.Sound)
		}
	}
	b.bell.Refresh()
}

// hear lets a piece be heard that is set down. Play may be nil.
func (m Motion) hear(play func(sound.Effect)) {
	switch {
	case play == nil:
	case m.Takes:
		play(sound.Capture)
	default:
		play(sound.Piece)
	}
}

// show shows the figure at a time from the start of its motion, and reports whether it is time to hear that it lands.
func (f *flight) show(t time.Duration) (lands bool) {
	legs := len(f.way) - 1
	length := LegTime
	if f.motion.End == Pooled {
		length = 2 * LegTime
	}
	all := time.Duration(legs) * length
	if leg := min(int(max(t, 0)/length), legs-1); leg >= 0 {
		done := ease(float64(t-time.Duration(leg)*length) / float64(length))
		from, to := f.way[leg], f.way[leg+1]
		f.figure.move(from.X+(to.X-from.X)*done, from.Y+(to.Y-from.Y)*done)
	}
	gone := share(float64(t-all) / float64(FadeTime))
	switch {
	case f.motion.End == Pooled:
		f.figure.fade(share(float64(t)/float64(length)*2 - 1))
	case f.motion.End == Fades:
		f.figure.fade(gone)
	case len(f.motion.Path) == 0:
		f.figure.fade(1 - gone)
	case f.becomes != nil:
		late := share(float64(t-max(all-FadeTime, 0)) / float64(FadeTime))
		f.figure.fade(late)
		f.becomes.fade(1 - late)
	}
	return t >= all-sound.Latency
}

// share clamps v to 0 to 1.
func share(v float64) float64 { return min(max(v, 0), 1) }

// ease starts a way slowly and ends it slowly.
func ease(t float64) float32 {
	t = share(t)
	return float32(t * t * (3 - 2*t))
}

// Finish ends all motions, and reports whether there were any. Landings are heard.
func (b *Board) Finish() bool {
	m := b.movement
	if m == nil {
		return false
	}
	b.movement, m.over = nil, true
	if m.stop != nil {
		m.stop()
	}
	for _, f := range m.flights {
		if f.motion.Lands && !f.heard {
			f.motion.hear(b.Sound)
		}
	}
	b.settle()
	return true
}

// flying reports whether a figure moves. It doesn't in a nil movement.
func (m *movement) flying(f *figure) bool {
	if m == nil {
		return false
	}
	for _, flight := range m.flights {
		if flight.figure == f || flight.becomes == f {
			return true
		}
	}
	return false
}

// aloft returns the moving pieces, from the bottom up: leaving ones below arriving ones; none of a nil movement.
func (m *movement) aloft() (all []fyne.CanvasObject) {
	if m == nil {
		return nil
	}
	for _, ends := range [...]bool{true, false} {
		for _, f := range m.flights {
			if (f.motion.End == Fades) == ends {
				all = append(all, f.figure.picture)
				if f.becomes != nil {
					all = append(all, f.becomes.picture)
				}
			}
		}
	}
	return all
}
