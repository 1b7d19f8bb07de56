package history

import (
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// The program crashed when a list moved on under a mouse that had just come to rest on a chip: when the tip was due the
// row had the chips of another rubber, which were fewer.
func TestARowChangesUnderTheMouse(t *testing.T) {
	test.NewTempApp(t)
	art := widget.NewArt(cardart.Style{})
	tips := widget.NewTips(art)
	row := newChips(art, tips)
	test.NewTempWindow(t, container.NewStack(row, tips.Layer)).Resize(fyne.NewSize(400, 60))
	row.set([]history.Chip{{Words: "4♠ =", Says: "four spades"}, {Words: "1NT −1", Says: "one no-trump"}})
	var over []*widget.Tip
	for _, o := range test.WidgetRenderer(row).Objects() {
		if tip, ok := o.(*widget.Tip); ok {
			over = append(over, tip)
		}
	}
	if len(over) != 2 || over[1].Words() != "one no-trump" {
		t.Fatalf("there are %d tips", len(over))
	}
	synctest.Test(t, func(t *testing.T) {
		rest := func(tip *widget.Tip, then func()) (shown bool) {
			tip.MouseIn(nil)
			then()
			time.Sleep(time.Second)
			synctest.Wait()
			return tips.Layer.Visible()
		}
		if !rest(over[1], func() {}) {
			t.Error("a chip isn't explained")
		}
		if rest(over[1], func() { row.set([]history.Chip{{Words: "2♣ =", Says: "two clubs"}}) }) {
			t.Error("a chip that is gone is explained")
		}
		if !rest(over[0], func() {}) || over[0].Words() != "two clubs" {
			t.Errorf("the chip that is left says %q", over[0].Words())
		}
	})
}
