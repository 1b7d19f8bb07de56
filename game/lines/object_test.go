package lines_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/lines"
)

type inner struct {
	Size int `json:"size"`
}

// What is wrong with an object is said in plain words.
func TestObject(t *testing.T) {
	for text, want := range map[string]string{
		`{"name":"a","list":[1],"size":2}`: "",
		` { "name" : "a" } `:               "",
		`{"name":"a"} x`:                   "more text follows the object",
		`{"name":"a"`:                      "the line ends in the middle of its JSON",
		``:                                 "the line ends in the middle of its JSON",
		`hello`:                            "this is no line of JSON",
		`{"name";"a"}`:                     "at character 8 it stops being JSON",
		`[1]`:                              "this is a list, not an object",
		`{"name":1}`:                       `"name" has to be a text, not a number`,
		`{"size":"a"}`:                     `"size" has to be a whole number of at most 18 digits, not a text`,
		`{"list":true}`:                    `"list" has to be a list, not true or false`,
		`{"weight":1}`:                     `there is no key "weight"`,
		`{"size":123456789012345678901234567890}`: `"size" has to be a whole number of at most 18 digits, not 123456789012345678901234567890`,
	} {
		var v struct {
			Name string `json:"name"`
			List []int  `json:"list"`
			inner
		}
		got := ""
		if err := lines.Object([]byte(text), &v); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
