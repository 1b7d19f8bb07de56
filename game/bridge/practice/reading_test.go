package practice

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// TestReading: the answer to each question is the same in every deal in which all that was seen could have been played, and is true of the deal.
func TestReading(t *testing.T) {
	asked := map[Asked]int{}
	for _, r := range []bridge.Rules{bridge.Duplicate(), bridge.SuperBridge()} {
		for level := 1; level <= Levels; level++ {
			for i := range max(*each, 1) {
				e, err := New(context.Background(), Reading, level, r, bidding.Cards{}, source(uint64(5*i+level+1)))
				if err != nil {
					t.Fatalf("%s level %d: %v", r.Name, level, err)
				}
				same(t, e)
				asked[e.Read.Asked]++
				n, ok := e.Told()
				if v := e.Answered(itoa(n)); !ok || !v.Right || e.Solution() != itoa(n) {
					t.Errorf("%v: %d is said to be wrong: %+v", e, n, v)
				}
				if v := e.Answered(itoa(n + 1)); v.Right || v.Why != "not-left" && v.Why != "not-shown" {
					t.Errorf("%v: %d gives %+v", e, n+1, v)
				}
				checkRead(t, e, n)
			}
		}
	}
	if len(asked) != len(Reads()) {
		t.Errorf("asked is only %v", asked)
	}
}

// checkRead fails unless an answer is true of the deal and, where it is about lengths, of every other that could be.
func checkRead(t *testing.T, e Exercise, n int) {
	t.Helper()
	q := e.Read
	of := func(deal card.Deal) int {
		switch dealt := deal[q.Seat]; q.Asked {
		case LengthLeft:
			return dealt.Minus(e.Board.Played(q.Seat))[q.Suit].Len()
		case ShownPoints:
			return bidding.Counting(e.Board.Rules).Points(dealt)
		case MostPoints:
			return e.high(dealt.Minus(e.Board.Played(q.Seat)))
		default:
			return dealt[q.Suit].Len()
		}
	}
	switch is := of(e.Board.Deal); q.Asked {
	case ShownLength:
		if is < n {
			t.Errorf("%v: partner has %d", e, is)
		}
		return
	case ShownPoints: // a point may be lacking as a matter of judgement
		if is < n-doubt {
			t.Errorf("%v: partner has %d", e, is)
		}
		return
	case MostPoints:
		if is > n+doubt {
			t.Errorf("%v: the opponent has %d", e, is)
		}
		return
	}
	random, deal, moved := source(7), e.Board.Deal, 0
	for range max(300, 3000*min(*each, 1)) {
		one, other := deal[card.West].Minus(e.Board.Played(card.West)).Cards(), deal[card.East].Minus(e.Board.Played(card.East)).Cards()
		w, x := one[random.IntN(len(one))], other[random.IntN(len(other))]
		next := deal
		next[card.West], next[card.East] = next[card.West].Without(w).With(x), next[card.East].Without(x).With(w)
		if !agrees(e.Board, next) {
			continue
		}
		deal, moved = next, moved+1
		if is := of(deal); is != n {
			t.Fatalf("%v: with %v it is %d", e, deal, is)
		}
	}
	if moved == 0 {
		t.Logf("%v: no other deal is possible", e)
	}
}

// TestNotCertain: a suit that everybody follows to, with cards out, can't be counted.
func TestNotCertain(t *testing.T) {
	const at = "kind reading; level 2; rules Duplicate; dealer S; vul None; seat S; cards own/own; " +
		"deal N:AKQJ.AKQ.432.432 T987.JT9.765.765 6543.876.AKQ.AKQ 2.5432.JT98.JT98; events 3N,Pass,Pass,Pass,DJ,D2,D5,DQ,S3,S2,SA,S7,SK,S8,S4,H2; read "
	for q, want := range map[string]string{
		"left E S": "2", "dealt E S": "4", "dealt W S": "1", // West threw a heart on the second round
		"dealt E H": "", "left W D": "", "fourth E S": "",
	} {
		e, err := Parse(at + q)
		if (err == nil) != (want != "") || err == nil && e.Solution() != want {
			t.Errorf("%s: %v %v, want %q", q, e.Solution(), err, want)
		}
	}
	e, err := Parse(at + "left E S")
	if err != nil {
		t.Fatal(err)
	}
	if v := e.Answered("4"); v.Why != "not-left" {
		t.Errorf("the whole hand: %+v", v)
	}
}
