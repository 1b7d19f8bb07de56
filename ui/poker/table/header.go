package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// headerInset is how far a text is from the edge, in units.
const headerInset = 16

// header is the line above the table: which hand it is, the stage, and what a point is worth.
type header struct {
	widget.BaseWidget
	hand, stage, point *ours.Prose
	spare              float32 // what the right end of the line is left to something else, in units
}

func newHeader(art *ours.Art) *header {
	prose := func() *ours.Prose { return ours.NewProse(art, "", theme.BodyText, theme.Current().Ink) }
	h := &header{hand: prose(), stage: prose(), point: prose()}
	h.stage.Bold, h.stage.Align = true, fyne.TextAlignCenter
	h.point.Align = fyne.TextAlignTrailing
	h.ExtendBaseWidget(h)
	return h
}

// set shows a model.
func (h *header) set(m tabletop.Model, state play.State) {
	ink := theme.Current().Ink
	hand := text.T("poker.hand", "N", m.Number)
	if m.Rules.Hands > 0 {
		hand = text.T("poker.hand-of", "N", m.Number, "Of", m.Rules.Hands)
	}
	h.hand.Set(hand, ink)
	h.stage.Set(stageWords(m, state), ink)
	h.point.Set(text.T("poker.point", "Chips", pokertext.Chips(m.Rules.Point)), ink)
}

// stageWords says which stage the hand is at.
func stageWords(m tabletop.Model, state play.State) string {
	switch {
	case len(m.Players) == 0:
		return ""
	case m.Over && state.Settling():
		return text.T("poker.settlement")
	case m.Over:
		return text.T("poker.over")
	case m.Stage == poker.FantasyStage:
		return text.T("poker.fantasies")
	}
	return text.T("poker.street", "N", m.Stage, "Of", poker.LastStreet)
}

// CreateRenderer implements fyne.Widget.
func (h *header) CreateRenderer() fyne.WidgetRenderer { return &headerRenderer{h} }

type headerRenderer struct{ header *header }

// Layout implements fyne.WidgetRenderer.
func (r *headerRenderer) Layout(size fyne.Size) {
	h, u := r.header, size.Height/tabletop.BarHeight
	h.hand.SetTextSize(theme.BodyText * u)
	h.point.SetTextSize(theme.BodyText * u)
	h.stage.SetTextSize((theme.HeadingText - 2) * u)
	for _, p := range []*ours.Prose{h.hand, h.stage} {
		ours.Put(p, headerInset*u, 0, size.Width-2*headerInset*u, size.Height)
	}
	ours.Put(h.point, headerInset*u, 0, size.Width-(2*headerInset+h.spare)*u, size.Height)
}

// MinSize implements fyne.WidgetRenderer.
func (r *headerRenderer) MinSize() fyne.Size { return fyne.NewSize(300, 24) }

// Refresh implements fyne.WidgetRenderer.
func (r *headerRenderer) Refresh() { canvas.Refresh(r.header) }

// Objects implements fyne.WidgetRenderer.
func (r *headerRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.header.hand, r.header.stage, r.header.point}
}

// Destroy implements fyne.WidgetRenderer.
func (r *headerRenderer) Destroy() {}
