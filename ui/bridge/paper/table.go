package paper

import "github.com/superbridge/superbridge/cardart/page"

// column is a column of a table.
type column struct {
	head   string
	wide   float64 // its share of the width
	anchor float64 // of the words
}

// table is words or empty places in rows and columns, with lines around them.
type table struct {
	columns []column
	rows    [][]string // shorter ones are empty on the right
	high    float64    // of a row
	points  float64
	strong  bool // the first column is emphasised
}

// draw draws the table, row by row as it is read aloud, and returns where it ends.
func (t table) draw(c Canvas, x, y, width float64) float64 {
	sum := 0.
	for _, column := range t.columns {
		sum += column.wide
	}
	heights := t.high * float64(len(t.rows)+1)
	c.Fill(x, y, x+width, y+t.high, shade)
	lefts := []float64{x}
	var heads []string
	for _, column := range t.columns {
		lefts = append(lefts, lefts[len(lefts)-1]+width*column.wide/sum)
		heads = append(heads, column.head)
	}
	for r, row := range append([][]string{heads}, t.rows...) {
		for i, words := range row {
			style := plain(t.points)
			switch {
			case r == 0:
				style = label(0.85 * t.points)
			case i == 0 && t.strong:
				style = bold(t.points)
			}
			t.cell(c, style, t.columns[i], lefts[i], y+float64(r)*t.high, lefts[i+1]-lefts[i], words)
		}
		if r > 0 {
			c.Line(x, y+float64(r)*t.high, x+width, y+float64(r)*t.high, hair, rule)
		}
	}
	for _, left := range lefts[1:len(t.columns)] {
		c.Line(left, y, left, y+heights, hair, rule)
	}
	box(c, x, y, width, heights, 2*hair, ink)
	return y + heights
}

// cell writes the words of a place.
func (t table) cell(c Canvas, s page.Style, column column, x, y, wide float64, words string) {
	const inset = 1
	s = fit(c, s, words, wide-2*inset)
	c.Write(x+inset+column.anchor*(wide-2*inset), y+t.high/2+0.36*s.Points*mm, column.anchor, s, words)
}
