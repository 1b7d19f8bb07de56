package command

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// The tricks of these deals are obvious, or have been published.
const (
	// A player who has a whole suit takes all tricks with it as trumps; without trumps the leader does.
	suitEach      = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
	suitEachTable = `{"N":{"C":0,"D":13,"H":0,"S":13,"N":0},"E":{"C":13,"D":0,"H":13,"S":0,"N":0},` +
		`"S":{"C":0,"D":13,"H":0,"S":13,"N":0},"W":{"C":13,"D":0,"H":13,"S":0,"N":0}}`
	// North has the highest cards of all suits, and draws any trumps: no other player has more of them.
	allNorth      = "N:AKQJM.AKQJ.AKQJ.AKQJ ZLT98.MZLT.MZLT.MZLT 76.98765.98765.98765 54321.4321.4321.4321"
	allNorthTable = `{"N":{"C":17,"D":17,"H":17,"S":17,"N":17},"E":{"C":0,"D":0,"H":0,"S":0,"N":0},` +
		`"S":{"C":17,"D":17,"H":17,"S":17,"N":17},"W":{"C":0,"D":0,"H":0,"S":0,"N":0}}`
	// Against North's no-trump East takes eight hearts by leading one, and nothing otherwise.
	eightHearts = "N:AKQJ..AKQJT.AKQJ T98.AKQJT987.9.T 765.2.8765.98765 432.6543.432.432"
	// The example of the PBN standard 2.1 for its tag OptimumResultTable.
	published      = "N:4.KJ32.842.AQ743 JT987.Q876.AK5.2 AK532.T.JT6.T985 Q6.A954.Q973.KJ6"
	publishedTable = `{"N":{"C":9,"D":6,"H":5,"S":6,"N":6},"E":{"C":3,"D":7,"H":8,"S":7,"N":6},` +
		`"S":{"C":9,"D":6,"H":5,"S":6,"N":6},"W":{"C":3,"D":7,"H":8,"S":7,"N":7}}`
)

// solved returns the line for a deal, without its time.
func solved(deal, answer string) string {
	return `{"deal":"` + deal + `",` + answer + `,"ms":0}` + "\n"
}

// timeless puts 0 for the times in lines of JSON.
func timeless(lines string) string {
	return regexp.MustCompile(`"ms":\d+(\.\d)?}`).ReplaceAllString(lines, `"ms":0}`)
}

// list writes a list of deals to a file and returns its path.
func list(t *testing.T, lines ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "deals")
	if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestSolve(t *testing.T) {
	for name, c := range map[string]struct {
		args, list, want string
	}{
		"a suit each":         {"", suitEach, solved(suitEach, `"table":`+suitEachTable)},
		"68 cards":            {"", allNorth, solved(allNorth, `"table":`+allNorthTable)},
		"published":           {"", published, solved(published, `"table":`+publishedTable)},
		"one thread":          {"-threads 1", published, solved(published, `"table":`+publishedTable)},
		"three threads":       {"-threads 3", published, solved(published, `"table":`+publishedTable)},
		"duplicate":           {"-rules duplicate", suitEach, solved(suitEach, `"table":`+suitEachTable)},
		"super":               {"-rules super", allNorth, solved(allNorth, `"table":`+allNorthTable)},
		"both decks":          {"", allNorth + "\n" + suitEach, solved(allNorth, `"table":`+allNorthTable) + solved(suitEach, `"table":`+suitEachTable)},
		"PBN":                 {"", `[Deal "` + suitEach + `"]`, solved(suitEach, `"table":`+suitEachTable)},
		"from another seat":   {"", "e:.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 AKQJT98765432...", solved(suitEach, `"table":`+suitEachTable)},
		"a contract":          {"-contract 1N-W", published, solved(published, `"tricks":7`)},
		"its other side":      {"-contract 1N-E", published, solved(published, `"tricks":6`)},
		"its level":           {"-contract 7NXX-W", published, solved(published, `"tricks":7`)},
		"another":             {"-contract 3C-S", published, solved(published, `"tricks":9`)},
		"a contract of super": {"-contract 9S-E", allNorth, solved(allNorth, `"tricks":0`)},
		"leads": {"-contract 7N-N -plays", eightHearts, solved(eightHearts, `"tricks":5,"leads":{"ST":13,"S9":13,"S8":13,`+
			`"HA":5,"HK":5,"HQ":5,"HJ":5,"HT":5,"H9":5,"H8":5,"H7":5,"D9":13,"CT":13}`)},
		"leads of super": {"-contract 9S-S -plays", allNorth, solved(allNorth, `"tricks":17,"leads":{"S5":17,"S4":17,"S3":17,"S2":17,"S1":17,`+
			`"H4":17,"H3":17,"H2":17,"H1":17,"D4":17,"D3":17,"D2":17,"D1":17,"C4":17,"C3":17,"C2":17,"C1":17}`)},
	} {
		t.Run(name, func(t *testing.T) {
			got := mustAsk(t, append(append([]string{"solve"}, strings.Fields(c.args)...), list(t, c.list))...)
			if timeless(got) != c.want {
				t.Errorf("it printed\n%swant\n%s", got, c.want)
			}
		})
	}
}

// A contract, and its leads, agree with the table.
func TestSolvedByParts(t *testing.T) {
	deal := card.Deck52.Seeded(1, 1, 0)
	type answer struct {
		Table  map[string]map[string]int
		Tricks *int
		Leads  map[string]int
	}
	read := func(args ...string) (a answer) {
		t.Helper()
		line := mustAsk(t, append(append([]string{"solve"}, args...), list(t, deal.String()))...)
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
		return a
	}
	table := read().Table
	for _, contract := range []string{"1N-N", "2S-E", "3H-S", "4D-W", "5C-N"} {
		strain, declarer := contract[1:2], contract[3:]
		want := table[declarer][strain]
		if got := read("-contract", contract).Tricks; got == nil || *got != want {
			t.Errorf("%s takes %v tricks, and %d in the table", contract, got, want)
		}
		leads := read("-contract", contract, "-plays").Leads
		if len(leads) != card.Deck52.HandLen() {
			t.Errorf("%s: %d leads", contract, len(leads))
		}
		best := 99
		for _, tricks := range leads {
			best = min(best, tricks)
		}
		if best != want {
			t.Errorf("%s takes %d tricks after the best lead, and %d in the table", contract, best, want)
		}
	}
}

// Answers come in the order of the list, though a later deal is done first, and bad lines cost nothing but themselves.
func TestSolveKeepsTheOrder(t *testing.T) {
	slow, quick := solved(published, `"tricks":7`), solved(suitEach, `"tricks":0`)
	path := list(t, "# a list", published, suitEach, "", "hello", suitEach, published,
		"N:A... A... ... ...", strings.Replace(suitEach, "AKQ", "AK", 1), suitEach)
	said := "superbridge: line 5: \"hello\" is not a deal: want a seat and a colon first, as N:\n" +
		"superbridge: line 8: \"N:A... A... ... ...\" is not a deal: SA is there twice\n" +
		"superbridge: line 9: its 51 cards are no deal of 52: nobody has SQ\n"
	for _, threads := range []string{"1", "2", "4"} {
		a := ask("solve", "-contract", "1N-W", "-threads", threads, path)
		if want := slow + quick + quick + slow + quick; timeless(a.stdout) != want {
			t.Errorf("with %s threads it printed\n%swant\n%s", threads, a.stdout, want)
		}
		if a.stderr != said || a.status != 2 {
			t.Errorf("with %s threads it said, with status %d,\n%swant\n%s", threads, a.status, a.stderr, said)
		}
	}
}

// Its own answers are no list of deals, and each is refused; a deal after them is answered.
func TestSolveIsGivenAnswers(t *testing.T) {
	path := list(t, `{"deal":"x"}`, solved("N:x", `"tricks":7`)+suitEach)
	said := "superbridge: line 1: \"{\\\"deal\\\":\\\"x\\\"}\" is not a deal: no such seat\n" +
		"superbridge: line 2: \"{\\\"deal\\\":\\\"N:x\\\",\\\"tricks\\\":7,\\\"ms\\\":0}\" is not a deal: no such seat\n"
	a := ask("solve", path)
	if want := solved(suitEach, `"table":`+suitEachTable); timeless(a.stdout) != want || a.stderr != said || a.status != 2 {
		t.Errorf("%+v\nwant, with status 2,\n%s%s", a, want, said)
	}
}

// Deals in lines are answered below a tag too, and below a line that is no text.
func TestSolveAmongOtherThings(t *testing.T) {
	want := solved(suitEach, `"table":`+suitEachTable)
	if got := mustAsk(t, "solve", list(t, `[Event "x"]`, suitEach, `[Deal "`+suitEach+`"]`)); timeless(got) != want+want {
		t.Errorf("below a tag it printed\n%s", got)
	}
	a := ask("solve", list(t, suitEach, "\x00", suitEach))
	if timeless(a.stdout) != want+want || a.stderr != "superbridge: line 2: this is not text\n" || a.status != 2 {
		t.Errorf("below what is no text: %+v", a)
	}
}

func TestSolveRefusesDeals(t *testing.T) {
	for _, c := range []struct{ args, list, want string }{
		{"", "", "there is no deal in FILE"},
		{"", "\n# only words\n", "there is no deal in FILE"},
		{"", "[Event \"no cards\"]\n", "there is no deal in FILE"},
		{"", "[Deal \"N:- " + published[2:] + "\"]", "line 1: the hand of N is not given"},
		{"", `[Deal "` + strings.Replace(published, "A", "", 1) + `"]`, "line 1: its 51 cards are no deal of 52: nobody has CA"},
		{"", "\x7fELF\x02\x01\x01\x00\x00", "line 1: this is not text"},
		{"", strings.Repeat("A", 3<<20), "line 1: it has more than 1048576 bytes"},
		{"", "N:A... K... Q... J...", "line 1: its 4 cards are no deal of 36: nobody has ST"},
		{"", strings.Replace(suitEach, "2", "M", 1), "line 1: its 52 cards are no deal of 52: nobody has S2"},
		{"", strings.Replace(allNorth, "M", "", 1), "line 1: its 67 cards are no deal of 68: nobody has SM"},
		{"-rules super", suitEach, "line 1: its 52 cards are no deal of 68: nobody has SM"},
		{"-rules super", `[Deal "` + suitEach + `"]`, "line 1: its 52 cards are no deal of 68: nobody has SM"},
		{"-rules duplicate", allNorth, "line 1: its 68 cards are no deal of 52: SM of N is not in a deck of 52"},
		{"-contract 8N-S", suitEach, "line 1: with 52 cards bids go up to level 7, and the contract is 8N-S"},
	} {
		path := list(t, c.list)
		a := ask(append(append([]string{"solve"}, strings.Fields(c.args)...), path)...)
		wantRefusal(t, a, 2, strings.ReplaceAll(c.want, "FILE", path))
	}
}

func TestSolveFromStandardInput(t *testing.T) {
	want := solved(suitEach, `"table":`+suitEachTable)
	for _, args := range [][]string{{"solve"}, {"solve", "-"}, {"solve", "-threads", "2", "-"}} {
		if a := askWith(t, suitEach+"\n", args...); timeless(a.stdout) != want || a.stderr != "" || a.status != 0 {
			t.Errorf("superbridge %s: %+v", strings.Join(args, " "), a)
		}
	}
	wantRefusal(t, askWith(t, "", "solve"), 2, "there is no deal in standard input")
}

// askWith asks with something on the standard input.
func askWith(t *testing.T, input string, args ...string) answer {
	t.Helper()
	file, err := os.Open(list(t, input))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	defer func(old *os.File) { os.Stdin = old }(os.Stdin)
	os.Stdin = file
	return ask(args...)
}

// An answer is out before the next deal is known.
func TestSolveAsDealsCome(t *testing.T) {
	w := stdinPipe(t)
	answers, stdout := io.Pipe()
	status := make(chan int)
	go func() { status <- Run(t.Context(), []string{"solve"}, stdout, io.Discard, Front{Open: noWindow}) }()
	lines := bufio.NewReader(answers)
	for range 3 {
		fmt.Fprintln(w, suitEach)
		if line, err := lines.ReadString('\n'); err != nil || timeless(line) != solved(suitEach, `"table":`+suitEachTable) {
			t.Errorf("it printed %q (%v)", line, err)
		}
	}
	w.Close()
	if got := <-status; got != 0 {
		t.Errorf("status %d", got)
	}
}

// stdinPipe replaces the standard input by a pipe.
func stdinPipe(t *testing.T) *os.File {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	old := os.Stdin
	os.Stdin = r
	t.Cleanup(func() {
		os.Stdin = old
		w.Close()
	})
	return w
}

// Threads are divided among the deals, and the rest go to the first.
func TestThreadsAreSharedOut(t *testing.T) {
	deal, err := card.ParseDeal(suitEach)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		deals int
		want  []int
	}{
		{1, []int{4}}, {2, []int{2, 2}}, {3, []int{2, 1, 1}}, {4, []int{1, 1, 1, 1}}, {6, []int{1, 1, 1, 1, 0, 0}},
	} {
		b := batch{threads: 4, free: 4, waiting: c.deals, finished: make(chan *job, 4)}
		for range c.deals {
			b.jobs = append(b.jobs, &job{deal: deal})
		}
		b.begin(t.Context())
		b.workers.Wait()
		var got []int
		for _, j := range b.jobs {
			got = append(got, j.threads)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("of 4 threads, %d deals have %v, want %v", c.deals, got, c.want)
		}
	}
}

// cancelling is a writer that cancels when it is written to.
type cancelling struct {
	bytes.Buffer
	cancel context.CancelFunc
}

func (c *cancelling) Write(b []byte) (int, error) {
	c.cancel()
	return c.Buffer.Write(b)
}

// A stopped command has printed the answers so far, and waits for no others.
func TestSolveStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	stdout := cancelling{cancel: cancel}
	var stderr bytes.Buffer
	deals := []string{suitEach}
	for board := range 50 {
		deals = append(deals, card.Deck68.Seeded(1, 1, board).String())
	}
	status := Run(ctx, []string{"solve", "-threads", "2", list(t, deals...)}, &stdout, &stderr, Front{Open: noWindow})
	if want := solved(suitEach, `"table":`+suitEachTable); timeless(stdout.String()) != want {
		t.Errorf("it printed %q, want %q", stdout.String(), want)
	}
	wantRefusal(t, answer{status: status, stderr: stderr.String()}, 1, "stopped")

	stdinPipe(t) // nothing is written
	stdout.Reset()
	stderr.Reset()
	status = Run(ctx, []string{"solve"}, &stdout, &stderr, Front{Open: noWindow})
	wantRefusal(t, answer{status, stdout.String(), stderr.String()}, 1, "stopped")
}

func TestSolvedDealsThatCantBePrinted(t *testing.T) {
	path := list(t, suitEach, suitEach, suitEach)
	for _, room := range []int{0, 10, 400} {
		paper := tornPaper(room)
		var stderr bytes.Buffer
		status := Run(t.Context(), []string{"solve", path}, &paper, &stderr, Front{Open: noWindow})
		wantRefusal(t, answer{status: status, stderr: stderr.String()}, 1, errTorn.Error())
	}
}
