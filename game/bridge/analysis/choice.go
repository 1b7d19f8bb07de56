package analysis

import "github.com/superbridge/superbridge/game/bridge"

// BestChoice returns declarer's best choice in a game where he chooses the contract, and its double-dummy score for his
// side. Of equally good choices it is the one he made, or else the first. ok is false if that isn't known, or if there
// is an auction.
func (a Analysis) BestChoice(b bridge.Board) (best bridge.Call, points int, ok bool) {
	contract := b.Contract()
	chosen := bridge.Bid(max(contract.Level, 1), contract.Strain)
	for i, call := range b.Rules.ChoiceCalls() {
		c := bridge.Contract{Level: call.Level(), Strain: call.Strain(), Declarer: contract.Declarer}
		tricks, known := a.Worth(c)
		if !known {
			return 0, 0, false
		}
		if worth := b.Worth(c, tricks); i == 0 || worth > points || worth == points && call == chosen {
			best, points, ok = call, worth, true
		}
	}
	return best, points, ok
}
