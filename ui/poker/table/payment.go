package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// payment returns the view of the pair of players being settled: their rows against each other, the royalties, and the
// payment.
func (p *parts) payment() fyne.CanvasObject {
	g := p.geometry()
	return p.fittedIn(fyne.NewSize(g.Fan.W, g.Fan.H), p.buildPayment)
}

func (p *parts) buildPayment(paper widget.Paper) fyne.CanvasObject {
	m := p.play.model
	pay := m.Settled.Pairs[min(p.play.state.Settled, len(m.Settled.Pairs)-1)]
	first, _ := m.Player(pay.Pair.First)
	second, _ := m.Player(pay.Pair.Second)
	lines := container.New(layout.NewCustomPaddedVBoxLayout(2*paper.Unit), p.paymentHead(paper))
	for i, one := range []tabletop.Player{first, second} {
		cells := []fyne.CanvasObject{small(paper, one.Name, theme.Current().Ink, true)}
		for _, row := range poker.Rows {
			words := pokertext.Pays(pokertext.Sentence(pokertext.Strength(one.Rated.Strengths[row])), one.Rated.Royalties[row])
			if one.Rated.Dead && row == poker.Top {
				words = text.T("poker.pair-dead")
			}
			won := pay.Lines[row] == poker.Won && i == 0 || pay.Lines[row] == poker.Lost && i == 1
			cells = append(cells, small(paper, words, rowInk(pay.Lines[row], won, one.Seat == p.play.config.Person), won))
		}
		earns := small(paper, text.Points(royalties(one.Rated)), theme.Current().Ink, false)
		earns.Align = fyne.TextAlignTrailing
		lines.Add(widget.NewCells(paymentShares, append(cells, earns)...))
	}
	words := small(paper, p.play.paymentWords(pay, first, second), theme.Current().Ink, true)
	keys := text.T("poker.pair-keys", "N", p.play.state.Settled+1, "Of", len(m.Settled.Pairs))
	if len(m.Settled.Pairs) == 1 {
		keys = text.T("poker.pair-key")
	}
	next := small(paper, keys, theme.Current().Faint, false)
	lines.Add(paper.Rule())
	lines.Add(container.NewBorder(nil, nil, words, next))
	return widget.NewPanel(lines, 10*paper.Unit)
}

// paymentShares are those of the columns: the name, the three rows, royalties.
var paymentShares = []float32{1.5, 2.4, 3.2, 3.2, 1.1}

func (p *parts) paymentHead(paper widget.Paper) fyne.CanvasObject {
	faint := theme.Current().Faint
	cells := []fyne.CanvasObject{small(paper, "", faint, false)}
	for _, row := range poker.Rows {
		cells = append(cells, small(paper, pokertext.Row(row), faint, false))
	}
	royalty := small(paper, text.T("poker.royalties"), faint, false)
	royalty.Align = fyne.TextAlignTrailing
	return widget.NewCells(paymentShares, append(cells, royalty)...)
}

func small(paper widget.Paper, words string, ink color.Color, bold bool) *widget.Prose {
	p := paper.Line(words, theme.SmallText, bold)
	p.Ink = ink
	return p
}

// rowInk returns the ink of a row that was won, lost or tied. For the user's own it shows good and bad.
func rowInk(sign byte, won, own bool) color.Color {
	p := theme.Current()
	switch {
	case sign == poker.Tied, won && !own:
		return p.Ink
	case won:
		return p.Good
	case own:
		return p.Bad
	}
	return p.Faint
}

func royalties(r poker.Rated) int {
	return r.Royalties[poker.Top] + r.Royalties[poker.Middle] + r.Royalties[poker.Bottom]
}

// paymentWords describes who pays whom, for how many points, and what limits it.
func (p *playing) paymentWords(pay poker.Payment, first, second tabletop.Player) string {
	if pay.Points == 0 {
		return text.T("poker.pair-nothing", "First", first.Name, "Second", second.Name)
	}
	winner, loser, points, paid := first, second, pay.Points, pay.Paid
	if points < 0 {
		winner, loser, points, paid = second, first, -points, -paid
	}
	values := []any{"Winner", winner.Name, "Loser", loser.Name, "Points", text.Points(points), "Chips", text.Points(paid)}
	how := "pays"
	switch {
	case paid == 0:
		how = "none"
	case paid < points*p.model.Rules.Point:
		how = "limited"
	}
	switch p.config.Person {
	case winner.Seat:
		how += "-you"
	case loser.Seat:
		how += "-by-you"
	}
	return text.T("poker.pair."+how, values...)
}
