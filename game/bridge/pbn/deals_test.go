package pbn

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/lines"
)

// sixteen returns a text in UTF-16 without a mark, the low byte first.
func sixteen(text string) string {
	var b strings.Builder
	for _, c := range []byte(text) {
		b.Write([]byte{c, 0})
	}
	return b.String()
}

// readList returns the contents of a list, a line each: the line of the list, and the deal or the fault.
func readList(r io.Reader) []string {
	var found []string
	for d := range Deals(r) {
		found = append(found, said(d))
	}
	return found
}

func said(d Listed) string {
	if d.Err != nil {
		return fmt.Sprintf("%d %v", d.Line, d.Err)
	}
	return fmt.Sprintf("%d %v", d.Line, d.Deal)
}

func TestDeals(t *testing.T) {
	deal68 := card.Deck68.Seeded(1, 1, 0).String()
	tag := `[Deal "` + pbnOne + `"]`
	for name, tt := range map[string]struct {
		list string
		want []string
	}{
		"nothing":                   {"", nil},
		"nothing but a mark":        {"\ufeff", nil},
		"nothing to read":           {"\n  \n# a\n% b\n; c\n\t# d\n", nil},
		"one":                       {pbnOne, []string{"1 " + pbnOne}},
		"both decks":                {pbnOne + "\n" + deal68 + "\n", []string{"1 " + pbnOne, "2 " + deal68}},
		"with silent lines":         {"# list\n\n" + pbnOne + "\n% more\n;\n" + pbnTwo + "\n\n", []string{"3 " + pbnOne, "6 " + pbnTwo}},
		"in any case, with room":    {"\t " + strings.ToLower(pbnOne) + " \n", []string{"1 " + pbnOne}},
		"for Windows":               {"\ufeff" + pbnOne + "\r\n\r\n" + pbnTwo + "\r\n", []string{"1 " + pbnOne, "3 " + pbnTwo}},
		"PBN":                       {"% PBN 2.1\n\n; list\n[Event \"\"]\n" + tag, []string{"5 " + pbnOne}},
		"of old Macs":               {"\ufeff" + pbnOne + "\r\r" + pbnTwo + "\r", []string{"1 " + pbnOne, "3 " + pbnTwo}},
		"PBN of old Macs":           {"% PBN 2.1\r" + tag + "\r\r", []string{"2 " + pbnOne}},
		"PBN for Windows":           {"\ufeff% PBN 2.1\r\n" + tag + "\r\n", []string{"2 " + pbnOne}},
		"PBN behind a mark":         {"\ufeff" + tag, []string{"1 " + pbnOne}},
		"PBN behind a comment":      {"{ \n" + pbnTwo + "\n}\n" + tag, []string{"4 " + pbnOne}},
		"PBN moved in":              {"  " + tag, []string{"1 " + pbnOne}},
		"PBN with a deal in a line": {tag + "\n" + pbnTwo + "\n# " + tag, []string{"1 " + pbnOne, "2 " + pbnTwo, "3 " + pbnOne}},
		"a tag before deals in lines": {"[Event \"x\"]\n\n" + pbnOne + "\r\n " + strings.ToLower(deal68) + "\nw:... ...\n# " + pbnOne, []string{
			"3 " + pbnOne, "4 " + deal68, `5 "w:... ..." is not a deal: it has 2 hands, want 4`}},
		"a comment before deals in lines": {"{ two\n" + deal68 + "}\n" + pbnOne + "\n{" + tag + "}\n" + pbnTwo, []string{"3 " + pbnOne, "5 " + pbnTwo}},
		"a tag without end before a deal in a line": {"[Event \"x\"\n" + pbnOne + "\n[Deal\n" + pbnTwo + "\n" + tag, []string{"2 " + pbnOne,
			`3 this tag is not of the form [Deal "N:hand hand hand hand"]`, "4 " + pbnTwo, "5 " + pbnOne}},
		"JSON before a deal": {"{\"deal\":\"x\"}\n" + pbnOne, []string{
			`1 "{\"deal\":\"x\"}" is not a deal: no such seat`, "2 " + pbnOne}},
		"a tag isn't in the text form": {pbnOne + "\n[Deal \"#\"]\n",
			[]string{"1 " + pbnOne, `2 "[Deal \"#\"]" is not a deal: want a seat and a colon first, as N:`}},
		"mistakes": {"hello\n" + pbnOne + "\nN:... ...\nN:A... A... ... ...\n" + pbnTwo, []string{
			`1 "hello" is not a deal: want a seat and a colon first, as N:`, "2 " + pbnOne,
			`3 "N:... ..." is not a deal: it has 2 hands, want 4`, `4 "N:A... A... ... ..." is not a deal: SA is there twice`,
			"5 " + pbnTwo}},
		"a long line":            {strings.Repeat("N:", 5000) + "\n" + pbnOne, []string{"1 it has 10000 characters, and no deal is so long", "2 " + pbnOne}},
		"a line without end":     {pbnOne + "\n" + strings.Repeat("x", lines.Longest+1) + "\n" + pbnTwo, []string{"1 " + pbnOne, "2 it has more than 1048576 bytes", "3 " + pbnTwo}},
		"a long line in PBN":     {strings.Repeat("{", lines.Longest+1) + "\n" + tag + "\n" + strings.Repeat("{", 3*lines.Longest) + "\n" + tag, []string{"1 it has more than 1048576 bytes", "2 " + pbnOne, "3 it has more than 1048576 bytes", "4 " + pbnOne}},
		"the longest line":       {"{" + strings.Repeat("x", lines.Longest-2) + "}\n" + tag, []string{"2 " + pbnOne}},
		"no text in PBN":         {tag + "\n{\x00\n" + tag, []string{"1 " + pbnOne, "2 this is not text", "3 " + pbnOne}},
		"a picture":              {pbnOne + "\n\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\n" + pbnTwo, []string{"1 " + pbnOne, `2 "‰PNG" is not a deal: want a seat and a colon first, as N:`, `3 "\x1a" is not a deal: want a seat and a colon first, as N:`, "4 this is not text", "5 " + pbnTwo}},
		"a file of another kind": {"\n# \n\x7fELF\x00\n" + pbnOne, []string{"3 this is not text"}},
		"text of sixteen bits":   {"\xff\xfeN\x00:\x00" + sixteen(pbnOne[2:]), []string{"1 " + pbnOne}},
		"sixteen bits, no mark":  {sixteen(pbnOne), []string{"1 " + pbnOne}},
		"a tag without end":      {"\n[Deal \"", []string{"2 the Deal tag gives no cards"}},
	} {
		if got := readList(strings.NewReader(tt.list)); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %.300q\ngives %q,\nwant  %q", name, tt.list, got, tt.want)
		}
		if len(tt.list) > lines.Longest {
			continue // byte by byte it would take seconds
		}
		if got := readList(iotest.OneByteReader(strings.NewReader(tt.list))); !slices.Equal(got, tt.want) {
			t.Errorf("%s, read byte by byte, gives %q", name, got)
		}
	}
}

// Nobody waits for the end of a list to be given its first deal, and nothing is read that isn't asked for.
func TestDealsAsTheyCome(t *testing.T) {
	r, w := io.Pipe()
	go fmt.Fprintln(w, pbnOne)
	for d := range Deals(r) {
		if got := said(d); got != "1 "+pbnOne {
			t.Errorf("the first deal is %s", got)
		}
		break
	}
}

func TestDealsThatCantBeRead(t *testing.T) {
	r := io.MultiReader(strings.NewReader(pbnOne+"\n"), iotest.ErrReader(errors.New("the paper is torn")))
	if got, want := readList(r), []string{"1 " + pbnOne, "2 the paper is torn"}; !slices.Equal(got, want) {
		t.Errorf("a torn list gives %q, want %q", got, want)
	}
}
