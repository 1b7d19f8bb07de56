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
	words "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// cardNamed returns the convention card of a name, and the rules by which its system is tried. Its book's faults are a mistake of the user's, as is
// a name of nothing. [bidding.Own68] is the players' own with 68 cards.
func cardNamed(name string) (by bidding.Card, rules bridge.Rules, err error) {
	if name == bidding.Own68 {
		return by, bidding.BookOf68().Rules(), nil
	}
	if by, err = bidding.ParseCard(name); err != nil {
		return by, rules, usageError{err}
	}
	return by, bidding.BookOf(by.System).Rules(), nil
}

// bookNamed returns the book of a system by its name.
func bookNamed(name string) (*bidding.Book, error) {
	if name == bidding.Own68 {
		return bidding.BookOf68(), nil
	}
	card, _, err := cardNamed(name)
	if err != nil {
		return nil, err
	}
	if card.String() != card.System.String() {
		return nil, usage("command.system.no-conventions", "System", name)
	}
	return bidding.BookOf(card.System), nil
}

// showBook prints the files of a book.
func showBook(args []string, dataDir string, stdout io.Writer) error {
	f := systemFlags(dataDir, stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return usage("command.system.want-name")
	}
	b, err := bookNamed(f.Arg(0))
	if err != nil {
		return err
	}
	for i, name := range b.Files() {
		words, err := b.Text(name)
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
func checkBook(ctx context.Context, args []string, dataDir string, stdout io.Writer) error {
	f := systemFlags(dataDir, stdout)
	auctions := f.Int("auctions", 1000, text.T("command.system.flag-auctions"))
	seed := f.seed(text.T("command.system.flag-seed"))
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return usage("command.system.want-book")
	}
	if *auctions < 1 || *auctions > mostDeals {
		return outside("auctions", *auctions, 1, mostDeals)
	}
	if !seed.given {
		seed.value = 1
	}
	b, err := bookOrFile(f.Arg(0))
	if err != nil {
		var unread *bidding.BookError
		if errors.As(err, &unread) {
			fmt.Fprintln(stdout, text.Error(unread.Err))
		}
		return err
	}
	done, err := b.Check(ctx, *auctions, seed.value)
	switch {
	case errors.Is(err, context.Canceled):
		return stopped()
	case err != nil:
		return err
	}
	for _, fault := range done.Faults {
		if fault.Place != "" {
			fmt.Fprintf(stdout, "%s: ", fault.Place)
		}
		fmt.Fprintln(stdout, text.Error(fault.What))
	}
	fmt.Fprintln(stdout, text.T("command.system.checked", "Book", f.Arg(0), "Auctions", done.Auctions, "Faults", len(done.Faults), "Silent", perCent(done.ByRows[0], done.Calls[0]), "Both", perCent(done.ByRows[1], done.Calls[1]), "Reached", done.Reached, "Contexts", done.Contexts))
	if n := len(done.Faults); n > 0 {
		return failed("command.system.faults", "Book", f.Arg(0), "N", n)
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

// bookOrFile returns the book of a system, or in a file.
func bookOrFile(name string) (*bidding.Book, error) {
	base, ok := strings.CutSuffix(filepath.Base(name), ".book")
	if !ok {
		return bookNamed(name)
	}
	if info, err := os.Stat(name); err != nil {
		return nil, usageError{err}
	} else if info.IsDir() {
		return nil, usage("command.system.folder", "File", name)
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
		return nil, usageError{&bidding.BookError{Name: name, Err: err}}
	}
	return b, nil
}

// explainCalls prints the meaning of each call after an auction.
func explainCalls(args []string, dataDir string, stdout io.Writer) error {
	f := systemFlags(dataDir, stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() < 1 || f.NArg() > 2 {
		return usage("command.system.want-auction")
	}
	by, rules, err := cardNamed(f.Arg(0))
	if err != nil {
		return err
	}
	auction, err := cases.ParseAuction(rules, f.Arg(1))
	if err != nil {
		return usageError{err}
	}
	a := bidding.Cards{by, by}.Read(&bridge.Table{Rules: rules}, auction)
	t := tabwriter.NewWriter(stdout, 0, 8, 2, ' ', 0)
	for _, c := range a.Proposed() {
		fmt.Fprintf(t, "%v\t%s\t%s\n", c, a.Place(c), words.Meaning(a.Explain(c)))
	}
	return t.Flush()
}
