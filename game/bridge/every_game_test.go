package bridge_test

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// The soak plays different sessions each time: -boards 100000 -from a number.
var (
	least = flag.Int("boards", 60, "random boards of each game to play at least, session after session")
	from  = flag.Uint64("from", 0, "the seed of the first session, and of the random rubbers")
)

// TestEveryGame plays sessions of each game of the list at random to their end. Each state can be rebuilt from the
// texts of its events, a View contains nothing hidden, illegal acts are refused with a reason, and the lines of the
// record read back as they were written.
func TestEveryGame(t *testing.T) {
	for _, rules := range bridge.Games() {
		t.Run(rules.Name, func(t *testing.T) {
			t.Parallel()
			var counts tried
			for seed := *from; counts.boards < *least; seed++ {
				r := rand.New(rand.NewPCG(seed, 14))
				s := session.Session{Rules: rules, Length: lengthOf(rules, 1)}
				for !s.Over() {
					before := must(s.Next(rules.Shuffle(r)))
					b := randomly(r, before, func(b bridge.Board) { counts.state(t, r, before, b) })
					if t.Failed() {
						t.Fatalf("seed %d, board %d", seed, len(s.Boards)+1)
					}
					s = s.With(b)
					counts.boards++
				}
				again := session.Session{Rules: rules, Length: s.Length}
				for _, b := range s.Boards {
					again = again.With(must(must(again.Next(b.Deal)).Replay(b.Events())))
				}
				if !reflect.DeepEqual(again, s) {
					t.Fatalf("seed %d: played again the session is another", seed)
				}
			}
			t.Logf("%d boards, %d states, %d exchanges, %d illegal acts", counts.boards, counts.states, counts.exchanges, counts.illegal)
			if counts.exchanges < counts.states/5 || counts.illegal < 2*counts.states {
				t.Errorf("%+v: too little has been tried", counts)
			}
		})
	}
}

// lengthOf returns the number of boards in a session of the rules: n if they leave it open, and 0 if games end it.
func lengthOf(r bridge.Rules, boards int) int {
	if r.Length > 0 || r.GamesToWin > 0 {
		return r.Length
	}
	return boards
}

// randomly plays a board to its end with random legal acts and shows each state, including the first and the last.
func randomly(r *rand.Rand, b bridge.Board, show func(bridge.Board)) bridge.Board {
	passes := 20 + r.IntN(70)
	for {
		show(b)
		if b.Phase() == bridge.Finished {
			return b
		}
		b = must(b.Apply(anyEvent(r, b, passes)))
	}
}

// anyEvent returns a random legal event. Of 100 calls that many are passes.
func anyEvent(r *rand.Rand, b bridge.Board, passes int) bridge.Event {
	v := b.View(b.Actor())
	e := bridge.Called(bridge.Pass)
	switch {
	case b.Phase() == bridge.ChoicePhase:
		e = bridge.Chosen(pick(r, v.LegalChoices()))
	case b.Phase() == bridge.PlayPhase && r.IntN(200) == 0:
		e = bridge.Claimed(r.IntN(b.Left() + 1))
	case b.Phase() == bridge.PlayPhase:
		e = bridge.Played(pick(r, v.LegalPlays().Cards()))
	case r.IntN(100) >= passes:
		e = bridge.Called(pick(r, v.LegalCalls()))
	}
	return e
}

// tried counts the checks made.
type tried struct{ boards, states, exchanges, illegal int }

// state checks one state of a board that started as before.
func (n *tried) state(t *testing.T, r *rand.Rand, before, b bridge.Board) {
	n.states++
	if resumed := resume(t, before, b.Events()); !reflect.DeepEqual(resumed, b) {
		t.Errorf("after %v the board that is resumed is another", b.Events())
	}
	if b.Phase() == bridge.Finished || r.IntN(20) == 0 {
		n.lines(t, b)
	}
	n.refused(t, r, b)
	if b.Phase() == bridge.Finished || r.IntN(3) > 0 {
		return // an exchange takes as long as everything else
	}
	viewer := pick(r, card.Seats[:])
	other, ok := exchanged(r, before, b, viewer)
	if !ok {
		return
	}
	n.exchanges++
	if !reflect.DeepEqual(b.View(viewer), other.View(viewer)) {
		t.Errorf("after %v %v sees something of the hidden cards: %v and %v", b.Events(), viewer, b.Deal, other.Deal)
	}
}

// resume plays a board from the text forms of its events.
func resume(t *testing.T, b bridge.Board, events []bridge.Event) bridge.Board {
	t.Helper()
	for _, e := range events {
		next, err := b.Apply(must(bridge.ParseEvent(e.String())))
		if err != nil {
			t.Errorf("%v isn't taken from its text: %v", e, err)
		}
		b = next
	}
	return b
}

// lines writes a board as a line and reads it back.
func (n *tried) lines(t *testing.T, b bridge.Board) {
	line := must(record.Entry{Session: 7, Number: 3, Board: b}.Marshal())
	e, err := record.UnmarshalEntry(line)
	if err != nil {
		t.Errorf("%s: %v", line, err)
		return
	}
	if again := must(e.Marshal()); string(again) != string(line) {
		t.Errorf("read and written again\n%s\nis\n%s", line, again)
	}
	e.Board.Standing = b.Standing // of which a line holds only the points below
	if !reflect.DeepEqual(e.Board, b) {
		t.Errorf("%s is read as another board", line)
	}
}

// refused tries acts that are certainly illegal.
func (n *tried) refused(t *testing.T, r *rand.Rand, b bridge.Board) {
	acts := []bridge.Event{bridge.Called(bridge.Bid(b.Rules.Level+1, bridge.Clubs)), bridge.Claimed(b.Left() + 1), bridge.Claimed(-1),
		bridge.Chosen(bridge.Double), bridge.Chosen(bridge.Bid(2, bridge.Hearts))}
	if held := b.Hand(b.Turn()); b.Phase() != bridge.PlayPhase {
		acts = append(acts, bridge.Played(pick(r, b.Rules.Deck.Hand().Cards())))
	} else {
		acts = append(acts, bridge.Called(bridge.Pass), bridge.Played(pick(r, b.Rules.Deck.Hand().Minus(held).Cards())))
		if revokes := held.Minus(b.View(b.Actor()).LegalPlays()).Cards(); len(revokes) > 0 {
			acts = append(acts, bridge.Played(pick(r, revokes)))
		}
	}
	for _, e := range acts {
		n.illegal++
		after, err := b.Apply(e)
		var rule *bridge.RuleError
		if !errors.As(err, &rule) || rule.Error() == "" {
			t.Errorf("after %v: %v is refused with %v", b.Events(), e, err)
		}
		if len(after.Events()) != len(b.Events()) {
			t.Errorf("after %v: %v is refused, and yet the board goes on", b.Events(), e)
		}
	}
}

// exchanged returns the board with some cards that the viewer can't see swapped between two hands, the same number of a
// suit from each; ok is false if there are no such cards. If points are announced, the hands keep theirs.
func exchanged(r *rand.Rand, before, b bridge.Board, viewer card.Seat) (other bridge.Board, ok bool) {
	var hidden []card.Seat
	for _, seat := range card.Seats {
		if seat != viewer && !(b.DummyOpen() && seat == b.Contract().Dummy()) {
			hidden = append(hidden, seat)
		}
	}
	r.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
	one, two := hidden[0], hidden[1]
	swaps := swapsOf(r, b, one, two)
	if len(swaps) == 0 {
		return bridge.Board{}, false
	}
	deal := before.Deal
	for _, s := range swaps {
		deal[one], deal[two] = deal[one].Without(s.mine).With(s.its), deal[two].Without(s.its).With(s.mine)
	}
	other = must(bridge.NewBoard(before.Rules, deal, before.Dealer, before.Vul))
	other.Standing = before.Standing
	other, err := other.Replay(b.Events())
	if err != nil {
		panic(fmt.Sprintf("cards of a suit that nobody has played matter: %v", err))
	}
	return other, true
}

// swap is a pair of cards of one suit in two hands.
type swap struct{ mine, its card.Card }

// points returns the points that the first hand gains by the swap.
func (s swap) points() int {
	return bridge.HCP(card.Hand{}.With(s.its)) - bridge.HCP(card.Hand{}.With(s.mine))
}

// swapsOf returns random swaps between two hands, none if there are none: one of a suit, or, if points are announced
// and it changes them, a second one of another suit that makes up for it.
func swapsOf(r *rand.Rand, b bridge.Board, one, two card.Seat) []swap {
	var all []swap
	for _, suit := range card.Suits {
		for _, mine := range b.Hand(one).Suit(suit).Cards() {
			for _, its := range b.Hand(two).Suit(suit).Cards() {
				all = append(all, swap{mine, its})
			}
		}
	}
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, s := range all {
		if !b.Rules.Choices || s.points() == 0 {
			return []swap{s}
		}
		for _, back := range all {
			if back.mine.Suit != s.mine.Suit && back.points() == -s.points() {
				return []swap{s, back}
			}
		}
	}
	return nil
}
