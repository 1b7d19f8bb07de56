// Package help has two pages: one with all keys, and one with what a bridge player has to know
// about a game, with every figure of its score.
package help

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Screen shows one of the pages.
type Screen struct {
	art     *widget.Art
	options Options
	page    page
	content *fyne.Container
	scroll  *container.Scroll
}

// page is a page of the help.
type page uint8

const (
	keysPage page = iota
	rulesPage
)

// Options says what the pages show and whom they tell. All must be there.
type Options struct {
	Rules     bridge.Rules // at the table that the help is laid on, or else of the game that was chosen
	OnBack    func()       // the user has read it
	OnBidding func()       // he wants to know more about the bidding
}

// New returns the help, with the keys.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, content: container.NewStack()}
	s.Redraw()
	return s
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Close does nothing: the screen holds nothing.
func (s *Screen) Close() {}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.scroll = s.build()
	s.content.Objects = []fyne.CanvasObject{s.scroll}
	s.content.Refresh()
}

// Key handles a key. Where the page is higher than the window, it can be scrolled.
func (s *Screen) Key(key fyne.KeyName) {
	page := s.scroll.Size().Height * 0.8
	by := map[fyne.KeyName]float32{
		fyne.KeyUp: -40, fyne.KeyDown: 40, fyne.KeyPageUp: -page, fyne.KeyPageDown: page,
	}[key]
	if by != 0 {
		s.scroll.ScrollToOffset(s.scroll.Offset.AddXY(0, by))
		return
	}
	switch key {
	case fyne.KeyEscape, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyBackspace:
		s.options.OnBack()
	case fyne.KeyLeft:
		s.turn(keysPage)
	case fyne.KeyRight:
		s.turn(rulesPage)
	}
}

// Rune handles a letter: the shortcuts that the buttons show.
func (s *Screen) Rune(r rune) {
	switch unicode.ToLower(r) {
	case 'k':
		s.turn(keysPage)
	case 'r':
		s.turn(rulesPage)
	case 'b':
		s.options.OnBidding()
	case 'g':
		s.nextGame()
	}
}

// nextGame shows the rules of the next game of the list.
func (s *Screen) nextGame() {
	games := bridge.Games()
	now := slices.IndexFunc(games, func(r bridge.Rules) bool { return r.Name == s.options.Rules.Name })
	s.options.Rules, s.page = games[(now+1)%len(games)], rulesPage
	s.Redraw()
}

// turn shows a page.
func (s *Screen) turn(to page) {
	if s.page != to {
		s.page = to
		s.Redraw()
	}
}

// keys lists the keys, by the end of their messages' names: those for a deal first.
var keys = []string{
	"enter", "space", "arrows", "call", "card", "hint", "explain", "bidding", "last", "auction", "claim", "review", "looking", "score", "tables", "again", "games", "daily", "undo", "new", "escape", "help",
}

const (
	columnWidth = 1120
	margin      = 18
)

// build makes the screen's objects.
func (s *Screen) build() *container.Scroll {
	keys := widget.NewButton(s.art, text.T("help.keys"), "K", func() { s.turn(keysPage) })
	rules := widget.NewButton(s.art, text.T("help.rules"), "R", func() { s.turn(rulesPage) })
	keys.Primary, rules.Primary = s.page == keysPage, s.page == rulesPage
	bidding := widget.NewButton(s.art, text.T("help.bidding"), "B", s.options.OnBidding)
	head := container.NewStack(
		widget.NewHead(s.art, text.T("help.title"), widget.NewButton(s.art, text.T("help.back"), text.T("key.escape"), s.options.OnBack)),
		container.NewHBox(layout.NewSpacer(), container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(theme.U(10)), keys, rules, bidding))))
	panels := widget.NewPanel(s.buildKeys(), theme.U(margin))
	if s.page == rulesPage {
		panels = widget.NewEven(theme.U(margin),
			widget.NewPanel(s.buildRules(), theme.U(margin)),
			widget.NewPanel(s.buildScore(), theme.U(margin)))
	}
	return widget.NewColumn(theme.U(columnWidth), container.New(
		layout.NewCustomPaddedLayout(theme.U(margin), theme.U(margin), theme.U(margin), theme.U(margin)),
		container.New(layout.NewCustomPaddedVBoxLayout(theme.U(margin)), head, panels)))
}

func (s *Screen) heading(id string) fyne.CanvasObject {
	return widget.NewHeading(s.art, text.T(id), theme.U(theme.HeadingText), fyne.TextAlignLeading)
}

// line returns prose that wraps.
func (s *Screen) line(words string) *widget.Prose {
	p := widget.NewProse(s.art, words, theme.U(theme.BodyText), theme.Current().Ink)
	p.Wrap = true
	return p
}

func (s *Screen) buildKeys() fyne.CanvasObject {
	var columns []fyne.CanvasObject
	for half := range slices.Chunk(keys, (len(keys)+1)/2) {
		column := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)))
		for _, k := range half {
			column.Add(widget.NewCells([]float32{1, 1.6}, s.caps(text.T("help.key."+k)), s.line(text.T("help.do."+k, "Honours", text.Honours()))))
		}
		columns = append(columns, column)
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)), s.heading("help.keys"),
		widget.NewEven(theme.U(2*margin), columns...))
	for _, words := range notes(s.art.Style.Letters) {
		note := s.line(words)
		note.Ink = theme.Current().Faint
		lines.Add(note)
	}
	return lines
}

// notes returns what is to be said about all keys, with these letters on the cards.
func notes(letters cardart.Letters) []string {
	said := []string{text.T("help.keys.note"), text.T("help.keys.review")}
	if letters != cardart.English {
		said = append(said, text.T("help.keys.english"))
	}
	return said
}

// caps returns what is written on keys, each on a little plate. Two spaces separate them.
func (s *Screen) caps(words string) fyne.CanvasObject {
	p := theme.Current()
	row := container.New(layout.NewCustomPaddedHBoxLayout(theme.U(5)))
	for _, word := range strings.Split(words, "  ") {
		plate := canvas.NewRectangle(p.Room)
		plate.StrokeColor, plate.StrokeWidth, plate.CornerRadius = p.PanelEdge, theme.Edge(), theme.U(5)
		label := widget.NewProse(s.art, word, theme.U(theme.SmallText), p.Ink)
		label.Bold = true
		row.Add(container.NewStack(plate, container.New(layout.NewCustomPaddedLayout(theme.U(1), theme.U(1), theme.U(7), theme.U(7)), label)))
	}
	return container.NewVBox(row)
}
