package chess

import (
	"fmt"
	"strconv"
	"strings"
)

// String returns the text form: placement, turn, variant, control, fresh knights, tours, count and number. With
// [DeclinedFree] the pawns that have declined follow, as squares, or "-". A dice turn in progress isn't in it.
func (p Position) String() string {
	fields := []string{p.placement(), p.turn.String(), p.rules.Variant.String(), p.controls(), squaresText(p.fresh), p.toursText(),
		strconv.Itoa(int(p.count)), strconv.Itoa(int(p.number))}
	if p.rules.Declined == DeclinedFree {
		fields = append(fields, squaresText(p.decliners()))
	}
	return strings.Join(fields, " ")
}

// placement returns the ranks from the top.
func (p *Position) placement() string {
	var out strings.Builder
	for y := edge; y >= 1; y-- {
		empty := 0
		flush := func() {
			if empty > 0 {
				out.WriteString(strconv.Itoa(empty))
			}
			empty = 0
		}
		for x := 1; x <= edge; x++ {
			s := SquareAt(x, y)
			switch {
			case s == NoSquare:
			case p.board[s] == Empty:
				empty++
			default:
				flush()
				out.WriteString(p.board[s].String())
			}
		}
		flush()
		if y > 1 {
			out.WriteByte('/')
		}
	}
	return out.String()
}

func (p *Position) controls() string {
	var out strings.Builder
	for _, by := range p.control {
		out.WriteString(by.String())
	}
	return out.String()
}

func (p *Position) toursText() string {
	if !p.rules.Dice {
		return "-"
	}
	words := make([]string, Armies)
	for a, count := range p.tours {
		words[a] = strconv.Itoa(int(count))
	}
	return strings.Join(words, ",")
}

func squaresText(set SquareSet) string {
	var words []string
	for s := range set.All() {
		words = append(words, s.String())
	}
	if words == nil {
		return "-"
	}
	return strings.Join(words, ",")
}

// decliners returns where pawns stand that have declined, with DeclinedFree.
func (p *Position) decliners() SquareSet {
	var set SquareSet
	for _, s := range CastleSquares() {
		if p.declined&castleBit(s) != 0 {
			set.add(s)
		}
	}
	return set
}

// ParsePosition reads the text form of a position of usual rules. It refuses what can't stand in a game that goes on: too
// many pieces of a kind, a king in the Castle, fewer than two kings, and what doesn't fit together.
func ParsePosition(text string) (Position, error) { return parsePosition(text, nil) }

// ParsePosition reads the text form of a position of these rules, and refuses one of another variant too.
func (r Rules) ParsePosition(text string) (Position, error) { return parsePosition(text, &r) }

func parsePosition(text string, rules *Rules) (Position, error) {
	bad := func(format string, args ...any) (Position, error) {
		return Position{}, fmt.Errorf("the position can't be read: "+format, args...)
	}
	fields := strings.Split(text, " ")
	if len(fields) < 8 {
		return bad("it has %d parts, not 8", len(fields))
	}
	v, err := ParseVariant(fields[2])
	if err != nil {
		return bad("%w", err)
	}
	r := Usual(v)
	if rules != nil {
		if r = *rules; r.Variant != v {
			return bad("it is of variant %v, not %v", v, r.Variant)
		}
	}
	if want := fieldsOf(r); len(fields) != want {
		return bad("it has %d parts, not %d", len(fields), want)
	}
	p := empty(r)
	for _, read := range []func() error{
		func() error { return p.readPlacement(fields[0]) },
		func() error { p.turn, err = ParseArmy(fields[1]); return err },
		func() error { return p.readControl(fields[3]) },
		func() error { return p.readFresh(fields[4]) },
		func() error { return p.readTours(fields[5]) },
		func() error { p.count, err = readNumber(fields[6], 0); return err },
		func() error { p.number, err = readNumber(fields[7], 1); return err },
		func() error { return p.readDeclined(fields[8:]) },
		p.fits,
	} {
		if err := read(); err != nil {
			return bad("%w", err)
		}
	}
	if p.String() != text {
		return bad("it would be written as %v", p)
	}
	p.settle()
	return p, nil
}

// fieldsOf returns how many parts the text form has.
func fieldsOf(r Rules) int {
	if r.Declined == DeclinedFree {
		return 9
	}
	return 8
}

func (p *Position) readPlacement(text string) error {
	ranks := strings.Split(text, "/")
	if len(ranks) != edge {
		return fmt.Errorf("it has %d ranks, not %d", len(ranks), edge)
	}
	for i, rank := range ranks {
		if err := p.readRank(rank, edge-i); err != nil {
			return fmt.Errorf("rank %d: %w", edge-i, err)
		}
	}
	return nil
}

func (p *Position) readRank(text string, y int) error {
	var squares []Square
	for x := 1; x <= edge; x++ {
		if s := SquareAt(x, y); s != NoSquare {
			squares = append(squares, s)
		}
	}
	at := 0
	for text != "" {
		digits := len(text) - len(strings.TrimLeft(text, "0123456789"))
		if digits > 0 {
			n, err := strconv.Atoi(text[:digits])
			if err != nil || n > len(squares)-at {
				return fmt.Errorf("it has more than %d squares", len(squares))
			}
			at, text = at+n, text[digits:]
			continue
		}
		piece, err := ParsePiece(text[:min(2, len(text))])
		if err != nil {
			return err
		}
		if at == len(squares) {
			return fmt.Errorf("it has more than %d squares", len(squares))
		}
		if err := p.place(squares[at], piece); err != nil {
			return err
		}
		at, text = at+1, text[2:]
	}
	if at != len(squares) {
		return fmt.Errorf("it has %d squares, not %d", at, len(squares))
	}
	return nil
}

// place puts a piece on a square of a position that is read.
func (p *Position) place(s Square, piece Piece) error {
	a, k := piece.army(), piece.Kind()
	if p.counts[a][k] == most[k] {
		return fmt.Errorf("there are more than %d %v", most[k], piece)
	}
	p.put(s, piece)
	if k == King {
		if s.Castle() {
			return fmt.Errorf("the %v king is in the Castle", a.Name())
		}
		p.kings[a] = s
	}
	return nil
}

func (p *Position) readControl(text string) error {
	if len(text) != Armies {
		return fmt.Errorf("control %q isn't four letters", text)
	}
	for a := range Army(Armies) {
		letter := text[a : a+1]
		if letter == "-" {
			continue
		}
		by, err := ParseArmy(letter)
		if err != nil {
			return err
		}
		p.control[a] = by
	}
	return nil
}

func (p *Position) readFresh(text string) error {
	squares, err := readSquares(text)
	if err != nil {
		return err
	}
	for s := range squares.All() {
		piece := p.board[s]
		if piece.Kind() != Knight || !p.startsAt(piece, s) || p.control[piece.army()] == NoArmy {
			return fmt.Errorf("no knight that has never moved can be on %v", s)
		}
	}
	p.fresh = squares
	return nil
}

// startsAt reports whether a piece stands on a square at the start.
func (p *Position) startsAt(piece Piece, s Square) bool {
	for _, placed := range starts[p.rules.Layout][piece.army()] {
		if placed == (Placed{s, piece.Kind()}) {
			return true
		}
	}
	return false
}

func readSquares(text string) (SquareSet, error) {
	var set SquareSet
	if text == "-" {
		return set, nil
	}
	for _, word := range strings.Split(text, ",") {
		s, err := ParseSquare(word)
		if err != nil {
			return set, err
		}
		set.add(s)
	}
	return set, nil
}

// farthest is how far tours, counts and numbers of a text go. No game comes near.
const farthest = 1_000_000_000

func readNumber(text string, least int32) (int32, error) {
	n, err := strconv.ParseInt(text, 10, 32)
	if err != nil || n < int64(least) || n > farthest {
		return 0, fmt.Errorf("%q isn't a number from %d on", text, least)
	}
	return int32(n), nil
}

func (p *Position) readTours(text string) error {
	if text == "-" {
		return nil // with dice it won't print the same
	}
	words := strings.Split(text, ",")
	if len(words) != Armies || !p.rules.Dice {
		return fmt.Errorf("tours are four numbers with commas with dice, and - without, not %q", text)
	}
	for a := range Army(Armies) {
		n, err := readNumber(words[a], -farthest)
		if err != nil {
			return err
		}
		if p.tours[a] = n; !p.tourFits(a) {
			return fmt.Errorf("the %v king can't have gone round %d territories", a.Name(), n)
		}
	}
	return nil
}

// tourFits reports whether an army's king can have the tour count that it has where it stands. (Ruling Tour.)
func (p *Position) tourFits(a Army) bool {
	n := p.tours[a]
	switch {
	case p.kings[a] == NoSquare || p.rules.Tour == NoTour:
		return n == 0
	case n > round || p.rules.Tour == TourEither && n < -round:
		return false
	case p.TourDone(a):
		return true
	}
	return (int(n)+a.Number()-p.kings[a].Territory())%round == 0
}

func (p *Position) readDeclined(fields []string) error {
	if len(fields) == 0 {
		return nil
	}
	squares, err := readSquares(fields[0])
	if err != nil {
		return err
	}
	for s := range squares.All() {
		if p.board[s].Kind() != Pawn || !s.Castle() || !p.Playing(p.board[s].army()) {
			return fmt.Errorf("no pawn that has declined can be on %v", s)
		}
		p.declined |= castleBit(s)
	}
	return nil
}

// fits reports what of the parts doesn't fit together.
func (p *Position) fits() error {
	for a := range Army(Armies) {
		if err := p.controlFits(a); err != nil {
			return err
		}
	}
	if p.rules.Mode == B {
		for _, a := range []Army{Red, p.rules.rival(Red)} {
			if p.kings[a] == NoSquare && p.kings[p.rules.Partner(a)] == NoSquare {
				return fmt.Errorf("the team of %v has no king", a.Name())
			}
		}
	} else if n := p.Kings().Len(); n < 2 {
		return fmt.Errorf("there are fewer than two kings")
	}
	if p.rules.Mode == A1 && p.kings[p.turn] == NoSquare || p.control[p.turn] == NoArmy {
		return fmt.Errorf("%v can't have the turn", p.turn.Name())
	}
	return nil
}

func (p *Position) controlFits(a Army) error {
	by := p.control[a]
	switch {
	case by == NoArmy && p.kings[a] != NoSquare, by == NoArmy && !p.armies[a].Empty() && p.rules.Resign == ArmiesLeave:
		return fmt.Errorf("%v isn't in the game and has pieces", a.Name())
	case by == NoArmy && p.rules.Mode == B, by != NoArmy && !p.rules.Armies().Has(a):
		return fmt.Errorf("control doesn't fit variant %v", p.rules.Variant)
	case by == NoArmy:
		return nil
	case p.rules.Mode == B && by != a:
		return fmt.Errorf("in B %v commands itself", a.Name())
	case p.rules.Mode != B && p.kings[a] != NoSquare && by != a:
		return fmt.Errorf("%v has a king and commands itself", a.Name())
	case p.rules.Mode != B && p.kings[by] == NoSquare:
		return fmt.Errorf("%v commands and has no king", by.Name())
	}
	return nil
}

// rival returns an army of the other pair in B.
func (r Rules) rival(a Army) Army {
	if r.Partners == PartnersBeside {
		return a ^ 2
	}
	return a ^ 1
}
