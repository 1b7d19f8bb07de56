package table

import (
	"image/color"
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
)

// What the header measures.
const (
	headerSide  = 0.22 // of its width that the texts on either side have at least
	headerInset = 16   // from the edge to a text, in units
	headerGap   = 12   // and between two texts, at least
)

// header is the line above the table: which deal it is, the contract with the tricks
// taken and needed, and the score of the rubber.
type header struct {
	widget.BaseWidget

	deal, contract, score *ours.Prose
	// What they say, from the longest wording to the shortest: the one shown has room.
	deals, contracts, scores []string
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

// set shows a model. A board that has been played before has a title, which is in the
// place of the rubber's score.
func (h *header) set(m tabletop.Model, title string) {
	h.deals, h.contracts = dealLines(m), contractLines(m)
	if h.scores = []string{title}; title == "" {
		h.scores = scoreLines(m)
	}
	h.arrange()
}

// arrange says in the room that there is what has to be said. The contract in the middle comes first, but leaves
// some of it to the others.
func (h *header) arrange() {
	if h.deals == nil {
		return // nothing is to be said yet
	}
	ink := theme.Current().Ink
	size := h.Size()
	if size.Width == 0 {
		size.Width = math.MaxInt32 // it isn't laid out yet
	}
	aside := (headerInset + headerGap) * size.Height / tabletop.BarHeight
	middle := fit(h.contract, h.contracts, size.Width*(1-2*headerSide), ink)
	room := (size.Width-middle)/2 - aside
	fit(h.deal, h.deals, room, ink)
	fit(h.score, h.scores, room, ink)
}

// fit has prose say the longest wording that there is room for, the last one with its end left out if need be, and
// returns how wide that is.
func fit(p *ours.Prose, wordings []string, room float32, ink color.Color) float32 {
	for _, words := range wordings {
		p.Set(words, ink)
		if width := p.MinSize().Width; width <= room {
			return width
		}
	}
	rest := []rune(wordings[len(wordings)-1])
	for len(rest) > 0 && p.MinSize().Width > room {
		rest = rest[:len(rest)-1]
		p.Set(strings.TrimRight(string(rest), " ·")+"…", ink)
	}
	return p.MinSize().Width
}

// scoreLines are the score of the session.
func scoreLines(m tabletop.Model) []string {
	side := m.Person.Side()
	if m.Table.Rules.HasTargets() {
		imps := func(name func(card.Side) string) string {
			return text.TN("table.score-imps", m.IMPs[side], "Side", name(side), "IMPs", text.Gain(m.IMPs[side]))
		}
		return []string{imps(m.Side), imps(text.Side)}
	}
	line := func(name func(card.Side) string) string {
		return text.T("table.score", "Side", name(side), "Points", text.Points(m.Points[side]),
			"OtherSide", name(side.Other()), "Others", text.Points(m.Points[side.Other()]))
	}
	return []string{line(m.Side), line(text.Side)}
}

// dealLines say which deal it is, of a rubber that has several, who deals and who is vulnerable.
func dealLines(m tabletop.Model) []string {
	dealer, vul := text.Seat(m.Table.Dealer), m.Vulnerable()
	if m.Length == 1 {
		return []string{
			text.T("table.one-deal", "Dealer", dealer, "Vul", vul),
			text.T("table.one-deal-short", "Vul", vul),
			text.T("table.one-deal-least"),
		}
	}
	if m.Length == 0 { // it takes as many as it takes
		return []string{
			text.T("table.open-deal", "N", m.Number, "Dealer", dealer, "Vul", vul),
			text.T("table.open-deal-short", "N", m.Number, "Vul", vul),
			text.T("table.open-deal-least", "N", m.Number),
		}
	}
	return []string{
		text.T("table.deal", "N", m.Number, "Of", m.Length, "Dealer", dealer, "Vul", vul),
		text.T("table.deal-short", "N", m.Number, "Of", m.Length, "Vul", vul),
		text.T("table.deal-least", "N", m.Number, "Of", m.Length),
	}
}

// contractLines say what is played for and how far it is.
func contractLines(m tabletop.Model) []string {
	c := m.Table.Contract()
	switch {
	case m.Table.Phase() == bridge.AuctionPhase:
		return []string{text.T("table.auction")}
	case m.Table.Phase() == bridge.ChoicePhase:
		return declaresLines(m)
	case c.PassedOut():
		return []string{bridgetext.Contract(c)}
	}
	side := c.Declarer.Side()
	needs := m.Table.Rules.Needs(c.Level)
	return []string{
		text.T("table.contract", "Contract", bridgetext.Contract(c), "Needs", needs, "Has", m.Table.Won(side), "Side", m.Side(side),
			"Others", m.Table.Won(side.Other()), "OtherSide", m.Side(side.Other())),
		text.T("table.contract-short", "Contract", bridgetext.Contract(c), "Needs", needs, "Has", m.Table.Won(side)),
	}
}

// declaresLines say who declares before he has chosen the contract, and with how many points.
func declaresLines(m tabletop.Model) []string {
	declares := text.T("choice.declares", "Seat", text.Seat(m.Table.Actor()))
	if m.Table.Actor() == m.Person {
		declares = text.T("choice.you-declare")
	}
	side := m.Table.Actor().Side()
	return []string{text.T("choice.together", "Declares", declares, "Side", m.Side(side), "Points", m.Together(side)), declares}
}

func (h *header) CreateRenderer() fyne.WidgetRenderer { return &headerRenderer{h} }

type headerRenderer struct{ header *header }

func (r *headerRenderer) Layout(size fyne.Size) {
	u := size.Height / tabletop.BarHeight
	inset := headerInset * u
	r.header.deal.SetTextSize(theme.BodyText * u)
	r.header.score.SetTextSize(theme.BodyText * u)
	r.header.contract.SetTextSize((theme.HeadingText - 2) * u)
	r.header.arrange()
	for _, p := range []*ours.Prose{r.header.deal, r.header.contract, r.header.score} {
		p.Move(fyne.NewPos(inset, 0))
		p.Resize(fyne.NewSize(size.Width-2*inset, size.Height))
	}
}

func (r *headerRenderer) MinSize() fyne.Size { return fyne.NewSize(300, 24) }
func (r *headerRenderer) Refresh()           { canvas.Refresh(r.header) }
func (r *headerRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.header.deal, r.header.contract, r.header.score}
}
func (r *headerRenderer) Destroy() {}
