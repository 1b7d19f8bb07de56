package text

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/theme"
	"github.com/superbridge/superbridge/ui/kit/text"
)

var reasons = map[analysis.Kind]string{
	analysis.FinesseWorks:  "why.finesse-works",
	analysis.FinesseLoses:  "why.finesse-loses",
	analysis.Drops:         "why.drops",
	analysis.Enough:        "why.enough",
	analysis.Overtaken:     "why.overtaken",
	analysis.Overtake:      "why.overtake",
	analysis.RuffsHigh:     "why.ruffs-high",
	analysis.Ruffs:         "why.ruffs",
	analysis.Takes:         "why.takes",
	analysis.DrivesOut:     "why.drives-out",
	analysis.Cover:         "why.cover",
	analysis.Wasted:        "why.wasted",
	analysis.Keeps:         "why.keeps",
	analysis.Unblocks:      "why.unblocks",
	analysis.Guards:        "why.guards",
	analysis.Discards:      "why.discards",
	analysis.Leaves:        "why.leaves",
	analysis.PartnerRuffs:  "why.partner-ruffs",
	analysis.Through:       "why.through",
	analysis.Towards:       "why.towards",
	analysis.DrawsTrumps:   "why.draws-trumps",
	analysis.Cashes:        "why.cashes",
	analysis.LaysDown:      "why.drops",
	analysis.Lies:          "why.lies",
	analysis.Squeezes:      "why.squeezes",
	analysis.ThrowsIn:      "why.throws-in",
	analysis.Loses:         "why.loses",
	analysis.FinessesLater: "why.finesses-later",
	analysis.RuffDiscard:   "why.ruff-discard",
	analysis.Ruffed:        "why.ruffed",
	analysis.Crashes:       "why.crashes",
	analysis.Cheaply:       "why.cheaply",
	analysis.LeadsThere:    "why.leads-there",
	analysis.Spares:        "why.spares",
	analysis.TakesHere:     "why.takes-here",
	analysis.ClearsWay:     "why.clears-way",
	analysis.Danger:        "why.danger",
}

// Why explains in a sentence why a card would have been better than the one played; without a known reason, only that
// it would.
func Why(r analysis.Reason) string {
	values := []any{
		"Played", text.Card(r.Played), "Better", text.Card(r.Better), "Seat", text.Seat(r.Seat), "Elsewhere", text.Seat(r.Elsewhere),
		"Card", text.Card(r.Card), "Other", text.Card(r.Other), "Suit", text.Suit(r.Better.Suit),
	}
	switch r.Kind {
	case analysis.NoReason:
		return text.TN("why.no-reason", r.Tricks, values...)
	case analysis.StopsRuffs:
		return text.TN("why.stops-ruffs", r.N, values...)
	case analysis.RuffsFirst:
		return text.TN("why.ruffs-first", r.N, values...)
	case analysis.SetsUp:
		return text.TN("why.sets-up", r.N, values...)
	case analysis.GivesAway:
		return text.TN("why.gives-away", r.N, append(values, "Suit", text.Suit(r.Played.Suit))...)
	}
	return text.T(reasons[r.Kind], values...)
}

// WhyOf is [Why] with the theme of the card before it, if it has one.
func WhyOf(t theme.Theme, r analysis.Reason) string {
	if t == theme.None {
		return Why(r)
	}
	return text.T("theme.with", "Theme", Theme(t), "Why", Why(r))
}

// Theme names a theme.
func Theme(t theme.Theme) string { return text.T("theme." + t.String()) }

// Auctioned explains in a sentence, after its theme, what went wrong in an auction that ended in a contract, or in four passes.
func Auctioned(of theme.Bidding, c bridge.Contract) string {
	values := []any{"Better", Contract(of.Better)}
	if !c.PassedOut() {
		values = append(values, "Contract", Contract(c))
	}
	return text.T("theme.with", "Theme", Theme(of.Theme), "Why", text.T("theme.says."+of.Theme.String(), values...))
}
