package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/cases"
	reported "github.com/superbridge/superbridge/ui/bridge/report"
	"github.com/superbridge/superbridge/ui/bridge/text"
)

const systemUsage = `system list
       superbridge system show NAME
       superbridge system check [-auctions N] [-seed S] NAME|FILE.book
       superbridge system explain NAME "AUCTION"
       superbridge system try NAME HAND "AUCTION"
       superbridge system cases [-v] NAME [FILE...]

What do the bidding systems call? NAME is a system with its conventions, as in standard or
standard-stayman+keycards, for both sides.

  list     the systems, each with its conventions
  show     the book of a system, with those of its conventions
  check    what is wrong with a book: random deals are bid by it. A FILE may include the program's books.
           The exit status is 1 if anything is
  explain  what each call means that could be made after an auction, and the line of the book that it comes from
  try      what a hand calls after an auction, and what it means. North has begun, and
           NS:, EW: or Both: before it says who is vulnerable
  cases    how many cases of lists are right: lines such as "limit raise | A3.K74.KJ852.842 | 1D P | 3D", with
           the accepted calls last; -v also prints those that are wrong. A FILE - is standard input. Without a
           FILE it counts the calls reported with Ctrl+R, which are in cases.own in the data folder (-data-dir)

What is wrong with a list is said, with its line; its other cases are counted, and the exit status is 2.`

// askSystem does what is asked of the bidding systems.
func askSystem(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := noFlags("superbridge system", systemUsage, stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return usage("want list, show, check, explain, try or cases (superbridge system -h explains)")
	}
	rest := f.Args()[1:]
	if dataDir != "" && f.Arg(0) != "cases" {
		return usage("-data-dir isn't for system %s, which keeps nothing (superbridge system -h explains)", f.Arg(0))
	}
	switch f.Arg(0) {
	case "list":
		return listSystems(rest, stdout)
	case "show":
		return showBook(rest, stdout)
	case "check":
		return checkBook(ctx, rest, stdout)
	case "explain":
		return explainCalls(rest, stdout)
	case "cases":
		return countCases(ctx, rest, dataDir, stdout, stderr)
	case "try":
		return tryHand(rest, stdout)
	}
	return usage("system has no %q: want list, show, check, explain, try or cases (superbridge system -h explains)", f.Arg(0))
}

// systemFlags returns the flags of a command about systems; system -h explains all of these.
func systemFlags(stdout io.Writer) flags {
	return noFlags("superbridge system", systemUsage, stdout)
}

// listSystems prints the systems, a line each.
func listSystems(args []string, stdout io.Writer) error {
	f := systemFlags(stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	t := tabwriter.NewWriter(stdout, 0, 8, 2, ' ', 0)
	for _, s := range bidding.Systems() {
		fmt.Fprintf(t, "%s\t", s)
		card := bidding.Card{System: s}
		for i, v := range s.Conventions() {
			mark := map[bool]string{true: "+", false: "-"}[card.Has(v)]
			fmt.Fprintf(t, "%s%s%v", map[bool]string{true: " "}[i > 0], mark, v)
		}
		fmt.Fprintln(t)
	}
	return t.Flush()
}

// countCases prints how many cases of lists are right.
func countCases(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge system", dataDir, systemUsage, stdout)
	verbose := f.Bool("v", false, "also print the cases that are wrong")
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() < 1 {
		return usage("want NAME, and lists of cases (superbridge system -h explains)")
	}
	by, err := bidding.ParseCard(f.Arg(0))
	if err != nil {
		return usageError{err}
	}
	var right, asked int
	said := false
	names := f.Args()[1:]
	if len(names) == 0 {
		own, err := reportedCalls(f)
		if err != nil {
			return err
		}
		names = []string{own}
	}
	for _, name := range names {
		list, err := listOf(name)
		var at *cases.LineError
		switch {
		case err != nil && !errors.As(err, &at):
			return usageError{err}
		case err != nil:
			fmt.Fprintf(stderr, "superbridge: %s: %v\n", name, err)
			said = true
		case len(list) == 0:
			return usage("there is no case in %s", name)
		}
		n := 0
		for _, c := range list {
			if ctx.Err() != nil {
				return errors.New("stopped")
			}
			a := c.Ask(by)
			if a.Right {
				n++
			} else if *verbose {
				fmt.Fprintf(stdout, "%s:%d: %s called: %v, %s\n", name, c.Line, a.Call, c, text.Meaning(a.Meaning))
			}
		}
		fmt.Fprintf(stdout, "%s: %d of %d\n", name, n, len(list))
		right, asked = right+n, asked+len(list)
	}
	if len(names) > 1 {
		fmt.Fprintf(stdout, "%d of %d\n", right, asked)
	}
	if said {
		return errSaid
	}
	return nil
}

// reportedCalls returns the path of the list of reported calls in the data folder.
func reportedCalls(f flags) (string, error) {
	dir, err := f.dir()
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, reported.CallsFile)
	if _, err := os.Stat(name); errors.Is(err, fs.ErrNotExist) {
		return "", usage("no call has been reported yet: there is no %s", name)
	}
	return name, nil
}

// listOf reads a list of cases from a file, or from standard input where its name is -.
func listOf(name string) ([]cases.Case, error) {
	if name == "-" {
		return cases.Read(os.Stdin)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	if info, err := file.Stat(); err == nil && info.IsDir() {
		return nil, fmt.Errorf("%s is a folder: want a list of cases", name)
	}
	return cases.Read(file)
}

// tryHand prints what a hand calls.
func tryHand(args []string, stdout io.Writer) error {
	f := systemFlags(stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() < 2 || f.NArg() > 3 {
		return usage(`want NAME, HAND and "AUCTION" (superbridge system -h explains)`)
	}
	by, err := bidding.ParseCard(f.Arg(0))
	if err != nil {
		return usageError{err}
	}
	c, err := cases.Parse(f.Arg(1), f.Arg(2))
	if err != nil {
		return usageError{err}
	}
	a := c.Ask(by)
	_, err = fmt.Fprintf(stdout, "%v  %s\n", a.Call, cmp.Or(text.Meaning(a.Meaning), "-"))
	return err
}
