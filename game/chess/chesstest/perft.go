package chesstest

// Perft returns the number of sequences of turns. Draws are ignored; with dice it is 0, since they aren't known.
func Perft(p Position, depth int) int {
	if depth == 0 {
		return 1
	}
	moves := p.Moves()
	if depth == 1 {
		return len(moves)
	}
	sum := 0
	for _, move := range moves {
		sum += Perft(p.after(move), depth-1)
	}
	return sum
}

// PerftDice returns the number of sequences of moves that a roll allows.
func PerftDice(p Position, dice string) (int, error) {
	p, err := p.Roll(dice)
	if err != nil {
		return 0, err
	}
	return p.sequences(), nil
}

func (p Position) sequences() int {
	if p.dice == "" || p.result != "" {
		return 1
	}
	sum := 0
	for _, move := range p.Moves() {
		sum += p.after(move).sequences()
	}
	return sum
}
