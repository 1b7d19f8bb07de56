package history

import (
	"context"
	"errors"
	"io"

	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// JSON is the notation of JSON lines.
func JSON() Format {
	return Format{ID: "json", Name: text.T("history.export.json"), Why: text.T("history.export.why-json"), Ending: ".jsonl"}
}

// Exported returns the message of an export. Write writes, and passes on what it leaves out; said describes what has
// been written.
func Exported[W any](write func(left func(error)) (W, error), said func(W) string) (string, error) {
	var left LeftOut
	done, err := write(left.Add)
	return left.After(said(done)), err
}

// Read reads all records of a file, by the rules. The function that it returns adds them; said describes the result.
func Read[T, D any](ctx context.Context, in io.Reader, read func(io.Reader) ([]T, error), add func(context.Context, []T) (D, error), said func(D) Added) (func() (Added, error), error) {
	all, err := read(in)
	var wrong *lines.Error
	switch {
	case errors.As(err, &wrong):
		return nil, &LineError{Line: wrong.Line, Err: wrong.Err}
	case err != nil:
		return nil, err
	}
	return func() (Added, error) {
		done, err := add(ctx, all)
		return said(done), err
	}, nil
}
