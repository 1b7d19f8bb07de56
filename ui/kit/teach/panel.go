package teach

import (
	"image/color"
	"reflect"
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

// Actions holds the functions of a panel's buttons. Those of buttons that it never shows may be nil.
type Actions struct {
	Enter         func() // the main one
	Choose        func(option int)
	Digit         func(rune)
	Erase         func()
	Back, Forward func()
	Restart       func()
	Replay        func() // plays the board again, from a trick
	Hint, Leave   func()
}

// Panel is the sheet beside the table, which presents one thought at a time.
type Panel struct {
	Do     *widget.Button // the main one, or nil
	Digits map[rune]*widget.Button

	art     *widget.Art
	actions Actions
	content *fyne.Container
	shown   Page
	size    fyne.Size
	long    bool // the words don't fit: they scroll
	choices []*widget.Button
}

// NewPanel returns an empty panel.
func NewPanel(art *widget.Art, actions Actions) *Panel {
	return &Panel{art: art, actions: actions, content: container.NewStack()}
}

// Content returns the panel's object.
func (v *Panel) Content() fyne.CanvasObject { return v.content }

// Show shows a page.
func (v *Panel) Show(p Page) {
	if !reflect.DeepEqual(p, v.shown) {
		v.shown = p
		v.build()
	}
}

// fit has the panel fill a size.
func (v *Panel) fit(size fyne.Size) {
	if v.size != size || len(v.content.Objects) == 0 {
		v.size = size
		v.build()
	}
	v.content.Resize(size)
}

// build makes the panel, with its words as large as there is room for.
func (v *Panel) build() {
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

// Scrolls reports whether not all of the panel is in sight.
func (v *Panel) Scrolls() bool { return v.long }

func (v *Panel) words(words string, size float32, ink color.Color) *widget.Prose {
	p := widget.NewProse(v.art, words, size, ink)
	p.Wrap = true
	return p
}

// top returns the title, and the progress in the lesson.
func (v *Panel) top(width float32) fyne.CanvasObject {
	p := theme.Current()
	title := v.words(v.shown.Title, theme.U(theme.HeadingText), p.Ink)
	title.Bold = true
	return widget.NewLines(width, theme.U(4), v.words(v.shown.Head, theme.U(theme.SmallText), p.Faint), title, v.marks(width))
}

// marks shows the steps side by side.
func (v *Panel) marks(width float32) fyne.CanvasObject {
	p := theme.Current()
	colours := [...]color.NRGBA{Open: p.PanelEdge, Passed: p.Felt, Here: p.Gold}
	row := container.NewWithoutLayout()
	n := float32(len(v.shown.Steps))
	step, high := width/max(n, 1), theme.U(5)
	for i, m := range v.shown.Steps {
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
func (v *Panel) middle(width, size float32) fyne.CanvasObject {
	p := theme.Current()
	objects := []fyne.CanvasObject{v.words(v.shown.Thought, size, p.Ink)}
	if v.shown.Turn != "" {
		objects = append(objects, v.words(v.shown.Turn, theme.U(theme.SmallText), p.Faint))
	}
	if v.shown.Count != "" {
		count := v.words(v.shown.Count, size, p.Ink)
		count.Bold = true
		objects = append(objects, count)
	}
	v.choices, v.Digits = nil, nil
	if len(v.shown.Options) > 0 {
		objects = append(objects, v.options(width))
	}
	if v.shown.Number {
		objects = append(objects, v.number(width))
	}
	if v.shown.Said != "" {
		objects = append(objects, v.said(width, size))
	}
	return widget.NewLines(width, theme.U(12), objects...)
}

// options returns the answers to choose from, several side by side if they are short.
func (v *Panel) options(width float32) fyne.CanvasObject {
	longest := 0
	for i, o := range v.shown.Options {
		b := widget.NewButton(v.art, o, strconv.Itoa(i+1), func() { v.actions.Choose(i) })
		b.Selected = i == v.shown.Chosen
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
func (v *Panel) number(width float32) fyne.CanvasObject {
	p := theme.Current()
	bed := canvas.NewRectangle(theme.Mix(p.Panel, p.Gold, 0.08))
	bed.StrokeColor, bed.StrokeWidth, bed.CornerRadius = p.Gold, theme.Edge(), theme.U(6)
	bed.SetMinSize(fyne.NewSize(width, theme.U(40)))
	words := v.shown.Typed
	if words == "" {
		words = "…"
	}
	figure := widget.NewProse(v.art, words, theme.U(theme.HeadingText), p.Ink)
	figure.Bold, figure.Align = true, fyne.TextAlignCenter
	column := widget.NewLines(width, theme.U(6), container.NewStack(bed, figure))
	v.Digits = map[rune]*widget.Button{}
	last := "⌫"
	rows := []string{"12345", "67890"}
	for i, row := range rows {
		var keys []fyne.CanvasObject
		for _, r := range row {
			v.Digits[r] = widget.NewButton(v.art, string(r), "", func() { v.actions.Digit(r) })
			keys = append(keys, v.Digits[r])
		}
		if i == 0 {
			v.Digits['-'] = widget.NewButton(v.art, "–", "", func() { v.actions.Digit('-') })
			v.Digits['-'].Disabled = !v.shown.Minus
			keys = append(keys, v.Digits['-'])
		} else {
			v.Digits['\b'] = widget.NewButton(v.art, last, "", v.actions.Erase)
			keys = append(keys, v.Digits['\b'])
		}
		column.Add(widget.NewEven(theme.U(4), keys...))
	}
	return column
}

// said returns the words on the last act, on a slip.
func (v *Panel) said(width, size float32) fyne.CanvasObject {
	p := theme.Current()
	tint, inset := p.Gold, theme.U(10)
	if v.shown.Right {
		tint = p.Good
	}
	bed := canvas.NewRectangle(theme.Mix(p.Panel, tint, 0.14))
	bed.CornerRadius = theme.U(8)
	bar := canvas.NewRectangle(tint)
	bar.CornerRadius = theme.U(2)
	bar.SetMinSize(fyne.NewSize(theme.U(4), 1))
	words := widget.NewLines(width-3*inset, 0, v.words(v.shown.Said, size-theme.U(1), p.Ink))
	return container.NewStack(bed, container.New(layout.NewCustomPaddedLayout(inset, inset, inset, inset),
		container.NewBorder(nil, nil, bar, nil, words)))
}

// bottom returns the buttons.
func (v *Panel) bottom(width float32) fyne.CanvasObject {
	button := func(label, key string, tapped func()) *widget.Button {
		b := widget.NewButton(v.art, label, key, tapped)
		b.TextSize = theme.U(theme.SmallText)
		return b
	}
	back := button(text.T("lessons.back"), text.T("key.page-up"), v.actions.Back)
	forward := button(text.T("lessons.forward"), text.T("key.page-down"), v.actions.Forward)
	back.Disabled, forward.Disabled = !v.shown.Back, !v.shown.Forward
	restart := button(text.T("lessons.restart"), text.T("key.home"), v.actions.Restart)
	last := []fyne.CanvasObject{restart}
	if v.shown.Own {
		hint := button(text.T("lessons.hint"), text.T("key.hint"), v.actions.Hint)
		hint.Disabled = !v.shown.Hint
		last = append(last, hint)
	}
	if v.shown.Replays {
		label := text.T("lessons.to-trick")
		if v.shown.Rebids {
			label = text.T("lessons.bid-again")
		}
		last = append(last, button(label, text.T("lessons.key.again"), v.actions.Replay))
	}
	column := widget.NewLines(width, theme.U(6))
	if v.shown.Noted != "" {
		column.Add(v.words(v.shown.Noted, theme.U(theme.SmallText), theme.Current().Faint))
	}
	v.Do = nil
	if v.shown.Do != "" {
		v.Do = widget.NewButton(v.art, v.shown.Do, text.T("key.enter"), v.actions.Enter)
		v.Do.Primary = true
		column.Add(v.Do)
	}
	column.Add(widget.NewEven(theme.U(6), back, forward))
	column.Add(widget.NewEven(theme.U(6), last...))
	if v.shown.Own {
		column.Add(button(text.T("lessons.path"), text.T("key.escape"), v.actions.Leave))
	}
	return column
}

// Beside returns a table with the panel at its right.
func (v *Panel) Beside(table fyne.CanvasObject) fyne.CanvasObject {
	return container.New(beside{v}, table, v.content)
}

// beside has the table on the left and the panel on the right.
type beside struct{ panel *Panel }

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
