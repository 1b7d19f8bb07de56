package chess

// sides holds who commands whom, and what each army may capture.
type sides struct {
	prey    [Armies]uint32 // a bit for each Piece that the army may capture, on squares where capturing is allowed
	kings   [Armies]Square // NoSquare if there is none
	control [Armies]Army   // its commander, the leader of its team, or itself; NoArmy if it isn't in the game
}

// King returns the square of an army's king, NoSquare if it has none.
func (s *sides) King(a Army) Square {
	if a >= Armies {
		return NoSquare
	}
	return s.kings[a]
}

// Kings returns the armies that have a king.
func (s *sides) Kings() ArmySet {
	var set ArmySet
	for a, at := range s.kings {
		if at != NoSquare {
			set = set.With(Army(a))
		}
	}
	return set
}

// Control returns the army that commands an army (A1), that leads its team (A2), or the army itself (B), and NoArmy for
// an army that isn't in the game.
func (s *sides) Control(a Army) Army {
	if a >= Armies {
		return NoArmy
	}
	return s.control[a]
}

// Playing reports whether an army is in the game.
func (s *sides) Playing(a Army) bool { return s.Control(a) != NoArmy }

// Side returns the armies that never capture each other: those commanded together (A1), a team (A2), or a pair (B). It
// is empty for an army that isn't in the game.
func (p *Position) Side(a Army) ArmySet {
	var s ArmySet
	for other := Red; other <= Green; other++ {
		if p.allied(a, other) {
			s = s.With(other)
		}
	}
	return s
}

// allied reports whether two armies in the game are on one side.
func (p *Position) allied(a, other Army) bool {
	if !p.Playing(a) || !p.Playing(other) {
		return false
	}
	return p.control[a] == p.control[other] || p.rules.Partner(a) == other
}

// Movable returns the armies whose pieces may move in this turn: in A1 all that the army in turn commands, otherwise
// itself.
func (p *Position) Movable() ArmySet {
	if p.rules.Mode == A1 {
		return p.Side(p.turn)
	}
	return ArmySet(0).With(p.turn)
}

// hasTurns reports whether an army gets turns: in A1 if it has a king, otherwise if it is in the game.
func (p *Position) hasTurns(a Army) bool {
	return p.control[a] == a || p.rules.Mode != A1 && p.control[a] != NoArmy
}

// next returns the army whose turn follows.
func (p *Position) next(a Army) Army {
	for range Armies {
		a = p.rules.after(a)
		if p.hasTurns(a) {
			return a
		}
	}
	return a
}

// huntAll computes what each army may capture. It must be called whenever control or the kings have changed.
func (p *Position) huntAll() {
	const kings = 1<<King | 1<<(King+1<<3) | 1<<(King+2<<3) | 1<<(King+3<<3)
	for a := range Army(Armies) {
		p.prey[a] = 0
		if p.control[a] == NoArmy {
			continue
		}
		for other := range Army(Armies) {
			if !p.allied(a, other) {
				p.prey[a] |= 0x7e << (other << 3)
			}
		}
		if p.kings[a] == NoSquare && (p.rules.Mode == A2 || p.rules.Mode == B && p.rules.KinglessB == KinglessMayNot) {
			p.prey[a] &^= kings
		}
	}
}

// Winners returns the winners if an army wins: in A1 its player's own army, otherwise its team.
func (p *Position) Winners(a Army) ArmySet {
	if p.rules.Mode == A1 {
		return ArmySet(0).With(p.control[a])
	}
	return p.Side(a)
}

// wins reports whether a set of armies is the side of somebody with a king, which may win.
func (p *Position) wins(side ArmySet) bool {
	for a := range p.Kings().All() {
		if p.Winners(a) == side {
			return true
		}
	}
	return false
}

// dethrone carries out the consequences of the loss of a king.
func (p *Position) dethrone(loser, captor Army) {
	winners := p.Winners(captor)
	p.kings[loser] = NoSquare
	p.setTour(loser, 0)
	if p.rules.Mode == B {
		if partner := p.rules.Partner(loser); p.kings[partner] == NoSquare {
			p.won, p.how = winners, ByKings
		}
	} else {
		for a := range Army(Armies) {
			if p.control[a] == loser {
				p.command(a, p.control[captor])
			}
		}
		if p.Kings().Len() == 1 {
			p.won, p.how = winners, ByKings
		}
	}
	p.huntAll()
}

// resign takes the player to move out of the game: in A with all his armies, or his team, in B with his partner.
// (Rules: octagonal-chess, Resign.)
func (p *Position) resign(how How) {
	p.progressed()
	if p.rules.Mode == B {
		p.won, p.how = p.rules.Armies()&^p.Side(p.turn), how
		p.endTurn()
		return
	}
	for a := range p.Side(p.turn).All() {
		p.withdraw(a)
	}
	p.huntAll()
	p.endTurn()
	if kings := p.Kings(); kings.Len() == 1 {
		p.won, p.how = p.Winners(lowest(kings)), how
	}
}

// withdraw takes an army out of the game.
func (p *Position) withdraw(a Army) {
	for s := range p.armies[a].All() {
		if p.Fresh(s) {
			p.spoil(s)
		}
		if p.declined != 0 {
			p.decline(p.declined &^ castleBit(s))
		}
		if p.rules.Resign == ArmiesLeave || p.squares[s].Kind() == King {
			p.lift(s)
		}
	}
	p.kings[a] = NoSquare
	p.setTour(a, 0)
	p.command(a, NoArmy)
}

// lowest returns the first army of a set.
func lowest(s ArmySet) Army {
	for a := range s.All() {
		return a
	}
	return NoArmy
}
