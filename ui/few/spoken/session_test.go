package spoken

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/few/play"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/spoken/spokentest"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// paper is a journal that keeps nothing.
type paper struct{}

func (paper) Begin(few.Board) error    { return nil }
func (paper) Append(few.Board) error   { return nil }
func (paper) Undo(few.Board) error     { return nil }
func (paper) Settle(few.Session) error { return nil }
func (paper) Hinted() error            { return nil }

// players are the names at a table, the user's first.
func players(r few.Rules) fewtext.Names { return fewtext.Names{"", "Clara", "Victor"}[:r.Players()] }

// newTable returns a table of beginners whose deals follow from a seed.
func newTable(t *testing.T, r few.Rules, seed uint64) *Table {
	t.Helper()
	others := map[few.Player]play.Player{}
	for p := few.Player(1); int(p) < r.Players(); p++ {
		others[p] = bot.Player{Level: bot.Beginner, Seed: uint64(p)}
	}
	table, err := New(play.Config{
		Person: 0, Players: others, Adviser: bot.Player{Level: bot.Beginner}, Journal: paper{},
		Deal: func(s few.Setup) few.Deal { return few.Shuffle(r, rand.New(rand.NewPCG(seed, uint64(s.Number)))) },
	}, players(r), play.Start{Session: few.NewSession(r)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { table.Close() })
	return table
}

// typed returns an event as it is typed.
func typed(e few.Event) string {
	var parts []string
	switch e.Kind {
	case few.Calling:
		parts = []string{e.Call.String(), e.Packet.String()}
		if e.Call == few.Pass {
			parts[0] = "p"
		}
	case few.Naming:
		parts = []string{e.Strain.String()}
	case few.Playing:
		parts = []string{e.Card.String()}
	default:
		for _, c := range e.Cards.Cards() {
			parts = append(parts, c.String())
		}
		if len(parts) == 0 {
			return "keep"
		}
	}
	return strings.TrimSpace(strings.ToLower(strings.Join(parts, " ")))
}

// Whatever may be done in any game can be typed, and is read as what it is.
func TestWhatIsTyped(t *testing.T) {
	for i, r := range few.Games() {
		rng := rand.New(rand.NewPCG(3, uint64(i)))
		for range 20 {
			b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, rng))
			if err != nil {
				t.Fatal(err)
			}
			for !b.Over() {
				names := make(fewtext.Names, r.Players())
				for p := range names {
					names[p] = "Clara"
				}
				names[b.Turn()] = ""
				s := NewSeen(b, names, few.NewSession(r))
				for _, e := range append(s.Legal(), random.Event(s.View, rng)) {
					if e.Kind == few.Claiming || e.Kind == few.Throwing && e.Count == 0 {
						continue // they are words
					}
					if got, ok := s.read(typed(e)); !ok || got.String() != e.String() {
						t.Fatalf("%s, %v: %q is read as %v, %v; want %v", r.Name, b.Stage(), typed(e), got, ok, e)
					}
				}
				if b, err = b.Apply(random.Event(s.View, rng)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// Each game is played by lines, with any words between, in each manner; and goes on from deal to deal.
func TestEveryGame(t *testing.T) {
	for i, r := range few.Games() {
		rng := rand.New(rand.NewPCG(9, uint64(i)))
		table := newTable(t, r, 4)
		var words []string
		for _, w := range table.Words() {
			if name := text.T("spoken.word." + w.ID); !w.Acts && !strings.HasPrefix(name, "hint") && !strings.HasPrefix(name, "why") {
				words = append(words, strings.Split(name, ", ")[0])
			}
		}
		asked := false
		lines := spokentest.Run(t, table, spoken.Manner{Detail: spoken.Detail(i % 3), Cards: spoken.CardStyle(i % 2)}, func() (string, bool) {
			s := table.session.State()
			if s.Session.Boards() >= 3 || s.Over() && s.Ended() {
				return "", false
			}
			if s.Over() {
				return "", true
			}
			if asked = !asked; asked && rng.IntN(4) == 0 {
				return words[rng.IntN(len(words))], true
			}
			e := random.Event(table.now().View, rng)
			for e.Kind == few.Claiming {
				e = random.Event(table.now().View, rng)
			}
			return typed(e), true
		})
		if deals := table.session.State().Session.Boards(); deals < 1 || len(lines) < 30 {
			t.Errorf("%s: %d deals, %d lines", r.Name, deals, len(lines))
		}
		spokentest.Sentences(t, lines)
		if strings.Contains(strings.Join(lines, "\n"), "makes no sense") {
			t.Errorf("%s: an act isn't understood: %q", r.Name, lines)
		}
	}
}

// Nonsense is answered in a line, and changes nothing.
func TestNonsense(t *testing.T) {
	spokentest.Nonsense(t, newTable(t, few.Of(few.Booby), 2), spoken.Manner{})
}

// What was hinted is done by an empty line, and undone.
func TestHintAndUndo(t *testing.T) {
	for _, r := range few.Games() {
		table := newTable(t, r, 6)
		var events []int
		spokentest.Script(t, table, spoken.Manner{}, func() { events = append(events, len(table.session.State().Board.Events())) }, "hint", "", "undo")
		if len(events) != 4 || events[1] != events[0] || events[2] <= events[1] || events[3] != events[0] {
			t.Errorf("%s: after hint, Enter and undo there are %v events", r.Name, events)
		}
	}
}

// Nothing that is said depends on cards that the user doesn't see: if two hidden cards change places, every text stays.
func TestNothingHiddenIsSaid(t *testing.T) {
	swapped := 0
	for i, r := range few.Games() {
		rng := rand.New(rand.NewPCG(7, uint64(i)))
		for range 6 {
			b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, rng))
			if err != nil {
				t.Fatal(err)
			}
			for b.Events(); !b.Over(); {
				if s := NewSeen(b, players(r), few.NewSession(r)); s.Hidden() > 1 {
					swapped++
					cards := s.Unseen().Cards()[:s.Hidden()]
					first, err := s.Fill(cards)
					if err != nil {
						t.Fatal(err)
					}
					slices.Reverse(cards)
					second, err := s.Fill(cards)
					if err != nil {
						t.Fatal(err)
					}
					one, other := s, s
					one.View, other.View = first.View(0), second.View(0)
					for _, m := range []spoken.Manner{{Detail: spoken.Brief}, {Detail: spoken.Full, Cards: spoken.Letters}} {
						if a, b := texts(one, m), texts(other, m); !slices.Equal(a, b) {
							t.Fatalf("%s: %q, and with other hidden cards %q", r.Name, a, b)
						}
					}
				}
				if b, err = b.Apply(random.Event(b.View(b.Turn()), rng)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if swapped < 100 {
		t.Errorf("only %d states had hidden cards that could change places", swapped)
	}
}

// texts returns everything that is said of a deal in a manner, but for the last event.
func texts(s Seen, m spoken.Manner) (all []string) {
	for _, say := range []spoken.Said{
		s.deal, s.hand, s.dummy, s.table, s.trick, s.last, s.auction, s.score, s.ask, s.choices, s.may, s.situation, s.hands, s.count(card.Clubs), s.count(card.Spades),
	} {
		all = append(all, say(m)...)
	}
	return all
}

// No word means two things, nor what is typed as a call or a card, in any language.
func TestNoWordMeansTwoThings(t *testing.T) {
	spokentest.Words(t, func() spoken.Game { return newTable(t, few.Of(few.NulloForTwo), 1) }, func(word string) string {
		_, call := typing.ReadCall(word, nil)
		if _, card := typing.ReadCard(word); call || card {
			return "a call or a card"
		}
		return ""
	})
}
