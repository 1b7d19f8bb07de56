package command

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/record"
	"github.com/superbridge/superbridge/game/turn"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// fewPairs is the default number of pairs of rubbers in a match of two kinds.
const fewPairs = 50

// fewRules returns the rules of a game for two or three by the name that people type, in any case.
func fewRules(name string) (few.Rules, bool) {
	r, err := few.RulesNamed(name)
	return r, err == nil
}

// fewGameNames returns the names of the games for two and three.
func fewGameNames() (names []string) {
	for _, r := range few.Games() {
		names = append(names, r.Name)
	}
	return names
}

// fewAsked holds the arguments of a match.
type fewAsked struct {
	rules            few.Rules
	deals            int
	players, compare string
	threads          int
}

// fewMatch is sessions of a game for two or three, or pairs of them that two kinds of players play.
type fewMatch struct {
	rules   few.Rules
	deals   int // in all, or 0: one session; or the number of pairs
	kinds   []fewKind
	chance  chance
	threads int
	store   *fewstore.Store // for saving sessions, or nil
}

// play plays the requested match.
func (a fewAsked) play(ctx context.Context, f flags, seed *seed, stdout, stderr io.Writer) (err error) {
	for _, other := range []string{"scoring", "house", "deal", "tables", "daily", "mix"} {
		if f.given(other) {
			return usage("command.few.not-for", "Flag", other, "Rules", a.rules.Name)
		}
	}
	if !f.given("deals") {
		a.deals = 0
	} else if a.deals < 1 || a.deals > mostDeals {
		return outside("deals", a.deals, 1, mostDeals)
	}
	m := fewMatch{rules: a.rules, deals: a.deals, chance: seed.chance, threads: a.threads}
	if f.given("compare") {
		if m.kinds, err = fewKindsNamed("compare", a.compare, 2); err != nil {
			return err
		}
		if !seed.given { // the same deals come twice
			seed.given, seed.value = true, unforeseen().Uint64()
		}
		return m.compare(ctx, stdout, stderr)
	}
	if m.kinds, err = fewKindsNamed("players", a.players, a.rules.Players()); err != nil {
		return err
	}
	if f.given("save") {
		for _, k := range m.kinds {
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
		m.store = fewstore.On(store.Store)
	}
	return m.play(ctx, stdout)
}

// play plays sessions, and prints each deal and each end.
func (m fewMatch) play(ctx context.Context, stdout io.Writer) error {
	done := 0
	for number := int64(1); ; number++ {
		t := fewTable{chance: m.chance, number: number}
		for p, k := range m.kinds {
			t.players = append(t.players, k.player(m.chance(number, -p-1)))
		}
		s := few.NewSession(m.rules)
		if m.store != nil {
			id, err := m.keep()
			if err != nil {
				return err
			}
			t.journal = m.store.Journal(id)
		}
		for !s.Over() && (m.deals == 0 || done < m.deals) {
			b, err := t.deal(ctx, s.Next())
			switch {
			case ctx.Err() != nil:
				err := failed("command.stopped.after", "Done", text.TN("command.count.deals", done))
				if s.Boards() > 0 {
					err = errors.Join(printFew(stdout)(record.EndLine(s, s.End())), err)
				}
				return err
			case err != nil:
				return failed("command.few.deal", "Deal", done+1, "Why", err)
			}
			if s, err = s.Played(b); err != nil {
				return err
			}
			done++
			if err := printFew(stdout)(record.Line(b, s.Totals())); err != nil {
				return err
			}
		}
		if err := printFew(stdout)(record.EndLine(s, s.End())); err != nil {
			return err
		}
		if m.deals == 0 || done == m.deals {
			return nil
		}
	}
}

// printFew returns a function that prints a line without buffering.
func printFew(w io.Writer) func(line []byte, err error) error {
	return func(line []byte, err error) error {
		if err == nil {
			_, err = fmt.Fprintf(w, "%s\n", line)
		}
		return err
	}
}

// fewTable is a table of computer players.
type fewTable struct {
	chance  chance
	number  int64 // of the session, to its seed
	players []fewActor
	journal *fewstore.Journal // or nil
}

// deal plays a deal to its end. Its cards follow from the seed, the session and its number.
func (t fewTable) deal(ctx context.Context, s few.Setup) (few.Board, error) {
	b, err := few.NewBoard(s, few.Shuffle(s.Rules, t.chance(t.number, s.Number)))
	if err != nil {
		return b, err
	}
	table := turn.Table[few.Board, few.Event]{Ask: func(ctx context.Context, b few.Board) (few.Event, error) {
		return t.players[b.Turn()].Act(ctx, b.View(b.Turn()))
	}}
	if t.journal != nil {
		if err := t.journal.Begin(b); err != nil {
			return b, err
		}
		table.Append = t.journal.Append
	}
	return table.Play(ctx, b)
}
