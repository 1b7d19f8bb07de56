package poker_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	lined "github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// exported returns all games of a store as they are written.
func exported(t testing.TB, s *pokerstore.Store) string {
	t.Helper()
	var out bytes.Buffer
	must(s.Export(context.Background(), &out, nil, func(int) {}))
	return out.String()
}

// brought reads a text into a store.
func brought(t testing.TB, s *pokerstore.Store, text string) (pokerstore.Imported, error) {
	t.Helper()
	games, err := pokerstore.Read(strings.NewReader(text))
	if err != nil {
		return pokerstore.Imported{}, err
	}
	return s.Import(context.Background(), games)
}

// All that is kept of games comes back from a file: into a fresh folder the same, into the same nothing.
func TestGamesGoOutAndIn(t *testing.T) {
	ctx := context.Background()
	from, to := open(t, t.TempDir()), open(t, t.TempDir())
	games := evenings(t, from)
	check(t, from.MarkSession(games[0], storage.Marks{Name: "Friday", Note: "two\nlines", Starred: true}))
	check(t, from.MarkPart(must(from.PartIDs(ctx, games[1]))[2], storage.Marks{Note: "that joker"}))
	check(t, from.Journal(games[2]).Hinted())
	text := exported(t, from)
	if done, err := brought(t, to, text); err != nil || done != (pokerstore.Imported{Games: 3, Parts: 16}) {
		t.Fatalf("in came %+v (%v)", done, err)
	}
	if again := exported(t, to); again != text {
		t.Errorf("out comes\n%.800s\nwant\n%.800s", again, text)
	}
	was, is := must(from.Summaries(ctx, games)), must(to.Summaries(ctx, games))
	if got, want := fmt.Sprint(is), fmt.Sprint(was); got != want {
		t.Errorf("the lists say\n%s\nwant\n%s", got, want)
	}
	for _, query := range []string{"SELECT count(*) FROM hand_result", "SELECT sum(chips * 7 + fees * 3 + bought) FROM hand_result"} {
		if got, want := number(t, to, query), number(t, from, query); got != want {
			t.Errorf("%s: %d, want %d", query, got, want)
		}
	}
	if done, err := brought(t, to, text); err != nil || done != (pokerstore.Imported{There: 3}) {
		t.Errorf("again came %+v (%v)", done, err)
	}
	check(t, to.Delete(1))
	if done, err := brought(t, to, text); err != nil || done != (pokerstore.Imported{There: 3, Restored: 1}) {
		t.Errorf("out of the trash came %+v (%v)", done, err)
	}
}

// A game that was played on elsewhere is continued here, at whatever act; one that is further here doesn't change.
func TestAGameIsPlayedOnElsewhere(t *testing.T) {
	s := open(t, t.TempDir())
	e, _ := newEvening(t, s, 3, table(poker.Standard(), 40, 40, 40))
	e.next()
	texts := []string{exported(t, s)}
	for range 2 {
		for !e.hand.Over() {
			e.act()
			texts = append(texts, exported(t, s))
		}
		for _, seat := range e.game.MustAct() {
			e.event(poker.Event{Kind: poker.Rebuy, Seat: seat, Chips: 20})
			texts = append(texts, exported(t, s))
		}
		e.next()
	}
	to := open(t, t.TempDir())
	for i := 0; i < len(texts); i += 1 + i%5 {
		done, err := brought(t, to, texts[i])
		if err != nil || i > 0 && done.Continued != 1 {
			t.Fatalf("text %d: %+v (%v)", i, done, err)
		}
		if got := exported(t, to); lineOf(got, 2) != lineOf(texts[i], 2) || strings.Count(got, "\n") != strings.Count(texts[i], "\n") {
			t.Fatalf("text %d: out comes\n%s\nwant\n%s", i, got, texts[i])
		}
	}
	before := exported(t, to)
	if done, err := brought(t, to, texts[4]); err != nil || done != (pokerstore.Imported{There: 1}) || exported(t, to) != before {
		t.Errorf("an older one does %+v (%v)", done, err)
	}
}

func lineOf(text string, n int) string { return strings.Split(text, "\n")[n-1] }

// The printed form alone is kept too: nobody sits there, and the game is over.
func TestThePrintedFormIsKept(t *testing.T) {
	ctx := context.Background()
	from, to := open(t, t.TempDir()), open(t, t.TempDir())
	evenings(t, from)
	var printed []string
	for line := range strings.Lines(exported(t, from)) {
		if !strings.Contains(line, `"saved"`) {
			printed = append(printed, line)
		}
	}
	done, err := brought(t, to, "\n"+strings.Join(printed, ""))
	if err != nil || done.Games != 3 || done.Parts != 16 {
		t.Fatalf("in came %+v (%v)", done, err)
	}
	sum := must(to.Summaries(ctx, []int64{1}))[0]
	if sum.Person != 0 || !sum.Over || len(sum.Hands) != 5 || len(sum.Gains) != 2 {
		t.Errorf("it says %+v", sum)
	}
}

// What is wrong is said with its line, and nothing has been added then.
func TestWhatIsWrongInAFile(t *testing.T) {
	from, to := open(t, t.TempDir()), open(t, t.TempDir())
	evenings(t, from)
	good := strings.Split(strings.TrimSpace(exported(t, from)), "\n")
	with := func(n int, change func(string) string) string {
		bad := append([]string(nil), good...)
		bad[n-1] = change(bad[n-1])
		return strings.Join(bad, "\n")
	}
	for name, tt := range map[string]struct {
		text string
		line int
		says string
	}{
		"a hand that was changed": {with(3, func(l string) string { return strings.Replace(l, `"button":`, `"button":1`, 1) }), 3, "seat"},
		"a key":                   {with(1, func(l string) string { return strings.Replace(l, `"started"`, `"begun"`, 1) }), 1, "begun"},
		"no such seat":            {with(1, func(l string) string { return strings.Replace(l, `"seat":2`, `"seat":9`, 1) }), 1, "makes no sense"},
		"two in a seat":           {with(1, func(l string) string { return strings.Replace(l, `"seat":2`, `"seat":1`, 1) }), 1, "makes no sense"},
		"no such time":            {with(1, func(l string) string { return strings.Replace(l, `"finished":`, `"finished":-`, 1) }), 1, "makes no sense"},
		"fewer than no hints":     {with(1, func(l string) string { return strings.Replace(l, `"finished":`, `"hints":-4,"finished":`, 1) }), 1, "makes no sense"},
		"rules of another game":   {with(1, func(l string) string { return strings.Replace(l, `"options":"`, `"options":"dead-pays-six `, 1) }), 1, ""},
		"no hand":                 {strings.Join(good[7:], "\n") + "\nfour spades", len(good) - 6, ""},
	} {
		_, err := brought(t, to, tt.text)
		var wrong *lined.Error
		if !errors.As(err, &wrong) || !strings.Contains(err.Error(), tt.says) || name != "rules of another game" && wrong.Line != tt.line {
			t.Errorf("%s: %v", name, err)
		}
	}
	if n := number(t, to, "SELECT count(*) FROM session"); n != 0 {
		t.Errorf("%d games were added", n)
	}
}
