package tabletop

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// boxes are the free boxes of a player's board: lines on the felt. Cards cover them.
type boxes struct{ lines []*canvas.Rectangle }

// show draws the boxes of a place, those of some rows brighter.
func (b *boxes) show(g Geometry, place int, bright func(poker.Row) bool) {
	p, n := theme.Current(), 0
	for _, row := range poker.Rows {
		for i := range row.Len() {
			if n == len(b.lines) {
				b.lines = append(b.lines, canvas.NewRectangle(color.Transparent))
			}
			line, r := b.lines[n], g.Box(place, row, i)
			line.FillColor = color.NRGBA{A: 0x16}
			line.StrokeColor, line.StrokeWidth, line.CornerRadius = theme.WithAlpha(p.FeltInk, 0x2c), g.U, r.W*0.07
			if bright(row) {
				line.StrokeColor, line.StrokeWidth = p.Gold, 2*g.U
			}
			if i < row.Len()-1 { // only the part that the next box leaves visible
				r.W = min(r.W, g.Box(place, row, i+1).X-r.X+line.CornerRadius)
			}
			if row < poker.Bottom && place > 0 {
				r.H = min(r.H, g.Box(place, row+1, 0).Y-r.Y-2*g.U)
			}
			cardtable.Put(line, r)
			line.Refresh()
			n++
		}
	}
}

func (b *boxes) objects() []fyne.CanvasObject {
	objects := make([]fyne.CanvasObject, len(b.lines))
	for i, l := range b.lines {
		objects[i] = l
	}
	return objects
}

// rowWords are the words beside a row of the user's: its name, its strength, its royalty or an error, and its joker.
type rowWords struct{ name, strength, earns, joker *kitwidget.Prose }

func newRowWords(art *kitwidget.Art) rowWords {
	prose := func() *kitwidget.Prose { return kitwidget.NewProse(art, "", theme.SmallText, color.Black) }
	w := rowWords{prose(), prose(), prose(), prose()}
	w.strength.Wrap, w.strength.Bold = true, true
	w.earns.Wrap, w.joker.Wrap = true, true
	return w
}

// show updates the words on a row.
func (w rowWords) show(m Model, g Geometry, row poker.Row) {
	p, at := theme.Current(), g.Words(row)
	faint := theme.Mix(p.FeltInk, p.Felt, 0.25)
	w.name.Set(text.T("poker.row-key", "Row", pokertext.Row(row), "Key", text.T("poker.key."+row.String())), faint)
	w.strength.Set(pokertext.Sentence(pokertext.Strength(m.Standing.Strengths[row])), p.FeltInk)
	earns, ink := m.earns(row), theme.Mix(p.Gold, p.FeltInk, 0.35)
	if m.warns(row) || m.faulty(row) {
		ink = theme.Mix(theme.Dark.Bad, p.FeltInk, 0.25)
	}
	w.earns.Set(earns, ink)
	w.joker.Set(m.joker(row), faint)
	fitAll(g, fyne.NewSize(at.W, at.H), w.all()...)
	y := at.Y
	for _, prose := range w.all() {
		high := prose.MinSize().Height
		if prose.Text == "" {
			high = 0
		}
		kitwidget.Put(prose, at.X, y, at.W, high)
		y += high
	}
}

// leastWords is the smallest size of letters in which words are kept in their room, as a share of the usual one.
const leastWords = 0.75

// fitAll sets small texts, one below the other, in the largest letters that fit the room. It returns their total height.
func fitAll(g Geometry, room fyne.Size, all ...*kitwidget.Prose) (high float32) {
	const step = 0.05
	for unit := g.T; ; unit = max(unit-step*g.T, leastWords*g.U) {
		high = 0
		wide := true
		for _, p := range all {
			p.SetTextSize(theme.SmallText * unit)
			p.Resize(fyne.NewSize(room.Width, 1))
			least := p.MinSize()
			if wide = wide && least.Width <= room.Width; p.Text != "" {
				high += least.Height
			}
		}
		if wide && high <= room.Height || unit <= leastWords*g.U {
			return high
		}
	}
}

func (w rowWords) all() []*kitwidget.Prose {
	return []*kitwidget.Prose{w.name, w.strength, w.earns, w.joker}
}

// late is the number of free boxes from which a row should be stronger than the one above it.
const late = 2

// warns reports whether a row is still weaker than one above it when little of it is free.
func (m Model) warns(row poker.Row) bool {
	return m.Standing.Behind[row] && m.Placing.Board().Free(row) <= late
}

// faulty reports whether the hand is dead by the weakness of a row.
func (m Model) faulty(row poker.Row) bool { return m.Standing.Dead && m.Standing.Fault == row }

// coming returns the number of cards that the user gets at once in the next hand by a row, if this hand lives as it is.
func (m Model) coming(row poker.Row) int {
	s := m.Standing
	switch of := poker.Top; {
	case m.Person().Fantasy == 0 && row == poker.Top:
		return s.Fantasy
	case m.Person().Fantasy > 0:
		if s.Strengths[poker.Top].Kind() != poker.Trips {
			of = poker.Bottom
		}
		if row == of {
			return s.Return
		}
	}
	return 0
}

// earns describes the royalty of a row and the fantasy that it brings, or an error in it.
func (m Model) earns(row poker.Row) string {
	s := m.Standing
	switch {
	case m.faulty(row):
		return text.T("poker.dead")
	case s.Dead:
		return ""
	case m.warns(row):
		return text.T("poker.behind")
	}
	words := ""
	if s.Royalties[row] > 0 {
		words = pokertext.Points(s.Royalties[row])
	}
	if n := m.coming(row); n > 0 {
		fantasy := text.T("poker.fantasy-next", "N", n)
		if words == "" {
			return fantasy
		}
		return text.T("poker.both", "One", words, "Other", fantasy)
	}
	return words
}

// joker names the card that the joker of a row is at present.
func (m Model) joker(row poker.Row) string {
	if m.Standing.Joker == (card.Card{}) || !hasJoker(m.Placing.Board().Row(row)) {
		return ""
	}
	return text.T("poker.joker-is", "Card", pokertext.Card(m.Standing.Joker))
}

func hasJoker(cards poker.Cards) bool {
	for _, c := range cards {
		if c == card.Joker {
			return true
		}
	}
	return false
}

// says describes the rows of another player.
func (m Model) says(place int) string {
	if place == 0 || place >= len(m.Players) {
		return ""
	}
	p := m.Players[place]
	if p.Hidden && p.Board.Len() == 0 {
		return text.T("poker.tip.hidden", "Name", p.Name)
	}
	standing := m.Rules.Standing(p.Board)
	var words []string
	for _, row := range poker.Rows {
		if s := standing.Strengths[row]; s != 0 {
			words = append(words, text.T("poker.tip.row", "Row", pokertext.Row(row), "Strength", pokertext.Strength(s)))
		}
	}
	if standing.Dead {
		words = append(words, text.T("poker.dead"))
	}
	return strings.Join(words, "\n")
}
