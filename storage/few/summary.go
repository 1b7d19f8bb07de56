package few

import (
	"context"
	"database/sql"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Summary is the line of a list for a session.
type Summary struct {
	family.Head
	Settled bool
	Rules   few.Rules
	Person  few.Player // [few.Nobody] if only computers play
	Sitters []Sitter   // in the players' order
	Totals  []int      // of each player so far, the end included; none before the first deal is over
	Winner  few.Player // the player with the most; Nobody if two are level
	Won     int        // once it is over 1 if the user has won, -1 if he has lost; otherwise 0
	Gain    int        // the user's lead over the best other player
	Deals   []Result   // of all finished deals, in order
}

// Result is the result of a finished deal, for lists.
type Result struct {
	Outcome       // of the user; without one there is no role, and he has no points
	Score   []int // points by side
	Totals  []int // of each player after the deal
	Starred bool
}

// resultColumns selects the columns of few_deal, and of its result, for a [Result].
const resultColumns = `coalesce(few_deal.contract, ''), coalesce(few_deal.tricks, 0), coalesce(few_deal.short, 0), coalesce(few_deal.score, ''),
	coalesce(few_deal.totals, ''), coalesce(its.role, 0), coalesce(its.points, 0), coalesce(its.against, 0), coalesce(its.honours, 0), part.starred <> 0`

// resultRow is a result with the columns that must be parsed.
type resultRow struct {
	Result
	contract, score, totals string
}

// columns returns the destinations of a row's [resultColumns].
func (r *resultRow) columns() []any {
	return []any{&r.contract, &r.Tricks, &r.Short, &r.score, &r.totals, &r.Role, &r.Points, &r.Against, &r.Honours, &r.Starred}
}

// read returns the result with its texts parsed. Unreadable ones are left out.
func (r resultRow) read(rules few.Rules) Result {
	if c, err := rules.ParseContract(r.contract); err == nil {
		r.Contract = c
	}
	if r.Score, _ = parseNumbers(r.score); len(r.Score) != rules.Sides() {
		r.Score = nil
	}
	if r.Totals, _ = parseNumbers(r.totals); len(r.Totals) != rules.Players() {
		r.Totals = nil
	}
	return r.Result
}

// Summaries returns the summaries of sessions, in order. Missing sessions are left out. A session whose rules can't be
// read comes with the default ones of its game, and one whose user, players or result can't be read without these, so
// that it doesn't prevent listing the others: [Store.Game] returns the fault.
func (s *Store) Summaries(ctx context.Context, ids []int64) ([]Summary, error) {
	return family.Lines(ctx, s.Store, fault.Say("games"), ids, summariesOf)
}

func summariesOf(ctx context.Context, tx *sql.Tx, ids []int64) ([]Summary, error) {
	all, at, err := family.GameLines(ctx, tx, self, ids, "settled <> 0, coalesce(won, 0), game, options, person, result, "+seated, func(sum *Summary) (*family.Head, []any, func() error) {
		var person sql.NullString
		var game, options, result, sitters string
		return &sum.Head, []any{&sum.Settled, &sum.Won, &game, &options, &person, &result, &sitters}, func() error {
			_, err := few.ParseRules(options)
			self.Wrong(&sum.Head, err)
			sum.Rules = rulesOf(game, options)
			if sum.Person, err = parsePerson(sum.Rules, person); self.Wrong(&sum.Head, err) {
				sum.Person = few.Nobody
			}
			sum.Sitters, err = parseSitters(sum.Rules, sitters)
			self.Wrong(&sum.Head, err)
			if sum.Totals, err = parseTotals(sum.Rules, result); self.Wrong(&sum.Head, err) {
				sum.Totals = nil
			}
			return nil
		}
	})
	if err != nil {
		return nil, err
	}
	err = family.Results(ctx, tx, ids, resultColumns, "JOIN few_deal ON few_deal.id = part.id LEFT JOIN few_result AS its ON its.deal = part.id",
		(*resultRow).columns, func(index int, row resultRow) {
			i, ok := at[index]
			if !ok {
				return
			}
			r := row.read(all[i].Rules)
			all[i].Deals = append(all[i].Deals, r)
			if !all[i].Over {
				all[i].Totals = r.Totals
			}
		})
	if err != nil {
		return nil, err
	}
	for i := range all {
		all[i].Winner, all[i].Gain = winnerOf(all[i].Totals), gainOf(all[i].Totals, all[i].Person)
	}
	return all, nil
}

// rulesOf returns the rules of a session, or the default ones of its game if they can't be read.
func rulesOf(game, options string) few.Rules {
	r, err := few.ParseRules(options)
	if err != nil {
		if r, err = few.RulesNamed(game); err != nil {
			r = few.Of(few.TwoDummies)
		}
	}
	return r
}

// winnerOf returns the player with the most, or Nobody.
func winnerOf(totals []int) few.Player {
	winner := few.Nobody
	for i, n := range totals {
		first := true
		for j, m := range totals {
			first = first && (i == j || n > m)
		}
		if first {
			winner = few.Player(i)
		}
	}
	return winner
}

// gainOf returns a player's lead over the best other player.
func gainOf(totals []int, p few.Player) int {
	if int(p) >= len(totals) {
		return 0
	}
	others := slices.Delete(slices.Clone(totals), int(p), int(p)+1)
	return totals[p] - slices.Max(others)
}

// DealSummary is the line of a list for a deal.
type DealSummary struct {
	family.PartHead
	Number  int // in the session, from 1
	Rules   few.Rules
	Person  few.Player // [few.Nobody] if there is no user
	Sitters []Sitter
	Outcome       // as in [Result]
	Score   []int // points by side; none while it goes on
	Totals  []int // of each player after the deal
}

// DealSummaries returns the summaries of deals, in order. Missing deals are left out; a deal whose session can't be
// read lacks some parts, as in [Store.Summaries].
func (s *Store) DealSummaries(ctx context.Context, ids []int64) ([]DealSummary, error) {
	return family.Lines(ctx, s.Store, fault.Say("deals"), ids, dealSummariesOf)
}

func dealSummariesOf(ctx context.Context, tx *sql.Tx, ids []int64) ([]DealSummary, error) {
	return family.PartLines(ctx, tx, ids, "min(part.position, 1 << 40) + 1, session.game, options, person, "+seated+", "+resultColumns,
		"JOIN few_deal ON few_deal.id = part.id LEFT JOIN few_result AS its ON its.deal = part.id", func(d *DealSummary) (*family.PartHead, []any, func() error) {
			var r resultRow
			var person sql.NullString
			var game, options, sitters string
			return &d.PartHead, append([]any{&d.Number, &game, &options, &person, &sitters}, r.columns()...), func() (err error) {
				d.Rules = rulesOf(game, options)
				if d.Person, err = parsePerson(d.Rules, person); err != nil {
					d.Person = few.Nobody
				}
				d.Sitters, _ = parseSitters(d.Rules, sitters)
				result := r.read(d.Rules)
				d.Outcome, d.Score, d.Totals = result.Outcome, result.Score, result.Totals
				return nil
			}
		})
}

// ErrNoDeal means that there is no deal for two or three with that number.
var ErrNoDeal = fault.New("there is no such deal for two or three")

// Whole is a deal with all its stored data.
type Whole struct {
	DealSummary
	Board     few.Board
	GameMarks storage.Marks
}

// Deal returns a deal, replayed. The error is [ErrNoDeal] if there is no deal with that number, and a [*ReplayError] if
// the stored data makes no sense.
func (s *Store) Deal(ctx context.Context, id int64) (Whole, error) {
	return family.Part(ctx, s.Store, id, func(ctx context.Context, tx *sql.Tx, id int64) (w Whole, err error) {
		if w.DealSummary, err = family.One(ctx, tx, id, ErrNoDeal, dealSummariesOf); err != nil {
			return w, err
		}
		if w.Board, err = dealIn(ctx, tx, w.Game, id); err != nil {
			return w, err
		}
		w.GameMarks, err = storage.MarksOf(ctx, tx, w.Game)
		return w, err
	})
}

// dealIn returns a deal of a session, replayed.
func dealIn(ctx context.Context, tx *sql.Tx, game, id int64) (b few.Board, err error) {
	_, rules, err := headOf(ctx, tx, game)
	if err != nil {
		return b, err
	}
	rows, err := dealRows(ctx, tx, "few_deal.id = ?", id)
	if err != nil {
		return b, err
	}
	b, event, err := rows[0].replay(rules)
	if err != nil {
		return b, self.Fault(game, rows[0].Position+1, event, err)
	}
	return b, nil
}
