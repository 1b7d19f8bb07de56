package command

import (
	"strings"
	"testing"
)

// Beginners who are alike decide alike, but for chance; they depart from nothing, and neither does a mix. A seed determines both the
// deals and the mix.
func TestAssessAField(t *testing.T) {
	for _, args := range []string{"-players beginner", ""} {
		args := append([]string{"assess", "-field", "3", "-deals", "2", "-seed", "6", "-rules", "duplicate"}, strings.Fields(args)...)
		got := mustAsk(t, args...)
		if !strings.HasPrefix(got, "2 boards at 3 tables, players: ") || !strings.Contains(got, " calls 0 were not by the system of their table.") {
			t.Errorf("%v says\n%s", args, got)
		}
		if again := mustAsk(t, args...); again != got {
			t.Errorf("%v says\n%s\nand then\n%s", args, got, again)
		}
	}
}

func TestMedian(t *testing.T) {
	for _, c := range []struct {
		of   []float64
		want float64
	}{{[]float64{3}, 3}, {[]float64{9, 1}, 5}, {[]float64{7, 2, 3}, 3}} {
		if got := median(c.of); got != c.want {
			t.Errorf("of %v it is %v", c.of, got)
		}
	}
}

// Flags that would do nothing beside another one are refused.
func TestAssessFlagsClash(t *testing.T) {
	for args, says := range map[string]string{
		"-field 3 -par": "-field and -par", "-field 3 -from 5": "-field and -from", "-field 3 -bidding": "-field and -bidding", "-field 3 -bidding -tables x": "-field and -bidding",
		"-bidding -par": "-bidding and -par", "-bidding -from 5": "-bidding and -from", "-tables x": "-tables is for -bidding", "-field 3 -tables x": "-field and -tables",
	} {
		wantRefusal(t, ask(append([]string{"assess", "-rules", "duplicate"}, strings.Fields(args)...)...), 2, says)
	}
}
