package bridge

import (
	"context"
	"database/sql"
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Analysis returns the analysis of a board: the zero value if there is none, or if it can't be read any more, as it
// can be made again.
func (s *Store) Analysis(ctx context.Context, board int64) (analysis.Analysis, error) {
	var text string
	var found analysis.Analysis
	err := s.read.QueryRowContext(ctx, "SELECT text FROM analysis WHERE board = ?", board).Scan(&text)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return found, nil
	case err != nil:
		return found, fault.Errorf("reading the analysis of board %d: %w", board, err)
	}
	if found, err = analysis.Unmarshal([]byte(text)); err != nil {
		return analysis.Analysis{}, nil
	}
	return found, nil
}

// SaveAnalysis stores the analysis of a board, replacing an earlier one. The error is [ErrNoBoard] if there is no
// board with that number, and [ErrOutOfStep] if it isn't finished, or if another board was analysed.
func (s *Store) SaveAnalysis(board int64, a analysis.Analysis) error {
	err := s.Write(func(tx *sql.Tx) error {
		b, err := replayed(context.Background(), tx, board)
		if err != nil {
			return err
		}
		var person sql.NullString
		var both bool
		err = tx.QueryRow("SELECT person, both_hands <> 0 FROM board JOIN part ON part.id = board.id JOIN session ON session.id = session WHERE board.id = ?", board).Scan(&person, &both)
		if err != nil {
			return err
		}
		seat, err := parsePerson(person)
		if err != nil {
			return err
		}
		return saveAnalysis(tx, board, b, seat, both, a)
	})
	if err != nil {
		return fault.Errorf("keeping the analysis of board %d: %w", board, err)
	}
	return nil
}

func saveAnalysis(tx *sql.Tx, board int64, b bridge.Board, person *card.Seat, both bool, a analysis.Analysis) error {
	f, err := figuresOf(b, person, both, a)
	if err != nil {
		return err
	}
	text, err := a.Marshal()
	if err != nil {
		return err
	}
	_, err = tx.Exec(`
		REPLACE INTO analysis (board, text, complete, tricks, bidding, cards, costly, cost, lead, themed)
		VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,
			coalesce((SELECT themed AND costly = ?7 AND cost = ?8 FROM analysis WHERE board = ?1), 0))`,
		board, string(text), a.Looked(), f.tricks, f.bidding, f.cards, f.costly, f.cost, f.lead)
	return err
}

// figures are the numbers that statistics take from an analysis.
type figures struct {
	tricks, bidding, lead sql.NullInt64
	cards, costly, cost   int
}

// figuresOf returns the figures of a board's analysis for the user, who may have played both hands if his partner
// declared, or for all four players if there is no user.
func figuresOf(b bridge.Board, person *card.Seat, both bool, a analysis.Analysis) (figures, error) {
	if b.Phase() != bridge.Finished {
		return figures{}, storage.OutOfStep(fault.New("the board is not finished"))
	}
	var f figures
	value := func(n int) sql.NullInt64 { return sql.NullInt64{Int64: int64(n), Valid: true} }
	c := b.Contract()
	tricks, known := a.Worth(c)
	if known {
		f.tricks = value(tricks)
	}
	if a.Par != nil && (known || c.PassedOut()) {
		points := 0
		if known {
			points = b.Worth(c, tricks)
		}
		if c.Declarer.Side() == card.EW {
			points = -points
		}
		f.bidding = value(points - a.Par.Points)
	}
	user := userOf(person, both)
	for _, seat := range card.Seats {
		if !user.Watches && !user.Decides(b.Table, seat) {
			continue
		}
		costs := a.Costs(b, seat)
		f.cards += costs.Cards
		f.costly += costs.Costly
		f.cost += costs.Tricks
		if costs.Led {
			f.lead = value(costs.Lead)
		}
	}
	return f, nil
}

// Unanalysed returns the finished boards that match a filter and whose analysis isn't complete, the newest first. A
// board whose analysis is only being searched deeper counts as analysed.
func (s *Store) Unanalysed(ctx context.Context, f Filter) ([]int64, error) {
	where, args := f.where()
	return storage.FindIDs(ctx, s.read, fault.Say("boards to analyse"), `SELECT board AS id FROM digest WHERE level IS NOT NULL AND looked = 0 AND `+where+
		" ORDER BY day DESC, at DESC, board DESC", args...)
}
