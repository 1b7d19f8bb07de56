package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/laboratory"
	words "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// compareBooks prints what one system gains against another on the same deals, and the deals that differ most. If it is stopped it prints what there
// is.
func compareBooks(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := systemFlags(dataDir, stdout)
	deals := f.Int("deals", 1000, text.T("command.system.flag-deals"))
	seed := f.seed(text.T("command.system.flag-compare-seed"))
	threads := f.threads()
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() != 2 {
		return usage("command.system.want-two")
	}
	if *deals < 1 || *deals > mostDeals {
		return outside("deals", *deals, 1, mostDeals)
	}
	if !seed.given {
		seed.value = unforeseen().Uint64()
	}
	var books [2]*bidding.Book
	for i, name := range f.Args() {
		b, err := bookOrFile(name)
		if err != nil {
			return err
		}
		books[i] = b
	}
	show, clear := remaining(stderr, *deals)
	t := laboratory.Trial{A: books[0], B: books[1], Deals: *deals, Seed: seed.value, Threads: *threads}
	r, err := t.Run(ctx, func(r laboratory.Result) { show(r.Deals) })
	clear()
	if r.Deals > 0 {
		fmt.Fprintln(stdout, text.T("command.system.gains", "A", f.Arg(0), "B", f.Arg(1), "Deals", text.TN("command.count.deals", r.Deals), "Seed", seed.value,
			"IMPs", estimate{r.Deals, r.Mean, r.Error}.say("%+.3f", "%.3f"), "Differ", r.Differ))
		for _, d := range r.Most {
			printSwing(stdout, r.Rules, d, f.Args())
		}
	}
	if errors.Is(err, context.Canceled) {
		return stoppedAt("command.stopped.deals", *deals, r.Deals)
	}
	return err
}

// printSwing prints a deal with both auctions.
func printSwing(w io.Writer, rules bridge.Rules, d laboratory.Deal, names []string) {
	fmt.Fprintf(w, "\n%s\n%v\n", text.T("command.system.swing", "Deal", d.Board+1, "IMPs", fmt.Sprintf("%+d", d.IMPs), "Dealer", text.Seat(rules.Dealer(d.Board)),
		"Vul", words.Vul(d.Vul)), d.Hands)
	for room, at := range d.Rooms {
		var calls []string
		for _, c := range at.Auction.Calls {
			calls = append(calls, words.Call(c))
		}
		c := at.Auction.Contract()
		end := words.ShortContract(c)
		if !c.PassedOut() {
			end += " " + words.Margin(at.Tricks, rules.Needs(c.Level))
		}
		fmt.Fprintf(w, "  %s / %s: %s: %s\n", names[room], names[1-room], strings.Join(calls, " "), end)
	}
}
