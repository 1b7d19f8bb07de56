package bidding

import (
	"strings"
	"testing"
)

// files returns a reader of the given texts, by file name.
func files(texts map[string]string) func(string) (string, bool) {
	return func(file string) (string, bool) {
		text, ok := texts[strings.TrimSuffix(file, ".book")]
		return text, ok
	}
}

func TestReadBook(t *testing.T) {
	b, err := readBook(files(map[string]string{
		"mine": "system standard\ninclude two\n\n# openings\ncontext openings: opening; whole\n  1N | 15-17hcp balanced | opening no-trump\n" +
			"  or else # weaker\n  P | 0+ | no opening\n",
		"two": "convention stayman off\ncontext asks: after 1N, (1x) 1N\n  2C | 8+hcp 4H | major question | forcing, shows nothing\n",
	}), "mine")
	if err != nil {
		t.Fatal(err)
	}
	if len(b.contexts) != 1 || len(b.contexts[0].rows) != 3 || !b.contexts[0].whole || b.contexts[0].name != "openings" {
		t.Errorf("the book has %+v", b.contexts)
	}
	if len(b.modules) != 1 || b.modules[0].convention != Stayman || len(b.unusual) != 1 || len(b.modules[0].contexts) != 1 {
		t.Fatalf("its conventions are %+v, off are %v", b.modules, b.unusual)
	}
	its := b.modules[0].contexts[0]
	if r := its.rows[0]; len(its.after) != 2 || r.place.String() != "two.book:3" || r.forcing != OneRound || r.shows != '-' || r.purpose != MajorQuestion {
		t.Errorf("the convention has %+v", its)
	}
}

// Each fault is reported with its line, and none hides another.
func TestFaultsOfABook(t *testing.T) {
	const good = "context openings: opening\n  1N | 15-17hcp | opening no-trump\n"
	for _, c := range []struct{ text, says string }{
		{"  1N | 15+ | opening\n", "mine.book:1: a row stands in no context"},
		{"context openings\n  1N | 15+ | opening\n", "mine.book:1: want context NAME"},
		{"context openings: opening\n", `mine.book:1: the context "openings" has no rows`},
		{"context x: when it rains\n  1N | 15+ | opening\n", `mine.book:1: "when it rains" is no condition`},
		{"context x: partner: hope\n  1N | 15+ | opening\n", `mine.book:1: a call is for no "hope"`},
		{"context x: partner has shown much\n  1N | 15+ | opening\n", `mine.book:1: "much" are no points`},
		{"context x: after 1Q\n  1N | 15+ | opening\n", `mine.book:1: "1Q" is no call`},
		{"context x: after 1N,\n  1N | 15+ | opening\n", "mine.book:1: an auction has no calls"},
		{good + "  N | 15+ | opening\n", `mine.book:3: "N" has no level`},
		{good + "  *x | 15+ | opening\n", `mine.book:3: "*x" has no level`},
		{good + "  1S | guard:q | opening\n", `"guard:q"`},
		{good + "  1S | 8-5 | opening\n", "mine.book:3"},
		{good + "  1S | 5+S | opening | nothing\n", `mine.book:3: "nothing" is no effect`},
		{"include ../mine\n", `"../mine": a book includes`},
		{good + "  2 | 15+ | opening\n", `mine.book:3: "2" is no call`},
		{good + "  + | 15+ | opening\n", `mine.book:3: "+" is no call`},
		{good + "  1S | many | opening\n", `mine.book:3: "many" of "many" says nothing about a hand`},
		{good + "  1S | aces:7 | opening\n", `"aces:7"`},
		{good + "  1S | 5+S\n", "mine.book:3: want CALL | HAND | PURPOSE"},
		{good + "  1S | 5+S | opening | loud\n", `mine.book:3: "loud" is no effect`},
		{good + "  1S | 5+S | opening | shows Q\n", `mine.book:3: "shows Q" is no effect`},
		{good + "  +S.. | 15+ | opening\n", `mine.book:3: only natural rules have several bids in a row, as in "+S.. | 15+ | opening"`},
		{"natural when it rains\n" + good + "  1S | 15+ | opening\n", `"it rains" is no condition`},
		{good + "  controls S | 15+ | opening\n", `only natural rules have several bids in a row`},
		{good + "  1S | 15+ weak | opening\n", `only natural rules bid weaker hands`},
		{good + "  when forced\n", "mine.book:3: want CALL | HAND | PURPOSE"},
		{"native magic\n", "mine.book:1: want system, title"},
		{"nonsense\n", "mine.book:1: want system, title"},
		{"system nobody\n", `mine.book:1: there is no system "nobody"`},
		{"convention nothing\n", `mine.book:1: there is no convention "nothing"`},
		{"include mine\n", "mine.book:1: mine includes itself"},
		{"include none\n", "none.book"},
		{good + "  1S | x | opening\n  1H | y | opening\n", "mine.book:4"},
	} {
		_, err := readBook(files(map[string]string{"mine": c.text}), "mine")
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v, want %q", c.text, err, c.says)
		}
	}
}
