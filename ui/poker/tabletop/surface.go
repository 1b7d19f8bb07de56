package tabletop

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// Surface is the table of poker with its plates and boards. It shows models, and reports the user's moves of cards.
type Surface struct {
	cardtable.Surface

	OnCard func(i int)            // a card of the hand has been clicked, in any place
	OnRow  func(row poker.Row)    // a row of the user's has been clicked
	OnAway func()                 // the place for discards has been clicked
	OnMove func(i int, to Target) // a card has been dragged somewhere
	OnElse func()                 // the table has been clicked elsewhere
	OnRest func()                 // all cards of a packet, or of a hand that is over, have come to rest
	// Audible reports whether Sound is heard, as far as known; nil means yes.
	Audible func() bool

	art      *kitwidget.Art
	model    Model
	geometry Geometry
	felt     *kitwidget.Backdrop
	croupier *croupier
	plates   [poker.Seats]*plateView // by place
	boxes    [poker.Seats]*boxes
	rows     [poker.Seats]*kitwidget.Tip // over the boards
	words    [3]rowWords
	away     awayPlace
	advised  advised
	labels   [poker.Seats]*labels // by place
	lights   *lights
	passing  passing
	drag     drag
	spoken   []poker.Row     // rows of the user's that are pointed at
	cues     []cardtable.Cue // sounds of the model's change
	late     *Model          // arrived while a card was carried, or a packet was dealt
	laying   bool            // a scene is being shown: late must wait
}

var (
	_ fyne.Draggable = (*Surface)(nil)
	_ fyne.Tappable  = (*Surface)(nil)
)

// NewSurface returns an empty table.
func NewSurface(art *kitwidget.Art, tips *kitwidget.Tips) *Surface {
	s := &Surface{art: art, croupier: newCroupier(art), away: newAwayPlace(art), advised: advised{art: art}, lights: newLights()}
	s.felt = kitwidget.NewBackdrop(s.paintFelt)
	s.felt.Raster.ScaleMode = canvas.ImageScalePixels // a pixel is a pixel: that is painted faster
	s.Init(art, s.felt)
	for place := range s.plates {
		s.plates[place], s.boxes[place], s.labels[place] = newPlateView(art), new(boxes), newLabels(art)
		s.plates[place].tips = tips
		s.rows[place] = tips.Over(func() string { return s.model.says(place) })
	}
	for row := range s.words {
		s.words[row] = newRowWords(art)
	}
	s.LeastSize = fyne.NewSize(640, 480)
	s.OnResized, s.OnSettled = s.resize, s.settled
	s.ExtendBaseWidget(s)
	return s
}

// paintFelt returns a function that paints the current table.
func (s *Surface) paintFelt() func(w, h int) image.Image {
	g, p := s.geometry, theme.Current()
	return func(w, h int) image.Image { return feltPicture(w, h, g, p) }
}

// Model returns the current model, or the one to be shown once no card is carried any more.
func (s *Surface) Model() Model {
	if s.late != nil {
		return *s.late
	}
	return s.model
}

// Geometry returns the current geometry.
func (s *Surface) Geometry() Geometry { return s.geometry }

// SetModel shows a model. Changes are animated. While a card is carried it waits, and so do other players' acts while a
// packet is dealt.
func (s *Surface) SetModel(m Model) {
	if s.Carried() != "" || s.Dealing() && m.Number == s.model.Number && m.Acts > s.model.Acts {
		s.late = &m
		return
	}
	old := s.model
	s.model, s.late = m, nil
	s.cues = append(s.cues, Cues(old, m)...)
	if len(old.Players) != len(m.Players) && s.geometry.W > 0 {
		s.geometry = NewGeometry(s.geometry.W, s.geometry.H, len(m.Players))
	}
	if m.Number != old.Number || m.Acts < old.Acts { // otherwise rows say what they are worth when their cards have come
		s.label()
	}
	s.pass(old, m)
	s.furnish()
	s.update(old)
	s.Restack()
}

// update shows the model as it is now. Before the table has a size, nothing can be shown.
func (s *Surface) update(old Model) {
	if s.geometry.W == 0 {
		return
	}
	cues := s.cues
	s.cues = nil
	scene := NewScene(old, s.model, s.geometry)
	if dealsAnew(old, s.model) && s.audible() {
		scene = scene.Later(sound.ShuffleTime)
	}
	show := s.Set
	if old.Number == 0 && s.model.Acts > 0 { // a hand that is taken up in the middle isn't dealt again
		show = s.Lay
	}
	s.laying = true
	show(scene, cues...)
	s.laying = false
}

// resize lays the table out for another size.
func (s *Surface) resize(size fyne.Size) {
	first := s.geometry.W == 0
	s.geometry = NewGeometry(size.Width, size.Height, len(s.model.Players))
	s.furnish()
	if first {
		s.update(Model{})
		return
	}
	s.laying = true
	s.Lay(NewScene(s.model, s.model, s.geometry))
	s.laying = false
	s.catchUp()
}

// catchUp shows the events during a deal.
func (s *Surface) catchUp() {
	if late := s.late; late != nil && !s.laying && s.Carried() == "" {
		s.SetModel(*late)
	}
}

// AtRest reports whether all cards of the newest model lie in their places.
func (s *Surface) AtRest() bool {
	_, moving := s.Moving()
	return s.geometry.W > 0 && !moving && s.late == nil
}

// settled reports that a packet, or the cards of a hand that is over, have come to rest.
func (s *Surface) settled(movement string) {
	s.label()
	if (movement == dealing || s.model.Over) && s.OnRest != nil {
		s.OnRest()
	}
	s.catchUp()
}

// Dealing reports whether a packet is on its way to the players.
func (s *Surface) Dealing() bool {
	movement, _ := s.Moving()
	return movement == dealing
}

// furnish updates the objects below the cards.
func (s *Surface) furnish() {
	if s.geometry.W == 0 {
		return
	}
	m, g := s.model, s.geometry
	var objects []fyne.CanvasObject
	s.croupier.show(g)
	objects = append(objects, s.croupier.all)
	for place := range s.plates {
		s.plates[place].Hidden = place >= len(m.Players)
		if s.plates[place].Hidden {
			continue
		}
		s.boxes[place].show(g, place, func(row poker.Row) bool { return place == 0 && s.bright(row) })
		objects = append(objects, s.boxes[place].objects()...)
		cardtable.Put(s.plates[place], g.Plate(place))
		s.plates[place].set(plateOf(m, place, g))
		cardtable.Put(s.rows[place], g.Board(place))
		objects = append(objects, s.plates[place], s.rows[place])
	}
	if len(m.Players) > 0 {
		for _, row := range poker.Rows {
			s.words[row].show(m, g, row)
			for _, o := range s.words[row].all() {
				objects = append(objects, o)
			}
		}
		s.away.show(m, g, s.drag.overAway(g), s.advised.holds(m, g))
		objects = append(objects, s.away.objects()...)
	}
	s.advised.show(m, g)
	s.Furniture = append(objects, s.advised.furniture()...)
	s.lights.show(m, g)
	s.Marks = s.marks()
}

// bright reports whether a row of the user's is under a carried card, or spoken of.
func (s *Surface) bright(row poker.Row) bool {
	over, carried := s.drag.over(s.geometry)
	return carried && over == row || !carried && slices.Contains(s.spoken, row)
}

// PointAt shows the boxes of rows of the user's brighter: those that are spoken of.
func (s *Surface) PointAt(rows []poker.Row) {
	s.spoken = rows
	s.furnish()
	s.Restack()
}

// label says what the other players' rows are worth.
func (s *Surface) label() {
	for place := 1; place < len(s.model.Players) && s.geometry.W > 0; place++ {
		s.labels[place].show(s.model, place, s.geometry)
	}
}

// Labels returns the words on other players' rows, with their grounds. They lie on the cards.
func (s *Surface) Labels() (objects []fyne.CanvasObject) {
	for place := 1; place < len(s.model.Players); place++ {
		objects = append(objects, s.labels[place].objects()...)
	}
	return objects
}

// marks returns what lies on the cards.
func (s *Surface) marks() (objects []fyne.CanvasObject) {
	if _, settles := s.model.settled(); settles {
		objects = append(objects, s.lights.objects()...)
	}
	objects = append(objects, s.Labels()...)
	return append(append(objects, s.advised.marks()...), s.passing.objects()...)
}

// Redraw draws everything in the colours of the present theme.
func (s *Surface) Redraw() {
	if now := NewGeometry(s.geometry.W, s.geometry.H, len(s.model.Players)); now.W > 0 && (now.T != s.geometry.T || now.cards != s.geometry.cards) {
		s.resize(fyne.NewSize(now.W, now.H))
	}
	s.furnish()
	s.label()
	s.Restack()
	s.Refresh()
}

// Hint marks the cards in the hand with their advised places; the zero Placing removes the marks.
func (s *Surface) Hint(p Placing) {
	s.advised.hint = p
	s.furnish()
	s.Restack()
}

// Tapped implements fyne.Tappable.
func (s *Surface) Tapped(e *fyne.PointEvent) { s.touch(e.Position.X, e.Position.Y) }

// touch reports the clicked object.
func (s *Surface) touch(x, y float32) {
	at, ok := s.Scene().At(x, y)
	if i := s.model.CardAt(at.Key); ok && i >= 0 {
		s.OnCard(i)
		return
	}
	if row, ok := s.geometry.RowAt(x, y); ok {
		s.OnRow(row)
		return
	}
	if s.geometry.Away.Contains(x, y) {
		s.OnAway()
		return
	}
	s.OnElse()
}
