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
	sent    int             // how many events there will be when what the person has done is shown; 0 if he hasn't
	work    background.Work // for the session, beside the window
}

// events returns how much has happened in the game.
func (p *playing) events() int { return p.state.Game.Len() }

// asked reports whether a person is to move or roll now, and hasn't.
func (p *playing) asked() bool {
	return p.session != nil && p.state.Asked != chess.NoArmy && p.sent == 0 && p.state.Err == nil
}
