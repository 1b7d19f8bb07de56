// Package welcome is the screen of the first start: it asks once what the user would like to play, with a row for each
// family of games.
package welcome

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the families, at most nine, and the callbacks. All are required.
type Options struct {
	Families []family.Tile
	OnChoose func(i int)
	OnBack   func() // for a user who doesn't want to answer
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	content *fyne.Container
	keys    widget.Controls // the families
}

// New returns the screen, with the keyboard on the first family.
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
	if i := int(r - '1'); i >= 0 && i < len(s.options.Families) {
		s.options.OnChoose(i)
	}
}

// The measures of the screen, in units.
const (
	columnWidth  = 760
	pictureWidth = 150
	margin       = 20
	apart        = 16 // between families
)

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(apart)))
	var buttons []*widget.Button
	for i, f := range s.options.Families {
		b := widget.NewButton(s.art, f.Name, strconv.Itoa(i+1), func() { s.options.OnChoose(i) })
		b.Primary, b.TextSize = i == 0, theme.U(theme.HeadingText)
		buttons = append(buttons, b)
		about := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(4)), b, s.said(f.Sentence))
		row := container.New(beside{}, widget.NewPicture(f.Picture(), theme.U(pictureWidth)/family.PictureAspect), about)
		lines.Add(container.NewStack(widget.NewCover(func() { s.options.OnChoose(i) }), row)) // picture and words can be clicked too
	}
	s.keys.Set(widget.Column(buttons))
	column := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(margin)),
		widget.NewHeading(s.art, text.T("greeting.title"), theme.U(theme.TitleText), fyne.TextAlignCenter),
		widget.NewPanel(lines, theme.U(margin)), s.said(text.T("greeting.once")))
	s.content.Objects = []fyne.CanvasObject{container.New(middle{}, column)}
	s.content.Refresh()
}

// said returns words in the middle.
func (s *Screen) said(words string) fyne.CanvasObject {
	prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), theme.Current().Faint)
	prose.Wrap, prose.Align = true, fyne.TextAlignCenter
	return prose
}

// beside is a layout of a picture and of what stands beside it.
type beside struct{}

// Layout implements fyne.Layout.
func (beside) Layout(o []fyne.CanvasObject, size fyne.Size) {
	picture, left := theme.U(pictureWidth), theme.U(pictureWidth+margin)
	widget.Put(o[0], 0, 0, picture, size.Height)
	widget.Put(o[1], left, 0, size.Width-left, size.Height) // the height of wrapping text depends on its width
	high := o[1].MinSize().Height
	widget.Put(o[1], left, (size.Height-high)/2, size.Width-left, high)
}

// MinSize implements fyne.Layout.
func (beside) MinSize(o []fyne.CanvasObject) fyne.Size {
	picture, about := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(theme.U(pictureWidth+margin)+about.Width, max(picture.Height, about.Height))
}

// middle puts a column in the middle.
type middle struct{}

// Layout implements fyne.Layout.
func (middle) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width-theme.U(2*margin), theme.U(columnWidth))
	o[0].Resize(fyne.NewSize(width, o[0].MinSize().Height)) // the height of wrapping text depends on its width
	high := o[0].MinSize().Height
	widget.Put(o[0], (size.Width-width)/2, max(0, (size.Height-high)/2), width, high)
}

// MinSize implements fyne.Layout.
func (middle) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }
