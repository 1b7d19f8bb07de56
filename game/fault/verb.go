package fault

import (
	"regexp"
	"strconv"
)

// Verb is the place of a value in a kind.
type Verb struct {
	Format string // as %.20q, without an index
	Value  int    // its index among the values
	At     [2]int // where it begins and ends in the kind
}

var verb = regexp.MustCompile(`%([-+# 0]*\d*(?:\.\d+)?)(?:\[(\d+)\])?([a-zA-Z%])`)

// Verbs returns the places of the values in a kind, with those of %%, whose Value is -1.
func Verbs(kind string) (all []Verb) {
	next := 0
	for _, m := range verb.FindAllStringSubmatchIndex(kind, -1) {
		v := Verb{Format: "%" + kind[m[2]:m[3]] + kind[m[6]:m[7]], Value: -1, At: [2]int{m[0], m[1]}}
		if kind[m[6]] != '%' {
			if m[4] >= 0 {
				next, _ = strconv.Atoi(kind[m[4]:m[5]])
				next--
			}
			v.Value = next
			next++
		}
		all = append(all, v)
	}
	return all
}
