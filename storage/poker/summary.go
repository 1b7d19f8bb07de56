package poker

import (
	"context"
	"database/sql"
	"encoding/json"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Summary is the line of a list for a game.
type Summary struct {
	family.Head
	Rules   poker.Rules
	Label   string     // its name in records
	Person  poker.Seat // the zero seat if there is no user
	Sitters []Sitter   // present and former players, by seat
	Chips   int        // gained by the user so far, negative if he has lost
	Gains   []Gain     // of each seat, once the game is over
	Hands   []Result   // of all finished hands, in order
}

// Gain is a seat's gain in a finished game, in chips.
type Gain struct {
	Seat  poker.Seat
	Chips int
}

// Place returns the rank of a seat by gain, from 1; equal gains share a rank. It is 0 if unknown.
func (s Summary) Place(seat poker.Seat) int {
	own, there := 0, false
	for _, g := range s.Gains {
		if g.Seat == seat {
			own, there = g.Chips, true
		}
	}
	if !there {
		return 0
	}
	place := 1
	for _, g := range s.Gains {
		if g.Chips > own {
			place++
		}
	}
	return place
}

// Result is the result of a finished hand for the user, for lists; zero if there is no user.
type Result struct {
	Points, Chips int
	Dead          bool
	Dealt         int // his fantasy: cards at once, 14 to 17, or 0
	Next          int // cards at once in the next hand, or 0
	Royalties     int // of all three rows
	Starred       bool
}

// resultColumns selects the columns of its, the result of a hand, for a [Result].
const resultColumns = `coalesce(its.points, 0), coalesce(its.chips, 0), coalesce(its.dead, 0) <> 0, coalesce(its.dealt, 0), coalesce(its.next, 0),
	coalesce(CAST(its.top + its.middle + its.bottom AS INTEGER), 0), part.starred <> 0`

// columns returns the destinations of a row's [resultColumns].
func (r *Result) columns() []any {
	return []any{&r.Points, &r.Chips, &r.Dead, &r.Dealt, &r.Next, &r.Royalties, &r.Starred}
}

// sitters selects the present and former players of the session, as JSON.
const sitters = `(SELECT json_group_array(json_object('Seat', max(0, min(seat, 255)), 'Name', name, 'Level', level) ORDER BY seat)
	FROM poker_seat WHERE poker_seat.session = session.id)`

// Summaries returns the summaries of games, in order. Missing games are left out. A game whose rules, user or result
// can't be read comes with the default rules, without a user or without a result, so that it doesn't prevent listing
// the others: [Store.Game] returns the fault.
func (s *Store) Summaries(ctx context.Context, ids []int64) ([]Summary, error) {
	return family.Lines(ctx, s.Store, fault.Say("games"), ids, summariesOf)
}

func summariesOf(ctx context.Context, tx *sql.Tx, ids []int64) ([]Summary, error) {
	const chips = "(SELECT CAST(total(chips + fees) AS INTEGER) FROM hand_result WHERE hand_result.session = session.id)"
	all, at, err := family.GameLines(ctx, tx, self, ids, "options, label, person, result, "+chips+", "+sitters, func(sum *Summary) (*family.Head, []any, func() error) {
		var person sql.NullString
		var options, result, seated string
		return &sum.Head, []any{&options, &sum.Label, &person, &result, &sum.Chips, &seated}, func() (err error) {
			if sum.Rules, err = poker.ParseRules(options); self.Wrong(&sum.Head, err) {
				sum.Rules = poker.Standard()
			}
			if sum.Person, err = parsePerson(person); self.Wrong(&sum.Head, err) {
				sum.Person = 0
			}
			if sum.Gains, err = parseGains(result); self.Wrong(&sum.Head, err) {
				sum.Gains = nil
			}
			if err := json.Unmarshal([]byte(seated), &sum.Sitters); err != nil {
				return fault.Errorf("game %d: %w", sum.ID, err)
			}
			return nil
		}
	})
	if err != nil {
		return nil, err
	}
	return all, family.Results(ctx, tx, ids, resultColumns, "JOIN hand ON hand.id = part.id LEFT JOIN hand_result AS its ON its.hand = part.id",
		(*Result).columns, func(index int, r Result) {
			if i, ok := at[index]; ok {
				all[i].Hands = append(all[i].Hands, r)
			}
		})
}

// parseGains parses the gain of each seat, as in 1:-3 2:3.
func parseGains(text string) (all []Gain, err error) {
	for word := range strings.FieldsSeq(text) {
		first, second, _ := strings.Cut(word, ":")
		var g Gain
		if g.Seat, err = poker.ParseSeat(first); err == nil {
			g.Chips, err = strconv.Atoi(second)
		}
		if err != nil {
			return nil, fault.Errorf("%q is no result of a seat", word)
		}
		all = append(all, g)
	}
	return all, nil
}

// HandSummary is the line of a list for a hand.
type HandSummary struct {
	family.PartHead
	Number  int        // as in records
	Person  poker.Seat // the zero seat if there is no user
	Sitters []Sitter
	Result
}

// HandSummaries returns the summaries of hands, in order. Missing hands are left out; a hand whose user can't be read
// comes without one.
func (s *Store) HandSummaries(ctx context.Context, ids []int64) ([]HandSummary, error) {
	return family.Lines(ctx, s.Store, fault.Say("hands"), ids, handSummariesOf)
}

func handSummariesOf(ctx context.Context, tx *sql.Tx, ids []int64) ([]HandSummary, error) {
	return family.PartLines(ctx, tx, ids, "hand.number, person, "+sitters+", "+resultColumns,
		"JOIN hand ON hand.id = part.id LEFT JOIN hand_result AS its ON its.hand = part.id", func(h *HandSummary) (*family.PartHead, []any, func() error) {
			var person sql.NullString
			var seated string
			return &h.PartHead, append([]any{&h.Number, &person, &seated}, h.Result.columns()...), func() (err error) {
				if h.Person, err = parsePerson(person); err != nil {
					h.Person = 0
				}
				if err := json.Unmarshal([]byte(seated), &h.Sitters); err != nil {
					return fault.Errorf("hand %d: %w", h.ID, err)
				}
				return nil
			}
		})
}

// ErrNoHand means that there is no hand of poker with that number.
var ErrNoHand = fault.New("there is no such hand of poker")

// Whole is a hand with all its stored data.
type Whole struct {
	HandSummary
	Played
	GameMarks storage.Marks
}

// Hand returns a hand, replayed. The error is [ErrNoHand] if there is no hand with that number, and a [*ReplayError] if
// the stored data makes no sense.
func (s *Store) Hand(ctx context.Context, id int64) (Whole, error) {
	return family.Part(ctx, s.Store, id, func(ctx context.Context, tx *sql.Tx, id int64) (w Whole, err error) {
		if w.HandSummary, err = family.One(ctx, tx, id, ErrNoHand, handSummariesOf); err != nil {
			return w, err
		}
		_, rules, label, err := headOf(ctx, tx, w.Game)
		if err != nil {
			return w, err
		}
		if w.Played, _, err = handIn(ctx, tx, w.Game, id, rules, label); err != nil {
			return w, err
		}
		w.GameMarks, err = storage.MarksOf(ctx, tx, w.Game)
		return w, err
	})
}
