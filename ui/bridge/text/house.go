package text

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// House returns a sentence for each house rule of a game.
func House(r bridge.Rules) []string {
	var said []string
	for _, rule := range r.HouseRules() {
		switch {
		case rule.Chosen == rule.Usual:
		case rule.ID == "dealer":
			said = append(said, text.T("house.dealer", "Seat", HouseOption(r, rule, rule.Chosen)))
		default:
			said = append(said, text.T("house."+rule.ID+"-"+rule.Options[rule.Chosen]))
		}
	}
	return said
}

// HouseRule returns the subject of a house rule, in a game.
func HouseRule(r bridge.Rules, rule bridge.HouseRule) string {
	return text.T("house.about." + inGame("house.about.", rule.ID, r))
}

// HouseOption returns one of the options of a house rule, counted from 0.
func HouseOption(r bridge.Rules, rule bridge.HouseRule, option int) string {
	word := rule.Options[option]
	if points, err := strconv.Atoi(word); err == nil {
		return text.Points(points)
	}
	if seat, err := card.ParseSeat(word); err == nil {
		return text.Seat(seat)
	}
	for _, side := range card.Sides {
		if word == side.String() {
			return text.Side(side)
		}
	}
	return text.T("house.option." + inGame("house.option.", rule.ID+"-"+word, r))
}

// inGame returns the end of a message's id: that of a message for a game, however many cards that has, if there is one.
func inGame(begin, end string, r bridge.Rules) string {
	if own := end + "-" + strings.TrimSuffix(r.Name, "36"); text.Has(begin + own) {
		return own
	}
	return end
}
