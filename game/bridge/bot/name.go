package bot

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// ByTheBook follows the level in the name of a player who bids so, before his cards.
const ByTheBook = "+book"

// String returns the player's name: his level, the skills that he does without, whether he looks for lines and bids by the book, and the
// cards of both sides if they aren't the players' own, as in club-signals+book:standard or, if they differ,
// expert:standard/own with that of North-South first. [Parse] reads it.
func (p Player) String() string {
	var name strings.Builder
	name.WriteString(p.Level.String())
	for _, s := range skills {
		if p.Without.lacks(s.skill) {
			name.WriteString("-" + s.name)
		}
	}
	if p.Lines {
		name.WriteString(Lines)
	}
	if p.ByTheBook {
		name.WriteString(ByTheBook)
	}
	if p.Cards != (bidding.Cards{}) {
		name.WriteString(":" + p.Cards[card.NS].String())
		if p.Cards[card.NS] != p.Cards[card.EW] {
			name.WriteString("/" + p.Cards[card.EW].String())
		}
	}
	return name.String()
}

// Parse parses a player's name. It fails if there is no such level, skill or card, or if a beginner is to do without a
// skill.
func Parse(name string) (Player, error) {
	var p Player
	base, cards, carded := strings.Cut(name, ":")
	base, p.ByTheBook = strings.CutSuffix(base, ByTheBook)
	base, p.Lines = strings.CutSuffix(base, Lines)
	level, without, less := strings.Cut(base, "-")
	var ok bool
	if p.Level, ok = ParseLevel(level); !ok {
		return Player{}, fault.Errorf("there are no players %q: want beginner, club or expert", name)
	}
	if less {
		for s := range strings.SplitSeq(without, "-") {
			skill, ok := SkillNamed(s)
			if !ok || p.Level == Beginner {
				return Player{}, fault.Errorf("there are no players %q: club and expert can be without inference, signals, simulation or scoring, as club-signals", base)
			}
			p.Without |= skill
		}
	}
	if carded {
		ns, ew, two := strings.Cut(cards, "/")
		if !two {
			ew = ns
		}
		for side, text := range [2]string{card.NS: ns, card.EW: ew} {
			c, err := bidding.ParseCard(text)
			if err != nil {
				return Player{}, err
			}
			p.Cards[side] = c
		}
	}
	return p, nil
}
