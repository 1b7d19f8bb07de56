package text

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func TestEveryPurposeAndReasonHasAText(t *testing.T) {
	for _, p := range bidding.Purposes() {
		if !text.Has("purpose." + p.String()) {
			t.Errorf("%v has no text", p)
		}
	}
	for _, r := range bot.Reasons() {
		if !text.Has("reason." + r.String()) {
			t.Errorf("%v has no text", r)
		}
	}
}

func TestMeaning(t *testing.T) {
	anyLength := [4]bidding.Range{{Min: 0, Max: 17}, {Min: 0, Max: 17}, {Min: 0, Max: 17}, {Min: 0, Max: 17}}
	long := func(s card.Suit, low, high int) [4]bidding.Range {
		l := anyLength
		l[s] = bidding.Range{Min: low, Max: high}
		return l
	}
	balanced := [4]bidding.Range{{Min: 3, Max: 6}, {Min: 3, Max: 6}, {Min: 3, Max: 6}, {Min: 3, Max: 6}}
	any := bidding.Range{Min: 0, Max: 60}
	for shown, m := range map[string]bidding.Meaning{
		"Opening: 19–24 points, 5+ ♠":          {Purpose: bidding.Opening, Points: bidding.Range{Min: 19, Max: 24}, Length: long(card.Spades, 5, 17)},
		"Not enough to open: up to 18 points":  {Purpose: bidding.NoOpening, Points: bidding.Range{Min: 0, Max: 18}, Length: anyLength},
		"Game, to play: about 25–34 points":    {Purpose: bidding.ToGame, Points: bidding.Range{Min: 25, Max: 34}, Leeway: 4, Length: anyLength},
		"Game, to play: up to about 34 points": {Purpose: bidding.ToGame, Points: bidding.Range{Min: 0, Max: 34}, Leeway: 4, Length: anyLength},
		"Game, to play: about 25+ points in support of ♥": {
			Purpose: bidding.ToGame, Points: bidding.Range{Min: 25, Max: 60}, Leeway: 4, Support: true, Suit: card.Hearts, Length: anyLength},
		"Slam, to play: 40+ points":            {Purpose: bidding.Slam, Points: bidding.Range{Min: 40, Max: 60}, Length: anyLength},
		"Natural":                              {Points: any, Length: anyLength},
		"Happy with the contract: at most 3 ♥": {Purpose: bidding.Content, Points: any, Length: long(card.Hearts, 0, 3)},
		"No-trump opening: 22–26 points, balanced": {
			Purpose: bidding.OpeningNT, Points: bidding.Range{Min: 22, Max: 26}, Balanced: true, Length: balanced},
		"No-trump overcall: 22–26 points, balanced, stopper in ♦": {
			Purpose: bidding.OvercallNT, Points: bidding.Range{Min: 22, Max: 26}, Balanced: true, Length: balanced,
			Guarded: [4]bool{card.Diamonds: true}},
		"Raise of partner’s suit: 9–13 points in support of ♥, 4+ ♥, forcing": {
			Purpose: bidding.Raise, Points: bidding.Range{Min: 9, Max: 13}, Support: true, Suit: card.Hearts,
			Length: long(card.Hearts, 4, 17), Forcing: bidding.OneRound},
		"Take-out double: 12+ points, at most 2 ♥; or 17+ points in high cards, forcing": {
			Purpose: bidding.TakeOutDouble, Points: bidding.Range{Min: 12, Max: 40}, Length: long(card.Hearts, 0, 2), Forcing: bidding.OneRound,
			Or: [3]bidding.Box{{Points: bidding.Range{Min: 17, Max: 40}, High: bidding.Range{Min: 17, Max: 40}, Length: anyLength}}},
		"Answer to the ace question: 2 aces and kings of trumps, queen of ♠": {
			Purpose: bidding.AceAnswer, Points: any, Length: anyLength, Aces: 1 << 2, Keys: true, Queen: bidding.Has, Suit: card.Spades},
		"Asks for aces: 23+ points in support of ♠, 11+ points in high cards, 5+ ♠, forcing": {
			Purpose: bidding.AceQuestion, Points: bidding.Range{Min: 23, Max: 40}, High: bidding.Range{Min: 11, Max: 40}, Support: true, Suit: card.Spades,
			Length: long(card.Spades, 5, 13), Forcing: bidding.OneRound},
		"Answer to the ace question: 0/3 aces":                    {Purpose: bidding.AceAnswer, Points: any, Length: anyLength, Aces: 1<<0 | 1<<3},
		"Answer to the question: 2/3 of ace, king and queen of ♠": {Purpose: bidding.Answer, Suit: card.Spades, Points: any, Length: anyLength, Tops: 1<<2 | 1<<3},
		"Answer to the king question: 2 kings":                    {Purpose: bidding.KingAnswer, Points: any, Length: anyLength, Kings: 1 << 2},
		"Pre-empt with a long suit: 5–9 points in high cards, 7 ♠, good ♠": {Purpose: bidding.PreEmpt, Points: any, High: bidding.Range{Min: 5, Max: 9},
			Length: long(card.Spades, 7, 7), Good: [4]bool{card.Spades: true}},
		"Control bid, looking for slam: 21+ points in support of ♠, control in ♥♦, no control in ♣, forcing to game": {
			Purpose: bidding.ControlBid, Points: bidding.Range{Min: 21, Max: 40}, Support: true, Suit: card.Spades, Artificial: true, Length: anyLength,
			Controls: [4]bidding.Held{card.Hearts: bidding.Has, card.Diamonds: bidding.Has, card.Clubs: bidding.Lacks}, Forcing: bidding.GameForcing},
		"Second suit: 1 point, 5–8 ♣": {Purpose: bidding.SecondSuit, Points: bidding.Range{Min: 1, Max: 1}, Length: long(card.Clubs, 5, 8)},
	} {
		want(t, Meaning(m), shown)
	}
}

func TestReason(t *testing.T) {
	two := card.Card{Suit: card.Hearts, Rank: 2}
	for reason, shown := range map[bot.Reason]string{
		bot.SecondHandLow: "Play ♥2: second hand plays low.",
		bot.GiveRuff:      "Lead ♥2: partner can ruff ♥.",
		bot.Discard:       "Throw ♥2: you need it least.",
	} {
		want(t, Reason(bot.Advice{Event: bridge.Played(two), Reason: reason, Suit: card.Hearts}), shown)
	}
	want(t, Reason(bot.Advice{
		Event: bridge.Played(two), Reason: bot.Discard, Suit: card.Hearts,
		NextBest: card.Card{Suit: card.Clubs, Rank: card.Ace}, Behind: 120,
	}), "Throw ♥2: you need it least. Next best: ♣A, about 120 points worse.")
	want(t, Reason(bot.Advice{Event: bridge.Played(two), Reason: bot.Finesse, Suit: card.Hearts, Holder: card.West, Shown: 18}),
		"Play ♥2: a finesse against West, who has shown 18 points.")
	call := bot.Advice{Event: bridge.Called(bridge.Pass), Meaning: bidding.Meaning{
		Purpose: bidding.NoOpening, Points: bidding.Range{Min: 0, Max: 17},
		Length: [4]bidding.Range{{Min: 0, Max: 17}, {Min: 0, Max: 17}, {Min: 0, Max: 17}, {Min: 0, Max: 17}},
	}}
	want(t, Reason(call), "Not enough to open: up to 17 points")
	call.NextCall, call.Loses = bridge.Bid(1, bridge.NoTrump), 1.25
	want(t, Reason(call), "Not enough to open: up to 17 points. Next best: 1NT, about 1 IMP worse.")
	call.Loses = 2.6
	want(t, Reason(call), "Not enough to open: up to 17 points. Next best: 1NT, about 3 IMPs worse.")
	call.Loses = 0.1
	want(t, Reason(call), "Not enough to open: up to 17 points. Next best: 1NT, hardly worse.")
	call.Loses = 0.04
	want(t, Reason(call), "Not enough to open: up to 17 points")
}
