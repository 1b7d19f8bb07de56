package practice

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Asked is a question of a [Reading] exercise about a hidden hand.
type Asked uint8

// The questions, from the easiest.
const (
	ShownLength Asked = iota // how many cards of a suit has partner shown at least?
	ShownPoints              // how many points has partner shown at least?
	LengthLeft               // how many cards of a suit has an opponent left, where the other has shown out?
	LengthDealt              // how many was he dealt, where the other has shown out?
	FourthSuit               // how many was he dealt, where his other suits are known?
	MostPoints               // how many points for high cards may an opponent who didn't open have left at most?
	numAsked
)

var askedNames = [numAsked]string{"shown-length", "shown-points", "left", "dealt", "fourth", "most-points"}

// String returns the question's name: shown-length, shown-points, left, dealt, fourth or most-points. It never changes.
func (a Asked) String() string {
	if a >= numAsked {
		return "unknown"
	}
	return askedNames[a]
}

// Reads lists the questions.
func Reads() []Asked {
	return []Asked{ShownLength, ShownPoints, LengthLeft, LengthDealt, FourthSuit, MostPoints}
}

// Read is the question of a [Reading] exercise: of whose hand, and of which suit where it is about one.
type Read struct {
	Asked Asked
	Seat  card.Seat
	Suit  card.Suit
}

// String returns the text form, as in "left W H".
func (q Read) String() string { return fmt.Sprint(q.Asked, " ", q.Seat, " ", q.Suit) }

// Lengths are the numbers of cards that a seat was dealt in each suit, where they are certain.
type Lengths struct {
	Known  [4]bool
	Cards  [4]int
	Out    [4]bool // the seat didn't follow to the suit
	Direct [4]bool // known from the suit alone, and not because the other suits are
}

// Lengths returns what the learner knows for certain of the lengths that a hidden hand was dealt: from who didn't follow, from the suits that are
// gone, and from the number of cards in a hand. The learner sees his own cards, dummy's and those played.
func (e Exercise) Lengths(seat card.Seat) Lengths { return e.lengths()[seat] }

func (e Exercise) lengths() (all [4]Lengths) {
	hidden := e.hidden()
	for _, t := range append(slices.Clone(e.Board.Tricks()), e.Board.Trick()) {
		for i, c := range t.Cards[:t.Len] {
			if led := t.Cards[0].Suit; c.Suit != led {
				all[t.Leader.Next(i)].Out[led] = true
			}
		}
	}
	for s := range card.Suits {
		e.count(&all, hidden, card.Suit(s))
	}
	size := e.Board.Rules.Deck.HandLen()
	for _, seat := range hidden {
		l := &all[seat]
		missing, rest := -1, size
		for s, known := range l.Known {
			if known {
				rest -= l.Cards[s]
			} else if missing >= 0 {
				missing = 4 // more than one
			} else {
				missing = s
			}
		}
		if missing >= 0 && missing < 4 {
			l.Known[missing], l.Cards[missing] = true, rest
		}
	}
	return all
}

// hidden returns the seats that the learner doesn't see.
func (e Exercise) hidden() (all []card.Seat) {
	for _, seat := range card.Seats {
		if !e.Open(seat) {
			all = append(all, seat)
		}
	}
	return all
}

// count fills in the lengths of two hidden hands in a suit that can be counted: one of them didn't follow to it, or all of its cards are gone.
func (e Exercise) count(all *[4]Lengths, hidden []card.Seat, s card.Suit) {
	if len(hidden) != 2 {
		return
	}
	theirs := e.Board.Rules.Deck.Ranks.Len()
	for _, seat := range card.Seats {
		if !slices.Contains(hidden, seat) {
			theirs -= e.Board.Deal[seat][s].Len()
		}
	}
	gone := e.Board.Played(hidden[0])[s].Len() + e.Board.Played(hidden[1])[s].Len()
	for i, seat := range hidden {
		if !all[seat].Out[s] && gone < theirs {
			continue
		}
		played := e.Board.Played(seat)[s].Len()
		all[seat].Known[s], all[seat].Direct[s], all[seat].Cards[s] = true, true, played
		other := hidden[1-i]
		all[other].Known[s], all[other].Direct[s], all[other].Cards[s] = true, true, theirs-played
	}
}

// Told returns the answer to a [Reading] exercise; ok is false if nothing seen or said makes it certain.
func (e Exercise) Told() (n int, ok bool) {
	q := e.Read
	switch q.Asked {
	case ShownLength, ShownPoints:
		return e.promised(q)
	case LengthLeft, LengthDealt, FourthSuit:
		l := e.Lengths(q.Seat)
		n = l.Cards[q.Suit]
		if q.Asked == LengthLeft {
			n -= e.Board.Played(q.Seat)[q.Suit].Len()
		}
		return n, l.Known[q.Suit] && (l.Direct[q.Suit] != (q.Asked == FourthSuit))
	case MostPoints:
		most, ok := e.Passed(q.Seat)
		return min(most-e.HighPlayed(q.Seat), e.highUnseen()), ok && !e.Open(q.Seat)
	}
	return 0, false
}

// promised returns what a seat's calls promise at least.
func (e Exercise) promised(q Read) (most int, ok bool) {
	for _, o := range e.Said(q.Seat) {
		if o.Meaning.Purpose == bidding.Natural {
			return 0, false // what no rule speaks of promises nothing for certain
		}
		least := -1
		for _, b := range o.Meaning.Boxes() {
			n := b.Length[q.Suit].Min
			if q.Asked == ShownPoints {
				n = b.Points.Min
				if o.Meaning.Support || b.Points == (bidding.Range{}) {
					n = 0
				}
			}
			if least < 0 || n < least {
				least = n
			}
		}
		most = max(most, least)
	}
	return most, most > 0
}

// Said returns a seat's calls, with what they mean.
func (e Exercise) Said(seat card.Seat) (all []bidding.Option) {
	a := e.Board.Auction()
	for i, c := range a.Calls {
		if a.Caller(i) == seat {
			before := e
			before.Board = e.Board.Prefix(i)
			all = append(all, bidding.Option{Call: c, Meaning: before.read().Explain(c)})
		}
	}
	return all
}

// Passed returns the points that a seat has at most, as it could have opened and passed; ok is false if it had no chance to open, or has bid since.
func (e Exercise) Passed(seat card.Seat) (most int, ok bool) {
	for i, o := range e.Said(seat) {
		switch {
		case o.Call != bridge.Pass:
			return 0, false
		case i == 0 && o.Meaning.Purpose == bidding.NoOpening:
			most, ok = o.Meaning.Points.Max, true
		}
	}
	return most, ok
}

// HighPlayed returns the points for high cards that a seat has played.
func (e Exercise) HighPlayed(seat card.Seat) int { return e.high(e.Board.Played(seat)) }

// highUnseen returns the points for high cards that the learner hasn't seen.
func (e Exercise) highUnseen() (n int) {
	for _, seat := range e.hidden() {
		n += e.high(e.Board.Hand(seat))
	}
	return n
}

func (e Exercise) high(hand card.Hand) (n int) {
	count := bidding.Counting(e.Board.Rules)
	for _, h := range hand {
		n += count.High(h)
	}
	return n
}

// told returns the verdict on an answer to a [Reading] exercise.
func (e Exercise) told(text string) Verdict {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil {
		return Verdict{Why: "not-a-number"}
	}
	wanted, _ := e.Told()
	v := Verdict{Right: n == wanted, Number: n, Wanted: wanted, Suit: e.Read.Suit}
	dealt := e
	dealt.Read.Asked = LengthDealt
	switch whole, _ := dealt.Told(); {
	case v.Right:
	case e.Read.Asked == LengthLeft && n == whole:
		v.Why = "not-left"
	case e.Read.Asked == MostPoints && n == wanted+e.HighPlayed(e.Read.Seat):
		v.Why = "not-left"
	default:
		v.Why = "not-shown"
	}
	return v
}

// readings is the number of deals looked through for a question.
const readings = 4000

// playedFrom is after how many tricks a question of a level is asked at the earliest, with 52 cards; with more cards some later.
var playedFrom = [Levels]int{0, 3, 5, 6, 4}

// newReading makes an exercise in reading the hidden hands. At level 1 it is what partner has shown in the bidding; then South declares, and at level 2
// an opponent's cards left in a suit are asked for; at level 3 those that he was dealt; at level 4 the suit that follows from his others; at level 5 the
// points that an opponent who didn't open may have left.
func newReading(ctx context.Context, level int, r bridge.Rules, cards bidding.Cards, random *rand.Rand) (Exercise, error) {
	for range readings {
		if err := ctx.Err(); err != nil {
			return Exercise{}, err
		}
		if level == 1 {
			if e, ok, err := toHear(r, cards, random); ok || err != nil {
				return e, err
			}
			continue
		}
		e, ok, err := seated(Reading, level, r, cards, random, 3)
		if err != nil {
			return Exercise{}, err
		}
		if _, passed := e.Passed(card.West); !ok || level == 5 && !passed {
			if _, passed = e.Passed(card.East); !ok || !passed {
				continue
			}
		}
		if e, ok, err = e.playOn(ctx, random); ok || err != nil {
			return e, err
		}
	}
	return Exercise{}, ErrNotFound
}

// toHear has the players bid until it is the learner's turn, and asks what partner has shown. ok is false if that is nothing.
func toHear(r bridge.Rules, cards bidding.Cards, random *rand.Rand) (e Exercise, ok bool, err error) {
	e, err = start(Reading, 1, r, cards, shuffled(r, random), card.Seat(random.IntN(4)), bridge.VulNone)
	if err != nil {
		return e, false, err
	}
	turns := 1 + random.IntN(3)
	for calls := 1; turns > 0; calls++ {
		if e, ok = e.bidTo(calls); !ok {
			return e, false, nil
		}
		if e.Board.Turn() == Learner {
			turns--
		}
	}
	e.Read = Read{Asked: Asked(random.IntN(2)), Seat: Learner.Partner(), Suit: card.Suits[random.IntN(4)]}
	if e.Read.Asked == ShownPoints {
		e.Read.Suit = card.Clubs
	}
	n, ok := e.Told()
	return e, ok && (e.Read.Asked == ShownPoints || n >= 3), nil
}

// playOn has the cards played by rules of thumb until the question of the level can be answered for certain, on the learner's side's turn.
func (e Exercise) playOn(ctx context.Context, random *rand.Rand) (Exercise, bool, error) {
	from := playedFrom[e.Level-1] + e.Board.Rules.Deck.HandLen() - card.Deck52.HandLen()
	for b := e.Board; b.Phase() == bridge.PlayPhase && b.Left() >= 3; {
		e.Board = b
		if b.Trick().Len == 0 && len(b.Tricks()) >= from {
			if q, ok := e.question(random); ok {
				e.Read = q
				return e, true, nil
			}
		}
		advice, err := bot.Advise(ctx, b.View(b.Actor()))
		if err == nil {
			b, err = b.Apply(advice.Event)
		}
		if err != nil {
			return e, false, err
		}
	}
	return e, false, nil
}

// question returns a question of the level, if one can be answered for certain and isn't answered by a glance.
func (e Exercise) question(random *rand.Rand) (Read, bool) {
	var all []Read
	for _, seat := range e.hidden() {
		for s := range card.Suits {
			q := Read{Asked: ShownPoints + Asked(e.Level-1), Seat: seat, Suit: card.Suit(s)}
			asked, unseen := e, 0
			for _, other := range e.hidden() {
				unseen += e.Board.Hand(other)[s].Len()
			}
			asked.Read = q
			n, ok := asked.Told()
			switch {
			case !ok, q.Asked == MostPoints && (s > 0 || n < 0 || e.HighPlayed(seat) == 0 || n == e.highUnseen()):
			case q.Asked != MostPoints && (unseen == 0 || e.Lengths(seat).Out[s]): // it lies open
			default:
				all = append(all, q)
			}
		}
	}
	if len(all) == 0 {
		return Read{}, false
	}
	return all[random.IntN(len(all))], true
}

// parseRead reads the text form of a question.
func parseRead(text string) (q Read, err error) {
	f := strings.Fields(text)
	if len(f) != 3 || !slices.Contains(askedNames[:], f[0]) {
		return q, fault.Errorf("want a question, a seat and a suit, not %q", text)
	}
	q.Asked = Asked(slices.Index(askedNames[:], f[0]))
	if q.Seat, err = card.ParseSeat(f[1]); err != nil {
		return q, err
	}
	q.Suit, err = card.ParseSuit(f[2])
	return q, err
}
