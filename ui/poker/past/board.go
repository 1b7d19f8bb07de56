package past

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// drawing draws a hand.
type drawing struct{ art *widget.Art }

// Measures of boards, in points of a window of 1280×800.
const (
	cardHeight = 46
	cardGap    = 3
	boardWidth = 272
	boardGap   = 14
)

// say returns a text that wraps.
func (d drawing) say(words string) *widget.Prose {
	p := widget.NewProse(d.art, words, theme.U(theme.SmallText), theme.Current().Ink)
	p.Wrap = true
	return p
}

// headed returns lines below each other, under a heading; the explanation of a line is below it in fainter ink.
func (d drawing) headed(heading string, lines [][2]string) fyne.CanvasObject {
	all := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(4)),
		widget.NewHeading(d.art, text.T(heading), theme.U(theme.SmallText), fyne.TextAlignLeading))
	for _, line := range lines {
		both := container.New(layout.NewCustomPaddedVBoxLayout(0), d.say(line[0]))
		if line[1] != "" {
			why := d.say(line[1])
			why.Ink = theme.Current().Faint
			both.Add(why)
		}
		all.Add(both)
	}
	return all
}

// board returns a player's board: the name, and the rows with their worth.
func (d drawing) board(name string, b poker.Board, rated poker.Rated, own bool) fyne.CanvasObject {
	p := theme.Current()
	head := widget.NewProse(d.art, name, theme.U(theme.BodyText), p.Ink)
	head.Bold = own
	if rated.Dead {
		head.Set(text.T("poker.past.board.dead", "Name", name), p.Bad)
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(cardGap)), head)
	for _, row := range poker.Rows {
		var faces []fyne.CanvasObject
		for _, c := range b.Row(row) {
			faces = append(faces, d.art.Face(c))
		}
		lines.Add(container.New(rowLayout{}, append([]fyne.CanvasObject{d.worth(rated, row)}, faces...)...))
	}
	return lines
}

// worth describes the kind of a row, and its royalty; of a dead board nothing.
func (d drawing) worth(rated poker.Rated, row poker.Row) fyne.CanvasObject {
	words := ""
	if !rated.Dead {
		words = pokertext.Kind(rated.Strengths[row].Kind())
	}
	if royalty := rated.Royalties[row]; royalty > 0 {
		words = text.T("poker.past.royalty", "Kind", words, "Points", text.Gain(royalty))
	}
	said := d.say(words)
	said.Ink = theme.Current().Faint
	return said
}

// rowLayout has the cards of a row side by side, those of a short row in the middle, followed by the row's worth.
type rowLayout struct{}

// Layout implements fyne.Layout.
func (rowLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	high := theme.U(cardHeight)
	wide, gap := high*cardart.Aspect, theme.U(cardGap)
	all := 5 * (wide + gap)
	x := (all - float32(len(o)-1)*(wide+gap)) / 2
	for _, face := range o[1:] {
		widget.Put(face, x, 0, wide, high)
		x += wide + gap
	}
	room := max(0, size.Width-all-theme.U(6))
	o[0].Resize(fyne.NewSize(room, high))
	worth := min(high, o[0].MinSize().Height) // of text that wraps, known only now
	widget.Put(o[0], all+theme.U(6), (high-worth)/2, room, worth)
}

// MinSize implements fyne.Layout.
func (rowLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(theme.U(boardWidth), theme.U(cardHeight))
}

// boardsLayout has boards side by side, as many as there is room for, and the others below them.
type boardsLayout struct{ width func() float32 }

// across returns the number of boards side by side.
func (boardsLayout) across(width float32, n int) int {
	return max(1, min(n, int((width+theme.U(boardGap))/theme.U(boardWidth+boardGap))))
}

// Layout implements fyne.Layout.
func (l boardsLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	across := l.across(size.Width, len(o))
	wide := (size.Width - float32(across-1)*theme.U(boardGap)) / float32(across)
	high := l.high(o)
	for i, board := range o {
		widget.Put(board, float32(i%across)*(wide+theme.U(boardGap)), float32(i/across)*(high+theme.U(boardGap)), wide, high)
	}
}

// high returns the height of a board.
func (boardsLayout) high(o []fyne.CanvasObject) (high float32) {
	for _, board := range o {
		high = max(high, board.MinSize().Height)
	}
	return high
}

// MinSize implements fyne.Layout.
func (l boardsLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	across := l.across(l.width(), len(o))
	rows := (len(o) + across - 1) / across
	return fyne.NewSize(theme.U(boardWidth), float32(rows)*(l.high(o)+theme.U(boardGap))-theme.U(boardGap))
}
