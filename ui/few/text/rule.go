package text

import (
	"errors"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// rules are the ends of the ids of rules' messages.
var rules = map[few.Rule]string{
	few.BoardIsOver: "over", few.NotNow: "now", few.OthersTurn: "turn", few.CountOfCards: "count", few.CardInHand: "hand",
	few.FollowSuit: "follow", few.NotEnough: "enough",
	few.BidNames: "names", few.StrainKnown: "strain", few.BidWithinLevels: "levels", few.BidHigher: "higher",
	few.DoubleABid: "no-bid", few.DoubleOpponents: "own", few.DoubleOnce: "doubled",
	few.RedoubleOwn: "others", few.RedoubleDoubled: "undoubled", few.RedoubleOnce: "redoubled",
	few.FirstCallNoPass: "first-bid", few.PacketFirst: "packet", few.PacketOnce: "packet-once",
	few.PartnersBid: "partners", few.BiddingIsOver: "bids-over",
	few.NoDoubles: "no-doubles", few.SlamsByName: "by-name", few.FirstPoints: "first-points", few.RaiseByFive: "raise",
	few.PointsEnd: "points-end", few.TooDear: "dear", few.TrumpsNamed: "same",
	few.ClaimWithinLeft: "claim",
}

// stages are the ends of the ids of what is done in a stage.
var stages = [...]string{
	few.StageGiving: "giving", few.StageExchanging: "exchanging", few.StageBidding: "bidding", few.StageNaming: "naming",
	few.StageReserving: "reserving", few.StagePlaying: "playing",
}

// Rule names the rule that forbids the user's act, if err is a [*few.RuleError]. Any other error gives its own message.
func Rule(err error) string {
	var broken *few.RuleError
	if !errors.As(err, &broken) {
		if err == nil {
			return ""
		}
		return text.Error(err)
	}
	id := rules[broken.Rule]
	switch {
	case broken.Rule == few.NotNow && int(broken.Stage) < len(stages):
		id += "-" + stages[broken.Stage]
	case broken.Rule == few.CardInHand && broken.Event.Card != card.Card{}:
		id += "-card"
	case broken.Rule == few.FollowSuit:
		id += "-" + broken.Suit.String()
	}
	if id == "" || !text.Has("few.rule."+id) {
		return text.Error(err)
	}
	values := []any{"Card", text.Card(broken.Event.Card), "Level", broken.Level, "Bid", Call(broken.Bid)}
	switch broken.Rule {
	case few.CountOfCards, few.NotEnough, few.ClaimWithinLeft:
		return text.TN("few.rule."+id, broken.Count, values...)
	}
	return text.T("few.rule."+id, values...)
}
