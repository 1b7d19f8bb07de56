package command

import (
	"context"
	"database/sql"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	fewstore "github.com/superbridge/superbridge/storage/few"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// allGames makes a data file with sessions of every family of games, and something in every table.
func allGames(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	for _, args := range []string{
		"match -seed 1 -deals 2 -players beginner", "match -seed 2 -deals 3 -rules duplicate -players beginner",
		"match -seed 3 -deals 4 -rules chicago -players beginner", "match -seed 4 -deals 2 -rules duplicate -tables 2 -players beginner",
		"match -seed 5 -deals 1 -rules TwoDummies -players beginner", "match -seed 6 -deals 2 -rules BridgeForThree -players beginner",
		"poker -seed 7 -hands 2", "poker -seed 8 -hands 1",
		"chess -seed 9 -players beginner -variant A1-2", "chess -seed 10 -players beginner -variant A1-2",
	} {
		words := strings.Fields(args)
		if a := ask(append([]string{words[0], "-save", "-data-dir", dir}, words[1:]...)...); a.status != 0 {
			t.Fatalf("%s: %s", args, a.stderr)
		}
	}
	db := openRaw(t, dir)
	defer db.Close()
	for _, statement := range []string{
		"UPDATE session SET person = 'S' WHERE id IN (1, 2)",
		"INSERT INTO other_table (board, players, events) SELECT part, 'club', (SELECT group_concat(text, ',') FROM event AS its WHERE its.part = event.part) FROM event WHERE part = 3 GROUP BY part",
		`INSERT INTO analysis (board, text, complete, cards, costly, cost) VALUES (3, '{}', 0, 0, 0, 0)`,
		"INSERT INTO theme (board, event, name, tricks) VALUES (3, 5, 'finesse', 1)",
		"INSERT INTO puzzle (board, event, tried, found, shown) VALUES (3, 5, 'SA', 0, 0)",
		"INSERT INTO found_puzzle (board, version, exercise) VALUES (3, 1, '')",
		"INSERT INTO challenge (id, key, received, session) VALUES (1, '0123456789ABCDEF', 1, 2)",
		"INSERT INTO challenge_text (challenge, position, received, here, text) VALUES (1, 0, 1, 0, 'SBC1:')",
		"INSERT INTO given (session, position, number, deal, dealer, vul) SELECT 2, 0, 7, deal, dealer, vul FROM board WHERE id = 6",
		"INSERT INTO source (session, deal, number, event, told) SELECT 2, deal, 17, 'Club', '{\"tags\":[[\"Event\",\"Club\"],[\"Board\",\"17\"]]}' FROM board WHERE id = 3",
		`INSERT INTO result SELECT 2, deal, 0, '3N-S', 9, 400, 0, '', '', '', '2', '', '', '', '', '', '', '', '', '', '', '{"contract":"3N-S","tricks":9,"tags":[["Table","2"]]}' FROM board WHERE id = 3`,
		"INSERT INTO lesson_step (lesson, step, at) VALUES ('first', 'one', 1)",
		"INSERT INTO practised (at, kind, key, level, right, tries, hints) VALUES (1, 'count', 'a', 0, 1, 0, 0)",
		"INSERT INTO chess_puzzle (start, at, tries, hints, shown, solved) VALUES ('a', 1, 2, 0, 0, 1)",
		"INSERT INTO placed (at, street, cost, right, hints) VALUES (1, 1, 0.5, 0, 0)",
		"INSERT INTO setting (key, value) VALUES ('theme', 'dark')",
		"INSERT INTO hand_judged (hand, act, cost, error, options) SELECT min(id), 0, 0.5, 0.1, '' FROM hand",
		"INSERT INTO chess_judged (part, position, version, judgement) SELECT max(id), 0, 1, '' FROM part",
		"INSERT INTO few_judged (deal, act, version, judgement) SELECT min(id), 0, 1, '{}' FROM few_deal",
		"INSERT INTO few_result SELECT min(few_deal.id), session, 1, 1, 'TwoDummies', '', 1, 1, 'C', 0, 0, 0, 0, 0, 0 FROM few_deal JOIN part USING (id)",
		"INSERT INTO hand_result SELECT min(hand.id), session, 1, 1, '', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM hand JOIN part USING (id)",
		"INSERT INTO chess_clock (part, position, clocks) SELECT max(id), 0, '1 1 1 1' FROM part",
	} {
		if _, err := db.Exec(statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	return dir
}

var everyDamage = flag.Bool("every-damage", false, "try each damage of a data file, not one of many")

// openRaw opens a data file like another program that knows only the file's constraints.
func openRaw(t *testing.T, dir string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite3", filepath.Join(dir, "superbridge.db")+"?_foreign_keys=off&_journal_mode=WAL")
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1)
	if _, err := db.Exec("PRAGMA ignore_check_constraints = on"); err != nil {
		t.Fatal(err)
	}
	return db
}

// damage is a change that damages a data file.
type damage struct {
	statement string
	session   int64 // that it is in; 0: in none, or it can't be said
}

// sessionOf has for each table the column that identifies a row's session.
var sessionOf = map[string]string{
	"session": "id", "part": "session", "rubber": "session", "given": "session", "source": "session", "result": "session", "poker_game": "session", "poker_seat": "session", "chess_game": "session",
	"chess_seat": "session", "few_session": "session", "few_seat": "session", "few_result": "session", "hand_result": "session", "digest": "rubber",
	"event": "(SELECT session FROM part WHERE part.id = part)", "chess_clock": "(SELECT session FROM part WHERE part.id = part)", "chess_judged": "(SELECT session FROM part WHERE part.id = part)",
	"board": "(SELECT session FROM part WHERE part.id = board.id)", "hand": "(SELECT session FROM part WHERE part.id = hand.id)", "few_deal": "(SELECT session FROM part WHERE part.id = few_deal.id)",
	"analysis": "(SELECT session FROM part WHERE part.id = board)", "other_table": "(SELECT session FROM part WHERE part.id = board)", "field_table": "(SELECT session FROM part WHERE part.id = board)",
	"puzzle": "(SELECT session FROM part WHERE part.id = board)", "theme": "(SELECT session FROM part WHERE part.id = board)", "found_puzzle": "(SELECT session FROM part WHERE part.id = board)", "hand_judged": "(SELECT session FROM part WHERE part.id = hand)", "few_judged": "(SELECT session FROM part WHERE part.id = deal)",
}

// damages returns possible damage: each column of each table, in a row of each family of games, is NULL, empty,
// garbage, negative or huge; each row is missing; and each event is replaced by one of another place.
func damages(t *testing.T, db *sql.DB) (all []damage) {
	t.Helper()
	families := map[string]int64{} // a session of each kind
	eachRow(t, db, "SELECT game, min(id) FROM session GROUP BY game", func(rows *sql.Rows) error {
		var game string
		var id int64
		err := rows.Scan(&game, &id)
		families[game] = id
		return err
	})
	var tables []string
	eachRow(t, db, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name", func(rows *sql.Rows) error {
		var name string
		err := rows.Scan(&name)
		tables = append(tables, name)
		return err
	})
	for _, table := range tables {
		var n int
		if err := db.QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil || n == 0 {
			t.Fatalf("table %s has no row that could be damaged (%v): add one to allGames", table, err)
		}
		var columns, keys []string
		kinds := map[string]string{}
		eachRow(t, db, "SELECT name, type, pk FROM pragma_table_info('"+table+"') ORDER BY cid", func(rows *sql.Rows) error {
			var name, kind string
			var key int
			err := rows.Scan(&name, &kind, &key)
			columns, kinds[name] = append(columns, name), kind
			if key > 0 {
				keys = append(keys, name)
			}
			return err
		})
		wheres := map[int64]string{}
		row := "(" + strings.Join(keys, ", ") + ") = (SELECT " + strings.Join(keys, ", ") + " FROM " + table
		if of, ok := sessionOf[table]; ok {
			for _, id := range families {
				var n int
				if db.QueryRow(fmt.Sprintf("SELECT count(*) FROM %s WHERE %s = %d", table, of, id)).Scan(&n); n > 0 {
					wheres[id] = fmt.Sprintf("%s WHERE %s = %d LIMIT 1 OFFSET %d)", row, of, id, min(n-1, 2))
				}
			}
		} else {
			wheres[0] = row + " LIMIT 1)"
		}
		for _, id := range slices.Sorted(maps.Keys(wheres)) {
			for _, column := range columns {
				values := []string{"NULL", "-1", "9223372036854775807", "-9223372036854775808", "77"}
				switch kinds[column] {
				case "TEXT":
					values = []string{"NULL", "''", "'garbage'", "'A' || char(27, 10, 8238) || 'B'", "replace(hex(zeroblob(13)), '0', 'Z')", "'7C'", "'999999999999999999999'", "'{\"a\":'"}
				case "REAL":
					values = []string{"NULL", "9e999", "-1.5"}
				}
				for _, v := range values {
					all = append(all, damage{fmt.Sprintf("UPDATE %s SET %s = %s WHERE %s", table, column, v, wheres[id]), id})
				}
			}
			all = append(all, damage{fmt.Sprintf("DELETE FROM %s WHERE %s", table, wheres[id]), id})
		}
		if len(wheres) > 1 {
			all = append(all, damage{"DELETE FROM " + table, 0})
		}
	}
	return append(all,
		damage{"INSERT INTO session (started, changed, game) VALUES (1, 1, 'Checkers')", 0},
		damage{"INSERT INTO session (started, changed, game) VALUES (1, 1, 'Duplicate')", 0},
		damage{"INSERT INTO part (session, position, started) VALUES (999, 0, 1)", 0},
		damage{"INSERT INTO event (part, position, text) VALUES (999, 0, 'Pass')", 0},
		// Values that the CHECK constraints of the file refuse unless they are ignored.
		damage{"UPDATE board SET vul = 'garbage' WHERE id = 3", 2},
		damage{"UPDATE board SET both_hands = 77, counts = -1 WHERE id = 3", 2},
		damage{"UPDATE session SET kind = 'garbage', over = 77, starred = -1 WHERE id = 2", 2},
		damage{"UPDATE puzzle SET event = -1", 2},
		damage{"UPDATE poker_seat SET seat = -1 WHERE session = 7 AND seat = 2", 7},
		damage{"UPDATE part SET position = -1 WHERE id = 3", 2},
		damage{"UPDATE event SET text = 'SA' WHERE part = 3 AND position = 1", 2},
		damage{"UPDATE event SET text = 'Pass,Pass' WHERE part = 3 AND position = 1", 2},
	)
}

func eachRow(t *testing.T, db *sql.DB, query string, f func(*sql.Rows) error) {
	t.Helper()
	if err := storage.Each(context.Background(), db, query, nil, f); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

// safely calls a function and turns a panic into an error.
func safely(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	return f()
}

// asked calls the program, and returns an error unless it has done everything (0), or everything except what it names
// (2).
func asked(want func(answer) error, args ...string) error {
	return safely(func() error {
		a := ask(args...)
		switch {
		case a.status != 0 && a.status != 2 || a.status == 2 && a.stderr == "":
			return fmt.Errorf("status %d: %s", a.status, strings.TrimSpace(a.stderr))
		case strings.ContainsFunc(strings.ReplaceAll(a.stderr, "\n", ""), isControl):
			return fmt.Errorf("control characters: %q", a.stderr)
		}
		return want(a)
	})
}

func isControl(r rune) bool {
	return r < 32 || 127 <= r && r < 160 || 0x202a <= r && r <= 0x202e || 0x2066 <= r && r <= 0x2069
}

// opened calls f with a data folder that is open for writing.
func opened(dir string, f func(*bridgestore.Store) error) error {
	return safely(func() error {
		s, err := bridgestore.Open(dir, time.Now)
		if err != nil {
			return err
		}
		defer s.Close()
		return f(s)
	})
}

// begins begins a session of each family.
func begins(s *bridgestore.Store) error {
	south := card.South
	_, err := s.NewRubber(bridge.SuperBridge(), 4, &south)
	ctx := context.Background()
	for _, do := range []func() error{
		func() error { _, err := s.Unfinished(); return err },
		func() error {
			if _, err := s.LastRubber(ctx); err != nil && !errors.Is(err, bridgestore.ErrNoRubber) {
				return err
			}
			return nil
		},
		func() error { _, err := pokerstore.On(s.Store).Unfinished(ctx); return err },
		func() error { _, err := chessstore.On(s.Store).Unfinished(ctx); return err },
		func() error { _, err := fewstore.On(s.Store).Unfinished(ctx); return err },
	} {
		err = errors.Join(err, do())
	}
	return err
}

// looksBack makes the reads of the window's history list.
func looksBack(s *bridgestore.Store) error {
	ctx := context.Background()
	ids := func(all []storage.Dated, err error) []int64 {
		var ids []int64
		for _, d := range all {
			ids = append(ids, d.ID)
		}
		if err != nil {
			panic(err)
		}
		return ids
	}
	_, err := s.Summaries(ctx, ids(s.DatedRubbers(ctx, bridgestore.Filter{})))
	_, err2 := s.BoardSummaries(ctx, ids(s.DatedBoards(ctx, bridgestore.Filter{})))
	poker, chess, few := pokerstore.On(s.Store), chessstore.On(s.Store), fewstore.On(s.Store)
	_, err3 := poker.Summaries(ctx, ids(poker.DatedGames(ctx, pokerstore.Filter{})))
	_, err4 := poker.HandSummaries(ctx, ids(poker.DatedHands(ctx, pokerstore.Filter{})))
	_, err5 := chess.Summaries(ctx, ids(chess.DatedGames(ctx, chessstore.Filter{})))
	_, err6 := chess.PartSummaries(ctx, ids(chess.DatedParts(ctx, chessstore.Filter{})))
	_, err7 := few.Summaries(ctx, ids(few.DatedGames(ctx, fewstore.Filter{})))
	_, err8 := few.DealSummaries(ctx, ids(few.DatedDeals(ctx, fewstore.Filter{})))
	_, err9 := s.ToPlay(ctx)
	_, err10 := s.Challenges(ctx)
	return errors.Join(err, err2, err3, err4, err5, err6, err7, err8, err9, err10)
}

// salvages salvages a folder, and returns an error unless the doctor is content then, and nothing is left out any more.
func salvages(t *testing.T, dir string) error {
	if err := asked(func(answer) error { return nil }, "doctor", "-salvage", "-data-dir", dir); err != nil {
		return err
	}
	if said, err := diagnose(t, dir, nil, nil); err != nil {
		return fmt.Errorf("%v: %s", err, said)
	}
	for _, command := range []string{"list", "record", "export"} {
		if a := ask(command, "-data-dir", dir); a.status != 0 {
			return fmt.Errorf("%s: %s", command, a.stderr)
		}
	}
	return errors.Join(opened(dir, looksBack), opened(dir, begins))
}

// A damaged row doesn't affect others: list, record, export in each format, the window's list and a new session do
// everything possible, and name what they leave out; and if something is left out or fails, the doctor finds it.
func TestOneDamagedRow(t *testing.T) {
	dir := allGames(t)
	db := openRaw(t, dir)
	all := damages(t, db)
	var sessions []string
	eachRow(t, db, "SELECT id FROM session", func(rows *sql.Rows) error {
		var id string
		err := rows.Scan(&id)
		sessions = append(sessions, id)
		return err
	})
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(filepath.Join(dir, "superbridge.db"))
	if err != nil {
		t.Fatal(err)
	}
	step, always := 46, 8 // unless all are wanted, every 46th damage is tried, and the last eight; others each time
	if testing.Short() {
		step = 500 // where races are looked for
	}
	from := rand.IntN(step)
	blocked, tried, refused, silent := map[string]int{}, 0, 0, 0
	told := map[string]int{}
	for n, d := range all {
		if !*everyDamage && n%step != from && n < len(all)-always {
			continue
		}
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "superbridge.db"), whole, 0o600); err != nil {
			t.Fatal(err)
		}
		db := openRaw(t, dir)
		done, err := db.Exec(d.statement)
		db.Close()
		if err != nil {
			refused++ // by the file itself
			continue
		}
		if rows, _ := done.RowsAffected(); rows == 0 {
			t.Fatalf("%s changes nothing", d.statement)
		}
		tried++
		left := false // something is left out, or can't be done
		fail := func(what string, err error) {
			if err != nil {
				left = true
				blocked[what]++
				if told[what]++; told[what] <= 12 {
					t.Errorf("%s: after %s: %v", what, d.statement, err)
				}
			}
		}
		others := func(a answer) error {
			left = left || a.status != 0
			return nil
		}
		fail("list", asked(func(a answer) error {
			left = left || a.status != 0
			if d.session == 0 {
				return nil
			}
			for _, id := range sessions {
				if id != fmt.Sprint(d.session) && !strings.Contains(a.stdout, "\n"+id+" ") {
					return fmt.Errorf("session %s is missing", id)
				}
			}
			return nil
		}, "list", "-data-dir", dir))
		fail("record", asked(others, "record", "-data-dir", dir))
		fail("export json", asked(others, "export", "-data-dir", dir))
		fail("export pbn", asked(others, "export", "-data-dir", dir, "-rules", "duplicate", "-format", "pbn"))
		fail("export lin", asked(others, "export", "-data-dir", dir, "-rules", "duplicate", "-format", "lin"))
		if _, err := diagnose(t, dir, nil, nil); left && err == nil {
			silent++
			if silent <= 12 {
				t.Errorf("doctor: silent after %s", d.statement)
			}
		}
		fail("window", opened(dir, looksBack))
		fail("begin", opened(dir, begins))
		if left {
			fail("salvage", salvages(t, dir))
		}
	}
	t.Logf("%d damages, and %d that the file refuses; blocked are %v; the doctor misses %d", tried, refused, blocked, silent)
}
