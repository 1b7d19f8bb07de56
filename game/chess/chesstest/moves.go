package chesstest

import "strings"

// Rolling reports whether a roll is due before a move.
func (p Position) Rolling() bool { return p.result == "" && p.withDice() && p.dice == "" }

// Moves returns the legal moves, or only pass; none when the game is over or a roll is due.
func (p Position) Moves() []string {
	if p.result != "" || p.Rolling() {
		return nil
	}
	if moves := p.legal(); len(moves) > 0 {
		return moves
	}
	return []string{"pass"}
}

// legal returns the legal moves other than pass.
func (p *Position) legal() []string {
	var moves, compelled []string
	for _, s := range squares() {
		if !p.mayMove(s) {
			continue
		}
		q := p.at(s)
		if q.kind == 'P' && s.castle() {
			for _, kind := range p.pool(q.army) {
				compelled = append(compelled, s.String()+"="+kind)
			}
		}
		moves = append(moves, p.from(s)...)
	}
	if len(compelled) > 0 {
		return compelled
	}
	return moves
}

// mayMove reports whether the army in turn commands the piece on a square, and may move it in this turn.
func (p *Position) mayMove(s square) bool {
	q := p.at(s)
	if q == (piece{}) {
		return false
	}
	if p.mode() == "A1" && p.controlOf(q.army) != p.turn || p.mode() != "A1" && q.army != p.turn {
		return false
	}
	if p.moved[s.x][s.y] {
		return q.kind == 'K' && p.dice[0] == p.dice[1]
	}
	return true
}

// from returns the moves of the piece on a square, without exchanges on the spot.
func (p *Position) from(s square) []string {
	q := p.at(s)
	switch q.kind {
	case 'K':
		return p.lines(s, append(append([]step{}, straight...), diagonal...), 1)
	case 'Q':
		return p.lines(s, append(append([]step{}, straight...), diagonal...), 14)
	case 'R':
		return p.lines(s, straight, 14)
	case 'B':
		return append(p.lines(s, diagonal, 14), p.lines(s, straight, 1)...)
	case 'N':
		return p.knight(s)
	}
	return p.pawn(s)
}

// lines returns the moves along lines, up to a number of squares.
func (p *Position) lines(s square, steps []step, far int) []string {
	var moves []string
	for _, d := range steps {
		to := s.plus(d)
		for n := 0; n < far && to.exists(); n++ {
			if p.at(to) == (piece{}) {
				if p.at(s).kind != 'K' || !to.castle() || p.open() {
					moves = append(moves, s.String()+"-"+to.String())
				}
			} else {
				if p.takes(to) {
					moves = append(moves, s.String()+"x"+to.String())
				}
				break
			}
			if to.castle() && p.rulings.CastleStops {
				break
			}
			to = to.plus(d)
		}
	}
	return moves
}

// open reports whether the king of the army in turn may enter the Castle.
func (p *Position) open() bool {
	return !p.withDice() || p.rulings.toured(p.tours[strings.IndexByte(armies, p.turn)])
}

// takes reports whether the army in turn may capture the piece on a square.
func (p *Position) takes(s square) bool {
	q := p.at(s)
	if q == (piece{}) || s.castle() || p.allied(q.army, p.turn) {
		return false
	}
	if q.kind == 'K' && (p.mode() == "A2" || p.mode() == "B" && p.rulings.KinglessMayNot) {
		return p.hasKing(p.turn)
	}
	return true
}

// allied reports whether two armies are on one side.
func (p *Position) allied(a, b byte) bool {
	if p.mode() == "B" {
		return a == b || a == p.partner(b)
	}
	return p.controlOf(a) == p.controlOf(b)
}

// knight returns the leaps and double leaps.
func (p *Position) knight(s square) []string {
	var moves []string
	for _, first := range p.leaps(s, s.String()) {
		moves = append(moves, first.text)
		if !p.fresh[s.x][s.y] || p.rulings.NoDoubleLeap || p.at(first.to).kind == 'K' {
			continue
		}
		then := *p
		then.put(first.to, p.at(s))
		then.put(s, piece{})
		for _, second := range then.leaps(first.to, first.text) {
			if second.to != s {
				moves = append(moves, second.text)
			}
		}
	}
	return moves
}

// leap is a knight's landing square, and the text of the move so far.
type leap struct {
	to   square
	text string
}

// leaps returns the single leaps of a knight from a square, given the text of its move so far.
func (p *Position) leaps(s square, text string) []leap {
	var found []leap
	for _, d := range leaps {
		to := s.plus(d)
		if !to.exists() {
			continue
		}
		if p.at(to) == (piece{}) {
			found = append(found, leap{to, text + "-" + to.String()})
		} else if p.takes(to) {
			found = append(found, leap{to, text + "x" + to.String()})
		}
	}
	return found
}

// pawn returns the steps and captures of a pawn, and its exchanges on arrival.
func (p *Position) pawn(s square) []string {
	var moves []string
	army := p.at(s).army
	if to := s.plus(pawnStep[army]); to.exists() && p.at(to) == (piece{}) {
		text := s.String() + "-" + to.String()
		moves = append(moves, text)
		if to.castle() && !s.castle() {
			for _, kind := range p.pool(army) {
				moves = append(moves, text+"="+kind)
			}
		}
	}
	for _, d := range p.captures(army) {
		if to := s.plus(d); to.exists() && p.takes(to) {
			moves = append(moves, s.String()+"x"+to.String())
		}
	}
	return moves
}

// pool returns the kinds that an army's pawns may become.
func (p *Position) pool(army byte) []string {
	var found []string
	for _, kind := range []byte("QRBN") {
		if p.has(army, kind) < allowed[kind] {
			found = append(found, string(kind))
		}
	}
	return found
}
