package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	ours "github.com/superbridge/superbridge/ui/widget"
)

// headerSide is how much of the header's width the texts on either side have.
const headerSide = 0.3

// header is the line above the table: which deal it is, the contract with the tricks
// taken and needed, and the score of the rubber.
type header struct {
	widget.BaseWidget

	deal, contract, score *ours.Prose
}

func newHeader(art *ours.Art) *header {
	h := &header{
		deal:     ours.NewProse(art, "", theme.BodyText, theme.Current().Ink),
		contract: ours.NewProse(art, "", theme.HeadingText, theme.Current().Ink),
		score:    ours.NewProse(art, "", theme.BodyText, theme.Current().Ink),
	}
	h.contract.Bold, h.contract.Align = true, fyne.TextAlignCenter
	h.score.Align = fyne.TextAlignTrailing
	h.ExtendBaseWidget(h)
	return h
}

// set shows a model. A board that has been played before has a title, which stands in the
// place of the rubber's score.
func (h *header) set(m Model, title string) {
	ink := theme.Current().Ink
	h.deal.Set(dealLine(m), ink)
	h.contract.Set(contractLine(m), ink)
	if title != "" {
		h.score.Set(title, ink)
		return
	}
	points := m.Points
	if m.Over {
		for side, p := range m.Table.Points() {
			points[side] += p
		}
	}
	side := m.Person.Side()
	h.score.Set(text.T("table.score", "Side", m.side(side), "Points", text.Points(points[side]),
		"OtherSide", m.side(side.Other()), "Others", text.Points(points[side.Other()])), ink)
}

// dealLine says which deal it is, of a rubber that has several, who deals and who is vulnerable.
func dealLine(m Model) string {
	dealer, vul := text.Seat(m.Dealer), m.vulnerable()
	if m.Length == 1 {
		return text.T("table.one-deal", "Dealer", dealer, "Vul", vul)
	}
	return text.T("table.deal", "N", m.Number, "Of", m.Length, "Dealer", dealer, "Vul", vul)
}

// contractLine says what is played for and how far it is.
func contractLine(m Model) string {
	c := m.Contract()
	switch {
	case m.Phase() == bridge.AuctionPhase:
		return text.T("table.auction")
	case c.PassedOut():
		return text.Contract(c)
	}
	side := c.Declarer.Side()
	return text.T("table.contract",
		"Contract", text.Contract(c),
		"Needs", m.Rules.Needs(c.Level),
		"Has", m.Won(side),
		"Side", m.side(side),
		"Others", m.Won(side.Other()),
		"OtherSide", m.side(side.Other()))
}

func (h *header) CreateRenderer() fyne.WidgetRenderer { return &headerRenderer{h} }

type headerRenderer struct{ header *header }

func (r *headerRenderer) Layout(size fyne.Size) {
	u := size.Height / barHeight
	side := size.Width * headerSide
	inset := 16 * u
	r.header.deal.SetTextSize(theme.BodyText * u)
	r.header.score.SetTextSize(theme.BodyText * u)
	r.header.contract.SetTextSize((theme.HeadingText - 2) * u)
	r.header.deal.Move(fyne.NewPos(inset, 0))
	r.header.deal.Resize(fyne.NewSize(side, size.Height))
	r.header.contract.Move(fyne.NewPos(side, 0))
	r.header.contract.Resize(fyne.NewSize(size.Width-2*side, size.Height))
	r.header.score.Move(fyne.NewPos(size.Width-side-inset, 0))
	r.header.score.Resize(fyne.NewSize(side, size.Height))
}

func (r *headerRenderer) MinSize() fyne.Size { return fyne.NewSize(300, 24) }
func (r *headerRenderer) Refresh()           { canvas.Refresh(r.header) }
func (r *headerRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.header.deal, r.header.contract, r.header.score}
}
func (r *headerRenderer) Destroy() {}
