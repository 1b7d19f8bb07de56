package command

import (
	"context"
	"errors"
	"io"
	"os"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/ui/kit/text"
)

const maxThreads = 256

// solveDeals answers the deals of a list.
func solveDeals(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	f := noFlags("superbridge solve", text.T("command.solve.help"), stdout)
	rulesName := f.rulesFlag("", "command.solve.flag-rules")
	contract := f.String("contract", "", text.T("command.solve.flag-contract"))
	plays := f.Bool("plays", false, text.T("command.solve.flag-plays"))
	threads := f.threads()
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() > 1 {
		return usage("command.fault.one-file", "Argument", quoted(f.Arg(1)), "Command", "superbridge solve")
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
			return usage("command.solve.wrong-contract", "Why", err)
		case q.contract.PassedOut():
			return usage("command.solve.passed")
		case q.rules != nil && q.contract.Level > q.rules.Level:
			return usage("command.solve.rules-level", "Contract", q.contract, "Rules", *rulesName, "Level", q.rules.Level)
		}
	} else if q.plays {
		return onlyWith("plays", "contract")
	}

	name, list := text.T("command.standard-input"), os.Stdin
	if f.NArg() == 1 && f.Arg(0) != "-" {
		var err error
		name = f.Arg(0)
		if list, err = os.Open(name); err != nil {
			return usageError{err}
		}
		defer list.Close()
		if info, err := list.Stat(); err == nil && info.IsDir() {
			return usage("command.solve.folder", "File", name)
		}
	}
	b := batch{question: q, threads: *threads, stdout: stdout, stderr: stderr}
	err := b.run(ctx, pbn.Deals(list))
	switch {
	case errors.Is(err, context.Canceled):
		return stopped()
	case err != nil:
		return err
	case b.broken > 0:
		return errSaid
	case b.deals == 0:
		return usage("command.solve.no-deals", "File", name)
	}
	return nil
}
