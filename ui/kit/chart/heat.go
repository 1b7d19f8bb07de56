package chart

import (
	"github.com/superbridge/superbridge/cardart/vector"
)

// Heat is a map of shaded cells in columns and rows.
type Heat struct {
	Title     string
	Columns   []string
	Rows      []string
	Cells     [][]Cell // by row and column
	Low, High string   // meanings of the palest and the strongest shade
	Signed    bool     // shades go from -1, else from 0
	Empty     string   // shown where all cells are empty
}

// Cell is one place of a map.
type Cell struct {
	Label string  // "" if the cell is empty
	Short string  // the same in few letters, for narrow cells
	Shade float64 // -1 to 1; negative ones are hatched
	Few   bool    // too few cases to rely on: drawn small
}

// Draw draws the map in a box. Each cell that isn't empty is a mark in its column and row.
func (h Heat) Draw(l Look, width, height float64) Picture {
	p := newPen(l, width, height)
	full := false
	for _, row := range h.Cells {
		for _, c := range row {
			full = full || c.Label != ""
		}
	}
	if !full {
		p.head(h.Title)
		return p.nothing(h.Empty)
	}
	top := p.head(h.Title, item{words: h.Low}, item{h.High, shades * 0.85, func(x0, x1, y, high float64) {
		p.ramp(x0, y-high/2, x1, y+high/2, h.Signed)
	}})
	left := 0.
	for _, row := range h.Rows {
		left = max(left, p.Bold.Width(row, p.Size))
	}
	left += p.gap()
	bottom, right := height-p.Size*1.7, width
	w, high := (right-left)/float64(len(h.Columns)), (bottom-top)/float64(len(h.Rows))
	for r, name := range h.Rows {
		p.write(left-p.gap(), top+(float64(r)+0.5)*high+p.Size*capital/2, end, p.Bold, p.Size, p.Ink, name)
		for c := range h.Columns {
			x, y := left+float64(c)*w, top+float64(r)*high
			p.cell(h.Cells[r][c], x, y, w, high)
			if h.Cells[r][c].Label != "" {
				p.mark(c, r, x, y, x+w, y+high)
			}
		}
	}
	for c, name := range h.Columns {
		p.write(left+(float64(c)+0.5)*w, height-p.Size*0.35, middle, p.Bold, p.Size, p.Ink, name)
	}
	return p.Picture
}

func (p *pen) cell(c Cell, x, y, w, high float64) {
	edge := p.hair()
	x0, y0, x1, y1 := x+edge, y+edge, x+w-edge, y+high-edge
	mx, my := x+w/2, y+high/2
	if c.Label == "" {
		p.Fill(vector.Circle(vector.Pt(mx, my), 1.2*p.hair()), vector.Plain(p.Rule))
		return
	}
	room, label := 0.86*w, c.Label
	if p.Letter.Width(label, p.Size) > room {
		label = c.Short
	}
	size := min(p.Size, room/p.Letter.Width(label, 1), 0.8*high/capital)
	if c.Few {
		dx, dy := (x1-x0)*0.14, (y1-y0)*0.14
		x0, y0, x1, y1 = x0+dx, y0+dy, x1-dx, y1-dy
	}
	base := my + size*capital/2
	if c.Shade < 0 {
		p.loss(x0, y0, x1, y1, -c.Shade)
		ground := p.lossTint(-c.Shade)
		half := p.Letter.Width(label, size)/2 + size*0.12
		p.fill(max(x0, mx-half), max(y0, base-size*(capital+0.12)), min(x1, mx+half), min(y1, base+size*0.12), ground)
		p.write(mx, base, middle, p.Letter, size, legible(ground), label)
		return
	}
	p.gain(x0, y0, x1, y1, c.Shade)
	p.write(mx, base, middle, p.Letter, size, legible(p.gainTint(c.Shade)), label)
}

// shades is the number of shades in the legend of a map.
const shades = 6

// ramp draws the shades from the palest, or the strongest loss, to the strongest gain.
func (p *pen) ramp(x0, y0, x1, y1 float64, signed bool) {
	side := (x1 - x0) / shades
	for i := range shades {
		shade := float64(i) / (shades - 1)
		if signed {
			shade = 2*shade - 1
		}
		p.shade(x0+float64(i)*side, y0, x0+float64(i+1)*side, y1, shade)
	}
}

// shade fills a box as a gain or, if negative, as a loss.
func (p *pen) shade(x0, y0, x1, y1, shade float64) {
	if shade < 0 {
		p.loss(x0, y0, x1, y1, -shade)
	} else {
		p.gain(x0, y0, x1, y1, shade)
	}
}
