package lin

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
)

// Room is where in a team match a board was played.
type Room uint8

// The rooms.
const (
	NoRoom Room = iota // nothing says where
	OpenRoom
	ClosedRoom
)

// Game is a board, as LIN has it.
type Game struct {
	Title   string // of the match; "" if there is none
	Room    Room
	Number  int       // of the board; 0 if none is given
	Players [4]string // by seat; "" where nobody is named
	Board   bridge.Board
	Remarks []pbn.Remark // what is said of its events
	// Made is what a table has made of a board on which nothing has happened, where its auction and play aren't known; or nil. A match
	// has it among its results.
	Made *pbn.Result
}

// Found is a board that has been read. If Unplayed says why, the board is good for nothing but to be played: it has its
// deal and no events. If Left says why, there is no board.
type Found struct {
	Line int // where it begins, counted from 1
	Game
	Unplayed, Left error
	Begun          bool // something was called or played
	Skipped        int  // explanations and comments that were left out since the board before it
}

// Boards reads boards line by line; the zero Boards is at the beginning of a text. A board begins with qx, with the hands
// of another deal, or with the heading of another number once something has been called or the hands are behind the heading.
type Boards struct {
	scanner scanner
	title   string
	results results
	names   []string // that were given last
	last    hands    // of the board before, with its number
	number  int
	board   board // that goes on
	skipped int
}

// board is what has been read of a board.
type board struct {
	line   int  // where it begins; 0 if it hasn't
	headed bool // its number is from its heading
	room   Room
	number int
	names  []string // that were given with it
	hands  hands
	vul    *bridge.Vulnerability
	calls  []act
	cards  []act
	claim  *act
}

// act is a call, a card, or declarer's tricks.
type act struct {
	line   int
	call   bridge.Call
	again  bool // the call is a pass that is made until the auction is over
	card   card.Card
	tricks int
}

// No auction has more calls, and no play more cards; so that a board takes no more memory than that.
const mostCalls, mostCards = 400, 60

// Take takes the next line, without what ends it, and returns the boards that are complete with it. An error is an
// [*Error], and nothing can be read behind it.
func (b *Boards) Take(line int, text string) (found []Found, err error) {
	fields, err := b.scanner.scan(line, text)
	more, wrong := b.fields(fields)
	if wrong != nil {
		err = wrong
	}
	return more, err
}

// End says that the last line has been taken.
func (b *Boards) End() ([]Found, error) {
	found, err := b.fields(b.scanner.rest())
	if err != nil {
		return found, err
	}
	more, err := b.end()
	return append(found, more...), err
}

// fields takes fields.
func (b *Boards) fields(all []field) (found []Found, err error) {
	for _, f := range all {
		if b.begins(f) {
			ended, err := b.end()
			found = append(found, ended...)
			if err != nil {
				return found, err
			}
		}
		if err := b.take(f); err != nil {
			return found, b.wrong(f.line, err)
		}
	}
	return found, nil
}

// wrong says where something is wrong.
func (b *Boards) wrong(line int, err error) error {
	var at *Error
	if errors.As(err, &at) {
		return err
	}
	return &Error{Line: line, Board: b.board.number, Err: err}
}

// heading finds the number of a board in its heading.
var heading = regexp.MustCompile(`^\D*(\d{1,6})`)

// numberOf returns the number in a text, or 0.
func numberOf(text string) int {
	if found := heading.FindStringSubmatch(text); found != nil {
		n, _ := strconv.Atoi(found[1])
		return n
	}
	return 0
}

// begins reports whether a field belongs to the next board.
func (b *Boards) begins(f field) bool {
	its := b.board
	acted := len(its.calls)+len(its.cards) > 0 || its.claim != nil
	switch f.name {
	case "qx", "vg", "rs":
		return its.line > 0
	case "pn":
		return acted || its.hands.any()
	case "md":
		h, err := readHands(f.line, f.value)
		return acted || err == nil && h.any() && its.hands.any() && h.deal != its.hands.deal
	case "ah":
		n := numberOf(f.value)
		return n > 0 && n != its.number && (acted || its.headed && its.hands.any())
	}
	return false
}

// take takes a field of the board that goes on, or of what comes before it.
func (b *Boards) take(f field) (err error) {
	its := &b.board
	switch f.name {
	case "vg":
		b.title, b.results = readMatch(f.value)
		return nil
	case "rs":
		b.results.all = strings.Split(f.value, ",")
		return nil
	case "an", "nt":
		if f.value != "" {
			b.skipped++
		}
		return nil
	case "pn", "qx", "md", "ah", "sv", "mb", "pc", "mc":
		if its.line == 0 {
			*its = board{line: f.line}
		}
	default:
		return nil
	}
	switch f.name {
	case "pn":
		its.names = strings.Split(f.value, ",")
		b.names = its.names
	case "qx":
		switch strings.ToLower(f.value + " ")[0] {
		case 'o':
			its.room = OpenRoom
		case 'c':
			its.room = ClosedRoom
		}
		its.number = numberOf(f.value)
	case "ah":
		if its.number == 0 {
			its.number, its.headed = numberOf(f.value), true
		}
	case "md":
		h, err := readHands(f.line, f.value)
		if err != nil {
			return err
		}
		if h.dealer == nil {
			h.dealer = its.hands.dealer
		}
		if h.any() || !its.hands.any() {
			its.hands = h
		}
	case "sv":
		if f.value == "" {
			return nil
		}
		vul, err := readVulnerability(f.value)
		its.vul = &vul
		return err
	case "mb":
		calls, all, err := readCalls(f.value)
		for _, c := range calls {
			its.calls = append(its.calls, act{line: f.line, call: c})
		}
		if all {
			its.calls = append(its.calls, act{line: f.line, again: true})
		}
		if err == nil && len(its.calls) > mostCalls {
			err = fmt.Errorf("there are more than %d calls", mostCalls)
		}
		return err
	case "pc":
		cards, hidden, err := readCards(packed(f.value))
		if err == nil && hidden {
			err = fmt.Errorf("%.20q names no card", f.value)
		}
		for _, c := range cards {
			its.cards = append(its.cards, act{line: f.line, card: c})
		}
		if err == nil && len(its.cards) > mostCards {
			err = fmt.Errorf("there are more than %d cards", mostCards)
		}
		return err
	case "mc":
		text := packed(f.value)
		if text == "" {
			return nil
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 || n > 13 {
			return fmt.Errorf("declarer's tricks are given as %.20q: want 0 to 13", f.value)
		}
		its.claim = &act{line: f.line, tricks: n}
	}
	return nil
}

// end ends the board that goes on, if there is one.
func (b *Boards) end() ([]Found, error) {
	its := b.board
	b.board = board{}
	nothing := !its.hands.any() && len(its.calls)+len(its.cards) == 0
	if its.line == 0 || nothing && its.number == 0 {
		return nil, nil
	}
	if !its.hands.any() && its.number > 0 && its.number == b.number && b.last.any() {
		dealer := its.hands.dealer
		if its.hands = b.last; dealer != nil { // the other room's
			its.hands.dealer = dealer
		}
	} else if nothing {
		return nil, nil
	}
	b.last, b.number = its.hands, its.number
	f := Found{Line: its.line, Game: Game{Title: b.title, Room: its.room, Number: its.number}, Begun: len(its.calls)+len(its.cards) > 0, Skipped: b.skipped}
	b.skipped = 0
	f.Players = players(its.names, b.names, its.room)
	var left *leftOut
	var err error
	f.Board, f.Unplayed, err = its.play(b.results.of(its.room, its.number))
	switch {
	case errors.As(err, &left):
		f.Left = left
	case err != nil:
		var at *Error
		if errors.As(err, &at) {
			return nil, err
		}
		return nil, &Error{Line: its.line, Board: its.number, Err: err}
	}
	return []Found{f}, nil
}

// players returns who sits where, by the names that were given with the board or else by those of the match.
func players(own, all []string, room Room) (names [4]string) {
	if len(own) == 0 {
		own = all
	}
	if room == ClosedRoom && len(own) > 4 {
		own = own[4:]
	}
	for i, seat := range turns {
		if i < len(own) {
			names[seat] = value(own[i])
		}
	}
	return names
}
