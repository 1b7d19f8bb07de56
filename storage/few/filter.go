package few

import (
	"strings"
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Filter selects deals, and the sessions that have such a deal. The zero value selects everything that hasn't been
// deleted, over or not; each field that is set narrows that.
type Filter struct {
	// Text holds words that must all match: a year, a month or a day in the user's time zone (2026, 2026-11,
	// 2026-11-20), or a part of a player's name, or of a name or a note, of the deal or its session, ignoring case.
	Text string
	// Terms holds words from [Terms], in any order, that must all hold for the deal.
	Terms    string
	Game     string    // names of rules, separated by blanks: any of these
	From, To time.Time // the deal was over in [From, To); zero: no limit
	Players  string    // level of the computer players
	Role     Role      // of the user; NoRole for any
	Deals    string    // ids, separated by commas: only these
	Alone    bool      // without undo or hint
	Counted  bool      // only what statistics count: over, and with a user
	Ended    bool      // its session is over
	Starred  bool      // the deal or its session
	Deleted  bool      // only what has been deleted
}

// Terms returns the words that [Filter.Terms] may contain. Screens translate them into the user's language.
func Terms() []string { return terms.Names() }

// terms lists all terms. Without a user there is no result: no such deal is won or lost.
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
	{"branch", "session.kind = 'branch'"},
	{"starred", "(part.starred OR session.starred)"},
	{"helped", "part.undos + part.hints > 0"},
	{"settled", "session.id IN (SELECT session FROM few_session WHERE settled)"},
	{"game-won", "session.won = 1"},
	{"game-lost", "session.won = -1"},
}

// onlyOfGames are the terms that apply to a whole session, not to single deals.
var onlyOfGames = map[string]bool{"starred": true, "branch": true, "settled": true, "game-won": true, "game-lost": true}

// OfGames reports whether a term applies to a whole session, not to single deals.
func OfGames(term string) bool { return onlyOfGames[term] }

// where returns the conditions on few_deal, part, session and its, the result of the deal.
func (f Filter) where() storage.Where {
	w := self.Where(family.Filter{Text: f.Text, Terms: f.Terms, From: f.From, To: f.To, Players: f.Players, Parts: f.Deals, Alone: f.Alone,
		Ended: f.Ended, Starred: f.Starred, Deleted: f.Deleted}, terms)
	w.AddIf(f.Game != "", ofGame, gameList(f.Game))
	w.AddIf(f.Role != NoRole, "its.role = ?", f.Role)
	w.AddIf(f.Counted, "its.deal IS NOT NULL AND session.kind = ''")
	return w
}

// withoutDeals returns the conditions on sessions that may have no deal, or nil if the filter has conditions on deals.
func (f Filter) withoutDeals() *storage.Where {
	if f != (Filter{Text: f.Text, Game: f.Game, Deleted: f.Deleted}) {
		return nil
	}
	w := self.WithoutParts(f.Text, f.Deleted)
	w.AddIf(f.Game != "", ofGame, gameList(f.Game))
	return w
}

// ofGame is the condition that a session's game is in a list.
const ofGame = "session.game IN (SELECT value FROM json_each(?))"

// gameList converts names separated by blanks to a JSON list. They contain no letters that JSON escapes.
func gameList(names string) string { return `["` + strings.Join(strings.Fields(names), `","`) + `"]` }
