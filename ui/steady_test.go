package ui

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// spots returns where the widgets on a screen are: buttons by their keys or labels, choices and fields by their names,
// and the lines of words that occur once, of which only the height counts.
func spots(content fyne.CanvasObject) map[string]string {
	at, twice := map[string]string{}, map[string]bool{}
	note := func(name, place string) {
		_, again := at[name]
		twice[name] = twice[name] || again
		at[name] = place
	}
	for _, o := range test.LaidOutObjects(content) {
		p := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		whole := fmt.Sprintf("%.0f,%.0f %.0fx%.0f", p.X, p.Y, o.Size().Width, o.Size().Height)
		switch o := o.(type) {
		case *widget.Button:
			if o.Key != "" {
				note("button "+o.Key, whole)
			} else {
				note("button "+o.Label, whole)
			}
		case *widget.Choice:
			note("choice "+o.Label, whole)
		case *widget.Field:
			note("field "+o.PlaceHolder, whole)
		case *widget.Prose:
			note("words "+o.Text, fmt.Sprintf("%.0f", p.Y))
		}
	}
	for name := range twice {
		if twice[name] {
			delete(at, name)
		}
	}
	return at
}

// choiceOn returns the choice with a label on a screen, or nil.
func choiceOn(content fyne.CanvasObject, label string) *widget.Choice {
	for _, o := range test.LaidOutObjects(content) {
		if c, ok := o.(*widget.Choice); ok && c.Label == label && !c.Hidden {
			return c
		}
	}
	return nil
}

// labels returns the labels of the choices on the screen, without some.
func (d *desk) labels(without ...string) (labels []string) {
	for _, o := range test.LaidOutObjects(d.screen.Content()) {
		if c, ok := o.(*widget.Choice); ok && !c.Hidden && !slices.Contains(without, c.Label) {
			labels = append(labels, c.Label)
		}
	}
	return labels
}

// changeAll chooses every value of the choices with some labels, one after the other, and at last the one chosen before.
// It checks that nothing moves that is there before and after.
func (d *desk) changeAll(where string, labels []string) {
	d.t.Helper()
	if len(labels) == 0 {
		d.t.Errorf("%s: there is nothing to choose", where)
	}
	for _, label := range labels {
		first := choiceOn(d.screen.Content(), label)
		if first == nil {
			continue // another choice has taken it away
		}
		was := first.Chosen
		for i := range len(first.Options) + 1 {
			now := choiceOn(d.screen.Content(), label)
			if now == nil {
				break
			}
			if i == len(first.Options) {
				i = was
			}
			value := ""
			if i < len(now.Options) {
				value = now.Options[i]
			}
			before := spots(d.screen.Content())
			d.step(func() { now.Choose(i) })
			for name, place := range spots(d.screen.Content()) {
				if was, ok := before[name]; ok && was != place {
					d.t.Errorf("%s: with %s for %q, %s moves from %s to %s", where, value, label, name, was, place)
				}
			}
		}
	}
}

// Whatever is chosen on a home screen, or in chess's sheet of players, everything else stays where it is under the
// mouse.
func TestHomesAreSteady(t *testing.T) {
	d := openHouse(t, t.TempDir())
	for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800)} {
		d.step(func() { d.window.Resize(size) })
		for _, tile := range d.families.tiles() {
			if tile.Open != nil {
				continue
			}
			d.step(func() { d.chooseGame(tile.ID) })
			d.until(func() bool { return isShown[*home.Screen](d)() && !d.way.left && d.says(tile.Name) })
			where := fmt.Sprintf("%s in %.0fx%.0f", tile.Name, size.Width, size.Height)
			below := d.labels()
			d.changeAll(where, below)
			if tile.ID != chess.Name {
				continue
			}
			d.press("c")
			d.changeAll(where+", its players", d.labels(below...))
			d.press("Escape")
		}
	}
	d.shut()
}
