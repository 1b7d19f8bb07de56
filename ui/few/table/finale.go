package table

import (
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// finale celebrates the end of a deal or of the session.
type finale struct {
	table
	joy cardtable.Joy
}

// celebrate celebrates a deal that has just ended, if the user has won something by it.
func (f *finale) celebrate(before play.State) {
	if t := f.play.model.Table; !before.Over() && before.Board.Setup().Number == t.Setup().Number && f.joy.First(t.Setup().Number) {
		f.joy.Celebrate(splendourOf(t, f.play.config.Person))
	}
}

// splendourOf returns the splendour of a player's success with his contract: he has won a rubber, a slam, or a game. It is none for
// anything else, and for a player who doesn't declare.
func splendourOf(t few.Table, person few.Player) cardtable.Splendour {
	if person == few.Nobody || t.Passed() || t.Defends(person) || t.Score().Balance(t.Side(person)) <= 0 {
		return cardtable.Splendour{}
	}
	best := cardtable.Splendour{}
	if t.Setup().Completes(t.Contract()) {
		best = cardtable.Success
	}
	for _, l := range t.Score() {
		switch l.Item {
		case few.RubberItem:
			return cardtable.Victory
		case few.SlamItem:
			best = cardtable.Feat
		}
	}
	return best
}

// finish ends all motions, and reports whether any carried information, which a flourish doesn't.
func (f *finale) finish() bool {
	f.joy.Stop()
	return f.parts.surface.Finish()
}
