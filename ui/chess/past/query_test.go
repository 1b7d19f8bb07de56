package past

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/kit/history"
)

// Each term of the store has words, which mean it; no two have the same.
func TestTermsCanBeSaid(t *testing.T) {
	seen := map[string]string{}
	for _, term := range chessstore.Terms() {
		for _, phrase := range history.Phrases(said(term)) {
			if other := seen[phrase]; other != "" {
				t.Errorf("%q is said for %s and %s", phrase, other, term)
			}
			seen[phrase] = term
			if got := filters.Understand(phrase, now); got.Terms != term || got.Text != "" {
				t.Errorf("%q is understood as %+v, want %s", phrase, got, term)
			}
		}
	}
}

func TestTypedWords(t *testing.T) {
	for typed, want := range map[string]chessstore.Filter{
		"":                                {},
		"Ann":                             {Text: "Ann"},
		"octagonal chess":                 {},
		"chess with dice":                 {Terms: "dice"},
		"won in the castle":               {Terms: "won castle"},
		"games lost by resignation today": {Text: "2026-11-21", Terms: "lost resigned"},
		`"castle"`:                        {Text: "castle"},
		"three players conquest Ann":      {Text: "Ann", Terms: "three each-for-himself"},
	} {
		if got, ok := filters.Filter(history.Query{Text: typed}, now); !ok || got != want {
			t.Errorf("%q asks for %+v, want %+v", typed, got, want)
		}
	}
}

// The filter of another screen survives the conversion to a query and back.
func TestAFilterBecomesAQuery(t *testing.T) {
	day := time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC)
	for _, f := range []chessstore.Filter{
		{},
		{Terms: "castle dice", Text: "Ann", Players: "club", Army: "b", Alone: true, Counted: true, Ended: true, Starred: true},
		{From: day, To: day.AddDate(0, 1, 0), Deleted: true},
		{From: day.Add(time.Hour), Games: "3,1,2", Variants: "A1-4 A1-4D"},
	} {
		if got, ok := filters.Filter(Query(f, time.UTC), now); !ok || got != f {
			t.Errorf("%+v comes back as %+v", f, got)
		}
	}
	if _, ok := filters.Filter(history.Query{Games: "poker"}, now); ok {
		t.Error("chess is found where poker is wanted")
	}
	if _, ok := filters.Filter(history.WithOwn(history.Query{}, struct{ Level int }{4}), now); ok {
		t.Error("chess is found where bridge is asked for something")
	}
}

// Each choice can be made, is shown in words, and can be undone.
func TestEachChoiceIsSaidAndDropped(t *testing.T) {
	f := New(Options{Store: unasked})
	want := [][]string{
		{"Conquest", "Alliances", "Partners"},
		{"4 players", "3 players", "2 players"},
		{"Beginners", "Club players", "Experts"},
		{"You are Red", "You are Blue", "You are Yellow", "You are Green"},
		{"Games won", "Games lost", "Games drawn"},
		{"Ended by capturing kings", "Ended in the Castle", "Ended by resignation", "Ended on time", "Draws"},
	}
	var seen []chessstore.Filter
	for i, row := range f.Rows(history.Query{}) {
		if len(row.Options) != len(want[i])+1 || row.Chosen != 0 {
			t.Fatalf("%s has %q, of which %d is chosen", row.Label, row.Options, row.Chosen)
		}
		for n, words := range want[i] {
			var q history.Query
			row.Choose(&q, n+1)
			got := f.Rows(q)[i]
			if said := got.Part; got.Chosen != n+1 || said != words && (said != "" || got.Options[n+1] != words) {
				t.Errorf("%s: %d is chosen, and said as %q", words, got.Chosen, said)
			}
			filter, _ := filters.Filter(q, now)
			if slices.Contains(seen, filter) {
				t.Errorf("%s: another choice asks for the same", words)
			}
			seen = append(seen, filter)
			if got.Choose(&q, 0); !q.Everything() {
				t.Errorf("%s: when it is dropped, %+v is left", words, q)
			}
		}
	}
	for _, s := range f.Switches(history.Query{}) {
		var q history.Query
		s.Flip(&q)
		if on := slices.ContainsFunc(f.Switches(q), func(other history.Switch) bool { return other.Key == s.Key && other.On }); !on {
			t.Errorf("%s is not on", s.Label)
		}
		if s.Flip(&q); !q.Everything() {
			t.Errorf("without %s, %+v is left", s.Label, q)
		}
	}
}

// Filters that only another screen sets are shown, and can be removed.
func TestWhatIsAsked(t *testing.T) {
	f := New(Options{Store: unasked})
	q := Query(chessstore.Filter{Games: storage.IDWords([]int64{7, 9}), Variants: "A1-4 A1-4D B-2D"}, time.UTC)
	var said []string
	for _, wish := range f.Asked(q) {
		said = append(said, wish.Words)
		wish.Drop(&q)
	}
	if want := "2 chosen games|Conquest, 4 players; Partners, 2 players, with dice"; strings.Join(said, "|") != want {
		t.Errorf("it says %q", said)
	}
	if q.Games = ""; !q.Everything() {
		t.Errorf("when all is dropped, %+v is left", q)
	}
}
