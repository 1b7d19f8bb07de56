package bidding

import (
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Begin returns the text of a new book for a user's system, which bids as the one it is begun from: a copy of its main file, which includes the
// same conventions, and of its openings. [Own68] is the players' own with 68 cards.
func Begin(name, from string) (string, error) {
	file := from
	read := own
	switch s, ok := named(from); {
	case from == Own68:
	case !ok:
		return "", fault.Errorf("there is no system %q: want %s", from, oneOf(append(systemNames(), Own68)))
	default:
		read = s.registered().text
	}
	text, ok := read(file + bookFile)
	if !ok {
		return "", fault.Errorf("there is no book %q", from)
	}
	const shared = "openings" + bookFile
	openings, _ := read(shared)
	_, carries := unpacked(read, file).carried[shared]
	carried := false // the line is of a file that the main one carries
	var begun strings.Builder
	begun.WriteString("# Begun from " + from + ". docs/bidding.md is the manual; superbridge system check " + name + " says what is wrong.\n\ntitle " + name + "\n")
	begun.WriteString("# Write contexts of your own here: above the first include they come before all others.\n\n")
	for line := range strings.Lines(text) {
		word, _, _ := strings.Cut(line, " ")
		_, starts := CarriedFile(line)
		carried = carried || starts
		switch {
		case carried:
			begun.WriteString(line)
		case word == "title" || strings.HasPrefix(line, "# Begun from "):
		case strings.TrimSpace(line) == "include openings" && !carries:
			begun.WriteString(openings)
		default:
			begun.WriteString(line)
		}
	}
	return begun.String(), nil
}
