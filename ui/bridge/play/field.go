package play

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
)

// Field is the other tables at which each deal of a session is played, in the background, besides the user's.
type Field struct {
	Tables int // with the user's, which is the first: 2 to 16
	// Player plays a deal in all four seats of another table. He is to use one processor at most. He is asked as often as
	// he likes to be the same for the same deal and table: then the field is the same whenever it is played.
	Player func(b bridge.Board, table int) match.Player
	// Known holds the finished boards of the tables on earlier deals of the session.
	Known []Elsewhere
	// Keep keeps what a table has come to, the finished board; or nil. It is called as [Config.KeepOther] is.
	Keep func(table int, b bridge.Board) error
}

// Elsewhere is a board of another table, finished unless it says otherwise.
type Elsewhere struct {
	Table int // from 2
	Board bridge.Board
}

// Traveller returns what the tables of the field have made of the deal of a board, with the board itself at the first.
// Its results come in one by one. It is the zero value where there is no field, and of a board that isn't finished: it
// would say something about the hands.
func (s *Session) Traveller(b bridge.Board) field.Traveller {
	if s.config.Field == nil || b.Phase() != bridge.Finished {
		return field.Traveller{}
	}
	o := s.others
	o.mu.Lock()
	defer o.mu.Unlock()
	boards := make([]bridge.Board, o.tables)
	boards[0] = b
	for table := second; table <= o.tables; table++ {
		boards[table-1] = o.found[place{b.Deal, table}]
	}
	return field.Of(boards)
}

// Travellers returns the travellers of all finished boards of the session, the one on the table included. There are none
// where there is no field.
func (s *Session) Travellers() (all []field.Traveller) {
	if s.config.Field == nil {
		return nil
	}
	state := s.State()
	for _, b := range state.Rubber.Boards {
		all = append(all, s.Traveller(b))
	}
	if state.Board.Phase() == bridge.Finished {
		all = append(all, s.Traveller(state.Board))
	}
	return all
}

// Missing returns the boards, before their first call, that are still to be played at the other tables of a session with
// these boards, deal by deal.
func (f Field) Missing(boards []bridge.Board) (all []Elsewhere) {
	known := map[place]bool{}
	for _, e := range f.Known {
		known[place{e.Board.Deal, e.Table}] = true
	}
	for _, b := range boards {
		for table := second; table <= f.Tables; table++ {
			if !known[place{b.Deal, table}] {
				all = append(all, Elsewhere{table, b.Prefix(0)})
			}
		}
	}
	return all
}

// Play plays one of those boards where no session does, and keeps what it comes to. The error is that of keeping, or as
// with [match.Match.Board].
func (f Field) Play(ctx context.Context, e Elsewhere) error {
	end, err := OtherTable(ctx, e.Board, f.Player(e.Board, e.Table))
	if err == nil && f.Keep != nil {
		err = f.Keep(e.Table, end)
	}
	return err
}
