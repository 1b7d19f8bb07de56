package settings

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the screen's content and callbacks. All are required unless nil has a stated meaning.
type Options struct {
	Settings func() Settings // the current ones: the deck changes some of them too
	Dir      string          // the data folder

	// OnChanged receives each change. It applies it to the window and saves it in the background; kept receives the
	// result unless the screen has been left by then. The screen redraws itself after it.
	OnChanged func(s Settings, kept func(error))
	// Families returns the families' current settings. A change is saved as by OnChanged.
	Families func(kept func(error)) []family.Settings
	// FullScreen reports whether the window covers its screen, and OnFullScreen changes that. The screen is redrawn by
	// it.
	FullScreen   func() bool
	OnFullScreen func(bool)

	OnDeck   func() // to the screen with all that can be chosen about the cards
	OnCopies func() // opens the screen of copies; nil if it can't be reached
	OnBack   func()
}

// Screen is the screen of settings.
type Screen struct {
	art     *widget.Art
	options Options
	now     Settings
	content *fyne.Container
	scroll  *container.Scroll // if the window is too low for all rows
	failed  error             // of the last save
	choices widget.Choices
}

// New returns the screen.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, content: container.NewStack()}
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Close does nothing: every change is being saved.
func (s *Screen) Close() {}

// Reload shows settings that have been changed elsewhere.
func (s *Screen) Reload() { s.Redraw() }

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.now = s.options.Settings()
	s.art = s.art.With(s.now.Cards)
	was := s.scroll
	s.scroll = s.build()
	s.content.Objects = []fyne.CanvasObject{s.scroll}
	s.content.Refresh()
	if was != nil {
		s.scroll.ScrollToOffset(was.Offset)
	}
	s.choices.To(s.choices.Row)
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		c := s.choices.All[s.choices.Row]
		c.Choose((c.Chosen + 1) % len(c.Options))
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	case fyne.KeyPageUp:
		s.scrollBy(-1)
	case fyne.KeyPageDown:
		s.scrollBy(1)
	default:
		s.choices.Key(key)
		switch s.choices.Row {
		case 0:
			s.scroll.ScrollToTop()
		case len(s.choices.All) - 1: // and the note below it
			s.scroll.ScrollToBottom()
		default:
			s.reveal(s.choices.All[s.choices.Row])
		}
	}
}

// reveal scrolls as little as necessary to show a whole object, and a little beyond it.
func (s *Screen) reveal(o fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(s.scroll).Y
	room, beyond := s.scroll.Size().Height, o.Size().Height
	switch bottom := top + o.Size().Height; {
	case top < beyond:
		s.scroll.ScrollToOffset(s.scroll.Offset.AddXY(0, top-beyond))
	case bottom > room-beyond:
		s.scroll.ScrollToOffset(s.scroll.Offset.AddXY(0, bottom+beyond-room))
	}
}

// scrollBy scrolls pages up or down.
func (s *Screen) scrollBy(pages float32) {
	s.scroll.ScrollToOffset(s.scroll.Offset.AddXY(0, pages*0.8*s.scroll.Size().Height))
}

// Rune handles a letter: the shortcuts that the buttons show.
func (s *Screen) Rune(r rune) {
	switch unicode.ToLower(r) {
	case 'd':
		s.options.OnDeck()
	case 'k':
		if s.options.OnCopies != nil {
			s.options.OnCopies()
		}
	}
}

// changed makes a change, which is saved and applied to the window.
func (s *Screen) changed(r Row, i int) {
	r.Choose(&s.now, i)
	s.options.OnChanged(s.now, s.kept)
	s.Redraw()
}

// changedIn makes a change of a family's.
func (s *Screen) changedIn(c family.Choice, i int) {
	c.Choose(i)
	s.Redraw()
}

// kept shows the result of saving the last change, if there is something to say.
func (s *Screen) kept(err error) {
	if err != nil || s.failed != nil {
		s.failed = err
		s.Redraw()
	}
}

// note returns the note below the settings, and whether it is bad news.
func (s *Screen) note() (string, bool) {
	if s.failed != nil {
		return text.T("settings.not-saved", "Error", s.failed), true
	}
	return text.T("settings.data"), false
}
