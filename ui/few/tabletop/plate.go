package tabletop

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// plate is the content of a hand's plate: the player's letter, name, vulnerability, dealer, declarer and turn; of a
// dummy its owner.
type plate struct {
	unit       float32
	words      float32 // the unit of words
	letter     string  // "" on the plate of a dummy
	name       string
	who        string // the player whose face it shows, if known
	vulnerable bool
	dealer     bool
	turn       bool
	declares   bool
	tips       [3]string // tips of the tile, the button and the name
}

// plates returns the plates of the hands by their stations.
func (m Model) plates() map[Station]plate {
	all := make(map[Station]plate)
	if !m.shown() {
		return all
	}
	setup, c := m.Table.Setup(), m.Table.Contract()
	turn := make(map[Station]bool)
	for _, p := range m.Turn() {
		turn[m.handOf(p)] = true
	}
	acts := m.Acting()
	for _, p := range m.Table.Places() {
		s := m.stationOf(p)
		switch p.Pile {
		case few.Hand:
			of := plate{
				letter: fewtext.Letter(m.Table.Rules(), p.Of), name: m.name(p.Of), vulnerable: setup.Vulnerable(setup.Side(p.Of)), turn: turn[s],
				dealer: m.Kind() != few.BridgeForThree && setup.Dealer == p.Of, declares: !c.PassedOut() && c.Declarer == p.Of,
			}
			of.who = of.name
			if m.Table.Stage() != few.StagePlaying {
				of.turn = acts == p.Of
			}
			if m.Kind() == few.BridgeForThree && m.partners(p.Of) {
				of.name = text.T("few.tabletop.partner", "Name", of.name)
			}
			if m.Table.Owner(p) != p.Of { // declarer plays it
				of.name = text.T("few.tabletop.as-dummy", "Name", m.name(p.Of))
			}
			of.tips = m.tipsOf(of, p.Of)
			all[s] = of
		case few.Dummy, few.OpenPacket, few.ClosedPacket:
			if s == OpenOnTable || s == ClosedOnTable {
				continue
			}
			all[s] = plate{name: m.dummyName(p), turn: turn[s]}
		}
	}
	return all
}

// handOf returns the station of the hand that cards of a place belong to: of a row or a reserve the player's hand.
func (m Model) handOf(p few.Place) Station {
	switch p.Pile {
	case few.Row, few.Reserve:
		return m.stationOf(few.Place{Pile: few.Hand, Of: p.Of})
	}
	return m.stationOf(p)
}

// partners reports whether a player is the user's partner against the soloist.
func (m Model) partners(p few.Player) bool {
	return !m.Nobody && p != m.Person && m.Table.Side(p) == m.Table.Side(m.Person)
}

func (m Model) tipsOf(of plate, p few.Player) (tips [3]string) {
	tips[0] = text.T("tip.not-vulnerable")
	if of.vulnerable {
		tips[0] = text.T("tip.vulnerable")
	}
	switch {
	case !of.dealer:
	case m.Names.Is(p):
		tips[1] = text.T("few.tabletop.dealer-you")
	default:
		tips[1] = text.T("few.tabletop.dealer", "Name", m.name(p))
	}
	return tips
}

type plateView struct {
	widget.BaseWidget

	plate plate
	art   *kitwidget.Art
	tips  *kitwidget.Tips // that explain its marks, or nil
}

func newPlateView(art *kitwidget.Art, tips *kitwidget.Tips) *plateView {
	v := &plateView{art: art, tips: tips, plate: plate{unit: 1, words: 1}}
	v.ExtendBaseWidget(v)
	return v
}

func (v *plateView) set(p plate) {
	if v.plate != p {
		v.plate = p
		v.Refresh()
	}
}

func (v *plateView) CreateRenderer() fyne.WidgetRenderer {
	r := &plateRenderer{
		view:   v,
		wood:   cardtable.NewPlate(),
		frame:  canvas.NewRectangle(color.Transparent),
		zone:   canvas.NewRectangle(color.Transparent),
		letter: kitwidget.NewProse(v.art, "", theme.BodyText, color.Black),
		name:   kitwidget.NewProse(v.art, "", theme.BodyText, color.Black),
		dealer: cardtable.NewDisc(v.art),
	}
	r.letter.Bold, r.letter.Align = true, fyne.TextAlignCenter
	if v.tips != nil {
		for i := range v.plate.tips {
			r.tips = append(r.tips, v.tips.Over(func() string { return v.plate.tips[i] }))
		}
	}
	r.show()
	return r
}

type plateRenderer struct {
	view         *plateView
	wood         *cardtable.Plate
	frame        *canvas.Rectangle // of declarer
	zone         *canvas.Rectangle
	letter, name *kitwidget.Prose
	dealer       *cardtable.Disc
	face         *canvas.Raster   // of the player, or nil
	of           string           // the player with that face
	tips         []*kitwidget.Tip // over the zone, the dealer's button and the name; or none
}

// white is the ink of the letters on the tiles.
var white = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}

func (r *plateRenderer) show() {
	v, p := r.view.plate, theme.Current()
	radius := cardtable.Corner(v.unit)
	r.frame.StrokeColor, r.frame.StrokeWidth, r.frame.CornerRadius = p.FeltInk, 1.5*v.unit, radius*0.7
	r.frame.Hidden = !v.declares
	r.wood.Show(v.unit, v.turn)
	zone := p.Safe
	if v.vulnerable {
		zone = p.Vulnerable
	}
	r.zone.FillColor, r.zone.CornerRadius = theme.Under(white, zone), radius*0.7
	r.zone.Hidden, r.letter.Hidden = v.letter == "", v.letter == ""
	r.letter.Set(v.letter, white)
	r.dealer.Show(dealerLetter(), theme.BodyText*v.unit*0.75, v.dealer)
	if r.of != v.who {
		r.face, r.of = nil, v.who
		if who, ok := people.Named(v.who); ok {
			r.face = r.view.art.Portrait(who.Card())
		}
	}
}

// portrait is the size of a face on a plate, in units.
const portrait = 30

// Layout implements fyne.WidgetRenderer.
func (r *plateRenderer) Layout(size fyne.Size) {
	u := r.view.plate.unit
	r.wood.Layout(size)
	edge := 3.5 * u
	kitwidget.Put(r.frame, edge, edge, size.Width-2*edge, size.Height-2*edge)
	inset := 6.5 * u
	side := size.Height - 2*inset
	left := 14 * u
	if r.view.plate.letter != "" {
		kitwidget.Put(r.zone, inset, inset, side*1.15, side)
		r.letter.FitHeight(theme.BodyText*r.view.plate.words, side)
		kitwidget.Put(r.letter, inset, inset, side*1.15, side)
		left = inset + side*1.15 + 8*u
	}
	if r.face != nil {
		left -= 2 * u
		kitwidget.Put(r.face, left, (size.Height-portrait*u)/2, portrait*u, portrait*u)
		left += (portrait + 6) * u
	}
	disc := 24 * u
	right := size.Width - 8*u
	r.dealer.Layout(cardtable.NewRect(right-disc, (size.Height-disc)/2, disc, disc))
	if r.view.plate.dealer {
		right -= disc + 4*u
	}
	const share = 0.95 * theme.BodyText
	r.name.FitLine(r.view.plate.name, theme.Current().FeltInk, share*r.view.plate.words, share*u, right-left-4*u)
	kitwidget.Put(r.name, left, 0, right-left, size.Height)
	for i, over := range []fyne.CanvasObject{r.zone, r.dealer.Objects()[0], r.name} {
		if i < len(r.tips) {
			r.tips[i].Move(over.Position())
			r.tips[i].Resize(over.Size())
		}
	}
}

// MinSize implements fyne.WidgetRenderer.
func (r *plateRenderer) MinSize() fyne.Size { return fyne.NewSize(20, 8) }

// Refresh implements fyne.WidgetRenderer.
func (r *plateRenderer) Refresh() {
	r.show()
	r.Layout(r.view.Size())
	canvas.Refresh(r.view)
}

// Objects implements fyne.WidgetRenderer.
func (r *plateRenderer) Objects() []fyne.CanvasObject {
	objects := append(r.wood.Objects(), r.frame, r.zone, r.letter, r.name)
	objects = append(objects, r.dealer.Objects()...)
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
