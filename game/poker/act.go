package poker

import (
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Act is a player's use of the cards of a stage: his board's gains and his discards.
type Act struct {
	Seat     Seat
	Gains    Board
	Discards Cards // in any order
}

// String returns the text form: the seat, the gains, and after a colon the discards, if any, sorted: 4 -/H9/SA:D4.
func (a Act) String() string {
	text := a.Seat.String() + " " + a.Gains.String()
	if len(a.Discards) > 0 {
		text += ":" + a.Discards.Sorted().String()
	}
	return text
}

// ParseAct reads an act's text form. Cards may be in any order.
func ParseAct(text string) (Act, error) {
	seat, gains, discards, err := cutAct(text)
	if err != nil {
		return Act{}, err
	}
	a := Act{Seat: seat}
	if a.Gains, err = ParseBoard(gains); err != nil {
		return Act{}, fault.Errorf("%q is not an act: %w", text, err)
	}
	cards, err := ParseCards(discards)
	if err != nil {
		return Act{}, fault.Errorf("%q is not an act: %w", text, err)
	}
	if len(cards) > 0 {
		a.Discards = cards.Sorted()
	}
	return a, nil
}

// cutAct splits the text form of an act into its parts.
func cutAct(text string) (seat Seat, gains, discards string, err error) {
	who, what, ok := strings.Cut(text, " ")
	if ok {
		seat, err = ParseSeat(who)
	}
	if !ok || err != nil {
		return 0, "", "", fault.Errorf("%q is not an act: want a seat and what its board gains, as 4 -/H9/SA:D4", text)
	}
	gains, discards, thrown := strings.Cut(what, ":")
	if thrown && discards == "" {
		return 0, "", "", fault.Errorf("%q is not an act: no discards after the colon", text)
	}
	return seat, gains, discards, nil
}

// check returns nil if an act is legal for the turn, given the seat's hand and board.
func (a Act) check(t turn, hold Cards, board Board) error {
	broken := func(rule Rule) *RuleError { return &RuleError{Rule: rule, What: a.String(), Seat: a.Seat} }
	if a.Seat != t.seat {
		err := broken(InTurn)
		err.Seat = t.seat
		return err
	}
	if want := Places(t.stage); a.Gains.Len() != want {
		err := broken(PlaceCount)
		err.Number = want
		return err
	}
	if want := len(hold) - Places(t.stage); len(a.Discards) != want {
		err := broken(DiscardCount)
		err.Number = want
		return err
	}
	none := card.Card{}
	left, missing := hold.without(a.Gains.All()...)
	if missing == none {
		_, missing = left.without(a.Discards...)
	}
	if missing != none {
		err := broken(CardInHand)
		err.Card, err.Number = missing, hold.count(missing)
		return err
	}
	for _, row := range Rows {
		if free := board.Free(row); len(a.Gains.Row(row)) > free {
			err := broken(FreeBoxes)
			err.Row, err.Number, err.Card = row, free, a.Gains.Row(row)[0]
			return err
		}
	}
	return nil
}
