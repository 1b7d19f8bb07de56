package desk

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/seating"
	"github.com/superbridge/superbridge/ui/kit/outcome"
)

// newStore returns an empty data folder.
func newStore(t *testing.T) *chessstore.Store {
	t.Helper()
	s, err := storage.Open(t.Context(), t.TempDir(), storage.Opening{Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return chessstore.On(s)
}

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// act returns a game after anything that is legal has been done, in the middle of a turn or not.
func act(t *testing.T, g chess.Game, rng *rand.Rand) chess.Game {
	t.Helper()
	now := g.Position()
	e := chess.RollEvent(chess.Roll(rng))
	if !now.Rolling() {
		moves := now.Moves()
		e = chess.MoveEvent(moves[rng.IntN(len(moves))])
	}
	next, err := g.Apply(e)
	must(t, err)
	return next
}

// chosen returns a setup of a variant, in which the user has the seat at a place.
func chosen(v chess.Variant, seat int) seating.Setup {
	s := seating.Usual().Playing(chess.Usual(v))
	return s.SitAt(s.Seats()[seat])
}

// A new game follows the choices: each seat has a person or a computer player with a different name.
func TestANewGameIsAsItWasChosen(t *testing.T) {
	for _, v := range chess.Variants() {
		for seat := range chosen(v, 0).Seats() {
			s := chosen(v, seat)
			sit := seating.New(s, 7)
			if sit.Start.Game.Rules() != s.Rules || len(sit.Seats) != int(v.Persons) || sit.Seats[seat].Army != s.You() {
				t.Errorf("%v, seat %d: %+v", v, seat, sit)
			}
			names := map[string]bool{}
			for i, sitter := range sit.Seats {
				if names[sitter.Name] || sitter.Person != (i == seat) || sitter.Person != (sitter.Level == "") {
					t.Errorf("%v, seat %d: %+v", v, seat, sitter)
				}
				names[sitter.Name] = true
			}
		}
	}
}

// A new game is saved when a user first acts; then everything before is there, with hints. Its continuation is read
// back as it was.
func TestNothingIsKeptBeforeAPersonActs(t *testing.T) {
	for i, v := range chess.Variants() {
		seats := len(chosen(v, 0).Seats())
		t.Run(v.String(), func(t *testing.T) {
			store, rng := newStore(t), source(uint64(i))
			s := chosen(v, i%seats)
			s.Clock = chessstore.Clock{Base: time.Hour, Increment: time.Second}
			sit := seating.New(s, 1)
			j, g, left := seating.NewJournal(store, sit), sit.Start.Game, sit.Start.Clocks
			must(t, j.Hinted())
			for acted := false; !acted; {
				if ids, err := store.Unfinished(t.Context()); err != nil || len(ids) != 0 || j.ID() != 0 {
					t.Fatalf("before his act %v is kept, %v", ids, err)
				}
				now := g.Position()
				acted = s.Rules.Owner(now.Turn()) == s.You()
				left[s.Rules.Owner(now.Turn())] -= time.Minute
				g = act(t, g, rng)
				must(t, j.Append(g, left))
				must(t, j.Clocks(left))
			}
			game, err := seating.Unfinished(t.Context(), store)
			if err != nil || game == nil || game.ID != sit.ID || j.ID() != sit.ID {
				t.Fatalf("%+v is kept, %v", game, err)
			}
			again, err := seating.Read(t.Context(), store, game.ID)
			must(t, err)
			if now, was := again.Start.Game, g; now.Len() != was.Len() || now.String() != was.String() || again.Start.Clocks != left || again.Clock != s.Clock {
				t.Errorf("it goes on as %+v", again)
			}
			now := g.Position()
			if p := progress(*game); p.Variant != v || p.Turn != now.Number() || p.Army != now.Turn() {
				t.Errorf("home says %+v", p)
			}
			whole, err := store.Whole(t.Context(), game.ID)
			if err != nil || whole.Hints != 1 {
				t.Errorf("%d hints are kept, %v", whole.Hints, err)
			}
			_, err = seating.NewJournal(store, again).Undo(g.At(g.Len() - 1))
			must(t, err)
		})
	}
}

// After playing on from a position the user's seat has an army that can move, or else the turn.
func TestASeatInAPosition(t *testing.T) {
	const beaten = "8/9yK/12/14/14/14/14/14/4yN9/4rByP8/14/12/10/rK7 y A1-4 ryyr - - 0 9"
	for _, tt := range []struct {
		position string
		user     chess.Army
		want     chess.Army
	}{
		{beaten, chess.Red, chess.Red},
		{beaten, chess.Yellow, chess.Yellow},
		{beaten, chess.Blue, chess.Yellow},
		{beaten, chess.Green, chess.Yellow},
		{"8/10/3yK8/14/4bR1yP7/5bP8/14/14/14/14/13gK/12/10/rK7 b A2-4 rryg - - 0 1", chess.Blue, chess.Blue},
		{"7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 y A1-2 r-y- - - 0 1", chess.Blue, chess.Red},
	} {
		p, err := chess.ParsePosition(tt.position)
		must(t, err)
		s := chosen(chess.Variant{Mode: chess.A1, Persons: 4}, int(tt.user))
		sit := seating.At(s, 1, chess.From(p))
		for _, seat := range sit.Seats {
			if seat.Person != (seat.Army == tt.want) {
				t.Errorf("%s: of %v the user has %+v, want %v", tt.position, tt.user, seat, tt.want)
			}
		}
	}
}

// The persons' names, and the computer players' levels.
func TestPlayers(t *testing.T) {
	sit := seating.Sitting{Seats: []chessstore.Seat{
		{Army: chess.Red, Person: true, Name: "Ana"}, {Army: chess.Blue, Level: "expert", Name: "Clara"}, {Army: chess.Yellow, Person: true}, {Army: chess.Green, Level: "wizard", Name: "Leo"},
	}}
	seats, names := seating.Players(sit, bot.OwnKing)
	for a, want := range map[chess.Army]string{chess.Red: "Ana", chess.Blue: "Clara", chess.Yellow: "Yellow", chess.Green: "Leo"} {
		if seat := seats[a]; names[a] != want || seat.Army != a || seat.Person == (seat.Player != nil) {
			t.Errorf("%v is %q, %+v", a, names[a], seat)
		}
	}
	sit.Seats[0].Person, sit.Seats[0].Level = false, "club"
	if _, names := seating.Players(sit, bot.OwnKing); names[chess.Yellow] != "" {
		t.Errorf("the only person is called %q", names[chess.Yellow])
	}
}

// The user's results count finished games without other persons.
func TestMemory(t *testing.T) {
	store := newStore(t)
	end := func(s seating.Setup, line string) {
		t.Helper()
		g, _, err := chess.Parse(line)
		must(t, err)
		sit := seating.New(s, 1)
		j := seating.NewJournal(store, sit)
		for n := 1; n <= g.Len(); n++ {
			must(t, j.Append(g.At(n), chessstore.Times{}))
		}
	}
	two := chess.Variant{Mode: chess.A1, Persons: 2}
	const castle = "A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 d3-d4 g12-f11 d4-e5 f11-e10 e5-f6 e10-d9 f6-g7 ; r/castle"
	end(chosen(two, 0), castle)
	end(chosen(two, 1), castle)
	both := chosen(two, 0)
	both.Who[chess.Yellow] = seating.Person
	end(both, castle)
	end(chosen(two, 0), "A1-2 ; d3-e4 draw ; =/agreed")
	end(chosen(two, 0), "A1-2 ; d3-e4 ; *")
	if m, err := memoryOf(t.Context(), store); err != nil || m != (outcome.Tally{Last: outcome.Drawn, Won: 1, Drawn: 1, Lost: 1}) {
		t.Errorf("home says %+v, %v", m, err)
	}
}

// A game continued from a place of another one remembers that place, whichever army moves first.
func TestABranch(t *testing.T) {
	store, rng := newStore(t), source(3)
	v := chess.Variant{Mode: chess.A2, Persons: 3}
	sit := seating.New(chosen(v, 0), 1)
	j, g := seating.NewJournal(store, sit), sit.Start.Game
	for n := range 7 {
		g = act(t, g, rng)
		must(t, j.Append(g, chessstore.Times{}))
		if got := j.Forsaken(); n == 0 && got != j.ID() || n == 6 && got != 0 {
			t.Errorf("after %d moves %d goes when it is left", n+1, got)
		}
	}
	w, err := store.Whole(t.Context(), j.ID())
	must(t, err)
	from := w.Game.At(4)
	line := branch(w, from, 2)
	lj, g := seating.NewJournal(store, line), from
	for lj.Kept == nil {
		g = act(t, g, rng)
		must(t, lj.Append(g, chessstore.Times{}))
	}
	if lj.Forsaken() != 0 {
		t.Error("a branch goes when it is left")
	}
	game, err := store.Game(t.Context(), lj.ID())
	if err != nil || game.Kind != storage.Branch || game.Origin != w.Part || game.Stands != 4 || game.Game.String() != g.String() || g.Len() != 7 {
		t.Errorf("it is kept as %+v after %d events, %v", game, g.Len(), err)
	}
	if game.Seats[0] != w.Seats[0] || game.Clock.On() {
		t.Errorf("at it sit %+v", game.Seats)
	}
}
