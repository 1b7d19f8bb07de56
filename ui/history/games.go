package history

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// gamesSheet is the sheet on which games are chosen, one or several. What is chosen is looked for at once.
type gamesSheet struct {
	screen *Screen
	at     int // where the keyboard is; 0 is all games
	rows   []*widget.Button
}

const (
	gamesKey    = "G"
	gamesWidth  = 560
	gamesAcross = 2
)

var _ sheet.Sheet = (*gamesSheet)(nil)

// openGames lays the sheet on the screen, with the keyboard on the first game that is asked for.
func (s *Screen) openGames() {
	g := &gamesSheet{screen: s}
	for i, id := range s.families.games() {
		if slices.Contains(strings.Fields(s.query.Games), id) {
			g.at = i + 1
			break
		}
	}
	s.sheets.Push(g)
}

// Enter implements [sheet.Sheet].
func (g *gamesSheet) Enter() { g.screen.sheets.Remove(g) }

// Key implements [sheet.Sheet].
func (g *gamesSheet) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyUp:
		g.to(g.at - gamesAcross)
	case fyne.KeyDown:
		g.to(g.at + gamesAcross)
	case fyne.KeyLeft:
		g.to(g.at - 1)
	case fyne.KeyRight:
		g.to(g.at + 1)
	case fyne.KeyHome:
		g.to(0)
	case fyne.KeyEnd:
		g.to(len(g.rows) - 1)
	case fyne.KeySpace:
		g.flip(g.at)
	case fyne.KeyBackspace:
		g.Enter()
	}
}

// Rune implements [sheet.Sheet].
func (g *gamesSheet) Rune(r rune) {
	switch r {
	case 'x', 'X':
		g.flip(0)
	case 'g', 'G':
		g.Enter()
	}
}

// to puts the keyboard on a row. Beyond the first and the last it stays where it is.
func (g *gamesSheet) to(i int) {
	if i < 0 || i >= len(g.rows) {
		return
	}
	g.at = i
	for i, b := range g.rows {
		b.Select(i == g.at)
	}
}

// flip chooses the game of a row, or all of them, or takes it out again.
func (g *gamesSheet) flip(i int) {
	s, q := g.screen, g.screen.query
	if g.at = i; i == 0 {
		q.Games = ""
	} else {
		s.families.flipGame(&q, s.families.games()[i-1])
	}
	s.ask(q, 0)
	s.Redraw()
}

// Build implements [sheet.Sheet].
func (g *gamesSheet) Build() fyne.CanvasObject {
	s := g.screen
	g.rows = nil
	asked := strings.Fields(s.query.Games)
	add := func(label string, chosen bool) {
		i := len(g.rows)
		b := widget.NewButton(s.art, label, "", func() { g.flip(i) })
		b.Primary, b.Selected = chosen, i == g.at
		g.rows = append(g.rows, b)
	}
	add(text.T("history.games.all"), len(asked) == 0)
	for _, id := range s.families.games() {
		add(text.Game(id), slices.Contains(asked, id))
	}
	lines := s.headed(text.T("history.games.title"))
	for row := range slices.Chunk(g.rows, gamesAcross) {
		var cells []fyne.CanvasObject
		for _, b := range row {
			cells = append(cells, b)
		}
		for len(cells) < gamesAcross {
			cells = append(cells, layout.NewSpacer())
		}
		lines.Add(widget.NewEven(theme.U(gap), cells...))
	}
	lines.Add(s.say(text.T("history.games.how"), theme.SmallText, theme.Current().Faint))
	count := widget.NewProse(s.art, s.search.said, theme.U(theme.BodyText), theme.Current().Ink)
	count.Bold = true
	lines.Add(container.NewBorder(nil, nil, nil, s.button(text.T("history.filter.close"), text.T("key.enter"), true, g.Enter), count))
	return widget.NewSheet(theme.U(gamesWidth), theme.U(margin), lines)
}
