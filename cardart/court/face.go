package court

import "github.com/superbridge/superbridge/cardart/vector"

// face holds the features of a face. All lengths are in millimetres; a face is seen in half profile, so the
// far eye is narrower than the near one.
type face struct {
	eyes  eyes
	brows brows
	nose  nose
	mouth mouth
	lines vector.Path // of age
}

// eyes are both alike.
type eyes struct {
	open   float64 // how far the upper lid is raised: 1 is drowsy, 1.8 surprised
	under  float64 // how far the lower lid hangs: a smile raises it
	slant  float64 // how much higher the outer corner is than the inner one
	lid    float64 // the width of the upper lid's line
	up     float64 // how much higher they look than straight on
	heavy  bool    // a fold above the lid shows
	lashes bool
	young  bool // they shine
}

// brows are a line above each eye; the far one continues as the nose.
type brows struct {
	inner, outer float64 // how high the ends are
	arch         float64 // how much higher the middle is
	width        float64
	hair         tone // of bushy ones; ink is a plain line
}

// nose is the line from the far brow: two curves, to its tip and to the nostril.
type nose [6]vector.Point

var (
	straightNose = nose{{X: 1.2, Y: -.4}, {X: 1.7, Y: .7}, {X: 2.2, Y: 1.9}, {X: 2.3, Y: 2.7}, {X: 1.5, Y: 2.8}, {X: .8, Y: 2.5}}
	fineNose     = nose{{X: 1.15, Y: -.4}, {X: 1.5, Y: .7}, {X: 1.9, Y: 1.7}, {X: 2.1, Y: 2.4}, {X: 1.5, Y: 2.5}, {X: 1, Y: 2.3}}
	snubNose     = nose{{X: 1.5, Y: -.2}, {X: 1.5, Y: .6}, {X: 2.2, Y: 1.2}, {X: 2.7, Y: 1.9}, {X: 1.7, Y: 2.5}, {X: .9, Y: 2.1}}
	hookedNose   = nose{{X: 1, Y: -.6}, {X: 2.3, Y: -.4}, {X: 2.6, Y: 1.5}, {X: 2.8, Y: 2.8}, {X: 1.7, Y: 3}, {X: .7, Y: 2.5}}
	broadNose    = nose{{X: 1.2, Y: -.6}, {X: 1.5, Y: .4}, {X: 2.5, Y: 1.5}, {X: 3.1, Y: 2.7}, {X: 1.5, Y: 3.2}, {X: .2, Y: 2.4}}
)

// mouth is about its middle, a little right of the face's.
type mouth struct {
	wide         float64 // half of it
	smile        float64 // how much higher its corners are than its middle
	tilt         float64 // how much higher the far corner is than the near one
	upper, lower float64 // how thick the lips are
	open         float64 // how far the teeth are apart
	lips         tone
}

// drawn is a face with nothing around it.
func (f face) drawn(outline vector.Path) (s sketch) {
	s.area(skin, outline)
	s.flat(shade, faceShade, noseShade)
	s.flat(blush, cheek)
	s.add(f.eyes.drawn())
	s.add(f.brows.drawn(f.nose))
	if len(f.lines.Verbs) > 0 {
		s.flat(ink, f.lines)
	}
	return s
}

// shaven is a face whose mouth and chin no beard covers.
func (f face) shaven(outline vector.Path) (s sketch) {
	s.add(f.drawn(outline))
	s.add(f.mouth.drawn())
	s.flat(ink, chin)
	return s
}

// The corners of the eyes, looking straight on.
var (
	nearOuter, nearInner = vector.Pt(-3.3, .25), vector.Pt(-.3, .25)
	farOuter, farInner   = vector.Pt(3.95, .2), vector.Pt(1.6, .25)
)

func (e eyes) drawn() (s sketch) {
	var white, iris, glint, line, fold vector.Path
	for _, corners := range [2][2]vector.Point{{nearOuter, nearInner}, {farOuter, farInner}} {
		outer, inner := corners[0], corners[1]
		forward := .3 // where the head looks to
		way := 1.     // from the outer to the inner corner
		if outer.X > inner.X {
			forward, way = .12, -1
		}
		outer.Y -= e.slant
		third := (inner.X - outer.X) * .28
		white.MoveTo(outer)
		white.CubeTo(vector.Pt(outer.X+third, outer.Y-e.open), vector.Pt(inner.X-third, inner.Y-e.open), inner)
		white.CubeTo(vector.Pt(inner.X-third, inner.Y+e.under), vector.Pt(outer.X+third, outer.Y+e.under), outer)
		white.Close()

		middle := vector.Mix(outer, inner, .5)
		r := min(.68, .42*(e.open+e.under))
		pupil := vector.Pt(middle.X+forward, middle.Y+.375*(e.under-e.open)-.06-e.up)
		iris.Join(dots(r, pupil))
		glint.Join(dots(.2, vector.Pt(pupil.X-.22, pupil.Y-.12)))

		lid := func(higher, longer float64) (p vector.Path) {
			a, b := vector.Pt(outer.X-(.3+longer)*way, outer.Y+.16), vector.Pt(inner.X+.2*way, inner.Y+.12)
			p.MoveTo(vector.Pt(a.X, a.Y-higher))
			p.CubeTo(vector.Pt(a.X+.9*way, a.Y-e.open*1.15-higher), vector.Pt(b.X-.9*way, b.Y-e.open*1.2-higher), vector.Pt(b.X, b.Y-higher))
			return p
		}
		line.Join(brushed(lid(0, .1), e.lid))
		if e.heavy {
			fold.Join(brushed(lid(.62, -.3), .24))
		}
		if e.lashes {
			line.Join(brush("M0 0C-.35 -.05 -.6 -.25 -.8 -.6", .36).Transform(vector.Scale(way, 1).Then(at(outer.X, outer.Y))))
		}
	}
	s.flat(linen, white)
	s.flat(ink, iris)
	if e.young {
		s.flat(linen, glint)
	}
	s.flat(ink, line, fold)
	return s
}

func (b brows) drawn(n nose) (s sketch) {
	var near, far vector.Path
	near.MoveTo(vector.Pt(-4.1, -1.3-b.outer))
	near.CubeTo(vector.Pt(-3, -1.5-b.outer-b.arch), vector.Pt(-1.2, -1.7-b.inner-b.arch), vector.Pt(.1, -1.7-b.inner))
	far.MoveTo(vector.Pt(4.4, -1.2-b.outer))
	far.CubeTo(vector.Pt(3.6, -1.4-b.outer-b.arch), vector.Pt(2.1, -1.6-b.inner-b.arch), vector.Pt(1.4, -1.5-b.inner))
	whole := joined(far, vector.Path{})
	whole.CubeTo(n[0], n[1], n[2])
	whole.CubeTo(n[3], n[4], n[5])
	s.flat(ink, brushed(whole, .46), brushed(near, b.width))
	if b.width > .6 {
		s.flat(ink, brushed(far, b.width*.9))
	}
	if b.hair != ink {
		s.flat(b.hair, brushed(near, b.width*.55), brushed(far, b.width*.5))
	}
	return s
}

// mouthMiddle is the middle of a mouth without a beard.
var mouthMiddle = vector.Pt(.9, 4.25)

func (m mouth) drawn() (s sketch) {
	c := mouthMiddle
	l := vector.Pt(c.X-m.wide, c.Y-m.smile+m.tilt)
	r := vector.Pt(c.X+.92*m.wide, c.Y-m.smile-m.tilt)
	third := m.wide * .55
	low := c.Y + .15 + .25*m.smile // where the lips meet

	var upper, lower, gap, line vector.Path
	upper.MoveTo(l)
	upper.CubeTo(vector.Pt(l.X+third, c.Y-.8*m.upper), vector.Pt(c.X-.35, c.Y-m.upper), vector.Pt(c.X, c.Y-.7*m.upper))
	upper.CubeTo(vector.Pt(c.X+.35, c.Y-m.upper), vector.Pt(r.X-third, c.Y-.8*m.upper), r)
	upper.CubeTo(vector.Pt(r.X-third, low), vector.Pt(l.X+third, low), l)
	upper.Close()
	a, b := vector.Mix(l, r, .14), vector.Mix(l, r, .86)
	a.Y, b.Y = a.Y+.12, b.Y+.12
	lower.MoveTo(a)
	lower.CubeTo(vector.Pt(a.X+.4, low+m.open+1.2*m.lower), vector.Pt(b.X-.4, low+m.open+1.2*m.lower), b)
	lower.CubeTo(vector.Pt(b.X-third, low), vector.Pt(a.X+third, low), a)
	lower.Close()
	s.flat(m.lips, upper, lower)
	if m.open > 0 {
		gap.MoveTo(a)
		gap.CubeTo(vector.Pt(a.X+.3, low+1.25*m.open), vector.Pt(b.X-.3, low+1.25*m.open), b)
		gap.CubeTo(vector.Pt(b.X-third, low-.1), vector.Pt(a.X+third, low-.1), a)
		gap.Close()
		s.flat(ink, gap)
		if m.smile > 0 {
			var teeth vector.Path
			a, b := vector.Mix(a, b, .16), vector.Mix(a, b, .84)
			teeth.MoveTo(a)
			teeth.CubeTo(vector.Pt(a.X+.3, low+.55*m.open), vector.Pt(b.X-.3, low+.55*m.open), b)
			teeth.CubeTo(vector.Pt(b.X-third, low), vector.Pt(a.X+third, low), a)
			teeth.Close()
			s.flat(linen, teeth)
		}
	}
	line.MoveTo(vector.Pt(l.X-.3, l.Y-.1))
	line.CubeTo(vector.Pt(l.X+third, low+.05), vector.Pt(r.X-third, low+.05), vector.Pt(r.X+.25, r.Y-.1))
	s.flat(ink, brushed(line, .28))
	return s
}
