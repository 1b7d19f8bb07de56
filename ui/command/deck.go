package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os/signal"
	"path/filepath"
	"strconv"
	"syscall"
	"unicode/utf8"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/export"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// writeDeck writes the cards as files.
func writeDeck(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	f := noFlags("superbridge deck", text.T("command.deck.help"), stdout)
	o := export.Options{Width: export.DefaultWidth}
	out := f.String("out", "", text.T("command.deck.flag-out"))
	formatName := f.String("format", "svg", text.T("command.deck.flag-format"))
	cardsName := f.String("cards", "all", text.T("command.deck.flag-cards"))
	styleWords := f.String("style", "", text.T("command.deck.flag-style"))
	f.Func("width", text.T("command.deck.flag-width", "From", export.MinWidth, "To", export.MaxWidth, "Usual", export.DefaultWidth),
		func(arg string) (err error) {
			if o.Width, err = strconv.Atoi(arg); err != nil {
				return failed("command.fault.whole-number", "From", export.MinWidth, "To", export.MaxWidth)
			}
			return nil
		})
	sheetName := f.String("sheet", "a4", text.T("command.deck.flag-sheet"))
	force := f.Bool("force", false, text.T("command.deck.flag-force"))
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	var format, sheet, style, cards error
	o.Format, format = export.ParseFormat(*formatName)
	o.Layout, sheet = export.ParseLayout(*sheetName)
	o.Cards, cards = export.ParseSelection(*cardsName)
	o.Style, style = cardart.ParseStyle(*styleWords)
	switch {
	case format != nil:
		return usage("command.deck.wrong-format", "Why", format)
	case cards != nil:
		return usage("command.deck.wrong-cards", "Why", cards)
	case sheet != nil:
		return usage("command.deck.wrong-sheet", "Why", sheet)
	case style != nil:
		return usageError{style}
	case *out == "":
		return usage("command.deck.no-out")
	case f.given("width") && o.Format != export.PNG:
		return onlyWith("width", "format png")
	case f.given("sheet") && o.Format != export.PDF:
		return onlyWith("sheet", "format pdf")
	}

	// On SIGTERM and SIGHUP, as when the terminal's window closes, partial files are removed too.
	ctx, stop := signal.NotifyContext(ctx, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	if err := o.Check(); err != nil {
		return usageError{err}
	}
	progress, clear := counter(stderr)
	files, err := disk.WriteFolder(*out, o.Files(), *force, func(create disk.Create) error { return o.Write(ctx, create, progress) })
	clear()
	var refused *fs.PathError
	switch {
	case errors.As(err, &refused) && errors.Is(err, fs.ErrExist):
		return usage("command.deck.there", "File", filepath.Base(refused.Path), "Folder", *out)
	case errors.As(err, &refused):
		return usage("command.fault.cannot-write", "Path", *out, "Why", refused.Err)
	case errors.Is(err, context.Canceled):
		return stopped()
	case err != nil:
		return err
	case len(files) == 1:
		_, err = fmt.Fprintln(stdout, files[0])
	default:
		_, err = fmt.Fprintln(stdout, text.TN("command.deck.files", len(files), "Folder", *out))
	}
	return err
}

// counter shows progress on one line of a terminal, until that is cleared; elsewhere it
// shows nothing.
func counter(w io.Writer) (progress func(done, total int), clear func()) {
	if c, ok := w.(cleaned); ok {
		w = c.Writer
	}
	if !isTerminal(w) {
		return nil, func() {}
	}
	width := 0 // of the line, with a carriage return
	return func(done, total int) {
			said := text.T("command.progress.of", "Done", done, "All", total) + " "
			width = utf8.RuneCountInString(said) + 1
			fmt.Fprint(w, "\r"+said)
		},
		func() { fmt.Fprintf(w, "\r%*s\r", width, "") }
}
