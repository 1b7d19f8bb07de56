package chart

// item is an entry of a legend: words, after a sample if there is one.
type item struct {
	words  string
	long   float64                              // of the sample, in the size of text
	sample func(x0, x1, middle, height float64) // draws it between two places on a line
}

// legendGap is the room before an entry, in gaps.
const legendGap = 1.6

// head writes a picture's heading, and a legend at the right end of the line, both smaller if they don't fit. It
// returns the top of the room below.
func (p *pen) head(title string, legend ...item) (top float64) {
	size := p.Size
	wide := p.Bold.Width(title, size*headSize) + p.gap()
	for _, i := range legend {
		wide += p.itemWidth(i)
	}
	shrink := min(1, p.Width/wide)
	y := size * headSize
	p.write(0, y, begin, p.Bold, size*headSize*shrink, p.Ink, title)
	p.Size = size * shrink
	x := p.Width
	for _, i := range legend {
		x -= p.itemWidth(i)
	}
	for _, i := range legend {
		at := x + legendGap*p.gap()
		if i.sample != nil {
			i.sample(at, at+i.long*p.Size, y-p.Size*capital/2, p.Size*0.85)
			at += i.long*p.Size + p.gap()/2
		}
		p.text(at, y, begin, p.Faint, i.words)
		x += p.itemWidth(i)
	}
	p.Size = size
	return size * headSize * 2.1
}

// itemWidth returns the width of an entry, with the gap before it.
func (p *pen) itemWidth(i item) float64 {
	wide := p.Letter.Width(i.words, p.Size) + legendGap*p.gap()
	if i.sample != nil {
		wide += i.long*p.Size + p.gap()/2
	}
	return wide
}
