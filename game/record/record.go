// Package record writes a finished board as one line of JSON, and reads it back. It also
// reads lists of deals, those of other programs among them ([Deals]).
//
// # The line
//
// The keys always come in this order:
//
//	{"board":1,"rules":"SuperBridge","number":"…","deal":"N:… … … …","dealer":"S","vul":"None",
//	 "auction":["1N","Pass","Pass","Pass"],"contract":"1N-S","play":["SJ","SA",…],
//	 "tricks":12,"score":{"NS":460,"EW":0}}
//
// (on one line). The auction starts with the dealer. Play is the cards in the order in
// which they were played. Tricks are those of declarer's side, claimed ones too. A board
// that ended by a claim has "claim" after "play": how many of the tricks not finished
// then go to the side whose turn it was, for a claim is made by the player to act. On a
// board that all passed the contract is "Passed", "play" is [] and "tricks" 0.
//
// # What is checked
//
// Only the rules' name, the deal, the dealer, the vulnerability, the calls, the cards
// and the claim are read. Number, contract, tricks and score follow from these; a line
// that says otherwise about them is refused. So is one with an illegal event, so what
// [Unmarshal] returns has been played by the rules.
package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// line is the JSON object.
type line struct {
	Board    int      `json:"board"`
	Rules    string   `json:"rules"`
	Number   string   `json:"number"`
	Deal     string   `json:"deal"`
	Dealer   string   `json:"dealer"`
	Vul      string   `json:"vul"`
	Auction  []string `json:"auction"`
	Contract string   `json:"contract"`
	Play     []string `json:"play"`
	Claim    *int     `json:"claim,omitempty"`
	Tricks   int      `json:"tricks"`
	Score    score    `json:"score"`
}

type score struct {
	NS int `json:"NS"`
	EW int `json:"EW"`
}

// Marshal returns the line of a finished board, without a newline. The number is the
// board's place in its rubber, 1 or more. It fails for a board that goes on, and for
// rules that [bridge.RulesNamed] doesn't know: their lines couldn't be read.
func Marshal(number int, b bridge.Board) ([]byte, error) {
	if number < 1 {
		return nil, fmt.Errorf("record: board number %d, want 1 or more", number)
	}
	if b.Phase() != bridge.Finished {
		return nil, errors.New("record: the board is not finished")
	}
	known, err := bridge.RulesNamed(b.Rules.Name)
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	if !reflect.DeepEqual(known, b.Rules) {
		return nil, fmt.Errorf("record: the board's rules are not the ones named %q", b.Rules.Name)
	}
	return json.Marshal(lineOf(number, b))
}

// lineOf returns what is recorded of a finished board.
func lineOf(number int, b bridge.Board) line {
	points := b.Points()
	l := line{
		Board:    number,
		Rules:    b.Rules.Name,
		Number:   b.Number().String(),
		Deal:     b.Deal.String(),
		Dealer:   b.Dealer.String(),
		Vul:      b.Vul.String(),
		Auction:  []string{},
		Contract: b.Contract().String(),
		Play:     []string{},
		Tricks:   b.DeclarerTricks(),
		Score:    score{NS: points[card.NS], EW: points[card.EW]},
	}
	for _, e := range b.Events() {
		switch e.Kind {
		case bridge.CallKind:
			l.Auction = append(l.Auction, e.String())
		case bridge.PlayKind:
			l.Play = append(l.Play, e.String())
		case bridge.ClaimKind:
			l.Claim = &e.Tricks
		}
	}
	return l
}

// Unmarshal reads a line and plays its board by the rules. The error says what is wrong
// with the line; for an illegal event it wraps a [*bridge.RuleError], for a text that
// can't be read mostly a [*card.ParseError].
func Unmarshal(data []byte) (number int, b bridge.Board, err error) {
	l, err := decode(data)
	if err != nil {
		return 0, bridge.Board{}, fmt.Errorf("record: %w", err)
	}
	b, err = l.replay()
	if err == nil {
		err = l.contradiction(lineOf(l.Board, b))
	}
	if err != nil {
		return 0, bridge.Board{}, fmt.Errorf("record: board %d: %w", l.Board, err)
	}
	return l.Board, b, nil
}

func decode(data []byte) (line, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	var l line
	if err := d.Decode(&l); err != nil {
		return line{}, err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return line{}, errors.New("more text follows the board")
	}
	if l.Board < 1 {
		return line{}, fmt.Errorf("board number %d, want 1 or more", l.Board)
	}
	return l, nil
}

// replay plays the line's events on its deal, to the end of the board.
func (l line) replay() (bridge.Board, error) {
	rules, err := bridge.RulesNamed(l.Rules)
	if err != nil {
		return bridge.Board{}, err
	}
	deal, err := card.ParseDeal(l.Deal)
	if err != nil {
		return bridge.Board{}, err
	}
	dealer, err := card.ParseSeat(l.Dealer)
	if err != nil {
		return bridge.Board{}, err
	}
	vul, err := bridge.ParseVulnerability(l.Vul)
	if err != nil {
		return bridge.Board{}, err
	}
	b, err := bridge.NewBoard(rules, deal, dealer, vul)
	if err != nil {
		return bridge.Board{}, err
	}
	events, err := l.events()
	if err != nil {
		return bridge.Board{}, err
	}
	b, err = b.Replay(events)
	if err != nil {
		return bridge.Board{}, err
	}
	if b.Phase() != bridge.Finished {
		return bridge.Board{}, fmt.Errorf("the board is not finished after its %d events", len(events))
	}
	return b, nil
}

func (l line) events() ([]bridge.Event, error) {
	var events []bridge.Event
	for _, text := range l.Auction {
		c, err := bridge.ParseCall(text)
		if err != nil {
			return nil, err
		}
		events = append(events, bridge.Called(c))
	}
	for _, text := range l.Play {
		c, err := card.Parse(text)
		if err != nil {
			return nil, err
		}
		events = append(events, bridge.Played(c))
	}
	if l.Claim != nil {
		events = append(events, bridge.Claimed(*l.Claim))
	}
	return events, nil
}

// contradiction returns an error for the first thing in l that is not as the events
// make it, or nil.
func (l line) contradiction(want line) error {
	for _, f := range []struct {
		what      string
		got, want any
	}{
		{"the number", l.Number, want.Number},
		{"the contract", l.Contract, want.Contract},
		{"the number of tricks", l.Tricks, want.Tricks},
		{"the score of NS", l.Score.NS, want.Score.NS},
		{"the score of EW", l.Score.EW, want.Score.EW},
	} {
		if f.got != f.want {
			return fmt.Errorf("%s is given as %v, but by deal and events it is %v", f.what, f.got, f.want)
		}
	}
	return nil
}
