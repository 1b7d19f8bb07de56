// Package task is the sheet for a task that takes a while, such as an export or an import: the user chooses what is
// done and where it is written, watches how far it is, may cancel it, and reads how it ended.
package task

import (
	"context"
	"errors"
	"io/fs"
	"syscall"

	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Task is something that takes a while.
type Task struct {
	Rows  []Row    // what there is to choose
	About []string // what is good to know about what is chosen
	Into  string   // what Path is, in words
	Path  string   // of what is written or read
	Begun Progress // how far it is before the work has told
	// Work is done in another goroutine. It tells how far it is, and returns what to say at the end. If
	// it fails, or ctx ends, it leaves nothing behind.
	Work func(ctx context.Context, tell func(Progress)) (words string, err error)
	// Failed says why nothing has been done, or that it was cancelled. If it is nil it is said as for what
	// is written.
	Failed func(error) string
}

// Row is something to choose.
type Row struct {
	Label   string
	Options []string
	Chosen  int
	Choose  func(int)
}

// Progress is how far the work is.
type Progress struct {
	Share float32 // of all, from 0 to 1
	Words string  // or "", if there is nothing to say but that it goes on
}

// Of returns the progress where done parts of all are done.
func Of(done, total int) Progress {
	return Progress{float32(done) / float32(max(total, 1)), text.T("task.progress", "Done", text.Points(done), "Total", text.Points(total))}
}

// failed says why nothing has been done.
func (t Task) failed(err error) string {
	switch {
	case t.Failed != nil:
		return t.Failed(err)
	case errors.Is(err, context.Canceled):
		return text.T("task.cancelled")
	case errors.Is(err, fs.ErrNotExist):
		return text.T("task.failed", "Why", text.T("task.gone"))
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return text.T("task.failed", "Why", text.T("task.forbidden"))
	case errors.Is(err, fs.ErrExist):
		return text.T("task.failed", "Why", text.T("task.taken"))
	case errors.Is(err, syscall.ENOSPC):
		return text.T("task.failed", "Why", text.T("task.full"))
	}
	return text.T("task.failed", "Why", disk.Reason(err))
}
