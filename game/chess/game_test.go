package chess

import "testing"

// TestLines plays lines and prints them again.
func TestLines(t *testing.T) {
	for _, line := range []string{
		"A1-2 ;  ; *",
		"A1-2 ; d3-e4 ; *",
		"A1-2 ; d3-e4 draw ; =/agreed",
		"A1-3 ; resign b10-c9 time ; b/time",
		"A1-2D ; 21:d3-e4 resign ; r/resign",
		"A1-4 ; d3-e4 ; * ; red=Ann%20Lee date=2012-07-30",
		"A1-4 ; b4-c6 ; * ; rules=double-leap=no,limit=100",
	} {
		g, tags, err := Parse(line)
		if err != nil {
			t.Errorf("%s: %v", line, err)
		} else if got := g.Line(tags); got != line {
			t.Errorf("%s is written as %s", line, got)
		}
	}
}
