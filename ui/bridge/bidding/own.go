package bidding

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/filedialog"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Own holds the actions on systems that users write. All of it is required.
type Own struct {
	Window fyne.Window // for choosing a file
	// OnReload reads the folder of systems again, elsewhere, and calls then, on Fyne's goroutine, with what is wrong with it.
	OnReload func(then func(error))
	// OnEdit opens the text of a user's system at an auction, and OnBegin that of a new one, a copy of a book by its name: a system's, or own68.
	OnEdit  func(s bidding.System, at bridge.Auction)
	OnBegin func(from string, at bridge.Auction)
	// OnImport takes a file among the user's systems, elsewhere, and calls then, on Fyne's goroutine, with the system. The error says what is wrong with
	// the file, which isn't taken then.
	OnImport func(path string, then func(bidding.System, error))
}

// Reload reads the folder of users' systems again, and shows the systems.
func (s *Screen) Reload() {
	if s.options.Own == nil {
		return
	}
	s.options.Own.OnReload(func(unread error) {
		if same := fmt.Sprint(unread) == fmt.Sprint(s.unread) && bidding.Changes() == s.changes; !same {
			s.unread = unread
			s.Redraw()
		}
	})
}

// Refocus is called when the window becomes the active one: the user may have changed a file elsewhere.
func (s *Screen) Refocus() { s.Reload() }

// edit opens the text of the user's side's system; if that is one of the program's, that of a copy.
func (s *Screen) edit() {
	if s.options.Own == nil {
		return
	}
	if y := s.explorer.cardOf(s.options.Side).System; !y.Shipped() {
		s.options.Own.OnEdit(y, s.explorer.auction)
		return
	}
	s.begin()
}

// begin opens the text of a new system, a copy of the user's side's.
func (s *Screen) begin() {
	if s.options.Own == nil {
		return
	}
	y := s.explorer.cardOf(s.options.Side).System
	from := y.String()
	if own := bidding.Games()[s.explorer.deck()]; y == bidding.Own && own.Deck == bridge.SuperBridge().Deck {
		from = "own68"
	}
	if y.Err() != nil {
		from = bidding.Standard.String()
	}
	s.options.Own.OnBegin(from, s.explorer.auction)
}

// bringIn lets a file be chosen, and takes it among the user's systems.
func (s *Screen) bringIn() {
	if s.options.Own == nil {
		return
	}
	filedialog.ChooseFile(s.sheets, s.options.Own.Window, []string{".book", ".BOOK"}, s.takeIn)
}

// takeIn takes a file among the user's systems.
func (s *Screen) takeIn(path string) {
	s.options.Own.OnImport(path, func(y bidding.System, err error) {
		s.told, s.unread = "", nil
		if err != nil {
			s.unread = err
		} else {
			s.told = text.T("system.imported", "System", bridgetext.System(y))
		}
		s.Redraw()
	})
}

// mostFaults is the number of a book's faults that are shown.
const mostFaults = 4

// news returns what is wrong with the systems that are bid and with the folder, or how an import ended; nil if there is nothing to say.
func (s *Screen) news() fyne.CanvasObject {
	lines := container.New(stack(theme.U(4)))
	say := func(words string, bad bool) {
		line := small(s.art, words)
		if line.Ink = theme.Current().Ink; bad {
			line.Ink = theme.Current().Bad
		}
		lines.Add(line)
	}
	for i, c := range s.explorer.cards {
		err := c.System.Err()
		if err == nil || !c.System.Fits(s.explorer.rules) || i == 1 && c.System == s.explorer.cards[0].System {
			continue
		}
		say(text.T("system.standard-meanwhile", "System", bridgetext.System(c.System)), true)
		say(firstLines(text.Error(err)), true)
	}
	if s.unread != nil && !errors.Is(s.unread, context.Canceled) {
		say(firstLines(text.Error(s.unread)), true)
	}
	if s.told != "" {
		say(s.told, false)
	}
	if len(lines.Objects) == 0 {
		return nil
	}
	return lines
}

// firstLines returns the first lines of a text, and says how many more there are.
func firstLines(words string) string {
	lines := strings.Split(words, "\n")
	if more := len(lines) - mostFaults; more > 0 {
		lines = append(lines[:mostFaults], text.TN("system.more-faults", more))
	}
	return strings.Join(lines, "\n")
}

// ownButtons returns the buttons for users' systems, or nil.
func (s *Screen) ownButtons() fyne.CanvasObject {
	if s.options.Own == nil {
		return nil
	}
	button := func(id string, key fyne.KeyName, do func()) fyne.CanvasObject {
		b := widget.NewButton(s.art, text.T(id), string(key), do)
		b.TextSize = theme.U(theme.SmallText)
		return b
	}
	return widget.NewEven(theme.U(8), button("system.edit", editKey, s.edit), button("system.new", newKey, s.begin), button("system.import", importKey, s.bringIn))
}
