package chesstest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Roll returns the position after a roll, as in 63.
func (p Position) Roll(dice string) (Position, error) {
	if !p.Rolling() {
		return p, fmt.Errorf("%s: no dice are due", dice)
	}
	if len(dice) != 2 || strings.Trim(dice, "123456") != "" {
		return p, fmt.Errorf("%q are no dice", dice)
	}
	p.dice, p.left = dice, int(min(dice[0], dice[1])-'0')
	if dice[0] == dice[1] {
		p.left *= 2
	}
	return p, nil
}

// Between reports whether no turn is in progress: then the text says everything.
func (p Position) Between() bool { return p.dice == "" }

// Play returns the position after a move, with dice one of several.
func (p Position) Play(move string) (Position, error) {
	if moves := p.Moves(); !slices.Contains(moves, move) {
		return p, fmt.Errorf("%s is illegal: %d moves are legal", move, len(moves))
	}
	return p.after(move), nil
}

var leg = regexp.MustCompile(`([-x=])([a-n]?[0-9A-Z]+)`)

// after plays a legal move.
func (p Position) after(move string) Position {
	if move == "pass" {
		p.end()
		return p
	}
	at, _ := squareNamed(move[:strings.IndexAny(move, "-x=")])
	over := false // the turn
	for _, part := range leg.FindAllStringSubmatch(move, -1) {
		if part[1] == "=" {
			p.put(at, piece{p.at(at).army, part[2][0]})
			p.moved[at.x][at.y], p.irreversible = true, true
			continue
		}
		to, _ := squareNamed(part[2])
		over = p.shift(at, to)
		at = to
	}
	p.left--
	switch {
	case p.result != "":
	case over, !p.withDice(), p.left == 0, len(p.legal()) == 0:
		p.end()
	}
	return p
}

// shift moves a piece to another square and captures what is there. It reports whether that ends the turn.
func (p *Position) shift(from, to square) (over bool) {
	q, victim := p.at(from), p.at(to)
	p.put(from, piece{})
	p.put(to, q)
	for _, s := range []square{from, to} {
		p.fresh[s.x][s.y], p.moved[s.x][s.y] = false, s == to
	}
	if q.kind == 'P' || victim != (piece{}) {
		p.irreversible = true
	}
	if victim.kind == 'K' {
		p.fall(victim.army)
		over = true
	}
	if q.kind == 'K' {
		over = over || to.castle()
		p.travel(q.army, from, to)
	}
	return over
}

// fall carries out the consequences of the capture of an army's king.
func (p *Position) fall(army byte) {
	p.tours[strings.IndexByte(armies, army)] = 0
	if p.mode() == "B" {
		if !p.hasKing(p.partner(army)) {
			p.result = p.winners(p.turn) + "/kings"
		}
		return
	}
	winners, beaten := p.winners(p.turn), p.controlOf(army)
	for i := range p.control {
		if p.control[i] == beaten {
			p.control[i] = p.controlOf(p.turn)
		}
	}
	if p.kings() == 1 {
		p.result = winners + "/kings"
	}
}

// winners returns the winners if an army wins, in the order of the armies.
func (p *Position) winners(army byte) string {
	if p.mode() == "A1" {
		return string(p.controlOf(army))
	}
	text := ""
	for _, other := range []byte(armies) {
		if p.controlOf(other) != '-' && p.allied(other, army) {
			text += string(other)
		}
	}
	return text
}

// travel carries out the consequences of a king's step: the tour, or the entry.
func (p *Position) travel(army byte, from, to square) {
	i := strings.IndexByte(armies, army)
	if !to.castle() {
		if !p.withDice() || p.rulings.toured(p.tours[i]) {
			return
		}
		switch (to.territory() - from.territory() + 4) % 4 {
		case 1:
			p.tours[i]++
		case 3:
			p.tours[i]--
		}
		return
	}
	queens := p.enemyQueens()
	if !p.withDice() || len(queens) == 0 || p.rulings.KingWins {
		p.result = p.winners(p.turn) + "/castle"
		return
	}
	for _, s := range queens {
		p.put(s, piece{})
	}
	p.put(to, piece{})
	home := p.home(army)
	p.put(home, piece{army, 'K'})
	p.tours[i], p.irreversible = 0, true
}

// enemyQueens returns the squares of enemy queens.
func (p *Position) enemyQueens() []square {
	var found []square
	for _, s := range squares() {
		if q := p.at(s); q.kind == 'Q' && !p.allied(q.army, p.turn) {
			found = append(found, s)
		}
	}
	return found
}

// home returns the square to which a king is sent home.
func (p *Position) home(army byte) square {
	for _, s := range starts(army, 0) {
		if p.at(s) == (piece{}) {
			return s
		}
	}
	for _, s := range squares() {
		if s.territory() == strings.IndexByte(armies, army)+1 && p.at(s) == (piece{}) {
			return s
		}
	}
	return square{}
}

// end ends a turn.
func (p *Position) end() {
	p.number++
	if p.count++; p.irreversible {
		p.count = 0
	}
	p.dice, p.left, p.moved, p.irreversible = "", 0, [15][15]bool{}, false
	for i := strings.IndexByte(p.order(), p.turn) + 1; ; i++ {
		if army := p.order()[i%4]; p.hasTurns(army) {
			p.turn = army
			return
		}
	}
}

// resign takes the player's armies off the board, or ends the game. The word is resign or time.
func (p *Position) resign(word string) error {
	if p.mode() == "B" {
		for _, other := range []byte(armies) {
			if !p.allied(other, p.turn) {
				p.result = p.winners(other) + "/" + word
			}
		}
		return nil
	}
	if !p.hasKing(p.turn) {
		return fmt.Errorf("%c has no king and cannot %s", p.turn, word)
	}
	for i, army := range []byte(armies) {
		if p.control[i] != p.turn {
			continue
		}
		for _, s := range p.of(army) {
			p.put(s, piece{})
			p.fresh[s.x][s.y] = false
		}
		p.tours[i] = 0
		p.control[i] = '-'
	}
	if p.kings() == 1 {
		for _, army := range []byte(armies) {
			if p.hasKing(army) {
				p.result = p.winners(army) + "/" + word
			}
		}
		return nil
	}
	p.irreversible = true
	p.end()
	return nil
}
