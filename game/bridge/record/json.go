package record

import (
	"encoding/json"
	"fmt"
)

// said is what a line says where it may say nothing, as it stands there.
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

func contradicts(what string, got, want any) error {
	return fmt.Errorf("%s is given as %v, but by deal and events it is %v", what, got, want)
}
