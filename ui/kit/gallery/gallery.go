// Command gallery shows what screens are made of, in all its states, for whoever draws a new one:
//
//	go run ./ui/kit/gallery [-theme light|dark]
package main

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// section is a kind of widgets with a heading.
type section struct {
	title   string
	objects []fyne.CanvasObject
}

// width is the width of a column of the gallery, in units.
const width = 440

// content returns the gallery: two columns of sections on a panel.
func content(art *widget.Art) fyne.CanvasObject {
	var columns [2]*fyne.Container
	for i, sections := range [2][]section{
		{texts(art), buttons(art), choices(art), fields(art), lists(art), progress()},
		{papers(art), charts(art)},
	} {
		columns[i] = container.NewVBox()
		for _, s := range sections {
			columns[i].Add(widget.NewHeading(art, s.title, theme.HeadingText, fyne.TextAlignLeading))
			columns[i].Add(container.New(layout.NewCustomPaddedLayout(0, theme.U(14), 0, 0), widget.NewLines(theme.U(width), theme.U(8), s.objects...)))
		}
	}
	pad := theme.U(20)
	page := container.New(layout.NewCustomPaddedLayout(pad, pad, pad, pad), container.New(layout.NewCustomPaddedHBoxLayout(2*pad), columns[0], columns[1]))
	return container.NewStack(canvas.NewRectangle(theme.Current().Panel), page)
}

// texts returns prose in all sizes and inks.
func texts(art *widget.Art) section {
	p := theme.Current()
	wrapped := widget.NewProse(art, "Prose wraps, and draws the signs of suits: 5+ ♠, or 4♥ and 15–17 points. A sign stays with its number when the line breaks.", theme.BodyText, p.Ink)
	wrapped.Wrap = true
	return section{"Texts", []fyne.CanvasObject{
		widget.NewProse(art, "A heading", theme.HeadingText, p.Ink),
		widget.NewProse(art, "A text", theme.BodyText, p.Ink),
		widget.NewProse(art, "Small and faint", theme.SmallText, p.Faint),
		wrapped,
	}}
}

// buttons returns buttons in all states.
func buttons(art *widget.Art) section {
	button := func(label, key string, change func(*widget.Button)) fyne.CanvasObject {
		b := widget.NewButton(art, label, key, func() {})
		change(b)
		return container.NewHBox(b)
	}
	row := func(objects ...fyne.CanvasObject) fyne.CanvasObject {
		return container.New(layout.NewCustomPaddedHBoxLayout(theme.U(8)), objects...)
	}
	return section{"Buttons", []fyne.CanvasObject{
		row(button("Button", "B", func(*widget.Button) {}), button("Under the mouse", "", func(b *widget.Button) { b.MouseIn(&desktop.MouseEvent{}) }),
			button("Selected", "", func(b *widget.Button) { b.Select(true) })),
		row(button("Switched on", "S", func(b *widget.Button) { b.Turn(true) }), button("Not now", "N", func(b *widget.Button) { b.Enable(false) }),
			button("First of all", "Enter", func(b *widget.Button) { b.Primary = true })),
	}}
}

// choices returns choices of one of some options.
func choices(art *widget.Art) section {
	choice := func(label string, chosen int, selected bool, options ...string) fyne.CanvasObject {
		c := widget.NewChoice(art, label, 260, options, chosen, func(int) {})
		c.Select(selected)
		return c
	}
	return section{"Choices", []fyne.CanvasObject{
		choice("Computer players", 1, false, "Beginners", "Club", "Experts"),
		choice("Selected", 0, true, "On", "Off"),
	}}
}

// fields returns fields to type in.
func fields(art *widget.Art) section {
	empty, typed, off := widget.NewField(), widget.NewField(), widget.NewField()
	empty.SetPlaceHolder("A placeholder, with its key")
	empty.ShowKey(art, "/")
	empty.Redraw()
	typed.SetText("Something typed")
	off.SetText("Not now")
	off.Disable()
	return section{"Fields", []fyne.CanvasObject{empty, typed, off}}
}

// lists returns a list with a selected row.
func lists(art *widget.Art) section {
	rows := []string{"The first row", "The selected row", "The third row"}
	list := widget.NewList(theme.U(30), func() fyne.CanvasObject {
		return container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(14), 0), widget.NewProse(art, "", theme.BodyText, theme.Current().Ink))
	}, func(i int, row fyne.CanvasObject) {
		row.(*fyne.Container).Objects[0].(*widget.Prose).Set(rows[i], theme.Current().Ink)
	})
	list.SetLength(len(rows))
	list.Select(1)
	list.Activate(true)
	return section{"List", []fyne.CanvasObject{container.NewGridWrap(fyne.NewSize(theme.U(width), 3*theme.U(30)), list)}}
}

// papers returns what is laid on the table: a keypad, a diagram and a slip.
func papers(art *widget.Art) section {
	keypad := widget.NewKeypad(art, [][]widget.Key[string]{
		{{Of: "1", Label: "1♣"}, {Of: "2", Label: "1♦"}, {Of: "3", Label: "1♥", Worth: "30"}, {Of: "4", Label: "1♠"}},
		{{Of: "P", Label: "Pass"}, {Of: "X", Label: "Double"}},
	})
	keypad.Set([]string{"2", "3", "4", "P"}, 1)
	keypad.Choose("3")
	slip := widget.NewSlip(art)
	size := slip.Fit("A slip explains what it lies on.", theme.U(width))
	slip.Put(0, 0)
	deal, err := card.ParseDeal("N:AKQ2.J73.Q84.K95 J95.AT62.J73.Q84 T84.K95.AT62.J73 763.Q84.K95.AT62")
	if err != nil {
		panic(fmt.Sprintf("the deal of the gallery: %v", err))
	}
	return section{"Keypad, slip and diagram", []fyne.CanvasObject{
		container.NewGridWrap(fyne.NewSize(theme.U(width), theme.U(92)), keypad),
		container.NewGridWrap(size, container.NewWithoutLayout(slip.Paper, slip.Words)),
		widget.NewDiagram(art, deal, theme.SmallText),
	}}
}

// progress returns bars of work begun, half done and over.
func progress() section {
	s := section{title: "Progress"}
	for _, share := range []float32{0, 0.5, 1} {
		bar := widget.NewProgress()
		bar.Set(share)
		s.objects = append(s.objects, bar)
	}
	return s
}

// charts returns a chart of bars.
func charts(art *widget.Art) section {
	bars := chart.Bars{
		Title: "Bars", Up: "won", Down: "lost", Empty: "Nothing yet",
		Count: func(n int) string { return fmt.Sprint(n, " deals") }, Short: func(n int) string { return fmt.Sprint(n) },
	}
	for i, label := range []string{"1♣", "1NT", "3NT", "4♠", "6♥"} {
		bars.Bars = append(bars.Bars, chart.Bar{Label: label, Up: 2 + 3*i, Down: 6 - i})
	}
	look := picture.NewLook(theme.Current(), art.Style, float64(theme.U(theme.SmallText)))
	plot := picture.NewPlot(bars, look, func(int) {}, func(int) {})
	return section{"Chart", []fyne.CanvasObject{container.NewGridWrap(fyne.NewSize(theme.U(width), theme.U(180)), plot)}}
}
