package play

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
)

// settled returns the side that has all but won, if the persons are asked now whether the result may stand: from the first place
// where that is so until one of them has decided something else. It is 0 if they aren't.
func (c *Config) settled(g chess.Game) chess.ArmySet {
	winners, at, ok := bot.AllButWon(g)
	if !ok || g.Over() {
		return 0
	}
	events := g.Events()
	for i := at; i < len(events); i++ {
		if before := g.At(i); c.maySettle(before, winners) && decided(before, events[i]) && !rolls(events[i]) {
			return 0
		}
	}
	p := g.Position()
	if c.person(p.Rules().Owner(p.Turn())) && !c.maySettle(g, winners) {
		return 0
	}
	return winners
}

// maySettle reports whether a person is in turn who may let the result stand: of several persons nobody decides on that whose own
// side has all but won, unless all are on it.
func (c *Config) maySettle(g chess.Game, winners chess.ArmySet) bool {
	p := g.Position()
	turn := p.Rules().Owner(p.Turn())
	for _, s := range c.Seats {
		if s.Person && s.Army != turn && !winners.Has(s.Army) && winners.Has(turn) {
			return false
		}
	}
	return c.person(turn)
}

// rolls reports whether an event is a roll.
func rolls(e chess.Event) bool {
	_, is := e.Roll()
	return is
}

// LetStand ends the game with the win of the side that has all but won, whoever is to move. It returns ErrNotAsked if the persons
// aren't asked for it.
func (s *Session) LetStand() error {
	s.sitting.Course.Lock()
	defer s.sitting.Course.Unlock()
	if s.sitting.Closed || s.State().Settled == 0 {
		return ErrNotAsked
	}
	s.sitting.Stop()
	s.tick(chess.NoArmy)
	state, event := s.sitting.Unkept() // only now: the game may have gone on by an event while it stopped
	then := chess.Adjudged(state.Settled)
	if event != nil {
		then = *event
	}
	if state.Err != nil || event == nil && state.Settled == 0 {
		s.begin(state.Game)
		return ErrNotAsked
	}
	next, err := state.Game.Apply(then)
	if err != nil {
		s.begin(state.Game)
		return err
	}
	if err := s.append(next); err != nil {
		s.fail(err)
		return err
	}
	s.begin(next)
	return nil
}
