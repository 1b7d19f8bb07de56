package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// scoreSheet is the rubber, board by board, and who has won it.
func (s sheetMaker) scoreSheet(r session.Session, person card.Seat, other otherTable, deals deals, buttons ...*kitwidget.Button) fyne.CanvasObject {
	rows := scoreRows(r, person.Side(), other)
	spread := 5 * s.Unit
	if len(rows) > airyScoreRows {
		spread = s.Unit
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(0))
	dense := s
	dense.Unit *= min(1, mostScoreRows/float32(len(rows)))
	board := 0
	for _, row := range rows {
		if row.kind == groupRow || row.kind == totalRow {
			lines.Add(s.Rule())
		}
		line := dense.scoreLine(row, formOf(r.Rules), person.Side())
		if row.kind == boardRow && deals.open != nil {
			r := kitwidget.NewRow(line, 0, spread/2, deals.open(board))
			r.Selected = board == deals.chosen
			line = r
		} else {
			line = container.New(layout.NewCustomPaddedLayout(spread/2, spread/2, 0, 0), line)
		}
		if row.kind == boardRow {
			board++
		}
		lines.Add(line)
	}
	below := s.houseRules(r.Rules)
	if r.Rules.HasTargets() {
		how := s.Faint(text.T("sheet.against-target"))
		how.Wrap = true
		below = append(below, s.inset(how))
	}
	if r.Rules.CarryBelow {
		carried := s.Faint(text.T("sheet.carried"))
		carried.Wrap = true
		below = append(below, s.inset(carried))
	}
	return s.paper(r, person.Side(), lines, below, buttons)
}

// paper is a score sheet with who has won over the score, and under it what else there is to say, and what can be done.
func (s sheetMaker) paper(r session.Session, person card.Side, score fyne.CanvasObject, below []fyne.CanvasObject, buttons []*kitwidget.Button) fyne.CanvasObject {
	head := s.Line(bridgetext.Outcome(r, person), theme.HeadingText, true)
	head.Align = fyne.TextAlignCenter
	body := s.Column(head, s.Gap(4), score)
	for _, o := range below {
		body.Add(o)
	}
	body.Add(s.Gap(6))
	body.Add(s.Row(buttons...))
	return kitwidget.NewSheet(scoreWidth*s.Unit, 24*s.Unit, body)
}

// houseRules says by which house rules has been played, if by any.
func (s sheetMaker) houseRules(r bridge.Rules) []fyne.CanvasObject {
	said := bridgetext.House(r)
	if len(said) == 0 {
		return nil
	}
	rules := s.Faint(strings.Join(said, " "))
	rules.Wrap = true
	return []fyne.CanvasObject{s.Gap(2), s.inset(s.Column(s.Line(text.T("house.title"), theme.BodyText, true), rules))}
}

// inset puts words under those of the score.
func (s sheetMaker) inset(o fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(0, 0, 7*s.Unit, 7*s.Unit), o)
}

// The measures of a score sheet. The sum of a group has a label as wide as what it leaves empty.
const (
	scoreWidth    = 720
	airyScoreRows = 14 // then they lie closer
	mostScoreRows = 22 // then they are smaller
)

// scoreLine returns a line of the score sheet, for someone on a side.
func (s sheetMaker) scoreLine(row scoreRow, form scoreForm, side card.Side) fyne.CanvasObject {
	shares := slices.Clone(form.shares[:len(row.cells)])
	var cells []fyne.CanvasObject
	for column, t := range row.cells {
		cell := s.Line(t, theme.BodyText, row.kind != boardRow)
		if column >= amounts {
			cell.Align = fyne.TextAlignTrailing
			if row.kind != headRow {
				cell.Ink = theme.Current().ForYou(form.tone(t, column, side))
			}
		}
		cells = append(cells, container.New(layout.NewCustomPaddedLayout(0, 0, 7*s.Unit, 7*s.Unit), cell))
	}
	if row.kind.sums() {
		for _, share := range shares[1:amounts] {
			shares[0] += share
		}
		shares, cells = slices.Delete(shares, 1, amounts), slices.Delete(cells, 1, amounts)
	}
	return kitwidget.NewCells(shares, cells...)
}
