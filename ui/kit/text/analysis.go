package text

import "github.com/superbridge/superbridge/game/bridge/analysis"

var reasons = map[analysis.Kind]string{
	analysis.FinesseWorks: "why.finesse-works",
	analysis.FinesseLoses: "why.finesse-loses",
	analysis.Drops:        "why.drops",
	analysis.Enough:       "why.enough",
	analysis.Overtaken:    "why.overtaken",
	analysis.Overtake:     "why.overtake",
	analysis.RuffsHigh:    "why.ruffs-high",
	analysis.Ruffs:        "why.ruffs",
	analysis.Takes:        "why.takes",
	analysis.DrivesOut:    "why.drives-out",
	analysis.Cover:        "why.cover",
	analysis.Wasted:       "why.wasted",
	analysis.Keeps:        "why.keeps",
	analysis.Unblocks:     "why.unblocks",
	analysis.Guards:       "why.guards",
	analysis.Discards:     "why.discards",
	analysis.Leaves:       "why.leaves",
	analysis.PartnerRuffs: "why.partner-ruffs",
	analysis.Through:      "why.through",
	analysis.Towards:      "why.towards",
	analysis.DrawsTrumps:  "why.draws-trumps",
	analysis.Cashes:       "why.cashes",
	analysis.LaysDown:     "why.drops",
	analysis.Lies:         "why.lies",
}

// Why says in a sentence why a card would have been better than the one that was played; where
// there is no reason to tell, that it would.
func Why(r analysis.Reason) string {
	values := []any{
		"Played", Card(r.Played), "Better", Card(r.Better), "Seat", Seat(r.Seat), "Elsewhere", Seat(r.Elsewhere),
		"Card", Card(r.Card), "Other", Card(r.Other), "Suit", Suit(r.Better.Suit),
	}
	switch r.Kind {
	case analysis.NoReason:
		return TN("why.no-reason", r.Tricks, values...)
	case analysis.StopsRuffs:
		return TN("why.stops-ruffs", r.N, values...)
	case analysis.RuffsFirst:
		return TN("why.ruffs-first", r.N, values...)
	case analysis.SetsUp:
		return TN("why.sets-up", r.N, values...)
	case analysis.GivesAway:
		return TN("why.gives-away", r.N, append(values, "Suit", Suit(r.Played.Suit))...)
	}
	return T(reasons[r.Kind], values...)
}
