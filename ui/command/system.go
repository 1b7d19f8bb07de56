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
	"strings"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/cases"
	words "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// askSystem carries out superbridge system.
func askSystem(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := systemFlags(dataDir, stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return usage("command.system.what")
	}
	rest, dataDir := f.Args()[1:], *f.dataDir
	switch f.Arg(0) {
	case "list":
		return listSystems(rest, dataDir, stdout)
	case "new":
		return newSystem(rest, dataDir, stdout)
	case "show":
		return showBook(rest, dataDir, stdout)
	case "page":
		return printPage(rest, dataDir, stdout)
	case "check":
		return checkBook(ctx, rest, dataDir, stdout)
	case "compare":
		return compareBooks(ctx, rest, dataDir, stdout, stderr)
	case "explain":
		return explainCalls(rest, dataDir, stdout)
	case "cases":
		return countCases(ctx, rest, dataDir, stdout, stderr)
	case "try":
		return tryHand(rest, dataDir, stdout)
	}
	return usage("command.system.no-command", "Command", quoted(f.Arg(0)))
}

// systemFlags returns the flags of a command about systems; system -h explains all of these.
func systemFlags(dataDir string, stdout io.Writer) flags {
	return newFlags("superbridge system", dataDir, text.T("command.system.help"), stdout)
}

// listSystems prints the systems, a line each; of those with faults the first one.
func listSystems(args []string, dataDir string, stdout io.Writer) error {
	f := systemFlags(dataDir, stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	t := tabwriter.NewWriter(stdout, 0, 8, 2, ' ', 0)
	for _, s := range bidding.Systems() {
		fmt.Fprintf(t, "%s\t", s)
		if err := s.Err(); err != nil {
			first, _, _ := strings.Cut(text.Error(err), "\n")
			fmt.Fprintln(t, first)
			continue
		}
		card := bidding.Card{System: s}
		for i, v := range s.Conventions() {
			mark := map[bool]string{true: "+", false: "-"}[card.Has(v)]
			fmt.Fprintf(t, "%s%s%v", map[bool]string{true: " "}[i > 0], mark, v)
		}
		fmt.Fprintln(t)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	return useSystems(dir)
}

// countCases prints the number of right cases in lists.
func countCases(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := systemFlags(dataDir, stdout)
	verbose := f.Bool("v", false, text.T("command.system.flag-v"))
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() < 1 {
		return usage("command.system.want-cases")
	}
	by, _, err := cardNamed(f.Arg(0))
	if err != nil {
		return err
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
			tellWords(stderr, name+": "+text.Error(err))
			said = true
		case len(list) == 0:
			return usage("command.system.no-case", "File", name)
		}
		n := 0
		for _, c := range list {
			if ctx.Err() != nil {
				return stopped()
			}
			a := c.Ask(by)
			if a.Right {
				n++
			} else if *verbose {
				fmt.Fprintln(stdout, text.T("command.system.called", "File", name, "Line", c.Line, "Call", a.Call, "Case", c, "Meaning", words.Meaning(a.Meaning)))
			}
		}
		fmt.Fprintln(stdout, text.T("command.system.right-of-list", "File", name, "Right", n, "Cases", len(list)))
		right, asked = right+n, asked+len(list)
	}
	if len(names) > 1 {
		fmt.Fprintln(stdout, text.T("command.system.right", "Right", right, "Cases", asked))
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
	name := filepath.Join(dir, cases.OwnFile)
	if _, err := os.Stat(name); errors.Is(err, fs.ErrNotExist) {
		return "", usage("command.system.no-report", "File", name)
	}
	return name, nil
}

// listOf reads a list of cases from a file, or from standard input if its name is -.
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
		return nil, failed("command.system.folder-of-cases", "File", name)
	}
	return cases.Read(file)
}

// tryHand prints the call of a hand.
func tryHand(args []string, dataDir string, stdout io.Writer) error {
	f := systemFlags(dataDir, stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() < 2 || f.NArg() > 3 {
		return usage("command.system.want-hand")
	}
	by, _, err := cardNamed(f.Arg(0))
	if err != nil {
		return err
	}
	c, err := cases.Parse(f.Arg(1), f.Arg(2))
	if err != nil {
		return usageError{err}
	}
	a := c.Ask(by)
	_, err = fmt.Fprintf(stdout, "%v  %s\n", a.Call, cmp.Or(words.Meaning(a.Meaning), "-"))
	return err
}
