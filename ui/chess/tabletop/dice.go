package tabletop

import (
	"image"
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// RollTime is the duration of a roll.
const RollTime = 720 * time.Millisecond

// Dice is the two dice. They come to rest in the middle of its place, as large as that allows, and roll in from the left.
type Dice struct {
	fynewidget.BaseWidget

	Animated bool // a roll is seen
	// Run is the animation clock: see [cardtable.InFynesTime], which nil means.
	Run func(length time.Duration, show func(now time.Duration)) (stop func())

	art     *widget.Art
	dice    chess.Dice
	step    int // of the roll, rollSteps: at rest
	stop    func()
	roll    int // counts them: a clock that is late is of another one
	size    fyne.Size
	rasters [2]*canvas.Raster
	bell    *canvas.Rectangle
}

// NewDice returns a place without dice.
func NewDice(art *widget.Art) *Dice {
	d := &Dice{art: art, Animated: true, step: rollSteps, bell: canvas.NewRectangle(color.Transparent)}
	for i := range d.rasters {
		d.rasters[i] = canvas.NewRaster(func(w, h int) image.Image { return d.picture(i, min(w, h)) })
		d.rasters[i].Hidden = true
	}
	d.ExtendBaseWidget(d)
	return d
}

func (d *Dice) picture(i, size int) image.Image {
	number := int([...]uint8{d.dice.A, d.dice.B}[i])
	return dieKey{number, i == 1, d.step, max(size, 1)}.picture(d.art)
}

// Set shows dice at rest, or none for the zero Dice.
func (d *Dice) Set(dice chess.Dice) {
	if dice == d.dice && !d.Rolling() {
		return
	}
	d.Finish()
	d.dice = dice
	d.lay(rollSteps)
}

// Roll has dice roll, and come to rest with these numbers.
func (d *Dice) Roll(dice chess.Dice) {
	d.Finish()
	d.dice = dice
	if !dice.Valid() || !d.Animated || !fyne.CurrentApp().Settings().ShowAnimations() {
		d.lay(rollSteps)
		return
	}
	d.roll++
	own := d.roll
	d.lay(0)
	run := d.Run
	if run == nil {
		run = cardtable.InFynesTime
	}
	speed := InUse().Speed
	stop := run(speed.takes(RollTime), func(now time.Duration) {
		now = speed.in(now)
		switch {
		case d.roll != own || d.step == rollSteps:
		case now >= RollTime:
			d.Finish()
		default:
			d.lay(int(now * rollSteps / RollTime))
		}
	})
	if d.Rolling() {
		d.stop = stop
	}
}

// Rolling reports whether the dice roll.
func (d *Dice) Rolling() bool { return d.step < rollSteps }

// Finish brings a roll to its end, and reports whether there was any.
func (d *Dice) Finish() bool {
	if !d.Rolling() {
		return false
	}
	if d.stop != nil {
		d.stop()
		d.stop = nil
	}
	d.lay(rollSteps)
	return true
}

// lay shows the dice at a step of their roll.
func (d *Dice) lay(step int) {
	d.step = step
	side := min(d.size.Height, d.size.Width/2)
	left := 1 - float64(step)/rollSteps
	for i, r := range d.rasters {
		r.Hidden = !d.dice.Valid()
		x := d.size.Width/2 + (float32(i)-1)*side
		y := (d.size.Height - side) / 2
		hop := float32(math.Abs(math.Sin(left*left*3*math.Pi)) * left)
		r.Resize(fyne.NewSquareSize(side))
		r.Move(fyne.NewPos(x-float32(left*left)*side*1.4, y-hop*side*0.5))
		r.Refresh()
	}
	d.bell.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (d *Dice) CreateRenderer() fyne.WidgetRenderer { return diceRenderer{d} }

type diceRenderer struct{ dice *Dice }

// Layout implements fyne.WidgetRenderer.
func (r diceRenderer) Layout(size fyne.Size) {
	r.dice.size = size
	r.dice.lay(r.dice.step)
}

func (r diceRenderer) MinSize() fyne.Size { return fyne.NewSize(60, 30) }
func (r diceRenderer) Refresh()           { r.dice.lay(r.dice.step) }
func (r diceRenderer) Destroy()           {}

// Objects implements fyne.WidgetRenderer.
func (r diceRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.dice.rasters[0], r.dice.rasters[1], r.dice.bell}
}
