package command

import (
	"fmt"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/cases"
	"github.com/superbridge/superbridge/game/card"
	words "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// pageAuctions are the auctions that the page of a system goes through, North dealing.
var pageAuctions = []string{
	"",
	"1S P", "1D P", "1N P", "2N P", "2C P", "2C P 2D P", "2S P", "3S P",
	"1D P 1S P", "1S P 1N P", "1S P 2C P", "1S P 2S P", "1S P 3S P", "1D P 1S P 1N P",
	"1S P 2N P", "1S P 2N P 3C P", "1S P 2N P 5S P", "1S P 4C P", "1S P 3S P 4C P",
	"1S P 2N P 5N P", "1S P 2N P 5N P 6D P",
	"1D", "1N", "2S", "3S", "1D P P", "1D 1S P", "1D X P",
	"1S 2D", "1D 1S", "1S X", "1S 2D P P", "1D 1S X P", "1S 2H 2S 3H",
}

// printPage prints what the calls of a system mean, auction by auction, as a page of Markdown.
func printPage(args []string, dataDir string, stdout io.Writer) error {
	f := systemFlags(dataDir, stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return usage("command.system.want-name")
	}
	name := f.Arg(0)
	by, rules, err := cardNamed(name)
	if err != nil {
		return err
	}
	title := text.T("command.system.page-title", "System", name)
	if name == bidding.Own68 {
		title = text.T("command.system.page-super-bridge")
	}
	var page strings.Builder
	page.WriteString(title + "\n\n" + text.T("command.system.page-about", "System", name) + "\n")
	for _, calls := range pageAuctions {
		auction, err := readAuction(rules, calls)
		switch {
		case err != nil && rules.Level < cases.Rules().Level:
			continue // it goes higher than bids with 36 cards
		case err != nil:
			return err
		}
		page.WriteString("\n" + pageTable(bidding.Cards{by, by}.Read(&bridge.Table{Rules: rules}, auction)))
	}
	_, err = io.WriteString(stdout, page.String())
	return err
}

// readAuction reads an auction that North has begun by some rules.
func readAuction(r bridge.Rules, calls string) (bridge.Auction, error) {
	a := bridge.Auction{Dealer: card.North}
	all, err := cases.ParseCalls(calls)
	if err != nil {
		return a, err
	}
	for _, c := range all {
		if err := a.Check(r, c); err != nil {
			return a, err
		}
		a.Calls = append(a.Calls, c)
	}
	return a, nil
}

// pageTable returns a heading, and a table of the calls that could be made next, with what each means.
func pageTable(a *bidding.Auction) string {
	var table strings.Builder
	heading := text.T("command.system.page-openings")
	if len(a.Calls) > 0 {
		var calls []string
		for _, c := range a.Calls {
			calls = append(calls, words.Call(c))
		}
		heading = text.T("command.system.page-after", "Calls", strings.Join(calls, " – "))
	}
	fmt.Fprintf(&table, "## %s\n\n| %s | %s |\n|---|---|\n", heading, text.T("command.system.page-call"), text.T("command.system.page-meaning"))
	for _, c := range a.Proposed() {
		if a.Explain(c).Purpose == bidding.Waiting && a.Place(c) == "" {
			continue // only for hands that no row is for
		}
		fmt.Fprintf(&table, "| %s | %s |\n", words.Call(c), words.Meaning(a.Explain(c)))
	}
	return table.String()
}
