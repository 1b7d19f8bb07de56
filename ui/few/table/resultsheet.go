package table

import (
	"image/color"
	"slices"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// resultSheet is the result of a deal, between the open hands.
type resultSheet struct{ laid }

var (
	_ sheet.Leaver = (*resultSheet)(nil)
	_ sheet.Looker = (*resultSheet)(nil)
)

// Look implements [sheet.Looker].
func (r *resultSheet) Look() sheet.Look {
	return sheet.Look{Veil: sheet.None, Place: func(room, least fyne.Size) (fyne.Position, fyne.Size) {
		at := r.screen.geometryIn(room).Result(least.Width, least.Height)
		return fyne.NewPos(at.X, at.Y), least.Min(room)
	}}
}

// Measures of the result in units, and the smallest size of its letters between the hands, as a share of the usual one.
const (
	resultWidth, resultMargin = 420, 16
	leastResult               = 0.92
)

// Build implements [sheet.Sheet].
func (r *resultSheet) Build() fyne.CanvasObject {
	return r.screen.fittedIn(r.fits, leastResult, r.build)
}

// fits reports whether a result of a size hides no card.
func (r *resultSheet) fits(size fyne.Size) bool {
	s := r.screen
	at := s.geometry().Result(size.Width, size.Height)
	return !slices.ContainsFunc(s.parts.surface.Scene().Sprites, func(sprite cardtable.Sprite) bool { return sprite.Spot.Overlaps(at) })
}

func (r *resultSheet) build(paper widget.Paper) fyne.CanvasObject {
	s := r.screen
	t, n := s.model.Table, s.options.Names
	title := paper.Line(resultTitle(t, n), theme.HeadingText, true)
	title.Wrap, title.Align = true, fyne.TextAlignCenter
	lines := paper.List(title)
	if tricks, by, ok := t.Claim(); ok {
		lines.Add(paper.Line(text.TN("few.table.claimed"+you(n, by), tricks, "Name", n.Name(by)), theme.BodyText, false))
	}
	for _, l := range t.Score() {
		what := text.T("few.table.for-side", "What", fewtext.Item(t.Rules(), t.Contract(), l.Item), "Side", n.Side(t.Setup(), l.Side))
		lines.Add(paper.Gained(what, text.Points(l.Points), false, s.inkFor(l.Side, l.Points)))
	}
	for _, words := range s.comesOf() {
		line := paper.Line(words, theme.BodyText, false)
		line.Align, line.Wrap = fyne.TextAlignCenter, true
		lines.Add(line)
	}
	var buttons []*widget.Button
	for i, e := range s.endings() {
		b := paper.Button(e.label, e.key, i == 0, e.do)
		if i > 0 {
			b.TextSize = theme.SmallText * paper.Unit
		}
		buttons = append(buttons, b)
	}
	lines.Add(paper.Gap(2))
	row := paper.Row(buttons...)
	lines.Add(row)
	return widget.NewSheet(max(resultWidth*paper.Unit, row.MinSize().Width), resultMargin*paper.Unit, lines)
}

// resultTitle describes the result of the contract.
func resultTitle(t few.Table, n fewtext.Names) string {
	c := t.Contract()
	if c.PassedOut() {
		return fewtext.Contract(n, c)
	}
	return text.T("few.table.result", "Contract", fewtext.Contract(n, c), "Result", fewtext.Result(t.Rules(), c, t.DeclarerTricks()))
}

// inkFor returns the ink of a side's points: green for the user's, red for an opponent's.
func (s *Screen) inkFor(side few.Side, points int) color.Color {
	if s.model.Table.Side(s.config.Person) == side {
		return theme.Current().ForYou(points)
	}
	return theme.Current().ForYou(-points)
}

// comesOf describes the consequences of the deal: a game or a rubber won, a new deal of the cards, or the points below.
func (s *Screen) comesOf() []string {
	t, n := s.model.Table, s.options.Names
	entries := s.state.Session.Scores()
	if len(entries) == 0 {
		return nil
	}
	e := entries[len(entries)-1]
	setup := e.Setup
	var words []string
	for side := range few.Side(t.Rules().Sides()) {
		name := n.Side(setup, side)
		switch games := e.After.Games[side]; {
		case games > setup.Standing.Games[side] && games == t.Rules().Sheet.GamesToWin:
			words = append(words, text.T("few.table.wins-rubber"+s.youAreIn(setup, side), "Side", name))
		case games > setup.Standing.Games[side]:
			words = append(words, text.T("few.table.wins-game"+s.youAreIn(setup, side), "Side", name))
		}
	}
	switch {
	case t.Passed() && t.Rules().SameDealer:
		words = append(words, text.T("few.table.passed-again"))
	case t.Passed():
		words = append(words, text.T("few.table.passed"))
	case len(words) == 0:
		words = append(words, joined(belowLines(setup, e.After, n)))
	}
	if next := s.state.Session.Next(); !s.state.Session.Over() && next.Rubber > setup.Rubber {
		words = append(words, text.T("few.table.next-soloist"+you(n, next.Soloist), "Name", n.Name(next.Soloist), "Rubber", next.Rubber))
	}
	return words
}

// belowLines describes each side's points below the line.
func belowLines(setup few.Setup, after few.Standing, n fewtext.Names) (lines []string) {
	for side := range few.Side(setup.Rules.Sides()) {
		lines = append(lines, text.T("few.table.below", "Side", n.Side(setup, side), "Below", text.Points(after.Below[side])))
	}
	return lines
}

// ending is something that can be done when a deal is over.
type ending struct {
	label, key string
	letter     rune // that does it, or 0
	do         func()
}

// endings lists the actions when the deal is over. Enter does the first.
func (s *Screen) endings() []ending {
	enter := text.T("key.enter")
	all := []ending{{text.T("few.table.next-deal"), enter, 0, s.next}}
	if s.state.Session.Over() {
		all = []ending{{text.T("few.table.to-end"), enter, 0, s.openEnd}}
	}
	all = append(all, ending{text.T("few.table.score"), text.T("few.table.key.score"), 'w', s.turnScore})
	if s.options.OnReview != nil {
		all = append(all, ending{text.T("few.table.review"), text.T("few.table.key.review"), 'v', s.review})
	}
	if s.settles() {
		all = append(all, ending{text.T("few.table.settle"), text.T("few.table.key.settle"), 'q', s.openSettle})
	}
	return all
}

// review looks back on the deal that is over.
func (s *Screen) review() {
	if s.options.OnReview != nil && s.state.Over() {
		s.options.OnReview(s.state.Session.Boards() - 1)
	}
}

// Enter implements [sheet.Sheet].
func (r *resultSheet) Enter() {
	if !r.screen.finish() {
		r.screen.endings()[0].do()
	}
}

// Key implements [sheet.Sheet].
func (r *resultSheet) Key(name fyne.KeyName) {
	if name == fyne.KeySpace {
		r.Enter()
	}
}

// Rune implements [sheet.Sheet].
func (r *resultSheet) Rune(letter rune) {
	r.screen.finish()
	switch letter = unicode.ToLower(letter); letter {
	case 'l', 'a': // sheets to look at
		r.screen.command(letter)
		return
	}
	for _, e := range r.screen.endings() {
		if e.letter == letter && letter != 0 {
			e.do()
			return
		}
	}
}

// Leave implements [sheet.Leaver]: it leaves the table, and the session stays as it is.
func (r *resultSheet) Leave() { r.screen.home() }

// hearResult plays the sound of a deal's result, and celebrates a game or a slam of the user's.
func (s *Screen) hearResult() {
	t := s.model.Table
	if s.heard == t.Setup().Number || t.Passed() {
		return
	}
	s.heard = t.Setup().Number
	gain := t.Score().Balance(t.Side(s.config.Person))
	switch {
	case gain > 0:
		s.parts.surface.Hear(cardtable.Cue{Effect: sound.Made})
	case gain < 0:
		s.parts.surface.Hear(cardtable.Cue{Effect: sound.Down})
	}
	if gain <= 0 || t.Defends(s.config.Person) {
		return
	}
	for _, l := range t.Score() {
		switch l.Item {
		case few.SlamItem:
			s.celebrate(cardtable.Splendour{Signs: 26, Rays: true})
			return
		case few.RubberItem:
			s.celebrate(cardtable.Splendour{Signs: 44, Rays: true})
			return
		}
	}
	if t.Setup().Completes(t.Contract()) {
		s.celebrate(cardtable.Splendour{Signs: 12})
	}
}

// celebrate shows a flourish around the sheet on the table.
func (s *Screen) celebrate(of cardtable.Splendour) {
	shown := s.sheets.Shown()
	if !s.options.Animated || !fyne.CurrentApp().Settings().ShowAnimations() || shown == nil {
		return
	}
	at, size := shown.Position(), shown.Size()
	s.glitter.Start(s.art, of, card.Suits[:], cardtable.NewRect(at.X, at.Y, size.Width, size.Height), s.unit())
}
