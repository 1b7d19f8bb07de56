package storage

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// partnerDeclares reports whether a person has a partner who declares.
func partnerDeclares(b bridge.Board, person *card.Seat) bool {
	return person != nil && b.Phase() != bridge.AuctionPhase && !b.Contract().PassedOut() && b.Contract().Declarer == person.Partner()
}

// declarerActed reports whether declarer has played a card from either hand, or claimed: the act after the opening
// lead is his.
func declarerActed(b bridge.Board) bool {
	return !b.Contract().PassedOut() && len(b.Events()) > len(b.Auction().Calls)+1
}
