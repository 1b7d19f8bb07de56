package chess

import "testing"

// TestStart compares the start of four armies with its text. (Rules: octagonal-chess, Text forms.)
func TestStart(t *testing.T) {
	const want = "bBbRbP2yPyRyB/bQbNbP4yPyNyK/bKbPbP6yPyPyQ/bBbNbP8yPyNyB/bRbP10yPyR/bP12yP/14/14/rP12gP/rRrP10gPgR/rBrNrP8gPgNgB/rQrPrP6gPgPgK/" +
		"rKrNrP4gPgNgQ/rBrRrP2gPgRgB r A1-4 rbyg b4,b11,d2,d13,k2,k13,m4,m11 - 0 1"
	if got := Start(Usual(Variant{A1, 4, false})).String(); got != want {
		t.Errorf("got\n%s, want\n%s", got, want)
	}
}

// TestStartsParse reads the start of each variant back.
func TestStartsParse(t *testing.T) {
	for _, v := range Variants() {
		start := Start(Usual(v))
		p, err := ParsePosition(start.String())
		if err != nil || p != start {
			t.Errorf("%v: %v, %v", v, p, err)
		}
	}
}
