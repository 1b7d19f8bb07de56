package history

import (
	"strings"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Added is the result of an import.
type Added struct {
	Said string // in words
	Any  bool   // the import has added or changed something that the history lists
}

// Counts says what an import has done, in sessions of a family.
type Counts struct {
	New       int // added
	There     int // already present
	Continued int // of these, extended by later play
	Restored  int // of these, restored from the trash
	Marks     int // names, notes and stars added to those present
}

// Added describes an import in words. What names the new sessions; there, continued and restored are ids of messages,
// which have the count as Games.
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
