package record

import (
	"encoding/json"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
)

// ErrLong means that a session or a board would take a longer line than [Read] accepts: it has too many results.
var ErrLong = fault.Errorf("its line would have more than %d bytes", lines.LongestObject)

// inLine returns a line of a history, or [ErrLong].
func inLine(value any) ([]byte, error) {
	text, err := json.Marshal(value)
	if err == nil && len(text) > lines.LongestObject {
		return nil, ErrLong
	}
	return text, err
}

// said returns an optional value as written in a line.
func said[T any](value *T) string {
	if value == nil {
		return "none"
	}
	text, err := json.Marshal(value)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

func contradicts(what fault.Phrase, got, want any) error {
	return fault.Errorf("%s is given as %v, but by deal and events it is %v", what, got, want)
}
