package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/lines"
)

// fileName returns the name of a file for messages.
func fileName(arg string) string {
	if arg == "-" {
		return "standard input"
	}
	return arg
}

// longestBoard is the largest number of bytes in the line of a board or its rubber. They have about a thousand, and
// more with results.
const longestBoard = lines.LongestObject

// boardsIn returns the boards in a file, or in standard input if the name is -. It reports faulty lines on stderr, and
// returns their number.
func boardsIn(ctx context.Context, name string, stderr io.Writer) (boards []bridge.Board, wrong int, err error) {
	file := os.Stdin
	if name != "-" {
		if file, err = os.Open(name); err != nil {
			return nil, 0, usageError{err}
		}
		defer file.Close()
		if info, err := file.Stat(); err == nil && info.IsDir() {
			return nil, 0, usage("%s is a folder: want a file with boards", name)
		}
	}
	read := send(ctx, func(yield func(readBoard) bool) { readBoards(file, yield) })
	for {
		select {
		case <-ctx.Done():
			return nil, 0, errors.New("stopped")
		case line, ok := <-read:
			switch {
			case !ok:
				return boards, wrong, nil
			case line.err != nil:
				wrong++
				fmt.Fprintf(stderr, "superbridge: line %d: %s\n", line.line, line.err)
			default:
				boards = append(boards, line.board)
			}
		}
	}
}

// readBoard is the board of a line, or its error.
type readBoard struct {
	line  int // counted from 1
	board bridge.Board
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
		text := strings.TrimSpace(in.Text())
		if text == "" || strings.HasPrefix(text, `{"rubber":`) || record.EndsSession(text) {
			continue
		}
		if strings.Contains(text, "\x00") {
			yield(readBoard{line: n, err: errors.New("this is not text")})
			return
		}
		e, err := record.UnmarshalEntry([]byte(text))
		if err == nil && e.Board.Phase() != bridge.Finished {
			continue
		}
		if !yield(readBoard{n, e.Board, err}) {
			return
		}
	}
	switch err := in.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		yield(readBoard{line: n + 1, err: fmt.Errorf("it has more than %d bytes", longestBoard)})
	case err != nil:
		yield(readBoard{line: n + 1, err: err})
	}
}
