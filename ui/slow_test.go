package ui

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/history"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// On a disk that took seconds for a write the window froze, and keys waited for it. Another program holds the file
// until this one has done everything; no step waits for it, and nothing is lost.
func TestTheWindowGoesOnWhileTheDiskIsBusy(t *testing.T) {
	const limit = 4 * time.Second // a write waits for five
	d, record := newDesk(t)
	d.step(d.showHome)
	d.until(isShown[*home.Screen](d))

	free := d.hold()
	level := d.families[0].Settings(func(err error) { t.Log(err) }).Rows[0]
	before := choices.Load(d.store)
	d.step(func() { level.Choose(len(level.Options) - 1 - level.Chosen) })
	d.step(func() { d.showHistory(d.offered()) })
	d.until(isShown[*history.Screen](d))
	d.until(func() bool { return d.screen.(*history.Screen).Position().Session != 0 })
	if choices.Load(d.store) != before {
		t.Error("the disk is not busy")
	}
	free()

	free = d.hold()
	d.press("*") // a star
	d.press("Escape")
	if d.still(100 * time.Millisecond); isShown[*home.Screen](d)() {
		t.Error("home, which waits for what is being written, is shown")
	}
	free()
	d.until(isShown[*home.Screen](d))
	d.step(func() { d.begin() })
	d.until(isShown[*table.Screen](d))
	d.step(d.quit)
	d.until(func() bool { return d.window.closed })
	if now := choices.Load(d.store); now == before {
		t.Error("what was chosen isn't kept")
	}
	if sums, err := d.kept().Summaries(t.Context(), []int64{record.Rubber}); err != nil || !sums[0].Starred {
		t.Errorf("the rubber is kept as %+v, %v", sums, err)
	}
	if d.longest > limit {
		t.Errorf("a step takes %v", d.longest)
	}
	t.Logf("the longest step took %v", d.longest)
}

// The user's act at the table while the disk is busy is saved once, when possible: whether the user stays, repeats the
// keys, leaves the table or closes the window.
func TestAnActWhileTheDiskIsBusy(t *testing.T) {
	for name, then := range map[string]func(d *desk){
		"he waits":          func(*desk) {},
		"he says it again":  func(d *desk) { d.press("1", "c", "Enter", "Enter") },
		"he leaves":         func(d *desk) { d.press("Escape") },
		"he leaves twice":   func(d *desk) { d.press("Escape", "Escape") },
		"he closes":         func(d *desk) { d.step(d.quit) },
		"he starts another": func(d *desk) { d.step(d.begin) },
	} {
		t.Run(name, func(t *testing.T) {
			d, _ := newDesk(t)
			d.step(func() { d.begin() })
			d.until(isShown[*table.Screen](d))
			d.until(func() bool { return canBePressed(d.screen, text.T("table.hint")) }) // the user is to act
			before := saved(t, d.kept())
			free := d.hold()
			d.press("1", "c", "Enter")
			then(d)
			d.still(100 * time.Millisecond)
			if n := len(saved(t, d.kept())); n != len(before) || d.window.closed {
				t.Fatalf("while the disk is busy %d rubbers are kept, %d before; the window is closed: %t", n, len(before), d.window.closed)
			}
			free()
			var rubber int64
			d.until(func() bool {
				all := saved(t, d.kept())
				rubber = all[0]
				return len(all) > len(before)
			})
			d.still(100 * time.Millisecond) // for anything that might follow
			if all := saved(t, d.kept()); len(all) != len(before)+1 {
				t.Fatalf("%d rubbers are kept, %d before", len(all), len(before))
			}
			r, err := d.kept().Rubber(rubber)
			if err != nil || r.Current == nil {
				t.Fatalf("kept as %+v, %v", r, err)
			}
			acts := 0
			for n, e := range r.Current.Events() {
				if r.Current.Prefix(n).Actor() == card.South {
					acts++
					if want := bridge.Called(bridge.Bid(1, bridge.Clubs)); e != want {
						t.Errorf("it is kept as %v, want %v", e, want)
					}
				}
			}
			if acts != 1 {
				t.Errorf("%d acts are kept: %v", acts, r.Current.Events())
			}
			d.step(d.quit)
			d.until(func() bool { return d.window.closed })
		})
	}
}
