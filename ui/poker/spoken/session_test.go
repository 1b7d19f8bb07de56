package spoken

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/game/poker/random"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/spoken/spokentest"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/seating"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// paper is a journal that keeps nothing.
type paper struct{}

func (paper) Begin(poker.Hand) error                      { return nil }
func (paper) Append(poker.Hand) error                     { return nil }
func (paper) Undo(poker.Hand) error                       { return nil }
func (paper) Event(int, poker.Event) error                { return nil }
func (paper) Join(int, poker.Event, string, string) error { return nil }
func (paper) Hinted() error                               { return nil }

// newTable returns a table of beginners with a game that follows from a seed; the user begins with a fantasy of some cards, or 0.
func newTable(t *testing.T, setup seating.Setup, fantasy int, seed uint64) *Table {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 1))
	sit, err := seating.New(setup, 1, rng)
	if err != nil {
		t.Fatal(err)
	}
	first := sit.Start.Game.Table()
	first.Players[0].Fantasy = fantasy
	if sit.Start.Game, err = poker.GameAt(first); err != nil {
		t.Fatal(err)
	}
	players, names := seating.Players(sit)
	table, err := New(play.Config{
		Person: sit.Person, Players: players, Adviser: bot.Player{Level: bot.Beginner}, Journal: paper{},
		Deal: func(t poker.Table) []poker.Cards { return t.Shuffle(rand.New(rand.NewPCG(seed, uint64(t.Hand)))) },
	}, pokertext.Names(names), sit.Brought, sit.Start)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { table.Close() })
	return table
}

// of returns the setup of a game against beginners.
func of(opponents, hands int) seating.Setup {
	return seating.Setup{Opponents: opponents, Level: "beginner", Hands: hands, Point: 1, BuyIn: 200}
}

// typed returns an act as it is typed: by numbers in one line, or by names.
func typed(p placing, a poker.Act, names bool) string {
	var words []string
	used := make([]bool, len(p.hold))
	for _, row := range poker.Rows {
		for _, c := range a.Gains.Row(row) {
			i := slices.IndexFunc(p.hold, func(other card.Card) bool { return other == c })
			for used[i] {
				i++
				i += slices.Index(p.hold[i:], c)
			}
			used[i] = true
			if names && c != card.Joker && slices.Index(p.hold, c) == i {
				words = append(words, strings.ToLower(c.String()), row.String()[:1])
			} else {
				words = append(words, fmt.Sprint(i+1), row.String())
			}
		}
	}
	return strings.Join(words, " ")
}

// Games are played by lines, with any words between, in each manner, from hand to hand, fantasies and the end of the game included.
func TestGames(t *testing.T) {
	fantasies := 0
	for opponents := 1; opponents <= 5; opponents++ {
		rng := rand.New(rand.NewPCG(9, uint64(opponents)))
		table := newTable(t, of(opponents, 3), 14+opponents%4*(opponents%2), uint64(opponents))
		var words []string
		for _, w := range table.Words() {
			if name := text.T("spoken.word." + w.ID); !w.Acts && !strings.HasPrefix(name, "hint") && !strings.HasPrefix(name, "why") {
				words = append(words, strings.Split(name, ", ")[0])
			}
		}
		asked := false
		lines := spokentest.Run(t, table, spoken.Manner{Detail: spoken.Detail(opponents % 3), Cards: spoken.CardStyle(opponents % 2)}, func() (string, bool) {
			s := table.session.State()
			if s.Ended {
				return "", false
			}
			if asked = !asked; asked && rng.IntN(3) == 0 {
				return words[rng.IntN(len(words))], true
			}
			if s.MustBuy(table.person) {
				return "buy", true
			}
			if s.Hand.Over() || table.placing.complete() {
				return "", true
			}
			if len(table.placing.hold) > unsorted {
				fantasies++
			}
			return typed(table.placing, random.Act(table.now().View, rng), rng.IntN(2) == 0), true
		})
		if len(lines) < 50 || !table.session.State().Ended {
			t.Errorf("%d opponents: %d lines, ended %v", opponents, len(lines), table.session.State().Ended)
		}
		spokentest.Sentences(t, lines)
		if strings.Contains(strings.Join(lines, "\n"), "makes no sense") {
			t.Errorf("%d opponents: an act isn't understood: %q", opponents, lines)
		}
	}
	if fantasies < 5 {
		t.Errorf("only %d fantasies were set", fantasies)
	}
}

// What is placed can be read by number and by name, and is refused in words where there is no room.
func TestPlacing(t *testing.T) {
	table := newTable(t, of(1, 0), 0, 3)
	all := spokentest.Script(t, table, spoken.Manner{}, nil, "1 t 2 t", "3 4 5 t", "3 t", "4 t", "5 x", "9 t", "1", "hq", "t", "undo", "1 2 3 4 5 b", "")
	for _, want := range []string{"The top row has no free box.", "none is thrown away", "Say where they go", "makes no sense", "Undone.", "Enter confirms"} {
		if !strings.Contains(all, want) {
			t.Errorf("it doesn't say %q in\n%s", want, all)
		}
	}
	if b := table.session.State().Hand.Board(table.person); b.Len() != 5 || b.Free(poker.Bottom) != 0 {
		t.Errorf("the board is %v", b)
	}
}

// Nonsense is answered in a line, and changes nothing.
func TestNonsense(t *testing.T) {
	spokentest.Nonsense(t, newTable(t, of(2, 0), 0, 2), spoken.Manner{})
}

// What was hinted is done by an empty line, and undone.
func TestHintAndUndo(t *testing.T) {
	table := newTable(t, of(2, 0), 0, 6)
	var acts []int
	look := func() { acts = append(acts, table.session.State().Hand.Len()) }
	spokentest.Script(t, table, spoken.Manner{}, look, "hint", "", "undo")
	if len(acts) != 4 || acts[1] != acts[0] || acts[2] <= acts[1] || acts[3] != acts[0] {
		t.Errorf("after hint, Enter and undo there are %v acts", acts)
	}
}

// A hint leaves what has been placed, and Enter does the hint, even where enough has been placed otherwise.
func TestHintAndPlacing(t *testing.T) {
	table := newTable(t, of(2, 0), 0, 6)
	begun := []bool{}
	spokentest.Script(t, table, spoken.Manner{}, func() { begun = append(begun, table.placing.begun()) }, "1 2 b", "hint", "3 4 5 b", "hint")
	if !slices.Equal(begun, []bool{false, true, true, true, true}) {
		t.Errorf("cards are placed: %v", begun)
	}
	table = newTable(t, of(2, 0), 0, 6)
	spokentest.Script(t, table, spoken.Manner{}, nil, "1 2 3 4 5 b", "hint", "")
	if b := table.session.State().Hand.Board(table.person); b.Len() != 5 || b.Free(poker.Bottom) == 0 {
		t.Errorf("the hint's place is %v", b)
	}
}

// Nothing that is said depends on cards that the user doesn't see: if the others' hidden cards change, every text stays.
func TestNothingHiddenIsSaid(t *testing.T) {
	compared := 0
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(7, seed))
		sit, err := seating.New(of(2, 0), 1, rng)
		if err != nil {
			t.Fatal(err)
		}
		table := sit.Start.Game.Table()
		for i := range table.Players {
			table.Players[i].Fantasy = []int{0, 14, 15}[(int(seed)+i)%3]
		}
		h, err := poker.NewHand(table, table.Shuffle(rng))
		if err != nil {
			t.Fatal(err)
		}
		_, names := seating.Players(sit)
		for !h.Over() {
			seen := Seen{View: h.View(sit.Person), Names: names, Now: h.Table(), Brought: sit.Brought}
			other := seen
			other.View = otherwise(t, h, sit.Person).View(sit.Person)
			compared++
			for _, m := range []spoken.Manner{{Detail: spoken.Brief}, {Detail: spoken.Full, Cards: spoken.Letters}} {
				if a, b := texts(seen, m), texts(other, m); !slices.Equal(a, b) {
					t.Fatalf("%q, and with other hidden cards %q", a, b)
				}
			}
			seat, _ := h.Turn()
			if h, err = h.Apply(random.Act(h.View(seat), rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if compared < 100 {
		t.Errorf("only %d states were compared", compared)
	}
}

// otherwise returns a hand that looks the same to a seat: the others' discards, and their cards still to come, have changed places.
func otherwise(t *testing.T, h poker.Hand, seat poker.Seat) poker.Hand {
	t.Helper()
	deal := h.Deal()
	seen := map[poker.Seat]int{} // the cards of each player that are in his open acts
	for _, a := range h.Acts() {
		seen[a.Seat] += a.Gains.Len() + len(a.Discards)
	}
	var from []int
	for i, p := range h.Table().Players {
		if p.Seat != seat && p.Fantasy == 0 {
			from = append(from, i)
		}
	}
	if len(from) == 2 {
		a, b := deal[from[0]], deal[from[1]]
		if n, m := seen[h.Table().Players[from[0]].Seat], seen[h.Table().Players[from[1]].Seat]; n < len(a) && m < len(b) {
			a[len(a)-1], b[len(b)-1] = b[len(b)-1], a[len(a)-1]
		}
	}
	other, err := poker.NewHand(h.Table(), deal)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range h.Acts() {
		if other, err = other.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return other
}

// texts returns everything that is said of a hand in a manner.
func texts(s Seen, m spoken.Manner) (all []string) {
	for _, say := range []spoken.Said{s.cards, s.own, s.table, s.chips, s.out, s.turn} {
		all = append(all, say(m)...)
	}
	if len(s.Acts) > 0 {
		all = append(all, s.last(true)(m)...)
		all = append(all, s.last(false)(m)...)
	}
	return all
}

// No word means two things, nor a card, in any language. A row never stands first.
func TestNoWordMeansTwoThings(t *testing.T) {
	every := placing{hold: poker.Pack(poker.MinPlayers)}
	spokentest.Words(t, func() spoken.Game { return newTable(t, of(1, 0), 0, 1) }, func(word string) string {
		if _, ok := every.card(word); ok {
			return "a card"
		}
		return ""
	})
}
