package review

import (
	"image"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// table shows the boards of all players on felt. A click on it moves on.
type table struct {
	*cardtable.Surface
	art     *widget.Art
	felt    *widget.Backdrop
	players []player
	seats   []*seat // by place
	g       geometry
}

// seat holds the texts on the felt about a player.
type seat struct {
	ground      *canvas.Rectangle // visible if the player has just acted
	name, right *widget.Prose
	button      *cardtable.Disc
	boxes       []*canvas.Rectangle
	words       [3]*widget.Prose
	joker       *widget.Prose // its final card, below its row
	thrown      *widget.Prose
}

func newTable(art *widget.Art, step func(by int)) *table {
	t := &table{art: art}
	t.felt = widget.NewBackdrop(t.paint)
	t.Surface = cardtable.NewSurface(art, t.felt)
	t.OnWheel = step
	t.LeastSize = fyne.NewSize(420, 320)
	t.OnResized = func(size fyne.Size) {
		t.layOut(size)
		t.Lay(sceneOf(t.players, t.g))
	}
	return t
}

// paint returns a function that paints the current felt.
func (t *table) paint() func(w, h int) image.Image {
	p, width, unit := theme.Current(), max(t.g.w, 1), t.g.u
	return func(w, h int) image.Image {
		scale := float64(w) / float64(width)
		u := float64(unit) * scale
		shape := felt.Tray{X: u, Y: u, W: float64(w) - 2*u, H: float64(h) - 2*u, Radius: 26 * u}
		return felt.Table{Shape: shape, Rim: rim * u, Palette: p}.Picture(w, h)
	}
}

// show shows players; changes are animated.
func (t *table) show(players []player) {
	again := len(players) != len(t.players)
	t.players = players
	if again && t.g.w > 0 {
		t.layOut(fyne.NewSize(t.g.w, t.g.h))
	}
	t.furnish()
	if t.g.w > 0 {
		t.Set(sceneOf(players, t.g))
	}
}

// layOut lays the table out for a size.
func (t *table) layOut(size fyne.Size) {
	t.g = newGeometry(size.Width, size.Height, theme.U(1), max(len(t.players), 1))
	t.furnish()
}

// furnish updates the texts on the felt.
func (t *table) furnish() {
	if t.g.w == 0 {
		return
	}
	t.Furniture = nil
	for place, p := range t.players {
		if place == len(t.seats) {
			t.seats = append(t.seats, newSeat(t.art))
		}
		t.seats[place].show(p, place, t.g)
		t.Furniture = append(t.Furniture, t.seats[place].objects()...)
	}
	t.Restack()
}

func newSeat(art *widget.Art) *seat {
	prose := func() *widget.Prose { return widget.NewProse(art, "", theme.SmallText, color.Black) }
	s := &seat{ground: canvas.NewRectangle(color.Transparent), name: prose(), right: prose(), button: cardtable.NewDisc(art)}
	s.thrown, s.joker = prose(), prose()
	s.name.Bold, s.right.Align = true, fyne.TextAlignTrailing
	for range poker.Boxes {
		s.boxes = append(s.boxes, canvas.NewRectangle(color.Transparent))
	}
	for row := range s.words {
		s.words[row] = prose()
	}
	return s
}

func (s *seat) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{s.ground}
	for _, box := range s.boxes {
		all = append(all, box)
	}
	all = append(all, s.name, s.right, s.thrown, s.joker)
	for _, words := range s.words {
		all = append(all, words)
	}
	return append(all, s.button.Objects()...)
}

// show shows a player.
func (s *seat) show(p player, place int, g geometry) {
	ink := theme.Current()
	head := g.head(place)
	s.ground.FillColor, s.ground.CornerRadius = color.NRGBA{}, 6*g.u
	if p.acted && !p.over {
		s.ground.FillColor = theme.WithAlpha(ink.Gold, 0x50)
	}
	cardtable.Put(s.ground, cardtable.NewRect(head.X-5*g.u, head.Y, head.W+10*g.u, head.H-2*g.u))
	s.ground.Refresh()
	s.name.SetTextSize(theme.SmallText * g.u)
	s.right.SetTextSize(theme.SmallText * g.u)
	s.name.Set(p.name, ink.FeltInk)
	words, tone := p.headWords()
	s.right.Set(words, tone)
	left := float32(0)
	s.button.Show("", 1, false)
	if p.button {
		size := 17 * g.u
		s.button.Show(text.T("poker.button-letter"), 10*g.u, true)
		s.button.Layout(cardtable.NewRect(head.X, head.Y+1.5*g.u, size, size))
		left = size + 5*g.u
	}
	s.name.FitCell(max(0, head.W-left-s.right.MinSize().Width-5*g.u))
	cardtable.Put(s.name, cardtable.NewRect(head.X+left, head.Y, head.W-left, head.H))
	cardtable.Put(s.right, head)
	s.thrown.Set("", ink.FeltInk)
	s.joker.Set("", ink.FeltInk)
	if len(p.thrown) > 0 {
		room := g.caption(place)
		s.thrown.Set(text.T("poker.review.thrown"), theme.Mix(ink.FeltInk, ink.Felt, 0.35))
		s.thrown.FitHeight(theme.SmallText*g.u*0.85, room.H)
		s.thrown.FitCell(room.W)
	}
	cardtable.Put(s.thrown, g.caption(place))
	n := 0
	for _, row := range poker.Rows {
		for i := range row.Len() {
			box := s.boxes[n]
			box.StrokeColor, box.StrokeWidth, box.CornerRadius = theme.WithAlpha(ink.FeltInk, 0x2c), g.u, 4*g.u
			box.Hidden = i < len(p.board[row])
			cardtable.Put(box, g.free(place, row, i))
			box.Refresh()
			n++
		}
	}
	s.worth(p, place, g)
}

// worth shows the worth beside each row, and below that what its joker became.
func (s *seat) worth(p player, place int, g geometry) {
	ink := theme.Current()
	in := g.aside(place)
	var heights [3]float32
	for _, row := range poker.Rows {
		words := s.words[row]
		words.SetTextSize(theme.SmallText * g.u)
		words.Set(p.rowWords(row), ink.FeltInk)
		for size, wide := theme.SmallText*g.u, words.MinSize().Width; wide > in.W && size > 1; wide = words.MinSize().Width {
			size *= min(0.97, in.W/wide) // widths of letters are whole pixels
			words.SetTextSize(size)
		}
		heights[row] = words.MinSize().Height
		if p.became(row) {
			s.joker.SetTextSize(theme.SmallText * g.u * 0.85)
			s.joker.Set(text.T("poker.joker-is", "Card", pokertext.Card(p.rated.Joker)), theme.Mix(ink.FeltInk, ink.Felt, 0.25))
			heights[row] += s.joker.MinSize().Height
		}
	}
	for row, room := range g.words(place, heights, len(p.thrown) > 0) {
		high := s.words[row].MinSize().Height
		cardtable.Put(s.words[row], cardtable.NewRect(room.X, room.Y, room.W, high))
		if p.became(poker.Row(row)) {
			cardtable.Put(s.joker, cardtable.NewRect(room.X, room.Y+high, room.W, room.H-high))
		}
	}
}

// became reports whether the words of a row include what its joker became.
func (p player) became(row poker.Row) bool {
	return jokerIn(p.board[row]) && p.over && p.rated.Joker != (card.Card{})
}

// jokerIn reports whether the joker is among some cards.
func jokerIn(cards []dealt) bool {
	return slices.ContainsFunc(cards, func(d dealt) bool { return d.face == card.Joker })
}

// headWords describes a player's state beside the name: chips or fantasy, and at the end the gain of the hand.
func (p player) headWords() (words string, ink color.Color) {
	palette := theme.Current()
	switch {
	case p.over && p.rated.Dead:
		return text.T("poker.review.head.dead", "Points", pokertext.Points(p.points)), palette.FeltInk
	case p.over:
		return text.T("poker.review.head.over", "Points", pokertext.Points(p.points), "Chips", pokertext.Chips(p.stack)), palette.FeltInk
	case p.fantasy > 0:
		return text.T("poker.review.head.fantasy", "Cards", p.fantasy), palette.FeltInk
	}
	return pokertext.Chips(p.stack), theme.Mix(palette.FeltInk, palette.Felt, 0.25)
}

// rowWords describes the worth of a row at the end.
func (p player) rowWords(row poker.Row) string {
	switch s := p.rated.Strengths[row]; {
	case !p.over || s == 0:
		return ""
	default:
		return pokertext.Pays(kindWords(s), p.rated.Royalties[row])
	}
}
