package history

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/bridge/past"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/theme"
	pokerpast "github.com/superbridge/superbridge/ui/poker/past"
)

// mixed is a data folder with rubbers and games of poker.
type mixed struct {
	t testing.TB
	*storage.Store
	bridge *bridgestore.Store
	poker  *pokerstore.Store
	said   []string
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// newMixed returns an empty folder, whose clock advances by a minute at each reading.
func newMixed(t testing.TB) *mixed {
	t.Helper()
	at := now.Add(-24 * time.Hour)
	s, err := storage.Open(t.Context(), t.TempDir(), storage.Opening{Now: func() time.Time { at = at.Add(time.Minute); return at }, Steps: bridgestore.Steps})
	check(t, err)
	t.Cleanup(func() { s.Close() })
	return &mixed{t: t, Store: s, bridge: bridgestore.On(s), poker: pokerstore.On(s)}
}

// families returns both families, which report to the folder.
func (m *mixed) families() []history.Family {
	say := func(what string) func(int64) {
		return func(id int64) { m.said = append(m.said, fmt.Sprint(what, " ", id)) }
	}
	return []history.Family{
		past.New(past.Options{Store: m.bridge, OnOpen: say("open rubber"), OnReview: say("review board"),
			OnStatistics: func(f bridgestore.Filter) { m.said = append(m.said, "statistics of bridge "+f.Text) }}),
		pokerpast.New(pokerpast.Options{Store: m.poker, OnOpen: say("open game"), OnReview: say("review hand"),
			OnStatistics: func(f pokerstore.Filter) { m.said = append(m.said, "statistics of poker "+f.Terms) }}),
	}
}

// open opens the screen in a window.
func (m *mixed) open(at Position) *Screen {
	test.NewTempApp(m.t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	return show(m.t, m, atOnce, at, m.families(), func() {})
}

// rubber saves a rubber of boards that are passed out.
func (m *mixed) rubber(boards int) int64 {
	m.t.Helper()
	south, rules := card.South, bridge.SuperBridge()
	id, err := m.bridge.NewRubber(rules, boards, &south)
	check(m.t, err)
	j, played := m.bridge.Journal(id, "club"), session.Session{Rules: rules, Length: boards}
	for range boards {
		b, err := played.Next(rules.Deck.Shuffle(rand.New(rand.NewPCG(1, uint64(id)))))
		check(m.t, err)
		check(m.t, j.Begin(b))
		for range 4 {
			b, err = b.Apply(bridge.Called(bridge.Pass))
			check(m.t, err)
			check(m.t, j.Append(b))
		}
		played = played.With(b)
	}
	return id
}

// game saves a game of poker of some hands, played at random, for the user and two others; the next hand has begun,
// unless the game is over.
func (m *mixed) game(hands int, over bool) int64 {
	m.t.Helper()
	rules := poker.Standard()
	table := poker.Table{Rules: rules, Hand: 1, Button: 2, Players: []poker.Player{{Seat: 1, Stack: 500, Fantasy: 14}, {Seat: 2, Stack: 500}, {Seat: 4, Stack: 500}}}
	id, err := m.poker.NewGame(pokerstore.Beginning{Table: table, Person: 1,
		Sitters: []pokerstore.Sitter{{Seat: 1, Name: "Me"}, {Seat: 2, Name: "Ann", Level: "club"}, {Seat: 4, Name: "Ben", Level: "club"}}})
	check(m.t, err)
	g, err := m.poker.Game(m.t.Context(), id)
	check(m.t, err)
	r, j, now := rand.New(rand.NewPCG(2, uint64(id))), m.poker.Journal(id), g.Now
	for n := range hands + 1 {
		if n == hands && over {
			check(m.t, j.Event(0, poker.Event{Kind: poker.Close}))
			break
		}
		h, err := poker.NewHand(now.Table(), now.Table().Shuffle(r))
		check(m.t, err)
		check(m.t, j.Begin(h))
		for n < hands && !h.Over() {
			seat, _ := h.Turn()
			h, err = h.Apply(random.Act(h.View(seat), r))
			check(m.t, err)
			check(m.t, j.Append(h))
		}
		if n < hands {
			now, err = now.Played(h)
			check(m.t, err)
		}
	}
	return id
}

// Sessions of all games are in one list, the newest first, and so are their parts; each is shown as its game has it.
func TestGamesOfAllFamiliesAreInOneList(t *testing.T) {
	m := newMixed(t)
	first, second, third, fourth := m.rubber(4), m.game(3, true), m.rubber(2), m.game(2, false)
	s := m.open(Position{})
	if !slices.Equal(s.sessions.ids, []int64{fourth, third, second, first}) {
		t.Fatalf("it lists %d", s.sessions.ids)
	}
	if got := s.search.said; got != "12 deals, hands and games in 4 sessions" {
		t.Errorf("it counts %q", got)
	}
	seen := func() string { return words(s.details.content) }
	for _, want := range []string{"In progress", "What happened", "Royalties", "Against Ann (club player), Ben (club player)", "Settlement", "wins"} {
		if !strings.Contains(seen(), want) {
			t.Errorf("of poker it doesn't say %q:\n%s", want, seen())
		}
	}
	press(s, fyne.KeyDown)
	if !strings.Contains(seen(), "Contract") || strings.Contains(seen(), "Royalties") || !strings.Contains(seen(), "Passed out") {
		t.Errorf("of bridge it says\n%s", seen())
	}
	press(s, fyne.KeyDown, fyne.KeyRight, fyne.KeyDown, fyne.KeyReturn)
	hands, err := m.poker.PartIDs(t.Context(), second)
	check(t, err)
	if want := []string{fmt.Sprint("review hand ", hands[1])}; !slices.Equal(m.said, want) {
		t.Errorf("said %q, want %q", m.said, want)
	}
	turnList(s)
	if n := s.parts.len(); n != 12 || s.parts.family(0) != 1 || s.parts.family(n-1) != 0 || s.Position().Part != hands[1] {
		t.Errorf("of %d parts of families %v, %d is selected", n, s.parts.of, s.Position().Part)
	}
	turnList(s)
	press(s, fyne.KeyHome)
	typeIn(s, "pt")
	if want := []string{fmt.Sprint("open game ", fourth), "statistics of poker "}; !slices.Equal(m.said[1:], want) {
		t.Errorf("said %q, want %q", m.said[1:], want)
	}
	press(s, fyne.KeyDown)
	typeIn(s, "t")
	if m.said[3] != "statistics of bridge " {
		t.Errorf("said %q", m.said[3])
	}
}

// A hand in progress shows no board, and a game of poker is marked, deleted and restored like a rubber.
func TestPokerIsMarkedAndDeleted(t *testing.T) {
	m := newMixed(t)
	rubber, game := m.rubber(2), m.game(2, false)
	s := m.open(Position{})
	press(s, fyne.KeyRight, fyne.KeyEnd)
	if shown := words(s.details.body); !strings.Contains(shown, "The boards are shown when the hand is over.") || strings.Contains(shown, "Settlement") {
		t.Errorf("of a hand that goes on it says %q", shown)
	}
	press(s, fyne.KeyHome)
	typeIn(s, "*")
	press(s, fyne.KeyLeft)
	typeIn(s, "*")
	if row := rowOf(s); !row.Starred || !row.Chips[0].Starred {
		t.Errorf("the row is %+v", row)
	}
	typeIn(s, "o2")
	press(s, fyne.KeyEscape)
	if !slices.Equal(s.sessions.ids, []int64{game}) {
		t.Errorf("with a star are %d", s.sessions.ids)
	}
	typeIn(s, "u")
	press(s, fyne.KeyDelete)
	if !slices.Equal(s.sessions.ids, []int64{rubber}) || !strings.Contains(words(s.last), "Game deleted, 2 hands.") || s.search.said != "2 deals in 1 session" {
		t.Errorf("left are %d: %q, %q", s.sessions.ids, words(s.last), s.search.said)
	}
	s.Undo()
	if !slices.Equal(s.sessions.ids, []int64{game, rubber}) {
		t.Errorf("back are %d", s.sessions.ids)
	}
	press(s, fyne.KeyHome, fyne.KeyDelete)
	typeIn(s, "o6")
	press(s, fyne.KeyEscape)
	if !slices.Equal(s.sessions.ids, []int64{game}) || words(s.actions.buttons) != "Restore R\n" || !strings.Contains(words(s.details.content), "After 30 days it is gone for good") {
		t.Errorf("in the trash are %d: %q", s.sessions.ids, words(s.actions.buttons))
	}
	typeIn(s, "r")
	typeIn(s, "u")
	if !slices.Equal(s.sessions.ids, []int64{game, rubber}) {
		t.Errorf("at the end there are %d", s.sessions.ids)
	}
}

// A filter of one family finds nothing of the others, and the choices on the sheet are those of the game of the query.
func TestEachFamilyHasItsFilters(t *testing.T) {
	m := newMixed(t)
	rubber, game := m.rubber(2), m.game(4, true)
	hands, err := m.poker.PartIDs(t.Context(), game)
	check(t, err)
	s := m.open(Position{})
	for typed, want := range map[string]struct {
		sessions []int64
		parts    bool
	}{
		"": {[]int64{game, rubber}, false}, "poker": {[]int64{game}, false}, "super bridge": {[]int64{rubber}, false}, "ann": {[]int64{game}, false},
		"passed out": {[]int64{rubber}, true}, "dead": {[]int64{game}, true}, "fantasy": {[]int64{game}, true}, "royalties xyzzy": {nil, true},
		"2026": {[]int64{game, rubber}, false},
	} {
		s.bar.field.SetText(typed)
		if !slices.Equal(s.sessions.ids, want.sessions) || s.byParts() != want.parts {
			t.Errorf("%q finds %d, as parts: %t", typed, s.sessions.ids, s.byParts())
		}
	}
	s.bar.field.SetText("")
	typeIn(s, "o")
	if shown := words(s.sheets.Top().Build()); !strings.Contains(shown, "Slams 1") {
		t.Errorf("with all games the choices are\n%s", shown)
	}
	typeIn(s, "1")
	if s.sessions.len() > 0 || s.search.said != "0 deals in 0 sessions" {
		t.Errorf("slams are %d: %q", s.sessions.ids, s.search.said)
	}
	typeIn(s, "ug")
	press(s, fyne.KeyEnd, fyne.KeySpace, fyne.KeyReturn)
	if shown := words(s.sheets.Top().Build()); strings.Contains(shown, "Slams") || !strings.Contains(shown, "Without help 4") || !slices.Equal(s.sessions.ids, []int64{game}) {
		t.Errorf("with poker chosen it finds %d, and the choices are\n%s", s.sessions.ids, shown)
	}
	press(s, fyne.KeyEnd, fyne.KeyUp, fyne.KeyRight) // the first kind of hand
	press(s, fyne.KeyEscape)
	if shown := words(s.bar.wishes); !strings.Contains(shown, "Fantasies ×") || !s.byParts() || s.parts.len() == 0 || s.parts.len() == len(hands) {
		t.Errorf("of fantasies it finds %d: %q", s.parts.len(), shown)
	}

	s = m.open(Position{Query: pokerpast.Hands(hands[2], hands[0])})
	if !slices.Equal(s.parts.ids, []int64{hands[2], hands[0]}) || !s.byParts() || !strings.Contains(words(s.bar.wishes), "2 chosen hands ×") {
		t.Errorf("of two hands it shows %d: %q", s.parts.ids, words(s.bar.wishes))
	}
}

// Sessions of all games go to one file, and back from it; those that a format can't hold are left out with a message.
func TestFilesOfAllFamilies(t *testing.T) {
	dir := home(t)
	m := newMixed(t)
	m.rubber(2)
	m.game(2, true)
	m.rubber(1)
	s := m.open(Position{})
	typeIn(s, "e")
	press(s, fyne.KeyReturn)
	if shown := words(s.Content()); !strings.Contains(shown, "Written: 3 deals in 2 sessions. Written: 2 hands in 1 game of poker.") {
		t.Errorf("it says %q", shown)
	}
	press(s, fyne.KeyReturn)
	typeIn(s, "e")
	press(s, fyne.KeyDown, fyne.KeyRight, fyne.KeyReturn)
	if shown := words(s.Content()); !strings.Contains(shown, "1 session was skipped: this format doesn’t cover its game.") {
		t.Errorf("in PBN it says %q", shown)
	}
	press(s, fyne.KeyReturn)
	path := filepath.Join(dir, "Super Bridge history 2026-11-21.jsonl")
	text, err := os.ReadFile(path)
	check(t, err)

	other := newMixed(t)
	to := other.open(Position{})
	if said := reads(to, path); !strings.Contains(said, "Added: 3 deals in 2 sessions. Added: 2 hands in 1 game of poker.") || to.sessions.len() != 3 {
		t.Errorf("it says %q", said)
	}
	if said := reads(to, path); !strings.Contains(said, "2 sessions were already there.") || !strings.Contains(said, "1 poker game was already there.") {
		t.Errorf("again it says %q", said)
	}

	// A mistake in one family's lines prevents adding those of the others too, and is reported with its line in the file.
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	for i, line := range lines {
		if !strings.Contains(line, `"saved"`) && strings.Contains(line, "ProgressivePoker") {
			lines[i] = strings.Replace(line, `"point":1`, `"point":2`, 1)
			check(t, os.WriteFile(path, []byte(strings.Join(lines, "\n")), 0o600))
			empty := newMixed(t)
			to := empty.open(Position{})
			if said := reads(to, path); !strings.Contains(said, fmt.Sprintf("Line %d: ", i+1)) || to.sessions.len() != 0 {
				t.Errorf("with a mistake in line %d it says %q, and lists %d", i+1, said, to.sessions.ids)
			}
			break
		}
	}
}
