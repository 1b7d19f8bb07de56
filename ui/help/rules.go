package help

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

// sentences returns what is different from the bridge that people know. All figures come
// from the rules.
func sentences(r bridge.Rules) []string {
	values := []any{
		"Cards", r.Deck.Len(), "Hand", r.Deck.HandLen(),
		"Honours", text.Honours(), "Maid", text.Rank(card.Maid),
		"Book", r.Book, "First", r.Needs(1), "Level", r.Level,
		"Game", r.GameFrom, "Bids", strings.Join(gameBids(r), ", "),
		"Small", r.Slams[0].Level, "Grand", r.Slams[1].Level, "Super", r.Slams[2].Level,
	}
	return []string{
		text.T("help.rules.pack", values...),
		text.T("help.rules.book", values...),
		text.T("help.rules.game", values...),
		text.T("help.rules.slams", values...),
		text.T("help.rules.rubber", values...),
	}
}

// gameBids returns the lowest bid of each strain that makes game, the highest strain first.
func gameBids(r bridge.Rules) []string {
	var bids []string
	for i := range bridge.Strains {
		strain := bridge.NoTrump - bridge.Strain(i)
		for level := 1; level <= r.Level; level++ {
			if r.TrickPoints(bridge.Contract{Level: level, Strain: strain}) >= r.GameFrom {
				bids = append(bids, text.Call(bridge.Bid(level, strain)))
				break
			}
		}
	}
	return bids
}

// scores returns the lines of the score table: what for, not vulnerable, vulnerable.
func scores(r bridge.Rules) [][3]string {
	pair := func(a, b int) string { return text.Points(a) + " / " + text.Points(b) }
	line := func(id string, points [2]int) [3]string {
		return [3]string{text.T(id), text.Points(points[0]), text.Points(points[1])}
	}
	both := func(id, points string) [3]string { return [3]string{text.T(id), points, points} }
	short := r.UndertrickDoubled
	return [][3]string{
		both("help.score.tricks", pair(r.TrickMinor, r.TrickMajor)),
		both("help.score.no-trump", pair(r.TrickNoTrumpOne, r.TrickNoTrump)),
		both("help.score.part", text.Points(r.PartScore)),
		line("help.score.game", r.Game),
		line("help.score.small", r.Slams[0].Bonus),
		line("help.score.grand", r.Slams[1].Bonus),
		line("help.score.super", r.Slams[2].Bonus),
		line("help.score.over", r.Overtrick),
		line("help.score.under", r.Undertrick),
		{text.T("help.score.doubled"), pair(short[0][0], short[0][1]), pair(short[1][0], short[1][1])},
	}
}

func (s *Screen) buildRules() fyne.CanvasObject {
	r := bridge.SuperBridge()
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)), s.heading("help.rules"))
	for _, words := range sentences(r) {
		lines.Add(s.line(words))
	}
	p := theme.Current()
	table := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	row := func(cells [3]string, ink color.Color) {
		var objects []fyne.CanvasObject
		for i, words := range cells {
			cell := widget.NewProse(s.art, words, theme.U(theme.SmallText), ink)
			if i > 0 {
				cell.Align = fyne.TextAlignTrailing
			}
			objects = append(objects, cell)
		}
		table.Add(widget.NewCells([]float32{3, 1, 1.1}, objects...))
	}
	row([3]string{"", text.T("help.score.not"), text.T("help.score.vul")}, p.Faint)
	rule := canvas.NewRectangle(p.PanelEdge)
	rule.SetMinSize(fyne.NewSize(0, theme.Edge()))
	table.Add(rule)
	for _, cells := range scores(r) {
		row(cells, p.Ink)
	}
	lines.Add(table)
	return lines
}
