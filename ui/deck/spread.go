package deck

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
)

// spread is the layout of the cards in a given room: as large as the height allows, each overlapping the one before if
// the width is too small.
type spread struct {
	left, top    float32
	w, h         float32 // of a card
	stepX, stepY float32
}

const (
	leastStep = 0.3  // the least visible part of a card's width
	rowGap    = 0.09 // of a card's height, between two rows
	columnGap = 0.09 // of a card's width, the most between two columns
)

func newSpread(size fyne.Size) spread {
	h := size.Height / (rows + (rows-1)*rowGap)
	w := min(h*cardart.Aspect, size.Width/(1+leastStep*(widest-1)))
	h = w / cardart.Aspect
	s := spread{w: w, h: h, stepX: min((size.Width-w)/(widest-1), w*(1+columnGap)), stepY: h * (1 + rowGap)}
	s.left = (size.Width - w - s.stepX*(widest-1)) / 2
	s.top = (size.Height - h - s.stepY*(rows-1)) / 2
	return s
}

// at returns the place of a card.
func (s spread) at(p place) (fyne.Position, fyne.Size) {
	return fyne.NewPos(s.left+float32(p.column)*s.stepX, s.top+float32(p.row)*s.stepY), fyne.NewSize(s.w, s.h)
}

// find returns the card that is seen at a point; ok is false if there is none.
func (s spread) find(x, y float32) (p place, ok bool) {
	for row := range rows {
		for column := inRow(row) - 1; column >= 0; column-- { // later ones are on top
			p := place{row, column}
			at, size := s.at(p)
			if x >= at.X && x < at.X+size.Width && y >= at.Y && y < at.Y+size.Height {
				return p, true
			}
		}
	}
	return place{}, false
}
