package command

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/mix"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

// printed is a line of a field as a script reads it, without this program's types.
type printed struct {
	Session, Board int
	Rules, Vul     string
	Contract       string
	Tricks         int
	Score          map[string]int
	Datum          int
	Tables         []struct {
		Auction, Play []string
		Contract      string
		Tricks        int
		Score         map[string]int
		printedPoints
	}
	Total map[string]int
	printedPoints
	VP *[2]int
}

type printedPoints struct {
	Matchpoints, IMPs [2]int
	Percent, Cross    [2]json.Number
}

// worth is the duplicate score of a contract for North-South, by the formulas of the rules.
func worth(contract string, tricks int, vul string) int {
	if contract == "Passed" {
		return 0
	}
	level, strain, by := int(contract[0]-'0'), contract[1], contract[len(contract)-1]
	doubled := strings.Count(contract, "X")
	side, sign := "NS", 1
	if by == 'E' || by == 'W' {
		side, sign = "EW", -1
	}
	v := 0
	if vul == "Both" || vul == side {
		v = 1
	}
	over := tricks - 6 - level
	if over < 0 {
		n := -over
		cost := n * []int{50, 100}[v]
		switch {
		case doubled > 0 && v == 1:
			cost = 300*n - 100
		case doubled > 0 && n > 3:
			cost = 300*n - 400
		case doubled > 0:
			cost = []int{0, 100, 300, 500}[n]
		}
		return -sign * cost * max(doubled, 1)
	}
	each := map[byte]int{'C': 20, 'D': 20, 'H': 30, 'S': 30, 'N': 30}[strain]
	points := level * each
	if strain == 'N' {
		points += 10
	}
	points <<= doubled
	total := points
	switch {
	case points >= 100:
		total += []int{300, 500}[v]
	default:
		total += 50
	}
	total += map[int]int{6: []int{500, 750}[v], 7: []int{1000, 1500}[v]}[level]
	if doubled > 0 {
		total += 50*doubled + over*doubled*100*(1+v)
	} else {
		total += over * each
	}
	return sign * total
}

func imps(points int) int {
	least := []int{20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000}
	n, _ := slices.BinarySearch(least, max(points, -points)+1)
	return n * cmp.Compare(points, 0)
}

// hundredths formats a fraction with two decimals, rounding half away from zero.
func hundredths(r *big.Rat) string { return strings.TrimPrefix(r.FloatString(2), "-0.00") }

func sameNumber(t *testing.T, what string, got json.Number, want *big.Rat) {
	t.Helper()
	r, ok := new(big.Rat).SetString(got.String())
	if !ok || hundredths(r) != hundredths(want) || len(got.String()) > len("-") && strings.Contains(got.String(), ".") && len(got.String())-strings.Index(got.String(), ".") > 3 {
		t.Errorf("%s is %s, want %s", what, got, want.FloatString(2))
	}
}

// A field of eight tables and sixteen boards is computed again from the printed lines, from their contracts and tricks
// alone.
func TestAFieldWorkedOutAgain(t *testing.T) {
	out := mustAsk(t, "match", "-rules", "duplicate", "-tables", "8", "-mix", "alike", "-deals", "16", "-seed", "5")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) != 17 {
		t.Fatalf("%d lines", len(lines))
	}
	vuls := strings.Fields("None NS EW Both NS EW Both None EW Both None NS Both None NS EW")
	points, ew, sum, cross := 0, 0, 0, new(big.Rat)
	total := map[string]int{}
	different := 0
	for i, line := range lines {
		var p printed
		if err := json.Unmarshal([]byte(line), &p); err != nil {
			t.Fatal(err)
		}
		if i == 16 {
			if p.Board != 0 || p.Session != 1 || p.Total["NS"] != total["NS"] || p.Total["EW"] != total["EW"] || p.Matchpoints != [2]int{points, ew} ||
				p.IMPs != [2]int{sum, -sum} || p.VP != nil || points+ew != 16*14 {
				t.Errorf("the end is %s; want %v, %d:%d, %d", line, total, points, ew, sum)
			}
			sameNumber(t, "per cent", p.Percent[0], big.NewRat(int64(100*points), 16*14))
			sameNumber(t, "per cent", p.Percent[1], big.NewRat(int64(100*ew), 16*14))
			sameNumber(t, "cross", p.Cross[0], cross)
			break
		}
		if p.Session != 1 || p.Board != i+1 || p.Vul != vuls[i] || len(p.Tables) != 8 || p.Contract != p.Tables[0].Contract || p.Tricks != p.Tables[0].Tricks || p.Tables[0].Auction != nil {
			t.Fatalf("board %d: %s", i+1, line)
		}
		var scores []int
		seen := map[string]bool{}
		for k, table := range p.Tables {
			s := worth(table.Contract, table.Tricks, p.Vul)
			scores = append(scores, s)
			seen[fmt.Sprint(table.Contract, table.Tricks)] = true
			if table.Score["NS"] != max(s, 0) || table.Score["EW"] != max(-s, 0) {
				t.Errorf("board %d, table %d: %v, want %d", i+1, k+1, table.Score, s)
			}
			if k > 0 && (len(table.Auction) < 4 || table.Contract != "Passed" && len(table.Play) == 0) {
				t.Errorf("board %d, table %d says nothing of its acts", i+1, k+1)
			}
		}
		if len(seen) > 1 {
			different++
		}
		for side, s := range p.Score {
			total[side] += s
		}
		inner := slices.Sorted(slices.Values(scores))[1:7]
		mean := 0
		for _, s := range inner {
			mean += s
		}
		var datum int
		fmt.Sscan(big.NewRat(int64(mean), 60).FloatString(0), &datum)
		if p.Datum != 10*datum {
			t.Errorf("board %d: datum %d of %v", i+1, p.Datum, scores)
		}
		for k, table := range p.Tables {
			mp, against := 0, 0
			for j := range scores {
				if j != k {
					mp += 1 + cmp.Compare(scores[k], scores[j])
				}
				against += imps(scores[k] - scores[j])
			}
			butler := imps(scores[k] - p.Datum)
			if table.Matchpoints != [2]int{mp, 14 - mp} || table.IMPs != [2]int{butler, -butler} {
				t.Errorf("board %d, table %d: %v, %v; want %d, %d", i+1, k+1, table.Matchpoints, table.IMPs, mp, butler)
			}
			sameNumber(t, "per cent", table.Percent[0], big.NewRat(int64(100*mp), 14))
			sameNumber(t, "cross", table.Cross[0], big.NewRat(int64(against), 7))
			sameNumber(t, "cross", table.Cross[1], big.NewRat(int64(-against), 7))
			if k == 0 {
				points, ew, sum = points+mp, ew+14-mp, sum+butler
				cross.Add(cross, big.NewRat(int64(against), 7))
			}
		}
	}
	if different < 10 {
		t.Errorf("only on %d of 16 boards the tables differ", different)
	}
	for item, err := range record.Read(strings.NewReader(out)) {
		if err != nil {
			t.Fatalf("it can't be read back: %v", err)
		}
		if item.Board != nil && len(item.Board.Tables) != 7 {
			t.Errorf("board %d has %d other tables", item.Board.Number, len(item.Board.Tables))
		}
	}
}

// A field is reproducible, a larger one begins with the same tables, and tables don't affect each other. With one table
// nothing is new.
func TestAFieldRepeats(t *testing.T) {
	deals := fmt.Sprint(some(3))
	run := func(args ...string) string {
		return mustAsk(t, append([]string{"match", "-rules", "duplicate", "-deals", deals, "-seed", "9"}, args...)...)
	}
	played := func(out string) (all []string) {
		for line := range strings.SplitSeq(strings.TrimSpace(out), "\n") {
			var p printed
			if err := json.Unmarshal([]byte(line), &p); err != nil {
				t.Fatal(err)
			}
			for _, table := range p.Tables[:min(4, len(p.Tables))] {
				all = append(all, fmt.Sprint(table.Contract, table.Auction, table.Play))
			}
		}
		return all
	}
	four := run("-tables", "4", "-mix", "alike")
	if run("-tables", "4", "-mix", "alike") != four {
		t.Error("a field doesn't repeat")
	}
	if !slices.Equal(played(run("-tables", "16", "-mix", "alike")), played(four)) {
		t.Error("a larger field begins with other tables")
	}
	if one := run("-tables", "1"); one != run() || strings.Contains(one, "session") {
		t.Errorf("at one table: %s", one)
	}
	if testing.Short() {
		return // too slow with the race detector
	}
	club := run("-tables", "2", "-mix", "alike", "-players", "club", "-deals", "1")
	if club != run("-tables", "2", "-mix", "alike", "-players", "club", "-deals", "1") {
		t.Error("a field of club players doesn't repeat")
	}
}

// A saved field is printed again, exported and imported.
func TestAFieldIsSaved(t *testing.T) {
	dir := t.TempDir()
	want := mustAsk(t, "match", "-daily", "2026-11-22", "-tables", "3", "-mix", "alike", "-save", "-data-dir", dir)
	if got := mustAsk(t, "record", "-data-dir", dir); got != want {
		t.Errorf("record prints\n%s\nwant\n%s", got, want)
	}
	out := mustAsk(t, "export", "-data-dir", dir)
	if !strings.Contains(out, `"length":8,"tables":3,"others":"beginner","daily":"2026-11-22"`) {
		t.Errorf("it goes out as %.300s", out)
	}
	for name, lines := range map[string]string{"the history": out, "the record": want} {
		to := t.TempDir()
		file := filepath.Join(t.TempDir(), "field.jsonl")
		if err := os.WriteFile(file, []byte(lines), 0o600); err != nil {
			t.Fatal(err)
		}
		mustAsk(t, "import", "-data-dir", to, file)
		if got := mustAsk(t, "record", "-data-dir", to); got != want {
			t.Errorf("%s comes back as\n%s", name, got)
		}
	}
}

// The other tables of a field are a club's mix, as in the window; it is printed and saved with the results.
func TestAFieldIsAClubsMix(t *testing.T) {
	rules, dir := bridge.Duplicate(), t.TempDir()
	out := mustAsk(t, "match", "-rules", "duplicate", "-deals", "1", "-tables", "3", "-seed", "4", "-save", "-data-dir", dir)
	var got struct {
		Number string
		Tables []struct{ Players string }
	}
	first, _, _ := strings.Cut(out, "\n")
	if err := json.Unmarshal([]byte(first), &got); err != nil {
		t.Fatal(err)
	}
	n, err := card.ParseNumber(got.Number)
	if err != nil {
		t.Fatal(err)
	}
	deal, err := rules.Deck.Deal(n)
	if err != nil {
		t.Fatal(err)
	}
	want := mix.Club(rules, 3, mix.Seed(deal.String()))
	if len(got.Tables) != 3 || got.Tables[1].Players != want[0].String() || got.Tables[2].Players != want[1].String() {
		t.Errorf("the tables are %+v, want %v", got.Tables, want)
	}
	if again := mustAsk(t, "record", "-data-dir", dir); again != out {
		t.Errorf("record prints\n%s\nwant\n%s", again, out)
	}
	if saved := mustAsk(t, "export", "-data-dir", dir); !strings.Contains(saved, `"others":"`+want.String()+`"`) {
		t.Errorf("it goes out as %.300s", saved)
	}
}

// Two tables over 24 boards are a team match with victory points, and no other field is.
func TestATeamMatch(t *testing.T) {
	for _, boards := range []string{"24", "8"} {
		out := mustAsk(t, "match", "-rules", "duplicate", "-deals", boards, "-tables", "2", "-mix", "alike", "-seed", "3")
		lines := strings.Split(strings.TrimSpace(out), "\n")
		var end printed
		if err := json.Unmarshal([]byte(lines[len(lines)-1]), &end); err != nil {
			t.Fatal(err)
		}
		if (end.VP != nil) != (boards == "24") {
			t.Errorf("%s boards: %s", boards, lines[len(lines)-1])
		}
		if end.VP == nil {
			continue
		}
		lead, err := end.Cross[0].Int64()
		want := 10
		for _, least := range []int64{3, 7, 12, 17, 22, 28, 34, 40, 47, 55} {
			if max(lead, -lead) >= least {
				want += max(min(int(lead), 1), -1)
			}
		}
		if err != nil || *end.VP != [2]int{want, 20 - want} {
			t.Errorf("victory points %v for %v", *end.VP, end.Cross)
		}
	}
}

// The deals of a date are the same for everyone, and eight.
func TestMatchOfADay(t *testing.T) {
	out := mustAsk(t, "match", "-daily", "2026-11-22", "-mix", "alike")
	if strings.Count(out, `"board":`) != 8 || strings.Count(out, `"rules":"Duplicate"`) != 9 {
		t.Errorf("a day is\n%s", out)
	}
	if !strings.HasPrefix(out, `{"session":1,"board":1,"rules":"Duplicate","number":"0000000GXE7KKGMDDB40M9MRZX"`) {
		t.Errorf("the day begins with %.100s", out)
	}
	if mustAsk(t, "match", "-daily", "2026-11-23", "-mix", "alike") == out {
		t.Error("another day has the same deals")
	}
	for _, args := range [][]string{
		{"-daily", "tomorrow"}, {"-daily", "2026-11-22", "-deals", "3"}, {"-daily", "2026-11-22", "-seed", "3"}, {"-daily", "2026-11-22", "-rules", "super"},
		{"-daily", "2026-11-22", "-compare", "club,beginner"}, {"-tables", "3"}, {"-mix", "alike"}, {"-rules", "duplicate", "-tables", "2", "-mix", "clubs"}, {"-tables", "3", "-rules", "chicago"},
		{"-rules", "duplicate", "-tables", "17"}, {"-rules", "duplicate", "-tables", "0"}, {"-rules", "duplicate", "-tables", "2", "-compare", "club,beginner"},
	} {
		a := ask(append([]string{"match"}, args...)...)
		if a.status != 2 || a.stdout != "" || strings.Count(a.stderr, "\n") != 1 {
			t.Errorf("%v: %d, %q, %q", args, a.status, a.stdout, a.stderr)
		}
	}
}

// The first deal of a session is the same whenever it is asked for; the others are as they are dealt.
func TestFirstKept(t *testing.T) {
	asked := 0
	deals := firstKept(func(session int) func(board int) card.Deal {
		return func(board int) card.Deal {
			asked++
			return card.Deck52.Seeded(uint64(asked), int64(session), board)
		}
	})
	first, other, second := deals(0)(0), deals(1)(0), deals(0)(1)
	if deals(0)(0) != first || deals(1)(0) != other || first == other || deals(0)(1) == second {
		t.Error("first deals are dealt again, or others are not")
	}
}
