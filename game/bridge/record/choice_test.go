package record_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/record"
)

// A MiniBridge line's announcements and choice are checked against its deal and its rules.
func TestChoiceLinesAreChecked(t *testing.T) {
	line := linesOf(t, "MiniBridge.jsonl")[1]
	for _, tt := range []struct{ old, new, says string }{
		{`"announced":[10,7,9,14]`, `"announced":[7,9,14,10]`, "what is announced is given as [7 9 14 10], but by deal and events it is [10 7 9 14]"},
		{`"announced":[10,7,9,14],`, ``, "doesn't say what is announced"},
		{`"announced":[10,7,9,14]`, `"announced":[10,7,9]`, "what is announced"},
		{`"announced":[10,7,9,14]`, `"announced":[10,7,9,14,0]`, "what is announced"},
		{`"announced":[10,7,9,14]`, `"announced":[]`, "what is announced"},
		{`"auction":[],"choose":"4H"`, `"auction":["4H"]`, "4H is not legal: there is no auction"},
		{`"choose":"4H"`, `"choose":"2H"`, "Choose 2H is not legal: declarer chooses a part-score"},
		{`"choose":"4H"`, `"choose":"6C"`, "Choose 6C is not legal: declarer chooses a part-score"},
		{`"choose":"4H"`, `"choose":"X"`, "Choose X is not legal: declarer chooses a part-score"},
		{`"choose":"4H"`, `"choose":"high"`, `"high" is not a call`},
		{`"choose":"4H",`, ``, "DT is not legal: N chooses the contract first"},
		{`"choose":"4H"`, `"choose":"1H"`, `the contract is given as 4H-N, but by deal and events it is 1H-N`},
	} {
		changed := strings.Replace(line, tt.old, tt.new, 1)
		if changed == line {
			t.Errorf("%s is nowhere", tt.old)
		}
		if _, err := record.UnmarshalEntry([]byte(changed)); err == nil || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("with %s: %v, want %q", tt.new, err, tt.says)
		}
	}
	duplicate := linesOf(t, "Duplicate.jsonl")[0]
	for _, tt := range []struct{ old, new, says string }{
		{`"auction"`, `"announced":[10,10,10,10],"auction"`, "nobody announces points in Duplicate"},
		{`"contract"`, `"choose":"4H","contract"`, "is not legal: "},
	} {
		if _, err := record.UnmarshalEntry([]byte(strings.Replace(duplicate, tt.old, tt.new, 1))); err == nil || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("with %s: %v, want %q", tt.new, err, tt.says)
		}
	}
}
