package cardart

// The inks of the back.
var (
	navy     = rgb(0x1d2c4f)
	navyDeep = rgb(0x162340)
	lattice  = rgb(0x8fa0c4)
	seed     = rgb(0xd8c48c)
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

// back returns the drawing of the back: a lattice of lozenges on navy, with a
// gold seed in each and a medallion in the middle. All of it has a half turn's
// symmetry, so that nobody can tell which way up a card was held.
func back() drawing {
	d := drawing{width: cardWidth, height: cardHeight}
	d.paper(edge, ivory)
	d.fill(roundRect(backMargin, backMargin, cardWidth-backMargin, cardHeight-backMargin, 2), plain(navy))

	var cells, seeds path
	for row := range backRows {
		for column := range backCells {
			centre := point{backPanelX + (float64(column)+0.5)*backCellX, backPanelY + (float64(row)+0.5)*backCellY}
			cells.join(lozenge(centre, backCellX/2, backCellY/2))
			seeds.join(lozenge(centre, backCellX*0.11, backCellY*0.11))
		}
	}
	d.fill(cells, plain(navyDeep))
	d.stroke(cells, plain(lattice), 0.28)
	d.fill(seeds, plain(seed))
	d.stroke(roundRect(backPanelX-0.6, backPanelY-0.6, cardWidth-backPanelX+0.6, cardHeight-backPanelY+0.6, 1.2), plain(seed), 0.35)
	d.medallion()
	return d
}

// medallion adds the star of sixteen rays in the middle, within two rings.
func (d *drawing) medallion() {
	centre := point{cardWidth / 2, cardHeight / 2}
	d.fill(circle(centre, 11.4), plain(seed))
	d.fill(circle(centre, 10.9), plain(navy))
	d.stroke(circle(centre, 9.9), plain(lattice), 0.3)
	var rays, beads path
	ray := mirrored("M0 -8.8C.25 -6 .75 -4.6 1.1 -3.2L0 -1")
	short := mirrored("M0 -6.6C.2 -5 .5 -4.2 .8 -3.2L0 -1")
	bead := circle(point{0, -7.9}, 0.42)
	for i := range 8 {
		angle := float64(i) * 45
		rays.join(ray.transform(turn(angle).then(move(centre.x, centre.y))))
		rays.join(short.transform(turn(angle + 22.5).then(move(centre.x, centre.y))))
		beads.join(bead.transform(turn(angle + 22.5).then(move(centre.x, centre.y))))
	}
	d.fill(rays, plain(seed))
	d.fill(beads, plain(lattice))
	d.fill(circle(centre, 2.3), plain(navy))
	d.fill(circle(centre, 1.5), plain(seed))
}
