package lesson

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// Ask is a question.
type Ask struct {
	// Options are the possible answers: seats, suits, cards, calls, or names whose messages are those of the step with
	// option.<name>. Without any the answer is a number.
	Options []string `json:"options,omitempty"`
	Right   string   `json:"right,omitempty"` // the answer, unless By computes it
	// By works the answer out from the board: winner (of the last trick, the one on the table too), winning (its card), hcp SEAT,
	// points SEAT (as the players count), high SEAT (the same without length), each of a SIDE too, length SEAT SUIT, longest SEAT
	// (suit), fit SIDE SUIT, left SIDE SUIT (not played yet), needs (tricks, for the contract), won SIDE (tricks), declarer, worth
	// CONTRACT TRICKS (to declarer's side, with the board's vulnerability), costs CONTRACT TRICKS (what the other side gets).
	By string `json:"by,omitempty"`
}

// Right returns the right answer to a step that asks, or "".
func (s Step) Right() string {
	if s.Ask == nil {
		return ""
	}
	if s.Ask.By == "" {
		return s.Ask.Right
	}
	answer, err := workedOut(s.board, s.Ask.By)
	if err != nil {
		return "" // which parse doesn't let through
	}
	return answer
}

// workedOut computes an answer as described at [Ask.By].
func workedOut(b bridge.Board, by string) (string, error) {
	f := strings.Fields(by)
	fail := fmt.Errorf("%q can't be worked out", by)
	if len(f) == 0 {
		return "", fail
	}
	switch f[0] {
	case "winner", "winning":
		return won(b, f[0] == "winning")
	case "hcp", "points", "high":
		count := bridge.HCP
		switch f[0] {
		case "points":
			count = func(h card.Hand) int { return bidding.Points(b.Rules, h) }
		case "high":
			count = func(h card.Hand) (n int) {
				for _, suit := range card.Suits {
					n += bidding.Counting(b.Rules).High(h[suit])
				}
				return n
			}
		}
		return sum(b.Deal, f[1:], count)
	case "needs", "declarer":
		switch c := b.Contract(); {
		case b.Phase() == bridge.AuctionPhase:
			return "", fail
		case f[0] == "declarer":
			return c.Declarer.String(), nil
		default:
			return strconv.Itoa(b.Rules.Needs(c.Level)), nil
		}
	case "won":
		if len(f) != 2 {
			return "", fail
		}
		side, err := card.ParseSide(f[1])
		return strconv.Itoa(b.Won(side)), err
	case "longest":
		if len(f) != 2 {
			return "", fail
		}
		seat, err := card.ParseSeat(f[1])
		if err != nil {
			return "", err
		}
		return longest(b.Deal[seat])
	case "length", "fit", "left":
		if len(f) != 3 {
			return "", fail
		}
		suit, err := card.ParseSuit(f[2])
		if err != nil {
			return "", err
		}
		deal := b.Deal
		if f[0] == "left" {
			for _, seat := range card.Seats {
				deal[seat] = b.Hand(seat)
			}
		}
		return sum(deal, f[1:2], func(h card.Hand) int { return h[suit].Len() })
	case "worth", "costs":
		if len(f) != 3 {
			return "", fail
		}
		c, err := bridge.ParseContract(f[1])
		tricks, err2 := strconv.Atoi(f[2])
		if err != nil || err2 != nil || tricks < 0 || tricks > b.Rules.Tricks() {
			return "", fail
		}
		side := c.Declarer.Side()
		score := b.Rules.Score(c, b.Vul.Has(side), tricks)
		if f[0] == "costs" {
			side = side.Other()
		}
		return strconv.Itoa(score.Balance(side)), nil
	}
	return "", fail
}

// won returns the winner of the last trick, or the winning card. The trick on the table counts, if anything has been
// played to it.
func won(b bridge.Board, ofCard bool) (string, error) {
	t := b.Trick()
	if all := b.Tricks(); t.Len == 0 && len(all) > 0 {
		t = all[len(all)-1]
	}
	if t.Len == 0 {
		return "", fmt.Errorf("nothing has been played")
	}
	seat := t.Winner(b.Contract().Strain)
	if c, ok := t.Card(seat); ok && ofCard {
		return c.String(), nil
	}
	return seat.String(), nil
}

// longest returns a hand's longest suit.
func longest(hand card.Hand) (string, error) {
	suits := slices.Clone(card.Suits[:])
	slices.SortFunc(suits, func(a, b card.Suit) int { return hand[b].Len() - hand[a].Len() })
	if hand[suits[0]].Len() == hand[suits[1]].Len() {
		return "", fmt.Errorf("%v has two longest suits", hand)
	}
	return suits[0].String(), nil
}

// sum adds up a count of the hand of a seat or of both of a side.
func sum(deal card.Deal, of []string, count func(card.Hand) int) (string, error) {
	if len(of) != 1 {
		return "", fmt.Errorf("want a seat or a side")
	}
	seats := []card.Seat{}
	if seat, err := card.ParseSeat(of[0]); err == nil {
		seats = append(seats, seat)
	} else if side, err := card.ParseSide(of[0]); err == nil {
		seats = slices.DeleteFunc(slices.Clone(card.Seats[:]), func(s card.Seat) bool { return s.Side() != side })
	} else {
		return "", err
	}
	n := 0
	for _, seat := range seats {
		n += count(deal[seat])
	}
	return strconv.Itoa(n), nil
}
