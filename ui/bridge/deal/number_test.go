package deal

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

const some = "0Q0P086K9SFN8R2SCWVK7G150Q"

func TestFind(t *testing.T) {
	for pasted, want := range map[string]string{
		some:                                   some,
		"  0q0p-086k-9sfn-8r2s-cwvk-7g15-0q\n": some,
		"oqop 086k 9sfn 8r2s cwvk 7gi5 oq":     some,
		"0Q0P–086K–9SFN–8R2S–CWVK–7GL5–0Q": some,
		"Deal number: " + some + ".":       some,
		"0Q0P":                             "0Q0P",
		some + some:                        some + some,
	} {
		if got, ok := find(pasted); !ok || got != want {
			t.Errorf("%q: %q, %v, want %q", pasted, got, ok, want)
		}
	}
	for _, pasted := range []string{"hello, you", "U", some[:25] + "U", "1.549 × 10^38"} {
		if got, ok := find(pasted); ok {
			t.Errorf("%q is taken for the number %q", pasted, got)
		}
	}
}

func TestEditing(t *testing.T) {
	n := number{}
	for _, r := range "abcd" {
		d, ok := digit(r)
		if !ok {
			t.Fatalf("%q is no digit", r)
		}
		n, _ = n.with(d)
	}
	n = n.to(2)
	for _, tt := range []struct {
		what string
		got  number
		want number
	}{
		{"a character in the middle", must(n.with("X")), number{"ABXCD", 3, false}},
		{"Backspace", n.without(false), number{"ACD", 1, false}},
		{"Delete", n.without(true), number{"ABD", 2, false}},
		{"Backspace at the beginning", n.to(0).without(false), number{"ABCD", 0, false}},
		{"Delete at the end", n.to(9).without(true), number{"ABCD", 4, false}},
		{"before the beginning", n.to(-1), number{"ABCD", 0, false}},
		{"Backspace with all selected", number{"ABCD", 4, true}.without(false), number{}},
		{"a character with all selected", must(number{some, length, true}.with("X")), number{"X", 1, false}},
		{"an arrow with all selected", number{"ABCD", 4, true}.to(3), number{"ABCD", 3, false}},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %+v, want %+v", tt.what, tt.got, tt.want)
		}
	}
	full := number{digits: some, at: 3}
	if more, ok := full.with("X"); ok || more != full {
		t.Errorf("one more than all: %+v", more)
	}
}

func must(n number, ok bool) number {
	if !ok {
		panic("it was refused")
	}
	return n
}

func TestColumns(t *testing.T) {
	for i := range some {
		if got := text.Grouped(some)[column(i)]; got != some[i] {
			t.Errorf("column %d has %c, want %c", column(i), got, some[i])
		}
	}
}

// What the screen accepts as a number is what the program prints.
func FuzzFind(f *testing.F) {
	f.Add(some)
	f.Add("deal " + strings.ToLower(some))
	f.Add("ı–\x00 ")
	f.Fuzz(func(t *testing.T, pasted string) {
		digits, ok := find(pasted)
		if !ok || len(digits) != length {
			return
		}
		if n, err := card.ParseNumber(digits); err == nil && n.String() != digits {
			t.Errorf("%q: %q is written %v", pasted, digits, n)
		}
	})
}
