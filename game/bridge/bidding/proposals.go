package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
)

// proposals holds the candidates of the player to call.
type proposals struct {
	candidates []candidate
	tier       int
	row        *row   // the row proposing calls
	from       int    // index of the first candidate of its context
	several    bool   // a row has added to the candidates of another row
	checker    *check // observes, or nil
}

// next starts a tier: what is added from here on is only for hands that fit nothing before.
func (p *proposals) next() { p.tier++ }

// Proposed lists the calls that the system proposes, tier by tier from the first; a hand makes the first call that it
// fits.
func (p *proposals) Proposed() []bridge.Call {
	var all []bridge.Call
	for _, c := range p.candidates {
		if !slices.Contains(all, c.call) {
			all = append(all, c.call)
		}
	}
	return all
}

// Place returns the line of the book that a call comes from, as in standard.book:12, or "" if there is none.
func (p *proposals) Place(c bridge.Call) string {
	for _, had := range p.candidates {
		if had.call == c && had.row != nil {
			return had.row.place.String()
		}
	}
	return ""
}

// enter adds a candidate, unless its call has a meaning already.
func (p *proposals) enter(c bridge.Call, m Meaning) {
	had := slices.IndexFunc(p.candidates, func(had candidate) bool { return had.call == c })
	adds := had >= 0 && p.addsTo(had, m)
	p.several = p.several || adds
	if had < 0 || adds {
		p.candidates = append(p.candidates, candidate{call: c, meaning: m, tier: p.tier, row: p.row})
		p.checker.proposed(p.row)
	} else {
		p.checker.tooLate(p.row, p.candidates[had].row)
	}
}

// addsTo reports whether the row and an earlier one in its context have the same call, for different hands.
func (p *proposals) addsTo(had int, m Meaning) bool {
	earlier := &p.candidates[had]
	if p.row != nil && p.row.natural != nil && (earlier.tier != p.tier || earlier.row == nil || earlier.row.call.ladder || p.row.call.ladder) {
		return false
	}
	return had >= p.from && earlier.row != nil && p.row != nil && earlier.row != p.row &&
		earlier.meaning.Purpose == m.Purpose && earlier.meaning.Suit == m.Suit && earlier.meaning.Artificial == m.Artificial
}

// addUp sets the joint meaning of calls that several rows have, starting at a candidate.
func (p *proposals) addUp(from int) {
	if !p.several {
		return
	}
	p.several = false
	for i := from; i < len(p.candidates); i++ {
		all, several := p.candidates[i].meaning, false
		if p.candidates[i].heard != nil {
			continue
		}
		for _, other := range p.candidates[i+1:] {
			if other.call == p.candidates[i].call {
				all, several = all.either(other.meaning), true
			}
		}
		for j := i; several && j < len(p.candidates); j++ {
			if p.candidates[j].call == p.candidates[i].call {
				p.candidates[j].heard = &all
			}
		}
	}
}
