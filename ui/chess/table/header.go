package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
)

// headerInset is how far a text is from the edge, in units.
const headerInset = 16

// header is the line above the board: which turn it is, whose, and what is played.
type header struct {
	widget.BaseWidget
	turn, whose, variant *ours.Prose
	spare                float32 // what the right end of the line is left to something else, in units
}

func newHeader(art *ours.Art) *header {
	prose := func() *ours.Prose { return ours.NewProse(art, "", theme.BodyText, theme.Current().Ink) }
	h := &header{turn: prose(), whose: prose(), variant: prose()}
	h.whose.Bold, h.whose.Align = true, fyne.TextAlignCenter
	h.variant.Align = fyne.TextAlignTrailing
	h.ExtendBaseWidget(h)
	return h
}

// set shows a game.
func (h *header) set(g chess.Game, names map[chess.Army]string) {
	ink := theme.Current().Ink
	p := g.Position()
	turn := text.T("chess.turn", "N", p.Number())
	if left := toLimit(g); left <= limitSoon && !g.Over() {
		turn = text.TN("chess.turn-limit", left, "Turn", p.Number())
	}
	h.turn.Set(turn, ink)
	h.whose.Set(whose(g, names), ink)
	h.variant.Set(chesstext.Variant(p.Variant()), ink)
}

// limitSoon is from how many turns before the limit on it is said how many are left.
const limitSoon = 25

// toLimit returns after how many turns more without progress the game is a draw.
func toLimit(g chess.Game) int {
	p := g.Position()
	return g.Rules().TurnLimit() - p.Count()
}

// whose says whose turn it is, or that the game is over.
func whose(g chess.Game, names map[chess.Army]string) string {
	if g.Over() {
		return text.T("chess.over")
	}
	p := g.Position()
	army, name := chesstext.Army(p.Turn()), names[commander(&p, p.Turn())]
	switch name {
	case "":
		return text.T("chess.your-turn", "Army", army)
	case army:
		return text.T("chess.turn-of-colour", "Army", army)
	}
	return text.T("chess.turn-of", "Army", army, "Name", name)
}

// CreateRenderer implements fyne.Widget.
func (h *header) CreateRenderer() fyne.WidgetRenderer { return &headerRenderer{h} }

type headerRenderer struct{ header *header }

// Layout implements fyne.WidgetRenderer.
func (r *headerRenderer) Layout(size fyne.Size) {
	h, u := r.header, size.Height/barHeight
	h.turn.SetTextSize(theme.BodyText * u)
	h.variant.SetTextSize(theme.BodyText * u)
	h.whose.SetTextSize((theme.HeadingText - 2) * u)
	for _, p := range []*ours.Prose{h.turn, h.whose} {
		ours.Put(p, headerInset*u, 0, size.Width-2*headerInset*u, size.Height)
	}
	ours.Put(h.variant, headerInset*u, 0, size.Width-(2*headerInset+h.spare)*u, size.Height)
}

// MinSize implements fyne.WidgetRenderer.
func (r *headerRenderer) MinSize() fyne.Size { return fyne.NewSize(300, 24) }

// Refresh implements fyne.WidgetRenderer.
func (r *headerRenderer) Refresh() { canvas.Refresh(r.header) }

// Objects implements fyne.WidgetRenderer.
func (r *headerRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.header.turn, r.header.whose, r.header.variant}
}

// Destroy implements fyne.WidgetRenderer.
func (r *headerRenderer) Destroy() {}
