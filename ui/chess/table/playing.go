package table

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// playing holds the session that is played at the table, and its state as it was shown last.
type playing struct {
	options Options // of the table
	names   map[chess.Army]string
	config  play.Config
	session *play.Session
	state   play.State      // as it was shown last
	sent    int             // number of events once the user's act is shown; 0 without one
	work    background.Work // for the session, beside the window
}

// events returns the number of events in the game.
func (p *playing) events() int { return p.state.Game.Len() }

// asked reports whether the table waits for a user to move or roll.
func (p *playing) asked() bool {
	return p.session != nil && p.state.Asked != chess.NoArmy && p.sent == 0 && p.state.Err == nil
}
