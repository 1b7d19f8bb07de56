package games

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// The measures of the screen.
const (
	margin    = 18 // in units
	mostLines = 2  // of what a game is
)

// build makes the screen's objects and lists its tiles.
func (s *Screen) build() fyne.CanvasObject {
	s.tiles, s.shelf = nil, &shelf{laid: s.placed}
	var objects []fyne.CanvasObject
	for i, g := range s.options.Games {
		t := newTile(s.art, g, g.ID == s.options.Chosen, func() { s.to(i); s.choose(i) }, s.tell)
		s.tiles = append(s.tiles, t)
		s.shelf.add(t, g.Group, func() fyne.CanvasObject {
			heading := widget.NewProse(s.art, g.Group, theme.U(theme.BodyText), theme.Current().Faint)
			heading.Bold = true
			objects = append(objects, heading)
			return heading
		})
		objects = append(objects, t)
	}
	gap := theme.U(margin)
	s.scroll = container.NewVScroll(container.New(layout.NewCustomPaddedLayout(gap/4, gap/4, gap, gap), container.New(s.shelf, objects...)))
	back := widget.NewButton(s.art, text.T("games.back"), text.T("key.escape"), s.options.OnBack)
	head := container.New(layout.NewCustomPaddedLayout(gap, gap/2, gap, gap), widget.NewHead(s.art, text.T("games.title"), back))
	return container.NewBorder(head, container.New(layout.NewCustomPaddedLayout(gap/2, gap*2/3, gap, gap), s.buildFoot()), nil, nil, s.scroll)
}

// buildFoot makes the lines below the tiles: what the marked game is, and how to choose.
func (s *Screen) buildFoot() fyne.CanvasObject {
	s.says = widget.NewProse(s.art, "", theme.U(theme.BodyText), theme.Current().Ink)
	s.says.Wrap, s.says.Align = true, fyne.TextAlignCenter
	how := widget.NewProse(s.art, text.T("games.how"), theme.U(theme.SmallText), theme.Current().Faint)
	how.Align = fyne.TextAlignCenter
	s.foot = container.New(lines{}, s.says)
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.U(4)), s.foot, how)
}

// lines gives prose the height of [mostLines] lines, whatever it says; fewer are at the foot of that.
type lines struct{}

// Layout implements fyne.Layout.
func (lines) Layout(o []fyne.CanvasObject, size fyne.Size) {
	height := min(size.Height, heightOf(o[0].(*widget.Prose), size.Width))
	o[0].Resize(fyne.NewSize(size.Width, height))
	o[0].Move(fyne.NewPos(0, size.Height-height))
}

// MinSize implements fyne.Layout.
func (lines) MinSize(o []fyne.CanvasObject) fyne.Size {
	line := fyne.MeasureText("M", o[0].(*widget.Prose).TextSize, fyne.TextStyle{}).Height
	return fyne.NewSize(0, mostLines*line)
}

// tell says what a game is: the one that the mouse is on, or else the one that the keyboard is on.
func (s *Screen) tell() {
	at := s.selected
	for i, t := range s.tiles {
		if t.Hovered {
			at = i
		}
	}
	g := s.options.Games[at]
	id := "games.says"
	if g.ID == s.options.Chosen {
		id = "games.says.present"
	}
	s.says.Set(text.T(id, "Sentence", g.Sentence, "Players", g.Players), theme.Current().Ink)
	s.foot.Refresh()
}
