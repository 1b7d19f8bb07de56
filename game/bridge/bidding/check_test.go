package bidding

import (
	"context"
	"errors"
	"flag"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var checked = flag.Int("checked", 1000, "deals by which each book is checked, silent and not")

// TestBooks checks the books of the program.
func TestBooks(t *testing.T) {
	books := []*Book{BookOf68()}
	for _, s := range Systems() {
		books = append(books, BookOf(s))
	}
	for _, b := range books {
		done, err := b.Check(t.Context(), some(*checked), 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range done.Faults {
			t.Errorf("%s: %v: %s", b.Files()[0], f.Place, f.What)
		}
		silent, all := 100*done.ByRows[0]/max(1, done.Calls[0]), 100*done.ByRows[1]/max(1, done.Calls[1])
		t.Logf("%s: %d auctions; rows made %d %% of the bids and doubles with opponents silent, %d %% with all bidding", b.Files()[0], done.Auctions, silent, all)
	}
}

// examples matches the auction and the hand of a fault.
var examples = regexp.MustCompile(`, as after \[.*\] with [0-9AKQJT.-]+( \(|$)`)

// Faults planted in a small book are found, each with its line, and those of hands with the first of these.
func TestPlantedFaults(t *testing.T) {
	const book = `system standard
context openings: opening; whole
  1N | 15-17hcp balanced | opening no-trump
  or else
  1M | 12+ 5+M | opening
  1D | 12+ 4+D | opening
  1C | 12+ 2+C | opening
  or else
  1S | 12+ 5+S | pre-empt # 9: has been proposed
  or else
  P | 0-11 | no opening
context over one of a major: after 1M
  2M | 6+ 3+M | raise
  2H | 6+ 4+H | new suit # 14: hearts may be the major
  or else
  3M | 10+ 4+M | invitation # 16: no hand gets there
  or else
  P | 0+ | no response
context over one of a minor: after 1m; whole # 19: weak hands with a major have no row
  1N | 6-9 0-3S 0-3H | no-trump
  2N | 9+ 0-3S 0-3H | invitation # 21: nine points are for both
  1M | 10+ 4+M | new suit | forcing # is passed, on line 25
  P | 0-5 0-3S 0-3H | no response
context a forcing suit: after 1m 1M; whole
  P | 0+ | content
context over one no-trump: after 1N; whole
  3N | 8+hcp | to game
  P | 0-7hcp | content
include natural
`
	b, err := ReadBook(files(map[string]string{"mine": book}), "mine")
	if err != nil {
		t.Fatal(err)
	}
	done, err := b.Check(t.Context(), 400, 5)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"mine.book:9: its call has been proposed before, by mine.book:5",
		"mine.book:14: it names a suit that a letter of its context stands for already",
		"mine.book:16: no hand makes its call: mine.book:13 comes first",
		`mine.book:19: in "over one of a minor" no row is for some hands`,
		"mine.book:21: some hands fit mine.book:20 as well",
		"mine.book:22: it is forcing, and is passed",
	} {
		i := slices.IndexFunc(done.Faults, func(f Fault) bool { return strings.HasPrefix(f.Place+": "+f.What.Error(), want) })
		if i < 0 {
			t.Errorf("%s: not found in %v", want, done.Faults)
		} else if what := done.Faults[i].What.Error(); !examples.MatchString(what) && (strings.Contains(want, "hand") || strings.Contains(want, "passed")) {
			t.Errorf("%s: no auction and hand are told: %s", want, what)
		}
	}
	for _, f := range done.Faults {
		if f.Place == "mine.book:6" || f.Place == "mine.book:3" || f.Place == "mine.book:13" {
			t.Errorf("nothing is wrong with %v: %s", f.Place, f.What)
		}
	}
}

// A row is called unused only after it has been passed over often enough, and not if a hand has made its call.
func TestUnusedRows(t *testing.T) {
	other := new(row)
	for _, tt := range []struct {
		name string
		row  row
		seen rowSeen
		want string // the start of what is said; "" if nothing is
	}{
		{"proposed before, often", row{}, rowSeen{by: other, late: enough}, "its call has been proposed before"},
		{"proposed before, not often", row{}, rowSeen{by: other, late: enough - 1}, ""},
		{"once the first", row{}, rowSeen{by: other, late: enough, proposed: 1}, ""},
		{"never made, often", row{}, rowSeen{before: other, fits: enough, proposed: enough}, "no hand makes its call"},
		{"never made, not often", row{}, rowSeen{before: other, fits: enough - 1, proposed: enough}, ""},
		{"never made, and no row comes first", row{}, rowSeen{fits: enough, proposed: enough}, ""},
		{"made once", row{}, rowSeen{by: other, late: enough, before: other, fits: enough, made: 1}, ""},
		{"only understood", row{heard: true}, rowSeen{by: other, late: enough, before: other, fits: enough}, ""},
	} {
		k := &check{rows: map[*row]*rowSeen{&tt.row: &tt.seen}, found: map[finding]*tally{}}
		k.rowsNeverUsed()
		var said []string
		for f := range k.found {
			said = append(said, f.words)
		}
		if len(said) > 1 || (len(said) == 1) != (tt.want != "") || tt.want != "" && !strings.HasPrefix(said[0], tt.want) {
			t.Errorf("%s: said is %q, want %q", tt.name, said, tt.want)
		}
	}
	if enough < 20 {
		t.Errorf("a row that one hand in ten makes is called unused after %d", enough)
	}
}

// A forcing row that leaves some hands opposite without a row is found, and contexts are counted.
func TestHandsThatWait(t *testing.T) {
	b, err := ReadBook(files(map[string]string{"mine": `system standard
context openings: opening; whole
  1D | 12+  | opening
  or else
  P  | 0-11 | no opening
context answers: after 1D; whole
  1S | 6+   | new suit | forcing # 7: opener with two spades has no row
  or else
  P  | 0-5  | no response
context opener: after 1D 1S; whole
  2S | 3+S  | raise
context never: after 7N 7N
  P  | 0+   | content
`}), "mine")
	if err != nil {
		t.Fatal(err)
	}
	done, err := b.Check(t.Context(), 100, 2)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(done.Faults, func(f Fault) bool {
		return f.Place == "mine.book:7" && strings.HasPrefix(f.What.Error(), "some hands opposite have no row") && strings.Contains(f.What.Error(), "1D Pass 1S")
	}) {
		t.Errorf("found is %v", done.Faults)
	}
	if done.Contexts != 4 || done.Reached != 3 {
		t.Errorf("of %d contexts %d are reached, want 3 of 4", done.Contexts, done.Reached)
	}
}

func TestCheckStops(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	b := BookOf(Standard)
	if _, err := b.Check(ctx, 1000, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("a check that is stopped says %v", err)
	}
}

// A book is checked with its own natural rules, from the first call on.
func TestCheckBidsByTheNaturalRulesOfTheBook(t *testing.T) {
	for rules, bids := range map[string]bool{
		"  P | 0+ | no opening\n": false,
		"  +x.. | weak suit:x | opening\n  or else\n  P | 0+ | no opening\n": true,
	} {
		book := "system standard\nnatural\ncontext all auctions: not forced; whole\n" + rules
		b, err := ReadBook(func(string) (string, bool) { return book, true }, "mine")
		if err != nil {
			t.Fatal(err)
		}
		done, err := b.Check(t.Context(), 20, 1)
		if err != nil {
			t.Fatal(err)
		}
		if (done.Calls[0] > 0) != bids || done.ByRows[0] > 0 {
			t.Errorf("%s: %d bids, %d by rows of the book: %v", rules, done.Calls[0], done.ByRows[0], done.Faults)
		}
	}
}

// A book without natural rules is checked without any, as it is bid at a table.
func TestCheckBidsAsATableDoes(t *testing.T) {
	b, err := readAlone("system standard\ncontext openings: opening; whole\n  1C | 12+ | opening\n  or else\n  P | 0-11 | no opening\n")
	if err != nil {
		t.Fatal(err)
	}
	done, err := b.Check(t.Context(), 50, 1)
	if err != nil {
		t.Fatal(err)
	}
	if done.ByRows != done.Calls || done.Calls[0] == 0 {
		t.Errorf("of %d bids %d come from rows of the book", done.Calls, done.ByRows)
	}
}

// A row for what one hand in some thousands has isn't called unused, however seldom its context is reached; one for what no hand has is.
func TestRareRows(t *testing.T) {
	b, err := readAlone(`system standard
context openings: opening; whole
  1C | 5+ | opening
  or else
  P  | 0-4 | no opening
context answers: after 1C; whole
  1D | 0-25hcp | new suit | forcing
  or else
  1H | 0+      | new suit | forcing # 9: one hand in some thousands
  or else
  P  | 0+      | no response # 11: none
context opener: after 1C 1D, 1C 1H; whole
  3N | 0+      | to game
include natural
`)
	if err != nil {
		t.Fatal(err)
	}
	done, err := b.Check(t.Context(), 100, 3)
	if err != nil {
		t.Fatal(err)
	}
	var unused []string
	for _, f := range done.Faults {
		if strings.HasPrefix(f.What.Error(), "no hand makes its call") {
			unused = append(unused, f.Place)
		}
	}
	if !slices.Equal(unused, []string{"mine.book:11"}) {
		t.Errorf("unused are %v", unused)
	}
}
