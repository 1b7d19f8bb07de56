// Package suit is the screen of one suit: declarer's and dummy's cards are put in, and the best ways to play them are told,
// with the chance of each number of tricks.
package suit

import (
	"context"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the suit at first and the callbacks. All are required.
type Options struct {
	Problem suit.Problem // its deck may be what is left of one
	Suit    card.Suit
	Played  bool              // the suit is from a board: North is dummy, South declarer
	Copy    func(text string) // puts a text on the clipboard
	Runner  *background.Runner
	OnBack  func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	ctx     context.Context // ends with the screen
	close   context.CancelFunc
	asked   background.Question

	question question
	hand     card.Seat // that cards are typed for
	answer   answer
	err      error  // why there is no answer
	stopped  bool   // the search was, by the user
	refused  string // why the last card typed isn't put in, or ""
	copied   bool   // the answer was, just now
	view     *view
}

// New returns the screen, and begins to work the suit out.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, question: newQuestion(options.Problem), hand: card.North}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.view = newView(s)
	s.work()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.view.content }

// Close stops the search.
func (s *Screen) Close() { s.close() }

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() { s.view.build() }

// work begins a search for the answer, in place of an earlier one.
func (s *Screen) work() {
	ctx, q := s.asked.Ask(s.ctx), s.question
	s.answer, s.err, s.stopped = answer{}, nil, false
	s.options.Runner.Run(ctx, func() func() {
		found, err := suit.Solve(ctx, q.problem, q.goal)
		told := newAnswer(q.goal, found)
		return func() {
			s.asked.Stop()
			s.answer, s.err = told, err
			s.view.show()
		}
	})
	s.view.show()
}

// turnWork stops the search, or begins it again.
func (s *Screen) turnWork() {
	switch {
	case s.asked.Open():
		s.asked.Stop()
		s.stopped = true
		s.view.show()
	case s.stopped:
		s.work()
	}
}

// change takes another question, if it is one.
func (s *Screen) change(q question) {
	s.refused, s.copied = "", false
	if q != s.question {
		s.question = q
		s.work()
		return
	}
	s.view.show()
}

// put puts a card into the hand that cards are typed for, or takes it out again.
func (s *Screen) put(r card.Rank) {
	if !s.question.problem.Deck.Ranks.Has(r) {
		s.refused = text.T("suit.not-there", "Card", text.Rank(r))
		s.view.show()
		return
	}
	s.change(s.question.typed(r, s.hand))
}

// takeBack takes the lowest card of the hand out again.
func (s *Screen) takeBack() {
	held := s.question.problem.South
	if s.hand == card.North {
		held = s.question.problem.North
	}
	if held != 0 {
		s.change(s.question.without(held.Bottom()))
	}
}

// typeFor chooses the hand that cards are typed for.
func (s *Screen) typeFor(hand card.Seat) {
	s.hand = hand
	s.view.show()
}

// chooseDeck takes another deck.
func (s *Screen) chooseDeck(i int) { s.change(s.question.in(s.decks()[i])) }

// decks returns the decks that can be chosen: what is left of one too, if that was the first.
func (s *Screen) decks() []card.Deck {
	all := []card.Deck{card.Deck36, card.Deck52, card.Deck68}
	for _, d := range all {
		if d == s.options.Problem.Deck {
			return all
		}
	}
	return append(all, s.options.Problem.Deck)
}

// chooseGoal takes another goal.
func (s *Screen) chooseGoal(i int) {
	q := s.question
	q.goal = q.goals()[i]
	s.change(q)
}

// choosePlaces takes other numbers of vacant places. Both can't be 0.
func (s *Screen) choosePlaces(west, east int) {
	q := s.question
	if west > 0 || east > 0 {
		q.problem.West, q.problem.East = west, east
	}
	s.change(q)
}

// Copy puts the answer on the clipboard, if there is one.
func (s *Screen) Copy() {
	if len(s.answer.lines) > 0 {
		s.options.Copy(told(s.question, s.answer))
		s.copied = true
		s.view.show()
	}
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyTab:
		s.typeFor(s.hand.Partner())
	case fyne.KeyReturn, fyne.KeyEnter:
		s.turnWork()
	case fyne.KeyBackspace:
		s.takeBack()
	case fyne.KeyDelete:
		s.change(s.question.emptied())
	case fyne.KeyPageUp:
		s.view.scrollBy(-1)
	case fyne.KeyPageDown:
		s.view.scrollBy(1)
	case fyne.KeyEscape:
		s.options.OnBack()
	default:
		s.view.choices.Key(key)
	}
}

// Spell takes a sign of another script than Latin, if it is the letter of a card in the language in use.
func (s *Screen) Spell(sign, _ rune) bool {
	r, ok := rank(sign)
	if ok {
		s.put(r)
	}
	return ok
}

// Rune handles the letter or digit of a card.
func (s *Screen) Rune(r rune) {
	if typed, ok := rank(r); ok {
		s.put(typed)
	}
}

// rank reads the letter of a card, in English or the language in use; 0 is the ten.
func rank(r rune) (card.Rank, bool) {
	if r == '0' {
		return card.Ten, true
	}
	c, ok := typing.ReadCard(card.Spades.String() + string(unicode.ToLower(r)))
	return c.Rank, ok
}
