package vector

import (
	"errors"
	"image/color"
	"math"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// The text of a path: each step from where the one before ended, each number as short as
// it can be, and a space only where two would grow together.
func TestSVGPath(t *testing.T) {
	for outline, want := range map[string]string{
		"M3 4L5 4L5 9Z":               "m3 4h2v5z",
		"M0 0L.5 .5L1 1L1.5 .5Z":      "m0 0l.5.5.5.5.5-.5z",
		"M1.234 5.678L-1 -1":          "m1.23 5.68l-2.23-6.68",
		"M10 20C11 20 12 21.5 12 22":  "m10 20c1 0 2 1.5 2 2",
		"M0 0L100 .04L200.1 .3":       "m0 0l100 .04 100.1.26",
		"M5 5L6 7ZM7 7L8 9Z":          "m5 5l1 2zm2 2l1 2z",
		"M5 5L5.001 5.002L6 7":        "m5 5l1 2", // a step that is nothing
		"M5 5L5 5":                    "m5 5h0",   // but a dot is something
		"M5 5L5 5M6 6L6 6Z":           "m5 5h0m1 1z",
		"M1 1C1 1 1 1 1 1":            "m1 1c0 0 0 0 0 0",
		"M.004 -.004L.006 -.006":      "m0 0l.01-.01",
		"M1 2L3 4L3 9L5 9L6 8L-1 8.5": "m1 2l2 2v5h2l1-1-7 .5",
	} {
		d := Drawing{Width: 9, Height: 9}
		d.Fill(Outline(outline), Plain(RGB(0)))
		var out strings.Builder
		if err := d.SVG(&out, "x"); err != nil {
			t.Fatal(err)
		}
		_, rest, _ := strings.Cut(out.String(), "<path d=\"")
		if got, _, _ := strings.Cut(rest, "\""); got != want {
			t.Errorf("%s\n gives %s\nand not %s", outline, got, want)
		}
	}
}

// Read again, the points of any path are within half a hundredth of where they were: what
// is rounded never adds up.
func TestSVGRoundsOnce(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 100 {
		var p Path
		at := func() Point { return Point{r.Float64() * 63, r.Float64() * 88} }
		for range 1 + r.IntN(3) {
			p.MoveTo(at())
			for range 200 {
				last := p.Points[len(p.Points)-1]
				switch r.IntN(4) {
				case 0:
					p.CubeTo(at(), at(), at())
				case 1: // along an axis
					p.LineTo(Point{last.X + 0.02 + at().X/100, last.Y})
				case 2:
					p.LineTo(Point{last.X, last.Y - 0.02 - at().Y/100})
				default:
					p.LineTo(at())
				}
			}
			p.Close()
		}
		d := Drawing{Width: 63, Height: 88}
		d.Fill(p, Plain(RGB(0)))
		var out strings.Builder
		d.SVG(&out, "")
		_, rest, _ := strings.Cut(out.String(), " d=\"")
		text, _, _ := strings.Cut(rest, "\"")
		again := readAgain(t, text)
		if len(again) != len(p.Points) {
			t.Fatalf("%d points came back as %d", len(p.Points), len(again))
		}
		for i, a := range again {
			if b := p.Points[i]; math.Abs(a.X-b.X) > 0.00501 || math.Abs(a.Y-b.Y) > 0.00501 {
				t.Fatalf("point %d of %d was %v and is %v", i, len(again), b, a)
			}
		}
	}
}

var tokens = regexp.MustCompile(`[a-z]|-?(?:\d+(?:\.\d*)?|\.\d+)`)

// readAgain returns the points of a path of relative commands.
func readAgain(t *testing.T, text string) (points []Point) {
	t.Helper()
	var command string
	var at, start Point
	words := tokens.FindAllString(text, -1)
	next := func() float64 {
		v, err := strconv.ParseFloat(words[0], 64)
		if err != nil {
			t.Fatal(err)
		}
		words = words[1:]
		return v
	}
	step := func() Point { return Point{at.X + next(), at.Y + next()} }
	for len(words) > 0 {
		if words[0] >= "a" {
			command, words = words[0], words[1:]
		}
		switch command {
		case "m":
			at = step()
			start = at
			points = append(points, at)
		case "l":
			at = step()
			points = append(points, at)
		case "h":
			at.X += next()
			points = append(points, at)
		case "v":
			at.Y += next()
			points = append(points, at)
		case "c":
			a, b, c := step(), step(), step()
			points = append(points, a, b, c)
			at = c
		case "z":
			at = start
		default:
			t.Fatalf("a command %q in %s", command, text)
		}
	}
	return points
}

func TestSVGColours(t *testing.T) {
	for _, c := range []struct {
		paint Paint
		line  float64
		want  string
	}{
		{Plain(RGB(0)), 0, `<path d=`},
		{Plain(RGB(0)), 0.5, `<path fill="none" stroke-width="0.5" stroke="#000" d=`},
		{Plain(RGB(0xffcc00)), 0, `<path fill="#fc0" d=`},
		{Plain(RGB(0xffcd00)), 0, `<path fill="#ffcd00" d=`},
		{Plain(color.NRGBA{0, 0, 0, 0x80}), 0, `<path fill="#000" fill-opacity="0.502" d=`},
		{Plain(color.NRGBA{255, 0, 0, 0x33}), 2, `<path fill="none" stroke-width="2" stroke="#f00" stroke-opacity="0.2" d=`},
	} {
		d := Drawing{Width: 9, Height: 9, Shapes: []Shape{{Path: Outline("M0 0L1 1"), Paint: c.paint, Line: c.line}}}
		var out strings.Builder
		d.SVG(&out, "")
		if !strings.Contains(out.String(), c.want) {
			t.Errorf("no %s in %s", c.want, out.String())
		}
	}
}

var errFull = errors.New("the disk is full")

// fullDisk takes a number of bytes and then no more.
type fullDisk int

func (d *fullDisk) Write(b []byte) (int, error) {
	n := min(len(b), int(*d))
	*d -= fullDisk(n)
	if n < len(b) {
		return n, errFull
	}
	return n, nil
}

func TestSVGOnAFullDisk(t *testing.T) {
	d := Drawing{Width: 9, Height: 9}
	d.Fill(Circle(Point{4, 4}, 3), Plain(RGB(0)))
	for _, room := range []int{0, 100, 250} {
		disk := fullDisk(room)
		if err := d.SVG(&disk, ""); !errors.Is(err, errFull) {
			t.Errorf("an SVG in %d bytes: %v", room, err)
		}
	}
}

// Drawings of different titles share no id, and each refers only to its own.
func TestSVGIdentifiers(t *testing.T) {
	seen := make(map[string]string)
	for _, title := range []string{"king of hearts", "2 of <clubs> & \"more\"", "queen of hearts"} {
		d := Drawing{Width: 9, Height: 9}
		d.Twice([]Shape{{Path: Circle(Point{2, 2}, 1), Paint: Gradient(RGB(0), RGB(1), Point{1, 1}, Point{3, 3})}})
		var out strings.Builder
		d.SVG(&out, title)
		own := make(map[string]bool)
		for _, id := range regexp.MustCompile(` id="([^"]*)"`).FindAllStringSubmatch(out.String(), -1) {
			if other, ok := seen[id[1]]; ok || !regexp.MustCompile(`^[a-z][a-z0-9-]*$`).MatchString(id[1]) {
				t.Errorf("%s: the id %q, as in %q", title, id[1], other)
			}
			seen[id[1]], own[id[1]] = title, true
		}
		refers := regexp.MustCompile(`#([a-z][^")]*)[")]`).FindAllStringSubmatch(out.String(), -1)
		if len(own) != 2 || len(refers) != 2 || !own[refers[0][1]] || !own[refers[1][1]] {
			t.Errorf("%s: of its ids %v it uses %v", title, own, refers)
		}
	}
}
