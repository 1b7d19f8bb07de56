package pbn

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// remarks are the remarks on a game's events that are still to be written.
type remarks struct {
	at    map[int]Remark
	notes []string // of the section being written, in the order of their numbers
}

func remarksOf(all []Remark) *remarks {
	r := &remarks{at: map[int]Remark{}}
	for _, remark := range all {
		r.at[remark.At] = remark
	}
	return r
}

// marks matches a mark: a suffix such as !?, which directly follows the call or card, and numbers such as $5, which stand apart.
var marks = regexp.MustCompile(`^(!!|\?\?|!\?|\?!|!|\?)?((?:\$[0-9]{1,3})*)$`)

// mostNotes is the maximum number of notes of a section. (Source: PBN standard 2.1, chapter 3.5.)
const mostNotes = 32

// alert is the text of a note that only says that a call was alerted.
const alert = "*"

// with returns a call or a card with the remarks on its event.
func (r *remarks) with(word string, event int) string {
	remark, ok := r.at[event]
	if !ok {
		return word
	}
	delete(r.at, event)
	word, comments := r.said(word, remark)
	if comments != "" {
		word += " " + commentText(comments)
	}
	return word
}

// said returns a call or a card with its mark and the number of its note, and the comments after it, with whatever has no other place. An
// alert without a note is written as a note.
func (r *remarks) said(word string, remark Remark) (text, comments string) {
	comments = remark.Comment
	before := func(text string) { comments = strings.TrimSuffix(text+"\n"+comments, "\n") }
	note := remark.Note
	if mark := marks.FindStringSubmatch(strings.ReplaceAll(remark.Mark, alert, "")); mark == nil {
		before(remark.Mark)
	} else {
		word += mark[1] + strings.ReplaceAll(mark[2], "$", " $")
		if note == "" && strings.Contains(remark.Mark, alert) {
			note = alert
		}
	}
	if note != "" {
		if n := r.number(note); n > 0 {
			word += fmt.Sprintf(" =%d=", n)
		} else {
			before(note)
		}
	}
	return word, comments
}

// number returns the number of a note in the section, or 0 if there are too many.
func (r *remarks) number(note string) int {
	at := slices.Index(r.notes, note)
	switch {
	case at >= 0:
		return at + 1
	case len(r.notes) == mostNotes:
		return 0
	}
	r.notes = append(r.notes, note)
	return len(r.notes)
}

// writeNotes writes the notes of a section.
func (r *remarks) writeNotes(out *strings.Builder) {
	for i, note := range r.notes {
		writeTag(out, "Note", noteText(i, note))
	}
	r.notes = nil
}

// writeFirst writes the remarks before the first event.
func (r *remarks) writeFirst(out *strings.Builder) { r.writeLoose(out, -1) }

// writeRest writes the remarks on events that are neither calls nor cards, such as a claim.
func (r *remarks) writeRest(out *strings.Builder) {
	var left []int
	for at := range r.at {
		left = append(left, at)
	}
	slices.Sort(left)
	for _, at := range left {
		r.writeLoose(out, at)
	}
}

// writeLoose writes the remarks on an event as comments on lines of their own.
func (r *remarks) writeLoose(out *strings.Builder, event int) {
	remark, ok := r.at[event]
	if !ok {
		return
	}
	delete(r.at, event)
	for _, text := range []string{strings.TrimPrefix(remark.Mark, alert), remark.Note, remark.Comment} {
		if text != "" {
			writeComment(out, text)
		}
	}
}

// writeComment writes comments, one per line, on lines of their own.
func writeComment(out *strings.Builder, text string) {
	text = commentText(text)
	out.WriteString(text)
	if !strings.HasSuffix(text, "\n") {
		out.WriteString("\r\n")
	}
}

// commentText returns comments, one on each line, as PBN has them: together in braces. A line with a closing brace is a comment to the end of
// its line; what follows it is indented, which marks it as the same comment.
func commentText(text string) string {
	var out strings.Builder
	var braced []string
	write := func(its string) {
		if out.Len() > 0 {
			out.WriteString(" ")
		}
		out.WriteString(its)
	}
	brace := func() {
		if comment := strings.Trim(strings.Join(braced, "\r\n"), "\r\n"); comment != "" {
			write("{" + comment + "}")
		}
		braced = nil
	}
	if text = strings.Trim(text, "\n"); !strings.Contains(text, "\n") {
		text = strings.TrimSpace(text)
	}
	for line := range strings.SplitSeq(text, "\n") {
		line = strings.TrimRight(strings.Map(printed, line), " ")
		if strings.Contains(line, "}") {
			brace()
			write("; " + strings.TrimSpace(line) + "\r\n")
			continue
		}
		if strings.HasPrefix(line, "%") { // otherwise it would be ignored
			line = " " + line
		}
		braced = append(braced, wrapped(line))
	}
	brace()
	return out.String()
}

// printed replaces unprintable characters by blanks.
func printed(c rune) rune {
	if !unicode.IsPrint(c) {
		return ' '
	}
	return c
}

// longestComment is the approximate maximum number of bytes of a comment on a line.
const longestComment = 180

// wrapped breaks lines that are too long. None starts with a per cent sign, which would make it ignored.
func wrapped(text string) string {
	var out strings.Builder
	length := 0
	for i, word := range strings.Split(text, " ") {
		switch {
		case i == 0:
		case length+len(word) > longestComment && word != "" && word[0] != '%':
			out.WriteString("\r\n")
			length = 0
		default:
			out.WriteString(" ")
		}
		out.WriteString(word)
		length += 1 + len(word)
	}
	return out.String()
}

// write writes a tag of a source, with the lines of its section, or a comment.
func (t Tag) write(out *strings.Builder) {
	name := strings.Map(func(c rune) rune {
		if !isName(c) {
			return -1
		}
		return c
	}, t.Name)
	switch {
	case name == "":
		writeComment(out, t.Value)
	case len(t.Rows) == 0:
		writeTag(out, name, t.Value)
	default:
		fmt.Fprintf(out, "[%s \"%s\"]\r\n", name, columnsText(t.Value))
	}
	for _, row := range t.Rows {
		if row = rowText(row); row != "" {
			out.WriteString(row + "\r\n")
		}
	}
}

// columnsText returns the value of a tag that names columns. Their strokes are escapes only where they would be taken for some.
func columnsText(value string) string {
	value = strings.Map(printed, value)
	var out strings.Builder
	for i := range len(value) {
		if value[i] == '"' || value[i] == '\\' && (i+1 == len(value) || value[i+1] == '"' || value[i+1] == '\\') {
			out.WriteByte('\\')
		}
		out.WriteByte(value[i])
	}
	return out.String()
}

// rowText returns a line of a section, in which nothing begins a tag or a comment, or is an escape.
func rowText(row string) string {
	quoted := false
	row = strings.TrimRight(strings.Map(func(c rune) rune {
		switch {
		case c == '"':
			quoted = !quoted
		case !unicode.IsPrint(c):
			return ' '
		case quoted:
		case c == '[' || c == '{':
			return '('
		case c == ']' || c == '}':
			return ')'
		case c == ';':
			return ','
		}
		return c
	}, row), " ")
	if quoted {
		row += `"`
	}
	if strings.HasPrefix(row, "%") {
		row = " " + row
	}
	return row
}
