package tabletop

import (
	"image"
	"image/color"
	"math"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// sign is the mark of a square.
type sign uint8

const (
	came    sign = iota // the last move of an army ended here
	passed              // its first leap did
	left                // it began here
	chosen              // the piece here has been picked up
	danger              // the king here can be taken
	entry               // the king here may enter the Castle
	dot                 // the piece that has been picked up can go here
	ring                // it captures here
	pointed             // the pointer is here
	crown               // it wins here
	striker             // the piece here can take the king under the pointer
	stop                // a double leap may end here
	cursor              // of the keyboard
)

// above reports whether the sign is above the pieces.
func (s sign) above() bool { return s >= crown }

// mark is a sign on a square.
type mark struct {
	sign   sign
	army   chess.Army // the army that moved, or NoArmy
	square chess.Square
}

// marks returns the marks of the squares, from the bottom up. At is the square under the pointer, or NoSquare.
func (m Model) marks(at chess.Square) (all []mark) {
	add := func(s sign, a chess.Army, square chess.Square) {
		if square < chess.Squares {
			all = append(all, mark{s, a, square})
		}
	}
	for _, t := range m.Last {
		add(left, t.Army, t.From)
		add(passed, t.Army, t.Via)
		add(came, t.Army, t.To)
	}
	add(chosen, chess.NoArmy, m.Chosen)
	for a := range m.Playing.All() {
		king := m.king(a)
		if !m.Attackers[a].Empty() {
			add(danger, chess.NoArmy, king)
		}
		if m.Entering.Has(a) {
			add(entry, chess.NoArmy, king)
		}
	}
	each := func(s sign, squares chess.SquareSet) {
		for square := range squares.All() {
			add(s, chess.NoArmy, square)
		}
	}
	each(dot, m.Dots)
	each(ring, m.Rings)
	if m.target(at) || m.Ready.Has(at) {
		add(pointed, chess.NoArmy, at)
	}
	each(crown, m.Crowns)
	for _, s := range [...]chess.Square{at, m.Cursor} {
		if king, ok := m.endangered(s); ok {
			each(striker, m.Attackers[king])
			break
		}
	}
	add(stop, chess.NoArmy, m.Stop)
	add(cursor, chess.NoArmy, m.Cursor)
	return all
}

// markKey names the picture of a sign.
type markKey struct {
	sign    sign
	army    chess.Army
	view    View
	night   bool
	size    int
	toSides float32 // its size in sides of a square
	x, y    float32 // offset of the middle of the square from that of the picture, in sides
}

// The colours of marks that are the same by day and by night.
var (
	ink   = vector.RGB(0x221d1a)
	ivory = vector.RGB(0xfffaec)
	ember = vector.RGB(0xe2502a)
)

// draw draws a sign in a picture of the key's size. It is measured in hundredths of a side of a square, from its middle.
func (k markKey) draw(p theme.Palette) *image.RGBA {
	wide := 100 * float64(k.toSides)
	d := vector.Drawing{Width: wide, Height: wide}
	middle := vector.Move(wide/2+100*float64(k.x), wide/2+100*float64(k.y))
	turned := middle
	if k.view == Corner {
		turned = vector.Turn(45).Then(middle)
	}
	own := pieces.Colour(k.army)
	fill := func(path vector.Path, c color.NRGBA, a uint8, m vector.Matrix) {
		d.Fill(path.Transform(m), vector.Plain(theme.WithAlpha(c, a)))
	}
	line := func(path vector.Path, c color.NRGBA, a uint8, width float64, m vector.Matrix) {
		d.Stroke(path.Transform(m), vector.Plain(theme.WithAlpha(c, a)), width)
	}
	disc := func(r float64) vector.Path { return vector.Circle(vector.Point{}, r) }
	switch k.sign {
	case came:
		fill(box(50), own, 0x62, turned)
		line(box(47), own, 0xd8, 5, turned)
	case passed, left:
		fill(box(50), own, 0x30, turned)
		line(box(48), own, 0x90, 3, turned)
	case chosen:
		fill(box(50), p.Gold, 0x90, turned)
		line(box(47), p.Gold, 0xff, 6, turned)
	case pointed:
		fill(box(50), p.Gold, 0x38, turned)
		line(box(47.5), p.Gold, 0xd0, 5, turned)
	case danger:
		glow(&d, ember, middle)
		line(teeth(24, 45, 53), ivory, 0x90, 6, middle)
		line(teeth(24, 45, 53), ember, 0xff, 3.6, middle)
	case entry:
		glow(&d, p.Gold, middle)
		line(disc(49), ink, 0x60, 5.4, middle)
		line(disc(49), p.Gold, 0xff, 4, middle)
	case dot:
		fill(disc(17.5), ivory, 0x70, middle)
		fill(disc(15), ink, 0x98, middle)
	case ring:
		line(disc(43), ivory, 0x80, 11, middle)
		line(disc(43), ink, 0xa8, 7, middle)
	case crown:
		glow(&d, p.Gold, middle)
		c := crownPath()
		line(c, ink, 0xff, 8, middle)
		d.Fill(c.Transform(middle), vector.Gradient(theme.Mix(p.Gold, ivory, 0.45), p.Gold, vector.Pt(wide/2, wide/2-26), vector.Pt(wide/2, wide/2+22)))
	case striker:
		line(corners(46, 20), ivory, 0xa0, 9, turned)
		line(corners(46, 20), ember, 0xff, 6, turned)
	case stop:
		at := vector.Move(27, 25).Then(middle)
		fill(disc(17), ink, 0xff, at)
		fill(disc(15), p.Gold, 0xff, at)
		line(vector.Outline("M-7 0L-2 6L8 -6"), ink, 0xff, 4.6, at)
	case cursor:
		line(corners(45, 26), ink, 0xff, 12, turned)
		line(corners(45, 26), p.Gold, 0xff, 7.5, turned)
	}
	return d.Raster(k.size, k.size)
}

// box returns a square about the origin.
func box(half float64) vector.Path { return vector.RoundRect(-half, -half, half, half, 0) }

// corners returns the corners of a square about the origin, with arms of a length.
func corners(half, arm float64) (p vector.Path) {
	for _, c := range [...][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		x, y := c[0]*half, c[1]*half
		p.MoveTo(vector.Pt(x, y-c[1]*arm))
		p.LineTo(vector.Pt(x, y))
		p.LineTo(vector.Pt(x-c[0]*arm, y))
	}
	return p
}

// teeth returns a ring of teeth about the origin.
func teeth(n int, inner, outer float64) (p vector.Path) {
	for i := range 2 * n {
		r := inner
		if i%2 == 0 {
			r = outer
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / float64(n))
		if at := vector.Pt(r*sin, r*cos); i == 0 {
			p.MoveTo(at)
		} else {
			p.LineTo(at)
		}
	}
	p.Close()
	return p
}

// glow draws light about the middle.
func glow(d *vector.Drawing, c color.NRGBA, middle vector.Matrix) {
	const steps = 14
	for i := range steps {
		d.Fill(vector.Circle(vector.Point{}, 68-2.6*float64(i)).Transform(middle), vector.Plain(theme.WithAlpha(c, 0x18)))
	}
}

// crownPath returns a crown about the origin.
func crownPath() vector.Path {
	p := vector.Mirrored("M0 -22L11 0L27 -14L20 20L0 20")
	for _, ball := range [...]vector.Point{{X: 0, Y: -23}, {X: 27, Y: -15}, {X: -27, Y: -15}} {
		p.Join(vector.Circle(ball, 4.5))
	}
	return p
}
