package chess

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// check returns an error if the parts of a position contradict each other: the data derived from the board, and the
// key.
func (p *Position) check() error {
	fresh := empty(p.rules)
	for s, piece := range p.squares[:Squares] {
		if piece != Empty {
			fresh.put(Square(s), piece)
		}
	}
	kings := [Armies]Square{NoSquare, NoSquare, NoSquare, NoSquare}
	for s, piece := range p.Pieces() {
		if piece.Kind() == King && p.Playing(piece.Army()) {
			kings[piece.Army()] = s
		}
	}
	hunted := *p
	hunted.huntAll()
	switch {
	case p.squares[NoSquare] != rim:
		return fmt.Errorf("something stands beside the board")
	case fresh.armies != p.armies:
		return fmt.Errorf("armies stand on %v, the sets say %v", fresh.armies, p.armies)
	case fresh.material != p.material:
		return fmt.Errorf("there are %v, counted %v", fresh.material, p.material)
	case kings != p.kings:
		return fmt.Errorf("kings are on %v, not %v", kings, p.kings)
	case hunted.prey != p.prey:
		return fmt.Errorf("armies may capture %x, not %x", hunted.prey, p.prey)
	case p.key != p.hash():
		return fmt.Errorf("the key is %x, worked out %x", p.key, p.hash())
	case p.dice != Dice{} != (p.left > 0) || int(p.left) > p.dice.Moves():
		return fmt.Errorf("%d moves are left of dice %v", p.left, p.dice)
	case p.left == 0 && !p.moved.Empty():
		return fmt.Errorf("%v have moved between two turns", p.moved)
	case p.left == 0 && p.progress && p.rules.Exchange == ExchangeIsTheMove:
		return fmt.Errorf("a turn is in progress without moves")
	}
	for s := range p.moved.All() {
		if !p.Movable().Has(p.At(s).Army()) {
			return fmt.Errorf("%v has moved on %v, out of turn", p.At(s), s)
		}
	}
	return p.checkText()
}

// checkText returns an error if a position between two turns of an unfinished game doesn't read back as written.
func (p *Position) checkText() error {
	if p.won != 0 || p.left > 0 {
		return nil
	}
	back, err := p.rules.ParsePosition(p.String())
	back.progress = p.progress // which no text records during a turn
	if err != nil {
		return err
	}
	if back != *p {
		return fmt.Errorf("%v is read as %v", p, back)
	}
	return nil
}

// checkMoves tries each legal move: it passes Check, has a text, and making and taking it back changes nothing.
func (p *Position) checkMoves(moves []Move) error {
	before := *p
	seen := map[Move]bool{}
	for _, m := range moves {
		if seen[m] {
			return fmt.Errorf("%v is there twice", m)
		}
		seen[m] = true
		if back, err := ParseMove(m.String()); err != nil || back != m {
			return fmt.Errorf("%v is read as %v: %v", m, back, err)
		}
		if err := p.Check(m); err != nil {
			return err
		}
		u := p.Do(m)
		if err := p.check(); err != nil {
			return fmt.Errorf("after %v: %w", m, err)
		}
		p.Undo(u)
		if *p != before {
			return fmt.Errorf("%v is not taken back: %v", m, p)
		}
	}
	return nil
}

// checkCaptures compares the captures with those among all moves.
func (p *Position) checkCaptures(moves []Move) error {
	want := slices.DeleteFunc(slices.Clone(moves), func(m Move) bool {
		enters := p.At(m.From).Kind() == King && m.To.Castle()
		return m.IsPass() || !m.Takes && !m.TakesVia && m.Becomes == NoKind && !enters
	})
	if got := p.AppendCaptures(nil); !slices.Equal(got, want) {
		return fmt.Errorf("captures are %v, want %v", got, want)
	}
	return nil
}

// TestStructure checks the whole structure at each step of random games, in every variant and under other rulings.
func TestStructure(t *testing.T) {
	rng := rand.New(rand.NewPCG(17, 2))
	games := map[string]int{}
	play := func(r Rules) {
		p := Start(r)
		for p.won == 0 && p.number < 200 {
			if p.Rolling() {
				before := p
				p.Roll(Roll(rng))
				q := p
				if q.Unroll(); q != before {
					t.Fatalf("%v: a roll is not taken back", r)
				}
			}
			moves := p.Moves()
			for _, err := range []error{p.check(), p.checkCaptures(moves), p.checkMoves(sample(rng, moves))} {
				if err != nil {
					t.Fatalf("%v: %v: %v", r, p, err)
				}
			}
			p.Do(choose(&p, rng, moves))
		}
		games[p.how.String()]++
	}
	for _, v := range Variants() {
		play(Usual(v))
		for _, ruling := range Usual(v).Rulings() {
			for option := 1; option < len(ruling.Options); option++ {
				if testing.Short() && rng.IntN(4) > 0 {
					continue
				}
				r, err := Usual(v).With(ruling.ID, option)
				if err != nil {
					t.Fatal(err)
				}
				play(r)
			}
		}
	}
	for _, how := range []How{ByKings, ByCastle} {
		if games[how.String()] == 0 {
			t.Errorf("no game ended by %v: %v", how, games)
		}
	}
}

// choose returns a random move, but a king that can enter the Castle usually does: that is rare by chance alone.
func choose(p *Position, rng *rand.Rand, moves []Move) Move {
	for _, m := range moves {
		if p.At(m.From).Kind() == King && m.To.Castle() && rng.IntN(4) > 0 {
			return m
		}
	}
	return moves[rng.IntN(len(moves))]
}

// sample returns a few of the moves, so that long lists don't take the time of many positions.
func sample(rng *rand.Rand, moves []Move) []Move {
	const few = 4
	if len(moves) <= few {
		return moves
	}
	at := rng.IntN(len(moves) - few)
	return moves[at : at+few]
}
