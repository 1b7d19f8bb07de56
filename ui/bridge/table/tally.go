package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
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
