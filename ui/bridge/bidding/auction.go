package bidding

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// seats are the columns from the left, as auctions are written.
var seats = [4]card.Seat{card.West, card.North, card.East, card.South}

// buildAuction returns the calls so far as a table, with their meanings below it. Each leads back to its place in the
// auction.
func (s *Screen) buildAuction() fyne.CanvasObject {
	p := theme.Current()
	rows := container.New(stack(0))
	cells := make([]fyne.CanvasObject, 0, 4)
	add := func(o fyne.CanvasObject) {
		if cells = append(cells, o); len(cells) == len(seats) {
			rows.Add(widget.NewCells([]float32{1, 1, 1, 1}, cells...))
			cells = make([]fyne.CanvasObject, 0, 4)
		}
	}
	word := func(words string, bold bool) *widget.Prose {
		prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), p.Ink)
		prose.Align, prose.Bold = fyne.TextAlignCenter, bold
		return prose
	}
	for _, seat := range seats {
		name := word(text.Seat(seat), true)
		name.TextSize, name.Ink = theme.U(theme.SmallText), p.Faint
		add(name)
	}
	rule := canvas.NewRectangle(p.PanelEdge)
	rule.SetMinSize(fyne.NewSize(0, theme.Edge()))
	rows.Add(rule)
	rows.Add(gap(3))
	auction := s.explorer.auction
	for range slices.Index(seats[:], auction.Dealer) {
		add(word("", false))
	}
	alerts := s.explorer.alerts()
	for i, c := range auction.Calls {
		name := word(bridgetext.Marked(c, alerts[i]), c != bridge.Pass)
		switch c {
		case bridge.Pass:
			name.Ink = p.Faint
		case bridge.Double, bridge.Redouble: // as players write them
			name.Text, name.Ink = c.String(), p.Bad
		}
		link := newRow(name, func() { s.explore(s.explorer.to(i)) })
		s.calls = append(s.calls, link)
		add(link)
	}
	if !auction.Over() {
		next := word("?", true)
		next.Ink = theme.On(p.Panel, p.Gold)
		add(container.New(layout.NewCustomPaddedLayout(theme.U(paddingY), theme.U(paddingY), 0, 0), next))
	}
	for len(cells) > 0 {
		add(word("", false))
	}
	told := container.New(stack(0), rows, gap(8))
	if !auction.Over() { // else it is listed
		for _, l := range s.explorer.told() {
			link := newRow(small(s.art, text.T("system.told", "Call", l.label, "Meaning", l.words)), func() { s.explore(s.explorer.to(len(l.before.Calls))) })
			s.meant = append(s.meant, link)
			told.Add(link)
		}
	}
	title := heading(s.art, text.T("system.auction"))
	return container.NewBorder(inset(title), nil, nil, nil, container.NewVScroll(told))
}
