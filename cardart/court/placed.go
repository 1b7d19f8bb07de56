package court

import (
	"image/color"
	"sync"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// placing names all that makes the shapes of a card: whose, in which ink, and where.
type placing struct {
	card card.Card
	ink  color.NRGBA
	m    vector.Matrix
}

// mostPlaced is the maximum number of placings cached: one look of the pack has twenty.
const mostPlaced = 64

// placed keeps shapes in their colours and where they stand, because the same figure is
// drawn again for each size of the table. When it is full it forgets all: only somebody who tries all that can be
// chosen sees more looks than that.
var placed = struct {
	sync.Mutex
	shapes map[placing][]vector.Shape
}{shapes: make(map[placing][]vector.Shape)}

// shapes returns the shapes of a placing, drawn if they aren't cached. Two goroutines may draw the same at once.
func (p placing) shapes(draw func() []vector.Shape) []vector.Shape {
	placed.Lock()
	shapes, ok := placed.shapes[p]
	placed.Unlock()
	if ok {
		return shapes
	}
	var d vector.Drawing
	d.Place(draw(), p.m)
	shapes = d.Shapes[:len(d.Shapes):len(d.Shapes)] // whoever appends to it gets a copy
	placed.Lock()
	defer placed.Unlock()
	if len(placed.shapes) >= mostPlaced {
		clear(placed.shapes)
	}
	placed.shapes[p] = shapes
	return shapes
}
