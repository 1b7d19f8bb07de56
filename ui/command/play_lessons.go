package command

import (
	"context"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/lesson"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgespoken "github.com/superbridge/superbridge/ui/bridge/spoken"
	"github.com/superbridge/superbridge/ui/kit/spoken"
)

// lessonWord stands in the place of a game for the lessons of bridge.
const lessonWord = "lesson"

// lessonNumber reads the number of a lesson that stands first in args, and returns the rest; without one it is 0.
func lessonNumber(args []string) (number int, rest []string, err error) {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") {
		return 0, args, nil
	}
	last := len(lesson.Course())
	if number, err = strconv.Atoi(args[0]); err != nil || number < 1 || number > last {
		return 0, nil, usage("command.play.no-lesson", "Value", quoted(args[0]), "To", last)
	}
	return number, args[1:], nil
}

// openLessons returns the lessons of bridge.
func (p byLines) openLessons(ctx context.Context, store *bridgestore.Store) (spoken.Game, error) {
	return bridgespoken.OpenLessons(ctx, store, p.Start, p.lesson, p.seed.deals, p.seed.chance(0, 0))
}
