// Package felt paints the table: felt with a fine nap that gets deeper towards the edge, a rim of wood with an inlaid
// line of brass, name plates of the same wood, and the dealer's button of ivory. The light is from above, a little from
// the left, as on the cards.
package felt

import (
	"image"
	"image/color"
	"math"
	"runtime"
	"sync"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Table is the look of a table.
type Table struct {
	Shape   Shape
	Rim     float64 // the width of the wooden rim, inside the shape, in pixels
	Line    bool    // with a thin line on the felt, along the rim
	Palette theme.Palette
}

// Picture paints w by h pixels of the room with the table in it.
func (table Table) Picture(w, h int) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, w, h))
	t := newPainter(table, w, h)
	var wait sync.WaitGroup
	strips := runtime.GOMAXPROCS(0)
	for i := range strips {
		wait.Go(func() {
			for y := h * i / strips; y < h*(i+1)/strips; y++ {
				t.row(picture.Pix[y*picture.Stride:][:4*w], y)
			}
		})
	}
	wait.Wait()
	return picture
}

// Measures in widths of the rim.
const (
	brassWidth = 0.085 // the inlay between wood and felt
	rimShadow  = 1.4   // width of the rim's shadow on the felt
	lineAt     = 2.3   // distance of the line on the felt from the outer edge
	lineWidth  = 0.06
	roomShadow = 1.0  // width of the table's shadow in the room
	shadowRoom = 0.45 // near the edge of the picture it fades
)

// painter paints a table. Most of it is plain felt, whose colour depends on a single number, so it is looked up.
type painter struct {
	Table
	w, h  float64           // of the picture
	depth [1024]color.NRGBA // of felt, by deepTo·1024ths
}

// deepTo is the depth of the last entry in the table of depths.
const deepTo = 2.0

func newPainter(table Table, w, h int) *painter {
	t, p := &painter{Table: table, w: float64(w), h: float64(h)}, table.Palette
	for i := range t.depth {
		t.depth[i] = mixDeep(p.Felt, p.FeltDeep, float64(i)*deepTo/float64(len(t.depth)))
	}
	return t
}

func (t *painter) felt(depth float64) color.NRGBA {
	i := int(depth * float64(len(t.depth)) / deepTo)
	return t.depth[min(max(i, 0), len(t.depth)-1)]
}

// row paints a row: slowly near the edge, and fast where there is only felt.
func (t *painter) row(pix []byte, y int) {
	w := len(pix) / 4
	from, to := t.Shape.Inner(float64(y)+0.5, t.Rim*(lineAt+0.2))
	inner, outer := min(max(int(math.Ceil(from)), 0), w), min(max(int(to), 0), w)
	from, to = t.Shape.Inner(float64(y)+0.5, -t.Rim*(roomShadow+0.4))
	left, right := min(max(int(from), 0), inner), max(min(int(math.Ceil(to)), w), outer)
	t.room(pix, 0, left)
	t.edge(pix, y, left, inner)
	mx, my, a, b := t.Shape.Middle()
	dy := (float64(y) + 0.5 - my) / b
	for x := inner; x < outer; x++ {
		dx := (float64(x) + 0.5 - mx) / a
		set(pix[4*x:], t.felt(vignette(dx*dx+dy*dy)), nap(x, y))
	}
	t.edge(pix, y, max(inner, outer), right)
	t.room(pix, right, w)
}

// room paints pixels that are out of the table's shadow.
func (t *painter) room(pix []byte, from, to int) {
	for x := from; x < to; x++ {
		set(pix[4*x:], t.Palette.Room, 0)
	}
}

// vignette returns the depth of the felt by the square of the distance from the middle.
func vignette(f2 float64) float64 { return f2 * (0.35 + 0.65*f2) }

func (t *painter) edge(pix []byte, y, from, to int) {
	for x := from; x < to; x++ {
		c, grain := t.at(float64(x)+0.5, float64(y)+0.5)
		set(pix[4*x:], c, int(grain*float64(nap(x, y))))
	}
}

// at returns the colour of a point, and the strength of the felt's nap there.
func (t *painter) at(x, y float64) (color.NRGBA, float64) {
	inside, outX, outY := t.Shape.Edge(x, y)
	p := &t.Palette
	switch {
	case inside < -t.Rim*(roomShadow+0.4):
		return p.Room, 0
	case inside < 0.5: // the shadow on the room, and the rim's smooth edge
		down, _, _ := t.Shape.Edge(x, y-0.3*t.Rim)
		near := clamp01(1 + down/(t.Rim*roomShadow))
		shadow := theme.Mix(p.Room, color.NRGBA{A: 0xff}, 0.4*near*near*t.fade(x, y))
		return theme.Mix(shadow, p.WoodDark, clamp01(inside+0.5)), 0
	}
	wood, brass := t.Rim*(1-brassWidth), t.Rim
	if inside < wood {
		across := inside / wood
		c := t.wood(across, t.Shape.Along(x, y)/t.Rim, outX, outY)
		return theme.Mix(c, t.brass(outX, outY), clamp01(inside-wood+1)), 0.35
	}
	mx, my, a, b := t.Shape.Middle()
	dx, dy := (x-mx)/a, (y-my)/b
	depth := vignette(dx*dx + dy*dy)
	if far := (inside - brass) / (t.Rim * rimShadow); far < 1 {
		// The rim's shadow is deeper on the side of the light.
		depth += (0.75 - 0.35*(outX*lightX+outY*lightY)) * (1 - far) * (1 - far)
	}
	felt := t.felt(depth)
	if line := math.Abs(inside-t.Rim*lineAt) - t.Rim*lineWidth/2; t.Line && line < 0.5 {
		felt = theme.Mix(felt, p.Gold, 0.34*clamp01(0.5-line))
	}
	return theme.Mix(t.brass(outX, outY), felt, clamp01(inside-brass+0.5)), clamp01(inside - brass)
}

// The direction that the light shines in, seen from above.
const lightX, lightY = 0.4, 0.9

// Lit returns how far an edge facing outX, outY, a direction of length 1, is turned away from the light: about -1 to 1.
func Lit(outX, outY float64) float64 { return outX*lightX + outY*lightY }

// brass returns the colour of the inlay where its outer side faces outX, outY.
func (t *painter) brass(outX, outY float64) color.NRGBA { return Brass(t.Palette, outX, outY) }

// Brass returns the colour of a rim's inlay where its outer side faces outX, outY, a direction of length 1.
func Brass(p theme.Palette, outX, outY float64) color.NRGBA {
	lit := 0.5 + 0.5*Lit(outX, outY) // it faces the light where the rim's inner side does
	return theme.Mix(theme.Mix(p.WoodDark, p.Gold, 0.55), theme.Mix(p.Gold, color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}, 0.25), lit*lit)
}

// fade is 1 where the table's shadow has room, and falls to 0 at the edge of the picture, which would otherwise cut the
// shadow off.
func (t *painter) fade(x, y float64) float64 {
	room := min(x, y, t.w-x, t.h-y) - 0.5
	return clamp01(room / (t.Rim * shadowRoom))
}

// wood returns the colour of the rim: a round profile with grain along it. Across is 0 at
// the outer edge and 1 at the inner one.
func (t *painter) wood(across, along, outX, outY float64) color.NRGBA {
	slope := math.Cos(across * math.Pi) // 1 where the profile faces out, -1 where it faces in
	lit := -slope * (outX*lightX + outY*lightY)
	return Wood(t.Palette, 0.34*math.Sin(across*math.Pi)+0.36*lit, across, along)
}

// Wood returns wood in a light, -1 to 1, with a grain that runs along. Across and along are in widths of the piece of wood.
func Wood(p theme.Palette, light, across, along float64) color.NRGBA {
	c := p.Wood
	if light > 0 {
		c = theme.Mix(c, p.WoodLight, min(light, 1))
	} else {
		c = theme.Mix(c, p.WoodDark, min(-light, 1))
	}
	grain := math.Sin(across*11+math.Sin(along*0.21)*2.1) + 0.6*math.Sin(across*29+along*0.13+math.Sin(along*0.9)) + 0.5*math.Sin(along*1.7+across*5)
	return theme.Mix(c, p.WoodDark, clamp01(0.16+0.11*grain))
}

// mixDeep is theme.Mix for opaque colours, and for shares above 1, which extrapolate to darker colours.
func mixDeep(a, b color.NRGBA, share float64) color.NRGBA {
	n := int(share * 256)
	mix := func(x, y uint8) uint8 { return uint8(min(max(int(x)+(int(y)-int(x))*n>>8, 0), 255)) }
	return color.NRGBA{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: 0xff}
}

func clamp01(v float64) float64 { return min(max(v, 0), 1) }

// set writes an opaque pixel, lighter or darker by n.
func set(pix []byte, c color.NRGBA, n int) {
	pix[0], pix[1], pix[2], pix[3] = shift(c.R, n), shift(c.G, n), shift(c.B, n), 0xff
}

func shift(v uint8, n int) uint8 { return uint8(min(max(int(v)+n, 0), 255)) }
