package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// beforeCastle is a game whose red king stands before the Castle.
const beforeCastle = "7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1"

// The victory of a person at the table is heard, once, and any key ends what flies; a game that was over before is silent.
func TestVictoryIsHeard(t *testing.T) {
	var heard []sound.Effect
	hear := func(_ *play.Config, o *Options) { o.Sound = func(e sound.Effect) { heard = append(heard, e) } }
	e := sit(t, beforeCastle, hear)
	e.goOn(t, func() { e.typed("f6g7") })
	e.refresh()
	if want := []sound.Effect{sound.Rubber}; !slices.Equal(heard, want) || e.joy.Signs == nil {
		t.Errorf("%v is heard, want %v", heard, want)
	}
	e.joy.Layer.Add(e.joy.Signs(0))
	if e.Key(fyne.KeyF5); len(e.joy.Layer.Objects) > 0 {
		t.Error("a key leaves the pieces on the table")
	}
	heard = nil
	sit(t, e.line(), hear)
	if len(heard) > 0 {
		t.Errorf("%v is heard of a game that is over", heard)
	}
}

// The victors are the persons who have won, with the armies that they began with; nobody at the table wins for a computer player.
func TestVictors(t *testing.T) {
	for _, tt := range []struct {
		line    string
		persons []chess.Army
		want    chess.ArmySet
	}{
		{"A1-2 ; resign ; y/resign", []chess.Army{chess.Red}, 0},
		{"A1-2 ; resign ; y/resign", []chess.Army{chess.Yellow}, chess.ArmySet(0).With(chess.Yellow)},
		{"A1-2 ; resign ; y/resign", []chess.Army{chess.Red, chess.Yellow}, chess.ArmySet(0).With(chess.Yellow)},
		{"A1-2 ; resign ; y/resign", nil, 0},
		{"A1-2 ; draw ; =/agreed", []chess.Army{chess.Red}, 0},
		{"B-2 ; resign ; bg/resign", []chess.Army{chess.Blue}, chess.ArmySet(0).With(chess.Blue).With(chess.Green)},
	} {
		g := gameOf(t, tt.line)
		var c play.Config
		for _, a := range g.Rules().Owners() {
			c.Seats = append(c.Seats, play.Seat{Army: a, Person: slices.Contains(tt.persons, a)})
		}
		if got := victors(c, g); !g.Over() || got != tt.want {
			t.Errorf("%s with %v at the table: %v have won, want %v", tt.line, tt.persons, got, tt.want)
		}
	}
}
