package bridge_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	kept "github.com/superbridge/superbridge/storage/bridge"
)

// A board of Chicago has the standing that those before it leave wherever it is read: with its rubber, alone, in
// the history, and in a file that is imported elsewhere.
func TestStandingIsKept(t *testing.T) {
	s := open(t, t.TempDir())
	id := must(s.NewRubber(bridge.Chicago(), 4, nil))
	r := must(s.Rubber(id))
	play := func(seed uint64, j match.Journal) session.Session {
		m, _ := table(seed, j)
		random := rand.New(rand.NewPCG(seed, 2))
		return must(m.Session(context.Background(), r.Rubber, func() card.Deal { return r.Rubber.Rules.Deck.Shuffle(random) }))
	}
	carries := func(b bridge.Board) bool { return b.Standing.Below != [2]int{} }
	seed := uint64(0) // of a session in which something is carried
	for !slices.ContainsFunc(play(seed, nil).Boards, carries) {
		seed++
	}
	live := play(seed, s.Journal(id, ""))
	same := func(where string, s *kept.Store) {
		r := must(s.Rubber(1))
		if r.Rubber.Points() != live.Points() || len(r.Rubber.Boards) != len(live.Boards) {
			t.Errorf("%s: %v, want %v", where, r.Rubber.Points(), live.Points())
		}
		for i, b := range r.Rubber.Boards {
			alone := must(s.Board(context.Background(), r.BoardIDs[i]))
			if want := live.Boards[i]; b.Standing != want.Standing || alone.Board.Standing != want.Standing || alone.Board.Points() != want.Points() {
				t.Errorf("%s, board %d: %+v, alone %+v with %v; want %+v with %v", where, i+1, b.Standing, alone.Board.Standing, alone.Board.Points(), want.Standing, want.Points())
			}
		}
	}
	same("kept", s)
	to := open(t, t.TempDir())
	history := func(yield func(record.Item, error) bool) {
		for item, err := range s.History(context.Background(), "") {
			if item.Board != nil && item.Board.Board.Standing != live.Boards[item.Board.Number-1].Standing {
				t.Errorf("in the history board %d has %+v", item.Board.Number, item.Board.Board.Standing)
			}
			if !yield(item, err) {
				return
			}
		}
	}
	_, err := to.Import(context.Background(), history)
	check(t, err)
	same("imported", to)
}

// The lines that a match of Chicago prints come without the line of their rubber. They are sessions of four boards
// all the same, with the bonus at the end; one that breaks off goes on.
func TestLinesOfChicagoComeIn(t *testing.T) {
	to := open(t, t.TempDir())
	file := ""
	var live []session.Session
	random := rand.New(rand.NewPCG(5, 3))
	for number, claims := range []string{"5 5 9 13", "2 1 8 6", "0 12 0 5", "5 9"} { // of defenders against 1N
		s := session.Session{Rules: bridge.Chicago(), Length: bridge.Chicago().Length}
		for claim := range strings.FieldsSeq(claims) {
			b := must(s.Next(bridge.Chicago().Deck.Shuffle(random)))
			s = s.With(with(t, b, "1N", "Pass", "Pass", "Pass", "Claim "+claim))
		}
		for i, b := range s.Boards {
			file += string(must(record.Entry{Session: number + 1, Number: i + 1, Board: b}.Marshal())) + "\n"
		}
		if s.Over() {
			file += string(must(record.MarshalSession(number+1, s))) + "\n"
		}
		live = append(live, s)
	}
	if len(live[2].Bonus()) == 0 {
		t.Fatal("the third session has no bonus")
	}
	if done := must(take(to, file)); done.Rubbers != len(live) {
		t.Errorf("%+v", done)
	}
	if done := must(take(to, file)); done.Rubbers != 0 || done.There != len(live) {
		t.Errorf("the second time %+v", done)
	}
	for i, want := range live {
		r := must(to.Rubber(int64(i) + 1))
		if r.Rubber.Length != 4 || r.Finished != want.Over() || r.Rubber.Points() != want.Points() {
			t.Errorf("session %d: %d boards, finished %v, %v; want 4, %v, %v", i+1, r.Rubber.Length, r.Finished, r.Rubber.Points(), want.Over(), want.Points())
		}
		if sum := must(to.Summaries(context.Background(), []int64{r.ID}))[0]; sum.Points != want.Points() || sum.Length != 4 {
			t.Errorf("session %d: the list says %v of %d boards, want %v of 4", i+1, sum.Points, sum.Length, want.Points())
		}
	}
}
