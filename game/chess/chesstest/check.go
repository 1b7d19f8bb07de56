package chesstest

import (
	"errors"
	"fmt"
	"strings"
)

// check returns an error for an impossible position.
func (p *Position) check() error {
	for i, army := range []byte(armies) {
		if err := p.checkArmy(i, army); err != nil {
			return fmt.Errorf("%c: %w", army, err)
		}
	}
	for _, s := range squares() {
		if s.castle() && p.at(s).kind == 'K' {
			return errors.New("a king in the Castle")
		}
		q := p.at(s)
		if p.fresh[s.x][s.y] && (q.kind != 'N' || !contains(starts(q.army, 'N'), s)) {
			return fmt.Errorf("no unmoved knight on %v", s)
		}
	}
	if p.mode() == "B" && (p.teamless('r') || p.teamless('b') || p.teamless('y') || p.teamless('g')) {
		return errors.New("a team without king")
	}
	if p.kings() < 2 {
		return errors.New("one king only")
	}
	if !p.hasTurns(p.turn) {
		return fmt.Errorf("%c has no turns", p.turn)
	}
	if p.count < 0 || p.number < 1 {
		return errors.New("count or number")
	}
	return nil
}

// checkArmy returns an error for an impossible army.
func (p *Position) checkArmy(i int, army byte) error {
	for _, kind := range []byte(kinds) {
		if p.has(army, kind) > allowed[kind] {
			return fmt.Errorf("too many of %c", kind)
		}
	}
	leader := p.control[i]
	if leader == '-' {
		if p.mode() == "B" {
			return errors.New("isn't in the game")
		}
		if len(p.of(army)) > 0 {
			return errors.New("isn't in the game and has pieces")
		}
	} else {
		j := strings.IndexByte(armies, leader)
		switch {
		case j < 0:
			return fmt.Errorf("control %c", leader)
		case !strings.Contains(p.atStart(), string(army)):
			return errors.New("the variant has no such army")
		case p.mode() == "B" && leader != army:
			return errors.New("in B each army commands itself")
		case p.mode() != "B" && p.hasKing(army) && leader != army:
			return errors.New("has a king and another one commands it")
		case p.mode() != "B" && !p.hasKing(leader):
			return fmt.Errorf("%c commands it and has no king", leader)
		}
	}
	tour := p.tours[i]
	switch {
	case !p.hasKing(army) || p.rulings.NoTour:
		if tour != 0 {
			return errors.New("a tour of nobody")
		}
	case tour > 4, p.rulings.TourEither && tour < -4:
		return errors.New("a tour of more than a round")
	case p.withDice() && !p.rulings.toured(tour) && (i+1+tour-p.king(army).territory())%4 != 0:
		return errors.New("the tour doesn't fit the king's territory")
	}
	return nil
}

// of returns the squares of an army.
func (p *Position) of(army byte) []square {
	var found []square
	for _, s := range squares() {
		if p.at(s).army == army {
			found = append(found, s)
		}
	}
	return found
}

// has returns the number of pieces of a kind that an army has on the board.
func (p *Position) has(army, kind byte) int {
	n := 0
	for _, s := range p.of(army) {
		if p.at(s).kind == kind {
			n++
		}
	}
	return n
}

func (p *Position) hasKing(army byte) bool { return p.has(army, 'K') > 0 }

// king returns the square of an army's king, which it must have.
func (p *Position) king(army byte) square {
	for _, s := range p.of(army) {
		if p.at(s).kind == 'K' {
			return s
		}
	}
	return square{}
}

// teamless reports whether neither an army nor its partner has a king.
func (p *Position) teamless(army byte) bool { return !p.hasKing(army) && !p.hasKing(p.partner(army)) }

// kings returns the number of kings on the board.
func (p *Position) kings() int {
	n := 0
	for _, army := range []byte(armies) {
		n += p.has(army, 'K')
	}
	return n
}

// hasTurns reports whether an army gets turns.
func (p *Position) hasTurns(army byte) bool {
	if p.mode() == "A1" {
		return p.hasKing(army)
	}
	return p.controlOf(army) != '-'
}

func (p *Position) controlOf(army byte) byte { return p.control[strings.IndexByte(armies, army)] }

func contains(all []square, s square) bool {
	for _, other := range all {
		if other == s {
			return true
		}
	}
	return false
}
