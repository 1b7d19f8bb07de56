// Package quiz asks without end how one suit is played: the best of a few lines is to be found, and then all are tried in layouts drawn by
// chance.
package quiz

import (
	"context"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Kind is the kind of the answers in the store.
const Kind = "suit"

// Options are the answers so far and the callbacks. All are required.
type Options struct {
	Done   []bridgestore.Practised // of [Kind], in order
	Keep   func(bridgestore.Practised) error
	Deck   card.Deck
	Runner *background.Runner
	Now    func() time.Time
	Random *rand.Rand
	OnBack func()
}

// drawnLayouts is the number of layouts in which lines are tried after an answer.
const drawnLayouts = 100

// outcome holds what came of an answer.
type outcome struct {
	chosen int   // the line
	works  []int // in how many of the layouts each line works
	// example are West's cards in a layout in which the best line works and the chosen one doesn't; shown says that there is one.
	example card.Holding
	shown   bool
}

// right reports whether no line works more often.
func (o outcome) right(q suit.Quiz) bool { return q.Chance(o.chosen) > q.Chance(q.Best)-1e-9 }

// Screen is the screen: a suit, a number of tricks, and lines of which the best is to be found. All its methods belong to
// Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	ctx     context.Context // ends with the screen
	close   context.CancelFunc
	asked   background.Question

	done   []bridgestore.Practised
	quiz   suit.Quiz
	there  bool // a quiz is asked
	failed error
	line   int      // selected
	after  *outcome // nil until the answer
	unkept error    // of saving it

	content *fyne.Container
	view    *view
}

// New returns the screen, and begins to make the first quiz.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, done: options.Done, content: container.NewStack()}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.Redraw()
	s.next()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Busy reports that leaving loses nothing.
func (s *Screen) Busy() bool { return false }

// Close stops background work. Answers are saved.
func (s *Screen) Close() { s.close() }

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.view = newView(s)
	s.view.show()
	s.content.Objects = []fyne.CanvasObject{s.view.content}
	s.content.Refresh()
}

// level returns the level of the next quiz.
func (s *Screen) level() int {
	var right []bool
	for _, p := range s.done {
		right = append(right, p.Right)
	}
	return practice.RankOf(right, suit.QuizLevels)
}

// next makes the next quiz.
func (s *Screen) next() {
	s.quiz, s.there, s.failed, s.after, s.line, s.unkept = suit.Quiz{}, false, nil, nil, 0, nil
	ctx, level, deck := s.asked.Ask(s.ctx), s.level(), s.options.Deck
	random := rand.New(rand.NewPCG(s.options.Random.Uint64(), s.options.Random.Uint64()))
	s.options.Runner.Run(ctx, func() func() {
		q, err := suit.NewQuiz(ctx, level, deck, random)
		return func() {
			s.asked.Stop()
			s.quiz, s.failed, s.there = q, err, err == nil
			s.view.show()
		}
	})
	s.view.show()
}

// answer takes a line for the answer, and tries all in layouts drawn by chance.
func (s *Screen) answer(line int) {
	if !s.there || s.after != nil || line >= len(s.quiz.Lines) {
		return
	}
	random := rand.New(rand.NewPCG(s.options.Random.Uint64(), s.options.Random.Uint64()))
	trials, err := suit.Try(s.quiz.Lines, drawnLayouts, random)
	if err != nil {
		s.failed, s.there = err, false
		s.view.show()
		return
	}
	s.line, s.after = line, outcomeOf(s.quiz, line, trials)
	s.keep()
	s.view.show()
}

// outcomeOf counts the layouts in which lines work.
func outcomeOf(q suit.Quiz, chosen int, trials []suit.Trial) *outcome {
	o := &outcome{chosen: chosen, works: make([]int, len(q.Lines))}
	for _, t := range trials {
		for i, tricks := range t.Tricks {
			if tricks >= q.Tricks {
				o.works[i]++
			}
		}
		if !o.shown && t.Tricks[q.Best] >= q.Tricks && t.Tricks[chosen] < q.Tricks {
			o.example, o.shown = t.West, true
		}
	}
	return o
}

// keep saves the answer.
func (s *Screen) keep() {
	p := bridgestore.Practised{Kind: Kind, Key: s.quiz.Key(), Level: s.quiz.Level, Right: s.after.right(s.quiz), At: s.options.Now()}
	if !p.Right {
		p.Tries = 1
	}
	s.done = append(s.done[:len(s.done):len(s.done)], p)
	s.options.Runner.Write(context.Background(), func() error { return s.options.Keep(p) }, func(err error) {
		s.unkept = err
		s.view.show()
	})
}

// today returns the number of answers on the day of now, and of the right ones.
func (s *Screen) today() (done, right int) {
	now := s.options.Now()
	for _, p := range s.done {
		if period.Day(p.At.In(now.Location())).Equal(period.Day(now)) {
			done++
			if p.Right {
				right++
			}
		}
	}
	return done, right
}

// choose selects a line.
func (s *Screen) choose(line int) {
	if n := len(s.quiz.Lines); s.after == nil && n > 0 {
		s.line = (line + n) % n
		s.view.mark()
	}
}

// enter answers with the selected line, or goes on.
func (s *Screen) enter() {
	switch {
	case s.asked.Open():
	case s.there && s.after == nil:
		s.answer(s.line)
	default:
		s.next()
	}
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyUp:
		s.choose(s.line - 1)
	case fyne.KeyDown:
		s.choose(s.line + 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.enter()
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	}
}

// Rune handles a digit: that of a line is the answer.
func (s *Screen) Rune(r rune) {
	if r >= '1' && r <= '9' {
		s.answer(int(r - '1'))
	}
}
