package chart

// Table is figures in lines.
type Table struct {
	Title string
	Lines []Line
}

// Line is a figure with its label, its margin of chance, and the number of its cases.
type Line struct {
	Label, Value, Chance, Behind string
	Few                          bool // too few cases to rely on
	First                        bool // of a group, with a rule above it
}

// Draw draws the table in a box. Each line is a mark in its row.
func (t Table) Draw(l Look, width, height float64) Picture {
	p := newPen(l, width, height)
	top := 0.
	if t.Title != "" {
		top = p.head(t.Title)
	}
	size, right := t.columns(l, width)
	p.Size = size
	high := min((height-top)/float64(max(len(t.Lines), 1)), p.Size*3.4)
	for i, line := range t.Lines {
		y := top + float64(i)*high
		base := y + high/2 + p.Size*capital/2
		if line.First && i > 0 {
			p.line(0, y, width, y, p.Rule, p.hair())
		}
		ink, face := p.Ink, p.Bold
		if line.Few {
			ink, face = p.Faint, p.Letter
		}
		p.text(0, base, begin, p.Ink, line.Label)
		p.write(right, base, end, face, p.Size, ink, line.Value)
		p.text(right+p.gap()*0.7, base, begin, p.Faint, line.Chance)
		p.text(width, base, end, p.Faint, line.Behind)
		p.mark(0, i, 0, y, width, y+high)
	}
	return p.Picture
}

// columns returns the size of the letters, reduced if the lines would be too long, and the right edge of the values.
func (t Table) columns(l Look, width float64) (size, right float64) {
	label, value, chance, behind := 0., 0., 0., 0.
	for _, line := range t.Lines {
		label = max(label, l.Letter.Width(line.Label, l.Size))
		value = max(value, l.Bold.Width(line.Value, l.Size), l.Letter.Width(line.Value, l.Size))
		chance = max(chance, l.Letter.Width(line.Chance, l.Size))
		behind = max(behind, l.Letter.Width(line.Behind, l.Size))
	}
	rest := chance + behind + 2.4*l.gap()
	shrink := min(1, width/(label+l.gap()+value+rest+0.001))
	return l.Size * shrink, width - rest*shrink
}
