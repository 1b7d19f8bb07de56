package system

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/laboratory"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// leaveSheet asks whether changes are to be saved before the screen is left.
type leaveSheet struct{ s *Screen }

var _ sheet.Sheet = (*leaveSheet)(nil)

// sheetWidth is the width of a question, and dealWidth that of a deal.
const (
	sheetWidth = 520
	dealWidth  = 640
)

// Build implements [sheet.Sheet].
func (l *leaveSheet) Build() fyne.CanvasObject {
	s := l.s
	save := widget.NewButton(s.art, text.T("editor.leave.save"), text.T("key.enter"), l.Enter)
	save.Primary = true
	drop := widget.NewButton(s.art, text.T("editor.leave.drop"), text.T("key.delete"), l.drop)
	stay := widget.NewButton(s.art, text.T("editor.leave.stay"), text.T("key.escape"), func() { s.sheets.Remove(l) })
	lines := container.New(stack(theme.U(12)), s.heading("editor.leave"), s.prose(text.T("editor.leave.words")), widget.NewEven(theme.U(10), save, drop, stay))
	return widget.NewSheet(theme.U(sheetWidth), theme.U(20), lines)
}

// Enter implements [sheet.Sheet]: it saves, and leaves.
func (l *leaveSheet) Enter() {
	l.s.sheets.Remove(l)
	l.s.save(l.s.options.OnBack)
}

// Key implements [sheet.Sheet].
func (l *leaveSheet) Key(key fyne.KeyName) {
	if key == fyne.KeyDelete {
		l.drop()
	}
}

// drop leaves without saving.
func (l *leaveSheet) drop() {
	l.s.forget()
	l.s.options.OnBack()
}

// Rune implements [sheet.Sheet].
func (*leaveSheet) Rune(rune) {}

// dealSheet shows a deal of the laboratory with both auctions.
type dealSheet struct {
	sheet.NoKeys
	s     *Screen
	rules bridge.Rules
	deal  laboratory.Deal
	names [2]string
}

var _ sheet.Sheet = (*dealSheet)(nil)

// Build implements [sheet.Sheet].
func (d *dealSheet) Build() fyne.CanvasObject {
	s := d.s
	title := widget.NewHeading(s.art, s.swing(d.deal), theme.U(theme.BodyText), fyne.TextAlignLeading)
	title.Wrap = true
	lines := container.New(stack(theme.U(10)), title, widget.NewDiagram(s.art, d.deal.Hands, theme.U(theme.SmallText)))
	for room, of := range d.deal.Rooms {
		lines.Add(s.prose(text.T("editor.deal.room", "NS", d.names[room], "EW", d.names[1-room], "Contract", s.contract(of))))
		lines.Add(s.small(text.T("editor.deal.auction", "Dealer", text.Seat(of.Auction.Dealer), "Calls", written(of.Auction))))
	}
	ok := widget.NewButton(s.art, text.T("editor.deal.close"), text.T("key.escape"), d.Enter)
	lines.Add(widget.NewEven(0, ok))
	return widget.NewSheet(theme.U(dealWidth), theme.U(20), lines)
}

// Enter implements [sheet.Sheet].
func (d *dealSheet) Enter() { d.s.sheets.Remove(d) }

// written returns the calls of an auction.
func written(a bridge.Auction) string {
	var words []string
	for _, c := range a.Calls {
		words = append(words, bridgetext.Call(c))
	}
	return strings.Join(words, " – ")
}
