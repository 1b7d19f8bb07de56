package chess

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// ErrNoGame means that there is no game of chess with that number.
var ErrNoGame = fault.New("there is no such game of chess")

// Beginning is a new game.
type Beginning struct {
	Game   chess.Game // its start, and the events that it starts with
	Seats  []Seat     // one for each player, in the order of armies
	Clock  Clock
	Clocks Times        // the times left after those events; the zero value for full times
	Kind   storage.Kind // a branch of the part that is its origin, or ordinary
	Origin int64

	// Played are the times left on the clocks after each of the last events of Game, if these were already played in
	// the new game. A branch doesn't share them with its origin.
	Played []Times
	Hints  int // asked for meanwhile
}

// check returns an error unless the game can start in this way.
func (b Beginning) check() error {
	if len(b.Played) > b.Game.Len() {
		return fault.Errorf("%d events have been played, and there are %d", len(b.Played), b.Game.Len())
	}
	if err := checkSeats(b.Game.Rules(), b.Seats); err != nil {
		return err
	}
	return b.Clock.check()
}

// stands returns the number of events that existed before the game started: those of a branch, or of a game that
// somebody has written down.
func (b Beginning) stands() int { return b.Game.Len() - len(b.Played) }

// NewGame stores a new game with the events that it starts with, and returns its number.
func (s *Store) NewGame(b Beginning) (int64, error) {
	return family.New(s.Store, fault.Say("chess"), b.check(), func(tx *sql.Tx, now int64) (int64, error) {
		game := session{Beginning: b, stood: b.stands(), hints: b.Hints, started: now, changed: now, partStarted: now}
		if b.Game.Over() {
			game.finished = now
		}
		return game.insert(tx)
	})
}

// session is a game to be inserted, with its part. Times are milliseconds since 1970.
type session struct {
	Beginning
	stood            int // number of events that existed before it started
	moments          []Times
	marks, partMarks storage.Marks
	started, changed int64
	partStarted      int64
	finished         int64
	undos, hints     int
}

// insert stores the game, and returns its number.
func (s session) insert(tx *sql.Tx) (id int64, err error) {
	rules := s.Game.Rules()
	row := storage.Session{Game: chess.Name, Options: rules.String(), Person: personText(personOf(s.Seats)), Kind: s.Kind, Origin: s.Origin,
		Stands: s.stood, Marks: s.marks}
	if id, err = storage.NewSession(tx, row, s.started, s.changed); err != nil {
		return 0, err
	}
	clocks := ""
	if s.Clock.On() {
		if s.Clocks == (Times{}) {
			s.Clocks = s.Clock.Start(s.Seats)
		}
		clocks = s.Clocks.text()
		if n := len(s.Played); n > 0 {
			clocks = s.Played[n-1].text()
		}
	}
	if _, err := tx.Exec("INSERT INTO chess_game (session, variant, start, base, increment, clocks) VALUES (?, ?, ?, ?, ?, ?)",
		id, rules.Variant.String(), startText(s.Game), s.Clock.Base.Milliseconds(), s.Clock.Increment.Milliseconds(), clocks); err != nil {
		return 0, err
	}
	if err := keepSeats(tx, id, s.Seats); err != nil {
		return 0, err
	}
	part, err := storage.NewPart{Session: id, Started: s.partStarted, Undos: s.undos, Hints: s.hints, Players: levelOf(s.Seats), Marks: s.partMarks}.Insert(tx)
	if err != nil {
		return 0, err
	}
	if s.Clock.On() && len(s.moments) == 0 {
		first := s.Game.Len() - len(s.Played)
		for i, left := range append([]Times{s.Clocks}, s.Played...) { // to which undo goes back
			if at := first + i - 1; at >= 0 {
				if err := keepClocks(tx, part, at, left); err != nil {
					return 0, err
				}
			}
		}
	}
	return id, s.insertEvents(tx, id, part, 0)
}

// insertEvents stores the events from an index on, and the result of the game.
func (s session) insertEvents(tx *sql.Tx, id, part int64, from int) error {
	if err := storage.InsertEvents(tx, part, from, eventTexts(s.Game)[from:]); err != nil {
		return err
	}
	for i := from; i < len(s.moments); i++ {
		if err := keepClocks(tx, part, i, s.moments[i]); err != nil {
			return err
		}
	}
	if s.Game.Over() {
		if err := storage.FinishPart(tx, part, s.finished); err != nil {
			return err
		}
	}
	return keepOutcome(tx, id, s.Game, personOf(s.Seats), s.finished)
}

// startText returns the stored form of the start of a game: empty for the usual start of its rules.
func startText(g chess.Game) string {
	start, usual := g.Start(), chess.Start(g.Rules())
	if text := start.String(); text != usual.String() {
		return text
	}
	return ""
}

// Game is a stored game.
type Game struct {
	ID, Part         int64
	Started, Changed time.Time  // UTC
	Person           chess.Army // army of the only person; NoArmy if there is none, or if there are several
	Seats            []Seat     // in the order of armies
	Game             chess.Game
	Clock            Clock
	Clocks           Times // times left
	Kind             storage.Kind
	Origin           int64 // the part that a branch comes from, or 0
	Stands           int   // number of events that existed before it started, as for a branch
}

// Game returns a game, replayed. The error is [ErrNoGame] if there is no game with that number, and a [*ReplayError] if
// the stored data makes no sense.
func (s *Store) Game(ctx context.Context, id int64) (Game, error) {
	return family.Game(ctx, s.Store, id, gameIn)
}

// gameIn returns a game, replayed.
func gameIn(ctx context.Context, tx *sql.Tx, id int64) (Game, error) {
	return family.Whole(soundGameIn(ctx, tx, id))
}

// soundGameIn returns a game up to the first unreadable event, and the fault; nil if there is none.
func soundGameIn(ctx context.Context, tx *sql.Tx, id int64) (g Game, fault, err error) {
	row, err := rowIn(ctx, tx, id)
	if err != nil {
		return g, nil, err
	}
	g, event, err := row.replay()
	switch {
	case err == nil:
		return g, nil, nil
	case event == 0:
		return g, nil, self.Fault(id, 0, 0, err)
	}
	return g, self.Fault(id, 1, event, err), nil
}

// gameRow is a game in its stored form.
type gameRow struct {
	Game
	variant, start, options, clocks, seats string
	person                                 sql.NullString
	family.Events
}

// rowIn reads a game.
func rowIn(ctx context.Context, tx *sql.Tx, id int64) (r gameRow, err error) {
	var base, increment int64
	var part, origin sql.NullInt64
	err = tx.QueryRowContext(ctx, `
		SELECT session.id, session.started, changed, options, person, kind, origin, stands, variant, start, base, increment, clocks, `+seated+`, part.id,
			`+family.EventColumns+`
		FROM session JOIN chess_game ON chess_game.session = session.id
		LEFT JOIN part ON part.session = session.id AND part.position = 0
		WHERE session.id = ?`, id).Scan(append([]any{
		&r.ID, storage.Millis(&r.Started), storage.Millis(&r.Changed), &r.options, &r.person, &r.Kind, &origin, &r.Stands, &r.variant, &r.start,
		&base, &increment, &r.clocks, &r.seats, &part}, r.Columns()...)...)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return r, ErrNoGame
	case err != nil:
		return r, err
	case !part.Valid:
		return r, self.Fault(id, 0, 0, errNoPart)
	}
	r.Part, r.Origin = part.Int64, origin.Int64
	r.Clock = Clock{time.Duration(base) * time.Millisecond, time.Duration(increment) * time.Millisecond}
	return r, r.Read()
}

// replay returns the game. With an error it returns the number of the faulty event, from 1, or 0.
func (r gameRow) replay() (g Game, event int, err error) {
	g = r.Game
	if !r.Whole {
		return g, 0, family.ErrGap
	}
	if g.Game, err = startOf(r.options, r.variant, r.start); err != nil {
		return g, 0, err
	}
	if g.Seats, err = parseSeats(r.seats); err != nil {
		return g, 0, err
	}
	if err := checkSeats(g.Game.Rules(), g.Seats); err != nil {
		return g, 0, err
	}
	if g.Person, err = parsePerson(r.person); err != nil {
		return g, 0, err
	}
	if g.Clock.On() {
		if g.Clocks, err = parseTimes(r.clocks); err != nil {
			return g, 0, err
		}
	}
	for i, text := range r.Texts {
		e, err := chess.ParseEvent(text)
		if err != nil {
			return g, i + 1, err
		}
		next, err := g.Game.Apply(e)
		if err != nil {
			return g, i + 1, err
		}
		g.Game = next
	}
	return g, 0, nil
}

// startOf returns a stored game without its events.
func startOf(options, variant, start string) (chess.Game, error) {
	rules, err := chess.ParseRules(options)
	if err != nil {
		return chess.Game{}, err
	}
	if v := rules.Variant.String(); v != variant {
		return chess.Game{}, fault.Errorf("its variant is %q, and that of its rules is %s", variant, v)
	}
	if start == "" {
		return chess.New(rules), nil
	}
	p, err := rules.ParsePosition(start)
	if err != nil {
		return chess.Game{}, err
	}
	return chess.From(p), nil
}
