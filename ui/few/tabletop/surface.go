package tabletop

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// Surface is the table with its plates, piles and cards. It shows models, and reports what the user points at.
type Surface struct {
	cardtable.Surface

	OnSpot  func(Spot)  // a card has been clicked, or dragged to the middle; or a packet, or cards face down that can be looked at
	OnElse  func()      // the table has been clicked elsewhere
	OnRest  func()      // all cards of a new deal, or of one that is over, have come to rest
	Audible func() bool // whether Sound does, as far as one knows; nil means yes

	art      *kitwidget.Art
	tips     *kitwidget.Tips
	lay      func(w, h float32, kind few.Kind) Geometry
	model    Model
	geometry Geometry
	selected Spot      // by the keyboard
	pointed  Spot      // under the pointer
	marked   card.Card // to be played at its turn
	cues     []cardtable.Cue
	felt     *kitwidget.Backdrop
	plates   [stations]*plateView
	plaque   *cardtable.Plaque
	piles    [2]*cardtable.Pile // ours, theirs
	captions captionView
	glow     glow
	drag     drag
}

var (
	_ fyne.Draggable = (*Surface)(nil)
	_ fyne.Tappable  = (*Surface)(nil)
)

// NewSurface returns an empty table. Tips explain the marks on the plates; there are none if it is nil.
func NewSurface(art *kitwidget.Art, tips *kitwidget.Tips) *Surface {
	s := &Surface{art: art, tips: tips, lay: NewGeometry, plaque: cardtable.NewPlaque(art), captions: captionView{art: art}}
	s.felt = kitwidget.NewBackdrop(s.paintFelt)
	s.felt.Raster.ScaleMode = canvas.ImageScalePixels // a pixel is a pixel: that is painted faster
	for i := range s.piles {
		s.piles[i] = cardtable.NewPile(art)
	}
	if tips != nil {
		s.piles[0].Explain(tips, func() string { return text.TN("few.tabletop.ours", s.piles[0].Tricks()) })
		s.piles[1].Explain(tips, func() string { return text.TN("few.tabletop.theirs", s.piles[1].Tricks()) })
	}
	s.Init(art, s.felt)
	s.LeastSize = fyne.NewSize(640, 480)
	s.OnPointed, s.OnResized, s.OnSettled = s.point, s.resize, s.settled
	s.ExtendBaseWidget(s)
	return s
}

// NewStill returns an empty table that isn't played at: to look back at a deal, or for a picture among words. It is content with
// little room.
func NewStill(art *kitwidget.Art) *Surface {
	s := NewSurface(art, nil)
	s.lay, s.LeastSize = newStill, fyne.NewSize(240, 160)
	s.felt.Rough = true // deals are opened one after another
	s.felt.Raster.ScaleMode = canvas.ImageScaleSmooth
	return s
}

// paintFelt returns a function that paints the current table.
func (s *Surface) paintFelt() func(w, h int) image.Image {
	g, p := s.geometry, theme.Current()
	return func(w, h int) image.Image { return feltPicture(w, h, g, p) }
}

// feltPicture paints w by h pixels of the room with the table in it.
func feltPicture(w, h int, g Geometry, p theme.Palette) *image.RGBA {
	scale := float64(w) / float64(max(g.W, 1))
	u := float64(g.U) * scale
	shape := felt.Tray{
		X: float64(g.Felt.X) * scale, Y: float64(g.Felt.Y) * scale, W: float64(g.Felt.W) * scale, H: float64(g.Felt.H) * scale,
		Radius: feltRadius * u,
	}
	return felt.Table{Shape: shape, Rim: rimWidth * u, Line: true, Palette: p}.Picture(w, h)
}

// Model returns the current model.
func (s *Surface) Model() Model { return s.model }

// Geometry returns the current geometry.
func (s *Surface) Geometry() Geometry { return s.geometry }

// SetModel shows a model. Changes are animated.
func (s *Surface) SetModel(m Model) {
	old := s.model
	s.model = m
	s.cues = append(s.cues, Cues(old, m)...)
	if m.Number != old.Number {
		s.Clear()
	}
	if m.Kind() != old.Kind() && s.geometry.W > 0 {
		s.geometry = s.relaid(s.geometry.W, s.geometry.H)
		s.felt.Refresh()
	}
	if !m.May(s.selected) {
		s.selected = Spot{}
	}
	if !m.May(s.pointed) {
		s.pointed = Spot{}
	}
	s.drag = drag{}
	s.furnish()
	s.update(old)
	s.Restack()
}

func (s *Surface) relaid(w, h float32) Geometry {
	g := s.lay(w, h, s.model.Kind())
	g.Index = s.art.Style.Index
	return g
}

// Select raises the selected card; the zero Spot selects none.
func (s *Surface) Select(at Spot) {
	s.selected = at
	s.update(s.model)
}

// Selected returns the card that is chosen by the keyboard.
func (s *Surface) Selected() Spot { return s.selected }

// Mark raises the card that the user has chosen early; the zero card unmarks it.
func (s *Surface) Mark(c card.Card) {
	if s.marked != c {
		s.marked = c
		s.update(s.model)
	}
}

// raised returns the selected card, or else the one under the pointer, or the marked one.
func (s *Surface) raised() Spot {
	if !s.selected.there && s.model.May(s.pointed) {
		return s.pointed
	}
	if !s.selected.there {
		at, _ := s.model.Piles.At(s.marked)
		return at
	}
	return s.selected
}

// update shows the model as it is now. Before the table has a size, nothing can be shown.
func (s *Surface) update(old Model) {
	if s.geometry.W == 0 {
		return
	}
	cues := s.cues
	s.cues = nil
	scene := NewScene(old, s.model, s.geometry, s.raised())
	if scene.Movement == dealing && s.audible() {
		scene = scene.Later(sound.ShuffleTime)
	}
	show := s.Set
	if s.Scene().Empty() && scene.Movement != dealing { // a deal that is taken up in the middle isn't dealt again
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
	s.geometry = s.relaid(size.Width, size.Height)
	s.furnish()
	s.showPiles()
	if first {
		s.update(Model{})
	} else {
		s.Lay(NewScene(s.model, s.model, s.geometry, s.raised()))
	}
	s.Restack()
}

// settled updates the piles once the cards have come to rest, and reports the end of a deal.
func (s *Surface) settled(movement string) {
	s.showPiles()
	if movement != "" && s.OnRest != nil {
		s.OnRest()
	}
}

// showPiles brings the piles of tricks up to date.
func (s *Surface) showPiles() {
	ours, theirs := s.model.Won()
	if s.model.Over { // the cards are back in the hands
		ours, theirs = 0, 0
	}
	for i, n := range []int{ours, theirs} {
		pile, number := s.geometry.pileOf(i == 0)
		s.piles[i].Set(n, pile, number, s.geometry.U)
	}
}

// furnish updates the objects below the cards.
func (s *Surface) furnish() {
	if s.geometry.W == 0 {
		return
	}
	m, g := s.model, s.geometry
	var objects []fyne.CanvasObject
	for _, p := range s.piles {
		objects = append(objects, p.Objects()...)
	}
	plates := m.plates()
	for station := range s.plates {
		p, there := plates[Station(station)]
		if !there {
			continue
		}
		if s.plates[station] == nil {
			s.plates[station] = newPlateView(s.art, s.tips)
		}
		v := s.plates[station]
		at := g.plateOf(Station(station), m.Piles.open(Station(station)))
		cardtable.Put(v, at)
		p.unit, p.words = g.U, g.T
		v.set(p)
		objects = append(objects, v)
	}
	if b, ok := m.bargain(); ok && !m.Over {
		b.Unit, b.Words = g.U, g.T
		s.plaque.Set(b, g.Plaque())
		objects = append(objects, s.plaque)
	}
	objects = append(objects, s.captions.show(m.captions(g), g)...)
	s.Furniture = append(objects, s.glow.show(m.glowing(g), g.U)...)
}

// Redraw draws everything in the colours of the present theme.
func (s *Surface) Redraw() {
	if now := s.relaid(s.geometry.W, s.geometry.H); now.W > 0 && now != s.geometry {
		s.geometry = now
		s.Lay(NewScene(s.model, s.model, s.geometry, s.raised()))
	}
	s.furnish()
	s.showPiles()
	s.Restack()
	s.Refresh()
}

// Dealing reports whether a new deal is on its way to the players.
func (s *Surface) Dealing() bool {
	movement, _ := s.Moving()
	return movement == dealing
}

// Spreading reports whether the hands of a finished deal are still moving to their open places.
func (s *Surface) Spreading() bool {
	movement, _ := s.Moving()
	return movement == spreading
}
