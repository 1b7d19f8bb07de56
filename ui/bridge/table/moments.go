package table

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// What the sheet measures, in units.
const (
	momentsWidth, momentsHeight = 560, 430
	scrollRoom                  = 18 // for the scroll bar
	rowMargin                   = 7  // above and below a moment that leads to the review
	rowInset                    = 12 // and beside it
)

// momentList lists what could have been better on a board, on a sheet that fills while
// it is there.
type momentList struct {
	sheetMaker
	board  bridge.Board
	person card.Seat

	content fyne.CanvasObject
	found   review.Found
	lines   map[int]fyne.CanvasObject // of the moments, by event
	list    *fyne.Container           // these, in order, and remarks
	scroll  *container.Scroll
	count   *kitwidget.Prose
	bar     *kitwidget.Progress
	now     *kitwidget.Prose       // what is looked at now, and how much has been
	open    func(event int)        // leads to a moment, or nil
	rows    map[int]*kitwidget.Row // of the moments, where they lead somewhere, by event
	chosen  int                    // event, or -1
}

// moments returns the sheet of a board that has been looked back on so far.
func (s sheetMaker) moments(b bridge.Board, person card.Seat, found review.Found, err error, open func(event int), buttons ...*kitwidget.Button) *momentList {
	gap := float32(14)
	if open != nil { // the rows have margins
		gap -= 2 * rowMargin
	}
	m := &momentList{
		sheetMaker: s, board: b, person: person, open: open, chosen: -1,
		rows:  make(map[int]*kitwidget.Row),
		now:   s.Faint(""),
		lines: make(map[int]fyne.CanvasObject),
		list:  kitwidget.NewLines((momentsWidth-scrollRoom)*s.Unit, gap*s.Unit),
		count: s.Line("", theme.SmallText, false),
		bar:   kitwidget.NewProgress(),
	}
	m.scroll = container.NewVScroll(m.list)
	busy := container.NewHBox(m.count, s.Gap(4), container.NewCenter(m.bar))
	head := container.NewBorder(nil, nil, s.Line(text.T("review.title"), theme.HeadingText, true), busy)
	page := container.New(fixedSize{fyne.NewSize(momentsWidth*s.Unit, momentsHeight*s.Unit)}, m.scroll)
	m.content = kitwidget.NewPanel(s.Column(head, m.now, s.Gap(2), page, s.Gap(4), s.Row(buttons...)), 22*s.Unit)
	m.set(found, err)
	return m
}

// set shows what has been found, and keeps in its place what is being read.
func (m *momentList) set(found review.Found, err error) {
	grown := len(m.list.Objects) == 0 || len(found.Moments) != len(m.found.Moments) || found.Complete() || err != nil
	event, below := m.read()
	m.found = found
	m.count.Set(text.T("review.busy", "Done", found.Done, "Total", found.Total), theme.Current().Faint)
	m.bar.Set(float32(found.Done) / float32(max(found.Total, 1)))
	m.now.Set(progress(m.board, found, err), theme.Current().Faint)
	if found.Complete() || err != nil {
		m.count.Hide()
		m.bar.Hide()
	}
	if !grown {
		return
	}
	m.list.Objects = nil
	for _, moment := range found.Moments {
		if m.lines[moment.Event] == nil {
			m.lines[moment.Event] = m.moment(moment)
		}
		if row := m.rows[moment.Event]; row != nil {
			row.Selected = moment.Event == m.chosen
		}
		m.list.Add(m.lines[moment.Event])
	}
	for i, words := range remarks(found, err) {
		ink := theme.Current().Faint
		if len(found.Moments) == 0 && i == 0 { // this is the answer
			ink = theme.Current().Ink
		}
		remark := fyne.CanvasObject(m.wrapped(words, ink))
		if m.open != nil {
			above, beside := rowMargin*m.Unit, rowInset*m.Unit
			remark = container.New(layout.NewCustomPaddedLayout(above, above, beside, beside), remark)
		}
		m.list.Add(remark)
	}
	m.list.Resize(m.list.MinSize())
	if line := m.lines[event]; line != nil {
		m.scroll.Offset.Y = line.Position().Y + below
	}
	m.scroll.Refresh()
}

// read returns the moment at the top of what is in sight, unless that is the beginning of
// the sheet, and how far its line has been scrolled out.
func (m *momentList) read() (event int, below float32) {
	at := m.scroll.Offset.Y
	for _, moment := range slices.Backward(m.found.Moments) {
		if line := m.lines[moment.Event]; at > 0 && line != nil && line.Position().Y <= at {
			return moment.Event, at - line.Position().Y
		}
	}
	return -1, 0
}

// scrollBy scrolls as a key says.
func (m *momentList) scrollBy(name fyne.KeyName) {
	page := m.scroll.Size().Height * 0.8
	by, ok := map[fyne.KeyName]float32{
		fyne.KeyUp: -40 * m.Unit, fyne.KeyDown: 40 * m.Unit, fyne.KeyPageUp: -page, fyne.KeyPageDown: page,
		fyne.KeyHome: -m.list.MinSize().Height, fyne.KeyEnd: m.list.MinSize().Height,
	}[name]
	if ok {
		m.scroll.ScrollToOffset(m.scroll.Offset.AddXY(0, by))
	}
}

// moment returns the line of one moment: when it was, and what there is to say.
func (m *momentList) moment(moment review.Moment) fyne.CanvasObject {
	title := m.Line(bridgetext.MomentTitle(m.board, moment, m.person), theme.SmallText, true)
	title.Ink = theme.Current().Faint
	width := (momentsWidth - scrollRoom) * m.Unit
	if m.open != nil {
		width -= 2 * rowInset * m.Unit
	}
	said := kitwidget.NewLines(width, 2*m.Unit, title, m.wrapped(bridgetext.Moment(moment), theme.Current().Ink))
	if m.open == nil {
		return said
	}
	m.rows[moment.Event] = kitwidget.NewRow(said, rowInset*m.Unit, rowMargin*m.Unit, func() { m.open(moment.Event) })
	return m.rows[moment.Event]
}

// choose marks a moment, and brings it in sight.
func (m *momentList) choose(event int) {
	m.chosen = event
	for e, row := range m.rows {
		row.Select(e == event)
	}
	row := m.rows[event]
	if row == nil {
		return
	}
	top, height := row.Position().Y, m.scroll.Size().Height
	bottom := top + row.Size().Height
	switch at := m.scroll.Offset.Y; {
	case top < at || row.Size().Height > height:
		m.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > at+height:
		m.scroll.ScrollToOffset(fyne.NewPos(0, bottom-height))
	}
}

// progress says what is looked at now, and how much has been.
func progress(b bridge.Board, found review.Found, err error) string {
	switch {
	case err != nil:
		return ""
	case found.Complete():
		return text.T("review.looked", "Calls", bridgetext.CallCount(b.Rules, found.Calls), "Cards", bridgetext.CardCount(found.Cards))
	}
	return text.T("review.now", "What", bridgetext.Looked(b, found.Next), "Calls", bridgetext.CallCount(b.Rules, found.Calls), "Cards", bridgetext.CardCount(found.Cards))
}

func (m *momentList) wrapped(words string, ink color.Color) *kitwidget.Prose {
	p := m.Line(words, theme.BodyText, false)
	p.Ink, p.Wrap = ink, true
	return p
}

// remarks returns the texts below the moments.
func remarks(found review.Found, err error) (words []string) {
	switch {
	case err != nil:
		return []string{text.T("review.failed", "Error", err)}
	case !found.Complete() && len(found.Moments) == 0:
		return []string{text.T("review.yet")}
	case !found.Complete():
		return nil
	case len(found.Moments) > 0:
	case found.Unknown > 0:
		words = append(words, text.T("review.nothing-known"))
	default:
		words = append(words, text.T("review.nothing"))
	}
	if found.Unknown > 0 {
		words = append(words, text.TN("review.unknown", found.Unknown))
	}
	return append(words, text.T("review.note"))
}
