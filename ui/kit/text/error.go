package text

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"syscall"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Error says what an error says, in the language of the program. The words of an error of the system, or of a library,
// are its own.
func Error(err error) string {
	if err == nil {
		return ""
	}
	if worded, ok := err.(fault.Worded); ok { // this error itself, not one that it wraps
		return phrase(worded.Words())
	}
	switch wrapper := err.(type) {
	case *fs.PathError:
		return ofFile(wrapper)
	case interface{ Unwrap() error }:
		return with(err.Error(), wrapper.Unwrap())
	case interface{ Unwrap() []error }:
		return with(err.Error(), wrapper.Unwrap()...)
	}
	return err.Error()
}

// ofFile says what the system says of a file, without what was being done to it.
func ofFile(err *fs.PathError) string {
	name, why := err.Path, Error(err.Err)
	if name == "" {
		name = T("error.quoted", "Text", "")
	}
	switch {
	case errors.Is(err.Err, fs.ErrNotExist):
		why = T("error.no-file")
	case errors.Is(err.Err, syscall.EISDIR):
		why = T("error.is-folder")
	case errors.Is(err.Err, fs.ErrPermission):
		why = T("error.forbidden")
	}
	return name + ": " + why
}

// with returns the words of an error with those of the errors that it wraps said by [Error].
func with(said string, wrapped ...error) string {
	for _, err := range wrapped {
		if err != nil {
			said = strings.Replace(said, err.Error(), Error(err), 1)
		}
	}
	return said
}

// phrase says a phrase. The values are V1, V2 and so on; the first whole number decides between plural forms.
func phrase(p fault.Phrase) string {
	if p.Kind == "" || !Has("fault."+p.Kind) {
		return p.String()
	}
	var pairs []any
	for _, verb := range fault.Verbs(p.Kind) {
		if verb.Value >= 0 && verb.Value < len(p.Values) {
			pairs = append(pairs, fmt.Sprintf("V%d", verb.Value+1), value(verb.Format, p.Values[verb.Value]))
		}
	}
	for _, v := range p.Values {
		if n, ok := v.(int); ok {
			return TN("fault."+p.Kind, n, pairs...)
		}
	}
	return T("fault."+p.Kind, pairs...)
}

// value returns a value of a phrase in a format.
func value(format string, v any) string {
	switch v := v.(type) {
	case fault.Phrase:
		return phrase(v)
	case fault.Worded:
		return phrase(v.Words())
	case error:
		return Error(v)
	case card.Seat:
		if v <= card.West {
			return SeatLetter(v)
		}
	}
	said := fmt.Sprintf(format, v)
	if strings.HasSuffix(format, "q") {
		return inQuotes(said)
	}
	return said
}

// Quoted returns what somebody has typed between the quotation marks of the language, safe for one line.
func Quoted(typed string) string { return inQuotes(strconv.Quote(typed)) }

// inQuotes returns a text that Go has quoted with the language's marks in place of Go's.
func inQuotes(said string) string {
	if inside, ok := strings.CutPrefix(said, `"`); ok && strings.HasSuffix(inside, `"`) {
		return T("error.quoted", "Text", strings.TrimSuffix(inside, `"`))
	}
	return said
}
