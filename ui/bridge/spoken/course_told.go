package spoken

import (
	"regexp"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// shown holds the part of the table that has been told.
type shown struct {
	step  lesson.Step
	board bridge.Board
	laid  bool
}

// goesOn returns the number of events of a board that have been told; ok is false if it is another one.
func (s shown) goesOn(b bridge.Board) (events int, ok bool) {
	n := len(s.board.Events())
	if !s.laid || s.board.Deal != b.Deal || s.board.Dealer != b.Dealer || s.board.Rules.Name != b.Rules.Name || n > len(b.Events()) {
		return 0, false
	}
	return n, slices.Equal(b.Events()[:n], s.board.Events())
}

// seen returns what the user sees of a board of a lesson.
func (c *Course) seen(b bridge.Board) Seen {
	return NewSeen(b, learner, session.Session{Rules: b.Rules, Length: 1}, c.options.Cards)
}

// plain reports whether contracts and scores haven't been spoken of yet.
func (c *Course) plain() bool { return c.lesson.Plain }

// veiled reports whether the contract would answer a question of this deal.
func (c *Course) veiled() bool {
	for i, later := range c.lesson.Steps[c.at:] {
		if b, ok := later.Board(); !ok || b.Deal != c.board.Deal {
			return false
		}
		if later.Ask != nil && later.Ask.By == "declarer" && (i > 0 || !c.passed) {
			return true
		}
	}
	return false
}

// pointedAt reports whether this step, or one before it, points at something.
func (c *Course) pointedAt(what string) bool {
	return slices.ContainsFunc(c.lesson.Steps[:c.at+1], func(s lesson.Step) bool { return slices.Contains(s.Halo, what) })
}

// opens reports whether a hand lies open in a step.
func opens(step lesson.Step, b bridge.Board, seat card.Seat, veiled bool) bool {
	return step.Open(seat) || !veiled && learner.Sees(b.Table, seat)
}

// turned says that the board of a step doesn't go on from the step before.
func (c *Course) turned(step lesson.Step) spoken.Said {
	b, laid := step.Board()
	if !laid || !c.shown.laid {
		return nil
	}
	return func(m spoken.Manner) []string {
		switch own, other := step.Swapped(); step.Turn() {
		case lesson.Back:
			if b.Phase() != bridge.PlayPhase {
				return []string{text.T("lessons.turn.auction")}
			}
			return []string{text.T("lessons.turn.back", "Trick", len(b.Tricks())+1)}
		case lesson.Instead:
			return []string{m.Words(text.T("lessons.turn.instead", "Own", text.Card(own), "Card", text.Card(other)))}
		}
		return nil
	}
}

// showing says what lies on the table in a step, as far as it hasn't been told.
func (c *Course) showing(step lesson.Step) spoken.Said {
	before, b, laid, plain, veiled, trumps := c.shown, c.board, c.laid, c.plain(), c.veiled(), c.pointedAt("contract")
	if !laid {
		return nil
	}
	s := c.seen(b)
	return func(m spoken.Manner) (lines []string) {
		told, on := before.goesOn(b)
		if !on || told < b.Opening() {
			lines = trumpsOf(m, b, plain, trumps, veiled)
		}
		if calls := len(s.Auction().Calls); !plain && !veiled && step.On != nil && step.On.Contract == "" && calls > 0 && (!on || told < calls) {
			lines = append(lines, s.auction(m.At(min(m.Detail, spoken.Normal)))...)
		}
		for _, seat := range card.Seats {
			again := slices.Contains(step.Halo, "hand:"+seat.String())
			if opens(step, b, seat, veiled) && (again || !on || !opens(before.step, before.board, seat, veiled)) {
				lines = append(lines, s.handOf(m, seat, b.Hand(seat)))
			}
		}
		return append(append(lines, s.tricksFrom(m, told, on)...), pointing(m, step)...)
	}
}

// trumpsOf says the trumps, or once contracts have been spoken of the contract.
func trumpsOf(m spoken.Manner, b bridge.Board, plain, trumps, veiled bool) []string {
	trump, suit := b.Contract().Strain.Trump()
	switch {
	case b.Phase() != bridge.PlayPhase && b.Phase() != bridge.Finished:
	case plain && trumps && suit:
		return []string{text.T("spoken.lesson.trumps", "Suit", m.Suit(trump))}
	case !plain && !veiled && !b.Contract().PassedOut():
		return []string{text.T("spoken.bridge.contract-line", "Contract", contract(m, b.Contract()))}
	}
	return nil
}

// tricksFrom says the tricks from an event on, or else the last one that has a card.
func (s Seen) tricksFrom(m spoken.Manner, told int, on bool) (lines []string) {
	all := slices.Clone(s.Tricks())
	if t := s.Trick(); t.Len > 0 {
		all = append(all, t)
	}
	first := len(all) - 1
	if on {
		first = max(0, told-s.Opening()) / len(card.Seats)
		if told == len(s.Events()) {
			return nil
		}
	}
	for i := max(first, 0); i < len(all); i++ {
		lines = append(lines, s.trickLine(m, i+1, all[i]))
	}
	return lines
}

// pointing says the cards that a step points at.
func pointing(m spoken.Manner, step lesson.Step) []string {
	var cards []string
	for _, h := range step.Halo {
		if c, err := card.Parse(h); err == nil {
			cards = append(cards, m.Card(c))
		}
	}
	if len(cards) == 0 {
		return nil
	}
	return []string{text.T("spoken.lesson.points-at", "Cards", strings.Join(cards, ", "))}
}

// thought says the step, with its question and the answers to choose from.
func (c *Course) thought(m spoken.Manner) (lines []string) {
	step, ok := c.step()
	if !ok {
		return []string{text.T("spoken.lesson.end")}
	}
	lines = []string{spoken.Sentences(text.T("spoken.lesson.step", "N", c.at+1, "Of", len(c.lesson.Steps)), inWords(m, bridgetext.LessonStep(c.lesson, step)))}
	if step.Kind() == lesson.Asked && len(step.Ask.Options) > 0 {
		lines = append(lines, text.T("spoken.lesson.answers", "Answers", strings.Join(c.answers(m, step), "; ")))
	}
	if c.passed && step.Kind() != lesson.Show && c.shown.step.ID != step.ID {
		lines = append(lines, text.T("spoken.lesson.passed"))
	}
	return lines
}

// answers returns the answers to choose from, with their numbers.
func (c *Course) answers(m spoken.Manner, step lesson.Step) (all []string) {
	for i, option := range step.Ask.Options {
		all = append(all, text.T("spoken.lesson.answer", "N", i+1, "Answer", c.option(m, step, option)))
	}
	return all
}

// option returns the words of an answer.
func (c *Course) option(m spoken.Manner, step lesson.Step, option string) string {
	return inWords(m, bridgetext.LessonOption(c.lesson, step, option))
}

// inWords returns a text for the screen in words. Where a suit has both its name and its sign, as in hearts ♥, the name alone stays.
func inWords(m spoken.Manner, shown string) string {
	if m.Cards != spoken.Signs {
		for _, s := range card.Suits {
			shown = signBehind(s).ReplaceAllString(shown, "$1$2")
		}
	}
	return m.Words(shown)
}

// signBehind matches a name of a suit in the language in use with its sign behind it.
func signBehind(s card.Suit) *regexp.Regexp {
	return regexp.MustCompile(`(?i)(` + regexp.QuoteMeta(text.T("spoken.suit."+s.String())) + `) ` + text.Suit(s) + `($|[^\d\pL])`)
}
