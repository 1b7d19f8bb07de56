package table

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
)

// rimWidth is the width of the table's wooden rim, in units.
const rimWidth = 22

// Surface is the oval table with its name plates and cards. It shows models and says
// which card is pointed at or tapped; it knows no rules.
type Surface struct {
	widget.BaseWidget

	OnTapped func(c card.Card, ok bool) // a card of a hand that is seen, or the table
	OnRest   func()                     // all cards of a new deal, or of one that is over, have come to rest
	OnWheel  func(notches int)          // the wheel has been turned towards the person, or, less than 0, away; or nil
	Sound    func(sound.Effect)         // lets something be heard, without waiting; or nil
	Audible  func() bool                // whether Sound does, as far as one knows; nil means yes
	Animated bool

	art      *ours.Art
	lay      func(w, h float32) Geometry
	least    fyne.Size
	model    Model
	geometry Geometry
	scene    Scene
	selected card.Card // by the keyboard
	pointed  card.Card // under the pointer
	moves    animator
	cues     []Cue   // what is to be heard when the model is shown
	dealing  bool    // a new deal is on its way
	spreads  bool    // the hands of a board that is over are
	wheel    float32 // how far the wheel has been turned since its last notch
	cards    map[string]*cardView
	shadows  []*ours.Shadow // of the hands
	felt     *ours.Backdrop
	plates   [4]*plateView // by place
	plaque   *plaqueView   // the contract
	piles    [2]*pileView  // the tricks that each side has won
	order    []fyne.CanvasObject
}

var (
	_ fyne.Widget       = (*Surface)(nil)
	_ fyne.Tappable     = (*Surface)(nil)
	_ desktop.Hoverable = (*Surface)(nil)
)

// NewSurface returns an empty table.
func NewSurface(art *ours.Art) *Surface {
	s := &Surface{
		art: art, Animated: true, cards: make(map[string]*cardView),
		lay: NewGeometry, least: fyne.NewSize(640, 480),
	}
	s.felt = ours.NewBackdrop(s.paintFelt)
	s.felt.Raster.ScaleMode = canvas.ImageScalePixels // a pixel is a pixel: that is painted faster
	for p := range s.plates {
		s.plates[p] = newPlateView(art)
	}
	s.plaque = newPlaqueView(art)
	for side := range s.piles {
		s.piles[side] = newPileView(art)
	}
	s.stack(nil)
	s.ExtendBaseWidget(s)
	return s
}

// explain lets tips say what the marks on the plates mean, and how many tricks there are. It is
// to be called before the table is shown.
func (s *Surface) explain(tips *ours.Tips) {
	for _, p := range s.plates {
		p.tips = tips
	}
	for side, p := range s.piles {
		p.tip = tips.Over(func() string {
			if p.tricks == 0 {
				return ""
			}
			return text.TN("tip.tricks", p.tricks, "Side", s.model.side(card.Side(side)))
		})
	}
}

// paintFelt returns what paints the table as it is now.
func (s *Surface) paintFelt() func(w, h int) image.Image {
	g, p := s.geometry, theme.Current()
	if s.model.Away {
		p = p.Elsewhere()
	}
	if g.AllOpen {
		return func(w, h int) image.Image { return openPicture(w, h, g, p) }
	}
	return func(w, h int) image.Image { return feltPicture(w, h, g.W, g.Oval, rimWidth*g.U, p) }
}

// SetModel shows a model. What is different from the one before moves there.
func (s *Surface) SetModel(m Model) {
	if m.Deal != s.model.Deal {
		s.scene = nil // whatever is left of the last board
	}
	s.cues = append(s.cues, Cues(s.model, m)...)
	elsewhere := m.Away != s.model.Away
	s.model = m
	if elsewhere {
		s.felt.Refresh()
	}
	if !m.Plays.Has(s.selected) {
		s.selected = card.Card{}
	}
	s.showPlates()
	s.showPlaque()
	s.update()
}

// Select raises a card as the one that the keyboard chooses; the zero card chooses none.
func (s *Surface) Select(c card.Card) {
	s.selected = c
	s.update()
}

// Selected returns the card that is raised by the keyboard or the pointer.
func (s *Surface) Selected() card.Card { return s.selected }

// Finish brings all that moves to its end, and reports whether anything did.
func (s *Surface) Finish() bool { return s.moves.Finish() }

// update works out the scene anew and moves the cards there. If it is the same, what moves
// goes on.
func (s *Surface) update() {
	raised := s.selected
	if raised == (card.Card{}) && s.model.Plays.Has(s.pointed) && s.model.Yours {
		raised = s.pointed
	}
	scene := NewScene(s.model, s.geometry, raised)
	if s.geometry.W == 0 {
		return
	}
	cues := s.cues
	s.cues = nil
	if slices.Equal(scene, s.scene) {
		s.hear(cues)
		return
	}
	s.moves.Finish()
	old := s.scene
	s.scene = scene
	motions := Motions(old, s.scene, s.geometry, s.model)
	if len(old) == 0 && !s.fresh() {
		motions = nil // a board that is taken up in the middle isn't dealt again
	}
	for _, sprite := range s.scene {
		s.put(sprite, sprite.Spot)
	}
	if !s.animates(motions) {
		s.settle()
		s.hear(atOnce(cues))
		return
	}
	s.dealing, s.spreads = len(old) == 0, len(old) > 0 && s.model.Over
	if s.dealing || s.spreads {
		s.showPiles()
	}
	if s.dealing {
		motions = s.deal(motions)
	}
	s.begin(motions)
	s.moves.run(motions, cues, s.step, s.hear, s.settle)
}

// begin puts all that moves where it leaves from.
func (s *Surface) begin(motions []Motion) {
	if s.dealing {
		for _, sprite := range s.scene { // what hands there will be
			s.cards[sprite.Key].picture.Hidden = true
		}
	}
	for _, m := range motions {
		s.put(m.Sprite, m.at(0))
		s.cards[m.Sprite.Key].picture.Hidden = m.Hidden
	}
	s.stack(motions)
}

// step shows a sprite where it is on its way.
func (s *Surface) step(m Motion, at Rect) {
	v := s.cards[m.Sprite.Key]
	v.picture.Hidden = false
	v.move(at)
}

// Dealing reports whether a new deal is on its way to the players.
func (s *Surface) Dealing() bool { return s.dealing }

// Spreading reports whether the hands of a board that is over are on their way to where they lie
// open.
func (s *Surface) Spreading() bool { return s.spreads }

func (s *Surface) fresh() bool { return len(s.model.Table.Events()) == 0 }

// animates reports whether motions are shown. A card that rises under the pointer does so
// at once.
func (s *Surface) animates(motions []Motion) bool {
	if !s.Animated || !fyne.CurrentApp().Settings().ShowAnimations() {
		return false
	}
	for _, m := range motions {
		dx, dy := m.To.X-m.From.X, m.To.Y-m.From.Y
		if m.Leaves || dx*dx+dy*dy > 4*rise*rise*s.geometry.U*s.geometry.U {
			return true
		}
	}
	return false
}

// settle puts every card where it belongs and forgets those that are gone.
func (s *Surface) settle() {
	here := make(map[string]bool, len(s.scene))
	for _, sprite := range s.scene {
		here[sprite.Key] = true
		s.put(sprite, sprite.Spot)
	}
	for key := range s.cards {
		if !here[key] {
			delete(s.cards, key)
		}
	}
	rests := s.dealing || s.spreads
	s.dealing, s.spreads = false, false
	s.showPiles()
	s.stack(nil)
	if rests {
		s.OnRest()
	}
}

// stack puts the objects in order: the table, the plates, the shadows of the hands, the
// cards, and on top the cards that move.
func (s *Surface) stack(motions []Motion) {
	moving := make(map[string]bool, len(motions))
	for _, m := range motions {
		moving[m.Sprite.Key] = true
	}
	order := []fyne.CanvasObject{s.felt.Raster}
	for _, p := range s.plates {
		order = append(order, p)
	}
	order = append(order, s.plaque)
	if !s.geometry.AllOpen {
		for _, p := range s.piles {
			order = append(order, p.objects()...)
		}
	}
	order = append(order, s.showShadows()...)
	add := func(sprite Sprite) {
		v := s.cards[sprite.Key]
		if !sprite.inHand() {
			order = append(order, v.shadow.Raster)
		}
		order = append(order, v.picture, v.shade, v.edge)
	}
	for _, sprite := range s.scene {
		if !moving[sprite.Key] {
			add(sprite)
		}
	}
	for _, m := range motions {
		add(m.Sprite)
	}
	s.order = order
	s.felt.Raster.Move(s.felt.Raster.Position()) // tells Fyne to paint, without drawing anything anew
}

// Tapped implements fyne.Tappable.
func (s *Surface) Tapped(e *fyne.PointEvent) {
	sprite, ok := s.scene.At(e.Position.X, e.Position.Y, s.geometry.U)
	if s.OnTapped != nil {
		s.OnTapped(sprite.Face, ok)
	}
}

// MouseIn implements desktop.Hoverable.
func (s *Surface) MouseIn(e *desktop.MouseEvent) { s.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (s *Surface) MouseMoved(e *desktop.MouseEvent) {
	sprite, _ := s.scene.At(e.Position.X, e.Position.Y, s.geometry.U)
	s.point(sprite.Face)
}

// MouseOut implements desktop.Hoverable.
func (s *Surface) MouseOut() { s.point(card.Card{}) }

func (s *Surface) point(c card.Card) {
	if c == s.pointed || s.moves.finish != nil {
		return
	}
	s.pointed = c
	s.update()
}

// CreateRenderer implements fyne.Widget.
func (s *Surface) CreateRenderer() fyne.WidgetRenderer { return surfaceRenderer{s} }

type surfaceRenderer struct{ surface *Surface }

func (r surfaceRenderer) Layout(size fyne.Size) {
	s := r.surface
	if size.Width == s.geometry.W && size.Height == s.geometry.H {
		return
	}
	s.moves.Finish()
	dealing := s.geometry.W == 0
	s.geometry = s.lay(size.Width, size.Height)
	s.geometry.Index = s.art.Style.Index
	s.felt.Raster.Resize(size)
	s.showPlates()
	s.showPlaque()
	if dealing {
		s.scene = nil
		s.update()
		return
	}
	s.scene = NewScene(s.model, s.geometry, s.selected)
	s.settle()
}

func (r surfaceRenderer) MinSize() fyne.Size           { return r.surface.least }
func (r surfaceRenderer) Objects() []fyne.CanvasObject { return r.surface.order }
func (r surfaceRenderer) Destroy()                     {}
func (r surfaceRenderer) Refresh() {
	r.surface.felt.Refresh()
	for _, p := range r.surface.plates {
		p.Refresh()
	}
	r.surface.plaque.Refresh()
	for _, p := range r.surface.piles {
		p.picture.Refresh()
	}
	for _, v := range r.surface.cards {
		v.picture.Refresh()
		v.edge.StrokeColor = theme.Current().Gold
		v.edge.Refresh()
	}
}
