package bridge_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

func TestRubbers(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir) // its clock gives 15:30:00 first, then 15:30:01, …
	if all, err := s.Rubbers(); len(all) != 0 || err != nil {
		t.Errorf("%v, %v", all, err)
	}
	if ids, err := s.Unfinished(); len(ids) > 0 || err != nil {
		t.Errorf("unfinished: %v, %v", ids, err)
	}
	at := func(second int) time.Time { return start.Add(time.Duration(second) * time.Second) }
	first := keep(t, s) // 0: the rubber, 1: its board, 2–4: acts
	west := card.West
	second := must(s.NewRubber(bridge.Duplicate(), 16, &west))
	third := must(s.NewRubber(bridge.SuperBridge(), 8, nil))
	want := []bridgestore.Summary{
		{ID: third, Started: at(6), Changed: at(6), Watched: true, Rules: "SuperBridge", Length: 8},
		{ID: second, Started: at(5), Changed: at(5), Seat: card.West, Rules: "Duplicate", Length: 16},
		{ID: first, Started: at(0), Changed: at(4), Seat: card.South, Rules: "SuperBridge", Length: 4},
	}
	if all, err := s.Rubbers(); err != nil || !reflect.DeepEqual(all, want) {
		t.Errorf("%+v, %v; want %+v", all, err, want)
	}
	r, err := s.Rubber(second)
	check(t, err)
	if !reflect.DeepEqual(r, bridgestore.Rubber{
		ID: second, Started: at(5), Changed: at(5), Seat: card.West,
		Rubber: session.Session{Rules: bridge.Duplicate(), Length: 16},
	}) {
		t.Errorf("read %+v", r)
	}

	// The one played last, of those with a user.
	if ids, err := s.Unfinished(); !slices.Equal(ids, []int64{second, first}) || err != nil {
		t.Errorf("unfinished: %v, %v; want %d, %d", ids, err, second, first)
	}
	check(t, s.Journal(first, "").Append(with(t, board(t, firstDeal), "1C", "Pass", "4N", "Pass")))
	if ids, err := s.Unfinished(); !slices.Equal(ids, []int64{first, second}) || err != nil {
		t.Errorf("unfinished: %v, %v; want %d, %d", ids, err, first, second)
	}
}

// A new rubber is like the user's last one: not like a single deal, nor one that only computers played, nor a line that was
// played on, nor one in the trash. It was looked for among the last twenty only.
func TestTheLastRubber(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	b, north := board(t, firstDeal, "1C"), card.North
	single := func(d bridgestore.Deal) int64 {
		t.Helper()
		d.Seat = &south
		return must(s.NewDeal(b, d))
	}
	want := func(what string, length int, seat card.Seat) {
		t.Helper()
		if r, err := s.LastRubber(ctx); err != nil || r.Length != length || r.Seat != seat {
			t.Errorf("%s: %+v, %v; want %d boards, %v", what, r, err, length, seat)
		}
	}
	origin := must(s.Rubber(single(bridgestore.Deal{}))).BoardIDs[0]
	must(s.NewRubber(bridge.SuperBridge(), 16, nil))
	if r, err := s.LastRubber(ctx); !errors.Is(err, bridgestore.ErrNoRubber) {
		t.Errorf("without one: %+v, %v", r, err)
	}
	must(s.NewRubber(bridge.SuperBridge(), 8, &north))
	want("one", 8, card.North)
	second := must(s.NewRubber(bridge.Duplicate(), 12, &south))
	want("two", 12, card.South)
	must(s.NewRubber(bridge.SuperBridge(), 16, nil))
	single(bridgestore.Deal{Kind: bridgestore.Branch, Origin: origin, Length: 4})
	for range 30 {
		single(bridgestore.Deal{Kind: bridgestore.Again, Origin: origin})
		single(bridgestore.Deal{})
	}
	want("with others since", 12, card.South)
	check(t, s.Delete(second))
	want("with one in the trash", 8, card.North)
}

// A deal is looked up in its own rubber.
func TestTheBoardOfADeal(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	keep(t, s) // has the first deal too
	rubber := must(s.NewDeal(board(t, firstDeal, "1C"), bridgestore.Deal{Seat: &south, Length: 4}))
	r := must(s.Rubber(rubber))
	number := must(card.ParseNumber(firstDeal))
	if id, err := s.BoardOf(ctx, rubber, number); err != nil || id != r.BoardIDs[0] {
		t.Errorf("board %d, %v; want %d", id, err, r.BoardIDs[0])
	}
	if id, err := s.BoardOf(ctx, rubber, must(card.ParseNumber(secondDeal))); !errors.Is(err, bridgestore.ErrNoBoard) {
		t.Errorf("of another deal: board %d, %v", id, err)
	}
}

func TestNewRubberRefuses(t *testing.T) {
	s := open(t, t.TempDir())
	unnamed, altered := bridge.SuperBridge(), bridge.SuperBridge()
	unnamed.Name, altered.Book = "Chicago", 7
	for _, tt := range []struct {
		rules  bridge.Rules
		length int
		says   string
	}{
		{unnamed, 4, "Chicago"},
		{altered, 4, "SuperBridge"},
		{bridge.SuperBridge(), 0, "not 0"},
		{bridge.SuperBridge(), -4, "not -4"},
	} {
		if _, err := s.NewRubber(tt.rules, tt.length, nil); err == nil || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("%s, %d: %v", tt.rules.Name, tt.length, err)
		}
	}
	if all := must(s.Rubbers()); len(all) != 0 {
		t.Errorf("kept %v", all)
	}
}

func TestNoRubber(t *testing.T) {
	s := open(t, t.TempDir())
	_, err := s.Rubber(7)
	if !errors.Is(err, bridgestore.ErrNoRubber) || err.Error() != "rubber 7: there is no such rubber" {
		t.Error(err)
	}
}

// What makes no sense is reported with its place, and hurts no other rubber.
func TestReplayErrors(t *testing.T) {
	for _, tt := range []struct {
		change       string
		board, event int
		says         string
	}{
		{"UPDATE event SET text = '1C' WHERE position = 2", 1, 3, "rubber 1, board 1, event 3: 1C is not legal: a bid must be higher than the last one, 1C"},
		{"UPDATE event SET text = 'SA' WHERE position = 1", 1, 2, "the auction comes first"},
		{"UPDATE event SET text = 'Boo' WHERE position = 0", 1, 1, `"Boo"`},
		{"DELETE FROM event WHERE position = 1", 1, 2, "event 2: it is missing"},
		{"UPDATE part SET position = 1", 1, 0, "board 1: it is missing"},
		{"UPDATE board SET deal = 'ZZZZZZZZZZZZZZZZZZZZZZZZZZ'", 1, 0, "deal"},
		{"INSERT INTO part (id, session, position, started) VALUES (99, 1, 1, 0); INSERT INTO board (id, deal, dealer, vul) VALUES (99, '" + firstDeal + "', 'W', 'NS')", 1, 0, "another board follows"},
		{"UPDATE session SET game = 'Whist' WHERE id = 1", 0, 0, `"Whist"`},
	} {
		s := open(t, t.TempDir())
		id := keep(t, s)
		run(t, s.DB(), tt.change)
		other := keep(t, s)
		_, err := s.Rubber(id)
		var e *bridgestore.ReplayError
		if err == nil || !strings.Contains(err.Error(), tt.says) || !errors.As(err, &e) {
			t.Errorf("%s: %v, want %q", tt.change, err, tt.says)
		} else if e != nil && (e.Rubber != id || e.Board != tt.board || e.Event != tt.event) {
			t.Errorf("%s: blames rubber %d, board %d, event %d", tt.change, e.Rubber, e.Board, e.Event)
		}
		if _, err := s.Rubber(other); err != nil {
			t.Error(err)
		}
		if all, err := s.Rubbers(); err != nil || len(all) != 2 {
			t.Errorf("%v, %v", all, err)
		}
	}
	var rule *bridge.RuleError
	s := open(t, t.TempDir())
	id := keep(t, s)
	run(t, s.DB(), "UPDATE event SET text = '1C' WHERE position = 2")
	if _, err := s.Rubber(id); !errors.As(err, &rule) || rule.Rule != bridge.BidHigher {
		t.Errorf("%v is not the rule's error", err)
	}
}
