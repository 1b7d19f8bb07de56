package chesstest

import (
	"fmt"
	"strings"
)

// Game is a position with the history that draws need. The zero value isn't a game.
type Game struct {
	Position
	seen map[string]int
}

// From returns a game that starts with a position.
func From(p Position) *Game {
	return &Game{p, map[string]int{p.Repeated(): 1}}
}

// Repeated returns what must occur for the third time to draw a game: all of the text except variant, count and number.
func (p Position) Repeated() string {
	fields := strings.Fields(p.String())
	return strings.Join([]string{fields[0], fields[1], fields[3], fields[4], fields[5]}, " ")
}

// Turn plays a whole turn: a move, dice with their moves, or another turn.
func (g *Game) Turn(text string) error {
	if g.result != "" {
		return fmt.Errorf("%s: the game is over: %s", text, g.result)
	}
	var err error
	dice, moves, rolled := strings.Cut(text, ":")
	switch {
	case text == "resign" || text == "time":
		err = g.resign(text)
	case text == "draw":
		g.result = "=/agreed"
	case strings.HasSuffix(text, "/adjudged"):
		err = g.adjudge(text)
	case rolled != g.withDice():
		err = fmt.Errorf("%q: with dice a turn begins with them, without it doesn't", text)
	case rolled:
		err = g.rolled(dice, moves)
	default:
		g.Position, err = g.Play(text)
	}
	if err != nil || g.result != "" {
		return err
	}
	g.draws()
	return nil
}

// adjudge ends the game with the win of a side that has a king.
func (g *Game) adjudge(text string) error {
	for _, army := range []byte(armies) {
		if g.hasKing(army) && g.winners(army)+"/adjudged" == text {
			g.result = text
			return nil
		}
	}
	return fmt.Errorf("%s: no such side", text)
}

// rolled plays a dice turn.
func (g *Game) rolled(dice, moves string) error {
	p, err := g.Roll(dice)
	for move := range strings.SplitSeq(moves, ",") {
		if err == nil {
			p, err = p.Play(move) // after the end of the turn a roll is due, and no move is legal
		}
	}
	if err == nil && p.result == "" && p.dice != "" {
		err = fmt.Errorf("%s:%s: %d more moves are due", dice, moves, p.left)
	}
	g.Position = p
	return err
}

// draws ends the game if a position occurs for the third time, or if nothing has happened for too long.
func (g *Game) draws() {
	key := g.Repeated()
	g.seen[key]++
	switch {
	case g.rulings.Length > 0 && g.number > g.rulings.Length:
		g.result = g.byPieces()
	case g.seen[key] >= g.rulings.repetitions():
		g.result = "=/repetition"
	case g.count >= g.rulings.limit()*len(g.atStart()):
		g.result = "=/limit"
	}
}

// byPieces returns the result after the last turn: whose pieces are worth most wins. Halves of pawns are counted.
func (g *Game) byPieces() string {
	sums := map[byte]int{}
	for _, s := range squares() {
		if q := g.at(s); q.kind != 0 && g.controlOf(q.army) != '-' {
			sums[g.controlOf(q.army)] += map[byte]int{'P': 2, 'N': 6, 'B': 11, 'R': 12, 'Q': 23}[q.kind]
		}
	}
	most, first := -1, ""
	for _, army := range []byte(armies) {
		switch {
		case g.hasKing(army) && sums[army] > most:
			most, first = sums[army], string(army)
		case g.hasKing(army) && sums[army] == most:
			first += string(army)
		}
	}
	if len(first) > 1 {
		return "=/level"
	}
	return first + "/points"
}

// Result returns the winners and the kind of end, or * while the game goes on.
func (g *Game) Result() string {
	if g.result == "" {
		return "*"
	}
	return g.result
}

// Replay plays the line of a game under the default rules. It calls after, which may be nil, after the start and each
// turn.
func Replay(line string, after func(turn string, g *Game) error) (*Game, error) {
	return Rulings{}.Replay(line, after)
}

// Replay plays the line of a game.
func (r Rulings) Replay(line string, after func(turn string, g *Game) error) (*Game, error) {
	parts := strings.Split(line, " ; ")
	if len(parts) < 3 || len(parts) > 4 {
		return nil, fmt.Errorf("%d parts", len(parts))
	}
	p, err := r.Start(parts[0])
	if strings.Contains(parts[0], " ") {
		p, err = r.Parse(parts[0])
	}
	if err != nil {
		return nil, err
	}
	g := From(p)
	if after == nil {
		after = func(string, *Game) error { return nil }
	}
	if err := after("", g); err != nil {
		return nil, err
	}
	if parts[1] != "" {
		for i, turn := range strings.Split(parts[1], " ") {
			err := g.Turn(turn)
			if err == nil {
				err = after(turn, g)
			}
			if err != nil {
				return nil, fmt.Errorf("turn %d: %w", i+1, err)
			}
		}
	}
	if g.Result() != parts[2] {
		return nil, fmt.Errorf("the result is %s, not %s", g.Result(), parts[2])
	}
	return g, nil
}
