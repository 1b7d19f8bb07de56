package record_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

var (
	numberOf = regexp.MustCompile(`"number":"\w{26}"`)
	dealOf   = regexp.MustCompile(`"deal":"([^"]+)"`)
)

// linesOf returns the lines of a file in testdata. The examples there were made elsewhere, with characters drawn at
// random where the number of the deal belongs: they get the number. Everything else is as it is in the file.
func linesOf(t *testing.T, name string) []string {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	for i, line := range lines {
		if deal := dealOf.FindStringSubmatch(line); deal != nil {
			n := must(card.Deck52.Number(must(card.ParseDeal(deal[1]))))
			lines[i] = numberOf.ReplaceAllString(line, `"number":"`+n.String()+`"`)
		}
	}
	return lines
}

// A session of each game is played again from its acts alone, and comes out byte for byte.
func TestSessionsReplay(t *testing.T) {
	for _, rules := range []bridge.Rules{bridge.Rubber(), bridge.Chicago(), bridge.ChicagoDuplicate(), bridge.Target(), bridge.MiniBridge()} {
		t.Run(rules.Name, func(t *testing.T) { replays(t, rules, linesOf(t, rules.Name+".jsonl")) })
	}
}

// replays plays a session again, and compares it with its lines.
func replays(t *testing.T, rules bridge.Rules, lines []string) {
	s := session.Session{Rules: rules, Length: rules.Length}
	for i, line := range lines {
		if s.Over() {
			if !record.EndsSession(line) {
				t.Errorf("line %d doesn't end the session: %s", i+1, line)
			}
			if got := string(must(record.MarshalSession(1, s))); got != line {
				t.Errorf("line %d is\n%s\nwant\n%s", i+1, got, line)
			}
			continue
		}
		e := must(record.UnmarshalEntry([]byte(line)))
		b := must(must(s.Next(e.Board.Deal)).Replay(e.Board.Events()))
		got := string(must(record.Entry{Session: 1, Number: len(s.Boards) + 1, Board: b}.Marshal()))
		if got != line || record.EndsSession(line) {
			t.Errorf("line %d is\n%s\nwant\n%s", i+1, got, line)
		}
		s = s.With(b)
	}
	if rules.Length > 0 && len(s.Boards) != rules.Length || len(lines) != len(s.Boards)+1 || !s.Over() {
		t.Errorf("%d boards in %d lines, over %v", len(s.Boards), len(lines), s.Over())
	}
	if items, err := readLines(lines...); err != nil || len(items) != len(s.Boards)+1 {
		t.Errorf("read as a history they are %d items, %v", len(items), err)
	}
}

// The lines of Duplicate haven't changed, and have no session.
func TestDuplicateReplays(t *testing.T) {
	for i, line := range linesOf(t, "Duplicate.jsonl") {
		if !strings.HasPrefix(line, `{"board":`) || strings.Contains(line, `"tables"`) {
			continue
		}
		number, b, err := record.Unmarshal([]byte(line))
		if err != nil {
			t.Fatalf("line %d: %v", i+1, err)
		}
		if got := string(must(record.Marshal(number, b))); got != line {
			t.Errorf("line %d is\n%s\nwant\n%s", i+1, got, line)
		}
	}
}

// A file of Chicago is read as a history, session by session, with the whole standing.
func TestReadChicago(t *testing.T) {
	lines := linesOf(t, "Chicago.jsonl")
	file := strings.Join(lines, "\n") + "\n" + strings.ReplaceAll(strings.Join(lines, "\n"), `{"session":1,`, `{"session":2,`)
	var rubbers, boards int
	for item, err := range record.Read(strings.NewReader(file)) {
		switch {
		case err != nil:
			t.Fatal(err)
		case item.Rubber != nil:
			rubbers++
		default:
			boards++
			if e := item.Board; e.Number != (boards-1)%4+1 || e.Session != rubbers {
				t.Errorf("board %d: number %d of session %d", boards, e.Number, e.Session)
			}
		}
	}
	if rubbers != 2 || boards != 8 {
		t.Errorf("%d rubbers with %d boards", rubbers, boards)
	}
}

// A line says only what is below; the games follow from the boards before, for the other table too.
func TestReadGivesTheWholeStanding(t *testing.T) {
	s := session.Session{Rules: bridge.Chicago(), Length: 4}
	random := rand.New(rand.NewPCG(3, 3))
	file := ""
	for _, calls := range []string{"4S Pass Pass Pass Claim 0", "1N Pass Pass Pass Claim 5", "1C Pass Pass Pass Claim 13"} {
		b := must(s.Next(card.Deck52.Shuffle(random)))
		for form := range strings.FieldsSeq(strings.ReplaceAll(calls, "Claim ", "Claim_")) {
			b = must(b.Apply(must(bridge.ParseEvent(strings.ReplaceAll(form, "_", " ")))))
		}
		e := record.Entry{Session: 1, Number: len(s.Boards) + 1, Board: b, Other: &record.Other{Players: "club", Board: b}}
		file += string(must(e.Marshal())) + "\n"
		s = s.With(b)
	}
	if s.Boards[2].Standing != (bridge.Standing{Below: [2]int{0, 40}, Games: [2]int{1, 0}}) {
		t.Fatalf("the session leaves %+v", s.Boards[2].Standing)
	}
	n := 0
	for item, err := range record.Read(strings.NewReader(file)) {
		if err != nil {
			t.Fatal(err)
		}
		if e := item.Board; e != nil {
			if want := s.Boards[n].Standing; e.Board.Standing != want || e.Other.Board.Standing != want {
				t.Errorf("board %d has %+v, at the other table %+v; want %+v", n+1, e.Board.Standing, e.Other.Board.Standing, want)
			}
			n++
		}
	}
	if n != 3 {
		t.Errorf("%d boards", n)
	}
}

func TestChicagoLinesAreChecked(t *testing.T) {
	lines := linesOf(t, "Chicago.jsonl")
	whole := strings.Join(lines, "\n")
	for _, tt := range []struct{ old, new, says string }{
		{`{"session":1,"board":2`, `{"board":2`, "doesn't say of which session"},
		{`"below":[40,0],"auction"`, `"below":[60,0],"auction"`, "it has [60 0] below, but the boards before it leave [40 0]"},
		{`"below":[40,0],"auction"`, `"below":[100,0],"auction"`, "100 points can't be below"},
		{`"below":[40,0],"auction"`, `"auction"`, "doesn't say what is below"},
		{`"side":"NS","below":40}`, `"side":"NS","below":60}`, "the score in lines"},
		{`"seat":"S"}]}`, `"seat":"N"}]}`, "the score in lines"},
		{`"result":1970`, `"result":1960`, "the session ends differently"},
		{`"bonus":[{"item":"EndPartScore","side":"NS","above":100}]`, `"bonus":[]`, "the session ends differently"},
	} {
		changed := strings.Replace(whole, tt.old, tt.new, 1)
		if changed == whole {
			t.Errorf("%s is nowhere", tt.old)
		}
		var got error
		for _, err := range record.Read(strings.NewReader(changed)) {
			got = err
		}
		if got == nil || !strings.Contains(got.Error(), tt.says) {
			t.Errorf("with %s: %v, want %q", tt.new, got, tt.says)
		}
	}
	duplicate := linesOf(t, "Duplicate.jsonl")[0]
	for _, tt := range []struct{ line, says string }{
		{`{"session":1,` + duplicate[1:], "is of no session"},
		{strings.Replace(duplicate, `"auction"`, `"below":[0,0],"auction"`, 1), "nothing is below in Duplicate"},
		{lines[4], "there is no key"},
	} {
		if _, err := record.UnmarshalEntry([]byte(tt.line)); err == nil || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("%.60s: %v, want %q", tt.line, err, tt.says)
		}
	}
}

// An unfinished session, or one of a game without sessions, has no line; nor has a board of it without the
// session's number.
func TestMarshalSessionRefuses(t *testing.T) {
	e := must(record.UnmarshalEntry([]byte(linesOf(t, "Chicago.jsonl")[0])))
	going := session.Session{Rules: bridge.Chicago(), Length: 4, Boards: []bridge.Board{e.Board}}
	for _, s := range []session.Session{going, {Rules: bridge.Duplicate(), Length: 1}, {Rules: bridge.SuperBridge(), Length: 0}} {
		if line, err := record.MarshalSession(1, s); err == nil {
			t.Errorf("%s: %s", s.Rules.Name, line)
		}
	}
	if line, err := record.Marshal(1, e.Board); err == nil {
		t.Errorf("without its session: %s", line)
	}
}

// A session of Chicago ends with its fourth board, whether a line says so or not, and no line ends it before.
func TestChicagoEndsWithItsFourthBoard(t *testing.T) {
	lines := linesOf(t, "Chicago.jsonl")
	rubbers := 0
	fifth := strings.Replace(lines[0], `"board":1`, `"board":5`, 1)
	for item, err := range record.Read(strings.NewReader(strings.Join(append(lines[:4:4], fifth), "\n"))) {
		if err != nil {
			t.Fatal(err)
		}
		if item.Rubber != nil {
			rubbers++
		}
	}
	if rubbers != 2 {
		t.Errorf("%d rubbers, want 2", rubbers)
	}
	early := `{"session":1,"rules":"Chicago","below":[40,0],"bonus":[],"total":{"NS":1320,"EW":300},"winner":"NS","result":1020}`
	var got error
	for _, err := range record.Read(strings.NewReader(strings.Join(append(lines[:3:3], early), "\n"))) {
		got = err
	}
	if got == nil || got.Error() != "line 4: the session ends after 3 boards, and has 4" {
		t.Errorf("a session of three boards: %v", got)
	}
}

// readLines reads lines, up to the first mistake.
func readLines(lines ...string) ([]record.Item, error) {
	return readAll(strings.NewReader(strings.Join(lines, "\n")))
}

// The rules say how many boards a session has, not how many lines there are of it.
func TestReadASessionCutOff(t *testing.T) {
	lines := linesOf(t, "Chicago.jsonl")
	items, err := readLines(lines[:2]...)
	if err != nil || len(items) != 3 || items[0].Rubber.Rules.Length != 4 {
		t.Errorf("two boards: %d items, %v", len(items), err)
	}
	if _, err := readLines(lines[0], lines[1], lines[4]); err == nil || !strings.Contains(err.Error(), "the session ends after 2 boards, and has 4") {
		t.Errorf("two boards and the end: %v", err)
	}
}

// A board by itself is one that doesn't start a session, or after which a line ends one.
func TestReadABoardAlone(t *testing.T) {
	lines := linesOf(t, "Chicago.jsonl")
	fourth := must(record.UnmarshalEntry([]byte(lines[3])))
	first := must(record.UnmarshalEntry([]byte(lines[0])))
	var file []string
	for i, e := range []record.Entry{fourth, first} {
		b := e.Board.Alone()
		file = append(file, string(must(record.Entry{Session: i + 1, Number: 1, Board: b}.Marshal())))
		one := session.Session{Rules: b.Rules, Length: 1, Boards: []bridge.Board{b}}
		file = append(file, string(must(record.MarshalSession(i+1, one))))
	}
	file = append(file, lines...)
	items, err := readLines(file...)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, item := range items {
		switch {
		case item.Rubber != nil:
			got = append(got, fmt.Sprintf("rubber of %d", item.Rubber.Rules.Length))
		case item.Alone:
			got = append(got, "alone")
		default:
			got = append(got, fmt.Sprintf("board %d, %v", item.Board.Number, item.Board.Board.Standing.Below))
		}
	}
	want := []string{"rubber of 1", "board 1, [40 0]", "rubber of 4", "board 1, [0 0]", "alone",
		"rubber of 4", "board 1, [0 0]", "board 2, [0 0]", "board 3, [0 0]", "board 4, [40 0]"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// If the length of a rubber is unknown, a deal that is dealt again doesn't end one.
func TestARubberStartsWithADealThatIsDealtAgain(t *testing.T) {
	s := session.Session{Rules: must(bridge.ParseRules("SuperBridge", "redeal")), Length: 4}
	var lines []string
	for i, calls := range []string{"Pass Pass Pass Pass", "Pass Pass Pass Pass", "1N Pass Pass Pass Claim_5"} {
		b := must(s.Next(card.Deck68.Seeded(1, 1, i)))
		for form := range strings.FieldsSeq(calls) {
			b = must(b.Apply(must(bridge.ParseEvent(strings.ReplaceAll(form, "_", " ")))))
		}
		s = s.With(b)
		lines = append(lines, string(must(record.Marshal(i+1, b))))
	}
	if items, err := readLines(lines...); err != nil || len(items) != 4 {
		t.Errorf("%d items, %v; want a rubber and its 3 boards", len(items), err)
	}
}
