package every_test

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/storage/every"
	"github.com/superbridge/superbridge/storage/storagetest"
)

// many makes a data file with some rubbers of four passes each, and returns its bytes.
func many(t *testing.T, rubbers int) (dir string, whole []byte) {
	t.Helper()
	dir = t.TempDir()
	s, err := bridgestore.Open(dir, storagetest.Clock())
	storagetest.Check(t, err)
	random := rand.New(rand.NewPCG(1, 2))
	south := card.South
	rules := bridge.Duplicate()
	for i := range rubbers {
		b, err := bridge.NewBoard(rules, rules.Shuffle(random), card.North, bridge.Vulnerability(0))
		storagetest.Check(t, err)
		for range 4 {
			e, err := bridge.ParseEvent("Pass")
			storagetest.Check(t, err)
			b, err = b.Apply(e)
			storagetest.Check(t, err)
		}
		_, err = s.NewDeal(b, bridgestore.Deal{Seat: &south, Name: fmt.Sprintf("deal %d", i)})
		storagetest.Check(t, err)
	}
	storagetest.Check(t, s.SetSetting("theme", "dark"))
	storagetest.Check(t, s.Close())
	whole, err = os.ReadFile(filepath.Join(dir, "superbridge.db"))
	storagetest.Check(t, err)
	return dir, whole
}

// folder makes a folder with a data file.
func folder(t *testing.T, data []byte) (dir string) {
	t.Helper()
	dir = t.TempDir()
	storagetest.Check(t, os.WriteFile(filepath.Join(dir, "superbridge.db"), data, 0o600))
	return dir
}

func salvage(dir string) (storage.Salvaged, error) {
	return storage.Salvage(context.Background(), dir, storage.Opening{Now: time.Now, Steps: bridgestore.Steps}, every.Keepers)
}

// sound returns the number of sessions in a folder without faults.
func sound(t *testing.T, dir string) (sessions int) {
	t.Helper()
	h, err := storage.Examine(context.Background(), dir)
	storagetest.Check(t, err)
	for _, g := range h.Holds.Games {
		sessions += g.Sessions
	}
	s, err := storage.OpenReadOnly(dir)
	storagetest.Check(t, err)
	defer s.Close()
	faults, err := s.Faults(context.Background(), every.Keepers, func(int, int) {})
	storagetest.Check(t, err)
	for _, f := range faults {
		t.Errorf("%v", f.Err)
	}
	return sessions
}

// Any table may be missing, and any index damaged.
func TestSalvageWithoutTables(t *testing.T) {
	_, whole := many(t, 5)
	for _, harm := range []string{
		"DROP TABLE digest", "DROP TABLE event", "DROP TABLE setting", "DROP TABLE few_deal", "DROP TABLE part", "DROP TABLE session", "DROP TABLE rubber", "DROP TABLE board",
		"DROP INDEX session_started; CREATE INDEX session_started ON session (id)",
		"PRAGMA writable_schema = on; DELETE FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL",
		"PRAGMA writable_schema = on; UPDATE sqlite_schema SET rootpage = 3 WHERE name = 'board_deal'",
		"PRAGMA ignore_check_constraints = on; UPDATE session SET kind = 'x', over = 7 WHERE id = 2",
	} {
		dir := folder(t, whole)
		db, err := sql.Open("sqlite3", filepath.Join(dir, "superbridge.db")+"?_foreign_keys=off")
		storagetest.Check(t, err)
		db.SetMaxOpenConns(1)
		if strings.HasPrefix(harm, "DROP TABLE") {
			storagetest.Run(t, db, "DROP VIEW digested")
		}
		if _, err := db.Exec(harm); err != nil {
			t.Fatalf("%s: %v", harm, err)
		}
		storagetest.Check(t, db.Close())
		done, err := salvage(dir)
		if err != nil {
			t.Errorf("%s: %v", harm, err)
			continue
		}
		want := 5
		if strings.Contains(harm, "kind = ") {
			want = 4
		}
		for _, name := range []string{"part", "session", "rubber"} {
			if strings.Contains(harm, "DROP TABLE "+name) {
				want = 0
			}
		}
		if strings.Contains(harm, "DROP TABLE part") {
			want = 5 // without a board
		}
		if n := sound(t, dir); n != done.Sessions || n != want {
			t.Errorf("%s: %d sessions are there, %d said to be, want %d (%v)", harm, n, done.Sessions, want, done.Left)
		}
	}
}

// Whatever has happened to the header of the file, nothing panics, and everything that the header doesn't
// concern is recovered.
func TestDamagedHead(t *testing.T) {
	_, whole := many(t, 3)
	try := func(name string, data []byte, want int) {
		t.Helper()
		dir := folder(t, data)
		refused := map[string]error{}
		if s, err := bridgestore.OpenReadOnly(dir); err != nil {
			refused["reading"] = err
		} else {
			s.Close()
		}
		_, err := storage.Examine(context.Background(), dir)
		refused["examining"] = err
		_, err = storage.ContentsOf(context.Background(), filepath.Join(dir, "superbridge.db"))
		refused["looking into"] = err
		if s, err := bridgestore.Open(folder(t, data), time.Now); err != nil {
			refused["opening"] = err
		} else {
			s.Close()
		}
		for what, err := range refused {
			var open *storage.OpenError
			if err != nil && (!errors.As(err, &open) || strings.ContainsAny(err.Error(), "\n\x00")) {
				t.Errorf("%s: %s: %v", name, what, err)
			}
		}
		done, err := salvage(dir)
		switch {
		case want < 0 && err == nil:
			t.Errorf("%s: it has salvaged %+v", name, done)
		case want < 0:
			var open *storage.OpenError
			if now, readErr := os.ReadFile(filepath.Join(dir, "superbridge.db")); !errors.As(err, &open) || readErr != nil || string(now) != string(data) {
				t.Errorf("%s: %v, %v", name, err, readErr)
			}
		case err != nil:
			t.Errorf("%s: %v", name, err)
		default:
			if n := sound(t, dir); n != want {
				t.Errorf("%s: %d sessions are there, want %d: %v", name, n, want, done.Left)
			}
		}
	}
	head := func(at int, bytes ...byte) []byte {
		data := append([]byte(nil), whole...)
		copy(data[at:], bytes)
		return data
	}
	try("nothing", nil, -1)
	try("a byte", whole[:1], -1)
	try("half a head", whole[:50], -1)
	try("a head", whole[:100], -1)
	try("a text", []byte(strings.Repeat("Dear diary,\n", 1000)), -1)
	try("a negative version", head(60, 0xff, 0xff, 0xff, 0xfb), 3)
	try("the lowest version", head(60, 0x80, 0, 0, 0), 3)
	try("a version to come", head(60, 0, 0, 0, 99), -1)
	try("the highest version", head(60, 0x7f, 0xff, 0xff, 0xff), 3)
	try("another program's", head(68, 'a', 'b', 'c', 'd'), 3)
	for at := range 100 {
		if testing.Short() && at%7 != 0 { // where races are looked for
			continue
		}
		flips := []byte{0xff, 0x01, 0x80}
		if !*everyDamage {
			flips = flips[at%3:][:1]
		}
		for _, flip := range flips {
			want := 3
			data := head(at, whole[at]^flip)
			newest, version := int32(binary.BigEndian.Uint32(whole[60:])), int32(binary.BigEndian.Uint32(data[60:]))
			if newest < version && version < newest+1000 {
				want = -1 // it may be newer
			}
			try(fmt.Sprintf("byte %d ^ %#x", at, flip), data, want)
		}
	}
}
