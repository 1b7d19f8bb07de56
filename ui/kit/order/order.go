// Package order is the sheet on which it is ordered that something is written to the disk: it is chosen
// what and where, the work is watched, and how it ended is told. What has to be read from a file is
// watched on it too.
package order

import (
	"context"
	"errors"
	"io/fs"
	"syscall"

	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Order is what is ordered.
type Order struct {
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

// Of returns the progress where so many of all parts are done.
func Of(done, total int) Progress {
	return Progress{float32(done) / float32(max(total, 1)), text.T("order.progress", "Done", text.Points(done), "Total", text.Points(total))}
}

// failed says why nothing has been done.
func (o Order) failed(err error) string {
	switch {
	case o.Failed != nil:
		return o.Failed(err)
	case errors.Is(err, context.Canceled):
		return text.T("order.cancelled")
	case errors.Is(err, fs.ErrNotExist):
		return text.T("order.failed", "Why", text.T("order.gone"))
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return text.T("order.failed", "Why", text.T("order.forbidden"))
	case errors.Is(err, fs.ErrExist):
		return text.T("order.failed", "Why", text.T("order.taken"))
	case errors.Is(err, syscall.ENOSPC):
		return text.T("order.failed", "Why", text.T("order.full"))
	}
	return text.T("order.failed", "Why", disk.Reason(err))
}
