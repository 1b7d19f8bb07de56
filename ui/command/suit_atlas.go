package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// atlasPairs limits the holdings of the atlas.
const atlasPairs = 60

// writeAtlas prints the atlas of suits of 17 cards as Markdown.
func writeAtlas(ctx context.Context, w io.Writer) error {
	fmt.Fprintf(w, "# %s\n\n%s\n\n%s\n", text.T("command.suit.atlas-title"), text.T("command.suit.atlas-about"),
		text.T("command.suit.atlas-head"))
	fmt.Fprintln(w, "|---|---|---|---|---|")
	n := 0
	for _, p := range suit.Frequent() {
		rows, err := atlasRows(ctx, p)
		if err != nil {
			return err
		}
		if rows == "" {
			continue
		}
		if n++; n > atlasPairs {
			break
		}
		if _, err := io.WriteString(w, rows); err != nil {
			return err
		}
	}
	return nil
}

// atlasRows returns the rows of one holding: each number of tricks that is neither certain nor out of reach, if any.
func atlasRows(ctx context.Context, p suit.Pair) (string, error) {
	var rows strings.Builder
	head := fmt.Sprintf("%s – %s | %s", smalls(p.North, p.NorthSmall), smalls(p.South, p.SouthSmall),
		text.T("command.suit.chance", "Percent", text.Fraction(100*p.Chance, 2)))
	q := p.Problem()
	for n := 1; n <= max(q.North.Len(), q.South.Len()); n++ {
		a, err := suit.Solve(ctx, q, suit.Goal{Tricks: n})
		if err != nil {
			return "", err
		}
		if !a.Exact {
			return "", suit.ErrTooLong
		}
		if worth := a.Lines[0].Worth; worth > 0.9995 || worth < 0.0005 {
			continue
		}
		fmt.Fprintf(&rows, "| %s | %d | %s | %s |\n", head, n, suitChance(a.Lines[0].Worth), bridgetext.SuitLine(a.Lines[0]))
		head = " | "
	}
	return rows.String(), nil
}

// smalls writes a hand with an x for each small card.
func smalls(honours card.Holding, n int) string {
	var cards []string
	if honours != 0 {
		cards = append(cards, bridgetext.SuitHolding(honours))
	}
	for range n {
		cards = append(cards, "x")
	}
	return strings.Join(cards, " ")
}
