package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

const chessUsage = `chess [flags]
       superbridge chess perft DEPTH VARIANT|POSITION
       superbridge chess perft DEPTH -
       superbridge chess draw -out FILE VARIANT|POSITION|GAME

Computer players play octagonal chess. Each game is printed as a line when it is over:

  START ; TURNS ; RESULT

START is the variant, or with -from the position that the game begins with; with -tags there is a fourth
part, which says the seed and who played.

Variants are A1-4, A1-3, A1-2, A2-4, A2-3, A2-2, B-4 and B-2, with a D behind them for dice. Players are
beginner, club or expert, or random, who makes any legal move: one for all, or one for each person with
commas between, in the order of their turns. In B-2 two persons command two armies each.

With -compare A,B it is a match between two kinds of players. All games of a group begin with the same
random turns without captures and have the same dice, and in a group each has been in the other's place: two games, or
six where three or four play for themselves. What is printed is how much of the points each wins, with
the standard error of that, how games end, and how long a move takes by the clock: other work on the
machine counts too. Either can be the players of another program, as of an older Super Bridge: club@PROGRAM,
where PROGRAM is its path. -compare PROGRAM is short for beginner,beginner@PROGRAM.

With -calibrate, games are played, and in every sixth turn an expert forecasts each army's share of the points.
Printed are the Brier score, the mean squared error of the forecasts, and for each tenth of the range how many
forecasts fell into it and what share the armies really got, with its standard error.

With -kings, what is printed is at which turn the first king is captured, and each turn after which a player's own king
could be captured though another move would have saved it, with what an expert would have done.

With -puzzles N, games are played until N puzzles are found in them, as many of each kind: to capture a king in two to four
turns, to enter the Castle, and to save the own king. Each has exactly one solution in each turn of the solver, proved whatever
the others do. They are printed with the solution:

  KIND TURNS ; POSITION ; LINE

perft prints how many sequences of DEPTH turns there are from the start of a variant or from a position,
which is one argument or eight. With dice a roll comes last, and what is counted is the complete turns
with it, as in superbridge chess perft 1 A1-4D 21; without a roll it is the single moves. With - positions
are read from standard input, one a line, and a number is printed for each.

draw writes a picture as SVG or PNG; superbridge chess draw -h lists its flags.

-rules takes what is ruled otherwise than usual, with commas between: the lines say it in their fourth part.
Of each the usual one stands first; not all matter in every variant.

RULINGS`

// The figures of the command.
const (
	mostChessGames   = 1_000_000
	mostChessOpening = 100
	comparedOpening  = 2 // random turns of each army
	comparedGames    = 20
)

// playChess carries out superbridge chess.
func playChess(ctx context.Context, args []string, dataDir string, stdin io.Reader, stdout, stderr io.Writer) error {
	if len(args) > 0 && args[0] == "perft" {
		return chessPerft(ctx, args[1:], stdin, stdout)
	}
	if len(args) > 0 && args[0] == "draw" {
		return drawChess(args[1:], stdout)
	}
	f := newFlags("superbridge chess", dataDir, strings.ReplaceAll(chessUsage, "RULINGS", chessRulings()), stdout)
	variant := f.String("variant", "A1-4", "play this `VARIANT`")
	rulings := f.String("rules", "", "by these `RULINGS` where they differ from the usual ones, as pawn-capture=across, with commas between")
	from := f.String("from", "", "begin with this `POSITION`")
	games := f.Int("games", 1, fmt.Sprintf("play `N` games; with -compare, -calibrate or -kings %d, if N is not given", comparedGames))
	players := f.String("players", bot.Beginner.String(), "the players are of these `KINDS`")
	opening := f.Int("opening", 0, fmt.Sprintf("games begin with `N` random turns without captures; with -compare, -calibrate or -kings %d for each army, if N is not given", comparedOpening))
	compare := f.String("compare", "", "a match of players of the kinds `A,B`")
	calibrate := f.Bool("calibrate", false, "compare an expert's forecasts with the results of the games")
	kings := f.Bool("kings", false, "look at what becomes of the kings in the games")
	puzzles := f.Int("puzzles", 0, "find `N` puzzles in the games")
	tags := f.Bool("tags", false, "print the seed and the players too")
	save := f.Bool("save", false, "keep the games in the history as they are played")
	threads := f.threads()
	seed := f.seed("dice, openings and players follow from number `S`; without it they are random")
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	if err := chessClash(f); err != nil {
		return err
	}
	start, err := chessStart(*variant, *rulings, *from, f.given("variant"))
	if err != nil {
		return err
	}
	if *calibrate || *kings || f.given("compare") {
		f.unless("games", games, comparedGames)
		f.unless("opening", opening, comparedOpening*start.Rules().Armies().Len())
	}
	if err := chessLimits(*games, *opening); err != nil {
		return err
	}
	if !seed.given { // output with -tags can be reproduced
		seed.given, seed.value = true, unforeseen().Uint64()
	}
	s := chessSeries{start: start, games: *games, opening: *opening, chance: seed.chance, threads: *threads}
	if f.given("compare") {
		kinds, err := chessComparedNamed(*compare)
		if err != nil {
			return err
		}
		return chessMatch{s, kinds}.run(ctx, stdout, stderr)
	}
	if s.kinds, err = chessPlayers(*players, len(start.Rules().Owners())); err != nil {
		return err
	}
	switch {
	case *calibrate:
		return chessCalibration{s, bot.Expert, calibratedEvery}.run(ctx, stdout, stderr)
	case *kings:
		return chessKings{s, bot.Expert}.run(ctx, stdout, stderr)
	case f.given("puzzles"):
		return findChessPuzzles(ctx, s, *puzzles, stdout, stderr)
	}
	return s.printed(ctx, f, *tags, *save, seed.value, stdout, stderr)
}

// chessLimits fails if there are too many games or random turns, or too few.
func chessLimits(games, opening int) error {
	switch {
	case games < 1 || games > mostChessGames:
		return usage("-games %d: want 1 to %d", games, mostChessGames)
	case opening < 0 || opening > mostChessOpening:
		return usage("-opening %d: want 0 to %d", opening, mostChessOpening)
	}
	return nil
}

// printed plays the games, prints them with the tags if they are asked for, and saves them if that is.
func (s chessSeries) printed(ctx context.Context, f flags, tags, save bool, seed uint64, stdout, stderr io.Writer) error {
	if tags {
		s.tags = chessTags(seed, s.start.Rules(), s.kinds)
	}
	if save {
		return s.saved(ctx, f, stdout, stderr)
	}
	return s.run(ctx, stdout, stderr)
}

// chessClash fails if flags don't go together.
func chessClash(f flags) error {
	for _, pair := range [][2]string{{"compare", "players"}, {"compare", "tags"}, {"compare", "save"}, {"compare", "calibrate"}, {"calibrate", "tags"}, {"calibrate", "save"},
		{"puzzles", "compare"}, {"puzzles", "calibrate"}, {"puzzles", "kings"}, {"puzzles", "tags"}, {"puzzles", "save"}, {"puzzles", "games"},
		{"puzzles", "rules"}, {"kings", "tags"}, {"kings", "save"}, {"kings", "compare"}, {"kings", "calibrate"}} {
		if f.given(pair[0]) && f.given(pair[1]) {
			return usage("-%s and -%s don't go together (superbridge chess -h explains)", pair[0], pair[1])
		}
	}
	return nil
}

// unless sets the value of a flag that isn't given.
func (f flags) unless(name string, value *int, usual int) {
	if !f.given(name) {
		*value = usual
	}
}

// saved plays the games and saves them, one after the other.
func (s chessSeries) saved(ctx context.Context, f flags, stdout, stderr io.Writer) error {
	for _, k := range s.kinds {
		if k.random {
			return usage("-save keeps games of beginner, club and expert players, not of random ones")
		}
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	store, err := openToWrite(ctx, dir, stderr)
	if err != nil {
		return err
	}
	defer store.Close()
	s.store, s.threads = chessstore.On(store.Store), 1
	return s.run(ctx, stdout, stderr)
}

// chessRulings lists the values of -rules, a ruling a line.
func chessRulings() string {
	var lines []string
	seen := map[string]bool{}
	for _, v := range []chess.Variant{{Mode: chess.A1, Persons: 4, Dice: true}, {Mode: chess.A2, Persons: 4, Dice: true}, {Mode: chess.B, Persons: 4, Dice: true}} {
		for _, r := range chess.Usual(v).Rulings() {
			if !seen[r.ID] {
				lines = append(lines, fmt.Sprintf("  %s=%s", r.ID, strings.Join(r.Options, "|")))
			}
			seen[r.ID] = true
		}
	}
	return strings.Join(lines, "\n")
}

// chessStart returns the game that all games begin with.
func chessStart(variant, rulings, from string, variantGiven bool) (chess.Game, error) {
	if from != "" {
		fields := strings.Fields(from)
		if len(fields) == 8 && !variantGiven {
			variant = fields[2]
		}
	}
	rules, err := chess.ParseRules(strings.TrimSpace(variant + " " + strings.ReplaceAll(rulings, ",", " ")))
	if err != nil {
		return chess.Game{}, usageError{err}
	}
	if from == "" {
		return chess.New(rules), nil
	}
	p, err := rules.ParsePosition(from)
	if err != nil {
		return chess.Game{}, usage("-from: %v", err)
	}
	return chess.From(p), nil
}

// chessPlayers reads the kinds of a number of players: one for each, or one for all.
func chessPlayers(text string, persons int) ([]chessKind, error) {
	kinds, err := chessKindsNamed("players", text)
	if err != nil {
		return nil, err
	}
	switch len(kinds) {
	case 1:
		for len(kinds) < persons {
			kinds = append(kinds, kinds[0])
		}
	case persons:
	default:
		return nil, usage("-players %s: %d players for %d persons", text, len(kinds), persons)
	}
	return kinds, nil
}
