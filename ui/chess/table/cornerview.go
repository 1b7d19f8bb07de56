package table

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// cornerView shows an army in its corner.
type cornerView struct {
	widget.BaseWidget

	corner  corner
	unit    float32
	words   float32 // the unit of words
	dice    bool    // the game has dice
	rolls   *tabletop.Dice
	palette theme.Palette
	art     *kitwidget.Art
	tips    *kitwidget.Tips
}

func newCornerView(art *kitwidget.Art, tips *kitwidget.Tips, animated bool) *cornerView {
	v := &cornerView{art: art, tips: tips, unit: 1, words: 1, rolls: tabletop.NewDice(art)}
	v.rolls.Animated = animated
	v.ExtendBaseWidget(v)
	return v
}

// set shows an army.
func (v *cornerView) set(c corner, g Geometry, dice bool) {
	p := theme.Current()
	if v.corner == c && v.unit == g.U && v.words == g.T && v.dice == dice && v.palette == p {
		return
	}
	if v.palette != (theme.Palette{}) && !v.corner.dice.Valid() && c.dice.Valid() {
		v.rolls.Roll(c.dice)
	} else {
		v.rolls.Set(c.dice)
	}
	v.corner, v.unit, v.words, v.dice, v.palette = c, g.U, g.T, dice, p
	v.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (v *cornerView) CreateRenderer() fyne.WidgetRenderer {
	prose := func(size float32) *kitwidget.Prose { return kitwidget.NewProse(v.art, "", size, color.Black) }
	r := &cornerRenderer{
		view: v, ground: canvas.NewRectangle(color.Transparent), edge: canvas.NewRectangle(color.Transparent),
		colour: prose(theme.BodyText), name: prose(theme.BodyText), clock: prose(theme.BodyText),
		status: prose(theme.SmallText), left: prose(theme.SmallText),
	}
	for i := range r.losses {
		r.losses[i] = newLoss(v, losable[i])
	}
	r.colour.Bold, r.clock.Bold = true, true
	r.clock.Align = fyne.TextAlignTrailing
	r.sign = canvas.NewRaster(func(w, h int) image.Image { return badge(v.corner.army).Raster(w, h) })
	r.laps = canvas.NewRaster(func(w, h int) image.Image { return lapsPicture(v.corner.laps, v.palette).Raster(w, h) })
	r.tips = [3]*kitwidget.Tip{v.tips.Over(v.ofPool), v.tips.Over(v.ofPawns), v.tips.Over(v.ofLaps)}
	r.show()
	return r
}

// ofPool returns the tip of the pieces on display.
func (v *cornerView) ofPool() string {
	if v.corner.pool == "" || v.corner.gone {
		return ""
	}
	return text.T("chess.tip.pool", "Army", chesstext.Army(v.corner.army))
}

// ofPawns returns the tip of the pawn on display.
func (v *cornerView) ofPawns() string {
	if v.corner.pawns <= 0 || v.corner.gone {
		return ""
	}
	return text.TN("chess.tip.pawns", v.corner.pawns, "Army", chesstext.Army(v.corner.army))
}

// ofLaps returns the tip of the king's progress around the centre.
func (v *cornerView) ofLaps() string {
	switch {
	case !v.corner.laps.shown:
		return ""
	case v.corner.laps.done:
		return text.T("chess.tip.tour-done", "Army", chesstext.Army(v.corner.army))
	}
	return text.T("chess.tip.tour", "Army", chesstext.Army(v.corner.army), "N", v.corner.laps.count)
}

type cornerRenderer struct {
	view                              *cornerView
	ground, edge                      *canvas.Rectangle
	sign, laps                        *canvas.Raster
	losses                            [len(losable)]*loss
	tips                              [3]*kitwidget.Tip // over the pool, the pawns and the laps
	face                              *canvas.Raster    // of a player known by name, or nil
	of                                string            // the player with that face
	moves                             string            // number of moves left
	colour, name, clock, status, left *kitwidget.Prose
}

// show brings texts and colours up to date.
func (r *cornerRenderer) show() {
	c, p, u := r.view.corner, theme.Current(), r.view.unit
	r.ground.FillColor, r.ground.CornerRadius = p.Panel, cornerRadius*u
	r.edge.CornerRadius = cornerRadius * u
	r.edge.StrokeColor, r.edge.StrokeWidth = p.PanelEdge, u
	if c.rim != c.army {
		r.edge.StrokeColor, r.edge.StrokeWidth = pieces.Colour(c.rim), 3*u
	}
	r.edge.Shadow = canvas.Shadow{}
	if c.lit {
		r.edge.StrokeColor, r.edge.StrokeWidth = p.Gold, 3*u
		r.edge.Shadow = canvas.Shadow{Color: theme.WithAlpha(p.Gold, 0x90), BlurRadius: 8 * u, Spread: u, Variant: canvas.DropShadow}
	}
	ink, clock := p.Ink, p.Ink
	if c.gone {
		ink = p.Faint
	}
	if c.short {
		clock = p.Bad
	}
	size := func(prose *kitwidget.Prose, points float32, words string, ink color.Color) {
		prose.SetTextSize(points * r.view.words)
		prose.Set(words, ink)
	}
	size(r.colour, theme.BodyText, chesstext.Army(c.army), ink)
	r.name.SetLine(c.name, p.Faint, math.MaxFloat32)
	size(r.clock, theme.BodyText, c.clock, clock)
	if r.of != c.name {
		r.face, r.of = nil, c.name
		if p, ok := people.Named(c.name); ok {
			r.face = r.view.art.Portrait(p.Card())
		}
	}
	left := ""
	if c.left > 0 {
		left = text.TN("chess.moves-left", c.left)
	}
	r.moves = left
	r.view.rolls.Hidden = !c.dice.Valid()
	r.left.Hidden = !c.dice.Valid()
	r.laps.Hidden = !c.laps.shown
}

// Measures of a corner, in units.
const (
	cornerRadius = 10
	cornerInset  = 10
	badgeSize    = 22
	faceSize     = 28
	pieceHigh    = 38
	diceSize     = 44
	lapsWide     = 62
	lapsHigh     = 14
)

// Layout implements fyne.WidgetRenderer: the name at the top, then the army's status, its losses, and the dice.
func (r *cornerRenderer) Layout(size fyne.Size) {
	u, c := r.view.unit, r.view.corner
	r.ground.Resize(size)
	r.edge.Resize(size)
	in, wide := cornerInset*u, size.Width-2*cornerInset*u
	words := r.fitHead(wide)
	y := 9 * u
	kitwidget.Put(r.sign, in, y+max(0, r.colour.MinSize().Height-badgeSize*u)/2, badgeSize*u, badgeSize*u)
	x := in + (badgeSize+7)*u
	high := max(badgeSize*u, r.colour.MinSize().Height)
	kitwidget.Put(r.colour, x, y, r.colour.MinSize().Width, high)
	x += r.colour.MinSize().Width + 7*u
	clock := r.clock.MinSize().Width
	room := size.Width - in - clock - x
	if clock > 0 {
		room -= 6 * u
	}
	r.name.FitLine(c.name, theme.Current().Faint, theme.BodyText*words, theme.SmallText*u, room)
	r.name.Hidden = room < theme.BodyText*u // not even a letter
	if r.face != nil {                      // with little room the name has precedence
		if r.face.Hidden = room-r.name.MinSize().Width < (faceSize+6)*u; !r.face.Hidden {
			kitwidget.Put(r.face, x, y+(high-faceSize*u)/2, faceSize*u, faceSize*u)
			x += (faceSize + 6) * u
			room -= (faceSize + 6) * u
		}
	}
	kitwidget.Put(r.name, x, y, room, high)
	kitwidget.Put(r.clock, size.Width-in-clock, y, clock, high)
	y += high + 3*u
	r.status.FitLine(c.status, theme.Current().Faint, theme.SmallText*r.view.words, 0.75*theme.SmallText*u, r.beside(wide))
	line := max(20*u, r.status.MinSize().Height)
	kitwidget.Put(r.status, in, y, wide, line)
	y += line

	before := len(r.losses) - 1 // the pawns
	slot := wide / (float32(before) + pawnsWide)
	for i, l := range r.losses[:before] {
		l.place(in+float32(i)*slot, y, slot)
	}
	pool := slot * float32(before)
	r.losses[before].place(in+pool, y, wide-pool)
	r.put(0, in, y, pool, pieceHigh*u)
	r.put(1, in+pool, y, wide-pool, pieceHigh*u)
	y += (pieceHigh + 6) * u
	if r.view.dice {
		kitwidget.Put(r.view.rolls, in, y, (2*diceSize+6)*u, diceSize*u)
		room := wide - (2*diceSize+14)*u
		r.left.FitLine(r.moves, theme.Current().Ink, theme.SmallText*r.view.words, 0.75*theme.SmallText*u, room)
		kitwidget.Put(r.left, in+(2*diceSize+14)*u, y, room, diceSize*u)
		kitwidget.Put(r.laps, in+wide-lapsWide*u, 9*u+high+5*u, lapsWide*u, lapsHigh*u)
	}
	r.put(2, r.laps.Position().X, r.laps.Position().Y, r.laps.Size().Width, r.laps.Size().Height)
}

// put puts a tip.
func (r *cornerRenderer) put(tip int, x, y, w, h float32) { kitwidget.Put(r.tips[tip], x, y, w, h) }

// fitHead returns the unit of the words above: as large as the user wants if all of them have room side by side, and the usual one
// at least.
func (r *cornerRenderer) fitHead(wide float32) (unit float32) {
	const step = 0.05
	u := r.view.unit
	for unit = r.view.words; ; unit = max(unit-step*u, u) {
		need := (badgeSize + 7 + 7 + 6) * u
		for _, p := range []*kitwidget.Prose{r.colour, r.name, r.clock} {
			p.SetTextSize(theme.BodyText * unit)
		}
		r.name.SetLine(r.view.corner.name, theme.Current().Faint, math.MaxFloat32)
		for _, p := range []*kitwidget.Prose{r.colour, r.name, r.clock} {
			need += p.MinSize().Width
		}
		if need <= wide || unit <= u {
			return unit
		}
	}
}

// beside returns the width left for the status, beside the king's laps.
func (r *cornerRenderer) beside(wide float32) float32 {
	if r.laps.Hidden || !r.view.dice {
		return wide
	}
	return wide - (lapsWide+4)*r.view.unit
}

// MinSize implements fyne.WidgetRenderer.
func (r *cornerRenderer) MinSize() fyne.Size { return fyne.NewSize(60, 40) }

// Refresh implements fyne.WidgetRenderer.
func (r *cornerRenderer) Refresh() {
	r.show()
	r.Layout(r.view.Size())
	r.sign.Refresh()
	r.laps.Refresh()
	for _, l := range r.losses {
		l.piece.Refresh()
	}
	canvas.Refresh(r.view)
}

// Objects implements fyne.WidgetRenderer.
func (r *cornerRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.ground, r.edge, r.sign, r.laps, r.view.rolls, r.colour, r.name, r.clock, r.status, r.left}
	for _, l := range r.losses {
		objects = append(objects, l.piece, l.count)
	}
	for _, tip := range r.tips {
		objects = append(objects, tip)
	}
	if r.face != nil {
		objects = append(objects, r.face)
	}
	return objects
}

// Destroy implements fyne.WidgetRenderer.
func (r *cornerRenderer) Destroy() {}
