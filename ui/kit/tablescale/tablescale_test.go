package tablescale

import (
	"testing"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Each size is larger than the one before, and an unknown one is the usual one.
func TestEachSizeIsLarger(t *testing.T) {
	last := Scale{}
	if last.Card() != 1 || last.Word() != 1 || (Scale{"gigantic", "loud"}).Card() != 1 || (Scale{"gigantic", "loud"}).Word() != 1 {
		t.Error("what isn't known isn't the usual size")
	}
	for i := range AllCards {
		m := Scale{AllCards[i], theme.Letterings[i]}
		if i > 0 && (m.Card() <= last.Card() || m.Word() <= last.Word()) || i == 0 && m.Card() != 1 {
			t.Errorf("%v is %v and %v times as large", m, m.Card(), m.Word())
		}
		last = m
	}
	defer Choose(Scale{})
	if Choose(last); Chosen() != last {
		t.Errorf("chosen is %v, want %v", Chosen(), last)
	}
}
