package field

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Setup is the scoring of a session with a field, and its number of tables. The zero Setup means no field.
type Setup struct {
	Tables int    // 2 to 16, or 0
	By     Method // with two tables it doesn't matter: these are a team match
}

// Usual is the default setup.
var Usual = Setup{Tables: Usually, By: ByMatchpoints}

// Team reports whether the tables play a team match.
func (s Setup) Team() bool { return s.Tables == Fewest }

// methods are the names of the methods in texts.
var methods = [...]string{ByMatchpoints: "matchpoints", ByIMPs: "imps", ByCross: "cross"}

// String returns the method's name: matchpoints, imps or cross.
func (m Method) String() string {
	if int(m) < len(methods) {
		return methods[m]
	}
	return "unknown"
}

// String returns the setup as [ParseSetup] reads it: "8 matchpoints", or "" without a field.
func (s Setup) String() string {
	if s == (Setup{}) {
		return ""
	}
	return fmt.Sprintf("%d %v", s.Tables, s.By)
}

// ParseSetup parses the output of String. The error describes the fault.
func ParseSetup(text string) (Setup, error) {
	if text == "" {
		return Setup{}, nil
	}
	tables, method, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(tables)
	if err != nil || n < Fewest || n > Most {
		return Setup{}, fault.Errorf("%q is no number of tables from %d to %d", tables, Fewest, Most)
	}
	for m, name := range methods {
		if name == method {
			return Setup{Tables: n, By: Method(m)}, nil
		}
	}
	return Setup{}, fault.Errorf("%q is no way to compare results: matchpoints, imps or cross", method)
}

// Longest is the most boards of a session with a field.
const Longest = 32
