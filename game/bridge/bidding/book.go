package bidding

import (
	"sync"
)

// book is a system: its tables, and the conventions that put tables of theirs before them.
type book struct {
	tables  []Table
	modules []module
	unusual []Convention // those that are off where nobody says anything
	figures *figures     // what it measures hands and contracts by, or nil if by those of the deck
}

// module is a convention as a system has it.
type module struct {
	convention Convention
	tables     []Table
}

// books are the systems. The own one is none, its conventions belong to it; see [ownTables].
var books [numSystems]book

func init() {
	books[Standard] = standard
	books[Goren] = goren
}

// open are the tables of the cards that have been asked for.
var open sync.Map

// tables returns the tables of a card, those of its conventions first.
func (c Card) tables() []table {
	if c.System >= numSystems {
		return nil
	}
	if had, ok := open.Load(c); ok {
		return had.([]table)
	}
	b := books[c.System]
	var all []Table
	for _, m := range b.modules {
		if c.Has(m.convention) {
			all = append(all, m.tables...)
		}
	}
	all = append(all, b.tables...)
	var read []table
	for _, last := range []bool{false, true} {
		for _, t := range all {
			if t.Last == last {
				read = append(read, parseTable(t))
			}
		}
	}
	open.Store(c, read)
	return read
}
