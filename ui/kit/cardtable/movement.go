package cardtable

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sound"
)

// Cue is a sound that goes with a change of the table.
type Cue struct {
	Effect sound.Effect
	At     time.Duration // from the start of what moves, where anything does
	Seen   bool          // it belongs to what moves, and isn't heard if that isn't seen
}

// Landed is when a card should sound that moves: it takes a little until it is heard.
const Landed = MoveTime - sound.Latency

// AtOnce returns the cues of a change that isn't seen to move, or no longer.
func AtOnce(cues []Cue) []Cue {
	return slices.DeleteFunc(slices.Clone(cues), func(c Cue) bool { return c.Seen })
}

// movement is motions that run, with what is to be heard of them.
type movement struct {
	name    string
	motions []Motion
	cues    []Cue // still to be heard
	before  time.Duration
	over    bool
	stop    func() // the clock; or nil, while it is being started
}

// due returns the cues whose time has come, and keeps the others.
func (m *movement) due(now time.Duration) []Cue {
	var due, later []Cue
	for _, c := range m.cues {
		if c.At <= now {
			due = append(due, c)
		} else {
			later = append(later, c)
		}
	}
	m.cues = later
	return due
}

// InFynesTime is a clock: it calls show with the time from the start, again and again, until that has come to
// length or what it returns is called.
func InFynesTime(length time.Duration, show func(now time.Duration)) (stop func()) {
	a := fyne.NewAnimation(length, func(done float32) {
		show(time.Duration(float64(done) * float64(length)))
	})
	a.Curve = fyne.AnimationLinear
	a.Start()
	return a.Stop
}
