package bridge

import "github.com/superbridge/superbridge/game/card"

// User is the user's part in a board: what he sees of it, and what he decides. It is the same while he plays, in the
// saved board and in a review. A User is a value.
type User struct {
	Seat      card.Seat
	BothHands bool // he plays both hands if his partner declares; otherwise his partner does
	Watches   bool // he has no seat of his own: he sees all four hands and decides nothing
}

// Decides reports whether the user decides for a seat: his own, and his partner's once the partner has become declarer,
// if the user plays both hands. If declarer chooses the contract, that is so from the start.
func (u User) Decides(t Table, seat card.Seat) bool {
	switch {
	case u.Watches:
		return false
	case seat == u.Seat:
		// Dummy decides nothing and never acts.
		return true
	}
	return u.BothHands && seat == u.Seat.Partner() && t.declared() && t.contract.Declarer == seat
}

// declared reports whether there is a declarer.
func (t Table) declared() bool {
	return t.phase == ChoicePhase || t.phase != AuctionPhase && !t.contract.PassedOut()
}

// Acts reports whether the user decides what happens next. Nobody does on a finished board.
func (u User) Acts(t Table) bool { return t.phase != Finished && u.Decides(t, t.Actor()) }

// ActsForPartner reports whether the user decides what happens next in his partner's place.
func (u User) ActsForPartner(t Table) bool { return u.Acts(t) && t.Actor() != u.Seat }

// ActedForPartner reports whether the user has decided something in his partner's place: with both hands to play, any
// card after the opening lead, or the choice of the contract.
func (u User) ActedForPartner(t Table) bool {
	led := len(t.events) > t.Opening()+1
	return u.BothHands && u.Decides(t, u.Seat.Partner()) && (led || t.Rules.Choices && len(t.events) > 0)
}

// Sees reports whether the user sees the hand of a seat: his own, dummy's once it is open, and declarer's if he plays
// both hands. On a finished board he sees what he saw at its end.
func (u User) Sees(t Table, seat card.Seat) bool {
	if u.Watches || seat == u.Seat {
		return true
	}
	open := t.DummyOpen() || t.phase == Finished && !t.contract.PassedOut()
	return open && (seat == t.contract.Dummy() || u.Decides(t, seat))
}

// Seen returns, by seat, whether the user sees its hand; see [User.Sees].
func (u User) Seen(t Table) (seen [4]bool) {
	for _, seat := range card.Seats {
		seen[seat] = u.Sees(t, seat)
	}
	return seen
}

// Viewpoint returns the seat whose [View] shows what the user sees in the play: declarer's once he plays that hand,
// otherwise his own.
func (u User) Viewpoint(t Table) card.Seat {
	if declarer := t.contract.Declarer; t.DummyOpen() && u.Decides(t, declarer) {
		return declarer
	}
	return u.Seat
}
