package chess_test

import (
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/chesstest"
)

// randomRulings returns random rulings for both implementations, usually with one or several differences from the
// default.
func randomRulings(r *rand.Rand, v chess.Variant) (chess.Rules, chesstest.Rulings) {
	rules, slow := chess.Usual(v), chesstest.Rulings{}
	for range 1 + r.IntN(3) {
		was, slowly := rules, slow
		switch r.IntN(12) {
		case 0:
			rules.Seats, slow.Anticlockwise = chess.Anticlockwise, true
		case 1:
			rules.Partners, slow.PartnersBeside = chess.PartnersBeside, true
		case 2:
			rules.PawnCapture, slow.CaptureAcross = chess.CaptureAcross, true
		case 3:
			rules.DoubleLeap, slow.NoDoubleLeap = chess.NoDoubleLeap, true
		case 4:
			rules.CastlePassage, slow.CastleStops = chess.CastleStops, true
		case 5:
			rules.KinglessB, slow.KinglessMayNot = chess.KinglessMayNot, true
		case 6:
			rules.Tour, slow.TourEither, slow.NoTour = chess.NoTour, false, true
		case 7:
			rules.QueensYield, slow.KingWins = chess.KingWins, true
		case 8:
			rules.Repetition = chess.Times(r.IntN(4))
			slow.Repetitions = rules.Repetitions()
		case 9:
			rules.Limit, slow.Limit = chess.TwentyFiveTurns, 25
		case 10:
			rules.Tour, slow.TourEither, slow.NoTour = chess.TourEither, true, false
		case 11:
			rules.Length, slow.Length = chess.ShortGame, 120
		}
		if rules.Check() != nil { // it doesn't matter in the variant
			rules, slow = was, slowly
		}
	}
	return rules, slow
}
