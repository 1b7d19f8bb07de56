// Package task is the sheet for a slow task, such as an export or an import: the user chooses options and destination,
// watches the progress, may cancel, and reads the result.
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
	Rows  []Row    // the options
	About []string // lines about the current options
	Into  string   // the label of Path
	Path  string   // of the file to write or read
	Begun Progress // the progress at the start
	// Work does the task on another goroutine. It reports progress with tell, and returns the final message. If it
	// fails, or ctx ends, it leaves nothing behind.
	Work func(ctx context.Context, tell func(Progress)) (words string, err error)
	// Failed returns the message that nothing has been done, or that the task was cancelled. If it is nil the message
	// is the one for writing files.
	Failed func(error) string
}

// Row is something to choose.
type Row struct {
	Label   string
	Options []string
	Chosen  int
	Choose  func(int)
}

// Progress is the progress of the work.
type Progress struct {
	Share float32 // done, from 0 to 1
	Words string  // or "", if there is nothing to say but that it is under way
}

// Of returns the progress after done parts of total.
func Of(done, total int) Progress {
	return Progress{float32(done) / float32(max(total, 1)), text.T("task.progress", "Done", text.Points(done), "Total", text.Points(total))}
}

// failed returns the message that nothing has been done.
func (t Task) failed(err error) string {
	switch {
	case t.Failed != nil:
		return t.Failed(err)
	case errors.Is(err, context.Canceled):
		return text.T("task.cancelled")
	case errors.Is(err, fs.ErrNotExist):
		return text.T("task.gone")
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return text.T("task.forbidden")
	case errors.Is(err, fs.ErrExist):
		return text.T("task.taken")
	case errors.Is(err, syscall.ENOSPC):
		return text.T("task.full")
	}
	return text.T("task.failed", "Why", text.Error(disk.Reason(err)))
}
