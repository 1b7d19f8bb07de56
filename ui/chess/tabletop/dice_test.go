package tabletop

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// At rest a die turns its number towards the viewer more than any other side; and opposite sides add up to seven.
func TestDiceShowTheirNumbers(t *testing.T) {
	for number := 1; number <= 6; number++ {
		for _, second := range []bool{false, true} {
			at := dieKey{number: number, second: second, step: rollSteps}.turning()
			for _, f := range dieFaces {
				z := at.apply(f.out).z
				switch {
				case f.number == number && z < 0.9:
					t.Errorf("%d is turned away: %v", number, z)
				case f.number == 7-number && z > -0.9:
					t.Errorf("opposite %d is not %d", number, f.number)
				case f.number != number && z > 0.35:
					t.Errorf("beside %d one sees %d: %v", number, f.number, z)
				}
			}
		}
	}
}

// A turn preserves lengths and right angles, and each side is drawn with its own pips, not mirrored.
func TestTurnings(t *testing.T) {
	for step := range rollSteps + 1 {
		at := dieKey{number: 4, step: step}.turning()
		for i := range 3 {
			for j := range 3 {
				a, b := at[i], at[j]
				want := 0.0
				if i == j {
					want = 1
				}
				if got := a.x*b.x + a.y*b.y + a.z*b.z; math.Abs(got-want) > 1e-9 {
					t.Fatalf("step %d: %v", step, got)
				}
			}
		}
	}
	for _, f := range dieFaces {
		a, b := f.across, f.down
		cross := space{a.y*b.z - a.z*b.y, a.z*b.x - a.x*b.z, a.x*b.y - a.y*b.x}
		if cross != f.out {
			t.Errorf("side %d is mirrored: %v", f.number, cross)
		}
	}
}

// layDice returns dice in a place with the clock that they go by.
func layDice(t *testing.T) (d *Dice, c *clock) {
	t.Helper()
	test.NewTempApp(t)
	d, c = NewDice(widget.NewArt(cardart.Style{})), new(clock)
	d.Run = c.run
	d.Resize(fyne.NewSize(120, 60))
	return d, c
}

func TestDiceRoll(t *testing.T) {
	d, c := layDice(t)
	if d.rasters[0].Visible() {
		t.Error("there are dice before a roll")
	}
	d.Roll(chess.Dice{A: 6, B: 3})
	if !d.Rolling() || c.length != RollTime {
		t.Fatal("they don't roll")
	}
	start := d.rasters[0].Position()
	late := c.show
	late(RollTime / 2)
	if at := d.rasters[0].Position(); at.X <= start.X || !d.rasters[1].Visible() {
		t.Errorf("half the way they are at %v", at)
	}
	late(RollTime)
	late(RollTime)
	if d.Rolling() || d.rasters[0].Position() != fyne.NewPos(0, 0) || d.rasters[1].Position() != fyne.NewPos(60, 0) {
		t.Errorf("at rest they are at %v", d.rasters[0].Position())
	}
	d.Roll(chess.Dice{A: 1, B: 1})
	late(RollTime / 3) // the clock of the roll before
	if d.step != 0 {
		t.Error("an old clock goes on")
	}
	if !d.Finish() || d.Finish() || c.stops != 2 {
		t.Errorf("cut short: %d stops", c.stops)
	}
	d.Set(chess.Dice{})
	if d.rasters[0].Visible() {
		t.Error("the dice are still there")
	}
	d.Animated = false
	d.Roll(chess.Dice{A: 2, B: 5})
	if d.Rolling() || !d.rasters[0].Visible() {
		t.Error("dice that aren't animated roll")
	}
}
