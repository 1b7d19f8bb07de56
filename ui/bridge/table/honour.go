package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// honour is the reason to celebrate a result. It is for the user's side alone: nobody
// wants to see gold rain for his opponents.
type honour uint8

const (
	noHonour honour = iota
	gameHonour
	slamHonour
	rubberHonour
)

// honourOf returns the honour of the finished board.
func honourOf(m tabletop.Model) honour {
	c := m.Table.Contract()
	if !m.Over || m.Nobody || c.PassedOut() || c.Declarer.Side() != m.Person.Side() {
		return noHonour
	}
	best := noHonour
	for _, line := range m.Table.Score() {
		switch line.Item {
		case bridge.GameBonus:
			best = max(best, gameHonour)
		case bridge.SlamBonus:
			best = slamHonour
		}
	}
	return best
}

// splendour lists the flourish of each honour.
var splendour = [...]cardtable.Splendour{gameHonour: cardtable.Success, slamHonour: cardtable.Feat, rubberHonour: cardtable.Victory}
