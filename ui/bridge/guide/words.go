package guide

import (
	"embed"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

//go:embed *.json
var files embed.FS

func init() { text.Add("ui/bridge/guide", files) }

// wordIDs are the words of bridge players, by the ends of their messages' names: of the auction, the table, the play and the score.
var wordIDs = []string{
	"auction", "bid", "call", "pass", "passed-out", "contract", "level", "book", "strain", "major", "minor", "no-trump",
	"opening", "response", "rebid", "raise", "support", "fit", "overcall", "jump", "pre-empt", "double", "redouble",
	"take-out", "penalty", "cue-bid", "convention", "natural", "system", "stayman", "blackwood", "gerber", "transfer",
	"forcing", "invitation", "sign-off", "points", "distribution", "balanced", "void", "singleton", "doubleton",
	"dealer", "declarer", "dummy", "defender", "partner", "hand", "deal", "trick", "lead", "opening-lead", "follow",
	"revoke", "trump", "honour", "maid", "spot-card", "claim", "winner", "loser", "cash", "finesse", "drop", "tenace",
	"entry", "unblock", "duck", "hold-up", "establish", "draw-trumps", "ruff", "overruff", "cross-ruff", "discard",
	"squeeze", "endplay", "promotion", "safety-play", "long-card", "stopper", "sequence", "fourth", "signal",
	"second-hand", "third-hand", "cover", "game", "part-score", "slam", "rubber", "vulnerable", "overtrick",
	"undertrick", "insult", "honours", "line", "sacrifice", "duplicate", "matchpoints", "imp", "par", "double-dummy",
	"minibridge",
}

// Words returns the vocabulary, with the figures of a game, in the order of the alphabet.
func Words(r bridge.Rules) []family.Word { return InOrder(vocabulary(r, wordIDs)) }

// Words of play that hold in all games like bridge: for those in which each player has one hand, and for those in which
// somebody plays two.
var (
	ofOneHand = []string{
		"auction", "call", "lead", "follow", "revoke", "trump", "honour", "spot-card", "void", "singleton", "doubleton", "sequence", "winner",
		"loser", "cash", "duck", "tenace", "establish", "draw-trumps", "ruff", "overruff", "discard", "endplay", "long-card", "rubber",
		"vulnerable", "line",
	}
	ofTwoHands = []string{"finesse", "drop", "entry", "unblock", "hold-up", "cross-ruff", "squeeze", "promotion"}
)

// WordsOfPlay returns the vocabulary shared by games like bridge; twoHands says that somebody plays two hands.
func WordsOfPlay(twoHands bool) []family.Word {
	ids := ofOneHand
	if twoHands {
		ids = slices.Concat(ofOneHand, ofTwoHands)
	}
	return vocabulary(bridge.Duplicate(), ids)
}

// InOrder returns words in the order of the language's alphabet.
func InOrder(words []family.Word) []family.Word {
	return text.InOrder(words, func(w family.Word) string { return w.Word })
}

// Also returns the words in a message that lists other words for one, if the language has it: what English calls a thing
// besides doesn't matter in another language, and that may have other words where English has none.
func Also(list string, ok bool) []string {
	if !ok {
		return nil
	}
	return strings.Split(list, ", ")
}

// vocabulary returns some words, with the figures of a game.
func vocabulary(r bridge.Rules, ids []string) []family.Word {
	values := []any{"Book", r.Book, "First", r.Needs(1), "Hand", r.Deck.HandLen(), "Game", r.GameFrom}
	if bidding.Knows(r) {
		count := bidding.Counting(r)
		values = append(values, "Fit", count.Fit, "Ace", count.Honours)
	}
	var all []family.Word
	for _, id := range ids {
		w := family.Word{Word: text.T("bridge.word." + id), Says: text.T("bridge.word.says."+id, values...), Also: Also(text.Own("bridge.word.also." + id))}
		if p, ok := pictures[id]; ok {
			w.Picture = &family.Picture{Draw: p.draw, Caption: p.caption(id)}
		}
		all = append(all, w)
	}
	return all
}

// caption describes a picture, and the number of tricks.
func (p position) caption(id string) string {
	said := text.T("bridge.word.picture." + id)
	if p.best.cards == "" {
		return said
	}
	tricks := func(l line) string { return text.TN("bridge.word-tricks", l.tricks) }
	return said + "\n" + text.T("bridge.word-line", "Best", tricks(p.best), "Worse", tricks(p.worse))
}
