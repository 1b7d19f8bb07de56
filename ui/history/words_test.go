package history

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func TestWordsAreUnderstood(t *testing.T) {
	for typed, want := range map[string]understood{
		"":                                    {},
		"lost":                                {"", "lost", true},
		"Lost SPADES  doubled":                {"", "lost spades doubled", true},
		"lost in spades":                      {"", "lost spades", true},
		"won 4S":                              {"4S", "won", true},
		"no trump made -2 2026-11":            {"-2 2026-11", "no-trump made", true},
		"NT small slams":                      {"", "no-trump small-slam", true},
		"slam":                                {"", "slam", true},
		"x ♠":                                 {"", "doubled spades", true},
		"2 down":                              {"-2", "", true},
		"down 12 hearts":                      {"-12", "hearts", true},
		"4 4S down":                           {"4 4S", "down", true}, // 4 is a level, since it stands elsewhere
		"1 overtrick":                         {"+1", "", true},
		"made overtricks":                     {"", "made overtricks", true},
		"passed out":                          {"", "passed", true},
		"pass":                                {"pass", "", false}, // the store knows the beginning
		"starred":                             {"", "starred", false},
		"rubbers lost":                        {"", "rubber-lost", false},
		"lost rubber starred":                 {"", "rubber-lost starred", false},
		"south 3nt":                           {"3nt", "south", true},
		"by South 3NX":                        {"3NX", "south", true},
		"lost 4s by west":                     {"4s", "lost west", true},
		`"south" 3nt`:                         {"south 3nt", "", true},
		"Ana":                                 {"Ana", "", false},
		"Sunday club":                         {"Sunday club", "", false},
		"deal in a day":                       {"deal in a day", "", false},
		"today":                               {"2026-11-21", "", false},
		"lost yesterday":                      {"2026-11-20", "lost", true},
		`"lost" spades`:                       {"lost", "spades", true},
		`“No trump” Ana`:                      {"No trump Ana", "", false},
		`spades "lost and found`:              {"lost and found", "spades", true},
		`"" hearts`:                           {"", "hearts", true},
		"3NX 0123456789abcdefghjkmnpqrs game": {"3NX 0123456789abcdefghjkmnpqrs", "game", true},
	} {
		if got := understand(typed, now); got != want {
			t.Errorf("%q is %+v, want %+v", typed, got, want)
		}
	}
}

// The words that the store knows can all be said, and no two of them by the same word.
func TestEachTermCanBeSaid(t *testing.T) {
	said := map[string]string{}
	for _, term := range append(kept.Terms(), todayWord, yesterdayWord, nothingWord) {
		for _, phrase := range phrases(term) {
			if phrase == "" || strings.TrimSpace(phrase) != phrase || said[strings.ToLower(phrase)] != "" {
				t.Errorf("%q says %s, and %s", phrase, term, said[phrase])
			}
			said[strings.ToLower(phrase)] = term
			if term == nothingWord || term == todayWord || term == yesterdayWord {
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
	for _, term := range kept.Terms() {
		if !slices.ContainsFunc(phrases(term), func(phrase string) bool { return slices.Contains(help, phrase) }) {
			t.Errorf("the help of the field doesn't say %s", term)
		}
	}
	for _, words := range help {
		if u := understand(words, now); u.terms == "" && !u.boards && !strings.HasPrefix(u.text, "20") {
			t.Errorf("the help says %q, which is understood as %+v", words, u)
		}
	}
}

// What another screen asks for is written in the field as a user would type it, and asks for the same.
func TestTermsBecomeWords(t *testing.T) {
	f := kept.Filter{Terms: "rubber-won no-trump", Text: "Ana", Ended: true, EndedFrom: now.AddDate(0, 0, -3), EndedTo: now}
	q := newQuery(f, time.UTC)
	if q.Text != "rubbers won no trump Ana" || q.filter(now) != f {
		t.Errorf("%q asks for %+v, want %+v", q.Text, q.filter(now), f)
	}
	var said []string
	for _, p := range q.parts() {
		said = append(said, p.words)
		p.drop(&q)
	}
	if !slices.Equal(said, []string{"Rubbers ended 2026-11-18 to 2026-11-21", "Finished rubbers"}) || (q.filter(now) != kept.Filter{Terms: f.Terms, Text: f.Text}) {
		t.Errorf("it says %q, and without that %+v is left", said, q.filter(now))
	}
}

// The slip that says what can be typed is shown while the field is empty and has the keyboard.
func TestTheHelpOfTheField(t *testing.T) {
	s, _ := open(t, newStore(t, 3), atOnce, Position{})
	c := s.options.Window.Canvas()
	shown := func() bool {
		return s.ui.help.Visible() && slices.Contains(test.LaidOutObjects(s.Content()), fyne.CanvasObject(s.ui.help)) &&
			strings.Contains(words(s.ui.help), text.T("search.help.name"))
	}
	if shown() {
		t.Error("it is shown before anybody wants to type")
	}
	typeIn(s, "f")
	if !shown() {
		t.Error("nobody says what can be typed")
	}
	s.Redraw()
	if !shown() {
		t.Error("it is gone when the screen is drawn again")
	}
	test.Type(c.Focused(), "l")
	if shown() {
		t.Error("it lies on what is found")
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
	if !shown() {
		t.Error("it doesn't come back with the empty field")
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if shown() {
		t.Error("it stays when the keyboard has left the field")
	}
}
