package table

import (
	"cmp"
	"image"
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// pickerSheet asks for the exchange of a pawn in the Castle. It is beside the pawn.
type pickerSheet struct {
	table
	kinds  []chess.Kind // Pawn: it stays one
	chosen int
	rows   []*widget.Row
}

var (
	_ sheet.Leaver = (*pickerSheet)(nil)
	_ sheet.Looker = (*pickerSheet)(nil)
)

// openPicker asks for the exchange of the pawn that has arrived.
func (m *move) openPicker() {
	kinds := m.choosing.Kinds()
	slices.SortStableFunc(kinds, func(a, b chess.Kind) int { // the exchanges, and staying a pawn last
		return cmp.Compare(max(a, chess.Rook), max(b, chess.Rook))
	})
	m.parts.sheets.Push(&pickerSheet{table: m.table, kinds: kinds})
	m.parts.show()
}

// picking reports whether the sheet is open.
func (m *move) picking() bool {
	_, ok := m.parts.sheets.Top().(*pickerSheet)
	return ok
}

// Look implements [sheet.Looker].
func (p *pickerSheet) Look() sheet.Look { return sheet.Look{Veil: sheet.Clear, Place: p.place} }

// place puts the sheet below the pawn, or above it if there is no room.
func (p *pickerSheet) place(room, least fyne.Size) (fyne.Position, fyne.Size) {
	board, at := p.parts.board, p.parts.board.Place(p.move.choosing.To())
	x := board.Position().X + at.X + at.W/2 - least.Width/2
	y := board.Position().Y + at.Y + at.H
	if y+least.Height > room.Height {
		y = board.Position().Y + at.Y - least.Height
	}
	return fyne.NewPos(max(0, min(x, room.Width-least.Width)), max(0, y)), least.Min(room)
}

// Build implements [sheet.Sheet].
func (p *pickerSheet) Build() fyne.CanvasObject { return p.parts.fitted(p.build) }

func (p *pickerSheet) build(paper widget.Paper) fyne.CanvasObject {
	army := p.play.position().At(p.move.choosing.From()).Army()
	p.rows = nil
	var cells []fyne.CanvasObject
	for i, k := range p.kinds {
		picture := canvas.NewRaster(func(w, h int) image.Image { return pieces.Image(k, army, max(min(w, h), 1)) })
		picture.SetMinSize(fyne.NewSquareSize(46 * paper.Unit))
		name := paper.Line(pickWords(k), theme.SmallText, false)
		name.Align = fyne.TextAlignCenter
		key := paper.Line(k.Letter(), theme.SmallText, false)
		key.Align, key.Ink = fyne.TextAlignCenter, theme.Current().Faint
		row := widget.NewRow(paper.List(container.NewCenter(picture), name, key), 8*paper.Unit, 6*paper.Unit, func() { p.take(i) })
		row.Selected = i == p.chosen
		p.rows = append(p.rows, row)
		cells = append(cells, row)
	}
	title := paper.Line(text.T("chess.pick-title"), theme.BodyText, true)
	title.Align = fyne.TextAlignCenter
	return widget.NewPanel(paper.Column(title, widget.NewEven(4*paper.Unit, cells...)), 12*paper.Unit)
}

// pickWords names an exchange of a pawn.
func pickWords(k chess.Kind) string {
	if k == chess.Pawn {
		return text.T("chess.pick-pawn")
	}
	return chesstext.Kind(k)
}

// take exchanges the pawn.
func (p *pickerSheet) take(i int) {
	next := p.move.choosing.Become(p.kinds[i])
	p.parts.sheets.Remove(p)
	p.move.choose(next)
}

// Enter implements [sheet.Sheet].
func (p *pickerSheet) Enter() { p.take(p.chosen) }

// Key implements [sheet.Sheet].
func (p *pickerSheet) Key(name fyne.KeyName) {
	switch name {
	case fyne.KeyLeft:
		p.choose(p.chosen - 1)
	case fyne.KeyRight:
		p.choose(p.chosen + 1)
	}
}

func (p *pickerSheet) choose(i int) {
	p.chosen = (i + len(p.kinds)) % len(p.kinds)
	for n, row := range p.rows {
		row.Select(n == p.chosen)
	}
}

// Rune implements [sheet.Sheet]: the letter of a piece takes it.
func (p *pickerSheet) Rune(letter rune) {
	for i, k := range p.kinds {
		if k.Letter() == strings.ToUpper(string(unicode.ToLower(letter))) {
			p.take(i)
			return
		}
	}
}

// Leave implements [sheet.Leaver]: the pawn is picked up again, at its origin.
func (p *pickerSheet) Leave() {
	p.parts.sheets.Remove(p)
	p.move.letGo()
}
