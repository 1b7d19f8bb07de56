package lines

import "github.com/superbridge/superbridge/game/fault"

// Error says in which line of a file something is wrong.
type Error struct {
	Line int // counted from 1
	Err  error
}

// Error names the line and the fault.
func (e *Error) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *Error) Words() fault.Phrase { return fault.Say("line %d: %v", e.Line, e.Err) }

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }
