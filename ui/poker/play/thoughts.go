package play

import (
	"context"
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/ahead"
)

// thoughts are what the computer players do next, worked out before they are asked. Each player is asked with his own view
// and answers only from it, so nobody knows more for being asked early.
type thoughts struct {
	*ahead.Thoughts[poker.Act]
	config Config

	// These are changed, and looked at, under the lock of the thoughts.
	hand  poker.Hand
	ready *poker.Act // what the person has decided on before his turn
}

// lineOf names the position of a hand by what anybody may see of its acts. A player who is to act sees the same in all
// hands of one name and one deal: what he has thrown away himself follows from what he saw before. The line of what goes on
// from a position begins with the position's.
func lineOf(h poker.Hand) string {
	var line strings.Builder
	for _, a := range h.View(0).Acts {
		line.WriteString(a.String() + ";")
	}
	return line.String()
}

func newThoughts(config Config, h poker.Hand) *thoughts {
	t := &thoughts{config: config, hand: h}
	t.Thoughts = ahead.New(t.next)
	return t
}

// follow goes on with a later state of the same hand.
func (t *thoughts) follow(h poker.Hand) {
	t.Change(func() string {
		if acts := h.Acts(); acts[len(acts)-1].Seat == t.config.Person {
			t.ready = nil
		}
		t.hand = h
		return lineOf(h)
	})
}

// decided takes notice of what the person has decided on before his turn, or that he has thought better of it.
func (t *thoughts) decided(a *poker.Act) {
	t.Change(func() string {
		t.ready = a
		return lineOf(t.hand)
	})
}

// act returns what the computer player does whose turn it is, when that is known.
func (t *thoughts) act(ctx context.Context, h poker.Hand) (poker.Act, error) {
	return t.Wait(ctx, lineOf(h))
}

// next returns the question to work out next; ok is false if there is none. It is called under the lock of the thoughts.
func (t *thoughts) next() (q ahead.Question[poker.Act], ok bool) {
	h, seat, asked := t.sequel(t.hand)
	if !asked {
		return q, false
	}
	v := h.View(seat)
	return ahead.Question[poker.Act]{Line: lineOf(h), Ask: func(ctx context.Context) (poker.Act, error) {
		return t.config.Players[seat].Act(ctx, v)
	}}, true
}

// sequel plays a hand on, as far as it is known what the computer players do and until the person has to decide. It returns the
// hand then, and which computer player is to be asked there, if one is.
func (t *thoughts) sequel(h poker.Hand) (then poker.Hand, seat poker.Seat, asked bool) {
	ready := t.ready
	for {
		seat, ok := h.Turn()
		if !ok {
			return h, 0, false
		}
		var act poker.Act
		if seat == t.config.Person {
			if ready != nil {
				act, ready = *ready, nil
			} else if act, ok = unseen(h, seat); !ok {
				return h, seat, false
			}
		} else {
			a, known := t.Answered(lineOf(h))
			if !known {
				return h, seat, true
			}
			if a.Err != nil {
				return h, seat, false
			}
			act = a.Value
		}
		after, err := h.Apply(act)
		if err != nil {
			return h, seat, false // the play will say so, if it comes to that
		}
		h = after
	}
}

// unseen returns an act for the person that stands for any of his: where he sets a fantasy, nobody sees what he does
// before the hand is over.
func unseen(h poker.Hand, person poker.Seat) (a poker.Act, ok bool) {
	if p, _ := h.Table().Player(person); p.Fantasy == 0 {
		return a, false
	}
	for a := range h.Legal() {
		return a, true
	}
	return a, false
}
