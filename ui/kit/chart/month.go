package chart

import (
	"strconv"

	"github.com/superbridge/superbridge/cardart/vector"
)

// Month is a page of a calendar: a box for each day, shaded by its result.
type Month struct {
	Title     string
	Weekdays  [7]string // the heads of the columns
	First     int       // the column of the first day, 0 to 6
	Days      []Day     // from the first
	Low, High string    // meanings of the strongest loss and gain
}

// Day is a day of a month.
type Day struct {
	Label string  // what it has come to, or ""
	Shade float64 // -1 to 1, of a day with a label; negative ones are hatched
	Here  bool    // today: its number is emphasised
	Blank bool    // nothing can be said of it: it is no mark
}

// weeks is the most rows that a month needs: all have room for them, so that days stay in their place.
const weeks = 6

// Draw draws the month in a box. Each day that isn't blank is a mark; its column is the weekday, its row the week.
func (m Month) Draw(l Look, width, height float64) Picture {
	p := newPen(l, width, height)
	top := p.head(m.Title, item{words: m.Low}, item{m.High, shades * 0.85, func(x0, x1, y, high float64) {
		p.ramp(x0, y-high/2, x1, y+high/2, true)
	}})
	w := width / 7
	for c, name := range m.Weekdays {
		p.write((float64(c)+0.5)*w, top+0.8*p.Size, middle, p.Letter, p.Size, p.Faint, name)
	}
	top += 1.4 * p.Size
	high := (height - top) / weeks
	for i, d := range m.Days {
		c, r := (m.First+i)%7, (m.First+i)/7
		x, y := float64(c)*w, top+float64(r)*high
		m.day(p, i+1, d, x, y, w, high)
		if !d.Blank {
			p.mark(c, r, x, y, x+w, y+high)
		}
	}
	return p.Picture
}

// day draws a day's box, with its number at the top left and its result in the middle of the rest.
func (m Month) day(p *pen, number int, d Day, x, y, w, high float64) {
	edge := 1.5 * p.hair()
	x0, y0, x1, y1 := x+edge, y+edge, x+w-edge, y+high-edge
	ink, face, ground := p.Ink, p.Letter, p.Paper
	switch {
	case d.Label == "":
		p.Stroke(box(x0, y0, x1, y1), vector.Plain(p.Rule), p.hair())
	default:
		p.shade(x0, y0, x1, y1, d.Shade)
		ground = p.gainTint(d.Shade)
		if d.Shade < 0 {
			ground = p.lossTint(-d.Shade)
		}
		ink = legible(ground)
	}
	size := min(p.Size, 0.3*high)
	words, inset := strconv.Itoa(number), 0.45*size
	if d.Blank {
		ink = p.Faint
	}
	if d.Here {
		face = p.Bold
		p.Stroke(box(x0, y0, x1, y1), vector.Plain(p.Ink), 2*p.hair())
	}
	if d.Shade < 0 { // hatched: words need plain ground
		p.fill(x0, y0, min(x1, x0+2*inset+face.Width(words, size)), min(y1, y0+size*(capital+0.9)), ground)
	}
	p.write(x0+inset, y0+inset+size*capital, begin, face, size, ink, words)
	if d.Label == "" {
		return
	}
	large := min(1.15*p.Size, 0.34*high, 0.86*w/p.Bold.Width(d.Label, 1))
	mx, base := x+w/2, y+0.66*high+large*capital/2
	if d.Shade < 0 {
		half := p.Bold.Width(d.Label, large)/2 + 0.15*large
		p.fill(max(x0, mx-half), base-large*(capital+0.2), min(x1, mx+half), min(y1, base+0.2*large), ground)
	}
	p.write(mx, base, middle, p.Bold, large, ink, d.Label)
}
