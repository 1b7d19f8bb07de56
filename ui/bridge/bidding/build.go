package bidding

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	leftWidth    = 392
	controlWidth = 238
)

// head returns the top line, with a button to the other page.
func (s *Screen) head(title, other string) fyne.CanvasObject {
	back := widget.NewButton(s.art, text.T("system.back"), text.T("key.escape"), s.escape)
	turn := widget.NewButton(s.art, text.T(other), "B", func() { s.show(!s.card) })
	return widget.NewHead(s.art, text.T(title), back, turn)
}

// buildCalls makes the objects of the page with the calls.
func (s *Screen) buildCalls() fyne.CanvasObject {
	body := container.New(sides(theme.U(leftWidth)),
		container.NewBorder(nil, s.buildChoices(), nil, nil, widget.NewPanel(s.buildAuction(), theme.U(margin))),
		widget.NewPanel(s.buildList(), theme.U(margin)))
	return container.New(page{}, s.head("system.title", "system.card"), body)
}

// prose returns text that wraps.
func prose(art *widget.Art, words string) *widget.Prose {
	prose := widget.NewProse(art, words, theme.U(theme.BodyText), theme.Current().Ink)
	prose.Wrap = true
	return prose
}

// small returns faint, wrapping text.
func small(art *widget.Art, words string) *widget.Prose {
	prose := prose(art, words)
	prose.TextSize, prose.Ink = theme.U(theme.SmallText), theme.Current().Faint
	return prose
}

// heading returns a heading, aligned with the text of the lines below it.
func heading(art *widget.Art, words string) *widget.Prose {
	return widget.NewHeading(art, words, theme.U(theme.HeadingText), fyne.TextAlignLeading)
}

// Padding of links.
const (
	paddingX = 9
	paddingY = 3.5
)

// newRow returns something that leads somewhere when it is clicked.
func newRow(content fyne.CanvasObject, tapped func()) *widget.Row {
	return widget.NewRow(content, theme.U(paddingX), theme.U(paddingY), tapped)
}

// inset returns an object with the room beside it that a row has.
func inset(o fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(paddingX), theme.U(paddingX)), o)
}

// labelWidth returns the width of the column of labels.
func labelWidth(art *widget.Art, lines []line) float32 {
	width := float32(0)
	for _, l := range lines {
		width = max(width, widget.NewHeading(art, l.label, theme.U(theme.BodyText), fyne.TextAlignLeading).MinSize().Width)
	}
	return width + theme.U(margin)
}

// addLine adds a line to those that the arrow keys go through.
func (s *Screen) addLine(l line, label float32) fyne.CanvasObject {
	i := len(s.lines)
	call := widget.NewHeading(s.art, l.label, theme.U(theme.BodyText), fyne.TextAlignLeading)
	link := newRow(container.New(beside(label), call, prose(s.art, l.said())), func() { s.follow(i) })
	s.lines, s.links = append(s.lines, l), append(s.links, link)
	return link
}

// scrollable returns content that scrolls if it is higher than its room.
func (s *Screen) scrollable(content fyne.CanvasObject) fyne.CanvasObject {
	content = container.New(layout.NewCustomPaddedLayout(0, 0, 0, theme.U(8)), content) // for the scroll bar
	s.scroll = container.NewVScroll(content)
	return s.scroll
}

// buildList returns the list of calls.
func (s *Screen) buildList() fyne.CanvasObject {
	list := container.New(stack(0))
	groups, width := s.explorer.groups(), float32(0)
	for _, g := range groups {
		width = max(width, labelWidth(s.art, g.lines))
	}
	for i, g := range groups {
		if i > 0 {
			list.Add(gap(10))
		}
		title := widget.NewHeading(s.art, g.title, theme.U(theme.SmallText), fyne.TextAlignLeading)
		title.Ink = theme.Current().Faint
		list.Add(inset(title))
		for _, l := range g.lines {
			list.Add(s.addLine(l, width))
		}
	}
	s.note = small(s.art, "")
	head := container.New(stack(0), inset(heading(s.art, s.explorer.title())))
	if hand := s.hand(); hand != "" {
		head.Add(inset(prose(s.art, hand)))
		head.Add(gap(4))
	}
	if news := s.news(); news != nil {
		head.Add(inset(news))
		head.Add(gap(4))
	}
	head.Add(inset(s.note))
	s.list = container.New(under(theme.U(10)), head, s.scrollable(list))
	s.showNote()
	return s.list
}

// hand describes the user's hand, if it is known and of the current deck, and if the user or nobody is to call. It is
// irrelevant to the calls of other players.
func (s *Screen) hand() string {
	hand, r, a := s.options.Hand, s.explorer.rules, s.explorer.auction
	if hand.Len() == 0 || r.Name != s.options.Rules.Name || !a.Over() && a.Turn() != s.options.Seat {
		return ""
	}
	var suits []string
	for _, suit := range slices.Backward(card.Suits[:]) {
		suits = append(suits, text.Suit(suit)+" "+text.Holding(hand[suit]))
	}
	return text.T("system.hand", "Points", bridgetext.HandPoints(r, hand), "Seat", text.Seat(s.options.Seat), "Hand", strings.Join(suits, ", "))
}

// gap returns room that nothing is in.
func gap(height float32) fyne.CanvasObject {
	room := canvas.NewRectangle(color.Transparent)
	room.SetMinSize(fyne.NewSize(0, theme.U(height)))
	return room
}

// buildChoices returns the sheet with the choices and the ways back.
func (s *Screen) buildChoices() fyne.CanvasObject {
	choice := func(label, key string, options []string, chosen bool, tapped func()) fyne.CanvasObject {
		i := 0
		if chosen {
			i = 1
		}
		c := widget.NewChoice(s.art, label, theme.U(controlWidth), options, i, func(int) { tapped() })
		c.Key = key
		return c
	}
	undo := widget.NewButton(s.art, text.T("system.undo"), "Backspace", s.Undo)
	again := widget.NewButton(s.art, text.T("system.again"), "N", s.again)
	for _, b := range []*widget.Button{undo, again} {
		b.TextSize = theme.U(theme.SmallText)
		b.Disabled = len(s.explorer.auction.Calls) == 0
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(0),
		s.deckChoice())
	for _, row := range s.systemChoices() {
		lines.Add(row)
	}
	lines.Objects = append(lines.Objects,
		choice(text.T("system.opponents"), string(opponentsKey), []string{text.T("system.opponents.pass"), text.T("system.opponents.call")},
			!s.explorer.alone, s.toggleOpponents),
		choice(text.T("system.listed"), string(listedKey), []string{text.T("system.listed.system"), text.T("system.listed.all")},
			s.explorer.all, s.toggleListed),
		container.New(layout.NewCustomPaddedLayout(theme.U(6), theme.U(6), theme.U(5), theme.U(5)), widget.NewEven(theme.U(8), undo, again)))
	if own := s.ownButtons(); own != nil {
		lines.Add(container.New(layout.NewCustomPaddedLayout(0, theme.U(6), theme.U(5), theme.U(5)), own))
	}
	return container.New(layout.NewCustomPaddedLayout(theme.U(margin), 0, 0, 0), widget.NewPanel(lines, theme.U(6)))
}

func (s *Screen) deckChoice() *widget.Choice {
	var names []string
	for _, r := range bidding.Games() {
		names = append(names, text.TN("system.deck", r.Deck.Hand().Len()))
	}
	c := widget.NewChoice(s.art, text.T("system.rules"), theme.U(controlWidth), names, s.explorer.deck(), s.setDeck)
	c.Key = "D"
	return c
}

// buildCard makes the objects of the convention card.
func (s *Screen) buildCard() fyne.CanvasObject {
	sheets := container.New(columns(theme.U(margin)))
	sheet := func(title string) *fyne.Container {
		heading := heading(s.art, title)
		heading.Wrap = true
		lines := container.New(stack(0), inset(heading), gap(4))
		sheets.Add(widget.NewPanel(lines, theme.U(12)))
		return lines
	}
	r := s.explorer.rules
	y := system{r, s.explorer.cardOf(s.shownSide())}
	groups, said := y.sections(), counting(r)
	if most := y.leeway(groups); most > 0 {
		said = append(said, text.TN("system.points.about", most))
	}
	switch y.card.System {
	case bidding.Standard, bidding.Acol:
		said = append(said, text.T("system.points.holds"))
	case bidding.TwoOverOne:
		said = append(said, text.T("system.points.holds"), text.T("system.points.two-over-one"))
	case bidding.Goren:
		said = append(said, text.T("system.points.good"))
	}
	points := sheet(text.T("system.points"))
	for _, words := range said {
		points.Add(gap(3))
		points.Add(inset(prose(s.art, words)))
	}
	if switches := conventions(y.card); len(switches) > 0 {
		groups = slices.Insert(groups, 0, group{text.T("system.conventions"), switches})
	}
	groups = append(groups, group{text.T("system.signals"), cardings(y.card)})
	for _, g := range groups {
		lines := sheet(g.title)
		width := labelWidth(s.art, g.lines)
		for _, l := range g.lines {
			lines.Add(s.addLine(l, width))
		}
	}
	told := signals(y.card)
	lines, width := sheet(text.T("system.signals.told")), labelWidth(s.art, told)
	for _, l := range told {
		label := widget.NewHeading(s.art, l.label, theme.U(theme.BodyText), fyne.TextAlignLeading)
		lines.Add(inset(container.New(beside(width), label, prose(s.art, l.words))))
		lines.Add(gap(6))
	}
	lines.Add(inset(small(s.art, text.T("system.signals.low"))))
	how := small(s.art, text.T("system.card.how"))
	how.Wrap = false
	choices := container.New(layout.NewCustomPaddedVBoxLayout(0), s.deckChoice())
	for _, row := range s.systemChoices() {
		choices.Add(row)
	}
	if len(choices.Objects) > 1 {
		theirs := 0
		if s.theirs {
			theirs = 1
		}
		whose := widget.NewChoice(s.art, text.T("system.whose"), theme.U(controlWidth),
			[]string{text.T("system.ours"), text.T("system.theirs")}, theirs, func(int) { s.flip() })
		whose.Key = string(sideKey)
		choices.Add(whose)
	}
	about := container.New(stack(theme.U(6)), how)
	switch {
	case s.unsaved:
		unsaved := small(s.art, text.T("system.unsaved"))
		unsaved.Ink = theme.Current().Bad
		about.Add(unsaved)
	case len(choices.Objects) > 1:
		about.Add(small(s.art, text.T("system.next-deal")))
	}
	top := container.NewBorder(nil, nil, nil,
		container.NewGridWrap(fyne.NewSize(theme.U(leftWidth), choices.MinSize().Height), choices), about)
	all := container.New(stack(theme.U(margin)), top, sheets)
	// The shadows of the sheets need some room.
	return container.New(page{}, s.head("system.card", "system.calls"),
		s.scrollable(container.New(layout.NewCustomPaddedLayout(0, theme.U(8), theme.U(4), 0), all)))
}
