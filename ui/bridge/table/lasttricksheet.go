package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// lastTrickSheet is the trick that was gathered last, as it lay: on felt, as cards belong.
type lastTrickSheet struct{ peek }

// Build implements [sheet.Sheet].
func (l *lastTrickSheet) Build() fyne.CanvasObject {
	return l.fitted(func(maker sheetMaker) fyne.CanvasObject { return maker.lastTrick(l.play.model) })
}

// lastTrick is the trick that was gathered last, as it lay: on felt, as cards belong.
func (s sheetMaker) lastTrick(m tabletop.Model) fyne.CanvasObject {
	tricks := m.Table.Tricks()
	trick := tricks[len(tricks)-1]
	if m.Waits && len(tricks) > 1 {
		trick = tricks[len(tricks)-2]
	}
	g := tabletop.Geometry{U: s.Unit, TrickX: 150 * s.Unit, TrickY: 110 * s.Unit}
	cards := container.NewWithoutLayout()
	for _, i := range m.Stacked(trick) {
		seat := trick.Leader.Next(i)
		spot := g.TrickSpot(m.PlaceOf(seat))
		picture := s.Art.Face(trick.Cards[i])
		picture.Move(fyne.NewPos(spot.X, spot.Y))
		picture.Resize(fyne.NewSize(spot.W, spot.H))
		cards.Add(picture)
	}
	winner := s.Line(m.Taken(trick), theme.BodyText, true)
	winner.Align, winner.Ink = fyne.TextAlignCenter, theme.Current().FeltInk
	space := container.NewStack(s.Gap(1), container.New(fixedSize{fyne.NewSize(300*s.Unit, 220*s.Unit)}, cards))
	return s.OnFelt(winner, space)
}
