package text

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// Language is a language of the program, by its tag of BCP 47. There is one for the whole program; message files alone
// add another.
type Language string

// The languages that the program is written in.
const (
	English   Language = "en"
	Romanian  Language = "ro"
	Russian   Language = "ru"
	Esperanto Language = "eo"
)

// Pseudo is English with longer words, which shows where a translation won't fit, and what is no message. It is none of
// [Languages].
const Pseudo Language = "qps"

// named is the id of the message with a language's name in itself. A language is there if it has this message.
const named = "language.name"

// Languages returns the languages that have message files, English first and the others by their tags.
func Languages() []Language {
	all := []Language{English}
	for _, room := range rooms {
		names, err := fs.Glob(room.files, "language.*.json")
		if err != nil {
			panic(err)
		}
		for _, name := range names {
			if l := Language(strings.Split(name, ".")[1]); !slices.Contains(all, l) {
				all = append(all, l)
			}
		}
	}
	slices.Sort(all[1:])
	return all
}

// Name returns the language's name in itself: română.
func (l Language) Name() string {
	if l == Current() {
		return T(named)
	}
	for _, room := range rooms {
		var messages map[string]string
		content, err := fs.ReadFile(room.files, "language."+string(l)+".json")
		if err == nil && json.Unmarshal(content, &messages) == nil {
			return messages[named]
		}
	}
	return string(l)
}

// LanguageOf returns the first language that a list of locales such as ro_RO.UTF-8 names and the program has, or
// English.
func LanguageOf(locales ...string) Language {
	all := Languages()
	for _, name := range locales {
		if end := strings.IndexAny(name, "_-.@"); end >= 0 {
			name = name[:end]
		}
		if l := Language(strings.ToLower(name)); slices.Contains(all, l) {
			return l
		}
	}
	return English
}

// locale holds the messages of one language, and how it writes numbers.
type locale struct {
	language Language
	tag      language.Tag
	found    *i18n.Localizer
	parser   templates
	printer  *message.Printer
}

// chosen are the messages in use; nil means the English ones. They are set from Fyne's goroutine, and read from any.
var chosen atomic.Pointer[locale]

// current returns the messages in use.
func current() *locale {
	if c := chosen.Load(); c != nil {
		return c
	}
	return english()
}

// read are the English messages while they are in memory: from when they are first asked for until another language is used.
var (
	read    atomic.Pointer[locale]
	reading sync.Mutex
)

// english returns the English messages.
func english() *locale {
	if c := read.Load(); c != nil {
		return c
	}
	reading.Lock()
	defer reading.Unlock()
	c := read.Load()
	if c == nil {
		c = load(English)
		read.Store(c)
	}
	return c
}

// englishIDs are the ids of the English messages. To know them is much quicker than to read the messages.
var englishIDs = sync.OnceValue(func() map[string]bool {
	ids := map[string]bool{}
	for _, room := range rooms {
		for _, name := range room.of(English) {
			var messages map[string]json.RawMessage
			content, err := fs.ReadFile(room.files, name)
			if err == nil {
				err = json.Unmarshal(content, &messages)
			}
			if err != nil {
				panic(err)
			}
			for id := range messages {
				ids[id] = true
			}
		}
	}
	return ids
})

// Current returns the language in use.
func Current() Language { return current().language }

// Use makes all texts from now on be in a language. Texts made before stay as they are.
func Use(l Language) {
	switch c := chosen.Load(); {
	case c != nil && c.language == l: // reading takes a while
	case l == English:
		chosen.Store(english())
	default:
		chosen.Store(load(l))
		read.Store(nil)
	}
}

// load reads the messages of a language. A file that can't be read is a fault of the build, which the tests find.
func load(l Language) *locale {
	tag, files, unmarshal := language.Make(string(l)), l, json.Unmarshal
	if l == Pseudo {
		tag, files, unmarshal = language.English, English, unmarshalLonger
	}
	bundle := i18n.NewBundle(tag)
	bundle.RegisterUnmarshalFunc("json", unmarshal)
	for _, room := range rooms {
		for _, name := range room.of(files) {
			if _, err := bundle.LoadMessageFileFS(room.files, name); err != nil {
				panic(err)
			}
		}
	}
	c := &locale{language: l, tag: tag, found: i18n.NewLocalizer(bundle, tag.String()), printer: message.NewPrinter(tag)}
	c.parser = templates{c.grammar()}
	return c
}

// has reports whether the language has a message.
func (c *locale) has(id string) bool {
	_, _, err := c.found.LocalizeWithTag(&i18n.LocalizeConfig{MessageID: id, TemplateParser: c.parser})
	var missing *i18n.MessageNotFoundErr
	return !errors.As(err, &missing)
}

// localize returns a message, and whether the language has it: one whose functions can't take the values isn't there.
func (c *locale) localize(config *i18n.LocalizeConfig) (string, bool) {
	config.TemplateParser = c.parser
	s, err := c.found.Localize(config)
	return s, err == nil || s != "" // in another form, if it lacks the one of the number
}
