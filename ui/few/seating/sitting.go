package seating

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/play"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/resume"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Sitting is all that is read of a session before its table is laid.
type Sitting struct {
	ID      int64 // its number in the data folder, present or future
	Kept    bool
	Person  few.Player
	Sitters []fewstore.Sitter
	Start   play.Start
	Branch  resume.Branch
}

// Rules returns the rules of the session.
func (s Sitting) Rules() few.Rules { return s.Start.Session.Rules() }

// New returns a new, unsaved session.
func New(s Setup, number int64) Sitting {
	r := s.Rules()
	sit := Sitting{ID: number, Person: s.Player, Start: play.Start{Session: few.NewSession(r)}}
	for p := range few.Player(r.Players()) {
		sit.Sitters = append(sit.Sitters, fewstore.Sitter{Player: p})
	}
	for _, o := range s.Opponents() {
		sit.Sitters[o.Player].Name, sit.Sitters[o.Player].Level = o.Person.Name(), o.Level
	}
	return sit
}

// Read returns a saved session.
func Read(ctx context.Context, store *fewstore.Store, id int64) (Sitting, error) {
	g, err := store.Game(ctx, id)
	if err != nil {
		return Sitting{}, err
	}
	return Of(g), nil
}

// Of returns a session ready to continue: with the deal in progress, or before the next one.
func Of(g fewstore.Game) Sitting {
	sit := Sitting{ID: g.ID, Kept: true, Person: g.Person, Sitters: g.Sitters, Start: play.Start{Session: g.Session}}
	sit.Branch = resume.BranchOf(g.Kind, g.Stands)
	if last, ok := g.Last(); ok && !last.Board.Over() {
		sit.Start.Board = &last.Board
	}
	return sit
}

// Cards returns the function that deals the cards of the session, by its number and that of the deal.
func (s Sitting) Cards(chance func(session int64, deal int) *rand.Rand) func(few.Setup) few.Deal {
	return func(next few.Setup) few.Deal { return few.Shuffle(next.Rules, chance(s.ID, next.Number)) }
}

// Deal deals and saves the next deal of a saved session, unless one is in progress or the session is over.
func (s *Sitting) Deal(store *fewstore.Store, chance func(session int64, deal int) *rand.Rand) error {
	if s.Start.Board != nil || s.Start.Session.Over() {
		return nil
	}
	next := s.Start.Session.Next()
	b, err := few.NewBoard(next, s.Cards(chance)(next))
	if err != nil {
		return err
	}
	s.Start.Board = &b
	return store.Journal(s.ID).Begin(b)
}

// Unfinished returns the user's session of a game in progress that was played last; nil if there is none.
func Unfinished(ctx context.Context, store *fewstore.Store, kind few.Kind) (*fewstore.Game, error) {
	return resume.Unfinished(ctx, store.Unfinished, store.Game, func(g fewstore.Game) bool { return g.Session.Rules().Kind == kind })
}

// NamesOf returns the players' names: the user has none.
func NamesOf(person few.Player, sitters []fewstore.Sitter) (names fewtext.Names) {
	for _, s := range sitters {
		name := text.Spelled(s.Name)
		if s.Player == person {
			name = ""
		}
		names = append(names, name)
	}
	return names
}

// Players returns the computer players of a session. One of an unknown level, in an imported session, is a club player.
func Players(sit Sitting) map[few.Player]play.Player {
	all := map[few.Player]play.Player{}
	for _, s := range sit.Sitters {
		if s.Player == sit.Person {
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
