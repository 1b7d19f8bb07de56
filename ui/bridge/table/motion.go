package table

import (
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
)

// Motion is a sprite on its way between two spots. Only its place changes; it has the
// size of its end from the start.
type Motion struct {
	Sprite Sprite
	From   Rect
	To     Rect
	Delay  time.Duration
	Hidden bool // it isn't seen before it leaves
	Leaves bool // it is gone at the end
}

// moveTime is how long things move.
const moveTime = 240 * time.Millisecond

// Motions returns what moves between two scenes of a table. Cards that appear come from
// the hand that plays them, a new deal from the dealer, and a trick that is gathered goes to
// its winner's pile. When the board is over all hands are spread.
func Motions(old, new Scene, g Geometry, m Model) []Motion {
	if m.Over && len(old) > 0 {
		return spreads(old, new, g, m)
	}
	before := make(map[string]Sprite, len(old))
	last := make(map[card.Seat]Rect) // the last card of each hidden hand
	for _, s := range old {
		before[s.Key] = s
		if s.Down {
			last[s.Seat] = s.last()
		}
	}
	if len(before) == 0 {
		return dealt(new, g, m)
	}
	var motions []Motion
	for _, s := range new {
		switch was, ok := before[s.Key]; {
		case ok && was.Spot != s.Spot:
			motions = append(motions, Motion{Sprite: s, From: was.Spot, To: s.Spot})
		case !ok && !s.Down && !s.Held:
			if from, hidden := last[s.Seat]; hidden {
				motions = append(motions, Motion{Sprite: s, From: from, To: s.Spot})
			}
		}
		delete(before, s.Key)
	}
	if tricks := m.Table.Tricks(); len(tricks) > 0 && !m.Waits {
		done := tricks[len(tricks)-1]
		winner := done.Winner(m.Table.Contract().Strain)
		to := g.Plate[m.PlaceOf(winner)]
		if !g.AllOpen {
			pile, _ := g.pileOf(m, winner.Side())
			to = g.newest(pile, m.won()[winner.Side()])
		}
		for i := range done.Len {
			if s, ok := before[done.Cards[i].String()]; ok && !s.Held {
				x, y := to.Centre()
				motions = append(motions, Motion{Sprite: s, From: s.Spot, To: around(x, y, s.Spot.W, s.Spot.H), Leaves: true})
			}
		}
	}
	return motions
}

// span returns how long the motions take in all.
func span(motions []Motion) time.Duration {
	var longest time.Duration
	for _, m := range motions {
		longest = max(longest, m.Delay+moveTime)
	}
	return longest
}

// at returns where the sprite is at a time from the start.
func (m Motion) at(t time.Duration) Rect {
	done := float64(t-m.Delay) / float64(moveTime)
	done = min(max(done, 0), 1)
	ease := float32(1 - (1-done)*(1-done)*(1-done))
	x, y := m.From.Centre()
	toX, toY := m.To.Centre()
	return around(x+(toX-x)*ease, y+(toY-y)*ease, m.To.W, m.To.H)
}

// advance tells step where each sprite is that has moved between two times.
func advance(motions []Motion, before, now time.Duration, step func(Motion, Rect)) {
	for _, m := range motions {
		if now > m.Delay && before < m.Delay+moveTime {
			step(m, m.at(now))
		}
	}
}

// animator runs motions, one set at a time.
type animator struct {
	running *fyne.Animation
	finish  func()
	cues    []Cue // still to be heard
	hear    func([]Cue)
}

// run starts the motions after finishing those that run. Step is told where each sprite is
// that is on its way, and hear of the cues whose time has come; end is called once, when all
// have arrived or are told to.
func (a *animator) run(motions []Motion, cues []Cue, step func(Motion, Rect), hear func([]Cue), end func()) {
	a.Finish()
	total := span(motions)
	a.finish, a.cues, a.hear = end, cues, hear
	before := time.Duration(-1)
	a.running = fyne.NewAnimation(total, func(done float32) {
		if a.finish == nil {
			return
		}
		t := time.Duration(float64(done) * float64(total))
		advance(motions, before, t, step)
		before = t
		a.sound(t)
		if done >= 1 {
			a.Finish()
		}
	})
	a.running.Curve = fyne.AnimationLinear
	a.running.Start()
}

// sound lets be heard what is due at a time from the start.
func (a *animator) sound(t time.Duration) {
	var due, later []Cue
	for _, c := range a.cues {
		if c.At <= t {
			due = append(due, c)
		} else {
			later = append(later, c)
		}
	}
	a.cues = later
	if len(due) > 0 {
		a.hear(due)
	}
}

// Finish brings everything that moves to where it goes, and reports whether anything did.
func (a *animator) Finish() bool {
	if a.finish == nil {
		return false
	}
	end := a.finish
	a.finish = nil
	a.running.Stop()
	a.hear(atOnce(a.cues))
	a.cues = nil
	end()
	return true
}
