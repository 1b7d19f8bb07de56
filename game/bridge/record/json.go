package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
)

// decodeObject reads an object that has no other keys than v has, and nothing behind it. Its errors are for who
// has written the object.
func decodeObject(data []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return plainly(err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("more text follows the board")
	}
	return nil
}

// plainly says in plain words why an object can't be read.
func plainly(err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return errors.New("the line ends in the middle of its JSON")
	case errors.As(err, &syntax) && syntax.Offset <= 1:
		return errors.New("this is no line of JSON")
	case errors.As(err, &syntax):
		return fmt.Errorf("at character %d it isn't JSON any more", syntax.Offset)
	case errors.As(err, &kind) && kind.Field == "":
		return fmt.Errorf("this is %s, not an object", found(kind.Value))
	case errors.As(err, &kind):
		field := strings.TrimPrefix(kind.Field, "rulesKeys.") // which is embedded, and no key
		return fmt.Errorf("%q has to be %s, not %s", field, wanted(kind.Type), found(kind.Value))
	}
	if key, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
		return fmt.Errorf("nobody knows the key %s", key)
	}
	return err
}

// wanted says what a value of a type is in JSON.
func wanted(t reflect.Type) string {
	switch t.Kind() {
	case reflect.String:
		return "a text"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Int, reflect.Int64:
		return "a whole number of at most 18 digits"
	case reflect.Float64:
		return "a number"
	case reflect.Pointer:
		return wanted(t.Elem())
	}
	return "an object"
}

// found says what was there, of which [json.UnmarshalTypeError] knows.
func found(value string) string {
	if number, ok := strings.CutPrefix(value, "number "); ok {
		return number
	}
	switch value {
	case "string":
		return "a text"
	case "bool":
		return "true or false"
	case "array":
		return "a list"
	case "object":
		return "an object"
	}
	return "a " + value
}

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
