package practice

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge/practice"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// overview is the page with the kinds of exercises, in the present theme.
type overview struct {
	screen  *Screen
	content *fyne.Container
	tiles   []*tile
	deck    *widget.Choice
	system  *widget.Choice
	level   *widget.Choice
	order   *widget.Button
	costs   *widget.Prose // what costs more than is usual
	advice  *widget.Row   // with it; hidden if there is none
}

// tile is a kind of exercises, with the user's record.
type tile struct {
	row   *widget.Row
	words *widget.Prose
	curve *curve
}

// The measures of the page, in units.
const (
	margin  = 18
	widest  = 1400
	columns = 5
)

func newOverview(s *Screen) *overview {
	o := &overview{screen: s}
	grid := container.New(tileLayout{})
	for i, k := range practice.Kinds() {
		t := o.newTile(i, k)
		o.tiles = append(o.tiles, t)
		grid.Add(widget.NewPanel(t.row, 0))
	}
	back := widget.NewButton(s.art, text.T("drill.back"), text.T("key.escape"), s.options.OnBack)
	suit := widget.NewButton(s.art, text.T("drill.suit"), "S", s.options.OnSuit)
	quiz := widget.NewButton(s.art, text.T("drill.quiz"), "Q", s.openQuiz)
	week := widget.NewButton(s.art, text.T("drill.week"), "W", s.openWeek)
	o.costs = widget.NewProse(s.art, "", theme.U(theme.BodyText), theme.Current().Ink)
	o.costs.Wrap, o.costs.Align = true, fyne.TextAlignCenter
	o.advice = widget.NewRow(o.costs, theme.U(12), theme.U(4), s.openSuggested)
	head := container.New(stack(theme.U(4)), widget.NewHead(s.art, text.T("drill.title"), back, suit, quiz, week), o.advice)
	o.content = container.New(pageLayout{}, head, grid, widget.NewPanel(o.choices(), theme.U(6)))
	o.show()
	return o
}

// newTile returns the tile of a kind.
func (o *overview) newTile(i int, k practice.Kind) *tile {
	s, p := o.screen, theme.Current()
	about := widget.NewProse(s.art, bridgetext.PracticeAbout(k), theme.U(theme.BodyText), p.Ink)
	about.Wrap = true
	title := widget.NewProse(s.art, bridgetext.PracticeKind(k), theme.U(17), p.Ink)
	title.Bold, title.Wrap = true, true
	key := widget.NewProse(s.art, strconv.Itoa((i+1)%10), theme.U(theme.SmallText), p.Faint)
	t := &tile{words: widget.NewProse(s.art, "", theme.U(theme.SmallText), p.Faint), curve: newCurve(s.art)}
	t.words.Wrap = true
	head := container.NewBorder(nil, nil, nil, key, title)
	above := container.New(stack(theme.U(4)), head, about, t.words)
	t.row = widget.NewRow(container.New(widget.Under(theme.U(6)), above, t.curve), theme.U(16), theme.U(14), func() { s.open(i) })
	return t
}

// choices returns the line of choices for exercises.
func (o *overview) choices() fyne.CanvasObject {
	s, c := o.screen, o.screen.choice
	choice := func(label, key string, width float32, options []string, chosen int, on func(int)) *widget.Choice {
		w := widget.NewChoice(s.art, label, theme.U(width), options, chosen, on)
		w.Key = key
		return w
	}
	var decks, systems []string
	for _, r := range games() {
		decks = append(decks, text.TN("drill.deck.cards", r.Deck.Len()))
	}
	at := 0
	for i, y := range c.systems() {
		systems = append(systems, bridgetext.System(y))
		if y == c.System {
			at = i
		}
	}
	o.deck = choice(text.T("drill.deck"), "D", 176, decks, c.deck(), func(i int) {
		c := s.choice
		c.Cards = games()[i].Deck.Len()
		s.choose(c)
	})
	o.system = choice(text.T("drill.system"), "B", 210, systems, at, func(i int) {
		c := s.choice
		c.System = c.systems()[i]
		s.choose(c)
	})
	o.level = choice(text.T("drill.level"), text.T("drill.key.level"), 190, levels(), c.Level-1, func(i int) {
		c := s.choice
		c.Level = i + 1
		s.choose(c)
	})
	o.order = widget.NewButton(s.art, text.T("drill.order"), "I", s.openOrder)
	line := container.New(choiceLayout{}, o.deck, o.system, o.level, o.order)
	if s.where == "" {
		return line
	}
	where := widget.NewProse(s.art, text.T("drill.ordered", "Where", s.where), theme.U(theme.SmallText), theme.Current().Faint)
	where.Wrap = true
	return container.New(stack(theme.U(4)), line, container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(14), theme.U(14)), where))
}

// show brings the page up to date.
func (o *overview) show() {
	s, p := o.screen, theme.Current()
	now := s.options.Now()
	for i, k := range practice.Kinds() {
		t, r := o.tiles[i], s.record.of(k)
		words := r.words()
		if k == practice.Mistake {
			words = s.mistakes.words(r.tries(), now) + "\n" + words
		}
		if k == practice.Puzzle {
			words = s.puzzles.words() + "\n" + words
		}
		if s.suggests(k) {
			words = text.T("drill.suggested") + "\n" + words
		}
		t.words.Set(words, p.Faint)
		t.curve.set(r.curve())
	}
	words := s.costWords()
	o.costs.Set(words, p.Ink)
	visible(o.advice, words != "")
	o.mark()
	o.content.Refresh()
}

// mark shows the chosen kind.
func (o *overview) mark() {
	for i, t := range o.tiles {
		t.row.Select(i == o.screen.chosen)
	}
}

// key handles a key.
func (o *overview) key(key fyne.KeyName) {
	s := o.screen
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.open(s.chosen)
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	default:
		s.chosen = stepped(key, s.chosen, len(o.tiles), columns)
		o.mark()
	}
}

// rune handles a letter or a digit.
func (o *overview) rune(r rune) {
	turn := func(c *widget.Choice) { c.Choose((c.Chosen + 1) % len(c.Options)) }
	switch {
	case r >= '0' && r <= '9' && place(r) < len(o.tiles):
		o.screen.open(place(r))
	case r == 'd':
		turn(o.deck)
	case r == 'b':
		turn(o.system)
	case r == '+' || r == '=': // typed without Shift
		o.level.Step(1)
	case r == '-':
		o.level.Step(-1)
	case r == 'i':
		o.screen.openOrder()
	case r == 's':
		o.screen.options.OnSuit()
	case r == 'q':
		o.screen.openQuiz()
	case r == 'w':
		o.screen.openWeek()
	case r == 'm':
		o.screen.openSuggested()
	}
}

// openQuiz asks about suits of the deck that is practised with.
func (s *Screen) openQuiz() { s.options.OnQuiz(s.choice.rules().Deck) }

// place returns the place of the kind with a digit: that of 0 is the tenth.
func place(digit rune) int { return (int(digit-'0') + 9) % 10 }

// tileLayout has the tiles in rows of one height.
type tileLayout struct{}

// Layout implements fyne.Layout.
func (tileLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	rows := (len(o) + columns - 1) / columns
	w, h := (size.Width-gap*(columns-1))/columns, (size.Height-gap*float32(rows-1))/float32(rows)
	for i, tile := range o {
		widget.Put(tile, float32(i%columns)*(w+gap), float32(i/columns)*(h+gap), w, h)
	}
}

// MinSize implements fyne.Layout.
func (tileLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(700, 300) }

// choiceLayout has the choices side by side: each as wide as its label and its values, and narrower by the same share of its values if
// there is less room.
type choiceLayout struct{}

// Layout implements fyne.Layout.
func (l choiceLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	values := float32(0)
	for _, c := range o {
		values += valuesOf(c)
	}
	left := size.Width - l.MinSize(o).Width
	lacks := min(max(0, -left), values/2)
	left += lacks
	x := float32(0)
	for _, c := range o {
		w := c.MinSize().Width - lacks*valuesOf(c)/values + left/float32(len(o))
		widget.Put(c, x, 0, w, size.Height)
		x += w
	}
}

// valuesOf returns the width of the values of a choice, and 0 for a button.
func valuesOf(o fyne.CanvasObject) float32 {
	if c, ok := o.(*widget.Choice); ok {
		return c.Control
	}
	return 0
}

// MinSize implements fyne.Layout.
func (choiceLayout) MinSize(o []fyne.CanvasObject) (least fyne.Size) {
	for _, c := range o {
		least.Width += c.MinSize().Width
		least.Height = max(least.Height, c.MinSize().Height)
	}
	return least
}

// pageLayout has the head over the tiles, and the choices at the foot.
type pageLayout struct{}

// Layout implements fyne.Layout.
func (pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.7
	o[0].Resize(fyne.NewSize(width, o[0].MinSize().Height))
	head, foot := o[0].MinSize().Height, o[2].MinSize().Height // of text that wraps, known only now
	widget.Put(o[0], x, y, width, head)
	y += head + gap*0.7
	widget.Put(o[1], x, y, width, size.Height-y-foot-2*gap)
	widget.Put(o[2], x, size.Height-foot-gap, width, foot)
}

// MinSize implements fyne.Layout.
func (pageLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	return fyne.NewSize(max(o[0].MinSize().Width, o[1].MinSize().Width, o[2].MinSize().Width)+2*gap, 560)
}

// stack has objects below each other, each as high as its text needs, with a gap between them.
type stack float32

// Layout implements fyne.Layout.
func (gap stack) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		o.Resize(fyne.NewSize(size.Width, o.MinSize().Height))
		high := o.MinSize().Height // of text that wraps, known only now
		widget.Put(o, 0, y, size.Width, high)
		y += high + float32(gap)
	}
}

// MinSize implements fyne.Layout.
func (gap stack) MinSize(objects []fyne.CanvasObject) (least fyne.Size) {
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		size := o.MinSize()
		least.Width = max(least.Width, size.Width)
		least.Height += size.Height + float32(gap)
	}
	least.Height = max(0, least.Height-float32(gap))
	return least
}
