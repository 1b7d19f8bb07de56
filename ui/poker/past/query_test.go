package past

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// understood is the interpretation of typed words.
type understood struct {
	text, terms string
	hands       bool // they are about hands
}

func understand(typed string, now time.Time) understood {
	m := filters.Understand(typed, now)
	return understood{text: m.Text, terms: m.Terms, hands: ofHands(m.Terms)}
}

func TestWordsAreUnderstood(t *testing.T) {
	for typed, want := range map[string]understood{
		"":                          {},
		"poker":                     {},
		"Progressive Poker Ann":     {text: "Ann"},
		"dead hands with Ann":       {text: "Ann", terms: "dead", hands: true},
		"won fantasy today":         {text: "2026-11-21", terms: "won fantasy", hands: true},
		"fantasy earned":            {terms: "fantasy-next", hands: true},
		"games won starred":         {terms: "game-won starred"},
		"top lost":                  {terms: "top-lost", hands: true},
		`"dead" 2026-11`:            {text: "dead 2026-11"},
		"hand":                      {text: "hand"},
		"royalties in the middle":   {terms: "middle-royalties", hands: true},
		"poker yesterday in Berlin": {text: "2026-11-20 Berlin"},
	} {
		if got := understand(typed, now); got != want {
			t.Errorf("%q is %+v, want %+v", typed, got, want)
		}
	}
}

// Each term of the store has a word, and no two share one.
func TestEachTermCanBeSaid(t *testing.T) {
	taken := map[string]string{}
	for _, term := range append(pokerstore.Terms(), history.Nothing, anyPoker) {
		for _, phrase := range history.Phrases(said(term)) {
			if phrase == "" || strings.TrimSpace(phrase) != phrase || taken[phrase] != "" {
				t.Errorf("%q says %s, and %s", phrase, term, taken[phrase])
			}
			taken[phrase] = term
			if term == history.Nothing || term == anyPoker {
				continue
			}
			if got := understand(phrase, now); got.terms != term || got.text != "" {
				t.Errorf("%q is understood as %+v, want %s", phrase, got, term)
			}
		}
	}
	_, help, _ := strings.Cut(text.T("poker.help.search"), ": ")
	for phrase := range strings.SplitSeq(help, ", ") {
		if taken[phrase] == "" {
			t.Errorf("the help says %q, which says nothing", phrase)
		}
	}
}

// The filter of another screen survives the conversion to a query and back.
func TestAFilterBecomesAQuery(t *testing.T) {
	day := time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC)
	for _, f := range []pokerstore.Filter{
		{},
		{Terms: "dead fantasy", Text: "Ann", Players: "club", Rivals: 2, Alone: true, Counted: true, Ended: true, Starred: true},
		{From: day, To: day.AddDate(0, 1, 0), Deleted: true},
		{From: day.Add(time.Hour), Hands: "3,1,2"},
	} {
		q := Query(f, time.UTC)
		if got, ok := filters.Filter(q, now); !ok || got != f {
			t.Errorf("%+v comes back as %+v", f, got)
		}
		if q.Games != poker.Name {
			t.Errorf("it asks for the games %q", q.Games)
		}
	}
	if _, ok := filters.Filter(history.Query{Games: "Chicago"}, now); ok {
		t.Error("poker is found where Chicago is wanted")
	}
	if _, ok := filters.Filter(history.WithOwn(history.Query{}, struct{ Level int }{4}), now); ok {
		t.Error("poker is found where bridge is asked for something")
	}
}

// Each choice can be made, is shown in words, and can be undone.
func TestEachChoiceIsSaidAndDropped(t *testing.T) {
	f := New(Options{Store: unasked})
	want := [][]string{
		{"Beginners", "Club players", "Experts"},
		{"1 opponent", "2 opponents", "3 opponents", "4 opponents", "5 opponents"},
		{"Fantasies", "Fantasy earned", "Returns", "Dead hands"},
		{"Hands won", "Hands lost"},
	}
	var seen []pokerstore.Filter
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
	both := history.Query{} // one of each can be chosen together
	f.Rows(both)[2].Choose(&both, 4)
	f.Rows(both)[3].Choose(&both, 2)
	if filter, _ := filters.Filter(both, now); filter != (pokerstore.Filter{Terms: "dead lost"}) || !f.PicksParts(both) {
		t.Errorf("dead hands that were lost are %+v", filter)
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
	q := Hands(7, 9)
	if wishes := f.Asked(q); len(wishes) != 1 || wishes[0].Words != "2 chosen hands" || !f.PicksParts(q) {
		t.Errorf("of two hands it says %+v", wishes)
	}
}
