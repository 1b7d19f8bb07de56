package record_test

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

// randomHistory returns rubbers under both rules, with boards played at random: some with a user, one without
// boards, one with an unfinished last board, one with house rules.
func randomHistory(seed uint64) (items []record.Item) {
	r := source(seed)
	for n := range 6 {
		rules := bridge.SuperBridge()
		if n%2 == 1 {
			rules = bridge.Duplicate()
		}
		if n == 2 {
			rules = must(bridge.ParseRules("SuperBridge", "plain-doubles,redeal,dealer=N"))
		}
		rubber := record.Rubber{Number: n + 1, Rules: rules, Length: 4, Started: r.Int64N(1 << 41), Changed: r.Int64N(1 << 41), Boards: n % 5}
		if n%3 > 0 {
			seat := card.Seat(n % 4)
			rubber.Person = &seat
		}
		if n%2 == 0 { // what looks like the beginning of a board
			rubber.Name, rubber.Note, rubber.Starred = "deal", "\"deal\": {\"board\":1}\n<b>", n == 4
		}
		if n == 5 {
			rubber.Kind, rubber.Origin = "branch", record.Origin{Rubber: 2, Board: 1}
		}
		items = append(items, record.Item{Rubber: &rubber})
		for i := range rubber.Boards {
			e := record.Entry{Number: i + 1, Board: bridgetest.Board(r, rules, bridge.Vulnerability(r.IntN(4))),
				Started: r.Int64N(1 << 41), Finished: 1 + r.Int64N(1<<41), Undos: r.IntN(3), Hints: r.IntN(3)}
			if n == 4 && i > 0 {
				e.Players, e.Both, e.Name, e.Note, e.Starred = "club", i == 1, "Évening", "two\nlines", i == 1
				e.Analysis = []byte(`{"tricks":{"N":"9 6 5-8 6 6"}}`)
				e.Other = &record.Other{Players: "expert", Board: bridgetest.Play(r, e.Board.Prefix(0))}
			}
			if n == 3 && i == rubber.Boards-1 {
				e.Board, e.Finished = e.Board.Prefix(3), 0
			}
			items = append(items, record.Item{Board: &e})
		}
	}
	return items
}

// text returns the lines of a history.
func text(items []record.Item) string {
	var out strings.Builder
	for _, item := range items {
		if item.Rubber != nil {
			fmt.Fprintf(&out, "%s\n", must(item.Rubber.Marshal()))
		} else {
			fmt.Fprintf(&out, "%s\n", must(item.Board.Marshal()))
		}
	}
	return out.String()
}

// readAll reads a history to its end or to the first mistake.
func readAll(r io.Reader) (items []record.Item, err error) {
	for item, err := range record.Read(r) {
		if err != nil {
			return items, err
		}
		items = append(items, item)
	}
	return items, nil
}

func TestHistoryRoundTrip(t *testing.T) {
	want := randomHistory(3)
	lines := text(want)
	for name, r := range map[string]io.Reader{
		"as written":  strings.NewReader(lines),
		"for Windows": strings.NewReader("\ufeff\n" + strings.ReplaceAll(lines, "\n", "\r\n\r\n")),
		"of old Macs": strings.NewReader("\ufeff" + strings.ReplaceAll(lines, "\n", "\r")),
		"in pieces":   iotest.HalfReader(strings.NewReader(lines)),
		"without end": strings.NewReader(strings.TrimSuffix(lines, "\n")),
	} {
		got, err := readAll(r)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for i := range got {
			got[i].Line = 0
		}
		if !reflect.DeepEqual(got, want) || text(got) != lines {
			t.Errorf("%s: the history comes back as\n%s, want\n%s", name, text(got), lines)
		}
	}
}

// The form of the lines that only a history has is pinned too.
func TestHistoryLines(t *testing.T) {
	west := card.West
	for _, tt := range []struct{ got, want string }{
		{string(must(record.Rubber{Number: 3, Rules: bridge.SuperBridge(), Length: 8, Person: &west, Started: 1, Changed: 2, Boards: 5}.Marshal())),
			`{"rubber":3,"rules":"SuperBridge","length":8,"seat":"W","started":1,"changed":2,"boards":5}`},
		{string(must(record.Rubber{Number: 1, Rules: bridge.Duplicate(), Length: 1}.Marshal())),
			`{"rubber":1,"rules":"Duplicate","length":1,"started":0,"changed":0,"boards":0}`},
		{string(must(record.Entry{Number: 2, Board: board("4N, Pass"), Started: 7, Hints: 1}.Marshal())),
			`{"board":2,"rules":"SuperBridge","number":"0C026PYKKXWW7N5WPKGF356D3W","deal":"` + stripes + `","dealer":"S","vul":"None",` +
				`"auction":["4N","Pass"],"play":[],"unfinished":true,"started":7,"hints":1}`},
		{string(must(record.Rubber{Number: 4, Rules: bridge.Duplicate(), Length: 1, Boards: 1, Kind: "again", Origin: record.Origin{Rubber: 3, Board: 2},
			Name: "x", Note: "y", Starred: true}.Marshal())),
			`{"rubber":4,"rules":"Duplicate","length":1,"started":0,"changed":0,"boards":1,"kind":"again","origin":{"rubber":3,"board":2},` +
				`"name":"x","note":"y","starred":true}`},
		{string(must(record.Entry{Number: 1, Board: board(passed), Players: "club", Name: "x", Note: "y", Starred: true,
			Other: &record.Other{Players: "expert", Board: board(passed)}, Analysis: []byte(`{"a": 1}`)}.Marshal())),
			`{"board":1,"rules":"SuperBridge","number":"0C026PYKKXWW7N5WPKGF356D3W","deal":"` + stripes + `","dealer":"S","vul":"None",` +
				`"auction":["Pass","Pass","Pass","Pass"],"contract":"Passed","play":[],"tricks":0,"score":{"NS":0,"EW":0},` +
				`"players":"club","name":"x","note":"y","starred":true,` +
				`"other":{"players":"expert","auction":["Pass","Pass","Pass","Pass"],"play":[]},"analysis":{"a":1}}`},
		{string(must(record.Entry{Number: 1, Board: board(passed), Puzzles: []record.Puzzle{
			{Event: 5, Tried: []card.Card{{Suit: card.Spades, Rank: card.King}, {Suit: card.Hearts, Rank: card.Ace}}, Found: true}, {Event: 9, Shown: true},
		}}.Marshal())),
			`{"board":1,"rules":"SuperBridge","number":"0C026PYKKXWW7N5WPKGF356D3W","deal":"` + stripes + `","dealer":"S","vul":"None",` +
				`"auction":["Pass","Pass","Pass","Pass"],"contract":"Passed","play":[],"tricks":0,"score":{"NS":0,"EW":0},` +
				`"puzzles":[{"event":5,"tried":["SK","HA"],"found":true},{"event":9,"shown":true}]}`},
		{string(must(record.Entry{Number: 1, Board: board(passed), Started: 7, Finished: 9, Undos: 2}.Marshal())),
			`{"board":1,"rules":"SuperBridge","number":"0C026PYKKXWW7N5WPKGF356D3W","deal":"` + stripes + `","dealer":"S","vul":"None",` +
				`"auction":["Pass","Pass","Pass","Pass"],"contract":"Passed","play":[],"tricks":0,"score":{"NS":0,"EW":0},` +
				`"started":7,"finished":9,"undos":2}`},
	} {
		if tt.got != tt.want {
			t.Errorf("it is written as\n%s, want\n%s", tt.got, tt.want)
		}
	}
	if _, err := (record.Rubber{Number: 1, Rules: bridge.Duplicate()}).Marshal(); err == nil {
		t.Error("a rubber of no length has a line")
	}
}

// outline describes what has been read: the starts of rubbers, their numbers of boards, and what was left out.
func outline(items []record.Item) string {
	var said []string
	for _, item := range items {
		switch {
		case item.Rubber != nil:
			said = append(said, fmt.Sprintf("%d: %s", item.Line, item.Rubber.Rules.Name[:1]))
		case item.Board != nil:
			said = append(said, fmt.Sprintf("%d: %d", item.Line, item.Board.Number))
		case item.ToPlay != nil:
			said = append(said, fmt.Sprintf("%d: to play: %v", item.Line, item.ToPlay.Why))
		default:
			said = append(said, fmt.Sprintf("%d: %v", item.Line, item.Left))
		}
	}
	return strings.Join(said, ", ")
}

// Lines of boards without their rubber are those of record and match.
func TestReadLooseBoards(t *testing.T) {
	super := func(n int) string { return string(must(record.Marshal(n, board(passed)))) + "\n" }
	plain := func(n int) string {
		return string(must(record.Marshal(n, bridgetest.Board(source(1), bridge.Duplicate(), 0)))) + "\n"
	}
	head := func(boards int) string {
		return string(must(record.Rubber{Number: 1, Rules: bridge.SuperBridge(), Length: 9, Boards: boards}.Marshal())) + "\n"
	}
	for _, tt := range []struct{ lines, want string }{
		{super(1) + super(2), "1: S, 1: 1, 2: 2"},
		{super(1) + super(2) + super(1), "1: S, 1: 1, 2: 2, 3: S, 3: 1"},
		{super(3) + super(4) + super(6), "1: S, 1: 1, 2: 2, 3: S, 3: 1"},
		{super(1) + plain(2), "1: S, 1: 1, 2: D, 2: 1"},
		{head(1) + super(1) + super(2) + super(3), "1: S, 2: 1, 3: S, 3: 1, 4: 2"},
		{super(1) + head(0) + super(2), "1: S, 1: 1, 2: S, 3: S, 3: 1"},
		{"", ""},
		{"\n\n", ""},
	} {
		items, err := readAll(strings.NewReader(tt.lines))
		if got := outline(items); err != nil || got != tt.want {
			t.Errorf("%.300s\nis read as %s, %v; want %s", tt.lines, got, err, tt.want)
		}
	}
}

func TestReadRefused(t *testing.T) {
	lines := strings.SplitAfter(text(randomHistory(3)), "\n") // 1; 2, 3; 4, 5, 6; 7, 8, 9, 10 (goes on); 11 to 15; 16
	all := strings.Join(lines, "")
	instead := func(line int, with string) string {
		return strings.Join(lines[:line-1], "") + with + strings.Join(lines[line:], "")
	}
	for name, tt := range map[string]struct {
		text string
		line int
		want string
	}{
		"another kind of text":   {"Dear diary,\n", 1, "neither a board as a line of JSON nor PBN"},
		"no text":                {"\x7fELF\x00", 1, "not text"},
		"no text behind lines":   {all + "\x00", len(lines), "not text"},
		"a huge line":            {all + "{" + strings.Repeat(" ", 1<<21), len(lines), "more than 1048576 bytes"},
		"other JSON":             {`{"names":"x"}`, 1, `there is no key "names"`},
		"a line cut short":       {instead(5, lines[4][:100]+"\n"), 5, "the line ends in the middle of its JSON"},
		"the end missing":        {strings.Join(lines[:4], ""), 4, "the rubber of line 4 should have 2 boards, but 0 are there"},
		"a board missing":        {instead(12, ""), 12, "board 1 of the rubber should come here, not board 2"},
		"the last board missing": {instead(15, ""), 15, "should have 4 boards, but 3 are there"},
		"an illegal card":        {instead(3, strings.Replace(lines[2], `"auction":["`, `"auction":["9N","`, 1)), 3, "is not legal"},
		"a board by other house rules": {instead(5, strings.Replace(lines[4], `"house":"plain-doubles,redeal,dealer=N",`, "", 1)), 5,
			"the rubber is one of SuperBridge plain-doubles,redeal,dealer=N, and this board of SuperBridge"},
		"unknown house rules":    {instead(4, strings.Replace(lines[3], `"house":"plain`, `"house":"plane`, 1)), 4, `"plane-doubles" is not a house rule`},
		"house rules of bridge":  {instead(2, strings.Replace(lines[1], `"rules":"Duplicate",`, `"rules":"Duplicate","house":"redeal",`, 1)), 2, "Duplicate has no house rules"},
		"a board by other rules": {instead(3, lines[4]), 3, "the rubber is one of Duplicate, and this board of SuperBridge"},
		"a board behind one that goes on": {
			instead(9, strings.Replace(lines[9], `"board":3`, `"board":2`, 1)), 10, "the board before it is not finished"},
		"more boards than the length":    {instead(11, strings.Replace(lines[10], `"length":4`, `"length":3`, 1)), 15, "the rubber of line 11 is over before it"},
		"a rubber of no length":          {instead(2, strings.Replace(lines[1], `"length":4`, `"length":0`, 1)), 2, "one board or more, not 0"},
		"a rubber without end":           {instead(2, strings.Replace(lines[1], `"length":4`, `"length":1000001`, 1)), 2, "not 1000001"},
		"a rubber of fewer than none":    {instead(1, strings.Replace(lines[0], `"boards":0`, `"boards":-1`, 1)), 1, "the number of boards that follow"},
		"an unknown seat":                {instead(2, strings.Replace(lines[1], `"seat":"`, `"seat":"X`, 1)), 2, "is not a seat"},
		"unknown rules":                  {instead(2, strings.Replace(lines[1], `"Duplicate"`, `"Whist"`, 1)), 2, `no rules named "Whist"`},
		"fewer than no hints":            {instead(3, strings.TrimSuffix(lines[2], "}\n")+`,"hints":-1}`+"\n"), 3, "can't be negative"},
		"a result of what goes on":       {instead(10, strings.Replace(lines[9], `"unfinished"`, `"tricks":7,"unfinished"`, 1)), 10, "neither contract, tricks nor score"},
		"finished and not":               {instead(3, strings.Replace(lines[2], `"started"`, `"unfinished":true,"started"`, 1)), 3, "the board is finished, though"},
		"JSON, then PBN":                 {all + "[Event \"x\"]\n", len(lines), "at character 2 it stops being JSON"},
		"an unknown kind":                {instead(1, strings.Replace(lines[0], `"boards":`, `"kind":"odd","boards":`, 1)), 1, `"odd" is no kind`},
		"an origin that can't be":        {instead(1, strings.Replace(lines[0], `"boards":`, `"origin":{"rubber":0,"board":1},"boards":`, 1)), 1, "no board is number 1 of rubber 0"},
		"an analysis of what goes on":    {instead(10, strings.Replace(lines[9], `"unfinished"`, `"analysis":{},"unfinished"`, 1)), 10, "no analysis"},
		"an analysis that is a text":     {instead(3, strings.Replace(lines[2], `"started"`, `"analysis":"fine","started"`, 1)), 3, "not an object"},
		"a puzzle of a call":             {instead(3, strings.Replace(lines[2], `"started"`, `"puzzles":[{"event":0}],"started"`, 1)), 3, "puzzle 1: no card was played in event 0"},
		"a puzzle found by nothing":      {instead(3, strings.Replace(lines[2], `"started"`, `"puzzles":[{"event":30,"found":true}],"started"`, 1)), 3, "puzzle 1: nothing was tried"},
		"puzzles in no order":            {instead(3, strings.Replace(lines[2], `"started"`, `"puzzles":[{"event":30},{"event":30}],"started"`, 1)), 3, "puzzle 2: it doesn't come after"},
		"an illegal call elsewhere":      {instead(13, strings.Replace(lines[12], `"other":{"players":"expert","auction":["`, `"other":{"players":"expert","auction":["XX","`, 1)), 13, "the other table: event 1: XX is not legal"},
		"another table that goes on":     {instead(3, strings.Replace(lines[2], `"started"`, `"other":{"auction":["Pass"],"play":[]},"started"`, 1)), 3, "the other table: the board is not finished"},
		"a rubber before all times":      {instead(1, strings.Replace(lines[0], `"started":`, `"started":-9223372036854775808,"changed":`, 1)), 1, "is not within the years 1 to 9999"},
		"a board after all times":        {instead(3, strings.TrimSuffix(lines[2], "}\n")+`,"finished":253402300800000}`+"\n"), 3, "the time 253402300800000 is not within the years 1 to 9999"},
		"a number that is a text":        {instead(1, strings.Replace(lines[0], `"boards":0`, `"boards":"0"`, 1)), 1, `"boards" has to be a whole number of at most 18 digits, not a text`},
		"a list that is an object":       {instead(3, strings.Replace(lines[2], `"play":[`, `"play":{},"play":[`, 1)), 3, `"play" has to be a list, not an object`},
		"a time that is no whole number": {instead(1, strings.Replace(lines[0], `"changed":`, `"changed":1.5`, 1)), 1, `"changed" has to be a whole number of at most 18 digits, not 1.5`},
	} {
		_, err := readAll(strings.NewReader(tt.text))
		var at *record.LineError
		if !errors.As(err, &at) || at.Line != tt.line || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want line %d: … %s", name, err, tt.line, tt.want)
		}
	}
	broken := io.MultiReader(strings.NewReader(all), iotest.ErrReader(errors.New("the paper is torn")))
	if _, err := readAll(broken); err == nil || !strings.Contains(err.Error(), "the paper is torn") {
		t.Errorf("a torn file: %v", err)
	}
}

// However a history is cut, it is refused or nothing but whole rubbers are missing.
func TestReadTruncated(t *testing.T) {
	all := text(randomHistory(4))
	whole := 0
	for end := 0; end < len(all); end += 7 {
		items, err := readAll(strings.NewReader(all[:end]))
		if err != nil {
			continue
		}
		whole++
		if got := text(items); got != all[:end] && got != all[:end]+"\n" {
			t.Fatalf("cut behind %d bytes it is read as\n%s", end, got)
		}
	}
	if whole > 8 {
		t.Errorf("%d pieces are histories", whole)
	}
}

// What is read is written so that it reads as the same.
func FuzzReadLines(f *testing.F) {
	f.Add([]byte(text(randomHistory(5)[:6])))
	f.Add([]byte(text(randomHistory(6)[6:9])))
	f.Add([]byte(text(randomHistory(7)[10:])))
	f.Add(must(record.Marshal(4, board(claimed))))
	f.Fuzz(func(t *testing.T, data []byte) {
		items, err := readAll(strings.NewReader(string(data)))
		if err != nil {
			return
		}
		var again []record.Item
		for i := range items {
			items[i].Line = 0
			if r := items[i].Rubber; r != nil && r.Length == 0 || items[i].Left != nil || items[i].ToPlay != nil {
				return // loose boards have no line for their rubber, and deals to play none of their own
			}
			again = append(again, items[i])
		}
		back, err := readAll(strings.NewReader(text(again)))
		for i := range back {
			back[i].Line = 0
		}
		if err != nil || !reflect.DeepEqual(back, items) {
			t.Errorf("%s comes back as %s, %v", text(items), text(back), err)
		}
	})
}
