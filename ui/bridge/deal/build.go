package deal

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	columnWidth  = 700
	controlWidth = 400
	margin       = 18
)

// ink returns the colour of a note.
func ink(wrong bool) color.NRGBA {
	if wrong {
		return theme.Current().Bad
	}
	return theme.Current().Faint
}

// build makes the screen's objects and lists its controls.
func (s *Screen) build() fyne.CanvasObject {
	s.rows, s.field, s.game = nil, nil, nil
	head := widget.NewHead(s.art, s.title(), widget.NewButton(s.art, text.T("deal.back"), text.T("key.escape"), s.options.OnBack))
	number, choices := s.buildNumber(), s.buildChoices()
	s.play = widget.NewButton(s.art, text.T("deal.play"), text.T("key.enter"), s.start)
	s.play.Primary = true
	s.rows = append(s.rows, []widget.Control{s.play})
	return widget.NewColumn(theme.U(columnWidth), container.New(layout.NewCustomPaddedLayout(theme.U(margin), theme.U(margin), theme.U(margin), theme.U(margin)),
		container.New(layout.NewCustomPaddedVBoxLayout(theme.U(margin)),
			head, widget.NewPanel(number, theme.U(margin)), widget.NewPanel(choices, theme.U(margin)), s.play)))
}

func (s *Screen) title() string {
	if s.options.Board != nil {
		return text.T("deal.title-again")
	}
	return text.T("deal.title")
}

// heading returns the title of a panel.
func (s *Screen) heading(words string) fyne.CanvasObject {
	return widget.NewHeading(s.art, words, theme.U(theme.HeadingText), fyne.TextAlignLeading)
}

// buildNumber makes the panel with the number of the deal.
func (s *Screen) buildNumber() fyne.CanvasObject {
	s.note = widget.NewProse(s.art, "", theme.U(theme.BodyText), theme.Current().Faint)
	s.note.Wrap = true
	two := fyne.MeasureText("M", theme.U(theme.BodyText), fyne.TextStyle{}).Height * 2
	room := canvas.NewRectangle(color.Transparent) // for two lines, so that nothing moves while one types
	room.SetMinSize(fyne.NewSize(1, two))
	note := container.NewStack(room, s.note)
	s.remark = widget.NewProse(s.art, "", theme.U(theme.SmallText), theme.Current().Faint)
	s.remark.Wrap = true
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)), s.heading(text.T("deal.number")))
	s.copier = widget.NewButton(s.art, text.T("deal.copy"), text.T("key.copy"), s.Copy)
	if s.options.Board != nil {
		given := newField(func(int) {})
		given.set(s.form.number)
		lines.Add(container.New(layout.NewCustomPaddedHBoxLayout(theme.U(10)), given, container.NewCenter(s.copier)))
		lines.Add(widget.NewProse(s.art, s.given(), theme.U(theme.BodyText), theme.Current().Ink))
		lines.Add(note)
		lines.Add(s.remark)
		return lines
	}
	s.field = newField(func(at int) {
		s.keys.To(0, 0)
		s.change(s.form.edit(s.form.number.to(at)))
	})
	draw := widget.NewButton(s.art, text.T("deal.draw"), text.T("deal.key.draw"), s.draw)
	paste := widget.NewButton(s.art, text.T("deal.paste"), text.T("deal.key.paste"), s.Paste)
	order := widget.NewButton(s.art, text.T("deal.order"), text.T("deal.key.order"), s.openOrder)
	s.rows = append(s.rows, []widget.Control{s.field}, []widget.Control{draw, order, s.copier, paste})
	lines.Add(container.NewCenter(s.field))
	lines.Add(note)
	lines.Add(s.remark)
	lines.Add(widget.NewEven(theme.U(10), draw, order, s.copier, paste))
	return lines
}

// given describes the fixed properties of a board that is played again.
func (s *Screen) given() string {
	about := text.T("deal.given", "Rules", gameNames()[s.form.rulesIndex()], "Dealer", text.Seat(s.form.dealer), "Vul", text.T("table.vul."+s.form.vul.String()))
	if below, ok := bridgetext.Below(s.form.standing); ok {
		about = text.T("deal.given-below", "Given", about, "Below", below)
	}
	return about
}

// buildChoices makes the panel with the players and the other choices.
func (s *Screen) buildChoices() fyne.CanvasObject {
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	add := func(label string, options []string, at int, chosen func(int)) *widget.Choice {
		c := widget.NewChoice(s.art, label, theme.U(controlWidth), options, at, chosen)
		s.rows = append(s.rows, []widget.Control{c})
		lines.Add(c)
		return c
	}
	var seats, sides, levels []string
	for _, seat := range card.Seats {
		seats = append(seats, text.Seat(seat))
	}
	for _, v := range vulnerabilities {
		sides = append(sides, bridgetext.Vul(v))
	}
	for _, l := range bot.Levels() {
		levels = append(levels, text.T("settings.level."+l.String()))
	}
	add(text.T("deal.seat"), seats, int(s.form.seat), chosen(s, card.Seats[:], func(f *form) *card.Seat { return &f.seat }))
	add(text.T("settings.level"), levels, slices.Index(bot.Levels(), s.form.level), chosen(s, bot.Levels(), func(f *form) *bot.Level { return &f.level }))
	if s.options.Board == nil {
		s.game = add(text.T("deal.rules"), gameNames(), s.form.rulesIndex(), func(i int) { s.change(s.form.play(bridge.Games()[i], s.options.Random)) })
		add(text.T("deal.dealer"), seats, int(s.form.dealer), chosen(s, card.Seats[:], func(f *form) *card.Seat { return &f.dealer }))
		if s.form.rules.Choices { // no vulnerability
			return lines
		}
		add(text.T("deal.vul"), sides, slices.Index(vulnerabilities, s.form.vul), chosen(s, vulnerabilities, func(f *form) *bridge.Vulnerability { return &f.vul }))
	}
	return lines
}
