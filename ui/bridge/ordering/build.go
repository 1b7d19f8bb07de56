package ordering

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	sheetWidth = 760
	margin     = 20
	gap        = 8
	cellHeight = theme.BodyText * 1.9
)

// shares are the widths of the table's columns.
var shares = []float32{1.5, 1, 1, 1, 1, 1, 1}

// cell is a cell of the table.
type cell struct {
	art    *widget.Art
	ground *canvas.Rectangle
	words  *widget.Prose
	object fyne.CanvasObject
}

// newCell returns an empty cell.
func newCell(art *widget.Art, tapped func()) *cell {
	c := &cell{art: art, ground: canvas.NewRectangle(color.Transparent), words: widget.NewProse(art, "", theme.U(theme.BodyText), theme.Current().Ink)}
	c.words.Align = fyne.TextAlignCenter
	c.ground.CornerRadius = theme.U(6)
	c.ground.SetMinSize(fyne.NewSize(1, theme.U(cellHeight)))
	inset := theme.U(2)
	c.object = container.New(layout.NewCustomPaddedLayout(inset, inset, inset, inset), container.NewStack(c.ground, middleOf(c.words), widget.NewCover(tapped)))
	c.set("", false)
	return c
}

// middleOf centres words vertically.
func middleOf(words fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewVBoxLayout(), layout.NewSpacer(), words, layout.NewSpacer())
}

// set shows the cell's content, and whether it is selected.
func (c *cell) set(said string, selected bool) {
	p := theme.Current()
	c.ground.FillColor, c.ground.StrokeColor, c.ground.StrokeWidth = p.Room, p.PanelEdge, theme.Edge()
	if selected {
		c.ground.StrokeColor, c.ground.StrokeWidth = p.Gold, theme.Ring()
	}
	c.words.Bold = true
	c.words.Set(said, theme.On(p.Room, p.Ink))
	c.ground.Refresh()
}

// shown returns the content of a cell as shown.
func (s *Sheet) shown(at place) string {
	said := s.form.cells[at]
	switch {
	case said == "":
		return ""
	case at.what().Counted():
		return strings.ReplaceAll(said, "-", "–")
	case said == yes:
		return text.T("ordering.yes")
	case said == anyBid:
		return text.T("ordering.any")
	case said == no && at.what() == condition.Opens:
		return text.T("ordering.pass")
	case said == no:
		return text.T("ordering.no")
	}
	if c, err := bridge.ParseCall(said); err == nil {
		return bridgetext.Call(c)
	}
	return said
}

// columnName returns the heading of a column.
func columnName(w condition.Who) string {
	if w.Side() {
		return text.T("ordering.side." + w.String())
	}
	return text.Seat(card.Seat(w))
}

// rowName returns the label of a row.
func rowName(r row) string {
	if r.what == condition.Length {
		return text.Suit(r.suit)
	}
	return text.T("ordering.row." + r.what.String())
}

// Build implements [sheet.Sheet].
func (s *Sheet) Build() fyne.CanvasObject {
	p := theme.Current()
	body := func(words string) *widget.Prose { return widget.NewProse(s.art, words, theme.U(theme.BodyText), p.Ink) }
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(gap)),
		widget.NewHeading(s.art, text.T("ordering.title"), theme.U(theme.HeadingText), fyne.TextAlignLeading), s.buildTable())
	s.steps, s.buttons = container.NewStack(), container.NewStack()
	s.said = body("")
	s.said.Wrap = true
	two := fyne.MeasureText("M", theme.U(theme.BodyText), fyne.TextStyle{}).Height * 2.2
	room := canvas.NewRectangle(color.Transparent) // for two lines, so that nothing moves while one types
	room.SetMinSize(fyne.NewSize(1, two))
	small := widget.NewProse(s.art, text.T("ordering.text"), theme.U(theme.SmallText), p.Faint)
	s.deal = widget.NewButton(s.art, s.label(), text.T("key.enter"), s.Enter)
	s.deal.Primary = true
	s.field.Refresh() // it caches its height
	for _, o := range []fyne.CanvasObject{s.steps, small, s.field, container.NewStack(room, s.said), s.buttons} {
		lines.Add(o)
	}
	s.show()
	return widget.NewSheet(theme.U(sheetWidth), theme.U(margin), lines)
}

// label returns the label of the button that looks for a deal.
func (s *Sheet) label() string {
	if s.options.Do != "" {
		return s.options.Do
	}
	return text.T("ordering.deal")
}

// buildTable makes the table.
func (s *Sheet) buildTable() fyne.CanvasObject {
	p := theme.Current()
	s.cells = map[place]*cell{}
	head := []fyne.CanvasObject{canvas.NewRectangle(color.Transparent)}
	for _, w := range condition.Everyone {
		name := widget.NewProse(s.art, columnName(w), theme.U(theme.SmallText), p.Faint)
		name.Align = fyne.TextAlignCenter
		head = append(head, name)
	}
	table := container.New(layout.NewCustomPaddedVBoxLayout(0), widget.NewCells(shares, head...))
	for i, r := range rows {
		line := []fyne.CanvasObject{middleOf(widget.NewProse(s.art, rowName(r), theme.U(theme.BodyText), p.Ink))}
		for column := range columns {
			at := place{i, column}
			if !at.has() {
				line = append(line, canvas.NewRectangle(color.Transparent))
				continue
			}
			s.cells[at] = newCell(s.art, func() { s.tap(at) })
			line = append(line, s.cells[at].object)
		}
		table.Add(widget.NewCells(shares, line...))
	}
	return table
}

// showSteps shows the buttons for the selected cell.
func (s *Sheet) showSteps() {
	f, p := s.form, theme.Current()
	words := func(id string) fyne.CanvasObject {
		return container.NewCenter(widget.NewProse(s.art, text.T(id), theme.U(theme.SmallText), p.Faint))
	}
	button := func(id, key string, f func() form) fyne.CanvasObject {
		b := widget.NewButton(s.art, text.T(id), key, func() { s.blur(); s.change(f()) })
		b.TextSize = theme.U(theme.SmallText)
		return b
	}
	step := func(id string, e end) []fyne.CanvasObject {
		return []fyne.CanvasObject{words(id), button("ordering.lower", "", func() form { return s.stepped(e, -1) }), button("ordering.higher", "", func() form { return s.stepped(e, 1) })}
	}
	line := container.New(layout.NewCustomPaddedHBoxLayout(theme.U(gap)))
	how := "ordering.how.yes"
	switch what := f.at.what(); {
	case what.Counted():
		how = "ordering.how.number"
		line.Objects = append(step("ordering.at-least", least), step("ordering.at-most", most)...)
	case what == condition.Opens:
		how = "ordering.how.bid"
		line.Objects = step("ordering.bid", most)
	}
	line.Add(button("ordering.clear", text.T("ordering.key.clear"), func() form { return s.form.clear() }))
	line.Add(words(how))
	s.steps.Objects = []fyne.CanvasObject{line}
	s.steps.Refresh()
}

// showButtons shows the buttons for the whole condition.
func (s *Sheet) showButtons() {
	leave := widget.NewButton(s.art, text.T("ordering.leave"), text.T("key.escape"), s.options.Sheets.Leave)
	if s.Working() {
		leave.Label = text.T("ordering.cancel")
	}
	clear := widget.NewButton(s.art, text.T("ordering.clear-all"), "", s.clearAll)
	clear.Enable(!s.Working())
	s.buttons.Objects = []fyne.CanvasObject{widget.NewEven(theme.U(10), s.deal, clear, leave)}
	s.buttons.Refresh()
}
