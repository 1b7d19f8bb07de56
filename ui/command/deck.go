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

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/export"
	"github.com/superbridge/superbridge/ui/kit/disk"
)

const deckUsage = `deck -out DIR [flags]

Writes the deck, 68 faces, a joker and the back, to be printed or shown. Either all files come or,
if something is wrong or you stop it, none. With -cards new only the 16 faces come that a deck
of 52 has not, M, 12, 11 and 1 of each suit, and the back: print them in the size of yours, and
the two make 68. With -cards 52 it is the other 52, and the joker.

  svg   a file for each card, SA.svg to C1.svg and back.svg; any size is crisp
  png   the same as pictures, transparent outside the rounded corners
  pdf   one file for a printer; print it at its actual size. Cards are 63 by 88 mm with
        3 mm of bleed. On sheets there are crop marks, and lines along which to round the
        corners. Each page of faces is followed by its backs: print on both sides, and they
        meet, turned over along the long edge or the short one.

A style is some of these words, with commas between them; the first of each line is the default:

  two, four, orange      black and red; blue diamonds, green clubs; orange diamonds, green clubs
  english, romanian, russian, esperanto  the letters A K Q J M; A R D V S; Т К Д В Ф; A R D F S
  normal, large          rank and sign in the corners; for weak eyes
  classical, clock       signs in columns; on the dial of a clock
  court, solids          figures; the five regular solids
  lattice, wave, star    what the backs show
  plain, values          honours with their letter; with 17 to 13 under the sign too

  patent                 as the source describes the deck: romanian,values,clock,solids; further
                         words change it, as in patent,english`

// writeDeck writes the cards as files.
func writeDeck(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	f := noFlags("superbridge deck", deckUsage, stdout)
	o := export.Options{Width: export.DefaultWidth}
	out := f.String("out", "", "write into folder `DIR`, which is made if it isn't there")
	formatName := f.String("format", "svg", "`FORMAT` of the files: svg, png or pdf")
	cardsName := f.String("cards", "all", "which `CARDS`: all 68 and a joker, the 16 new ones, or the 52 of other games and a joker")
	styleWords := f.String("style", "", "`WORDS` for how the cards look, such as four,large,clock")
	f.Func("width", fmt.Sprintf("png: cards are `PX` pixels wide, %d to %d (default %d)", export.MinWidth, export.MaxWidth, export.DefaultWidth),
		func(arg string) (err error) {
			if o.Width, err = strconv.Atoi(arg); err != nil {
				return fmt.Errorf("want a whole number, %d to %d", export.MinWidth, export.MaxWidth)
			}
			return nil
		})
	sheetName := f.String("sheet", "a4", "pdf: `PAGES` are sheets of a4 or letter paper, or cards: one card a\n"+
		"page with its bleed, trim box and bleed box, and no marks, for a print shop")
	force := f.Bool("force", false, "replace files of the same names")
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
		return usage("-format: %v", format)
	case cards != nil:
		return usage("-cards: %v", cards)
	case sheet != nil:
		return usage("-sheet: %v", sheet)
	case style != nil:
		return usageError{style}
	case *out == "":
		return usage("-out DIR must say which folder to write to (superbridge deck -h explains)")
	case f.given("width") && o.Format != export.PNG:
		return usage("-width is for -format png")
	case f.given("sheet") && o.Format != export.PDF:
		return usage("-sheet is for -format pdf")
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
		return usage("there is %s in %s already (-force replaces it)", filepath.Base(refused.Path), *out)
	case errors.As(err, &refused):
		return usage("can't write to %s: %v", *out, refused.Err)
	case errors.Is(err, context.Canceled):
		return errors.New("stopped")
	case err != nil:
		return err
	case len(files) == 1:
		_, err = fmt.Fprintln(stdout, files[0])
	default:
		_, err = fmt.Fprintf(stdout, "%d files in %s\n", len(files), *out)
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
	return func(done, total int) { width, _ = fmt.Fprintf(w, "\r%d of %d ", done, total) },
		func() { fmt.Fprintf(w, "\r%*s\r", width, "") }
}
