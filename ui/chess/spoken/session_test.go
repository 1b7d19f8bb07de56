package spoken

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/game/chess/random"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/chess/seating"
	"github.com/superbridge/superbridge/ui/chess/typing"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/spoken/spokentest"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// paper is a journal that keeps nothing.
type paper struct{}

func (paper) Append(chess.Game, chessstore.Times) error          { return nil }
func (paper) Undo(chess.Game) (left chessstore.Times, err error) { return left, nil }
func (paper) Clocks(chessstore.Times) error                      { return nil }
func (paper) Hinted() error                                      { return nil }

// newTable returns a game of a user against beginners, whose dice follow from a seed.
func newTable(t *testing.T, v chess.Variant, seed uint64) *Table {
	t.Helper()
	setup := seating.Usual().Playing(chess.Usual(v)).AtLevel("beginner")
	sit := seating.New(setup, 1)
	seats, names := seating.Players(sit, setup.Aim)
	table, err := New(play.Config{Seats: seats, Adviser: bot.Player{Level: bot.Beginner}, Journal: paper{},
		Dice: func(roll int) chess.Dice { return chess.Roll(rand.New(rand.NewPCG(seed, uint64(roll)))) }}, names, sit.Start)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { table.Close() })
	return table
}

// typed returns a move as it is typed.
func typed(m chess.Move) string {
	words := m.From.String()
	if m.Via != chess.NoSquare {
		words += m.Via.String()
	}
	if !m.Spot() {
		words += m.To.String()
	}
	if m.Becomes != chess.NoKind {
		words += "=" + strings.ToLower(m.Becomes.String())
	}
	return words
}

// Games of each variant are played by lines, with any words between, for some turns.
func TestEveryVariant(t *testing.T) {
	for i, v := range chess.Variants() {
		rng := rand.New(rand.NewPCG(9, uint64(i)))
		table := newTable(t, v, uint64(i))
		words := []string{"board", "board red", "rank 5", "attacks d4", "attacks e13", "moves queen", "moves", "moves d2", "last", "turn"}
		asked, turns := false, 0
		said := spokentest.Run(t, table, spoken.Manner{Detail: spoken.Detail(i % 3)}, func() (string, bool) {
			g := table.session.State().Game
			if turns++; turns > 14 || g.Over() {
				return "", false
			}
			if asked = !asked; asked {
				return words[rng.IntN(len(words))], true
			}
			e := random.Event(g, rng)
			m, ok := e.Move()
			if !ok {
				return "roll", true
			}
			if m.Becomes == chess.NoKind && m.To.Castle() {
				return typed(m) + "=p", true
			}
			return typed(m), true
		})
		if len(said) < 20 {
			t.Errorf("%v: it says %q", v, said)
		}
		spokentest.Sentences(t, said)
		if strings.Contains(strings.Join(said, "\n"), "makes no sense") {
			t.Errorf("%v: an act isn't understood: %q", v, said)
		}
		if g := table.session.State().Game; g.Len() < 6 {
			t.Errorf("%v: only %d events", v, g.Len())
		}
	}
}

// Each move that is typed is read as that move.
func TestMovesAreRead(t *testing.T) {
	for i, v := range chess.Variants() {
		rng := rand.New(rand.NewPCG(4, uint64(i)))
		g, err := random.Play(chess.New(chess.Usual(v)), rng, 60)
		if err != nil {
			t.Fatal(err)
		}
		p := g.Position()
		for _, m := range p.Moves() {
			var move typing.Typing
			for _, r := range typed(m) {
				move, _ = move.Add(r)
			}
			squares, becomes, wrong := move.Read()
			if legal, _ := typing.Meant(&p, squares, becomes); wrong != "" || len(legal) == 0 {
				t.Errorf("%v: %q is read as %v, %s", v, typed(m), squares, wrong)
			}
		}
	}
}

// What is asked about the board is answered from the position.
func TestAnswers(t *testing.T) {
	table := newTable(t, chess.Variant{Mode: chess.A1, Persons: 4}, 1)
	all := spokentest.Script(t, table, spoken.Manner{Detail: spoken.Normal}, nil, "board blue", "rank 1", "rank 7", "attacks c4", "attacks c6", "moves q", "moves knight", "moves c9", "rank x", "attacks z9", "moves tank", "c4d6", "c4", "undo", "yes", "stand")
	for _, want := range []string{
		"Blue (Clara): king b12; queen c13; rook a10 e14;",
		"Rank 1: d1 bishop (Red), e1 rook (Red), f1 pawn (Red), i1 pawn (Green), j1 rook (Green), k1 bishop (Green).",
		"Rank 7 is empty.",
		"c4 pawn (Red).\nNothing attacks it.",
		"Nothing stands on c6.\nb4 knight (Red), b5 pawn (Red) may go there now.",
		"It has no legal move now.",
		"b4 knight (Red): c6, c6 to a7",
		"Type rank and a number from 1 to 14.", "Type attacks and a square", "Type moves and a square or a piece",
		text.T("chess.typed-half"), text.T("chess.nothing-to-undo"), "No draw is offered.", text.T("chess.nothing-settled"),
	} {
		if !strings.Contains(all, want) {
			t.Errorf("it doesn't say %q in\n%s", want, all)
		}
	}
}

// A move, a hint and a resignation, which must be said twice; and after each Undo the game is as before.
func TestActs(t *testing.T) {
	table := newTable(t, chess.Variant{Mode: chess.A1, Persons: 2}, 1)
	var events []int
	all := spokentest.Script(t, table, spoken.Manner{Detail: spoken.Normal}, func() { events = append(events, table.session.State().Game.Len()) },
		"c4d5", "hint", "", "undo", "resign", "resign")
	if len(events) != 7 || events[1] <= events[0] || events[2] != events[1] || events[3] <= events[2] || events[4] != events[2] || events[5] != events[4] || !table.session.State().Game.Over() {
		t.Errorf("after each line there are %v events", events)
	}
	for _, want := range []string{"Red (you): pawn c4 to d5.", "Hint: ", "Undone.", "Type it again to resign.", "Red resigns.", "Red (you): 0 points"} {
		if !strings.Contains(all, want) {
			t.Errorf("it doesn't say %q in\n%s", want, all)
		}
	}
}

// Nonsense is answered in a line, and changes nothing.
func TestNonsense(t *testing.T) {
	spokentest.Nonsense(t, newTable(t, chess.Variant{Mode: chess.A1, Persons: 4}, 2), spoken.Manner{})
}

// No word means two things, nor begins a move, in any language.
func TestNoWordMeansTwoThings(t *testing.T) {
	spokentest.Words(t, func() spoken.Game { return newTable(t, chess.Variant{Mode: chess.A1, Persons: 4}, 1) }, func(word string) string {
		if len(word) > 1 && typing.Begins(rune(word[0])) && word[1] >= '0' && word[1] <= '9' {
			return "the beginning of a move"
		}
		return ""
	})
}
