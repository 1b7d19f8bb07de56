package lesson

import (
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/card"
)

// Verdict says whether what the learner did is right, and if not why.
type Verdict struct {
	Right bool
	// Why is the end of the message that says why: no.<Why> of the step if Own, and else one of [Whys], for any lesson.
	Why string
	Own bool
	// Details for the message.
	Number  int             // tricks, points or cards: the actual number
	Wanted  int             // the number asked for
	Call    bridge.Call     // that was made
	Meaning bidding.Meaning // of it
	Card    card.Card
	Suit    card.Suit // chosen as trumps, or better
}

// Whys are the ends of messages for any lesson, as the verdicts give them.
var Whys = []string{
	"other",                                                     // an answer, a card or a call isn't the right one
	"number",                                                    // the text isn't a number
	"call-untrue",                                               // the call promises what the hand hasn't got
	"call-purpose",                                              // the call is true, but another one says more
	"choice-game", "choice-part", "choice-fit", "choice-no-fit", // of the contract: 26 points for game, 8 cards for trumps
	"tricks",                 // fewer tricks than asked for
	"ruffs",                  // fewer of them won by dummy's trumps
	"contract",               // another contract than those that are good
	"defended", "passed-out", // the other side declared, or nobody
	"too-low", "too-high", // game or slam was missed, or was too high
	"missed",     // more than one card was missed
	"broken-off", // the rubber isn't finished
}

// right is the verdict on something right.
var right = Verdict{Right: true}

// wrong returns the verdict on something wrong: the step's own reason that matches text, or the general one.
func (s Step) wrong(general string, like func(on string) bool) Verdict {
	for _, r := range s.No {
		if r.On == "*" || like(r.On) {
			return Verdict{Why: r.Why, Own: true}
		}
	}
	return Verdict{Why: general}
}

// Answered returns the verdict on an answer to a step that asks: a number, or one of its options.
func (s Step) Answered(text string) Verdict {
	want := s.Right()
	if text == want {
		return right
	}
	n, err := strconv.Atoi(text)
	if len(s.Ask.Options) == 0 && err != nil {
		return Verdict{Why: "number"}
	}
	m, _ := strconv.Atoi(want)
	if len(s.Ask.Options) == 0 && n == m {
		return right
	}
	v := s.wrong("other", func(on string) bool {
		return on == text || len(s.Ask.Options) == 0 && (on == "low" && n < m || on == "high" && n > m)
	})
	v.Number, v.Wanted = n, m
	return v
}

// Did returns the verdict on a card, a call or a choice that the learner is about to make on a board. If it isn't
// right, it isn't made.
func (s Step) Did(b bridge.Board, e bridge.Event) Verdict {
	switch {
	case e.Kind == bridge.PlayKind && s.Card != nil:
		return s.played(b, e.Card)
	case e.Kind == bridge.CallKind && s.Call != nil:
		return s.called(b, e.Call)
	case e.Kind == bridge.ChooseKind && (s.Call != nil || s.Deals != nil):
		return s.chose(b, e.Call)
	}
	return s.wrong("other", func(string) bool { return false }) // a claim
}

// played returns the verdict on a card.
func (s Step) played(b bridge.Board, c card.Card) Verdict {
	for _, accepted := range s.Card.Right {
		if isCard(accepted, c) || touches(b, accepted, c) {
			return right
		}
	}
	v := s.wrong("other", func(on string) bool { return isCard(on, c) })
	v.Card = c
	return v
}

// isCard reports whether a card is the one that a text names, or of the suit that it names.
func isCard(text string, c card.Card) bool { return text == c.String() || text == c.Suit.String() }

// touches reports whether a card touches the one that a text names: both are in the hand that is to play, and nobody else has one
// between them.
func touches(b bridge.Board, text string, c card.Card) bool {
	accepted, err := card.Parse(text)
	if err != nil || accepted.Suit != c.Suit || !b.Hand(b.Turn()).Has(c) {
		return false
	}
	return review.Equal(b, accepted, c)
}

// called returns the verdict on a call: it must be true of the hand, and have the same purpose and suit as the players'
// call.
func (s Step) called(b bridge.Board, c bridge.Call) Verdict {
	meaning, advised := Explained(b, c)
	fits := bidding.Read(&b.Table, b.Auction()).True(c, b.Hand(b.Turn()))
	if c == advised.Call || fits && meaning.Purpose == advised.Meaning.Purpose && meaning.Suit == advised.Meaning.Suit {
		return right
	}
	general := "call-untrue"
	if fits {
		general = "call-purpose"
	}
	v := s.wrong(general, func(on string) bool { return on == c.String() })
	v.Call, v.Meaning = c, meaning
	return v
}

// Advised is the players' call, and its meaning.
type Advised struct {
	Call    bridge.Call
	Meaning bidding.Meaning
}

// Explained returns the meaning of a call on a board, and the players' call instead.
func Explained(b bridge.Board, c bridge.Call) (bidding.Meaning, Advised) {
	read := bidding.Read(&b.Table, b.Auction())
	call, meaning := read.Choose(b.Hand(b.Turn()))
	return read.Explain(c), Advised{call, meaning}
}
