package bridge_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/storage/storagetest"
)

var (
	start     = storagetest.Start
	clock     = storagetest.Clock
	check     = storagetest.Check
	unchanged = storagetest.Unchanged
	raw       = storagetest.Raw
	run       = storagetest.Run
	number    = storagetest.Number
)

var south = card.South

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// fresh is the file of a history in which there is nothing yet: making one takes longer than most of what is then tried
// with it. That Open makes one is tested where it is not called by open.
var fresh = sync.OnceValue(func() []byte {
	dir := must(os.MkdirTemp("", "fresh"))
	defer os.RemoveAll(dir)
	if err := must(bridgestore.Open(dir, clock())).Close(); err != nil {
		panic(err)
	}
	return must(os.ReadFile(filepath.Join(dir, "superbridge.db")))
})

// open opens the history in a folder. Where there is none yet, it begins with an empty one.
func open(t testing.TB, dir string) *bridgestore.Store {
	t.Helper()
	if path := filepath.Join(dir, "superbridge.db"); !exists(path) {
		check(t, os.WriteFile(path, fresh(), 0o600))
	}
	s, err := bridgestore.Open(dir, clock())
	check(t, err)
	t.Cleanup(func() { s.Close() })
	return s
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// some returns how many of n random cases to run: all, or a few if only races are looked for.
func some(n int) int {
	if testing.Short() {
		return max(1, n/8)
	}
	return n
}

// anyone does anything that is legal.
type anyone struct{ r *rand.Rand }

func (p anyone) Act(_ context.Context, v bridge.View) (bridge.Event, error) {
	if calls := v.LegalCalls(); len(calls) > 0 {
		return bridge.Called(calls[p.r.IntN(len(calls))]), nil
	}
	if choices := v.LegalChoices(); len(choices) > 0 {
		return bridge.Chosen(choices[p.r.IntN(len(choices))]), nil
	}
	cards := v.LegalPlays().Cards()
	return bridge.Played(cards[p.r.IntN(len(cards))]), nil
}

// table returns a match of players at random, and a source of deals.
func table(seed uint64, j match.Journal) (*match.Match, func() card.Deal) {
	r := rand.New(rand.NewPCG(seed, 0))
	p := anyone{r}
	return &match.Match{Players: [4]match.Player{p, p, p, p}, Journal: j}, func() card.Deal { return card.Deck68.Shuffle(r) }
}

// board returns a board with the given events, in their text forms.
func board(t testing.TB, number string, events ...string) bridge.Board {
	t.Helper()
	rules := bridge.SuperBridge()
	b, err := session.Session{Rules: rules, Length: 4}.Next(must(rules.Deck.Deal(must(card.ParseNumber(number)))))
	check(t, err)
	return with(t, b, events...)
}

func with(t testing.TB, b bridge.Board, events ...string) bridge.Board {
	t.Helper()
	var err error
	for _, e := range events {
		b, err = b.Apply(must(bridge.ParseEvent(e)))
		check(t, err)
	}
	return b
}

const (
	// firstBoard is the text of the rubber that keep writes.
	firstBoard = firstDeal + " S None [1C Pass 4N]\n"

	firstDeal  = "00000000000000000000000000"
	secondDeal = "00000000000000000000000001"
)

// text is everything that is kept of a rubber's play.
func text(r bridgestore.Rubber) string {
	var s strings.Builder
	boards := r.Rubber.Boards
	if r.Current != nil {
		boards = append(slices.Clip(boards), *r.Current)
	}
	for _, b := range boards {
		fmt.Fprintln(&s, b.Number(), b.Dealer, b.Vul, b.Events())
	}
	return s.String()
}

// keep writes a rubber with a board of some acts into a folder.
func keep(t testing.TB, s *bridgestore.Store) int64 {
	t.Helper()
	id, err := s.NewRubber(bridge.SuperBridge(), 4, &south)
	check(t, err)
	j, b := s.Journal(id, ""), board(t, firstDeal)
	check(t, j.Begin(b))
	for _, e := range []string{"1C", "Pass", "4N"} {
		b = with(t, b, e)
		check(t, j.Append(b))
	}
	return id
}

// tidy makes a folder with a rubber in it that has been closed.
func tidy(t testing.TB) (dir string) {
	t.Helper()
	dir = t.TempDir()
	s := open(t, dir)
	keep(t, s)
	check(t, s.Close())
	return dir
}
