package cardtable

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sound"
)

// Cue is a sound for a change of the table.
type Cue struct {
	Effect sound.Effect
	At     time.Duration // from the start of the motions, if there are any
	Seen   bool          // it belongs to a motion, and isn't played without it
}

// Landed is the time at which to start the sound of a card's landing: sound is heard with a delay.
const Landed = MoveTime - sound.Latency

// AtOnce returns the cues of a change that isn't seen to move, or no longer.
func AtOnce(cues []Cue) []Cue {
	return slices.DeleteFunc(slices.Clone(cues), func(c Cue) bool { return c.Seen })
}

// movement is running motions with their cues.
type movement struct {
	name    string
	motions []Motion
	cues    []Cue // still to be heard
	before  time.Duration
	over    bool
	stop    func() // the clock; or nil, while it is being started
}

// due returns the cues whose time has come, and retains the others.
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

// InFynesTime is a clock: it calls show with the time from the start, repeatedly, until length is reached or the
// function that it returns is called.
func InFynesTime(length time.Duration, show func(now time.Duration)) (stop func()) {
	a := fyne.NewAnimation(length, func(done float32) {
		show(time.Duration(float64(done) * float64(length)))
	})
	a.Curve = fyne.AnimationLinear
	a.Start()
	return a.Stop
}
