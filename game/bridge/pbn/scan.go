package pbn

import "strings"

// scanner finds the tokens of a text. It is given the text line by line; the zero scanner is at its start.
type scanner struct {
	comment int      // the line where the current comment in braces started, or 0
	said    []string // its text so far, line by line
	indent  bool     // it is indented: only blanks are before it on its first line
	open    bool
	tag     token // the current one, if open
}

// kind is the kind of a token.
type kind uint8

const (
	word    kind = iota // of a section, without quotes
	tag                 // with its value
	comment             // its text, one comment per line
)

// token is a tag, a comment, or a word of a section.
type token struct {
	line   int  // where it starts
	last   int  // where a comment ends
	indent bool // the comment is indented: only blanks are before it on its first line
	kind   kind
	text   string // the word, the comment, or the value of the tag
	name   string // of the tag
	valued bool   // the tag has a value
	broken bool   // the tag has no name, or no end
}

const blanks = " \t\v\r\u00a0"

// scan returns the tokens completed by a line of the text; text is the line without its end.
func (s *scanner) scan(line int, text string) (found []token) {
	if strings.HasPrefix(text, "%") {
		return nil
	}
	whole := text
	indent := func() bool { return len(text) < len(whole) && strings.Trim(whole[:len(whole)-len(text)], blanks) == "" }
	for text != "" || s.comment > 0 {
		switch {
		case s.comment > 0:
			in, after, ended := strings.Cut(text, "}")
			s.said = append(s.said, strings.TrimRight(in, blanks))
			if !ended {
				return found
			}
			found = append(found, token{line: s.comment, last: line, indent: s.indent, kind: comment, text: commentIn(s.said)})
			s.comment, s.said, text = 0, nil, after
		case text[0] == ';':
			if said := strings.Trim(text[1:], blanks); said != "" {
				found = append(found, token{line: line, last: line, indent: indent(), kind: comment, text: said})
			}
			return found
		case text[0] == '{':
			s.comment, s.indent, text = line, indent(), text[1:]
		case leadingBlank(text) > 0:
			text = text[leadingBlank(text):]
		case s.open && text[0] != '[':
			if text = s.inTag(text); !s.open {
				found = append(found, s.tag)
			}
		case text[0] == '[':
			found = append(found, s.abandon()...)
			s.open, s.tag = true, token{line: line, kind: tag}
			if text = s.inTag(text[1:]); !s.open {
				found = append(found, s.tag)
			}
		case text[0] == '"': // brackets mean nothing in it
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

// commentIn returns the text of a comment of several lines, which keep their leading blanks.
func commentIn(lines []string) string {
	text := strings.Trim(strings.Join(lines, "\n"), "\n")
	if !strings.Contains(text, "\n") {
		return strings.TrimSpace(text)
	}
	return text
}

// leadingBlank returns the length of the blank at the start of the text in bytes, or 0.
func leadingBlank(text string) int {
	return len(text) - len(strings.TrimLeft(text, blanks))
}

// inTag processes the start of the text, within a tag, and returns the rest. A value without quotes extends to the
// bracket that ends the tag. A tag with only a name continues in the next line.
func (s *scanner) inTag(text string) string {
	t := &s.tag
	for {
		text = strings.TrimLeft(text, blanks)
		switch {
		case text == "":
			if t.valued { // its bracket is missing
				s.open = false
			}
			return ""
		case text[0] == '{' || text[0] == ';':
			return text
		case text[0] == ']':
			s.open = false
			t.broken = t.broken || t.name == ""
			return text[1:]
		case text[0] == '"' && !t.valued:
			value, after, _ := tagString(text)
			t.broken = t.broken || t.name == ""
			t.text, t.valued, text = value, true, after
		case t.name == "" && !t.valued && isName(rune(text[0])):
			after := strings.TrimLeftFunc(text, isName)
			t.name, text = text[:len(text)-len(after)], after
		default: // quotes in wrong places, or more than one value
			value, after, _ := strings.Cut(text, "]")
			if !t.valued {
				t.text, t.valued = strings.Trim(value, blanks+`"`), true
			}
			s.open, t.broken = false, t.broken || t.name == ""
			return after
		}
	}
}

// abandon returns the current tag, if any, as one without a value.
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

// tagString cuts the value of a tag, which begins the text with its quote. Some programs leave quotes in it as they are: it
// ends with one that the end of the tag or of the line follows. Where none is, it goes to the end of the line.
func tagString(text string) (value, after string, ended bool) {
	var b strings.Builder
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"' && endsTag(text[i+1:]):
			return b.String(), text[i+1:], true
		case c == '\\' && i+1 < len(text) && strings.IndexByte(`"\`, text[i+1]) >= 0:
			i++
		}
		b.WriteByte(text[i])
	}
	value = strings.TrimRight(b.String(), blanks)
	if bare, bracket := strings.CutSuffix(value, "]"); bracket {
		return strings.TrimRight(bare, blanks), "]", false
	}
	return value, "", false
}

// endsTag reports whether a quote before the text is the last of its tag.
func endsTag(text string) bool {
	text = strings.TrimLeft(text, blanks)
	return text == "" || text[0] == ']' || text[0] == '{' || text[0] == ';'
}
