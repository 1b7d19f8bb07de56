package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// suitLines limits how many lines are printed.
const suitLines = 3

// playSuit carries out superbridge suit.
func playSuit(ctx context.Context, args []string, stdout io.Writer) error {
	f := noFlags("superbridge suit", text.T("command.suit.help"), stdout)
	goalName := f.String("goal", "average", text.T("command.suit.flag-goal"))
	deckName := f.String("deck", "", text.T("command.suit.flag-deck"))
	known := f.known()
	entries := f.String("entries", "", text.T("command.suit.flag-entries"))
	asJSON := f.Bool("json", false, text.T("command.suit.flag-json"))
	atlas := f.Bool("atlas", false, text.T("command.suit.flag-atlas"))
	if err := f.parse(args); err != nil {
		return err
	}
	if *atlas {
		return f.suitAtlas(ctx, stdout)
	}
	p, err := parseSuit(f.Args(), *deckName)
	if err != nil {
		return err
	}
	if p, err = known.of(p); err != nil {
		return err
	}
	if f.given("entries") {
		if p.NorthEntries, p.SouthEntries, err = parseEntries(*entries); err != nil {
			return err
		}
		p.Counted = true
	}
	goal, err := parseGoal(*goalName)
	if err != nil {
		return err
	}
	answer, err := suit.Solve(ctx, p, goal)
	switch {
	case ctx.Err() != nil:
		return stopped()
	case errors.Is(err, suit.ErrTooLong):
		return err
	case err != nil:
		return usageError{err}
	case *asJSON:
		return writeSuitJSON(stdout, answer)
	}
	return writeSuit(stdout, p, goal, answer)
}

// suitAtlas prints the atlas, which takes no other flag.
func (f flags) suitAtlas(ctx context.Context, stdout io.Writer) error {
	for _, other := range append([]string{"goal", "deck", "entries", "json"}, knownNames...) {
		if f.given(other) {
			return clash("suit", "atlas", other)
		}
	}
	if err := f.done(); err != nil {
		return err
	}
	if err := writeAtlas(ctx, stdout); ctx.Err() == nil {
		return err
	}
	return stopped()
}

// parseSuit reads the two hands and the deck.
func parseSuit(hands []string, deck string) (p suit.Problem, err error) {
	if len(hands) != 2 {
		return p, usage("command.suit.two")
	}
	if p.North, err = parseHolding(hands[0]); err != nil {
		return p, err
	}
	if p.South, err = parseHolding(hands[1]); err != nil {
		return p, err
	}
	p.Deck, err = suitDeck(deck, p.North|p.South)
	return p, err
}

// parseHolding reads the cards of one suit; - is none.
func parseHolding(ranks string) (card.Holding, error) {
	if ranks == "-" {
		ranks = ""
	}
	h, err := card.ParseHand("..." + ranks)
	if err != nil || strings.Contains(ranks, ".") {
		return 0, usage("command.suit.hand", "Hand", quoted(ranks), "Why", err)
	}
	return h[card.Clubs], nil
}

// suitDeck returns the deck named, or else the smallest of 52 and 68 cards that has these.
func suitDeck(name string, cards card.Holding) (card.Deck, error) {
	switch name {
	case "36":
		return card.Deck36, nil
	case "52":
		return card.Deck52, nil
	case "68":
		return card.Deck68, nil
	case "":
		if cards&^card.Deck52.Ranks == 0 {
			return card.Deck52, nil
		}
		return card.Deck68, nil
	}
	return card.Deck{}, usage("command.suit.deck", "Deck", quoted(name))
}

// parseEntries reads how often each hand can be reached.
func parseEntries(s string) (north, south int, err error) {
	n, so, comma := strings.Cut(s, ",")
	north, northErr := strconv.Atoi(n)
	south, southErr := strconv.Atoi(so)
	most := card.Deck68.HandLen()
	if !comma || northErr != nil || southErr != nil || min(north, south) < 0 || max(north, south) > most {
		return 0, 0, usage("command.suit.entries", "Entries", quoted(s))
	}
	return north, south, nil
}

// parseGoal reads a goal.
func parseGoal(s string) (suit.Goal, error) {
	switch s {
	case "average":
		return suit.Goal{}, nil
	case "matchpoints":
		return suit.Goal{Matchpoints: true}, nil
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 {
		return suit.Goal{}, usage("command.suit.goal", "Goal", quoted(s))
	}
	return suit.Goal{Tricks: n}, nil
}

// writeSuit prints the best lines.
func writeSuit(w io.Writer, p suit.Problem, g suit.Goal, a suit.Answer) error {
	fmt.Fprintln(w, text.T("command.suit.missing", "North", bridgetext.SuitHolding(p.North), "South", bridgetext.SuitHolding(p.South),
		"Missing", bridgetext.SuitHolding(p.Missing())))
	switch {
	case g.Tricks > 0:
		fmt.Fprintln(w, text.TN("command.suit.for-tricks", g.Tricks))
	case g.Matchpoints:
		fmt.Fprintln(w, text.T("command.suit.for-matchpoints"))
	default:
		fmt.Fprintln(w, text.T("command.suit.for-average"))
	}
	for _, l := range a.Lines[:min(suitLines, len(a.Lines))] {
		fmt.Fprintf(w, "\n%s  %s\n", suitWorth(g, l.Worth), bridgetext.SuitLine(l))
		if err := writeChances(w, l); err != nil {
			return err
		}
	}
	if !a.Exact {
		fmt.Fprintf(w, "\n%s\n", text.T("command.suit.bound", "Most", suitWorth(g, a.Most)))
	}
	return nil
}

// suitWorth writes the figure that a goal asks for.
func suitWorth(g suit.Goal, worth float64) string {
	if g.Tricks == 0 && !g.Matchpoints {
		return text.T("command.suit.average", "Tricks", text.Fraction(worth, 2))
	}
	return suitChance(worth)
}

func suitChance(c float64) string {
	return text.T("command.suit.chance", "Percent", text.Fraction(100*c, 1))
}

// writeChances prints how often a line takes at least how many tricks.
func writeChances(w io.Writer, l suit.Line) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	blind := l.Blind()
	head := text.T("command.suit.seen")
	if blind != nil {
		head += "\t" + text.T("command.suit.blind")
	}
	fmt.Fprintf(table, "\t%s\t\n", head)
	for n := 1; n < len(l.Chances); n++ {
		if l.Chances[n] < 0 {
			continue
		}
		chance := suitChance(l.Chances[n])
		if l.Bound {
			chance = text.T("command.suit.or-more", "Chance", chance)
		}
		row := text.TN("command.suit.tricks", n) + "\t" + chance
		if blind != nil {
			row += "\t" + suitChance(blind[n])
		}
		fmt.Fprintf(table, "%s\t\n", row)
	}
	return table.Flush()
}

// suitLine is a line as JSON.
type suitLine struct {
	Worth   float64   `json:"worth"`
	Chances []float64 `json:"chances"`         // of at least 0, 1 and so on tricks; −1 if not searched for
	Blind   []float64 `json:"blind,omitempty"` // against defenders who see nothing
	Line    string    `json:"line"`
}

// writeSuitJSON prints all lines as one line of JSON.
func writeSuitJSON(w io.Writer, a suit.Answer) error {
	out := struct {
		Exact bool       `json:"exact"`
		Most  float64    `json:"most"`
		Lines []suitLine `json:"lines"`
	}{Exact: a.Exact, Most: a.Most}
	for _, l := range a.Lines {
		out.Lines = append(out.Lines, suitLine{l.Worth, l.Chances, l.Blind(), bridgetext.SuitLine(l)})
	}
	return json.NewEncoder(w).Encode(out)
}
