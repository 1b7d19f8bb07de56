package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

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
	f := newFlags("superbridge chess", dataDir, text.T("command.chess.help", "Rulings", chessRulings()), stdout)
	variant := f.String("variant", "A1-4", text.T("command.chess.flag-variant"))
	rulings := f.String("rules", "", text.T("command.chess.flag-rules"))
	from := f.String("from", "", text.T("command.chess.flag-from"))
	games := f.Int("games", 1, text.T("command.chess.flag-games", "Compared", comparedGames))
	players := f.String("players", bot.Beginner.String(), text.T("command.chess.flag-players"))
	opening := f.Int("opening", 0, text.T("command.chess.flag-opening", "Compared", comparedOpening))
	compare := f.String("compare", "", text.T("command.chess.flag-compare"))
	calibrate := f.Bool("calibrate", false, text.T("command.chess.flag-calibrate"))
	kings := f.Bool("kings", false, text.T("command.chess.flag-kings"))
	puzzles := f.Int("puzzles", 0, text.T("command.chess.flag-puzzles"))
	tags := f.Bool("tags", false, text.T("command.chess.flag-tags"))
	save := f.Bool("save", false, text.T("command.chess.flag-save"))
	threads := f.threads()
	seed := f.seed(text.T("command.chess.flag-seed"))
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
		return outside("games", games, 1, mostChessGames)
	case opening < 0 || opening > mostChessOpening:
		return outside("opening", opening, 0, mostChessOpening)
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
			return clash("chess", pair[0], pair[1])
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
			return usage("command.fault.save-random")
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
		return chess.Game{}, usage("command.chess.wrong-from", "Why", err)
	}
	return chess.From(p), nil
}

// chessPlayers reads the kinds of a number of players: one for each, or one for all.
func chessPlayers(names string, persons int) ([]chessKind, error) {
	kinds, err := chessKindsNamed("players", names)
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
		return nil, usage("command.chess.wrong-players", "Value", names, "Players", len(kinds), "Persons", persons)
	}
	return kinds, nil
}
