package cardart

import (
	"fmt"
	"strings"
)

// choices are the parts of a style in the order in which they are written, each with the
// words for its values.
var choices = []struct {
	words []string
	get   func(Style) uint8
	set   func(*Style, uint8)
}{
	{[]string{"two", "four", "orange"}, func(s Style) uint8 { return uint8(s.Colours) }, func(s *Style, v uint8) { s.Colours = Colours(v) }},
	{[]string{"english", "romanian", "russian", "esperanto"}, func(s Style) uint8 { return uint8(s.Letters) }, func(s *Style, v uint8) { s.Letters = Letters(v) }},
	{[]string{"normal", "large"}, func(s Style) uint8 { return uint8(s.Index) }, func(s *Style, v uint8) { s.Index = Index(v) }},
	{[]string{"classical", "clock"}, func(s Style) uint8 { return uint8(s.Pips) }, func(s *Style, v uint8) { s.Pips = Pips(v) }},
	{[]string{"court", "solids"}, func(s Style) uint8 { return uint8(s.Honours) }, func(s *Style, v uint8) { s.Honours = Honours(v) }},
	{[]string{"lattice", "wave", "star"}, func(s Style) uint8 { return uint8(s.Back) }, func(s *Style, v uint8) { s.Back = Pattern(v) }},
	{[]string{"plain", "values"}, func(s Style) uint8 { return uint8(s.Values) }, func(s *Style, v uint8) { s.Values = Values(v) }},
}

// StyleWords returns the words for the values of each part of a style, in the order in
// which a style is written; the first of each is that of the zero style.
func StyleWords() [][]string {
	var all [][]string
	for _, c := range choices {
		all = append(all, c.words)
	}
	return all
}

// String returns the text form of a style: a word for each part, as
// "two,english,normal,classical,court,lattice,plain".
func (s Style) String() string {
	var words []string
	for _, c := range choices {
		if v := int(c.get(s)); v < len(c.words) {
			words = append(words, c.words[v])
		} else {
			words = append(words, fmt.Sprintf("?%d", v))
		}
	}
	return strings.Join(words, ",")
}

// patentWord stands for all the words of [Patent] that are not the first of their part.
const patentWord = "patent"

// ParseStyle reads the text form of a style: words in any order, separated by commas. Everything else is as
// in the zero style, so that "" is that; with the word "patent" it is as in [Patent]. An error names the
// unknown word, or the two that contradict each other.
func ParseStyle(text string) (Style, error) {
	var s Style
	said := make([]string, len(choices)) // the word for each part
	words := strings.Split(strings.ToLower(text), ",")
	for i := range words {
		if words[i] = strings.TrimSpace(words[i]); words[i] == patentWord {
			s = Patent()
		}
	}
	for _, word := range words {
		if word == "" || word == patentWord {
			continue
		}
		part, value := find(word)
		if part < 0 {
			return Style{}, fmt.Errorf("style: what is %q? (want some of %s)", word, wordList())
		}
		if was := said[part]; was != "" && was != word {
			return Style{}, fmt.Errorf("style: %q and %q contradict each other", was, word)
		}
		said[part] = word
		choices[part].set(&s, uint8(value))
	}
	return s, nil
}

// find returns the part of a style that a word speaks of, or -1, and the value.
func find(word string) (part, value int) {
	for part, c := range choices {
		for value, w := range c.words {
			if w == word {
				return part, value
			}
		}
	}
	return -1, 0
}

func wordList() string {
	parts := []string{patentWord}
	for _, words := range StyleWords() {
		parts = append(parts, strings.Join(words, "|"))
	}
	return strings.Join(parts, ", ")
}
