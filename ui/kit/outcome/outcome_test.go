package outcome

import "testing"

// The newest outcome is the last, and all are counted.
func TestCount(t *testing.T) {
	for _, tt := range []struct {
		won  []int
		want Tally
	}{
		{nil, Tally{}},
		{[]int{-1, 1, 0, 1}, Tally{Won, 2, 1, 1}},
		{[]int{-1}, Tally{Last: Lost, Lost: 1}},
		{[]int{1, 0}, Tally{Drawn, 1, 1, 0}},
	} {
		var outcomes []Outcome
		for _, won := range tt.won {
			outcomes = append(outcomes, Of(won))
		}
		if got := Count(outcomes); got != tt.want {
			t.Errorf("after %v it is %+v, want %+v", tt.won, got, tt.want)
		}
	}
}

// It is said by the message for the last outcome, and of nothing nothing.
func TestWords(t *testing.T) {
	for _, tt := range []struct {
		tally Tally
		want  string
	}{{Tally{}, ""}, {Tally{Last: Won, Won: 1}, "no.won"}, {Tally{Last: Drawn, Drawn: 1}, "no.drawn"}, {Tally{Last: Lost, Lost: 1}, "no.lost"}} {
		if got := tt.tally.Words("no.won", "no.drawn", "no.lost"); got != tt.want {
			t.Errorf("%+v is %q, want %q", tt.tally, got, tt.want)
		}
	}
}
