package few

import (
	"strings"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// Filter says which deals are wanted, and which sessions: those that have such a deal. The zero value wants everything that has not
// been deleted, over or not; each field that is set wants less.
type Filter struct {
	// Text is words that all must be found: a year, a month or a day where the user is (2026, 2026-11, 2026-11-20), or a part
	// of the name of a player, or of a name or a note, of the deal or its session, in letters of either case.
	Text string
	// Terms is words out of [Terms], in any order, that must all be true of the deal.
	Terms    string
	Game     string    // the names of the rules, with blanks between them: any of these
	From, To time.Time // the deal was over in [From, To); zero: no limit
	Players  string    // the level of the computer players
	Role     Role      // of the person; NoRole: any
	Deals    string    // ids, separated by commas: these and no others
	Alone    bool      // without undo or hint
	Counted  bool      // only what statistics count: over, and a person's
	Ended    bool      // its session is over
	Starred  bool      // the deal or its session
	Deleted  bool      // what has been deleted, and nothing else
}

// Terms returns the words that [Filter.Terms] may have. A screen says them in the language of the user.
func Terms() []string { return terms.Names() }

// terms are all of them. Where nobody sits there is no result: no such deal is won or lost.
var terms = storage.Terms{
	{"won", "its.points > its.against"},
	{"lost", "its.points < its.against"},
	{"declarer", "its.role = 1"},
	{"partner", "its.role = 2"},
	{"defender", "its.role = 3"},
	{"passed", "few_deal.contract = 'Passed'"},
	{"made", "its.role > 0 AND its.short <= 0"},
	{"down", "its.short > 0"},
	{"nullo", "its.strain = 'O'"},
	{"notrump", "its.strain = 'N'"},
	{"spades", "its.strain = 'S'"},
	{"hearts", "its.strain = 'H'"},
	{"diamonds", "its.strain = 'D'"},
	{"clubs", "its.strain = 'C'"},
	{"doubled", "its.doubling > 0"},
	{"slam", "its.slam"},
	{"honours", "its.honours > 0"},
	{"mixed", "its.players = ''"},
	{"unfinished", "part.finished IS NULL"},
	{"starred", "(part.starred OR session.starred)"},
	{"helped", "part.undos + part.hints > 0"},
	{"settled", "session.id IN (SELECT session FROM few_session WHERE settled)"},
	{"game-won", "session.won = 1"},
	{"game-lost", "session.won = -1"},
}

// onlyOfGames are those terms that say nothing about one deal more than about the others of its session.
var onlyOfGames = map[string]bool{"starred": true, "settled": true, "game-won": true, "game-lost": true}

// OfGames reports whether a term says nothing about one deal more than about the others of its session.
func OfGames(term string) bool { return onlyOfGames[term] }

// ofGames reports whether the filter asks for nothing of a deal: then it finds sessions without a deal too.
func (f Filter) ofGames() bool {
	f.Text, f.Game, f.Deleted = "", "", false
	return f == (Filter{})
}

// where returns the condition on few_deal, part, session and its, the result of the deal.
func (f Filter) where() (condition string, args []any) {
	var w storage.Where
	w.Add("(session.deleted IS NOT NULL) = ?", f.Deleted)
	w.AddIf(f.Game != "", ofGame, gameList(f.Game))
	w.AddIf(!f.From.IsZero(), "part.finished >= ?", f.From.UnixMilli())
	w.AddIf(!f.To.IsZero(), "part.finished < ?", f.To.UnixMilli())
	w.AddIf(f.Players != "", "part.players = ?", f.Players)
	w.AddIf(f.Role != NoRole, "its.role = ?", f.Role)
	w.AddIf(f.Deals != "", "part.id IN (SELECT value FROM json_each(?))", "["+f.Deals+"]")
	for name := range strings.FieldsSeq(f.Terms) {
		w.Add(terms.Condition(name))
	}
	w.AddIf(f.Alone, "part.undos + part.hints = 0")
	w.AddIf(f.Counted, "its.deal IS NOT NULL AND session.kind = ''")
	w.AddIf(f.Ended, "session.over")
	w.AddIf(f.Starred, "(part.starred OR session.starred)")
	for word := range strings.FieldsSeq(f.Text) {
		condition, values := findWord(word)
		w.Add(condition, values...)
	}
	return w.String(), w.Args
}

// ofGame is the condition that a session is of one of some games.
const ofGame = "session.game IN (SELECT value FROM json_each(?))"

// gameList writes names with blanks between them as a list in JSON. They have no letters that JSON writes otherwise.
func gameList(names string) string { return `["` + strings.Join(strings.Fields(names), `","`) + `"]` }

// findWord returns the condition that a deal has to do with a word.
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

// playerNamed is the condition that a player of the session has a name with a word in it.
const playerNamed = "session.id IN (SELECT session FROM few_seat WHERE level <> '' AND instr(lower(name), ?))"
