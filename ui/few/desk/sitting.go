package desk

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/offer"
	"github.com/superbridge/superbridge/ui/few/play"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// sitting is all that is read of a session before its table is laid.
type sitting struct {
	id      int64 // its number in the data folder, present or future
	kept    bool
	person  few.Player
	sitters []fewstore.Sitter
	start   play.Start
	branch  family.Branch
}

// rules returns the rules of the session.
func (s sitting) rules() few.Rules { return s.start.Session.Rules() }

// newSitting returns a new, unsaved session.
func newSitting(s offer.Setup, number int64) sitting {
	r := s.Rules()
	sit := sitting{id: number, person: s.Player, start: play.Start{Session: few.NewSession(r)}}
	for p := range few.Player(r.Players()) {
		sit.sitters = append(sit.sitters, fewstore.Sitter{Player: p})
	}
	for _, o := range s.Opponents() {
		sit.sitters[o.Player].Name, sit.sitters[o.Player].Level = o.Person.Name(), o.Level
	}
	return sit
}

// read returns a saved session.
func read(ctx context.Context, store *fewstore.Store, id int64) (sitting, error) {
	g, err := store.Game(ctx, id)
	if err != nil {
		return sitting{}, err
	}
	return sittingOf(g), nil
}

// sittingOf returns a session ready to continue: with the deal in progress, or before the next one.
func sittingOf(g fewstore.Game) sitting {
	sit := sitting{id: g.ID, kept: true, person: g.Person, sitters: g.Sitters, start: play.Start{Session: g.Session}}
	sit.branch = family.BranchOf(g.Kind, g.Stands)
	if last, ok := g.Last(); ok && !last.Board.Over() {
		sit.start.Board = &last.Board
	}
	return sit
}

// cards returns the function that deals the cards of the session, by its number and that of the deal.
func (s sitting) cards(chance func(session int64, deal int) *rand.Rand) func(few.Setup) few.Deal {
	return func(next few.Setup) few.Deal { return few.Shuffle(next.Rules, chance(s.id, next.Number)) }
}

// deal deals and saves the next deal of a saved session, unless one is in progress or the session is over.
func (s *sitting) deal(store *fewstore.Store, chance func(session int64, deal int) *rand.Rand) error {
	if s.start.Board != nil || s.start.Session.Over() {
		return nil
	}
	next := s.start.Session.Next()
	b, err := few.NewBoard(next, s.cards(chance)(next))
	if err != nil {
		return err
	}
	s.start.Board = &b
	return store.Journal(s.id).Begin(b)
}

// unfinished returns the user's session of a game in progress that was played last; nil if there is none.
func unfinished(ctx context.Context, store *fewstore.Store, kind few.Kind) (*fewstore.Game, error) {
	return family.Unfinished(ctx, store.Unfinished, store.Game, func(g fewstore.Game) bool { return g.Session.Rules().Kind == kind })
}

// progress returns the state of a session.
func progress(g fewstore.Game) *offer.Progress {
	p := &offer.Progress{Kind: g.Session.Rules().Kind, Deal: len(g.Deals), Names: namesOf(g.Person, g.Sitters), Totals: g.Session.Totals()}
	if len(g.Deals) == g.Session.Boards() { // none is in progress
		p.Deal++
	}
	return p
}

// namesOf returns the players' names: the user has none.
func namesOf(person few.Player, sitters []fewstore.Sitter) (names fewtext.Names) {
	for _, s := range sitters {
		name := text.Spelled(s.Name)
		if s.Player == person {
			name = ""
		}
		names = append(names, name)
	}
	return names
}

// players returns the computer players of a session. One of an unknown level, in an imported session, is a club player.
func players(sit sitting) map[few.Player]play.Player {
	all := map[few.Player]play.Player{}
	for _, s := range sit.sitters {
		if s.Player == sit.person {
			continue
		}
		l, ok := bot.ParseLevel(s.Level)
		if !ok {
			l = bot.Club
		}
		all[s.Player] = bot.Player{Level: l, Seed: uint64(s.Player)}
	}
	return all
}
