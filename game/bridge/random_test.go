package bridge_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// A quarter of the rubbers are Duplicate. A soak is -rubbers 1000000 -from a number.
var rubbers = flag.Int("rubbers", 400, "random rubbers of four boards to play")

// Random rubbers, with the whole state recomputed after each act.
func TestRandomRubbers(t *testing.T) {
	const parts = 4
	for part := range parts {
		t.Run(fmt.Sprint(part), func(t *testing.T) {
			t.Parallel()
			r := source(*from + uint64(part))
			for range *rubbers / parts {
				rubber := session.Session{Rules: bridge.SuperBridge(), Length: 4}
				if r.IntN(4) == 0 {
					rubber.Rules = bridge.Duplicate()
				}
				sum := [2]int{}
				for !rubber.Over() {
					b := randomBoard(t, r, must(rubber.Next(rubber.Rules.Deck.Shuffle(r))))
					rubber.Boards = append(rubber.Boards, b)
					sum[0] += b.Points()[0]
					sum[1] += b.Points()[1]
				}
				if len(rubber.Boards) != 4 || rubber.Points() != sum {
					t.Fatalf("%d boards, points %v, want %v", len(rubber.Boards), rubber.Points(), sum)
				}
			}
		})
	}
}

// randomBoard plays a board to its end with random legal acts. With all acts equally likely, auctions climb
// high; on most boards passes have more weight.
func randomBoard(t *testing.T, r *rand.Rand, b bridge.Board) bridge.Board {
	passes := r.IntN(4) * 20
	for {
		check(t, r, b)
		if b.Phase() == bridge.Finished {
			return b
		}
		v := b.View(b.Actor())
		var e bridge.Event
		switch {
		case b.Phase() == bridge.AuctionPhase && r.IntN(100) < passes:
			e = bridge.Called(bridge.Pass)
		case b.Phase() == bridge.AuctionPhase:
			e = bridge.Called(pick(r, v.LegalCalls()))
		case r.IntN(200) == 0:
			e = bridge.Claimed(r.IntN(b.Left() + 1))
		default:
			e = bridge.Played(pick(r, v.LegalPlays().Cards()))
		}
		next, err := b.Apply(e)
		if err != nil {
			t.Fatalf("after %v: %v", b.Events(), err)
		}
		b = next
	}
}

func pick[T any](r *rand.Rand, list []T) T { return list[r.IntN(len(list))] }

// check fails unless the board follows from its deal and events. It replays them from the start with plain
// lists, using none of the code under test.
func check(t *testing.T, r *rand.Rand, b bridge.Board) {
	t.Helper()
	bad := func(what string, got, want any) {
		t.Helper()
		t.Fatalf("after %v (dealer %v): %s is %v, want %v", b.Events(), b.Dealer, what, got, want)
	}
	size := b.Rules.Tricks()
	m := follow(b, size)

	if b.Phase() != m.phase {
		bad("phase", b.Phase(), m.phase)
	}
	if m.phase != bridge.Finished && (int(b.Turn()) != m.turn || int(b.Actor()) != m.actor) {
		bad("turn and actor", []card.Seat{b.Turn(), b.Actor()}, []int{m.turn, m.actor})
	}
	if m.phase != bridge.AuctionPhase && b.Contract() != m.contract {
		bad("contract", b.Contract(), m.contract)
	}
	held := 0
	for s, hand := range m.hands {
		held += hand.Len()
		seat := card.Seat(s)
		if b.Hand(seat) != hand {
			bad("hand of "+seat.String(), b.Hand(seat), hand)
		}
		if b.Played(seat).Union(hand) != b.Deal[seat] || b.Played(seat).Len()+hand.Len() != size {
			bad("played by "+seat.String(), b.Played(seat), b.Deal[seat].Minus(hand))
		}
	}
	if held+m.plays != 4*size {
		bad("number of cards", held+m.plays, 4*size)
	}
	if len(b.Tricks()) != m.plays/4 || b.Trick().Len != m.plays%4 && m.phase == bridge.PlayPhase {
		bad("number of tricks", len(b.Tricks()), m.plays/4)
	}
	if b.Won(card.NS) != m.won[0] || b.Won(card.EW) != m.won[1] || b.Left() != m.left {
		bad("tricks", []int{b.Won(card.NS), b.Won(card.EW), b.Left()}, []any{m.won, m.left})
	}
	if m.phase != bridge.AuctionPhase && !m.contract.PassedOut() && m.won[0]+m.won[1]+m.left != size {
		bad("sum of tricks", m.won, size-m.left)
	}
	points := b.Points()
	if points[0] != 0 && points[1] != 0 || points[0] < 0 || points[1] < 0 {
		bad("points", points, "for one side only")
	}
	if m.phase == bridge.Finished && size == 17 {
		declarer := m.contract.Declarer.Side()
		want := slowScore(m.contract, b.Vul.Has(declarer), m.won[declarer], false)
		if points[declarer]-points[declarer.Other()] != want {
			bad("points", points, want)
		}
	}
	checkLegal(t, r, b, m)
}

// checkLegal tries some random acts, legal and illegal.
func checkLegal(t *testing.T, r *rand.Rand, b bridge.Board, m model) {
	t.Helper()
	for range 6 {
		var e bridge.Event
		switch r.IntN(5) {
		case 0, 1:
			e = bridge.Called(bridge.Call(r.IntN(50)))
		case 2, 3:
			e = bridge.Played(card.Card{Suit: card.Suit(r.IntN(4)), Rank: card.Rank(1 + r.IntN(17))})
		case 4:
			e = bridge.Claimed(r.IntN(20) - 1)
		}
		if err := b.Check(b.Hand(b.Turn()), e); (err == nil) != m.legal(b, e) {
			t.Fatalf("after %v (dealer %v, deal %v): %v is legal %v, but the board says %v",
				b.Events(), b.Dealer, b.Deal, e, m.legal(b, e), err)
		}
	}
}

// model is a board followed from the start by plain arithmetic.
type model struct {
	phase       bridge.Phase
	turn, actor int
	bid         bridge.Call // the last bid, or 0
	bidder      int
	doubling    bridge.Doubling
	contract    bridge.Contract
	hands       [4]card.Hand // remaining cards
	plays       int
	trick       []card.Card // in progress
	won         [2]int
	left        int
}

func follow(b bridge.Board, size int) model {
	m := model{hands: b.Deal, left: size, turn: int(b.Dealer), actor: int(b.Dealer)}
	first := map[[2]int]int{} // who of a side first named a strain
	passes, calls, dummy := 0, 0, -1
	for _, e := range b.Events() {
		switch e.Kind {
		case bridge.CallKind:
			calls++
			switch {
			case e.Call == bridge.Pass:
				passes++
			case e.Call == bridge.Double:
				passes, m.doubling = 0, bridge.Doubled
			case e.Call == bridge.Redouble:
				passes, m.doubling = 0, bridge.Redoubled
			default:
				passes, m.doubling, m.bid, m.bidder = 0, bridge.Undoubled, e.Call, m.turn
				named := [2]int{m.turn % 2, (int(e.Call) - 3) % 5}
				if _, ok := first[named]; !ok {
					first[named] = m.turn
				}
			}
			m.turn = (m.turn + 1) % 4
			switch {
			case m.bid == 0 && calls == 4:
				m.phase, m.left = bridge.Finished, 0
			case m.bid != 0 && passes == 3:
				level, strain := (int(m.bid)-3)/5+1, (int(m.bid)-3)%5
				declarer := first[[2]int{m.bidder % 2, strain}]
				m.phase, m.turn, dummy = bridge.PlayPhase, (declarer+1)%4, (declarer+2)%4
				m.contract = bridge.Contract{Level: level, Strain: bridge.Strain(strain), Doubling: m.doubling, Declarer: card.Seat(declarer)}
			}
		case bridge.PlayKind:
			m.hands[m.turn] = m.hands[m.turn].Without(e.Card)
			m.plays++
			m.trick = append(m.trick, e.Card)
			m.turn = (m.turn + 1) % 4
			if len(m.trick) == 4 {
				leader := m.turn // after four cards it is the leader's turn again
				m.turn = (leader + best(m.trick, int(m.contract.Strain))) % 4
				m.won[m.turn%2]++
				m.trick = nil
				m.left--
			}
			if m.left == 0 {
				m.phase = bridge.Finished
			}
		case bridge.ClaimKind:
			m.won[m.turn%2] += e.Tricks
			m.won[1-m.turn%2] += m.left - e.Tricks
			m.phase, m.left = bridge.Finished, 0
		}
	}
	m.actor = m.turn
	if m.turn == dummy {
		m.actor = (dummy + 2) % 4
	}
	return m
}

// best returns the card that wins the trick: the highest trump, or if there is none the highest card of the
// suit led.
func best(trick []card.Card, trump int) int {
	for _, suit := range []int{trump, int(trick[0].Suit)} {
		top, at := card.Rank(0), 0
		for i, c := range trick {
			if int(c.Suit) == suit && c.Rank > top {
				top, at = c.Rank, i
			}
		}
		if top > 0 {
			return at
		}
	}
	return 0
}

// legal reports whether e may happen now, from the words of the rules.
func (m model) legal(b bridge.Board, e bridge.Event) bool {
	theirs := m.bid != 0 && m.bidder%2 != m.turn%2
	switch {
	case m.phase == bridge.Finished:
		return false
	case m.phase == bridge.AuctionPhase && e.Kind != bridge.CallKind:
		return false
	case m.phase == bridge.AuctionPhase && e.Call == bridge.Double:
		return theirs && m.doubling == bridge.Undoubled
	case m.phase == bridge.AuctionPhase && e.Call == bridge.Redouble:
		return m.bid != 0 && !theirs && m.doubling == bridge.Doubled
	case m.phase == bridge.AuctionPhase:
		return e.Call == bridge.Pass || e.Call > m.bid && int(e.Call) < 3+5*b.Rules.Level
	case e.Kind == bridge.CallKind:
		return false
	case e.Kind == bridge.ClaimKind:
		return 0 <= e.Tricks && e.Tricks <= m.left
	}
	hand := m.hands[m.turn]
	follows := len(m.trick) == 0 || e.Card.Suit == m.trick[0].Suit || hand[m.trick[0].Suit] == 0
	return hand.Has(e.Card) && follows
}
