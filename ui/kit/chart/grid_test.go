package chart

import (
	"fmt"
	"testing"
)

// grid returns a grid with some rows, the second of which is the reader's own.
func grid(rows int) Grid {
	g := Grid{
		Title: "Board 3", About: "5 of 7 in", Empty: "nothing",
		Columns: []Column{{Head: "Table"}, {Head: "Contract", Align: InMiddle}, {Head: "Score", Align: AtRight}, {Head: "Gain", Bar: true}},
	}
	for i := range rows {
		g.Rows = append(g.Rows, GridRow{Own: i == 1, Apart: i == 2, Cells: []GridCell{
			{Words: fmt.Sprint(i + 1)}, {Words: "4♠× S"}, {Words: fmt.Sprint(620 - 100*i), Tone: 1}, {Bar: float64(1-i) / 2},
		}})
	}
	return g
}

// Rows are of one height and as wide as the grid, one below the other.
func TestGridMarks(t *testing.T) {
	p := grid(7).Draw(look(t), 400, 300)
	if len(p.Marks) != 7 {
		t.Fatalf("%d marks", len(p.Marks))
	}
	for i, m := range p.Marks {
		if m.Row != i || m.Column != 0 {
			t.Errorf("mark %d is %+v", i, m)
		}
		near(t, "from the left", m.X0, 0)
		near(t, "to the right", m.X1, 400)
		near(t, "the height", m.Y1-m.Y0, p.Marks[0].Y1-p.Marks[0].Y0)
		if i > 0 {
			near(t, "the next", m.Y0, p.Marks[i-1].Y1)
		}
	}
}

// Columns never touch; letters shrink where the words would not fit.
func TestColumnsHaveRoom(t *testing.T) {
	for _, width := range []float64{60, 150, 400, 2000} {
		p := newPen(look(t), width, 300)
		g := grid(3)
		columns, shrink := g.columns(p, width)
		p.Size *= shrink
		last := 0.
		for i, c := range columns {
			if c.x0 < last || c.x1 > width+1e-9 {
				t.Errorf("in %v: column %d from %v to %v after %v", width, i, c.x0, c.x1, last)
			}
			for _, row := range g.Rows {
				if words := p.Bold.Width(row.Cells[i].Words, p.Size); words > c.x1-c.x0+1e-9 && row.Own {
					t.Errorf("in %v: %q is %v wide in a column of %v", width, row.Cells[i].Words, words, c.x1-c.x0)
				}
			}
			last = c.x1 + 0.1
		}
		if bar := columns[3]; width == 2000 && bar.x1-bar.x0 < 1000 {
			t.Errorf("the bars have %v of %v", bar.x1-bar.x0, width)
		}
	}
}

// At its least height a grid keeps the size of its letters; in less room they shrink.
func TestGridHeight(t *testing.T) {
	l, g := look(t), grid(33)
	best, least := g.Height(l)
	if !(least < best) {
		t.Fatalf("best %v, least %v", best, least)
	}
	for height, want := range map[float64]float64{best: airyRow * l.Size, least: denseRow * l.Size, least / 2: 0} {
		m := g.Draw(l, 800, height).Marks[0]
		if want == 0 {
			if m.Y1-m.Y0 >= denseRow*l.Size {
				t.Errorf("in half the room rows are %v high", m.Y1-m.Y0)
			}
			continue
		}
		near(t, fmt.Sprint("the rows in ", height), m.Y1-m.Y0, want)
	}
}

// A grid with many rows gets a whole page, and all of it is on that.
func TestGridOnPaper(t *testing.T) {
	l := look(t)
	l.Size = 3.3
	for rows, height := range map[int]float64{8: 148, 33: 297} {
		d := Sheet{"Board 3", "all tables"}.Grid(l, grid(rows))
		if d.Width != 210 || d.Height != height {
			t.Errorf("%d rows are on %v × %v", rows, d.Width, d.Height)
		}
		for _, s := range d.Shapes {
			if low, high := s.Path.Bounds(); low.X < 0 || low.Y < 0 || high.X > d.Width || high.Y > d.Height {
				t.Errorf("%d rows: a shape from %v to %v", rows, low, high)
			}
		}
	}
}

// november is a month that begins on a Sunday, in weeks that begin on Monday; the 22nd is today.
func november() Month {
	m := Month{Title: "Nov 2026", Weekdays: [7]string{"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"}, First: 6, Low: "30 %", High: "70 %"}
	for i := range 30 {
		d := Day{Here: i == 21, Blank: i > 21}
		if i%5 == 1 && !d.Blank {
			d.Label, d.Shade = fmt.Sprintf("%d %%", 30+2*i), float64(i-10)/10
		}
		m.Days = append(m.Days, d)
	}
	return m
}

// A day is in the column of its weekday; those that are blank are no marks.
func TestMonthMarks(t *testing.T) {
	p := november().Draw(look(t), 700, 500)
	if len(p.Marks) != 22 {
		t.Fatalf("%d marks", len(p.Marks))
	}
	first, last := p.Marks[0], p.Marks[21]
	if first.Column != 6 || first.Row != 0 || last.Column != 6 || last.Row != 3 {
		t.Errorf("the first is %+v, the last %+v", first, last)
	}
	if at := p.Step(0, 0, 1); at != 7 {
		t.Errorf("below the first is mark %d", at)
	}
	if at := p.Step(7, -1, 0); at != 6 {
		t.Errorf("before the eighth is mark %d", at)
	}
}
