package bridge

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// ErrNoBoard means that there is no board with that number.
var ErrNoBoard = fault.New("there is no such board")

// Result is the result of a finished board at a glance. It is zero until the board is finished.
type Result struct {
	Contract bridge.Contract
	Over     int // tricks beyond those needed; negative if the contract failed
	Points   int // net points of the user's side; of North-South if there is no user
	Starred  bool
}

// BoardSummary is the line of a list for a board.
type BoardSummary struct {
	ID, Rubber int64
	Place      int       // number of the board in the rubber, from 1
	Number     int       // board number from its source; otherwise number of the deal in the rubber, from 1, unchanged if it is dealt again
	Rules      string    // their name
	Length     int       // of the rubber, in boards; 1 if it was played on its own
	Finished   time.Time // UTC; zero if it isn't finished
	Seat       card.Seat // the user's
	Watched    bool      // there is no user
	Deal       card.Number
	Result
	storage.Marks
	Undos, Hints int
	Kind         Kind
	Players      string       // level of the computer players
	BothHands    bool         // the user has played both hands when his partner declared
	Costly       int          // number of the user's cards that cost tricks; -1 if it hasn't been analysed
	HasResults   bool         // a file has results from other tables
	ToPlay       bool         // it is a deal still to be played; see [Store.LineIDs]
	Damage       *ReplayError // the part that can't be read and is missing; nil if none
}

// glance parses the texts of a board. What can't be read is left out and reported in Damage.
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

// BoardSummaries returns the lines of boards, in order. Missing boards are left out; a board that can't be read
// completely lacks some parts, so that it doesn't prevent listing the others.
func (s *Store) BoardSummaries(ctx context.Context, ids []int64) ([]BoardSummary, error) {
	var all []BoardSummary
	err := s.Read(ctx, func(tx *sql.Tx) error {
		var err error
		all, err = boardSummariesOf(ctx, tx, ids)
		return err
	})
	if err != nil {
		return nil, fault.Errorf("reading %d boards: %w", len(ids), err)
	}
	return all, nil
}

func boardSummariesOf(ctx context.Context, tx *sql.Tx, ids []int64) ([]BoardSummary, error) {
	all := make([]BoardSummary, 0, len(ids))
	err := storage.Each(ctx, tx, `
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
		ORDER BY wanted.key`, []any{storage.IDList(ids)}, func(rows *sql.Rows) error {
		var l BoardSummary
		var person, contract sql.NullString
		var deal string
		if err := rows.Scan(&l.ID, &l.Rubber, &l.Place, &l.Number, &l.Rules, &l.Length, storage.Millis(&l.Finished), &person, &deal, &contract, &l.Over,
			&l.Points, &l.Name, &l.Note, &l.Marks.Starred, &l.Undos, &l.Hints, &l.Kind, &l.Players, &l.BothHands, &l.Costly, &l.HasResults); err != nil {
			return err
		}
		l.Watched = !person.Valid
		l.glance(deal, person, sql.NullString{String: contract.String, Valid: !l.Finished.IsZero()})
		l.Result.Starred = l.Marks.Starred
		all = append(all, l)
		return nil
	})
	if err != nil || !slices.ContainsFunc(ids, isGiven) {
		return all, err
	}
	return withGiven(ctx, tx, ids, all)
}

// Board is a stored board.
type Board struct {
	BoardSummary
	Board       bridge.Board
	Source      pbn.Source   // from a file of another program
	Results     []pbn.Result // results of its deal at other tables, from such a file
	RubberMarks storage.Marks
	// Previous and Next are the boards of the rubber before and after it, or 0.
	Previous, Next int64
	// Origin is the board whose deal is replayed here, or from a position of which this one is played on; or 0.
	Origin int64
	// Branches are the boards whose origin this is, the newest first.
	Branches []int64
}

// Board returns a board, replayed. The error is [ErrNoBoard] if there is no board with that number, and a
// [*ReplayError] if the stored data makes no sense.
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
		if b.Branches, err = storage.Column[int64](ctx, tx, `
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
		return Board{}, fault.Errorf("board %d: %w", id, err)
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

// split splits the events of a board at commas. kept is their number, or -1 if there is a gap among them.
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
