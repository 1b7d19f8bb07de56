package poker

import (
	"strings"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// Filter says which hands are wanted, and which games: those that have such a hand. The zero value wants everything that has not
// been deleted, over or not; each field that is set wants less.
type Filter struct {
	// Text is words that all must be found: a year, a month or a day where the user is (2026, 2026-11, 2026-11-20), or a part
	// of the name of a player, or of a name or a note, of the hand or its game, in letters of either case.
	Text string
	// Terms is words out of [Terms], in any order, that must all be true of the hand.
	Terms    string
	From, To time.Time // the hand was over in [From, To); zero: no limit
	Players  string    // the level of the computer players
	Rivals   int       // how many the person was settled with, 1 to 5; 0: any
	Hands    string    // ids, separated by commas: these and no others
	Alone    bool      // without undo or hint
	Counted  bool      // only what statistics count: over, and a person's
	Ended    bool      // its game is over
	Starred  bool      // the hand or its game
	Deleted  bool      // what has been deleted, and nothing else
}

// Terms returns the words that [Filter.Terms] may have. A screen says them in the language of the user.
func Terms() []string { return terms.Names() }

// terms are all of them. Where nobody sits there is no result: no such hand is won, lost or dead.
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

// onlyOfGames are those terms that say nothing about one hand more than about the others of its game.
var onlyOfGames = map[string]bool{"starred": true, "game-won": true, "game-lost": true}

// OfGames reports whether a term says nothing about one hand more than about the others of its game.
func OfGames(term string) bool { return onlyOfGames[term] }

// ofGames reports whether the filter asks for nothing of a hand: then it finds games without a hand too.
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

// findWord returns the condition that a hand has to do with a word.
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

// playerNamed is the condition that a player of the game has a name with a word in it.
const playerNamed = "session.id IN (SELECT session FROM poker_seat WHERE level <> '' AND instr(lower(name), ?))"
