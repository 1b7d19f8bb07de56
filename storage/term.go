package storage

import "strings"

// Terms are the one-word conditions that a family can be searched by: each is the word, and an SQL condition on the
// rows that the family filters.
type Terms [][2]string

// Names returns the words, in order.
func (ts Terms) Names() []string {
	var all []string
	for _, t := range ts {
		all = append(all, t[0])
	}
	return all
}

// Condition returns the condition for a word. An unknown word matches nothing.
func (ts Terms) Condition(name string) string {
	for _, t := range ts {
		if t[0] == name {
			return t[1]
		}
	}
	return "FALSE"
}

// Where is a list of conditions that must all hold, with the arguments for their question marks. The zero value holds
// for everything.
type Where struct {
	and  []string
	Args []any
}

// Add adds a condition.
func (w *Where) Add(condition string, args ...any) {
	w.and = append(w.and, condition)
	w.Args = append(w.Args, args...)
}

// AddIf adds a condition if it is wanted.
func (w *Where) AddIf(wanted bool, condition string, args ...any) {
	if wanted {
		w.Add(condition, args...)
	}
}

// String returns the conjunction of all conditions.
func (w Where) String() string {
	if len(w.and) == 0 {
		return "TRUE"
	}
	return strings.Join(w.and, " AND ")
}
