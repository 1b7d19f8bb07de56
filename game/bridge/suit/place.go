package suit

import "github.com/superbridge/superbridge/game/card"

// place is a token with the cards that it stands for.
type place struct {
	token byte
	ranks card.Holding
}

// order returns the suit from the top. Of the missing cards, only the first told by rank: declarer's cards below those
// count as lower than all other missing ones, or, raised, as higher than these.
func (p Problem) order(told int, raised bool) []place {
	missing := p.Missing()
	var top, ours, theirs []place
	seen := 0
	for r := range p.Deck.Ranks.Ranks() {
		pl := place{p.tokenOf(r), card.Holding(0).With(r)}
		switch {
		case missing.Has(r):
			seen++
			if seen <= told {
				top = append(top, pl)
			} else {
				theirs = append(theirs, pl)
			}
		case seen < told || missing.Len() <= told:
			top = append(top, pl)
		default:
			ours = append(ours, pl)
		}
	}
	if raised {
		return join(append(append(top, ours...), theirs...))
	}
	return join(append(append(top, theirs...), ours...))
}

// tokenOf returns the token of one card.
func (p Problem) tokenOf(r card.Rank) byte {
	switch {
	case p.North.Has(r):
		return northCard
	case p.South.Has(r):
		return southCard
	case p.WestHolds.Has(r):
		return 1 | westOwns
	case p.EastHolds.Has(r):
		return 1 | eastOwns
	}
	return 1
}

// join makes one group of missing cards that touch and have the same owner or none.
func join(places []place) []place {
	var joined []place
	for _, pl := range places {
		last := len(joined) - 1
		if last >= 0 && pl.token < northCard && joined[last].token < northCard && joined[last].token&ownerBits == pl.token&ownerBits {
			joined[last].token += pl.token &^ ownerBits
			joined[last].ranks |= pl.ranks
			continue
		}
		joined = append(joined, pl)
	}
	return joined
}

// settle brings places into the order of tidy.
func settle(places []place, counted bool) []place {
	var kept []place
	known := true
	for _, pl := range places {
		if pl.ranks == 0 {
			continue
		}
		known = known && (pl.token >= northCard || !free(pl.token))
		kept = append(kept, pl)
	}
	if !counted {
		kept = sortPlaces(kept)
	}
	if known {
		kept = join(kept)
	}
	return kept
}

// sortPlaces puts North's cards before South's in each gap, as sortGaps does.
func sortPlaces(places []place) []place {
	var sorted, south []place
	for _, pl := range places {
		switch pl.token {
		case southCard:
			south = append(south, pl)
		case northCard:
			sorted = append(sorted, pl)
		default:
			sorted = append(append(sorted, south...), pl)
			south = nil
		}
	}
	return append(sorted, south...)
}
