package spoken

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/spoken"
)

// Nothing that is said depends on cards that the user doesn't see: if two hidden cards of a suit change places, every text stays.
func TestNothingHiddenIsSaid(t *testing.T) {
	swapped := 0
	for i, rules := range bridge.Games() {
		r := rand.New(rand.NewPCG(7, uint64(i)))
		b := bridgetest.Board(r, rules, bridge.VulNone)
		each(b, func(b bridge.Board, user bridge.User) {
			if b.Over() || r.IntN(60) > 0 { // on a few of the states
				return
			}
			other, ok := swap(r, b, user)
			if !ok {
				return
			}
			swapped++
			before := session.Session{Rules: rules, Length: 4}
			is, would := NewSeen(b, user, before, standard), NewSeen(other, user, before, standard)
			is.Company = would.Company // it follows from the number of the deal, which nobody can tell cards by
			for _, m := range []spoken.Manner{{Detail: spoken.Brief}, {Detail: spoken.Full, Cards: spoken.Letters}} {
				if a, b := texts(is, m), texts(would, m); !slices.Equal(a, b) {
					t.Fatalf("%s, %v after %v: %q, and with other hidden cards %q", rules.Name, user, other.Events(), a, b)
				}
			}
		})
	}
	if swapped < 40 {
		t.Errorf("only %d states had hidden cards that could change places", swapped)
	}
}

// swap returns a board on which two hidden cards have changed places, and the same has happened.
func swap(r *rand.Rand, b bridge.Board, user bridge.User) (other bridge.Board, ok bool) {
	var hidden []card.Seat
	for _, seat := range card.Seats {
		if !user.Sees(b.Table, seat) {
			hidden = append(hidden, seat)
		}
	}
	if len(hidden) < 2 {
		return b, false
	}
	from, to := hidden[0], hidden[len(hidden)-1]
	suits := r.Perm(len(card.Suits))
	for _, s := range suits {
		here, there := b.Hand(from)[s], b.Hand(to)[s]
		if here == 0 || there == 0 {
			continue
		}
		deal := b.Deal
		deal[from][s] = deal[from][s].Without(here.Top()).With(there.Top())
		deal[to][s] = deal[to][s].Without(there.Top()).With(here.Top())
		begun, err := bridge.NewBoard(b.Rules, deal, b.Dealer, b.Vul)
		if err != nil {
			continue
		}
		begun.Standing = b.Standing
		if other, err = begun.Replay(b.Events()); err == nil && other.Table.Announced() == b.Table.Announced() {
			return other, true
		}
	}
	return b, false
}
