package chess_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// A position built again from what it is made of is the same, also piece by piece, and what the parser refuses is refused.
func TestArrangeRandomPositions(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 7))
	read, changed := 0, 0
	for range 4000 {
		text := randomPosition(r)
		p, err := chess.ParsePosition(text)
		if err != nil {
			continue
		}
		read++
		a := chess.Arrange(p)
		if again, err := a.Position(); err != nil || again != p {
			t.Fatalf("%s\nis built as %v, %v", text, again, err)
		}
		s, piece := chess.Square(r.IntN(chess.Squares)), chess.PieceOf(chess.Army(r.IntN(4)), chess.Kind(r.IntN(7)))
		if r.IntN(2) == 0 { // a piece of the board goes there
			for from := range p.Pieces() {
				if r.IntN(3) == 0 {
					a = a.Move(from, s)
				}
			}
		}
		a = a.Put(s, piece)
		built, err := a.Position()
		if err != nil {
			var fault *chess.PositionError
			if !errors.As(err, &fault) || fault.Fault == chess.TourUnfit || fault.Fault == chess.NotFresh || fault.Fault == chess.NotDeclined {
				t.Fatalf("%s\nwith %v on %v is refused: %v", text, piece, s, err)
			}
			continue
		}
		changed++
		if again, err := chess.ParsePosition(built.String()); err != nil || again != built {
			t.Fatalf("%s\nwith %v on %v is built as\n%v\nand read as\n%v, %v", text, piece, s, built, again, err)
		}
	}
	if read < 1000 || changed < 300 {
		t.Errorf("%d positions were built, and %d of the changed ones", read, changed)
	}
}

// The start of each variant can be built on an empty board.
func TestArrangeTheStart(t *testing.T) {
	for _, v := range chess.Variants() {
		start := chess.Start(chess.Usual(v))
		a := chess.NewArrangement(chess.Usual(v))
		for s, piece := range start.Pieces() {
			a = a.Put(s, piece)
		}
		if p, err := a.Position(); err != nil || p != start {
			t.Errorf("%v is built as %v, %v", v, p, err)
		}
	}
}

// Each fault is told with what it is about, by the parser and by an arrangement.
func TestPositionFaults(t *testing.T) {
	const fine = "7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 1"
	usual := func(code string) chess.Rules {
		v, err := chess.ParseVariant(code)
		if err != nil {
			t.Fatal(err)
		}
		return chess.Usual(v)
	}
	p, err := chess.ParsePosition(fine)
	if err != nil {
		t.Fatal(err)
	}
	two := chess.Arrange(p)
	at := func(name string) chess.Square { return squareOf(t, name) }
	of := func(a chess.Army, k chess.Kind) chess.Piece { return chess.PieceOf(a, k) }
	four, pairs := two.Under(usual("A1-4")), two.Under(usual("B-4"))
	dice := two.Under(usual("A1-2D"))
	free := usual("A1-2")
	free.Declined = chess.DeclinedFree
	for _, tt := range []struct {
		a     chess.Arrangement
		fault chess.Fault
		army  chess.Army
		says  string
	}{
		{two.Put(at("f6"), of(chess.Red, chess.King)), chess.TooMany, chess.Red, "there are more than 1 rK"},
		{two.Move(at("d1"), at("g7")), chess.KingInCastle, chess.Red, "the red king is in the Castle"},
		{func() chess.Arrangement { a := two; a.Fresh = a.Fresh.With(at("f6")); return a }(), chess.NotFresh, chess.NoArmy, "no knight that has never moved can be on f6"},
		{func() chess.Arrangement { a := dice; a.Tours[chess.Red] = 1; return a }(), chess.TourUnfit, chess.Red, "the red king can't have gone round 1 territories"},
		{func() chess.Arrangement { a := two.Under(free); a.Declined = a.Declined.With(at("g7")); return a }(), chess.NotDeclined, chess.NoArmy, "no pawn that has declined can be on g7"},
		{four.Put(at("f6"), of(chess.Blue, chess.Pawn)), chess.Uncommanded, chess.Blue, "blue isn't in the game and has pieces"},
		{two.Put(at("f6"), of(chess.Blue, chess.Pawn)), chess.OtherVariant, chess.Blue, "control doesn't fit variant A1-2"},
		{func() chess.Arrangement { a := two; a.Control[chess.Red] = chess.Yellow; return a }(), chess.OwnCommander, chess.Red, "red has a king and commands itself"},
		{func() chess.Arrangement { a := pairs; a.Control[chess.Blue] = chess.Red; return a }(), chess.OwnCommander, chess.Blue, "in B blue commands itself"},
		{func() chess.Arrangement { a := two; a.Control[chess.Red] = 9; return a }(), chess.OwnCommander, chess.Red, "red has a king and commands itself"},
		{func() chess.Arrangement { a := four; a.Control[chess.Blue] = chess.Green; return a }(), chess.KinglessLeader, chess.Green, "green commands and has no king"},
		{pairs, chess.PairWithoutKing, chess.Blue, "the team of blue has no king"},
		{two.Put(at("d1"), chess.Empty), chess.FewKings, chess.NoArmy, "there are fewer than two kings"},
		{chess.NewArrangement(usual("A2-4")), chess.FewKings, chess.NoArmy, "there are fewer than two kings"},
		{func() chess.Arrangement { a := four; a.Turn = chess.Blue; return a }(), chess.NoTurn, chess.Blue, "blue can't have the turn"},
		{func() chess.Arrangement { a := four; a.Turn = chess.NoArmy; return a }(), chess.NoTurn, chess.NoArmy, "none can't have the turn"},
		{func() chess.Arrangement { a := two; a.Number = 0; return a }(), chess.OutOfRange, chess.NoArmy, "0 is out of range"},
	} {
		_, err := tt.a.Position()
		var fault *chess.PositionError
		if !errors.As(err, &fault) || fault.Fault != tt.fault || fault.Army != tt.army || fault.Error() != tt.says {
			t.Errorf("%v of %v: %v (%v)", tt.fault, tt.army, err, fault)
		}
	}
	_, err = chess.ParsePosition("7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1")
	var fault *chess.PositionError
	if !errors.As(err, &fault) || fault.Fault != chess.TooMany || fault.Kind != chess.King || fault.Number != 1 {
		t.Errorf("the parser says %v", err)
	}
}

// What an arrangement says of commanders, knights, tours and the turn follows its pieces and its rules.
func TestArrangementFollows(t *testing.T) {
	p, err := chess.ParsePosition("7yK/10/12/14/14/14/14/14/14/5bP8/14/12/10/rK7 r A1-4D rr-- - 0,0,0,0 0 1")
	if err == nil {
		t.Fatalf("yellow isn't in the game, and that is %v", p)
	}
	p, err = chess.ParsePosition("7yK/10/12/14/14/14/14/14/14/5bP8/14/12/10/rK7 r A1-4D rry- - 0,0,0,0 0 1")
	if err != nil {
		t.Fatal(err)
	}
	a := chess.Arrange(p)
	at := func(name string) chess.Square { return squareOf(t, name) }
	if moved := a.Move(at("d1"), at("f12")); moved.Tours[chess.Red] != 1 || moved.Control[chess.Blue] != chess.Red {
		t.Errorf("the king in territory %d has a tour of %d, and blue is commanded by %v", at("f12").Territory(), moved.Tours[chess.Red], moved.Control[chess.Blue])
	}
	if gone := a.Put(at("d1"), chess.Empty); gone.Control != [4]chess.Army{chess.NoArmy, chess.NoArmy, chess.Yellow, chess.NoArmy} {
		t.Errorf("without the red king commanders are %v", gone.Control)
	}
	knight := a.Put(at("b4"), chess.PieceOf(chess.Red, chess.Knight))
	if !knight.Fresh.Has(at("b4")) || knight.Move(at("b4"), at("d5")).Fresh.Has(at("d5")) {
		t.Errorf("fresh are %v", knight.Fresh)
	}
	if king := knight.Put(at("d1"), chess.Empty).Put(at("d1"), chess.PieceOf(chess.Red, chess.King)); king.Fresh != knight.Fresh {
		t.Error("the knight isn't fresh any more when the king has gone and come")
	}
	free := a.Put(at("g7"), chess.PieceOf(chess.Red, chess.Pawn))
	if free.Declined = free.Declined.With(at("g7")); !free.Under(a.Rules).Declined.Empty() {
		t.Error("a pawn has declined by rules under which that isn't kept")
	}
	a.Turn = chess.Blue
	two := a.Under(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2}))
	if two.Turn != chess.Red || two.Control[chess.Blue] != chess.NoArmy {
		t.Errorf("for two it is the turn of %v", two.Turn)
	}
	with := a.Move(at("d1"), at("f12")).Under(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2}))
	if with.Tours[chess.Red] != 0 {
		t.Error("there are tours without dice")
	}
	if with = with.Under(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2, Dice: true})); with.Tours[chess.Red] != 1 {
		t.Errorf("with dice again the tour is %d", with.Tours[chess.Red])
	}
}
