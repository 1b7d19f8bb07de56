package chess

// Perft counts the sequences of depth turns from a position of a variant without dice. A finished game has none, a
// forced pass is one, draws are ignored. depth is 0 or more.
func Perft(p Position, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	return perft(&p, depth, make([]Move, 0, 256*depth))
}

// perft counts moves, so that turns of several moves, as with ExchangeFree, count as several.
func perft(p *Position, depth int, buffer []Move) uint64 {
	moves := p.AppendMoves(buffer)
	if depth == 1 {
		return uint64(len(moves))
	}
	var n uint64
	for _, m := range moves {
		u := p.Do(m)
		n += perft(p, depth-1, moves[len(moves):])
		p.Undo(u)
	}
	return n
}

// PerftDice counts the complete turns with a roll, each order of moves separately.
func PerftDice(p Position, d Dice) uint64 {
	if !p.Rolling() {
		return 0
	}
	p.Roll(d)
	return perftTurn(&p, p.number, make([]Move, 0, 256*d.Moves()))
}

func perftTurn(p *Position, number int32, buffer []Move) uint64 {
	if p.number != number {
		return 1
	}
	var n uint64
	moves := p.AppendMoves(buffer)
	for _, m := range moves {
		u := p.Do(m)
		n += perftTurn(p, number, moves[len(moves):])
		p.Undo(u)
	}
	return n
}
