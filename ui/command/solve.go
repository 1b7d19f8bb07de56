package command

import (
	"context"
	"errors"
	"io"
	"os"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
)

const solveUsage = `solve [flags] [FILE]

How many tricks are there for each declarer, when all four hands are open and everybody plays
his best? FILE is a list of deals; without it, or where it is -, standard input is. A list has
a deal in each line, as N:hand hand hand hand, or it is in PBN (for 52 cards), where each Deal
tag is one. Empty lines and lines that begin with #, % or ; are skipped.

For each deal there is a line of JSON, in the order of the list:

  {"deal":"N:…","table":{"N":{"C":9,"D":8,"H":8,"S":7,"N":8},"E":{…},"S":{…},"W":{…}},"ms":41.2}

The table has declarer, then the strain (N is no-trump), then the tricks of declarer's side; ms
is how many milliseconds the deal took. With -contract there is "tricks":9 instead of the
table, and with -plays also "leads":{"SA":9,…}: declarer's tricks after each opening lead.

What is wrong with a list is said, with its line; its other deals are answered, and the exit
status is 2.`

const maxThreads = 256

// solveDeals answers the deals of a list.
func solveDeals(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	f := noFlags("superbridge solve", solveUsage, stdout)
	rulesName := f.rulesFlag("", "the cards of each deal tell its game; unless all are for the")
	contract := f.String("contract", "", "only the tricks in this `CONTRACT`, as 4N-S; its level changes nothing")
	plays := f.Bool("plays", false, "with -contract: also the tricks after each opening lead")
	threads := f.threads()
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() > 1 {
		return usage("what is %q? There is one FILE, and flags come before it (superbridge solve -h explains)", f.Arg(1))
	}
	q := question{plays: *plays}
	if f.given("rules") {
		rules, err := rulesNamed(*rulesName)
		if err != nil {
			return err
		}
		q.rules = &rules
	}
	if f.given("contract") {
		var err error
		q.contract, err = bridge.ParseContract(*contract)
		switch {
		case err != nil:
			return usage("-contract: %v", err)
		case q.contract.PassedOut():
			return usage("-contract Passed has no declarer: want one as 4N-S")
		case q.rules != nil && q.contract.Level > q.rules.Level:
			return usage("-contract %v: with -rules %s bids go up to level %d", q.contract, *rulesName, q.rules.Level)
		}
	} else if q.plays {
		return usage("-plays is for -contract")
	}

	name, list := "standard input", os.Stdin
	if f.NArg() == 1 && f.Arg(0) != "-" {
		var err error
		name = f.Arg(0)
		if list, err = os.Open(name); err != nil {
			return usageError{err}
		}
		defer list.Close()
		if info, err := list.Stat(); err == nil && info.IsDir() {
			return usage("%s is a folder: want a list of deals", name)
		}
	}
	b := batch{question: q, threads: *threads, stdout: stdout, stderr: stderr}
	err := b.run(ctx, pbn.Deals(list))
	switch {
	case errors.Is(err, context.Canceled):
		return errors.New("stopped")
	case err != nil:
		return err
	case b.broken > 0:
		return errSaid
	case b.deals == 0:
		return usage("there is no deal in %s", name)
	}
	return nil
}
