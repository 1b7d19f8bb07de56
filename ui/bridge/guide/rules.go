package guide

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// sentences returns the rules of a game in short, with changes by house rules. All figures come from the rules.
func sentences(r bridge.Rules) []string {
	if r.Choices {
		return choiceSentences(r)
	}
	values := []any{
		"Cards", r.Deck.Len(), "Hand", r.Deck.HandLen(),
		"Honours", text.Honours(), "Maid", text.Rank(card.Maid),
		"Book", r.Book, "First", r.Needs(1), "Level", r.Level,
		"Game", r.GameFrom, "Bids", strings.Join(gameBids(r), ", "),
		"Seat", text.Seat(r.FirstDealer), "Deals", r.Length,
		"Four", text.Points(r.Honours.Four), "Five", text.Points(r.Honours.Five), "Aces", text.Points(r.Honours.Aces),
		"Bonus", text.Points(r.EndPartScore),
		"Only", text.Points(r.UnfinishedGame), "OnlyPart", text.Points(r.UnfinishedPart),
		"ToWin", r.GamesToWin, "Clean", text.Points(r.RubberBonus[0]), "Won", text.Points(r.RubberBonus[1]),
	}
	for i, name := range []string{"Small", "Grand", "Super"}[:len(r.Slams)] {
		values = append(values, name, r.Slams[i].Level)
	}
	var all []string
	say := func(when bool, id string) {
		if when {
			all = append(all, text.T(id, values...))
		}
	}
	maid := r.Deck.Has(card.Card{Suit: card.Spades, Rank: card.Maid})
	say(maid, "help.rules.pack")
	say(!maid, "help.rules.pack.usual")
	say(true, "help.rules.book")
	say(!r.CarryBelow, "help.rules.game")
	say(r.CarryBelow, "help.rules.game.carried")
	say(len(r.Slams) == 2, "help.rules.slams.two")
	say(len(r.Slams) == 3, "help.rules.slams")
	say(r.DoubledTricks, "help.rules.doubled")
	say(!r.DoubledTricks, "house.doubles-plain")
	say(r.Honours.Four > 0, "help.rules.honours")
	say(r.CarryBelow && r.Honours.Four == 0, "house.honours-no")
	say(r.HasTargets(), "help.rules.targets")
	say(r.Length == 0 && r.GamesToWin == 0 && !maid, "help.rules.open-length")
	say(r.Length == 0 && r.GamesToWin == 0 && maid, "help.rules.rubber")
	say(r.GamesToWin > 0, "help.rules.games")
	say(r.UnfinishedGame > 0, "help.rules.settle")
	say(r.Hundreds, "house.result-hundreds")
	say(r.Length > 0, "help.rules.length")
	all = append(all, vulnerable(r))
	say(!r.RedealPassedOut && r.GamesToWin == 0, "help.rules.passed")
	say(!r.RedealPassedOut && r.GamesToWin > 0, "help.rules.passed.next")
	say(r.RedealPassedOut, "house.passed-again")
	say(r.EndPartScore > 0 && r.EndPartFor == bridge.LastBoard, "help.rules.end.last")
	say(r.EndPartScore > 0 && r.EndPartFor != bridge.LastBoard, "help.rules.end")
	all = append(all, text.T("help.rules.dummy", "Setting", text.T("settings.both")))
	if r.HasHouse() {
		all = append(all, text.T("help.rules.house", "Setting", text.T("house.title")))
	}
	return all
}

// vulnerableAt are the sentences for the schemes of vulnerability that are not the usual one.
var vulnerableAt = [...]string{
	bridge.Dealing: "house.vul-dealing", bridge.AlwaysNone: "house.vul-nobody",
	bridge.AlwaysNS: "house.vul-NS", bridge.AlwaysEW: "house.vul-EW", bridge.AlwaysBoth: "house.vul-both",
}

// vulnerable describes the vulnerability.
func vulnerable(r bridge.Rules) string {
	if r.GamesToWin > 0 {
		return text.T("help.rules.vul.games")
	}
	for scheme := bridge.NotDealing; scheme <= bridge.AlwaysBoth; scheme++ {
		house := bridge.House{Vul: scheme, Dealer: bridge.DealtBy(r.FirstDealer)}
		switch same, err := bridge.SuperBridge().With(house); {
		case err != nil || !slices.Equal(same.VulCycle, r.VulCycle):
		case scheme == bridge.NotDealing:
			return text.T("help.rules.vul")
		default:
			return text.T(vulnerableAt[scheme])
		}
	}
	return text.T("help.rules.vul.boards", "Boards", len(r.VulCycle))
}

// gameBids returns the lowest bid of each strain that makes game, the highest strain first.
func gameBids(r bridge.Rules) []string {
	var bids []string
	for i := range bridge.Strains {
		strain := bridge.NoTrump - bridge.Strain(i)
		bids = append(bids, bridgetext.Call(bridge.Bid(gameLevel(r, strain), strain)))
	}
	return bids
}

// gameLevel returns the lowest level at which a strain makes game.
func gameLevel(r bridge.Rules, strain bridge.Strain) int {
	level := 1
	for level < r.Level && r.TrickPoints(bridge.Contract{Level: level, Strain: strain}) < r.GameFrom {
		level++
	}
	return level
}

// zones returns the zones of levels, with their rewards.
func zones(r bridge.Rules) [][2]string {
	game := r.Level
	for _, strain := range bridge.Strains {
		game = min(game, gameLevel(r, strain))
	}
	slam := r.Slams[0].Level
	return [][2]string{
		{text.T("help.zone.a", "First", 1, "Last", game-1), text.T("help.zone.a.for")},
		{text.T("help.zone.b", "First", game, "Last", slam-1), text.T("help.zone.b.for", "Bids", strings.Join(gameBids(r), ", "))},
		{text.T("help.zone.c", "First", slam, "Last", r.Level), text.T("help.zone.c.for")},
	}
}
