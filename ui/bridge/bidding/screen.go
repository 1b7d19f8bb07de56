// Package bidding is the screen of the players' bidding system: the user can explore it call by call, and look at the
// convention card. It contains no rules about calls. It asks package bot for everything, so it shows what the players
// do.
package bidding

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the screen's start and callbacks. OnBack, Of and OnCards are required.
type Options struct {
	Rules   bridge.Rules
	Cards   bidding.Cards  // of both sides, under these rules
	Auction bridge.Auction // may have no calls
	Side    card.Side      // the side whose calls are shown
	Hand    card.Hand      // the user's, or empty
	Seat    card.Seat      // of the player with that hand
	OnBack  func()
	// Of returns the cards of both sides that have been chosen for the deck of other rules.
	Of func(r bridge.Rules) bidding.Cards
	// OnCards receives new convention cards of the user's side and the other for the deck of some rules; kept receives the result of saving them.
	OnCards func(r bridge.Rules, ours, theirs bidding.Card, kept func(error))
	// Own holds the actions on systems that users write; nil if there are none.
	Own *Own
}

// Screen is the screen.
type Screen struct {
	art      *widget.Art
	options  Options
	content  *fyne.Container
	sheets   *sheet.Stack
	explorer explorer
	changes  int64  // of users' systems, as they are shown
	unread   error  // what is wrong with the folder of users' systems, or nil
	told     string // what has come of an import, or ""
	card     bool   // the convention card is shown
	theirs   bool   // it is that of the other side
	unsaved  bool   // the last choice couldn't be saved
	fromCard bool   // the auction was chosen on the card, to which Escape returns

	typed typing.Typing // a call by half, or ""
	made  made          // the last typed call
	wrong string        // why the typed call is impossible, or ""

	lines    []line // all that are shown, in reading order
	links    []*widget.Row
	selected int
	onCard   int           // the selected line of the card
	calls    []*widget.Row // the auction
	meant    []*widget.Row // and their meanings
	scroll   *container.Scroll
	list     *fyne.Container // of calls, with the note above it
	note     *widget.Prose   // how to read the list, or the typed text
}

// New returns the screen, with the calls that can come next.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{
		art: art, options: options, content: container.NewStack(),
		explorer: explorer{rules: options.Rules, cards: options.Cards, auction: options.Auction, ours: options.Side, alone: true},
	}
	if options.Rules.Choices { // without an auction
		s.explorer.rules = bidding.Games()[s.explorer.deck()]
	}
	s.sheets = sheet.NewStack(s.content)
	s.Redraw()
	s.Reload()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Close closes the sheets.
func (s *Screen) Close() { s.sheets.Close() }

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.changes = bidding.Changes()
	s.lines, s.links, s.calls, s.meant = nil, nil, nil, nil
	if s.card {
		s.content.Objects = []fyne.CanvasObject{s.buildCard()}
	} else {
		s.content.Objects = []fyne.CanvasObject{s.buildCalls()}
	}
	s.content.Refresh()
	s.to(s.selected)
	s.sheets.Redraw()
}

// explore shows the calls at another place.
func (s *Screen) explore(e explorer) {
	s.explorer, s.selected, s.typed, s.made, s.wrong = e, 0, "", made{}, ""
	s.Redraw()
}

// show shows the convention card, or the calls.
func (s *Screen) show(card bool) {
	s.card, s.fromCard = card, false
	s.explore(s.explorer)
	if card {
		s.to(s.onCard)
	}
}

// to moves the selection to a line, clamped to the first and last, if there are any; after the last it scrolls to what
// is below.
func (s *Screen) to(i int) {
	if len(s.links) == 0 {
		return
	}
	if s.selected < len(s.links) {
		s.links[s.selected].Select(false)
	}
	s.selected = max(0, min(i, len(s.links)-1))
	s.links[s.selected].Select(true)
	if i >= len(s.links) {
		s.scroll.ScrollToBottom()
		return
	}
	s.bringInSight(s.links[s.selected])
}

// bringInSight scrolls to an object, with a margin; for the first line also to what is above it.
func (s *Screen) bringInSight(o fyne.CanvasObject) {
	if s.selected == 0 {
		s.scroll.ScrollToTop()
		return
	}
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(s.scroll.Content).Y
	bottom := min(top+o.Size().Height+theme.U(margin), s.scroll.Content.Size().Height)
	top = max(top-theme.U(margin), 0)
	switch {
	case top < s.scroll.Offset.Y:
		s.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > s.scroll.Offset.Y+s.scroll.Size().Height:
		s.scroll.ScrollToOffset(fyne.NewPos(0, bottom-s.scroll.Size().Height))
	}
}

// follow makes the call of a line, or, on the card and after an auction, shows it among the
// others that could be made there.
func (s *Screen) follow(i int) {
	if i >= len(s.lines) {
		return
	}
	l, e := s.lines[i], s.explorer
	switch {
	case l.convention != nil:
		c := s.explorer.cardOf(s.shownSide())
		s.setCard(s.shownSide(), c.With(*l.convention, !c.Has(*l.convention)))
		return
	case l.carding != nil:
		c := s.explorer.cards[s.shownSide()]
		s.setCard(s.shownSide(), c.WithCarding(*l.carding, !c.Plays(*l.carding)))
		return
	case s.card:
		s.card, s.fromCard, s.onCard = false, true, i
		e.ours = s.shownSide()
		if l.before.Turn().Side() != e.ours {
			l.before.Dealer = l.before.Dealer.Left() // the same, a place further
		}
	case !e.auction.Over():
		s.explore(e.with(l.call))
		return
	}
	e.auction = l.before
	if !slices.ContainsFunc(e.read().Options(), func(o bidding.Option) bool { return o.Call == l.call }) {
		e.all = true // no rule speaks of it
	}
	s.explore(e)
	for i, other := range s.lines {
		if other.call == l.call {
			s.to(i)
		}
	}
}

// Undo goes back a step.
func (s *Screen) Undo() {
	if !s.card && s.sheets.Empty() {
		s.explore(s.explorer.back())
	}
}

// again goes back to the start of the auction.
func (s *Screen) again() {
	e := s.explorer.to(0)
	e.ours = e.auction.Dealer.Side()
	s.explore(e)
}

// escape goes back to where the user came from.
func (s *Screen) escape() {
	switch {
	case s.typed != "" || s.wrong != "":
		s.typed, s.wrong = "", ""
		s.showNote()
	case s.fromCard:
		s.show(true)
	default:
		s.options.OnBack()
	}
}

// Key handles a key that is not a letter.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	switch key {
	case fyne.KeyUp:
		s.to(s.selected - 1)
	case fyne.KeyDown:
		s.to(s.selected + 1)
	case fyne.KeyHome:
		s.to(0)
	case fyne.KeyEnd:
		s.to(len(s.links) - 1)
	case fyne.KeyPageUp:
		s.to(s.page(-1))
	case fyne.KeyPageDown:
		s.to(s.page(1))
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyRight:
		s.follow(s.selected)
	case fyne.KeyBackspace, fyne.KeyLeft:
		s.Undo()
	case fyne.KeyEscape:
		s.escape()
	default:
		s.switchBy(key)
	}
}

// Keys of the choices other than the deck. Letters and digits are for typing calls.
const (
	oursKey      = fyne.KeyF3
	theirsKey    = fyne.KeyF4
	sideKey      = fyne.KeyF5 // on the card
	opponentsKey = fyne.KeyF5
	listedKey    = fyne.KeyF6
	editKey      = fyne.KeyF7
	newKey       = fyne.KeyF8
	importKey    = fyne.KeyF9
)

// switchBy chooses the next option of the choice with a key.
func (s *Screen) switchBy(key fyne.KeyName) {
	switch {
	case key == oursKey:
		s.nextSystem(s.options.Side)
	case key == theirsKey:
		s.nextSystem(s.options.Side.Other())
	case key == sideKey && s.card:
		s.flip()
	case key == opponentsKey && !s.card:
		s.toggleOpponents()
	case key == listedKey && !s.card:
		s.toggleListed()
	case key == editKey:
		s.edit()
	case key == newKey:
		s.begin()
	case key == importKey:
		s.bringIn()
	}
}

// page returns the line that is a page further down or, if by is -1, up.
func (s *Screen) page(by int) int {
	i, left := s.selected+by, 0.8*s.scroll.Size().Height
	for left > 0 && i+by >= 0 && i+by < len(s.links) {
		i += by
		left -= s.links[i].Size().Height
	}
	return i
}

// Rune handles a letter: part of a call, or a shortcut that is shown.
func (s *Screen) Rune(r rune) {
	r = unicode.ToLower(r)
	if s.sheets.Rune(r) {
		return
	}
	if !s.card && s.typeCall(r) {
		return
	}
	switch {
	case r == 'b':
		s.show(!s.card)
	case r == 'd':
		s.setDeck((s.explorer.deck() + 1) % len(bidding.Games()))
	case r == 'n' && !s.card: // about the calls
		s.again()
	}
}

// showNote shows the typed text, or an error in it, or else how to read the list.
func (s *Screen) showNote() {
	p := theme.Current()
	switch {
	case s.wrong != "":
		s.note.Set(s.wrong, p.Bad)
	case s.typed != "":
		s.note.Set(text.T("table.typed", "Letters", string(s.typed)), p.Ink)
	case s.explorer.auction.Over():
		s.note.Set(text.T("system.over.how"), p.Faint)
	default:
		s.note.Set(text.T("system.how"), p.Faint)
	}
	s.list.Refresh()
}

// toggleOpponents lets the opponents call too, or only pass.
func (s *Screen) toggleOpponents() { s.explore(s.explorer.leftAlone(!s.explorer.alone)) }

// toggleListed lists all legal calls, or only those of the system.
func (s *Screen) toggleListed() {
	e := s.explorer
	e.all = !e.all
	s.explore(e)
}
