package poker

import (
	"strings"
	"time"

	"github.com/superbridge/superbridge/storage"
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
	{"starred", "(part.starred OR session.starred)"},
	{"helped", "part.undos + part.hints > 0"},
	{"game-won", "session.won = 1"},
	{"game-lost", "session.won = -1"},
}

// onlyOfGames are the terms that apply to a whole game, not to single hands.
var onlyOfGames = map[string]bool{"starred": true, "game-won": true, "game-lost": true}

// OfGames reports whether a term applies to a whole game, not to single hands.
func OfGames(term string) bool { return onlyOfGames[term] }

// ofGames reports whether the filter has no conditions on hands: then it also finds games without a hand.
func (f Filter) ofGames() bool {
	f.Text, f.Deleted = "", false
	return f == (Filter{})
}

// where returns the condition on part, session and its, the result of the hand.
func (f Filter) where() (condition string, args []any) {
	var w storage.Where
	w.Add("(session.deleted IS NOT NULL) = ?", f.Deleted)
	w.AddIf(!f.From.IsZero(), "part.finished >= ?", f.From.UnixMilli())
	w.AddIf(!f.To.IsZero(), "part.finished < ?", f.To.UnixMilli())
	w.AddIf(f.Players != "", "part.players = ?", f.Players)
	w.AddIf(f.Rivals > 0, "its.opponents = ?", f.Rivals)
	w.AddIf(f.Hands != "", "part.id IN (SELECT value FROM json_each(?))", "["+f.Hands+"]")
	for name := range strings.FieldsSeq(f.Terms) {
		w.Add(terms.Condition(name))
	}
	w.AddIf(f.Alone, "part.undos + part.hints = 0")
	w.AddIf(f.Counted, "its.hand IS NOT NULL AND session.kind = ''")
	w.AddIf(f.Ended, "session.over")
	w.AddIf(f.Starred, "(part.starred OR session.starred)")
	for word := range strings.FieldsSeq(f.Text) {
		condition, values := findWord(word)
		w.Add(condition, values...)
	}
	return w.String(), w.Args
}

// findWord returns the condition that a hand matches a word.
func findWord(word string) (condition string, args []any) {
	lower := strings.ToLower(word)
	condition = "instr(session.words, ?) OR instr(part.words, ?) OR " + playerNamed
	args = []any{lower, lower, lower}
	if from, to, ok := storage.Dates(word); ok {
		condition += " OR part.finished >= ? AND part.finished < ?"
		args = append(args, from.UnixMilli(), to.UnixMilli())
	}
	return "(" + condition + ")", args
}

// playerNamed is the condition that a player's name in the game contains a word.
const playerNamed = "session.id IN (SELECT session FROM poker_seat WHERE level <> '' AND instr(lower(name), ?))"
