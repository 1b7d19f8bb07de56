package tabletop

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// labels say, on the rows of another player's board, what they are worth so far.
type labels struct {
	beds  [3]*canvas.Rectangle
	words [3]*kitwidget.Prose
}

func newLabels(art *kitwidget.Art) *labels {
	l := new(labels)
	for row := range l.beds {
		l.beds[row], l.words[row] = canvas.NewRectangle(color.Transparent), kitwidget.NewProse(art, "", theme.SmallText, color.Black)
		l.words[row].Align, l.words[row].Bold = fyne.TextAlignCenter, true
	}
	return l
}

// Measures of a label.
const (
	labelText  = 0.95 // its letters, as a share of small text
	leastLabel = 0.7  // the smallest ones
	labelHigh  = 17   // in units
	labelAside = 6
)

// show updates the labels of a place.
func (l *labels) show(m Model, place int, g Geometry) {
	p := theme.Current()
	standing := m.Rules.Standing(m.Players[place].Board)
	for row, prose := range l.words {
		words, ink := m.label(standing, place, poker.Row(row)), p.FeltInk
		if standing.Dead && standing.Fault == poker.Row(row) {
			ink = theme.Mix(theme.Dark.Bad, p.FeltInk, 0.25)
		}
		at := g.Label(place, poker.Row(row))
		prose.FitLine(words, ink, theme.SmallText*labelText*g.U, theme.SmallText*leastLabel*g.U, at.W-2*labelAside*g.U)
		prose.FitHeight(prose.TextSize, at.H)
		bed := l.beds[row]
		bed.Hidden, prose.Hidden = words == "", words == ""
		bed.FillColor, bed.CornerRadius = theme.WithAlpha(p.NoteBed(), 0xe4), at.H/2
		wide := min(prose.MinSize().Width+2*labelAside*g.U, at.W)
		cardtable.Put(bed, cardtable.NewRect(at.X+(at.W-wide)/2, at.Y, wide, at.H))
		cardtable.Put(prose, at)
		bed.Refresh()
	}
}

func (l *labels) objects() (objects []fyne.CanvasObject) {
	for row := range l.beds {
		objects = append(objects, l.beds[row], l.words[row])
	}
	return objects
}

// Label returns the place of the words on a row of another player's: at its foot, above the row below.
func (g Geometry) Label(place int, row poker.Row) Rect {
	r := g.Seen(place, row)
	return cardtable.NewRect(r.X, r.Y+r.H-(labelHigh+1)*g.U, r.W, labelHigh*g.U)
}

// Seen returns the part of a row that the row below leaves in sight.
func (g Geometry) Seen(place int, row poker.Row) Rect {
	r := g.Row(place, row)
	if row < poker.Bottom {
		r.H = min(r.H, g.stations[place].down)
	}
	return r
}

// label describes the worth of a row of another player's: from a pair on, or when the row is full.
func (m Model) label(s poker.Standing, place int, row poker.Row) string {
	p := m.Players[place]
	strength := s.Strengths[row]
	switch {
	case s.Dead && row == s.Fault:
		return text.T("poker.dead")
	case strength == 0 || strength.Kind() == poker.High && p.Board.Free(row) > 0:
		return ""
	}
	return pokertext.Pays(pokertext.Sentence(pokertext.Strength(strength)), s.Royalties[row])
}
