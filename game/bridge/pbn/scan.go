package pbn

import "strings"

// scanner finds the tokens of a text. It is given the text line by line; the zero scanner is at its beginning.
type scanner struct {
	comment int // the line where the comment in braces began that still goes on, or 0
	open    bool
	tag     token // the one that goes on, if open
}

// token is a tag, or a word of a section. What is in quotes in a section is neither.
type token struct {
	line   int // where it begins
	isTag  bool
	text   string // the word, or the value of the tag
	name   string // of the tag
	valued bool   // the tag has a value
	broken bool   // the tag is not one name and at most one value, in brackets
}

const blanks = " \t\v\r"

// scan returns the tokens that are complete with a line of the text, of which text is what is in it, without its end.
func (s *scanner) scan(line int, text string) (found []token) {
	if strings.HasPrefix(text, "%") {
		return nil
	}
	for text != "" {
		switch c := text[0]; {
		case s.comment > 0:
			_, after, ended := strings.Cut(text, "}")
			if ended {
				s.comment = 0
			}
			text = after
		case c == ';':
			return found
		case c == '{':
			s.comment, text = line, text[1:]
		case strings.IndexByte(blanks, c) >= 0:
			text = text[1:]
		case c == '[':
			found = append(found, s.abandon()...)
			s.open, s.tag, text = true, token{line: line, isTag: true}, text[1:]
		case s.open:
			if text = s.inTag(text); !s.open {
				found = append(found, s.tag)
			}
		case c == '"': // brackets mean nothing in it
			_, text, _ = cutString(text)
		default:
			end := strings.IndexAny(text, blanks+"[{;\"")
			if end < 0 {
				end = len(text)
			}
			found = append(found, token{line: line, text: text[:end]})
			text = text[end:]
		}
	}
	return found
}

// inTag takes what begins the text, within a tag, and returns what is behind it.
func (s *scanner) inTag(text string) string {
	t := &s.tag
	switch {
	case text[0] == ']':
		s.open = false
		t.broken = t.broken || t.name == ""
		return text[1:]
	case text[0] == '"':
		value, after, ended := cutString(text)
		t.broken = t.broken || t.valued || t.name == "" || !ended
		t.text, t.valued = value, true
		return after
	case t.name == "" && isName(rune(text[0])):
		after := strings.TrimLeftFunc(text, isName)
		t.name = text[:len(text)-len(after)]
		return after
	}
	t.broken = true
	return text[1:]
}

// abandon returns the tag that goes on, if any, as a broken one.
func (s *scanner) abandon() []token {
	if !s.open {
		return nil
	}
	s.open, s.tag.broken = false, true
	return []token{s.tag}
}

// isName reports whether c can be in the name of a tag.
func isName(c rune) bool {
	return 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '_'
}

// cutString cuts the text that begins with a quote behind the next one. A backslash takes the meaning from a quote
// and from another backslash. A string ends with its line, though that is not as it should be.
func cutString(text string) (value, after string, ended bool) {
	var b strings.Builder
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			return b.String(), text[i+1:], true
		case c == '\\' && i+1 < len(text) && strings.IndexByte(`"\`, text[i+1]) >= 0:
			i++
		}
		b.WriteByte(text[i])
	}
	return b.String(), "", false
}
