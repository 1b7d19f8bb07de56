package practice

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

// Verdict is the result of checking an answer.
type Verdict struct {
	Right bool
	// Why is one of [Whys] where the answer isn't right, and else "".
	Why string
	// Number is the number given, of points or cards, and Wanted the right one. Suit is the suit spoken of.
	Number, Wanted int
	Suit           card.Suit
	// Did is the act made, and Best the adviser's.
	Did, Best bridge.Event
	// Meaning is the meaning of the call made, and Instead that of the best one.
	Meaning, Instead bidding.Meaning
	// Reason is the reason for the best card, and About the suit concerned.
	Reason bot.Reason
	About  card.Suit
}

// Whys are the reasons why an answer isn't right.
var Whys = []string{
	// Of a count: Number was said, Wanted is right.
	"not-a-number",
	"no-length",     // the points for long suits were left out
	"no-shortness",  // those for short suits were left out, or for trumps more than promised
	"only-own",      // partner's points were left out
	"count",         // it is another number
	"other-opinion", // the result of Goren's count, or of the program's when Goren's was asked for

	// Of a hidden hand.
	"not-left",  // that would be the hand as it was dealt
	"not-shown", // it is another number

	// For a call, a promise that the hand doesn't keep: Number is the hand's, Wanted the nearest that the call allows.
	"too-few-points", "too-many-points", // length counted, and shortness where Meaning.Support
	"too-few-high", "too-many-high", // of high cards alone
	"too-short", "too-long", // Suit
	"unbalanced",
	"unguarded", // Suit isn't stopped
	"poor-suit", // Suit isn't good
	"aces",      // it tells another number of aces or kings, or of the queen
	"forced",    // partner must not be passed
	"natural",   // no rule speaks of the call
	"purpose",   // it is true of the hand, but another call says more

	// Of a card.
	"illegal",
	"card", // other cards are better

	// Of a contract: Number tricks were won, Wanted were needed.
	"tricks",
	"not-finished",
}

// right is the verdict on what is right.
func right(did bridge.Event) Verdict { return Verdict{Right: true, Did: did} }

// Answered returns the verdict on an answer to a [Counting] or [Reading] exercise in text, and on one to another in the text form of its event.
func (e Exercise) Answered(text string) Verdict {
	switch e.Kind {
	case Counting:
		return e.counted(text)
	case Reading:
		return e.told(text)
	}
	event, err := bridge.ParseEvent(text)
	if err != nil {
		return Verdict{Why: "illegal"}
	}
	return e.Did(event)
}

// Did returns the verdict on what the learner is about to do on the exercise's board: a call, or a card. Of a contract that is to
// be made nothing is said before it is over: see [Exercise.Ended].
func (e Exercise) Did(did bridge.Event) Verdict {
	if e.Board.Check(e.Board.Hand(e.Board.Turn()), did) != nil {
		return Verdict{Why: "illegal", Did: did}
	}
	switch {
	case e.Kind.Played():
		return right(did)
	case did.Kind == bridge.CallKind && e.Board.Phase() == bridge.AuctionPhase:
		return e.called(did.Call)
	case did.Kind == bridge.PlayKind:
		return e.played(did.Card)
	}
	v := Verdict{Right: did == e.Best, Did: did, Best: e.Best}
	if !v.Right {
		v.Why = "card"
	}
	return v
}

// played returns the verdict on a card.
func (e Exercise) played(c card.Card) Verdict {
	v := Verdict{Right: e.Right.Has(c), Did: bridge.Played(c), Best: e.Best, Reason: e.Reason, About: e.Suit}
	if !v.Right {
		v.Why = "card"
	}
	return v
}

// Solution returns the right answer: the number of a count, or the adviser's event.
func (e Exercise) Solution() string {
	switch e.Kind {
	case Counting:
		return itoa(e.Counted().Total())
	case Reading:
		n, _ := e.Told()
		return itoa(n)
	case Opening, Answer, Calling:
		call, _ := e.read().Choose(e.Hand())
		return call.String()
	}
	return e.Best.String()
}
