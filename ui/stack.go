package ui

import (
	"context"
	"fmt"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/crash"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/notice"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/watchdog"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// screen is a screen of the window.
type screen = family.Screen

// stack holds the screens of the window, one on another, and the way to the next one.
type stack struct {
	window   fyne.Window
	art      *widget.Art
	runner   *background.Runner
	crashes  *crash.Log         // of the data folder that is open, or nil
	watchdog *watchdog.Watchdog // of the picture; or nil
	resized  func()             // called when the window has another size

	screen screen             // on top, which is shown
	below  []screen           // the screens below it, the lowest first
	shown  context.Context    // ends when these screens are left
	close  context.CancelFunc // ends shown; nil before the first screen

	opening background.Question // of the data folder
	way     way                 // to the next screen
	notice  notice.Notice       // over all screens
}

// leave closes the screen that is shown, and those below it.
func (s *stack) leave() {
	s.endWay()
	s.way.left = false
	for _, open := range s.screens() {
		open.Close()
	}
	s.screen, s.below = nil, nil
	if s.close != nil {
		s.close()
	}
	s.shown, s.close = context.WithCancel(context.Background())
}

// screens returns the screen that is shown, if there is one, and those below it.
func (s *stack) screens() []screen {
	if s.screen == nil {
		return nil
	}
	return append(slices.Clone(s.below), s.screen)
}

// lay puts a screen on top of the current one, which stays as it is.
func (s *stack) lay(on screen) {
	s.endWay()
	s.notice.Pass()
	s.below = append(s.below, s.screen)
	s.screen = on
	s.noteShown()
	s.setContent()
}

// noteShown records the current screen, for a report.
func (s *stack) noteShown() { s.crashes.Note(fmt.Sprintf("shows %T", s.screen)) }

// lift removes the current screen from the one below, whose content may have changed meanwhile.
func (s *stack) lift() {
	s.endWay()
	s.notice.Pass()
	s.way.left = false
	s.screen.Close()
	last := len(s.below) - 1
	s.screen, s.below = s.below[last], s.below[:last]
	s.noteShown()
	s.reload()
	s.setContent()
}

// setContent shows the screen on top in the window. When the window gets another size the theme follows, so that a
// large window isn't a small one with wide margins.
func (s *stack) setContent() {
	c := container.New(sized{s}, s.screen.Content(), s.notice.Content())
	if s.watchdog != nil {
		c.Add(container.NewWithoutLayout(s.watchdog.Probe()))
	}
	s.window.SetContent(c)
}

// reload makes the current screen read its data again, if it can change.
func (s *stack) reload() {
	if on, ok := s.screen.(interface{ Reload() }); ok {
		on.Reload()
	}
}

// refocus tells the current screen that the window has become the active one, if it wants to know.
func (s *stack) refocus() {
	if on, ok := s.screen.(interface{ Refocus() }); ok {
		on.Refocus()
	}
}

// show leaves the screen that is shown for another one.
func (s *stack) show(next screen) {
	s.leave()
	s.notice.Pass()
	s.screen = next
	s.noteShown()
	s.window.Canvas().Unfocus()
	s.setContent()
}

// redraw draws the screens again after a change of the theme, which the system may make too.
func (s *stack) redraw() {
	for _, open := range s.screens() {
		open.Redraw()
	}
	s.notice.Draw()
}

// unnoticed is the time after which the window says that something is under way.
const unnoticed = 300 * time.Millisecond

// setOut begins a way. Its reads end with the context.
func (s *stack) setOut() context.Context {
	ctx := s.way.Ask(context.Background())
	s.way.typed, s.way.long = nil, false
	s.notice.Hush()
	s.runner.Later(ctx, unnoticed, func() {
		s.way.long = true
		words := text.T("app.moment")
		if s.way.left {
			words = text.T("app.moment.left")
		}
		s.notice.Say(s.art, words, false)
	})
	return ctx
}

// arrive ends the way, shows its screen, and passes the typed keys on to it. If one of them leads on, the others are
// for the screen after that.
func (s *stack) arrive(show func()) {
	typed := s.way.typed
	s.endWay()
	show()
	for _, p := range typed {
		s.typed(p.key, p.do)
	}
}

// endWay gives up the way to the next screen, if there is one.
func (s *stack) endWay() {
	if s.way.Open() {
		s.notice.Hush()
	}
	s.way.Stop()
	s.way.typed, s.way.long = nil, false
}

// freeze closes screens; their picture stays until the next screen is shown. Pending writes continue in the background.
func (s *stack) freeze(screens ...screen) {
	for _, open := range screens {
		open.Close()
	}
	if len(screens) > len(s.below) && s.close != nil {
		s.close()
	}
	s.way.left = true
}

// typed takes a key: it goes to the current screen, or to the next one.
func (s *stack) typed(key fyne.KeyName, do func()) {
	coming := s.way.Open() || s.opening.Open() && s.way.left
	switch {
	case s.way.Open() && key == fyne.KeyEscape && !s.way.left:
		s.endWay()
		s.reload() // work that was stopped for the next screen continues
	case coming && !s.way.long:
		s.way.typed = append(s.way.typed, press{key, do})
	case coming || s.way.left:
	default:
		do()
	}
}
