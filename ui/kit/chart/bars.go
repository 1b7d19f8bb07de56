package chart

// Bars are counts that rise from a base line, and others that hang from it.
type Bars struct {
	Title    string
	Bars     []Bar
	Count    func(int) string
	Short    func(int) string // the same in few letters, for narrow bars
	Up, Down string           // what upward and downward bars mean
	Empty    string           // shown where all counts are 0
}

// Bar is two counts of one kind.
type Bar struct {
	Label    string
	Up, Down int
}

// Draw draws the bars in a box. Each nonzero count is a mark: row 0 has the upward bars, row 1 the downward ones.
func (b Bars) Draw(l Look, width, height float64) Picture {
	p := newPen(l, width, height)
	high, low := 0, 0
	for _, bar := range b.Bars {
		high, low = max(high, bar.Up), max(low, bar.Down)
	}
	if high+low == 0 {
		p.head(b.Title)
		return p.nothing(b.Empty)
	}
	top := p.head(b.Title,
		item{b.Up, 0.85, func(x0, x1, y, high float64) { p.gain(x0, y-high/2, x1, y+high/2, 0.85) }},
		item{b.Down, 0.85, func(x0, x1, y, high float64) { p.loss(x0, y-high/2, x1, y+high/2, 1) }})
	// Room for a number above the highest bar and below the lowest, and for the labels.
	top += p.Size * 1.3
	bottom := height - p.Size*1.7 - p.Size*1.3
	unit := (bottom - top) / float64(high+low)
	base := top + float64(high)*unit
	column := (width - p.Size) / float64(len(b.Bars))
	count, size := p.countIn(b, 0.94*column)
	for i, bar := range b.Bars {
		x0 := p.Size/2 + float64(i)*column
		centre, half := x0+column/2, min(column*0.34, p.Size*2.2)
		if y := base - float64(bar.Up)*unit; bar.Up > 0 {
			p.gain(centre-half, y, centre+half, base, 0.85)
			p.write(centre, y-p.Size*0.4, middle, p.Letter, size, p.Ink, count(bar.Up))
			p.mark(i, 0, x0, min(y-p.Size*1.3, base-p.Size), x0+column, base)
		}
		if y := base + float64(bar.Down)*unit; bar.Down > 0 {
			p.loss(centre-half, base, centre+half, y, 1)
			p.write(centre, y+p.Size*1.1, middle, p.Letter, size, p.Ink, count(bar.Down))
			p.mark(i, 1, x0, base, x0+column, max(y+p.Size*1.3, base+p.Size))
		}
		p.write(centre, height-p.Size*0.35, middle, p.Bold, p.Size, p.Ink, bar.Label)
	}
	p.line(p.Size/2, base, width-p.Size/2, base, p.Faint, p.hair())
	return p.Picture
}

// countIn returns a format and size at which each count fits above its bar.
func (p *pen) countIn(b Bars, room float64) (count func(int) string, size float64) {
	widest := func(count func(int) string) float64 {
		wide := 0.
		for _, bar := range b.Bars {
			wide = max(wide, p.Letter.Width(count(bar.Up), p.Size), p.Letter.Width(count(bar.Down), p.Size))
		}
		return wide
	}
	if widest(b.Count) <= room {
		return b.Count, p.Size
	}
	return b.Short, p.Size * min(1, room/widest(b.Short))
}
