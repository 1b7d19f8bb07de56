package bridge

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Other is the play of a board by four computer players, as at a second table.
type Other struct {
	Players string            // their level
	Board   bridge.Board      // finished; its deal, dealer and vulnerability are the board's
	Found   analysis.Analysis // analysis of its cards; the zero value if there is none
	Source  pbn.Source        // from a file of another program, about that table
}

// Tables holds what other tables have made of boards: a second one, and those of a field.
type Tables struct{ file *storage.Store }

// OtherTable returns the other table: the zero value if nobody has played there.
func (t Tables) OtherTable(ctx context.Context, board int64) (Other, error) {
	var o Other
	err := t.file.Read(ctx, func(tx *sql.Tx) error {
		var events, found, told string
		err := tx.QueryRowContext(ctx, "SELECT players, events, analysis, told FROM other_table WHERE board = ?", board).Scan(&o.Players, &events, &found, &told)
		if errors.Is(err, sql.ErrNoRows) {
			return nil
		}
		if err != nil {
			return err
		}
		b, err := replayed(ctx, tx, board)
		if err != nil {
			return err
		}
		if o, err = parseOther(b, o.Players, events); err != nil {
			return err
		}
		if o.Source = parseSource(told); found == "" {
			return nil
		}
		if parsed, err := analysis.Unmarshal([]byte(found)); err == nil { // otherwise it can be made again
			o.Found = parsed
		}
		return nil
	})
	if err != nil {
		return Other{}, fault.Errorf("reading the other table of board %d: %w", board, err)
	}
	return o, nil
}

// parseOther returns the other table of a board.
func parseOther(b bridge.Board, players, events string) (Other, error) {
	b = b.Prefix(0)
	for text := range strings.SplitSeq(events, ",") {
		e, err := bridge.ParseEvent(text)
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			return Other{}, fault.Errorf("the other table: %w", err)
		}
	}
	return Other{Players: players, Board: b}, nil
}

// SaveOtherTable stores the other table, replacing an earlier one. The error is [ErrNoBoard] if there is no board
// with that number, and [ErrOutOfStep] if another board was played, or not to its end.
func (t Tables) SaveOtherTable(board int64, o Other) error {
	err := t.file.Write(func(tx *sql.Tx) error {
		b, err := replayed(context.Background(), tx, board)
		if err != nil {
			return err
		}
		return saveOther(tx, board, b, o)
	})
	if err != nil {
		return fault.Errorf("keeping the other table of board %d: %w", board, err)
	}
	return nil
}

// of returns an error unless board b was played to its end there.
func (o Other) of(b bridge.Board) error {
	switch {
	case o.Board.Phase() != bridge.Finished:
		return storage.OutOfStep(fault.New("the other table has not finished"))
	case !o.Board.Rules.Same(b.Rules) || o.Board.Deal != b.Deal || o.Board.Dealer != b.Dealer || o.Board.Vul != b.Vul:
		return storage.OutOfStep(fault.New("the other table has played another board"))
	}
	return nil
}

func saveOther(tx *sql.Tx, board int64, b bridge.Board, o Other) error {
	if err := o.of(b); err != nil {
		return err
	}
	found := ""
	if o.Found.Total > 0 {
		text, err := o.Found.Marshal()
		if err != nil {
			return err
		}
		found = string(text)
	}
	told, err := sourceText(o.Source)
	if err != nil {
		return err
	}
	// Information from a file about the same play stays.
	_, err = tx.Exec(`
		INSERT INTO other_table (board, players, events, analysis, told) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (board) DO UPDATE SET players = excluded.players, analysis = excluded.analysis,
			told = CASE WHEN excluded.told = '' AND excluded.events = events THEN told ELSE excluded.told END, events = excluded.events`,
		board, o.Players, strings.Join(texts(o.Board), ","), found, told)
	return err
}
