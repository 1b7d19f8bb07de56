package review

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// tricksTable shows the tricks of each declarer in each strain.
type tricksTable struct {
	content fyne.CanvasObject
	cells   [4][5]*widget.Prose
	marks   [4][5]*canvas.Rectangle
}

var tableShares = []float32{1.1, 1, 1, 1, 1, 1}

func newTricksTable(art *widget.Art) *tricksTable {
	p := theme.Current()
	t := &tricksTable{}
	word := func(words string, ink color.Color) *widget.Prose {
		prose := widget.NewProse(art, words, theme.U(theme.SmallText), ink)
		prose.Align = fyne.TextAlignCenter
		return prose
	}
	head := []fyne.CanvasObject{word("", p.Faint)}
	for _, strain := range bridge.Strains {
		head = append(head, word(bridgetext.StrainSign(strain), p.Faint))
	}
	rows := container.New(layout.NewCustomPaddedVBoxLayout(0), widget.NewCells(tableShares, head...))
	for _, seat := range [4]card.Seat{card.North, card.South, card.East, card.West} {
		name := word(text.Seat(seat), p.Faint)
		name.Align = fyne.TextAlignLeading
		row := []fyne.CanvasObject{name}
		for _, strain := range bridge.Strains {
			cell, mark := word("", p.Ink), canvas.NewRectangle(color.Transparent)
			mark.CornerRadius = theme.U(5)
			t.cells[seat][strain], t.marks[seat][strain] = cell, mark
			row = append(row, container.NewStack(mark, cell))
		}
		rows.Add(widget.NewCells(tableShares, row...))
	}
	t.content = rows
	return t
}

// set shows the results, with the contract marked.
func (t *tricksTable) set(a analysis.Analysis, c bridge.Contract, most int) {
	p := theme.Current()
	for _, seat := range card.Seats {
		for _, strain := range bridge.Strains {
			words := ""
			if a.Total > 0 {
				words = bridgetext.Tricks(a.Tricks[seat][strain], most)
			}
			ink := p.Ink
			if tricks, ok := about(a, seat, strain); ok {
				words, ink = text.T("board.about", "Tricks", tricks), p.Faint
			}
			if words == "" {
				words, ink = "·", p.Faint
			}
			t.cells[seat][strain].Set(words, ink)
			fill := color.Color(color.Transparent)
			if !c.PassedOut() && seat == c.Declarer && strain == c.Strain {
				fill = theme.Mix(p.Panel, p.Gold, 0.4)
			}
			if mark := t.marks[seat][strain]; mark.FillColor != fill {
				mark.FillColor = fill
				mark.Refresh()
			}
		}
	}
}

// mostApart is the largest distance of the bounds of the contract's worth that is put into words.
const mostApart = 4

// worthWords describes the worth of the contract, and par.
func (p *page) worthWords() string {
	a, b := p.mine.found, p.record().whole()
	var lines []string
	if c := b.Contract(); !c.PassedOut() {
		tricks, ok := a.Worth(c)
		bounds := a.Tricks[c.Declarer][c.Strain]
		estimate, estimated := about(a, c.Declarer, c.Strain)
		switch {
		case estimated:
			lines = append(lines, text.TN("board.worth-about", estimate, "Contract", bridgetext.Contract(c), "Took", b.DeclarerTricks()))
		case !ok && a.Total > 0 && bounds.Max-bounds.Min <= mostApart:
			lines = append(lines, text.TN("board.worth-between", bounds.Max, "Contract", bridgetext.Contract(c), "Least", bounds.Min, "Took", b.DeclarerTricks()))
		case ok && tricks == b.DeclarerTricks():
			lines = append(lines, text.TN("board.worth-same", tricks, "Contract", bridgetext.Contract(c)))
		case ok:
			lines = append(lines, text.TN("board.worth", tricks, "Contract", bridgetext.Contract(c), "Took", b.DeclarerTricks()))
		}
	}
	if a.Par != nil {
		lines = append(lines, parWords(*a.Par))
		if b.Rules.CarryBelow || b.Rules.HasTargets() {
			lines = append(lines, text.T("board.par-how"))
		}
	}
	if best, points, ok := a.BestChoice(b); ok {
		lines = append(lines, choiceWords(b, best, points))
	}
	if estimates(a) {
		lines = append(lines, text.T("board.about-how"))
	}
	return strings.Join(lines, "\n")
}

// about returns the estimate to show of a strain's worth for a declarer. Adjacent bounds say more.
func about(a analysis.Analysis, declarer card.Seat, strain bridge.Strain) (tricks int, ok bool) {
	tricks, ok = a.About(declarer, strain)
	bounds := a.Tricks[declarer][strain]
	return tricks, ok && bounds.Max-bounds.Min > 1
}

// estimates reports whether the table shows estimates.
func estimates(a analysis.Analysis) bool {
	for _, seat := range card.Seats {
		for _, strain := range bridge.Strains {
			if _, ok := about(a, seat, strain); ok {
				return true
			}
		}
	}
	return false
}

// choiceWords names declarer's best choice of contract.
func choiceWords(b bridge.Board, best bridge.Call, points int) string {
	if c := b.Contract(); best == bridge.Bid(c.Level, c.Strain) {
		return text.T("choice.best-same", "Points", text.Points(points))
	}
	return text.T("choice.best", "Call", bridgetext.Call(best), "Points", text.Points(points))
}

// mostPars is the largest number of par contracts that are named.
const mostPars = 2

// parWords describes par. A contract that both players of a side can declare is named once.
func parWords(par dd.ParScore) string {
	if par.Points == 0 {
		return text.T("board.par-zero")
	}
	side, points := card.NS, par.Points
	if points < 0 {
		side, points = card.EW, -points
	}
	var names []string
	for _, c := range par.Contracts {
		name := text.T("board.par-contract", "Contract", bridgetext.ContractName(c), "Side", text.Side(c.Declarer.Side()))
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	contracts := strings.Join(names[:min(len(names), mostPars)], ", ")
	if len(names) > mostPars {
		contracts = text.T("board.par-others", "Contracts", contracts)
	}
	return text.T("board.par", "Contracts", contracts, "Side", text.Side(side), "Points", text.Points(points))
}

// searchWords describes the progress of the analysis.
func (p *page) searchWords() string {
	a := p.search.record().found
	done, total := a.Progress()
	switch {
	case p.search.stop != nil && p.search.away:
		return text.T("board.searching-away", "Done", done, "Total", total)
	case p.search.stop != nil && a.Looked():
		return text.T("board.searching-longer", "Done", done, "Total", total)
	case p.search.stop != nil:
		return text.T("board.searching", "Done", done, "Total", total)
	case !a.Complete() && p.search.err == nil:
		return text.T("board.stopped", "Done", done, "Total", total)
	}
	return ""
}

// failureWords describes the error of the analysis, if any.
func (p *page) failureWords() string {
	if p.search.err == nil {
		return ""
	}
	return text.T("board.search-failed", "Error", p.search.err)
}
