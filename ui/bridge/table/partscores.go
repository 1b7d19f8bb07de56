package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// partScores is the slip of paper at the table on which part-scores are: what each side has below, the games that it has
// won, and whether it is vulnerable. A click opens the score.
type partScores struct {
	widget.BaseWidget

	art      *kitwidget.Art
	tip      *kitwidget.Tip // what it tells; a click goes through it
	onTapped func()
	now      standing
	body     *fyne.Container
}

var _ fyne.Tappable = (*partScores)(nil)

// white is the ink of names on their grounds.
var white = color.NRGBA{0xff, 0xff, 0xff, 0xff}

// standing holds the figures of the slip, of the user's side and then of the other.
type standing struct {
	names        [2]string
	below, games [2]int
	vulnerable   [2]bool
	toWin        int // games that win, 0 where they are not counted
	unit         float32
	palette      theme.Palette
}

// standingOf returns what to show of a model; ok is false where nothing is carried.
func standingOf(m tabletop.Model) (s standing, ok bool) {
	s = standing{names: [2]string{text.T("pad.we"), text.T("pad.they")}, toWin: m.Table.Rules.GamesToWin}
	for i, side := range [2]card.Side{m.Person.Side(), m.Person.Side().Other()} {
		s.below[i], s.games[i], s.vulnerable[i] = m.Below[side], m.Games[side], m.Table.Vul.Has(side)
		if m.Nobody {
			s.names[i] = text.Side(side)
		}
	}
	return s, m.Table.Rules.CarryBelow
}

func newPartScores(art *kitwidget.Art, tips *kitwidget.Tips, words func() string, tapped func()) *partScores {
	p := &partScores{art: art, tip: tips.Over(words), onTapped: tapped, body: container.NewWithoutLayout()}
	p.ExtendBaseWidget(p)
	p.Hide()
	p.tip.Hide()
	return p
}

// Tapped implements fyne.Tappable.
func (p *partScores) Tapped(*fyne.PointEvent) { p.onTapped() }

// set shows a model, in the size that goes with the table.
func (p *partScores) set(m tabletop.Model, unit float32) {
	s, ok := standingOf(m)
	s.unit, s.palette = unit, theme.Current()
	for _, o := range []fyne.CanvasObject{p, p.tip} {
		kitwidget.Show(o, ok)
	}
	if ok && s != p.now {
		p.now = s
		p.body.Objects = s.objects(p.art)
		p.body.Refresh()
	}
}

// objects returns what is on the slip, in its place.
func (s standing) objects(art *kitwidget.Art) []fyne.CanvasObject {
	u, p := s.unit, s.palette
	const w, h = tabletop.SlipWidth, tabletop.SlipHeight
	put := func(o fyne.CanvasObject, x, y, w, h float32) fyne.CanvasObject {
		o.Move(fyne.NewPos(x*u, y*u))
		o.Resize(fyne.NewSize(w*u, h*u))
		return o
	}
	words := func(said string, size float32, ink color.Color) *kitwidget.Prose {
		prose := kitwidget.NewProse(art, said, size*u, ink)
		prose.Bold, prose.Align = true, fyne.TextAlignCenter
		return prose
	}
	paper := canvas.NewRectangle(p.Panel)
	paper.StrokeColor, paper.StrokeWidth, paper.CornerRadius = p.PanelEdge, theme.Edge(), 5*u
	kitwidget.LiftSheet(paper, u)
	objects := []fyne.CanvasObject{put(paper, 0, 0, w, h)}
	for _, line := range [][4]float32{{w/2 - 0.5, 6, 1, h - 12}, {8, 31, w - 16, 2}} {
		objects = append(objects, put(canvas.NewRectangle(p.Ink), line[0], line[1], line[2], line[3]))
	}
	for i := range s.names {
		left, band := float32(i)*w/2, p.Safe
		if s.vulnerable[i] {
			band = p.Vulnerable
		}
		name := words(s.names[i], theme.SmallText-1, white)
		wide := name.MinSize().Width/u + 10
		games := float32(s.toWin) * 12
		x := left + (w/2-wide-games)/2
		bed := canvas.NewRectangle(theme.Under(white, band))
		bed.CornerRadius = 4 * u
		objects = append(objects, put(bed, x, 7, wide, 18), put(name, x, 7, wide, 18))
		for n := range s.toWin {
			dot := canvas.NewCircle(color.Transparent)
			dot.StrokeColor, dot.StrokeWidth = p.Faint, theme.Edge()
			if n < s.games[i] {
				dot.FillColor, dot.StrokeColor = p.Gold, p.Gold
			}
			objects = append(objects, put(dot, x+wide+5+float32(n)*11, 12, 8, 8))
		}
		ink := p.Ink
		if s.below[i] == 0 {
			ink = p.Faint
		}
		objects = append(objects, put(words(text.Points(s.below[i]), theme.HeadingText-2, ink), left, 33, w/2, h-35))
	}
	return objects
}

// aboutPartScores says what the slip tells.
func aboutPartScores(m tabletop.Model) string {
	r := m.Table.Rules
	if r.GamesToWin > 0 {
		return text.T("tip.part-scores-games", "Game", r.GameFrom, "Games", r.GamesToWin)
	}
	return text.T("tip.part-scores", "Game", r.GameFrom)
}

// CreateRenderer implements fyne.Widget.
func (p *partScores) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(p.body) }
