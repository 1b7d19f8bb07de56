package offer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// houseSheet is the sheet on which the house rules of the next games are chosen. What is chosen is kept at once.
type houseSheet struct {
	of      *Game
	choices widget.Choices
	failed  error // of the last keeping
}

var _ sheet.Sheet = (*houseSheet)(nil)

// houseLabel is what is on the button that leads to the house rules.
func (g *Game) houseLabel() string {
	n := 0
	for _, r := range g.options.Setup.Rules.Rulings() {
		if r.Chosen != 0 {
			n++
		}
	}
	if n > 0 {
		return text.TN("chess.offer.house.changed", n)
	}
	return text.T("chess.offer.house")
}

func (g *Game) openHouse() { g.home.Push(&houseSheet{of: g}) }

// Enter implements [sheet.Sheet].
func (h *houseSheet) Enter() { h.of.home.Remove(h) }

// Key implements [sheet.Sheet].
func (h *houseSheet) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyBackspace:
		h.Enter()
	case fyne.KeySpace:
		if len(h.choices.All) > 0 {
			c := h.choices.All[h.choices.Row]
			c.Choose((c.Chosen + 1) % len(c.Options))
		}
	default:
		if h.choices.Key(key) {
			h.of.home.Redraw() // what is said of the ruling follows
		}
	}
}

// Rune implements [sheet.Sheet].
func (h *houseSheet) Rune(r rune) {
	if r == 'u' || r == 'U' {
		h.reset()
	}
}

// reset takes all house rules back.
func (h *houseSheet) reset() { h.choose(chess.Usual(h.of.options.Setup.Rules.Variant), nil) }

// choose keeps the rules with other house rules, and shows them.
func (h *houseSheet) choose(rules chess.Rules, err error) {
	if err != nil {
		h.kept(err)
		return
	}
	s := h.of.options.Setup
	s.Rules = rules
	h.of.choose(s, h.kept)
}

// kept says how the last choice was kept, if there is something to say.
func (h *houseSheet) kept(err error) {
	if err != nil || h.failed != nil {
		h.failed = err
		h.of.home.Redraw()
	}
}

const (
	houseWidth   = 940
	houseControl = 264
)

// Build implements [sheet.Sheet].
func (h *houseSheet) Build() fyne.CanvasObject {
	art, rules := h.of.art, h.of.options.Setup.Rules
	all := rules.Rulings()
	var columns [2]*fyne.Container // the first rulings in the left one
	for i := range columns {
		columns[i] = container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	}
	h.choices.All = nil
	for i, r := range all {
		var options []string
		for _, o := range r.Options {
			options = append(options, text.T("chess.house.option."+r.ID+"-"+o))
		}
		c := widget.NewChoice(art, text.T("chess.house."+r.ID), theme.U(houseControl), options, r.Chosen, func(i int) {
			h.choose(h.of.options.Setup.Rules.With(r.ID, i))
		})
		h.choices.All = append(h.choices.All, c)
		columns[2*i/len(all)].Add(c)
	}
	h.choices.To(h.choices.Row)
	about := h.say(text.T("chess.house.about." + all[h.choices.Row].ID))
	about.Ink = theme.Current().Ink
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)),
		widget.NewHeading(art, text.T("chess.offer.house"), theme.U(theme.HeadingText), fyne.TextAlignLeading),
		h.say(text.T("chess.offer.house.words")), widget.NewEven(theme.U(gap), columns[0], columns[1]), about)
	if h.failed != nil {
		note := h.say(text.T("settings.not-saved", "Error", h.failed))
		note.Ink = theme.Current().Bad
		lines.Add(note)
	}
	done := widget.NewButton(art, text.T("home.house.done"), text.T("key.enter"), h.Enter)
	done.Primary = true
	usual := widget.NewButton(art, text.T("home.house.usual"), "U", h.reset)
	usual.Disabled = rules == chess.Usual(rules.Variant)
	lines.Add(container.New(layout.NewCustomPaddedLayout(theme.U(6), 0, 0, 0), widget.NewEven(theme.U(10), done, usual)))
	return widget.NewSheet(theme.U(houseWidth), theme.U(20), lines)
}

// say returns a text that wraps, faintly.
func (h *houseSheet) say(words string) *widget.Prose {
	p := widget.NewProse(h.of.art, words, theme.U(theme.BodyText), theme.Current().Faint)
	p.Wrap = true
	return p
}
