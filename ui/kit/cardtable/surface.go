package cardtable

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Surface is felt with cards on it. It shows scenes, and reports which card is pointed at or tapped. It is made to be
// extended: see [Surface.Init].
type Surface struct {
	fynewidget.BaseWidget

	OnTapped  func(c card.Card, ok bool) // an open card, or else the table; or nil
	OnAsked   func()                     // it has been right-clicked; or nil
	OnPointed func(at Sprite)            // the open card that is under the pointer from now on, or the zero Sprite; or nil
	OnWheel   func(notches int)          // the wheel has been turned towards the user, or, less than 0, away; or nil
	// OnSettled is called when all sprites have reached their places after a change, with the name of the finished
	// movement, or "". It may be nil.
	OnSettled func(movement string)
	OnResized func(size fyne.Size) // shows a scene for a table of this size
	Sound     func(sound.Effect)   // lets something be heard, without waiting; or nil
	Animated  bool                 // changes between scenes are animated
	// Run is the animation clock: it calls show with the time from the start, repeatedly, until length is reached or
	// stop is called. Nil means Fyne's own.
	Run       func(length time.Duration, show func(now time.Duration)) (stop func())
	LeastSize fyne.Size
	Furniture []fyne.CanvasObject // on the felt, below the cards; its owner places it
	Marks     []fyne.CanvasObject // on the cards, likewise

	art      *widget.Art
	felt     *widget.Backdrop
	size     fyne.Size
	scene    Scene
	movement *movement // or nil
	pointed  string    // the key of the card under the pointer, or ""
	carried  string    // the key of the sprite that the pointer carries, or ""
	wheel    float32   // scroll distance since the last notch
	views    map[string]*view
	shadows  []*widget.Shadow // of the hands
	order    []fyne.CanvasObject
	bell     *canvas.Rectangle // is not seen: to refresh it has Fyne paint the window and draw nothing for that
}

var (
	_ fyne.Widget       = (*Surface)(nil)
	_ fyne.Tappable     = (*Surface)(nil)
	_ fyne.Scrollable   = (*Surface)(nil)
	_ desktop.Hoverable = (*Surface)(nil)
)

// NewSurface returns an empty table that nothing extends.
func NewSurface(art *widget.Art, felt *widget.Backdrop) *Surface {
	s := new(Surface)
	s.Init(art, felt)
	s.ExtendBaseWidget(s)
	return s
}

// Init makes an empty table of a Surface. The type that it is part of calls ExtendBaseWidget itself.
func (s *Surface) Init(art *widget.Art, felt *widget.Backdrop) {
	s.art, s.felt, s.Animated, s.views = art, felt, true, make(map[string]*view)
	s.bell = canvas.NewRectangle(color.Transparent)
	s.stack(nil)
}

// Scene returns the current scene.
func (s *Surface) Scene() Scene { return s.scene }

// Clear takes all off the table, so that the next scene has nothing to do with this one. It is seen with that.
func (s *Surface) Clear() {
	s.Finish()
	s.scene = Scene{}
}

// Set shows a scene. Differences from the previous one are animated, and the cues are played. If the two look the same,
// running motions continue.
func (s *Surface) Set(scene Scene, cues ...Cue) {
	if scene.Same(s.scene) {
		s.Hear(cues...)
		return
	}
	s.Finish()
	s.carried = ""
	motions := Motions(s.scene, scene)
	if !s.Animates() || !worthSeeing(s.scene, motions) {
		s.Lay(scene, cues...)
		return
	}
	s.scene = scene
	s.start(&movement{name: scene.Movement, motions: motions, cues: cues, before: -1})
}

// Lay shows a scene at once.
func (s *Surface) Lay(scene Scene, cues ...Cue) {
	s.Finish()
	s.scene, s.carried = scene, ""
	s.settle("")
	s.Hear(AtOnce(cues)...)
}

// Animates reports whether anything may be seen to move.
func (s *Surface) Animates() bool {
	return s.Animated && fyne.CurrentApp().Settings().ShowAnimations()
}

// start has a movement run.
func (s *Surface) start(m *movement) {
	s.movement = m
	for _, sprite := range s.scene.Sprites {
		s.put(sprite, sprite.Place())
	}
	for _, motion := range m.motions {
		if motion.whole != "" { // it is seen when all its cards have come
			s.views[motion.whole].picture.Hidden = true
		}
		s.put(motion.Sprite, motion.At(0)).picture.Hidden = motion.Hidden
	}
	s.stack(m.motions)
	run := s.Run
	if run == nil {
		run = InFynesTime
	}
	length := Span(m.motions)
	m.stop = run(length, func(now time.Duration) {
		if m.over {
			return
		}
		s.step(m, now)
		if now >= length {
			s.Finish()
		}
	})
	if m.over {
		m.stop()
	}
}

// step shows a movement at a time from its start.
func (s *Surface) step(m *movement, now time.Duration) {
	for _, motion := range m.motions {
		if motion.moves(m.before, now) {
			v := s.views[motion.Sprite.Key]
			v.picture.Hidden = false
			v.move(motion.At(now))
		}
	}
	m.before = now
	s.Hear(m.due(now)...)
}

// Moving reports whether something moves, and the name of the movement.
func (s *Surface) Moving() (movement string, moving bool) {
	if s.movement == nil {
		return "", false
	}
	return s.movement.name, true
}

// Finish brings all that moves to its end, and reports whether anything did.
func (s *Surface) Finish() bool {
	m := s.movement
	if m == nil {
		return false
	}
	s.movement, m.over = nil, true
	if m.stop != nil {
		m.stop()
	}
	s.Hear(AtOnce(m.cues)...)
	s.settle(m.name)
	return true
}

// settle puts every sprite in its place and forgets those that are gone.
func (s *Surface) settle(movement string) {
	here := make(map[string]bool, len(s.scene.Sprites))
	for _, sprite := range s.scene.Sprites {
		here[sprite.Key] = true
		s.put(sprite, sprite.Place())
	}
	for key := range s.views {
		if !here[key] {
			delete(s.views, key)
		}
	}
	s.stack(nil)
	if s.OnSettled != nil {
		s.OnSettled(movement)
	}
}

// put shows a sprite at a place.
func (s *Surface) put(sprite Sprite, at Rect) *view {
	v := s.views[sprite.Key]
	if v == nil || !v.shows(sprite) {
		v = newView(s.art, sprite)
		s.views[sprite.Key] = v
	}
	v.put(sprite, at)
	return v
}

// stack orders the objects: the felt, the furniture, the shadows of the hands, the cards, and moving cards on top.
func (s *Surface) stack(motions []Motion) {
	moving := make(map[string]bool, len(motions))
	for _, m := range motions {
		moving[m.Sprite.Key] = true
	}
	order := append([]fyne.CanvasObject{s.felt.Raster}, s.Furniture...)
	order = append(order, s.showShadows(len(motions) > 0)...)
	for _, sprite := range s.scene.Sprites {
		if !moving[sprite.Key] {
			order = append(order, s.views[sprite.Key].objects(sprite.Hand != "")...)
		}
	}
	for _, m := range motions {
		order = append(order, s.views[m.Sprite.Key].objects(m.Sprite.Hand != "")...)
	}
	s.order = append(append(order, s.Marks...), s.bell)
	s.bell.Refresh()
}

// showShadows places the shadows of the hands and returns them. Arriving cards throw none.
func (s *Surface) showShadows(moving bool) []fyne.CanvasObject {
	lying := s.scene.Sprites
	if moving {
		lying = s.scene.lying()
	}
	var objects []fyne.CanvasObject
	for i, o := range outlines(lying) {
		if i == len(s.shadows) {
			s.shadows = append(s.shadows, widget.NewShadow())
		}
		shadow := s.shadows[i]
		shadow.Fit(fyne.NewSize(o.W, o.H), o.short)
		shadow.Move(fyne.NewPos(o.X, o.Y))
		objects = append(objects, shadow.Raster)
	}
	return objects
}

// Hear lets cues be heard now.
func (s *Surface) Hear(cues ...Cue) {
	if s.Sound == nil {
		return
	}
	for _, c := range cues {
		s.Sound(c.Effect)
	}
}
