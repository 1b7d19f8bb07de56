package command

import (
	"path/filepath"
	"strings"
	"testing"
)

// Files of other programs, one for each kind, and the expected results. The files are small; the deals are of
// superbridge match -rules duplicate -deals 4 -seed 11 -players beginner, the names invented.
func TestFilesOfOthers(t *testing.T) {
	for name, tt := range map[string]struct {
		says   string   // behind the file's name
		faults []string // behind the file's name, a line each
		status int
	}{
		"alert-as-a-star.pbn": {says: "1 rubber with 1 board added"},
		"auction-without-the-first-passes.pbn": {says: "1 rubber with 2 boards added",
			faults: []string{"line 49: board 4: the first 2 passes are not written: W is the dealer"}},
		"boards-17-and-18.pbn": {says: "1 rubber with 2 boards added"},
		"comment-without-end.pbn": {says: "1 rubber with 2 boards added",
			faults: []string{"line 69: board 4: this comment in braces has no end: what follows its line is read"}},
		"contract-with-a-blank.pbn":         {says: "2 rubbers with 2 boards added"},
		"dealer-only-in-the-auction.pbn":    {says: "1 rubber with 1 board added"},
		"empty-line-before-the-auction.pbn": {says: "1 rubber with 1 board added"},
		"four-tables-of-one-board.pbn":      {says: "1 rubber with 1 board added; 3 results added"},
		"hard-space-in-the-auction.pbn":     {says: "1 rubber with 1 board added"},
		"latin-1-event.pbn":                 {says: "1 deal to play added"},
		"names-and-event-are-lost.pbn":      {says: "1 rubber with 1 board added"},
		"notes-and-comments-unsaid.pbn":     {says: "1 rubber with 1 board added"},
		"one-odd-board-of-three.pbn": {status: 2,
			says:   `1 rubber with 2 boards added; 1 deal to play added; 1 result added; of 1 game only the deal is kept, the first in line 34: the declarer is given as "N", but by the auction it is S`,
			faults: []string{`line 46: board 3: the declarer is given as "N", but by the auction it is S; its calls and cards are kept only as they are written`}},
		"quotes-in-a-value.pbn":        {says: "1 rubber with 1 board added"},
		"result-as-made-or-down.pbn":   {says: "1 rubber with 2 boards added"},
		"results-without-auction.pbn":  {says: "2 deals to play added; 3 results added"},
		"second-room-without-deal.pbn": {says: "1 rubber with 1 board added"},
		"statistics-behind-the-deals.pbn": {says: "2 deals to play added",
			faults: []string{`line 27: 4 lines are neither tags nor comments, and are left out; "Mean" is neither a tag nor a comment`}},
		"suit-letters-in-the-deal.pbn": {says: "1 rubber with 1 board added"},
		"two-dashes-for-a-card.pbn": {status: 2, says: "1 rubber with 1 board added",
			faults: []string{"line 20: board 3: not all cards that were played are given; from there on the play is left out"}},
		"utf-16-of-powershell.pbn": {says: "1 rubber with 1 board added"},
		"vulnerable-N-S.pbn":       {says: "1 rubber with 2 boards added"},
		"link-with-bars.lin":       {says: "1 rubber with 1 board added"},
		"dealing-machine.dlm": {status: 2,
			faults: []string{"line 1: this is a file for a dealing machine of a form that is not known; let its program write PBN; nothing of it has been added"}},
	} {
		path := filepath.Join("testdata", "cases", name)
		a := ask("import", "-data-dir", t.TempDir(), path)
		want := ""
		for _, f := range tt.faults {
			want += "superbridge: " + path + ": " + f + "\n"
		}
		if says := strings.TrimPrefix(strings.TrimSuffix(a.stdout, "\n"), path+": "); a.status != tt.status || says != tt.says || a.stderr != want {
			t.Errorf("%s: it said %+v; want status %d, %q and %q", name, a, tt.status, tt.says, want)
		}
	}
}
