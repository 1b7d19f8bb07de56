package chart

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
)

// Marks of a trend are as wide as their time, and are in a row.
func TestTrendMarks(t *testing.T) {
	tr := trend(50, -30, 120)
	tr.Points[2].To, tr.To = 5, 5 // a stretch as long as three others
	p := tr.Draw(look(t), 400, 200)
	if len(p.Marks) != 3 {
		t.Fatalf("%d marks", len(p.Marks))
	}
	day := p.Marks[0].X1 - p.Marks[0].X0
	near(t, "the second", p.Marks[1].X1-p.Marks[1].X0, day)
	near(t, "the third", p.Marks[2].X1-p.Marks[2].X0, 3*day)
	near(t, "the second begins", p.Marks[1].X0, p.Marks[0].X1)
	for i, m := range p.Marks {
		if m.Column != i || m.Row != 0 {
			t.Errorf("mark %d is %+v", i, m)
		}
	}
	if n := len(trend().Draw(look(t), 400, 200).Marks); n != 0 {
		t.Errorf("of no points there are %d marks", n)
	}
}

// The scale of a share stays within 0 and 1, however uncertain the average is.
func TestTrendOfShares(t *testing.T) {
	tr := trend(100, 0, 100)
	tr.Points[0].Average, tr.Points[0].Error = 100, 40
	tr.Points[1].Average, tr.Points[1].Error = 20, 50
	ends := func() (low, high float64) {
		tr.Value = func(v float64) string {
			low, high = min(low, v), max(high, v)
			return plain(v)
		}
		tr.Draw(look(t), 400, 200)
		return low, high
	}
	if low, high := ends(); low > -30 || high < 140 {
		t.Errorf("any value: the scale goes from %v to %v", low, high)
	}
	tr.Least, tr.Most = 0, 100
	if low, high := ends(); low != 0 || high != 100 {
		t.Errorf("a share: the scale goes from %v to %v", low, high)
	}
}

// Bars are as long as their counts, on one base line.
func TestBarMarks(t *testing.T) {
	l := look(t)
	p := bars().Draw(l, 400, 300)
	var places [][2]int
	for _, m := range p.Marks {
		places = append(places, [2]int{m.Column, m.Row})
	}
	want := [][2]int{{0, 0}, {0, 1}, {1, 1}, {2, 0}}
	if len(places) != len(want) {
		t.Fatalf("marks at %v, want %v", places, want)
	}
	for i := range want {
		if places[i] != want[i] {
			t.Errorf("mark %d is at %v, want %v", i, places[i], want[i])
		}
	}
	// A mark has the number at its bar's end in it.
	number := 1.3 * l.Size
	near(t, "10 and 20", 2*(p.Marks[0].Y1-p.Marks[0].Y0-number), p.Marks[3].Y1-p.Marks[3].Y0-number)
	near(t, "5 and 10", 2*(p.Marks[1].Y1-p.Marks[1].Y0-number), p.Marks[0].Y1-p.Marks[0].Y0-number)
	near(t, "the base line", p.Marks[0].Y1, p.Marks[1].Y0)
}

// Cells are of one size; the empty ones are no marks.
func TestHeatMarks(t *testing.T) {
	p := heat().Draw(look(t), 400, 300)
	if len(p.Marks) != 4 {
		t.Fatalf("%d marks", len(p.Marks))
	}
	first := p.Marks[0]
	for _, m := range p.Marks {
		near(t, "the width", m.X1-m.X0, first.X1-first.X0)
		near(t, "the height", m.Y1-m.Y0, first.Y1-first.Y0)
		near(t, "the column", (m.X0-first.X0)/(first.X1-first.X0), float64(m.Column))
		near(t, "the row", (m.Y0-first.Y0)/(first.Y1-first.Y0), float64(m.Row))
	}
}

func TestTableMarks(t *testing.T) {
	p := table().Draw(look(t), 300, 300)
	if len(p.Marks) != 3 || p.Marks[2].Row != 2 {
		t.Fatalf("marks %+v", p.Marks)
	}
	near(t, "the second", p.Marks[1].Y0, p.Marks[0].Y1)
}

// The arrows move from mark to mark, across empty cells.
func TestStep(t *testing.T) {
	p := heat().Draw(look(t), 400, 300) // at columns 0 and 2 of the first row, 1 and 2 of the second
	for _, c := range []struct{ from, right, down, want int }{
		{0, 1, 0, 1}, {1, -1, 0, 0}, {0, -1, 0, 0}, {1, 1, 0, 1},
		{1, 0, 1, 3}, {3, 0, -1, 1}, {3, -1, 0, 2},
		{0, 0, 1, 2}, // nothing is below it: the nearest beside that
		{2, 0, -1, 0}, {2, 0, 1, 2},
	} {
		if got := p.Step(c.from, c.right, c.down); got != c.want {
			t.Errorf("from %d by %d, %d: %d, want %d", c.from, c.right, c.down, got, c.want)
		}
	}
}

// Shades of one sign get darker with their strength, and words on them can be read, on light paper and on dark.
func TestShades(t *testing.T) {
	light := look(t)
	dark := light
	dark.Paper, dark.Ink = light.Ink, light.Paper
	for name, l := range map[string]Look{"light": light, "dark": dark} {
		last := [2]float64{1, 1}
		for i := 0; i <= 20; i++ {
			strength := float64(i) / 20
			gain, loss := l.gainTint(strength), l.lossTint(strength)
			now := [2]float64{vector.Contrast(gain, l.Paper), vector.Contrast(loss, l.Paper)}
			if now[0] <= last[0] || now[1] < last[1] {
				t.Errorf("%s: at %v the contrast with the paper falls from %v to %v", name, strength, last, now)
			}
			last = now
			if c := vector.Contrast(gain, legible(gain)); c < 4.5 {
				t.Errorf("%s: on a gain of %v the contrast is %.1f", name, strength, c)
			}
			if c := vector.Contrast(loss, legible(loss)); c < 4.5 {
				t.Errorf("%s: on a loss of %v the contrast is %.1f", name, strength, c)
			}
		}
	}
}

// The heading and the legend share a line, however long they are.
func TestHeadingAndLegendDoNotTouch(t *testing.T) {
	l := look(t)
	for _, width := range []float64{150, 200, 300, 800} {
		p := newPen(l, width, 100)
		p.head("A heading of some words", item{words: "some"}, item{"more words", 1, func(x0, x1, y, high float64) { p.fill(x0, y-high/2, x1, y+high/2, l.Gain) }})
		last := 0.
		for i, s := range p.Shapes { // the heading, then the legend from left to right
			low, high := s.Path.Bounds()
			if low.X < last || high.X > width+1 || high.X <= low.X {
				t.Errorf("on %v: shape %d is from %v to %v, and the one before ends at %v", width, i, low.X, high.X, last)
			}
			last = high.X
		}
		if len(p.Shapes) != 4 {
			t.Errorf("%d shapes", len(p.Shapes))
		}
	}
}

// Counts fit above their bars: abbreviated or smaller where bars are narrow.
func TestCountsHaveRoom(t *testing.T) {
	b := Bars{Count: func(int) string { return "10,936" }, Short: func(int) string { return "11k" }, Bars: make([]Bar, 9)}
	p := newPen(look(t), 100, 100)
	for room, want := range map[float64]string{100: "10,936", 20: "11k", 5: "11k"} {
		count, size := p.countIn(b, room)
		if count(1) != want || p.Letter.Width(count(1), size) > room+1e-9 || size > p.Size {
			t.Errorf("in %v: %s, %v high", room, count(1), size)
		}
	}
}

// Labels of the time that don't touch each other are shown at even distances, the first of a
// year among them.
func TestTimesAreEven(t *testing.T) {
	l := look(t)
	var ticks []Tick
	for i := range 48 {
		ticks = append(ticks, Tick{At: float64(i), Label: "Month", First: i%12 == 10})
	}
	for _, width := range []float64{4000, 900, 500, 300, 100} {
		p := newPen(l, width, 20)
		p.times(ticks, func(at float64) float64 { return at * width / 48 }, 0, width, 0)
		last, step, year := -l.Size, 0., false
		var middles []float64
		for _, s := range p.Shapes {
			if s.Line > 0 {
				continue
			}
			low, high := s.Path.Bounds()
			if low.X < last+l.Size/2 || high.X > width {
				t.Errorf("on %v: a label from %v to %v, after one that ends at %v", width, low.X, high.X, last)
			}
			last = high.X
			middles = append(middles, (low.X+high.X)/2)
			year = year || math.Abs((low.X+high.X)/2-10*width/48) < 3
		}
		for i := range middles[1:] {
			if d := middles[i+1] - middles[i]; step > 0 && math.Abs(d-step) > 1 {
				t.Errorf("on %v: steps of %v and %v", width, step, d)
			} else {
				step = d
			}
		}
		if !year {
			t.Errorf("on %v: the first of the year is missing", width)
		}
	}
}
