package storage_test

import (
	"database/sql"
	"errors"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// An evening of poker has hands, and a game of chess is one list of events: both are sessions, whose journal knows
// nothing about games.
func TestJournalOfAnyGame(t *testing.T) {
	s := open(t, t.TempDir())
	id := keep(t, s) // bid 3, call
	j := s.Journal(id, "club")
	finish := func(result storage.Result) {
		check(t, j.Write(func(tx *sql.Tx, last storage.Part) error {
			if err := j.Finish(tx, last.ID); err != nil {
				return err
			}
			return storage.SetResult(tx, id, result)
		}))
	}
	undo := func(events ...string) error {
		return j.Write(func(tx *sql.Tx, last storage.Part) error {
			_, err := j.Undo(tx, last, events)
			return err
		})
	}
	out := func(what string, err error) {
		t.Helper()
		if !errors.Is(err, storage.ErrOutOfStep) {
			t.Errorf("%s: %v", what, err)
		}
	}
	check(t, add(j, 1, "call")) // once more
	out("another act in its place", add(j, 1, "fold"))
	out("an act too far", add(j, 3, "fold"))
	out("undo to what has not been", undo("bid 4"))
	out("undo to more", undo("bid 3", "call", "fold"))
	check(t, undo("bid 3"))
	check(t, add(j, 1, "raise 5"))
	check(t, j.Hinted())
	out("a hand while one goes on", j.Write(func(tx *sql.Tx, last storage.Part) error {
		_, err := j.Begin(tx, last)
		return err
	}))
	finish(storage.Result{})
	out("an act on a hand that is over", add(j, 2, "fold"))
	after := func(at int, text string) error {
		return j.Write(func(tx *sql.Tx, last storage.Part) error {
			_, err := j.AppendAfter(tx, last, at, text)
			return err
		})
	}
	check(t, after(2, "rebuy"))
	check(t, after(2, "rebuy")) // once more
	out("something else in its place", after(2, "leave"))
	out("something too far", after(4, "leave"))
	begin(t, j)
	out("what comes after a hand that goes on", after(0, "leave"))
	check(t, add(j, 0, "pass"))
	finish(storage.Result{Over: true, Seats: "1:-3 2:3", Won: sql.NullInt64{Int64: 1, Valid: true}})
	out("what comes after an evening that is over", after(1, "leave"))
	out("a hand of an evening that is over", j.Write(func(tx *sql.Tx, last storage.Part) error {
		_, err := j.Begin(tx, last)
		return err
	}))
	for query, want := range map[string]int{
		"SELECT count(*) FROM session WHERE over AND result = '1:-3 2:3' AND won = 1":                                            1,
		"SELECT count(*) FROM part WHERE session = 1 AND finished IS NOT NULL":                                                   2,
		"SELECT undos * 10 + hints FROM part WHERE position = 0":                                                                 11,
		"SELECT count(*) FROM event WHERE (part, position, text) IN (VALUES (1, 1, 'raise 5'), (1, 2, 'rebuy'), (2, 0, 'pass'))": 3,
	} {
		if n := number(t, s.Reader(), query); n != want {
			t.Errorf("%s is %d, want %d", query, n, want)
		}
	}
	check(t, undo()) // it goes on again
	if n := number(t, s.Reader(), "SELECT count(*) FROM session WHERE NOT over AND result = '' AND won IS NULL"); n != 1 {
		t.Error("what has been taken back is over still")
	}
	if err := s.Journal(99, "").Hinted(); !errors.Is(err, storage.ErrNoSession) {
		t.Error(err)
	}
	check(t, s.Delete(id))
	if err := j.Hinted(); !errors.Is(err, storage.ErrDeleted) {
		t.Error(err)
	}
	if next, err := s.NextSession(); err != nil || next != id+1 {
		t.Errorf("the next is number %d, %v", next, err)
	}
}
