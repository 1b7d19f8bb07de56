package cardart

import (
	"math"

	"github.com/superbridge/superbridge/cardart/vector"
)

var latticeInks = backInks{
	ground: vector.RGB(0x1d2c4f), deep: vector.RGB(0x162340),
	line: vector.RGB(0x8fa0c4), seed: vector.RGB(0xd8c48c),
}

// latticed adds a lattice of lozenges on navy, with a seed of gold in each, and a star of
// sixteen rays in the middle.
func latticed(d *vector.Drawing) {
	const (
		columns, rows = 10, 14
		cellX, cellY  = backWidth / columns, backHeight / rows
		line          = 0.2  // half a bar of the lattice, across a cell
		medallion     = 11.4 // the radius of what is in the middle
	)
	middle := vector.Pt(cardWidth/2, cardHeight/2)
	backGround(d, latticeInks)
	var bars, cells, seeds vector.Path
	for row := range rows / 2 { // the half turn brings the rest
		for column := range columns {
			centre := vector.Pt(backPanelX+(float64(column)+0.5)*cellX, backPanelY+(float64(row)+0.5)*cellY)
			bars.Join(vector.Lozenge(centre, cellX/2+line, cellY/2+line))
			cells.Join(vector.Lozenge(centre, cellX/2-line, cellY/2-line))
			if math.Hypot(centre.X-middle.X, centre.Y-middle.Y) > medallion+cellY*0.11 { // none half under the rim
				seeds.Join(vector.Lozenge(centre, cellX*0.11, cellY*0.11))
			}
		}
	}
	var half vector.Drawing
	half.Fill(bars, vector.Plain(latticeInks.line))
	half.Fill(cells, vector.Plain(latticeInks.deep))
	half.Fill(seeds, vector.Plain(latticeInks.seed))
	d.Twice(half.Shapes)

	d.Fill(vector.Circle(middle, medallion), vector.Plain(latticeInks.seed))
	d.Fill(vector.Circle(middle, 10.9), vector.Plain(latticeInks.ground))
	d.Fill(hoop(middle, 10.05, 9.75), vector.Plain(latticeInks.line))
	rays := around(middle, 8, vector.Mirrored("M0 -8.8C.25 -6 .75 -4.6 1.1 -3.2L0 -1"))
	between := vector.Turn(22.5)
	rays.Join(around(middle, 8, vector.Mirrored("M0 -6.6C.2 -5 .5 -4.2 .8 -3.2L0 -1").Transform(between)))
	d.Fill(rays, vector.Plain(latticeInks.seed))
	d.Fill(around(middle, 8, vector.Circle(vector.Pt(0, -7.9), 0.42).Transform(between)), vector.Plain(latticeInks.line))
	d.Fill(vector.Circle(middle, 2.3), vector.Plain(latticeInks.ground))
	d.Fill(vector.Circle(middle, 1.5), vector.Plain(latticeInks.seed))
}
