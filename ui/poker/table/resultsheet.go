package table

import (
	"image/color"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// resultSheet is the result of a hand: points of each against each, chips, and fantasies to come.
type resultSheet struct {
	laid
	folded bool // reduced to a button, so that the boards are visible
}

var (
	_ sheet.Leaver = (*resultSheet)(nil)
	_ sheet.Looker = (*resultSheet)(nil)
)

// Look implements [sheet.Looker].
func (r *resultSheet) Look() sheet.Look {
	look := r.laid.Look()
	if r.folded {
		look.Veil = sheet.None
	}
	return look
}

// fold leaves a button of the sheet, or unfolds it again.
func (r *resultSheet) fold() {
	r.folded = !r.folded
	r.screen.show()
}

// Build implements [sheet.Sheet].
func (r *resultSheet) Build() fyne.CanvasObject { return r.screen.fitted(r.build) }

func (r *resultSheet) build(paper widget.Paper) fyne.CanvasObject {
	s := r.screen
	if r.folded {
		return paper.Button(text.T("poker.unfold"), text.T("key.enter"), true, r.fold)
	}
	lines := paper.List(s.resultTitle(paper), paper.Gap(2), s.resultHead(paper), paper.Rule())
	for _, p := range s.model.Players {
		lines.Add(s.resultLine(paper, p))
	}
	lines.Add(paper.Gap(6))
	var buttons []*widget.Button
	for i, e := range append(s.endings(), ending{text.T("poker.fold"), text.T("poker.key.fold"), 0, r.fold}) {
		b := paper.Button(e.label, e.key, i == 0, e.do)
		if i > 0 {
			b.TextSize = theme.SmallText * paper.Unit
		}
		buttons = append(buttons, b)
	}
	row := paper.Row(buttons...)
	lines.Add(row)
	width := (380 + 64*float32(len(s.model.Players))) * paper.Unit
	return widget.NewSheet(max(width, row.MinSize().Width), 18*paper.Unit, lines)
}

// resultTitle describes the user's result of the hand.
func (s *Screen) resultTitle(paper widget.Paper) fyne.CanvasObject {
	gain := s.gain(s.model.Person())
	id := "poker.result-even"
	switch {
	case gain > 0:
		id = "poker.result-won"
	case gain < 0:
		id = "poker.result-lost"
	}
	title := paper.Line(text.TN(id, max(gain, -gain), "Chips", text.Points(max(gain, -gain)), "Hand", s.model.Number), theme.HeadingText, true)
	title.Align = fyne.TextAlignCenter
	return title
}

// gain returns a player's gain in chips in the hand.
func (s *Screen) gain(p tabletop.Player) int {
	gain := 0
	for _, pay := range s.model.Settled.Pairs {
		switch p.Seat {
		case pay.Pair.First:
			gain += pay.Paid
		case pay.Pair.Second:
			gain -= pay.Paid
		}
	}
	return gain
}

// points returns the points of a player against another one; ok is false if they aren't settled.
func (s *Screen) points(a, b poker.Seat) (points int, ok bool) {
	for _, pay := range s.model.Settled.Pairs {
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
func (s *Screen) shares() []float32 {
	shares := []float32{2.2}
	for range s.model.Players {
		shares = append(shares, 1)
	}
	return append(shares, 1.2, 1.2, 1.2, 1.7)
}

func (s *Screen) resultHead(paper widget.Paper) fyne.CanvasObject {
	faint := theme.Current().Faint
	cells := []fyne.CanvasObject{small(paper, text.T("poker.column-points"), faint, false)}
	add := func(words string) {
		cell := small(paper, words, faint, false)
		cell.Align = fyne.TextAlignTrailing
		cells = append(cells, cell)
	}
	for _, p := range s.model.Players {
		add(p.Name)
	}
	add(text.T("poker.column-before"))
	add(text.T("poker.column-won"))
	add(text.T("poker.column-after"))
	add(text.T("poker.column-next"))
	return widget.NewCells(s.shares(), cells...)
}

// resultLine is a player's line.
func (s *Screen) resultLine(paper widget.Paper, p tabletop.Player) fyne.CanvasObject {
	c := theme.Current()
	name := small(paper, p.Name, c.Ink, p.Seat == s.config.Person)
	if p.Rated.Dead {
		name.Text = text.T("poker.name-dead", "Name", p.Name)
	}
	cells := []fyne.CanvasObject{name}
	add := func(cell *widget.Prose) {
		cell.Align = fyne.TextAlignTrailing
		cells = append(cells, cell)
	}
	for _, other := range s.model.Players {
		points, ok := s.points(p.Seat, other.Seat)
		switch {
		case other.Seat == p.Seat:
			add(small(paper, "", c.Faint, false))
		case !ok:
			add(small(paper, text.T("poker.apart-mark"), c.Faint, false))
		default:
			add(small(paper, text.Gain(points), s.inkFor(p, points), false))
		}
	}
	gain, before := s.gain(p), s.model.Before(p.Seat)
	add(small(paper, text.Points(before), c.Ink, false))
	add(small(paper, text.Gain(gain), s.inkFor(p, gain), true))
	add(small(paper, text.Points(before+gain), c.Ink, false))
	next := ""
	if p.Next > 0 {
		next = text.T("poker.next-fantasy", "N", p.Next)
	}
	add(small(paper, next, s.inkFor(p, 1), true))
	return container.New(layout.NewCustomPaddedLayout(2*paper.Unit, 2*paper.Unit, 0, 0), widget.NewCells(s.shares(), cells...))
}

// inkFor returns the ink of a player's gain: green if it is good for the user.
func (s *Screen) inkFor(p tabletop.Player, gain int) color.Color {
	if p.Seat != s.config.Person {
		return theme.Current().Ink
	}
	return theme.Current().ForYou(gain)
}

// ending is something that can be done when a hand is over.
type ending struct {
	label, key string
	letter     rune // that does it, or 0
	do         func()
}

// endings lists the actions when the hand is over. Enter does the first.
func (s *Screen) endings() []ending {
	enter := text.T("key.enter")
	all := []ending{{text.T("poker.next-hand"), enter, 0, s.next}}
	if s.state.MustBuy(s.config.Person) {
		all = []ending{{text.T("poker.buy"), enter, 0, s.openRebuy}}
	}
	if s.options.OnReview != nil {
		all = append(all, ending{text.T("poker.review"), text.T("poker.key.review"), 'v', func() { s.options.OnReview(s.model.Number) }})
	}
	if !s.state.MustBuy(s.config.Person) {
		all = append(all, ending{text.T("poker.buy"), text.T("poker.key.rebuy"), '+', s.openRebuy})
	}
	if _, ok := s.freeSeat(); ok && s.options.Invite != nil && !s.state.MustBuy(s.config.Person) {
		all = append(all, ending{text.T("poker.invite"), text.T("poker.key.invite"), 'i', s.invite})
	}
	if s.state.MayLeave() {
		all = append(all, ending{text.T("poker.leave"), text.T("poker.key.leave"), 'q', s.openLeave})
	}
	return all
}

// Enter implements [sheet.Sheet].
func (r *resultSheet) Enter() {
	switch {
	case r.folded:
		r.fold()
	case !r.screen.finish():
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
	if unicode.ToLower(letter) == 'o' {
		r.fold()
		return
	}
	for _, e := range r.screen.endings() {
		if e.letter != 0 && e.letter == unicode.ToLower(letter) {
			e.do()
			return
		}
	}
}

// Leave implements [sheet.Leaver]: it leaves the table, and the game stays as it is.
func (r *resultSheet) Leave() {
	if r.folded {
		r.fold()
		return
	}
	r.screen.home()
}

// next deals the next hand. Like all writes it is done in the background: a busy disk must not hold up the window. An
// error shows in the session's state.
func (s *Screen) next() { s.work.Write(s.work.Ctx, s.session.Next, func(error) {}) }

// freeSeat returns the first free seat.
func (s *Screen) freeSeat() (seat poker.Seat, ok bool) {
	table := s.state.Game.State()
	for seat := poker.Seat(1); seat <= poker.Seats; seat++ {
		if _, taken := table.Player(seat); !taken {
			return seat, true
		}
	}
	return 0, false
}

// invite asks a computer player to join.
func (s *Screen) invite() {
	seat, ok := s.freeSeat()
	if !ok {
		return
	}
	who := s.options.Invite(seat)
	s.names[who.Seat] = who.Name
	s.work.Write(s.work.Ctx, func() error { return s.session.Join(who) }, func(error) {})
}

// hearResult lets the result of a hand be heard.
func (s *Screen) hearResult() {
	if s.heard == s.model.Number || s.parts.surface.Sound == nil {
		return
	}
	s.heard = s.model.Number
	switch gain := s.gain(s.model.Person()); {
	case gain > 0:
		s.parts.surface.Hear(cardtable.Cue{Effect: sound.Made})
	case gain < 0:
		s.parts.surface.Hear(cardtable.Cue{Effect: sound.Down})
	}
}
