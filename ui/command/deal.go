package command

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
)

const dealUsage = `deal [flags]

Print random deals that meet a condition, one in each line, as N:hand hand hand hand. All deals
that meet it are equally likely, and rare ones come as quickly as common ones.

A condition is a list of parts with commas between them, each of which has to hold. N, E, S and W
are hands, NS and EW the two hands of a side together:

  N.points 15-17    high-card points, of a hand or a side (40 in 52 cards, 60 in 68)
  S.spades 5+       cards of a suit: spades, hearts, diamonds, clubs; of a hand or a side
  N.longest 7+      cards of the longest suit
  N.shortest 0      cards of the shortest suit
  N balanced        no long suit and one short one at most
  NS fit            8 cards of a suit between the two hands (10 with 68 cards)
  NS slam           a small slam can be made when all hands are open
  S opens 1N        what the players of the program open with the hand; S opens is any bid

Numbers are 5, 5+ or 5-7, and "not" in front of a part turns it round. For example:

  superbridge deal -rules duplicate -where "N.points 15-17, N balanced, S.spades 5+, NS.points 33+" -deals 10

With -count nothing is dealt. It says how many of N random deals meet the condition, and how many
there should be.`

// dealRubber is the number of the rubber whose deals follow from a seed.
const dealRubber = 1

// printDeals prints deals that meet a condition.
func printDeals(ctx context.Context, args []string, stdout io.Writer) error {
	f := noFlags("superbridge deal", dealUsage, stdout)
	where := f.String("where", "", "the `CONDITION`; without it any deal will do")
	rulesName := f.rulesFlag(short, "deals for the")
	length := f.Int("deals", 1, "print `N` deals")
	count := f.Int("count", 0, "look at `N` random deals, and say how many meet the condition")
	seed := f.seed("the deals follow from number `S`")
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
		return usage("-deals %d: want 1 to %d", *length, mostDeals)
	case f.given("count") && (*count < 1 || *count > mostDeals):
		return usage("-count %d: want 1 to %d", *count, mostDeals)
	case f.given("count") && f.given("deals"):
		return usage("-count deals nothing: leave -deals out")
	}
	c, err := condition.Parse(rules, *where)
	if err != nil {
		return usage("-where: %v (superbridge deal -h explains)", err)
	}
	deals, err := c.Deals(ctx)
	var impossible *condition.Impossible
	switch {
	case errors.As(err, &impossible):
		return usage("-where: %v", impossible)
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
		return errors.New("stopped")
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
	how := "counted"
	if !share.Exact {
		how = fmt.Sprintf("estimated from %d deals", share.Looked)
	}
	_, err := fmt.Fprintf(stdout, "%d of %d random deals meet it; %.6g should (%s)%s\n", met, n, share.Of*float64(n), how, rarity(share))
	return err
}

// rarity describes the odds of a deal that meets a condition.
func rarity(s condition.Share) string {
	if s.Of == 0 {
		return ""
	}
	return fmt.Sprintf(": one deal in %.6g", 1/s.Of)
}
