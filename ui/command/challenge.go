package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/qr"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// challenges are the parts of superbridge challenge.
type challenges struct {
	ctx            context.Context
	dataDir        string
	stdout, stderr io.Writer
	open           func(Window) error
	window         Window // as the flags before the command ask for it
}

// run carries out superbridge challenge.
func (c challenges) run(args []string) error {
	f := c.flags()
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return usage("command.challenge.what")
	}
	c.dataDir = *f.dataDir
	rest := f.Args()[1:]
	switch f.Arg(0) {
	case "new":
		return c.new(rest)
	case "play":
		return c.play(rest)
	case "add":
		return c.add(rest)
	case "show":
		return c.show(rest)
	}
	return usage("command.challenge.no-command", "Command", quoted(f.Arg(0)))
}

// flags returns the flags of a part; challenge -h explains all of them.
func (c challenges) flags() flags {
	return newFlags("superbridge challenge", c.dataDir, text.T("command.challenge.help", "Most", challenge.MostBoards), c.stdout)
}

// usualBoards is the number of boards of a new challenge.
const usualBoards = 4

// new prints a new challenge, or writes it to a file.
func (c challenges) new(args []string) error {
	f := c.flags()
	rulesName := f.rulesFlag(short, "command.challenge.flag-rules")
	house := f.String("house", "", text.T("command.match.flag-house"))
	boards := f.Int("deals", usualBoards, text.T("command.challenge.flag-deals", "Most", challenge.MostBoards))
	daily := f.String("daily", "", text.T("command.challenge.flag-daily"))
	seed := f.seed(text.T("command.challenge.flag-seed"))
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() > 1 {
		return surplus(f.Name(), f.Arg(1))
	}
	rules, err := rulesNamed(*rulesName)
	if err == nil {
		rules, err = houseNamed(rules, *house)
	}
	if err == nil && f.given("daily") {
		_, err = f.dailyRules(rules, *daily)
	}
	if err != nil {
		return err
	}
	if *boards < 1 || *boards > challenge.MostBoards {
		return outside("deals", *boards, 1, challenge.MostBoards)
	}
	fresh, err := challenge.New(rules, *boards, seed.chance(0, 0))
	if f.given("daily") {
		fresh, err = challenge.OfDay(*daily)
	}
	if err != nil {
		return err
	}
	if f.NArg() == 0 {
		_, err = io.WriteString(c.stdout, fresh.String())
		return err
	}
	switch err := create(f.Arg(0), fresh.String()); {
	case errors.Is(err, fs.ErrExist):
		return usage("command.challenge.exists", "File", f.Arg(0))
	case err != nil:
		return usageError{err}
	}
	return nil
}

// read reads the challenge in a file, or in standard input if the name is -.
func (c challenges) read(name string) (challenge.Challenge, error) {
	file := os.Stdin
	if name != "-" {
		var err error
		if file, err = os.Open(name); err != nil {
			return challenge.Challenge{}, usageError{err}
		}
		defer file.Close()
		if info, err := file.Stat(); err == nil && info.IsDir() {
			return challenge.Challenge{}, usage("command.challenge.folder", "File", name)
		}
	}
	content, err := io.ReadAll(io.LimitReader(file, challenge.LongestText+1))
	if err != nil {
		return challenge.Challenge{}, err
	}
	read, err := challenge.Parse(string(content))
	if err != nil {
		return challenge.Challenge{}, usage("command.challenge.wrong", "File", fileName(name), "Why", err)
	}
	return read, nil
}

// one returns the only file of a part.
func (f flags) one() (string, error) {
	switch f.NArg() {
	case 0:
		return "", usage("command.challenge.no-file")
	case 1:
		return f.Arg(0), nil
	}
	return "", usage("command.fault.one-file", "Argument", quoted(f.Arg(1)), "Command", f.Name())
}

// play opens the window on a challenge, or has computer players play it.
func (c challenges) play(args []string) error {
	f := c.flags()
	playersName := f.String("players", "", text.T("command.challenge.flag-players", "Kinds", kindNames()))
	name := f.String("name", "", text.T("command.challenge.flag-name"))
	seed := f.seed(text.T("command.challenge.flag-play-seed"))
	if err := f.parse(args); err != nil {
		return err
	}
	file, err := f.one()
	if err != nil {
		return err
	}
	switch {
	case f.given("players"):
	case f.given("name"):
		return onlyWith("name", "players")
	case f.given("seed"):
		return onlyWith("seed", "players")
	}
	read, err := c.read(file)
	if err != nil {
		return err
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	if !f.given("players") {
		if c.open == nil {
			return usage("command.challenge.no-window")
		}
		w := c.window
		w.Dir, w.Challenge = dir, read.String()
		return c.open(w)
	}
	players, err := kindNamed(*playersName)
	if err == nil {
		err = players.check(read.Rules)
	}
	if err != nil {
		return err
	}
	if _, err := challenge.Name(cmp.Or(*name, players.name)); err != nil {
		return usageError{err}
	}
	boards, err := playBoards(c.ctx, read.Boards, players, seed)
	if err != nil {
		return err
	}
	own, err := read.Bare().With(cmp.Or(*name, players.name), players.name, boards)
	if err != nil {
		return err
	}
	store, err := openToWrite(c.ctx, dir, c.stderr)
	if err != nil {
		return err
	}
	defer store.Close()
	if _, _, err := store.AddChallenge(c.ctx, read, false); err != nil {
		return err
	}
	id, _, err := store.AddChallenge(c.ctx, own, true)
	if err != nil {
		return err
	}
	return c.printKept(store, id)
}

// playBoards has computer players of one kind play boards to their ends.
func playBoards(ctx context.Context, boards []bridge.Board, players kind, chance *seed) (done []bridge.Board, err error) {
	for i, b := range boards {
		four := players
		if chance.given {
			four = kind{name: players.name, player: players.from(chance.chance(0, i).Uint64())}
		}
		m := match.Match{Players: four.four()}
		if b, err = m.Board(ctx, b); err != nil {
			if ctx.Err() != nil {
				return nil, stopped()
			}
			return nil, err
		}
		done = append(done, b)
	}
	return done, nil
}

// printKept prints all that the data folder knows of a challenge.
func (c challenges) printKept(store *bridgestore.Store, id int64) error {
	kept, err := store.Challenge(c.ctx, id)
	if err != nil {
		return err
	}
	all, err := withOwn(store, kept)
	if err == nil {
		_, err = io.WriteString(c.stdout, all.String())
	}
	return err
}

// withOwn returns a stored challenge with the user's own results, under the name that he sends them by.
func withOwn(store *bridgestore.Store, kept bridgestore.Challenge) (challenge.Challenge, error) {
	name, err := store.ChallengeName()
	if err != nil {
		return kept.Challenge, err
	}
	return kept.As(cmp.Or(name, text.T("command.challenge.you")))
}

// add adds the challenges in files to the data folder.
func (c challenges) add(args []string) error {
	f := c.flags()
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return usage("command.challenge.no-file")
	}
	var all []challenge.Challenge
	for _, name := range f.Args() { // all or nothing
		read, err := c.read(name)
		if err != nil {
			return err
		}
		all = append(all, read)
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	store, err := openToWrite(c.ctx, dir, c.stderr)
	if err != nil {
		return err
	}
	defer store.Close()
	for _, one := range all {
		_, fresh, err := store.AddChallenge(c.ctx, one, false)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintln(c.stdout, text.TN("command.challenge.added", fresh, "Boards", text.TN("command.challenge.boards", len(one.Boards), "Rules", one.Rules.Name))); err != nil {
			return err
		}
	}
	return nil
}

// known returns a challenge with all that the data folder knows of it, and says which boards have been played there. Nothing is
// kept.
func (c challenges) known(f flags, read challenge.Challenge) (all challenge.Challenge, played func(board int) bool, err error) {
	nobody := func(int) bool { return false }
	dir, err := f.dir()
	if err != nil {
		return read, nobody, err
	}
	if health, err := storage.Examine(c.ctx, dir); err == nil && health.Fresh {
		return read, nobody, nil
	}
	store, err := bridgestore.OpenReadOnly(dir)
	if err != nil {
		return read, nobody, err
	}
	defer store.Close()
	kept, err := store.Challenges(c.ctx)
	if err != nil {
		return read, nobody, err
	}
	for _, k := range kept {
		if k.Challenge.Key() != read.Key() {
			continue
		}
		if all, err = withOwn(store, k); err == nil {
			all, err = all.Merge(read)
		}
		return all, k.Played, err
	}
	return read, nobody, nil
}

// show prints the ranking and the results of a challenge, or one of its other forms.
func (c challenges) show(args []string) error {
	f := c.flags()
	asText := f.Bool("text", false, text.T("command.challenge.flag-text"))
	records := f.Bool("records", false, text.T("command.challenge.flag-records"))
	open := f.Bool("all", false, text.T("command.challenge.flag-all"))
	code := f.String("qr", "", text.T("command.challenge.flag-qr"))
	if err := f.parse(args); err != nil {
		return err
	}
	file, err := f.one()
	if err != nil {
		return err
	}
	read, err := c.read(file)
	if err != nil {
		return err
	}
	all, played, err := c.known(f, read)
	if err != nil {
		return err
	}
	seen := all.For(func(board int) bool { return *open || played(board) })
	switch {
	case f.given("qr"):
		return writeCode(all, *code)
	case *asText:
		_, err = io.WriteString(c.stdout, all.String())
		return err
	case *records:
		return printResults(c.stdout, seen)
	}
	return writeChallenge(c.stdout, all, seen)
}

// writeCode writes the QR code of a challenge to a new file.
func writeCode(c challenge.Challenge, path string) error {
	code, err := qr.Of(c.Line())
	if err != nil {
		return usageError{err}
	}
	switch err := disk.WriteNew(path, code.WritePNG); {
	case errors.Is(err, fs.ErrExist):
		return usage("command.challenge.exists", "File", path)
	case err != nil:
		return usageError{err}
	}
	return nil
}

// printResults prints each result as the line of a board.
func printResults(w io.Writer, c challenge.Challenge) error {
	for i := range c.Boards {
		for _, p := range c.Players {
			if p.Results[i].Phase() != bridge.Finished {
				continue
			}
			if err := printEntry(w, record.Entry{Session: 1, Number: i + 1, Board: p.Results[i]}); err != nil {
				return err
			}
		}
	}
	return nil
}

// writeChallenge prints the ranking, and the results that may be seen, board by board.
func writeChallenge(w io.Writer, all, seen challenge.Challenge) error {
	fmt.Fprintln(w, text.TN("command.challenge.boards", len(all.Boards), "Rules", all.Rules.String()))
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	worth, byPoints := "imps", all.Method() == field.ByMatchpoints
	if byPoints {
		worth = "percent"
	}
	if len(seen.Players) > 0 {
		fmt.Fprintf(t, "\n%s\n", heads("place", "player", "with", "deals", "points", worth))
	}
	for _, p := range seen.Ranking() {
		player := seen.Players[p.Player]
		worth := "–"
		switch {
		case p.Compared == 0:
		case byPoints:
			worth = p.Percent.String()
		default:
			worth = p.IMPs.String()
		}
		fmt.Fprintf(t, "%d\t%s\t%s\t%d/%d\t%d\t%s\n", p.Rank, player.Name, cmp.Or(player.With, "–"), p.Played, all.Players[p.Player].Played(), p.Score, worth)
	}
	if seen.Results() > 0 {
		fmt.Fprintf(t, "\n%s\n", heads("deal", "player", "contract", "tricks", "points", worth))
	}
	for i := range seen.Boards {
		for _, g := range seen.Gains(i).All {
			b := seen.Players[g.Player].Results[i]
			worth := g.IMPs.String()
			if byPoints {
				worth = fmt.Sprintf("%d/%d", g.Matchpoints, seen.Gains(i).Top)
			}
			fmt.Fprintf(t, "%d\t%s\t%s\t%d\t%d\t%s\n", i+1, seen.Players[g.Player].Name, b.Contract(), b.DeclarerTricks(), g.Score, worth)
		}
	}
	if err := t.Flush(); err != nil {
		return err
	}
	if hidden := all.Results() - seen.Results(); hidden > 0 {
		fmt.Fprintf(w, "\n%s\n", text.TN("command.challenge.hidden", hidden))
	}
	return nil
}
