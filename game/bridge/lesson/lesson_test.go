package lesson

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/card"
)

// deals A, B and F (Rules: lessons, The guided deals, Course)
const (
	dealA = "N:32.543.A432.KQJ7 7654.T98.QT.A983 AK.AKQ2.8765.654 QJT98.J76.KJ9.T2"
	dealB = "N:T74.JT86.52.A632 8532.74.T983.KJ5 J.AKQ95.AK64.974 AKQ96.32.QJ7.QT8"
	dealF = "N:83.K852.A963.AKQJ875 LT961.JMZL4.QMT1.ZL1 AZ742.A963.KL842.963 KQJM5.QT71.JZ75.MT42"
)

// TestCourse reads the course: its data has no mistake that parse finds.
func TestCourse(t *testing.T) {
	for i, l := range Course() {
		if l.Number != i+1 {
			t.Errorf("lesson %s has number %d, want %d", l.ID, l.Number, i+1)
		}
	}
}

// of returns the one step of a lesson with the rest of its JSON.
func of(t *testing.T, step string) Step {
	t.Helper()
	l, err := parse([]byte(`{"id": "x", "rules": "Duplicate", "steps": [{"id": "one", ` + step + `}]}`))
	if err != nil {
		t.Fatal(err)
	}
	return l.Steps[0]
}

// TestWhatCantBe refuses steps that can't be taken.
func TestWhatCantBe(t *testing.T) {
	for _, step := range []string{
		`"halo": ["lamp"]`,
		`"halo": ["hand:Q"]`,
		`"on": {"deal": "` + dealB + `", "contract": "4H-S", "plays": "SK S4 S2 H5"}`,
		`"on": {"deal": "` + dealB + `", "contract": "8H-S"}`,
		`"on": {"deal": "N:- - - AKQ95"}`,
		`"ask": {"options": ["N", "E"], "right": "S"}`,
		`"ask": {"options": ["N"], "right": "N"}`,
		`"ask": {"by": "winner"}`,
		`"on": {"deal": "` + dealB + `", "contract": "4H-S"}, "ask": {"by": "worth 4H-S 14"}`,
		`"on": {"deal": "` + dealB + `", "contract": "4H-S"}, "card": {"right": ["SJ"]}`,
		`"on": {"deal": "` + dealB + `", "contract": "4H-S", "plays": "SK S4 S2"}, "card": {"right": ["HA"]}`,
		`"on": {"deal": "` + dealB + `", "contract": "4H-S", "plays": "SK S4 S2"}, "card": {"right": ["SJ"]}, "play": {}`,
		`"play": {}`,
		`"deals": {}`,
		`"deals": {"number": 4, "rubber": 4}`,
		`"deals": {"number": 4, "where": "N.luck 3+"}`,
		`"no": [{"on": "", "why": "other"}]`,
		`"colour": "red"`,
	} {
		if _, err := parse([]byte(`{"id": "x", "rules": "Duplicate", "steps": [{"id": "one", ` + step + `}]}`)); err == nil {
			t.Errorf("%s is read, want an error", step)
		}
	}
}

// TestHandsThatNobodyHasToKnow deals what is left, always the same.
func TestHandsThatNobodyHasToKnow(t *testing.T) {
	text := "S:AQ5.KJ4.KQ73.Q62 - - -"
	one, err := dealOf(bridge.Duplicate().Deck, text)
	if err != nil {
		t.Fatal(err)
	}
	if got := one[card.South].String(); got != "AQ5.KJ4.KQ73.Q62" {
		t.Errorf("South has %s", got)
	}
	if two, _ := dealOf(bridge.Duplicate().Deck, text); two != one {
		t.Error("the other hands are dealt in another way the second time")
	}
	if err := one.Check(bridge.Duplicate().Deck); err != nil {
		t.Error(err)
	}
}

// TestWorkedOut compares answers. (Rules: lessons, Course.)
func TestWorkedOut(t *testing.T) {
	for _, c := range []struct{ on, by, want string }{
		{`"deal": "` + dealB + `", "contract": "4H-S", "plays": "SK S4 S2 SJ"`, "winner", "W"},
		{`"deal": "` + dealB + `", "contract": "4H-S", "plays": "SK S4 S2 SJ SA S7 S3 H5"`, "winner", "S"},
		{`"deal": "` + dealB + `", "contract": "4H-S", "plays": "SK S4 S2 SJ SA S7 S3 H5"`, "winning", "H5"},
		{`"deal": "` + dealB + `", "contract": "4H-S"`, "hcp S", "17"},
		{`"deal": "` + dealB + `", "contract": "4H-S"`, "hcp NS", "22"},
		{`"deal": "` + dealB + `", "contract": "4H-S"`, "fit NS H", "9"},
		{`"deal": "` + dealB + `", "contract": "4H-S", "vul": "NS"`, "worth 4H-S 10", "620"},
		{`"deal": "` + dealB + `", "contract": "4H-S"`, "worth 4HX-S 8", "-300"},
		{`"deal": "` + dealB + `", "contract": "4H-S"`, "costs 4HX-S 8", "300"},
		{`"deal": "` + dealB + `", "contract": "4H-S"`, "needs", "10"},
		{`"deal": "` + dealB + `", "contract": "4H-S"`, "declarer", "S"},
		{`"deal": "` + dealB + `", "contract": "4H-S", "plays": "SK S4 S2 SJ SA S7 S3 H5 HK H2 H6 H4"`, "left EW H", "2"},
		{`"deal": "` + dealB + `", "contract": "4H-S", "plays": "SK S4 S2 SJ SA S7 S3 H5 HK H2 H6 H4"`, "won NS", "2"},
		{`"deal": "` + dealB + `", "contract": "4H-S"`, "longest S", "H"},
		{`"rules": "Rubber", "deal": "` + dealB + `", "contract": "4H-S"`, "length W S", "5"},
		{`"rules": "SuperBridge", "deal": "` + dealF + `", "contract": "4N-S"`, "points N", "25"},
		{`"rules": "SuperBridge", "deal": "` + dealF + `", "contract": "4N-S"`, "high N", "23"},
	} {
		if got := of(t, `"on": {`+c.on+`}, "ask": {"by": "`+c.by+`"}`).Right(); got != c.want {
			t.Errorf("%s is %s, want %s", c.by, got, c.want)
		}
	}
}

// TestAnswers tells what is right, and gives a step's own reasons for what isn't.
func TestAnswers(t *testing.T) {
	s := of(t, `"ask": {"right": "9"}, "no": [{"on": "13", "why": "all"}, {"on": "low", "why": "few"}]`)
	for text, want := range map[string]Verdict{
		"9":    {Right: true},
		"09":   {Right: true},
		"13":   {Why: "all", Own: true, Number: 13, Wanted: 9},
		"6":    {Why: "few", Own: true, Number: 6, Wanted: 9},
		"10":   {Why: "other", Number: 10, Wanted: 9},
		"nine": {Why: "number"},
	} {
		if got := s.Answered(text); got != want {
			t.Errorf("%s: %+v, want %+v", text, got, want)
		}
	}
}

// TestCards accepts the card that is asked for and those that touch it.
func TestCards(t *testing.T) {
	s := of(t, `"on": {"deal": "`+dealA+`", "contract": "3N-S", "plays": "SQ S2 S4 SK"}, "card": {"right": ["HK"]},
		"no": [{"on": "H2", "why": "low"}, {"on": "S", "why": "spade"}]`)
	b, _ := s.Board()
	for text, want := range map[string]Verdict{
		"HK": {Right: true},
		"HA": {Right: true},
		"HQ": {Right: true},
		"H2": {Why: "low", Own: true},
		"SA": {Why: "spade", Own: true},
		"D5": {Why: "other"},
	} {
		c, err := card.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		got := s.Did(b, bridge.Played(c))
		if !want.Right {
			want.Card = c
		}
		if got != want {
			t.Errorf("%s: %+v, want %+v", text, got, want)
		}
	}
}

// TestCalls accepts what is true and to the purpose.
func TestCalls(t *testing.T) {
	s := of(t, `"on": {"deal": "S:AQ5.KJ4.KQ73.Q62 - - -", "dealer": "S"}, "call": {"right": "1N"}, "no": [{"on": "1D", "why": "minor"}]`)
	b, _ := s.Board()
	for text, want := range map[string]string{"1N": "", "1D": "minor", "1C": "call-purpose", "2N": "call-untrue", "Pass": "call-untrue", "1S": "call-untrue"} {
		c, err := bridge.ParseCall(text)
		if err != nil {
			t.Fatal(err)
		}
		v := s.Did(b, bridge.Called(c))
		if v.Right != (want == "") || v.Why != want {
			t.Errorf("%s: right %v, %q, want %q", text, v.Right, v.Why, want)
		}
	}
}

// TestChoices has game with 26 points, a suit with eight cards, and a major suit rather than no trumps.
func TestChoices(t *testing.T) {
	for deal, choices := range map[string]map[string]string{
		// 26 points, eight hearts
		"S:AQ5.KJ42.KQ7.762 K4.Q863.A62.Q983 - -": {"4H": "", "1H": "choice-game", "3N": "choice-fit", "4S": "choice-no-fit"},
		// 26 points, eight diamonds and no major suit
		"S:AQ5.KJ4.KQ73.Q62 KJ2.86.AJ62.T983 - -": {"3N": "", "5D": "", "1N": "choice-game", "4H": "choice-no-fit"},
		// 21 points, eight clubs
		"S:AQ5.KJ4.J732.Q62 K42.86.QT6.KT983 - -": {"1N": "", "1C": "", "3N": "choice-part", "5C": "choice-part", "1S": "choice-no-fit"},
	} {
		first, rest, _ := strings.Cut(deal, " ") // North is the third
		north, _, _ := strings.Cut(rest, " ")
		s := of(t, `"on": {"rules": "MiniBridge", "deal": "`+first+" - "+north+` -"}, "call": {"right": "1N"}`)
		b, _ := s.Board()
		for text, want := range choices {
			e, err := bridge.ParseEvent("Choose " + text)
			if err != nil {
				t.Fatal(err)
			}
			if v := s.Did(b, e); v.Right != (want == "") || v.Why != want {
				t.Errorf("%s: %s: right %v, %q, want %q", deal, text, v.Right, v.Why, want)
			}
		}
	}
}

// TestTrueCalls refuses a call that is true and to the purpose, but about another suit.
func TestTrueCalls(t *testing.T) {
	s := of(t, `"on": {"deal": "S:AKJ74.Q83.K6.852 - - -", "dealer": "S"}, "call": {"right": "1S"}`)
	b, _ := s.Board()
	if v := s.Did(b, bridge.Called(bridge.Bid(1, bridge.Strain(card.Clubs)))); v.Right || v.Why != "call-purpose" {
		t.Errorf("1C: right %v, %q, want call-purpose", v.Right, v.Why)
	}
}

// TestEnded counts the tricks of a board that has been played, and the ruffs in dummy.
func TestEnded(t *testing.T) {
	s := of(t, `"on": {"deal": "`+dealB+`", "contract": "4H-S"}, "play": {"tricks": 10, "ruffs": {"suit": "D", "least": 2}}`)
	b, _ := s.Board()
	plays := "SK S4 S2 SJ SA S7 S3 H5 HK H2 H6 H4 HA H3 H8 H7 DK D7 D2 D3 DA DJ D5 D8 D4 DQ HT D9 ST S5 H9 S6 D6 S9 HJ DT CA C5 C4 C8"
	for _, c := range []struct {
		cut, claim, tricks string
		want               Verdict
	}{
		{cut: "ST", claim: "Claim 5", want: Verdict{Why: "ruffs", Number: 1, Wanted: 2}},
		{cut: "", claim: "Claim 1", want: Verdict{Right: true}},
		{cut: "", claim: "Claim 0", want: Verdict{Why: "tricks", Number: 9, Wanted: 10}},
	} {
		now, _, _ := strings.Cut(plays, c.cut+" ")
		if c.cut == "" {
			now = plays
		}
		over, err := applied(b, strings.Fields(now))
		if err == nil {
			e, _ := bridge.ParseEvent(c.claim)
			over, err = over.Apply(e)
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := s.Ended(over); got != c.want {
			t.Errorf("%s after %q: %+v, want %+v", c.claim, c.cut, got, c.want)
		}
	}
}

// TestDefended counts the tricks of the defenders, who beat four hearts with four.
func TestDefended(t *testing.T) {
	s := of(t, `"on": {"deal": "`+dealB+`", "contract": "4H-N"}, "play": {"defend": true}`)
	turned := of(t, `"on": {"deal": "E:`+strings.TrimPrefix(dealB, "N:")+`", "contract": "4H-W"}, "play": {"defend": true}`)
	for claim, want := range map[int]Verdict{4: {Right: true}, 3: {Why: "tricks", Number: 3, Wanted: 4}} {
		b, _ := turned.Board() // North leads
		over, err := b.Apply(bridge.Claimed(claim))
		if err != nil {
			t.Fatal(err)
		}
		if got := turned.Ended(over); got != want {
			t.Errorf("%d tricks: %+v, want %+v", claim, got, want)
		}
	}
	b, _ := s.Board()
	over, err := b.Apply(bridge.Claimed(13))
	if got := s.Ended(over); err != nil || got.Why != "defended" {
		t.Errorf("%v, %+v: the learner's side plays the contract", err, got)
	}
}

// TestMissed counts the learner's missed cards, and dummy's where he plays them: one passes, two don't.
func TestMissed(t *testing.T) {
	missed := func(seats ...card.Seat) (all []review.Moment) {
		for _, seat := range seats {
			all = append(all, review.Moment{Kind: review.Missed, Seat: seat})
		}
		return append(all, review.Moment{Kind: review.Hidden, Seat: Learner})
	}
	for _, c := range []struct {
		contract string
		found    []review.Moment
		missed   int
	}{
		{"4H-S", missed(Learner), 0},
		{"4H-S", missed(Learner, card.North), 2},
		{"4H-S", missed(Learner, card.West, card.East), 0},
		{"4H-W", missed(Learner, card.North), 0},
		{"4H-W", missed(Learner, Learner), 2},
	} {
		b, _ := of(t, `"on": {"deal": "`+dealB+`", "contract": "`+c.contract+`"}, "play": {}`).Board()
		want := Verdict{Right: true}
		if c.missed > 0 {
			want = Verdict{Why: "missed", Number: c.missed, Wanted: 1}
		}
		if got := Missed(b, c.found); got != want {
			t.Errorf("%s, %v: %+v, want %+v", c.contract, c.found, got, want)
		}
	}
}
