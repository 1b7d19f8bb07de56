package practice

import (
	"context"
	"flag"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/bridge/worth"
	"github.com/superbridge/superbridge/game/card"
)

var each = flag.Int("each", 0, "how many exercises of each kind and level the long tests make; 0 is a few")

func source(n uint64) *rand.Rand { return rand.New(rand.NewPCG(n, 19)) }

// cardsOf are convention cards of a system on both sides.
func cardsOf(s bidding.System) bidding.Cards {
	return bidding.Cards{{System: s}, {System: s}}
}

// TestCounting checks that the counts add up to the players' own.
func TestCounting(t *testing.T) {
	for _, r := range []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()} {
		for level := 1; level <= Levels; level++ {
			for i := range 20 {
				e, err := New(context.Background(), Counting, level, r, bidding.Cards{}, source(uint64(i)))
				if err != nil {
					t.Fatalf("%s level %d: %v", r.Name, level, err)
				}
				count, hand := bidding.Counting(r), e.Hand()
				want := count.Points(hand)
				switch e.Count.What {
				case HighCards:
					want = 0
					for _, h := range hand {
						want += count.High(h)
					}
				case Support, Together:
					want = count.Support(hand, e.Count.Trump, e.Count.Promised) + e.Counted().Partner
				}
				if v := e.Answered(itoa(want)); !v.Right {
					t.Errorf("%v: %d is said to be wrong: %s, want %d", e, want, v.Why, v.Wanted)
				}
				if v := e.Answered(itoa(want + 7)); v.Right || v.Why != "count" && v.Why != "no-length" && v.Why != "no-shortness" {
					t.Errorf("%v: %d gives %+v", e, want+7, v)
				}
				same(t, e)
			}
		}
	}
}

// TestCountReasons: what was left out is named.
func TestCountReasons(t *testing.T) {
	const at = "kind count; level 4; rules Duplicate; dealer N; vul None; seat S; cards own/own; " +
		"deal N:AKQ65.A74.Q72.83 J2.KQT9.AT98.A64 T9874.8652.K3.K2 3.J3.J654.QJT975; events 1S,Pass; count support S 3 0"
	e, err := Parse(at)
	if err != nil {
		t.Fatal(err)
	}
	// Two kings are 6, the fifth spade 1, two doubletons 2, and two trumps more than promised 2.
	for said, why := range map[string]string{"11": "", "10": "no-length", "9": "no-shortness", "7": "no-shortness", "20": "count", "x": "not-a-number"} {
		if v := e.Answered(said); v.Why != why || v.Right != (why == "") {
			t.Errorf("%s: %q, want %q (counted %+v)", said, v.Why, why, e.Counted())
		}
	}
}

// TestGorenCounts: by Goren a suit of five cards counts if it is good.
func TestGorenCounts(t *testing.T) {
	const at = "kind count; level 2; rules Duplicate; dealer N; vul None; seat S; cards goren/goren; " +
		"deal N:AKQ65.A74.Q72.83 J2.KQT9.AT98.A64 T9874.8652.K3.K2 3.J3.J654.QJT975; count points C 0 0"
	e, err := Parse(at)
	if err != nil {
		t.Fatal(err)
	}
	if v := e.Answered("6"); !v.Right {
		t.Errorf("6: %+v", v)
	}
	if v := e.Answered("7"); v.Why != "other-opinion" {
		t.Errorf("7: %+v", v)
	}
}

// TestGorenFit: with a fit Goren counts short suits, and long ones no more, as the sheet of the table does.
func TestGorenFit(t *testing.T) {
	for i := range 20 {
		e, err := New(context.Background(), Counting, 4, bridge.Duplicate(), cardsOf(bidding.Goren), source(uint64(i)))
		if err != nil {
			t.Fatal(err)
		}
		want := worth.Of(e.Board.Rules, e.Hand(), worth.GorenFit, bridge.Strain(e.Count.Trump)).Total
		if v := e.Answered(itoa(want)); !v.Right {
			t.Errorf("%v: %d is said to be wrong, want %d", e, want, v.Wanted)
		}
	}
}

// same fails unless an exercise is the same in text and back.
func same(t *testing.T, e Exercise) {
	t.Helper()
	again, err := Parse(e.String())
	if err != nil || again.String() != e.String() || again.Key() != e.Key() {
		t.Errorf("%v\nis read as\n%v, %v", e, again, err)
	}
}

// TestCalls checks that the players' own calls are right, that calls that aren't true of the hand are explained, and
// that each exercise matches its kind.
func TestCalls(t *testing.T) {
	n := max(*each, 3)
	for _, with := range []struct {
		rules  bridge.Rules
		system bidding.System
	}{{bridge.SuperBridge(), bidding.Own}, {bridge.Duplicate(), bidding.Own}, {bridge.Duplicate(), bidding.Standard}, {bridge.Duplicate(), bidding.Goren}} {
		for _, kind := range []Kind{Opening, Answer} {
			for level := 1; level <= Levels; level++ {
				if *each == 0 && (level+int(with.system))%2 == 0 {
					continue
				}
				passes, whys := 0, map[string]int{}
				for i := range n {
					e, err := New(context.Background(), kind, level, with.rules, cardsOf(with.system), source(uint64(100+i)))
					if err != nil {
						t.Fatalf("%s %v %v level %d: %v", with.rules.Name, with.system, kind, level, err)
					}
					same(t, e)
					passes += checkCalls(t, e, whys)
				}
				t.Logf("%s %v %v level %d: %d of %d pass; %v", with.rules.Name, with.system, kind, level, passes, n, whys)
				if passes == n && n > 3 {
					t.Errorf("%s %v %v level %d: all pass", with.rules.Name, with.system, kind, level)
				}
			}
		}
	}
}

// checkCalls asks for the verdict on every legal call. It returns 1 if the right one is a pass.
func checkCalls(t *testing.T, e Exercise, whys map[string]int) int {
	t.Helper()
	best := e.Calls()[0]
	if !e.read().Fits(best.Meaning, e.Hand()) {
		t.Errorf("%v: %v isn't true of the hand", e, best.Call)
	}
	_, _, bid := e.Board.Auction().LastBid()
	if bid != (e.Kind == Answer) {
		t.Errorf("%v: the auction is not one of its kind", e)
	}
	for _, c := range e.Board.View(e.Seat).LegalCalls() {
		v := e.Did(bridge.Called(c))
		whys[v.Why]++
		switch {
		case v.Right != (v.Why == ""), c == best.Call && !v.Right:
			t.Errorf("%v: %v is %v, %q", e, c, v.Right, v.Why)
		case v.Why == "purpose" != e.read().Fits(v.Meaning, e.Hand()) && v.Meaning.Leeway == 0 && !v.Right && v.Why != "natural" && v.Why != "forced":
			t.Errorf("%v: %v is wrong for %q", e, c, v.Why)
		}
	}
	if best.Call == bridge.Pass {
		return 1
	}
	return 0
}

// TestCallReasons: why a call isn't right.
func TestCallReasons(t *testing.T) {
	const opening = "kind opening; level 1; rules Duplicate; dealer S; vul None; seat S; cards standard/standard; " +
		"deal N:AKQ65.A74.Q72.83 J2.KQT9.AT98.A64 T9874.8652.K3.K2 3.J3.J654.QJT975"
	const answer = "kind answer; level 1; rules Duplicate; dealer N; vul None; seat S; cards own/own; " +
		"deal N:AKQJT65.AKQ.K2.A 2.JT9.AT98.K9643 9874.8652.J3.Q82 3.743.Q7654.JT75; events 2S,Pass"
	for _, c := range []struct{ exercise, call, why string }{
		{opening, "Pass", ""},
		{opening, "1H", "too-short"},
		{opening, "1S", "too-few-points"},
		{opening, "7N", "natural"},
		{answer, "Pass", "forced"},
		{answer, "X", "illegal"},
	} {
		e, err := Parse(c.exercise)
		if err != nil {
			t.Fatal(err)
		}
		if v := e.Answered(c.call); v.Why != c.why || v.Right != (c.why == "") {
			t.Errorf("%s: %+v, want %q", c.call, v, c.why)
		}
	}
}

// TestLead: the expert's lead is right, and so are cards that touch it; others are wrong.
func TestLead(t *testing.T) {
	n := max(*each, 1)
	for level := 1; level <= Levels; level++ {
		if *each == 0 && level != 1 {
			continue
		}
		cards, begun := 0, time.Now()
		for i := range n {
			e, err := New(context.Background(), Lead, level, bridge.Duplicate(), bidding.Cards{}, source(uint64(i)))
			if err != nil {
				t.Fatalf("level %d: %v", level, err)
			}
			same(t, e)
			cards += e.Right.Len()
			if e.Board.Turn() != Learner || len(e.Board.Tricks()) > 0 || e.Reason == 0 {
				t.Errorf("%v: it is not an opening lead, or has no reason", e)
			}
			if same := touching(e.Board, e.Best.Card); same.Minus(e.Right).Len() > 0 {
				t.Errorf("%v: %v are not all right", e, same)
			}
			if v := e.Answered(e.Solution()); !v.Right {
				t.Errorf("%v: the solution is wrong: %+v", e, v)
			}
			for c := range e.Hand().Minus(e.Right).All() {
				if v := e.Did(bridge.Played(c)); v.Right || v.Why != "card" || v.Best != e.Best {
					t.Errorf("%v: %v is %+v", e, c, v)
				}
			}
		}
		t.Logf("level %d: %.1f cards are right, %v each", level, float64(cards)/float64(n), time.Since(begun)/time.Duration(n))
	}
}

// TestTouching: cards touch if nobody else has one between them that may still be played.
func TestTouching(t *testing.T) {
	e, err := Parse("kind lead; level 1; rules Duplicate; dealer E; vul None; seat S; cards own/own; " +
		"deal N:A65.A742.Q72.832 K42.K5.AKJ98.A64 QJT98.QT986.3.K7 73.J3.T654.QJT95; events 1N,Pass,Pass,Pass; right QJT98...; best SQ; reason top-of-sequence S")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{"SQ": "QJT98...", "S8": "QJT98...", "HQ": ".Q..", "HT": ".T98..", "H6": ".6..", "CK": "...K"} {
		c, _ := card.Parse(text)
		if got := touching(e.Board, c); got.String() != want {
			t.Errorf("%s touches %v, want %s", text, got, want)
		}
	}
}

// TestSameSource: an exercise follows from its source.
func TestSameSource(t *testing.T) {
	for _, kind := range []Kind{Counting, Opening, Answer} {
		one, err := New(context.Background(), kind, 3, bridge.Duplicate(), bidding.Cards{}, source(5))
		other, err2 := New(context.Background(), kind, 3, bridge.Duplicate(), bidding.Cards{}, source(5))
		if err != nil || err2 != nil || one.String() != other.String() {
			t.Errorf("%v: %v, %v\n%v\n%v", kind, err, err2, one, other)
		}
	}
}

// TestNo: what can't be made says why.
func TestNo(t *testing.T) {
	if _, err := New(context.Background(), Mistake, 1, bridge.Duplicate(), bidding.Cards{}, source(1)); err != ErrOwnBoards {
		t.Errorf("mistake: %v", err)
	}
	if _, err := New(context.Background(), Opening, 1, bridge.MiniBridge(), bidding.Cards{}, source(1)); err != ErrNoAuction {
		t.Errorf("MiniBridge: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, kind := range []Kind{Counting, Opening, Answer, Lead, Contract} {
		if _, err := New(ctx, kind, 1, bridge.Duplicate(), bidding.Cards{}, source(1)); err != context.Canceled {
			t.Errorf("%v, cancelled: %v", kind, err)
		}
	}
}

// TestDue: a mistake comes back after 1, 3, 7, 16 and 35 days, and when it is missed after 1 again.
func TestDue(t *testing.T) {
	day := func(n int) time.Time { return time.Date(2026, 1, 1+n, 18, 30, 0, 0, time.UTC) }
	at := func(n int, right bool) Try { return Try{day(n), right} }
	for _, c := range []struct {
		tries []Try
		want  int // day, -1 if done
	}{
		{nil, 1},
		{[]Try{at(1, true)}, 4},
		{[]Try{at(0, true)}, 1},                 // too early: it doesn't count
		{[]Try{at(1, true), at(1, true)}, 4},    // nor does a second one on the same day
		{[]Try{at(1, true), at(2, false)}, 3},   // but a miss does
		{[]Try{at(4, true), at(1, true)}, 11},   // in any order
		{[]Try{at(1, true), at(20, false)}, 21}, // from the day of the try on
		{[]Try{at(1, true), at(4, true), at(11, true), at(27, true)}, 62},
		{[]Try{at(1, true), at(4, true), at(11, true), at(27, true), at(62, true)}, -1},
		{[]Try{at(1, true), at(4, true), at(11, true), at(27, true), at(62, false)}, 63},
	} {
		got, done := Due(day(0), c.tries)
		want := time.Date(2026, 1, 1+c.want, 0, 0, 0, 0, time.UTC)
		if done != (c.want < 0) || !done && !got.Equal(want) {
			t.Errorf("%v: %v %v, want day %d", c.tries, got, done, c.want)
		}
	}
}

// FuzzParse: what is read is printed so that it is read again.
func FuzzParse(f *testing.F) {
	f.Add("kind count; level 2; rules Duplicate; dealer N; vul None; seat S; cards goren/goren; " +
		"deal N:AKQ65.A74.Q72.83 J2.KQT9.AT98.A64 T9874.8652.K3.K2 3.J3.J654.QJT975; count points C 0 0")
	f.Add("kind lead; level 1; rules Duplicate; dealer E; vul None; seat S; cards own/own; " +
		"deal N:A65.A742.Q72.832 K42.K5.AKJ98.A64 QJT98.QT986.3.K7 73.J3.T654.QJT95; events 1N,Pass,Pass,Pass; right QJT98...; best SQ; reason top-of-sequence S")
	data, err := os.ReadFile("testdata/contracts.txt")
	if err != nil {
		f.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		f.Add(strings.TrimSpace(line))
	}
	f.Fuzz(func(t *testing.T, text string) {
		e, err := Parse(text)
		if err != nil {
			return
		}
		same(t, e)
		e.Answered(e.Solution())
	})
}

// TestMistakes: a moment of a review, and a card of an analysis, become exercises of which the better card is right.
func TestMistakes(t *testing.T) {
	played, err := Parse("kind lead; level 1; rules Duplicate; dealer E; vul None; seat S; cards own/own; " +
		"deal N:A65.A742.Q72.832 K42.K5.AKJ98.A64 QJT98.QT986.3.K7 73.J3.T654.QJT95; events 1N,Pass,Pass,Pass; right QJT98...; best SQ; reason top-of-sequence S")
	if err != nil {
		t.Fatal(err)
	}
	b, err := played.Board.Apply(bridge.Played(card.Card{Suit: card.Clubs, Rank: card.King}))
	if err != nil {
		t.Fatal(err)
	}
	cost := assess.Judged{Event: 4, Seat: card.South, Cost: 2, Better: []card.Hand{{0, 0, 0, 0b1 << card.Queen}, {0, 0, 0, 0b1 << card.Queen}}}
	e, ok := FromCard(b, cost, bidding.Cards{})
	if !ok || e.Seat != card.South || e.Level != 3 || len(e.Board.Events()) != 4 || e.Solution() != "SQ" {
		t.Fatalf("%v, %v", e, ok)
	}
	same(t, e)
	for text, right := range map[string]bool{"SQ": true, "CK": false, "S9": false, "X": false} {
		if v := e.Answered(text); v.Right != right {
			t.Errorf("%s: %+v", text, v)
		}
	}
	if v := e.Answered("DA"); v.Why != "illegal" {
		t.Errorf("a card of another hand: %+v", v)
	}
	if _, ok := FromCard(b, assess.Judged{Event: 4, Better: cost.Better}, bidding.Cards{}); ok {
		t.Error("a card that costs nothing is a mistake")
	}
	if _, ok := FromCard(b, assess.Judged{Event: 1, Cost: 1, Better: cost.Better}, bidding.Cards{}); ok {
		t.Error("a call is a card")
	}
	king := card.HandOf(b.Events()[4].Card)
	for what, better := range map[string][]card.Hand{
		"no card": {{}}, "some card, and no card by two tricks": {cost.Better[0], {}}, "a card of another hand": {b.Deal[card.East].Suit(card.Diamonds)},
		"the card that was played": {king}, "a card by two tricks that isn't by one": {cost.Better[0], {0, 0, 0, 1 << card.Jack}},
	} {
		if e, ok := FromCard(b, assess.Judged{Event: 4, Cost: len(better), Better: better}, bidding.Cards{}); ok {
			t.Errorf("%s is better: %v", what, e)
		}
	}
	two := []card.Hand{{0, 0, 0, 1<<card.Queen | 1<<(card.Ten-1)}, {0, 0, 0, 1 << (card.Ten - 1)}}
	if e, ok := FromCard(b, assess.Judged{Event: 4, Cost: 2, Better: two}, bidding.Cards{}); !ok || e.Solution() != "S9" || e.Right != two[0] {
		t.Errorf("the nine is better by two tricks, and the queen by one: %v, %v", e, ok)
	}
	m := review.Moment{Kind: review.OtherCall, Event: 1, Seat: card.South, Did: bridge.Called(bridge.Pass),
		Advice: bot.Advice{Event: bridge.Called(bridge.Bid(2, bridge.Hearts))}}
	call, ok := FromMoment(b, m, bidding.Cards{})
	if !ok || call.Answered("2H").Right != true || call.Answered("Pass").Right || call.Solution() != "2H" {
		t.Errorf("a call: %v, %v", call, ok)
	}
	same(t, call)
	m = review.Moment{Kind: review.Hidden, Event: 4, Did: b.Events()[4], Cost: cost, Advice: bot.Advice{Event: bridge.Played(card.Card{Suit: card.Hearts, Rank: card.Ten})}}
	if _, ok := FromMoment(b, m, bidding.Cards{}); ok {
		t.Error("what nobody could know is a mistake")
	}
	m.Kind, m.Advice.Event, m.Advice.Reason, m.Saves = review.Missed, bridge.Played(card.Card{Suit: card.Spades, Rank: card.Queen}), bot.TopOfSequence, 2
	missed, ok := FromMoment(b, m, bidding.Cards{})
	if v := missed.Answered("SQ"); !ok || !v.Right || v.Reason != bot.TopOfSequence {
		t.Errorf("a missed card: %v, %+v", ok, v)
	}
}
