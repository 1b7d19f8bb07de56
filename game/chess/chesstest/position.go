package chesstest

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Position is the placement of the pieces and everything else that matters for the rest of the game. Copying
// it copies everything.
type Position struct {
	rulings       Rulings
	board         [15][15]piece // by file and rank
	turn          byte
	variant       string
	control       [4]byte // by army, as in the text
	fresh         [15][15]bool
	tours         [4]int
	count, number int

	// About the turn in progress.
	dice         string
	left         int // moves
	moved        [15][15]bool
	irreversible bool // something has happened that resets the count

	result string // once the game is over
}

func (p *Position) at(s square) piece { return p.board[s.x][s.y] }

func (p *Position) put(s square, q piece) { p.board[s.x][s.y] = q }

func (p *Position) withDice() bool { return strings.HasSuffix(p.variant, "D") }

// mode returns A1, A2 or B.
func (p *Position) mode() string { mode, _, _ := strings.Cut(p.variant, "-"); return mode }

// atStart returns the armies with which the variant starts.
func (p *Position) atStart() string {
	if p.mode() == "B" {
		return armies
	}
	_, persons, _ := strings.Cut(p.variant, "-")
	return map[byte]string{'4': "rbyg", '3': "rby", '2': "ry"}[persons[0]]
}

// Variants returns the codes of all variants.
func Variants() []string {
	all := []string{"A1-4", "A1-3", "A1-2", "A2-4", "A2-3", "A2-2", "B-4", "B-2"}
	for _, code := range all[:8:8] {
		all = append(all, code+"D")
	}
	return all
}

// Start returns the start position of a variant.
func (r Rulings) Start(variant string) (Position, error) {
	if !slices.Contains(Variants(), variant) {
		return Position{}, fmt.Errorf("there is no variant %q", variant)
	}
	p := Position{rulings: r, variant: variant, turn: 'r', control: [4]byte{'-', '-', '-', '-'}, number: 1}
	for _, army := range []byte(p.atStart()) {
		p.control[strings.IndexByte(armies, army)] = army
		for _, kind := range []byte(kinds) {
			for _, s := range starts(army, kind) {
				p.put(s, piece{army, kind})
				p.fresh[s.x][s.y] = kind == 'N'
			}
		}
	}
	return p, nil
}

// String returns the text of a position between two turns.
func (p Position) String() string {
	var ranks []string
	for y := 14; y >= 1; y-- {
		rank, empty := "", 0
		for x := 1; x <= 15; x++ {
			s := square{x, y}
			end := x == 15
			if !end && !s.exists() {
				continue
			}
			if !end && p.at(s) == (piece{}) {
				empty++
				continue
			}
			if empty > 0 {
				rank += strconv.Itoa(empty)
				empty = 0
			}
			if !end {
				rank += string([]byte{p.at(s).army, p.at(s).kind})
			}
		}
		ranks = append(ranks, rank)
	}
	var fresh []string
	for _, s := range squares() {
		if p.fresh[s.x][s.y] {
			fresh = append(fresh, s.String())
		}
	}
	tours := "-"
	if p.withDice() {
		tours = fmt.Sprintf("%d,%d,%d,%d", p.tours[0], p.tours[1], p.tours[2], p.tours[3])
	}
	return strings.Join([]string{strings.Join(ranks, "/"), string(p.turn), p.variant, string(p.control[:]), orDash(strings.Join(fresh, ",")),
		tours, strconv.Itoa(p.count), strconv.Itoa(p.number)}, " ")
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

// Parse reads a position under the default rules.
func Parse(text string) (Position, error) { return Rulings{}.Parse(text) }

// Parse reads a position.
func (r Rulings) Parse(text string) (Position, error) {
	fields := strings.Split(text, " ")
	if len(fields) != 8 {
		return Position{}, fmt.Errorf("%d fields", len(fields))
	}
	p := Position{rulings: r, variant: fields[2]}
	if !slices.Contains(Variants(), p.variant) {
		return p, fmt.Errorf("there is no variant %q", p.variant)
	}
	if len(fields[1]) != 1 || !strings.Contains(armies, fields[1]) {
		return p, fmt.Errorf("turn %q", fields[1])
	}
	p.turn = fields[1][0]
	if len(fields[3]) != 4 {
		return p, fmt.Errorf("control %q", fields[3])
	}
	copy(p.control[:], fields[3])
	if err := p.place(fields[0]); err != nil {
		return p, err
	}
	if fields[4] != "-" {
		for name := range strings.SplitSeq(fields[4], ",") {
			s, err := squareNamed(name)
			if err != nil {
				return p, err
			}
			p.fresh[s.x][s.y] = true
		}
	}
	if fields[5] != "-" {
		if _, err := fmt.Sscanf(fields[5], "%d,%d,%d,%d", &p.tours[0], &p.tours[1], &p.tours[2], &p.tours[3]); err != nil {
			return p, err
		}
	}
	var err, other error
	p.count, err = strconv.Atoi(fields[6])
	p.number, other = strconv.Atoi(fields[7])
	if err := errors.Join(err, other, p.check()); err != nil {
		return p, err
	}
	if p.String() != text {
		return p, errors.New("it would not print the same")
	}
	return p, nil
}

// place reads the first field of a position.
func (p *Position) place(text string) error {
	ranks := strings.Split(text, "/")
	if len(ranks) != 14 {
		return fmt.Errorf("%d ranks", len(ranks))
	}
	for i, rank := range ranks {
		var row []square
		for x := 1; x <= 14; x++ {
			if s := (square{x, 14 - i}); s.exists() {
				row = append(row, s)
			}
		}
		for rank != "" {
			digits := len(rank) - len(strings.TrimLeft(rank, "0123456789"))
			empty, _ := strconv.Atoi(rank[:digits])
			if empty > len(row) {
				return fmt.Errorf("rank %d is too long", 14-i)
			}
			if row, rank = row[empty:], rank[digits:]; rank == "" {
				break
			}
			if len(row) == 0 || len(rank) < 2 || strings.IndexByte(armies, rank[0]) < 0 || strings.IndexByte(kinds, rank[1]) < 0 {
				return fmt.Errorf("rank %d: %q", 14-i, rank)
			}
			p.put(row[0], piece{rank[0], rank[1]})
			row, rank = row[1:], rank[2:]
		}
		if len(row) > 0 {
			return fmt.Errorf("rank %d is too short", 14-i)
		}
	}
	return nil
}
