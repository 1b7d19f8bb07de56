package past

import (
	"slices"
	"strings"
	"testing"
	"time"

	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// understood is the interpretation of typed words.
type understood struct {
	text, terms, games string
	deals              bool // they are about deals
}

func understand(typed string, now time.Time) understood {
	m := filters.Understand(typed, now)
	return understood{text: m.Text, terms: m.Terms, games: m.Games, deals: ofDeals(m.Terms)}
}

func TestWordsAreUnderstood(t *testing.T) {
	for typed, want := range map[string]understood{
		"":                          {},
		"booby":                     {games: "Booby"},
		"Nullo for two Ann":         {text: "Ann", games: "NulloForTwo"},
		"Slam":                      {games: "Slam"},
		"slams":                     {terms: "slam", deals: true},
		"nullo deals with Ann":      {text: "Ann", terms: "nullo", deals: true},
		"won today":                 {text: "2026-11-21", terms: "won", deals: true},
		"games won starred":         {terms: "game-won starred"},
		"broken off":                {terms: "settled"},
		`"down" 2026-11`:            {text: "down 2026-11"},
		"deal":                      {text: "deal"},
		"booby yesterday in Berlin": {text: "2026-11-20 Berlin", games: "Booby"},
	} {
		if got := understand(typed, now); got != want {
			t.Errorf("%q is %+v, want %+v", typed, got, want)
		}
	}
}

// Each term of the store has a word, and no two share one.
func TestEachTermCanBeSaid(t *testing.T) {
	taken := map[string]string{}
	for _, term := range append(fewstore.Terms(), history.Nothing) {
		for _, phrase := range history.Phrases(said(term)) {
			if phrase == "" || strings.TrimSpace(phrase) != phrase || taken[phrase] != "" {
				t.Errorf("%q says %s, and %s", phrase, term, taken[phrase])
			}
			taken[phrase] = term
			if term == history.Nothing {
				continue
			}
			if got := understand(phrase, now); got.terms != term || got.text != "" {
				t.Errorf("%q is understood as %+v, want %s", phrase, got, term)
			}
		}
	}
	_, help, _ := strings.Cut(text.T("few.help.search"), ": ")
	for phrase := range strings.SplitSeq(help, ", ") {
		if taken[phrase] == "" {
			t.Errorf("the help says %q, which says nothing", phrase)
		}
	}
}

// The filter of another screen survives the conversion to a query and back.
func TestAFilterBecomesAQuery(t *testing.T) {
	day := time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC)
	for _, f := range []fewstore.Filter{
		{},
		{Terms: "nullo doubled", Text: "Ann", Game: "Booby", Players: "club", Role: fewstore.Defender, Alone: true, Counted: true, Ended: true, Starred: true},
		{From: day, To: day.AddDate(0, 1, 0), Deleted: true, Game: "Booby Slam"},
		{From: day.Add(time.Hour), Deals: "3,1,2"},
	} {
		q := Query(f, time.UTC)
		if got, ok := filterOf(q, now); !ok || got != f {
			t.Errorf("%+v comes back as %+v", f, got)
		}
		if !q.Wants([]string{"Booby"}) || q.Wants([]string{"Chicago"}) {
			t.Errorf("it asks for the games %q", q.Games)
		}
	}
	for _, q := range []history.Query{{Games: "Chicago"}, {Games: "Booby", Text: "Slam"}, history.WithOwn(history.Query{}, struct{ Level int }{4})} {
		if f, ok := filterOf(q, now); ok {
			t.Errorf("%+v is found where %+v is wanted", f, q)
		}
	}
	if f, ok := filterOf(history.Query{Games: "Chicago Booby"}, now); !ok || f.Game != "Booby" {
		t.Errorf("of Chicago and Booby %+v is wanted", f)
	}
}

// Each choice can be made, is shown in words, and can be undone.
func TestEachChoiceIsSaidAndDropped(t *testing.T) {
	f := New(Options{Store: unasked})
	want := [][]string{
		{"Beginners", "Club players", "Experts"},
		{"You declared", "Your partner declared", "You defended"},
		{"Clubs", "Diamonds", "Hearts", "Spades", "No-trump", "Nullo"},
		{"Points for you", "Points against you"},
	}
	var seen []fewstore.Filter
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
			filter, _ := filterOf(q, now)
			if slices.Contains(seen, filter) {
				t.Errorf("%s: another choice asks for the same", words)
			}
			seen = append(seen, filter)
			if got.Choose(&q, 0); !q.Everything() {
				t.Errorf("%s: when it is dropped, %+v is left", words, q)
			}
		}
	}
	both := history.Query{} // one of each can be chosen together
	f.Rows(both)[2].Choose(&both, 6)
	f.Rows(both)[3].Choose(&both, 2)
	if filter, _ := filterOf(both, now); filter != (fewstore.Filter{Terms: "nullo lost"}) || !f.PicksParts(both) {
		t.Errorf("nullo that was lost are %+v", filter)
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
	q := Deals(7, 9)
	if wishes := f.Asked(q); len(wishes) != 1 || wishes[0].Words != "2 chosen deals" || !f.PicksParts(q) {
		t.Errorf("of two deals it says %+v", wishes)
	}
}
