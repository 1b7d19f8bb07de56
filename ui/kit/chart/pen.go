package chart

import (
	"image/color"
	"math"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// pen draws a picture in a look.
type pen struct {
	Look
	Picture
}

func newPen(l Look, width, height float64) *pen {
	return &pen{Look: l, Picture: Picture{Drawing: vector.Drawing{Width: width, Height: height}}}
}

// Anchors of words: their left end, their middle or their right end is at the place.
const (
	begin  = 0
	middle = 0.5
	end    = 1
)

// write writes words in one ink, suit signs in theirs; y is the base line. It returns their width.
func (p *pen) write(x, y, anchor float64, f *Face, size float64, ink color.NRGBA, words string) float64 {
	width := f.Width(words, size)
	x -= anchor * width
	var plain vector.Path
	var suits [4]vector.Path
	for _, letter := range words {
		g := f.glyph(letter)
		path := g.path.Transform(vector.Scale(size, size).Then(vector.Move(x, y)))
		if suit, ok := signs[letter]; ok {
			suits[suit].Join(path)
		} else {
			plain.Join(path)
		}
		x += g.advance * size
	}
	if len(plain.Verbs) > 0 {
		p.Fill(plain, vector.Plain(ink))
	}
	for _, suit := range card.Suits {
		if len(suits[suit].Verbs) > 0 {
			p.Fill(suits[suit], vector.Plain(p.Signs[suit]))
		}
	}
	return width
}

// text writes in the size of all but headings.
func (p *pen) text(x, y, anchor float64, ink color.NRGBA, words string) float64 {
	return p.write(x, y, anchor, p.Letter, p.Size, ink, words)
}

// headSize is the size of headings, in that of text.
const headSize = 1.2

// capital is the height of a capital, in the size of its letters.
const capital = 0.714

// line draws a straight line.
func (p *pen) line(x0, y0, x1, y1 float64, ink color.NRGBA, width float64) {
	var path vector.Path
	path.MoveTo(vector.Pt(x0, y0))
	path.LineTo(vector.Pt(x1, y1))
	p.Stroke(path, vector.Plain(ink), width)
}

func box(x0, y0, x1, y1 float64) vector.Path {
	var path vector.Path
	path.MoveTo(vector.Pt(x0, y0))
	path.LineTo(vector.Pt(x1, y0))
	path.LineTo(vector.Pt(x1, y1))
	path.LineTo(vector.Pt(x0, y1))
	path.Close()
	return path
}

// fill fills a box.
func (p *pen) fill(x0, y0, x1, y1 float64, with color.NRGBA) {
	p.Fill(box(x0, y0, x1, y1), vector.Plain(with))
}

// hatch fills a box with a tint and rising lines. They end within the box: nothing of a
// drawing is cut off.
func (p *pen) hatch(x0, y0, x1, y1 float64, tint, ink color.NRGBA) {
	p.fill(x0, y0, x1, y1, tint)
	width, step := p.hair(), p.Size*0.42
	x0, y0, x1, y1 = x0+width/2, y0+width/2, x1-width/2, y1-width/2
	if x1 <= x0 || y1 <= y0 {
		return
	}
	var lines vector.Path
	// A line has x + y = sum, counted from the corner of the picture, so that the hatches of adjacent boxes continue
	// each other.
	for sum := math.Ceil((x0+y0)/step) * step; sum < x1+y1; sum += step {
		left, right := max(x0, sum-y1), min(x1, sum-y0)
		if right-left < width/4 {
			continue
		}
		lines.MoveTo(vector.Pt(left, sum-left))
		lines.LineTo(vector.Pt(right, sum-right))
	}
	if len(lines.Verbs) > 0 {
		p.Stroke(lines, vector.Plain(ink), width)
	}
}

// gain and loss fill a box as a gain and as a loss of this strength, 0 to 1.
func (p *pen) gain(x0, y0, x1, y1, strength float64) { p.fill(x0, y0, x1, y1, p.gainTint(strength)) }

func (p *pen) loss(x0, y0, x1, y1, strength float64) {
	p.hatch(x0, y0, x1, y1, p.lossTint(strength), vector.Blend(p.Paper, p.Loss, 0.35+0.65*strength))
}

func (l Look) gainTint(strength float64) color.NRGBA {
	return vector.Blend(l.Paper, l.Gain, 0.1+0.9*strength)
}

func (l Look) lossTint(strength float64) color.NRGBA {
	return vector.Blend(l.Paper, l.Loss, 0.04+0.36*strength)
}

// ownTint returns the ground of the reader's own rows.
func (l Look) ownTint() color.NRGBA { return vector.Blend(l.Paper, l.Gain, 0.12) }

// legible returns the ink that is read best on a ground.
func legible(ground color.NRGBA) color.NRGBA {
	dark, light := vector.RGB(0), vector.RGB(0xffffff)
	if vector.Contrast(ground, dark) >= vector.Contrast(ground, light) {
		return dark
	}
	return light
}

// mark adds the place of a number.
func (p *pen) mark(column, row int, x0, y0, x1, y1 float64) {
	p.Marks = append(p.Marks, Mark{column, row, x0, y0, x1, y1})
}
