package spoken

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/game/chess/random"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/chess/seating"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/spoken/spokentest"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// normal is the manner of these tests.
var normal = spoken.Manner{Detail: spoken.Normal}

// Of each square of games in progress the enemies that attack it are told, and the pieces that may go there; and of each move what it takes.
func TestAttacksAndCaptures(t *testing.T) {
	attacked, taking := 0, 0
	for i, v := range chess.Variants() {
		g, err := random.Play(chess.New(chess.Usual(v)), rand.New(rand.NewPCG(6, uint64(i))), 80)
		if err != nil {
			t.Fatal(err)
		}
		p := g.Position()
		for s, piece := range p.Pieces() {
			said := strings.Join(attacks(&p, s), " ")
			if !strings.HasPrefix(said, s.String()+" "+chesstext.Kind(piece.Kind())) {
				t.Fatalf("%v: of %v it says %q", v, s, said)
			}
			for _, from := range p.Attackers(s) {
				attacked++
				if want := from.String() + " " + chesstext.Kind(p.At(from).Kind()) + " (" + chesstext.Army(p.At(from).Army()) + ")"; !strings.Contains(said, want) {
					t.Fatalf("%v: of %v it says %q, and not %q", v, s, said, want)
				}
			}
		}
		for _, m := range p.Moves() {
			if m.Spot() {
				continue
			}
			said := moved(&p, m)
			if want := chesstext.Kind(p.At(m.From).Kind()) + " " + m.From.String(); !strings.HasPrefix(said, want) || strings.Contains(said, "taking") != (m.Takes || m.TakesVia) {
				t.Fatalf("%v: of %v it says %q", v, m, said)
			}
			if m.Takes {
				taking++
				if want := chesstext.Kind(p.At(m.To).Kind()) + " (" + chesstext.Army(p.At(m.To).Army()) + ")"; !strings.Contains(said, want) {
					t.Fatalf("%v: of %v it says %q, and not %q", v, m, said, want)
				}
			}
		}
	}
	if attacked < 20 || taking < 20 {
		t.Errorf("only %d attacks and %d captures", attacked, taking)
	}
}

// persons returns a table of two persons from a position, or the beginning where it is "".
func persons(t *testing.T, from string, clock chessstore.Clock) *Table {
	t.Helper()
	setup := seating.Usual().Playing(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2}))
	for _, a := range setup.Seats() {
		setup.Who[a], setup.Names[a] = seating.Person, chesstext.Army(a)+"a"
	}
	setup.Clock = clock
	sit := seating.New(setup, 1)
	if from != "" {
		p, err := chess.ParsePosition(from)
		if err != nil {
			t.Fatal(err)
		}
		sit = seating.At(setup, 1, chess.From(p))
	}
	seats, names := seating.Players(sit, setup.Aim)
	table, err := New(play.Config{Seats: seats, Adviser: bot.Player{Level: bot.Beginner}, Journal: paper{}, Clock: sit.Clock}, names, sit.Start)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { table.Close() })
	return table
}

// Two persons at one terminal: a draw is offered, declined and accepted; with clocks the time left is told.
func TestDraw(t *testing.T) {
	table := persons(t, "", chessstore.Clock{Base: 5 * time.Minute})
	all := spokentest.Script(t, table, normal, nil, "turn", "draw", "zzz", "no", "draw", "c4d5", "draw", "yes")
	for _, want := range []string{
		": 5 minutes 0 seconds", "You offer a draw.", "Reda: a draw is offered. Type yes or no.", "makes no sense here. Type yes or no.",
		"Yellowa declines the draw.", text.T("chess.refused-before"), "Red (Reda): pawn c4 to d5.", "Yellowa: a draw is offered.", text.T("chess.told.draw"), text.T("chess.draw.agreed"),
	} {
		at := strings.Index(all, want)
		if want == ": 5 minutes 0 seconds" && at < 0 {
			at = strings.Index(all, ": 4 minutes 59 seconds") // the clock goes
		}
		if at < 0 {
			t.Fatalf("it doesn't say %q in\n%s", want, all)
		}
	}
	if !table.session.State().Game.Over() {
		t.Error("no draw is agreed")
	}
	if all := spokentest.Script(t, persons(t, "", chessstore.Clock{}), normal, nil, "turn"); strings.Contains(all, "minutes") {
		t.Errorf("without clocks it says %s", all)
	}
}

// A pawn that arrives in the Castle needs to be told what it becomes.
func TestExchange(t *testing.T) {
	table := persons(t, "7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1", chessstore.Clock{})
	all := spokentest.Script(t, table, normal, nil, "f6g7", "f6g7=q", "board red")
	for _, want := range []string{text.T("chess.typed-kind"), "Red (Reda): pawn f6 to g7. A pawn of Red becomes a queen on g7.", "queen g7"} {
		if !strings.Contains(all, want) {
			t.Errorf("it doesn't say %q in\n%s", want, all)
		}
	}
}

// An unfinished game goes on; -new begins another one, at the level asked for.
func TestOpen(t *testing.T) {
	file, err := storage.Open(t.Context(), t.TempDir(), storage.Opening{Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	chance := func(game int64, roll int) *rand.Rand { return rand.New(rand.NewPCG(uint64(game), uint64(roll))) }
	open := func(start spoken.Start, lines ...string) string {
		t.Helper()
		table, err := Open(t.Context(), file, start, chance)
		if err != nil {
			t.Fatal(err)
		}
		return spokentest.Script(t, table, normal, nil, lines...)
	}
	games := func() (levels []string) {
		t.Helper()
		store := chessstore.On(file)
		ids, err := store.Unfinished(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range ids {
			g, err := store.Game(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			levels = append(levels, g.Seats[1].Level)
		}
		return levels
	}
	open(spoken.Start{Level: "beginner"}, "c4d5")
	if said := open(spoken.Start{}, "moves d5"); !strings.Contains(said, "d5 pawn (Red): ") || strings.Join(games(), " ") != "beginner" {
		t.Errorf("it goes on with %s; games: %v", said, games())
	}
	if said := open(spoken.Start{New: true, Level: "club"}, "c4d5"); !strings.Contains(said, "Turn 1.") || len(games()) != 2 || !strings.Contains(strings.Join(games(), " "), "club") {
		t.Errorf("another game says %s; games: %v", said, games())
	}
}
