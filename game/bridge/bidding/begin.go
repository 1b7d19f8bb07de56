package bidding

import (
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Begin returns the text of a new book for a user's system, which bids as the one it is begun from: a copy of its main file, which includes the
// same conventions. [Own68] is the players' own with 68 cards.
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
	var begun strings.Builder
	begun.WriteString("# Begun from " + from + ". docs/bidding.md is the manual; superbridge system check " + name + " says what is wrong.\n\ntitle " + name + "\n")
	begun.WriteString("\n")
	for line := range strings.Lines(text) {
		if word, _, _ := strings.Cut(line, " "); word != "title" && !strings.HasPrefix(line, "# Begun from ") {
			begun.WriteString(line)
		}
	}
	return begun.String(), nil
}
