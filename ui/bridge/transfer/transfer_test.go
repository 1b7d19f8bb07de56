package transfer

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func open(t *testing.T) *bridgestore.Store {
	t.Helper()
	s, err := bridgestore.Open(t.TempDir(), time.Now)
	check(t, err)
	t.Cleanup(func() { s.Close() })
	return s
}

// keep saves a rubber, of which a number of boards are passed out; the last one is still in progress if goesOn.
func keep(t *testing.T, s *bridgestore.Store, rules bridge.Rules, boards int, goesOn bool) {
	t.Helper()
	south := card.South
	id, err := s.NewRubber(rules, cmp.Or(rules.Length, 100), &south)
	check(t, err)
	r := rand.New(rand.NewPCG(1, uint64(id)))
	j := s.Journal(id, "club")
	played := session.Session{Rules: rules, Length: 100}
	for i := range boards {
		b, err := played.Next(rules.Deck.Shuffle(r))
		check(t, err)
		check(t, j.Begin(b))
		for n := range 4 {
			if goesOn && i == boards-1 && n == 2 {
				return
			}
			b, err = b.Apply(bridge.Called(bridge.Pass))
			check(t, err)
			check(t, j.Append(b))
		}
		played = played.With(b)
	}
}

// Boards of Chicago go out in PBN beside the others of 52 cards.
func TestChicagoGoesOutInPBN(t *testing.T) {
	ctx, from, to := context.Background(), open(t), open(t)
	keep(t, from, bridge.Duplicate(), 2, false)
	keep(t, from, bridge.Chicago(), 3, false)
	path := filepath.Join(t.TempDir(), "all.pbn")
	done, err := Export(ctx, from.History(ctx, ""), path, PBN, func(int) {})
	if err != nil || done != (Exported{Rubbers: 2, Boards: 5}) {
		t.Errorf("out went %+v (%v)", done, err)
	}
	read, err := Import(ctx, to, path, func(int) {})
	if err != nil || read.Imported != (bridgestore.Imported{Rubbers: 2, Boards: 5}) || read.Left != 0 {
		t.Errorf("in came %+v (%v)", read, err)
	}
}

// The results of a field are exported to PBN and imported again: the acts at all tables, and the scoring; so are rubber
// bridge, with both sides' part-scores, and another table's result on a board.
func TestSessionsGoOutInPBN(t *testing.T) {
	ctx, to := context.Background(), open(t)
	r := rand.New(rand.NewPCG(9, 9))
	board := func(rules bridge.Rules, number int) bridge.Board {
		b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(number-1), rules.Vulnerability(number-1))
		check(t, err)
		return bridgetest.Play(r, b)
	}
	tables := func(b bridge.Board, n int) (all []record.Other) {
		for range n {
			all = append(all, record.Other{Players: "club", Board: bridgetest.Play(r, b.Prefix(0))})
		}
		return all
	}
	var items []record.Item
	rubber := func(of record.Rubber, entries ...record.Entry) {
		of.Number, of.Boards = 1+len(items)/10, len(entries)
		items = append(items, record.Item{Rubber: &of})
		for i := range entries {
			entries[i].Number = i + 1
			items = append(items, record.Item{Board: &entries[i]})
		}
	}
	duplicate := bridge.Duplicate()
	first, second, third := board(duplicate, 1), board(duplicate, 2), board(duplicate, 1)
	rubber(record.Rubber{Rules: duplicate, Length: 2, Field: field.Setup{Tables: 5, By: field.ByCross}, Name: "field"},
		record.Entry{Board: first, Tables: tables(first, 4)}, record.Entry{Board: second, Tables: tables(second, 4)})
	rubber(record.Rubber{Rules: duplicate, Length: 1, Name: "match"}, record.Entry{Board: third, Other: &tables(third, 1)[0]})
	played, entries := session.Session{Rules: bridge.Rubber()}, []record.Entry{}
	for !played.Over() {
		b, err := played.Next(card.Deck52.Shuffle(r))
		check(t, err)
		played = played.With(bridgetest.Play(r, b))
		entries = append(entries, record.Entry{Session: 3, Board: played.Boards[len(played.Boards)-1]})
	}
	rubber(record.Rubber{Rules: bridge.Rubber(), Length: 0, Name: "rubber"}, entries...)

	var out strings.Builder
	_, err := Write(ctx, func(yield func(record.Item, error) bool) {
		for _, item := range items {
			if !yield(item, nil) {
				return
			}
		}
	}, &out, PBN, func(int) {})
	check(t, err)
	text := out.String()
	for _, want := range []string{`[Scoring "Cavendish"]`, `[ScoreTable "Table\2R;PairId_NS\2R;`, `[TotalScoreTable "Rank\2R;`, `[Room "Closed"]`, `[Table "5"]`,
		`[Scoring "Rubber"]`, `[ScoreRubberHistory "NS 0 0/0 EW 0 0/0"]`, `[ScoreRubber "NS `} {
		if !strings.Contains(text, want) {
			t.Errorf("it doesn't say %s", want)
		}
	}
	if n := strings.Count(text, "[ScoreTable "); n != 2 || strings.Count(text, "[TotalScoreTable ") != 1 {
		t.Errorf("%d tables:\n%s", n, text)
	}
	read, err := Add(ctx, to, strings.NewReader(text), "all.pbn", 0, func(int) {})
	if err != nil || read.Rubbers != 3 || read.Boards != 3+len(entries) || read.Left+len(read.Faults) > 0 {
		t.Fatalf("in came %+v (%v)", read, err)
	}
	var back []record.Item
	for item, err := range to.History(ctx, "") {
		check(t, err)
		back = append(back, item)
	}
	if len(back) != len(items) {
		t.Fatalf("%d things come back, want %d", len(back), len(items))
	}
	for i, item := range back {
		want := items[i]
		switch {
		case want.Rubber != nil:
			if item.Rubber == nil || !item.Rubber.Rules.Same(want.Rubber.Rules) || item.Rubber.Field != want.Rubber.Field {
				t.Errorf("%d: %+v, want %+v", i, item.Rubber, want.Rubber)
			}
		case item.Board == nil || fmt.Sprint(item.Board.Board.Events(), item.Board.Board.Standing) != fmt.Sprint(want.Board.Board.Events(), want.Board.Board.Standing):
			t.Errorf("%d: %+v, want %+v", i, item.Board, want.Board)
		case len(item.Board.Tables) != len(want.Board.Tables) || (item.Board.Other == nil) != (want.Board.Other == nil):
			t.Errorf("%d: %d tables, another %v", i, len(item.Board.Tables), item.Board.Other)
		default:
			for n, o := range want.Board.Tables {
				if fmt.Sprint(item.Board.Tables[n].Board.Events()) != fmt.Sprint(o.Board.Events()) {
					t.Errorf("%d: table %d has %v", i, n+2, item.Board.Tables[n].Board.Events())
				}
			}
		}
	}
}

// filled returns a store with a rubber of each kind: of 68 cards with four boards, and of 52 with three, one of them in
// progress.
func filled(t *testing.T) *bridgestore.Store {
	s := open(t)
	keep(t, s, bridge.SuperBridge(), 4, false)
	keep(t, s, bridge.Duplicate(), 3, true)
	return s
}

func TestEverythingGoesOutAndIn(t *testing.T) {
	ctx, from, to := context.Background(), filled(t), open(t)
	path := filepath.Join(t.TempDir(), "all.jsonl")
	done, err := Export(ctx, from.History(ctx, ""), path, JSON, func(int) {})
	if err != nil || done != (Exported{Rubbers: 2, Boards: 7}) {
		t.Fatalf("out went %+v (%v)", done, err)
	}
	percent := 0
	read, err := Import(ctx, to, path, func(p int) { percent = p })
	if err != nil || read.Imported != (bridgestore.Imported{Rubbers: 2, Boards: 7}) || read.Things != 9 || percent != 100 {
		t.Errorf("in came %+v, %d per cent (%v)", read, percent, err)
	}
	if read, err = Import(ctx, to, path, func(int) {}); err != nil || read.Imported != (bridgestore.Imported{There: 2}) {
		t.Errorf("in came, again, %+v (%v)", read, err)
	}
	again := filepath.Join(t.TempDir(), "again.jsonl")
	_, err = Export(ctx, to.History(ctx, ""), again, JSON, func(int) {})
	check(t, err)
	first, err := os.ReadFile(path)
	check(t, err)
	second, err := os.ReadFile(again)
	check(t, err)
	if string(first) != string(second) {
		t.Errorf("it went in as\n%s and came out as\n%s", first, second)
	}
}

func TestPBNLeavesOut(t *testing.T) {
	ctx, from, to := context.Background(), filled(t), open(t)
	path := filepath.Join(t.TempDir(), "all.pbn")
	done, err := Export(ctx, from.History(ctx, ""), path, PBN, func(int) {})
	if err != nil || done != (Exported{Rubbers: 1, Boards: 2, Unfinished: 1, Large: 4}) {
		t.Errorf("out went %+v (%v)", done, err)
	}
	read, err := Import(ctx, to, path, func(int) {})
	if err != nil || read.Imported != (bridgestore.Imported{Rubbers: 1, Boards: 2}) || read.Left != 0 {
		t.Errorf("in came %+v (%v)", read, err)
	}
}

// A failed export leaves no file, not even a part of one; an existing one isn't touched.
func TestNothingIsLeftBehind(t *testing.T) {
	store := filled(t)
	broken := errors.New("broken")
	fails := func(after int) iter.Seq2[record.Item, error] {
		return func(yield func(record.Item, error) bool) {
			for item, err := range store.History(context.Background(), "") {
				if after--; after < 0 {
					yield(record.Item{}, broken)
					return
				}
				if !yield(item, err) {
					return
				}
			}
		}
	}
	for after := range 9 {
		dir := t.TempDir()
		if _, err := Export(context.Background(), fails(after), filepath.Join(dir, "x.jsonl"), JSON, func(int) {}); err != broken {
			t.Errorf("after %d: %v", after, err)
		}
		if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
			t.Errorf("after %d there is left %v (%v)", after, left, err)
		}
	}

	dir := t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Export(ctx, store.History(context.Background(), ""), filepath.Join(dir, "x.jsonl"), JSON, func(int) {}); err != context.Canceled {
		t.Errorf("cancelled: %v", err)
	}
	path := filepath.Join(dir, "mine")
	check(t, os.WriteFile(path, []byte("mine"), 0o600))
	if _, err := Export(context.Background(), store.History(context.Background(), ""), path, JSON, func(int) {}); err != fs.ErrExist {
		t.Errorf("onto a file: %v", err)
	}
	if mine, err := os.ReadFile(path); err != nil || string(mine) != "mine" {
		t.Errorf("the file has become %q (%v)", mine, err)
	}
	if _, err := Export(context.Background(), store.History(context.Background(), ""), filepath.Join(dir, "no", "x"), JSON, func(int) {}); err == nil || strings.Contains(err.Error(), dir) {
		t.Errorf("into no folder: %v", err)
	}
}

func TestNothingIsAddedByHalves(t *testing.T) {
	ctx, from, to := context.Background(), filled(t), open(t)
	path := filepath.Join(t.TempDir(), "all.jsonl")
	_, err := Export(ctx, from.History(ctx, ""), path, JSON, func(int) {})
	check(t, err)
	whole, err := os.ReadFile(path)
	check(t, err)
	check(t, os.WriteFile(path, append(whole, "{\n"...), 0o600))
	_, err = Import(ctx, to, path, func(int) {})
	var wrong *record.LineError
	if !errors.As(err, &wrong) || wrong.Line != 10 {
		t.Errorf("what is wrong: %v", err)
	}
	stopped, cancel := context.WithCancel(ctx)
	if _, err := Import(stopped, to, path, func(int) { cancel() }); err != context.Canceled {
		t.Errorf("cancelled: %v", err)
	}
	if n, err := to.Boards(""); err != nil || n > 0 {
		t.Errorf("%d boards have been added (%v)", n, err)
	}
	if _, err := Import(ctx, to, filepath.Dir(path), func(int) {}); err == nil {
		t.Error("a folder has been read")
	}
	if _, err := Import(ctx, to, filepath.Join(filepath.Dir(path), "no"), func(int) {}); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
}

// Each format for other programs reads back its output: boards, their other tables in LIN, and deals still to be
// played.
func TestOtherProgramsFormats(t *testing.T) {
	ctx, from := context.Background(), open(t)
	keep(t, from, bridge.Duplicate(), 3, true)
	list := filepath.Join(t.TempDir(), "Club night.lin")
	check(t, os.WriteFile(list, []byte("qx|o9|md|3SAK63HQ4DKT72C853,SQJ5HT982DA4CQJT9,ST72HAKJ7DQJ8CAK7|sv|b|\nqx|o10|md|1SAK63HQ4DKT72C852,SQJ5HT982DA4CQJT9,ST72HAKJ7DQJ8CAK7|mb|p|an|x|"), 0o600))
	read, err := Import(ctx, from, list, func(int) {})
	if err != nil || read.Imported != (bridgestore.Imported{ToPlay: 2}) || read.Unplayed != 0 || len(read.Faults) != 1 {
		t.Fatalf("in came %+v (%v)", read, err)
	}
	rubbers, err := from.Rubbers()
	if check(t, err); rubbers[0].Name != "Club night" && rubbers[1].Name != "Club night" {
		t.Errorf("the list is in %+v", rubbers)
	}
	for name, format := range Formats {
		to, path := open(t), filepath.Join(t.TempDir(), "all"+format.Ending())
		want := Exported{Rubbers: 2, Boards: 2, ToPlay: 2, Unfinished: 1}
		switch format {
		case JSON:
			want.Boards, want.Unfinished = 3, 0
		case LIN:
			want.Unsaid = 2 // the auction in progress, and its explanation
		}
		if done, err := Export(ctx, from.History(ctx, ""), path, format, func(int) {}); err != nil || done != want {
			t.Errorf("%s: out went %+v (%v)", name, done, err)
		}
		for again := range 2 {
			read, err := Import(ctx, to, path, func(int) {})
			came := bridgestore.Imported{Rubbers: 1, Boards: 2, ToPlay: 2}
			switch {
			case format == JSON:
				came = bridgestore.Imported{Rubbers: 2, Boards: 3}
			}
			if again == 1 {
				came = bridgestore.Imported{There: came.Rubbers}
			}
			if err != nil || read.Imported != came || read.Left != 0 {
				t.Errorf("%s: in came %+v (%v), want %+v", name, read, err, came)
			}
		}
		sums, err := to.Rubbers()
		check(t, err)
		left := 0
		for _, sum := range sums {
			left += sum.ToPlay
		}
		if left != 2 {
			t.Errorf("%s: %d are to be played of %+v", name, left, sums)
		}
	}
}

// The error for a file that can't be read names its kind by its ending, and says what to do.
func TestFilesThatAreNotRead(t *testing.T) {
	ctx, to := context.Background(), open(t)
	for name, tt := range map[string]struct{ data, want string }{
		"a.dup":  {"\x00\x01\x02", "line 1: this is a file for a dealing machine of a form that is not known; let its program write PBN"},
		"a.DLM":  {"[Document]\nBoard 01=zz\n", "line 1: this is a file for a dealing machine of a form that is not known; let its program write PBN"},
		"a.bws":  {"\x00\x01\x00\x00Standard Jet DB", "line 1: this is the database of a scoring program; let its program write PBN"},
		"a.html": {"<html>\n<body>", "line 1: this is a page of the web; let its program write PBN"},
		"a.xyz":  {"<html>\n<body>", "line 1: this is neither a board as a line of JSON nor PBN nor LIN"},
	} {
		path := filepath.Join(t.TempDir(), name)
		check(t, os.WriteFile(path, []byte(tt.data), 0o600))
		if read, err := Import(ctx, to, path, func(int) {}); err == nil || err.Error() != tt.want || read.Things > 0 {
			t.Errorf("%s: %+v, %v; want %s", name, read, err, tt.want)
		}
	}
}

// The deals of a dealing machine's file are to be played, in the window too.
func TestDealingMachine(t *testing.T) {
	ctx, to := context.Background(), open(t)
	for name, data := range map[string]string{
		"Friday.dlm": "[Document]\nFrom board=5\nTo board=6\nBoard 05=cgcajjjnakpkchipnjhmbmbpbh018\nBoard 06=jlifaelnecgmoldfjmcflinlap016\nBoard 07=aaaaaabffffffkkkkkklpppppp009\n",
		"Monday.bri": "404142434445464748495051522728293031323334353637383914151617181920212223242526" + "010203040506070809101112131415161718192021222324252627282930313233343536373839",
	} {
		path := filepath.Join(t.TempDir(), name)
		check(t, os.WriteFile(path, []byte(data), 0o600))
		if read, err := Import(ctx, to, path, func(int) {}); err != nil || read.ToPlay != 2 || read.Lost() || len(read.Faults) > 0 {
			t.Errorf("%s: %+v, %v", name, read, err)
		}
	}
	rubbers, err := to.Rubbers()
	if check(t, err); len(rubbers) != 2 || !strings.Contains("Friday Monday", rubbers[0].Name) {
		t.Errorf("they are in %+v", rubbers)
	}
}
