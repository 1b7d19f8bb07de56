package text

import (
	"encoding/json"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// unmarshalLonger reads JSON as json.Unmarshal does, and makes the words of all its texts longer.
func unmarshalLonger(content []byte, v any) error {
	if err := json.Unmarshal(content, v); err != nil {
		return err
	}
	to, ok := v.(*any)
	if !ok {
		return nil
	}
	*to = longer(*to)
	return nil
}

// longer makes the words of the texts in a value of JSON longer.
func longer(v any) any {
	switch v := v.(type) {
	case string:
		return longerWords(v)
	case map[string]any:
		for key, value := range v {
			v[key] = longer(value)
		}
	}
	return v
}

// actions matches what stands in braces in a message.
var actions = regexp.MustCompile(`\{\{.*?\}\}`)

// tail is appended to words: letters that no English word has.
const tail = "éžäöüßéžäöüß"

// longerWords makes the words of a message longer by 40 %. Those of a letter or two and the program's names for actions
// in braces stay as they are.
func longerWords(message string) string {
	var b strings.Builder
	at := 0
	for _, found := range actions.FindAllStringIndex(message, -1) {
		b.WriteString(longerPlain(message[at:found[0]]))
		b.WriteString(message[found[0]:found[1]])
		at = found[1]
	}
	b.WriteString(longerPlain(message[at:]))
	return b.String()
}

func longerPlain(words string) string {
	var b strings.Builder
	for words != "" {
		end := strings.IndexFunc(words, func(r rune) bool { return !unicode.IsLetter(r) })
		if end < 0 {
			end = len(words)
		}
		b.WriteString(words[:end])
		if n := utf8.RuneCountInString(words[:end]); n > 2 {
			b.WriteString(string([]rune(tail)[:min(len([]rune(tail)), (4*n+9)/10)]))
		}
		_, size := utf8.DecodeRuneInString(words[end:])
		b.WriteString(words[end : end+size])
		words = words[end+size:]
	}
	return b.String()
}
