package fewtest

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Line is a line of a finished deal, read for its events.
type Line struct {
	Deal
	Events []string
	Told   Outcome // the result in the line
}

// Read reads the line of a deal; ok is false for the line that ends a session.
func Read(text string) (line Line, ok bool, err error) {
	var l struct {
		Rules, End, Dealer, Soloist, Contract string
		Deal                                  json.RawMessage
		Given, Thrown, Reserve, Hands         map[string]string
		Auction                               []any // calls, or rounds of them
		Trumps, Play                          []string
		Claim                                 *int
		Tricks                                int
		Seats                                 string
	}
	if err := json.Unmarshal([]byte(text), &l); err != nil || l.End != "" {
		return Line{}, false, err
	}
	d := Deal{Game: l.Rules, Dealer: l.Dealer, Soloist: l.Soloist, Text: strings.Trim(string(l.Deal), `"`)}
	players := map[string]string{"TwoDummies": "SW", "BridgeForThree": "ABC", "Booby": "ABC"}[l.Rules]
	if players == "" {
		players = "AB"
	}
	var events []string
	inTurn := func(word string, cards map[string]string, first string) {
		for i := range len(cards) {
			events = append(events, word+" "+cards[next(players, first, i)])
		}
	}
	if len(l.Given)+len(l.Thrown) > 0 {
		inTurn("Give", l.Given, next(players, l.Dealer, 1))
		inTurn("Throw", l.Thrown, next(players, l.Dealer, 1))
	}
	act := func(said any) error {
		text, _ := said.(string)
		_, call, ok := strings.Cut(text, " ")
		if !ok {
			return fmt.Errorf("%v: want a player and his call", said)
		}
		events = append(events, call)
		return nil
	}
	for _, said := range l.Auction {
		calls, rounds := said.([]any)
		if !rounds {
			calls = []any{said}
		}
		for _, call := range calls {
			if err := act(call); err != nil {
				return Line{}, false, err
			}
		}
	}
	for _, said := range l.Trumps {
		if who, strain, _ := strings.Cut(said, " "); strings.Contains("CDHSNO", strain) && len(strain) == 1 {
			said = who + " Trumps " + strain
		}
		if err := act(said); err != nil {
			return Line{}, false, err
		}
	}
	if len(l.Reserve) > 0 {
		inTurn("Reserve", l.Reserve, next(players, l.Contract[len(l.Contract)-1:], 1))
	}
	events = append(events, l.Play...)
	if l.Claim != nil {
		events = append(events, fmt.Sprint("Claim ", *l.Claim))
	}
	told := Outcome{Contract: l.Contract, Tricks: l.Tricks, Seats: l.Seats, Hands: l.Hands}
	return Line{d, events, told}, true, nil
}

// Check replays the line's deal and returns an error if the result differs from the line.
func (l Line) Check() error {
	t, err := Tell(l.Deal, l.Events)
	if err != nil {
		return err
	}
	if !t.Over {
		return fmt.Errorf("the deal isn't over: %s is asked", t.Question.Who)
	}
	if len(l.Told.Hands) > 0 && fmt.Sprint(l.Told.Hands) != fmt.Sprint(t.Outcome.Hands) {
		return fmt.Errorf("hands %v, want %v", l.Told.Hands, t.Outcome.Hands)
	}
	if t.Outcome.Contract != l.Told.Contract || t.Outcome.Tricks != l.Told.Tricks || t.Outcome.Seats != l.Told.Seats {
		return fmt.Errorf("%+v, want %+v", l.Told, t.Outcome)
	}
	return nil
}
