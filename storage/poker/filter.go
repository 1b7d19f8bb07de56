package poker

import (
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Filter selects hands, and the games that have such a hand. The zero value selects everything that hasn't been
// deleted, over or not; each field that is set narrows that.
type Filter struct {
	// Text holds words that must all match: a year, a month or a day in the user's time zone (2026, 2026-11,
	// 2026-11-20), or a part of a player's name, or of a name or a note, of the hand or its game, ignoring case.
	Text string
	// Terms holds words from [Terms], in any order, that must all hold for the hand.
	Terms    string
	From, To time.Time // the hand was over in [From, To); zero: no limit
	Players  string    // level of the computer players
	Rivals   int       // number of opponents that the user settled with, 1 to 5; 0 for any
	Hands    string    // ids, separated by commas: only these
	Alone    bool      // without undo or hint
	Counted  bool      // only what statistics count: over, and with a user
	Ended    bool      // its game is over
	Starred  bool      // the hand or its game
	Deleted  bool      // only what has been deleted
}

// Terms returns the words that [Filter.Terms] may contain. Screens translate them into the user's language.
func Terms() []string { return terms.Names() }

// terms lists all terms. Without a user there is no result: no such hand is won, lost or dead.
var terms = storage.Terms{
	{"won", "its.chips > 0"},
	{"lost", "its.chips < 0"},
	{"dead", "its.dead"},
	{"fantasy", "its.dealt > 0"},
	{"fantasy-next", "its.dealt = 0 AND its.next > 0"},
	{"return", "its.dealt > 0 AND its.next > 0"},
	{"street", "its.dealt = 0"},
	{"mixed", "its.players = ''"},
	{"royalties", "its.top + its.middle + its.bottom > 0"},
	{"top-royalties", "its.top > 0"},
	{"middle-royalties", "its.middle > 0"},
	{"bottom-royalties", "its.bottom > 0"},
	{"top-won", "its.top_won > 0"},
	{"middle-won", "its.middle_won > 0"},
	{"bottom-won", "its.bottom_won > 0"},
	{"top-lost", "its.top_lost > 0"},
	{"middle-lost", "its.middle_lost > 0"},
	{"bottom-lost", "its.bottom_lost > 0"},
	{"broke", "its.stack = 0"},
	{"rebuy", "its.bought > 0"},
	{"unfinished", "part.finished IS NULL"},
	{"branch", "session.kind = 'branch'"},
	{"starred", "(part.starred OR session.starred)"},
	{"helped", "part.undos + part.hints > 0"},
	{"game-won", "session.won = 1"},
	{"game-lost", "session.won = -1"},
}

// onlyOfGames are the terms that apply to a whole game, not to single hands.
var onlyOfGames = map[string]bool{"starred": true, "branch": true, "game-won": true, "game-lost": true}

// OfGames reports whether a term applies to a whole game, not to single hands.
func OfGames(term string) bool { return onlyOfGames[term] }

// where returns the conditions on part, session and its, the result of the hand.
func (f Filter) where() storage.Where {
	w := self.Where(family.Filter{Text: f.Text, Terms: f.Terms, From: f.From, To: f.To, Players: f.Players, Parts: f.Hands, Alone: f.Alone,
		Ended: f.Ended, Starred: f.Starred, Deleted: f.Deleted}, terms)
	w.AddIf(f.Rivals > 0, "its.opponents = ?", f.Rivals)
	w.AddIf(f.Counted, "its.hand IS NOT NULL AND session.kind = ''")
	return w
}

// withoutHands returns the conditions on games that may have no hand, or nil if the filter has conditions on hands.
func (f Filter) withoutHands() *storage.Where {
	if f != (Filter{Text: f.Text, Deleted: f.Deleted}) {
		return nil
	}
	return self.WithoutParts(f.Text, f.Deleted)
}
