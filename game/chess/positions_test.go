package chess_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/chesstest"
)

// The soak plays more and different games each time: -games 2000 -from a number.
var (
	randomGames = flag.Int("games", 32, "random games that are compared with the slow rules")
	firstSeed   = flag.Uint64("from", 1, "the seed of the first of them")
)

// TestRandomPositions compares positions that no game leads to: which texts are refused, and the legal moves of the
// others.
func TestRandomPositions(t *testing.T) {
	compared, refused := 0, 0
	for i := range 60 * *randomGames {
		seed := *firstSeed + uint64(i)
		r := rand.New(rand.NewPCG(seed, 1))
		text := randomPosition(r)
		if r.IntN(3) == 0 {
			text = spoiled(r, text)
		}
		slow, wrong := chesstest.Parse(text)
		p, err := chess.ParsePosition(text)
		if v, unknown := chess.ParseVariant(strings.Split(text+"   ", " ")[2]); i%2 > 0 && unknown == nil {
			rules, rulings := randomRulings(r, v)
			slow, wrong = rulings.Parse(text)
			p, err = rules.ParsePosition(text)
		}
		if (wrong == nil) != (err == nil) {
			t.Fatalf("seed %d: %s: %v, want %v", seed, text, err, wrong)
		}
		if err != nil {
			refused++
			continue
		}
		compared++
		if err := comparePosition(r, p, slow, i%20 == 0); err != nil {
			t.Fatalf("seed %d: %s: %v", seed, text, err)
		}
	}
	t.Logf("%d positions, and %d texts that are none", compared, refused)
	if compared < 20**randomGames || refused < 5**randomGames {
		t.Errorf("%d positions and %d texts that are none are too few", compared, refused)
	}
}

// comparePosition compares the moves and, if two is set, the sequences of two turns.
func comparePosition(r *rand.Rand, p chess.Position, slow chesstest.Position, two bool) error {
	if p.Rolling() != slow.Rolling() {
		return fmt.Errorf("dice are due: %v", p.Rolling())
	}
	if p.Rolling() {
		dice := chess.Roll(r)
		if two && dice.Moves() < 3 {
			want, err := chesstest.PerftDice(slow, dice.String())
			if got := chess.PerftDice(p, dice); err != nil || got != uint64(want) {
				return fmt.Errorf("%v: %d sequences, want %d", dice, got, want)
			}
		}
		p.Roll(dice)
		var err error
		if slow, err = slow.Roll(dice.String()); err != nil {
			return err
		}
	} else if two {
		if got, want := chess.Perft(p, 2), chesstest.Perft(slow, 2); got != uint64(want) {
			return fmt.Errorf("%d sequences of two turns, want %d", got, want)
		}
	}
	moves, err := sameMoves(p, slow)
	if err == nil {
		err = undoes(p)
	}
	if err != nil {
		return err
	}
	text := moves[r.IntN(len(moves))]
	for _, m := range p.Moves() {
		if !m.IsPass() && p.At(m.From).Kind() == chess.King && m.To.Castle() && r.IntN(2) == 0 {
			text = m.String()
		}
	}
	move, err := chess.ParseMove(text)
	if err != nil {
		return err
	}
	p.Do(move)
	if slow, err = slow.Play(text); err != nil {
		return err
	}
	result, done := p.Result()
	if over := slow.Moves() == nil && !slow.Rolling(); over != done {
		return fmt.Errorf("after %s the game is over: %v, %v", text, done, result)
	}
	if !done && slow.Between() && p.String() != slow.String() {
		return fmt.Errorf("after %s it is\n%v, want\n%v", text, p, slow)
	}
	return nil
}

// sameMoves compares the legal moves, and returns them in the order of their texts.
func sameMoves(p chess.Position, slow chesstest.Position) ([]string, error) {
	var got []string
	for _, m := range p.Moves() {
		got = append(got, m.String())
	}
	want := slow.Moves()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		return nil, fmt.Errorf("%v\nthe moves are\n%v, want\n%v", p, got, want)
	}
	return got, nil
}

// undoes makes and takes back each legal move, after which the position must be unchanged.
func undoes(p chess.Position) error {
	was := p
	for _, m := range was.Moves() {
		undo := p.Do(m)
		p.Undo(undo)
		if p != was {
			return fmt.Errorf("%v: %v is not undone", was, m)
		}
	}
	return nil
}
