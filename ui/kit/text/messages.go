package text

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// Message is a message of a language, for translators.
type Message struct {
	ID    string
	File  string // in the repository
	Forms map[string]string
}

// Other is the form of a message that has no others, and of numbers that none of the others goes with.
const Other = "other"

// Messages returns the messages of a language, by file and in the order there.
func Messages(l Language) (all []Message, err error) {
	for _, room := range rooms {
		for _, name := range room.of(l) {
			content, err := fs.ReadFile(room.files, name)
			if err != nil {
				return nil, err
			}
			found, err := messagesIn(content)
			if err != nil {
				return nil, fmt.Errorf("%s/%s: %w", room.folder, name, err)
			}
			for _, m := range found {
				m.File = path.Join(room.folder, name)
				all = append(all, m)
			}
		}
	}
	return all, nil
}

// messagesIn returns the messages of a file.
func messagesIn(content []byte) (all []Message, err error) {
	in := json.NewDecoder(bytes.NewReader(content))
	if t, err := in.Token(); err != nil || t != json.Delim('{') {
		return nil, fmt.Errorf("want an object of JSON (%v)", err)
	}
	for in.More() {
		id, err := in.Token()
		if err != nil {
			return nil, err
		}
		var value any
		if err := in.Decode(&value); err != nil {
			return nil, err
		}
		m := Message{ID: id.(string), Forms: map[string]string{}}
		switch value := value.(type) {
		case string:
			m.Forms[Other] = value
		case map[string]any:
			for form, words := range value {
				s, ok := words.(string)
				if !ok {
					return nil, fmt.Errorf("%s: %s is no text", m.ID, form)
				}
				m.Forms[form] = s
			}
		default:
			return nil, fmt.Errorf("%s is no message", m.ID)
		}
		all = append(all, m)
	}
	return all, nil
}

// Words returns the number of words in the message's longest form.
func (m Message) Words() (most int) {
	for _, words := range m.Forms {
		most = max(most, len(strings.Fields(words)))
	}
	return most
}

// Forms returns the forms of number that a language has, by the rules of CLDR: one and other in English.
func (l Language) Forms() (forms []string) {
	tag := language.Make(string(l))
	names := map[plural.Form]string{plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many", plural.Other: Other}
	has := map[plural.Form]bool{plural.Other: true}
	for n := range 1001 {
		has[plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)] = true
	}
	for f := range has {
		forms = append(forms, names[f])
	}
	slices.Sort(forms)
	return forms
}

// Missing returns the English messages that a language lacks.
func Missing(l Language) (all []Message, err error) {
	english, err := Messages(English)
	if err != nil {
		return nil, err
	}
	theirs, err := Messages(l)
	if err != nil {
		return nil, err
	}
	has := make(map[string]bool, len(theirs))
	for _, m := range theirs {
		has[m.ID] = true
	}
	return slices.DeleteFunc(english, func(m Message) bool { return has[m.ID] }), nil
}
