package challenge

import (
	"bytes"
	"encoding/binary"
	"math/bits"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// bridgeBoards is the kind of a challenge whose content is boards of bridge: its first byte. Others may come.
const bridgeBoards = 1

// The ways in which the boards are given: the second byte has one of these and, from the third bit on, the seat.
const (
	ofDay   = iota // a date; all follows from it
	inOrder        // deals; dealer and vulnerability follow from the place
	inAnyOrder
)

// usual are the computer players that have a number, from 1.
var usual = [...]string{"beginner", "club", "expert"}

// encode returns the content of a challenge: in this order
//
//	the kind; how the boards are given, with the seat
//	a date; or rules and house rules, the number of boards, the deals, and each board's start if it isn't regular
//	the players one after the other: the name, the computer players, a bit for each board, and the packed results
//
// Texts and results follow their lengths. A deal's number has as many bytes as the deck needs.
func (c Challenge) encode() ([]byte, error) {
	how := c.how()
	w := []byte{bridgeBoards, how | byte(c.Seat)<<2}
	switch {
	case how == ofDay:
		w = text(w, c.Day)
	default:
		w = text(w, c.Rules.Name)
		w = text(w, c.Rules.House.String())
		w = append(w, byte(len(c.Boards)))
		for _, b := range c.Boards {
			number := b.Number().Bytes()
			w = append(w, number[len(number)-numberLen(c.Rules.Deck):]...)
			if how == inAnyOrder {
				w = append(w, byte(b.Dealer)|byte(b.Vul)<<2)
				w = text(w, b.Standing.String())
			}
		}
	}
	for _, p := range c.Players {
		w = text(w, p.Name)
		w = text(w, shortly(p.With))
		played := make([]byte, (len(c.Boards)+7)/8)
		for i := range c.Boards {
			if p.has(i) {
				played[i/8] |= 1 << (i % 8)
			}
		}
		w = append(w, played...)
		for i, b := range p.Results {
			if !p.has(i) {
				continue
			}
			data, err := pack(b)
			if err != nil {
				return nil, err
			}
			w = text(w, string(seal(b, data)))
		}
	}
	return w, nil
}

// how returns the shortest way to give the boards.
func (c Challenge) how() byte {
	if day, err := OfDay(c.Day); err == nil && c.sameBoards(day) {
		return ofDay
	}
	for i, b := range c.Boards {
		if r, err := regular(c.named(), i, b.Deal); err != nil || !sameStart(r, b) {
			return inAnyOrder
		}
	}
	return inOrder
}

// named returns the rules with their name and house rules for a session.
func (c Challenge) named() bridge.Rules {
	r, err := c.Rules.With(c.Rules.House)
	if err != nil {
		return c.Rules
	}
	return r
}

// shortly returns a kind of computer players as it is coded: a usual one as one byte.
func shortly(players string) string {
	for i, name := range usual {
		if players == name {
			return string(rune(i + 1))
		}
	}
	return players
}

// atLength is the reverse of [shortly].
func atLength(coded string) string {
	if len(coded) == 1 && coded[0] >= 1 && int(coded[0]) <= len(usual) {
		return usual[coded[0]-1]
	}
	return coded
}

// numberLen returns the number of bytes of a deal's number.
func numberLen(d card.Deck) int { return (d.Deals().BitLen() + 7) / 8 }

// text appends a text after its length.
func text(w []byte, s string) []byte {
	return append(binary.AppendUvarint(w, uint64(len(s))), s...)
}

// errContent means that a content ends early, or says nothing that a challenge can.
var errContent = fault.New("its content makes no sense")

// source reads a content. After the first error all it reads is zero.
type source struct {
	rest []byte
	err  error
}

func (s *source) bytes(n int) []byte {
	if s.err == nil && n > len(s.rest) {
		s.err = errContent
	}
	if s.err != nil {
		return make([]byte, min(n, 16))
	}
	b := s.rest[:n]
	s.rest = s.rest[n:]
	return b
}

func (s *source) byte() byte { return s.bytes(1)[0] }

func (s *source) text() string {
	n, size := binary.Uvarint(s.rest)
	if s.err == nil && (size <= 0 || n > uint64(len(s.rest)) || size != (max(bits.Len64(n), 1)+6)/7) {
		s.err = errContent
	}
	if s.err != nil {
		return ""
	}
	s.rest = s.rest[size:]
	return string(s.bytes(int(n)))
}

// decode returns the challenge of a content.
func decode(data []byte) (Challenge, error) {
	s := &source{rest: data}
	if kind := s.byte(); s.err == nil && kind != bridgeBoards {
		return Challenge{}, fault.New("this version doesn't know its kind; a newer one may")
	}
	c, err := s.boards()
	if err == nil {
		err = s.err
	}
	if err != nil {
		return Challenge{}, err
	}
	if head, err := c.encode(); err != nil || !bytes.Equal(head, data[:len(data)-len(s.rest)]) {
		return Challenge{}, errContent // each challenge has one form
	}
	for len(s.rest) > 0 {
		p, err := s.player(c)
		switch {
		case err == nil && s.err != nil:
			return Challenge{}, s.err
		case err != nil:
			return Challenge{}, err
		case len(c.Players) >= mostPlayers:
			return Challenge{}, errLong
		}
		c.Players = append(c.Players, p)
	}
	return c, nil
}

// boards reads the boards and the seat.
func (s *source) boards() (Challenge, error) {
	first := s.byte()
	how, seat := first&3, card.Seat(first>>2)
	if how > inAnyOrder || seat > card.West {
		return Challenge{}, errContent
	}
	if how == ofDay {
		c, err := OfDay(s.text())
		c.Seat = seat
		return c, err
	}
	rules, err := bridge.ParseRules(s.text(), s.text())
	switch {
	case s.err != nil:
		return Challenge{}, s.err
	case err != nil:
		return Challenge{}, err
	}
	var all []bridge.Board
	for i := range int(s.byte()) {
		b, err := s.board(rules, i, how)
		if err == nil {
			err = s.err
		}
		if err != nil {
			return Challenge{}, fault.Errorf("board %d: %w", i+1, err)
		}
		all = append(all, b)
	}
	if s.err != nil {
		return Challenge{}, s.err
	}
	return Of(seat, all)
}

// board reads the start of a board, counted from 0.
func (s *source) board(rules bridge.Rules, i int, how byte) (bridge.Board, error) {
	var number [16]byte
	n := numberLen(rules.Deck)
	copy(number[len(number)-n:], s.bytes(n))
	deal, err := rules.Deck.Deal(card.NumberOf(number))
	if err != nil {
		return bridge.Board{}, err
	}
	if how == inOrder {
		return regular(rules, i, deal)
	}
	start := s.byte()
	if start >= 16 {
		return bridge.Board{}, errContent
	}
	standing, err := bridge.ParseStanding(rules, s.text())
	if err != nil {
		return bridge.Board{}, err
	}
	b, err := bridge.NewBoard(rules, deal, card.Seat(start&3), bridge.Vulnerability(start>>2))
	b.Standing = standing
	return b.Alone(), err
}

// player reads a player with his results.
func (s *source) player(c Challenge) (Player, error) {
	p := Player{Name: s.text(), Results: slices.Clone(c.Boards)}
	with := s.text()
	p.With = atLength(with)
	played := s.bytes((len(c.Boards) + 7) / 8)
	if s.err != nil {
		return p, s.err
	}
	if name, err := Name(p.Name); err != nil || name != p.Name {
		return p, fault.Errorf("%q can't be a player's name", p.Name)
	}
	spare := played[len(played)-1] >> ((len(c.Boards)-1)%8 + 1)
	if spare != 0 || shortly(p.With) != with || !saysWith(p.With) {
		return p, errContent
	}
	for i := range c.Boards {
		if played[i/8]>>(i%8)&1 == 0 {
			continue
		}
		data := s.text()
		if s.err != nil {
			return p, s.err
		}
		b, err := unpack(c.Boards[i], seal(c.Boards[i], []byte(data)))
		if err != nil {
			return p, fault.Errorf("board %d of %s: %w", i+1, p.Name, err)
		}
		p.Results[i] = b
	}
	return p, nil
}
