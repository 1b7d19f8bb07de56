package play

import (
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/poker"
)

// Price returns what the user would pay if he left now, after the hand that is over.
func (s *Session) Price() []poker.Payment { return s.State().Game.Price(s.config.Person) }

// Leave lets the user leave, who pays his price; the game is over then. It fails with a [*poker.RuleError] if somebody has
// bought chips or joined since the hand was over, while a hand goes on, or as the journal does.
func (s *Session) Leave() error {
	return s.between(poker.Event{Kind: poker.Leave, Seat: s.config.Person}, s.config.Journal.Event)
}

// Rebuy brings chips of the user's.
func (s *Session) Rebuy(chips int) error {
	return s.between(poker.Event{Kind: poker.Rebuy, Seat: s.config.Person, Chips: chips}, s.config.Journal.Event)
}

// Join seats another computer player. Those who have nothing left buy chips first, for nobody does after somebody has joined; so
// must the user.
func (s *Session) Join(n Newcomer) error {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	if err := s.open(); err != nil {
		return err
	}
	e := poker.Event{Kind: poker.Join, Seat: n.Seat, Chips: n.Chips}
	if err := s.rebuys(); err != nil {
		return err
	}
	err := s.tell(e, func(before int, e poker.Event) error {
		return s.config.Journal.Join(before, e, n.Name, n.Level)
	})
	if err == nil {
		s.config.Players[n.Seat] = n.Player
	}
	return err
}

// between keeps something that the user does between two hands.
func (s *Session) between(e poker.Event, journal func(before int, e poker.Event) error) error {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	if err := s.open(); err != nil {
		return err
	}
	return s.tell(e, journal)
}

// open ends what goes on, and shows all of the settlement. It fails while a hand goes on, and when the game is over.
func (s *Session) open() error {
	state := s.State()
	if s.sitting.Closed || state.Ended || !state.Hand.Over() {
		return ErrHandGoesOn
	}
	s.sitting.Stop()
	s.Skip()
	return nil
}

// tell keeps what happens between two hands. An error of the journal is shown, and nothing goes on; one of the rules is only
// returned.
func (s *Session) tell(e poker.Event, journal func(before int, e poker.Event) error) error {
	if _, _, err := s.State().Game.Apply(e); err != nil {
		return err
	}
	err := s.keep(e, journal)
	if err != nil {
		s.fail(err)
	}
	return err
}

// rebuys lets the computer players who have nothing left buy what a player begins with. It fails with a [*poker.RuleError], and
// nobody buys, if the user has nothing left either: he may still leave, which nobody does after somebody has bought chips.
// (Rules: progressive-poker, R11.)
func (s *Session) rebuys() error {
	game := s.State().Game
	must := game.MustAct()
	if person := s.config.Person; slices.Contains(must, person) {
		return &poker.RuleError{Rule: poker.RebuyBeforeHand, What: fmt.Sprintf("hand %d", game.State().Hand), Seat: person}
	}
	for _, seat := range must {
		e := poker.Event{Kind: poker.Rebuy, Seat: seat, Chips: s.State().Game.State().Rules.BuyIn}
		if err := s.tell(e, s.config.Journal.Event); err != nil {
			return err
		}
	}
	return nil
}
