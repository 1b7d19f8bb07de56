package record_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
	"github.com/superbridge/superbridge/game/poker/record"
)

// read reads lines, and prints them again.
func read(text string) (printed []string, err error) {
	for l, err := range record.Read(strings.NewReader(text)) {
		if err != nil {
			return printed, err
		}
		var line []byte
		if l.IsEvent() {
			line = must(record.MarshalEvent(l.Before, l.Event))
		} else {
			line = must(record.MarshalHand(l.Hand))
		}
		printed = append(printed, string(line))
	}
	return printed, nil
}

// randomGame returns the lines of a random game, perhaps with non-standard rules.
func randomGame(name string, rng *rand.Rand, hands int) (printed []string) {
	rules := must(poker.ParseRules([]string{"", "point=3", "fantasy-last,dead-six", "ace-high,joker-once,return-quads"}[rng.IntN(4)]))
	seats, stacks := []poker.Seat{1, 3, 4, 6}[:2+rng.IntN(3)], []int{40, 5, 100, 60}
	g := must(poker.NewGame(rules, name, seats, stacks[:len(seats)], poker.DrawButton(seats, rng)))
	for range hands {
		table := g.Table()
		h := must(poker.NewHand(table, table.Shuffle(rng)))
		for seat, ok := h.Turn(); ok; seat, ok = h.Turn() {
			h = must(h.Apply(random.Act(h.View(seat), rng)))
		}
		printed = append(printed, string(must(record.MarshalHand(h))))
		g = must(g.Played(h))
		for _, e := range random.Events(g, rng) {
			printed = append(printed, string(must(record.MarshalEvent(g, e))))
			g, _ = must2(g.Apply(e))
		}
	}
	printed = append(printed, string(must(record.MarshalEvent(g, poker.Event{Kind: poker.Close}))))
	return printed
}

func must2[T, U any](t T, u U, err error) (T, U) {
	if err != nil {
		panic(err)
	}
	return t, u
}

// Lines of random games are read as they were printed, also where several games are mixed, and with spaces and empty lines.
func TestReadRandomGames(t *testing.T) {
	for seed := range uint64(12) {
		rng := rand.New(rand.NewPCG(seed, 16))
		a, b := randomGame("a \"<&>\" ♠", rng, 5), randomGame("b", rng, 5)
		var mixed []string
		for len(a)+len(b) > 0 {
			from := &a
			if len(a) == 0 || len(b) > 0 && rng.IntN(2) == 0 {
				from = &b
			}
			mixed = append(mixed, (*from)[0])
			*from = (*from)[1:]
		}
		got, err := read("\ufeff\n" + strings.Join(mixed, "\r\n\n") + "\n")
		if err != nil || strings.Join(got, "\n") != strings.Join(mixed, "\n") {
			t.Fatalf("seed %d: %v\n%s\nwant\n%s", seed, err, strings.Join(got, "\n"), strings.Join(mixed, "\n"))
		}
		loose := strings.NewReplacer(`":`, `" : `, `,"`, ` , "`).Replace(strings.Join(mixed, "\n"))
		if got, err = read(loose); err != nil || strings.Join(got, "\n") != strings.Join(mixed, "\n") {
			t.Fatalf("seed %d, with spaces: %v", seed, err)
		}
	}
}

// An unfinished hand lacks the keys from boards on, and nothing of its game can follow.
func TestReadUnfinished(t *testing.T) {
	whole := must(record.UnmarshalHand([]byte(lineList("document.jsonl")[0])))
	for n := range whole.Len() {
		line := string(must(record.MarshalHand(whole.Prefix(n))))
		if strings.Contains(line, `"boards"`) || !strings.HasSuffix(line, "]}") {
			t.Errorf("after %d acts the line is %s", n, line)
		}
		if got, err := read(line); err != nil || got[0] != line {
			t.Errorf("after %d acts: %v, %v", n, got, err)
		}
	}
	half := string(must(record.MarshalHand(whole.Prefix(2))))
	if _, err := read(half + "\n" + strings.Replace(half, `"hand":7`, `"hand":8`, 1)); err == nil ||
		err.Error() != `line 2: hand 7 of game "A" isn't over, and no line of the game can follow it` {
		t.Errorf("two hands that go on: %v", err)
	}
}

// Faults of a line are described in plain words, with its number.
func TestReadRefused(t *testing.T) {
	hand, event := lineList("document.jsonl")[0], lineList("document.jsonl")[1]
	for _, tt := range []struct{ line, old, new, want string }{
		{hand, hand, "[]", "this is a list, not an object"},
		{hand, hand, "hand 7", "this is no line of JSON"},
		{hand, `"next":[14,0]}`, ``, "the line ends in the middle of its JSON"},
		{hand, `"next":[14,0]}`, `"next":[14,0]} {}`, "more text follows the object"},
		{hand, `"hand":7`, `"hand":"7"`, `"hand" has to be a whole number of at most 18 digits, not a text`},
		{hand, `"stacks":[430,30]`, `"stacks":430`, `"stacks" has to be a list, not a number`},
		{hand, `"hand":7`, `"hand":7,"table":1`, `there is no key "table"`},
		{hand, "ProgressivePoker", "Poker", `the rules are "Poker", want "ProgressivePoker"`},
		{hand, `"game":"A"`, `"game":"A","options":"hands=3"`, `options "hands=3": point, buyin and hands are no options of a line`},
		{hand, `"game":"A"`, `"game":"A","options":"aces"`, `options: rules "aces": no rule is "aces"; there are point=5, buyin=500, fantasy-last, ace-high, joker-once, dead-six, return-quads, hands=20`},
		{hand, `"hand":7`, `"hand":0`, "hands are counted from 1, not 0"},
		{hand, `"button":2`, `"button":3`, "nobody sits at the button, seat 3"},
		{hand, `"button":2`, `"button":7`, "button: there is no seat 7: want 1 to 6"},
		{hand, `"point":1,`, ``, "a point is worth 1 to 1000000 chips, not 0"},
		{hand, `"seats":[2,5]`, `"seats":[5,2]`, "seat 2: want seats from 1 to 6 in ascending order, each once"},
		{hand, `"stacks":[430,30]`, `"stacks":[430]`, `"stacks" lists 1, but there are 2 seats`},
		{hand, `"stacks":[430,30]`, `"stacks":[430,0]`, "hand 7 is not legal: seat 5 has no chips: it rebuys or leaves first"},
		{hand, `"fantasy":[14,0],`, ``, `"fantasy" is missing`},
		{hand, `"fantasy":[14,0]`, `"fantasy":[13,0]`, "seat 2 has a fantasy of 13 cards: want 0, 14, 15, 16 or 17"},
		{hand, `"suspended":[]`, `"suspended":["5-2"]`, "suspended pair 5-2: the lower seat comes first"},
		{hand, `"suspended":[],`, ``, `"suspended" is missing`},
		{hand, `"suspended":[]`, `"suspended":["2-5"]`, `"pairs" is [{"pair":"5-2","lines":"---","points":-44,"paid":-30}], but by deal and acts it is []`},
		{hand, `"SAS9HKC4`, `"SASAHKC4`, "seat 2 is dealt SA, which is not in the pack so often"},
		{hand, `"SAS9HKC4`, `"SMS9HKC4`, "deal: SM is not in the pack"},
		{hand, `"SAS9HKC4`, `"S9HKC4`, "seat 2 is dealt 13 cards, want 14"},
		{hand, `"5 JK/S4/-:HT"`, `"5 JK/S4/-:HS"`, `act 4: "5 JK/S4/-:HS" is not an act: "HS" is not a card: no such rank`},
		{hand, `"5 JK/S4/-:HT"`, `"5 JK/S4/-:ST"`, "act 4: 5 JK/S4/-:ST is not legal: seat 5 doesn't hold ST"},
		{hand, `"5 JK/S4/-:HT",`, ``, "act 4: 5 -/D3/H4:ST is not legal: seat 5 doesn't hold D3"},
		{hand, `,"5 C5/S2/-:CJ"`, ``, "the hand isn't over after its 5 acts, but the line says what it comes to"},
		{hand, `,"boards":`, `,"boars":`, `there is no key "boars"`},
		{hand, hand[strings.Index(hand, `,"boards"`):], `}`, "the hand is over, but the line doesn't say what it comes to"},
		{hand, `"joker":"S5",`, ``, `"joker" is missing`},
		{hand, `"joker":"S5"`, `"joker":"H5"`, `"joker" is "H5", but by deal and acts it is "S5"`},
		{hand, `"joker":"S5"`, `"joker":""`, `"joker" is "", but by deal and acts it is "S5"`},
		{hand, `"JKDQC5/SQHQS4D3S2/C8D7S6H5H4"]`, `"JKDQC5/SQHQS4D3S2/C8D7S6H5"]`, `"boards" is ["SAHADA/HKHJH8H3H2/S9H9D9C9D4","JKDQC5/SQHQS4D3S2/C8D7S6H5"], but by deal and acts it is ["SAHADA/HKHJH8H3H2/S9H9D9C9D4","JKDQC5/SQHQS4D3S2/C8D7S6H5H4"]`},
		{hand, `"dead":[]`, `"dead":[5]`, `"dead" is [5], but by deal and acts it is []`},
		{hand, `[0,0,2]`, `[0,0,4]`, `"royalties" is [[22,8,10],[0,0,4]], but by deal and acts it is [[22,8,10],[0,0,2]]`},
		{hand, `"points":-44`, `"points":-43`, `"pair 5-2" is {"pair":"5-2","lines":"---","points":-43,"paid":-30}, but by deal and acts it is {"pair":"5-2","lines":"---","points":-44,"paid":-30}`},
		{hand, `"paid":-30`, `"paid":-44`, `"pair 5-2" is {"pair":"5-2","lines":"---","points":-44,"paid":-44}, but by deal and acts it is {"pair":"5-2","lines":"---","points":-44,"paid":-30}`},
		{hand, `"after":[460,0]`, `"after":[461,-1]`, `"after" is [461,-1], but by deal and acts it is [460,0]`},
		{hand, `"next":[14,0]`, `"next":[0,0]`, `"next" is [0,0], but by deal and acts it is [14,0]`},

		{event, `"event":"leave"`, `"event":"go"`, `"go" is not an event: want leave, rebuy, join or close`},
		{event, `"seat":1`, `"seat":2`, "leave 2 is not legal: nobody sits in seat 2"},
		{event, `"seat":1,`, ``, `"seat" is missing`},
		{event, `"seat":1`, `"seat":0`, "there is no seat 0: want 1 to 6"},
		{event, `"chips":0`, `"chips":5`, "chips are 5, but nobody brings any: want 0"},
		{event, `"chips":0,`, ``, `"chips" is missing`},
		{event, `"event":"leave"`, `"event":"close"`, "the seat is 1, but all close the game: want 0"},
		{event, `"event":"leave"`, `"event":"rebuy"`, "rebuy 1 0 is not legal: chips are 1 to 1000000000, not 0"},
		{event, `"before":4`, `"before":0`, "hands are counted from 1, not 0"},
		{event, `"paid":-7`, `"paid":-10`, `"pairs" is [{"pair":"1-3","points":-15,"paid":-15},{"pair":"1-4","points":-10,"paid":-10}], but by the state before it is [{"pair":"1-3","points":-15,"paid":-15},{"pair":"1-4","points":-10,"paid":-7}]`},
		{event, `"after":[215,97]`, `"after":[215,98]`, `"after" is [215,98], but by the state before it is [215,97]`},
		{event, `"after":[215,97]`, `"hand":3,"after":[215,97]`, `there is no key "hand"`},
	} {
		if !strings.Contains(tt.line, tt.old) {
			t.Fatalf("%s isn't in the line", tt.old)
		}
		_, err := read("\n\n" + strings.Replace(tt.line, tt.old, tt.new, 1))
		var at *lines.Error
		if !errors.As(err, &at) || at.Line != 3 || err.Error() != "line 3: "+tt.want {
			t.Errorf("%s for %s:\n%v, want\n%s", tt.new, tt.old, err, tt.want)
		}
	}
}

// A line that doesn't start in the state in which the previous one ended is refused.
func TestReadOutOfStep(t *testing.T) {
	all := lineList("ProgressivePoker.jsonl")
	for name, tt := range map[string]struct {
		lines []string
		want  string
	}{
		"the same hand twice":        {[]string{all[2], all[2]}, "line 2: the number of the hand is 2, but by the lines before it is 3"},
		"a hand is missing":          {[]string{all[2], all[4]}, "line 2: the number of the hand is 4, but by the lines before it is 3"},
		"an event is missing":        {[]string{all[0], all[2]}, "line 2: the list of seats is [5,6], but by the lines before it is [2,5,6]"},
		"other stacks":               {[]string{all[2], strings.Replace(all[3], "[55, 670]", "[50, 675]", 1)}, ""},
		"another point":              {[]string{all[8], strings.Replace(all[9], `"point": 5`, `"point": 6`, 1)}, "line 2: the value of a point is 6, but by the lines before it is 5"},
		"another suspended pair":     {[]string{all[8], strings.Replace(all[9], `"suspended": []`, `"suspended": ["5-6"]`, 1)}, `line 2: the list of suspended pairs is ["5-6"], but by the lines before it is []`},
		"something after the close":  {[]string{all[8], all[9], all[9]}, "line 3: close is not legal: the game is over"},
		"hand 1 begins a game again": {[]string{all[0], all[0], all[1], all[2]}, ""},
		"other fantasies":            {[]string{all[6], all[7], strings.Replace(all[8], `"fantasy": [16, 0]`, `"fantasy": [15, 0]`, 1)}, ""},
	} {
		_, err := read(strings.Join(tt.lines, "\n"))
		got := ""
		if err != nil {
			got = err.Error()
		}
		switch {
		case name == "other stacks" || name == "other fantasies":
			if !strings.HasPrefix(got, fmt.Sprintf("line %d: ", len(tt.lines))) {
				t.Errorf("%s: %s", name, got)
			}
		case got != tt.want:
			t.Errorf("%s: %s, want %s", name, got, tt.want)
		}
	}
}

// Faults of a view are described in plain words.
func TestViewRefused(t *testing.T) {
	line := lineList("document.jsonl")[2]
	for _, tt := range []struct{ old, new, want string }{
		{line, "", "the line ends in the middle of its JSON"},
		{`"seat":5`, `"seat":7`, "the seat is 7: want 0 to 6"},
		{`"hold":"JKS4HT",`, ``, `"hold" is missing`},
		{`"hold":"JKS4HT"`, `"hold":"JKS"`, `hold: "JKS" are not cards: want two letters each, without spaces`},
		{`"2 ?"`, `"2 !"`, `act 1: "2 !" is not an act: "!" is not a board: want three rows, as SQ/-/HAHK`},
		{`"button":2`, `"button":0`, "button: there is no seat 0: want 1 to 6"},
		{`"hold":`, `"hole":`, `there is no key "hole"`},
	} {
		_, err := record.UnmarshalView([]byte(strings.Replace(line, tt.old, tt.new, 1)))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s for %s: %v, want %s", tt.new, tt.old, err, tt.want)
		}
	}
	if _, err := record.UnmarshalView([]byte(line[:strings.Index(line, `,"acts"`)] + "}")); err == nil || err.Error() != `"acts" is missing` {
		t.Errorf("a view without acts: %v", err)
	}
}

func TestIs(t *testing.T) {
	for text, want := range map[string]bool{
		lineList("document.jsonl")[0]:            true,
		"\ufeff" + lineList("document.jsonl")[0]: true,
		`{"board":1,"rules":"Chicago"}`:          false,
		`[Event "x"]`:                            false,
		"":                                       false,
	} {
		if got := record.Is(text); got != want {
			t.Errorf("%.50s is poker: %t", text, got)
		}
	}
}

// Any line is read or refused, and what is read is printed so that it reads again.
func FuzzRead(f *testing.F) {
	for _, name := range []string{"document.jsonl", "ProgressivePoker.jsonl"} {
		for _, line := range lineList(name) {
			f.Add(line)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		if _, err := record.UnmarshalView([]byte(text)); err == nil && !json.Valid([]byte(text)) {
			t.Errorf("%q is a view", text)
		}
		printed, err := read(text)
		if err != nil {
			return
		}
		again, err := read(strings.Join(printed, "\n"))
		if err != nil || strings.Join(again, "\n") != strings.Join(printed, "\n") {
			t.Errorf("%s comes back as %v, %v", text, again, err)
		}
	})
}
