// Package practice is the screen of poker's exercises without end: where should these cards go? An expert judges the answer. Package
// game/poker/practice makes them.
package practice

import (
	"context"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/game/poker/practice"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// Store keeps answered exercises, durably. It is called from other goroutines.
type Store interface {
	KeepPlaced(context.Context, pokerstore.Placed) error
}

// Options are the exercises done so far and the callbacks. All are required but Sound.
type Options struct {
	Done     []pokerstore.Placed // in order
	Store    Store
	Expert   bot.Player
	Runner   *background.Runner
	Random   *rand.Rand // used on other goroutines, on one at a time
	Now      func() time.Time
	Animated bool
	Sound    func(sound.Effect) // plays a sound without waiting; or nil
	OnBack   func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	options Options
	work    background.Work
	making  background.Question
	judging background.Question
	advice  background.Advice
	hint    tabletop.Placing // the advised placing
	record  record
	said    string // the answer to the user's last action, or ""
	unkept  error  // why the last answer isn't kept
	drill   drill
	parts   *parts
}

// New returns the screen with its first exercise on the way.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{options: options, work: background.NewWork(options.Runner), record: options.Done}
	s.parts = newParts(art, s)
	s.next()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.parts.content }

// Close stops background work. Answers are kept.
func (s *Screen) Close() {
	s.work.Cancel()
	s.advice.Stop()
	s.parts.surface.Sound = nil
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() { s.parts.redraw() }

// next makes another exercise, unless one is on its way.
func (s *Screen) next() {
	if s.making.Open() {
		return
	}
	s.drop()
	s.judging.Stop()
	s.said, s.unkept, s.drill = "", nil, drill{}
	s.show()
	ctx := s.making.Ask(s.work.Ctx)
	street := practice.Street(len(s.record))
	s.work.Run(ctx, func() func() {
		e, err := practice.Make(ctx, s.options.Random, street)
		return func() {
			s.making.Stop()
			if err != nil {
				s.drill.failed = err
			} else {
				s.drill.take(e)
			}
			s.show()
		}
	})
}

// confirm has the placed cards judged.
func (s *Screen) confirm() {
	act, whole := s.drill.act()
	switch {
	case !s.drill.asks():
		return
	case !whole:
		s.say(s.drill.asked())
		return
	}
	s.drop()
	s.said = ""
	s.drill.confirm()
	s.show()
	ctx, e := s.judging.Ask(s.work.Ctx), s.drill.exercise
	s.work.Run(ctx, func() func() {
		a, err := e.Judge(ctx, s.options.Expert, act)
		return func() {
			s.judging.Stop()
			s.hear(a, err)
		}
	})
}

// hear shows the judgement, and keeps the answer.
func (s *Screen) hear(a practice.Answer, err error) {
	if s.drill.hear(a, err); err == nil {
		s.parts.tell(a)
		s.keep(pokerstore.Placed{Street: s.drill.exercise.Hand.Stage(), Cost: a.Cost, Right: a.Right(), Hints: s.drill.hints, At: s.options.Now()})
	}
	s.show()
}

// keep keeps an answer; it counts once it is kept.
func (s *Screen) keep(p pokerstore.Placed) {
	s.work.Write(s.work.Ctx, func() error { return s.options.Store.KeepPlaced(context.Background(), p) }, func(err error) {
		if s.unkept = err; err == nil {
			s.record = append(s.record[:len(s.record):len(s.record)], p)
		}
		s.show()
	})
}

// show shows the exercise as it is now.
func (s *Screen) show() { s.parts.show() }

// say shows the answer to the user's last action.
func (s *Screen) say(words string) {
	s.said = words
	s.show()
}
