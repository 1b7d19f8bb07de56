package cardtable

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// The signs of a flourish fly out beyond the sheet, all ways, and are gone in the end.
func TestSparks(t *testing.T) {
	sheet := NewRect(420, 220, 440, 400)
	if shine(0) != 0 || shine(1) != 0 || shine(0.3) < 0.8 {
		t.Errorf("they shine %v, %v, %v", shine(0), shine(0.3), shine(1))
	}
	for _, n := range []int{12, 26, 44} {
		var left, above int
		for i := range n {
			s := newSpark(i, n, sheet, 1)
			start, end := s.at(0), s.at(1)
			if start != fyne.NewPos(0, 0) || end != s.to || sheet.Contains(640+end.X, 420+end.Y) && end.Y < 0 {
				t.Errorf("sign %d of %d goes from %v to %v", i, n, start, end)
			}
			if end.X < 0 {
				left++
			}
			if end.Y < 0 {
				above++
			}
		}
		if left < n/3 || left > n*2/3 || above < n/2 {
			t.Errorf("of %d signs %d go to the left and %d up", n, left, above)
		}
	}
	f := NewFlourish()
	test.NewTempApp(t)
	signs := SuitSigns(widget.NewArt(cardart.Style{}), card.Hearts)
	f.Start(Splendour{}, signs, sheet, 1)
	if f.running != nil || len(f.Layer.Objects) > 0 {
		t.Error("something flies for nothing")
	}
	f.Start(Feat, signs, sheet, 1) // the tests' driver ends it at once
	if f.running != nil || len(f.Layer.Objects) > 0 {
		t.Errorf("%d things are left of a flourish", len(f.Layer.Objects))
	}
}

// A finished flourish stayed on the table until something else was painted: Fyne paints nothing when a container loses
// its objects.
func TestTheEndOfAFlourishIsPainted(t *testing.T) {
	app, f := test.NewTempApp(t), NewFlourish()
	f.lay(Feat, SuitSigns(widget.NewArt(cardart.Style{}), card.Hearts), NewRect(100, 100, 400, 300), 1)
	watch := &painted{Driver: app.Driver(), canvas: test.NewCanvas()}
	fyne.SetCurrentApp(flourishApp{app, watch})
	watch.empty = 0
	if f.Stop(); watch.empty != 1 {
		t.Errorf("the layer is painted %d times after the flourish", watch.empty)
	}
	if f.Stop(); watch.empty != 1 {
		t.Error("it is painted without need")
	}
}

// flourishApp is an app with a driver that is watched.
type flourishApp struct {
	fyne.App
	driver *painted
}

func (a flourishApp) Driver() fyne.Driver { return a.driver }

// painted counts the paintings of an empty container.
type painted struct {
	fyne.Driver
	canvas fyne.Canvas
	empty  int
}

func (p *painted) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	if c, ok := o.(*fyne.Container); ok && len(c.Objects) == 0 {
		p.empty++
	}
	return p.canvas
}
