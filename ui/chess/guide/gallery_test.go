package guide

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/chesstest"
)

// houses are rules under which pieces move differently.
func houses() []chess.Rules {
	other := usual()
	other.PawnCapture, other.DoubleLeap = chess.CaptureAcross, chess.NoDoubleLeap
	return []chess.Rules{usual(), other}
}

// Every picture marks the squares that the second, plain implementation of the rules lets the piece go to.
func TestMovesAreThoseOfTheRules(t *testing.T) {
	for _, r := range houses() {
		rulings := chesstest.Rulings{CaptureAcross: across(r), NoDoubleLeap: !leaps(r)}
		for _, s := range append(slices.Clone(moves), inCastle...) {
			if !s.when(r) {
				continue
			}
			p, err := rulings.Parse(s.text())
			if err != nil {
				t.Fatal(err)
			}
			var want []string
			for _, move := range p.Moves() {
				way := strings.FieldsFunc(strings.Split(move, "=")[0], func(c rune) bool { return c == '-' || c == 'x' })
				if way[0] == s.from().String() {
					want = append(want, way[len(way)-1])
				}
			}
			slices.Sort(want)
			want = slices.Compact(want)
			var got []string
			for _, to := range s.targets(r) {
				got = append(got, to.String())
			}
			slices.Sort(got)
			if len(want) == 0 || !slices.Equal(got, want) {
				t.Errorf("%s: %v are marked, want %v", s.id, got, want)
			}
		}
	}
}

// What captions say of single squares is so: captures, a king's entry, what can't be captured, and what a pawn may become.
func TestCaptionsAreTrue(t *testing.T) {
	r := usual()
	for _, tt := range []struct {
		id      string
		to      string
		allowed bool
	}{
		{"chess.help.see.rook", "h11", true}, {"chess.help.see.rook", "i11", false}, {"chess.help.see.rook", "f13", false},
		{"chess.help.see.bishop", "f12", true}, {"chess.help.see.bishop", "f13", false}, {"chess.help.see.bishop", "h13", true},
		{"chess.help.pawn", "e12", true}, {"chess.help.pawn", "e11", true}, {"chess.help.pawn", "d12", true}, {"chess.help.pawn", "c12", false},
		{"chess.help.see.enter", "g7", true}, {"chess.help.see.safe", "g6", true}, {"chess.help.see.safe", "g7", false}, {"chess.help.see.safe", "i5", true},
		{"chess.help.see.leave", "i9", true}, {"chess.help.see.leave", "j6", true}, {"chess.help.see.exchange", "g7", true},
	} {
		all := append(slices.Clone(moves), inCastle...)
		i := slices.IndexFunc(all, func(s shown) bool { return s.id == tt.id })
		if got := slices.Contains(all[i].targets(r), squareOf(tt.to)); got != tt.allowed {
			t.Errorf("%s: %s is a target: %v", tt.id, tt.to, got)
		}
	}
	p := inCastle[3].position(r)
	var becomes []chess.Kind
	for _, m := range p.Moves() {
		if m.From == inCastle[3].from() && m.Becomes != chess.NoKind {
			becomes = append(becomes, m.Becomes)
		}
	}
	if len(becomes) != 4 {
		t.Errorf("a pawn may become %v", becomes)
	}
}

// From the corner a pawn goes straight up the picture.
func TestPawnGoesStraightUp(t *testing.T) {
	for _, s := range moves {
		if !s.corner {
			continue
		}
		r := usual()
		if s.when(houses()[1]) {
			r = houses()[1]
		}
		from, straight := s.view().Centre(s.from()), 0
		for _, to := range s.targets(r) {
			at := s.view().Centre(to)
			if sideways := at.X - from.X; sideways > -0.01 && sideways < 0.01 && at.Y < from.Y {
				straight++
			}
		}
		if straight != 1 {
			t.Errorf("%s: %d targets are straight above", s.id, straight)
		}
	}
}

// The way of the king's tour goes by steps of a king through the four quarters, clockwise, and home.
func TestRing(t *testing.T) {
	quarter := func(s chess.Square) int { // (Rules: octagonal-chess, Board.)
		switch left, low := s.X() <= 7, s.Y() <= 7; {
		case left && low:
			return 1
		case left:
			return 2
		case !low:
			return 3
		}
		return 4
	}
	way := ring()
	passed := []int{quarter(way[0])}
	for i, s := range way[1:] {
		if dx, dy := int(s.X())-int(way[i].X()), int(s.Y())-int(way[i].Y()); s == chess.NoSquare || dx*dx > 1 || dy*dy > 1 || s.Castle() {
			t.Errorf("step %d goes from %v to %v", i, way[i], s)
		}
		if q := quarter(s); q != passed[len(passed)-1] {
			passed = append(passed, q)
		}
	}
	if !slices.Equal(passed, []int{1, 2, 3, 4, 1}) || way[0] != way[len(way)-1] {
		t.Errorf("it passes the quarters %v", passed)
	}
}

// There is a picture of the tour with dice only, and each caption belongs to the rules.
func TestGalleries(t *testing.T) {
	dice, plain := galleries(usual())[1], galleries(chess.Usual(chess.Variant{Mode: chess.B, Persons: 4}))[1]
	if len(dice.Pictures) != len(plain.Pictures)+1 {
		t.Errorf("%d pictures with dice, %d without", len(dice.Pictures), len(plain.Pictures))
	}
	for _, r := range houses() {
		for _, g := range galleries(r) {
			for _, p := range g.Pictures {
				if d := p.Draw(nil); strings.Contains(p.Caption, "chess.help") || strings.Contains(p.Caption, "no value") || d.Width <= d.Height {
					t.Errorf("%q is %v × %v", p.Caption, d.Width, d.Height)
				}
			}
		}
	}
}
