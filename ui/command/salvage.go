package command

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/storage/every"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// salvage replaces a damaged file by a fresh one with its readable contents.
func salvage(ctx context.Context, dir string, stdout, stderr io.Writer) error {
	show, clear := percentage(stderr)
	opening := storage.Opening{Now: time.Now, Steps: bridgestore.Steps, Progress: func(part float64) { show(max(1, int(100*part))) }}
	done, err := storage.Salvage(ctx, dir, opening, every.Keepers)
	clear()
	if err != nil && ctx.Err() != nil {
		return failed("command.restore.stopped")
	}
	if err != nil {
		return err
	}
	left := leftOut{stderr: stderr}
	for _, why := range done.LeftOut() {
		left.add(why)
	}
	kept := 0
	for _, t := range done.Tables {
		kept += t.Read - t.Lost
	}
	said := text.T("command.doctor.kept", "Sessions", text.TN("command.count.sessions", done.Sessions), "Rows", text.TN("command.count.rows", kept))
	if done.Lost > 0 {
		said += "; " + text.TN("command.doctor.lost", done.Lost)
	}
	if _, err := fmt.Fprintf(stdout, "%s\n%s\n", said, text.T("command.doctor.old-file", "Path", text.Plain(done.Old))); err != nil {
		return err
	}
	return left.said()
}
