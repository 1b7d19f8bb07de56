package lessons

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Nothing overlaps on the panel of any step, before and after it is answered, and no text is wider or higher than its
// box, in windows of all sizes and with text of all sizes.
func TestNothingLiesOnAnything(t *testing.T) {
	var f layouttest.Faults
	turn := 0
	r := enter(t, newStore(), learning.Place{Lesson: lesson.Course()[0].ID, Step: lesson.Course()[0].Steps[0].ID})
	look := func(name string) {
		for i, size := range layouttest.Sizes(fyne.NewSize(1024, 600), 1) {
			if turn++; i > 0 && !layouttest.Tried(turn, 101) {
				continue
			}
			letters := theme.Letterings[turn%len(theme.Letterings)]
			fyne.CurrentApp().Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight, Unit: theme.UnitFor(size, letters)})
			r.Content().Resize(size)
			r.Redraw()
			f.Walk(fmt.Sprintf("%s at %v×%v, text %s", name, size.Width, size.Height, letters), r.Content(), nil, size)
		}
	}
	for n, l := range lesson.Course() {
		for i, step := range l.Steps {
			if !layouttest.Tried(n+i, 7) {
				continue
			}
			r.open(n, step.ID)
			look("step " + step.ID + " of lesson " + l.ID)
			r.right(t)
			look("step " + step.ID + " of lesson " + l.ID + ", done")
		}
	}
	r.Leave()
	look("the path")
	f.Report(t)
}
