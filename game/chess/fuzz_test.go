package chess

import (
	"strings"
	"testing"
)

// FuzzMove checks the round trip: text read as a move is written as it was.
func FuzzMove(f *testing.F) {
	for _, text := range []string{"c4-d5", "c4xd4", "b4-c6xd8", "b4xc6-d8", "f6-g7=Q", "g7=R", "pass", "n11-n10", "b4-c6-b4", "c4-c4", "g7=K", "a01-a4", "x-"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := ParseMove(text)
		if err == nil && m.String() != text {
			t.Errorf("%q is written as %q", text, m)
		}
		if err == nil {
			p := Start(Usual(Variant{A1, 4, false}))
			if legal := p.Check(m); (legal == nil) != contains(p.Moves(), m) {
				t.Errorf("%q: %v", text, legal)
			}
		}
	})
}

func contains(moves []Move, m Move) bool {
	for _, other := range moves {
		if other == m {
			return true
		}
	}
	return false
}

// FuzzPosition checks the round trip, and that a position read can be played on.
func FuzzPosition(f *testing.F) {
	for _, v := range Variants() {
		start := Start(Usual(v))
		f.Add(start.String())
	}
	f.Add("7yK/10/12/14/bR13/5bP2yP5/14/14/14/4rP9/13gK/12/10/rK7 r A1-4 rryg - - 0 1")
	f.Add("7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2D r-y- - -8,0,0,0 0 1")
	f.Add("7yK/10/12/14/14/14/14/14/14/14/13gK/12/10/rK2bP4 b A2-4 rryg - - 0 1")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParsePosition(text)
		if err != nil {
			return
		}
		if p.String() != text {
			t.Errorf("%q is written as %q", text, p)
		}
		if p.Rolling() {
			p.Roll(Dice{2, 1})
		}
		moves := p.Moves()
		if len(moves) == 0 {
			t.Errorf("%q: nothing is legal, not even pass", text)
		}
		if err := p.check(); err != nil {
			t.Errorf("%q: %v", text, err)
		}
		if err := p.checkMoves(moves); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	})
}

// FuzzGame checks the round trip of lines: the line of a game read reads as the same game.
func FuzzGame(f *testing.F) {
	for _, line := range []string{
		"A1-2 ; d3-e4 i14-h13 c2-d3 ; *",
		"A1-2D ; 21:d3-e4 resign ; r/resign ; red=Ann%20Lee",
		"A1-4 ; b4-c6 ; * ; rules=double-leap=no,limit=100",
		"A1-4D ; 33:d3-e4,pass 21:b10-c9 ; * ; rules=dice-turn=free",
		"7yK/10/12/14/14/14/6rP7/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 1 ; g8=R,g8-a8 ; * ; rules=exchange=free",
		"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1 ; f6-g7 ; r/castle",
		"A1-3 ; resign b10-c9 time ; b/time",
		"8/10/3yK8/14/4bR1yP7/5bP8/14/14/14/14/13gK/12/10/rK7 b A2-4 rryg - - 0 1 ; e10-f10 rb/adjudged ; rb/adjudged",
		"A1-4D ; 21:d3-e4 g/adjudged ; g/adjudged",
		"7yK/10/12/14/14/14/5rP8/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 119 ; d1-d2 k14-j13 ; r/points ; rules=length=120",
	} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		g, tags, err := Parse(line)
		if err != nil {
			return
		}
		written := g.Line(tags)
		again, tagsAgain, err := Parse(written)
		if err != nil || again.Line(tagsAgain) != written {
			t.Errorf("%q is written as %q, and that: %v", line, written, err)
		}
		if again.Position() != g.Position() || again.Result() != g.Result() {
			t.Errorf("%q is read as another game", written)
		}
		for _, turn := range g.Turns() {
			if strings.ContainsAny(turn.String(), " ;") {
				t.Errorf("%q has a turn %q", line, turn)
			}
		}
	})
}

// FuzzRules checks the round trip of rules.
func FuzzRules(f *testing.F) {
	for _, text := range []string{"A1-4", "B-2D tour=none", "A2-3 allies=full limit=25", "A1-2 kingless=may", "A1-3 length=120", "B-4 length=120"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ParseRules(text)
		if err != nil {
			return
		}
		if again, err := ParseRules(r.String()); err != nil || again != r {
			t.Errorf("%q is written as %q: %v", text, r, err)
		}
		if err := r.Check(); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	})
}
