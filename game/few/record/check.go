package record

import (
	"encoding/json"

	"github.com/superbridge/superbridge/game/fault"
)

// agrees returns nil if a line has the wanted values for these keys. It may have other keys.
func (o object) agrees(want object) error {
	text, err := json.Marshal(want)
	if err != nil {
		return err
	}
	if want, err = parse(text); err != nil {
		return err
	}
	for _, f := range want {
		got, ok := o.get(f.key)
		if !ok {
			return missing(f.key)
		}
		if !same(got, f.value) {
			return fault.Errorf("%q %w", f.key, differs(got, f.value))
		}
	}
	return nil
}

// check returns nil if a line has the wanted values for these keys, and no others except the number of its session.
func (o object) check(want object) error {
	if err := o.agrees(want); err != nil {
		return err
	}
	for _, f := range o {
		if _, ok := want.get(f.key); !ok && f.key != "number" {
			return fault.Errorf("%q doesn't belong there", f.key)
		}
	}
	return nil
}

// differs returns an error with a value and the expected one, and the position of the first difference in a list or
// an object.
func differs(got, want any) error {
	switch want := want.(type) {
	case []any:
		if got, ok := got.([]any); ok {
			for i := range min(len(got), len(want)) {
				if !same(got[i], want[i]) {
					return fault.Errorf("%d %w", i+1, differs(got[i], want[i]))
				}
			}
		}
	case object:
		if got, ok := got.(object); ok && len(got) == len(want) {
			for _, f := range want {
				if value, ok := got.get(f.key); ok && !same(value, f.value) {
					return fault.Errorf("%s %w", f.key, differs(value, f.value))
				}
			}
		}
	}
	return fault.Errorf("is %s, but by what is before it and by the rules it is %s", said(got), said(want))
}

func missing(key string) error { return fault.Errorf("%q is missing", key) }
