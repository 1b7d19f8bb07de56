package command

import (
	"context"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The figures of the command.
const (
	usualPokerHands    = 10
	comparedPokerHands = 200 // fewer tell nothing
	mostPokerHands     = 1_000_000
)

func playPoker(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge poker", dataDir, text.T("command.poker.help"), stdout)
	hands := f.Int("hands", usualPokerHands, text.T("command.poker.flag-hands", "Compared", comparedPokerHands))
	playersText := f.String("players", "beginner,beginner,beginner", text.T("command.poker.flag-players"))
	compare := f.String("compare", "", text.T("command.poker.flag-compare"))
	places := f.Int("table", poker.MinPlayers, text.T("command.poker.flag-table"))
	seatsText := f.String("seats", "", text.T("command.poker.flag-seats"))
	stacksText := f.String("stacks", "", text.T("command.poker.flag-stacks"))
	point := f.Int("point", 1, text.T("command.poker.flag-point"))
	rulesText := f.String("rules", "", text.T("command.poker.flag-rules"))
	name := f.String("game", "", text.T("command.poker.flag-game"))
	events := f.Bool("events", false, text.T("command.poker.flag-events"))
	threads := f.threads()
	seed := f.seed(text.T("command.poker.flag-seed"))
	save := f.Bool("save", false, text.T("command.poker.flag-save"))
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	for _, other := range []string{"players", "seats", "stacks", "game", "events", "save"} {
		if f.given("compare") && f.given(other) {
			return clash("poker", "compare", other)
		}
	}
	for _, other := range []string{"table", "threads"} {
		if f.given(other) && !f.given("compare") {
			return onlyWith(other, "compare")
		}
	}
	rules, err := poker.ParseRules(*rulesText)
	if err == nil && f.given("point") {
		rules.Point = *point
		err = rules.Check()
	}
	if err != nil {
		return usageError{err}
	}
	if rules.Hands != 0 {
		return usage("command.poker.rules-hands", "N", rules.Hands)
	}
	if f.given("compare") && !f.given("hands") {
		*hands = comparedPokerHands
	}
	if *hands < 1 || *hands > mostPokerHands {
		return outside("hands", *hands, 1, mostPokerHands)
	}
	if f.given("compare") {
		kinds, err := pokerKindsNamed("compare", *compare, 2, 2)
		if err != nil {
			return err
		}
		if *places < poker.MinPlayers || *places > poker.MaxPlayers {
			return outside("table", *places, poker.MinPlayers, poker.MaxPlayers)
		}
		if !seed.given { // the same packs come twice
			seed.given, seed.value = true, unforeseen().Uint64()
		}
		return pokerMatch{[2]pokerKind(kinds), rules, *hands, *places, seed.chance, *threads}.run(ctx, stdout, stderr)
	}
	kinds, err := pokerKindsNamed("players", *playersText, poker.MinPlayers, poker.MaxPlayers)
	if err != nil {
		return err
	}
	seats, err := pokerSeats(*seatsText, len(kinds))
	if err != nil {
		return err
	}
	stacks, err := pokerStacks(*stacksText, len(kinds), rules.BuyIn)
	if err != nil {
		return err
	}
	evening := pokerEvening{rules: rules, name: *name, hands: *hands, chance: seed.chance, events: *events, stdout: stdout}
	if evening.name == "" && !*save {
		evening.name = "1"
		if seed.given {
			evening.name = "seed " + strconv.FormatUint(seed.value, 10)
		}
	}
	for i, seat := range seats {
		evening.sit(seat, kinds[i], stacks[i])
	}
	if *save {
		for _, k := range kinds {
			if k.random {
				return usage("command.fault.save-random")
			}
		}
		if *events {
			return clash("poker", "save", "events")
		}
		dir, err := f.dir()
		if err != nil {
			return err
		}
		if evening.store, err = openToWrite(ctx, dir, stderr); err != nil {
			return err
		}
		defer evening.store.Close()
	}
	return evening.run(ctx, stderr)
}

// pokerSeats reads the seats of a number of players, ascending; without a text the first ones.
func pokerSeats(text string, players int) ([]poker.Seat, error) {
	var seats []poker.Seat
	if text == "" {
		for i := range players {
			seats = append(seats, poker.Seat(i+1))
		}
		return seats, nil
	}
	for word := range strings.SplitSeq(text, ",") {
		seat, err := poker.ParseSeat(word)
		if err != nil {
			return nil, usage("command.poker.wrong-seats", "Value", text, "Why", err)
		}
		if n := len(seats); n > 0 && seats[n-1] >= seat {
			return nil, usage("command.poker.ascending", "Value", text)
		}
		seats = append(seats, seat)
	}
	if len(seats) != players {
		return nil, usage("command.poker.seats", "Value", text, "Seats", len(seats), "Players", players)
	}
	return seats, nil
}

// pokerStacks reads the stacks of a number of players: one for each, or one for all.
func pokerStacks(text string, players, buyIn int) ([]int, error) {
	if text == "" {
		text = strconv.Itoa(buyIn)
	}
	var stacks []int
	for word := range strings.SplitSeq(text, ",") {
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 || n > poker.MaxChips {
			return nil, usage("command.poker.wrong-stacks", "Value", text, "Most", poker.MaxChips, "Word", quoted(word))
		}
		stacks = append(stacks, n)
	}
	if len(stacks) == 1 {
		stacks = slices.Repeat(stacks, players)
	}
	if len(stacks) != players {
		return nil, usage("command.poker.stacks", "Value", text, "Stacks", len(stacks), "Players", players)
	}
	return stacks, nil
}
