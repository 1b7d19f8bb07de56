// Package daily is the screen of the hand of the day: a calendar with the user's results, from which a day's hand is played or looked
// back on, and compared with what an expert makes of the same cards.
package daily

import (
	"context"
	"errors"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/calendar"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Day is the user's result on the hand of a day. Days are represented by their midnight, UTC.
type Day struct {
	Day    time.Time
	Game   int64 // the one that counts: the first one begun; 0 if there is none
	Over   bool
	Points int // made in the hand
}

// Options are the screen's data and callbacks. All are required.
type Options struct {
	Now    func() time.Time // in the user's time zone
	Days   []Day            // that have been played
	Chosen time.Time        // the day that is chosen at first, the zero value for today
	Runner *background.Runner
	// Expert returns the points that an expert makes of a day's hand. It is called on other goroutines.
	Expert func(ctx context.Context, day time.Time) (points int, err error)

	OnPlay     func(day time.Time) // begin with the hand of a day
	OnContinue func(game int64)    // continues it
	OnReview   func(game int64)    // looks back on it
	OnBack     func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art      *widget.Art
	options  Options
	content  *fyne.Container
	work     background.Work
	asked    background.Question
	asks     time.Time // the day that the expert plays meanwhile
	experts  map[time.Time]int
	failed   error // why the expert has no result
	calendar calendar.Calendar
	days     map[time.Time]Day
	view     *view
}

// New returns the screen.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{
		art: art, options: options, content: container.NewStack(), work: background.NewWork(options.Runner),
		experts: map[time.Time]int{}, calendar: calendar.New(period.Day(options.Now())), days: map[time.Time]Day{},
	}
	for _, d := range options.Days {
		s.days[d.Day] = d
	}
	if !options.Chosen.IsZero() {
		s.calendar.Choose(options.Chosen)
	}
	s.Redraw()
	s.compare()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Chosen returns the day that is chosen.
func (s *Screen) Chosen() time.Time { return s.calendar.Chosen }

// Close stops background work.
func (s *Screen) Close() { s.work.Cancel() }

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.view = newView(s)
	s.content.Objects = []fyne.CanvasObject{s.view.Content}
	s.content.Refresh()
}

// day returns the result of the chosen day.
func (s *Screen) day() Day {
	if d, ok := s.days[s.calendar.Chosen]; ok {
		return d
	}
	return Day{Day: s.calendar.Chosen}
}

// compare has the expert play the hand of the chosen day, if the user has and the result isn't known yet. It gives up another day.
func (s *Screen) compare() {
	d := s.day()
	if _, known := s.experts[d.Day]; !d.Over || known || s.asked.Open() && s.asks.Equal(d.Day) {
		return
	}
	s.failed, s.asks = nil, d.Day
	ctx := s.asked.Ask(s.work.Ctx)
	s.work.Run(ctx, func() func() {
		points, err := s.options.Expert(ctx, d.Day)
		return func() {
			s.asked.Stop()
			switch {
			case err == nil:
				s.experts[d.Day] = points
			case !errors.Is(err, context.Canceled):
				s.failed = err
			}
			s.view.show()
		}
	})
	s.view.show()
}

// do does the action of the chosen day: begin, continue, or look back.
func (s *Screen) do() {
	switch d := s.day(); {
	case d.Game == 0:
		s.options.OnPlay(d.Day)
	case !d.Over:
		s.options.OnContinue(d.Game)
	default:
		s.options.OnReview(d.Game)
	}
}

// tap chooses a day. A click on one that is chosen already also does its action.
func (s *Screen) tap(day time.Time) {
	again := day.Equal(s.calendar.Chosen)
	s.calendar.Choose(day)
	s.moved()
	if again {
		s.do()
	}
}

// moved shows the day that is chosen now.
func (s *Screen) moved() {
	s.view.show()
	s.compare()
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	switch {
	case s.calendar.Key(key):
		s.moved()
	case key == fyne.KeyReturn || key == fyne.KeyEnter || key == fyne.KeySpace:
		s.do()
	case key == fyne.KeyEscape || key == fyne.KeyBackspace:
		s.options.OnBack()
	}
}

// Rune handles a letter.
func (s *Screen) Rune(r rune) {
	switch r {
	case '[', ',':
		s.Key(fyne.KeyPageUp)
	case ']', '.':
		s.Key(fyne.KeyPageDown)
	}
}
