package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func caseList(t *testing.T, lines ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "some.cases")
	if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// One case is right and one wrong; a line that isn't a case is reported, and the rest is counted.
func TestSystemCases(t *testing.T) {
	good := caseList(t, "# openings", "a major | AQJ62.K4.T85.K93 | | 1S", "not so | AQJ62.K4.T85.K93 | | 1N")
	a := ask("system", "cases", "standard", good)
	if want := good + ": 1 of 2\n"; a.status != 0 || a.stdout != want {
		t.Errorf("status %d, %q, want 0 and %q", a.status, a.stdout, want)
	}
	a = ask("system", "cases", "-v", "standard", good, good)
	for _, want := range []string{good + ":3: 1S called: not so | AQJ62.K4.T85.K93 |  | 1N", "\n2 of 4\n"} {
		if !strings.Contains(a.stdout, want) {
			t.Errorf("-v prints %q, want it to have %q", a.stdout, want)
		}
	}
	bad := caseList(t, "a major | AQJ62.K4.T85.K93 | | 1S", "too few | AQJ62 | | 1S")
	a = ask("system", "cases", "standard", bad)
	if a.status != 2 || a.stdout != bad+": 1 of 1\n" || !strings.Contains(a.stderr, "line 2") {
		t.Errorf("status %d, %q, %q", a.status, a.stdout, a.stderr)
	}
}

func TestSystemTry(t *testing.T) {
	if got := mustAsk(t, "system", "try", "standard", "AQJ62.K4.T85.K93", ""); !strings.HasPrefix(got, "1S  ") {
		t.Errorf("opens %q", got)
	}
	if got := strings.Join(strings.Fields(mustAsk(t, "system", "list")), " "); !strings.Contains(got, "standard +stayman") || !strings.Contains(got, "twooverone +stayman") || !strings.Contains(got, "-keycards") {
		t.Errorf("lists %q", got)
	}
}

func TestSystemRefusals(t *testing.T) {
	list := caseList(t, "a major | AQJ62.K4.T85.K93 | | 1S")
	for _, c := range []struct {
		args string
		says string
	}{
		{"", "want list, new, show, page, check"},
		{"nonsense", `system has no "nonsense"`},
		{"compare standard", "want two systems"},
		{"compare -deals 0 standard goren", "-deals"},
		{"compare standard nobody", `there is no system "nobody"`},
		{"cases", "want NAME, and lists of cases"},
		{"cases nobody " + list, `there is no system "nobody"`},
		{"cases standard-nothing " + list, `no convention "nothing"`},
		{"cases standard " + filepath.Join(t.TempDir(), "none"), "no such file"},
		{"cases standard " + t.TempDir(), "is a folder"},
		{"cases standard " + caseList(t, "# nothing"), "there is no case"},
		{"try standard", "want NAME, HAND"},
		{"try standard AQJ62.K4.T85.K9", "has 12 cards"},
		{"try standard AQJ62.K4.T85.K93 8Q", "8Q"},
		{"list more", "more"},
		{"check standard+keycards", "want a system without conventions"},
		{"show", "want the NAME"},
		{"check", "want the NAME of a system or a FILE.book"},
		{"check -auctions 0 standard", "-auctions 0"},
		{"check " + filepath.Join(t.TempDir(), "none.book"), "no such file"},
		{"explain standard 1S P P P", "want NAME and"},
	} {
		wantRefusal(t, ask(append([]string{"system"}, strings.Fields(c.args)...)...), 2, c.says)
	}
}

// A book in a file is checked; parts that can't be read are reported by line.
func TestSystemCheck(t *testing.T) {
	write := func(text string) string {
		path := filepath.Join(t.TempDir(), "mine.book")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	const openings = "system standard\ninclude stayman\ncontext openings: opening; whole\n  1M | 12+ 5+M | opening\n  1m | 12+ 3+m | opening\n"
	a := ask("system", "check", "-auctions", "30", write(openings+"  P | 0-11 | no opening\ninclude natural\n"))
	if a.status != 0 || !strings.Contains(a.stdout, "0 faults") {
		t.Errorf("status %d, %q, %q", a.status, a.stdout, a.stderr)
	}
	a = ask("system", "check", "-auctions", "30", write(openings+"include natural\n"))
	if a.status != 1 || !strings.Contains(a.stdout, `mine.book:3: in "openings" no row is for some hands`) {
		t.Errorf("status %d, %q, %q", a.status, a.stdout, a.stderr)
	}
	a = ask("system", "check", write(openings+"  1Q | 5+M | opening\n"))
	if a.status != 2 || a.stdout != "mine.book:6: \"1Q\" is no call\n" || !strings.Contains(a.stderr, `mine.book:6: "1Q" is no call`) {
		t.Errorf("status %d, %q, %q", a.status, a.stdout, a.stderr)
	}
}

func TestSystemShowAndExplain(t *testing.T) {
	shown := mustAsk(t, "system", "show", "goren")
	for _, want := range []string{"# goren.book\n", "# goren-stayman.book\n", "context openings: opening; whole\n"} {
		if !strings.Contains(shown, want) {
			t.Errorf("goren's book has no %q", want)
		}
	}
	explained := mustAsk(t, "system", "explain", "standard", "1N P")
	for _, want := range []string{"2C    stayman.book:", "Asks for a four-card major"} {
		if !strings.Contains(explained, want) {
			t.Errorf("after 1N P there is no %q:\n%s", want, explained)
		}
	}
}

// Without a list the reported calls are counted.
func TestCasesThatWereReported(t *testing.T) {
	dir := t.TempDir()
	if a := ask("-data-dir", dir, "system", "cases", "standard"); a.status != 2 || !strings.Contains(a.stderr, "no call has been reported yet") {
		t.Errorf("without a report: status %d, %q", a.status, a.stderr)
	}
	list := "# nothing expected | KQ4.A83.KJ72.Q94 | | |\nno-trump | KQ4.A83.KJ72.Q94 | | 1N | reported\n68 | AKM97.QT2.M8.ZL87642 | | 7N\nnonsense\n"
	if err := os.WriteFile(filepath.Join(dir, "cases.own"), []byte(list), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"-data-dir", dir, "system", "cases", "standard"}, {"system", "cases", "-data-dir", dir, "standard"}} {
		a := ask(args...)
		if a.status != 2 || !strings.HasSuffix(a.stdout, "cases.own: 1 of 2\n") || !strings.Contains(a.stderr, "line 4") {
			t.Errorf("%v: status %d, %q, %q", args, a.status, a.stdout, a.stderr)
		}
	}
}

// A user's system is begun as a copy, bid, refused with its lines while it has faults, and never overwritten.
func TestUsersSystem(t *testing.T) {
	dir := t.TempDir()
	t.Cleanup(func() { useSystems(t.TempDir()) })
	run := func(args ...string) answer { return ask(append([]string{"-data-dir", dir, "system"}, args...)...) }
	file := filepath.Join(dir, "systems", "mine.book")
	if a := run("new", "mine"); a.status != 0 || a.stdout != "mine is begun: "+file+"\n" {
		t.Fatalf("status %d, %q, %q", a.status, a.stdout, a.stderr)
	}
	if a := run("list"); a.status != 0 || !strings.Contains(a.stdout, "\nmine ") {
		t.Errorf("the list: status %d, %q", a.status, a.stdout)
	}
	const hand = "KQ84.A53.Q72.Q95"
	if a := run("try", "mine-stayman", hand, ""); a.status != 0 || !strings.HasPrefix(a.stdout, "1C ") {
		t.Errorf("as Standard: status %d, %q, %q", a.status, a.stdout, a.stderr)
	}
	words, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	edit := func(old, now string) {
		t.Helper()
		changed := strings.Replace(string(words), old, now, 1)
		if changed == string(words) {
			t.Fatalf("the book has no %q", old)
		}
		if err := os.WriteFile(file, []byte(changed), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	edit("include weaktwos\n", "context mine: opening; first\n  1N | 12-14hcp balanced | opening no-trump\ninclude weaktwos\n")
	if a := run("try", "mine", hand, ""); a.status != 0 || !strings.HasPrefix(a.stdout, "1N ") {
		t.Errorf("with a weak no-trump: status %d, %q, %q", a.status, a.stdout, a.stderr)
	}
	if a := ask("match", "-data-dir", dir, "-rules", "duplicate", "-deals", "1", "-compare", "beginner:mine,beginner:standard"); a.status != 0 {
		t.Errorf("a match: status %d, %q", a.status, a.stderr)
	}
	if a := run("new", "mine"); a.status != 2 || !strings.Contains(a.stderr, "already") {
		t.Errorf("again: status %d, %q", a.status, a.stderr)
	}
	edit("system standard", "system standard\nfigure oneNT many")
	const fault = `superbridge: the system "mine" has a fault: mine.book:10: want a range for figure oneNT, as in 15-17` + "\n"
	for _, args := range []string{"try mine " + hand, "explain mine", "cases mine -", "page mine", "show mine", "check mine", "compare mine standard", "compare standard mine"} {
		if a := run(strings.Fields(args)...); a.status != 2 || a.stderr != fault {
			t.Errorf("%s: status %d, %q, want %q", args, a.status, a.stderr, fault)
		}
	}
	if a := run("list"); a.status != 0 || !strings.Contains(a.stdout, "mine.book:10: want a range") {
		t.Errorf("the list with a fault: status %d, %q", a.status, a.stdout)
	}
	for args, says := range map[string]string{
		"new": "want the NAME", "new a/b": "can't be a system's name", "new stayman": "one of the program's books", "new -from nothing x": "there is no system",
	} {
		if a := run(strings.Fields(args)...); a.status != 2 || !strings.Contains(a.stderr, says) {
			t.Errorf("%s: status %d, %q, want %q", args, a.status, a.stderr, says)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "systems", "not a name.book"), words, 0o600); err != nil {
		t.Fatal(err)
	}
	if a := run("list"); a.status != 1 || !strings.Contains(a.stderr, "not a name.book") {
		t.Errorf("with a file that can't be a system: status %d, %q", a.status, a.stderr)
	}
}

// The page of the players' own system with 68 cards is as its book is. If it isn't: superbridge -lang en system page own68 > docs/super-bridge-system.md
func TestPageOfTheSystem(t *testing.T) {
	want, err := os.ReadFile(filepath.Join("..", "..", "docs", "super-bridge-system.md"))
	if err != nil {
		t.Fatal(err)
	}
	if a := ask("-lang", "en", "system", "page", "own68"); a.status != 0 || a.stdout != string(want) {
		t.Errorf("docs/super-bridge-system.md isn't what the book says; print it again with superbridge -lang en system page own68: %s", a.stderr)
	}
	if a := ask("system", "page", "standard"); a.status != 0 || !strings.Contains(a.stdout, "15–17") {
		t.Errorf("the page of Standard: %+v", a)
	}
}

// A system against itself gains nothing, and against another what that loses, with the deals that differ most.
func TestSystemCompare(t *testing.T) {
	got := mustAsk(t, "system", "compare", "-deals", "4", "-seed", "3", "standard", "standard")
	if want := "standard gains +0.000 ± 0.000 IMPs a deal against standard: 4 deals, seed 3; the contracts differ in 0\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	got = mustAsk(t, "system", "compare", "-deals", "12", "-seed", "3", "-threads", "1", "standard", "goren")
	if !strings.HasPrefix(got, "standard gains ") || strings.Count(got, "  goren / standard: ") == 0 {
		t.Errorf("%q", got)
	}
}

// A system is explained, and its page printed, with the deck that its book is for.
func TestSystemsOfOtherDecks(t *testing.T) {
	dir := t.TempDir()
	t.Cleanup(func() { useSystems(t.TempDir()) })
	if err := os.MkdirAll(filepath.Join(dir, "systems"), 0o700); err != nil {
		t.Fatal(err)
	}
	for deck, strong := range map[string]string{"68": "28", "36": "18"} {
		book := "system own\ndeck " + deck + "\ncontext mine: opening; first\n  2C | " + strong + "+ | strong opening: by my own book of " + deck + " | forcing, shows nothing\ninclude natural\n"
		if err := os.WriteFile(filepath.Join(dir, "systems", "of"+deck+".book"), []byte(book), 0o600); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{{"explain", "of" + deck, ""}, {"page", "of" + deck}} {
			if a := ask(append([]string{"-lang", "en", "-data-dir", dir, "system"}, args...)...); a.status != 0 || !strings.Contains(strings.ToLower(a.stdout), "by my own book of "+deck) {
				t.Errorf("%v: status %d, %q, %.600s", args, a.status, a.stderr, a.stdout)
			}
		}
	}
	if a := ask("system", "explain", "own68", "9N"); a.status != 0 {
		t.Errorf("a bid with 68 cards: %+v", a)
	}
}
