package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// tallyTime is the time in which a score counts up, all its lines together.
const tallyTime = 800 * time.Millisecond

// tally is the figures of a result that count up, line by line, and the sums that grow with them.
type tally struct {
	lines []counted
	sums  [2]*kitwidget.Prose // by side; nil if it scores nothing
}

// counted is a figure and what it comes to in the end.
type counted struct {
	figure *kitwidget.Prose
	points int       // as they are shown
	side   card.Side // that scores
}

// add has a figure count up. It keeps the room that it needs in the end.
func (t *tally) add(figure *kitwidget.Prose, l bridge.Line) fyne.CanvasObject {
	t.lines = append(t.lines, counted{figure, bridgetext.LinePoints(l), l.Side})
	return kept(figure)
}

// total has a figure count the sum of a side's lines.
func (t *tally) total(side card.Side, figure *kitwidget.Prose) fyne.CanvasObject {
	t.sums[side] = figure
	return kept(figure)
}

// kept returns a figure in the room that it needs now, whatever it says later.
func kept(figure *kitwidget.Prose) fyne.CanvasObject {
	return container.New(fixedSize{figure.MinSize()}, figure)
}

// show shows the figures after a share of the time, from 0 to 1. A line whose turn has not come
// is empty.
func (t *tally) show(done float32) {
	var sums [2]int
	for i, l := range t.lines {
		points, begun := countUp(l.points, done*float32(len(t.lines))-float32(i))
		said := ""
		if begun {
			said = text.Points(points)
		}
		l.figure.Set(said, l.figure.Ink)
		sums[l.side] += max(points, -points)
	}
	for side, sum := range t.sums {
		if sum != nil {
			sum.Set(text.Points(sums[side]), sum.Ink)
		}
	}
}

// countUp returns how far points have been counted after a share of their time, in tens until
// the end; begun is false before the start.
func countUp(points int, share float32) (shown int, begun bool) {
	const round = 10
	switch {
	case share <= 0:
		return 0, false
	case share >= 1:
		return points, true
	}
	return int(float32(points)*share) / round * round, true
}

// finale moves when a board or a rubber is over, besides the cards: the score counts up,
// and a flourish follows what is worth one. It decides nothing, and ends at once if the user
// goes on.
type finale struct {
	table
	due     bool // the board is over, and its result has not been shown yet
	done    float32
	tally   *tally
	running *fyne.Animation // of the tally, or nil
	glitter cardtable.Flourish
}

// start counts the tally up.
func (f *finale) start() {
	f.due = false
	f.count(0)
	f.running = fyne.NewAnimation(tallyTime, func(done float32) {
		if f.running == nil {
			return
		}
		if f.count(done); done >= 1 {
			f.running = nil
		}
	})
	f.running.Curve = fyne.AnimationLinear
	f.running.Start()
}

// count shows the tally after a share of its time.
func (f *finale) count(done float32) {
	f.done = done
	if f.tally != nil {
		f.tally.show(done)
	}
}

// stop shows the whole score, and reports whether it was still being counted.
func (f *finale) stop() bool {
	f.glitter.Stop()
	if f.running == nil {
		return false
	}
	f.running.Stop()
	f.running = nil
	f.count(1)
	return true
}

// hearEnd lets the end of the rubber be heard: won or lost by the user's side, or a draw,
// which is silent.
func (f *finale) hearEnd() {
	switch winner, ok := f.play.rubber().Winner(); {
	case !ok:
	case winner == f.play.config.User.Seat.Side():
		f.hear(1)
	default:
		f.hear(-1)
	}
}

// hear lets be heard that the user has done well, above 0, or badly, below 0.
func (f *finale) hear(good int) {
	switch {
	case good > 0:
		f.parts.surface.Hear(cardtable.Cue{Effect: sound.Rubber})
	case good < 0:
		f.parts.surface.Hear(cardtable.Cue{Effect: sound.Down})
	}
}
