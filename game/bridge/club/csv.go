package club

import (
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// LineError is an error in a line of a list, counted from 1.
type LineError struct {
	Line int
	Err  error
}

func (e *LineError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *LineError) Words() fault.Phrase { return fault.Say("line %d: %v", e.Line, e.Err) }

// Unwrap returns the cause.
func (e *LineError) Unwrap() error { return e.Err }

// Columns of a list of results. Each result has a board, and pairs or players; either a score, or a contract with what was
// taken, or both.
var columns = []string{"board", "ns", "ew", "north", "east", "south", "west", "contract", "by", "result", "score"}

// mostResults is far beyond any evening.
const mostResults = 100_000

// ReadCSV reads results from a table with commas, semicolons or tabs between its cells. The first line names the columns:
// board; ns and ew with numbers of pairs, or north, east, south and west with numbers of players; contract, by and result;
// score, which is North-South's less East-West's. Columns of other names are passed over, empty lines too. It fails with a
// [*LineError] at the first line that makes no sense, or where somebody plays a board a second time.
func ReadCSV(in io.Reader, rules bridge.Rules) ([]Result, error) {
	all, err := io.ReadAll(in)
	if err != nil {
		return nil, err
	}
	text := strings.TrimPrefix(string(all), "\ufeff")
	head, _, _ := strings.Cut(text, "\n")
	r := csv.NewReader(strings.NewReader(text))
	r.Comma, r.FieldsPerRecord, r.TrimLeadingSpace = ',', -1, true
	for _, comma := range ";\t" {
		if strings.ContainsRune(head, comma) {
			r.Comma = comma
		}
	}
	l := list{rules: rules, played: map[[2]int]int{}}
	for {
		cells, err := r.Read()
		var wrong *csv.ParseError
		switch {
		case errors.Is(err, io.EOF):
			return l.end()
		case errors.As(err, &wrong):
			return nil, &LineError{wrong.Line, fault.New("its quotation marks make no sense")}
		case err != nil:
			return nil, err
		}
		line, _ := r.FieldPos(0)
		if err := l.take(line, cells); err != nil {
			return nil, &LineError{line, err}
		}
	}
}

// list is a list of results being read.
type list struct {
	rules   bridge.Rules
	at      map[string]int // the columns, or nil before the first line
	results []Result
	played  map[[2]int]int // the line in which a contestant plays a board
}

// end returns the results, or what is wrong if there are none.
func (l *list) end() ([]Result, error) {
	if len(l.results) == 0 {
		return nil, &LineError{1, fault.New("there are no results")}
	}
	return l.results, nil
}

// take reads a line.
func (l *list) take(line int, cells []string) error {
	switch {
	case l.at == nil:
		return l.head(cells)
	case strings.TrimSpace(strings.Join(cells, "")) == "":
		return nil
	case len(l.results) == mostResults:
		return fault.Errorf("there are more than %d results", mostResults)
	}
	r := Result{Line: line}
	cell := func(name string) string {
		if i, ok := l.at[name]; ok && i < len(cells) {
			return strings.TrimSpace(cells[i])
		}
		return ""
	}
	var err error
	if r.Board, err = positive(cell, "board"); err != nil {
		return err
	}
	if err := l.seat(&r, cell); err != nil {
		return err
	}
	if err := l.score(&r, cell); err != nil {
		return err
	}
	l.results = append(l.results, r)
	return l.once(r)
}

// head reads the names of the columns.
func (l *list) head(cells []string) error {
	l.at = map[string]int{}
	for i, name := range cells {
		name = strings.ToLower(strings.TrimSpace(name))
		if slices.Contains(columns, name) {
			l.at[name] = i
		}
	}
	has := func(names ...string) bool {
		return !slices.ContainsFunc(names, func(name string) bool { _, ok := l.at[name]; return !ok })
	}
	switch {
	case !has("board"):
		return fault.New("the first line names no column board")
	case !has("ns", "ew") && !has("north", "east", "south", "west"):
		return fault.New("the first line names neither ns and ew nor north, east, south and west")
	case !has("score") && !has("contract", "result"):
		return fault.New("the first line names neither score nor contract and result")
	}
	return nil
}

// seat reads who played.
func (l *list) seat(r *Result, cell func(string) string) (err error) {
	if _, pairs := l.at["ns"]; pairs {
		for _, side := range card.Sides {
			pair, err := positive(cell, strings.ToLower(side.String()))
			if err != nil {
				return err
			}
			r.Seats[side], r.Seats[card.Seat(side).Partner()] = pair, pair
		}
	} else {
		for i, name := range []string{"north", "east", "south", "west"} {
			if r.Seats[i], err = positive(cell, name); err != nil {
				return err
			}
		}
	}
	if r.Seats[card.North] == r.Seats[card.East] || r.Seats[card.North] == r.Seats[card.West] || r.Seats[card.South] == r.Seats[card.East] {
		return fault.New("somebody plays against himself")
	}
	return nil
}

// score reads contract and result, and the score, which must agree.
func (l *list) score(r *Result, cell func(string) string) error {
	contract, score := cell("contract"), cell("score")
	if contract == "" && score == "" {
		return fault.New("there is neither a contract nor a score")
	}
	if contract != "" {
		c, tricks, err := ParsePlayed(l.rules, contract, cell("by"), cell("result"))
		if err != nil {
			return err
		}
		r.played(l.rules, c, tricks)
	}
	if score == "" {
		return nil
	}
	n, err := number(strings.NewReplacer("–", "-", "−", "-", "+", "").Replace(score))
	switch {
	case err != nil:
		return fault.Errorf("%q is no score", score)
	case r.Known && r.Score != n:
		return fault.Errorf("the score is %d, but the contract makes %d", n, r.Score)
	}
	r.Score = n
	return nil
}

// once fails if somebody plays the board a second time.
func (l *list) once(r Result) error {
	for _, side := range card.Sides {
		for _, who := range r.Side(side) {
			key := [2]int{r.Board, who}
			if before := l.played[key]; before > 0 {
				return fault.Errorf("number %d has played board %d in line %d already", who, r.Board, before)
			}
			l.played[key] = r.Line
		}
	}
	return nil
}

// positive reads a number from 1 on in a column.
func positive(cell func(string) string, name string) (int, error) {
	n, err := number(cell(name))
	if err != nil || n < 1 {
		return 0, fault.Errorf("%q is no number in the column %s", cell(name), name)
	}
	return n, nil
}

// number reads a whole number of a size that can be in a list.
func number(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err == nil && (n > 1e6 || n < -1e6) {
		err = strconv.ErrRange
	}
	return n, err
}
