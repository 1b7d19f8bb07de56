package command

import (
	"errors"
	"io"
	"os"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// cleaned is a writer, usually to a terminal, that escapes all characters which a terminal would act on, in names,
// files and errors about them. Line breaks, tabs, and the carriage return of progress stay.
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

// isTerminal reports whether a writer is a terminal.
var isTerminal = func(w io.Writer) bool {
	file, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// forPeople are the commands whose output is for people. The output of the others is data, and isn't changed in files
// and pipes.
var forPeople = map[string]bool{"list": true, "doctor": true, "restore": true, "backup": true, "import": true, "games": true, "deck": true, "version": true, "help": true}

// leftOut reports parts that are left out because they can't be read.
type leftOut struct {
	stderr io.Writer
	n      int
}

// mostNamed is the largest number of them that are named.
const mostNamed = 20

// errLeft is for omissions that have been reported: exit status 2.
var errLeft = errors.New("left out")

// add reports an omission.
func (l *leftOut) add(why error) {
	if l.n++; l.n <= mostNamed {
		tell(l.stderr, "command.fault.left-out", "Why", text.Plain(text.Error(why)))
	}
}

// end returns an error if there were omissions, and reports the number of those not named, and where to learn more.
func (l *leftOut) end() error {
	err := l.said()
	if err != nil {
		tell(l.stderr, "command.fault.doctor-says")
	}
	return err
}

// said returns an error if there were omissions, and reports the number of those not named.
func (l *leftOut) said() error {
	if l.n == 0 {
		return nil
	}
	if more := l.n - mostNamed; more > 0 {
		tellWords(l.stderr, text.TN("command.fault.left-out-more", more))
	}
	return errLeft
}
