package vector

import (
	"image/color"
	"math"
	"math/rand/v2"
	"testing"
)

// Polygons that don't cross themselves, some of which reach out of the picture.
func TestFillCovers(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for n := range 40 {
		var polygon []Point
		corners := 3 + r.IntN(12)
		centre := Point{side * r.Float64(), side * r.Float64()}
		for i := range corners {
			m := Scale(1+r.Float64()*side/2, 0).Then(Turn((float64(i) + 0.9*r.Float64()) * 360 / float64(corners))).Then(Move(centre.X, centre.Y))
			polygon = append(polygon, m.Apply(Point{1, 0}))
		}
		var p Path
		p.MoveTo(polygon[0])
		for _, a := range polygon[1:] {
			p.LineTo(a)
		}
		p.Close()
		d := Drawing{Width: side, Height: side}
		d.Fill(p, Plain(RGB(0)))
		want := slowly(func(at Point) bool { return winding(polygon, at) != 0 })
		compare(t, n, d.Raster(side, side), want, 0.12, 0.004)
	}
}

// An edge that falls by one pixel over all the width covers each a little more, exactly.
func TestFlatEdge(t *testing.T) {
	const wide = 200 // beyond a word of bits
	for _, top := range []float64{5, 5.5} {
		d := Drawing{Width: wide, Height: side}
		var p Path
		p.MoveTo(Point{0, top})
		p.LineTo(Point{wide, top + 1})
		p.LineTo(Point{0, top + 1})
		p.Close()
		d.Fill(p, Plain(RGB(0)))
		m := d.Raster(wide, side)
		for x := range wide {
			got := int(m.RGBAAt(x, 5).A) + int(m.RGBAAt(x, 6).A)
			if want := 255 * (1 - (float64(x)+0.5)/wide); math.Abs(float64(got)-want) > 1.01 {
				t.Errorf("from %.1f: column %d is covered by %d/255, want %.2f", top, x, got, want)
			}
		}
	}
}

// Contours of one sense just add up, and one of the other sense is a hole.
func TestFillContours(t *testing.T) {
	middle, beside := Point{20.3, 19.6}, Point{28, 24}
	p := Circle(middle, 14.2)
	p.Join(Circle(beside, 9))
	p.Join(Circle(middle, 5).Transform(Move(-middle.X, 0).Then(Scale(-1, 1)).Then(Move(middle.X, 0))))
	d := Drawing{Width: side, Height: side}
	d.Fill(p, Plain(RGB(0)))
	want := slowly(func(at Point) bool {
		hole := distance(at, middle) < 5 && distance(at, beside) > 9
		return !hole && (distance(at, middle) < 14.2 || distance(at, beside) < 9)
	})
	compare(t, "circles", d.Raster(side, side), want, 0.3, 0.004) // two edges of the same sense in a pixel add up
}

// A line with round ends and joins is all that lies within half its width.
func TestLineCovers(t *testing.T) {
	at := func(r *rand.Rand) Point { return Point{4 + r.Float64()*(side-8), 4 + r.Float64()*(side-8)} }
	for name, add := range map[string]func(r *rand.Rand, p *Path) []Point{
		"dot": func(r *rand.Rand, p *Path) []Point {
			a := at(r)
			p.MoveTo(a)
			p.LineTo(a)
			return []Point{a}
		},
		"corners": func(r *rand.Rand, p *Path) []Point {
			points := []Point{at(r), at(r), at(r)}
			p.MoveTo(points[0])
			p.LineTo(points[1])
			p.LineTo(points[2])
			return points
		},
		"bend": func(r *rand.Rand, p *Path) []Point {
			m := Turn(360 * r.Float64()).Then(Move(side/2, side/2))
			points := []Point{m.Apply(Point{-14, 0}), m.Apply(Point{0, 2}), m.Apply(Point{14, -1})}
			p.MoveTo(points[0])
			p.LineTo(points[1])
			p.LineTo(points[2])
			return points
		},
		"closed": func(r *rand.Rand, p *Path) []Point {
			points := []Point{at(r), at(r), at(r)}
			p.MoveTo(points[0])
			p.LineTo(points[1])
			p.LineTo(points[2])
			p.Close()
			return append(points, points[0])
		},
		"curl": func(r *rand.Rand, p *Path) []Point { // so tight that its pieces are shorter than the line is wide
			points := []Point{{side / 2, 6}, {side / 2, 20}}
			for i := range 9 {
				last, m := points[len(points)-1], Turn(float64(i+1)*20)
				step := m.Apply(Point{0, 0.3})
				points = append(points, Point{last.X + step.X, last.Y + step.Y})
			}
			last := points[len(points)-1]
			points = append(points, Point{last.X, last.Y - 12})
			p.MoveTo(points[0])
			for _, a := range points[1:] {
				p.LineTo(a)
			}
			return points
		},
		"ring": func(r *rand.Rand, p *Path) []Point { // which ends where it begins, and is closed too
			c, radius := Point{15 + 10*r.Float64(), 15 + 10*r.Float64()}, 4+6*r.Float64()
			*p = Circle(c, radius)
			var points []Point
			for i := range 201 {
				points = append(points, Turn(float64(i)*1.8).Then(Move(c.X, c.Y)).Apply(Point{radius, 0}))
			}
			return points
		},
		"curve": func(r *rand.Rand, p *Path) []Point {
			a, b, c, d := at(r), at(r), at(r), at(r)
			p.MoveTo(a)
			p.CubeTo(b, c, d)
			var points []Point
			for i := range 201 {
				t := float64(i) / 200
				ab, bc, cd := Mix(a, b, t), Mix(b, c, t), Mix(c, d, t)
				points = append(points, Mix(Mix(ab, bc, t), Mix(bc, cd, t), t))
			}
			return points
		},
	} {
		for n := range 8 {
			r := rand.New(rand.NewPCG(uint64(n), 1))
			width := []float64{0.4, 1, 3, 7}[n%4]
			var p Path
			points := add(r, &p)
			d := Drawing{Width: side, Height: side}
			d.Stroke(p, Plain(RGB(0)), width)
			want := slowly(func(at Point) bool { return nearness(at, points) < width/2 })
			worst := 0.12
			if name != "dot" && name != "bend" && name != "ring" {
				worst = 0.45 // where edges cross, areas add up
			}
			compare(t, []any{name, n, width}, d.Raster(side, side), want, worst, 0.005)
		}
	}
}

// Where a line turns back on itself it has a round end, as where it ends.
func TestLineTurnsBack(t *testing.T) {
	d := Drawing{Width: side, Height: side}
	d.Stroke(Outline("M10 20L30 20L10 20"), Plain(RGB(0)), 8)
	m := d.Raster(side, side)
	for x, want := range map[int]uint8{4: 0, 7: 255, 32: 255, 35: 0} {
		if got := m.RGBAAt(x, 20).A; got != want {
			t.Errorf("at %d: covered by %d, want %d", x, got, want)
		}
	}
}

// A closed line that is wider than its curve is round has no hole: neither where the edge
// on the inside would come out on the other side, nor where it just reaches the middle.
func TestWideRing(t *testing.T) {
	middle := Point{19.7, 20.2}
	for _, radius := range []float64{0.4, 1, 3, 4, 6} {
		for _, width := range []float64{3, 7, 9, 11, 15, 24} {
			d := Drawing{Width: side, Height: side}
			d.Stroke(Circle(middle, radius), Plain(RGB(0)), width)
			want := slowly(func(at Point) bool { return math.Abs(distance(at, middle)-radius) < width/2 })
			compare(t, []any{radius, width}, d.Raster(side, side), want, 0.2, 0.005)
		}
	}
}

// A corner is round where the line turns more than a curve does between two pieces: one of
// 45° that rests on its tip doesn't reach above half the line's width.
func TestLineCornerIsRound(t *testing.T) {
	const half = 12
	d := Drawing{Width: side, Height: side}
	var p Path
	left, right := Turn(180-22.5), Turn(22.5)
	for i, m := range []Matrix{left, Identity, right} {
		to := m.Apply(Point{[]float64{18, 0, 18}[i], 0})
		if to.X, to.Y = to.X+side/2, to.Y+side/2; i == 0 {
			p.MoveTo(to)
		} else {
			p.LineTo(to)
		}
	}
	d.Stroke(p, Plain(RGB(0)), 2*half)
	m := d.Raster(side, side)
	if above, below := m.RGBAAt(side/2, side/2-half-1).A, m.RGBAAt(side/2, side/2-half).A; above > 15 || below < 240 {
		t.Errorf("covered by %d above the round corner and %d below", above, below)
	}
}

// Curves of any size are drawn as finely as the eye sees: this one is 900 pixels wide.
func TestFlatten(t *testing.T) {
	const r = 450.
	points := flatten([]Point{{r, 0}}, Point{r, r * kappa}, Point{r * kappa, r}, Point{0, r})
	for i, b := range points[1:] {
		if off := r - distance(Point{}, Mix(points[i], b, 0.5)); math.Abs(off) > 2*flatness+0.0003*r { // a cubic isn't a circle
			t.Fatalf("piece %d of %d is %.3f pixels off", i, len(points), off)
		}
	}
	if n := len(points); n > 80 {
		t.Errorf("%d points for a quarter of a circle", n)
	}
}

// A stretch of pixels must come out as each alone does, and as exact arithmetic says.
func TestOver(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for _, c := range []color.RGBA{{200, 30, 40, 255}, {100, 15, 20, 128}, {}} {
		for _, covered := range []uint32{0, 1, 77, 254, 255} {
			for length := range 20 {
				row := make([]uint8, 4*length)
				for i := range row {
					row[i] = uint8(r.UintN(256))
				}
				got := append([]uint8(nil), row...)
				over(got, c, covered)
				for i, v := range row {
					part := float64(covered) / 255
					ink := []uint8{c.R, c.G, c.B, c.A}[i%4]
					want := float64(v)*(1-part*float64(c.A)/255) + part*float64(ink)
					if math.Abs(float64(got[i])-want) > 0.51 {
						t.Fatalf("%v covered by %d over %d: %d, want %.2f", c, covered, v, got[i], want)
					}
				}
			}
		}
	}
}

func TestGradient(t *testing.T) {
	d := Drawing{Width: 10, Height: 256}
	d.Fill(RoundRect(0, 0, 10, 256, 0), Paint{RGB(0x000000), RGB(0xff8000), Point{0, 0}, Point{0, 256}})
	m := d.Raster(10, 256)
	for _, y := range []int{0, 100, 255} {
		if c := m.RGBAAt(5, y); math.Abs(float64(c.R)-float64(y)) > 1.5 || math.Abs(float64(c.G)-float64(y)/2) > 1.5 || c.A != 255 {
			t.Errorf("row %d is %v", y, c)
		}
	}
	d = Drawing{Width: 256, Height: 10}
	d.Fill(RoundRect(0, 0, 256, 10, 0), Paint{RGB(0x000000), RGB(0xff8000), Point{0, 0}, Point{256, 0}})
	for _, x := range []int{0, 100, 255} {
		if c := d.Raster(256, 10).RGBAAt(x, 5); math.Abs(float64(c.R)-float64(x)) > 1.5 {
			t.Errorf("column %d is %v", x, c)
		}
	}
}

// One rasteriser's memory serves many pictures: nothing of one may show in the next.
func TestRasterLeavesNothing(t *testing.T) {
	d := Drawing{Width: 63, Height: 88}
	d.Fill(Circle(Point{60, 40}, 30), Plain(RGB(0x1a1a1e))) // partly outside
	d.Stroke(RoundRect(-3, 5, 70, 80, 4), Plain(RGB(0xc79a3b)), 1.3)
	want := d.Raster(120, 168)
	for n := range 20 {
		Drawing{Width: 1, Height: 1, Shapes: []Shape{{Path: Circle(Point{0.5, 0.5}, 0.7)}}}.Raster(30+7*n, 300-9*n)
		if got := d.Raster(120, 168); string(got.Pix) != string(want.Pix) {
			t.Fatalf("after %d other pictures it looks different", n+1)
		}
	}
}

// What is painted twice looks as if each shape had been added a second time by itself,
// turned: plain and with gradients, filled and as lines, partly outside, in any size.
func TestTwice(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for n := range 30 {
		twice, slow := Drawing{Width: 63, Height: 88}, Drawing{Width: 63, Height: 88}
		at := func() Point { return Point{r.Float64()*83 - 10, r.Float64()*108 - 10} }
		for range 3 { // runs, with something that is painted once between them
			var shapes []Shape
			for range 4 {
				p := Outline("M0 0L12 4C20 9 3 17 1 9").Transform(Turn(360 * r.Float64()).Then(Move(at().X, at().Y)))
				paint := Plain(color.NRGBA{uint8(r.UintN(256)), uint8(r.UintN(256)), uint8(r.UintN(256)), 200})
				if r.IntN(2) == 0 {
					paint = Gradient(paint.From, RGB(0xff8000), at(), at())
				}
				shapes = append(shapes, Shape{Path: p, Paint: paint, Line: float64(r.IntN(3))})
			}
			once := Circle(at(), 7)
			twice.Twice(shapes)
			twice.Fill(once, Plain(RGB(0x224466)))
			slow.Place(shapes, Identity)
			slow.Place(shapes, slow.HalfTurn())
			slow.Fill(once, Plain(RGB(0x224466)))
		}
		w, h := 30+r.IntN(200), 30+r.IntN(200)
		got, want := twice.Raster(w, h), slow.Raster(w, h)
		for i := range got.Pix {
			if off := int(got.Pix[i]) - int(want.Pix[i]); off < -4 || off > 4 { // each shape may round another way
				t.Fatalf("picture %d, %d×%d: %d,%d is %v and not %v", n, w, h, i/4%w, i/4/w,
					got.RGBAAt(i/4%w, i/4/w), want.RGBAAt(i/4%w, i/4/w))
			}
		}
	}
}

// Wherever a path goes, drawing it comes to an end.
func TestFarAway(t *testing.T) {
	all := []float64{-20, 0, 7.5, 39, 1e4, 1e9, -1e9, 1e200, -1e200, math.MaxFloat64, math.Inf(1), math.NaN()}
	r := rand.New(rand.NewPCG(5, 6))
	for n := range 120 {
		places := all[:5+n%8] // most paths must have a box for anything to be drawn
		at := func() Point { return Point{places[r.IntN(len(places))], places[r.IntN(len(places))]} }
		var p Path
		p.MoveTo(at())
		for range 4 {
			p.LineTo(at())
			p.CubeTo(at(), at(), at())
		}
		p.Close()
		d := Drawing{Width: side, Height: side}
		d.Shapes = []Shape{{Path: p, Paint: Gradient(RGB(0), RGB(1), at(), at()), Line: []float64{0, 1, 1e6, 1e17}[r.IntN(4)]}}
		d.Raster(side, side)
	}
}

// A panic in the middle of a picture leaves nothing behind for the next.
func TestRasterAfterAPanic(t *testing.T) {
	d := Drawing{Width: side, Height: side}
	d.Fill(Circle(Point{10, 10}, 5), Plain(RGB(0)))
	want := d.Raster(side, side)
	broken := d
	broken.Shapes = []Shape{
		{Path: Circle(Point{30, 10}, 5), Paint: Plain(RGB(0)), Twice: true},
		{Path: Path{Verbs: []Verb{CubeTo}, Points: []Point{{1, 2}, {3, 4}, {5, 6}}}, Twice: true}, // begins nowhere
	}
	func() {
		defer func() {
			if recover() == nil {
				t.Error("a path without a beginning was drawn")
			}
		}()
		broken.Raster(side, side)
	}()
	if got := d.Raster(side, side); string(got.Pix) != string(want.Pix) {
		t.Error("something is left of the picture in which there was a panic")
	}
}
