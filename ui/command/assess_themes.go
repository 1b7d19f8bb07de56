package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/theme"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// costly is a card that cost something, with what it was about.
type costly struct {
	board  int
	before bridge.Board
	theme  theme.Theme
	reason analysis.Reason
	cost   int
	// played and better are the tricks that follow the card and the better one with best play, if that is known.
	played, better []bridge.Trick
}

// runThemes counts what the costly cards of the boards were about, and prints some of them.
func (a assessment) runThemes(ctx context.Context, stdout, stderr io.Writer) error {
	all, stopped := each(ctx, a.boards, a.threads, stderr, a.costly)
	found := slices.Concat(all...)
	if err := printThemes(stdout, len(all), found); err != nil {
		return err
	}
	n := min(*a.examples, len(found))
	for i := range n {
		if err := printExample(stdout, found[i*len(found)/n]); err != nil {
			return err
		}
	}
	if errors.Is(stopped, context.Canceled) {
		return stoppedAt("command.stopped.boards", a.boards, len(all))
	}
	return stopped
}

// costly returns the cards of a board that cost something.
func (a assessment) costly(ctx context.Context, i int) ([]costly, error) {
	b, err := a.board(ctx, i)
	if err != nil {
		return nil, failed("command.assess.board", "Board", i+1, "Why", err)
	}
	var all []costly
	j, err := assess.NewJudge(b, a.options(b.Rules))
	if err != nil {
		return nil, err
	}
	for {
		act, ok, err := j.Next(ctx)
		if err != nil || !ok {
			slices.Reverse(all)
			return all, err
		}
		if act.Cost > 0 && b.Events()[act.Event].Kind == bridge.PlayKind {
			before, why := b.Prefix(act.Event), analysis.Why(ctx, b, act)
			found := costly{board: i + 1, before: before, theme: theme.OfCard(before, why), reason: why, cost: act.Cost}
			found.played, found.better = analysis.Continuations(ctx, b, act, why.Better)
			all = append(all, found)
		}
	}
}

// printThemes prints how many cards each theme has, the most frequent first.
func printThemes(w io.Writer, boards int, found []costly) error {
	cards, tricks := map[theme.Theme]int{}, map[theme.Theme]int{}
	for _, c := range found {
		cards[c.theme]++
		tricks[c.theme] += c.cost
	}
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, text.T("command.assess.themes", "Boards", text.TN("command.count.boards", boards), "Cards", len(found))+"\n")
	fmt.Fprintf(t, "%s\t%s\t%s\t%s\n", "", rowHead("cards"), rowHead("share"), rowHead("tricks"))
	themes := append(theme.All(), theme.None)
	slices.SortStableFunc(themes, func(a, b theme.Theme) int { return cards[b] - cards[a] })
	for _, of := range themes {
		if cards[of] > 0 {
			fmt.Fprintf(t, "%s\t%d\t%.1f %%\t%d\n", bridgetext.Theme(of), cards[of], 100*float64(cards[of])/float64(len(found)), tricks[of])
		}
	}
	return t.Flush()
}

// printExample prints a costly card with the hands as they were.
func printExample(w io.Writer, c costly) error {
	var hands card.Deal
	for _, seat := range card.Seats {
		hands[seat] = c.before.Hand(seat)
	}
	trick := c.before.Trick()
	_, err := fmt.Fprintf(w, "\n%s\n%v  %v %v  %s\n", text.T("command.assess.example", "Board", c.board, "Contract", bridgetext.Contract(c.before.Contract()),
		"Seat", text.Seat(c.before.Turn()), "Card", text.Card(c.reason.Played), "Tricks", c.cost),
		hands, trick.Leader, trick.Cards[:trick.Len], bridgetext.WhyOf(c.theme, c.reason))
	for _, way := range []struct {
		with   card.Card
		tricks []bridge.Trick
	}{{c.reason.Played, c.played}, {c.reason.Better, c.better}} {
		if err == nil && len(way.tricks) > 0 {
			_, err = fmt.Fprintln(w, text.T("command.assess.after", "Card", text.Card(way.with), "Tricks", tricksIn(way.tricks, c.before.Contract().Strain)))
		}
	}
	return err
}

// tricksIn returns tricks as "E S4 SK* S2 S9": who led, and the cards, with a star at the one that took it.
func tricksIn(tricks []bridge.Trick, strain bridge.Strain) string {
	var all []string
	for _, t := range tricks {
		one := t.Leader.String()
		for i, c := range t.Cards[:t.Len] {
			one += " " + c.String()
			if t.Leader.Next(i) == t.Winner(strain) {
				one += "*"
			}
		}
		all = append(all, one)
	}
	return strings.Join(all, ", ")
}
