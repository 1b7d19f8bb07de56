package chart

import "github.com/superbridge/superbridge/cardart/vector"

// Pad is a score pad as written with a pencil: a column for each side, and a line across them. Entries above the line
// grow upwards, those below downwards, with a line under each game won.
type Pad struct {
	Columns []PadColumn // two or more; the first is the reader's own
	Games   []PadGame   // below the line, from the top; the last may be unfinished
	Total   string      // label of the totals
	Chosen  int         // the board whose entries are marked, or -1
}

// PadColumn is the column of a side.
type PadColumn struct {
	Head, About string     // name and description of the side, or ""
	Above       []PadEntry // in the order of writing
	Total       string
	Won         bool // the total is the largest
}

// PadGame is a game below the line.
type PadGame struct {
	Below  [][]PadEntry // by column
	Winner int          // the column that won it, or -1
	Label  string       // on the line under it
}

// PadEntry is a number on the pad.
type PadEntry struct {
	Board  int    // its board, or -1; the row of its mark
	Number string // of the board
	Label  string // its reason
	Points string
}

// Measures of a pad, in the size of its letters.
const (
	padRow    = 1.75
	padHead   = 3.4
	padTotal  = 2.6
	padUnder  = 1.05 // a line under a game, with its label
	padInset  = 0.9  // from the edge of a column to its entries
	padNumber = 1.6  // of the board
	padSmall  = 0.86 // size of labels
)

// rows returns the number of rows above the line, and below it in each game.
func (p Pad) rows() (above int, games []int) {
	above = 1
	for _, c := range p.Columns {
		above = max(above, len(c.Above))
	}
	for _, g := range p.Games {
		rows := 1
		for _, entries := range g.Below {
			rows = max(rows, len(entries))
		}
		games = append(games, rows)
	}
	return above, games
}

// Height returns the pad's natural height.
func (p Pad) Height(l Look) float64 {
	above, games := p.rows()
	height := padHead + padTotal + float64(above)*padRow
	for _, rows := range games {
		height += float64(rows)*padRow + padUnder
	}
	return height * l.Size
}

// Draw draws the pad in a box, smaller if it would be too high. Each entry is a mark in the column of its side and the
// row of its board.
func (p Pad) Draw(l Look, width, height float64) Picture {
	if full := p.Height(l); full > height {
		l.Size *= height / full
	}
	d := &padPen{pen: newPen(l, width, height), pad: p, column: width / float64(max(len(p.Columns), 1))}
	above, games := p.rows()
	line := (padHead + float64(above)*padRow) * d.Size
	end := d.games(line, games)
	for i, c := range p.Columns {
		d.heading(i, c)
		for n, e := range c.Above {
			d.entry(i, line-float64(n+1)*padRow*d.Size, e)
		}
		d.total(i, end, c)
	}
	for i := range len(p.Columns) - 1 {
		x := float64(i+1) * d.column
		d.line(x, 0.6*d.Size, x, end+0.8*padTotal*d.Size, d.Ink, d.hair())
	}
	d.line(0, line, width, line, d.Ink, 2.6*d.hair())
	return d.Picture
}

// padPen draws a pad.
type padPen struct {
	*pen
	pad    Pad
	column float64 // the width of one
}

// heading writes the name of a column.
func (d *padPen) heading(i int, c PadColumn) {
	x := (float64(i) + 0.5) * d.column
	base := 1.75 * d.Size
	d.write(x, base, middle, d.Bold, headSize*d.Size, d.Ink, c.Head)
	d.write(x, base+1.15*d.Size, middle, d.Letter, padSmall*d.Size, d.Faint, c.About)
}

// games draws the entries below the line, and returns the end of them.
func (d *padPen) games(top float64, rows []int) float64 {
	for g, game := range d.pad.Games {
		low := top + float64(rows[g])*padRow*d.Size
		for i, entries := range game.Below {
			for n, e := range entries {
				d.entry(i, top+float64(n)*padRow*d.Size, e)
			}
		}
		if game.Winner >= 0 {
			d.won(game, top, low)
		}
		top = low + padUnder*d.Size
	}
	return top
}

// won draws the line under a game, and a box around the winner's entries.
func (d *padPen) won(game PadGame, top, low float64) {
	y, x := low+0.45*d.Size, float64(game.Winner)*d.column
	d.line(0, y, d.Width, y, d.Ink, 1.3*d.hair())
	inset := 0.4 * d.Size
	d.Stroke(vector.RoundRect(x+inset, top+0.12*d.Size, x+d.column-inset, low-0.02*d.Size, 0.5*d.Size), vector.Plain(d.Faint), d.hair())
	half := d.Letter.Width(game.Label, padSmall*d.Size)/2 + 0.4*d.Size
	x += d.column / 2
	d.fill(x-half, y-0.4*d.Size, x+half, y+0.4*d.Size, d.Paper)
	d.write(x, y+padSmall*d.Size*capital/2, middle, d.Letter, padSmall*d.Size, d.Faint, game.Label)
}

// entry writes a number with its reason, in the row that begins at y.
func (d *padPen) entry(i int, y float64, e PadEntry) {
	x0, x1 := float64(i)*d.column+padInset*d.Size, float64(i+1)*d.column-padInset*d.Size
	low := y + padRow*d.Size
	if e.Board >= 0 {
		if e.Board == d.pad.Chosen {
			d.Fill(vector.RoundRect(x0-0.35*d.Size, y+0.14*d.Size, x1+0.35*d.Size, low-0.14*d.Size, 0.35*d.Size), vector.Plain(vector.Blend(d.Paper, d.Ink, 0.16)))
		}
		d.mark(i, e.Board, x0-0.35*d.Size, y, x1+0.35*d.Size, low)
	}
	base := y + padRow*d.Size/2 + d.Size*capital/2
	small := padSmall * d.Size
	d.write(x0, base, begin, d.Letter, small, d.Faint, e.Number)
	right := d.write(x1, base, end, d.Bold, d.Size, d.Ink, e.Points)
	label := x0 + padNumber*d.Size
	if room := x1 - right - 0.5*d.Size - label; d.Letter.Width(e.Label, small) > room {
		small *= max(room, 0) / d.Letter.Width(e.Label, small)
	}
	d.write(label, base, begin, d.Letter, small, d.Ink, e.Label)
}

// total writes a column's total, under a double rule.
func (d *padPen) total(i int, y float64, c PadColumn) {
	x0, x1 := float64(i)*d.column+padInset*d.Size, float64(i+1)*d.column-padInset*d.Size
	for n := range 2 {
		at := y + float64(n)*0.28*d.Size
		d.line(float64(i)*d.column, at, float64(i+1)*d.column, at, d.Ink, 1.3*d.hair())
	}
	base := y + 1.75*d.Size
	ink := d.Ink
	switch {
	case c.Won && i == 0:
		ink = d.Gain
	case c.Won:
		ink = d.Loss
	}
	d.write(x0, base, begin, d.Letter, d.Size, d.Ink, d.pad.Total)
	d.write(x1, base, end, d.Bold, headSize*d.Size, ink, c.Total)
}
