package bridge

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
)

// ErrNoRubber means that there is no rubber of that number.
var ErrNoRubber = errors.New("there is no such rubber")

// Rubber is a rubber as it has been kept.
type Rubber struct {
	ID               int64
	Started, Changed time.Time // UTC
	Finished         bool
	Seat             card.Seat // where the user sits
	Watched          bool      // nobody sits there: computers only, watched
	Stands           int       // of a branch: how many events of its board stood when it began
	Field            Field
	Rubber           session.Session
	Current          *bridge.Board // the board that has begun and is not finished, or nil
	BoardIDs         []int64       // one for each of Rubber.Boards, then for Current
	Listed           bool          // its deals were chosen beforehand
}

// ReplayError says where what has been kept breaks the rules, or can't be read.
type ReplayError struct {
	Rubber int64
	Board  int // counted from 1
	Event  int // counted from 1; 0 if it is not an event's fault
	Err    error
}

func (e *ReplayError) Error() string {
	where := fmt.Sprintf("rubber %d, board %d", e.Rubber, e.Board)
	if e.Event > 0 {
		where += fmt.Sprintf(", event %d", e.Event)
	}
	return fmt.Sprintf("%s: %v", where, e.Err)
}

// Unwrap returns the cause, a [*bridge.RuleError] for an illegal act.
func (e *ReplayError) Unwrap() error { return e.Err }

// NewRubber keeps a new rubber and returns its number. The user is where a user sits,
// or nil if computers play among themselves. The rules must be [bridge.Rules.Known], since
// their name and house rules are all that is kept of them.
func (s *Store) NewRubber(rules bridge.Rules, length int, person *card.Seat) (int64, error) {
	return s.NewField(rules, length, person, Field{})
}

// NewField keeps a new rubber whose boards are compared with those of other tables, as NewRubber keeps one.
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
		its := storage.Session{Game: rules.Name, Options: rules.House.String(), Person: seatText(person)}
		id, err = newRubber(tx, its, length, f, now, now)
		return err
	})
	if err != nil {
		return 0, fmt.Errorf("keeping a new rubber: %w", err)
	}
	return id, nil
}

// newRubber keeps a session with what bridge adds to it.
func newRubber(tx *sql.Tx, its storage.Session, length int, f Field, started, changed int64) (id int64, err error) {
	if id, err = storage.NewSession(tx, its, started, changed); err != nil {
		return 0, err
	}
	_, err = tx.Exec("INSERT INTO rubber (session, length, field, field_players, daily) VALUES (?, ?, ?, ?, ?)",
		id, length, f.Setup.String(), f.Players, f.Daily)
	return id, err
}

// Rubber returns a rubber with its boards, replayed. The error is [ErrNoRubber] if there
// is none of that number, and a [*ReplayError] if what has been kept makes no sense.
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
		return Rubber{}, fmt.Errorf("rubber %d: %w", id, err)
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

// rubber returns what the summary says of the rubber, without its boards.
func (s Summary) rubber() (Rubber, error) {
	rules, err := parseRules(s.Rules, s.House.String(), s.Length)
	return Rubber{
		ID: s.ID, Started: s.Started, Changed: s.Changed, Finished: s.Finished, Seat: s.Seat, Watched: s.Watched,
		Stands: s.Stands, Field: s.Field, Rubber: session.Session{Rules: rules, Length: s.Length, Settled: s.Settled},
	}, err
}

// replay reads the boards.
func (r *Rubber) replay(tx *sql.Tx) error {
	kept, err := boardsOf(tx, r.ID)
	if err != nil {
		return err
	}
	for i, k := range kept {
		if r.Current != nil {
			return &ReplayError{r.ID, i, 0, errors.New("it is not finished, but another board follows")}
		}
		b, event, err := k.replay(r.Rubber.Rules)
		if err != nil {
			return &ReplayError{r.ID, i + 1, event, err}
		}
		r.BoardIDs = append(r.BoardIDs, k.id)
		if b.Phase() == bridge.Finished {
			r.Rubber.Boards = append(r.Rubber.Boards, b)
		} else {
			r.Current = &b
		}
	}
	given, listed, err := givenOf(context.Background(), tx, r.ID, r.Rubber.Rules)
	r.Rubber.Given, r.Listed = boards(given), listed
	return err
}

// keptBoard is a board in its text forms.
type keptBoard struct {
	id                          int64
	position                    int
	deal, dealer, vul, standing string
	events                      []string
}

var errMissing = errors.New("it is missing")

// boardsOf returns the boards of a rubber, in order and without a gap.
func boardsOf(tx *sql.Tx, rubber int64) ([]keptBoard, error) {
	rows, err := tx.Query(`
		SELECT board.id, part.position, deal, dealer, vul, standing, event.position, event.text
		FROM part JOIN board ON board.id = part.id LEFT JOIN event ON event.part = part.id
		WHERE part.session = ?
		ORDER BY part.position, event.position`, rubber)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []keptBoard
	for rows.Next() {
		var k keptBoard
		var position sql.NullInt64
		var event sql.NullString
		if err := rows.Scan(&k.id, &k.position, &k.deal, &k.dealer, &k.vul, &k.standing, &position, &event); err != nil {
			return nil, err
		}
		if len(all) == 0 || all[len(all)-1].position != k.position {
			if k.position != len(all) {
				return nil, &ReplayError{rubber, len(all) + 1, 0, errMissing}
			}
			all = append(all, k)
		}
		if event.Valid {
			last := &all[len(all)-1]
			if int(position.Int64) != len(last.events) {
				return nil, &ReplayError{rubber, len(all), len(last.events) + 1, errMissing}
			}
			last.events = append(last.events, event.String)
		}
	}
	return all, rows.Err()
}

// replay returns the board; with an error comes the event that is to blame, counted from
// 1, or 0.
func (k keptBoard) replay(rules bridge.Rules) (b bridge.Board, event int, err error) {
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
	return b, 0, nil
}
