package family

import (
	"context"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Filter holds what the filters of all families have in common. The zero value selects all parts of games that haven't
// been deleted; each field that is set narrows that.
type Filter struct {
	Text     string    // words that must all match: a date, or a part of a name or a note
	Terms    string    // words among the terms of the family
	From, To time.Time // the part was over in [From, To); zero: no limit
	Players  string    // level of the computer players
	Parts    string    // ids, separated by commas: only these
	Alone    bool      // without undo or hint
	Ended    bool      // its game is over
	Starred  bool      // the part or its game
	Deleted  bool      // only what has been deleted
}

// Where returns the filter's conditions on session and part. terms are those of the family.
func (f *Family) Where(filter Filter, terms storage.Terms) (w storage.Where) {
	w.Add("(session.deleted IS NOT NULL) = ?", filter.Deleted)
	w.AddIf(!filter.From.IsZero(), "part.finished >= ?", filter.From.UnixMilli())
	w.AddIf(!filter.To.IsZero(), "part.finished < ?", filter.To.UnixMilli())
	w.AddIf(filter.Players != "", "part.players = ?", filter.Players)
	w.AddIf(filter.Parts != "", "part.id IN (SELECT value FROM json_each(?))", "["+filter.Parts+"]")
	for name := range strings.FieldsSeq(filter.Terms) {
		w.Add(terms.Condition(name))
	}
	w.AddIf(filter.Alone, "part.undos + part.hints = 0")
	w.AddIf(filter.Ended, "session.over")
	w.AddIf(filter.Starred, "(part.starred OR session.starred)")
	for word := range strings.FieldsSeq(filter.Text) {
		lower := strings.ToLower(word)
		condition, args := "instr(session.words, ?) OR instr(part.words, ?) OR "+f.named(), []any{lower, lower, lower}
		if from, to, ok := storage.Dates(word); ok {
			condition += " OR part.finished >= ? AND part.finished < ?"
			args = append(args, from.UnixMilli(), to.UnixMilli())
		}
		w.Add("("+condition+")", args...)
	}
	return w
}

// WithoutParts returns the conditions on a session that may have no part.
func (f *Family) WithoutParts(text string, deleted bool) *storage.Where {
	var w storage.Where
	w.Add("(session.deleted IS NOT NULL) = ?", deleted)
	for word := range strings.FieldsSeq(text) {
		lower := strings.ToLower(word)
		w.Add("(instr(session.words, ?) OR "+f.named()+")", lower, lower)
	}
	return &w
}

// named is the condition that the name of a computer player in the session contains a word.
func (f *Family) named() string {
	return "session.id IN (SELECT session FROM " + f.Seats + " WHERE level <> '' AND instr(lower(name), ?))"
}

// DatedGames returns the games with a part, out of a join of parts with their sessions, that satisfies where, and the
// times when they started, the newest first. If without isn't nil, the games that satisfy it are among them, whether
// they have a part or not.
func (s *Store) DatedGames(ctx context.Context, parts string, where storage.Where, without *storage.Where) ([]storage.Dated, error) {
	query, args := "SELECT DISTINCT session.id FROM "+parts+" WHERE "+where.String(), where.Args
	if without != nil {
		query += " UNION SELECT session.id FROM " + s.of.Head + " JOIN session ON session.id = " + s.of.Head + ".session WHERE " + without.String()
		args = append(args, without.Args...)
	}
	return storage.FindDated(ctx, s.Reader(), fault.Say("games%v", s.of.Of), "SELECT id, started AS at FROM session WHERE id IN ("+query+") ORDER BY started DESC, id DESC", args...)
}

// DatedParts returns the parts, out of a join with their sessions, that satisfy where, and the times when they were
// over, or started if they go on, the newest first.
func (s *Store) DatedParts(ctx context.Context, parts string, where storage.Where) ([]storage.Dated, error) {
	return storage.FindDated(ctx, s.Reader(), fault.Say("%v%v", s.of.Parts, s.of.Of), "SELECT part.id AS id, coalesce(part.finished, part.started) AS at FROM "+parts+
		" WHERE "+where.String()+" ORDER BY at DESC, part.id DESC", where.Args...)
}

// Unfinished returns the games that the user can continue, ordinary ones that aren't over, the last played first.
func (s *Store) Unfinished(ctx context.Context) ([]int64, error) {
	return storage.FindIDs(ctx, s.Reader(), fault.Say("unfinished games%v", s.of.Of), `
		SELECT id FROM session JOIN `+s.of.Head+` AS its ON its.session = session.id
		WHERE over = 0 AND person IS NOT NULL AND kind = '' AND deleted IS NULL ORDER BY changed DESC, id DESC`)
}

// PartIDs returns the parts of a game, in order.
func (s *Store) PartIDs(ctx context.Context, game int64) ([]int64, error) {
	return storage.FindIDs(ctx, s.Reader(), fault.Say("the %v of %v", s.of.Parts, s.of.numbered(game)), "SELECT id FROM part WHERE session = ? ORDER BY position", game)
}
