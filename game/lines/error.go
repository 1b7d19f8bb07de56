package lines

import (
	"fmt"
	"strings"
)

// Error says in which line of a file something is wrong.
type Error struct {
	Line int // counted from 1
	Err  error
}

// Error names the line and the fault. It leaves out the package, as it is for the user of the file.
func (e *Error) Error() string {
	return fmt.Sprintf("line %d: %s", e.Line, strings.TrimPrefix(e.Err.Error(), "record: "))
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }
