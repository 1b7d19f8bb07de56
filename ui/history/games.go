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

// gamesSheet is the sheet for choosing one or several games. Choices take effect at once.
type gamesSheet struct {
	bar  *searchBar
	keys widget.Controls // all games, and each of them
}

const (
	gamesKey    = "G"
	gamesWidth  = 560
	gamesAcross = 2
)

var _ sheet.Sheet = (*gamesSheet)(nil)

// openGames opens the sheet, with the first game of the query selected.
func (s *searchBar) openGames() {
	g := &gamesSheet{bar: s, keys: widget.Controls{Flow: true}}
	asked := strings.Fields(s.query.Games)
	first := slices.IndexFunc(s.families.games(), func(id string) bool { return slices.Contains(asked, id) })
	s.sheets.Push(g)
	g.to(first + 1)
}

// Enter implements [sheet.Sheet].
func (g *gamesSheet) Enter() { g.bar.sheets.Remove(g) }

// Key implements [sheet.Sheet].
func (g *gamesSheet) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeySpace:
		g.keys.Press()
	case fyne.KeyBackspace:
		g.Enter()
	default:
		g.keys.Key(key)
	}
}

// Rune implements [sheet.Sheet].
func (g *gamesSheet) Rune(r rune) {
	switch r {
	case 'u', 'U':
		g.flip(0)
	case 'g', 'G':
		g.Enter()
	}
}

// to puts the keyboard on the button of a game, or with 0 of all.
func (g *gamesSheet) to(i int) { g.keys.To(i/gamesAcross, i%gamesAcross) }

// flip chooses the game of a row, or all of them, or takes it out again.
func (g *gamesSheet) flip(i int) {
	s, q := g.bar, g.bar.query
	if g.to(i); i == 0 {
		q.Games = ""
	} else {
		s.families.flipGame(&q, s.families.games()[i-1])
	}
	s.ask(q, 0)
	s.redraw()
}

// Build implements [sheet.Sheet].
func (g *gamesSheet) Build() fyne.CanvasObject {
	s := g.bar
	var all []*widget.Button
	asked := strings.Fields(s.query.Games)
	add := func(label string, chosen bool) {
		i := len(all)
		b := widget.NewButton(s.art, label, "", func() { g.flip(i) })
		b.Primary = chosen
		all = append(all, b)
	}
	add(text.T("history.games.all"), len(asked) == 0)
	for _, id := range s.families.games() {
		add(text.Game(id), slices.Contains(asked, id))
	}
	lines := s.headed(text.T("history.games.title"))
	var rows [][]widget.Control
	for row := range slices.Chunk(all, gamesAcross) {
		var cells []fyne.CanvasObject
		var controls []widget.Control
		for _, b := range row {
			cells, controls = append(cells, b), append(controls, b)
		}
		rows = append(rows, controls)
		for len(cells) < gamesAcross {
			cells = append(cells, layout.NewSpacer())
		}
		lines.Add(widget.NewEven(theme.U(gap), cells...))
	}
	g.keys.Set(rows)
	lines.Add(s.say(text.T("history.games.how"), theme.SmallText, theme.Current().Faint))
	count := widget.NewProse(s.art, s.search.said, theme.U(theme.BodyText), theme.Current().Ink)
	count.Bold = true
	lines.Add(container.NewBorder(nil, nil, nil, s.button(text.T("history.filter.close"), text.T("key.enter"), true, g.Enter), count))
	return widget.NewSheet(theme.U(gamesWidth), theme.U(margin), lines)
}
