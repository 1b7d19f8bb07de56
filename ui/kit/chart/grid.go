package chart

// Grid is figures in rows and columns, as the results of a tournament are printed.
type Grid struct {
	Title   string
	About   string // at the right end of the title's line
	Columns []Column
	Rows    []GridRow
	Empty   string // shown where there are no rows
}

// Column is a column of a grid.
type Column struct {
	Head  string
	Align Align
	Bold  bool // emphasised
	Bar   bool // it has no words but a bar for each row, from the middle to the right or the left
}

// Align is the alignment of words in their column.
type Align uint8

// The places.
const (
	AtLeft Align = iota
	InMiddle
	AtRight
)

// GridRow is a row of a grid.
type GridRow struct {
	Cells []GridCell // by column
	Own   bool       // the reader's own, which is emphasised
	Apart bool       // a rule parts it from the row before
	Faint bool       // it matters less
}

// GridCell is a place in a grid.
type GridCell struct {
	Words string
	Tone  int     // 1: good for the reader, -1: bad; the words have a sign too
	Bar   float64 // -1 to 1, in a column of bars
}

// The heights of rows, in the size of the letters.
const (
	airyRow  = 2.1  // with room to spare
	denseRow = 1.42 // at least
	gridHead = 1.9  // of the line above
)

// Height returns the grid's best height, and the least at which its letters retain their size.
func (g Grid) Height(l Look) (best, least float64) {
	n := float64(max(len(g.Rows), 1))
	top := g.top(l) + gridHead*l.Size
	return top + n*airyRow*l.Size, top + n*denseRow*l.Size
}

// top returns the height of the title.
func (g Grid) top(l Look) float64 {
	if g.Title == "" && g.About == "" {
		return 0
	}
	return l.Size * headSize * 2.1
}

// Draw draws the grid in a box. Each row is a mark. Letters shrink if the rows don't fit.
func (g Grid) Draw(l Look, width, height float64) Picture {
	p := newPen(l, width, height)
	top := g.top(l)
	if top > 0 {
		p.head(g.Title, item{words: g.About})
	}
	if len(g.Rows) == 0 {
		return p.nothing(g.Empty)
	}
	n := float64(len(g.Rows))
	p.Size = min(p.Size, (height-top)/(n*denseRow+gridHead))
	columns, shrink := g.columns(p, width)
	p.Size *= shrink
	head := gridHead * p.Size
	high := min((height-top-head)/n, airyRow*p.Size)
	base := top + head - 0.62*p.Size
	for i, c := range g.Columns {
		face := p.Letter
		if c.Bold {
			face = p.Bold
		}
		p.write(columns[i].at(c.Align), base, anchors[c.Align], face, p.Size, p.Faint, c.Head)
	}
	p.line(0, top+head-p.hair(), width, top+head-p.hair(), p.Rule, p.hair())
	for r, row := range g.Rows {
		y := top + head + float64(r)*high
		g.row(p, row, columns, y, high, width)
		p.mark(0, r, 0, y, width, y+high)
	}
	return p.Picture
}

// row draws a row.
func (g Grid) row(p *pen, row GridRow, columns []span, y, high, width float64) {
	if row.Own {
		p.fill(0, y, width, y+high, p.ownTint())
		p.fill(0, y, 3*p.hair(), y+high, p.Gain)
	}
	if row.Apart {
		p.line(0, y, width, y, p.Rule, p.hair())
	}
	base := y + high/2 + p.Size*capital/2
	for i, c := range row.Cells {
		column := g.Columns[i]
		if column.Bar {
			p.bar(columns[i], y+0.2*high, y+0.8*high, c.Bar)
			continue
		}
		face, ink := p.Letter, p.Ink
		switch {
		case c.Tone > 0:
			ink = p.Gain
		case c.Tone < 0:
			ink = p.Loss
		case row.Faint:
			ink = p.Faint
		}
		if row.Own || column.Bold {
			face = p.Bold
		}
		p.write(columns[i].at(column.Align), base, anchors[column.Align], face, p.Size, ink, c.Words)
	}
}

var anchors = [...]float64{AtLeft: begin, InMiddle: middle, AtRight: end}

// span is the horizontal extent of a column.
type span struct{ x0, x1 float64 }

// at returns the anchor of words in the column.
func (s span) at(a Align) float64 { return s.x0 + anchors[a]*(s.x1-s.x0) }

// barWide is the least width of a column of bars, in the size of the letters.
const barWide = 9

// columns returns the extents of the columns: each as wide as its words, with the remaining room between them. If there
// is too little room the letters shrink.
func (g Grid) columns(p *pen, width float64) (columns []span, shrink float64) {
	wide, sum, bars := make([]float64, len(g.Columns)), 0., 0
	for i, c := range g.Columns {
		wide[i] = p.Bold.Width(c.Head, p.Size)
		for _, row := range g.Rows {
			if i < len(row.Cells) {
				face := p.Letter
				if row.Own || c.Bold {
					face = p.Bold
				}
				wide[i] = max(wide[i], face.Width(row.Cells[i].Words, p.Size))
			}
		}
		if c.Bar {
			wide[i] = max(wide[i], barWide*p.Size)
			bars++
		}
		sum += wide[i]
	}
	inset, gaps := 0.7*p.Size, float64(max(len(wide)-1, 1))
	shrink = min(1, width/(sum+2*inset+gaps*p.Size))
	inset *= shrink
	gap := (width - sum*shrink - 2*inset) / gaps
	if most := 3 * p.Size; bars > 0 && gap > most { // the bars take the rest
		for i, c := range g.Columns {
			if c.Bar {
				wide[i] += (gap - most) * gaps / float64(bars) / shrink
			}
		}
		gap = most
	}
	x := inset
	for _, w := range wide {
		columns = append(columns, span{x, x + w*shrink})
		x += w*shrink + gap
	}
	return columns, shrink
}

// bar draws a bar from the middle of a column.
func (p *pen) bar(s span, y0, y1, worth float64) {
	centre := (s.x0 + s.x1) / 2
	to := centre + max(-1, min(worth, 1))*(s.x1-s.x0)/2
	if worth > 0 {
		p.gain(centre, y0, to, y1, 0.85)
	} else if worth < 0 {
		p.loss(to, y0, centre, y1, 1)
	}
	over := 0.25 * (y1 - y0)
	p.line(centre, y0-over, centre, y1+over, p.Faint, p.hair())
}
