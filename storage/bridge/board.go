package bridge

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
)

// ErrNoBoard means that there is no board of that number.
var ErrNoBoard = errors.New("there is no such board")

// Result is what a glance at a finished board tells. That of a board that goes on is zero.
type Result struct {
	Contract bridge.Contract
	Over     int // tricks beyond what the contract needed; less than 0 if it was missed
	Points   int // of the user's side less the other's; of North-South less East-West where nobody sits
	Starred  bool
}

// BoardSummary is what a list says of a board.
type BoardSummary struct {
	ID, Rubber int64
	Place      int       // among the boards of the rubber, from 1
	Number     int       // of the board where it comes from; else of the deal in the rubber, from 1, and one that is dealt again has the same
	Rules      string    // their name
	Length     int       // of the rubber, in boards; 1: it was played by itself
	Finished   time.Time // UTC; zero if it goes on
	Seat       card.Seat // where the user sits
	Watched    bool      // nobody sits there
	Deal       card.Number
	Result
	storage.Marks
	Undos, Hints int
	Kind         Kind
	Players      string       // the level of the computer players
	BothHands    bool         // the user has played declarer's and dummy's cards, where his partner declares
	Costly       int          // cards of the user's that cost tricks; -1 if it has not been analysed
	HasResults   bool         // a file says what other tables have made of it
	ToPlay       bool         // it is a deal that is still to be played; see [Store.LineIDs]
	Damage       *ReplayError // what can't be read of it, and isn't there; nil if nothing
}

// glance reads the texts of a board. What can't be read is left out, and named.
func (l *BoardSummary) glance(deal string, person, contract sql.NullString) {
	wrong := func(err error) {
		if err != nil && l.Damage == nil {
			l.Damage = &ReplayError{Rubber: l.Rubber, Board: l.Place, Err: err}
		}
	}
	var err error
	if contract.Valid {
		l.Contract, err = bridge.ParseContract(contract.String)
		wrong(err)
	}
	if person.Valid {
		l.Seat, err = card.ParseSeat(person.String)
		wrong(err)
		l.Watched = err != nil
	}
	l.Deal, err = card.ParseNumber(deal)
	wrong(err)
}

// BoardSummaries returns the lines of boards, in their order. A board that isn't there is left out; of one that can't be read in all
// its parts some are missing, so that the list of all others can be read.
func (s *Store) BoardSummaries(ctx context.Context, ids []int64) ([]BoardSummary, error) {
	var all []BoardSummary
	err := s.Read(ctx, func(tx *sql.Tx) error {
		var err error
		all, err = boardSummariesOf(ctx, tx, ids)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("reading %d boards: %w", len(ids), err)
	}
	return all, nil
}

func boardSummariesOf(ctx context.Context, tx *sql.Tx, ids []int64) ([]BoardSummary, error) {
	rows, err := tx.QueryContext(ctx, `
		SELECT board.id, part.session, min(position, 1 << 40) + 1,
			coalesce((SELECT nullif(number, 0) FROM source WHERE source.session = part.session AND source.deal = board.deal),
				(SELECT nullif(number, 0) FROM given WHERE given.session = part.session AND given.deal = board.deal),
				1 + (SELECT count(*) FROM part AS its JOIN board AS earlier ON earlier.id = its.id
					WHERE its.session = part.session AND its.position < part.position AND counts)),
			game, length, part.finished, person, deal, contract, coalesce(board.over, 0),
			coalesce(points, 0), part.name, part.note, part.starred <> 0, undos, hints, kind, part.players, both_hands <> 0,
			CASE WHEN complete THEN costly ELSE -1 END,
			`+hasResults("part.session", "board.deal")+`
		FROM json_each(?) AS wanted
		JOIN board ON board.id = wanted.value
		JOIN part ON part.id = board.id
		JOIN session ON session.id = part.session
		JOIN rubber ON rubber.session = session.id
		LEFT JOIN analysis ON analysis.board = board.id
		ORDER BY wanted.key`, list(ids))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	all := make([]BoardSummary, 0, len(ids))
	for rows.Next() {
		var l BoardSummary
		var finished sql.NullInt64
		var person, contract sql.NullString
		var deal string
		if err := rows.Scan(&l.ID, &l.Rubber, &l.Place, &l.Number, &l.Rules, &l.Length, &finished, &person, &deal, &contract, &l.Over,
			&l.Points, &l.Name, &l.Note, &l.Marks.Starred, &l.Undos, &l.Hints, &l.Kind, &l.Players, &l.BothHands, &l.Costly, &l.HasResults); err != nil {
			return nil, err
		}
		if finished.Valid {
			l.Finished = storage.FromMillis(finished.Int64)
		}
		l.Watched = !person.Valid
		l.glance(deal, person, sql.NullString{String: contract.String, Valid: finished.Valid})
		l.Result.Starred = l.Marks.Starred
		all = append(all, l)
	}
	if err := rows.Err(); err != nil || !slices.ContainsFunc(ids, isGiven) {
		return all, err
	}
	return withGiven(ctx, tx, ids, all)
}

// list is a list of numbers for json_each.
func list(ids []int64) string {
	text, err := json.Marshal(ids)
	if err != nil {
		panic(err) // numbers have no trouble
	}
	return string(text)
}

// Board is a board as it has been kept.
type Board struct {
	BoardSummary
	Board       bridge.Board
	Source      pbn.Source   // what a file of another program says of it
	Results     []pbn.Result // what tables have made of its deal, as such a file says
	RubberMarks storage.Marks
	// Previous and Next are the boards of the rubber before and after it, or 0.
	Previous, Next int64
	// Origin is the board whose deal is played again here, or that is played on from a position; or 0.
	Origin int64
	// Branches are the boards whose origin it is, the newest first.
	Branches []int64
}

// Board returns a board, replayed. The error is [ErrNoBoard] if there is none of that number, and a [*ReplayError]
// if what has been kept makes no sense.
func (s *Store) Board(ctx context.Context, id int64) (Board, error) {
	var b Board
	err := s.Read(ctx, func(tx *sql.Tx) (err error) {
		if isGiven(id) {
			b, err = givenBoard(ctx, tx, id)
			return err
		}
		lines, err := boardSummariesOf(ctx, tx, []int64{id})
		if err != nil {
			return err
		}
		if len(lines) == 0 {
			return ErrNoBoard
		}
		b.BoardSummary = lines[0]
		var origin sql.NullInt64
		if err := tx.QueryRowContext(ctx, `
			SELECT session.name, session.note, session.starred <> 0,
				coalesce((SELECT id FROM part WHERE part.session = this.session AND position = this.position - 1), 0),
				coalesce((SELECT id FROM part WHERE part.session = this.session AND position = this.position + 1), 0),
				(SELECT part.id FROM part JOIN session AS its ON its.id = part.session
					WHERE part.id = session.origin AND its.deleted IS NULL)
			FROM part AS this JOIN session ON session.id = this.session WHERE this.id = ?`, id).Scan(
			&b.RubberMarks.Name, &b.RubberMarks.Note, &b.RubberMarks.Starred, &b.Previous, &b.Next, &origin); err != nil {
			return err
		}
		b.Origin = origin.Int64
		if b.Branches, err = idsOf(ctx, tx, `
			SELECT part.id FROM session JOIN part ON part.session = session.id AND position = 0
			WHERE origin = ? AND deleted IS NULL ORDER BY session.started DESC, session.id DESC`, id); err != nil {
			return err
		}
		if b.Board, err = replayed(ctx, tx, id); err != nil {
			return err
		}
		b.Source, b.Results, err = toldBoard(ctx, tx, b.Rubber, b.Board)
		return err
	})
	var replay *ReplayError
	switch {
	case errors.As(err, &replay):
		return Board{}, err
	case err != nil:
		return Board{}, fmt.Errorf("board %d: %w", id, err)
	}
	return b, nil
}

// replayed replays a board.
func replayed(ctx context.Context, tx *sql.Tx, id int64) (bridge.Board, error) {
	var k keptBoard
	var rubber int64
	var name, house string
	var length int
	var events sql.NullString
	var acts int
	err := tx.QueryRowContext(ctx, `
		SELECT part.session, game, options, length, position, deal, dealer, vul, standing,
			(SELECT iif(count(*) = coalesce(max(position) + 1, 0), count(*), -1) FROM event WHERE event.part = board.id),
			(SELECT group_concat(text, ',') FROM (SELECT text FROM event WHERE event.part = board.id ORDER BY position))
		FROM board JOIN part ON part.id = board.id JOIN session ON session.id = part.session JOIN rubber ON rubber.session = session.id
		WHERE board.id = ?`, id).Scan(
		&rubber, &name, &house, &length, &k.position, &k.deal, &k.dealer, &k.vul, &k.standing, &acts, &events)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return bridge.Board{}, ErrNoBoard
	case err != nil:
		return bridge.Board{}, err
	}
	k.split(events, acts)
	rules, err := parseRules(name, house, length)
	if err != nil {
		return bridge.Board{}, err
	}
	b, event, err := k.replay(rules)
	if err != nil {
		return bridge.Board{}, &ReplayError{rubber, k.position + 1, event, err}
	}
	return b, nil
}

// split takes the events of a board, which are joined by commas. There are as many as are kept, or -1 says that there is a gap among
// these.
func (k *keptBoard) split(events sql.NullString, kept int) {
	if events.Valid {
		k.events = strings.Split(events.String, ",")
	}
	switch {
	case kept < 0:
		k.wrong = &ReplayError{Err: errMissing}
	case len(k.events) != kept:
		k.wrong = &ReplayError{Err: errComma}
	}
}

// idsOf returns the numbers that a query yields.
func idsOf(ctx context.Context, tx *sql.Tx, query string, args ...any) ([]int64, error) {
	rows, err := tx.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var ids []int64
	for rows.Next() {
		var id int64
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, rows.Err()
}
