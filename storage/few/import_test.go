package few_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
)

// exported returns the export of all sessions.
func exported(t *testing.T, s *fewstore.Store) string {
	t.Helper()
	var out bytes.Buffer
	_, err := s.Export(background, &out, nil, func(int) {})
	check(t, err)
	return out.String()
}

// imported adds what a text has.
func imported(t *testing.T, s *fewstore.Store, text string) fewstore.Imported {
	t.Helper()
	games, err := fewstore.Read(strings.NewReader(text))
	check(t, err)
	done, err := s.Import(background, games)
	check(t, err)
	return done
}

// What is exported comes back into another folder with all that is known of it, and into the same one as nothing new.
func TestExportAndImport(t *testing.T) {
	s := open(t, t.TempDir())
	ids, all := several(t, s)
	begin(t, s, few.Of(few.Slam), "club") // without a deal
	check(t, s.MarkSession(ids[1], storage.Marks{Name: "first", Note: "a\nb", Starred: true}))
	check(t, s.MarkPart(must(s.PartIDs(background, ids[2]))[1], storage.Marks{Note: "going"}))
	check(t, all[2].j.Hinted())
	text := exported(t, s)
	other := open(t, t.TempDir())
	done := imported(t, other, text)
	deals := len(must(s.DatedDeals(background, fewstore.Filter{})))
	if done != (fewstore.Imported{Games: len(ids), Parts: deals}) {
		t.Errorf("imported: %+v", done)
	}
	if got := exported(t, other); got != text {
		t.Errorf("it comes back as\n%s\nwant\n%s", got, text)
	}
	for _, table := range []string{"few_result", "few_deal", "event", "part"} {
		if got, want := number(t, other, "SELECT count(*) FROM "+table), number(t, s, "SELECT count(*) FROM "+table); got != want {
			t.Errorf("%d of %s, want %d", got, table, want)
		}
	}
	for _, sum := range []string{"sum(points)", "sum(short)", "sum(role)"} {
		if got, want := number(t, other, "SELECT "+sum+" FROM few_result"), number(t, s, "SELECT "+sum+" FROM few_result"); got != want {
			t.Errorf("%s is %d, want %d", sum, got, want)
		}
	}
	if got, want := number(t, other, "SELECT sum(gain) FROM few_session"), number(t, s, "SELECT sum(gain) FROM few_session"); got != want {
		t.Errorf("gains are %d, want %d", got, want)
	}
	if done := imported(t, s, text); done != (fewstore.Imported{There: len(ids)}) {
		t.Errorf("imported again: %+v", done)
	}
	check(t, s.Delete(ids[0]))
	check(t, s.MarkSession(ids[1], storage.Marks{Name: "second"}))
	if done := imported(t, s, text); done != (fewstore.Imported{There: len(ids), Restored: 1, Marks: 2}) {
		t.Errorf("imported after that: %+v", done)
	}
}

// A session that is further in the file is continued, to its end, and one that took another course is another session.
func TestImportGoesOn(t *testing.T) {
	s, other := open(t, t.TempDir()), open(t, t.TempDir())
	g, _ := newSitting(t, s, 4, few.Of(few.BridgeForThree))
	g.whole()
	one := g.session
	g.deal()
	g.act()
	imported(t, other, exported(t, s))
	for g.board.Stage() != few.StageFinished {
		g.act()
	}
	middle := exported(t, s)
	check(t, g.j.Settle(g.session))
	if done := imported(t, other, exported(t, s)); done != (fewstore.Imported{There: 1, Continued: 1}) {
		t.Errorf("imported: %+v", done)
	}
	is := must(other.Game(background, 1))
	if !is.Settled || !is.Over || is.Session.Boards() != 2 {
		t.Errorf("it is over: %v, settled: %v, %d deals", is.Over, is.Settled, is.Session.Boards())
	}
	if done := imported(t, other, middle); done != (fewstore.Imported{There: 1}) {
		t.Errorf("imported an older state: %+v", done)
	}
	if got, want := exported(t, other), exported(t, s); strings.SplitN(got, "\n", 2)[1] != strings.SplitN(want, "\n", 2)[1] {
		t.Errorf("there is\n%s\nwant\n%s", got, want)
	}
	check(t, g.j.Undo(g.board.Prefix(1)))
	g.session = one
	for g.board = g.board.Prefix(1); g.board.Stage() != few.StageFinished; {
		g.act()
	}
	if done := imported(t, other, exported(t, s)); done.Games != 1 {
		t.Errorf("another way: %+v", done)
	}
}

// A session that was broken off here and continues in the file continues here too.
func TestImportGoesOnAfterBreakingOff(t *testing.T) {
	s, other := open(t, t.TempDir()), open(t, t.TempDir())
	g, _ := newSitting(t, s, 4, few.Of(few.BridgeForThree))
	g.whole()
	imported(t, other, exported(t, s))
	check(t, other.Journal(1).Settle(g.session))
	g.deal()
	g.act()
	text := exported(t, s)
	if done := imported(t, other, text); done != (fewstore.Imported{There: 1, Parts: 1, Continued: 1}) {
		t.Errorf("imported: %+v", done)
	}
	is := must(other.Game(background, 1))
	if is.Settled || is.Over || len(is.Deals) != 2 {
		t.Errorf("it is over: %v, settled: %v, %d deals", is.Over, is.Settled, len(is.Deals))
	}
	if got := exported(t, other); strings.SplitN(got, "\n", 2)[1] != strings.SplitN(text, "\n", 2)[1] {
		t.Errorf("there is\n%s\nwant\n%s", got, text)
	}
	if sums := must(other.Summaries(background, []int64{1})); sums[0].Over || sums[0].Settled {
		t.Errorf("the list has it over: %+v", sums[0])
	}
}

// Printed lines alone are taken too: nobody knows who played.
func TestImportOfPrintedLines(t *testing.T) {
	s, other := open(t, t.TempDir()), open(t, t.TempDir())
	for _, rules := range []few.Kind{few.Booby, few.Slam} {
		g, _ := newSitting(t, s, 6, few.Of(rules))
		g.over()
	}
	var out bytes.Buffer
	written, err := s.Print(background, &out, nil)
	check(t, err)
	done := imported(t, other, out.String())
	if done.Games != written.Games || done.Parts != written.Parts || done.Games != 2 {
		t.Errorf("imported: %+v, printed: %+v", done, written)
	}
	var again bytes.Buffer
	if _, err := other.Print(background, &again, nil); err != nil || again.String() != out.String() {
		t.Errorf("%v\n%s\nwant\n%s", err, &again, &out)
	}
	if got := must(other.Unfinished(background)); len(got) > 0 {
		t.Errorf("a person could go on with %v", got)
	}
}

// What is wrong in a file is said with its line, and then nothing is added.
func TestImportMistakes(t *testing.T) {
	s := open(t, t.TempDir())
	g, _ := newSitting(t, s, 4, few.Of(few.Booby))
	g.whole()
	text := exported(t, s)
	for what, test := range map[string][2]string{
		"no person":     {strings.Replace(text, `"person":"A"`, `"person":"Q"`, 1), "line 2: what is saved of the session makes no sense"},
		"two persons":   {strings.Replace(text, `"person":"A"`, `"person":"B"`, 1), "line 2: what is saved of the session makes no sense"},
		"other rules":   {strings.Replace(text, `"rules":"Booby"`, `"rules":"Slam"`, 1), "line 2: the session is saved with the rules"},
		"a time before": {strings.Replace(text, `"started":`, `"started":-`, 1), "line 1: what is saved of the session makes no sense"},
		"odd key":       {strings.Replace(text, `"started":`, `"start":`, 1), "line 1: there is no key"},
		"an act":        {strings.Replace(text, `"board":1`, `"board":2`, 1), "line 2: board 2: no session goes on here"},
		"no text":       {text + "\x00", "line 4: this is not text"},
		"foreign":       {text + `{"rules":"Rubber"}`, "line 4: "},
	} {
		_, err := fewstore.Read(strings.NewReader(test[0]))
		var at *lines.Error
		if !errors.As(err, &at) || !strings.HasPrefix(err.Error(), test[1]) {
			t.Errorf("%s: %v, want %s", what, err, test[1])
		}
	}
}
