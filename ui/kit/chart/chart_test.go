package chart

import (
	"image/color"
	"math"
	"strconv"
	"testing"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"

	"github.com/superbridge/superbridge/cardart/vector"
)

func face(t testing.TB, data []byte) *Face {
	t.Helper()
	f, err := NewFace(data)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// look is one like the window's, with letters 10 high.
func look(t testing.TB) Look {
	t.Helper()
	return Look{
		Paper: vector.RGB(0xfbf7ee), Ink: vector.RGB(0x2a2520), Faint: vector.RGB(0x6f6557), Rule: vector.RGB(0xd3c6ac),
		Gain: vector.RGB(0x2f7d57), Loss: vector.RGB(0x8a5a34),
		Signs:  [4]color.NRGBA{vector.RGB(0), vector.RGB(0xc0272d), vector.RGB(0xc0272d), vector.RGB(0)},
		Letter: face(t, goregular.TTF), Bold: face(t, gobold.TTF), Size: 10,
	}
}

func plain(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }

// near fails the test if two numbers differ by more than rounding.
func near(t *testing.T, what string, got, want float64) {
	t.Helper()
	if math.IsNaN(got) || math.Abs(got-want) > 1e-6*max(1, math.Abs(want)) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

func trend(values ...float64) Trend {
	t := Trend{Title: "Points a board", To: float64(len(values)), Value: plain, Each: "day", Average: "7 days", Empty: "nothing"}
	for i, v := range values {
		t.Points = append(t.Points, Point{From: float64(i), To: float64(i + 1), Value: v, Average: v / 2, Error: 1})
		t.Ticks = append(t.Ticks, Tick{At: float64(i), Label: strconv.Itoa(i), First: i == 3})
	}
	return t
}

func bars() Bars {
	return Bars{
		Title: "Contracts by level", Count: strconv.Itoa, Short: strconv.Itoa, Up: "made", Down: "down", Empty: "nothing",
		Bars: []Bar{{"1", 10, 5}, {"2", 0, 3}, {"3", 20, 0}, {"4", 0, 0}},
	}
}

func heat() Heat {
	return Heat{
		Title: "Made", Columns: []string{"1", "2", "3"}, Rows: []string{"NT", "♠"}, Low: "0 %", High: "100 %", Empty: "nothing",
		Cells: [][]Cell{
			{{"12", "12", 0.5, false}, {}, {"1,234", "1k", -1, false}},
			{{}, {"3", "3", 0, true}, {"4", "4", 1, false}},
		},
	}
}

func table() Table {
	return Table{Title: "Figures", Lines: []Line{
		{Label: "Boards", Value: "1,234"},
		{Label: "Contracts made", Value: "61 %", Chance: "± 2", Behind: "812 boards", First: true},
		{Label: "Slams made", Value: "50 %", Behind: "2 boards", Few: true},
	}}
}

// figures are all kinds of figures, and hard cases of each.
func figures() map[string]Figure {
	few := bars()
	few.Bars = few.Bars[3:]
	empty := heat()
	empty.Cells = make([][]Cell, 2)
	alone := trend(10, 30, -5)
	alone.Each, alone.Average = "", ""
	long := make([]float64, 500)
	for i := range long {
		long[i] = 300 * math.Sin(float64(i)/9)
	}
	return map[string]Figure{
		"table": table(), "no lines": Table{},
		"trend": trend(50, -30, 120, 0, 80), "no point": trend(), "one point": trend(-7), "noughts": trend(0, 0),
		"large": trend(1e9, -1e9), "small": trend(1e-6, 3e-6), "loss": trend(-10, -900), "long": trend(long...),
		"whole":    Trend{Points: []Point{{To: 1}}, To: 1, Most: 100, Whole: true, Value: plain},
		"one line": alone, "bars": bars(), "no bar": few,
		"heat": heat(), "no cell": empty,
		"grid": grid(3), "no row": grid(0), "many rows": grid(33),
		"month": november(), "long month": Month{First: 6, Days: make([]Day, 31)},
	}
}

// With any data and size, a picture stays in its box, has no coordinate that isn't a number, and its marks don't
// overlap.
func TestPicturesStayInTheirBox(t *testing.T) {
	l := look(t)
	for name, f := range figures() {
		for _, size := range [][2]float64{{280, 150}, {400, 300}, {1600, 700}} {
			p := f.Draw(l, size[0], size[1])
			for _, s := range p.Shapes {
				low, high := s.Path.Bounds()
				const slack = 1 // of the overshoot of round letters and the ends of lines
				if !(low.X-s.Line/2 >= -slack && low.Y-s.Line/2 >= -slack && high.X+s.Line/2 <= size[0]+slack && high.Y+s.Line/2 <= size[1]+slack) {
					t.Errorf("%s in %v: a shape from %v to %v", name, size, low, high)
				}
			}
			for i, m := range p.Marks {
				if !(m.X0 < m.X1 && m.Y0 < m.Y1) {
					t.Errorf("%s in %v: mark %d is %+v", name, size, i, m)
				}
				if at := p.At(m.middle().X, m.middle().Y); at != i {
					t.Errorf("%s in %v: in the middle of mark %d is mark %d", name, size, i, at)
				}
			}
			if p.At(-1, -1) != -1 {
				t.Errorf("%s: there is a mark outside", name)
			}
		}
	}
}

// Each hatch ends at its box, in any place and size.
func TestHatchesEndAtTheirBox(t *testing.T) {
	l := look(t)
	for i := range 200 {
		p := newPen(l, 1000, 1000)
		x0, y0 := float64(i%7)*13.7, float64(i%11)*9.1
		x1, y1 := x0+float64(i)*0.9, y0+float64((i*37)%90)
		p.hatch(x0, y0, x1, y1, l.Paper, l.Loss)
		for _, s := range p.Shapes {
			low, high := s.Path.Bounds()
			if low.X-s.Line/2 < x0-1e-9 || low.Y-s.Line/2 < y0-1e-9 || high.X+s.Line/2 > x1+1e-9 || high.Y+s.Line/2 > y1+1e-9 {
				t.Fatalf("a hatch from %v to %v in the box from %v, %v to %v, %v", low, high, x0, y0, x1, y1)
			}
		}
	}
}

func TestWords(t *testing.T) {
	l := look(t)
	if a, b := l.Letter.Width("4", 20), l.Letter.Width("44", 20); a <= 0 || math.Abs(b-2*a) > 1e-9 {
		t.Errorf("one digit is %v wide and two %v", a, b)
	}
	near(t, "a sign", l.Letter.Width("♠", 20), 20*signAdvance)
	p := newPen(l, 100, 100)
	p.text(100, 50, end, l.Ink, "4♥♠")
	if len(p.Shapes) != 3 || p.Shapes[0].Paint.From != l.Ink || p.Shapes[1].Paint.From != l.Signs[2] || p.Shapes[2].Paint.From != l.Signs[3] {
		t.Errorf("4♥♠ is %d shapes", len(p.Shapes))
	}
	_, high := p.Shapes[2].Path.Bounds()
	if high.X > 100 || high.X < 98 {
		t.Errorf("what should end at 100 ends at %v", high.X)
	}
	if _, err := NewFace([]byte("no font")); err == nil {
		t.Error("what is no font is read as one")
	}
}
