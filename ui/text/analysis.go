package text

import "github.com/superbridge/superbridge/game/analysis"

// Why says in a sentence why a card would have been better than the one that was played; where
// there is no reason to tell, that it would.
func Why(r analysis.Reason) string {
	return TN("why.no-reason", r.Tricks, "Better", Card(r.Better))
}
