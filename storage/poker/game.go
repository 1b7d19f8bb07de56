package poker

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// ErrNoGame means that there is no game of poker with that number.
var ErrNoGame = fault.New("there is no such game of poker")

// Beginning is a new game.
type Beginning struct {
	Table   poker.Table // before the first hand; without a name it is named by its number
	Person  poker.Seat  // the user's seat, or the zero seat if only computers play
	Sitters []Sitter    // one for each player of the table

	Kind   storage.Kind // a branch of the part that is its origin, or ordinary
	Origin int64
	Stands int // for a branch, the number of acts of its hand that stood when it started
}

// check returns an error unless the game can start in this way.
func (b Beginning) check() error {
	if err := b.Table.Check(); err != nil {
		return err
	}
	if _, there := b.Table.Player(b.Person); b.Person != 0 && !there {
		return fault.Errorf("the person's seat %v is not at the table", b.Person)
	}
	if len(b.Sitters) != len(b.Table.Players) {
		return fault.Errorf("%d names for %d players", len(b.Sitters), len(b.Table.Players))
	}
	for i, s := range b.Sitters {
		if s.Seat != b.Table.Players[i].Seat {
			return fault.Errorf("seat %v has no name", b.Table.Players[i].Seat)
		}
	}
	return nil
}

// NewGame stores a new game and returns its number.
func (s *Store) NewGame(b Beginning) (int64, error) {
	return family.New(s.Store, fault.Say("poker"), b.check(), func(tx *sql.Tx, now int64) (int64, error) {
		session := storage.Session{Game: poker.Name, Options: b.Table.Rules.String(), Person: personText(b.Person), Kind: b.Kind, Origin: b.Origin, Stands: b.Stands}
		id, err := insertGame(tx, session, b.Table, b.Sitters, now, now)
		if err == nil && b.Table.Game == "" {
			_, err = tx.Exec("UPDATE poker_game SET label = CAST(session AS TEXT) WHERE session = ?", id)
		}
		return id, err
	})
}

// insertGame stores a game without hands.
func insertGame(tx *sql.Tx, session storage.Session, table poker.Table, sitters []Sitter, started, changed int64) (id int64, err error) {
	if id, err = storage.NewSession(tx, session, started, changed); err != nil {
		return 0, err
	}
	r := rowOf(table)
	if _, err := tx.Exec("INSERT INTO poker_game (session, label, number, button, players, suspended) VALUES (?, ?, ?, ?, ?, ?)",
		id, table.Game, r.number, r.button, r.players, r.suspended); err != nil {
		return 0, err
	}
	for _, s := range sitters {
		if err := seatSitter(tx, id, s); err != nil {
			return 0, err
		}
	}
	return id, nil
}

// Game is a stored game.
type Game struct {
	ID               int64
	Started, Changed time.Time // UTC
	Over             bool
	Kind             storage.Kind // a branch is of one hand
	Stands           int          // for a branch, the number of its acts that stood when it started
	Person           poker.Seat   // the zero seat if there is no user
	Sitters          []Sitter     // present and former players, by seat
	First            poker.Game   // before its first hand
	Hands            []Played     // in order; the last one may be unfinished
	Now              poker.Game   // after the finished hands and the events after them
}

// Played is a hand of a game.
type Played struct {
	ID    int64
	Hand  poker.Hand
	After []poker.Event // between it and the next one
}

// Last returns the newest hand; ok is false if there is none yet.
func (g Game) Last() (Played, bool) { return family.Last(g.Hands) }

// Game returns a game with its hands, replayed. The error is [ErrNoGame] if there is no game with that number, and a
// [*ReplayError] if the stored data makes no sense.
func (s *Store) Game(ctx context.Context, id int64) (Game, error) {
	return family.Game(ctx, s.Store, id, gameIn)
}

// SoundGame is like Game, with the hands up to the first unreadable one, and the fault; nil if there is none.
func (s *Store) SoundGame(ctx context.Context, id int64) (g Game, wrong, err error) {
	err = s.Read(ctx, func(tx *sql.Tx) error {
		g, wrong, err = soundGameIn(ctx, tx, id)
		return err
	})
	return g, wrong, self.Explain(id, err)
}

// gameIn returns a game with its hands, replayed.
func gameIn(ctx context.Context, tx *sql.Tx, id int64) (Game, error) {
	return family.Whole(soundGameIn(ctx, tx, id))
}

// soundGameIn returns a game with its hands up to the first unreadable one, and the fault; nil if there is none.
func soundGameIn(ctx context.Context, tx *sql.Tx, id int64) (g Game, wrong, err error) {
	g, rules, name, err := headOf(ctx, tx, id)
	if err != nil {
		return Game{}, nil, err
	}
	hands, err := handRows(ctx, tx, "part.session = ? ORDER BY position", id)
	if err != nil {
		return Game{}, nil, err
	}
	g.Now = g.First
	for i, row := range hands {
		fail := func(event int, err error) (Game, error, error) { return g, self.Fault(id, i+1, event, err), nil }
		last, some := g.Last()
		switch {
		case row.Position != i:
			return fail(0, family.ErrMissing)
		case some && !last.Hand.Over():
			g.Hands = g.Hands[:len(g.Hands)-1]
			return g, self.Fault(id, i, 0, fault.New("it isn't over, but another hand follows")), nil
		}
		p, after, event, err := row.replay(rules, name)
		if err != nil {
			return fail(event, err)
		}
		if want := rowOf(g.Now.Table()); row.tableRow != want {
			return fail(0, fault.Errorf("its table is %v, but after the hand before it should be %v", row.tableRow, want))
		}
		g.Hands = append(g.Hands, p)
		if p.Hand.Over() {
			g.Now = after
		}
	}
	return g, nil, nil
}

// headOf returns the data of a game besides its hands.
func headOf(ctx context.Context, tx *sql.Tx, id int64) (g Game, rules poker.Rules, name string, err error) {
	var options string
	var person sql.NullString
	var first tableRow
	err = tx.QueryRowContext(ctx, `
		SELECT session.id, started, changed, over <> 0, kind, stands, person, options, label, number, button, players, suspended
		FROM session JOIN poker_game ON poker_game.session = session.id WHERE session.id = ?`, id).Scan(
		&g.ID, storage.Millis(&g.Started), storage.Millis(&g.Changed), &g.Over, &g.Kind, &g.Stands, &person, &options, &name, &first.number, &first.button, &first.players, &first.suspended)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return g, rules, name, ErrNoGame
	case err != nil:
		return g, rules, name, err
	}
	if rules, err = poker.ParseRules(options); err == nil {
		g.Person, err = parsePerson(person)
	}
	var table poker.Table
	if err == nil {
		table, err = first.table(rules, name)
	}
	if err == nil {
		g.First, err = poker.GameAt(table)
	}
	if err != nil {
		return g, rules, name, self.Fault(id, 0, 0, err)
	}
	g.Sitters, err = sittersOf(ctx, tx, id)
	return g, rules, name, err
}
