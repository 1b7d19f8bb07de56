package history

import (
	"strings"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Added is what has come of an import.
type Added struct {
	Said string // in words
	Any  bool   // the import has added or changed something that the history lists
}

// Counts are what an import has done to sessions of a family.
type Counts struct {
	New       int // those that were added
	There     int // those that were there already
	Continued int // of these, those that were there in an older state and go on now
	Restored  int // of these, those that were in the trash and have been taken back
	Marks     int // names, notes and stars that were added to what was there
}

// Added says what an import has done. The new sessions in words are what; there, continued and restored are ids of messages, which have the count as
// Games.
func (c Counts) Added(what, there, continued, restored string) Added {
	added := Added{Any: c.New+c.Continued+c.Restored+c.Marks > 0}
	var said []string
	count := func(id string, n int) {
		if n > 0 {
			said = append(said, text.TN(id, n, "Games", text.Points(n), "Marks", text.Points(n)))
		}
	}
	switch {
	case c.New > 0:
		said = append(said, text.T("history.import.done", "What", what))
	case !added.Any:
		said = append(said, text.T("history.import.nothing"))
	}
	count(there, c.There-c.Continued)
	count(continued, c.Continued)
	count(restored, c.Restored)
	count("history.import.marks", c.Marks)
	added.Said = strings.Join(said, " ")
	return added
}
