package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/cases"
	"github.com/superbridge/superbridge/ui/bridge/text"
)

// bookNamed returns the book of a system by its name.
func bookNamed(name string) (*bidding.Book, error) {
	card, err := bidding.ParseCard(name)
	if err != nil {
		return nil, usageError{err}
	}
	if card.String() != card.System.String() {
		return nil, usage("%s: want a system without conventions: its book has them all", name)
	}
	return bidding.BookOf(card.System), nil
}

// showBook prints the files of a book.
func showBook(args []string, stdout io.Writer) error {
	f := systemFlags(stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return usage("want the NAME of a system (superbridge system -h explains)")
	}
	b, err := bookNamed(f.Arg(0))
	if err != nil {
		return err
	}
	for i, name := range b.Files() {
		words, err := bidding.Text(name)
		if err != nil {
			return err
		}
		if i > 0 {
			fmt.Fprintln(stdout)
		}
		if _, err := fmt.Fprintf(stdout, "# %s.book\n\n%s", name, words); err != nil {
			return err
		}
	}
	return nil
}

// checkBook prints the faults of a book.
func checkBook(ctx context.Context, args []string, stdout io.Writer) error {
	f := systemFlags(stdout)
	auctions := f.Int("auctions", 1000, "bid `N` deals, each with East and West silent and not")
	seed := f.seed("the deals follow from number `S` (default 1)")
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return usage("want the NAME of a system or a FILE.book (superbridge system -h explains)")
	}
	if *auctions < 1 || *auctions > mostDeals {
		return usage("-auctions %d: want 1 to %d", *auctions, mostDeals)
	}
	if !seed.given {
		seed.value = 1
	}
	b, err := bookOrFile(f.Arg(0))
	var unread errUnread
	switch {
	case errors.As(err, &unread):
		fmt.Fprintln(stdout, unread)
		return fmt.Errorf("%s is no book", f.Arg(0))
	case err != nil:
		return err
	}
	done, err := b.Check(ctx, *auctions, seed.value)
	switch {
	case errors.Is(err, context.Canceled):
		return errors.New("stopped")
	case err != nil:
		return err
	}
	for _, fault := range done.Faults {
		if fault.Place != "" {
			fmt.Fprintf(stdout, "%s: ", fault.Place)
		}
		fmt.Fprintln(stdout, fault.What)
	}
	fmt.Fprintf(stdout, "%s: %d auctions, %d faults; rows of the book made %s of the bids and doubles with opponents silent, %s with all bidding; %d of %d contexts were reached\n",
		f.Arg(0), done.Auctions, len(done.Faults), perCent(done.ByRows[0], done.Calls[0]), perCent(done.ByRows[1], done.Calls[1]), done.Reached, done.Contexts)
	if n := len(done.Faults); n > 0 {
		return fmt.Errorf("%s has faults: %d", f.Arg(0), n)
	}
	return nil
}

// perCent returns a part of a whole in per cent.
func perCent(part, whole int) string {
	if whole == 0 {
		return "none"
	}
	return fmt.Sprintf("%d %%", (100*part+whole/2)/whole)
}

// errUnread is why a book can't be read: its faults, each on a line.
type errUnread struct{ error }

// bookOrFile returns the book of a system, or in a file.
func bookOrFile(name string) (*bidding.Book, error) {
	base, ok := strings.CutSuffix(filepath.Base(name), ".book")
	if !ok {
		return bookNamed(name)
	}
	if info, err := os.Stat(name); err != nil {
		return nil, usageError{err}
	} else if info.IsDir() {
		return nil, usage("%s is a folder: want a FILE.book", name)
	}
	var failed error // to read a file that is there
	b, err := bidding.ReadBook(func(file string) (string, bool) {
		data, err := os.ReadFile(filepath.Join(filepath.Dir(name), file))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			failed = err
		}
		return string(data), err == nil
	}, base)
	if failed != nil {
		return nil, usageError{failed}
	}
	if err != nil {
		return nil, errUnread{err}
	}
	return b, nil
}

// explainCalls prints the meaning of each call after an auction.
func explainCalls(args []string, stdout io.Writer) error {
	f := systemFlags(stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() < 1 || f.NArg() > 2 {
		return usage(`want NAME and "AUCTION" (superbridge system -h explains)`)
	}
	by, err := bidding.ParseCard(f.Arg(0))
	if err != nil {
		return usageError{err}
	}
	auction, err := cases.ParseAuction(f.Arg(1))
	if err != nil {
		return usageError{err}
	}
	a := bidding.Cards{by, by}.Read(&bridge.Table{Rules: cases.Rules()}, auction)
	t := tabwriter.NewWriter(stdout, 0, 8, 2, ' ', 0)
	for _, c := range a.Proposed() {
		fmt.Fprintf(t, "%v\t%s\t%s\n", c, a.Place(c), text.Meaning(a.Explain(c)))
	}
	return t.Flush()
}
