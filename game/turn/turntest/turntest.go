// Package turntest has the tests that every game passes that is played with [turn.Table].
package turntest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/turn"
)

// Game tells the tests how a game is played, written and read.
type Game[S turn.State[S, E], E fmt.Stringer] struct {
	New        func(*rand.Rand) S    // returns a game that begins
	Act        func(S, *rand.Rand) E // returns a legal event
	Illegal    func(S) E             // returns an event that is illegal, also when the game is over
	Rule       func(error) bool      // reports whether an error names a broken rule
	Events     func(S) []E
	Prefix     func(S, int) S
	ParseEvent func(string) (E, error)
	Text       func(S) (string, error) // of a game that is over
	Parse      func(string) (S, error)
	// Choose returns what a computer player does who is to act.
	Choose func(context.Context, S) (E, error)
	// View returns what the player to act sees, and Exchange a game that looks the same, with other cards that the player doesn't
	// see; ok is false if there are none. Both are nil where nothing is hidden.
	View     func(S) any
	Exchange func(S, *rand.Rand) (other S, ok bool)
}

// The number of states tested in each game, besides the first and the last, of other ways to go on from each, and of states in
// which a computer player chooses.
const (
	states  = 20
	asides  = 3
	choices = 6
)

// Run plays games at random and tests them.
func Run[S turn.State[S, E], E fmt.Stringer](t *testing.T, games int, g Game[S, E]) {
	t.Helper()
	exchanged := 0
	for seed := range games {
		rng := rand.New(rand.NewPCG(uint64(seed), 52))
		var way []S
		keep := func(s S) error {
			way = append(way, s)
			return nil
		}
		start := g.New(rng)
		end, err := g.table(rng, keep).Play(t.Context(), start)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if len(way) == 0 || !reflect.DeepEqual(way[len(way)-1], end) || len(way) != len(g.Events(end)) {
			t.Fatalf("seed %d: %d events, of which %d are kept", seed, len(g.Events(end)), len(way))
		}
		way = append([]S{start}, way...)
		g.texts(t, end)
		for _, n := range append(rng.Perm(len(way))[:min(states, len(way))], 0, len(way)-1) {
			g.state(t, end, way[n], n, rng)
		}
		for range choices {
			if g.choice(t, way[rng.IntN(len(way)-1)], rng) {
				exchanged++
			}
		}
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
	if g.Exchange != nil && exchanged == 0 {
		t.Errorf("no cards were exchanged in %d games", games)
	}
}

// table returns a table at which everybody acts at random.
func (g Game[S, E]) table(rng *rand.Rand, keep func(S) error) turn.Table[S, E] {
	return turn.Table[S, E]{Append: keep, Ask: func(_ context.Context, s S) (E, error) { return g.Act(s, rng), nil }}
}

// texts tests that a game is read as it is written, and its events too.
func (g Game[S, E]) texts(t *testing.T, end S) {
	t.Helper()
	for _, e := range g.Events(end) {
		if back, err := g.ParseEvent(e.String()); err != nil || back.String() != e.String() {
			t.Errorf("%v is read as %v: %v", e, back, err)
		}
	}
	text, err := g.Text(end)
	if err != nil {
		t.Fatal(err)
	}
	back, err := g.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	if again, err := g.Text(back); err != nil || again != text {
		t.Errorf("%s is read as %s: %v", text, again, err)
	}
}

// state tests the state after n events of a game: it doesn't change when the game goes on, the game can be taken back to it and
// goes on from there to the same end, or another way without changing the first, and an illegal event is refused.
func (g Game[S, E]) state(t *testing.T, end, s S, n int, rng *rand.Rand) {
	t.Helper()
	events := g.Events(end)
	if got := fmt.Sprint(g.Events(s)); got != fmt.Sprint(events[:n]) {
		t.Errorf("the state after %v has become one after %v", events[:n], got)
	}
	back := g.Prefix(end, n)
	if !reflect.DeepEqual(back, s) {
		t.Errorf("taken back to %v it is %v", s, back)
	}
	if over := n == len(events); back.Over() != over {
		t.Errorf("after %d of %d events it is over: %t", n, len(events), !over)
	}
	illegal := g.Illegal(s)
	after, err := back.Apply(illegal)
	if err == nil || !g.Rule(err) {
		t.Errorf("%v after %v is refused with %v", illegal, events[:n], err)
	}
	if len(g.Events(after)) > n || len(g.Events(back)) != n {
		t.Errorf("%v after %v is refused and happens", illegal, events[:n])
	}
	if !s.Over() {
		g.aside(t, end, s, n, rng)
	}
	for _, e := range events[n:] {
		if back, err = back.Apply(e); err != nil {
			t.Fatalf("%v after %v: %v", e, g.Events(back), err)
		}
	}
	if !reflect.DeepEqual(back, end) {
		t.Errorf("played on from %v it ends as %v, want %v", events[:n], back, end)
	}
}

// aside tests that a game can go on from the state after n events in other ways, and stays as it was.
func (g Game[S, E]) aside(t *testing.T, end, s S, n int, rng *rand.Rand) {
	t.Helper()
	went := fmt.Sprint(g.Events(end))
	for range asides {
		e := g.Act(s, rng)
		other, err := s.Apply(e)
		if err != nil {
			t.Fatalf("%v after %v: %v", e, g.Events(s), err)
		}
		if again, err := g.Prefix(end, n).Apply(e); err != nil || !reflect.DeepEqual(again, other) {
			t.Errorf("taken back to %v it goes on with %v as %v, %v, want %v", g.Events(s), e, again, err, other)
		}
		if now := fmt.Sprint(g.Events(end)); now != went {
			t.Fatalf("with %v after %d events the game %s becomes %s", e, n, went, now)
		}
	}
}

// choice tests that what a player does is legal and the same whatever he can't see. It reports whether cards were exchanged.
func (g Game[S, E]) choice(t *testing.T, s S, rng *rand.Rand) (exchanged bool) {
	t.Helper()
	e, err := g.Choose(t.Context(), s)
	if err == nil {
		_, err = s.Apply(e)
	}
	if err != nil {
		t.Errorf("%v after %v: %v", e, g.Events(s), err)
	}
	if g.Exchange == nil {
		return false
	}
	other, ok := g.Exchange(s, rng)
	if !ok || reflect.DeepEqual(other, s) {
		return false
	}
	if sees, saw := g.View(other), g.View(s); !reflect.DeepEqual(sees, saw) {
		t.Errorf("after %v with other hidden cards %v is seen, want %v", g.Events(s), sees, saw)
	}
	if again, err := g.Choose(t.Context(), other); err != nil || again.String() != e.String() {
		t.Errorf("after %v with other hidden cards %v, %v is done, want %v", g.Events(s), again, err, e)
	}
	return true
}
