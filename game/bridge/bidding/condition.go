package bidding

import (
	"fmt"
	"strings"
)

// condition is something that must hold for a context, of the auction so far as the player sees it whose turn it is.
type condition struct {
	text  string
	holds func(*Auction) bool
}

// conditions are those that are said in a few words.
var conditions = map[string]func(*Auction) bool{
	// The opponents' last bid is in a suit that its maker has.
	"their bid is artificial":  func(a *Auction) bool { return a.last[a.right].artificial() },
	"their bid shows its suit": func(a *Auction) bool { return !a.last[a.right].artificial() },
	// The player hasn't passed before his side bid.
	"not a passed hand":  func(a *Auction) bool { return a.shown[a.me].usual.Max == a.total() },
	"a passed hand":      func(a *Auction) bool { return a.shown[a.me].usual.Max < a.total() },
	"not forced to game": func(a *Auction) bool { return !a.bound[a.me.Side()] },
}

// parseCondition reads a condition: one of those above; "partner: PURPOSE or PURPOSE", of his last call; or "partner has shown 20+", of
// his points.
func parseCondition(text string) (condition, error) {
	if holds, ok := conditions[text]; ok {
		return condition{text, holds}, nil
	}
	if purposes, ok := strings.CutPrefix(text, "partner: "); ok {
		var all [numPurposes]bool
		for name := range strings.SplitSeq(purposes, " or ") {
			p, err := parsePurpose(name)
			if err != nil {
				return condition{}, err
			}
			all[p] = true
		}
		return condition{text, func(a *Auction) bool { return all[a.last[a.partner].Purpose] }}, nil
	}
	if points, ok := strings.CutPrefix(text, "partner has shown "); ok {
		r, err := parseRange(points)
		if err != nil {
			return condition{}, fmt.Errorf("%q are no points: want 20+ or 12-14", points)
		}
		return condition{text, func(a *Auction) bool {
			had := a.shown[a.partner].points
			return had.Min >= r.Min && had.Max <= r.Max
		}}, nil
	}
	return condition{}, fmt.Errorf("%q is no condition", text)
}
