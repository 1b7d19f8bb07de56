package tabletop

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// plate is the content of a player's name plate: seat, name, vulnerability, dealer and turn.
type plate struct {
	unit       float32
	words      float32 // the unit of words
	seat       card.Seat
	name       string
	short      string         // the name where there is no room for that
	player     company.Player // the player in the seat
	known      bool           // the player has a name and a face
	vulnerable bool
	dealer     bool
	turn       bool
	declares   bool
	announces  bool // the players announce their points, and call nothing
	points     int  // announced points
}

// portrait is the size of a face on a plate, in units.
const portrait = 30

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

// showPlates brings the plates up to date.
func (s *Surface) showPlates() {
	m, g := s.model, s.geometry
	for _, seat := range card.Seats {
		p := m.PlaceOf(seat)
		at := g.plate(p, len(m.columns(seat, g)))
		if m.Over {
			at = g.spreadPlate(p)
		}
		s.plates[p].Move(fyne.NewPos(at.X, at.Y))
		s.plates[p].Resize(fyne.NewSize(at.W, at.H))
		player, known := m.player(seat)
		s.plates[p].set(plate{
			unit:       max(g.U, smallestOpen),
			words:      max(g.T, smallestOpen),
			seat:       seat,
			name:       seatName(m, seat),
			short:      shortName(m, seat),
			player:     player,
			known:      known,
			vulnerable: m.Table.Vul.Has(seat.Side()),
			dealer:     m.Table.Dealer == seat && !m.Given,
			turn:       m.Table.Phase() != bridge.Finished && !m.Waits && !m.Still && m.Table.Turn() == seat,
			declares:   m.declares(seat) && !m.Veiled && !m.Plain,
			announces:  m.Table.Rules.Choices && !m.Bare,
			points:     m.Table.Announced()[seat],
		})
	}
}

func seatName(m Model, seat card.Seat) string {
	name := text.T("seat." + seat.String())
	if player, ok := m.player(seat); ok {
		name = player.Name()
	}
	switch p := m.PlaceOf(seat); {
	case m.Names[seat] != "":
		return m.Names[seat]
	case m.Nobody:
		return name
	case p == Bottom && m.Table.Rules.Choices:
		return text.T("seat.yours")
	case m.Table.Rules.Choices: // there is room for the points, and not for more
		return name
	case p == Bottom && m.Company != nil:
		return text.T("seat.yours")
	case p == Bottom:
		return text.T("seat.you", "Seat", name)
	case p == Top:
		return text.T("seat.partner", "Seat", name)
	}
	return name
}

// shortName returns the name of a seat that is on a plate without room for who sits there.
func shortName(m Model, seat card.Seat) string {
	switch p := m.PlaceOf(seat); {
	case m.Names[seat] != "":
		return m.Names[seat]
	case p == Bottom && !m.Nobody:
		return text.T("seat.yours")
	}
	if player, ok := m.player(seat); ok {
		return player.Name()
	}
	return text.T("seat." + seat.String())
}

// declares reports whether a seat is known to declare, in a contract or before choosing one.
func (m Model) declares(seat card.Seat) bool {
	c := m.Table.Contract()
	return c.Declarer == seat && (m.Table.Phase() == bridge.ChoicePhase || m.Table.Phase() != bridge.AuctionPhase && !c.PassedOut())
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
		tag:    canvas.NewRectangle(color.Transparent),
		points: kitwidget.NewProse(v.art, "", theme.BodyText, color.Black),
	}
	r.points.Bold, r.points.Align = true, fyne.TextAlignCenter
	r.letter.Bold, r.letter.Align = true, fyne.TextAlignCenter
	if v.tips != nil {
		r.tips = []*kitwidget.Tip{v.tips.Over(v.ofZone), v.tips.Over(v.ofDealer), v.tips.Over(v.ofPlayer), v.tips.Over(v.ofPoints)}
	}
	r.show()
	return r
}

type plateRenderer struct {
	view         *plateView
	wood         *cardtable.Plate
	zone         *canvas.Rectangle
	frame        *canvas.Rectangle // of declarer
	letter, name *kitwidget.Prose
	dealer       *cardtable.Disc
	tag          *canvas.Rectangle // with the points that are announced
	points       *kitwidget.Prose
	face         *canvas.Raster   // of the player, or nil
	player       company.Player   // of the face
	tips         []*kitwidget.Tip // over the zone, the dealer's button, the name and the points; or none
}

// ofZone returns the tip of the tile with the seat's letter, whose colour has a meaning.
func (v *plateView) ofZone() string {
	if v.plate.vulnerable {
		return text.T("tip.vulnerable")
	}
	return text.T("tip.not-vulnerable")
}

// ofPlayer returns the tip with the seat of a player known by name.
func (v *plateView) ofPlayer() string {
	if !v.plate.known {
		return ""
	}
	return text.T("tip.player", "Name", v.plate.player.Name(), "Seat", text.Seat(v.plate.seat))
}

// ofDealer returns the tip of the dealer's button.
func (v *plateView) ofDealer() string {
	if !v.plate.dealer {
		return ""
	}
	if v.plate.announces {
		return text.T("choice.dealer", "Seat", text.Seat(v.plate.seat))
	}
	return text.T("tip.dealer", "Seat", text.Seat(v.plate.seat))
}

// ofPoints returns the tip of the number on a plate.
func (v *plateView) ofPoints() string {
	if !v.plate.announces {
		return ""
	}
	return text.TN("tip.announced", v.plate.points, "Seat", text.Seat(v.plate.seat))
}

func (r *plateRenderer) show() {
	v, p := r.view.plate, theme.Current()
	radius := cardtable.Corner(v.unit)
	r.frame.StrokeColor, r.frame.StrokeWidth, r.frame.CornerRadius = p.FeltInk, 1.5*v.unit, radius*0.7
	r.frame.Hidden = !v.declares
	r.wood.Show(v.unit, v.turn)
	switch {
	case !v.known:
		r.face = nil
	case r.face == nil || r.player != v.player:
		r.face, r.player = r.view.art.Portrait(v.player.Card()), v.player
	}
	zone := p.Safe
	if v.vulnerable {
		zone = p.Vulnerable
	}
	r.zone.FillColor, r.zone.CornerRadius = theme.Under(white, zone), radius*0.7
	r.letter.Set(text.SeatLetter(v.seat), white)
	r.fitName()
	r.dealer.Show(text.T("table.dealer-letter"), theme.BodyText*v.unit*0.75, v.dealer)
	r.tag.FillColor, r.tag.CornerRadius = theme.Light.Panel, 5*v.unit
	r.points.Set(text.Points(v.points), theme.Light.Ink) // on ivory in both themes
	r.tag.Hidden, r.points.Hidden = !v.announces, !v.announces
}

// room returns the width available for a name.
func (r *plateRenderer) room() float32 {
	v := r.view.plate
	u, size := v.unit, r.view.Size()
	inset := 6.5 * u
	room := size.Width - inset - (size.Height-2*inset)*1.15 - 8*u - 10*u
	if v.known {
		room -= (portrait + 4) * u
	}
	if v.dealer {
		room -= (24 + 8) * u
	}
	if v.announces {
		room -= (32 + 6) * u
	}
	return max(room, 0)
}

// fitName writes the name as large as the plate has room for, or the short one if that is cut.
func (r *plateRenderer) fitName() {
	const share = 0.95 * theme.BodyText
	v := r.view.plate
	for _, name := range []string{v.name, v.short} {
		r.name.FitLine(name, theme.Current().FeltInk, share*v.words, share*v.unit, r.room())
		if r.name.Text == name {
			return
		}
	}
}

func (r *plateRenderer) Layout(size fyne.Size) {
	u := r.view.plate.unit
	r.fitName()
	r.wood.Layout(size)
	edge := 3.5 * u
	r.frame.Move(fyne.NewPos(edge, edge))
	r.frame.Resize(fyne.NewSize(size.Width-2*edge, size.Height-2*edge))
	inset := 6.5 * u
	side := size.Height - 2*inset
	zone := fyne.NewSize(side*1.15, side)
	r.zone.Move(fyne.NewPos(inset, inset))
	r.zone.Resize(zone)
	r.letter.Move(r.zone.Position())
	r.letter.Resize(zone)
	r.letter.FitHeight(theme.BodyText*r.view.plate.words, side)
	left := inset + zone.Width + 8*u
	if r.face != nil {
		left -= 2 * u
		r.face.Move(fyne.NewPos(left, (size.Height-portrait*u)/2))
		r.face.Resize(fyne.NewSquareSize(portrait * u))
		left += (portrait + 6) * u
	}
	r.name.Move(fyne.NewPos(left, 0))
	r.name.Resize(fyne.NewSize(r.room(), size.Height))
	disc := 24 * u
	r.dealer.Layout(cardtable.NewRect(size.Width-disc-8*u, (size.Height-disc)/2, disc, disc))
	right := size.Width - 8*u
	if r.view.plate.dealer {
		right -= disc + 6*u
	}
	const wide, high = 32, 23
	r.tag.Move(fyne.NewPos(right-wide*u, (size.Height-high*u)/2))
	r.tag.Resize(fyne.NewSize(wide*u, high*u))
	r.points.Move(r.tag.Position())
	r.points.Resize(r.tag.Size())
	r.points.FitHeight(theme.BodyText*r.view.plate.words, high*u)
	for i, over := range []fyne.CanvasObject{r.zone, r.dealer.Objects()[0], r.name, r.tag} {
		if i < len(r.tips) {
			r.tips[i].Move(over.Position())
			r.tips[i].Resize(over.Size())
		}
	}
}

func (r *plateRenderer) MinSize() fyne.Size { return fyne.NewSize(60, 20) }
func (r *plateRenderer) Refresh() {
	r.show()
	r.Layout(r.view.Size())
	canvas.Refresh(r.view)
}
func (r *plateRenderer) Objects() []fyne.CanvasObject {
	objects := append(r.wood.Objects(), r.frame, r.zone, r.letter, r.name)
	objects = append(append(objects, r.dealer.Objects()...), r.tag, r.points)
	if r.face != nil {
		objects = append(objects, r.face)
	}
	for _, t := range r.tips {
		objects = append(objects, t)
	}
	return objects
}
func (r *plateRenderer) Destroy() {}
