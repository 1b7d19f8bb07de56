package bridge

import (
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// MarkBoard sets the marks of a board. The error is [ErrNoBoard] if there is no board with that number.
func (s *Store) MarkBoard(id int64, m storage.Marks) error {
	if err := s.Mark("part", id, m, ErrNoBoard); err != nil {
		return fault.Errorf("marking board %d: %w", id, err)
	}
	return nil
}
