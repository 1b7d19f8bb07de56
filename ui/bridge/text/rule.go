package text

import (
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

var ruleNames = map[bridge.Rule]string{
	bridge.BoardIsOver:     "rule.board-is-over",
	bridge.AuctionIsOver:   "rule.auction-is-over",
	bridge.AuctionFirst:    "rule.auction-first",
	bridge.BidWithinLevels: "rule.bid-within-levels",
	bridge.BidHigher:       "rule.bid-higher",
	bridge.DoubleABid:      "rule.double-a-bid",
	bridge.DoubleOpponents: "rule.double-opponents",
	bridge.DoubleOnce:      "rule.double-once",
	bridge.RedoubleOwn:     "rule.redouble-own",
	bridge.RedoubleDoubled: "rule.redouble-doubled",
	bridge.RedoubleOnce:    "rule.redouble-once",
	bridge.CardInHand:      "rule.card-in-hand",
	bridge.FollowSuit:      "rule.follow-suit",
	bridge.ClaimWithinLeft: "rule.claim-within-left",

	bridge.NoAuction:             "rule.no-auction",
	bridge.NoChoice:              "rule.no-choice",
	bridge.ChoiceFirst:           "rule.choice-first",
	bridge.ChoiceIsMade:          "rule.choice-is-made",
	bridge.ChoicePartScoreOrGame: "rule.choice-part-score-or-game",
}

// Rule tells the user why an act is illegal, if err is a [*bridge.RuleError]. Any other error gives its own message.
func Rule(err error) string {
	var broken *bridge.RuleError
	if !errors.As(err, &broken) || ruleNames[broken.Rule] == "" {
		return text.Error(err)
	}
	id := ruleNames[broken.Rule]
	switch broken.Rule {
	case bridge.ClaimWithinLeft:
		return text.TN(id, broken.Left)
	case bridge.CardInHand:
		return text.T(id, "Card", text.Card(broken.Event.Card))
	case bridge.FollowSuit:
		return text.T("rule.follow-suit." + broken.Suit.String())
	}
	return text.T(id, "Bid", Call(broken.Bid), "Level", broken.Level)
}
