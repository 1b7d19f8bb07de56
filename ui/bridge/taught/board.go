package taught

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// Start returns the board at the start of a step.
func Start(step lesson.Step) bridge.Board {
	b, _ := step.Board()
	return b
}

// Follows reports whether a saved board continues the one with which its step begins: another edition of the course may
// have had another one.
func Follows(b, start bridge.Board) bool {
	n := len(start.Events())
	return b.Deal == start.Deal && b.Dealer == start.Dealer && b.Vul == start.Vul && len(b.Events()) >= n && slices.Equal(b.Events()[:n], start.Events())
}

// Over reports whether a board has reached the end of its step: that of the auction, if only that counts, or the point
// after which nothing passes.
func Over(step lesson.Step, b bridge.Board) bool {
	return b.Phase() == bridge.Finished || step.Play != nil && step.Over(b)
}

// BidOnly returns a board whose auction ends its step, without a lead made before the verdict.
func BidOnly(b bridge.Board) bridge.Board { return b.Prefix(b.Opening()) }

// Choosing advises in new deals: on the contract, where declarer chooses it, as the lessons teach, and otherwise like a
// good player.
type Choosing struct {
	Step  lesson.Step
	Board bridge.Board
	play.Adviser
}

// Advise implements play.Adviser.
func (c Choosing) Advise(ctx context.Context, v bridge.View) (bot.Advice, error) {
	if v.Phase() == bridge.ChoicePhase {
		for _, call := range slices.Backward(v.LegalChoices()) { // no-trumps and the majors first
			if e := bridge.Chosen(call); c.Step.Did(c.Board, e).Right {
				return bot.Advice{Event: e}, nil
			}
		}
	}
	return c.Adviser.Advise(ctx, v)
}

// AsPlayed returns a lesson with the cards as the user has played them, by the saved steps.
func AsPlayed(l lesson.Lesson, kept map[learning.Place]storage.LessonStep) lesson.Lesson {
	return l.As(func(step lesson.Step) (played card.Card, ok bool) {
		done, start := kept[learning.Place{Lesson: l.ID, Step: step.ID}], Start(step)
		_, b, err := ReadBoard(done.Board, start.Rules)
		n := len(start.Events())
		if err != nil || !done.Passed || !Follows(b, start) || len(b.Events()) <= n {
			return played, false
		}
		return b.Events()[n].Card, b.Events()[n].Kind == bridge.PlayKind
	})
}
