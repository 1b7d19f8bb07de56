package pbn

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

// Scoring returns PBN's word for how boards are scored, or "" where it has none: by their rules, and of a field by what
// its results are compared. (Source: PBN standard 2.1, chapters 3.4 and 4.2. MiniBridge has its own name.)
func Scoring(r bridge.Rules, f field.Setup) string {
	switch {
	case f.Tables > 0 && f.Team():
		return "IMP"
	case f.Tables > 0 && f.By == field.ByIMPs:
		return "Butler"
	case f.Tables > 0 && f.By == field.ByCross:
		return "Cavendish"
	case f.Tables > 0:
		return "MatchPoints;MP1" // 2 for each result that is worse
	case r.GamesToWin > 0:
		return "Rubber"
	case r.CarryBelow:
		return "Chicago"
	case r.Choices:
		return r.Name
	case r.Name == "ChicagoDuplicate":
		return "TotalPoints"
	}
	return ""
}

// rulesOf returns the rules that a word for scoring stands for: what each board scores depends on no other but in rubber
// bridge and Chicago. In MiniBridge there is no auction.
func rulesOf(scoring string) bridge.Rules {
	base, _, _ := strings.Cut(strings.ToUpper(scoring), ";")
	switch strings.TrimSpace(base) {
	case "RUBBER":
		return bridge.Rubber()
	case "CHICAGO":
		return bridge.Chicago()
	case strings.ToUpper(bridge.MiniBridge().Name):
		return bridge.MiniBridge()
	}
	return bridge.Duplicate()
}

// methodOf returns by what a field is compared.
func methodOf(scoring string) field.Method {
	base, _, _ := strings.Cut(strings.ToUpper(scoring), ";")
	switch strings.TrimSpace(base) {
	case "BUTLER":
		return field.ByIMPs
	case "CAVENDISH":
		return field.ByCross
	}
	return field.ByMatchpoints
}

// scoreTags returns the tags with what a finished board has scored above and below the line, where part-scores are carried,
// and what both sides had of the rubber before.
func (g Game) scoreTags() [][2]string {
	b := g.Board
	if !b.Rules.CarryBelow {
		return nil
	}
	var above, below [2]int
	for _, l := range b.Score() {
		if l.Item == bridge.TrickPoints {
			below[l.Side] += l.Points
		} else {
			above[l.Side] += l.Points
		}
	}
	tags := [][2]string{{"ScoreRubber", fmt.Sprintf("NS %d/%d EW %d/%d", above[card.NS], below[card.NS], above[card.EW], below[card.EW])}}
	if b.Rules.GamesToWin > 0 && g.Before != nil {
		tags = append(tags, [2]string{"ScoreRubberHistory", g.history()})
	}
	return tags
}

// history returns the points of both sides above the line, and below in each game of the rubber, at the start of the
// board.
func (g Game) history() string {
	var above [2]int
	games := [][2]int{{}}
	for _, b := range g.Before {
		for _, l := range b.Score() {
			if l.Item == bridge.TrickPoints {
				games[len(games)-1][l.Side] += l.Points
			} else {
				above[l.Side] += l.Points
			}
		}
		if b.Standing.After(b).Games != b.Standing.Games {
			games = append(games, [2]int{})
		}
	}
	var sides []string
	for _, side := range card.Sides {
		var below []string
		for _, game := range games {
			below = append(below, fmt.Sprint(game[side]))
		}
		sides = append(sides, fmt.Sprintf("%v 0 %d/%s", side, above[side], strings.Join(below, " ")))
	}
	return strings.Join(sides, " ")
}
