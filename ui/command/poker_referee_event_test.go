package command

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// judgeEvent judges an event between two hands.
func (r *pokerReferee) judgeEvent(l pokerLine, s *pokerState) error {
	steps := []string{"", "leave", "rebuy", "join", "close"}
	step := slices.Index(steps, l.Event)
	if !s.played || step < 1 || step < slices.Index(steps, s.event) || l.Seat == nil || l.Chips == nil {
		return fmt.Errorf("%s can't happen now", l.Event)
	}
	if err := errors.Join(unlike("before", l.Before, s.hand), unlike("button", l.Button, s.button), unlike("point", l.Point, s.point), unlike("seats", l.Seats, s.seats),
		unlike("stacks", l.Stacks, s.stacks), unlike("fantasy", l.Fantasy, s.fantasies), unlike("suspended", l.Suspended, s.suspended)); err != nil {
		return err
	}
	seat, place, stacks := *l.Seat, slices.Index(s.seats, *l.Seat), map[int]int{}
	for i, each := range s.seats {
		stacks[each] = s.stacks[i]
	}
	if brings := l.Event == "rebuy" || l.Event == "join"; brings != (*l.Chips > 0) || (l.Event == "close") != (seat == 0) {
		return fmt.Errorf("%s of seat %d with %d chips", l.Event, seat, *l.Chips)
	}
	if there := place >= 0; l.Event != "close" && (there == (l.Event == "join") || seat < 1 || seat > 6) {
		return fmt.Errorf("%s of seat %d among %v", l.Event, seat, s.seats)
	}
	fees, pairs := map[int]int{14: 10, 15: 15, 16: 20, 17: 25}, []string{}
	pay := func(first, second, points int) {
		if points != 0 && !slices.Contains(s.suspended, low(first, second)) {
			pairs = append(pairs, fmt.Sprintf("%d-%d %d %d", first, second, points, payed(stacks, first, second, points*l.Point)))
		}
	}
	switch l.Event {
	case "leave":
		if s.event == "leave" && clockwise(s.button, seat) < s.left {
			return fmt.Errorf("seat %d leaves too late", seat)
		}
		s.left = clockwise(s.button, seat)
		for _, other := range orderOf(s.seats, seat) {
			if other != seat {
				pay(seat, other, -fees[s.fantasyOf(other)])
			}
		}
		r.counts["fees"] += len(pairs)
	case "close":
		order := orderOf(s.seats, s.button)
		for i, first := range order {
			for _, second := range order[i+1:] {
				pay(first, second, fees[s.fantasyOf(first)]-fees[s.fantasyOf(second)])
			}
		}
		s.closed = true
	case "rebuy":
		stacks[seat] += *l.Chips
	case "join":
		stacks[seat] = *l.Chips
	}
	s.change(l.Event, seat, place, stacks)
	r.counts[l.Event]++
	got := []string{}
	for _, p := range l.Pairs {
		got = append(got, strings.TrimSpace(fmt.Sprintf("%s %s%d %d", p.Pair, p.Lines, p.Points, p.Paid)))
	}
	return errors.Join(unlike("pairs", got, pairs), unlike("after", l.After, s.stacks))
}

// change seats a player who joins, and removes one who leaves.
func (s *pokerState) change(event string, seat, place int, stacks map[int]int) {
	s.event = event
	switch event {
	case "leave":
		s.seats = slices.Delete(slices.Clone(s.seats), place, place+1)
		s.fantasies = slices.Delete(slices.Clone(s.fantasies), place, place+1)
		s.suspended = slices.DeleteFunc(s.suspended, func(pair string) bool { return strings.Contains(pair, fmt.Sprint(seat)) })
	case "join":
		at := 0
		for i, other := range s.seats {
			if s.fantasies[i] > 0 {
				s.suspended = append(s.suspended, low(seat, other))
			}
			if other < seat {
				at = i + 1
			}
		}
		slices.Sort(s.suspended)
		s.seats = slices.Insert(slices.Clone(s.seats), at, seat)
		s.fantasies = slices.Insert(slices.Clone(s.fantasies), at, 0)
	}
	s.stacks = []int{}
	for _, each := range s.seats {
		s.stacks = append(s.stacks, stacks[each])
	}
}
