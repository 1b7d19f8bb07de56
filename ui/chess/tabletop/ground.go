package tabletop

import (
	"image"
	"image/color"
	"math"
	"runtime"
	"sync"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// ground is the board without pieces: squares and Castle in a rim of wood. Round the rim it is transparent but for its shadow.
type ground struct {
	Geometry
	palette theme.Palette
	playing chess.ArmySet // with stairs of their colour
}

// Measures in sides of a square.
const (
	brassWide  = 0.05 // the inlay between wood and squares
	enamelWide = 0.09
	rimShadows = 0.55 // width of the rim's shadow on the squares
	hairline   = 0.018
)

// picture paints w by h pixels, with smooth edges.
func (b ground) picture(w, h int) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, w, h))
	var wait sync.WaitGroup
	strips := runtime.GOMAXPROCS(0)
	for i := range strips {
		wait.Go(func() {
			for y := h * i / strips; y < h*(i+1)/strips; y++ {
				b.row(picture.Pix[y*picture.Stride:][:4*w], y, float32(h))
			}
		})
	}
	wait.Wait()
	b.letters(picture)
	return picture
}

// samples is the number of sample points, in each direction, of a pixel near an edge.
const samples = 3

func (b ground) row(pix []byte, y int, h float32) {
	w := len(pix) / 4
	perX, perY := b.W/float32(w), b.H/h
	pixel := float64(perX / b.Side)
	for x := range w {
		across, up := b.board((float32(x)+0.5)*perX, (float32(y)+0.5)*perY)
		inside := octagon(across, up)
		if inside < -float64(b.Rim/b.Side)-shadowRoom {
			continue
		}
		if !b.edged(across, up, inside, pixel) {
			c := b.at(across, up)
			if inside > 0 && b.squareAt(across, up) != chess.NoSquare {
				c = grain(c, across, up)
			}
			c.put(pix[4*x:])
			continue
		}
		var sum shade
		for i := range samples {
			for j := range samples {
				dx, dy := (float32(i)+0.5)/samples, (float32(j)+0.5)/samples
				sum = sum.plus(b.at(b.board((float32(x)+dx)*perX, (float32(y)+dy)*perY)))
			}
		}
		sum.over(samples * samples).put(pix[4*x:])
	}
}

// edged reports whether colours may meet in a pixel of the given size, about a point.
func (b ground) edged(across, up, inside, pixel float64) bool {
	if max(math.Abs(across), math.Abs(up)) < castleReach {
		return true
	}
	near := func(v, at float64) bool { return math.Abs(v-at) < pixel }
	if inside < pixel {
		rim := float64(b.Rim / b.Side)
		return near(inside, 0) || near(inside, -brassWide) || near(inside, -rim) || enamelled(inside-pixel)
	}
	return near(across, math.Round(across)) || near(up, math.Round(up)) ||
		near(math.Abs(across-math.Round(across)), hairline) || near(math.Abs(up-math.Round(up)), hairline)
}

// side is a direction over one of the eight sides of the octagon.
type side struct{ across, up, far float64 }

// sides are those of the octagon: first the straight ones, then the stairs, starting at the lower left.
var sides = [...]side{
	{1, 0, half}, {-1, 0, half}, {0, 1, half}, {0, -1, half},
	{-math.Sqrt2 / 2, -math.Sqrt2 / 2, cut / math.Sqrt2}, {-math.Sqrt2 / 2, math.Sqrt2 / 2, cut / math.Sqrt2},
	{math.Sqrt2 / 2, math.Sqrt2 / 2, cut / math.Sqrt2}, {math.Sqrt2 / 2, -math.Sqrt2 / 2, cut / math.Sqrt2},
}

// octagon returns how far a point is inside the octagon, negative if outside.
func octagon(across, up float64) (inside float64) {
	across, up = math.Abs(across), math.Abs(up)
	return min(half-max(across, up), (cut-across-up)/math.Sqrt2)
}

// nearest returns the side of the octagon that a point is nearest to.
func nearest(across, up float64) (over int) {
	inside := math.Inf(1)
	for i, s := range sides {
		if d := s.far - across*s.across - up*s.up; d < inside {
			inside, over = d, i
		}
	}
	return over
}

// stairs returns the army to whose stairs a side belongs, or NoArmy.
func (b ground) stairs(over int) chess.Army {
	if over < 4 {
		return chess.NoArmy
	}
	return chess.Army((over - 4 + int(b.Facing.Bottom)) % chess.Armies)
}

// looks returns how far a direction of the board, as seen, is turned away from the light.
func (b ground) looks(across, up float64) float64 {
	if b.Facing.View == Corner {
		across, up = (across-up)/math.Sqrt2, (across+up)/math.Sqrt2
	}
	return felt.Lit(across, -up)
}

// at returns the colour at a point.
func (b ground) at(across, up float64) shade {
	inside := octagon(across, up)
	switch {
	case inside < -float64(b.Rim/b.Side):
		return b.shadow(across, up)
	case inside < 0:
		return b.wood(across, up, inside)
	}
	c := b.flat(across, up)
	if inside < rimShadows {
		out := sides[nearest(across, up)]
		far := 1 - inside/rimShadows
		c = c.mix(dark, (0.30-0.16*b.looks(out.across, out.up))*far*far)
	}
	return c
}

// shadow returns the rim's shadow on the table, downwards.
func (b ground) shadow(across, up float64) shade {
	x, y := b.screen(across, up)
	inside := octagon(b.board(x-0.02*b.Side, y-0.05*b.Side))
	near := 1 + (inside+float64(b.Rim/b.Side))/(shadowRoom*0.9)
	fade := min(1, (octagon(across, up)+float64(b.Rim/b.Side)+shadowRoom)/(0.3*shadowRoom))
	near = min(max(near, 0), 1) * max(fade, 0)
	return shade{a: 0.45 * near * near}
}

// wood is the rim: a flat board with a bevel on either side, brass along the squares, and along the stairs of an army a line of
// enamel in its colour.
func (b ground) wood(across, up, inside float64) shade {
	over := nearest(across, up)
	s, rim := sides[over], float64(b.Rim/b.Side)
	sx, sy := b.direction(s)
	if inside > -brassWide {
		return solid(felt.Brass(b.palette, sx, sy))
	}
	if enamelled(inside) {
		if a := b.stairs(over); b.playing.Has(a) {
			return solid(pieces.Colour(a)).mix(bright, 0.12*(0.5-0.5*b.looks(s.across, s.up)))
		}
	}
	from, light := 1+inside/rim, 0.16 // 0 at the outer edge, 1 at the squares
	switch lit := b.looks(s.across, s.up); {
	case from < 0.13:
		light += -0.55 * lit * (1 - from/0.13*0.5)
	case from > 0.9:
		light += 0.3 * lit
	}
	along := across*-s.up + up*s.across
	return solid(felt.Wood(b.palette, light, from, along/rim+7*float64(over)))
}

// enamelled reports whether a depth inside the octagon is on the line of enamel on the rim.
func enamelled(inside float64) bool { return inside < -brassWide && inside > -brassWide-enamelWide }

// direction returns the outward direction of a side of the octagon on the screen.
func (b ground) direction(s side) (x, y float64) {
	if b.Facing.View == Corner {
		return (s.across - s.up) / math.Sqrt2, -(s.across + s.up) / math.Sqrt2
	}
	return s.across, -s.up
}

// flat returns the colour within the rim: the squares, the Castle, and the half squares along the stairs.
func (b ground) flat(across, up float64) shade {
	if max(math.Abs(across), math.Abs(up)) < castleReach {
		return b.castle(across, up)
	}
	if b.squareAt(across, up) == chess.NoSquare {
		return b.recess(nearest(across, up))
	}
	return b.square(across, up)
}

// recess is the bottom of the half squares along the stairs, in the colour of the army.
func (b ground) recess(over int) shade {
	c := solid(b.palette.WoodDark)
	if a := b.stairs(over); b.playing.Has(a) {
		c = c.mix(solid(pieces.Colour(a)), 0.6)
	}
	return c
}

// square is ivory or ink.
func (b ground) square(across, up float64) shade {
	x, y := math.Floor(across), math.Floor(up)
	c := solid(b.palette.SquareDark)
	if int(x+y)&1 != 0 {
		c = solid(b.palette.SquareLight)
	}
	return c.mix(dark, 0.16*hair(across, up))
}

// grain returns a colour with the faint grain of a square, different for each.
func grain(c shade, across, up float64) shade {
	x, y := math.Floor(across), math.Floor(up)
	own := math.Sin(x*12.9+y*78.2) * 43758.5
	own -= math.Floor(own)
	along, aside := across, up
	if own > 0.5 {
		along, aside = up, across
	}
	wave := math.Sin(aside*31+3*math.Sin(along*2.3+own*40)) + 0.6*math.Sin(aside*67+along*3+own*90)
	return c.mix(dark, 0.018+0.012*wave+0.02*own)
}

// hair is 1 on the line between two squares.
func hair(across, up float64) float64 {
	if math.Abs(across-math.Round(across)) < hairline || math.Abs(up-math.Round(up)) < hairline {
		return 1
	}
	return 0
}

// shade is a colour as light: premultiplied, each 0 to 1.
type shade struct{ r, g, b, a float64 }

var dark, bright = shade{0, 0, 0, 1}, shade{1, 1, 1, 1}

func solid(c color.NRGBA) shade {
	return shade{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255, 1}
}

// mix returns the colour with a share of another one in it.
func (s shade) mix(o shade, share float64) shade {
	share = min(max(share, 0), 1)
	return shade{s.r + (o.r-s.r)*share, s.g + (o.g-s.g)*share, s.b + (o.b-s.b)*share, s.a + (o.a-s.a)*share}
}

func (s shade) plus(o shade) shade { return shade{s.r + o.r, s.g + o.g, s.b + o.b, s.a + o.a} }

func (s shade) over(n float64) shade { return shade{s.r / n, s.g / n, s.b / n, s.a / n} }

func (s shade) put(pix []byte) {
	for i, v := range [...]float64{s.r, s.g, s.b, s.a} {
		pix[i] = uint8(min(max(v*255+0.5, 0), 255))
	}
}
