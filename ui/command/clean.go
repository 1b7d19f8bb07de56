package command

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// cleaned is a terminal, or what takes its place, to which no character gets that a terminal obeys, whatever is quoted: names, files,
// or errors about them. Lines and tabs stay, and the carriage return of progress.
type cleaned struct{ io.Writer }

func (c cleaned) Write(p []byte) (int, error) {
	whole := string(p)
	at := 0
	for i := range whole {
		if whole[i] != '\r' {
			continue
		}
		if _, err := io.WriteString(c.Writer, text.PlainLines(whole[at:i])+"\r"); err != nil {
			return 0, err
		}
		at = i + 1
	}
	if _, err := io.WriteString(c.Writer, text.PlainLines(whole[at:])); err != nil {
		return 0, err
	}
	return len(p), nil
}

// isTerminal reports whether what is written is shown on a terminal.
var isTerminal = func(w io.Writer) bool {
	file, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// forPeople are the commands whose output is for people. That of the others is data, and stays as it is in files and pipes.
var forPeople = map[string]bool{"list": true, "doctor": true, "restore": true, "backup": true, "import": true, "games": true, "deck": true, "version": true, "help": true}

// leftOut says what is left out because it can't be read.
type leftOut struct {
	stderr io.Writer
	n      int
}

// mostNamed is how much of that is named.
const mostNamed = 20

// errLeft is for what has been left out, where that has been said: exit status 2.
var errLeft = errors.New("something has been left out")

// add says that something is left out.
func (l *leftOut) add(why error) {
	if l.n++; l.n <= mostNamed {
		fmt.Fprintf(l.stderr, "superbridge: left out: %s\n", text.Plain(why.Error()))
	}
}

// end returns an error if something has been left out, says how many things haven't been named, and who knows more.
func (l *leftOut) end() error {
	err := l.said()
	if err != nil {
		fmt.Fprintln(l.stderr, "superbridge: superbridge doctor says what is damaged, and what helps")
	}
	return err
}

// said returns an error if something has been left out, and says how many things haven't been named.
func (l *leftOut) said() error {
	if l.n == 0 {
		return nil
	}
	if more := l.n - mostNamed; more > 0 {
		fmt.Fprintf(l.stderr, "superbridge: left out: %s more\n", count(more, "thing"))
	}
	return errLeft
}
