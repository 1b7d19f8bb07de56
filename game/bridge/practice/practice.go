// Package practice makes endless exercises: hands to count, calls to make, leads to find, contracts to make, and the
// mistakes on one's own boards. An exercise is a value with a text form; the right answer comes from the players, from
// the meanings of calls and from package dd.
//
// # Make the contract
//
// The learner declares, and the contract is exactly the double-dummy result. Against him the opponents' cards may
// shift: the exercise has several layouts, all of which agree with the cards played, and the defence chooses the worst
// one after each of its cards. So a lucky guess doesn't help; only a line that makes the contract in all layouts does.
// Search proves that there is one (game.go), and that the contract fails without the technique of the exercise.
//
// The techniques are those of lessons 4 to 6, and the hold-up, safety play, endplay and squeeze that any book has. (Rules: lessons,
// Play, Course.) The last two are no cards of declarer's, and are proved by relieving the opponents of them (relief.go).
package practice

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Kind is the task of an exercise.
type Kind uint8

// The kinds.
const (
	Counting  Kind = iota // how many points does the hand count?
	Opening               // what do you open?
	Answer                // what do you answer?
	Lead                  // which card do you lead?
	Contract              // make the contract
	Mistake               // find what would have been better, on a board of one's own
	Calling               // what do you call, in a part of the bidding?
	Reading               // what is in a hidden hand, as far as it is certain?
	Puzzle                // make the contract, on a board of one's own
	Defending             // which card do you play second?
	numKinds
)

var kindNames = [numKinds]string{"count", "opening", "answer", "lead", "contract", "mistake", "calling", "reading", "puzzle", "defend"}

// Kinds lists the kinds.
func Kinds() []Kind {
	return []Kind{Counting, Opening, Answer, Lead, Contract, Mistake, Calling, Reading, Puzzle, Defending}
}

// String returns the kind's name: count, opening, answer, lead, contract, mistake, calling, reading, puzzle or defend. It never changes.
func (k Kind) String() string {
	if k >= numKinds {
		return "unknown"
	}
	return kindNames[k]
}

// calls reports whether exercises of the kind ask for a call.
func (k Kind) calls() bool { return k == Opening || k == Answer || k == Calling }

// Numeric reports whether exercises of the kind ask for a number.
func (k Kind) Numeric() bool { return k == Counting || k == Reading }

// Ranked reports whether the level of exercises of the kind rises with the learner, see [Rank].
func (k Kind) Ranked() bool { return k == Calling || k == Reading || k == Defending }

// carded reports whether one card answers exercises of the kind.
func (k Kind) carded() bool { return k == Lead || k == Defending }

// Played reports whether exercises of the kind are played to the end.
func (k Kind) Played() bool { return k == Contract || k == Puzzle }

// Endless reports whether exercises of the kind can be made at any time; the others come from the user's own boards.
func (k Kind) Endless() bool { return k != Mistake && k != Puzzle }

// KindNamed returns the kind with a name.
func KindNamed(name string) (k Kind, ok bool) {
	i := slices.Index(kindNames[:], name)
	return Kind(max(i, 0)), i >= 0
}

// Levels is the number of levels of difficulty; the easiest is 1.
const Levels = 5

// Learner is the seat of the learner, but on a board of his own.
const Learner = card.South

// Exercise is something to find. Its board stands where the learner is asked. It is a value.
type Exercise struct {
	Kind  Kind
	Level int // 1 to [Levels]
	Board bridge.Board
	Seat  card.Seat     // the learner's; he plays dummy's cards too where he declares
	Cards bidding.Cards // by which the sides bid

	// Topic is the part of the bidding that a [Calling] exercise is about.
	Topic Topic

	// Count is the thing to be counted.
	Count Count

	// Read is the question about a hidden hand, of a [Reading] exercise.
	Read Read

	// Right are the right cards, for a lead, a card in defence or a mistake in the play; Best is the adviser's act, and Reason and Suit
	// its reason.
	Right  card.Hand
	Best   bridge.Event
	Reason bot.Reason
	Suit   card.Suit
	// Done is the act made, for a mistake.
	Done bridge.Event

	// Technique is the technique that makes the contract.
	Technique Technique
	// Layouts are the deals among which the defence shifts. The first is the board's.
	Layouts []card.Deal
}

// Errors of [New].
var (
	ErrNoAuction = fault.New("practice: there are no auctions in this game")
	ErrNotFound  = fault.New("practice: no deal was found that is good for the exercise")
	ErrOwnBoards = fault.New("practice: mistakes and puzzles come from one's own boards")
)

// New makes an exercise of a kind for rules of which the players know the deck, where the sides bid by some cards. The level is 1
// to [Levels]; others are taken for the nearest. It fails with the error of ctx; with [ErrNotFound] if it has looked for long, which
// another source may make up for; with [ErrOwnBoards] for [Mistake] and [Puzzle], which [FromMoment], [FromCard] and [Maker.FromBoard] make; with [ErrNoAuction]
// where there is nothing to call; and with [bidding.ErrUnknownDeck].
//
// Of [Contract] the technique is left to chance; see [NewContract]. Counts and calls take milliseconds, leads a second or so, and
// contracts several.
func New(ctx context.Context, k Kind, level int, r bridge.Rules, cards bidding.Cards, random *rand.Rand) (Exercise, error) {
	if err := ready(r); err != nil {
		return Exercise{}, err
	}
	r, level = r.Alone(), min(max(level, 1), Levels)
	switch k {
	case Counting:
		return newCount(ctx, level, r, cards, shuffled(r, random))
	case Opening:
		return newOpening(ctx, level, r, cards, random, shuffled(r, random))
	case Answer:
		return newAnswer(ctx, level, r, cards, random, shuffled(r, random))
	case Lead:
		return newLead(ctx, level, r, cards, random)
	case Contract:
		return NewContract(ctx, Techniques()[random.IntN(len(Techniques()))], level, r, random, nil)
	case Calling:
		topics := Topics(cards[Learner.Side()])
		return NewTopic(ctx, topics[random.IntN(len(topics))], level, r, cards, random)
	case Reading:
		return newReading(ctx, level, r, cards, random)
	case Defending:
		return newDefending(ctx, level, r, cards, random)
	case Mistake, Puzzle:
		return Exercise{}, ErrOwnBoards
	}
	return Exercise{}, fault.Errorf("practice: there is no kind %d", k)
}

// ready returns nil if exercises can be made for rules.
func ready(r bridge.Rules) error {
	switch {
	case !bidding.Knows(r):
		return bidding.ErrUnknownDeck
	case r.Choices:
		return ErrNoAuction
	}
	return nil
}

// Key names the exercise among all: exercises are the same if their keys are.
func (e Exercise) Key() string {
	key := fmt.Sprintf("%v %v %v %v %d", e.Kind, e.Board.Rules.Name, e.Board.Number(), e.Seat, len(e.Board.Events()))
	switch e.Kind {
	case Counting:
		key += " " + e.Count.What.String()
	case Contract, Puzzle:
		key += " " + e.Technique.String()
	case Reading:
		key += " " + e.Read.String()
	}
	return key
}

// Hand returns the hand that the exercise is about, as it was dealt.
func (e Exercise) Hand() card.Hand { return e.Board.Deal[e.Seat] }

// Open reports whether a hand lies open: the learner's, dummy's as at any table, and nobody else's.
func (e Exercise) Open(seat card.Seat) bool {
	if seat == e.Seat {
		return true
	}
	_, seen := e.Board.View(e.Seat).Hand(seat)
	return seen
}
