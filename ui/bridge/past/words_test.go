package past

import (
	"slices"
	"strings"
	"testing"
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func TestWordsAreUnderstood(t *testing.T) {
	for typed, want := range map[string]understood{
		"":                                    {},
		"lost":                                {text: "", terms: "lost", boards: true},
		"Lost SPADES  doubled":                {text: "", terms: "lost spades doubled", boards: true},
		"lost in spades":                      {text: "", terms: "lost spades", boards: true},
		"won 4S":                              {text: "4S", terms: "won", boards: true},
		"no trump made -2 2026-11":            {text: "-2 2026-11", terms: "no-trump made", boards: true},
		"NT small slams":                      {text: "", terms: "no-trump small-slam", boards: true},
		"slam":                                {text: "", terms: "slam", boards: true},
		"x ♠":                                 {text: "", terms: "doubled spades", boards: true},
		"2 down":                              {text: "-2", terms: "", boards: true},
		"down 12 hearts":                      {text: "-12", terms: "hearts", boards: true},
		"4 4S down":                           {text: "4 4S", terms: "down", boards: true}, // 4 is a level here
		"1 overtrick":                         {text: "+1", terms: "", boards: true},
		"made overtricks":                     {text: "", terms: "made overtricks", boards: true},
		"passed out":                          {text: "", terms: "passed", boards: true},
		"pass":                                {text: "pass", terms: "", boards: false}, // the store knows the beginning
		"starred":                             {text: "", terms: "starred", boards: false},
		"rubbers lost":                        {text: "", terms: "rubber-lost", boards: false},
		"lost rubber starred":                 {text: "", terms: "rubber-lost starred", boards: false},
		"south 3nt":                           {text: "3nt", terms: "south", boards: true},
		"by South 3NX":                        {text: "3NX", terms: "south", boards: true},
		"lost 4s by west":                     {text: "4s", terms: "lost west", boards: true},
		`"south" 3nt`:                         {text: "south 3nt", terms: "", boards: true},
		"Ana":                                 {text: "Ana", terms: "", boards: false},
		"Sunday club":                         {text: "Sunday club", terms: "", boards: false},
		"deal in a day":                       {text: "deal in a day", terms: "", boards: false},
		"today":                               {text: "2026-11-21", terms: "", boards: false},
		"lost yesterday":                      {text: "2026-11-20", terms: "lost", boards: true},
		`"lost" spades`:                       {text: "lost", terms: "spades", boards: true},
		`“No trump” Ana`:                      {text: "No trump Ana", terms: "", boards: false},
		`spades "lost and found`:              {text: "lost and found", terms: "spades", boards: true},
		`"" hearts`:                           {text: "", terms: "hearts", boards: true},
		"3NX 0123456789abcdefghjkmnpqrs game": {text: "3NX 0123456789abcdefghjkmnpqrs", terms: "game", boards: true},
	} {
		if got := understand(typed, now); got != want {
			t.Errorf("%q is %+v, want %+v", typed, got, want)
		}
	}
}

// Each term of the store has a word, and no two share one.
func TestEachTermCanBeSaid(t *testing.T) {
	taken := map[string]string{}
	for _, term := range append(bridgestore.Terms(), history.Today, history.Yesterday, history.Nothing) {
		for _, phrase := range history.Phrases(said(term)) {
			if phrase == "" || strings.TrimSpace(phrase) != phrase || taken[strings.ToLower(phrase)] != "" {
				t.Errorf("%q says %s, and %s", phrase, term, taken[phrase])
			}
			taken[strings.ToLower(phrase)] = term
			if slices.Contains([]string{history.Nothing, history.Today, history.Yesterday}, term) {
				continue
			}
			if got := understand(phrase, now); got.terms != term || got.text != "" {
				t.Errorf("%q is understood as %+v, want %s", phrase, got, term)
			}
		}
	}
}

// The help of the field names each term, and what it names is understood.
func TestTheHelpOfTheFieldIsTrue(t *testing.T) {
	var help []string
	for _, id := range helpLines {
		_, words, _ := strings.Cut(text.T(id), ": ")
		help = append(help, strings.Split(words, ", ")...)
	}
	for _, term := range bridgestore.Terms() {
		if !slices.ContainsFunc(history.Phrases(said(term)), func(phrase string) bool { return slices.Contains(help, phrase) }) {
			t.Errorf("the help of the field doesn't say %s", term)
		}
	}
	for _, words := range help {
		if u := understand(words, now); u.terms+u.games == "" && !u.toPlay && !u.boards && !strings.HasPrefix(u.text, "20") {
			t.Errorf("the help says %q, which is understood as %+v", words, u)
		}
	}
}

// The search of another screen is written in the field as a user would type it, and finds the same.
func TestTermsBecomeWords(t *testing.T) {
	f := bridgestore.Filter{Terms: "rubber-won no-trump", Text: "Ana", Ended: true, EndedFrom: now.AddDate(0, 0, -3), EndedTo: now}
	q := Query(f, time.UTC)
	if q.Text != "sessions won no trump Ana" || wanted(q) != f {
		t.Errorf("%q asks for %+v, want %+v", q.Text, wanted(q), f)
	}
	var said []string
	for _, w := range New(Options{Store: unasked}).Asked(q) {
		said = append(said, w.Words)
		w.Drop(&q)
	}
	if !slices.Equal(said, []string{"Sessions ended 2026-11-18 to 2026-11-21"}) || (wanted(q) != bridgestore.Filter{Terms: f.Terms, Text: f.Text, Ended: true}) {
		t.Errorf("it says %q, and without that %+v is left", said, wanted(q))
	}
}

// A game can be looked for by its name, and among those that are chosen.
func TestGamesAreSaid(t *testing.T) {
	for _, tt := range []struct {
		chosen, typed, want, text, terms string
	}{
		{"", "chicago", "Chicago", "", ""},
		{"", "Super Bridge lost", "SuperBridge", "", "lost"},
		{"", "duplicate chicago 4S", "Duplicate Chicago", "4S", ""},
		{"Chicago Duplicate", "chicago", "Chicago", "", ""},
		{"SuperBridge", "chicago", "-", "", ""},
		{"SuperBridge", `"chicago"`, "SuperBridge", "chicago", ""},
		{"SuperBridge", "", "SuperBridge", "", ""},
	} {
		f := wanted(history.Query{Games: tt.chosen, Text: tt.typed})
		if f.Rules != tt.want || f.Text != tt.text || f.Terms != tt.terms {
			t.Errorf("%q with %q chosen asks for %+v", tt.typed, tt.chosen, f)
		}
	}
	if f := wanted(history.Query{Text: "to play Ana"}); !f.ToPlay || f.Text != "Ana" {
		t.Errorf("to play asks for %+v", f)
	}
}

// A contract is typed as at the table: in the language in use, or in English.
func TestContractsInOtherLanguages(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	for language, contracts := range map[text.Language]map[string]string{
		text.Russian:   {"4п": "4S", "3бкк": "3NX", "4S": "4S", "6ч-ю": "6H-S", "Аня": "Аня"},
		text.Romanian:  {"4pi": "4S", "3fac": "3NX", "4c": "4c", "Ana": "Ana"},
		text.Esperanto: {"4pi": "4S", "3sad": "3NX", "4d": "4d", "Ana": "Ana"},
	} {
		text.Use(language)
		for typed, want := range contracts {
			if got := understand(typed, now); got.text != want {
				t.Errorf("%s: %q is %+v, want %q", language, typed, got, want)
			}
		}
	}
}
