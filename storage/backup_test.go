package storage_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
)

var background = context.Background()

func noProgress(float64) {}

// backUp makes a copy of a store.
func backUp(t *testing.T, s *storage.Store) storage.Backup {
	t.Helper()
	b, err := s.BackUp(background, noProgress)
	check(t, err)
	return b
}

func TestBackUp(t *testing.T) {
	name := "a [b] *c"
	if runtime.GOOS == "windows" {
		name = "a [b] c" // it allows no other name
	}
	dir := filepath.Join(t.TempDir(), name)
	s := open(t, dir)
	keep(t, s)
	var parts []float64
	b, err := s.BackUp(background, func(part float64) { parts = append(parts, part) })
	check(t, err)
	if len(parts) == 0 || parts[len(parts)-1] != 1 {
		t.Errorf("progress was %v", parts)
	}
	keep(t, s)
	c, err := storage.ContentsOf(background, b.Path)
	check(t, err)
	want := storage.Contents{
		Version: len(storage.Migrations), Games: []storage.GameContents{{Game: "Poker", Sessions: 1, Parts: 1}}, First: c.First, Last: c.Last,
	}
	if !reflect.DeepEqual(c, want) || c.First.UnixMilli() != 1 || c.Last.Before(start) {
		t.Errorf("it holds %+v, want %+v", c, want)
	}
	all := must(storage.Backups(dir))
	if !reflect.DeepEqual(all, []storage.Backup{b}) || b.Size == 0 {
		t.Errorf("the copies are %+v, want %+v", all, b)
	}
	if at := b.At; at.Before(start) || at.After(start.Add(time.Hour)) {
		t.Errorf("it is of %v", at)
	}
}

// Copies made within one second don't overwrite each other, and an unfinished one is removed after a day.
func TestCopiesOverwriteNothing(t *testing.T) {
	dir := t.TempDir()
	s := must(openAt(dir, func() time.Time { return start }))
	defer s.Close()
	keep(t, s)
	first := backUp(t, s)
	left := first.Path + "-copying"
	check(t, os.WriteFile(left, []byte("half"), 0o600))
	check(t, os.Chtimes(left, start, start.Add(-time.Hour)))
	second := backUp(t, s)
	if second.Path == first.Path || second.At != first.At || len(must(storage.Backups(dir))) != 2 {
		t.Errorf("copies %+v and %+v", first, second)
	}
	if _, err := os.Stat(left); err != nil {
		t.Errorf("another copy is still making it: %v", err)
	}
	check(t, os.Chtimes(left, start, start.Add(-25*time.Hour)))
	backUp(t, s)
	if _, err := os.Stat(left); err == nil {
		t.Error("it is still there")
	}
}

// A copy that can't be finished leaves nothing behind, and existing ones stay.
func TestACopyThatEnds(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	keep(t, s)
	backUp(t, s)
	ctx, cancel := context.WithCancel(background)
	unchanged(t, dir, func() {
		_, err := s.BackUp(ctx, func(float64) { cancel() })
		var e *storage.OpenError
		if !errors.As(err, &e) || !errors.Is(err, context.Canceled) {
			t.Errorf("it ended with %v", err)
		}
	})
	keep(t, s)
}

// Writing continues while a copy is made, which has the state of one moment.
func TestACopyBesideWriting(t *testing.T) {
	s := open(t, t.TempDir())
	keep(t, s)
	run(t, s.DB(), "INSERT INTO setting SELECT 'large', hex(randomblob(3000000))")
	steps := 0
	b, err := s.BackUp(background, func(float64) {
		steps++
		keep(t, s)
	})
	check(t, err)
	c := must(storage.ContentsOf(background, b.Path))
	if steps < 2 || c.Games[0].Sessions != 1 {
		t.Errorf("after %d steps it holds %+v", steps, c)
	}
	if c := must(s.Contents(background)); c.Games[0].Sessions != 1+steps {
		t.Errorf("kept are %+v, after %d steps", c, steps)
	}
}

// A copy each day for three years: recent ones are dense, old ones sparse, and the first and the last always
// stay.
func TestThinning(t *testing.T) {
	var all []time.Time
	for day := range 3 * 365 {
		all = storage.ThinTo(append([]time.Time{start.AddDate(0, 0, day)}, all...), 10)
	}
	if len(all) != 10 || all[0] != start.AddDate(0, 0, 3*365-1) || all[9] != start {
		t.Fatalf("%d stay, %v", len(all), all)
	}
	if lately := all[0].Sub(all[1]); lately > 3*24*time.Hour {
		t.Errorf("the last but one is %v older", lately)
	}
	for i := 2; i < len(all); i++ {
		hole, age := all[i-1].Sub(all[i]), all[0].Sub(all[i])
		if hole > age*4/5 {
			t.Errorf("nothing for %v, %v ago", hole, age)
		}
	}
}

func TestTenCopiesStay(t *testing.T) {
	now := start
	s := must(openAt(t.TempDir(), func() time.Time { return now }))
	defer s.Close()
	keep(t, s)
	first := backUp(t, s)
	var last storage.Backup
	for range 14 {
		now = now.Add(7 * 24 * time.Hour)
		last = backUp(t, s)
	}
	all := must(storage.Backups(filepath.Dir(filepath.Dir(last.Path))))
	if len(all) != 10 || all[0] != last || all[9] != first {
		t.Errorf("%d copies: %+v", len(all), all)
	}
}

func TestWhenACopyIsDue(t *testing.T) {
	const week = 7 * 24 * time.Hour
	now := start
	s := must(openAt(t.TempDir(), func() time.Time { return now }))
	defer s.Close()
	due := func(want bool) {
		t.Helper()
		if got, err := s.BackupDue(week); err != nil || got != want {
			t.Errorf("at %v: %v, %v", now, got, err)
		}
	}
	due(false) // nothing to lose
	keep(t, s)
	due(true)
	backUp(t, s)
	due(false)
	now = start.Add(week - time.Hour)
	due(false)
	now = start.Add(week)
	due(true)
	now = start.Add(-time.Hour) // as when clocks are set back
	due(false)
	now = start.AddDate(-3, 0, 0) // a clock that has lost its battery
	due(true)
	backUp(t, s)
	due(false)
}

func TestADamagedCopy(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	for range 60 {
		keep(t, s)
	}
	b := backUp(t, s)
	data := must(os.ReadFile(b.Path))
	for name, tt := range map[string]struct {
		text []byte
		want storage.Problem
	}{
		"half of it": {data[:len(data)/2], storage.Damaged},
		"holes":      {append(append([]byte{}, data[:4096]...), make([]byte, len(data)-4096)...), storage.Damaged},
		"a diary":    {[]byte(strings.Repeat("a diary ", 200)), storage.NotADatabase},
		"empty":      {nil, storage.Missing},
	} {
		t.Run(name, func(t *testing.T) {
			check(t, os.WriteFile(b.Path, tt.text, 0o600))
			_, err := storage.ContentsOf(background, b.Path)
			refused(t, err, tt.want, b.Path, "")
			_, err = s.LossTo(background, b.Path)
			refused(t, err, tt.want, b.Path, "")
		})
	}
}

// Sessions not in the copy, and those played on since, would be lost.
func TestLoss(t *testing.T) {
	s := open(t, t.TempDir())
	keep(t, s)
	on := keep(t, s)
	b := backUp(t, s)
	if loss, err := s.LossTo(background, b.Path); err != nil || loss != nil {
		t.Errorf("lost would be %v, %v", loss, err)
	}
	j := s.Journal(on, "")
	check(t, add(j, 2, "call"))
	for range 3 {
		keep(t, s)
	}
	run(t, s.DB(), "UPDATE session SET game = 'OctagonalChess' WHERE id = 5")
	want := []storage.Loss{{Game: "OctagonalChess", Gone: 1}, {Game: "Poker", Gone: 2, Older: 1}}
	if loss, err := s.LossTo(background, b.Path); err != nil || !reflect.DeepEqual(loss, want) {
		t.Errorf("lost would be %v, %v; want %v", loss, err, want)
	}
}

// Files of all past versions report their contents.
func TestContentsOfOlderFiles(t *testing.T) {
	for version := 1; version < len(storage.Migrations); version++ {
		dir := t.TempDir()
		db := raw(t, dir)
		for i, text := range storage.Migrations[:version] {
			run(t, db, text, fmt.Sprintf("PRAGMA user_version = %d", i+1))
		}
		session := "INSERT INTO session (started, changed, game) VALUES (1000, 2000, 'Poker')"
		want := []storage.GameContents{{Game: "Poker", Sessions: 1}}
		if version < 6 {
			session = "INSERT INTO rubber (started, changed, rules, length) VALUES (1000, 2000, 'Poker', 4)"
		}
		run(t, db, session)
		check(t, db.Close())
		c, err := storage.ContentsOf(background, filepath.Join(dir, "superbridge.db"))
		if err != nil || c.Version != version || !reflect.DeepEqual(c.Games, want) || c.First.Unix() != 1 || c.Last.Unix() != 2 {
			t.Errorf("version %d: %+v, %v", version, c, err)
		}
	}
}

func TestCompact(t *testing.T) {
	s := open(t, t.TempDir())
	keep(t, s)
	run(t, s.DB(), "INSERT INTO setting SELECT 'large', hex(randomblob(1000000))", "DELETE FROM setting WHERE key = 'large'")
	before := must(s.Size(background))
	ended, cancel := context.WithCancel(background)
	cancel()
	if err := s.Compact(ended); !errors.Is(err, context.Canceled) {
		t.Errorf("what was cancelled ends with %v", err)
	}
	if size := must(s.Size(background)); size != before {
		t.Errorf("what was cancelled changes the size from %+v to %+v", before, size)
	}
	check(t, s.Compact(background))
	after := must(s.Size(background))
	if before.Free < 2000000 || after.Free != 0 || after.Bytes > before.Bytes-2000000 {
		t.Errorf("the size was %+v and is %+v", before, after)
	}
	keep(t, s)
}
