package play

import (
	"context"
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/ahead"
)

// thoughts are the next acts of the computer players and the advice to the user, worked out before they are asked for. Each player
// is asked with his own view and answers only from it, so nobody knows more for being asked early. Who only acts gives no
// reasons.
type thoughts struct {
	*ahead.Thoughts[bot.Advice]
	config Config

	// These are changed, and looked at, under the lock of the thoughts.
	hand  poker.Hand
	ready *poker.Act // the act that the user has decided before his turn
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

// decided takes notice of the act that the user has decided before his turn, or that he has thought better of it.
func (t *thoughts) decided(a *poker.Act) {
	t.Change(func() string {
		t.ready = a
		return lineOf(t.hand)
	})
}

// act waits for the act of the computer player whose turn it is, and returns it.
func (t *thoughts) act(ctx context.Context, h poker.Hand) (poker.Act, error) {
	a, err := t.Wait(ctx, lineOf(h))
	return a.Act, err
}

// advise returns what the adviser says of a hand in which it is the user's turn.
func (t *thoughts) advise(ctx context.Context, h poker.Hand) (bot.Advice, error) {
	return t.Wait(ctx, adviceOn(lineOf(h)))
}

// adviceOn names the question for the user's advice.
func adviceOn(line string) string { return line + "?" }

// mostGuesses is the largest number of advised acts after which the next acts are worked out.
const mostGuesses = 5

// next returns the question to work out next; ok is false if there is none. First comes what is asked before the user has
// to decide, then what he might be advised, then what is asked whatever he decides, and then what is asked after the acts
// that are best for him: the next one after each before the one after that. It is called under the lock of the thoughts.
func (t *thoughts) next() (best ahead.Question[bot.Advice], ok bool) {
	h, asked := t.sequel(t.hand, t.ready)
	if asked {
		return t.question(h), true
	}
	if seat, turn := h.Turn(); !turn || seat != t.config.Person {
		return best, false
	}
	advice, known := t.Answered(adviceOn(lineOf(h)))
	if !known && t.config.Adviser != nil {
		return t.advice(h), true
	}
	after := guesses(advice.Value)
	if stands, hidden := unseen(h, t.config.Person); hidden {
		after = []poker.Act{stands}
	}
	soonest := 0 // how many acts there are where the best question is asked
	for _, act := range after {
		if then, asked := t.sequel(h, &act); asked && (!ok || then.Len() < soonest) {
			best, ok, soonest = t.question(then), true, then.Len()
		}
	}
	return best, ok
}

// question asks for the act of the computer player whose turn it is.
func (t *thoughts) question(h poker.Hand) ahead.Question[bot.Advice] {
	seat, _ := h.Turn()
	v, player := h.View(seat), t.config.Players[seat]
	return ahead.Question[bot.Advice]{Line: lineOf(h), Ask: func(ctx context.Context) (bot.Advice, error) {
		a, err := player.Act(ctx, v)
		return bot.Advice{Act: a}, err
	}}
}

// advice asks for the advice to the user, whose turn it is.
func (t *thoughts) advice(h poker.Hand) ahead.Question[bot.Advice] {
	v := h.View(t.config.Person)
	return ahead.Question[bot.Advice]{Line: adviceOn(lineOf(h)), Ask: func(ctx context.Context) (bot.Advice, error) {
		return t.config.Adviser.Advise(ctx, v)
	}}
}

// guesses are the acts of an advice after which the others are thought about.
func guesses(a bot.Advice) (acts []poker.Act) {
	for _, option := range a.Options[:min(mostGuesses, len(a.Options))] {
		acts = append(acts, option.Act)
	}
	return acts
}

// sequel plays a hand on, as far as it is known what the computer players do and until the user has to decide, who may have
// decided on his next act. It returns the hand then, and whether a computer player is to be asked there.
func (t *thoughts) sequel(h poker.Hand, ready *poker.Act) (then poker.Hand, asked bool) {
	for {
		seat, ok := h.Turn()
		if !ok {
			return h, false
		}
		var act poker.Act
		if seat == t.config.Person {
			if ready == nil {
				return h, false
			}
			act, ready = *ready, nil
		} else {
			a, known := t.Answered(lineOf(h))
			if !known {
				return h, true
			}
			if a.Err != nil {
				return h, false
			}
			act = a.Value.Act
		}
		after, err := h.Apply(act)
		if err != nil {
			return h, false // play reports the error if this act is ever due
		}
		h = after
	}
}

// unseen returns an act for the user that stands for any of his: where he sets a fantasy, nobody sees what he does
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
