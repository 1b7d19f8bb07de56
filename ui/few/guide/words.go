package guide

import (
	"github.com/superbridge/superbridge/game/few"
	bridgeguide "github.com/superbridge/superbridge/ui/bridge/guide"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// word is a word of these games, by the end of its messages' names, with the rules that have it.
type word struct {
	id   string
	when func(few.Rules) bool
}

// withDummies reports whether players play two hands each: their own, and one without an owner.
var withDummies = in(few.TwoDummies, few.OpenOrClosed, few.BridgeForThree, few.Booby)

// ownWords are those that bridge doesn't have, or means otherwise.
var ownWords = []word{
	{"trick", always}, {"strain", always}, {"declarer", always}, {"defender", always}, {"dealer", always}, {"dummy", withDummies},
	{"nullo", in(few.Booby, few.NulloForTwo, few.Slam)}, {"packet", in(few.OpenOrClosed)}, {"soloist", in(few.BridgeForThree)},
	{"stock", in(few.NulloForTwo)}, {"reserve", in(few.Slam)}, {"open-card", in(few.ChineseBridge)},
}

// words returns the vocabulary of a game: its own words, and those of play that all games like bridge share.
func words(r few.Rules) []family.Word {
	all := bridgeguide.WordsOfPlay(withDummies(r))
	values := []any{"Order", order(r), "Reserve", few.CardsReserved}
	for _, w := range ownWords {
		if w.when(r) {
			all = append(all, family.Word{
				Word: text.T("few.lexicon." + w.id), Says: text.T("few.lexicon.says."+w.id, values...), Also: bridgeguide.Also(text.Own("few.lexicon.also." + w.id)),
			})
		}
	}
	return bridgeguide.InOrder(all)
}
