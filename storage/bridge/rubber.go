package bridge

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// ErrNoRubber means that there is no rubber with that number.
var ErrNoRubber = fault.New("there is no such rubber")

// Rubber is a stored rubber.
type Rubber struct {
	ID               int64
	Started, Changed time.Time // UTC
	Finished         bool
	Seat             card.Seat // the user's
	Watched          bool      // there is no user: only computers play
	Stands           int       // for a branch, the number of events of its board that stood when it started
	Field            Field
	Rubber           session.Session
	Current          *bridge.Board // the unfinished board, or nil
	BoardIDs         []int64       // one for each of Rubber.Boards, then for Current
	Listed           bool          // its deals were chosen beforehand
}

// ReplayError says where stored data breaks the rules, or can't be read.
type ReplayError struct {
	Rubber int64
	Board  int // counted from 1; 0 if the fault isn't in a board
	Event  int // counted from 1; 0 if the fault isn't in an event
	Err    error
}

func (e *ReplayError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *ReplayError) Words() fault.Phrase {
	switch {
	case e.Board > 0 && e.Event > 0:
		return fault.Say("rubber %d, board %d, event %d: %v", e.Rubber, e.Board, e.Event, e.Err)
	case e.Board > 0:
		return fault.Say("rubber %d, board %d: %v", e.Rubber, e.Board, e.Err)
	}
	return fault.Say("rubber %d: %v", e.Rubber, e.Err)
}

// Unwrap returns the cause, a [*bridge.RuleError] for an illegal act.
func (e *ReplayError) Unwrap() error { return e.Err }

// NewRubber stores a new rubber and returns its number. person is the user's seat, or nil if only computers play. The
// rules must be [bridge.Rules.Known], since only their name and house rules are stored.
func (s *Store) NewRubber(rules bridge.Rules, length int, person *card.Seat) (int64, error) {
	return s.NewField(rules, length, person, Field{})
}

// NewField is like NewRubber, for a rubber whose boards are compared with those of other tables.
func (s *Store) NewField(rules bridge.Rules, length int, person *card.Seat, f Field) (int64, error) {
	if err := cmp.Or(rules.Known(), f.check(rules)); err != nil {
		return 0, err
	}
	if err := rules.LastsFor(length); err != nil {
		return 0, err
	}
	var id int64
	err := s.Write(func(tx *sql.Tx) (err error) {
		now := s.Now().UnixMilli()
		session := storage.Session{Game: rules.Name, Options: rules.House.String(), Person: seatText(person)}
		id, err = newRubber(tx, session, length, f, now, now)
		return err
	})
	if err != nil {
		return 0, fault.Errorf("keeping a new rubber: %w", err)
	}
	return id, nil
}

// newRubber stores a session with bridge's data for it.
func newRubber(tx *sql.Tx, session storage.Session, length int, f Field, started, changed int64) (id int64, err error) {
	if id, err = storage.NewSession(tx, session, started, changed); err != nil {
		return 0, err
	}
	_, err = tx.Exec("INSERT INTO rubber (session, length, field, field_players, daily) VALUES (?, ?, ?, ?, ?)",
		id, length, f.Setup.String(), f.Players, f.Daily)
	return id, err
}

// Rubber returns a rubber with its boards, replayed. The error is [ErrNoRubber] if there is no rubber with that number,
// and a [*ReplayError] if the stored data makes no sense.
func (s *Store) Rubber(id int64) (Rubber, error) {
	var r Rubber
	err := s.Read(context.Background(), func(tx *sql.Tx) error {
		var err error
		r, err = rubberIn(tx, id)
		return err
	})
	var replay *ReplayError
	switch {
	case errors.As(err, &replay):
		return Rubber{}, err
	case err != nil:
		return Rubber{}, fault.Errorf("rubber %d: %w", id, err)
	}
	return r, nil
}

// rubberIn returns a rubber with its boards, replayed.
func rubberIn(tx *sql.Tx, id int64) (Rubber, error) {
	sums, err := summariesOf(context.Background(), tx, []int64{id})
	if err != nil {
		return Rubber{}, err
	}
	if len(sums) == 0 {
		return Rubber{}, ErrNoRubber
	}
	r, err := sums[0].rubber()
	if err != nil {
		return Rubber{}, err
	}
	return r, r.replay(tx)
}

// SoundRubber returns the readable part of a rubber: its boards, each with its number from 1, and the faults of the
// others. The error is [ErrNoRubber] if there is no rubber with that number, and a [*ReplayError] if nothing of it
// makes sense.
func (s *Store) SoundRubber(id int64) (r Rubber, places []int, faults []error, err error) {
	err = s.Read(context.Background(), func(tx *sql.Tx) error {
		sums, err := summariesOf(context.Background(), tx, []int64{id})
		if err == nil && len(sums) == 0 {
			err = ErrNoRubber
		}
		if err == nil {
			r, err = sums[0].rubber()
		}
		if err == nil {
			places, faults, err = r.replaySound(tx)
		}
		return err
	})
	var replay *ReplayError
	if err != nil && !errors.As(err, &replay) {
		err = fault.Errorf("rubber %d: %w", id, err)
	}
	return r, places, faults, err
}

// rubber returns the rubber of the summary, without its boards.
func (s Summary) rubber() (Rubber, error) {
	if s.Damage != nil && s.Damage.Board == 0 {
		return Rubber{}, s.Damage
	}
	rules, err := parseRules(s.Rules, s.House.String(), s.Length)
	return Rubber{
		ID: s.ID, Started: s.Started, Changed: s.Changed, Finished: s.Finished, Seat: s.Seat, Watched: s.Watched,
		Stands: s.Stands, Field: s.Field, Rubber: session.Session{Rules: rules, Length: s.Length, Settled: s.Settled},
	}, err
}

// replay reads all boards.
func (r *Rubber) replay(tx *sql.Tx) error {
	_, faults, err := r.replaySound(tx)
	if err == nil && len(faults) > 0 {
		err = faults[0]
	}
	return err
}

// replaySound reads the readable boards, and returns the number of each, from 1, and the faults of the others.
func (r *Rubber) replaySound(tx *sql.Tx) (places []int, faults []error, err error) {
	kept, err := boardsOf(tx, r.ID)
	if err != nil {
		return nil, nil, err
	}
	wrong := func(board, event int, err error) { faults = append(faults, &ReplayError{r.ID, board, event, err}) }
	going := 0 // the number of Current
	for i, k := range kept {
		place := k.position + 1
		if before := i; i > 0 && kept[i-1].position+1 != k.position || i == 0 && k.position != 0 {
			if before > 0 {
				before = kept[i-1].position + 1
			}
			wrong(before+1, 0, errMissing)
		}
		if r.Current != nil {
			wrong(going, 0, errGoesOn)
			r.Current, r.BoardIDs = nil, r.BoardIDs[:len(r.BoardIDs)-1]
		}
		if k.position < 0 || k.position >= farthest {
			continue // it has been reported as missing
		}
		b, event, err := k.replay(r.Rubber.Rules)
		if err != nil {
			wrong(place, event, err)
			continue
		}
		r.BoardIDs = append(r.BoardIDs, k.id)
		if b.Phase() == bridge.Finished {
			r.Rubber.Boards, places = append(r.Rubber.Boards, b), append(places, place)
		} else {
			r.Current, going = &b, place
		}
	}
	given, listed, err := givenOf(context.Background(), tx, r.ID, r.Rubber.Rules, func(err error) { faults = append(faults, err) })
	r.Rubber.Given, r.Listed = boards(given), listed
	return places, faults, err
}

// keptBoard is a board in its text forms.
type keptBoard struct {
	id                          int64
	position                    int
	deal, dealer, vul, standing string
	events                      []string
	wrong                       *ReplayError // error about the events as a whole, without its place
}

var (
	errMissing = fault.New("it is missing")
	errComma   = fault.New("an event has a comma in it")
	errGoesOn  = fault.New("it is not finished, but another board follows")
)

// boardsOf returns the boards of a rubber, in order.
func boardsOf(tx *sql.Tx, rubber int64) (all []keptBoard, err error) {
	rows, err := tx.Query(`
		SELECT board.id, part.position, deal, dealer, vul, standing, event.position, event.text
		FROM part JOIN board ON board.id = part.id LEFT JOIN event ON event.part = part.id
		WHERE part.session = ?
		ORDER BY part.position, event.position`, rubber)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var k keptBoard
		var position sql.NullInt64
		var event sql.NullString
		if err := rows.Scan(&k.id, &k.position, &k.deal, &k.dealer, &k.vul, &k.standing, &position, &event); err != nil {
			return nil, err
		}
		if len(all) == 0 || all[len(all)-1].position != k.position {
			all = append(all, k)
		}
		last := &all[len(all)-1]
		switch {
		case !event.Valid || last.wrong != nil:
		case int(position.Int64) != len(last.events):
			last.wrong = &ReplayError{Event: len(last.events) + 1, Err: errMissing}
		default:
			last.events = append(last.events, event.String)
		}
	}
	return all, rows.Err()
}

// replay returns the board; with an error it returns the number of the faulty event, from 1, or 0.
func (k keptBoard) replay(rules bridge.Rules) (b bridge.Board, event int, err error) {
	if k.wrong != nil && k.wrong.Err == errMissing {
		return bridge.Board{}, k.wrong.Event, errMissing
	}
	number, err := card.ParseNumber(k.deal)
	if err != nil {
		return bridge.Board{}, 0, err
	}
	deal, err := rules.Deck.Deal(number)
	if err != nil {
		return bridge.Board{}, 0, err
	}
	dealer, err := card.ParseSeat(k.dealer)
	if err != nil {
		return bridge.Board{}, 0, err
	}
	vul, err := bridge.ParseVulnerability(k.vul)
	if err != nil {
		return bridge.Board{}, 0, err
	}
	b, err = bridge.NewBoard(rules, deal, dealer, vul)
	if err != nil {
		return bridge.Board{}, 0, err
	}
	if b.Standing, err = bridge.ParseStanding(rules, k.standing); err != nil {
		return bridge.Board{}, 0, err
	}
	for i, text := range k.events {
		e, err := bridge.ParseEvent(text)
		if err != nil {
			return bridge.Board{}, i + 1, err
		}
		if b, err = b.Apply(e); err != nil {
			return bridge.Board{}, i + 1, err
		}
	}
	if k.wrong != nil {
		return bridge.Board{}, k.wrong.Event, k.wrong.Err
	}
	return b, 0, nil
}
