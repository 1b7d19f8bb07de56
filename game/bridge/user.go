package bridge

import "github.com/superbridge/superbridge/game/card"

// User is the part that the user of the program has in a board: what he sees of it, and what he decides. It is the same
// while he plays, when the board is saved and when it is reviewed. A User is a value.
type User struct {
	Seat      card.Seat
	BothHands bool // he plays declarer's cards and dummy's where his partner declares; else his partner does
	Watches   bool // he holds no hand: he sees all four, and decides nothing
}

// Decides reports whether the user decides for a seat: his own, and from the end of the auction on his partner's if that
// declares and the user plays both hands. Where declarer chooses the contract, that is from the start.
func (u User) Decides(t Table, seat card.Seat) bool {
	switch {
	case u.Watches:
		return false
	case seat == u.Seat:
		// Dummy decides nothing, and is never the one to act.
		return true
	}
	return u.BothHands && seat == u.Seat.Partner() && t.declared() && t.contract.Declarer == seat
}

// declared reports whether somebody declares.
func (t Table) declared() bool {
	return t.phase == ChoicePhase || t.phase != AuctionPhase && !t.contract.PassedOut()
}

// Acts reports whether the user decides what happens next. On a finished board nobody does.
func (u User) Acts(t Table) bool { return t.phase != Finished && u.Decides(t, t.Actor()) }

// ActsForPartner reports whether the user decides what happens next in his partner's place.
func (u User) ActsForPartner(t Table) bool { return u.Acts(t) && t.Actor() != u.Seat }

// ActedForPartner reports whether the user has decided in his partner's place: with both hands to play, one card after
// the opening lead is enough, or the choice of the contract.
func (u User) ActedForPartner(t Table) bool {
	led := len(t.events) > t.Opening()+1
	return u.BothHands && u.Decides(t, u.Seat.Partner()) && (led || t.Rules.Choices && len(t.events) > 0)
}

// Sees reports whether the user sees the hand of a seat: his own, dummy's once it is open, and declarer's if he plays
// both hands. A finished board is seen as it was at its end.
func (u User) Sees(t Table, seat card.Seat) bool {
	if u.Watches || seat == u.Seat {
		return true
	}
	open := t.DummyOpen() || t.phase == Finished && !t.contract.PassedOut()
	return open && (seat == t.contract.Dummy() || u.Decides(t, seat))
}

// Seen returns which hands the user sees; see [User.Sees].
func (u User) Seen(t Table) (seen [4]bool) {
	for _, seat := range card.Seats {
		seen[seat] = u.Sees(t, seat)
	}
	return seen
}

// Viewpoint returns the seat whose [View] holds what the user sees in the play: declarer's once he plays that hand, and
// else his own.
func (u User) Viewpoint(t Table) card.Seat {
	if declarer := t.contract.Declarer; t.DummyOpen() && u.Decides(t, declarer) {
		return declarer
	}
	return u.Seat
}
