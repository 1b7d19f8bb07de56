package tabletop

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// plate is the content of a player's name plate.
type plate struct {
	unit    float32
	words   float32 // the unit of words
	name    string
	stack   int
	button  bool
	turn    bool
	fantasy int    // cards at once, in this hand or the next one
	coming  bool   // in the next one
	apart   string // the names of players not settled with this one
	tall    bool   // the chips are below the name
}

// plateOf returns the plate of a player.
func plateOf(m Model, place int, g Geometry) plate {
	p := m.Players[place]
	of := plate{
		unit: g.U, words: g.T, name: p.Name, stack: p.Stack, button: p.Button, tall: place == 0,
		turn: p.Turn || m.settles(p), fantasy: p.Fantasy, apart: strings.Join(m.names(p), ", "),
	}
	if p.Next > 0 {
		of.fantasy, of.coming = p.Next, true
	} else if m.Over {
		of.fantasy = 0
	}
	return of
}

// settles reports whether a player belongs to the pair being settled.
func (m Model) settles(p Player) bool {
	pay, ok := m.settled()
	return ok && (p.Seat == pay.Pair.First || p.Seat == pay.Pair.Second)
}

// names returns the names of those with whom a player isn't settled.
func (m Model) names(p Player) (names []string) {
	for _, seat := range p.Apart {
		if other, ok := m.Player(seat); ok {
			names = append(names, other.Name)
		}
	}
	return names
}

// plateView is a name plate.
type plateView struct {
	widget.BaseWidget

	plate plate
	art   *kitwidget.Art
	tips  *kitwidget.Tips // that explain its marks, or nil
}

func newPlateView(art *kitwidget.Art) *plateView {
	v := &plateView{art: art, plate: plate{unit: 1, words: 1}}
	v.ExtendBaseWidget(v)
	return v
}

func (v *plateView) set(p plate) {
	if v.plate != p {
		v.plate = p
		v.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (v *plateView) CreateRenderer() fyne.WidgetRenderer {
	r := &plateRenderer{
		view: v, wood: cardtable.NewPlate(), button: cardtable.NewDisc(v.art),
		name:  kitwidget.NewProse(v.art, "", theme.BodyText, color.Black),
		chips: kitwidget.NewProse(v.art, "", theme.BodyText, color.Black),
		coin:  canvas.NewCircle(color.Transparent),
		tag:   canvas.NewRectangle(color.Transparent), cards: kitwidget.NewProse(v.art, "", theme.SmallText, color.Black),
		apart: canvas.NewRectangle(color.Transparent), bars: kitwidget.NewProse(v.art, "", theme.SmallText, color.Black),
	}
	r.chips.Bold = true
	for _, p := range []*kitwidget.Prose{r.cards, r.bars} {
		p.Bold, p.Align = true, fyne.TextAlignCenter
	}
	if v.tips != nil {
		r.tips = []*kitwidget.Tip{v.tips.Over(v.ofButton), v.tips.Over(v.ofFantasy), v.tips.Over(v.ofApart)}
	}
	r.show()
	return r
}

type plateRenderer struct {
	view        *plateView
	wood        *cardtable.Plate
	button      *cardtable.Disc
	name, chips *kitwidget.Prose
	face        *canvas.Raster // of a player known by name, or nil
	of          string         // the player with that face
	coin        *canvas.Circle
	tag         *canvas.Rectangle // with the cards of a fantasy
	cards       *kitwidget.Prose
	apart       *canvas.Rectangle // with the mark of a player not settled with all
	bars        *kitwidget.Prose
	tips        []*kitwidget.Tip // over the button, the fantasy and the mark, or none
}

// ofButton returns the tip of the button.
func (v *plateView) ofButton() string {
	if !v.plate.button {
		return ""
	}
	return text.T("poker.tip.button", "Name", v.plate.name)
}

// ofFantasy returns the tip of a fantasy's number.
func (v *plateView) ofFantasy() string {
	switch {
	case v.plate.fantasy == 0:
		return ""
	case v.plate.coming:
		return text.T("poker.tip.coming", "Name", v.plate.name, "N", v.plate.fantasy)
	}
	return text.T("poker.tip.fantasy", "Name", v.plate.name, "N", v.plate.fantasy)
}

// ofApart names the players not settled with this one.
func (v *plateView) ofApart() string {
	if v.plate.apart == "" {
		return ""
	}
	return text.T("poker.tip.apart", "Name", v.plate.name, "Names", v.plate.apart)
}

func (r *plateRenderer) show() {
	v, p := r.view.plate, theme.Current()
	size := theme.BodyText * v.unit
	r.wood.Show(v.unit, v.turn)
	r.button.Show(text.T("poker.button-letter"), size*0.75, v.button)
	r.chips.SetTextSize(theme.BodyText * v.words * 0.95)
	r.chips.Set(text.Points(v.stack), p.FeltInk)
	r.coin.FillColor, r.coin.StrokeColor, r.coin.StrokeWidth = p.Gold, theme.Mix(p.Gold, p.WoodDark, 0.5), 1.5*v.unit
	r.tag.FillColor, r.tag.CornerRadius = p.Gold, 5*v.unit
	r.cards.SetTextSize(size * 0.8)
	r.cards.Set(strconv.Itoa(v.fantasy), theme.Light.WoodDark)
	r.tag.Hidden, r.cards.Hidden = v.fantasy == 0, v.fantasy == 0
	r.apart.StrokeColor, r.apart.StrokeWidth, r.apart.CornerRadius = p.FeltInk, v.unit, 5*v.unit
	r.bars.SetTextSize(size * 0.8)
	r.bars.Set(text.T("poker.apart-mark"), p.FeltInk)
	r.apart.Hidden, r.bars.Hidden = v.apart == "", v.apart == ""
	if r.of != v.name {
		r.face, r.of = nil, v.name
		if p, ok := people.Named(v.name); ok {
			r.face = r.view.art.Portrait(p.Card())
		}
	}
}

// portrait is the size of a face on a plate, in units.
const portrait = 27

// Layout implements fyne.WidgetRenderer: the name on the left, the button and marks on the right, and the chips between
// them, or below the name.
func (r *plateRenderer) Layout(size fyne.Size) {
	v, u := r.view.plate, r.view.plate.unit
	r.wood.Layout(size)
	line, inset := size.Height, 10*u
	if v.tall {
		line = size.Height / 2
	}
	right, middle := size.Width-7*u, line/2
	if v.tall {
		middle += 2 * u
	}
	mark := func(w, h float32, objects ...fyne.CanvasObject) {
		right -= w
		for _, o := range objects {
			kitwidget.Put(o, right, middle-h/2, w, h)
		}
		right -= 4 * u
	}
	if v.button {
		mark(22*u, 22*u, r.button.Objects()...)
	}
	if v.fantasy > 0 {
		mark(25*u, 19*u, r.tag, r.cards)
	}
	if v.apart != "" {
		mark(19*u, 19*u, r.apart, r.bars)
	}
	const coin = 11
	const apart = 25 // of the middles of two lines
	if v.tall {
		r.chips.FitHeight(r.chips.TextSize, apart*u)
	}
	wide := r.chips.MinSize().Width
	if v.tall {
		kitwidget.Put(r.coin, inset, line+(line-coin*u)/2-2*u, coin*u, coin*u)
		kitwidget.Put(r.chips, inset+(coin+6)*u, line-2*u, wide, line)
	} else {
		right -= wide
		kitwidget.Put(r.chips, right, 0, wide, line)
		kitwidget.Put(r.coin, right-(coin+5)*u, (line-coin*u)/2, coin*u, coin*u)
		right -= 5 * u
	}
	// With little room the name has precedence, then the face, then the coin.
	const share = 0.95 * theme.BodyText
	r.name.FitLine(v.name, theme.Current().FeltInk, share*v.words, share*u, right-inset-3*u)
	if v.tall {
		r.name.FitHeight(r.name.TextSize, apart*u)
	}
	room := right - inset - r.name.MinSize().Width
	if r.face != nil {
		if r.face.Hidden = room < (portrait+4)*u; !r.face.Hidden {
			kitwidget.Put(r.face, inset-2*u, (line-portrait*u)/2, portrait*u, portrait*u)
			inset, room = inset+(portrait+4)*u, room-(portrait+4)*u
		}
	}
	if r.coin.Hidden = !v.tall && room < (coin+5)*u; !r.coin.Hidden && !v.tall {
		right -= (coin + 5) * u
	}
	kitwidget.Put(r.name, inset, middle-line/2, right-inset, line)
	for i, o := range []fyne.CanvasObject{r.button.Objects()[0], r.tag, r.apart} {
		if i < len(r.tips) {
			r.tips[i].Move(o.Position())
			r.tips[i].Resize(o.Size())
		}
	}
}

// MinSize implements fyne.WidgetRenderer.
func (r *plateRenderer) MinSize() fyne.Size { return fyne.NewSize(60, 20) }

// Refresh implements fyne.WidgetRenderer.
func (r *plateRenderer) Refresh() {
	r.show()
	r.Layout(r.view.Size())
	canvas.Refresh(r.view)
}

// Objects implements fyne.WidgetRenderer.
func (r *plateRenderer) Objects() []fyne.CanvasObject {
	objects := slices.Concat(r.wood.Objects(), []fyne.CanvasObject{r.name, r.coin, r.chips, r.tag, r.cards, r.apart, r.bars}, r.button.Objects())
	if r.face != nil {
		objects = append(objects, r.face)
	}
	for _, t := range r.tips {
		objects = append(objects, t)
	}
	return objects
}

// Destroy implements fyne.WidgetRenderer.
func (r *plateRenderer) Destroy() {}
