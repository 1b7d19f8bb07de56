package tabletop

import (
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// stage is a moment of a deal.
type stage struct {
	name  string
	board few.Board
	waits bool // its last trick is still on the table
}

// deal returns every board of a deal that is played at random to its end, and isn't passed out.
func deal(t testing.TB, kind few.Kind, seed uint64) []few.Board {
	t.Helper()
	for ; ; seed += 1000 {
		rng := rand.New(rand.NewPCG(seed, 7))
		b, err := random.Board(few.Of(kind), rng)
		if err != nil {
			t.Fatal(err)
		}
		all := []few.Board{b}
		for b.Stage() != few.StageFinished {
			e := random.Event(b.View(b.Turn()), rng)
			if e.Kind == few.Claiming {
				continue
			}
			if b, err = b.Apply(e); err != nil {
				t.Fatal(err)
			}
			all = append(all, b)
		}
		if !b.Passed() {
			return all
		}
	}
}

// stages returns a deal at its turning points.
func stages(t testing.TB, kind few.Kind, seed uint64) (all []stage) {
	boards := deal(t, kind, seed)
	seen := make(map[string]bool)
	add := func(name string, b few.Board, waits bool) {
		if !seen[name] {
			seen[name] = true
			all = append(all, stage{name, b, waits})
		}
	}
	names := map[few.Stage]string{
		few.StageGiving: "giving", few.StageExchanging: "exchanging", few.StageBidding: "bidding", few.StageNaming: "naming",
		few.StageReserving: "reserving", few.StagePlaying: "lead",
	}
	for i, b := range boards {
		if name := names[b.Stage()]; name != "" {
			add(name, b, false)
		}
		if i > 0 && b.Stage() == few.StageBidding && boards[i-1].Stage() == few.StageBidding {
			add("second call", b, false)
		}
		if b.Stage() != few.StagePlaying {
			continue
		}
		switch done, n := len(b.Tricks()), len(b.Trick().Plays); {
		case n == 1 && done == 0:
			add("first card", b, false)
		case n == 0 && done == 1:
			add("first trick", b, true)
		case n == 1 && done == 5:
			add("sixth trick", b, false)
		case n == 1 && done == 8:
			add("ninth trick", b, false)
		}
	}
	add("over", boards[len(boards)-1], false)
	return all
}

// modelOf returns a player's view of a moment.
func modelOf(s stage, person few.Player) Model {
	o := Options{Person: person, Names: names(s.board.Rules(), person), Number: 1, Acts: true, Waits: s.waits}
	if s.name == "over" {
		return NewOver(s.board, o)
	}
	return NewModel(s.board.View(person), o)
}

// names are those of the players of a game.
func names(r few.Rules, person few.Player) text.Names {
	n := text.Names{"Clara", "Victor", "Nora"}[:r.Players()]
	n = append(text.Names{}, n...)
	n[person] = ""
	return n
}

// emptyTable returns an empty table of a size.
func emptyTable(t testing.TB, w, h float32) *Surface {
	test.NewTempApp(t)
	s := NewSurface(widget.NewArt(cardart.Style{}), nil)
	s.Animated = false
	s.Resize(fyne.NewSize(w, h))
	return s
}

// clock is an animation clock that a test turns.
type clock struct {
	length time.Duration
	show   func(now time.Duration) // nil once it has been stopped
}

func (c *clock) run(length time.Duration, show func(time.Duration)) (stop func()) {
	c.length, c.show = length, show
	return func() { c.show = nil }
}
