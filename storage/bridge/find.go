package bridge

import (
	"context"
	"database/sql"
	"errors"
	"math"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/theme"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// FindRubbers returns the rubbers that match a filter, the newest start first. A filter without conditions on boards
// also finds rubbers without a board.
func (s *Store) FindRubbers(ctx context.Context, f Filter) ([]int64, error) {
	query, args := f.rubbers("id")
	return storage.FindIDs(ctx, s.read, fault.Say("rubbers"), query, args...)
}

// DatedRubbers is like [Store.FindRubbers], with the times of the starts.
func (s *Store) DatedRubbers(ctx context.Context, f Filter) ([]storage.Dated, error) {
	query, args := f.rubbers("id, started AS at")
	return storage.FindDated(ctx, s.read, fault.Say("rubbers"), query, args...)
}

// rubbers returns a query for columns of the rubbers that match the filter, the newest first.
func (f Filter) rubbers(columns string) (query string, args []any) {
	query, args = "SELECT "+columns+" FROM session JOIN rubber ON rubber.session = id WHERE (deleted IS NOT NULL) = ?", []any{f.Deleted}
	if f != (Filter{Deleted: f.Deleted}) {
		var where string
		where, args = f.where()
		query = "SELECT " + columns + " FROM session WHERE id IN (" + rubbersWith + where
		if f == (Filter{Deleted: f.Deleted, Rules: f.Rules, Text: f.Text, ToPlay: f.ToPlay}) {
			lists, more := f.lists()
			query, args = query+" UNION ALL "+lists, append(args, more...)
		}
		query += ")"
	}
	return query + " ORDER BY started DESC, id DESC", args
}

// rubbersWith starts a query for the rubbers that have certain boards. That index groups the boards of a rubber.
const rubbersWith = "SELECT rubber FROM digest INDEXED BY digest_rubbers WHERE "

// withToPlay is a query for the rubbers with deals still to be played.
const withToPlay = "SELECT session FROM given WHERE " + toPlay

// lists returns a query for the rubbers with deals still to be played that match, by game and by name, whether they
// have a board or not.
func (f Filter) lists() (query string, args []any) {
	query, args = `SELECT its.id FROM session AS its WHERE its.id IN (`+withToPlay+`) AND (its.deleted IS NOT NULL) = ?`, []any{f.Deleted}
	if f.Rules != "" {
		condition, values := f.ofRules("its.game")
		query, args = query+" AND "+condition, append(args, values...)
	}
	for word := range strings.FieldsSeq(f.Text) {
		query += " AND (instr(its.words, ?) OR its.id IN (SELECT session FROM source WHERE words <> '' AND instr(words, ?)))"
		args = append(args, strings.ToLower(word), strings.ToLower(word))
	}
	return query, args
}

// ofRules returns the condition that a column holds one of the rules.
func (f Filter) ofRules(column string) (condition string, args []any) {
	for name := range strings.FieldsSeq(f.Rules) {
		args = append(args, name)
	}
	if len(args) == 1 {
		return column + " = ?", args
	}
	return column + " IN (?" + strings.Repeat(", ?", max(0, len(args)-1)) + ")", args
}

// FindBoards returns the boards that match a filter, the newest first, by when they were finished, or started if they
// go on.
func (s *Store) FindBoards(ctx context.Context, f Filter) ([]int64, error) {
	query, args := f.boards("board AS id")
	return storage.FindIDs(ctx, s.read, fault.Say("boards"), query, args...)
}

// DatedBoards is like [Store.FindBoards], with the times when they were finished or started.
func (s *Store) DatedBoards(ctx context.Context, f Filter) ([]storage.Dated, error) {
	query, args := f.boards("board AS id, at")
	return storage.FindDated(ctx, s.read, fault.Say("boards"), query, args...)
}

// boards returns a query for columns of the boards that match the filter, the newest first.
func (f Filter) boards(columns string) (query string, args []any) {
	where, args := f.where()
	return "SELECT " + columns + " FROM digest WHERE " + where + " ORDER BY day DESC, at DESC, board DESC", args
}

// Singles returns the rubbers that are a single deal, played on its own, in no order.
func (s *Store) Singles(ctx context.Context) ([]int64, error) {
	return storage.FindIDs(ctx, s.read, fault.Say("single deals"), "SELECT session AS id FROM rubber WHERE length = 1")
}

// BoardIDs returns the boards of a rubber, in order.
func (s *Store) BoardIDs(ctx context.Context, rubber int64) ([]int64, error) {
	return storage.FindIDs(ctx, s.read, fault.Say("the boards of rubber %d", rubber), "SELECT id FROM part WHERE session = ? ORDER BY position", rubber)
}

// BoardOf returns the board of a rubber on which a deal is played, the first if there are several. The error is
// [ErrNoBoard] if there is none.
func (s *Store) BoardOf(ctx context.Context, rubber int64, deal card.Number) (board int64, err error) {
	err = s.read.QueryRowContext(ctx, `
		SELECT board.id FROM part JOIN board ON board.id = part.id
		WHERE session = ? AND deal = ? ORDER BY position LIMIT 1`, rubber, deal.String()).Scan(&board)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNoBoard
	}
	if err != nil {
		return 0, fault.Errorf("looking for a deal in rubber %d: %w", rubber, err)
	}
	return board, nil
}

// where returns the filter's condition on the rows of digest. A plus keeps SQLite from treating a column as constant
// and then sorting groups that are already in order.
func (f Filter) where() (condition string, args []any) {
	var and []string
	add := func(condition string, values ...any) {
		and = append(and, condition)
		args = append(args, values...)
	}
	add("deleted = ?", f.Deleted)
	if !f.From.IsZero() {
		add("at >= ? AND level IS NOT NULL", f.From.UnixMilli())
	}
	if !f.To.IsZero() {
		add("at < ? AND level IS NOT NULL", f.To.UnixMilli())
	}
	if f.Rules != "" {
		condition, values := f.ofRules("rules")
		add(condition, values...)
	}
	if f.ToPlay {
		add("rubber IN (" + withToPlay + ")")
	}
	if f.Players != "" {
		levels := "(CASE instr(players, ':') WHEN 0 THEN players ELSE substr(players, 1, instr(players, ':') - 1) END)" // whatever they bid
		if f.Players == Mixed {
			add("instr(" + levels + ", '/') > 0")
		} else {
			add("instr("+levels+", '/') = 0 AND (players = ? OR players LIKE ? OR players LIKE ?)", f.Players, f.Players+":%", f.Players+"+%")
		}
	}
	switch f.Role {
	case AnyRole:
	case Declaring:
		add("role IN (?, ?)", Declarer, Dummy)
	default:
		add("role = ?", f.Role)
	}
	if f.Declarer != "" {
		add("declarer = ?", f.Declarer)
	}
	if f.Level != 0 {
		add("+level = ?", f.Level)
	}
	if f.Strain != nil {
		add("+strain = ?", *f.Strain)
	}
	switch f.Outcome {
	case Made:
		add("over >= 0")
	case Down:
		add("over < 0")
	case PassedOut:
		add("+level = 0")
	}
	if f.Slam {
		add(terms.Condition("slam"))
	}
	for name := range strings.FieldsSeq(f.Terms) {
		add(terms.Condition(name))
	}
	if !f.EndedFrom.IsZero() || !f.EndedTo.IsZero() {
		from, to := int64(math.MinInt64), int64(math.MaxInt64)
		if !f.EndedFrom.IsZero() {
			from = f.EndedFrom.UnixMilli()
		}
		if !f.EndedTo.IsZero() {
			to = f.EndedTo.UnixMilli()
		}
		add(rubberEnded+"won IS NOT NULL AND deleted = ? AND at >= ? AND at < ?)", f.Deleted, from, to)
	}
	for _, is := range []struct {
		wanted    bool
		condition string
	}{
		{f.Costly, "costly > 0"},
		{f.Alone, "helped = 0"},
		{f.Counted, "counted = 1"},
		{f.Ended, "ended = 1"},
		{f.Worth, "better IS NOT NULL"},
		{f.Par, "bidding IS NOT NULL"},
		{f.Starred, "starred = 1"},
	} {
		if is.wanted {
			add(is.condition)
		}
	}
	if f.Theme != theme.None {
		add("board IN (SELECT theme.board FROM theme JOIN analysis ON analysis.board = theme.board WHERE name = ? AND "+isThemed+")", f.Theme.String())
	}
	if f.Lead {
		add("lead IS NOT NULL AND role = ?", Defender)
	}
	for word := range strings.FieldsSeq(f.Text) {
		condition, values := findWord(word)
		add(condition, values...)
	}
	return strings.Join(and, " AND "), args
}

// findWord returns the condition that a board matches a word.
func findWord(word string) (condition string, args []any) {
	var or []string
	add := func(condition string, values ...any) {
		or = append(or, condition)
		args = append(args, values...)
	}
	lower, upper := strings.ToLower(word), strings.ToUpper(word)
	add("rubber IN (SELECT id FROM session WHERE words <> '' AND instr(words, ?))", lower)
	add("board IN (SELECT id FROM part WHERE words <> '' AND instr(words, ?))", lower)
	add(`board IN (SELECT board.id FROM source CROSS JOIN board ON board.deal = source.deal CROSS JOIN part ON part.id = board.id AND part.session = source.session
		WHERE source.words <> '' AND instr(source.words, ?))`, lower)
	if number, err := card.ParseNumber(word); err == nil {
		add("board IN (SELECT id FROM board WHERE deal = ?)", number.String())
	}
	passed := (bridge.Contract{}).String()
	switch contract := asContract.Replace(upper); {
	case strings.HasPrefix(strings.ToUpper(passed), upper):
		add("level = 0")
	case contract[0] >= '1' && contract[0] <= '9':
		add("board IN (SELECT id FROM board WHERE contract >= ? AND contract < ?)", contract, contract+"\x7f")
	}
	if over, ok := result(word); ok {
		add("over = ?", over)
	}
	if from, to, ok := storage.Dates(word); ok {
		add("at >= ? AND at < ? AND level IS NOT NULL", from.UnixMilli(), to.UnixMilli())
	}
	return "(" + strings.Join(or, " OR ") + ")", args
}

// result parses the result of a contract: =, +1, -2.
func result(word string) (over int, ok bool) {
	if word == "=" {
		return 0, true
	}
	word = asMinus.Replace(word)
	if word[0] != '+' && word[0] != '-' {
		return 0, false
	}
	over, err := strconv.Atoi(word)
	return over, err == nil
}

// asContract converts a contract as displayed, in capitals, to its text form.
var asContract = strings.NewReplacer("♣", "C", "♦", "D", "♥", "H", "♠", "S", "NT", "N", "×", "X")

// asMinus converts the characters used for a minus to one: a true minus, and the dash used in displayed results.
var asMinus = strings.NewReplacer("\u2212", "-", "\u2013", "-")
