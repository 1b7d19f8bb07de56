package record

import (
	"bytes"
	"encoding/json"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
)

// object is an object of JSON whose keys keep their order.
type object []field

type field struct {
	key   string
	value any
}

// put adds a key.
func (o *object) put(key string, value any) { *o = append(*o, field{key, value}) }

// get returns the value of a key; ok is false if the object hasn't got it.
func (o object) get(key string) (value any, ok bool) {
	for _, f := range o {
		if f.key == key {
			return f.value, true
		}
	}
	return nil, false
}

// MarshalJSON writes the object without spaces.
func (o object) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, f := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		for _, each := range []struct {
			value any
			end   string
		}{{f.key, ":"}, {f.value, ""}} {
			text, err := json.Marshal(each.value)
			if err != nil {
				return nil, err
			}
			b.Write(text)
			b.WriteString(each.end)
		}
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// parse parses a JSON object: its values are object, []any, string, [json.Number], bool or nil. Duplicate keys are an
// error.
func parse(data []byte) (object, error) {
	var any map[string]json.RawMessage
	if err := lines.Object(data, &any); err != nil {
		return nil, err
	}
	if any == nil {
		return nil, fault.New("this is nothing, not an object")
	}
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	value, err := next(d)
	if err != nil {
		return nil, err
	}
	return value.(object), nil
}

// next parses a value.
func next(d *json.Decoder) (any, error) {
	token, err := d.Token()
	if err != nil {
		return nil, err
	}
	delim, ok := token.(json.Delim)
	if !ok {
		return token, nil
	}
	if delim == '[' {
		list := []any{}
		for d.More() {
			value, err := next(d)
			if err != nil {
				return nil, err
			}
			list = append(list, value)
		}
		_, err := d.Token()
		return list, err
	}
	o, seen := object{}, map[string]bool{}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, err
		}
		name := key.(string)
		if seen[name] {
			return nil, fault.Errorf("the key %q is there twice", name)
		}
		seen[name] = true
		value, err := next(d)
		if err != nil {
			return nil, err
		}
		o.put(name, value)
	}
	_, err = d.Token()
	return o, err
}

// same reports whether two parsed values are equal: keys may be in any order.
func same(a, b any) bool {
	switch a := a.(type) {
	case object:
		b, ok := b.(object)
		if !ok || len(a) != len(b) {
			return false
		}
		for _, f := range a {
			if value, ok := b.get(f.key); !ok || !same(f.value, value) {
				return false
			}
		}
		return true
	case []any:
		b, ok := b.([]any)
		if !ok || len(a) != len(b) {
			return false
		}
		for i := range a {
			if !same(a[i], b[i]) {
				return false
			}
		}
		return true
	}
	switch b.(type) {
	case object, []any:
		return false
	}
	return a == b
}

// said returns a value as written in the line.
func said(value any) string {
	const most = 200
	text, err := json.Marshal(value)
	if err != nil {
		return err.Error()
	}
	if len(text) > most {
		return strings.ToValidUTF8(string(text[:most]), "") + "…"
	}
	return string(text)
}
