package command

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/few"
	fewstore "github.com/superbridge/superbridge/storage/few"
)

// keep starts saving a session, and returns its number.
func (m fewMatch) keep() (id int64, err error) {
	b := fewstore.Beginning{Rules: m.rules, Person: few.Nobody}
	for p, k := range m.kinds {
		b.Sitters = append(b.Sitters, fewstore.Sitter{Player: few.Player(p), Name: k.name, Level: k.level.String()})
	}
	return m.store.NewGame(b)
}

// printFewGame prints the deals of a session that are over, and its end.
func printFewGame(ctx context.Context, stdout io.Writer, store *fewstore.Store, id int64, left func(error)) error {
	damaged := false
	written, err := store.PrintSound(ctx, stdout, []int64{id}, func(err error) { damaged = true; left(err) })
	if err == nil && written.Games+written.Empty == 0 && !damaged {
		err = fewstore.ErrNoGame
	}
	return err
}

// listedFew returns the list's rows of sessions of bridge for two and three.
func listedFew(ctx context.Context, store *fewstore.Store, left func(error)) (all []listed, err error) {
	found, err := store.DatedGames(ctx, fewstore.Filter{})
	if err != nil {
		return nil, err
	}
	ids := make([]int64, len(found))
	for i, d := range found {
		ids[i] = d.ID
	}
	games, err := store.Summaries(ctx, ids)
	for _, g := range games {
		if g.Damage != nil {
			left(g.Damage)
			continue
		}
		seat, state := "-", "in progress"
		switch {
		case g.Settled:
			state = "settled"
		case g.Over:
			state = "finished"
		}
		if g.Person != few.Nobody {
			seat = g.Rules.Letter(g.Person)
		}
		for p, total := range g.Totals {
			state += fmt.Sprintf(", %s %d", g.Rules.Letter(few.Player(p)), total)
		}
		all = append(all, listed{g.Started, g.ID, fmt.Sprintf("%v\t%s\t%d\t-\t-\t%s", g.Rules, seat, len(g.Deals), state)})
	}
	return all, err
}

// reportFew describes an import of sessions of bridge for two and three.
func reportFew(done fewstore.Imported) string {
	said := "no game for two or three added"
	if done.Games > 0 {
		said = fmt.Sprintf("%s for two or three with %s added", count(done.Games, "game"), count(done.Parts, "deal"))
	}
	return said + reportThere(done.There-done.Continued, done.Continued, done.Restored, done.Marks)
}

// isFew reports whether a name that people type is that of a game for two or three, or of all of them.
func isFew(name string) bool {
	_, ok := fewRules(name)
	return ok || strings.EqualFold(name, fewFamily)
}

// fewFamily is the word for all games for two and three.
const fewFamily = "few"
