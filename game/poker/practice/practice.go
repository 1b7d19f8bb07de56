// Package practice makes exercises of progressive poker: where should these cards go? Each is a hand at a player's turn, which has
// come to be in play, and so has the boards of the others beside it.
//
// An expert judges the answer: its cost is the number of points that his act is expected to bring more. See [bot.Judge].
package practice

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
)

// Exercise is a hand in which the player in a seat is to act.
type Exercise struct {
	Hand poker.Hand
	Seat poker.Seat
}

// Answer is the judgement of an act.
type Answer struct {
	bot.Judgement
	Act poker.Act
}

// Near is the largest cost of an act that counts as right: so small a difference is seldom one that matters.
const Near = 0.25

// Right reports whether the act is the best one, or as good as that within the error of the judgement.
func (a Answer) Right() bool { return a.Cost <= max(Near, 2*a.Error) }

// streets are those of the exercises, one after the other: the first packet twice, since it decides most.
var streets = []int{poker.FirstStreet, poker.FirstStreet + 1, poker.FirstStreet, poker.FirstStreet + 2, poker.FirstStreet + 3, poker.LastStreet}

// Street returns the street of the n-th exercise, from 0.
func Street(n int) int { return streets[n%len(streets)] }

// person is the seat of the user, and others are the numbers of players besides.
const person = poker.Seat(1)

var others = []int{1, 2, 3}

// Make deals hands until one leads to a choice of the user's in a street, and returns it. Players of the level of a club play up to
// there. It fails only with the error of ctx.
func Make(ctx context.Context, random *rand.Rand, street int) (Exercise, error) {
	for {
		t := table(random)
		h, err := poker.NewHand(t, t.Shuffle(random))
		if err != nil {
			panic(err) // ours
		}
		if h, err = playTo(ctx, h, street, random.Uint64()); err != nil {
			return Exercise{}, err
		}
		if e := (Exercise{h, person}); e.chooses() {
			return e, nil
		}
	}
}

// table returns a table of two to four players, with any of them on the button.
func table(random *rand.Rand) poker.Table {
	players := 1 + others[random.IntN(len(others))]
	rules := poker.Standard()
	t := poker.Table{Rules: rules, Game: "practice", Hand: 1, Button: poker.Seat(1 + random.IntN(players))}
	for seat := range players {
		t.Players = append(t.Players, poker.Player{Seat: person + poker.Seat(seat), Stack: rules.BuyIn})
	}
	return t
}

// playTo plays a hand up to the user's turn in a street.
func playTo(ctx context.Context, h poker.Hand, street int, seed uint64) (poker.Hand, error) {
	player := bot.Player{Level: bot.Club, Seed: seed}
	for {
		seat, _ := h.Turn()
		if seat == person && h.Stage() == street {
			return h, nil
		}
		act, err := player.Act(ctx, h.View(seat))
		if err == nil {
			h, err = h.Apply(act)
		}
		if err != nil {
			return poker.Hand{}, err
		}
	}
}

// chooses reports whether there is more than one act whose hand isn't dead already.
func (e Exercise) chooses() bool {
	v := e.Hand.View(e.Seat)
	living := 0
	for a := range v.Legal() {
		if b, err := v.Board(e.Seat).Join(a.Gains); err == nil && !v.Table.Rules.Standing(b).Dead {
			living++
		}
	}
	return living > 1
}

// Judge judges an act by what an expert expects of it. It fails with the error of ctx, and with that of an illegal act.
func (e Exercise) Judge(ctx context.Context, expert bot.Player, a poker.Act) (Answer, error) {
	h, err := e.Hand.Apply(a)
	if err != nil {
		return Answer{}, err
	}
	j, err := bot.Judge(ctx, expert, h, e.Hand.Len())
	return Answer{j, a}, err
}
