package report

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/cases"
	"github.com/superbridge/superbridge/game/card"
)

// board returns a board dealt by East, after some calls and a number of cards, each the first legal one.
func board(t *testing.T, r bridge.Rules, calls string, cards int) bridge.Board {
	t.Helper()
	b, err := bridge.NewBoard(r, r.Deck.Seeded(1, 1, 1), card.East, bridge.VulNS)
	for word := range strings.FieldsSeq(calls) {
		var c bridge.Call
		if err == nil {
			c, err = bridge.ParseCall(word)
		}
		if err == nil {
			b, err = b.Apply(bridge.Called(c))
		}
	}
	for range cards {
		if err == nil {
			b, err = b.Apply(bridge.Played(b.View(b.Turn()).LegalPlays().Cards()[0]))
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func act(t *testing.T, b bridge.Board, pointed int) Act {
	t.Helper()
	a, ok := At(b, bidding.Cards{{System: bidding.Standard}}, pointed, len(b.Events()))
	if !ok {
		t.Fatal("there is nothing to report")
	}
	return a
}

// The act is the call pointed at, or else the last call or card; a board that hasn't begun has none.
func TestAt(t *testing.T) {
	b := board(t, bridge.Duplicate(), "1D Pass 1H Pass Pass Pass", 2)
	for pointed, want := range map[int]int{-1: 7, 0: 0, 2: 2, 99: 7} {
		if a := act(t, b, pointed); a.Event != want || a.IsCall() != (want < 6) {
			t.Errorf("pointed at %d: event %d, want %d", pointed, a.Event, want)
		}
	}
	if _, ok := At(b.Prefix(0), bidding.Cards{}, -1, 0); ok {
		t.Error("nothing has been done, and it can be reported")
	}
}

// A line reads back as a case with the expected calls, whatever the user's remarks are.
func TestALineIsACase(t *testing.T) {
	for _, rules := range []bridge.Rules{bridge.Duplicate(), bridge.SuperBridge()} {
		b := board(t, rules, "Pass 1D Pass", 0)
		for words, statement := range map[string]string{
			"": "reported call", "a.b.c.d | e\n#f": "a b c d / e #f", "# remark": "remark", "\ufeff": "reported call",
		} {
			r, err := act(t, b, 1).Expect(" 2d or 1NT", words)
			if err != nil {
				t.Fatal(err)
			}
			all, err := cases.Read(strings.NewReader(r.Line()))
			if err != nil || len(all) != 1 {
				t.Fatalf("%q: %v %v", r.Line(), all, err)
			}
			c := all[0]
			if c.Statement != statement || c.Hand != b.Deal[card.South] || len(c.Auction.Calls) != 1 || len(c.Accepted) != 2 ||
				c.Accepted[0] != bridge.Bid(2, bridge.Strain(card.Diamonds)) || c.Accepted[1] != bridge.Bid(1, bridge.NoTrump) ||
				!strings.Contains(c.Source, "S 1D by standard, deal "+b.Number().String()) {
				t.Errorf("%s %q: %q", rules.Name, words, r.Line())
			}
		}
	}
}

// Without an expected call the line is a comment.
func TestNothingExpectedIsAComment(t *testing.T) {
	r, err := act(t, board(t, bridge.Duplicate(), "1D", 0), -1).Expect("", "strange")
	if all, wrong := cases.Read(strings.NewReader(r.Line())); err != nil || wrong != nil || len(all) != 0 || !strings.HasPrefix(r.Line(), "# strange | ") {
		t.Errorf("%q: %v %v", r.Line(), all, wrong)
	}
}

// An error says what can't be read or wasn't legal.
func TestExpected(t *testing.T) {
	b := board(t, bridge.Duplicate(), "1D Pass 1H Pass Pass Pass", 1)
	led := b.Events()[6].Card
	for _, c := range []struct {
		pointed int
		typed   string
		want    string // in the error; "" is none
	}{
		{2, "2c", ""}, {2, "♠", "isn’t a call"}, {2, "1♠", ""}, {2, "pass", ""}, {2, "x", "wasn’t allowed"}, {2, "1C", "1♣ wasn’t allowed"}, {2, "8C", "8♣ wasn’t allowed"},
		{-1, led.String(), ""}, {-1, "ZZ", "ZZ isn’t a card"}, {-1, strings.Repeat("H", 10), "isn’t a card"},
	} {
		if _, err := act(t, b, c.pointed).Expect(c.typed, ""); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %q", c.typed, err, c.want)
		}
	}
	before := b.Prefix(6)
	for _, other := range b.Deal[before.Turn().Next(1)].Cards() { // of another hand
		if _, err := act(t, b, -1).Expect(other.String(), ""); err == nil || !strings.Contains(err.Error(), "couldn’t be played") {
			t.Errorf("%v: %v", other, err)
		}
	}
}

// The text has all that is needed to replay the deal up to the act.
func TestText(t *testing.T) {
	b := board(t, bridge.Duplicate(), "1D Pass 1H Pass Pass Pass", 3)
	r, err := act(t, b, -1).Expect("", "why\nthat?")
	if err != nil {
		t.Fatal(err)
	}
	got := r.Text()
	for _, want := range []string{
		"game:     Duplicate\n", "deal:     " + b.Number().String() + "\n", "hands:    " + b.Deal.String() + "\n", "dealer:   E, vulnerable NS\n",
		"systems:  NS standard, EW own\n", "auction:  1D P 1H P P P\n", "cards:    " + b.Events()[6].Card.String() + " " + b.Events()[7].Card.String() + "\n",
		" " + b.Events()[8].Card.String() + ", event 9: ", "expected: -\n", "words:    why that?\n", "program:  Super Bridge ",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}

// Reports are appended, whatever the file holds.
func TestKeep(t *testing.T) {
	dir := t.TempDir()
	b := board(t, bridge.Duplicate(), "1D Pass 1H Pass Pass Pass", 1)
	path := filepath.Join(dir, cases.OwnFile)
	if err := os.WriteFile(path, []byte("nonsense without an end"), 0o600); err != nil {
		t.Fatal(err)
	}
	var want string
	for _, typed := range []string{"2C", "2D"} {
		r, err := act(t, b, 2).Expect(typed, "")
		if err == nil {
			err = r.Keep(dir)
		}
		if err != nil {
			t.Fatal(err)
		}
		want += "\n" + r.Line()
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != "nonsense without an end"+want+"\n" {
		t.Errorf("%v, the file has %q", err, got)
	}
	r, _ := act(t, b, -1).Expect("", "")
	if err := r.Keep(dir); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(filepath.Join(dir, CardsFile)); err != nil || string(got) != r.Text()+"\n" {
		t.Errorf("%v, the file has %q", err, got)
	}
}

// An error says in plain words why a report can't be written.
func TestKeepFails(t *testing.T) {
	r, _ := act(t, board(t, bridge.Duplicate(), "1D", 0), -1).Expect("1H", "")
	folder := t.TempDir()
	if err := os.Mkdir(filepath.Join(folder, cases.OwnFile), 0o700); err != nil {
		t.Fatal(err)
	}
	for dir, want := range map[string]string{
		"": "There is no folder", folder: "is a folder", filepath.Join(folder, "missing"): "can’t be written: no such file",
	} {
		if err := r.Keep(dir); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", dir, err, want)
		}
	}
}
