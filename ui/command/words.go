package command

import (
	"embed"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// The messages of the command line are in *.en.json files, one for each command or family of commands. What programs
// read is no message: JSON, PBN, the names of flags, commands, games and players, and what superbridge act answers.
//
//go:embed *.json
var files embed.FS

func init() { text.Add("ui/command", files) }

// failure is an error in the words of a message.
type failure struct {
	words string
	cause error // or nil
}

func (f failure) Error() string { return f.words }

// Unwrap returns the cause.
func (f failure) Unwrap() error { return f.cause }

// failed returns the error of a message. An error among the values is its cause.
func failed(id string, pairs ...any) error {
	f := failure{words: text.T(id, pairs...)}
	for _, value := range pairs {
		if err, ok := value.(error); ok {
			f.cause = err
		}
	}
	return f
}

// stopped is the error of a command that the user has stopped.
func stopped() error { return failed("command.stopped") }

// stoppedAt is that of a command that has done a part of some number of things.
func stoppedAt(id string, all, done int) error { return errors.New(text.TN(id, all, "Done", done)) }

// usageError is a mistake of the user's, in one line: exit status 2.
type usageError struct{ error }

// Unwrap returns the cause.
func (e usageError) Unwrap() error { return e.error }

// errSaid is for a mistake of the user's that has been reported: exit status 2.
var errSaid = errors.New("said")

// usage returns the mistake of a message. An error among the values is its cause.
func usage(id string, pairs ...any) error { return usageError{failed(id, pairs...)} }

// outside is the mistake of a flag whose number is too small or too large.
func outside(flag string, value, from, to int) error {
	return usage("command.fault.outside", "Flag", flag, "Value", value, "From", from, "To", to)
}

// clash is the mistake of two flags of a command that don't go together.
func clash(command, a, b string) error {
	return usage("command.fault.clash", "Flag", a, "Other", b, "Command", command)
}

// onlyWith is the mistake of a flag that is for another one.
func onlyWith(flag, other string) error {
	return usage("command.fault.only-with", "Flag", flag, "Other", other)
}

// surplus is the mistake of an argument too many. The name is that of the command as typed.
func surplus(name, argument string) error {
	return usage("command.fault.surplus", "Argument", quoted(argument), "Command", name)
}

// quoted returns a text in quotation marks, safe for one line.
func quoted(s string) string { return text.Quoted(s) }

// oneOf names two things or more, as "a, b or c".
func oneOf(names []string) string {
	last := len(names) - 1
	return text.T("command.one-of", "Others", strings.Join(names[:last], ", "), "Last", names[last])
}

// heads returns the heads of a table's columns, with tabs between.
func heads(names ...string) string {
	for i, name := range names {
		names[i] = text.T("command.head." + name)
	}
	return strings.Join(names, "\t")
}

// rowHead returns the head of a row of a table, or "".
func rowHead(name string) string {
	if name == "" {
		return ""
	}
	return text.T("command.row." + name)
}

// tell prints a message on a line of stderr, as the program's.
func tell(stderr io.Writer, id string, pairs ...any) { tellWords(stderr, text.T(id, pairs...)) }

func tellWords(stderr io.Writer, words string) { fmt.Fprintf(stderr, "superbridge: %s\n", words) }
