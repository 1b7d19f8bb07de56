package cardart

import (
	"math"

	"github.com/superbridge/superbridge/cardart/vector"
)

var starInks = backInks{
	ground: vector.RGB(0x12463a), deep: vector.RGB(0x0c352c),
	line: vector.RGB(0x93c0a6), seed: vector.RGB(0xdcc583),
}

// stars adds the tiling of eight-pointed stars and crosses that the tiles of Kashan made
// famous, and in the middle a star of stars.
func stars(d *vector.Drawing) {
	const (
		columns, rows = 6, 9
		cellX, cellY  = backWidth / columns, backHeight / rows
	)
	backGround(d, starInks)
	var edges, fields, lines, hearts, seeds vector.Path
	put := func(into *vector.Path, shape vector.Path, x, y, size float64) {
		into.Join(shape.Transform(vector.Scale(size*cellX/2, size*cellY/2).Then(vector.Move(x, y))))
	}
	for row := range rows {
		for column := range columns {
			if row*columns+column >= rows*columns/2 {
				break // the half turn brings the rest
			}
			x, y := backPanelX+(float64(column)+0.5)*cellX, backPanelY+(float64(row)+0.5)*cellY
			put(&edges, star(8, 2), x, y, 1)
			put(&fields, star(8, 2), x, y, 0.9)
			put(&lines, star(8, 3), x, y, 0.78)
			put(&hearts, star(8, 2), x, y, 0.36)
			put(&seeds, star(8, 2), x, y, 0.22)
			if row < rows/2 && column > 0 { // the cross at the lower left
				put(&lines, vector.Lozenge(vector.Point{}, 0.3, 0.3), x-cellX/2, y+cellY/2, 1)
				put(&hearts, vector.Lozenge(vector.Point{}, 0.2, 0.2), x-cellX/2, y+cellY/2, 1)
			}
		}
	}
	var half vector.Drawing
	half.Fill(edges, vector.Plain(starInks.seed))
	half.Fill(fields, vector.Plain(starInks.deep))
	half.Fill(lines, vector.Plain(starInks.line))
	half.Fill(hearts, vector.Plain(starInks.deep))
	half.Fill(seeds, vector.Plain(starInks.seed))
	d.Twice(half.Shapes)

	middle := func(shape vector.Path, r float64) vector.Path {
		return shape.Transform(vector.Scale(r, r).Then(vector.Move(cardWidth/2, cardHeight/2)))
	}
	d.Fill(middle(star(8, 2), 14.4), vector.Plain(starInks.seed))
	d.Fill(middle(star(8, 2), 13.6), vector.Plain(starInks.deep))
	d.Fill(middle(star(8, 2), 12.5), vector.Plain(starInks.line))
	d.Fill(middle(star(8, 2), 12.1), vector.Plain(starInks.ground))
	d.Fill(middle(star(16, 6), 9.6), vector.Plain(starInks.seed))
	d.Fill(middle(star(8, 3), 5.6), vector.Plain(starInks.deep))
	d.Fill(middle(star(8, 3), 4.6), vector.Plain(starInks.line))
	d.Fill(middle(star(8, 2), 2), vector.Plain(starInks.deep))
}

// star returns the star polygon {n/m}, a point up, in the circle of radius 1: its outline,
// along which the chords from each of n points to the one m further lie.
func star(n, m int) (p vector.Path) {
	// The chords are cos(πm/n) from the middle; two meet half a step beside a point.
	step := math.Pi / float64(n)
	dip := math.Cos(step*float64(m)) / math.Cos(step*float64(m-1))
	for i := range 2 * n {
		sin, cos := math.Sincos(step * float64(i))
		a := vector.Pt(sin, -cos)
		if i%2 == 1 {
			a = vector.Pt(dip*sin, -dip*cos)
		}
		if i == 0 {
			p.MoveTo(a)
		} else {
			p.LineTo(a)
		}
	}
	p.Close()
	return p
}
