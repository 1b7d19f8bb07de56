package cardart

import (
	"math"

	"github.com/superbridge/superbridge/cardart/vector"
)

var waveInks = backInks{
	ground: vector.RGB(0x7d1a22), deep: vector.RGB(0x641018),
	line: vector.RGB(0xe2b9a0), seed: vector.RGB(0xdcc27e),
}

// A row of waves has its middles waveStep above the next, and a wave the radius waveRadius. The last row of
// the upper half lies on the middle line, where the half turn makes its waves whole rounds: so the sea
// continues across the middle, and nothing is left bare.
const (
	wavesAcross = 4
	waveRows    = 11
	waveRadius  = backWidth / wavesAcross / 2
	waveStep    = (backHeight/2 - waveRadius) / (waveRows - 1)
)

// waves adds the sea as Japan draws it, seigaiha: rows of round waves, each before the one
// above it, that rise from the middle to both ends; and in the middle two drops that turn
// about each other.
func waves(d *vector.Drawing) {
	backGround(d, waveInks)
	var crests [2]vector.Path // of every other row: where waves of one row end, others pass
	var lines, eyes vector.Path
	for row := -1; row < waveRows; row++ { // of the one beyond the edge, the inner rounds show
		y := backPanelY + waveRadius + float64(row)*waveStep
		shifted := (row + 2) % 2
		for i := range wavesAcross + shifted {
			at := vector.Pt(backPanelX+(2*float64(i)+1-float64(shifted))*waveRadius, y)
			from, to := 0., math.Pi // what stays within the panel
			if at.X < backPanelX+waveRadius/2 {
				to = math.Pi / 2
			} else if at.X > cardWidth-backPanelX-waveRadius/2 {
				from = math.Pi / 2
			}
			for n, into := range []*vector.Path{&crests[shifted], &lines, &lines, &eyes} {
				part := 1 - 0.24*float64(n)
				low, high := 0., math.Pi/2 // what is seen of the right half
				if row < waveRows-1 {
					low = behindWave(part)
				}
				if into == &eyes && row < waveRows-1 {
					low = 0.4
				}
				if room := (y - backPanelY) / (part * waveRadius); room < 1 {
					high = math.Asin(room)
				}
				seen := [][2]float64{{low, high}, {math.Pi - high, math.Pi - low}}
				if high == math.Pi/2 {
					seen = [][2]float64{{low, math.Pi - low}}
				}
				for _, arc := range seen {
					a, b := max(from, arc[0]), min(to, arc[1])
					if a < b && (into != &eyes || b-a > math.Pi/2) { // of an eye, never a half
						into.Join(arcPath(at, part*waveRadius, a, b))
					}
				}
			}
		}
	}
	var half vector.Drawing
	half.Stroke(lines, vector.Plain(waveInks.line), 0.24)
	half.Fill(eyes, vector.Plain(waveInks.seed))
	half.Stroke(crests[0], vector.Plain(waveInks.seed), 0.42)
	half.Stroke(crests[1], vector.Plain(waveInks.seed), 0.42)
	d.Twice(half.Shapes)
	drops(d, vector.Pt(cardWidth/2, cardHeight/2))
}

// behindWave returns from which angle above the horizontal a wave's arc can be seen before
// the waves of the next row cover it; its radius is the given part of a wave's. Those are
// circles of the radius 1 about (±1, −h): the arc of radius p meets one where
// p² + h² + 2·p·(h·sin φ − cos φ) = 0.
func behindWave(p float64) float64 {
	const h = waveStep / waveRadius
	return math.Acos((p+h*h/p)/(2*math.Hypot(1, h))) - math.Atan(h)
}

// arcPath returns an arc about a point, from one angle to another; they go anticlockwise
// from the right.
func arcPath(c vector.Point, r, from, to float64) (p vector.Path) {
	n := math.Ceil(math.Abs(to-from) / 2.2) // cubics, each of less than 126°
	step := (to - from) / n
	k := 4. / 3 * math.Tan(step/4)
	on := func(angle, along float64) vector.Point {
		sin, cos := math.Sincos(angle)
		return vector.Pt(c.X+r*(cos-along*sin), c.Y-r*(sin+along*cos))
	}
	p.MoveTo(on(from, 0))
	for a := from; n > 0; n, a = n-1, a+step {
		p.CubeTo(on(a, k), on(a+step, -k), on(a+step, 0))
	}
	return p
}

// drops adds the two drops in their rings. Each is three half circles: one of the ring that
// they fill, and two that meet a little beyond the middle, so that between the drops a line
// is left which ends in a point at either end.
func drops(d *vector.Drawing, c vector.Point) {
	const r = 7.6
	d.Fill(vector.Circle(c, 11.4), vector.Plain(waveInks.seed))
	d.Fill(vector.Circle(c, 10.9), vector.Plain(waveInks.deep))
	d.Fill(hoop(c, 9.9, 9.65), vector.Plain(waveInks.line))
	d.Fill(around(c, 24, vector.Circle(vector.Pt(0, -8.75), 0.3)), vector.Plain(waveInks.line))
	const beyond = 0.55
	drop := arcPath(vector.Point{}, r, math.Pi/2, 3*math.Pi/2)
	for _, arc := range []vector.Path{
		arcPath(vector.Pt(0, (r-beyond)/2), (r+beyond)/2, 3*math.Pi/2, math.Pi/2),
		arcPath(vector.Pt(0, -(r+beyond)/2), (r-beyond)/2, -math.Pi/2, math.Pi/2),
	} {
		drop.Verbs = append(drop.Verbs, arc.Verbs[1:]...) // without the move to where the last one ended
		drop.Points = append(drop.Points, arc.Points[1:]...)
	}
	drop.Close()
	d.Fill(around(c, 2, drop), vector.Plain(waveInks.seed))
}
