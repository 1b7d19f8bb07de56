package cardart

import "github.com/superbridge/superbridge/cardart/vector"

// The inks of the back.
var (
	navy     = vector.RGB(0x1d2c4f)
	navyDeep = vector.RGB(0x162340)
	lattice  = vector.RGB(0x8fa0c4)
	seed     = vector.RGB(0xd8c48c)
)

// The lattice fills its panel exactly: whole cells, so that nothing is cut off
// and no output needs to clip.
const (
	backMargin = 4.0 // ivory, as cards lie edge to edge
	backCells  = 10  // across
	backRows   = 14  // down
	backPanelX = backMargin + 1.6
	backPanelY = backMargin + 1.6
	backCellX  = (cardWidth - 2*backPanelX) / backCells
	backCellY  = (cardHeight - 2*backPanelY) / backRows
)

// newBack returns the drawing of the back: a lattice of lozenges on navy, with a
// gold seed in each and a medallion in the middle. All of it has a half turn's
// symmetry, so that nobody can tell which way up a card was held.
func newBack() vector.Drawing {
	d := vector.Drawing{Width: cardWidth, Height: cardHeight}
	paper(&d)
	d.Fill(vector.RoundRect(backMargin, backMargin, cardWidth-backMargin, cardHeight-backMargin, 2), vector.Plain(navy))

	var cells, seeds vector.Path
	for row := range backRows {
		for column := range backCells {
			centre := vector.Pt(backPanelX+(float64(column)+0.5)*backCellX, backPanelY+(float64(row)+0.5)*backCellY)
			cells.Join(vector.Lozenge(centre, backCellX/2, backCellY/2))
			seeds.Join(vector.Lozenge(centre, backCellX*0.11, backCellY*0.11))
		}
	}
	d.Fill(cells, vector.Plain(navyDeep))
	d.Stroke(cells, vector.Plain(lattice), 0.28)
	d.Fill(seeds, vector.Plain(seed))
	d.Stroke(vector.RoundRect(backPanelX-0.6, backPanelY-0.6, cardWidth-backPanelX+0.6, cardHeight-backPanelY+0.6, 1.2), vector.Plain(seed), 0.35)
	medallion(&d)
	return d
}

// medallion adds the star of sixteen rays in the middle, within two rings.
func medallion(d *vector.Drawing) {
	centre := vector.Pt(cardWidth/2, cardHeight/2)
	d.Fill(vector.Circle(centre, 11.4), vector.Plain(seed))
	d.Fill(vector.Circle(centre, 10.9), vector.Plain(navy))
	d.Stroke(vector.Circle(centre, 9.9), vector.Plain(lattice), 0.3)
	var rays, beads vector.Path
	ray := vector.Mirrored("M0 -8.8C.25 -6 .75 -4.6 1.1 -3.2L0 -1")
	short := vector.Mirrored("M0 -6.6C.2 -5 .5 -4.2 .8 -3.2L0 -1")
	bead := vector.Circle(vector.Pt(0, -7.9), 0.42)
	for i := range 8 {
		angle := float64(i) * 45
		rays.Join(ray.Transform(vector.Turn(angle).Then(vector.Move(centre.X, centre.Y))))
		rays.Join(short.Transform(vector.Turn(angle + 22.5).Then(vector.Move(centre.X, centre.Y))))
		beads.Join(bead.Transform(vector.Turn(angle + 22.5).Then(vector.Move(centre.X, centre.Y))))
	}
	d.Fill(rays, vector.Plain(seed))
	d.Fill(beads, vector.Plain(lattice))
	d.Fill(vector.Circle(centre, 2.3), vector.Plain(navy))
	d.Fill(vector.Circle(centre, 1.5), vector.Plain(seed))
}
