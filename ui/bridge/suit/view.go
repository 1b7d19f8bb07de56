package suit

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/onesuit"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// view holds the screen's objects in one theme.
type view struct {
	screen  *Screen
	content *fyne.Container
	cards   *onesuit.Cards
	choices widget.Choices  // the deck, the goal, the vacant places of West and East, and the cards that West has
	rows    *fyne.Container // these
	note    *widget.Prose
	said    *widget.Prose // about the answer
	lines   *lines
	scroll  *container.Scroll
	copier  *widget.Button
	worker  *widget.Button
}

// The measures of the screen, in units.
const (
	margin       = 16
	sideWidth    = 352
	controlWidth = 190
	widest       = 1400
)

func newView(s *Screen) *view {
	v := &view{screen: s, content: container.NewStack()}
	v.build()
	return v
}

// build makes the objects.
func (v *view) build() {
	s, p := v.screen, theme.Current()
	v.cards = onesuit.New(s.art, s.options.Suit, func(r card.Rank) { s.change(s.question.moved(r)) }, s.typeFor)
	prose := func() *widget.Prose {
		w := widget.NewProse(s.art, "", theme.U(theme.SmallText), p.Faint)
		w.Wrap = true
		return w
	}
	v.note, v.said = prose(), prose()
	v.rows = container.New(layout.NewCustomPaddedVBoxLayout(0))
	v.choices.All = nil // those of another theme
	v.lines = &lines{art: s.art}
	v.scroll = container.NewVScroll(container.New(v.lines))
	v.copier = widget.NewButton(s.art, text.T("suit.copy"), text.T("key.copy"), s.Copy)
	v.worker = widget.NewButton(s.art, text.T("suit.stop"), text.T("key.enter"), s.turnWork)
	back := widget.NewButton(s.art, text.T("suit.back"), text.T("key.escape"), s.options.OnBack)
	v.content.Objects = []fyne.CanvasObject{container.New(v,
		widget.NewHead(s.art, text.T("suit.title"), back, v.worker, v.copier),
		v.cards,
		widget.NewPanel(container.New(widget.Under(theme.U(6)), v.rows, v.note), theme.U(10)),
		widget.NewPanel(container.New(widget.Under(theme.U(8)), v.said, v.scroll), theme.U(margin)))}
	v.show()
	v.content.Refresh()
}

// show brings the screen up to date.
func (v *view) show() {
	s := v.screen
	q := s.question
	v.cards.Set(q.problem, s.hand)
	v.showChoices()
	words, ink := v.noteOf()
	v.note.Set(words, ink)
	words, ink = v.message()
	v.said.Set(words, ink)
	v.worker.Label = text.T("suit.stop")
	if s.stopped {
		v.worker.Label = text.T("suit.work")
	}
	v.worker.Enable(s.stopped || s.asked.Open())
	v.worker.Refresh()
	v.copier.Enable(len(s.answer.lines) > 0)
	v.lines.set(s.answer)
	v.scroll.Content.(*fyne.Container).Objects = v.lines.objects
	v.scroll.Refresh()
	v.content.Refresh()
}

// showChoices shows what is chosen. The choices are made again if there are other values to choose from.
func (v *view) showChoices() {
	s := v.screen
	q := s.question
	var decks, goals []string
	for _, d := range s.decks() {
		decks = append(decks, deckName(d))
	}
	for _, g := range q.goals() {
		goals = append(goals, goalName(g))
	}
	rows := []struct {
		label   string
		options []string
		chosen  int
		on      func(int)
	}{
		{text.T("suit.deck"), decks, slices.Index(s.decks(), q.problem.Deck), s.chooseDeck},
		{text.T("suit.goal"), goals, slices.Index(q.goals(), q.goal), s.chooseGoal},
		{text.T("suit.west"), numbers(q.problem.West), q.problem.West, func(i int) { s.choosePlaces(i, s.question.problem.East) }},
		{text.T("suit.east"), numbers(q.problem.East), q.problem.East, func(i int) { s.choosePlaces(s.question.problem.West, i) }},
		{text.T("suit.length"), lengths(q.problem.Missing().Len()), q.length() + 1, func(i int) { s.change(s.question.withLength(i - 1)) }},
	}
	same := len(v.choices.All) == len(rows)
	for i, r := range rows {
		same = same && slices.Equal(v.choices.All[i].Options, r.options)
	}
	if same {
		for i, r := range rows {
			v.choices.All[i].Set(r.chosen)
		}
		return
	}
	v.choices.All, v.rows.Objects = nil, nil
	for _, r := range rows {
		c := widget.NewChoice(s.art, r.label, theme.U(controlWidth), r.options, r.chosen, r.on)
		v.choices.All = append(v.choices.All, c)
		v.rows.Add(c)
	}
	v.choices.To(v.choices.Row)
}

// deckName names a deck by its cards, and what is left of one.
func deckName(d card.Deck) string {
	if d == card.Deck36 || d == card.Deck52 || d == card.Deck68 {
		return text.Points(d.Len())
	}
	return text.T("suit.left")
}

// numbers returns the numbers of vacant places to choose from: up to a whole hand of the largest deck, or to the present one.
func numbers(now int) (all []string) {
	for n := range max(card.Deck68.HandLen(), now) + 1 {
		all = append(all, text.Points(n))
	}
	return all
}

// lengths returns the numbers of missing cards to choose from that West is known to have: any, and each.
func lengths(missing int) []string {
	all := []string{text.T("suit.any-length")}
	for n := range missing + 1 {
		all = append(all, text.Points(n))
	}
	return all
}

// noteOf returns the line below the choices.
func (v *view) noteOf() (string, color.Color) {
	s, p := v.screen, theme.Current()
	switch {
	case s.refused != "":
		return s.refused, p.Bad
	case s.copied:
		return text.T("suit.copied"), p.Good
	case s.options.Played && s.question.problem == newQuestion(s.options.Problem).problem:
		return text.T("suit.of-board"), p.Faint
	case s.question.problem.Deck == card.Deck68:
		return text.T("suit.type-68", "Hand", text.Seat(s.hand)), p.Faint
	}
	return text.T("suit.type", "Hand", text.Seat(s.hand)), p.Faint
}

// message returns the line above the answer, or in place of it.
func (v *view) message() (string, color.Color) {
	s, p := v.screen, theme.Current()
	switch {
	case s.asked.Open():
		return text.T("suit.working"), p.Ink
	case s.stopped:
		return text.T("suit.stopped"), p.Ink
	case s.err != nil:
		return text.T("suit.failed", "Error", s.err), p.Bad
	case s.answer.bound != "":
		return text.T("suit.seen") + " " + s.answer.bound, p.Faint
	}
	return text.T("suit.seen"), p.Faint
}

// scrollBy scrolls the answer by pages up or down.
func (v *view) scrollBy(pages float32) {
	v.scroll.ScrollToOffset(v.scroll.Offset.AddXY(0, pages*0.8*v.scroll.Size().Height))
}

// Layout implements fyne.Layout: the head over the cards, with the choices beside them, over the answer.
func (v *view) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.7
	head, side := o[0].MinSize().Height, theme.U(sideWidth)
	widget.Put(o[0], x, y, width, head)
	y += head + gap*0.7
	high := (size.Height - y - 2*gap) * 0.47
	widget.Put(o[1], x, y, width-side-gap, high)
	widget.Put(o[2], x+width-side, y, side, high)
	y += high + gap
	v.lines.wide = width - 2*theme.U(margin) - theme.U(scrollRoom)
	widget.Put(o[3], x, y, width, size.Height-y-gap)
}

// MinSize implements fyne.Layout.
func (v *view) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	return fyne.NewSize(max(o[0].MinSize().Width, theme.U(420+sideWidth)+gap)+2*gap, 600)
}
