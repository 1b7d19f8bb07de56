package practice

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge/practice"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// panel is the panel beside the table: the question, and the words on the answer.
type panel struct {
	screen  *Screen
	content *fyne.Container
	lines   *fyne.Container
	foot    *fyne.Container

	question, how, number, said, about, today *widget.Prose

	box    *fyne.Container // of the number that is typed
	pad    *widget.Keypad[string]
	padded *fyne.Container
	reveal *widget.Button // shows the answer
	next   *widget.Button // Enter's action
}

// Measures of the panel, in units.
const (
	panelLeast, panelMost = 280, 340 // its width
	panelMargin           = 16       // within it
	panelAside            = 10       // around it
	padWidth, padHeight   = 190, 190
)

// panelWidth returns the width of the panel in a window of a size.
func panelWidth(size fyne.Size) float32 {
	return min(max(size.Width/4, panelLeast), theme.U(panelMost))
}

// Keys of the keypad that are no digits.
const (
	padBack  = "back"
	padCheck = "check"
)

func newPanel(s *Screen) *panel {
	v, p := &panel{screen: s}, theme.Current()
	prose := func(size float32) *widget.Prose {
		words := widget.NewProse(s.art, "", theme.U(size), p.Ink)
		words.Wrap = true
		return words
	}
	v.question, v.how, v.said, v.about, v.today = prose(17), prose(theme.SmallText), prose(theme.BodyText), prose(theme.BodyText), prose(theme.SmallText)
	v.question.Bold = true
	v.said.Bold = true
	v.number = widget.NewProse(s.art, "", theme.U(theme.TitleText), p.Ink)
	v.number.Align, v.number.Bold = fyne.TextAlignCenter, true
	field := canvas.NewRectangle(p.Room)
	field.StrokeColor, field.StrokeWidth, field.CornerRadius = p.Gold, theme.Ring(), theme.U(8)
	field.SetMinSize(fyne.NewSize(theme.U(90), theme.U(50)))
	v.box = container.NewCenter(container.NewStack(field, v.number))
	v.pad = newPad(s)
	v.padded = container.NewCenter(container.NewGridWrap(fyne.NewSize(theme.U(padWidth), theme.U(padHeight)), v.pad))
	v.reveal = widget.NewButton(s.art, text.T("drill.show"), "F", s.reveal)
	v.next = widget.NewButton(s.art, text.T("drill.next"), text.T("key.enter"), v.enter)
	title := bridgetext.PracticeKind(s.drill.kind)
	if topic := s.drill.order.topic; topic != "" {
		title = bridgetext.PracticeTopic(topic)
	}
	kind := widget.NewHeading(s.art, title, theme.U(theme.HeadingText), fyne.TextAlignLeading)
	level := widget.NewProse(s.art, "", theme.U(theme.SmallText), p.Faint)
	if s.drill.kind != practice.Mistake {
		level.Text = text.T("drill.level.of", "Level", s.drill.order.choice.Level)
	}
	v.lines = container.New(stack(theme.U(10)), container.New(stack(0), kind, level), v.question, v.how, v.box, v.padded, v.said, v.about)
	v.foot = container.New(stack(theme.U(8)), v.today, v.reveal, v.next)
	inside := container.New(footed{}, container.NewVScroll(v.lines), v.foot)
	v.content = widget.NewPanel(inside, theme.U(panelMargin))
	v.show()
	return v
}

// newPad returns the keypad of numbers.
func newPad(s *Screen) *widget.Keypad[string] {
	var rows [][]widget.Key[string]
	var able []string
	for _, row := range [][]string{{"1", "2", "3"}, {"4", "5", "6"}, {"7", "8", "9"}, {padBack, "0", padCheck}} {
		var keys []widget.Key[string]
		for _, of := range row {
			label := of
			switch of {
			case padBack:
				label = text.T("drill.pad.back")
			case padCheck:
				label = text.T("drill.pad.check")
			}
			keys = append(keys, widget.Key[string]{Of: of, Label: label})
			able = append(able, of)
		}
		rows = append(rows, keys)
	}
	pad := widget.NewKeypad(s.art, rows)
	pad.Set(able, theme.U(1))
	pad.OnPressed = func(key string) {
		switch key {
		case padBack:
			s.Key(fyne.KeyBackspace)
		case padCheck:
			s.Key(fyne.KeyReturn)
		default:
			s.Rune(rune(key[0]))
		}
	}
	return pad
}

// enter presses Enter.
func (v *panel) enter() { v.screen.Key(fyne.KeyReturn) }

// show brings the panel up to date.
func (v *panel) show() {
	d, p := v.screen.drill, theme.Current()
	question, how, said := "", "", d.said
	switch {
	case d.failed != nil:
		said = text.T("drill.making.failed")
	case !d.there && d.looked > 0:
		question, how = text.T("drill.making"), text.TN("drill.making.looked", d.looked, "Deals", text.Points(d.looked))
	case !d.there:
		question, how = text.T("drill.making"), text.T("drill.making.how")
	default:
		question, how = bridgetext.PracticeQuestion(d.exercise), d.how()
	}
	v.question.Set(question, p.Ink)
	v.how.Set(how, p.Faint)
	v.number.Set(d.typed, p.Ink)
	inks := map[mood]color.NRGBA{plain: p.Ink, good: p.Good, bad: p.Bad}
	v.said.Set(said, inks[d.mood])
	about := ""
	if d.there {
		about = d.explains()
	}
	if d.unkept != nil {
		about = text.T("drill.unkept", "Error", d.unkept) + "\n" + about
	}
	v.about.Set(about, p.Ink)
	counting := d.there && d.kind.Numeric()
	visible(v.how, how != "")
	visible(v.box, counting && (!d.done || d.typed != ""))
	visible(v.padded, counting && !d.done)
	visible(v.said, said != "")
	visible(v.about, about != "")
	v.showFoot()
	v.lines.Refresh()
	v.foot.Refresh()
	v.content.Refresh()
}

// showFoot brings the buttons up to date.
func (v *panel) showFoot() {
	s, d, p := v.screen, v.screen.drill, theme.Current()
	all := s.record.like(d.kind, d.order.topic)
	done, right := all.today(s.options.Now())
	v.today.Set(text.TN("drill.today", done, "Right", strconv.Itoa(right)), p.Faint)
	visible(v.today, done > 0)
	visible(v.reveal, d.asks() && !d.kind.Played())
	label := text.T("drill.next")
	switch {
	case d.failed != nil:
		label = text.T("drill.again")
	case d.asks() && d.kind.Numeric():
		label = text.T("drill.check")
	}
	v.next.Label, v.next.Primary = label, true
	visible(v.next, d.failed != nil || d.done || d.asks() && d.kind.Numeric())
	v.next.Refresh()
}

func visible(o fyne.CanvasObject, on bool) {
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}

// footed has the first object over the second, which is at the bottom.
type footed struct{}

// Layout implements fyne.Layout.
func (footed) Layout(o []fyne.CanvasObject, size fyne.Size) {
	high := o[1].MinSize().Height
	widget.Put(o[0], 0, 0, size.Width, size.Height-high-theme.U(10))
	widget.Put(o[1], 0, size.Height-high, size.Width, high)
}

// MinSize implements fyne.Layout.
func (footed) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 300) }
