package lin

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/fault"
)

// field is a name with its value.
type field struct {
	line  int // where the value begins
	name  string
	value string
}

// scanner finds the fields of a text, which it is given line by line. The zero scanner is at its beginning.
type scanner struct {
	text  []byte // of the current name or value
	value bool   // it is a value
	open  field  // the one whose value is being read
	long  bool   // the rest of the current text is skipped
}

// longestValue is the maximum number of bytes of a value, so that one without an end takes no more memory.
const longestValue = 1 << 16

// scan returns the fields that are complete with a line, and what is left out.
func (s *scanner) scan(line int, text string) (found []field, faults []pbn.Fault) {
	if strings.HasPrefix(text, "%") && !s.value { // what a program says of the file
		return nil, nil
	}
	text = plain(text)
	for {
		before, after, bar := strings.Cut(text, "|")
		if !s.long {
			s.text = append(s.text, before...)
		}
		if len(s.text) > longestValue {
			faults = append(faults, pbn.Fault{Line: line, Lost: pbn.Text, Err: fault.Errorf("there is no bar within %d characters: what follows is left out up to the next", longestValue)})
			s.text, s.long = s.text[:0], true
		}
		if !bar {
			s.text = append(s.text, ' ') // a line that ends is a blank
			return found, faults
		}
		s.long = false
		text = after
		if s.value {
			found = append(found, s.end())
			continue
		}
		name, err := nameOf(string(s.text))
		if err != nil {
			faults = append(faults, pbn.Fault{Line: line, Lost: pbn.Text, Err: err})
		}
		s.text = s.text[:0]
		if name != "" { // else a bar too many
			s.open, s.value = field{line: line, name: name}, true
		}
	}
}

// end ends the current value.
func (s *scanner) end() field {
	f := s.open
	f.value = strings.Join(strings.Fields(string(s.text)), " ")
	s.text, s.value = s.text[:0], false
	return f
}

// rest returns the field that has no bar at the end of the text, if there is one.
func (s *scanner) rest() []field {
	if !s.value {
		return nil
	}
	return []field{s.end()}
}

// errName is returned for an invalid name.
var errName = fault.New("want two letters and a bar, as mb|")

// nameOf returns the name that a text before a bar ends with. What stands before that, on a line of its own, is nothing.
func nameOf(text string) (string, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return "", nil
	}
	name := strings.ToLower(words[len(words)-1])
	if utf8.RuneCountInString(name) != 2 {
		return "", fault.Errorf("%.20q is no name of LIN: %w", name, errName)
	}
	return name, nil
}

// plain returns a line as it is read: an address of a page that shows a board as the LIN in it. The browser may have left the
// bars as they are.
func plain(text string) string {
	if content, ok := Link(text); ok {
		return content
	}
	address, query, found := strings.Cut(text, "lin=")
	found = found && !strings.Contains(address, "|")
	if found || !strings.Contains(text, "|") && strings.Contains(strings.ToUpper(text), "%7C") {
		if found {
			text, _, _ = strings.Cut(query, "&")
		}
		return strings.Map(oneLine, unescaped(text))
	}
	return text
}

// unescaped returns a part of an address as it is meant.
func unescaped(text string) string {
	return escaped.ReplaceAllStringFunc(strings.ReplaceAll(text, "+", " "), func(code string) string {
		n, _ := strconv.ParseUint(code[1:], 16, 8)
		return string([]byte{byte(n)})
	})
}

// escaped finds what stands for a byte in an address.
var escaped = regexp.MustCompile("%[0-9A-Fa-f]{2}")

// oneLine makes blanks of what ends lines.
func oneLine(r rune) rune {
	if r == '\n' || r == '\r' {
		return ' '
	}
	return r
}

// packed returns a value without any blank and in capital letters.
func packed(value string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || !unicode.IsPrint(r) {
			return -1
		}
		return unicode.ToUpper(r)
	}, value)
}
