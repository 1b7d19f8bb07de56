package challenges

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// makeSheet is the sheet for a new challenge.
type makeSheet struct {
	screen  *Screen
	from    int // 0 new deals, 1 those of the last session
	length  int // of lengths
	said    string
	choices widget.Choices
}

var _ sheet.Sheet = (*makeSheet)(nil)

// lengths are the numbers of deals to choose from.
var lengths = []int{4, 8, 16, challenge.MostBoards}

func newMakeSheet(s *Screen) *makeSheet { return &makeSheet{screen: s} }

// sheetWidth is the width of the sheets, in units.
const sheetWidth = 560

// Build implements [sheet.Sheet].
func (m *makeSheet) Build() fyne.CanvasObject {
	s, p := m.screen, theme.Current()
	from := []string{text.T("challenge.from-new")}
	if n := len(s.state.Last); n > 0 {
		from = append(from, text.TN("challenge.from-last", min(n, challenge.MostBoards)))
	}
	var counts []string
	for _, n := range lengths {
		counts = append(counts, text.Points(n))
	}
	row := m.choices.Row
	m.choices.All = []*widget.Choice{
		widget.NewChoice(s.art, text.T("challenge.from"), theme.U(330), from, m.from, func(i int) { m.from = i; s.sheets.Redraw() }),
	}
	if m.from == 0 {
		m.choices.All = append(m.choices.All, widget.NewChoice(s.art, text.T("challenge.deals"), theme.U(330), counts, m.length, func(i int) { m.length = i }))
	}
	m.choices.To(row)
	about := widget.NewProse(s.art, text.T("challenge.make-about", "Game", text.Game(s.options.Game.Name)), theme.U(theme.SmallText), p.Faint)
	about.Wrap = true
	do := widget.NewButton(s.art, text.T("challenge.make"), text.T("key.enter"), m.Enter)
	do.Primary = true
	cancel := widget.NewButton(s.art, text.T("marks.cancel"), text.T("key.escape"), func() { s.sheets.Remove(m) })
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)),
		widget.NewHeading(s.art, text.T("challenge.make-title"), theme.U(theme.HeadingText), fyne.TextAlignLeading), about)
	for _, c := range m.choices.All {
		rows.Add(c)
	}
	if m.said != "" {
		wrong := widget.NewProse(s.art, m.said, theme.U(theme.BodyText), theme.On(p.Panel, p.Bad))
		wrong.Wrap = true
		rows.Add(wrong)
	}
	rows.Add(container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(theme.U(10)), do, cancel)))
	return widget.NewSheet(theme.U(sheetWidth), theme.U(20), rows)
}

// Enter implements [sheet.Sheet]: it makes the challenge.
func (m *makeSheet) Enter() {
	s := m.screen
	var c challenge.Challenge
	var err error
	if m.from == 1 {
		last := s.state.Last
		c, err = challenge.Of(card.South, last[:min(len(last), challenge.MostBoards)])
	} else {
		c, err = s.options.Rules(lengths[m.length])
	}
	if err != nil {
		m.said = text.Error(err)
		s.sheets.Redraw()
		return
	}
	s.sheets.Remove(m)
	s.keep(c)
}

// Key implements [sheet.Sheet].
func (m *makeSheet) Key(key fyne.KeyName) { m.choices.Key(key) }

// Rune implements [sheet.Sheet].
func (m *makeSheet) Rune(rune) {}

// removeSheet asks whether a challenge is to be removed.
type removeSheet struct {
	sheet.NoKeys
	screen *Screen
}

var _ sheet.Sheet = (*removeSheet)(nil)

// Build implements [sheet.Sheet].
func (r *removeSheet) Build() fyne.CanvasObject {
	s := r.screen
	paper := widget.Paper{Art: s.art, Unit: theme.U(1)}
	return paper.Notice(text.T("challenge.remove-title"), text.T("challenge.remove-about"),
		paper.Button(text.T("challenge.remove"), text.T("key.enter"), true, r.Enter),
		paper.Button(text.T("marks.cancel"), text.T("key.escape"), false, func() { s.sheets.Remove(r) }))
}

// Enter implements [sheet.Sheet]: it removes the challenge.
func (r *removeSheet) Enter() {
	r.screen.sheets.Remove(r)
	r.screen.remove()
}
