package history

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

const (
	margin       = 18
	listShare    = 0.3 // of the width, for the rubbers
	leastList    = 320
	rubberHeight = 74
	boardHeight  = 32
)

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	back := widget.NewButton(s.art, text.T("history.back"), "Esc", s.options.OnBack)
	head := widget.NewHead(s.art, text.T("history.title"), back)
	s.rubbers = widget.NewList(theme.U(rubberHeight), s.newRubberRow, s.showRubberRow)
	s.boards = widget.NewList(theme.U(boardHeight), s.newBoardRow, s.showBoardRow)
	s.pane = container.NewStack()
	s.board = container.NewVScroll(container.NewStack())
	s.rubbers.OnSelected = func(int) {
		s.enterBoards(false)
		s.showRubber()
		s.want()
	}
	s.boards.OnSelected = func(int) { s.showBoard() }
	s.rubbers.SetLength(len(s.all))
	s.enterBoards(s.inBoards)

	body := s.message()
	if body == nil {
		body = container.New(sideBySide{},
			widget.NewPanel(s.rubbers, theme.U(6)), widget.NewPanel(s.pane, theme.U(margin)))
	}
	return container.New(layout.NewCustomPaddedLayout(theme.U(margin), theme.U(margin), theme.U(margin), theme.U(margin)),
		container.New(middle{}, container.New(under(theme.U(margin)), head, body)))
}

// message returns what is shown when there is no list, or nil.
func (s *Screen) message() fyne.CanvasObject {
	p := theme.Current()
	words, ink := "", p.Ink
	switch {
	case !s.loaded:
		words, ink = text.T("history.loading"), p.Faint
	case s.err != nil:
		words, ink = text.T("history.failed", "Error", s.err), p.Bad
	case len(s.all) == 0:
		words = text.T("history.empty")
	default:
		return nil
	}
	prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), ink)
	prose.Wrap, prose.Align = true, fyne.TextAlignCenter
	return widget.NewColumn(520, prose)
}

// The rows of the two lists are flat containers of prose.

func prose(row fyne.CanvasObject, i int) *widget.Prose {
	return row.(*fyne.Container).Objects[i].(*widget.Prose)
}

func (s *Screen) newRubberRow() fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for _, size := range []float32{theme.U(theme.BodyText), theme.U(theme.BodyText), theme.U(theme.SmallText), theme.U(theme.SmallText)} {
		cells = append(cells, widget.NewProse(s.art, "", size, color.Black))
	}
	row := container.New(rubberRowLayout{}, cells...)
	prose(row, 0).Bold = true
	prose(row, 1).Align = fyne.TextAlignTrailing
	return row
}

func (s *Screen) showRubberRow(i int, row fyne.CanvasObject) {
	p, r := theme.Current(), newRubberRow(s.all[i], zone)
	prose(row, 0).Set(r.date, p.Ink)
	prose(row, 1).Set(r.verdict, verdictInk(p, r.outcome))
	prose(row, 2).Set(r.line, p.Faint)
	prose(row, 3).Set(r.points, p.Ink)
}

func verdictInk(p theme.Palette, o outcome) color.Color {
	switch o {
	case won:
		return p.Safe
	case lost:
		return p.Bad
	}
	return p.Faint
}

// shares are the widths of the table of boards.
var shares = []float32{0.8, 1.2, 1.1, 1.6, 1.1, 1.2, 1.2}

func (s *Screen) newBoardRow() fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for i := range shares {
		cell := widget.NewProse(s.art, "", theme.U(theme.BodyText), color.Black)
		if i >= 4 {
			cell.Align = fyne.TextAlignTrailing
		}
		cells = append(cells, cell)
	}
	return container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(12), theme.U(16)), widget.NewCells(shares, cells...))
}

func (s *Screen) fillBoardRow(row fyne.CanvasObject, c columns, ink color.Color) {
	cells := row.(*fyne.Container).Objects[0]
	for i, words := range c {
		prose(cells, i).Set(words, ink)
	}
}

func (s *Screen) showBoardRow(i int, row fyne.CanvasObject) {
	s.fillBoardRow(row, newBoardRow(i, s.rubber.Rubber.Boards[i]), theme.Current().Ink)
}

// showRubber brings the pane about the selected rubber up to date.
func (s *Screen) showRubber() {
	sum, ok := s.selected()
	if !ok {
		return
	}
	p, row := theme.Current(), newRubberRow(sum, zone)
	line := func(words string, ink color.Color) fyne.CanvasObject {
		prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), ink)
		prose.Wrap = true
		return prose
	}
	top := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)),
		widget.NewHeading(s.art, row.verdict, theme.U(theme.HeadingText), fyne.TextAlignLeading),
		line(row.points+"  ·  "+person(sum), p.Faint))
	if row.outcome == goingOn && !sum.Watched {
		goOn := widget.NewButton(s.art, text.T("history.continue"), "C", s.open)
		goOn.Primary = true
		top = container.NewBorder(nil, nil, nil, container.NewCenter(goOn), top)
	}

	n := 0
	var rest fyne.CanvasObject
	switch {
	case s.rubber == nil || s.rubber.ID != sum.ID:
		rest = line(text.T("history.loading"), p.Faint)
	case s.failed != nil:
		rest = line(text.T("history.failed-one", "Error", s.failed), p.Bad)
	case len(s.rubber.Rubber.Boards) == 0:
		rest = line(text.T("history.no-boards"), p.Faint)
	default:
		n = len(s.rubber.Rubber.Boards)
		names := s.newBoardRow()
		s.fillBoardRow(names, columnNames(), p.Faint)
		rule := canvas.NewRectangle(p.PanelEdge)
		rest = container.New(tableOver{rows: n}, names, rule, s.boards, s.board)
	}
	s.boards.Unselect()
	s.boards.SetLength(n)
	s.pane.Objects = []fyne.CanvasObject{container.New(under(12), top, rest)}
	s.pane.Refresh()
	s.boards.Select(0)
}

// showBoard brings what is shown of the selected board up to date.
func (s *Screen) showBoard() {
	i := s.boards.Selected()
	b := s.rubber.Rubber.Boards[i]
	title := widget.NewHeading(s.art, boardTitle(i, b), theme.U(theme.BodyText), fyne.TextAlignLeading)
	body := container.New(&boardLayout{}, widget.NewDiagram(s.art, b.Deal, theme.U(theme.SmallText)), s.auction(b.Auction()), s.score(scoreLines(b)))
	s.board.Content = container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)), title, body)
	s.board.Offset = fyne.Position{}
	s.board.Refresh()
}
