package lines

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Object unmarshals a JSON object, with no other keys than v has and nothing after it, into v. Its errors are for the
// author of the object.
func Object(data []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return plainly(err, v)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return fault.New("more text follows the object")
	}
	return nil
}

// plainly says in plain words why an object can't be read.
func plainly(err error, v any) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return fault.New("the line ends in the middle of its JSON")
	case errors.As(err, &syntax) && syntax.Offset <= 1:
		return fault.New("this is no line of JSON")
	case errors.As(err, &syntax):
		return fault.Errorf("at character %d it stops being JSON", syntax.Offset)
	case errors.As(err, &kind) && kind.Field == "":
		return fault.Errorf("this is %s, not an object", found(kind.Value))
	case errors.As(err, &kind):
		return fault.Errorf("%q has to be %s, not %s", key(kind.Field, v), wanted(kind.Type), found(kind.Value))
	}
	if unknown, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
		return fault.Errorf("there is no key %s", unknown)
	}
	return err
}

// key returns the key that a field's path ends at, without the names of structs that are embedded, which are no keys.
func key(path string, v any) string {
	t := reflect.TypeOf(v)
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return withoutEmbedded(path, t)
}

func withoutEmbedded(path string, t reflect.Type) string {
	if t.Kind() != reflect.Struct {
		return path
	}
	for i := range t.NumField() {
		f := t.Field(i)
		if rest, ok := strings.CutPrefix(path, f.Name+"."); ok && f.Anonymous {
			return withoutEmbedded(rest, f.Type)
		}
	}
	return path
}

// wanted describes the JSON for a type.
func wanted(t reflect.Type) fault.Phrase {
	switch t.Kind() {
	case reflect.String:
		return fault.Say("a text")
	case reflect.Bool:
		return fault.Say("true or false")
	case reflect.Slice, reflect.Array:
		return fault.Say("a list")
	case reflect.Int, reflect.Int64:
		return fault.Say("a whole number of at most 18 digits")
	case reflect.Float64:
		return fault.Say("a number")
	case reflect.Pointer:
		return wanted(t.Elem())
	}
	return fault.Say("an object")
}

// found describes the JSON found, as [json.UnmarshalTypeError] names it.
func found(value string) fault.Phrase {
	if number, ok := strings.CutPrefix(value, "number "); ok {
		return fault.Say("%s", number)
	}
	switch value {
	case "string":
		return fault.Say("a text")
	case "bool":
		return fault.Say("true or false")
	case "array":
		return fault.Say("a list")
	case "object":
		return fault.Say("an object")
	}
	return fault.Say("a %s", value)
}
