package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// announcement is the slip in the middle of the table that says which contract declarer has chosen, until the lead.
type announcement struct {
	sheet          *canvas.Rectangle
	contract, kind *kitwidget.Prose
}

func newAnnouncement(art *kitwidget.Art) announcement {
	a := announcement{
		canvas.NewRectangle(theme.Current().Panel),
		kitwidget.NewProse(art, "", theme.TitleText, theme.Current().Ink),
		kitwidget.NewProse(art, "", theme.BodyText, theme.Current().Faint),
	}
	a.contract.Bold, a.contract.Align, a.kind.Align = true, fyne.TextAlignCenter, fyne.TextAlignCenter
	return a
}

func (a announcement) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{a.sheet, a.contract, a.kind}
}

// set shows what has been chosen, as long as no card has been played.
func (a announcement) set(m tabletop.Model) {
	p := theme.Current()
	chosen := m.Table.Rules.Choices && m.Table.Phase() == bridge.PlayPhase && len(m.Table.Events()) == m.Table.Opening()
	if chosen {
		c := m.Table.Contract()
		call := bridge.Bid(c.Level, c.Strain)
		a.contract.Set(bridgetext.Contract(c), p.Ink)
		a.kind.Set(text.T("choice.announced."+bridgetext.ChoiceKind(m.Table.Rules, call), "Worth", bridgetext.ChoiceWorth(m.Table.Rules, call)), p.Faint)
	}
	a.sheet.FillColor, a.sheet.StrokeColor = p.Panel, p.PanelEdge
	a.show(chosen)
}

// show shows the slip, or takes it off the table.
func (a announcement) show(on bool) {
	for _, o := range a.objects() {
		kitwidget.Show(o, on)
	}
}

// What the slip measures, in units.
const announcementWidth, announcementHeight = 260, 84

// place lays the slip where the trick will lie.
func (a announcement) place(g tabletop.Geometry) {
	u := g.U
	at := cardtable.Around(g.TrickX, g.Note.Y-24*u-announcementHeight*u/2, announcementWidth*u, announcementHeight*u)
	a.sheet.StrokeWidth, a.sheet.CornerRadius = u, 10*u
	kitwidget.LiftSheet(a.sheet, u)
	cardtable.Put(a.sheet, at)
	a.contract.FitHeight(theme.HeadingText*g.T, 36*u)
	a.kind.FitLine(a.kind.Text, a.kind.Ink, theme.BodyText*g.T, theme.BodyText*u, at.W-16*u)
	a.kind.FitHeight(a.kind.TextSize, 24*u)
	cardtable.Put(a.contract, cardtable.NewRect(at.X, at.Y+10*u, at.W, 36*u))
	cardtable.Put(a.kind, cardtable.NewRect(at.X, at.Y+46*u, at.W, 24*u))
}
