package tabletop

import (
	"image"
	"image/color"
	"math"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// space is a point or a direction in space: to the right, down, and towards the viewer.
type space struct{ x, y, z float64 }

// turning is a rotation in space, by the images of the three directions.
type turning [3]space

func (t turning) apply(v space) space {
	return space{
		t[0].x*v.x + t[1].x*v.y + t[2].x*v.z,
		t[0].y*v.x + t[1].y*v.y + t[2].y*v.z,
		t[0].z*v.x + t[1].z*v.y + t[2].z*v.z,
	}
}

// then returns the turn that does t first and u after it.
func (t turning) then(u turning) turning { return turning{u.apply(t[0]), u.apply(t[1]), u.apply(t[2])} }

// about returns the turn about an axis of length 1.
func about(a space, angle float64) turning {
	sin, cos := math.Sincos(angle)
	k := 1 - cos
	return turning{
		{cos + a.x*a.x*k, a.y*a.x*k + a.z*sin, a.z*a.x*k - a.y*sin},
		{a.x*a.y*k - a.z*sin, cos + a.y*a.y*k, a.z*a.y*k + a.x*sin},
		{a.x*a.z*k + a.y*sin, a.y*a.z*k - a.x*sin, cos + a.z*a.z*k},
	}
}

// dieFace is a side of a die: its number, its outward direction, and two directions along it.
type dieFace struct {
	number            int
	out, across, down space
}

// dieFaces are the sides of a die. Opposite ones add up to seven.
var dieFaces = [...]dieFace{
	{1, space{0, 0, 1}, space{1, 0, 0}, space{0, 1, 0}},
	{6, space{0, 0, -1}, space{-1, 0, 0}, space{0, 1, 0}},
	{2, space{0, 1, 0}, space{1, 0, 0}, space{0, 0, -1}},
	{5, space{0, -1, 0}, space{1, 0, 0}, space{0, 0, 1}},
	{3, space{1, 0, 0}, space{0, 0, -1}, space{0, 1, 0}},
	{4, space{-1, 0, 0}, space{0, 0, 1}, space{0, 1, 0}},
}

// showing returns the rotation that turns a number, 1 to 6, towards the viewer.
func showing(number int) turning {
	quarter := math.Pi / 2
	switch number {
	case 2:
		return about(space{1, 0, 0}, quarter)
	case 5:
		return about(space{1, 0, 0}, -quarter)
	case 3:
		return about(space{0, 1, 0}, -quarter)
	case 4:
		return about(space{0, 1, 0}, quarter)
	case 6:
		return about(space{0, 1, 0}, math.Pi)
	}
	return about(space{0, 0, 1}, 0)
}

// pips are the places of the pips of each number, in halves of a side from the middle.
var pips = [...][]vector.Point{
	1: {{}},
	2: {{X: -0.5, Y: -0.5}, {X: 0.5, Y: 0.5}},
	3: {{X: -0.5, Y: -0.5}, {}, {X: 0.5, Y: 0.5}},
	4: {{X: -0.5, Y: -0.5}, {X: 0.5, Y: -0.5}, {X: -0.5, Y: 0.5}, {X: 0.5, Y: 0.5}},
	5: {{X: -0.5, Y: -0.5}, {X: 0.5, Y: -0.5}, {}, {X: -0.5, Y: 0.5}, {X: 0.5, Y: 0.5}},
	6: {{X: -0.5, Y: -0.52}, {X: 0.5, Y: -0.52}, {X: -0.5}, {X: 0.5}, {X: -0.5, Y: 0.52}, {X: 0.5, Y: 0.52}},
}

// dieKey names the picture of a die that shows a number, or rolls to it.
type dieKey struct {
	number int
	second bool // of the two dice: it rolls otherwise
	step   int  // of the roll, 0 to rollSteps: at rest
	size   int
}

// rollSteps is the number of pictures of a roll.
const rollSteps = 28

// Axes of a roll, and its angles.
var (
	firstAxis, secondAxis = space{0.48, 0.8, 0.36}, space{-0.6, 0.64, 0.48}
	rest                  = about(space{1, 0, 0}, 0.3).then(about(space{0, 1, 0}, -0.14)) // one sees a little of the side towards one, and of that on the right
)

const rollAngle = 4.2 * math.Pi

// turning returns the rotation of the die.
func (k dieKey) turning() turning {
	left := 1 - float64(k.step)/rollSteps
	axis := firstAxis
	if k.second {
		axis = secondAxis
	}
	return showing(k.number).then(about(axis, rollAngle*left*left)).then(rest)
}

// picture returns the die, with its shadow.
func (k dieKey) picture(art *widget.Art) *image.RGBA {
	return art.Picture(k, func() *image.RGBA { return k.drawing().Raster(k.size, k.size) })
}

// drawing draws the die in a box of 100 by 100, which has room for any rotation.
func (k dieKey) drawing() vector.Drawing {
	const half = 28.0
	d := vector.Drawing{Width: 100, Height: 100}
	for i := range 8 {
		d.Fill(oval(vector.Pt(54, 62), 44-3.2*float64(i), 36-3*float64(i)), vector.Plain(color.NRGBA{A: 11}))
	}
	t := k.turning()
	var seen []dieFace
	for _, f := range dieFaces {
		if t.apply(f.out).z > 0 {
			seen = append(seen, f)
		}
	}
	for _, pass := range [...]func(dieFace){
		func(f dieFace) { d.Stroke(roundFace().Transform(f.lies(t, half)), vector.Plain(ink), 9.5) },
		func(f dieFace) {
			d.Stroke(roundFace().Transform(f.lies(t, half)), vector.Plain(vector.RGB(0xcdbf9f)), 6.5)
		},
		func(f dieFace) {
			m := f.lies(t, half)
			light := min(max(0.62-0.5*(t.apply(f.out).x*0.4+t.apply(f.out).y*0.9), 0), 1)
			d.Fill(roundFace().Transform(m), vector.Plain(vector.Blend(vector.RGB(0xcbbd9c), ivory, light)))
			for _, at := range pips[f.number] {
				d.Fill(vector.Circle(at, 0.2).Transform(m), vector.Plain(ink))
			}
		},
	} {
		for _, f := range seen {
			pass(f)
		}
	}
	return d
}

// roundFace is the outline of a side, from -1 to 1.
func roundFace() vector.Path { return vector.RoundRect(-0.94, -0.94, 0.94, 0.94, 0.34) }

// lies returns the map from a side to the picture of its die, which has sides of twice half.
func (f dieFace) lies(t turning, half float64) vector.Matrix {
	o, a, b := t.apply(f.out), t.apply(f.across), t.apply(f.down)
	return vector.Matrix{A: a.x * half, B: a.y * half, C: b.x * half, D: b.y * half, E: 50 + o.x*half, F: 50 + o.y*half}
}
