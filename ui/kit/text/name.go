package text

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"
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
	short := []rune(Line(Spelled(name)))
	switch {
	case len(short) > mostName:
		return strings.TrimRight(string(short[:mostName]), " ") + "…"
	case len(short) == 0 && name != "":
		return "…"
	}
	return string(short)
}

// Spelled returns a player's name as the language in use writes it, if it is the name of one of the house's people in any
// language: a game is kept with the names that it was played with.
func Spelled(name string) string {
	if id, ok := spellings()[name]; ok {
		return T(id)
	}
	return name
}

// spellings returns the ids of the messages with the names of the house's people, by the names in each language.
var spellings = sync.OnceValue(func() map[string]string {
	ids := map[string]string{}
	for _, l := range Languages() {
		var messages map[string]any // a plural is no string
		content, err := files.ReadFile("people." + string(l) + ".json")
		if err == nil {
			err = json.Unmarshal(content, &messages)
		}
		if err != nil { // a language of message files alone needs no names
			continue
		}
		for _, person := range []string{"clara", "victor", "leo", "nora", "hugo"} {
			if name, ok := messages["people."+person].(string); ok {
				ids[name] = "people." + person
			}
		}
	}
	return ids
})

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
