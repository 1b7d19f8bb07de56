package widget

import (
	"image/color"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

// Prose is text in one size in which ♣ ♦ ♥ and ♠ are drawn as the deck's suit signs. It breaks lines at "\n" and, if
// Wrap is set, at spaces; at no-break spaces only if the words are longer than a line.
type Prose struct {
	widget.BaseWidget

	Text     string
	TextSize float32
	Ink      color.Color
	Bold     bool
	Wrap     bool
	Align    fyne.TextAlign

	art    *Art
	lined  lining // the last call of SetLine
	celled celled
}

var _ fyne.Widget = (*Prose)(nil)

// NewProse returns prose in the given size and ink, on one line.
func NewProse(art *Art, text string, size float32, ink color.Color) *Prose {
	p := &Prose{Text: text, TextSize: size, Ink: ink, art: art}
	p.ExtendBaseWidget(p)
	return p
}

// Set shows another text, in another ink. In a cell it fits the text, since the cell may not be laid out again.
func (p *Prose) Set(text string, ink color.Color) {
	if p.show(text, ink) && p.celled.room > 0 {
		p.FitCell(p.celled.room)
	}
}

// show shows a text in an ink as it is, and reports whether that is a change.
func (p *Prose) show(text string, ink color.Color) bool {
	if p.Text == text && p.Ink == ink {
		return false
	}
	p.Text, p.Ink = text, ink
	p.Refresh()
	return true
}

// SetTextSize shows the text in another size.
func (p *Prose) SetTextSize(size float32) {
	if p.TextSize == size {
		return
	}
	p.TextSize = size
	p.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (p *Prose) CreateRenderer() fyne.WidgetRenderer {
	r := &proseRenderer{prose: p}
	r.build()
	return r
}

const noBreak = '\u00a0'

var signs = map[rune]card.Suit{'♣': card.Clubs, '♦': card.Diamonds, '♥': card.Hearts, '♠': card.Spades}

// run is a piece of a word: some letters, or a suit sign.
type run struct {
	object fyne.CanvasObject
	width  float32
	sign   bool
}

// word is a piece of text that isn't broken across lines.
type word struct {
	runs  []run
	width float32
	last  bool // of its line, by "\n"
	comma bool // at its end
	holds bool // joined to the word before it by a no-break space
}

// lettering is all that the objects of a text depend on, but for their places.
type lettering struct {
	text  string
	size  float32
	ink   color.Color
	bold  bool
	style cardart.Style
}

type proseRenderer struct {
	prose   *Prose
	drawn   lettering // the text of the objects
	words   []word
	objects []fyne.CanvasObject
	space   float32
	height  float32 // of a line
}

func (r *proseRenderer) style() fyne.TextStyle { return fyne.TextStyle{Bold: r.prose.Bold} }

// build makes the objects of the current text, unless they exist. Fyne caches everything that it has drawn for a
// minute.
func (r *proseRenderer) build() {
	p := r.prose
	now := lettering{p.Text, p.TextSize, p.Ink, p.Bold, p.art.Style}
	if r.height > 0 && r.drawn == now {
		return
	}
	r.drawn = now
	r.words, r.objects = nil, nil
	r.space = fyne.MeasureText(" ", p.TextSize, r.style()).Width
	r.height = fyne.MeasureText("M", p.TextSize, r.style()).Height
	for _, line := range strings.Split(p.Text, "\n") {
		for _, held := range strings.FieldsFunc(line, func(c rune) bool { return c != noBreak && unicode.IsSpace(c) }) {
			for i, w := range strings.FieldsFunc(held, func(c rune) bool { return c == noBreak }) {
				r.words = append(r.words, r.word(w))
				last := &r.words[len(r.words)-1]
				last.comma, last.holds = strings.HasSuffix(w, ","), i > 0 || w == "—" // no line begins with a dash
			}
		}
		if n := len(r.words); n > 0 {
			r.words[n-1].last = true
		}
	}
}

func (r *proseRenderer) word(text string) word {
	var w word
	add := func(piece run) {
		w.runs = append(w.runs, piece)
		w.width += piece.width
		r.objects = append(r.objects, piece.object)
	}
	letters := ""
	flush := func() {
		if letters == "" {
			return
		}
		t := canvas.NewText(letters, r.prose.Ink)
		t.TextSize, t.TextStyle = r.prose.TextSize, r.style()
		add(run{object: t, width: fyne.MeasureText(letters, t.TextSize, t.TextStyle).Width})
		letters = ""
	}
	for _, c := range text {
		suit, ok := signs[c]
		if !ok {
			letters += string(c)
			continue
		}
		flush()
		add(run{object: r.prose.art.Sign(suit, r.prose.Ink), width: r.prose.TextSize * 0.92, sign: true})
	}
	flush()
	return w
}

// lines breaks the words into lines of at most the given width.
func (r *proseRenderer) lines(width float32) [][]word {
	var lines [][]word
	var line []word
	var used float32
	for i, w := range r.words {
		whole := w.width
		if !w.holds {
			next := i
			if whole, next = r.together(i, width); r.stays(next) {
				if with, _ := r.together(next, width); whole+r.space+with <= width {
					whole += r.space + with
				}
			}
		}
		if r.prose.Wrap && len(line) > 0 && used+r.space+whole > width {
			lines, line, used = append(lines, line), nil, 0
		}
		if len(line) > 0 {
			used += r.space
		}
		line = append(line, w)
		used += w.width
		if w.last {
			lines, line, used = append(lines, line), nil, 0
		}
	}
	return lines
}

// together returns the width of a word and those joined to it, and the index of the following word. If they don't fit
// on a line it counts only as many as fit.
func (r *proseRenderer) together(i int, width float32) (whole float32, next int) {
	whole = r.words[i].width
	for next = i + 1; next < len(r.words) && r.words[next].holds && whole+r.space+r.words[next].width <= width; next++ {
		whole += r.space + r.words[next].width
	}
	return whole, next
}

// stays reports whether a word should not be separated from the one before it: a suit sign after a number, or a card
// after its verb.
func (r *proseRenderer) stays(i int) bool {
	sign := func(w word) bool { return w.runs[0].sign }
	return i < len(r.words) && !r.words[i-1].last && !r.words[i-1].comma && sign(r.words[i]) && !sign(r.words[i-1])
}

func (r *proseRenderer) lineWidth(line []word) float32 {
	width := r.space * float32(max(len(line)-1, 0))
	for _, w := range line {
		width += w.width
	}
	return width
}

func (r *proseRenderer) Layout(size fyne.Size) {
	lines := r.lines(size.Width)
	y := float32(0)
	if !r.prose.Wrap {
		y = max(0, (size.Height-r.height*float32(len(lines)))/2)
	}
	for _, line := range lines {
		x := float32(0)
		switch spare := size.Width - r.lineWidth(line); r.prose.Align {
		case fyne.TextAlignCenter:
			x = spare / 2
		case fyne.TextAlignTrailing:
			x = spare
		}
		for _, w := range line {
			for _, piece := range w.runs {
				if piece.sign {
					side := r.prose.TextSize * 0.86
					place(piece.object, x+(piece.width-side)/2, y+(r.height-side)/2+r.prose.TextSize*0.03, side, side)
				} else {
					place(piece.object, x, y, piece.width, r.height)
				}
				x += piece.width
			}
			x += r.space
		}
		y += r.height
	}
}

func (r *proseRenderer) MinSize() fyne.Size {
	width := float32(0)
	lines := r.lines(r.prose.Size().Width)
	if r.prose.Wrap {
		for _, w := range r.words {
			width = max(width, w.width)
		}
	} else {
		for _, line := range lines {
			width = max(width, r.lineWidth(line))
		}
	}
	return fyne.NewSize(width, r.height*float32(max(len(lines), 1)))
}

func (r *proseRenderer) Refresh() {
	r.build()
	r.Layout(r.prose.Size())
	canvas.Refresh(r.prose)
}

func (r *proseRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *proseRenderer) Destroy()                     {}
