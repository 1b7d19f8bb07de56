package fault_test

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/fault"
)

func ExampleErrorf() {
	err := fault.Errorf("board %d: %w", 7, fault.New("it is not finished"))
	words := err.(fault.Worded).Words()
	fmt.Println(err)
	fmt.Println(words.Kind, words.Values)
	// Output:
	// board 7: it is not finished
	// board %d: %w [7 it is not finished]
}

// Faults are found as errors of package fmt are.
func TestErrorsAreFound(t *testing.T) {
	errNone, path := fault.New("there is none"), &fs.PathError{Op: "open", Path: "a", Err: fs.ErrNotExist}
	err := fmt.Errorf("outside: %w", fault.Errorf("%d: %w; %w", 1, fault.Errorf("inside: %w", errNone), path))
	var found *fs.PathError
	if !errors.Is(err, errNone) || !errors.Is(err, fs.ErrNotExist) || !errors.As(err, &found) || found != path {
		t.Errorf("%v doesn't wrap what is in it", err)
	}
	if errors.Is(err, fault.New("there is none")) {
		t.Error("two errors with the same words are the same")
	}
	if said := fault.Errorf("it says %v", errNone); errors.Is(said, errNone) || errors.Is(fault.New("a %w"), errNone) {
		t.Error("an error that is only said is wrapped")
	}
}

func TestPhrasesInEnglish(t *testing.T) {
	inner := fault.Say("deal %d", 3)
	for _, tt := range []struct{ got, want string }{
		{fault.Say("the %v of %s", inner, "A").String(), "the deal 3 of A"},
		{fault.Errorf("%v isn't over", inner).Error(), "deal 3 isn't over"},
		{fault.New("100 %").Error(), "100 %"},
		{fault.Phrase{}.String(), ""},
	} {
		if tt.got != tt.want {
			t.Errorf("%q, want %q", tt.got, tt.want)
		}
	}
}

func TestVerbs(t *testing.T) {
	for _, tt := range []struct {
		kind    string
		formats []string
		values  []int
	}{
		{"no values", nil, nil},
		{"%d of %.20q", []string{"%d", "%.20q"}, []int{0, 1}},
		{"%d %% of %s", []string{"%d", "%%", "%s"}, []int{0, -1, 1}},
		{"%[2]s before %[1]q, %v", []string{"%s", "%q", "%v"}, []int{1, 0, 1}},
		{"%+v %#v %6.2f", []string{"%+v", "%#v", "%6.2f"}, []int{0, 1, 2}},
	} {
		var formats []string
		var values []int
		for _, v := range fault.Verbs(tt.kind) {
			formats, values = append(formats, v.Format), append(values, v.Value)
		}
		if !slices.Equal(formats, tt.formats) || !slices.Equal(values, tt.values) {
			t.Errorf("%q has %q of %v, want %q of %v", tt.kind, formats, values, tt.formats, tt.values)
		}
	}
	kind := "board %[1]d"
	if v := fault.Verbs(kind)[0]; kind[v.At[0]:v.At[1]] != "%[1]d" {
		t.Errorf("a verb is %q", kind[v.At[0]:v.At[1]])
	}
}
