// Package text finds every sentence that the window shows, so that it can be translated. The messages are in *.en.json
// files, one a screen: those of screens for any game are here, those of a game are with its screens and are added by
// [Add]. A message may name values in double braces, as {{.Suit}}, and have plural forms.
package text

import (
	"embed"
	"encoding/json"
	"io/fs"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed *.json
var files embed.FS

// rooms are the folders that hold messages.
var rooms = []fs.FS{files}

// Add adds the message files of a folder. It is for init functions: messages added after the first lookup aren't found.
func Add(messages fs.FS) { rooms = append(rooms, messages) }

// english finds the English messages. A file that can't be read is a fault of the build, which the tests find.
var english = sync.OnceValue(func() *i18n.Localizer {
	bundle := i18n.NewBundle(language.English)
	bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
	for _, room := range rooms {
		names, err := fs.Glob(room, "*.json")
		if err != nil {
			panic(err)
		}
		for _, name := range names {
			if _, err := bundle.LoadMessageFileFS(room, name); err != nil {
				panic(err)
			}
		}
	}
	return i18n.NewLocalizer(bundle, language.English.String())
})

// T returns the message with the given id. Values are pairs of name and value. A missing message is returned as its id.
func T(id string, pairs ...any) string {
	return localize(&i18n.LocalizeConfig{MessageID: id, TemplateData: data(pairs)})
}

// TN returns the message with the given id in the form for the number n, which the message may name as {{.N}}.
func TN(id string, n int, pairs ...any) string {
	values := data(pairs)
	values["N"] = n
	return localize(&i18n.LocalizeConfig{MessageID: id, TemplateData: values, PluralCount: n})
}

// Has reports whether there is a message with the given id.
func Has(id string) bool {
	_, _, err := english().LocalizeWithTag(&i18n.LocalizeConfig{MessageID: id})
	return err == nil
}

func localize(config *i18n.LocalizeConfig) string {
	s, err := english().Localize(config)
	if s == "" && err != nil {
		return config.MessageID
	}
	return s
}

func data(pairs []any) map[string]any {
	values := make(map[string]any, len(pairs)/2+1)
	for i := 0; i+1 < len(pairs); i += 2 {
		values[pairs[i].(string)] = pairs[i+1]
	}
	return values
}
