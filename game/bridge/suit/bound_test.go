package suit

import (
	"context"
	"errors"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// Matchpoints have no bound: the field would be another one with fewer cards told apart. So a suit that takes too long has no answer.
func TestMatchpointsHaveNoBound(t *testing.T) {
	p := Problem{North: holding(t, "543"), South: holding(t, "QJL971"), Deck: card.Deck68}
	if a, err := Solve(context.Background(), p, Goal{Matchpoints: true}); !errors.Is(err, ErrTooLong) {
		t.Errorf("the answer is %+v with the error %v, want %v", a, err, ErrTooLong)
	}
}
