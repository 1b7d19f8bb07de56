package record

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/game/lines"
)

// wrong returns the error of lines that can't be read.
func wrong(t testing.TB, text string) error {
	t.Helper()
	for _, err := range Read(strings.NewReader(text)) {
		if err != nil {
			var at *lines.Error
			if !errors.As(err, &at) {
				t.Errorf("no line is named: %v", err)
			}
			return err
		}
	}
	return nil
}

// randomSession returns the lines of random play, of at most a number of deals, with the session's end.
func randomSession(t testing.TB, r few.Rules, number Numbered, deals int, rng *rand.Rand) string {
	t.Helper()
	var out strings.Builder
	put := func(line []byte, err error) {
		if err != nil {
			t.Fatal(err)
		}
		out.Write(append(line, '\n'))
	}
	s := few.NewSession(r)
	for ; deals > 0 && !s.Over(); deals-- {
		b := randomBoard(t, s.Next(), rng)
		var err error
		if s, err = s.Played(b); err != nil {
			t.Fatal(err)
		}
		put(number.Board(b, s.Totals()))
	}
	end := s.End()
	if end.Kind == few.EndOpen && rng.IntN(2) == 0 {
		end = s.Settle()
	}
	put(number.End(s, end))
	return out.String()
}

// randomBoard returns a deal that was played at random.
func randomBoard(t testing.TB, s few.Setup, rng *rand.Rand) few.Board {
	t.Helper()
	b, err := few.NewBoard(s, few.Shuffle(s.Rules, rng))
	for err == nil && b.Stage() != few.StageFinished {
		b, err = b.Apply(random.Event(b.View(b.Turn()), rng))
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Whole sessions of random play come back byte by byte, with options and with numbers too, one after the other.
func TestRandomSessions(t *testing.T) {
	rng := rand.New(rand.NewPCG(18, 1))
	var all strings.Builder
	for i := range 28 {
		r := few.Games()[i%7]
		if i >= 7 {
			r = r.With(few.Options{CleanRubber: rng.IntN(2) == 0, RedoubledFifty: rng.IntN(2) == 0, EvenPenalties: rng.IntN(2) == 0,
				NulloMinor: rng.IntN(2) == 0, DealerLeads: rng.IntN(2) == 0, ReserveTakenUp: rng.IntN(2) == 0})
		}
		all.WriteString(randomSession(t, r, Numbered(i%3), 1+rng.IntN(8), rng))
	}
	if got := rewritten(t, all.String()); got != all.String() {
		t.Error("sessions come back otherwise")
	}
}

// An unfinished deal has a line too, after any of its events, and is the last one of its session.
func TestDealsThatGoOn(t *testing.T) {
	rng := rand.New(rand.NewPCG(18, 2))
	for _, r := range few.Games() {
		s := few.NewSession(r)
		done := randomBoard(t, s.Next(), rng)
		first, err := Line(done, mustPlay(t, s, done).Totals())
		if err != nil {
			t.Fatal(err)
		}
		s = mustPlay(t, s, done)
		b := randomBoard(t, s.Next(), rng)
		for n := 0; n < len(b.Events()); n += 1 + n/6 {
			going := b.Prefix(n)
			line, err := Line(going, nil)
			if err != nil {
				t.Fatal(err)
			}
			text := string(first) + "\n" + string(line) + "\n"
			if got := rewritten(t, text); got != text {
				t.Fatalf("%s\nwant\n%s", got, text)
			}
			alone, err := Unmarshal(line)
			if err != nil || fmt.Sprint(alone.Events()) != fmt.Sprint(going.Events()) {
				t.Fatalf("%s\nread by itself: %v %v", line, alone.Events(), err)
			}
			if err := wrong(t, text+string(line)+"\n"); err == nil {
				t.Fatalf("%s: another deal follows", line)
			}
		}
	}
}

func mustPlay(t testing.TB, s few.Session, b few.Board) few.Session {
	t.Helper()
	s, err := s.Played(b)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Anything missing, changed, duplicated or of the wrong type in a line is named.
func TestDamage(t *testing.T) {
	for _, r := range few.Games() {
		var before Reader
		for i, line := range strings.Split(strings.TrimSpace(example(t, r.Name)), "\n") {
			wrong := func(text string) error {
				after := before
				_, err := after.Take([]byte(text))
				return err
			}
			o, err := parse([]byte(line))
			if err != nil {
				t.Fatal(err)
			}
			for n, f := range o {
				for what, value := range map[string]any{"missing": nil, "a text": "what", "a number": json.Number("-1"), "a list": []any{json.Number("7")},
					"an object": object{{"Q", json.Number("1")}}, "nothing": nil} {
					changed := append(object(nil), o...)
					if changed[n].value = value; what == "missing" {
						changed = append(changed[:n:n], o[n+1:]...)
					}
					said, err := json.Marshal(changed)
					if err != nil {
						t.Fatal(err)
					}
					named := f.key
					if f.key == "end" && what == "missing" {
						named = "board" // it is no end then
					} else if f.key == "claim" && what == "missing" {
						named = "play"
					}
					if err := wrong(string(said)); err == nil || !strings.Contains(err.Error(), fmt.Sprintf("%q", named)) {
						t.Errorf("%s, line %d: %q is %s: %v", r.Name, i+1, f.key, what, err)
					}
				}
			}
			for cut := 0; cut < len(line); cut += 1 + len(line)/40 {
				if wrong(line[:cut]) == nil {
					t.Errorf("%s, line %d is read when it is cut after %d", r.Name, i+1, cut)
				}
			}
			twice := strings.Replace(line, `{"rules":`, fmt.Sprintf(`{"rules":%q,"rules":`, r.Name), 1)
			if err := wrong(twice); err == nil || !strings.Contains(err.Error(), `"rules" is there twice`) {
				t.Errorf("%s, line %d: a key twice: %v", r.Name, i+1, err)
			}
			if _, err := before.Take([]byte(line)); err != nil {
				t.Fatal(err)
			}
			if err := wrong(line); err == nil && i > 0 {
				t.Errorf("%s, line %d is read twice", r.Name, i+1)
			}
		}
	}
}

// A session starts with its first deal.
func TestReadWithoutTheFirstDeal(t *testing.T) {
	_, rest, _ := strings.Cut(example(t, "Booby"), "\n")
	if err := wrong(t, rest); err == nil || err.Error() != "line 1: board 2: no session goes on here, and one begins with board 1" {
		t.Error(err)
	}
}

// A session continues to its end, and no further; with an unfinished last deal it is open.
func TestReadBehindTheEnd(t *testing.T) {
	rng := rand.New(rand.NewPCG(18, 4))
	text := randomSession(t, few.Of(few.Slam), 0, 10_000, rng)
	all := strings.Split(strings.TrimSpace(text), "\n")
	last := len(all) - 1 // the end: it is over
	next := strings.Replace(all[1], `"board":2`, fmt.Sprintf(`"board":%d`, last+1), 1)
	going, err := Line(randomBoard(t, few.NewSession(few.Of(few.Slam)).Next(), rng).Prefix(5), nil)
	if err != nil {
		t.Fatal(err)
	}
	settled := string(all[last])
	settled = strings.Replace(settled, `"over"`, `"settled"`, 1)
	for what, test := range map[string][2]string{
		"a deal before the end":           {strings.Join(append(all[:last:last], next), "\n"), fmt.Sprintf("line %d: board %d: the session is over with the line before it", last+1, last+1)},
		"a deal behind the end":           {text + next, fmt.Sprintf("line %d: board %d: no session goes on here", last+2, last+1)},
		"two ends":                        {text + all[last], fmt.Sprintf("line %d: no session goes on here that could end", last+2)},
		"settled and over":                {strings.Join(append(all[:last:last], settled), "\n"), fmt.Sprintf(`line %d: "end" is "settled", but`, last+1)},
		"settled in the middle of a deal": {string(going) + "\n" + settled, "line 2: the last deal isn't over, and so the session isn't settled"},
	} {
		if err := wrong(t, test[0]); err == nil || !strings.HasPrefix(err.Error(), test[1]) {
			t.Errorf("%s: %v, want %s", what, err, test[1])
		}
	}
	if err := wrong(t, text+all[0]); err != nil {
		t.Errorf("another session behind it: %v", err)
	}
}

// Keys may be in any order, with spaces between; the number of the history is read and not checked.
func TestForeignLines(t *testing.T) {
	text := example(t, "Booby")
	var changed []string
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		o, err := parse([]byte(line))
		if err != nil {
			t.Fatal(err)
		}
		for i, j := 0, len(o)-1; i < j; i, j = i+1, j-1 {
			o[i], o[j] = o[j], o[i]
		}
		o.put("number", Numbered(7))
		said, err := json.MarshalIndent(o, " ", " ")
		if err != nil {
			t.Fatal(err)
		}
		changed = append(changed, strings.ReplaceAll(string(said), "\n", " "))
	}
	want := strings.ReplaceAll(text, `{"rules":"Booby",`, `{"rules":"Booby","number":7,`)
	if got := rewritten(t, strings.Join(changed, "\n\n")); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// Messages name the key, the value there and what follows from the rules.
func TestMistakes(t *testing.T) {
	for _, test := range []struct{ game, old, changed, want string }{
		{"TwoDummies", `"rules":"TwoDummies","board":1`, `"rules":"TwoDummys","board":1`, `line 1: "rules": there are no rules named "TwoDummys"`},
		{"TwoDummies", `"dealer":"W"`, `"dealer":"S"`, `line 2: "dealer" is "S", but by what is before it and by the rules it is "W"`},
		{"TwoDummies", `"below":{"S":0,"W":0}`, `"below":{"S":20,"W":0}`, `line 1: "below" S is 20, but by what is before it and by the rules it is 0`},
		{"TwoDummies", `"W 2D"`, `"W 1C"`, `line 1: "auction" 2: 1C is not legal: a bid must be higher than the last one, 1D`},
		{"TwoDummies", `"W 2D"`, `"S 2D"`, `line 1: "auction" 2: "S 2D": it is the turn of W`},
		{"TwoDummies", `"W 2D"`, `"W DA"`, `line 1: "auction" 2: "DA" is no call`},
		{"TwoDummies", `"2D-W"`, `"2D-S"`, `line 1: "contract" is "2D-S", but by what is before it and by the rules it is "2D-W"`},
		{"TwoDummies", `"play":["D7",`, `"play":["S7",`, `line 1: "play" 1: S7 is not legal`},
		{"TwoDummies", `"tricks":7`, `"tricks":8`, `line 1: "tricks" is 8, but by what is before it and by the rules it is 7`},
		{"TwoDummies", `"tricks":7`, `"tricks":7,"claim":1`, `line 1: "claim" doesn't belong there`},
		{"TwoDummies", `"tricks":7`, `"tricks":7,"who":1`, `line 1: "who" doesn't belong there`},
		{"TwoDummies", `"S short 50"`, `"S short 100"`, `line 1: "lines" 1 is "S short 100", but by what is before it and by the rules it is "S short 50"`},
		{"TwoDummies", `"total":{"S":170,"W":0}`, `"total":{"S":170,"W":10}`, `line 3: "total" W is 10, but by what is before it and by the rules it is 0`},
		{"TwoDummies", `"end":"settled"`, `"end":"over"`, `line 4: "end" is "over", but`},
		{"TwoDummies", `"end":"settled"`, `"end":"done"`, `line 4: "end" is "done": want over, settled or open`},
		{"TwoDummies", `"winner":"S"`, `"winner":""`, `line 4: "winner" is "", but by what is before it and by the rules it is "S"`},
		{"OpenOrClosed", `"claim":8`, `"claim":9`, `line 2: "tricks" is 5, but`},
		{"OpenOrClosed", `"claim":8`, `"claim":13`, `line 2: "play" 7: Claim 13 is not legal: 12 tricks are left`},
		{"OpenOrClosed", `"A 1S closed"`, `"A 1S"`, `line 1: "auction" 1: 1S is not legal: the first call says which packet is the caller's dummy, open or closed`},
		{"BridgeForThree", `"soloist":"A"`, `"soloist":"B"`, `line 1: "soloist" is "B", but`},
		{"Booby", `"A":"T2...QJ"`, `"A":"T2...Q"`, `line 1: "given": Give T2...Q is not legal: want 4 cards`},
		{"Booby", `"A-B":-50`, `"A-B":50`, `line 8: "pairs" A-B is 50, but`},
		{"NulloForTwo", `"thrown":{"A":"T..76.T"`, `"thrown":{"A":"S..76.T"`, `line 2: "thrown": "S..76.T" is not a hand`},
		{"Slam", `["B 7","A 9"]`, `["B 7","A 13"]`, `line 1: "auction" 2: 13 is not legal: a bid tops 7 by 5 at most`},
		{"Slam", `[["B 7","A 9"],["B Pass","A 4D"]`, `[["B 7","A 9","B Pass"],["A 4D"]`, `line 1: "auction" 1 is ["B 7","A 9","B Pass"], but`},
		{"ChineseBridge", `"deal":{"A":{"hand":"..JT.AJ"`, `"deal":{"A":{"hand":"..JT.A"`, `line 1: "deal": `},
	} {
		text := example(t, test.game)
		changed := strings.Replace(text, test.old, test.changed, 1)
		if changed == text {
			if test.want != "" {
				t.Errorf("%s: nothing was changed by %s", test.game, test.changed)
			}
			continue
		}
		if err := wrong(t, changed); err == nil || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s, %s:\n%v\nwant\n%s", test.game, test.changed, err, test.want)
		}
	}
	for text, want := range map[string]string{
		"hello":                               "line 1: this is no line of JSON",
		"[1]":                                 "line 1: this is a list, not an object",
		"null":                                "line 1: this is nothing, not an object",
		"\x00":                                "line 1: this is not text",
		`{"rules":"Rubber","board":1}`:        `line 1: "rules": there are no rules named "Rubber"`,
		strings.Repeat("[", 100_000):          "line 1: ",
		`{"rules":` + strings.Repeat("[", 20): "line 1: ",
		strings.Repeat("x", lines.Longest+10): "line 1: it has more than",
		`{"rules":"Booby","end":"open"}`:      "line 1: no session goes on here",
	} {
		if err := wrong(t, text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%.40s: %v, want %s", text, err, want)
		}
	}
}

func TestIs(t *testing.T) {
	for text, want := range map[string]bool{
		`{"rules":"Booby","board":1}`:                  true,
		"\ufeff" + ` {"rules":"Slam clean-rubber"}`:    true,
		`{"rules":"Rubber"}`:                           false,
		`{"rules":"ProgressivePoker","game":"1"}`:      false,
		`{"session":1,"board":1,"rules":"TwoDummies"}`: true,
		`A1-2 ; d3-e4 ; *`:                             false,
		``:                                             false,
	} {
		if Is(text) != want {
			t.Errorf("%s: %v, want %v", text, !want, want)
		}
	}
}

// Whatever is read comes back as it is written, and nothing panics.
func FuzzRead(f *testing.F) {
	for _, r := range few.Games() {
		text := example(f, r.Name)
		f.Add(text)
		for line := range strings.Lines(text) {
			f.Add(line)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		var all strings.Builder
		for e, err := range Read(strings.NewReader(text)) {
			if err != nil {
				return
			}
			line, err := lineOf(e)
			if err != nil {
				t.Fatal(err)
			}
			all.Write(append(line, '\n'))
		}
		if got := rewritten(t, all.String()); got != all.String() {
			t.Errorf("%s\nwant\n%s", got, all.String())
		}
	})
}
