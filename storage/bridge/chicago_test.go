package bridge_test

import (
	"bytes"
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// A board of Chicago has the standing that those before it leave wherever it is read: with its rubber, alone, in
// the history, and in a file that is imported elsewhere.
func TestStandingIsKept(t *testing.T) {
	s := open(t, t.TempDir())
	id := must(s.NewRubber(bridge.Chicago(), 4, nil))
	r := must(s.Rubber(id))
	live, j, random := r.Rubber, s.Journal(id, ""), rand.New(rand.NewPCG(1, 2))
	for _, tricks := range []int{5, 8, 6, 4} { // of the defenders against 1N: a part-score, one down, two part-scores
		b := must(live.Next(live.Rules.Deck.Shuffle(random)))
		check(t, j.Begin(b))
		for _, e := range []string{"1N", "Pass", "Pass", "Pass", fmt.Sprint("Claim ", tricks)} {
			b = with(t, b, e)
			check(t, j.Append(b))
		}
		live = live.With(b)
	}
	if carries := func(b bridge.Board) bool { return b.Standing.Below != [2]int{} }; !slices.ContainsFunc(live.Boards, carries) {
		t.Fatal("nothing is carried")
	}
	same := func(where string, s *bridgestore.Store) {
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

// A board of Chicago that is played again or on keeps its standing, its dealer and its vulnerability, and is scored by
// them: kept, read with its rubber or alone, in the history, and in a file that is imported elsewhere.
func TestAChicagoBoardAlone(t *testing.T) {
	ctx, s, south := context.Background(), open(t, t.TempDir()), card.South
	deal := bridge.Chicago().Deck.Seeded(1, 1, 1)
	first := must(session.Session{Rules: bridge.Chicago(), Length: 4}.Next(deal))
	first = must(first.Replay(events("2H Pass Pass Pass Claim_5"))) // by North; East claims
	second := must(session.Session{Rules: bridge.Chicago(), Length: 4, Boards: []bridge.Board{first}}.Next(deal))
	second = must(second.Replay(events("Pass Pass Pass 2C Pass Pass Pass Claim_5"))) // by North, with 60 below
	if second.Points() != [2]int{540, 0} {
		t.Fatalf("the record has %v", second.Points())
	}
	session := must(s.NewDeal(first, bridgestore.Deal{Seat: &south, Length: 4}))
	j := s.Journal(session, "club")
	check(t, j.Begin(second.Prefix(0)))
	for n := range second.Events() {
		check(t, j.Append(second.Prefix(n+1)))
	}
	origin := must(s.BoardIDs(ctx, session))[1]
	record := must(s.Board(ctx, origin)).Board
	for _, tt := range []struct {
		kind   bridgestore.Kind
		calls  string
		stands int
		points [2]int
		below  [2]int // that it leaves
	}{
		{bridgestore.Again, "Pass Pass Pass 2C Pass Pass Pass Claim_5", 0, [2]int{540, 0}, [2]int{}},
		{bridgestore.Branch, "Pass Pass Pass 1D Pass Pass Pass Claim_6", 3, [2]int{20, 0}, [2]int{80, 0}},
		{bridgestore.Again, "Pass Pass Pass Pass", 0, [2]int{}, [2]int{60, 0}},
	} {
		start := record.Prefix(tt.stands).Alone()
		acts := events(tt.calls)
		id := must(s.NewDeal(must(start.Replay(acts[tt.stands:tt.stands+1])), bridgestore.Deal{Seat: &south, Kind: tt.kind, Origin: origin, Stands: tt.stands}))
		r := must(s.Rubber(id))
		if r.Rubber.Over() || r.Current == nil || r.Current.Standing != second.Standing || r.Current.Dealer != card.East || r.Current.Vul != bridge.VulNS {
			t.Fatalf("%s: it is read as %+v", tt.calls, r.Rubber)
		}
		b, j := *r.Current, s.Journal(id, "club")
		for _, e := range acts[tt.stands+1:] {
			b = must(b.Apply(e))
			check(t, j.Append(b))
		}
	}
	to := open(t, t.TempDir())
	_, err := to.Import(ctx, s.History(ctx, ""))
	check(t, err)
	elsewhere := open(t, t.TempDir())
	_, err = elsewhere.Import(ctx, throughLines(t, s))
	check(t, err)
	for where, s := range map[string]*bridgestore.Store{"kept": s, "imported": to, "through a file": elsewhere} {
		for i, want := range [][2]int{{540, 0}, {20, 0}, {}} {
			r := must(s.Rubber(int64(i + 2)))
			b := must(s.Board(ctx, r.BoardIDs[0]))
			sum := must(s.Summaries(ctx, []int64{r.ID}))[0]
			if !r.Finished || !r.Rubber.Over() || r.Rubber.Points() != want || b.Board.Points() != want || sum.Points != want || sum.Boards != 1 || b.Origin == 0 {
				t.Errorf("%s, %d: finished %v, over %v, %v, alone %v, in lists %v of %d", where, i, r.Finished, r.Rubber.Over(), r.Rubber.Points(), b.Board.Points(), sum.Points, sum.Boards)
			}
			if b.Board.Standing.Below != second.Standing.Below || r.Rubber.Boards[0].Standing != b.Board.Standing || b.Board.Rules.Name != "Chicago" {
				t.Errorf("%s, %d: %+v by %v", where, i, b.Board.Standing, b.Board.Rules)
			}
			if _, record := b.Board.Against(second, card.NS); record != 540 {
				t.Errorf("%s, %d: the record is worth %d beside it", where, i, record)
			}
		}
	}
}

// events reads events that spaces are between; an underscore is a space within one.
func events(text string) (all []bridge.Event) {
	for form := range strings.FieldsSeq(text) {
		all = append(all, must(bridge.ParseEvent(strings.ReplaceAll(form, "_", " "))))
	}
	return all
}

// throughLines yields a history as it is read from the lines that it is written in.
func throughLines(t *testing.T, s *bridgestore.Store) iter.Seq2[record.Item, error] {
	t.Helper()
	var file bytes.Buffer
	number := 0
	for item, err := range s.History(context.Background(), "") {
		check(t, err)
		var line []byte
		if item.Rubber != nil {
			number = item.Rubber.Number
			line = must(item.Rubber.Marshal())
		} else {
			item.Board.Session = number
			line = must(item.Board.Marshal())
		}
		file.Write(append(line, '\n'))
	}
	return record.Read(&file)
}

// Lines of a session that is cut off are one that goes on, whose board that comes next has what they leave. More lines
// of it go on with it; one that is over is there.
func TestASessionCutOff(t *testing.T) {
	ctx, from, to := context.Background(), open(t, t.TempDir()), open(t, t.TempDir())
	id := must(from.NewRubber(bridge.Chicago(), 4, nil))
	random := rand.New(rand.NewPCG(2, 2))
	m, _ := table(2, from.Journal(id, ""))
	live := must(m.Session(ctx, must(from.Rubber(id)).Rubber, func() card.Deal { return card.Deck52.Shuffle(random) }))
	var lines []string
	for i, b := range live.Boards {
		lines = append(lines, string(must(record.Entry{Session: 1, Number: i + 1, Board: b}.Marshal())))
	}
	lines = append(lines, string(must(record.MarshalSession(1, live))))
	for n := 1; n <= len(lines); n++ {
		done := must(to.Import(ctx, record.Read(strings.NewReader(strings.Join(lines[:n], "\n")))))
		boards := live.Boards[:min(n, len(live.Boards))]
		want := session.Session{Rules: bridge.Chicago(), Length: 4, Boards: boards}
		r := must(to.Rubber(1))
		sums := must(to.Rubbers())
		if len(sums) != 1 || r.Finished != want.Over() || r.Rubber.Length != 4 || r.Rubber.Points() != want.Points() || r.Rubber.Standing() != want.Standing() ||
			sums[0].Points != want.Points() || sums[0].Finished != want.Over() {
			t.Errorf("with %d lines: %d rubbers, %+v; finished %v, %v, %+v", n, len(sums), done, r.Finished, r.Rubber.Points(), r.Rubber.Standing())
		}
	}
	// The first of them alone, with the line that ends it, is one deal by itself.
	one := live.Boards[0].Alone()
	alone := lines[0] + "\n" + string(must(record.MarshalSession(1, session.Session{Rules: one.Rules, Length: 1, Boards: []bridge.Board{one}})))
	for n, want := range []int{1, 0} {
		if done := must(to.Import(ctx, record.Read(strings.NewReader(alone)))); done.Rubbers != want {
			t.Errorf("alone, time %d: %+v", n+1, done)
		}
	}
	singles := must(to.FindRubbers(ctx, bridgestore.Filter{}))
	singles = slices.DeleteFunc(singles, func(id int64) bool { return id == 1 })
	if r := must(to.Rubber(singles[0])); len(singles) != 1 || !r.Finished || r.Rubber.Length != 1 || r.Rubber.Points() != one.Points() {
		t.Errorf("alone: finished %v, %d boards, %v", r.Finished, r.Rubber.Length, r.Rubber.Points())
	}
	// What is the user's own isn't gone on with by lines that don't say so.
	south, own := card.South, open(t, t.TempDir())
	must(own.NewDeal(live.Boards[0], bridgestore.Deal{Seat: &south, Length: 4}))
	if done := must(own.Import(ctx, record.Read(strings.NewReader(strings.Join(lines, "\n"))))); done.Rubbers != 1 || done.Continued != 0 {
		t.Errorf("beside the user's own: %+v", done)
	}
}
