package command

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// dealRubber is the number of the rubber whose deals follow from a seed.
const dealRubber = 1

// printDeals prints deals that meet a condition.
func printDeals(ctx context.Context, args []string, stdout io.Writer) error {
	f := noFlags("superbridge deal", text.T("command.deal.help"), stdout)
	where := f.String("where", "", text.T("command.deal.flag-where"))
	rulesName := f.rulesFlag(short, "command.deal.flag-rules")
	length := f.Int("deals", 1, text.T("command.deal.flag-deals"))
	count := f.Int("count", 0, text.T("command.deal.flag-count"))
	seed := f.seed(text.T("command.deal.flag-seed"))
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	rules, err := rulesNamed(*rulesName)
	if err != nil {
		return err
	}
	switch {
	case *length < 1 || *length > mostDeals:
		return outside("deals", *length, 1, mostDeals)
	case f.given("count") && (*count < 1 || *count > mostDeals):
		return outside("count", *count, 1, mostDeals)
	case f.given("count") && f.given("deals"):
		return usage("command.deal.count-deals")
	}
	c, err := condition.Parse(rules, *where)
	if err != nil {
		return usage("command.deal.wrong-where", "Why", err)
	}
	deals, err := c.Deals(ctx)
	var impossible *condition.Impossible
	switch {
	case errors.As(err, &impossible):
		return usage("command.deal.impossible", "Why", impossible)
	case err == nil && f.given("count"):
		err = countDeals(ctx, c, deals, seed, *count, stdout)
	case err == nil:
		for board := 0; board < *length && err == nil; board++ {
			var deal card.Deal
			if deal, err = deals.Next(ctx, seed.chance(dealRubber, board)); err == nil {
				_, err = fmt.Fprintln(stdout, deal)
			}
		}
	}
	if errors.Is(err, context.Canceled) {
		return stopped()
	}
	return err
}

// looksForShare is the number of deals from which the share that meets a condition is estimated.
const looksForShare = 2000

// countDeals reports how many of n random deals meet a condition, and the expected number.
func countDeals(ctx context.Context, c condition.Condition, deals *condition.Deals, seed *seed, n int, stdout io.Writer) error {
	random := seed.deals(c.Rules(), dealRubber)
	met := 0
	for board := range n {
		if err := ctx.Err(); err != nil {
			return err
		}
		ok, err := c.Holds(ctx, random(board))
		if err != nil {
			return err
		}
		if ok {
			met++
		}
	}
	share := deals.Share(ctx, seed.chance(dealRubber, n), looksForShare)
	if err := ctx.Err(); err != nil {
		return err
	}
	how := text.T("command.deal.counted")
	if !share.Exact {
		how = text.TN("command.deal.estimated", share.Looked)
	}
	id := "command.deal.meet"
	if share.Of == 0 {
		id = "command.deal.meet-none"
	}
	_, err := fmt.Fprintln(stdout, text.TN(id, n, "Met", met, "Expected", fmt.Sprintf("%.6g", share.Of*float64(n)), "How", how, "Rarity", fmt.Sprintf("%.6g", 1/share.Of)))
	return err
}
