package chart

import (
	"image/color"
	"slices"

	"github.com/superbridge/superbridge/cardart/vector"
)

// Trend is a mean over time, with its moving average.
type Trend struct {
	Title    string
	Points   []Point // in the order of their places
	From, To float64 // the places that the picture begins and ends with
	Ticks    []Tick  // of the time
	Value    func(float64) string
	Each     string // what a point of the thin line is; where it and Average are "" there is only the bold line
	Average  string // name of the bold line
	Empty    string // shown where there are no points
	Least    float64
	Most     float64 // no value can be outside [Least, Most], as a share; both 0: any can be
	Whole    bool    // all of [Least, Most] is seen, however little of it the values take up
}

// bounded returns a value, or the end of [Least, Most] that is nearest to it.
func (t Trend) bounded(v float64) float64 {
	if t.Least == t.Most {
		return v
	}
	return min(max(v, t.Least), t.Most)
}

// Point is the mean of a stretch of time.
type Point struct {
	From, To float64 // the stretch, From < To
	Value    float64
	Average  float64 // of this stretch and some before it
	Error    float64 // the standard error of Average, or 0 if it isn't known
}

func (p Point) middle() float64 { return (p.From + p.To) / 2 }

// Tick is a place that is labelled.
type Tick struct {
	At    float64
	Label string
	First bool // of a longer stretch, as January is of a year: it keeps its label when others must go
}

// Draw draws the trend in a box. Each point is a mark of its own column, in row 0.
func (t Trend) Draw(l Look, width, height float64) Picture {
	p := newPen(l, width, height)
	if len(t.Points) == 0 {
		p.head(t.Title)
		return p.nothing(t.Empty)
	}
	var legend []item
	if !t.single() {
		legend = []item{
			{t.Each, 1.6, func(x0, x1, y, _ float64) { p.line(x0, y, x1, y, p.thin(), p.hair()) }},
			{t.Average, 1.6, func(x0, x1, y, _ float64) { p.line(x0, y, x1, y, p.Gain, 3*p.hair()) }},
		}
	}
	top := p.head(t.Title, legend...)
	low, high := 0., 0.
	for _, a := range t.Points {
		low, high = min(low, a.Value, t.bounded(a.Average-a.Error)), max(high, a.Value, t.bounded(a.Average+a.Error))
	}
	if t.Whole {
		low, high = min(low, t.Least), max(high, t.Most)
	}
	bottom := height - p.Size*1.7
	axis := NewAxis(low, high, max(2, int((bottom-top)/(p.Size*2.4))))
	labels := 0.
	for _, v := range axis.Ticks() {
		labels = max(labels, p.Letter.Width(t.Value(v), p.Size))
	}
	left, right := labels+p.gap(), width-p.hair()
	x := func(at float64) float64 { return left + (right-left)*(at-t.From)/(t.To-t.From) }
	y := func(v float64) float64 { return bottom - (bottom-top)*axis.Share(v) }
	for _, v := range axis.Ticks() {
		if v != 0 {
			p.line(left, y(v), right, y(v), p.Rule, p.hair())
		}
		p.text(left-p.gap(), y(v)+p.Size*capital/2, end, p.Faint, t.Value(v))
	}
	p.times(t.Ticks, x, left, right, bottom)
	p.chance(t.Points, x, func(v float64) float64 { return y(t.bounded(v)) })
	p.line(left, y(0), right, y(0), p.Faint, p.hair())
	p.run(t.Points, !t.single(), x, y)
	for i, a := range t.Points {
		p.mark(i, 0, x(a.From), top, x(a.To), bottom)
	}
	return p.Picture
}

// single reports whether the trend has one line.
func (t Trend) single() bool { return t.Each == "" && t.Average == "" }

// nothing writes, in the middle of the picture, that there is nothing to show.
func (p *pen) nothing(words string) Picture {
	p.text(p.Width/2, p.Height/2, middle, p.Faint, words)
	return p.Picture
}

// times labels the time: as many ticks as have room, evenly from the first of a longer stretch.
func (p *pen) times(ticks []Tick, x func(float64) float64, left, right, bottom float64) {
	anchor := max(0, slices.IndexFunc(ticks, func(t Tick) bool { return t.First }))
	for _, stride := range []int{1, 2, 3, 6, 12, 24, 60, 120, 240} {
		free, fits := 0., true
		var shown []Tick
		for i, t := range ticks {
			at, half := x(t.At), p.Letter.Width(t.Label, p.Size)/2
			if (i-anchor)%stride != 0 || at < left-0.01 || at+half > right {
				continue
			}
			fits = fits && at-half >= free
			free = at + half + p.Size
			shown = append(shown, t)
		}
		if !fits {
			continue
		}
		for _, t := range shown {
			p.line(x(t.At), bottom, x(t.At), bottom+p.Size*0.3, p.Rule, p.hair())
			p.text(x(t.At), bottom+p.Size*1.4, middle, p.Faint, t.Label)
		}
		return
	}
}

// chance shades one standard error of the average on both sides.
func (p *pen) chance(points []Point, x, y func(float64) float64) {
	var band vector.Path
	add := func(at vector.Point) {
		if len(band.Verbs) == 0 {
			band.MoveTo(at)
		} else {
			band.LineTo(at)
		}
	}
	known := 0
	for _, a := range points {
		if a.Error > 0 {
			known++
			add(vector.Pt(x(a.middle()), y(a.Average+a.Error)))
		}
	}
	if known < 2 {
		return
	}
	for i := len(points) - 1; i >= 0; i-- {
		if a := points[i]; a.Error > 0 {
			add(vector.Pt(x(a.middle()), y(a.Average-a.Error)))
		}
	}
	band.Close()
	p.Fill(band, vector.Plain(vector.Blend(p.Paper, p.Gain, 0.16)))
}

// run draws the line of each stretch, unless only the bold one is wanted, and over it the average. If points are few
// they are dots too, and a single one is a dot only.
func (p *pen) run(points []Point, both bool, x, y func(float64) float64) {
	var each, average vector.Path
	for i, a := range points {
		step := (*vector.Path).LineTo
		if i == 0 {
			step = (*vector.Path).MoveTo
		}
		step(&each, vector.Pt(x(a.middle()), y(a.Value)))
		step(&average, vector.Pt(x(a.middle()), y(a.Average)))
	}
	thin := vector.Plain(p.thin())
	if len(points) > 1 {
		if both {
			p.Stroke(each, thin, p.hair())
		}
		p.Stroke(average, vector.Plain(p.Gain), 3*p.hair())
	}
	if len(points) <= 40 {
		for _, at := range each.Points {
			p.Fill(vector.Circle(at, 2.2*p.hair()), thin)
		}
	}
	if len(points) == 1 {
		p.Fill(vector.Circle(average.Points[0], 4*p.hair()), vector.Plain(p.Gain))
	}
}

// thin is the ink of the thin line.
func (l Look) thin() color.NRGBA { return vector.Blend(l.Paper, l.Ink, 0.45) }
