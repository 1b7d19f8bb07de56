package standings

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/bridge/results"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// ToldOptions are a deal's results and the way back.
type ToldOptions struct {
	Title  string
	Told   results.Told
	Ask    bool // the deal is still to be played: ask before showing the results
	OnBack func()
}

// ToldScreen is the screen of tables' results on a deal, from files of other programs.
type ToldScreen struct {
	art     *widget.Art
	options ToldOptions
	shown   bool
	content *fyne.Container
	scroll  *container.Scroll
}

// NewTold returns the screen.
func NewTold(art *widget.Art, options ToldOptions) *ToldScreen {
	s := &ToldScreen{art: art, options: options, shown: !options.Ask, content: container.NewStack()}
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *ToldScreen) Content() fyne.CanvasObject { return s.content }

// Busy reports that nothing is being written.
func (s *ToldScreen) Busy() bool { return false }

// Close does nothing: there is no background work.
func (s *ToldScreen) Close() {}

// Redraw draws the screen again, in the colours of the present theme.
func (s *ToldScreen) Redraw() {
	back := widget.NewButton(s.art, text.T("standings.back"), text.T("key.escape"), s.options.OnBack)
	var body, foot fyne.CanvasObject = s.table(), container.NewCenter()
	if !s.shown {
		asks := widget.NewProse(s.art, text.T("told.hidden"), theme.U(theme.BodyText), theme.Current().Ink)
		asks.Wrap, asks.Align = true, fyne.TextAlignCenter
		body = widget.NewColumn(theme.U(560), asks)
		foot = container.NewCenter(widget.NewButton(s.art, text.T("told.show"), text.T("key.enter"), s.show))
	}
	s.content.Objects = []fyne.CanvasObject{container.New(toldLayout{}, widget.NewHead(s.art, s.options.Title, back), widget.NewPanel(body, theme.U(margin)), foot)}
	s.content.Refresh()
}

// table returns the table of results.
func (s *ToldScreen) table() fyne.CanvasObject {
	g := s.options.Told.Grid()
	if len(g.Rows) == 0 {
		prose := widget.NewProse(s.art, g.Empty, theme.U(theme.BodyText), theme.Current().Ink)
		prose.Wrap, prose.Align = true, fyne.TextAlignCenter
		return widget.NewColumn(theme.U(560), prose)
	}
	look := picture.NewLook(theme.Current(), s.art.Style, float64(theme.U(theme.BodyText)))
	plot := picture.NewPlot(chart.Grid{}, look, func(int) {}, func(int) {})
	plot.Set(g)
	_, least := g.Height(look)
	s.scroll = container.NewVScroll(container.New(&gridRoom{least: float32(least)}, plot))
	return s.scroll
}

// show shows the results.
func (s *ToldScreen) show() {
	if !s.shown {
		s.shown = true
		s.Redraw()
	}
}

// Key handles a key.
func (s *ToldScreen) Key(key fyne.KeyName) {
	page := float32(0)
	if s.scroll != nil {
		page = s.scroll.Size().Height
	}
	switch key {
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	case fyne.KeyReturn, fyne.KeyEnter:
		s.show()
	case fyne.KeyUp:
		s.move(-theme.U(40))
	case fyne.KeyDown:
		s.move(theme.U(40))
	case fyne.KeyPageUp:
		s.move(-0.8 * page)
	case fyne.KeyPageDown, fyne.KeySpace:
		s.move(0.8 * page)
	case fyne.KeyHome:
		s.move(-1e6)
	case fyne.KeyEnd:
		s.move(1e6)
	}
}

// move scrolls.
func (s *ToldScreen) move(by float32) {
	if !s.shown || s.scroll == nil {
		return
	}
	most := max(0, s.scroll.Content.MinSize().Height-s.scroll.Size().Height)
	s.scroll.ScrollToOffset(fyne.NewPos(0, min(max(0, s.scroll.Offset.Y+by), most)))
}

// Rune handles a letter: the one that opened the screen leads back.
func (s *ToldScreen) Rune(r rune) {
	if unicode.ToLower(r) == 'w' {
		s.options.OnBack()
	}
}

// toldLayout has the head over the table, and the button at the foot.
type toldLayout struct{}

// Layout implements fyne.Layout.
func (toldLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.7
	head, foot := o[0].MinSize().Height, o[2].MinSize().Height
	widget.Put(o[0], x, y, width, head)
	y += head + gap*0.5
	widget.Put(o[2], x, size.Height-gap*0.7-foot, width, foot)
	widget.Put(o[1], x, y, width, size.Height-y-foot-gap*1.4)
}

// MinSize implements fyne.Layout.
func (toldLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	return fyne.NewSize(max(o[0].MinSize().Width, o[2].MinSize().Width)+2*gap, 400)
}
