package lessons

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
)

// The question from which trick to replay fits its sheet, with as many tricks as a board has. Its words were once wider
// than the sheet.
func TestTheTrickSheetHoldsItsWords(t *testing.T) {
	r := enter(t, newStore(), learning.Place{})
	o := &trickSheet{screen: r.Screen}
	for trick := range 17 {
		o.tricks = append(o.tricks, trick)
	}
	r.sheets.Push(o)
	var f layouttest.Faults
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 781}, {Width: 2560, Height: 1440}} {
		r.Content().Resize(size)
		f.Walk("the trick sheet", r.Content(), nil, size)
	}
	f.Report(t)
}
