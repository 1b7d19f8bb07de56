package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// scoreSheet is the score of the session as it is written on paper, to look at. Of several rubbers it shows one; the arrows turn
// over to another.
type scoreSheet struct {
	laid
	sheet.Peek
	scoring *scoring
	rubber  int // that is shown, counted from 0; -1 for the last
	pad     *picture.Pad
}

// turnScore lays the score on the table, or takes it off again.
func (c *scoring) turnScore() {
	switch c.parts.sheets.Top().(type) {
	case *settleSheet, *failureSheet:
		return
	}
	c.finale.finish()
	sheet.Turn(c.parts.sheets, &scoreSheet{laid: c.laid, scoring: c, rubber: -1})
}

// Measures of the score, in units: the parts above and below the pad, and the least height of the pad.
const scoreAround, leastPad = 230, 170

// Build implements [sheet.Sheet].
func (c *scoreSheet) Build() fyne.CanvasObject { return c.parts.fitted(c.build) }

func (c *scoreSheet) build(paper widget.Paper) fyne.CanvasObject {
	end := c.play.end()
	pads := scorePads(c.play.state.Session, end, c.play.options.Names)
	at := c.shown(pads)
	title := text.T("few.table.score-so-far")
	if end.Kind != few.EndOpen {
		title = fewtext.Ending(c.play.options.Names, end)
	}
	head := paper.Line(title, theme.HeadingText, true)
	head.Align, head.Wrap = fyne.TextAlignCenter, true
	body := paper.Column(head)
	if c.play.rules().Rubbers() > 1 {
		which := paper.Faint(text.T("few.table.rubber-of", "N", at+1, "Of", c.play.rules().Rubbers()))
		which.Align = fyne.TextAlignCenter
		body.Add(which)
	}
	before := c.pad
	room := max(leastPad*paper.Unit, c.parts.content.Size().Height-scoreAround*paper.Unit)
	c.pad = picture.NewPad(pads[at], c.parts.art.Style, paper.Unit, room, nil)
	if before != nil {
		c.pad.Follow(before)
	}
	body.Add(c.pad.Content())
	if words := c.totalWords(); words != "" {
		line := paper.Faint(words)
		line.Align, line.Wrap = fyne.TextAlignCenter, true
		body.Add(line)
	}
	body.Add(paper.Row(c.buttons(paper, len(pads), at)...))
	return widget.NewSheet(660*paper.Unit, 20*paper.Unit, body)
}

// shown returns the index of the rubber on display.
func (c *scoreSheet) shown(pads []chart.Pad) int {
	if c.rubber < 0 || c.rubber >= len(pads) {
		return len(pads) - 1
	}
	return c.rubber
}

// totalWords describes each player's total, if there are several rubbers.
func (c *scoreSheet) totalWords() string {
	if c.play.rules().Rubbers() == 1 {
		return ""
	}
	var each []string
	for p, total := range c.play.end().Totals {
		each = append(each, text.T("few.table.total-of", "Name", c.play.options.Names.Name(few.Player(p)), "Points", text.Points(total)))
	}
	return fewtext.Joined(each)
}

func (c *scoreSheet) buttons(paper widget.Paper, rubbers, at int) (all []*widget.Button) {
	if rubbers > 1 {
		before := paper.Button(text.T("few.table.rubber-before"), "←", false, func() { c.turn(-1) })
		next := paper.Button(text.T("few.table.rubber-next"), "→", false, func() { c.turn(1) })
		before.Disabled, next.Disabled = at == 0, at == rubbers-1
		all = append(all, before, next)
	}
	all = append(all, paper.Button(text.T("few.table.back"), text.T("key.escape"), true, c.Enter))
	if c.play.settles() {
		all = append(all, paper.Button(text.T("few.table.settle"), text.T("few.table.key.settle"), false, c.scoring.openSettle))
	}
	return all
}

// turn shows another rubber.
func (c *scoreSheet) turn(by int) {
	pads := scorePads(c.play.state.Session, c.play.end(), c.play.options.Names)
	c.rubber = min(max(c.shown(pads)+by, 0), len(pads)-1)
	c.pad = nil
	c.parts.sheets.Redraw()
}

// Enter implements [sheet.Sheet].
func (c *scoreSheet) Enter() { c.parts.sheets.Remove(c) }

// Key implements [sheet.Sheet].
func (c *scoreSheet) Key(name fyne.KeyName) {
	switch name {
	case fyne.KeyLeft:
		c.turn(-1)
	case fyne.KeyRight:
		c.turn(1)
	case fyne.KeyPageUp, fyne.KeyPageDown:
		c.pad.Page(name == fyne.KeyPageDown)
	}
}

// Rune implements [sheet.Sheet].
func (c *scoreSheet) Rune(letter rune) {
	switch unicode.ToLower(letter) {
	case 'w':
		c.Enter()
	case 'q':
		c.scoring.openSettle()
	}
}
