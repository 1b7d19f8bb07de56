package match_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func newBoard(t *testing.T) bridge.Board {
	t.Helper()
	b, err := bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Shuffle(source(1)), card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// player acts as a function does.
type player func(ctx context.Context, v bridge.View) (bridge.Event, error)

func (p player) Act(ctx context.Context, v bridge.View) (bridge.Event, error) { return p(ctx, v) }

// simple bids 1C where it can, passes otherwise, and plays its first legal card.
func simple(_ context.Context, v bridge.View) (bridge.Event, error) {
	if v.Phase() == bridge.PlayPhase {
		return bridge.Played(v.LegalPlays().Cards()[0]), nil
	}
	if len(v.Events()) == 0 {
		return bridge.Called(bridge.Bid(1, bridge.Clubs)), nil
	}
	return bridge.Called(bridge.Pass), nil
}

func passer(context.Context, bridge.View) (bridge.Event, error) {
	return bridge.Called(bridge.Pass), nil
}

func four(p player) [4]match.Player { return [4]match.Player{p, p, p, p} }

// log notes in one list what the journal and who watches are told.
type log struct {
	lines []string
	fail  string // the line at which the journal fails
}

var errDisk = errors.New("the disk is full")

func (l *log) note(line string) error {
	l.lines = append(l.lines, line)
	if line == l.fail {
		return errDisk
	}
	return nil
}

func last(b bridge.Board) string { return b.Events()[len(b.Events())-1].String() }

func (l *log) Begin(b bridge.Board) error  { return l.note("begin " + b.Dealer.String()) }
func (l *log) Append(b bridge.Board) error { return l.note("append " + last(b)) }
func (l *log) watch(b bridge.Board)        { l.lines = append(l.lines, "watch "+last(b)) }

func TestBoard(t *testing.T) {
	l := &log{}
	m := match.Match{Players: four(simple), Journal: l, Watch: l.watch}
	b, err := m.Board(t.Context(), newBoard(t))
	if err != nil || b.Phase() != bridge.Finished || len(b.Events()) != 4+68 {
		t.Fatalf("phase %v after %d events, %v", b.Phase(), len(b.Events()), err)
	}
	// Each event is in the journal before anyone sees it.
	var want []string
	for _, e := range b.Events() {
		want = append(want, "append "+e.String(), "watch "+e.String())
	}
	if !slices.Equal(l.lines, want) {
		t.Errorf("told: %v", l.lines)
	}
	// A finished board asks nobody.
	again, err := (&match.Match{}).Board(t.Context(), b)
	if err != nil || !reflect.DeepEqual(again, b) {
		t.Errorf("a finished board went on: %v", err)
	}
}

// Without a journal and without anyone who watches a match runs as well.
func TestBoardAlone(t *testing.T) {
	m := match.Match{Players: four(passer)}
	b, err := m.Board(t.Context(), newBoard(t))
	if err != nil || b.Phase() != bridge.Finished || !b.Contract().PassedOut() {
		t.Errorf("phase %v, %v", b.Phase(), err)
	}
}

// Each player is asked for his own acts with his own view, and declarer for dummy's too.
func TestDeclarerIsAskedForDummy(t *testing.T) {
	var asked [4]int
	forDummy := 0
	m := match.Match{}
	for _, seat := range card.Seats {
		m.Players[seat] = player(func(ctx context.Context, v bridge.View) (bridge.Event, error) {
			if v.Seat != seat || v.Actor() != seat {
				t.Errorf("%v is asked with the view of %v when %v is to act", seat, v.Seat, v.Actor())
			}
			if v.Phase() == bridge.PlayPhase {
				asked[seat]++
				if v.Turn() != seat {
					forDummy++
				}
			}
			return simple(ctx, v)
		})
	}
	if _, err := m.Board(t.Context(), newBoard(t)); err != nil {
		t.Fatal(err)
	}
	if want := [4]int{card.North: 0, card.East: 17, card.South: 34, card.West: 17}; asked != want || forDummy != 17 {
		t.Errorf("asked for a card: %v times, want %v; %d times for dummy's", asked, want, forDummy)
	}
}

// An illegal act stops the match; the board is the last good one, and nobody was told.
func TestIllegalAct(t *testing.T) {
	l := &log{}
	m := match.Match{Players: four(simple), Journal: l, Watch: l.watch}
	m.Players[card.North] = player(func(context.Context, bridge.View) (bridge.Event, error) {
		return bridge.Called(bridge.Bid(1, bridge.Clubs)), nil // after South's 1C
	})
	b, err := m.Board(t.Context(), newBoard(t))
	var stopped *match.Error
	var broke *bridge.RuleError
	if !errors.As(err, &stopped) || stopped.Seat != card.North || !errors.As(err, &broke) || broke.Rule != bridge.BidHigher {
		t.Errorf("the error is %v", err)
	}
	if want := "player N: 1C is not legal: a bid must be higher than the last one, 1C"; err.Error() != want {
		t.Errorf("the error says %q, want %q", err, want)
	}
	if got := fmt.Sprint(b.Events()); got != "[1C Pass]" || b.Turn() != card.North {
		t.Errorf("the board has %s, and it is %v's turn", got, b.Turn())
	}
	if want := []string{"append 1C", "watch 1C", "append Pass", "watch Pass"}; !slices.Equal(l.lines, want) {
		t.Errorf("told: %v", l.lines)
	}
	m.Players[card.North] = player(simple)
	if b, err = m.Board(t.Context(), b); err != nil || b.Phase() != bridge.Finished {
		t.Errorf("the board can't be played on: %v", err)
	}
}

func TestPlayerFails(t *testing.T) {
	errAsleep := errors.New("asleep")
	m := match.Match{Players: four(simple)}
	m.Players[card.West] = player(func(context.Context, bridge.View) (bridge.Event, error) {
		return bridge.Event{}, errAsleep
	})
	b, err := m.Board(t.Context(), newBoard(t))
	var stopped *match.Error
	if !errors.As(err, &stopped) || stopped.Seat != card.West || !errors.Is(err, errAsleep) || len(b.Events()) != 1 {
		t.Errorf("%d events, error %v", len(b.Events()), err)
	}
}

// A player who waits gives up when the match is cancelled.
func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	m := match.Match{Players: four(simple)}
	m.Players[card.West] = player(func(ctx context.Context, v bridge.View) (bridge.Event, error) {
		cancel()
		<-ctx.Done()
		return bridge.Event{}, ctx.Err()
	})
	b, err := m.Board(ctx, newBoard(t))
	if !errors.Is(err, context.Canceled) || len(b.Events()) != 1 {
		t.Errorf("%d events, error %v", len(b.Events()), err)
	}

	// Cancelled before it starts, it asks nobody.
	b, err = (&match.Match{}).Board(ctx, newBoard(t))
	if !errors.Is(err, context.Canceled) || len(b.Events()) != 0 {
		t.Errorf("%d events, error %v", len(b.Events()), err)
	}
}

// An act that comes back after the cancellation is neither journaled nor shown.
func TestLateAct(t *testing.T) {
	l := &log{}
	ctx, cancel := context.WithCancel(t.Context())
	m := match.Match{Players: four(simple), Journal: l, Watch: l.watch}
	m.Players[card.West] = player(func(ctx context.Context, v bridge.View) (bridge.Event, error) {
		cancel()
		return simple(ctx, v)
	})
	b, err := m.Board(ctx, newBoard(t))
	if !errors.Is(err, context.Canceled) || fmt.Sprint(b.Events()) != "[1C]" {
		t.Errorf("the board has %v, error %v", b.Events(), err)
	}
	if want := []string{"append 1C", "watch 1C"}; !slices.Equal(l.lines, want) {
		t.Errorf("told: %v", l.lines)
	}
}

// What the journal couldn't keep has not happened.
func TestJournalFails(t *testing.T) {
	l := &log{fail: "append Pass"}
	m := match.Match{Players: four(simple), Journal: l, Watch: l.watch}
	b, err := m.Board(t.Context(), newBoard(t))
	if !errors.Is(err, errDisk) || fmt.Sprint(b.Events()) != "[1C]" {
		t.Errorf("the board has %v, error %v", b.Events(), err)
	}
	if want := []string{"append 1C", "watch 1C", "append Pass"}; !slices.Equal(l.lines, want) {
		t.Errorf("told: %v", l.lines)
	}
}

func deals(seed uint64) func() card.Deal {
	r := source(seed)
	return func() card.Deal { return card.Deck68.Shuffle(r) }
}

func TestRubber(t *testing.T) {
	l := &log{}
	m := match.Match{Players: four(simple), Journal: l}
	r, err := m.Session(t.Context(), session.Session{Rules: bridge.SuperBridge(), Length: 4}, deals(2))
	if err != nil || !r.Over() || len(r.Boards) != 4 {
		t.Fatalf("%d boards, over %v, %v", len(r.Boards), r.Over(), err)
	}
	begun := slices.DeleteFunc(slices.Clone(l.lines), func(s string) bool { return s[:5] != "begin" })
	if want := []string{"begin S", "begin W", "begin N", "begin E"}; !slices.Equal(begun, want) || l.lines[0] != want[0] {
		t.Errorf("told of %v", begun)
	}
	next := deals(2)
	for i, b := range r.Boards {
		if b.Phase() != bridge.Finished || b.Deal != next() || b.Dealer != r.Rules.Dealer(i) || b.Vul != r.Rules.Vulnerability(i) {
			t.Errorf("board %d: phase %v, dealer %v, vulnerable %v", i+1, b.Phase(), b.Dealer, b.Vul)
		}
	}
}

// A stopped rubber continues after its last finished board.
func TestRubberGoesOn(t *testing.T) {
	l := &log{fail: "begin N"}
	m := match.Match{Players: four(simple), Journal: l}
	start := session.Session{Rules: bridge.SuperBridge(), Length: 4}
	r, err := m.Session(t.Context(), start, deals(3))
	if !errors.Is(err, errDisk) || len(r.Boards) != 2 || len(start.Boards) != 0 {
		t.Fatalf("%d boards, %v", len(r.Boards), err)
	}
	l.fail = ""
	r.Boards = slices.Grow(r.Boards, 4) // room that the two might share
	one, err1 := m.Session(t.Context(), r, deals(4))
	two, err2 := m.Session(t.Context(), r, deals(5))
	if err1 != nil || err2 != nil || len(one.Boards) != 4 || len(two.Boards) != 4 || len(r.Boards) != 2 {
		t.Fatalf("%d, %d and %d boards, %v, %v", len(r.Boards), len(one.Boards), len(two.Boards), err1, err2)
	}
	if one.Boards[1].Deal != two.Boards[1].Deal || one.Boards[2].Deal != deals(4)() || two.Boards[2].Deal != deals(5)() {
		t.Error("the two ways to go on are mixed up")
	}
}

// All boards were once copied for each: in a match of 4000 a third of the time.
func TestLongRubberTakesLittleMemory(t *testing.T) {
	m := match.Match{Players: four(passer)}
	deal := newBoard(t).Deal
	perBoard := func(length int) uint64 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := m.Session(t.Context(), session.Session{Rules: bridge.SuperBridge(), Length: length}, func() card.Deal { return deal })
		runtime.ReadMemStats(&after)
		if err != nil {
			t.Fatal(err)
		}
		return (after.TotalAlloc - before.TotalAlloc) / uint64(length)
	}
	if short, long := perBoard(100), perBoard(2000); long > 2*short {
		t.Errorf("%d bytes for each of 100 boards, %d for each of 2000", short, long)
	}
}

// A rubber stopped in the middle of a board comes back with the finished ones.
func TestRubberStops(t *testing.T) {
	m := match.Match{Players: four(simple)}
	m.Players[card.East] = player(func(ctx context.Context, v bridge.View) (bridge.Event, error) {
		if v.Dealer == card.North { // the third board
			return bridge.Claimed(1), nil
		}
		return simple(ctx, v)
	})
	r, err := m.Session(t.Context(), session.Session{Rules: bridge.SuperBridge(), Length: 4}, deals(6))
	var broke *bridge.RuleError
	if !errors.As(err, &broke) || broke.Rule != bridge.AuctionFirst || len(r.Boards) != 2 {
		t.Errorf("%d boards, %v", len(r.Boards), err)
	}
	if _, err := m.Session(t.Context(), session.Session{Rules: bridge.Duplicate(), Length: 1}, deals(6)); err == nil {
		t.Error("a deal of 68 cards goes for duplicate")
	}
}

// With the ruling that passed-out boards are dealt again, they don't count.
func TestRubberRedeals(t *testing.T) {
	rules, err := bridge.ParseRules("SuperBridge", "redeal")
	if err != nil {
		t.Fatal(err)
	}
	opens := 0
	m := match.Match{Players: four(func(ctx context.Context, v bridge.View) (bridge.Event, error) {
		if len(v.Events()) == 0 {
			opens++
			if opens%2 == 1 { // every other board is passed out
				return passer(ctx, v)
			}
		}
		if len(v.Events()) > 0 && v.Events()[0].Call == bridge.Pass && v.Phase() == bridge.AuctionPhase {
			return passer(ctx, v)
		}
		return simple(ctx, v)
	})}
	r, err := m.Session(t.Context(), session.Session{Rules: rules, Length: 4}, deals(7))
	if err != nil || len(r.Boards) != 8 || !r.Over() {
		t.Fatalf("%d boards, %v", len(r.Boards), err)
	}
	for i, b := range r.Boards {
		if b.Contract().PassedOut() != (i%2 == 0) || b.Dealer != rules.Dealer(i/2) || b.Vul != rules.Vulnerability(i/2) {
			t.Errorf("deal %d: %v, dealer %v, vulnerable %v", i+1, b.Contract(), b.Dealer, b.Vul)
		}
	}
}
