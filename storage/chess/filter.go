package chess

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Filter selects games. The zero value selects everything that hasn't been deleted, over or not; each field that is set
// narrows that.
type Filter struct {
	// Text holds words that must all match: a year, a month or a day in the user's time zone (2026, 2026-11,
	// 2026-11-20), or a part of a player's name, or of a name or a note, ignoring case.
	Text string
	// Terms holds words from [Terms], in any order, that must all hold for the game.
	Terms    string
	From, To time.Time // it was over in [From, To); zero: no limit
	Variants string    // as in A1-4 B-2D; any of them
	Army     string    // the user's: r, b, y or g
	Players  string    // level of the computer players
	Games    string    // ids, separated by commas: only these
	Alone    bool      // without undo or hint
	Counted  bool      // only what statistics count: over, played from the start, and by exactly one person
	Ended    bool      // it is over
	Starred  bool
	Deleted  bool // only what has been deleted
}

// Terms returns the words that [Filter.Terms] may contain. Screens translate them into the user's language.
func Terms() []string { return terms.Names() }

// persons is the number of persons at the board.
const persons = "(SELECT count(*) FROM chess_seat WHERE chess_seat.session = session.id AND person)"

// terms lists all terms. Unless exactly one person plays, no game is won, lost or drawn.
var terms = storage.Terms{
	{"won", "session.won = 1"},
	{"lost", "session.won = -1"},
	{"drawn", "session.won = 0"},
	{"kings", "its.how = 'kings'"},
	{"castle", "its.how = 'castle'"},
	{"resigned", "its.how = 'resign'"},
	{"time", "its.how = 'time'"},
	{"draw", "its.how IN ('repetition', 'limit', 'agreed', 'level')"},
	{"repetition", "its.how = 'repetition'"},
	{"limit", "its.how = 'limit'"},
	{"agreed", "its.how = 'agreed'"},
	{"pieces", "its.how = 'points'"},
	{"level", "its.how = 'level'"},
	{"adjudged", "its.how = 'adjudged'"},
	{"short", "instr(session.options || ' ', ' length=120 ')"},
	{"each-for-himself", "its.variant LIKE 'A1%'"},
	{"teams", "its.variant LIKE 'A2%'"},
	{"pairs", "its.variant LIKE 'B%'"},
	{"two", "substr(its.variant, instr(its.variant, '-') + 1, 1) = '2'"},
	{"three", "substr(its.variant, instr(its.variant, '-') + 1, 1) = '3'"},
	{"four", "substr(its.variant, instr(its.variant, '-') + 1, 1) = '4'"},
	{"dice", "its.variant LIKE '%D'"},
	{"clock", "its.base > 0"},
	{"position", "its.start <> ''"},
	{"branch", "session.kind = 'branch'"},
	{"mixed", "session.person IS NOT NULL AND part.players = ''"},
	{"together", persons + " > 1"},
	{"computers", persons + " = 0"},
	{"unfinished", "NOT session.over"},
	{"starred", "(part.starred OR session.starred)"},
	{"helped", "part.undos + part.hints > 0"},
}

// games joins all games with their sessions and parts.
const games = `chess_game AS its JOIN session ON session.id = its.session JOIN part ON part.session = its.session AND part.position = 0`

// where returns the filter's condition on the rows of games.
func (f Filter) where() storage.Where {
	w := self.Where(family.Filter{Terms: f.Terms, From: f.From, To: f.To, Players: f.Players, Alone: f.Alone, Ended: f.Ended, Starred: f.Starred,
		Deleted: f.Deleted}, terms)
	w.AddIf(f.Variants != "", "instr(?, ' ' || its.variant || ' ')", " "+f.Variants+" ")
	w.AddIf(f.Army != "", "session.person = ?", f.Army)
	w.AddIf(f.Games != "", "its.session IN (SELECT value FROM json_each(?))", "["+f.Games+"]")
	w.AddIf(f.Counted, "its.points IS NOT NULL AND its.start = '' AND session.stands = 0 AND session.kind = ''")
	for word := range strings.FieldsSeq(f.Text) {
		condition, args := findWord(word)
		w.Add(condition, args...)
	}
	return w
}

// findWord returns the condition that a game matches a word.
func findWord(word string) (condition string, args []any) {
	lower := strings.ToLower(word)
	first, size := utf8.DecodeRuneInString(lower)
	capital := string(unicode.ToTitle(first)) + lower[size:] // SQLite lowers only ASCII letters: Ștefan
	condition = `instr(session.words, ?) OR instr(part.words, ?)
		OR EXISTS (SELECT 1 FROM chess_seat WHERE chess_seat.session = session.id AND (instr(lower(name), ?) OR instr(name, ?)))`
	args = []any{lower, lower, lower, capital}
	if from, to, ok := storage.Dates(word); ok {
		condition += " OR coalesce(part.finished, part.started) >= ? AND coalesce(part.finished, part.started) < ?"
		args = append(args, from.UnixMilli(), to.UnixMilli())
	}
	return "(" + condition + ")", args
}
