package command

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/poker"
)

const pokerUsage = `poker [flags]

Computer players play progressive poker. Each hand is printed as a line of JSON when it is over, and
so is what happens between two hands: a player who has no chips left buys in again, and after the last hand
all leave. Computer players never leave before; with -events players join, rebuy and leave at random,
with few chips mostly, for programs that check the rules.

Players are beginner, club or expert, or random, who does anything that is legal: two to six of them
with commas between, clockwise from seat 1 or as -seats says.

With -compare A,B it is a match between two kinds of players. Games of ten hands are played twice
with the same packs: A sits in the odd places of the table and B in the even ones, then the
other way round. What is printed is how many points A gains a hand and opponent, with the standard error
of that, how often each is dead, comes into fantasy after an ordinary hand, and returns to it, and how
long they take for an act, by the clock: other work on the machine counts too. Stacks are so
large there that nobody runs out of chips.

-rules takes what is ruled otherwise than usual, with commas between:

  fantasy-last     fantasies are set after street 5, not before street 1
  ace-high         A2345 is no sequence
  joker-once       the joker is no card that its row has already
  dead-six         a dead hand pays 6 points, without the other's royalties
  return-quads     quads at the bottom bring a return too, not only five of a kind and better
  point=5          a point is worth 5 chips; -point says it too
  buyin=1000       players bring 1000 chips, not 500; -stacks says what they begin with`

// The figures of the command.
const (
	usualPokerHands    = 10
	comparedPokerHands = 200 // fewer tell nothing
	mostPokerHands     = 1_000_000
)

func playPoker(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge poker", dataDir, pokerUsage, stdout)
	hands := f.Int("hands", usualPokerHands, fmt.Sprintf("play `N` hands; with -compare %d, each twice, if N is not given", comparedPokerHands))
	playersText := f.String("players", "beginner,beginner,beginner", "the players are of these `KINDS`")
	compare := f.String("compare", "", "a match of players of the kinds `A,B`")
	places := f.Int("table", poker.MinPlayers, "with -compare `N` sit at the table, 2 to 6")
	seatsText := f.String("seats", "", "the players sit in these `SEATS`, as 2,5,6")
	stacksText := f.String("stacks", "", "the players begin with these `CHIPS`, as 500 for each or 200,200,500")
	point := f.Int("point", 1, "a point is worth `N` chips")
	rulesText := f.String("rules", "", "and by these `RULES`, which the text above lists")
	name := f.String("game", "", "the lines call the game by this `NAME`")
	events := f.Bool("events", false, "between two hands players join, rebuy and leave at random")
	threads := f.threads()
	seed := f.seed("cards, button and players follow from number `S`; without it they are random")
	save := f.Bool("save", false, "keep the game in the history as it is played")
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	for _, other := range []string{"players", "seats", "stacks", "game", "events", "save"} {
		if f.given("compare") && f.given(other) {
			return usage("-compare and -%s don't go together (superbridge poker -h explains)", other)
		}
	}
	for _, other := range []string{"table", "threads"} {
		if f.given(other) && !f.given("compare") {
			return usage("-%s is for -compare", other)
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
		return usage("-rules hands=%d: -hands says how many are played", rules.Hands)
	}
	if f.given("compare") && !f.given("hands") {
		*hands = comparedPokerHands
	}
	if *hands < 1 || *hands > mostPokerHands {
		return usage("-hands %d: want 1 to %d", *hands, mostPokerHands)
	}
	if f.given("compare") {
		kinds, err := pokerKindsNamed("compare", *compare, 2, 2)
		if err != nil {
			return err
		}
		if *places < poker.MinPlayers || *places > poker.MaxPlayers {
			return usage("-table %d: want %d to %d", *places, poker.MinPlayers, poker.MaxPlayers)
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
				return usage("-save keeps games of beginner, club and expert players, not of random ones")
			}
		}
		if *events {
			return usage("-save and -events don't go together (superbridge poker -h explains)")
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
			return nil, usage("-seats %s: %v", text, err)
		}
		if n := len(seats); n > 0 && seats[n-1] >= seat {
			return nil, usage("-seats %s: want ascending seats, each once", text)
		}
		seats = append(seats, seat)
	}
	if len(seats) != players {
		return nil, usage("-seats %s: %d seats for %d players", text, len(seats), players)
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
			return nil, usage("-stacks %s: want 1 to %d chips, not %q", text, poker.MaxChips, word)
		}
		stacks = append(stacks, n)
	}
	if len(stacks) == 1 {
		stacks = slices.Repeat(stacks, players)
	}
	if len(stacks) != players {
		return nil, usage("-stacks %s: %d stacks for %d players", text, len(stacks), players)
	}
	return stacks, nil
}
