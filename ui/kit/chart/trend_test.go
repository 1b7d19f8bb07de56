package chart

import (
	"strings"
	"testing"
)

// A share of nought alone was drawn on an axis from 0 % to 1 %.
func TestTheWholeAxisIsSeen(t *testing.T) {
	for _, whole := range []bool{false, true} {
		var labels []string
		trend := Trend{
			Points: []Point{{To: 1}}, To: 1, Most: 100, Whole: whole,
			Value: func(v float64) string { labels = append(labels, plain(v)); return plain(v) },
		}
		trend.Draw(look(t), 300, 200)
		if got := strings.Contains(" "+strings.Join(labels, " ")+" ", " 100 "); got != whole {
			t.Errorf("whole: %t, labels %v", whole, labels)
		}
	}
}
