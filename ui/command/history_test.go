package command

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// aHistory makes a folder with two rubbers of 68 cards and two of 52.
func aHistory(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	for _, args := range []string{"-seed 1 -deals 3", "-seed 2 -deals 2 -rules duplicate", "-seed 3 -deals 1", "-seed 4 -deals 4 -rules duplicate"} {
		mustAsk(t, append(strings.Fields("match -save -data-dir "+dir), strings.Fields(args)...)...)
	}
	return dir
}

func file(t *testing.T, name, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestExportAndImport(t *testing.T) {
	from, to, out := aHistory(t), filepath.Join(t.TempDir(), "fresh"), filepath.Join(t.TempDir(), "all.jsonl")
	if got, want := mustAsk(t, "export", "-data-dir", from, out), "4 rubbers with 10 boards in "+out+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	printed := mustAsk(t, "-data-dir", from, "export")
	if written, err := os.ReadFile(out); err != nil || string(written) != printed || strings.Count(printed, "\n") != 14 {
		t.Errorf("the file is\n%s, what is printed\n%s (%v)", written, printed, err)
	}
	if got, want := mustAsk(t, "import", "-data-dir", to, out, out), out+": 4 rubbers with 10 boards added\n"+out+": nothing added; 4 rubbers were there already\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	for _, args := range [][]string{{"export"}, {"record"}, {"list"}, {"export", "-rules", "super"}, {"export", "-rules", "duplicate", "-format", "pbn"}} {
		if got, want := mustAsk(t, append(args, "-data-dir", to)...), mustAsk(t, append(args, "-data-dir", from)...); got != want {
			t.Errorf("%v gives\n%s, and gave\n%s", args, got, want)
		}
	}
	only52 := mustAsk(t, "export", "-data-dir", from, "-rules", "duplicate")
	if strings.Contains(only52, "SuperBridge") || strings.Count(only52, "\n") != 8 {
		t.Errorf("of 52 cards there is\n%s", only52)
	}

	// The output of record is known too.
	recorded := file(t, "record.jsonl", mustAsk(t, "record", "-data-dir", from))
	if got, want := mustAsk(t, "import", "-data-dir", to, recorded), recorded+": nothing added; 4 rubbers were there already\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}

	// Existing rubbers get missing names and stars.
	marked := file(t, "marked.jsonl", strings.Replace(printed, `"boards":`, `"name":"Évening","starred":true,"boards":`, 1))
	if got, want := mustAsk(t, "import", "-data-dir", to, marked), marked+": no rubber added; 4 rubbers were there already; 2 names, notes or stars added\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if got := mustAsk(t, "export", "-data-dir", to); !strings.Contains(got, `"name":"Évening","starred":true`) {
		t.Errorf("there is\n%s", got)
	}
}

func TestExportOfPBN(t *testing.T) {
	from, to, out := aHistory(t), t.TempDir(), filepath.Join(t.TempDir(), "all.PBN")
	wantRefusal(t, ask("export", "-data-dir", from, out), 2, "PBN knows no boards of 68 cards, and the history has 4 boards: -rules duplicate leaves them out, -format json keeps all")
	if got, want := mustAsk(t, "export", "-data-dir", from, "-rules", "duplicate", out), "2 rubbers with 6 boards in "+out+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	written, err := os.ReadFile(out)
	if err != nil || !bytes.HasPrefix(written, []byte("% PBN 2.1\r\n% EXPORT\r\n[Event \"Rubber 1\"]\r\n[Site \"\"]\r\n[Date \"20")) ||
		bytes.Count(written, []byte("[Event \"Rubber 2\"]\r\n")) != 4 || bytes.Contains(bytes.ReplaceAll(written, []byte("\r\n"), nil), []byte("\n")) {
		t.Errorf("the file is %.300q (%v)", written, err)
	}
	if got, want := mustAsk(t, "import", "-data-dir", to, out), out+": 2 rubbers with 6 boards added\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if got, want := mustAsk(t, "record", "-data-dir", to), onlyDuplicate(mustAsk(t, "record", "-data-dir", from)); got != want {
		t.Errorf("the boards come back as\n%s, and were\n%s", got, want)
	}
	// Other programs write games that nobody has played.
	deals := file(t, "deals.pbn", "[Deal \"N:... ... ... ...\"]\n\n[Deal \"N:- - - -\"]\n")
	a := ask("import", "-data-dir", to, deals)
	if want := deals + ": nothing added; 2 games left out, the first in line 1: not all cards are dealt: deal: nobody has SA\n"; a.stdout != want || a.status != 2 ||
		a.stderr != "superbridge: "+deals+": line 1: not all cards are dealt: deal: nobody has SA; the board is left out\nsuperbridge: "+deals+": line 3: not all hands are given; the board is left out\n" {
		t.Errorf("it said %+v, want %q", a, want)
	}
	// A board in progress has no place in PBN either.
	lines := strings.SplitAfter(mustAsk(t, "export", "-data-dir", from, "-rules", "duplicate"), "\n")
	going := regexp.MustCompile(`"contract":.*("started":\d+),"finished":\d+`).ReplaceAllString(lines[2], `"play":[],"unfinished":true,$1`)
	going = regexp.MustCompile(`"auction":\[[^]]*\]`).ReplaceAllString(going, `"auction":[]`)
	dir := t.TempDir()
	mustAsk(t, "import", "-data-dir", dir, file(t, "going.jsonl", lines[0]+lines[1]+going))
	a = ask("export", "-data-dir", dir, "-format", "pbn", filepath.Join(dir, "x"))
	if a.status != 0 || !strings.HasPrefix(a.stdout, "1 rubber with 1 board in ") || !strings.HasPrefix(a.stderr, "superbridge: 1 board left out: ") {
		t.Errorf("of one board of two: %+v", a)
	}
}

func onlyDuplicate(lines string) (kept string) {
	for line := range strings.Lines(lines) {
		if strings.Contains(line, `"Duplicate"`) {
			kept += line
		}
	}
	return kept
}

func TestMistakesOfExportAndImport(t *testing.T) {
	dir := aHistory(t)
	all := mustAsk(t, "export", "-data-dir", dir)
	places := strings.NewReplacer("DIR", dir, "GOOD", file(t, "good.jsonl", all),
		"CUT", file(t, "cut.jsonl", all[:len(all)-100]), "SHORT", file(t, "short.jsonl", all[:strings.LastIndex(all[:len(all)-1], "\n")+1]),
		"EMPTY", file(t, "empty", ""), "DIARY", file(t, "diary", "Dear diary,\n"), "BINARY", file(t, "binary", "\x89PNG\x00"),
		"HUGE", file(t, "huge", all+strings.Repeat("x", 3<<20)), "TAKEN", file(t, "taken", "mine"), "NOWHERE", filepath.Join(dir, "no", "where"))
	database := filepath.Join(dir, "superbridge.db")
	before, err := os.ReadFile(database)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ args, mentions string }{
		{"export a b", `what is "b"?`},
		{"export -format xml", "-format xml: want json, pbn or lin"},
		{"export -rules ludo", "want SuperBridge"},
		{"export -rules super -format pbn", "PBN knows no boards of 68 cards: -format json keeps them"},
		{"export TAKEN", "TAKEN exists already (-force replaces it)"},
		{"export NOWHERE", "can't write to NOWHERE: no such file"},
		{"export -force DIR", "DIR is not a file"},
		{"import", "want one or more files"},
		{"import NOWHERE", "NOWHERE: no such file"},
		{"import DIR", "DIR is a folder"},
		{"import CUT", "CUT: line 14: the line ends in the middle of its JSON; nothing of it has been added"},
		{"import SHORT", "SHORT: line 13: the rubber of line 10 should have 4 boards, but 3 are there; nothing of it"},
		{"import DIARY", "DIARY: line 1: this is neither a board as a line of JSON nor PBN nor LIN; nothing of it"},
		{"import BINARY", "BINARY: line 1: this is not text"},
		{"import HUGE", "HUGE: line 15: it has more than 1048576 bytes"},
	} {
		t.Run(c.args, func(t *testing.T) {
			wantRefusal(t, ask(append([]string{"-data-dir", dir}, strings.Fields(places.Replace(c.args))...)...), 2, places.Replace(c.mentions))
		})
	}
	if got, want := mustAsk(t, strings.Fields(places.Replace("import -data-dir DIR EMPTY"))...), places.Replace("EMPTY: there is nothing in it\n"); got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if after, err := os.ReadFile(database); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the database is not what it was (%v)", err)
	}
	if kept, _ := os.ReadFile(places.Replace("TAKEN")); string(kept) != "mine" {
		t.Errorf("the file that was there is %q", kept)
	}
	mustAsk(t, strings.Fields(places.Replace("export -data-dir DIR -force TAKEN"))...)
	if kept, _ := os.ReadFile(places.Replace("TAKEN")); string(kept) != all {
		t.Errorf("with -force the file that was there is %q", kept)
	}
	if left, _ := filepath.Glob(places.Replace("TAKEN*")); len(left) != 1 {
		t.Errorf("there is %v", left)
	}
	// If there is nothing to import, no data folder is made.
	free := filepath.Join(t.TempDir(), "free")
	wantRefusal(t, ask("import", "-data-dir", free, places.Replace("NOWHERE")), 2, "no such file")
	if _, err := os.Stat(free); err == nil {
		t.Error("the data folder has been made")
	}
}

// A good file is imported even if the next one is bad.
func TestImportOfSeveralFiles(t *testing.T) {
	dir, all := t.TempDir(), mustAsk(t, "export", "-data-dir", aHistory(t))
	good, bad := file(t, "good", all), file(t, "bad", strings.Replace(all, `"deals"`, "", 1)+"x\n")
	a := ask("import", "-data-dir", dir, good, bad)
	if a.status != 2 || a.stdout != good+": 4 rubbers with 10 boards added\n" || !strings.HasPrefix(a.stderr, "superbridge: "+bad+": line 15: ") {
		t.Errorf("it said %+v", a)
	}
	if got := mustAsk(t, "export", "-data-dir", dir); got != all {
		t.Errorf("there is\n%s, want\n%s", got, all)
	}
	// The next file is read, whatever was wrong with the previous one.
	nowhere := filepath.Join(t.TempDir(), "no")
	a = ask("import", "-data-dir", t.TempDir(), bad, nowhere, good)
	if a.status != 2 || a.stdout != good+": 4 rubbers with 10 boards added\n" || !strings.Contains(a.stderr, bad+": line 15: ") || !strings.Contains(a.stderr, nowhere+": no such file") {
		t.Errorf("with bad files before it it said %+v", a)
	}
}

// A pipe is read once, and so is standard input by any name.
func TestImportOfAPipe(t *testing.T) {
	all := mustAsk(t, "export", "-data-dir", aHistory(t))
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		fmt.Fprint(w, all)
		w.Close()
	}()
	pipe := fmt.Sprintf("/dev/fd/%d", r.Fd())
	if _, err := os.Stat(pipe); err != nil { // only on systems with such file names
		return
	}
	if got, want := mustAsk(t, "import", "-data-dir", t.TempDir(), pipe), pipe+": 4 rubbers with 10 boards added\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	r.Close()
}

func TestExportThatCantBeWritten(t *testing.T) {
	dir := aHistory(t)
	for _, room := range []int{0, 10, 5000} {
		paper := tornPaper(room)
		var stderr bytes.Buffer
		status := Run(context.Background(), []string{"-data-dir", dir, "export"}, &paper, &stderr, Front{Open: noWindow})
		wantRefusal(t, answer{status: status, stderr: stderr.String()}, 1, errTorn.Error())
	}
}

// An exported file can be assessed: its lines on rubbers are skipped.
func TestBoardsOfAnExport(t *testing.T) {
	dir := aHistory(t)
	lines := func(command string) (said []string) {
		readBoards(strings.NewReader(mustAsk(t, command, "-data-dir", dir)), func(b readBoard) bool {
			said = append(said, fmt.Sprint(b.entry.Board.Deal, b.entry.Board.Events(), b.err))
			return true
		})
		return said
	}
	if got, want := lines("export"), lines("record"); len(want) != 10 || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("of an export the boards are\n%s, want\n%s", got, want)
	}
}

// A rubber that has been played on since it was exported is known again, and so is its newer state.
func TestImportOfARubberPlayedOn(t *testing.T) {
	dir := t.TempDir()
	mustAsk(t, "match", "-save", "-seed", "1", "-deals", "3", "-data-dir", dir)
	all := mustAsk(t, "export", "-data-dir", dir)
	lines := strings.SplitAfter(all, "\n")
	newer, older := file(t, "newer", all), file(t, "older", strings.Replace(lines[0], `"boards":3`, `"boards":2`, 1)+lines[1]+lines[2])
	to := t.TempDir()
	if got, want := mustAsk(t, "import", "-data-dir", to, older, newer, older), older+": 1 rubber with 2 boards added\n"+
		newer+": nothing added; 1 rubber played on\n"+older+": nothing added; 1 rubber was there already\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if got := mustAsk(t, "export", "-data-dir", to); got != all {
		t.Errorf("there is\n%s, want\n%s", got, all)
	}
}

// Boards of other programs come in as LIN and go out again; deals without play are listed until they are played.
func TestLIN(t *testing.T) {
	const hands = "SAK63HQ4DKT72C853,SQJ5HT982DA4CQJT9,ST72HAKJ7DQJ8CAK7"
	dir := t.TempDir()
	club := file(t, "club.lin", "pn|ann,bob,cyd,dan|md|1"+hands+"|ah|Board 1|sv|o|mb|1N!|an|15-17|mb|p|mb|p|mb|p|pc|CQ|mc|8|\nah|Board 2|md|2"+hands+"|sv|n|\n"+
		"ah|Board 3|md|3"+strings.Replace(hands, "C853", "C852", 1)+"|sv|e|mb|1N|mb|p|\n")
	want := club + ": 1 rubber with 1 board added; 2 deals to play added\n"
	if a := ask("import", "-data-dir", dir, club); a.stdout != want || a.status != 0 ||
		a.stderr != "superbridge: "+club+": line 3: board 3: its auction is not finished: what was called and played is kept as it is written\n" {
		t.Errorf("it said %+v, want %q", a, want)
	}
	if got := mustAsk(t, "list", "-data-dir", dir); !strings.Contains(got, "0/2") || !strings.Contains(got, "2 to play (club)") {
		t.Errorf("it listed\n%s", got)
	}
	if a := ask("import", "-data-dir", dir, club); !strings.Contains(a.stdout, ": nothing added; 1 rubber was there already") {
		t.Errorf("again it said %+v", a)
	}
	out := filepath.Join(t.TempDir(), "all.lin")
	const noPlace = "superbridge: 1 tag or mark left out: LIN has no place for them, -format json and pbn have\n" // for the auction that isn't finished
	if a, want := ask("export", "-data-dir", dir, out), "2 rubbers with 1 board and 2 deals to play in "+out+"\n"; a.stdout != want || a.stderr != noPlace {
		t.Errorf("it printed %+v, want %q and %q", a, want, noPlace)
	}
	to := t.TempDir()
	mustAsk(t, "import", "-data-dir", to, out)
	if got, want := mustAsk(t, "record", "-data-dir", to), mustAsk(t, "record", "-data-dir", dir); got != want || !strings.Contains(got, `"contract":"1N-S","play":["CQ"],"claim":`) {
		t.Errorf("the boards come back as\n%s, and were\n%s", got, want)
	}
	broken := file(t, "broken.lin", "qx|o4|md|1"+hands+"|\nmb|9N|\n")
	a := ask("import", "-data-dir", t.TempDir(), broken)
	if want := broken + ": line 2: board 4: 9N is not legal"; a.status != 2 || !strings.Contains(a.stderr, want) || !strings.Contains(a.stdout, "1 deal to play added") {
		t.Errorf("of a call that can't be made it said %+v, want %s", a, want)
	}
}
