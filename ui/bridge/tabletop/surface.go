package tabletop

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// rimWidth is the width of the table's wooden rim, in units.
const rimWidth = 22

// Surface is the table of bridge with its name plates, its piles and its cards. It shows models.
type Surface struct {
	cardtable.Surface

	OnRest  func()      // all cards of a new deal, or of one that is over, have come to rest
	OnStill func()      // nothing moves any more, after a change; or nil
	Audible func() bool // whether Sound does, as far as one knows; nil means yes

	art      *kitwidget.Art
	lay      func(w, h float32) Geometry
	model    Model
	geometry Geometry
	selected card.Card       // by the keyboard
	pointed  card.Card       // under the pointer
	marked   card.Card       // to be played when its turn comes
	spoken   card.Hand       // of: these cards shine
	cues     []cardtable.Cue // sounds of the model's change
	felt     *kitwidget.Backdrop
	plates   [4]*plateView      // by place
	plaque   *cardtable.Plaque  // the contract
	piles    [2]*cardtable.Pile // the tricks that each side has won
}

// NewSurface returns an empty table.
func NewSurface(art *kitwidget.Art) *Surface {
	s := &Surface{art: art, lay: NewGeometry, plaque: cardtable.NewPlaque(art)}
	s.felt = kitwidget.NewBackdrop(s.paintFelt)
	s.felt.Raster.ScaleMode = canvas.ImageScalePixels // a pixel is a pixel: that is painted faster
	for p := range s.plates {
		s.plates[p] = newPlateView(art)
	}
	for side := range s.piles {
		s.piles[side] = cardtable.NewPile(art)
	}
	s.Init(art, s.felt)
	s.LeastSize = fyne.NewSize(640, 480)
	s.OnPointed, s.OnResized, s.OnSettled = s.point, s.resize, s.settled
	s.furnish(s.piles[:]...)
	s.ExtendBaseWidget(s)
	return s
}

// furnish puts the plates, the plaque and piles on the felt.
func (s *Surface) furnish(piles ...*cardtable.Pile) {
	s.Furniture = nil
	for _, p := range s.plates {
		s.Furniture = append(s.Furniture, p)
	}
	s.Furniture = append(s.Furniture, s.plaque)
	for _, p := range piles {
		s.Furniture = append(s.Furniture, p.Objects()...)
	}
}

// Explain adds tips for the marks on the plates and the number of tricks. It must be called before the table is shown.
func (s *Surface) Explain(tips *kitwidget.Tips) {
	for _, p := range s.plates {
		p.tips = tips
	}
	for side, p := range s.piles {
		p.Explain(tips, func() string { return text.TN("tip.tricks", p.Tricks(), "Side", s.model.Side(card.Side(side))) })
	}
	s.furnish(s.piles[:]...)
}

// paintFelt returns a function that paints the current table.
func (s *Surface) paintFelt() func(w, h int) image.Image {
	g, p := s.geometry, theme.Current()
	if s.model.Away {
		p = p.Elsewhere()
	}
	if g.AllOpen {
		return func(w, h int) image.Image { return openPicture(w, h, g, p) }
	}
	return func(w, h int) image.Image { return feltPicture(w, h, g.W, g.Oval.Rect, rimWidth*g.U, p) }
}

// SetModel shows a model. Changes are animated.
func (s *Surface) SetModel(m Model) {
	old := s.model
	s.model = m
	s.cues = append(s.cues, Cues(old, m)...)
	if m.Deal != old.Deal {
		s.Clear()
	}
	if m.Away != old.Away {
		s.felt.Refresh()
	}
	if s.geometry.W > 0 {
		s.geometry = s.laid(s.geometry.W, s.geometry.H)
	}
	if !m.Plays.Has(s.selected) {
		s.selected = card.Card{}
	}
	s.showPlates()
	s.showPlaque()
	s.update()
}

// Select raises the selected card; the zero card selects none.
func (s *Surface) Select(c card.Card) {
	s.selected = c
	s.update()
}

// Mark raises a card that is to be played at its turn; the zero card is none.
func (s *Surface) Mark(c card.Card) {
	if s.marked != c {
		s.marked = c
		s.update()
	}
}

// Selected returns the card that is chosen by the keyboard.
func (s *Surface) Selected() card.Card { return s.selected }

// point raises the card under the pointer.
func (s *Surface) point(at cardtable.Sprite) {
	s.pointed = at.Face
	s.update()
}

// raised returns the card that is chosen: by the keyboard, or else by the pointer if it may be played.
func (s *Surface) raised() card.Card {
	if s.selected == (card.Card{}) && s.model.Yours && s.model.Plays.Has(s.pointed) {
		return s.pointed
	}
	if s.selected == (card.Card{}) {
		return s.marked
	}
	return s.selected
}

// update shows the model as it is now. Before the table has a size, nothing can be shown.
func (s *Surface) update() {
	if s.geometry.W == 0 {
		return
	}
	cues := s.cues
	s.cues = nil
	scene := s.lit(NewScene(s.model, s.geometry, s.raised()))
	if s.model.fresh() && s.audible() {
		scene = scene.Later(sound.ShuffleTime)
	}
	show := s.Set
	if s.Scene().Empty() && !s.model.fresh() { // a board that is taken up in the middle isn't dealt again
		show = s.Lay
	}
	show(scene, cues...)
	if s.Dealing() || s.Spreading() {
		s.showPiles()
	}
}

// resize lays the table out for another size.
func (s *Surface) resize(size fyne.Size) {
	first := s.geometry.W == 0
	s.geometry = s.laid(size.Width, size.Height)
	if first {
		s.showPlates()
		s.showPlaque()
		s.update()
		return
	}
	s.relay()
}

// laid returns the geometry of a table of w by h points.
func (s *Surface) laid(w, h float32) Geometry {
	g := s.lay(w, h)
	g.Index = s.art.Style.Index
	return g.For(s.model)
}

// relay lays out everything again.
func (s *Surface) relay() {
	s.showPlates()
	s.showPlaque()
	s.Lay(s.lit(NewScene(s.model, s.geometry, s.raised())))
}

// Redraw redraws everything after a change of the theme, or of the look of cards.
func (s *Surface) Redraw() {
	if now := s.laid(s.geometry.W, s.geometry.H); now.W > 0 && now != s.geometry {
		s.geometry = now
		s.relay()
	}
	s.Refresh()
}

// settled updates the piles once the cards have come to rest, and reports the end of a deal.
func (s *Surface) settled(movement string) {
	s.showPiles()
	if movement != "" {
		s.OnRest()
	}
	if s.OnStill != nil {
		s.OnStill()
	}
}

// Dealing reports whether a new deal is on its way to the players.
func (s *Surface) Dealing() bool {
	movement, _ := s.Moving()
	return movement == dealing
}

// Spreading reports whether the hands of a finished board are still moving to their open places.
func (s *Surface) Spreading() bool {
	movement, _ := s.Moving()
	return movement == spreading
}
