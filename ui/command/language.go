package command

import (
	"errors"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// takeLanguage takes -lang LANGUAGE out of the arguments, wherever it is, and makes the program speak that language or
// else the system's. It returns the language that was wanted, or "", and the other arguments.
func takeLanguage(args []string) (wanted text.Language, rest []string, err error) {
	defer func() {
		if wanted == "" {
			text.Use(text.System())
		} else {
			text.Use(wanted) // and nothing else is read
		}
		if wrong := (unknownLanguage("")); errors.As(err, &wrong) {
			err = wrong.told()
		}
	}()
	for i := 0; i < len(args); i++ {
		name, value, given := strings.Cut(args[i], "=")
		switch {
		case len(rest) > 0 && rest[0] == "messages": // its -lang is the one that is translated
			rest = append(rest, args[i])
			continue
		case args[i] == "--":
			return wanted, append(rest, args[i:]...), nil
		case name != "-lang" && name != "--lang":
			rest = append(rest, args[i])
			continue
		case !given && i+1 < len(args):
			i++
			value = args[i]
		}
		if wanted, err = languageNamed(value); err != nil {
			return "", nil, err
		}
	}
	return wanted, rest, nil
}

// unknownLanguage is a tag that names none of the languages.
type unknownLanguage string

// Error implements error.
func (u unknownLanguage) Error() string { return string(u) }

// told returns the mistake in words.
func (u unknownLanguage) told() error {
	var names []string
	for _, l := range text.Languages() {
		names = append(names, string(l))
	}
	return usage("command.language.unknown", "Language", quoted(string(u)), "Languages", strings.Join(names, ", "))
}

// languageNamed returns the language with a tag.
func languageNamed(tag string) (text.Language, error) {
	all := text.Languages()
	if l := text.Language(strings.ToLower(tag)); slices.Contains(all, l) || l == text.Pseudo {
		return l, nil
	}
	return "", unknownLanguage(tag)
}
