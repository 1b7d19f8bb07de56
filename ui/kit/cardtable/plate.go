package cardtable

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// PlateThrows is the size of a plate's shadow: that of a card with this shorter side, in units.
const PlateThrows = 52

// Plate is the wood of a name plate, with its shadow, and the gold that glows round it while its player is to act.
type Plate struct {
	unit    float32
	shadow  *widget.Shadow
	ground  *canvas.Raster
	turn    *canvas.Rectangle
	palette theme.Palette // that the wood is painted in
}

// NewPlate returns a plate that has no size yet.
func NewPlate() *Plate {
	return &Plate{
		unit:   1,
		shadow: widget.NewShadow(),
		ground: canvas.NewRaster(func(w, h int) image.Image { return felt.Plate(max(w, 1), max(h, 1), theme.Current()) }),
		turn:   canvas.NewRectangle(color.Transparent),
	}
}

// Corner returns the radius of the corners on a plate, for the unit of the table.
func Corner(unit float32) float32 { return 9 * unit }

// Show shows the plate in the colours of the present theme, on a table with a unit.
func (p *Plate) Show(unit float32, turn bool) {
	current := theme.Current()
	p.unit = unit
	p.turn.CornerRadius, p.turn.StrokeColor, p.turn.StrokeWidth = Corner(unit), current.Gold, 2.5*unit
	p.turn.Shadow = canvas.Shadow{Color: theme.WithAlpha(current.Gold, 0x90), BlurRadius: 9 * unit, Spread: unit, Variant: canvas.DropShadow}
	p.turn.Hidden = !turn
	if current != p.palette {
		p.palette = current
		p.ground.Refresh()
	}
}

// Layout gives the plate a size.
func (p *Plate) Layout(size fyne.Size) {
	p.shadow.FitRound(size, PlateThrows*p.unit, felt.PlateCorner*size.Height)
	p.shadow.Move(fyne.Position{})
	p.ground.Resize(size)
	p.turn.Resize(size)
}

// Objects returns the plate's objects from the bottom up. What is on the plate belongs above these.
func (p *Plate) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.shadow.Raster, p.ground, p.turn}
}

// Disc is the ivory button with a letter beside the dealer, or beside the player who is last.
type Disc struct {
	ground  *canvas.Raster
	letter  *widget.Prose
	palette theme.Palette
}

// NewDisc returns a button that has no size yet.
func NewDisc(art *widget.Art) *Disc {
	d := &Disc{
		ground: canvas.NewRaster(func(w, h int) image.Image { return felt.Button(max(min(w, h), 1), theme.Current()) }),
		letter: widget.NewProse(art, "", theme.SmallText, color.Black),
	}
	d.letter.Bold, d.letter.Align = true, fyne.TextAlignCenter
	return d
}

// Show shows the button with a letter in a size, or hides it.
func (d *Disc) Show(letter string, size float32, shown bool) {
	if current := theme.Current(); current != d.palette {
		d.palette = current
		d.ground.Refresh()
	}
	d.letter.SetTextSize(size)
	d.letter.Set(letter, theme.Light.WoodDark)
	d.ground.Hidden, d.letter.Hidden = !shown, !shown
}

// Layout puts the button in a square.
func (d *Disc) Layout(at Rect) {
	for _, o := range d.Objects() {
		o.Move(fyne.NewPos(at.X, at.Y))
		o.Resize(fyne.NewSize(at.W, at.H))
	}
}

// Objects returns the button's objects from the bottom up.
func (d *Disc) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{d.ground, d.letter} }
