// Package deal is the screen for choosing a single deal: a new one, one by a number from somebody else, or one that has
// been played before.
package deal

import (
	"context"
	"math/rand/v2"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/ordering"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Clipboard is a clipboard for deal numbers; a fyne.Clipboard is one.
type Clipboard interface {
	Content() string
	SetContent(string)
}

// Choice is the user's choice of a deal to play.
type Choice struct {
	Board  bridge.Board // without any events
	Seat   card.Seat    // the user's
	Level  bot.Level    // of the other players
	Origin int64        // the board on which this deal has been played before, or 0
}

// Options are the screen's choices and callbacks. All callbacks but Known are required.
type Options struct {
	// Board is played again: its deal, rules, dealer, vulnerability and standing stay. With nil they are
	// chosen, and nothing is below.
	Board     *bridge.Board
	Origin    int64        // Board's number in the history
	Game      bridge.Rules // at first
	Seat      card.Seat    // the user's at first
	Level     bot.Level    // of the other players at first
	Random    func(card.Deck) card.Number
	Chance    func() *rand.Rand                           // a new source of chance, for deals that are ordered
	Cards     func(card.Seat, bridge.Rules) bidding.Cards // the players' convention cards for a seat of the user
	Ordered   func(bridge.Rules) string                   // the last condition on deals of a game, or ""
	Clipboard Clipboard
	// Known returns a board with a deal that the user has played before; 0 if there is none. It may take a while, and
	// is called from another goroutine.
	Known  func(ctx context.Context, r bridge.Rules, n card.Number) (board int64, err error)
	Runner *background.Runner
	OnPlay func(Choice)
	// OnOrder receives the condition of an ordered deal.
	OnOrder func(condition.Condition)
	OnBack  func()
}

// Screen is the screen.
type Screen struct {
	art     *widget.Art
	options Options
	content *fyne.Container
	sheets  *sheet.Stack
	form    form
	known   known
	copied  bool            // the number was, just now
	ctx     context.Context // ends with the screen
	close   context.CancelFunc
	asked   background.Question // whether the deal is known

	field  *field // nil if the number is given
	note   *widget.Prose
	remark *widget.Prose
	game   *widget.Choice // nil if the board is given
	play   *widget.Button
	copier *widget.Button
	rows   [][]widget.Control // from the top, each from the left, as they are built
	keys   widget.Controls    // of these
}

// known holds the result of looking up a deal.
type known struct {
	rules  string // their name
	number card.Number
	board  int64 // 0 if there is none, or it hasn't been looked up yet
	err    error // of the lookup
}

// New returns the screen. If a number can be chosen, one has been drawn.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, content: container.NewStack()}
	s.sheets = sheet.NewStack(s.content)
	s.ctx, s.close = context.WithCancel(context.Background())
	s.form = form{rules: options.Game, seat: options.Seat, level: options.Level}
	s.form.dealer = s.form.rules.Dealer(0)
	if b := options.Board; b != nil {
		s.form.rules, s.form.dealer, s.form.vul, s.form.standing = b.Rules, b.Dealer, b.Vul, b.Standing
		s.form.number = number{digits: b.Number().String()}
	} else {
		s.form = s.form.draw(options.Random)
	}
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Busy reports whether a deal is being looked for.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close makes the screen ignore pending lookups.
func (s *Screen) Close() {
	s.close()
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.content.Objects = []fyne.CanvasObject{s.build()}
	s.content.Refresh()
	s.keys.Set(s.rows)
	s.show()
	s.sheets.Redraw()
}

// change takes a new choice or input. Another game may have other choices.
func (s *Screen) change(f form) {
	others := f.rules.Choices != s.form.rules.Choices
	s.form, s.copied = f, false
	if others {
		s.Redraw()
	}
	s.show()
	s.look()
}

// show brings the number, the note and the button that plays up to date.
func (s *Screen) show() {
	if s.field != nil {
		s.field.set(s.form.number)
	}
	words, wrong := s.words()
	s.note.Set(words, ink(wrong))
	words, news := s.form.remark()
	s.remark.Set(words, theme.Current().Faint)
	if news {
		s.remark.Set(words, theme.Current().Ink)
	}
	if s.game != nil {
		s.game.Set(s.form.rulesIndex())
	}
	_, ok := s.form.board()
	s.play.Enable(ok)
	_, complete := s.form.number.complete()
	s.copier.Enable(complete)
}

// words returns the words on the number, and whether it has a fault.
func (s *Screen) words() (string, bool) {
	words, wrong := s.form.note()
	switch {
	case s.copied:
		return text.T("deal.copied"), false
	case s.options.Board != nil, !wrong && s.played() != 0:
		return text.T("deal.known"), false
	case !wrong && s.known.err != nil:
		return text.T("deal.not-looked-up", "Error", s.known.err), true
	}
	return words, wrong
}

// played returns the board that has been played before with this deal, as far as that is known.
func (s *Screen) played() int64 {
	if s.options.Board != nil {
		return s.options.Origin
	}
	if n, ok := s.form.number.complete(); ok && s.known.rules == s.form.rules.Name && s.known.number == n {
		return s.known.board
	}
	return 0
}

// look looks up whether the user has played the deal before.
func (s *Screen) look() {
	n, ok := s.form.number.complete()
	wanted := known{rules: s.form.rules.Name, number: n}
	if !ok || s.options.Known == nil || s.options.Board != nil || s.known.rules == wanted.rules && s.known.number == n {
		return
	}
	s.known = wanted
	rules, ctx := s.form.rules, s.asked.Ask(s.ctx)
	s.options.Runner.Run(ctx, func() func() {
		board, err := s.options.Known(ctx, rules, n)
		return func() {
			s.asked.Stop()
			s.known.board, s.known.err = board, err
			s.show()
		}
	})
}

// draw takes a new number.
func (s *Screen) draw() {
	if s.options.Board == nil {
		s.change(s.form.draw(s.options.Random))
		s.keys.To(0, 0)
	}
}

// openOrder lays the sheet "Deal conditions", unless the deal is given.
func (s *Screen) openOrder() {
	if s.options.Board != nil {
		return
	}
	rules := s.form.rules
	ordering.Open(s.art, ordering.Options{
		Rules: rules, Cards: s.options.Cards(s.form.seat, rules), Text: s.options.Ordered(rules), Sheets: s.sheets, Runner: s.options.Runner, Random: s.options.Chance,
		OnDeal: func(c condition.Condition, deal card.Deal) {
			s.options.OnOrder(c)
			s.change(s.form.ordered(deal, c.String()))
			s.keys.To(len(s.rows)-1, 0)
		},
	})
}

// Paste takes the number from the clipboard.
func (s *Screen) Paste() {
	if s.options.Board == nil && s.sheets.Empty() {
		s.keys.To(0, 0)
		s.change(s.form.pasted(s.options.Clipboard.Content()))
	}
}

// Copy puts the number on the clipboard, if it is complete.
func (s *Screen) Copy() {
	if n, ok := s.form.number.complete(); ok && s.sheets.Empty() {
		s.options.Clipboard.SetContent(n.String())
		s.copied = true
		s.show()
	}
}

// start plays the deal.
func (s *Screen) start() {
	if b, ok := s.form.board(); ok {
		s.options.OnPlay(Choice{Board: b, Seat: s.form.seat, Level: s.form.level, Origin: s.played()})
	}
}

// Rune handles a character: it belongs to the number, whatever is selected.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) {
		return
	}
	if s.options.Board == nil {
		s.keys.To(0, 0)
		s.change(s.form.typed(r))
	}
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	if on, ok := s.keys.On().(*field); ok && on == s.field && s.editKey(key) {
		return
	}
	switch key {
	case fyne.KeyF2:
		s.draw()
	case fyne.KeyF3:
		s.openOrder()
	case fyne.KeyReturn, fyne.KeyEnter:
		if !s.keys.Press() {
			s.start()
		}
	case fyne.KeyEscape:
		s.options.OnBack()
	default:
		s.keys.Key(key)
	}
}

// editKey handles a key that belongs to the number, and reports whether it was one.
func (s *Screen) editKey(key fyne.KeyName) bool {
	n := s.form.number
	switch key {
	case fyne.KeyLeft:
		n = n.to(n.at - 1)
	case fyne.KeyRight:
		n = n.to(n.at + 1)
	case fyne.KeyHome:
		n = n.to(0)
	case fyne.KeyEnd:
		n = n.to(length)
	case fyne.KeyBackspace:
		n = n.without(false)
	case fyne.KeyDelete:
		n = n.without(true)
	default:
		return false
	}
	s.change(s.form.edit(n))
	return true
}

// chosen returns a function that sets a field of the form to one of several values.
func chosen[T any](s *Screen, values []T, of func(*form) *T) func(int) {
	return func(i int) {
		f := s.form
		*of(&f) = values[i]
		s.change(f)
	}
}

// rulesIndex returns the index of the game.
func (f form) rulesIndex() int {
	return slices.IndexFunc(bridge.Games(), func(r bridge.Rules) bool { return r.Name == f.rules.Name })
}
