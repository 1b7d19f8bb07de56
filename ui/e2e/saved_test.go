//go:build window

package e2e

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// saved is the newest board in the database, which may be unfinished.
type saved struct {
	rubber, position int // the position is counted from 0
	number, dealer   string
	finished         bool
	events           []string
}

// lookUp reads the newest board with the sqlite3 program, and reports whether there is one. An error means that it
// can't be read now: the file is just being made, or a program locks it. Everything is read in one transaction, since
// the program writes meanwhile.
func lookUp(t *testing.T, dir string) (s saved, found bool, err error) {
	t.Helper()
	path := filepath.Join(dir, "superbridge.db")
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return s, false, nil
	}
	// Reading must not change anything beside a program that writes, or was killed. Without a log nobody writes, and
	// reading needs to make one.
	options := "?mode=rw"
	if _, err := os.Stat(path + "-wal"); err == nil {
		options = "?mode=ro"
	}
	query := exec.Command("sqlite3", "-batch", "-bail", "file:"+path+options)
	query.Stdin = strings.NewReader(`.timeout 5000
BEGIN;
SELECT session, position, deal, dealer, finished IS NOT NULL FROM part JOIN board USING (id)
WHERE id = (SELECT max(id) FROM board);
SELECT text FROM event WHERE part = (SELECT max(id) FROM board) ORDER BY position;
COMMIT;
`)
	var stderr bytes.Buffer
	query.Stderr = &stderr
	out, err := query.Output()
	if strings.Contains(stderr.String(), "no such column") {
		t.Fatalf("the tables are others: %s", &stderr)
	}
	if err != nil || stderr.Len() > 0 {
		return s, false, fmt.Errorf("sqlite3: %v: %s", err, &stderr)
	}
	rows := strings.Split(strings.TrimSpace(string(out)), "\n")
	if rows[0] == "" {
		return s, false, nil
	}
	fields := strings.Split(rows[0], "|")
	if len(fields) != 5 {
		t.Fatalf("sqlite3 printed %q", rows)
	}
	fmt.Sscan(fields[0], &s.rubber)
	fmt.Sscan(fields[1], &s.position)
	s.number, s.dealer, s.finished, s.events = fields[2], fields[3], fields[4] == "1", rows[1:]
	return s, true, nil
}

// mustLookUp is for when there must be a board, or will be one soon.
func mustLookUp(t *testing.T, dir string) saved {
	t.Helper()
	var s saved
	eventually(t, "a board in the database", func() (found bool) { s, found, _ = lookUp(t, dir); return found })
	return s
}

// newest returns the newest board. A new rubber isn't saved before South's first call, and South deals: so if there is
// no board yet it is that one.
func newest(t *testing.T, dir string) saved {
	t.Helper()
	var s saved
	var found bool
	eventually(t, "the database can be read", func() bool {
		var err error
		s, found, err = lookUp(t, dir)
		return err == nil
	})
	if !found {
		return saved{dealer: "S"}
	}
	return s
}

// goesOnFrom reports whether s is before or a later state of it.
func (s saved) goesOnFrom(before saved) bool {
	if before.number == "" { // nothing was saved
		return true
	}
	return s.rubber == before.rubber && s.position == before.position && s.number == before.number &&
		len(s.events) >= len(before.events) && slices.Equal(s.events[:len(before.events)], before.events)
}

// state is a board as the referee sees it.
type state struct {
	saved
	deal    deal
	auction auction
	play    play
}

// referee follows a board that is not finished.
func (s saved) referee(t *testing.T) state {
	t.Helper()
	var d deal
	var err error
	if s.number != "" {
		d, err = dealNumbered(s.number)
	}
	if err != nil {
		t.Fatal(err)
	}
	isCall := func(e string) bool {
		return e == "Pass" || strings.Trim(e, "X") == "" || e[0] >= '1' && e[0] <= '9'
	}
	calls := 0
	for calls < len(s.events) && isCall(s.events[calls]) {
		calls++
	}
	a, err := judgeAuction(strings.Index(seats, s.dealer), s.events[:calls])
	if err != nil {
		t.Fatal(err)
	}
	st := state{saved: s, deal: d, auction: a}
	if a.over && a.contract != nil && !s.finished {
		if st.play, err = judgePlay(d, *a.contract, s.events[calls:]); err != nil {
			t.Fatal(err)
		}
	}
	return st
}

// mine reports whether South, who also plays North's cards when North declares, is to act.
func (s state) mine() bool {
	switch {
	case s.finished || s.auction.over && s.auction.contract == nil:
		return false
	case !s.auction.over:
		return s.auction.turn == south
	case s.auction.contract.declarer%2 == south%2:
		return s.play.turn%2 == south%2
	}
	return s.play.turn == south
}

// TestLookingAtADeal opens new rubbers and leaves them, in one way or the other, before the first
// call. Nothing is left of them, and the deal is the same each time.
func TestLookingAtADeal(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	d.press(t, "n", "Escape", "n", "Escape", "n", "ctrl+n", "Escape")
	d.settle(t, 200*time.Millisecond)
	p.openTable(t)
	p.signal(t, syscall.SIGKILL)
	p.endsWithin(t, displayTimeout)
	if rows := strings.Count(run(t, dir, "list"), "\n"); rows > 1 {
		t.Errorf("list prints %d lines, want a heading", rows)
	}
	p = start(t, d, dir, "-fast", "-seed", "7")
	p.openTable(t)
	s := p.hintsUntil(t, func(s saved) bool { return len(s.events) > 0 })
	if s.rubber != 1 {
		t.Errorf("it is rubber %d", s.rubber)
	}
	var dealt line
	for text := range strings.Lines(run(t, t.TempDir(), "match", "-deals", "4", "-seed", "7")) {
		if l, err := parseLine(text); err != nil {
			t.Fatal(err)
		} else if dealt.Number == "" {
			dealt = l
		}
	}
	if s.number != dealt.Number {
		t.Errorf("the deal is %s, want %s", s.number, dealt.Number)
	}
}
