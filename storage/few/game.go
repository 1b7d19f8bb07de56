package few

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// ErrNoGame means that there is no session of bridge for two and three with that number.
var ErrNoGame = fault.New("there is no such game for two or three")

// Beginning is a new session.
type Beginning struct {
	Rules   few.Rules
	Person  few.Player // [few.Nobody] if only computers play
	Sitters []Sitter   // one for each player, in order

	Kind   storage.Kind // a branch of the part that is its origin, or ordinary
	Origin int64
	Stands int // for a branch, the number of events of its deal that stood when it started
}

// NewGame stores a new session and returns its number.
func (s *Store) NewGame(b Beginning) (int64, error) {
	return family.New(s.Store, fault.Say("%s", b.Rules.Name), checkSitters(b.Rules, b.Person, b.Sitters), func(tx *sql.Tx, now int64) (int64, error) {
		return insertGame(tx, b, storage.Marks{}, now, now)
	})
}

// insertGame stores a session without deals.
func insertGame(tx *sql.Tx, b Beginning, m storage.Marks, started, changed int64) (id int64, err error) {
	session := storage.Session{Game: b.Rules.Name, Options: b.Rules.String(), Person: personText(b.Rules, b.Person), Kind: b.Kind, Origin: b.Origin, Stands: b.Stands, Marks: m}
	if id, err = storage.NewSession(tx, session, started, changed); err != nil {
		return 0, err
	}
	if _, err := tx.Exec("INSERT INTO few_session (session) VALUES (?)", id); err != nil {
		return 0, err
	}
	return id, keepSitters(tx, b.Rules, id, b.Sitters)
}

// Game is a stored session.
type Game struct {
	ID               int64
	Started, Changed time.Time    // UTC
	Over             bool         // won, or broken off
	Settled          bool         // broken off
	Kind             storage.Kind // a branch is of one deal
	Stands           int          // for a branch, the number of its events that stood when it started
	Person           few.Player
	Sitters          []Sitter    // in the players' order
	Deals            []Played    // in order; the last one may be unfinished
	Session          few.Session // of the finished deals
}

// Played is a deal of a session.
type Played struct {
	ID    int64
	Board few.Board
}

// Last returns the newest deal; ok is false if there is none yet.
func (g Game) Last() (Played, bool) { return family.Last(g.Deals) }

// End returns the result of the session, or its state.
func (g Game) End() few.End {
	if g.Settled {
		return g.Session.Settle()
	}
	return g.Session.End()
}

// Game returns a session with its deals, replayed. The error is [ErrNoGame] if there is no session with that number,
// and a [*ReplayError] if the stored data makes no sense.
func (s *Store) Game(ctx context.Context, id int64) (Game, error) {
	return family.Game(ctx, s.Store, id, gameIn)
}

// gameIn returns a session with its deals, replayed.
func gameIn(ctx context.Context, tx *sql.Tx, id int64) (Game, error) {
	return family.Whole(soundGameIn(ctx, tx, id))
}

// soundGameIn returns a session with its deals up to the first unreadable one, and the fault; nil if there is none.
func soundGameIn(ctx context.Context, tx *sql.Tx, id int64) (g Game, wrong, err error) {
	g, rules, err := headOf(ctx, tx, id)
	if err != nil {
		return Game{}, nil, err
	}
	rows, err := dealRows(ctx, tx, "part.session = ? ORDER BY position", id)
	if err != nil {
		return Game{}, nil, err
	}
	g.Session = few.NewSession(rules)
	for i, row := range rows {
		fail := func(event int, err error) (Game, error, error) {
			g.Over, g.Settled = false, false
			return g, self.Fault(id, i+1, event, err), nil
		}
		last, some := g.Last()
		switch {
		case row.Position != i:
			return fail(0, family.ErrMissing)
		case some && last.Board.Stage() != few.StageFinished:
			g.Deals = g.Deals[:len(g.Deals)-1]
			g.Over, g.Settled = false, false
			return g, self.Fault(id, i, 0, fault.New("it isn't over, but another deal follows")), nil
		}
		b, event, err := row.replay(rules)
		if err != nil {
			return fail(event, err)
		}
		if i == 0 && g.Kind == storage.Branch {
			g.Session = few.SessionAt(b.Setup())
		}
		if want := rowOf(g.Session.Next()); row.setupRow != want {
			return fail(0, fault.Errorf("it begins with %v, but after the deal before it should begin with %v", row.setupRow, want))
		}
		if b.Stage() == few.StageFinished {
			played, err := g.Session.Played(b)
			if err != nil {
				return fail(0, err)
			}
			g.Session = played
		}
		g.Deals = append(g.Deals, Played{row.ID, b})
	}
	return g, nil, nil
}

// headOf returns the data of a session besides its deals.
func headOf(ctx context.Context, tx *sql.Tx, id int64) (g Game, rules few.Rules, err error) {
	var options, sitters string
	var person sql.NullString
	err = tx.QueryRowContext(ctx, `
		SELECT session.id, started, changed, over <> 0, settled <> 0, kind, stands, person, options, `+seated+`
		FROM session JOIN few_session ON few_session.session = session.id WHERE session.id = ?`, id).Scan(
		&g.ID, storage.Millis(&g.Started), storage.Millis(&g.Changed), &g.Over, &g.Settled, &g.Kind, &g.Stands, &person, &options, &sitters)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return g, rules, ErrNoGame
	case err != nil:
		return g, rules, err
	}
	if rules, err = few.ParseRules(options); err == nil {
		g.Person, err = parsePerson(rules, person)
	}
	if err == nil {
		g.Sitters, err = parseSitters(rules, sitters)
	}
	if err == nil {
		err = checkSitters(rules, g.Person, g.Sitters)
	}
	if err != nil {
		return g, rules, self.Fault(id, 0, 0, err)
	}
	return g, rules, nil
}
