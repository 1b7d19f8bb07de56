package table

import (
	"image/color"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// resultSheet shows the result of a hand: in a strip below the user's board, or unfolded with the points of each against
// each, the chips, and who has a fantasy coming.
type resultSheet struct {
	laid
	sheet.Spaced
	scoring  *scoring
	unfolded bool
}

var (
	_ sheet.Leaver = (*resultSheet)(nil)
	_ sheet.Looker = (*resultSheet)(nil)
)

// Look implements [sheet.Looker].
func (r *resultSheet) Look() sheet.Look {
	if r.unfolded {
		return r.laid.Look()
	}
	return sheet.Look{Veil: sheet.None, Alone: true, Place: r.inTheHand}
}

// inTheHand puts the strip where the user's hand was.
func (r *resultSheet) inTheHand(screen, least fyne.Size) (fyne.Position, fyne.Size) {
	fan := r.parts.geometryIn(screen).Fan
	size := least.Min(screen)
	return fyne.NewPos((screen.Width-size.Width)/2, min(fan.Y+(fan.H-size.Height)/2, screen.Height-size.Height)), size
}

// unfolds reports whether there is more to tell than the settlement of the only pair has shown.
func (r *resultSheet) unfolds() bool { return len(r.play.model.Players) > poker.MinPlayers }

// fold unfolds the strip, or folds it again.
func (r *resultSheet) fold() {
	r.unfolded = !r.unfolded && r.unfolds()
	r.parts.show()
}

// Build implements [sheet.Sheet].
func (r *resultSheet) Build() fyne.CanvasObject {
	if r.unfolded {
		return r.parts.fitted(r.build)
	}
	g := r.parts.geometry()
	return r.parts.fittedIn(fyne.NewSize(g.Fan.W, g.Fan.H), r.buildStrip)
}

// buildStrip builds the strip: the user's result, and what can be done.
func (r *resultSheet) buildStrip(paper widget.Paper) fyne.CanvasObject {
	lines := paper.ColumnBy(2, r.scoring.resultTitle(paper))
	if words := r.play.nextWords(); words != "" {
		line := small(paper, words, theme.Current().ForYou(1), true)
		line.Align = fyne.TextAlignCenter
		lines.Add(line)
	}
	lines.Add(paper.Gap(4))
	lines.Add(r.buttons(paper, text.T("poker.unfold")))
	return widget.NewPanel(lines, 10*paper.Unit)
}

// nextWords tells the user that a fantasy is coming; "" if none is.
func (p *playing) nextWords() string {
	n := p.model.Person().Next
	if n == 0 {
		return ""
	}
	return text.T("poker.result-fantasy", "N", n)
}

// buttons returns a button for each ending, and one with the label fold that unfolds the strip or folds it.
func (r *resultSheet) buttons(paper widget.Paper, fold string) fyne.CanvasObject {
	endings := r.scoring.endings()
	if r.unfolds() {
		endings = append(endings, ending{fold, text.T("poker.key.fold"), 0, r.fold})
	}
	var buttons []*widget.Button
	for i, e := range endings {
		b := paper.Button(e.label, e.key, i == 0, e.do)
		if i > 0 {
			b.TextSize = theme.SmallText * paper.Unit
		}
		buttons = append(buttons, b)
	}
	return paper.Row(buttons...)
}

func (r *resultSheet) build(paper widget.Paper) fyne.CanvasObject {
	lines := paper.List(r.scoring.resultTitle(paper), paper.Gap(2), r.scoring.resultHead(paper), paper.Rule())
	for _, p := range r.play.model.Players {
		lines.Add(r.scoring.resultLine(paper, p))
	}
	lines.Add(paper.Gap(6))
	row := r.buttons(paper, text.T("poker.fold"))
	lines.Add(row)
	width := (380 + 64*float32(len(r.play.model.Players))) * paper.Unit
	return widget.NewSheet(max(width, row.MinSize().Width), 18*paper.Unit, lines)
}

// resultTitle describes the user's result of the hand.
func (c *scoring) resultTitle(paper widget.Paper) fyne.CanvasObject {
	gain := c.play.gain(c.play.model.Person())
	id := "poker.result-even"
	switch {
	case gain > 0:
		id = "poker.result-won"
	case gain < 0:
		id = "poker.result-lost"
	}
	title := paper.Line(text.TN(id, max(gain, -gain), "Chips", text.Points(max(gain, -gain)), "Hand", c.play.model.Number), theme.HeadingText, true)
	title.Align = fyne.TextAlignCenter
	return title
}

// gain returns a player's gain in chips in the hand.
func (p *playing) gain(who tabletop.Player) int {
	gain := 0
	for _, pay := range p.model.Settled.Pairs {
		switch who.Seat {
		case pay.Pair.First:
			gain += pay.Paid
		case pay.Pair.Second:
			gain -= pay.Paid
		}
	}
	return gain
}

// points returns the points of a player against another one; ok is false if they aren't settled.
func (p *playing) points(a, b poker.Seat) (points int, ok bool) {
	for _, pay := range p.model.Settled.Pairs {
		switch pay.Pair {
		case poker.Pair{First: a, Second: b}:
			return pay.Points, true
		case poker.Pair{First: b, Second: a}:
			return -pay.Points, true
		}
	}
	return 0, false
}

// shares returns those of the columns: the name, the others, chips before, won, after, and the next fantasy.
func (p *playing) shares() []float32 {
	shares := []float32{2.2}
	for range p.model.Players {
		shares = append(shares, 1)
	}
	return append(shares, 1.2, 1.2, 1.2, 1.7)
}

func (c *scoring) resultHead(paper widget.Paper) fyne.CanvasObject {
	faint := theme.Current().Faint
	cells := []fyne.CanvasObject{small(paper, text.T("poker.column-points"), faint, false)}
	add := func(words string) {
		cell := small(paper, words, faint, false)
		cell.Align = fyne.TextAlignTrailing
		cells = append(cells, cell)
	}
	for _, p := range c.play.model.Players {
		add(p.Name)
	}
	add(text.T("poker.column-before"))
	add(text.T("poker.column-won"))
	add(text.T("poker.column-after"))
	add(text.T("poker.column-next"))
	return widget.NewCells(c.play.shares(), cells...)
}

// resultLine is a player's line.
func (c *scoring) resultLine(paper widget.Paper, p tabletop.Player) fyne.CanvasObject {
	look := theme.Current()
	name := small(paper, p.Name, look.Ink, p.Seat == c.play.config.Person)
	if p.Rated.Dead {
		name.Text = text.T("poker.name-dead", "Name", p.Name)
	}
	cells := []fyne.CanvasObject{name}
	add := func(cell *widget.Prose) {
		cell.Align = fyne.TextAlignTrailing
		cells = append(cells, cell)
	}
	for _, other := range c.play.model.Players {
		points, ok := c.play.points(p.Seat, other.Seat)
		switch {
		case other.Seat == p.Seat:
			add(small(paper, "", look.Faint, false))
		case !ok:
			add(small(paper, text.T("poker.apart-mark"), look.Faint, false))
		default:
			add(small(paper, text.Gain(points), c.play.inkFor(p, points), false))
		}
	}
	gain, before := c.play.gain(p), c.play.model.Before(p.Seat)
	add(small(paper, text.Points(before), look.Ink, false))
	add(small(paper, text.Gain(gain), c.play.inkFor(p, gain), true))
	add(small(paper, text.Points(before+gain), look.Ink, false))
	next := ""
	if p.Next > 0 {
		next = text.T("poker.next-fantasy", "N", p.Next)
	}
	add(small(paper, next, c.play.inkFor(p, 1), true))
	return container.New(layout.NewCustomPaddedLayout(2*paper.Unit, 2*paper.Unit, 0, 0), widget.NewCells(c.play.shares(), cells...))
}

// inkFor returns the ink of a player's gain: green if it is good for the user.
func (p *playing) inkFor(who tabletop.Player, gain int) color.Color {
	if who.Seat != p.config.Person {
		return theme.Current().Ink
	}
	return theme.Current().ForYou(gain)
}

// Enter implements [sheet.Sheet].
func (r *resultSheet) Enter() {
	if !r.scoring.finale.finish() {
		r.scoring.endings()[0].do()
	}
}

// Rune implements [sheet.Sheet].
func (r *resultSheet) Rune(letter rune) {
	r.scoring.finale.finish()
	if unicode.ToLower(letter) == 'o' {
		r.fold()
		return
	}
	for _, e := range r.scoring.endings() {
		if e.letter != 0 && e.letter == unicode.ToLower(letter) {
			e.do()
			return
		}
	}
}

// Leave implements [sheet.Leaver]: it leaves the table, and the game stays as it is.
func (r *resultSheet) Leave() {
	if r.unfolded {
		r.fold()
		return
	}
	r.scoring.home()
}
