package command

import (
	"fmt"
	"io"
	"runtime"
	"text/tabwriter"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/version"
)

func printVersion(args []string, stdout io.Writer) error {
	f := noFlags("superbridge version", text.T("command.version.help"), stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	t := tabwriter.NewWriter(stdout, 0, 8, 2, ' ', 0)
	for _, row := range [][2]string{
		{"Super Bridge", version.Number},
		{text.T("command.version.commit"), version.Commit()},
		{"Go", runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH},
		{"SQLite", storage.SQLite()},
		{"Fyne", version.Module("fyne.io/fyne/v2")},
	} {
		if row[1] == "" {
			row[1] = "-"
		}
		fmt.Fprintf(t, "%s\t%s\n", row[0], row[1])
	}
	return t.Flush()
}
