package poker

import (
	"iter"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// View holds what one seat may see of a hand: the table, its own cards and acts, and the others' open cards. (Rules:
// progressive-poker, Text forms, R4, R14.)
type View struct {
	Table Table
	Seat  Seat
	Hold  Cards // in the seat's hand, in the order they came
	Acts  []SeenAct
}

// SeenAct is an act as another player sees it: discards are hidden, and so is a fantasy until the hand is over.
type SeenAct struct {
	Seat     Seat
	Hidden   bool  // a fantasy that is face down
	Gains    Board // empty if Hidden
	Discards Cards // the viewer's own
	Thrown   int   // number of hidden discards; 0 if Hidden
}

const unseen = "?"

// String returns the text form: an act's, with ? for each hidden discard; 2 ? for a face-down fantasy.
func (a SeenAct) String() string {
	if a.Hidden {
		return a.Seat.String() + " " + unseen
	}
	if a.Thrown > 0 {
		return Act{Seat: a.Seat, Gains: a.Gains}.String() + ":" + strings.Repeat(unseen, a.Thrown)
	}
	return Act{a.Seat, a.Gains, a.Discards}.String()
}

// ParseSeenAct reads the text form.
func ParseSeenAct(text string) (SeenAct, error) {
	seat, gains, discards, err := cutAct(text)
	if err != nil {
		return SeenAct{}, err
	}
	if gains == unseen && discards == "" {
		return SeenAct{Seat: seat, Hidden: true}, nil
	}
	if thrown := len(discards); thrown > 0 && thrown <= streetCards && strings.Trim(discards, unseen) == "" {
		a := SeenAct{Seat: seat, Thrown: thrown}
		if a.Gains, err = ParseBoard(gains); err != nil {
			return SeenAct{}, fault.Errorf("%q is not an act: %w", text, err)
		}
		return a, nil
	}
	a, err := ParseAct(text)
	return SeenAct{Seat: a.Seat, Gains: a.Gains, Discards: a.Discards}, err
}

// View returns what a seat may see. For an empty seat it is what anybody may see.
func (h Hand) View(seat Seat) View {
	v := View{Table: h.Table(), Seat: seat, Hold: h.Hold(seat), Acts: make([]SeenAct, len(h.acts))}
	for i, a := range h.acts {
		player, _ := h.table.Player(a.Seat)
		switch {
		case a.Seat == seat:
			v.Acts[i] = SeenAct{Seat: a.Seat, Gains: a.Gains, Discards: a.Discards}
		case player.fantasy() && !h.Over():
			v.Acts[i] = SeenAct{Seat: a.Seat, Hidden: true}
		default:
			v.Acts[i] = SeenAct{Seat: a.Seat, Gains: a.Gains, Thrown: len(a.Discards)}
		}
	}
	return v
}

func (v View) turn() turn { return turnAt(v.Table.turns(), len(v.Acts)) }

// Turn returns the seat to act; ok is false when the hand is over.
func (v View) Turn() (seat Seat, ok bool) {
	t := v.turn()
	return t.seat, t.stage != OverStage
}

// Stage returns the stage of the hand, as [Hand.Stage] does.
func (v View) Stage() int { return v.turn().stage }

// Over reports whether the hand is over.
func (v View) Over() bool { return v.Stage() == OverStage }

// Board returns the visible part of a player's board. It is empty while his fantasy is face down, except for its owner.
func (v View) Board(seat Seat) Board {
	var b Board
	for _, a := range v.Acts {
		if a.Seat == seat {
			b, _ = b.Join(a.Gains)
		}
	}
	return b
}

// Discards returns the cards that the viewer has thrown away.
func (v View) Discards() Cards {
	var cards Cards
	for _, a := range v.Acts {
		cards = append(cards, a.Discards...)
	}
	return cards
}

// Unseen returns the cards of the pack that the viewer can't see, sorted: those of others' hands, fantasies and discards,
// and those not yet dealt.
func (v View) Unseen() Cards {
	seen := map[card.Card]int{}
	note := func(cards Cards) {
		for _, c := range cards {
			seen[c]++
		}
	}
	note(v.Hold)
	for _, a := range v.Acts {
		note(a.Gains.All())
		note(a.Discards)
	}
	var left Cards
	for _, c := range Pack(len(v.Table.Players)) {
		if seen[c] > 0 {
			seen[c]--
		} else {
			left = append(left, c)
		}
	}
	return left
}

// Check returns nil if the viewer may do an act now, otherwise a [*RuleError].
func (v View) Check(a Act) error {
	t := v.turn()
	if t.stage == OverStage {
		return &RuleError{Rule: HandIsOver, What: a.String(), Seat: a.Seat}
	}
	if t.seat != v.Seat {
		return &RuleError{Rule: InTurn, What: a.String(), Seat: t.seat}
	}
	return a.check(t, v.Hold, v.Board(v.Seat))
}

// Legal yields the viewer's distinct acts, as [Hand.Legal] does, none when it isn't his turn.
func (v View) Legal() iter.Seq[Act] {
	t := v.turn()
	if t.stage == OverStage || t.seat != v.Seat {
		return func(func(Act) bool) {}
	}
	return legal(t, v.Hold, v.Board(v.Seat))
}
