// Package text finds every sentence that the program shows, in the user's language. The messages are in *.en.json files,
// one a screen, with *.ro.json and others beside them: those of screens for any game are here, those of a game are with
// its screens and are added by [Add]. A message may name values in double braces, as {{.Suit}}, call the functions of
// [locale.grammar], and have plural forms. What a language lacks is shown in English.
package text

import (
	"embed"
	"io/fs"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

//go:embed *.json
var files embed.FS

// room is a folder of the repository that holds messages.
type room struct {
	folder string
	files  fs.FS
}

// rooms are all of them.
var rooms = []room{{"ui/kit/text", files}}

// Add adds the message files of a folder of the repository. It is for init functions: messages added after the first
// lookup aren't found.
func Add(folder string, files fs.FS) { rooms = append(rooms, room{folder, files}) }

// of returns the names of the room's message files in a language. A pattern that can't be read is a fault of the build.
func (r room) of(l Language) []string {
	names, err := fs.Glob(r.files, "*."+string(l)+".json")
	if err != nil {
		panic(err)
	}
	return names
}

// T returns the message with the given id. Values are pairs of name and value; errors are worded by [Error]. A missing
// message is returned as its id.
func T(id string, pairs ...any) string {
	return localize(&i18n.LocalizeConfig{MessageID: id, TemplateData: data(pairs)})
}

// TN returns the message with the given id in the form for the number n, which the message may name as {{.N}}.
func TN(id string, n int, pairs ...any) string {
	values := data(pairs)
	values["N"] = n
	return localize(&i18n.LocalizeConfig{MessageID: id, TemplateData: values, PluralCount: n})
}

// InEnglish returns the English message with the given id, whatever language is in use.
func InEnglish(id string) string {
	s, found := english().localize(&i18n.LocalizeConfig{MessageID: id})
	if !found {
		return id
	}
	return s
}

// Has reports whether there is a message with the given id.
func Has(id string) bool { return current().has(id) || englishIDs()[id] }

// Own returns the message with the given id if the language in use has it; English doesn't stand in for it.
func Own(id string) (words string, ok bool) {
	c := current()
	if !c.has(id) {
		return "", false
	}
	return c.localize(&i18n.LocalizeConfig{MessageID: id})
}

func localize(config *i18n.LocalizeConfig) string {
	c := current()
	s, found := c.localize(config)
	if !found && c.language != English {
		s, found = english().localize(config)
	}
	if !found {
		return config.MessageID
	}
	return s
}

func data(pairs []any) map[string]any {
	values := make(map[string]any, len(pairs)/2+1)
	for i := 0; i+1 < len(pairs); i += 2 {
		value := pairs[i+1]
		if err, ok := value.(error); ok {
			value = Error(err)
		}
		values[pairs[i].(string)] = value
	}
	return values
}
