package puzzle

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
)

// TestAll proves every puzzle of the program.
func TestAll(t *testing.T) {
	all := All()
	kinds, starts := map[Kind]int{}, map[string]bool{}
	for i, p := range all {
		begun := time.Now()
		if err := p.Prove(t.Context()); err != nil {
			t.Error(err)
		}
		kinds[p.Kind]++
		starts[p.Start.String()] = true
		if took := time.Since(begun); took > time.Second {
			t.Logf("puzzle %d took %v", i+1, took)
		}
	}
	if len(all) != 60 || len(starts) != 60 || kinds[WinKing] < 15 || kinds[EnterCastle] < 15 || kinds[SaveKing] < 15 {
		t.Errorf("%d puzzles, %d positions, %v", len(all), len(starts), kinds)
	}
	if all[0].Line = nil; len(All()[0].Line) == 0 {
		t.Error("the caller can change the puzzles")
	}
}

// TestFaults changes puzzles so that something is wrong with them, and expects to be told.
func TestFaults(t *testing.T) {
	longest := func(kind Kind) (best Puzzle) {
		for _, p := range All() {
			if p.Kind == kind && p.Turns > best.Turns {
				best = p
			}
		}
		return best
	}
	king, save := longest(WinKing), longest(SaveKing)
	other := func(p Puzzle) Puzzle {
		for _, m := range p.Start.Moves() {
			if m != p.Line[0] {
				p.Line = []chess.Move{m}
				return p
			}
		}
		return p
	}
	change := func(p Puzzle, f func(p *Puzzle)) Puzzle { f(&p); return p }
	last := len(king.Line) - 1
	for what, c := range map[string]struct {
		p    Puzzle
		says string
	}{
		"another move":     {other(king), "the solutions are"},
		"another one":      {other(save), "the solutions are"},
		"a turn too many":  {change(king, func(p *Puzzle) { p.Turns++ }), "in fewer turns"},
		"a turn too few":   {change(king, func(p *Puzzle) { p.Turns-- }), "the solutions are []"},
		"too short a line": {change(king, func(p *Puzzle) { p.Line = p.Line[:last] }), "turns too soon"},
		"no danger": {change(save, func(p *Puzzle) {
			p.Start, _ = chess.ParsePosition("7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK6rR r A1-2 r-y- - - 0 1")
			p.Line = []chess.Move{p.Start.Moves()[0]}
		}), "in fewer turns"},
	} {
		if err := c.p.Prove(t.Context()); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", what, err, c.says)
		}
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if err := king.Prove(stopped); !errors.Is(err, context.Canceled) {
		t.Errorf("when it is stopped: %v", err)
	}
}

// slow reports whether the solver reaches a goal, as the package's comment says it and as plainly as possible.
func slow(kind Kind, solver chess.Army, p chess.Position, turns int) bool {
	result, over := p.Result()
	switch own := p.Turn() == solver; {
	case over || p.King(solver) == chess.NoSquare:
		return kind == SaveKing && result.Winners.Has(solver)
	case own && turns == 0:
		return kind == SaveKing
	case own:
		for _, m := range p.Moves() {
			if slowMove(kind, solver, p, m, turns) {
				return true
			}
		}
		return false
	}
	for _, m := range p.Moves() {
		next := p
		next.Do(m)
		if !slow(kind, solver, next, turns) {
			return false
		}
	}
	return true
}

// slowMove is slow after a move of the solver.
func slowMove(kind Kind, solver chess.Army, p chess.Position, m chess.Move, turns int) bool {
	kings := p.Kings().Len()
	next := p
	next.Do(m)
	result, over := next.Result()
	switch {
	case kind == WinKing && next.Kings().Len() < kings, kind == EnterCastle && over && result.How == chess.ByCastle:
		return true
	case turns == 1 && kind != SaveKing || over && kind != SaveKing:
		return false
	}
	return slow(kind, solver, next, turns-1)
}

// TestRefute has every move that is wrong at the start of a puzzle refuted, and checks the refutation by a slow search. Puzzles whose
// slow search takes long are left out there.
func TestRefute(t *testing.T) {
	moves, checked := 0, 0
	for i, p := range All() {
		for _, m := range p.Start.Moves() {
			line, err := p.Refute(t.Context(), p.Start, m, p.Turns)
			if m == p.Line[0] {
				if !errors.Is(err, ErrSolved) {
					t.Errorf("puzzle %d: the solution %v is refuted by %v, %v", i+1, m, line, err)
				}
				continue
			}
			if err != nil {
				t.Fatalf("puzzle %d, %v: %v", i+1, m, err)
			}
			at := p.Start
			for _, reply := range append([]chess.Move{m}, line...) {
				if err := at.Check(reply); err != nil {
					t.Fatalf("puzzle %d, %v: %v: %v", i+1, m, line, err)
				}
				at.Do(reply)
			}
			moves++
			_, over := at.Result()
			lost := over || at.King(p.Solver()) == chess.NoSquare
			switch {
			case p.Kind == SaveKing && !lost, !lost && at.Turn() != p.Solver():
				t.Errorf("puzzle %d: %v isn't refuted by %v", i+1, m, line)
			case !lost && p.Turns == 2:
				checked++
				if slow(p.Kind, p.Solver(), at, 1) {
					t.Errorf("puzzle %d: after %v %v it can still be solved", i+1, m, line)
				}
			}
		}
	}
	t.Logf("%d moves are refuted, %d of them checked", moves, checked)
	p := All()[0]
	var broken *chess.RuleError
	if _, err := p.Refute(t.Context(), p.Start, chess.Pass, p.Turns); !errors.As(err, &broken) {
		t.Errorf("an illegal move: %v", err)
	}
}

// TestSlow compares the prover with the slow search in positions with few pieces.
func TestSlow(t *testing.T) {
	for _, text := range []string{
		"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1",
		"8/10/12/14/14/6yK7/14/14/14/4rK9/14/12/10/8 r A1-2 r-y- - - 0 1",
		"8/10/12/14/6yK7/14/14/14/14/4rK9/6rR7/12/10/8 r A1-2 r-y- - - 0 1",
		"6yK1/10/12/14/14/14/14/14/14/14/14/12/5rR4/rK4rR2 r A1-2 r-y- - - 0 1",
		"yK7/rP9/12/14/14/14/14/14/14/14/14/12/rB9/rK7 r A1-2 r-y- - - 0 1",
		"8/10/12/14/3gK10/14/3bK10/14/3rK10/14/14/12/10/6yK1 r A1-4 rbyg - - 0 1",
		"8/10/12/3bK10/14/14/5gK8/14/3rK10/14/3yK10/12/10/8 y B-4 rbyg - - 0 1",
	} {
		p, err := chess.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		for kind := WinKing; kind <= SaveKing; kind++ {
			turns := 2
			if kind == SaveKing {
				turns = 1
			}
			v := newProver(t.Context(), kind, p.Turn(), -1)
			for _, m := range p.Moves() {
				if got, want := v.works(&p, m, turns), slowMove(kind, p.Turn(), p, m, turns); got != want {
					t.Errorf("%s: %v %d, %v: %v, want %v", text, kind, turns, m, got, want)
				}
			}
			if p.String() != text {
				t.Fatalf("%s has become %v", text, p.String())
			}
		}
	}
}

// TestOfDay checks that all puzzles have their day before one comes again, and that the day is the user's date.
func TestOfDay(t *testing.T) {
	day, seen := time.Date(2026, time.November, 30, 23, 30, 0, 0, time.FixedZone("", -8*60*60)), map[int]bool{}
	for n := range len(All()) {
		seen[OfDay(day.AddDate(0, 0, n))] = true
	}
	if len(seen) != len(All()) {
		t.Errorf("in %d days there are %d puzzles", len(All()), len(seen))
	}
	if here, there := OfDay(day), OfDay(time.Date(2026, time.November, 30, 1, 0, 0, 0, time.UTC)); here != there || here != 21 {
		t.Errorf("on a date it is %d and %d", here, there)
	}
	if n := OfDay(time.Date(1900, time.January, 1, 0, 0, 0, 0, time.UTC)); n < 0 || n >= len(All()) {
		t.Errorf("long ago it is %d", n)
	}
}

// TestSeek finds the puzzles of a game, each of them proved, and gives up what is too large.
func TestSeek(t *testing.T) {
	line, err := os.ReadFile("testdata/game.txt")
	if err != nil {
		t.Fatal(err)
	}
	g, _, err := chess.Parse(strings.TrimSpace(string(line)))
	if err != nil {
		t.Fatal(err)
	}
	seek := Seek{Kinds: []Kind{SaveKing, WinKing, EnterCastle}, Moves: 400_000}
	var found []string
	all, err := seek.In(t.Context(), g)
	for _, p := range all {
		found = append(found, strings.Join([]string{p.Kind.String(), p.Line[0].String()}, " "))
		if err := p.Prove(t.Context()); err != nil {
			t.Error(err)
		}
	}
	if got := strings.Join(found, ", "); err != nil || got != "save l13-k13, king l11-k12" {
		t.Errorf("found are %s, %v", got, err)
	}
	if seek.Moves = 10; len(must(seek.In(t.Context(), g))) > 0 {
		t.Error("ten moves prove something")
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if _, err := seek.In(stopped, g); !errors.Is(err, context.Canceled) {
		t.Errorf("when it is stopped: %v", err)
	}
	dice := chess.New(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2, Dice: true}))
	if len(must(seek.In(t.Context(), dice))) > 0 {
		t.Error("with dice there are puzzles")
	}
}

func must(all []Puzzle, _ error) []Puzzle { return all }

// FuzzParse checks the round trip of the text form.
func FuzzParse(f *testing.F) {
	for _, p := range All()[:8] {
		f.Add(p.String())
	}
	f.Add("king 2 ; A1-2 ; d3-e4")
	f.Add("save 1 ; 7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1 ; f6-g7 k14-j13")
	f.Fuzz(func(t *testing.T, text string) {
		if p, err := Parse(text); err == nil && p.String() != text {
			t.Errorf("%q is written as %q", text, p)
		}
	})
}
