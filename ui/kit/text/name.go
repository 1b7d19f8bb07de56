package text

import (
	"slices"
	"strings"
	"unicode"
)

// mostName is the largest number of letters shown of a player's name within a text.
const mostName = 20

// Line returns words on one line: line breaks and unprintable characters become blanks.
func Line(words string) string {
	return strings.Join(strings.FieldsFunc(words, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }), " ")
}

// Name returns a player's name for use within a text: on one line, and shortened if it is long. A file may name players
// in any way. It is empty only if the name is.
func Name(name string) string {
	if computer, ok := ofLevel(name); ok {
		return computer
	}
	short := []rune(Line(name))
	switch {
	case len(short) > mostName:
		return strings.TrimRight(string(short[:mostName]), " ") + "…"
	case len(short) == 0 && name != "":
		return "…"
	}
	return string(short)
}

// Apart returns players' names with equal ones told apart by their seats, since the command line may name computers by
// their level: such a name gets a capital letter and the name of its seat. Unique and empty names stay as they are.
func Apart(names []string, seat func(i int) string) []string {
	apart := slices.Clone(names)
	for i, name := range names {
		if name == "" || slices.Index(names, name) == i && !slices.Contains(names[i+1:], name) {
			continue
		}
		if computer, ok := ofLevel(name); ok {
			name = computer
		}
		apart[i] = T("name.apart", "Name", capital(name), "Seat", seat(i))
	}
	return apart
}

// ofLevel returns the name of a computer player that the command line has named by its level, in the language.
func ofLevel(name string) (string, bool) {
	switch name {
	case "beginner", "club", "expert":
		return T("people.level." + name), true
	}
	return "", false
}
