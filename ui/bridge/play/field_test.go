package play_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// ledger keeps what the tables of a field have come to.
type ledger struct {
	mu   sync.Mutex
	kept []play.Elsewhere
	fail error
}

func (l *ledger) keep(table int, b bridge.Board) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.kept = append(l.kept, play.Elsewhere{Table: table, Board: b})
	return l.fail
}

// places says which deals have been played at which tables, in order; deals are numbered as they come.
func (l *ledger) places() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	deals := map[string]int{}
	text := ""
	for _, e := range l.kept {
		number := e.Board.Number().String()
		if deals[number] == 0 {
			deals[number] = len(deals) + 1
		}
		text += fmt.Sprintf("%d:%d ", deals[number], e.Table)
	}
	return text
}

// beginners play by rules of thumb, each table from a source of its own.
func beginners(b bridge.Board, table int) match.Player {
	return bot.Player{Source: field.Seed(b.Number(), table)}
}

// delayed is a player who takes his time.
type delayed struct {
	*slow
	player match.Player
}

func (d delayed) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	if _, err := d.slow.Act(ctx, v); err != nil {
		return bridge.Event{}, err
	}
	return d.player.Act(ctx, v)
}

// lateBeginners are beginners who take a second for each act.
func lateBeginners(s *slow) func(bridge.Board, int) match.Player {
	return func(b bridge.Board, table int) match.Player { return delayed{s, beginners(b, table)} }
}

// All tables of a field play the deal one after the other, each the same whatever the user does, and what they come to
// is kept as it comes. Nothing is told before the user's board is over, and then how many are in.
func TestFieldPlaysTheSameDeal(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept, pace := new(ledger), &slow{takes: aSecond}
		s := newSession(t, new(diary), func(c *play.Config) {
			c.Pace, c.Field = play.Pace{}, &play.Field{Tables: 5, Player: lateBeginners(pace), Keep: kept.keep}
			c.Other = first{} // which is not asked where there is a field
		})
		defer s.Close()
		time.Sleep(3 * time.Minute) // a table takes some eighty acts, and rests as long after each
		synctest.Wait()
		if got := kept.places(); got != "1:2 " {
			t.Fatalf("played so far: %s", got)
		}
		if tr := s.Traveller(s.State().Board); tr.In() != 0 || s.Travellers() != nil {
			t.Errorf("in the auction it is told: %+v", tr)
		}
		b := finish(t, s)
		tr := s.Traveller(b)
		if tr.Tables != 5 || tr.In() != 2 || tr.Complete() || len(s.Travellers()) != 1 {
			t.Errorf("at the end %d of %d are in", tr.In(), tr.Tables)
		}
		if _, ok, coming := compared(s, b); ok || coming {
			t.Error("the field is told as another table")
		}
		time.Sleep(time.Hour)
		synctest.Wait()
		if got := kept.places(); got != "1:2 1:3 1:4 1:5 " || pace.most != 1 {
			t.Errorf("played: %s, %d at the same time", got, pace.most)
		}
		tr = s.Travellers()[0]
		if !tr.Complete() || !slices.Equal(tr.Lines[0].Board.Events(), b.Events()) {
			t.Errorf("in the end there is %+v", tr)
		}
		for _, l := range tr.Lines[1:] {
			want, err := play.OtherTable(t.Context(), b, beginners(b, l.Table))
			if err != nil || !slices.Equal(l.Board.Events(), want.Events()) {
				t.Errorf("table %d has played %v, want %v, %v", l.Table, l.Board.Events(), want.Events(), err)
			}
		}
	})
}

// A session that is closed and opened again plays on at the tables that are not in, of the boards before too, and at no
// other.
func TestFieldIsPlayedOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept, journal := new(ledger), new(diary)
		open := func(from *play.Session, known []play.Elsewhere) *play.Session {
			config := play.Field{Tables: 4, Player: lateBeginners(&slow{takes: aSecond}), Keep: kept.keep, Known: known}
			if from == nil {
				return newSession(t, journal, func(c *play.Config) { c.Pace, c.Field = play.Pace{}, &config })
			}
			state := from.State()
			s, err := play.New(play.Config{
				User: bridge.User{Seat: state.Board.Dealer}, Computer: first{}, Journal: journal, Changed: func() {}, Field: &config,
			}, state.Rubber, &state.Board)
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
		s := open(nil, nil)
		finish(t, s)
		if err := s.Next(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(4 * time.Minute)
		synctest.Wait()
		s.Close()
		before := kept.places()
		if before != "1:2 " {
			t.Fatalf("played until it is closed: %s", before)
		}
		s = open(s, slices.Clone(kept.kept))
		defer s.Close()
		time.Sleep(2 * time.Hour)
		synctest.Wait()
		if got := kept.places(); got != "1:2 1:3 1:4 2:2 2:3 2:4 " {
			t.Errorf("played: %s", got)
		}
		if all := s.Travellers(); len(all) != 1 || !all[0].Complete() {
			t.Errorf("the boards before are %+v", all)
		}
	})
}

// What a field lacks when its session is over can be played later.
func TestFieldIsCompleted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := new(ledger)
		f := play.Field{Tables: 4, Player: beginners, Keep: kept.keep}
		s := newSession(t, new(diary), func(c *play.Config) { c.Pace = play.Pace{} })
		defer s.Close()
		one := finish(t, s)
		if err := s.Next(); err != nil {
			t.Fatal(err)
		}
		boards := []bridge.Board{one, finish(t, s)}
		three, err := play.OtherTable(t.Context(), one, beginners(one, 3))
		if err != nil {
			t.Fatal(err)
		}
		f.Known = []play.Elsewhere{{Table: 3, Board: three}}
		missing := f.Missing(boards)
		for _, e := range missing {
			if err := f.Play(t.Context(), e); err != nil {
				t.Fatal(err)
			}
		}
		if got := kept.places(); got != "1:2 1:4 2:2 2:3 2:4 " {
			t.Errorf("played: %s", got)
		}
		want, err := play.OtherTable(t.Context(), one, beginners(one, 4))
		if err != nil || !slices.Equal(kept.kept[1].Board.Events(), want.Events()) {
			t.Errorf("table 4 has played %v, want %v, %v", kept.kept[1].Board.Events(), want.Events(), err)
		}
		f.Known = append(f.Known, kept.kept...)
		if left := f.Missing(boards); left != nil {
			t.Errorf("%d are missing when all are there", len(left))
		}
		kept.fail = errors.New("the disk is full")
		if err := f.Play(t.Context(), missing[0]); !errors.Is(err, kept.fail) {
			t.Errorf("what can't be kept: %v", err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if err := f.Play(ctx, missing[0]); !errors.Is(err, context.Canceled) {
			t.Errorf("given up: %v", err)
		}
	})
}
