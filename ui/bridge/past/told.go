package past

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/ui/bridge/transfer"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// exported describes the result of an export.
func exported(done transfer.Exported) string {
	said := []string{text.T("history.export.done", "What", amount(done.Rubbers, done.Boards))}
	if done.Large > 0 {
		said = append(said, text.TN("history.export.large", done.Large, "Boards", text.Points(done.Large)))
	}
	if done.Unfinished > 0 {
		said = append(said, text.TN("history.export.unfinished", done.Unfinished))
	}
	if done.Uncalled > 0 {
		said = append(said, text.TN("history.export.uncalled", done.Uncalled))
	}
	if done.ToPlay > 0 {
		said = append(said, text.TN("history.export.to-play", done.ToPlay))
	}
	if done.Results > 0 {
		said = append(said, text.TN("history.export.results", done.Results, "Results", text.Points(done.Results)))
	}
	if done.Lost > 0 {
		said = append(said, text.TN("history.export.lost", done.Lost, "Results", text.Points(done.Lost)))
	}
	if done.TooMany > 0 {
		said = append(said, text.TN("history.export.too-many", done.TooMany, "Results", text.Points(done.TooMany)))
	}
	if done.Unsaid > 0 {
		said = append(said, text.TN("history.export.unsaid", done.Unsaid, "Things", text.Points(done.Unsaid)))
	}
	if done.Learned > 0 {
		said = append(said, text.TN("history.export.learned", done.Learned, "Things", text.Points(done.Learned)))
	}
	return strings.Join(said, " ")
}

// imported describes the result of an import.
func imported(done transfer.Read) string {
	var said []string
	switch {
	case done.Things == 0:
		said = append(said, text.T("history.import.empty"))
	case done.Rubbers > 0:
		said = append(said, text.T("history.import.done", "What", amount(done.Rubbers, done.Boards)))
	case done.Continued+done.Restored+done.ToPlay+done.Learned+done.Results > 0:
	case done.Marks > 0:
		said = append(said, text.T("history.import.nothing-new"))
	default:
		said = append(said, text.T("history.import.nothing"))
	}
	if done.ToPlay > 0 {
		said = append(said, text.TN("history.import.to-play", done.ToPlay))
	}
	if done.Learned > 0 {
		said = append(said, text.TN("history.import.learned", done.Learned, "Things", text.Points(done.Learned)))
	}
	if there := done.There - done.Continued; there > 0 {
		said = append(said, text.TN("history.import.there", there, "Rubbers", text.Points(there)))
	}
	if done.Continued > 0 {
		said = append(said, text.TN("history.import.continued", done.Continued, "Rubbers", text.Points(done.Continued)))
	}
	if done.Restored > 0 {
		said = append(said, text.TN("history.import.restored", done.Restored, "Rubbers", text.Points(done.Restored)))
	}
	if done.Marks > 0 {
		said = append(said, text.TN("history.import.marks", done.Marks, "Marks", text.Points(done.Marks)))
	}
	if done.Left > 0 && listed(done.Faults, done.FirstLeft.Left) {
		said = append(said, text.TN("history.import.left-listed", done.Left))
	} else if done.Left > 0 {
		said = append(said, text.TN("history.import.left", done.Left, "Line", done.FirstLeft.Line, "Why", done.FirstLeft.Left))
	}
	if done.Unplayed > 0 && listed(done.Faults, done.FirstUnplayed.ToPlay.Why) {
		said = append(said, text.TN("history.import.unplayed-listed", done.Unplayed))
	} else if done.Unplayed > 0 {
		said = append(said, text.TN("history.import.unplayed", done.Unplayed, "Line", done.FirstUnplayed.Line, "Why", done.FirstUnplayed.ToPlay.Why))
	}
	if done.Results > 0 {
		said = append(said, text.TN("history.import.results", done.Results, "Results", text.Points(done.Results)))
	}
	return strings.Join(append([]string{strings.Join(said, " ")}, faults(done.Faults)...), "\n")
}

// changes reports whether an import has added or changed anything that the history lists.
func changes(done transfer.Read) bool {
	return done.Rubbers+done.Continued+done.Restored+done.ToPlay+done.Results+done.Marks > 0
}

// listed reports whether the list of a file's faults contains the reason too, with its line.
func listed(all []record.Fault, why error) bool {
	return why != nil && slices.ContainsFunc(all, func(f record.Fault) bool { return f.Err.Error() == why.Error() })
}

// mostFaults is the largest number of listed lines of faults.
const mostFaults = 200

// faults describes the faults of the boards of a file, each on a line. The same fault of more than two boards is listed
// once.
func faults(all []record.Fault) (said []string) {
	type kind struct {
		lost pbn.Lost
		why  string
	}
	count := map[kind]int{}
	for _, f := range all {
		count[kind{f.Lost, f.Err.Error()}]++
	}
	left := len(all)
	for _, f := range all {
		k := kind{f.Lost, f.Err.Error()}
		n := count[k]
		if n == 0 { // it has been said
			continue
		}
		if len(said) == mostFaults {
			return append(said, text.TN("history.import.more-faults", left))
		}
		where := text.T("history.import.at-line", "Line", f.Line)
		if f.Number > 0 {
			where = text.T("history.import.at-board", "Line", f.Line, "Board", f.Number)
		}
		left--
		if n > 2 {
			where = text.TN("history.import.at-more", n-1, "Where", where, "More", text.Points(n-1))
			count[k], left = 0, left-(n-1)
		}
		said = append(said, text.T("history.import.fault."+lost[f.Lost], "Where", where, "Why", f.Err))
	}
	return said
}

// lost holds the endings of the messages on what a fault leaves out.
var lost = map[pbn.Lost]string{pbn.Nothing: "nothing", pbn.Text: "nothing", pbn.Card: "cards", pbn.Call: "calls", pbn.Play: "play", pbn.Made: "result", pbn.Whole: "board"}

// amount describes a number of rubbers and boards.
func amount(rubbers, boards int) string {
	return text.T("history.found", "Boards", text.Points(boards), "Rubbers", text.Points(rubbers))
}
