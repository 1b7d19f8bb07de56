package export

import (
	"fmt"
	"image"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// document writes a PDF and returns its path.
func document(t testing.TB, cards Selection, layout Layout, style cardart.Style) string {
	t.Helper()
	o := Options{Format: PDF, Cards: cards, Layout: layout, Style: style}
	path := filepath.Join(t.TempDir(), o.Files()[0])
	if err := os.WriteFile(path, write(t, o)[o.Files()[0]], 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// toPixels has pages of a document rendered, each in w×h pixels.
func toPixels(t testing.TB, program, file string, first, last, w, h int) (pages []*image.RGBA) {
	t.Helper()
	dir := t.TempDir()
	say(t, program, "-png", "-f", fmt.Sprint(first), "-l", fmt.Sprint(last),
		"-scale-to-x", fmt.Sprint(w), "-scale-to-y", fmt.Sprint(h), file, filepath.Join(dir, "p"))
	names, err := filepath.Glob(filepath.Join(dir, "p*.png"))
	if err != nil || len(names) != last-first+1 {
		t.Fatalf("%s made %d pages of %d (%v)", program, len(names), last-first+1, err)
	}
	for _, name := range names { // whose numbers have leading zeros
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, decode(t, data))
	}
	return pages
}

// solidStyle is the one with the most to go wrong: gradients and translucent lines.
var solidStyle = cardart.Style{Honours: cardart.SolidHonours, Pips: cardart.ClockPips, Index: cardart.LargeIndex}

// TestPages measures the pages of each layout in points, 72 to the inch.
func TestPages(t *testing.T) {
	need(t, "pdfinfo", "pdffonts", "pdfimages")
	const mm = 72 / 25.4
	for _, c := range []struct {
		cards         Selection
		layout        Layout
		pages         int
		width, height float64
		trim          float64 // from each edge
	}{
		{All, A4, 18, 297, 210, 0},
		{New, A4, 4, 297, 210, 0},
		{Old52, A4, 14, 297, 210, 0},
		{All, Letter, 24, 279.4, 215.9, 0},
		{New, Letter, 6, 279.4, 215.9, 0},
		{All, Cards, 70, 69, 94, 3},
		{New, Cards, 17, 69, 94, 3},
	} {
		file := document(t, c.cards, c.layout, solidStyle)
		info := string(say(t, "pdfinfo", "-box", "-f", "1", "-l", "999", file))
		if want := fmt.Sprintf("Pages:           %d\n", c.pages); !strings.Contains(info, want) {
			t.Errorf("%v: no %q in %s", c.layout, want, info)
		}
		if want := "Title:           " + c.cards.title() + "\n"; !strings.Contains(info, want) {
			t.Errorf("%v: no %q in %s", c.layout, want, info)
		}
		for _, box := range []struct {
			name  string
			inset float64
		}{{"MediaBox", 0}, {"BleedBox", 0}, {"TrimBox", c.trim}} {
			found := regexp.MustCompile(box.name+`: +([\d.]+) +([\d.]+) +([\d.]+) +([\d.]+)`).FindAllStringSubmatch(info, -1)
			if len(found) != c.pages {
				t.Fatalf("%v: %d times %s in %s", c.layout, len(found), box.name, info)
			}
			for page, numbers := range found {
				for i, want := range []float64{box.inset, box.inset, c.width - box.inset, c.height - box.inset} {
					if got, _ := strconv.ParseFloat(numbers[i+1], 64); math.Abs(got-want*mm) > 0.006 {
						t.Errorf("%v, page %d: %s, want %.2f as number %d", c.layout, page+1, numbers[0], want*mm, i)
					}
				}
			}
		}
		for _, program := range [][]string{{"pdffonts"}, {"pdfimages", "-list"}} {
			if lines := strings.Count(string(say(t, program[0], append(program[1:], file)...)), "\n"); lines != 2 {
				t.Errorf("%v: %s lists %d lines, want a heading of 2", c.layout, program[0], lines)
			}
		}
		if info, _ := os.Stat(file); info.Size() > 3e6 {
			t.Errorf("%v: %d bytes", c.layout, info.Size())
		}
	}
}

// If each card has its own page, a bookmark names the card, in the language of its letters.
func TestBookmarks(t *testing.T) {
	need(t, "pdftohtml")
	file := document(t, New, Cards, cardart.Style{Letters: cardart.Romanian})
	outline := string(say(t, "pdftohtml", "-xml", "-stdout", "-i", file))
	for page, name := range map[int]string{1: "subretă de pică", 2: "12 de pică", 3: "11 de pică", 4: "1 de pică", 16: "1 de treflă", 17: "spatele unei cărți"} {
		if want := fmt.Sprintf("<item page=\"%d\">%s</item>", page, name); !strings.Contains(outline, want) {
			t.Errorf("no %s in %s", want, outline)
		}
	}
}

// Every style can be a PDF; but a gradient that the library can't have is an error, rather
// than lost.
func TestGradientsInPDF(t *testing.T) {
	for _, style := range testStyles(t) {
		var all []namedDrawing
		for _, s := range sides(All, style.Letters) {
			all = append(all, namedDrawing{s.title, s.print(style)})
		}
		if err := cardPages("deck", all).Error(); err != nil {
			t.Errorf("%v: %v", style, err)
		}
	}
	for _, s := range everything().Shapes {
		can := len(printable(vector.Drawing{Shapes: []vector.Shape{s}}).Shapes) == 1
		if err := cardPages("deck", []namedDrawing{{"card", vector.Drawing{Shapes: []vector.Shape{s}}}}).Error(); can != (err == nil) {
			t.Errorf("%v, a line of %v: %v", s.Paint, s.Line, err)
		}
	}
}

// Every page of the cards shows what the raster shows, bleed and all.
func TestPDFShowsTheCards(t *testing.T) {
	need(t, "pdftocairo", "pdftoppm")
	const scale = 4
	for _, style := range []cardart.Style{{}, solidStyle} {
		file := document(t, All, Cards, style)
		all := sides(All, style.Letters)
		worst, name := 0., ""
		for i, theirs := range toPixels(t, "pdftocairo", file, 1, len(all), 69*scale, 94*scale) {
			ours := onWhite(printed(all[i].print(style)).Raster(69*scale, 94*scale))
			apart := rmse(t, ours, theirs)
			if apart > 0.01 {
				t.Errorf("%v, %s: %.2f %% apart; see %s", style, all[i].name, 100*apart, keep("pdf-"+all[i].name, ours, theirs))
			}
			if apart > worst {
				worst, name = apart, all[i].name
			}
		}
		t.Logf("%v: farthest from cairo is %s by %.2f %%", style, name, 100*worst)

		// Poppler's own renderer makes edges bolder than they are, so it's given more pixels.
		const fine = 16
		for i, theirs := range toPixels(t, "pdftoppm", file, 1, 2, 69*fine, 94*fine) {
			ours := onWhite(printed(all[i].print(style)).Raster(69*fine, 94*fine))
			if apart := rmse(t, ours, theirs); apart > 0.025 {
				t.Errorf("%v, %s: %.2f %% from pdftoppm; see %s", style, all[i].name, 100*apart, keep("pdf-"+all[i].name, ours, theirs))
			}
		}
	}
}

// TestSheets looks at every sheet as a user with a ruler would: where crop marks say to
// cut, that the cards are there, and that the backs lie behind them.
func TestSheets(t *testing.T) {
	need(t, "pdftocairo", "pdftoppm")
	const scale = 3
	for _, c := range []struct {
		cards         Selection
		layout        Layout
		pages, across int
		width, height float64
	}{
		{All, A4, 18, 4, 297, 210}, {All, Letter, 24, 3, 279.4, 215.9},
		{New, A4, 4, 4, 297, 210}, {New, Letter, 6, 3, 279.4, 215.9}, {Old52, A4, 14, 4, 297, 210},
	} {
		style := cardart.Style{}
		all := sides(c.cards, style.Letters)
		back := all[len(all)-1].print(style)
		if all[len(all)-2].name == card.Joker.String() { // there are two
			all = slices.Insert(all, len(all)-1, all[len(all)-2])
		}
		w, h := int(math.Ceil(c.width*scale)), int(math.Ceil(c.height*scale))
		file := document(t, c.cards, c.layout, style)
		pages := toPixels(t, "pdftocairo", file, 1, c.pages, w, h)
		next := 0
		for p := 0; p < len(pages); p += 2 {
			n := min(2*c.across, len(all)-1-next)
			front := vector.Drawing{Width: c.width, Height: c.height}
			reverse := front
			var columns, rows []float64 // the cuts
			for column := range n / 2 {
				x := c.width/2 + 69*(float64(column)-float64(n)/4) + 3
				columns = append(columns, x, x+63)
			}
			for row := range 2 {
				y := c.height/2 + 94*(float64(row)-1) + 3
				rows = append(rows, y, y+88)
				for column := range n / 2 {
					x := columns[2*column]
					front.Place(once(all[next].print(style)), vector.Move(x, y))
					reverse.Place(once(back), vector.Move(c.width-x-63, y)) // as seen through the paper
					next++
				}
			}
			for i, want := range []vector.Drawing{front, reverse} {
				if p == 0 || p == len(pages)-2 {
					checkCuts(t, file, p+i+1, columns, rows)
				}
				ours := onWhite(want.Raster(w, h))
				// The marks are in theirs only. A card in a wrong place makes far more than that.
				if apart := rmse(t, ours, pages[p+i]); apart > 0.035 {
					t.Errorf("%v, page %d is %.2f %% from what it should be; see %s", c.layout, p+i+1, 100*apart,
						keep(fmt.Sprintf("sheet-%v-%d", c.layout, p+i+1), ours, pages[p+i]))
				}
			}
		}
		if next != len(all)-1 {
			t.Errorf("%v: %d cards on the sheets", c.layout, next)
		}
	}
}

// once returns a drawing's shapes as they are painted, without any that are painted twice.
func once(d vector.Drawing) (all []vector.Shape) {
	for run, twice := range d.Runs() {
		both := vector.Drawing{}
		both.Place(run, vector.Identity)
		if twice {
			both.Place(run, d.HalfTurn())
		}
		for _, s := range both.Shapes {
			s.Twice = false
			all = append(all, s)
		}
	}
	return all
}

// checkCuts measures where, in millimetres, the crop marks above the cards and to their
// left say to cut.
func checkCuts(t *testing.T, file string, page int, columns, rows []float64) {
	t.Helper()
	const scale = 20
	strip := func(x, y, w, h float64) *image.RGBA {
		pixels := func(mm float64) string { return fmt.Sprint(int(mm * scale)) }
		return decode(t, say(t, "pdftoppm", "-png", "-singlefile", "-f", fmt.Sprint(page), "-r", fmt.Sprint(25.4*scale),
			"-x", pixels(x), "-y", pixels(y), "-W", pixels(w), "-H", pixels(h), file))
	}
	above := strip(0, rows[0]-6, 297, 1)
	left := strip(columns[0]-6, 0, 1, 216)
	for _, c := range []struct {
		got, want []float64
	}{
		{darkest(above.Rect.Dx(), func(x int) uint8 { return above.RGBAAt(x, scale/2).G }), columns},
		{darkest(left.Rect.Dy(), func(y int) uint8 { return left.RGBAAt(scale/2, y).G }), rows},
	} {
		ok := len(c.got) == len(c.want)
		for i := 0; ok && i < len(c.want); i++ {
			ok = math.Abs(c.got[i]/scale-c.want[i]) < 0.06
		}
		if !ok {
			t.Errorf("page %d: crop marks at %.1f twentieths of a millimetre, want %.2f mm", page, c.got, c.want)
		}
	}
}

// darkest returns the middles of the dark stretches of a line of a number of pixels.
func darkest(n int, bright func(i int) uint8) (middles []float64) {
	for i := 0; i < n; i++ {
		from := i
		for i < n && bright(i) < 0x80 {
			i++
		}
		if i > from {
			middles = append(middles, float64(from+i)/2)
		}
	}
	return middles
}

// No crop mark comes near a card, and none near the edge of the page, where printers
// don't print.
func TestCropMarks(t *testing.T) {
	for layout, s := range sheets {
		for n := 2; n <= s.columns*s.rows; n += 2 {
			cells := s.cells(n)
			marks := s.marks(cells).Shapes[0].Path
			if got, want := len(marks.Points)/2, 2*n/s.rows*(s.rows+1)+2*s.rows*(n/s.rows+1); got != want {
				t.Errorf("%v, %d cards: %d marks, want %d", layout, n, got, want)
			}
			for _, p := range marks.Points {
				if p.X < 5 || p.Y < 5 || p.X > s.width-5 || p.Y > s.height-5 {
					t.Errorf("%v, %d cards: a mark at %.1f", layout, n, p)
				}
				for _, at := range cells {
					dx := max(at.X-p.X, p.X-at.X-cardart.Width)
					dy := max(at.Y-p.Y, p.Y-at.Y-cardart.Height)
					if max(dx, dy) < 1.99 {
						t.Errorf("%v, %d cards: the mark at %.2f is %.2f mm from a card", layout, n, p, max(dx, dy))
					}
				}
			}
			for _, at := range cells { // the page is alike on all sides, however it's turned over
				for _, m := range [][2]float64{{s.width - at.X - cardart.Width, at.Y}, {at.X, s.height - at.Y - cardart.Height}} {
					found := false
					for _, b := range cells {
						found = found || math.Hypot(b.X-m[0], b.Y-m[1]) < 1e-6
					}
					if !found {
						t.Errorf("%v, %d cards: none lies behind %.1f", layout, n, at)
					}
				}
			}
		}
	}
}
