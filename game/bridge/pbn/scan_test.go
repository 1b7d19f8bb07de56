package pbn

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/lines"
)

const (
	pbnOne = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
	pbnTwo = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
)

// readPBN returns what is found in a text, a line each: the line in the text, and the deal or the fault.
func readPBN(text string) []string {
	l := list{known: true, isPBN: true}
	var deals []Listed
	for i, line := range strings.Split(text, "\n") {
		found, _ := l.take(lines.Line{Number: i + 1, Text: line})
		deals = append(deals, found...)
	}
	var found []string
	for _, d := range append(deals, l.end()...) {
		found = append(found, said(d))
	}
	return found
}

func TestPBN(t *testing.T) {
	one, two := `[Deal "`+pbnOne+`"]`, `[Deal "`+pbnTwo+`"]`
	for name, tt := range map[string]struct {
		text string
		want []string
	}{
		"one tag":               {one, []string{"1 " + pbnOne}},
		"nothing":               {"", nil},
		"no deal":               {"% PBN 2.1\n[Event \"none\"]\n", nil},
		"two games":             {"[Board \"1\"]\n" + one + "\n\n[Board \"2\"]\n" + two + "\n", []string{"2 " + pbnOne, "5 " + pbnTwo}},
		"no empty line between": {one + "\n" + two, []string{"1 " + pbnOne, "2 " + pbnTwo}},
		"tags in one line":      {`[Event "x"]` + one + ` [Date ""] ` + two + `[Room "1"]`, []string{"1 " + pbnOne, "1 " + pbnTwo}},
		"a tag in four lines":   {"\n [\n\tDeal\r\n  \"" + pbnOne + "\"\n ]", []string{"2 " + pbnOne}},
		"no space":              {"\n[Deal\"" + pbnOne + "\"]\r\n", []string{"2 " + pbnOne}},
		"another seat first": {`[Deal "W:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"]`,
			[]string{"1 " + pbnOne}},
		"ranks in any order": {`[Deal "N:.36.789QKA.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]`,
			[]string{"1 " + pbnOne}},
		"other tags whose names begin so": {`[DealId "` + pbnTwo + `"][Dealer "N"]` + one + `[Deals "2"][XDeal "` + pbnTwo + `"]`,
			[]string{"1 " + pbnOne}},
		"comments": {"{ " + two + " ; } ; " + two + "\n{\n" + two + "\n} " + one + " { { } " + two + "{}",
			[]string{"4 " + pbnOne, "4 " + pbnTwo}},
		"a brace behind a semicolon begins nothing":  {"; {\n" + one + "; }\n" + two, []string{"2 " + pbnOne, "3 " + pbnTwo}},
		"a semicolon in a comment doesn't hide":      {"{ ; }" + one, []string{"1 " + pbnOne}},
		"a line to be skipped":                       {"%" + one + "\n %" + two, []string{"2 " + pbnTwo}},
		"a line to be skipped in a comment":          {"{\n% }\n" + one + "\n}" + two, []string{"4 " + pbnTwo}},
		"a line to be skipped in a tag":              {"[Deal\n%] {\n\"" + pbnOne + "\"]", []string{"1 " + pbnOne}},
		"signs in strings mean nothing":              {`[Event "; { [ ] \" \\"]` + one, []string{"1 " + pbnOne}},
		"a string that ends with a backslash":        {`[Event "\\"]` + one + `[Event "\\\""]` + two, []string{"1 " + pbnOne, "1 " + pbnTwo}},
		"a section":                                  {"[Play \"W\"]\nSK H3 =1= $7 ! ^R\n-  -  *\n" + one, []string{"4 " + pbnOne}},
		"strings in a section":                       {"[TotalScoreTable \"Rank;Names\"]\n1 \"Anne ; { [ Lia\" 72\n" + one, []string{"3 " + pbnOne}},
		"letters that aren't ASCII":                  {"[North \"J\xf6rg\"] { \xa3 } \xb5\n" + one, []string{"2 " + pbnOne}},
		"a tag without end before":                   {"[Event \"x\"\n" + one, []string{"2 " + pbnOne}},
		"a string without end before":                {"[Event \"x]\n" + one, []string{"2 " + pbnOne}},
		"a bracket that is missing before":           {`Deal "` + pbnTwo + `"]` + "\n" + one, []string{"2 " + pbnOne}},
		"no quotes":                                  {"[Deal " + pbnOne + "]\n" + two, []string{"1 " + pbnOne, "2 " + pbnTwo}},
		"no quote at the end":                        {"[Deal \"" + pbnOne + "]\n" + two, []string{"1 " + pbnOne, "2 " + pbnTwo}},
		"no bracket at the end":                      {"[Deal \"" + pbnOne + "\"\n" + two, []string{"1 " + pbnOne, "2 " + pbnTwo}},
		"neither":                                    {"[Deal \"" + pbnOne, []string{"1 " + pbnOne}},
		"a bracket in the next line":                 {"[Deal \"" + pbnOne + "\"\n]" + two, []string{"1 " + pbnOne, "2 " + pbnTwo}},
		"10 for T":                                   {instead("QJT6", "QJ106"), []string{"1 " + pbnOne}},
		"letters before suits":                       {`[Deal "N:S-.H63.DAKQ987.CA9732 SA8654.HKQ5.DT.CQJT6 SJ973.HJ98742.D3.CK4 SKQT2.HAT.DJ6542.C85"]`, []string{"1 " + pbnOne}},
		"suits in another order":                     {`[Deal "N:H63.DAKQ987.CA9732.S SA8654.HKQ5.DT.CQJT6 SJ973.HJ98742.D3.CK4 SKQT2.HAT.DJ6542.C85"]`, []string{"1 " + pbnOne}},
		"signs before suits":                         {`[Deal "North:♠-.♥63.♦AKQ987.♣A9732 ♠A8654.♥KQ5.♦T.♣QJT6 ♠J973.♥J98742.♦3.♣K4 ♠KQT2.♥AT.♦J6542.♣85"]`, []string{"1 " + pbnOne}},
		"a dash for a void":                          {instead(".63.AKQ987", "-.63.AKQ987"), []string{"1 " + pbnOne}},
		"hard spaces":                                {strings.ReplaceAll(instead("x", "x"), " ", "\u00a0"), []string{"1 " + pbnOne}},
		"a bracket for nothing before":               {"] [ 1\n" + one, []string{"2 " + pbnOne}},
		"a string without end leaves the rest alone": {"[Play \"W\"]\n\"\n" + one, []string{"3 " + pbnOne}},
	} {
		if got := readPBN(tt.text); !slices.Equal(got, tt.want) {
			t.Errorf("%s:\n%s\ngives %q,\nwant  %q", name, tt.text, got, tt.want)
		}
	}
}

// What is wrong with one deal is said, and the next one is read.
func TestPBNMistakes(t *testing.T) {
	for text, want := range map[string]string{
		`[Deal "N:- .63.AKQ987.A9732 - J973.J98742.3.K4"]`: "the hand of N is not given",
		`[Deal "W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -"]`: "the hand of N is not given",
		`[Deal "E:KQT2.AT.J6542.85 .63.AKQ987.A9732 - -"]`: "the hand of W is not given",
		`[Deal ""]`:                                   "the Deal tag gives no cards",
		`[Deal "?"]`:                                  "the Deal tag gives no cards",
		`[Deal]`:                                      "the Deal tag gives no cards",
		`[Deal "#"]`:                                  `"#" is not a deal: want a seat and a colon first, as N:`,
		`[Deal "` + pbnOne[2:] + `"]`:                 "want a seat and a colon first",
		`[Deal "` + pbnOne + ` KQ..."]`:               "it has 5 hands, want 4",
		`[Deal "X` + pbnOne[1:] + `"]`:                "no such seat",
		`[Deal "` + pbnOne + `" "1"]`:                 "it has 5 hands, want 4",
		`[Deal of "` + pbnOne + `"]`:                  "no such seat",
		`[Deal = "` + pbnOne + `"]`:                   "no such seat",
		`[Deal '` + pbnOne + `']`:                     "no such seat",
		`[Deal "N:` + strings.Repeat("A", 600) + `"]`: "it has 602 characters, and no deal is so long",
		instead("A9732", "AA973"):                     "CA is there twice",
		instead("A9732", "A9733"):                     "C3 is there twice",
		instead("A9732", "A97321"):                    "C1 of N is not in the deck of 52 that PBN is for",
		instead("A9732", "M9732"):                     "CM of N is not in the deck of 52 that PBN is for",
	} {
		got := readPBN("[Board \"1\"]\n" + text + "\n\n[Deal \"" + pbnTwo + "\"]\n")
		if len(got) != 2 || !strings.HasPrefix(got[0], "2 ") || !strings.Contains(got[0], want) || got[1] != "4 "+pbnTwo {
			t.Errorf("%s gives %q, want %q, and the next deal", text, got, want)
		}
		if strings.Contains(got[0], "\n") {
			t.Errorf("%s gives %q in several lines", text, got[0])
		}
	}
	for text, want := range map[string]string{
		"[Event \"\"]\n{\n[Deal \"\"] ; [": "2 this comment in braces has no end, and deals in it are not seen",
	} {
		if got := readPBN(text); !slices.Equal(got, []string{want}) {
			t.Errorf("%q gives %q at its end, want %q", text, got, want)
		}
	}
}

// instead returns a tag with the first deal, where one text is replaced by another.
func instead(old, text string) string {
	return `[Deal "` + strings.Replace(pbnOne, old, text, 1) + `"]`
}

// Any deal of 52 cards comes back, whatever is put around it.
func FuzzPBN(f *testing.F) {
	f.Add(uint64(1), `[Event "x"] {comment} ; rest`)
	f.Add(uint64(2), `{"[`)
	f.Add(uint64(3), "\\\"[Deal \"%\n{}[")
	f.Fuzz(func(t *testing.T, seed uint64, before string) {
		deal := card.Deck52.Shuffle(rand.New(rand.NewPCG(seed, 0)))
		got := readPBN(before + "}\n}\n[Deal \"" + deal.String() + "\"]")
		want := fmt.Sprintf("%d %v", strings.Count(before, "\n")+3, deal)
		if len(got) == 0 || got[len(got)-1] != want {
			t.Errorf("behind %q, %s is read as %q", before, want, got)
		}
	})
}
