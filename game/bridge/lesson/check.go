package lesson

import (
	"fmt"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// check returns an error for a step that its own texts and board show to be wrong.
func (s Step) check() error {
	tasks := 0
	for _, has := range []bool{s.Ask != nil, s.Card != nil, s.Call != nil, s.Play != nil, s.Deals != nil} {
		if has {
			tasks++
		}
	}
	if tasks > 1 {
		return fmt.Errorf("it has %d things to do, and may have one", tasks)
	}
	for _, h := range s.Halo {
		if err := checkHalo(h); err != nil {
			return err
		}
	}
	for _, r := range s.No {
		if r.On == "" || r.Why == "" {
			return fmt.Errorf("a reason is for something, and has a name")
		}
	}
	return s.checkTask()
}

// checkHalo returns nil if a step can point at something.
func checkHalo(h string) error {
	if _, err := card.Parse(h); err == nil || slices.Contains(Halos, h) {
		return nil
	}
	if seat, ok := strings.CutPrefix(h, "hand:"); ok {
		_, err := card.ParseSeat(seat)
		return err
	}
	return fmt.Errorf("nothing on the table is called %q", h)
}

// checkTask returns nil if the task can be done on the board.
func (s Step) checkTask() error {
	learners := s.laid && (s.board.Turn() == Learner || s.board.Actor() == Learner)
	switch s.Kind() {
	case Asked:
		if s.Ask.By != "" {
			if _, err := workedOut(s.board, s.Ask.By); err != nil {
				return err
			}
		}
		if n := len(s.Ask.Options); n == 1 || n > 0 && !slices.Contains(s.Ask.Options, s.Right()) || s.Right() == "" {
			return fmt.Errorf("the answer %q is none of its options", s.Right())
		}
	case Carded:
		if !learners || s.board.Phase() != bridge.PlayPhase || len(s.Card.Right) == 0 {
			return fmt.Errorf("the learner has no card to play")
		}
		if !slices.ContainsFunc(s.board.View(s.board.Actor()).LegalPlays().Cards(), func(c card.Card) bool { return s.played(s.board, c).Right }) {
			return fmt.Errorf("no legal card is right")
		}
	case Called:
		if !learners || s.board.Phase() == bridge.PlayPhase {
			return fmt.Errorf("the learner has no call to make")
		}
		c, err := bridge.ParseCall(s.Call.Right)
		if err != nil {
			return err
		}
		e := bridge.Called(c)
		if s.board.Phase() == bridge.ChoicePhase {
			e = bridge.Chosen(c)
		}
		if err := s.board.Check(s.board.Hand(s.board.Turn()), e); err != nil {
			return err
		}
	case Played:
		if !s.laid || s.board.Phase() == bridge.Finished {
			return fmt.Errorf("there is no board to play")
		}
		if n := len(strings.Fields(s.Play.Line)); n != len(s.Play.line()) {
			return fmt.Errorf("not all of the line %q are cards", s.Play.Line)
		}
	case Free:
		return s.Deals.check(s.rules)
	}
	return nil
}
