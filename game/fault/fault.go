// Package fault makes errors that can be said in any language: each records its kind, which is the format of its English
// text, and the values in it. The window words them by kind and values; see ui/kit/text.
package fault

import (
	"errors"
	"fmt"
)

// Phrase is a part of a sentence, or a whole one, that can be said in any language.
type Phrase struct {
	Kind   string // the format of the English text, as of package fmt
	Values []any
	said   string
}

// Say returns a phrase, for a value of another one.
func Say(kind string, values ...any) Phrase {
	return Phrase{kind, values, fmt.Sprintf(kind, values...)}
}

// String returns the phrase in English.
func (p Phrase) String() string { return p.said }

// Worded is an error of a type of its own, or a value, that can be said in any language.
type Worded interface{ Words() Phrase }

// plain is an error that has nothing but its words, and what it wraps.
type plain struct {
	words Phrase
	err   error
}

// New returns an error without values, as [errors.New] does.
func New(kind string) error { return &plain{Phrase{Kind: kind, said: kind}, errors.New(kind)} }

// Errorf returns an error with values, as [fmt.Errorf] does.
func Errorf(kind string, values ...any) error {
	err := fmt.Errorf(kind, values...)
	return &plain{Phrase{kind, values, err.Error()}, err}
}

func (e *plain) Error() string { return e.words.said }

// Words returns the kind and the values.
func (e *plain) Words() Phrase { return e.words }

// Unwrap returns the error of package fmt, which wraps the values of %w.
func (e *plain) Unwrap() error { return e.err }
