package lessons

import (
	"image/color"
	"slices"
	"strconv"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Measures of the panel, in units.
const (
	leastPanel, mostPanel = 280, 340 // its width
	panelMargin           = 16       // within it
	panelAside            = 10       // around it
	largestThought        = 17       // sizes of text
	smallestThought       = 13
	shortOption           = 13 // letters of an option that has another one beside it
	tinyOption            = 5  // and of one that has two
)

// panel is the sheet beside the table.
type panel struct {
	screen  *Screen
	content *fyne.Container
	shown   page
	size    fyne.Size
	long    bool           // the words don't fit: they scroll
	do      *widget.Button // Enter's action, or nil
	back    *widget.Button
	forward *widget.Button
	choices []*widget.Button
	digits  map[rune]*widget.Button
}

func newPanel(s *Screen) *panel {
	return &panel{screen: s, content: container.NewStack()}
}

// fit has the panel fill a size.
func (v *panel) fit(size fyne.Size) {
	if v.size != size || len(v.content.Objects) == 0 {
		v.size, v.shown = size, pageOf(v.screen.taking, v.screen.table)
		v.build()
	}
	v.content.Resize(size)
}

// build makes the panel, with its words as large as there is room for.
func (v *panel) build() {
	if v.size.Width == 0 {
		return
	}
	margin := theme.U(panelMargin)
	width, height := v.size.Width-2*margin, v.size.Height-2*margin
	gap := theme.U(8)
	var top, middle, bottom fyne.CanvasObject
	for size := float32(largestThought); size >= smallestThought; size-- {
		top, middle, bottom = v.top(width), v.middle(width, theme.U(size)), v.bottom(width)
		if top.MinSize().Height+middle.MinSize().Height+bottom.MinSize().Height+2*gap <= height {
			break
		}
	}
	room := height - top.MinSize().Height - bottom.MinSize().Height - 2*gap
	if v.long = middle.MinSize().Height > room; v.long { // words beyond all that the course has
		scroll := container.NewVScroll(middle)
		scroll.SetMinSize(fyne.NewSize(width, room))
		middle = scroll
	}
	inside := container.NewBorder(top, bottom, nil, nil, container.New(layout.NewCustomPaddedLayout(gap, gap, 0, 0), middle))
	v.content.Objects = []fyne.CanvasObject{widget.NewPanel(inside, margin)}
	v.content.Refresh()
	v.content.Objects[0].Resize(v.size)
}

// scrolls reports whether not all of the panel is in sight.
func (v *panel) scrolls() bool { return v.long }

func (v *panel) words(words string, size float32, ink color.Color) *widget.Prose {
	p := widget.NewProse(v.screen.art, words, size, ink)
	p.Wrap = true
	return p
}

// top returns the title, and the progress in the lesson.
func (v *panel) top(width float32) fyne.CanvasObject {
	p := theme.Current()
	title := v.words(v.shown.title, theme.U(theme.HeadingText), p.Ink)
	title.Bold = true
	return widget.NewLines(width, theme.U(4), v.words(v.shown.head, theme.U(theme.SmallText), p.Faint), title, v.marks(width))
}

// marks shows the steps side by side.
func (v *panel) marks(width float32) fyne.CanvasObject {
	p := theme.Current()
	colours := [...]color.NRGBA{open: p.PanelEdge, passed: p.Felt, here: p.Gold}
	row := container.NewWithoutLayout()
	n := float32(len(v.shown.steps))
	step, high := width/max(n, 1), theme.U(5)
	for i, m := range v.shown.steps {
		r := canvas.NewRectangle(colours[m])
		r.CornerRadius = high / 2
		widget.Put(r, float32(i)*step, theme.U(4), max(step-theme.U(2), 1), high)
		row.Add(r)
	}
	space := canvas.NewRectangle(color.Transparent)
	space.SetMinSize(fyne.NewSize(width, theme.U(14)))
	return container.NewStack(space, row)
}

// middle returns the thought, the possible answers, and the words on the last answer.
func (v *panel) middle(width, size float32) fyne.CanvasObject {
	p := theme.Current()
	objects := []fyne.CanvasObject{v.words(v.shown.thought, size, p.Ink)}
	if v.shown.turn != "" {
		objects = append(objects, v.words(v.shown.turn, theme.U(theme.SmallText), p.Faint))
	}
	if v.shown.count != "" {
		count := v.words(v.shown.count, size, p.Ink)
		count.Bold = true
		objects = append(objects, count)
	}
	v.choices, v.digits = nil, nil
	if len(v.shown.options) > 0 {
		objects = append(objects, v.options(width))
	}
	if v.shown.number {
		objects = append(objects, v.number(width))
	}
	if v.shown.said != "" {
		objects = append(objects, v.said(width, size))
	}
	return widget.NewLines(width, theme.U(12), objects...)
}

// options returns the answers to choose from, several side by side if they are short.
func (v *panel) options(width float32) fyne.CanvasObject {
	longest := 0
	for i, o := range v.shown.options {
		b := widget.NewButton(v.screen.art, o, strconv.Itoa(i+1), func() { v.screen.choose(i) })
		b.Selected = i == v.shown.chosen
		v.choices = append(v.choices, b)
		longest = max(longest, utf8.RuneCountInString(o))
	}
	across := 1
	switch {
	case longest <= tinyOption && len(v.choices)%3 == 0:
		across = 3
	case longest <= shortOption:
		across = 2
	}
	gap := theme.U(6)
	column := widget.NewLines(width, gap)
	for row := range slices.Chunk(v.choices, across) {
		var objects []fyne.CanvasObject
		for _, b := range row {
			objects = append(objects, b)
		}
		column.Add(widget.NewEven(gap, objects...))
	}
	return column
}

// number returns the field of a typed number, with the digits for the mouse.
func (v *panel) number(width float32) fyne.CanvasObject {
	p := theme.Current()
	bed := canvas.NewRectangle(theme.Mix(p.Panel, p.Gold, 0.08))
	bed.StrokeColor, bed.StrokeWidth, bed.CornerRadius = p.Gold, theme.Edge(), theme.U(6)
	bed.SetMinSize(fyne.NewSize(width, theme.U(40)))
	words := v.shown.typed
	if words == "" {
		words = "…"
	}
	figure := widget.NewProse(v.screen.art, words, theme.U(theme.HeadingText), p.Ink)
	figure.Bold, figure.Align = true, fyne.TextAlignCenter
	column := widget.NewLines(width, theme.U(6), container.NewStack(bed, figure))
	v.digits = map[rune]*widget.Button{}
	last := "⌫"
	rows := []string{"12345", "67890"}
	for i, row := range rows {
		var keys []fyne.CanvasObject
		for _, r := range row {
			v.digits[r] = widget.NewButton(v.screen.art, string(r), "", func() { v.screen.digit(r) })
			keys = append(keys, v.digits[r])
		}
		if i == 0 {
			v.digits['-'] = widget.NewButton(v.screen.art, "–", "", func() { v.screen.digit('-') })
			v.digits['-'].Disabled = !v.shown.minus
			keys = append(keys, v.digits['-'])
		} else {
			v.digits['\b'] = widget.NewButton(v.screen.art, last, "", v.screen.erase)
			keys = append(keys, v.digits['\b'])
		}
		column.Add(widget.NewEven(theme.U(4), keys...))
	}
	return column
}

// said returns the words on the last act, on a slip.
func (v *panel) said(width, size float32) fyne.CanvasObject {
	p := theme.Current()
	tint, inset := p.Gold, theme.U(10)
	if v.shown.right {
		tint = p.Good
	}
	bed := canvas.NewRectangle(theme.Mix(p.Panel, tint, 0.14))
	bed.CornerRadius = theme.U(8)
	bar := canvas.NewRectangle(tint)
	bar.CornerRadius = theme.U(2)
	bar.SetMinSize(fyne.NewSize(theme.U(4), 1))
	words := widget.NewLines(width-3*inset, 0, v.words(v.shown.said, size-theme.U(1), p.Ink))
	return container.NewStack(bed, container.New(layout.NewCustomPaddedLayout(inset, inset, inset, inset),
		container.NewBorder(nil, nil, bar, nil, words)))
}

// bottom returns the buttons.
func (v *panel) bottom(width float32) fyne.CanvasObject {
	s := v.screen
	button := func(label, key string, tapped func()) *widget.Button {
		b := widget.NewButton(s.art, label, key, tapped)
		b.TextSize = theme.U(theme.SmallText)
		return b
	}
	v.back = button(text.T("lessons.back"), text.T("key.page-up"), s.back)
	v.forward = button(text.T("lessons.forward"), text.T("key.page-down"), s.forward)
	v.back.Disabled, v.forward.Disabled = !v.shown.back, !v.shown.forward
	restart := button(text.T("lessons.restart"), text.T("key.home"), func() { s.askRestart(s.taking.number) })
	last := []fyne.CanvasObject{restart}
	if v.shown.replays {
		label := text.T("lessons.to-trick")
		if v.shown.rebids {
			label = text.T("lessons.bid-again")
		}
		last = append(last, button(label, text.T("lessons.key.again"), s.openTricks))
	}
	column := widget.NewLines(width, theme.U(6))
	if v.shown.noted != "" {
		column.Add(v.words(v.shown.noted, theme.U(theme.SmallText), theme.Current().Faint))
	}
	v.do = nil
	if v.shown.do != "" {
		v.do = widget.NewButton(s.art, v.shown.do, text.T("key.enter"), s.enter)
		v.do.Primary = true
		column.Add(v.do)
	}
	column.Add(widget.NewEven(theme.U(6), v.back, v.forward))
	column.Add(widget.NewEven(theme.U(6), last...))
	return column
}

// beside has the table on the left and the panel on the right.
type beside struct{ panel *panel }

// Layout implements fyne.Layout.
func (l beside) Layout(o []fyne.CanvasObject, size fyne.Size) {
	aside := theme.U(panelAside)
	width := min(max(size.Width/4, leastPanel), theme.U(mostPanel))
	widget.Put(o[0], 0, 0, size.Width-width-aside, size.Height)
	widget.Put(o[1], size.Width-width-aside, aside, width, size.Height-2*aside)
	l.panel.fit(fyne.NewSize(width, size.Height-2*aside))
}

// MinSize implements fyne.Layout.
func (l beside) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(leastPanel+panelAside, 0)
}
