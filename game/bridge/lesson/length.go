package lesson

import (
	"time"

	"github.com/superbridge/superbridge/game/bridge"
)

// The time that a learner takes for each kind of task: to read a thought and look at the table, to answer, and so on. A
// trick is both cards of his side and those of the others, as they come.
const (
	toRead   = 15 * time.Second
	toAnswer = 25 * time.Second
	toPlay   = 25 * time.Second
	toCall   = 30 * time.Second
	toBid    = 45 * time.Second // a whole auction, or the choice of the contract
	perTrick = 12 * time.Second // each
)

// Takes returns the approximate duration of the step.
func (s Step) Takes() time.Duration {
	switch s.Kind() {
	case Asked:
		return toAnswer
	case Carded:
		return toPlay
	case Called:
		return toCall
	case Played:
		if s.Play.Auction {
			return toRead + toBid
		}
		took := toRead + time.Duration(s.board.Left())*perTrick
		if s.board.Phase() == bridge.AuctionPhase {
			took += toBid
		}
		return took
	case Free:
		r, err := bridge.RulesNamed(s.rules)
		if err != nil {
			return 0 // which parse doesn't let through
		}
		return toRead + time.Duration(s.Deals.Number+s.Deals.Rubber)*(toBid+time.Duration(r.Tricks())*perTrick)
	}
	return toRead
}

// Minutes returns the approximate duration of the lesson in minutes, at least one.
func (l Lesson) Minutes() int {
	var all time.Duration
	for _, s := range l.Steps {
		all += s.Takes()
	}
	return max(1, int(all.Round(time.Minute)/time.Minute))
}

// Minutes returns the duration of lessons in minutes: the sum of their own.
func Minutes(lessons []Lesson) (sum int) {
	for _, l := range lessons {
		sum += l.Minutes()
	}
	return sum
}
