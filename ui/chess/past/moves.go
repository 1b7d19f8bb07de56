package past

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// moves are the turns of a game in rounds: a row each, and a column for each army.
type moves struct {
	armies []chess.Army
	rounds []round
}

// round is a turn of each army that has one, by the place of the army among all.
type round struct {
	number int // of its first turn
	turns  []string
}

// noTurn marks a round in which an army has no turn.
const noTurn = "·"

// newMoves returns the turns of a game. A round ends before an army that doesn't follow the previous one in order.
func newMoves(g chess.Game) (m moves) {
	m.armies = slices.Collect(g.Rules().Armies().All())
	last := len(m.armies)
	for _, t := range g.Turns() {
		at := slices.Index(m.armies, t.Army)
		if at <= last {
			m.rounds = append(m.rounds, round{t.Number, slices.Repeat([]string{noTurn}, len(m.armies))})
		}
		m.rounds[len(m.rounds)-1].turns[at] = chesstext.Turn(t)
		last = at
	}
	return m
}

// movesOf returns all turns of a game under their heading: in columns, or below each other with dice, when a turn has
// several moves.
func movesOf(art *widget.Art, g chess.Game) fyne.CanvasObject {
	var listed fyne.CanvasObject
	if g.Rules().Dice {
		prose := widget.NewProse(art, strings.Join(turnLines(g), "\n"), theme.U(theme.SmallText), theme.Current().Ink)
		prose.Wrap = true
		listed = prose
	} else {
		listed = newMoves(g).columns(art)
	}
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.U(4)),
		widget.NewHeading(art, text.T("chess.past.moves"), theme.U(theme.SmallText), fyne.TextAlignLeading), listed)
}

// turnLines writes each turn on a line, with its number and army.
func turnLines(g chess.Game) (lines []string) {
	for _, t := range g.Turns() {
		lines = append(lines, text.T("chess.past.turn", "Turn", t.Number, "Army", chesstext.Army(t.Army), "Moves", chesstext.Turn(t)))
	}
	return lines
}

// columns returns the numbers of the turns, and behind them a column for each army.
func (m moves) columns(art *widget.Art) fyne.CanvasObject {
	p, columns := theme.Current(), container.New(columnsLayout{})
	add := func(head string, of func(round) string) {
		var words []string
		for _, r := range m.rounds {
			words = append(words, of(r))
		}
		columns.Add(container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)),
			widget.NewProse(art, head, theme.U(theme.SmallText), p.Faint),
			widget.NewProse(art, strings.Join(words, "\n"), theme.U(theme.SmallText), p.Ink)))
	}
	add(text.T("chess.past.column.turn"), func(r round) string { return text.Points(r.number) })
	for i, a := range m.armies {
		add(chesstext.Army(a), func(r round) string { return r.turns[i] })
	}
	return columns
}

// Gaps between columns, in units.
const (
	leastGap = 10
	mostGap  = 28
)

// columnsLayout has columns side by side, each as wide as it must be, and not too far apart.
type columnsLayout struct{}

// Layout implements fyne.Layout.
func (columnsLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widths, all := make([]float32, len(o)), float32(0)
	for i, column := range o {
		widths[i] = column.MinSize().Width
		all += widths[i]
	}
	gap := max(theme.U(leastGap), min(theme.U(mostGap), (size.Width-all)/float32(len(o)-1)))
	x := float32(0)
	for i, column := range o {
		widget.Put(column, x, 0, widths[i], size.Height)
		x += widths[i] + gap
	}
}

// MinSize implements fyne.Layout. Its width doesn't widen the window.
func (columnsLayout) MinSize(o []fyne.CanvasObject) (least fyne.Size) {
	for _, column := range o {
		least.Height = max(least.Height, column.MinSize().Height)
	}
	return least
}
