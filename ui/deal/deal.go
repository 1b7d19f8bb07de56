// Package deal is the screen on which a single deal is chosen: a new one, one of a number that
// somebody has told, or one that has been played before.
package deal

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bot"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/widget"
)

// Clipboard is where numbers are copied to and pasted from; a fyne.Clipboard is one.
type Clipboard interface {
	Content() string
	SetContent(string)
}

// Choice is what the person wants to play.
type Choice struct {
	Board  bridge.Board // on which nothing has happened yet
	Seat   card.Seat    // the person's
	Level  bot.Level    // of the other players
	Origin int64        // the board that has been played before with this deal, or 0
}

// Options says what can be chosen and whom the screen tells. All callbacks must be there, but
// not Known.
type Options struct {
	// Board is played again: its deal, rules, dealer and vulnerability stay. With nil they are
	// chosen.
	Board     *bridge.Board
	Origin    int64     // Board's number in the history
	Seat      card.Seat // the person's at first
	Level     bot.Level // of the other players at first
	Random    func(card.Deck) card.Number
	Clipboard Clipboard
	// Known returns a board with a deal that the person has played before; 0 if there is none.
	// It may take a while; the screen calls it from another goroutine.
	Known  func(r bridge.Rules, n card.Number) (board int64)
	OnPlay func(Choice)
	OnBack func()
}

// Screen is the screen.
type Screen struct {
	art     *widget.Art
	options Options
	content *fyne.Container
}

// New returns the screen.
func New(art *widget.Art, options Options) *Screen {
	return &Screen{art: art, options: options, content: &fyne.Container{}}
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	if key == fyne.KeyEscape {
		s.options.OnBack()
	}
}

// Rune handles a letter or a digit of the number.
func (s *Screen) Rune(rune) {}

// Paste takes the number from the clipboard, and Copy puts it there.
func (s *Screen) Paste() {}

// Copy puts the number on the clipboard.
func (s *Screen) Copy() {}

// Redraw draws the screen anew, in the colours of the present theme.
func (s *Screen) Redraw() {}

// Close makes the screen ignore what is still being looked up.
func (s *Screen) Close() {}
