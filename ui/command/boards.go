package command

import (
	"bufio"
	"context"
	"errors"
	"io"
	"os"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// fileName returns the name of a file for messages.
func fileName(arg string) string {
	if arg == "-" {
		return text.T("command.standard-input")
	}
	return arg
}

// longestBoard is the largest number of bytes in the line of a board or its rubber. They have about a thousand, and
// more with results.
const longestBoard = lines.LongestObject

// boardsIn returns the finished boards in a file, or in standard input if the name is -. It reports faulty lines on stderr, and
// returns their number.
func boardsIn(ctx context.Context, name string, stderr io.Writer) (boards []record.Entry, wrong int, err error) {
	file := os.Stdin
	if name != "-" {
		if file, err = os.Open(name); err != nil {
			return nil, 0, usageError{err}
		}
		defer file.Close()
		if info, err := file.Stat(); err == nil && info.IsDir() {
			return nil, 0, usage("command.assess.folder", "File", name)
		}
	}
	read := send(ctx, func(yield func(readBoard) bool) { readBoards(file, yield) })
	for {
		select {
		case <-ctx.Done():
			return nil, 0, stopped()
		case line, ok := <-read:
			switch {
			case !ok:
				return boards, wrong, nil
			case line.err != nil:
				wrong++
				tell(stderr, "command.fault.at-line", "Line", line.line, "Why", text.Error(line.err))
			default:
				boards = append(boards, line.entry)
			}
		}
	}
}

// readBoard is the board of a line, with its data, or its error.
type readBoard struct {
	line  int // counted from 1
	entry record.Entry
	err   error
}

// readBoards yields the boards written by [record.Marshal], one a line. It skips empty lines, rubbers, sessions, and
// boards in progress. After a line that is no text or can't be read it stops.
func readBoards(r io.Reader, yield func(readBoard) bool) {
	in := bufio.NewScanner(r)
	in.Buffer(nil, longestBoard)
	n := 0
	for in.Scan() {
		n++
		line := strings.TrimSpace(in.Text())
		if line == "" || strings.HasPrefix(line, `{"rubber":`) || record.EndsSession(line) {
			continue
		}
		if strings.Contains(line, "\x00") {
			yield(readBoard{line: n, err: failed("command.assess.no-text")})
			return
		}
		e, err := record.UnmarshalEntry([]byte(line))
		if err == nil && e.Board.Phase() != bridge.Finished {
			continue
		}
		if !yield(readBoard{n, e, err}) {
			return
		}
	}
	switch err := in.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		yield(readBoard{line: n + 1, err: failed("command.assess.too-long", "Bytes", longestBoard)})
	case err != nil:
		yield(readBoard{line: n + 1, err: err})
	}
}
