package solid

import (
	"image/color"
	"math"

	"github.com/superbridge/superbridge/cardart/vector"
)

// View is the rotation of a solid before it's drawn: first about the vertical axis, its front to the right,
// then about the horizontal one, its top towards the viewer, and last in the plane of the picture,
// anticlockwise; in degrees.
type View struct{ Right, Down, Roll float64 }

// Turned returns the solid as it is seen in a view.
func (s Solid) Turned(by View) Solid {
	turned := s
	turned.Vertices = make([]Vec, len(s.Vertices))
	for i, v := range s.Vertices {
		v.Z, v.X = turn(v.Z, v.X, by.Right)
		v.Z, v.Y = turn(v.Z, v.Y, -by.Down)
		v.X, v.Y = turn(v.X, v.Y, by.Roll)
		turned.Vertices[i] = v
	}
	return turned
}

// turn turns the point a, b from the first axis towards the second.
func turn(a, b, degrees float64) (float64, float64) {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return a*cos - b*sin, a*sin + b*cos
}

// Visible reports whether a face is turned to the viewer.
func (s Solid) Visible(face []int) bool { return s.Normal(face).Z > tiny }

// Hidden reports whether the solid lies before an edge: both its faces are turned away.
func (s Solid) Hidden(e Edge) bool {
	return !s.Visible(s.Faces[e.Faces[0]]) && !s.Visible(s.Faces[e.Faces[1]])
}

// Look is the style in which a solid is drawn.
type Look struct {
	Light  color.NRGBA // a face as bright as can be
	Shade  color.NRGBA // a face that no light falls on
	Edge   color.NRGBA // the edges before
	Behind color.NRGBA // the edges behind, translucent, as they are seen through the faces; if transparent, they aren't
	Line   float64     // the width of the edges before; those behind are finer, and dashed
}

// light is the direction of the light: from the top left, in front of the solid.
var light = Vec{-0.5, 0.66, 0.56}.Unit()

// brightness returns the brightness of a face with the given normal, from 0 to 1. By Lambert's law it would
// be the cosine of the angle between the normal and the light, and all faces in the shadow alike. Here the
// light reaches round the solid, so that no two faces are of one tone unless the light falls on both at one
// angle.
func brightness(normal Vec) float64 {
	return math.Pow((1+normal.Dot(light))/2, 1.5)
}

// Shadow returns the area that a solid covers in the picture: its middle, and the distance of the farthest
// vertex from there. Both are for a solid with its vertices at the distance 1 from the origin; Z is 0.
func (s Solid) Shadow() (middle Vec, reach float64) {
	area := 0.
	for _, face := range s.Faces {
		if !s.Visible(face) {
			continue
		}
		a := s.Vertices[face[0]]
		for i := range face[2:] {
			b, c := s.Vertices[face[i+1]], s.Vertices[face[i+2]]
			part := b.Minus(a).Cross(c.Minus(a)).Z / 2
			area += part
			middle.X += part * (a.X + b.X + c.X) / 3
			middle.Y += part * (a.Y + b.Y + c.Y) / 3
		}
	}
	middle = middle.Times(1 / area)
	for _, v := range s.Vertices {
		reach = max(reach, math.Hypot(v.X-middle.X, v.Y-middle.Y))
	}
	return middle, reach
}

// Draw returns the solid as it stands, in shapes about a point, its vertices at the
// distance radius from it: the faces before, the edges behind as if one saw them through
// these, and the edges before.
func (s Solid) Draw(at vector.Point, radius float64, look Look) []vector.Shape {
	place := func(i int) vector.Point {
		v := s.Vertices[i]
		return vector.Pt(at.X+radius*v.X, at.Y-radius*v.Y)
	}
	var d vector.Drawing
	var behind, before vector.Path
	for _, e := range s.Edges {
		if s.Hidden(e) {
			behind.Join(dashed(place(e.From), place(e.To), 3.2*look.Line))
		} else {
			before.MoveTo(place(e.From))
			before.LineTo(place(e.To))
		}
	}
	for _, face := range s.Faces {
		if !s.Visible(face) {
			continue
		}
		var outline vector.Path
		for i, v := range face {
			if i == 0 {
				outline.MoveTo(place(v))
			} else {
				outline.LineTo(place(v))
			}
		}
		outline.Close()
		d.Fill(outline, vector.Plain(vector.Blend(look.Shade, look.Light, brightness(s.Normal(face)))))
	}
	if len(behind.Verbs) > 0 && look.Behind.A > 0 {
		d.Stroke(behind, vector.Plain(look.Behind), 0.55*look.Line)
	}
	d.Stroke(before, vector.Plain(look.Edge), look.Line)
	return d.Shapes
}

// dashed returns a line in dashes about so long, a whole number of them, with gaps two
// thirds as long between: the line begins and ends with a dash.
func dashed(from, to vector.Point, dash float64) (p vector.Path) {
	const gap = 2. / 3
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	n := max(1, math.Round((length/dash+gap)/(1+gap)))
	unit := 1 / (n + (n-1)*gap) // a dash, as a part of the line
	for i := 0.; i < n; i++ {
		start := i * (1 + gap) * unit
		p.MoveTo(vector.Mix(from, to, start))
		p.LineTo(vector.Mix(from, to, start+unit))
	}
	return p
}
