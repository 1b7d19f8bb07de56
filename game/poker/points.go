package poker

// The points between two players. (Rules: progressive-poker, Points of a pair of players.)
const (
	allRows = 6 // all three rows won, or living against dead
	twoRows = 2 // two won and one tied
	oneRow  = 1 // one more won than lost, otherwise
)

// The signs of a row won, lost or tied by the first of two players.
const (
	Won  = '+'
	Lost = '-'
	Tied = '='
)

// The lines of a pair of players of whom one or both are dead.
const (
	allWon  = "+++"
	allLost = "---"
	allTied = "==="
)

// Points compares two full boards, as seen by the first: it returns a sign for each row from the top, + if a's is
// stronger, - if b's is, = if they are equal; and the points for rows and royalties. A living hand has +++ against a
// dead one; two dead ones have ===. (Rules: progressive-poker, Points of a pair of players, R7.)
func (r Rules) Points(a, b Rated) (lines string, points int) {
	switch {
	case a.Dead && b.Dead:
		return allTied, 0
	case b.Dead:
		return allWon, r.againstDead(a)
	case a.Dead:
		return allLost, -r.againstDead(b)
	}
	var signs [3]byte
	won, lost := 0, 0
	for _, row := range Rows {
		switch {
		case a.Strengths[row] > b.Strengths[row]:
			signs[row] = Won
			won++
		case a.Strengths[row] < b.Strengths[row]:
			signs[row] = Lost
			lost++
		default:
			signs[row] = Tied
		}
	}
	points = rowPoints(won, lost) - rowPoints(lost, won) + a.royalties() - b.royalties()
	return string(signs[:]), points
}

// rowPoints returns the points of a player for the rows of three that he has won and lost; 0 unless he has won more.
func rowPoints(won, lost int) int {
	switch {
	case won <= lost:
		return 0
	case won == len(Rows):
		return allRows
	case won == 2 && lost == 0:
		return twoRows
	}
	return oneRow
}

// againstDead returns the points of a living hand against a dead one.
func (r Rules) againstDead(a Rated) int {
	if r.DeadPays == Six {
		return allRows
	}
	return allRows + a.royalties()
}

// royalties returns the sum of the royalties of all rows.
func (a Rated) royalties() int { return a.Royalties[Top] + a.Royalties[Middle] + a.Royalties[Bottom] }
