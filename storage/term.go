package storage

import "strings"

// Terms are what a family can be asked by one word each: the word, and a condition of SQL on the rows that the family filters.
type Terms [][2]string

// Names returns the words, in their order.
func (ts Terms) Names() []string {
	var all []string
	for _, t := range ts {
		all = append(all, t[0])
	}
	return all
}

// Condition returns the condition that a word stands for. What is no term is true of nothing.
func (ts Terms) Condition(name string) string {
	for _, t := range ts {
		if t[0] == name {
			return t[1]
		}
	}
	return "FALSE"
}

// Where is conditions that must all hold, with what stands for their question marks. The zero value holds for everything.
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

// String returns the condition of all.
func (w Where) String() string {
	if len(w.and) == 0 {
		return "TRUE"
	}
	return strings.Join(w.and, " AND ")
}
