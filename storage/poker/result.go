package poker

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
)

// Outcome is the result of a hand for the user.
type Outcome struct {
	Opponents int // number of players he settled with
	Points    int // over all his pairs
	Chips     int // paid to him, minus those he paid
	Stack     int // chips afterwards
	Dead      bool
	Dealt     int    // his fantasy: cards at once, 14 to 17, or 0
	Next      int    // cards at once in the next hand, or 0
	Royalties [3]int // by row, from the top
	Won, Lost [3]int // number of opponents by row, from the top; the others are ties
}

// OutcomeOf returns the result of a finished hand for a player. A dead hand loses all rows to each living opponent.
func OutcomeOf(h poker.Hand, seat poker.Seat) Outcome {
	s := h.Settle()
	i := slices.IndexFunc(h.Table().Players, func(p poker.Player) bool { return p.Seat == seat })
	if i < 0 || len(s.After) == 0 {
		return Outcome{}
	}
	was := h.Table().Players[i]
	o := Outcome{
		Chips: s.After[i] - was.Stack, Stack: s.After[i], Dead: s.Rated[i].Dead, Dealt: was.Fantasy, Next: s.Next[i],
		Royalties: s.Rated[i].Royalties,
	}
	for _, p := range s.Pairs {
		own, other, points := poker.Won, poker.Lost, p.Points
		switch seat {
		case p.Pair.First:
		case p.Pair.Second:
			own, other, points = poker.Lost, poker.Won, -points
		default:
			continue
		}
		o.Opponents++
		o.Points += points
		for row, sign := range p.Lines {
			switch sign {
			case rune(own):
				o.Won[row]++
			case rune(other):
				o.Lost[row]++
			}
		}
	}
	return o
}

// keepResult stores the result of the newest hand, which is over, for the user.
func (s stored) keepResult(h poker.Hand) error {
	if s.person == 0 {
		return nil
	}
	var at int64
	var players string
	if err := s.Tx.QueryRow("SELECT finished, players FROM part WHERE id = ?", s.Last.ID).Scan(&at, &players); err != nil {
		return err
	}
	o := OutcomeOf(h, s.person)
	_, err := s.Tx.Exec(`
		INSERT INTO hand_result (hand, session, at, day, players, opponents, points, chips, stack, dead, dealt, next,
			top, middle, bottom, top_won, top_lost, middle_won, middle_lost, bottom_won, bottom_lost)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		s.Last.ID, s.Game, at, storage.DayOf(storage.FromMillis(at)), players, o.Opponents, o.Points, o.Chips, o.Stack, o.Dead, o.Dealt, o.Next,
		o.Royalties[poker.Top], o.Royalties[poker.Middle], o.Royalties[poker.Bottom],
		o.Won[poker.Top], o.Lost[poker.Top], o.Won[poker.Middle], o.Lost[poker.Middle], o.Won[poker.Bottom], o.Lost[poker.Bottom])
	return err
}

// keepFees stores the fees that an event between two hands brings the user or costs him.
func (s stored) keepFees(e poker.Event) error {
	fees, bought := 0, 0
	for _, p := range e.Payments {
		switch s.person {
		case p.Pair.First:
			fees += p.Paid
		case p.Pair.Second:
			fees -= p.Paid
		}
	}
	if e.Kind == poker.Rebuy && e.Seat == s.person {
		bought = e.Chips
	}
	_, err := s.Tx.Exec("UPDATE hand_result SET fees = fees + ?, bought = bought + ? WHERE hand = ?", fees, bought, s.Last.ID)
	return err
}

// keepEnd stores the result of the game, which is over.
func (s stored) keepEnd() error {
	g, err := gameIn(context.Background(), s.Tx, s.Game)
	if err != nil {
		return err
	}
	gains := g.Gains()
	result := storage.Result{Over: true, Seats: gainsText(gains)}
	if s.person != 0 {
		result.Won = sql.NullInt64{Int64: int64(sign(gains[s.person])), Valid: true}
	}
	return storage.SetResult(s.Tx, s.Game, result)
}

func sign(n int) int { return min(1, max(-1, n)) }

// Gains returns each player's gain in chips, negative if he has lost: what he has, or had when he left, minus what he
// brought.
func (g Game) Gains() map[poker.Seat]int {
	gains := map[poker.Seat]int{}
	for _, p := range g.First.State().Players {
		gains[p.Seat] -= p.Stack
	}
	for _, hand := range g.Hands {
		if !hand.Hand.Over() {
			break
		}
		for _, e := range hand.After {
			if e.Kind == poker.Rebuy || e.Kind == poker.Join {
				gains[e.Seat] -= e.Chips
			}
		}
		for seat, stack := range hand.left() {
			gains[seat] += stack
		}
	}
	for _, p := range g.Now.State().Players {
		gains[p.Seat] += p.Stack
	}
	return gains
}

// left returns the stacks with which players left after a hand.
func (p Played) left() map[poker.Seat]int {
	if len(p.After) == 0 || p.After[0].Kind != poker.Leave { // leaving comes first
		return nil
	}
	stacks := map[poker.Seat]int{}
	after := p.Hand.Settle().After
	for i, player := range p.Hand.Table().Players {
		stacks[player.Seat] = after[i]
	}
	gone := map[poker.Seat]int{}
	for _, e := range p.After {
		if e.Kind != poker.Leave {
			break
		}
		for _, payment := range e.Payments {
			stacks[payment.Pair.First] += payment.Paid
			stacks[payment.Pair.Second] -= payment.Paid
		}
		gone[e.Seat] += stacks[e.Seat]
	}
	return gone
}

// gainsText returns the gain of each seat: 1:-3 2:3.
func gainsText(gains map[poker.Seat]int) string {
	var all []string
	for seat := poker.Seat(1); seat.Valid(); seat++ {
		if n, ok := gains[seat]; ok {
			all = append(all, fmt.Sprintf("%v:%d", seat, n))
		}
	}
	return strings.Join(all, " ")
}
