package chess

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Tag is a key and a value at the end of a game line: who played, when.
type Tag struct {
	Key   string // letters, digits, - and _
	Value string // any text
}

// Tags are the tags of a game line in order, each key once.
type Tags []Tag

// Get returns the value of a key, "" if it isn't there.
func (t Tags) Get(key string) string {
	for _, tag := range t {
		if tag.Key == key {
			return tag.Value
		}
	}
	return ""
}

// rulesTag is the key of the rulings that differ, without which a game line can't be replayed.
const rulesTag = "rules"

// String returns the text form: key=value, separated by spaces. Spaces, semicolons, percent signs and control
// characters in a value are written as % and two hexadecimal digits.
func (t Tags) String() string {
	words := make([]string, len(t))
	for i, tag := range t {
		words[i] = tag.Key + "=" + escape(tag.Value)
	}
	return strings.Join(words, " ")
}

func parseTags(text string) (Tags, error) {
	var tags Tags
	seen := map[string]bool{}
	for _, word := range strings.Fields(text) {
		key, value, ok := strings.Cut(word, "=")
		if !ok || !validKey(key) {
			return nil, fault.Errorf("%q is not written as key=value", word)
		}
		if seen[key] {
			return nil, fault.Errorf("%s is there twice", key)
		}
		seen[key] = true
		plain, err := unescape(value)
		if err != nil {
			return nil, err
		}
		tags = append(tags, Tag{key, plain})
	}
	return tags, nil
}

func validKey(key string) bool {
	return key != "" && strings.Trim(key, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") == ""
}

// escape writes every byte that isn't a plain ASCII letter, digit or sign as %XX, and also % and ; themselves.
func escape(text string) string {
	var out strings.Builder
	for _, c := range []byte(text) {
		if c <= ' ' || c == '%' || c == ';' || c >= 0x7f {
			fmt.Fprintf(&out, "%%%02X", c)
		} else {
			out.WriteByte(c)
		}
	}
	return out.String()
}

func unescape(text string) (string, error) {
	var out strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] != '%' {
			out.WriteByte(text[i])
			continue
		}
		if i+2 >= len(text) {
			return "", fault.Errorf("%q ends within %%", text)
		}
		n, err := strconv.ParseUint(text[i+1:i+3], 16, 8)
		if err != nil {
			return "", fault.Errorf("%q has %% without two hexadecimal digits", text)
		}
		out.WriteByte(byte(n))
		i += 2
	}
	return out.String(), nil
}
