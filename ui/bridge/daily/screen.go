// Package daily is the screen of the boards of the day: eight that follow from the date, the same for everyone. It has
// a calendar with the user's results, from which a day's boards are played or reviewed.
package daily

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/background"
	kit "github.com/superbridge/superbridge/ui/kit/calendar"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the screen's data and callbacks. All are required.
type Options struct {
	Now  func() time.Time                     // in the user's time zone
	Days []Day                                // that have been played
	Load func(context.Context) ([]Day, error) // the results so far; called on another goroutine
	// Chosen is the day that is chosen at first, the zero value for today.
	Chosen time.Time
	Runner *background.Runner

	OnPlay     func(day time.Time) // begin with the boards of a day
	OnContinue func(session int64) // continues them
	OnResults  func(Day)           // shows the results
	OnSend     func(day time.Time) // sends a day's boards to friends, with the results
	OnBack     func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack
	ctx     context.Context // ends with the screen
	close   context.CancelFunc
	asked   background.Question

	calendar calendar
	err      error
	view     *view
}

// New returns the screen.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), calendar: calendar{Calendar: kit.New(period.Day(options.Now()))}}
	if !options.Chosen.IsZero() {
		s.calendar.Choose(options.Chosen)
	}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.take(options.Days)
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Chosen returns the day that is chosen.
func (s *Screen) Chosen() time.Time { return s.calendar.Chosen }

// Close stops background work.
func (s *Screen) Close() {
	s.close()
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.view = newView(s)
	s.sheets.SetScreen(s.view.Content)
	s.sheets.Redraw()
}

// Reload reads the results and today's date again.
func (s *Screen) Reload() {
	ctx := s.asked.Ask(s.ctx)
	s.options.Runner.After(ctx, func() func() {
		days, err := s.options.Load(ctx)
		return func() {
			s.asked.Stop()
			s.err = err
			s.take(days)
			s.view.show()
		}
	})
}

// take stores the results and today's date.
func (s *Screen) take(days []Day) {
	s.calendar.Today = period.Day(s.options.Now())
	s.calendar.days = map[time.Time]Day{}
	for _, d := range days {
		s.calendar.days[d.Day] = d
	}
}

// do does the action of the chosen day: begin, continue, or review. It does nothing until the results are known.
func (s *Screen) do() {
	switch d := s.calendar.day(); {
	case s.err != nil:
	case d.Session == 0:
		s.options.OnPlay(d.Day)
	case !d.over():
		s.options.OnContinue(d.Session)
	default:
		s.options.OnResults(d)
	}
}

// send sends the boards of the chosen day to friends.
func (s *Screen) send() {
	if s.err == nil {
		s.options.OnSend(s.calendar.Chosen)
	}
}

// tap chooses a day. A click on one that is chosen already, or that has a result, also does its action.
func (s *Screen) tap(day time.Time) {
	again := day.Equal(s.calendar.Chosen)
	s.move(func(c *calendar) { c.Choose(day) })
	if d := s.calendar.day(); again || d.over() {
		s.do()
	}
}

// move changes the chosen day.
func (s *Screen) move(change func(*calendar)) {
	change(&s.calendar)
	s.view.show()
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	switch {
	case s.calendar.Key(key):
		s.view.show()
	case key == fyne.KeyReturn || key == fyne.KeyEnter || key == fyne.KeySpace:
		s.do()
	case key == fyne.KeyEscape || key == fyne.KeyBackspace:
		s.options.OnBack()
	}
}

// Rune handles a letter.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) {
		return
	}
	switch r {
	case '[', ',':
		s.Key(fyne.KeyPageUp)
	case ']', '.':
		s.Key(fyne.KeyPageDown)
	case 'e', 'E':
		s.send()
	}
}
