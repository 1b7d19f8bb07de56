package poker

// The stages of a hand. (Rules: progressive-poker, A hand.)
const (
	FantasyStage = 0
	FirstStreet  = 1
	LastStreet   = 5
	OverStage    = 6
)

const (
	firstCards  = 5  // cards of street 1, all of them placed
	laterCards  = 3  // cards of each of streets 2 to 5
	laterPlaced = 2  // number of these placed
	streetCards = 17 // cards of all five streets, and the most that a fantasy has
)

// turn is a seat to act and the stage.
type turn struct {
	seat  Seat
	stage int
}

// turns returns the turns of a hand, in order.
func (t Table) turns() []turn {
	var fantasies, streets []turn
	for _, seat := range t.Order() {
		if p, _ := t.Player(seat); p.fantasy() {
			fantasies = append(fantasies, turn{seat, FantasyStage})
		}
	}
	for street := FirstStreet; street <= LastStreet; street++ {
		for _, seat := range t.Order() {
			if p, _ := t.Player(seat); !p.fantasy() {
				streets = append(streets, turn{seat, street})
			}
		}
	}
	if t.Rules.FantasySets == Last {
		return append(streets, fantasies...)
	}
	return append(fantasies, streets...)
}

// come returns the number of a player's cards that have come when a hand reaches a stage. Street 1's come together with
// the fantasies.
func (t Table) come(p Player, stage int) int {
	switch {
	case p.fantasy():
		return p.Fantasy
	case stage == FantasyStage && t.Rules.FantasySets == First:
		return firstCards
	case stage == FantasyStage || stage >= LastStreet:
		return streetCards
	}
	return firstCards + laterCards*(stage-FirstStreet)
}

// Places returns the number of a stage's cards that are placed: 13 of a fantasy, 5 on street 1, 2 later.
func Places(stage int) int {
	switch stage {
	case FantasyStage:
		return Boxes
	case FirstStreet:
		return firstCards
	}
	return laterPlaced
}
