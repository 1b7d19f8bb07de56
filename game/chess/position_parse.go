package chess

import (
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// ParsePosition reads the text form of a position under the default rules. It refuses positions that can't occur in an
// unfinished game: too many pieces of a kind, a king in the Castle, fewer than two kings, and parts that contradict
// each other.
func ParsePosition(text string) (Position, error) { return parsePosition(text, nil) }

// ParsePosition reads the text form of a position under these rules, and also refuses one of another variant.
func (r Rules) ParsePosition(text string) (Position, error) { return parsePosition(text, &r) }

func parsePosition(text string, rules *Rules) (Position, error) {
	bad := func(err error) (Position, error) {
		return Position{}, fault.Errorf("the position can't be read: %w", err)
	}
	fields := strings.Split(text, " ")
	if len(fields) < 8 {
		return bad(fault.Errorf("it has %d parts, not 8", len(fields)))
	}
	v, err := ParseVariant(fields[2])
	if err != nil {
		return bad(err)
	}
	r := Usual(v)
	if rules != nil {
		if r = *rules; r.Variant != v {
			return bad(fault.Errorf("it is of variant %v, not %v", v, r.Variant))
		}
	}
	if want := fieldsOf(r); len(fields) != want {
		return bad(fault.Errorf("it has %d parts, not %d", len(fields), want))
	}
	p := reader{empty(r)}
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
			return bad(err)
		}
	}
	if p.String() != text {
		return bad(fault.Errorf("it would be written as %v", p))
	}
	p.settle()
	return p.Position, nil
}

// fieldsOf returns the number of parts of the text form.
func fieldsOf(r Rules) int {
	if r.Declined == DeclinedFree {
		return 9
	}
	return 8
}

// reader holds a position being read.
type reader struct{ Position }

func (r *reader) readPlacement(text string) error {
	ranks := strings.Split(text, "/")
	if len(ranks) != edge {
		return fault.Errorf("it has %d ranks, not %d", len(ranks), edge)
	}
	for i, rank := range ranks {
		if err := r.readRank(rank, edge-i); err != nil {
			return fault.Errorf("rank %d: %w", edge-i, err)
		}
	}
	return nil
}

func (r *reader) readRank(text string, y int) error {
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
				return fault.Errorf("it has more than %d squares", len(squares))
			}
			at, text = at+n, text[digits:]
			continue
		}
		piece, err := ParsePiece(text[:min(2, len(text))])
		if err != nil {
			return err
		}
		if at == len(squares) {
			return fault.Errorf("it has more than %d squares", len(squares))
		}
		if err := r.place(squares[at], piece); err != nil {
			return err
		}
		at, text = at+1, text[2:]
	}
	if at != len(squares) {
		return fault.Errorf("it has %d squares, not %d", at, len(squares))
	}
	return nil
}

// place puts a piece on a square of a position being read.
func (r *reader) place(s Square, piece Piece) error {
	a, k := piece.army(), piece.Kind()
	if r.material[a][k] == most[k] {
		e := r.faultAt(TooMany, a, s)
		e.Kind, e.Number = k, int(most[k])
		return e
	}
	r.put(s, piece)
	if k == King {
		if s.Castle() {
			return r.faultAt(KingInCastle, a, s)
		}
		r.kings[a] = s
	}
	return nil
}

func (r *reader) readControl(text string) error {
	if len(text) != Armies {
		return fault.Errorf("control %q isn't four letters", text)
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
		r.control[a] = by
	}
	return nil
}

func (r *reader) readFresh(text string) error {
	squares, err := readSquares(text)
	if err != nil {
		return err
	}
	return r.refresh(squares)
}

// refresh records the squares of knights that have never moved.
func (r *reader) refresh(squares SquareSet) error {
	for s := range squares.All() {
		piece := r.squares[s]
		if piece.Kind() != Knight || !startsAt(piece, s) || r.control[piece.army()] == NoArmy {
			return r.faultAt(NotFresh, piece.Army(), s)
		}
		r.fresh |= geometry.freshBit[s]
	}
	return nil
}

// startsAt reports whether a square is a knight's start square, in every layout.
func startsAt(knight Piece, s Square) bool {
	return slices.Contains(knight.army().Start(), Placed{s, Knight})
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

// farthest is the limit of tours, counts and numbers in a text. No game comes near it.
const farthest = 1_000_000_000

func readNumber(text string, least int32) (int32, error) {
	n, err := strconv.ParseInt(text, 10, 32)
	if err != nil || n < int64(least) || n > farthest {
		return 0, fault.Errorf("%q isn't a number from %d on", text, least)
	}
	return int32(n), nil
}

func (r *reader) readTours(text string) error {
	if text == "-" {
		return nil // with dice it wouldn't print the same
	}
	words := strings.Split(text, ",")
	if len(words) != Armies || !r.rules.Dice {
		return fault.Errorf("%q can't be tours: with dice they are four numbers with commas, without dice a dash", text)
	}
	for a := range Army(Armies) {
		n, err := readNumber(words[a], -farthest)
		if err != nil {
			return err
		}
		r.tours[a] = n
	}
	return r.toursFit()
}

// toursFit returns an error if a king's tour doesn't lead to its square.
func (r *reader) toursFit() error {
	for a := range Army(Armies) {
		if !r.tourFits(a) {
			return r.faultOf(TourUnfit, a, int(r.tours[a]))
		}
	}
	return nil
}

func (r *reader) readDeclined(fields []string) error {
	if len(fields) == 0 {
		return nil
	}
	squares, err := readSquares(fields[0])
	if err != nil {
		return err
	}
	return r.readDecliners(squares)
}

// readDecliners records the squares of pawns that have declined.
func (r *reader) readDecliners(squares SquareSet) error {
	for s := range squares.All() {
		if r.squares[s].Kind() != Pawn || !s.Castle() || !r.Playing(r.squares[s].army()) {
			return r.faultAt(NotDeclined, r.squares[s].Army(), s)
		}
		r.declined |= castleBit(s)
	}
	return nil
}

// fits returns an error if the parts contradict each other.
func (r *reader) fits() error {
	for a := range Army(Armies) {
		if err := r.controlFits(a); err != nil {
			return err
		}
	}
	if r.rules.Mode == B {
		for _, a := range []Army{Red, r.rules.rival(Red)} {
			if r.kings[a] == NoSquare && r.kings[r.rules.Partner(a)] == NoSquare {
				return r.fault(PairWithoutKing, a)
			}
		}
	} else if n := r.Kings().Len(); n < 2 {
		return r.faultOf(FewKings, NoArmy, n)
	}
	if r.rules.Mode == A1 && r.kings[r.turn] == NoSquare || r.control[r.turn] == NoArmy {
		return r.fault(NoTurn, r.turn)
	}
	return nil
}

func (r *reader) controlFits(a Army) error {
	by := r.control[a]
	switch {
	case !r.rules.Armies().Has(a) && (by != NoArmy || !r.armies[a].Empty()):
		return r.fault(OtherVariant, a)
	case by == NoArmy && r.kings[a] != NoSquare, by == NoArmy && !r.armies[a].Empty() && r.rules.Resign == ArmiesLeave:
		return r.fault(Uncommanded, a)
	case by == NoArmy && r.rules.Mode == B:
		return r.fault(OtherVariant, a)
	case by == NoArmy:
		return nil
	case r.rules.Mode == B && by != a, r.rules.Mode != B && r.kings[a] != NoSquare && by != a:
		return r.fault(OwnCommander, a)
	case r.rules.Mode != B && r.kings[by] == NoSquare:
		return r.fault(KinglessLeader, by)
	}
	return nil
}

// tourFits reports whether the tour count of an army's king is possible on its square. (Rules: octagonal-chess, Tour.)
func (r *reader) tourFits(a Army) bool {
	n := r.tours[a]
	switch {
	case r.kings[a] == NoSquare || r.rules.Tour == NoTour:
		return n == 0
	case n > round || r.rules.Tour == TourEither && n < -round:
		return false
	case r.TourDone(a):
		return true
	}
	return (int(n)+a.Number()-r.kings[a].Territory())%round == 0
}

// rival returns an army of the other pair in B.
func (r Rules) rival(a Army) Army {
	if r.Partners == PartnersBeside {
		return a ^ 2
	}
	return a ^ 1
}
