// Package deck is the screen with the whole pack: each card can be looked at closely, all
// that can be chosen about the cards is chosen here and seen at once on all of them, and
// the deck can be exported.
package deck

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/cardlook"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the screen's data and callbacks. All are required.
type Options struct {
	Style  cardart.Style // the current choice
	Window fyne.Window   // for choosing the folder of an export
	Runner *background.Runner

	// OnChanged receives each change. It applies it to the rest of the window and saves it in the background; kept
	// receives the result unless the screen has been left by then.
	OnChanged func(s cardart.Style, kept func(error))
	OnBack    func()
}

// switchKeys are the digits of the switches, in the order of [cardlook.Rows]: each
// steps to the next value, and with Shift to the one before.
const switchKeys = "1234567"

const exportKey = 'E'

// Screen is the deck. All its methods belong to Fyne's goroutine.
type Screen struct {
	options Options
	art     *widget.Art
	gallery *gallery
	sheets  *sheet.Stack

	chosen   place
	failed   error
	rows     []cardlook.Row
	switches []*widget.Choice
	view     *view

	write writer // exports the deck
}

// New returns the screen, with a maid chosen: the card that other packs don't have.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{
		options: options, art: art, gallery: newGallery(art), sheets: sheet.NewStack(),
		chosen: place{1, 4}, rows: cardlook.Rows(), write: writeFiles,
	}
	s.view = newView(s)
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Busy reports whether an export is being written.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close stops background work. A partial export is removed by the time Options.Runner is idle.
func (s *Screen) Close() {
	s.gallery.close()
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme. The pictures of the
// cards stay.
func (s *Screen) Redraw() {
	s.sheets.SetScreen(s.view.build())
	s.sheets.Redraw()
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.closeUp()
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	default:
		if digit, ok := widget.Backwards(key); ok && digit >= 1 && digit <= len(switchKeys) {
			s.step(digit-1, -1)
			return
		}
		s.chooseBy(key)
	}
}

// chooseBy chooses another card by a key.
func (s *Screen) chooseBy(key fyne.KeyName) {
	switch key {
	case fyne.KeyLeft:
		s.choose(s.chosen.move(-1, 0))
	case fyne.KeyRight:
		s.choose(s.chosen.move(1, 0))
	case fyne.KeyUp:
		s.choose(s.chosen.move(0, -1))
	case fyne.KeyDown:
		s.choose(s.chosen.move(0, 1))
	case fyne.KeyHome:
		s.choose(s.chosen.move(-widest, 0))
	case fyne.KeyEnd:
		s.choose(s.chosen.move(widest, 0))
	}
}

// Rune handles a letter: those that the switches show.
func (s *Screen) Rune(r rune) {
	if !s.sheets.Rune(r) {
		s.letter(r)
	}
}

func (s *Screen) letter(r rune) {
	if unicode.ToUpper(r) == exportKey {
		s.openExport()
		return
	}
	if i := strings.IndexRune(switchKeys, r); i >= 0 {
		s.step(i, 1)
	}
}

// step moves to the next value of a switch, or with -1 back, around the end.
func (s *Screen) step(i, by int) {
	n := len(s.rows[i].Options)
	s.switches[i].Choose((s.switches[i].Chosen + by + n) % n)
}

// choose chooses a card.
func (s *Screen) choose(p place) {
	if p != s.chosen {
		s.chosen = p
		s.view.showChosen()
	}
}

// change changes the deck, and calls OnChanged.
func (s *Screen) change(row cardlook.Row, option int) {
	row.Choose(&s.options.Style, option)
	s.gallery.setStyle(s.options.Style)
	s.view.showChosen()
	s.options.OnChanged(s.options.Style, s.kept)
}

// kept shows the result of saving the last change.
func (s *Screen) kept(err error) {
	s.failed = err
	s.view.showNote()
}

// note returns the line below the switches, and whether it is bad news.
func (s *Screen) note() (string, bool) {
	if s.failed != nil {
		return text.T("settings.not-saved", "Error", s.failed), true
	}
	return text.T("deck.note"), false
}
