// Package welcome is the screen of the first start: it asks once whether the user has played bridge, and leads to the
// first lesson, to the one where 68 cards begin, or to the table.
package welcome

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// answers are the possible answers, in the order of the screen.
var answers = []choices.Played{choices.Never, choices.With52, choices.Knows}

// Options are the callbacks. Both are required.
type Options struct {
	OnAnswer func(choices.Played)
	OnBack   func() // for a user who doesn't want to answer
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	content *fyne.Container
	keys    widget.Controls // the answers
}

// New returns the screen, with the keyboard on the first answer.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, content: container.NewStack(), keys: widget.Controls{Flow: true}}
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Close does nothing: the screen holds nothing.
func (s *Screen) Close() {}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.keys.Press()
	case fyne.KeyEscape:
		s.options.OnBack()
	default:
		s.keys.Key(key)
	}
}

// Rune handles a letter: the digits that the buttons show.
func (s *Screen) Rune(r rune) {
	if i := int(r - '1'); i >= 0 && i < len(answers) {
		s.options.OnAnswer(answers[i])
	}
}

// The measures of the screen, in units.
const (
	columnWidth = 560
	margin      = 26
	highest     = 230 // of the picture
	least       = 60
)

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	p := theme.Current()
	said := func(words string) fyne.CanvasObject {
		prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), p.Faint)
		prose.Wrap, prose.Align = true, fyne.TextAlignCenter
		return prose
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(16)))
	var buttons []*widget.Button
	for i, a := range []struct{ label, about string }{
		{text.T("welcome.never"), text.T("welcome.never.about")},
		{text.T("welcome.with-52"), text.T("welcome.with-52.about")},
		{text.T("welcome.table"), text.T("welcome.table.about")},
	} {
		b := widget.NewButton(s.art, a.label, strconv.Itoa(i+1), func() { s.options.OnAnswer(answers[i]) })
		b.Primary, b.TextSize = i == 0, theme.U(theme.HeadingText)
		buttons = append(buttons, b)
		lines.Add(container.New(layout.NewCustomPaddedVBoxLayout(theme.U(4)), b, said(a.about)))
	}
	s.keys.Set(widget.Column(buttons))
	column := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(14)),
		widget.NewCells([]float32{1}, widget.NewHeading(s.art, text.T("welcome.title"), theme.U(theme.TitleText), fyne.TextAlignCenter)),
		widget.NewPanel(lines, theme.U(margin)), said(text.T("welcome.once")))
	s.content.Objects = []fyne.CanvasObject{container.New(pageLayout{}, widget.NewPicture(cardart.Fan(shown, s.art.Style), least), column)}
	s.content.Refresh()
}

// shown are the cards of the picture: the honours of 68 cards.
var shown = []card.Card{
	{Suit: card.Spades, Rank: card.Ace}, {Suit: card.Hearts, Rank: card.King}, {Suit: card.Clubs, Rank: card.Queen},
	{Suit: card.Diamonds, Rank: card.Jack}, {Suit: card.Spades, Rank: card.Maid},
}

// pageLayout puts the picture over the column, and both in the middle.
type pageLayout struct{}

// Layout implements fyne.Layout.
func (pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width, gap := min(size.Width, theme.U(columnWidth)), theme.U(margin)/2
	o[1].Resize(fyne.NewSize(width, o[1].MinSize().Height)) // the height of wrapping text depends on its width
	column := o[1].MinSize().Height
	high := max(theme.U(least), min(theme.U(highest), size.Height-column-3*gap))
	top := max(gap, (size.Height-high-gap-column)/2)
	widget.Put(o[0], (size.Width-width)/2, top, width, high)
	widget.Put(o[1], (size.Width-width)/2, top+high+gap, width, column)
}

// MinSize implements fyne.Layout.
func (pageLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(max(o[0].MinSize().Width, o[1].MinSize().Width), o[0].MinSize().Height+o[1].MinSize().Height+theme.U(margin))
}
