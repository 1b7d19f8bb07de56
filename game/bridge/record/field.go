package record

import (
	"encoding/json"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
)

// tableLine is the result of a table of a field on a board. For the line's own board it has no acts.
type tableLine struct {
	Auction     *[]string  `json:"auction,omitempty"`
	Play        *[]string  `json:"play,omitempty"`
	Claim       *int       `json:"claim,omitempty"`
	Contract    string     `json:"contract"`
	Tricks      int        `json:"tricks"`
	Score       score      `json:"score"`
	Matchpoints [2]int     `json:"matchpoints"`
	Percent     [2]float64 `json:"percent"`
	IMPs        [2]int     `json:"imps"`
	Cross       [2]float64 `json:"cross"`
	Players     string     `json:"players,omitempty"` // in a history only
	pbn.Source
}

// tableLines returns the lines of a traveller, and its datum.
func tableLines(t field.Traveller, others []Other) (lines []tableLine, datum int) {
	for i, l := range t.Lines {
		line := tableLine{
			Contract: l.Contract.String(), Tricks: l.Tricks, Score: score{NS: l.Points[card.NS], EW: l.Points[card.EW]},
			Matchpoints: l.Matchpoints, Percent: floats(l.Percent), IMPs: l.IMPs, Cross: floats(l.Cross),
		}
		if i > 0 {
			did := actsOf(l.Board)
			line.Auction, line.Play, line.Claim, line.Players = &did.Auction, &did.Play, did.Claim, others[i-1].Players
			line.Source = others[i-1].Source
		}
		lines = append(lines, line)
	}
	return lines, t.Datum
}

// floats returns numbers with two decimals as JSON has them.
func floats(pair [2]field.Hundredths) [2]float64 { return [2]float64{pair[0].Float(), pair[1].Float()} }

// Traveller returns the field's results on the board, for the given number of tables: the board itself is the first's.
// It is the zero value if the board has no field, or isn't finished.
func (e Entry) Traveller(tables int) field.Traveller {
	if e.Tables == nil || e.Board.Phase() != bridge.Finished {
		return field.Traveller{}
	}
	boards := make([]bridge.Board, max(tables, 1+len(e.Tables)))
	boards[0] = e.Board
	for i, o := range e.Tables {
		boards[i+1] = o.Board
	}
	return field.Of(boards)
}

// setTables adds the field's results on a finished board.
func (l *line) setTables(e Entry) {
	lines, datum := tableLines(e.Traveller(0), e.Tables)
	l.Tables, l.Datum = &lines, &datum
}

// tables returns the other tables of the field on a line, and nil if the board has none. The error names a
// contradiction to the acts.
func (l line) tables(e Entry) ([]Other, error) {
	switch {
	case l.Tables == nil && l.Datum == nil:
		return nil, nil
	case l.Tables == nil || l.Datum == nil:
		return nil, fault.New("it has either the tables of a field or their datum; they go together")
	case e.Board.Phase() != bridge.Finished:
		return nil, fault.New("the board goes on, and so is not compared with other tables")
	case !field.Has(e.Board.Rules):
		return nil, fault.Errorf("%s is not played at many tables", e.Board.Rules.Name)
	case len(*l.Tables) < 1 || len(*l.Tables) > field.Most:
		return nil, fault.Errorf("a field has 1 to %d results, not %d", field.Most, len(*l.Tables))
	}
	lines := *l.Tables
	if first := lines[0]; first.Auction != nil || first.Play != nil || first.Claim != nil || first.Players != "" {
		return nil, fault.New("table 1: the first table is that of the line, which has its auction and its play")
	}
	others := []Other{}
	for i, t := range lines[1:] {
		if t.Auction == nil || t.Play == nil {
			return nil, fault.Errorf("table %d: it doesn't say what was called and played", i+2)
		}
		o, err := (otherLine{Players: t.Players, acts: acts{Auction: *t.Auction, Play: *t.Play, Claim: t.Claim}, Source: t.Source}).replay(e.Board.Prefix(0))
		if err != nil {
			return nil, fault.Errorf("table %d: %w", i+2, err)
		}
		others = append(others, *o)
	}
	e.Tables = others
	want, datum := tableLines(e.Traveller(0), others)
	for i := range lines {
		got, err := json.Marshal(lines[i])
		if err != nil {
			return nil, err
		}
		should, err := json.Marshal(want[i])
		if err != nil {
			return nil, err
		}
		if !slices.Equal(got, should) {
			return nil, fault.Errorf("table %d: by deal and events it is %s", i+1, should)
		}
	}
	if *l.Datum != datum {
		return nil, contradicts(fault.Say("the datum"), *l.Datum, datum)
	}
	return others, nil
}

// fieldLine is the line that ends a session of a field.
type fieldLine struct {
	Session int `json:"session"`
	rulesKeys
	Total       score      `json:"total"`
	Matchpoints [2]int     `json:"matchpoints"`
	Percent     [2]float64 `json:"percent"`
	IMPs        [2]int     `json:"imps"`
	Cross       [2]float64 `json:"cross"`
	VP          *[2]int    `json:"vp,omitempty"`
}

// MarshalField returns the line that ends a session of a field, without a newline: the first table's result against the
// results so far. The number is 1 or more. It fails for an unfinished session.
func MarshalField(number int, s session.Session, travellers []field.Traveller) ([]byte, error) {
	switch {
	case !s.Over():
		return nil, fault.New("the session is not over")
	case len(travellers) != len(s.Boards):
		return nil, fault.Errorf("%d travellers of %d boards", len(travellers), len(s.Boards))
	case number < 1:
		return nil, fault.Errorf("session number %d, want 1 or more", number)
	}
	return json.Marshal(fieldLineOf(number, s.Rules, travellers))
}

func fieldLineOf(number int, rules bridge.Rules, travellers []field.Traveller) fieldLine {
	total := field.Totals(travellers)[0]
	l := fieldLine{
		Session: number, rulesKeys: keysOf(rules), Total: score{NS: total.Points[card.NS], EW: total.Points[card.EW]},
		Matchpoints: total.Matchpoints, Percent: floats(total.Percent), IMPs: total.IMPs, Cross: floats(total.Cross),
	}
	if vp, ok := field.VP(travellers); ok {
		l.VP = &vp
	}
	return l
}

// compare records the field's results on a board of the rubber.
func (h *history) compare(e Entry) error {
	finished, tables := e.Board.Phase() == bridge.Finished, h.rubber.Field.Tables
	switch {
	case h.rubber.Loose() || !finished:
	case tables == 0 && e.Tables != nil:
		return fault.New("the rubber is played at no other tables")
	case tables > 0 && e.Tables == nil:
		return fault.New("it doesn't say what the tables have made of it")
	case tables > 0 && len(e.Tables) >= tables:
		return fault.Errorf("it has the results of %d tables, of %d in the rubber", 1+len(e.Tables), tables)
	}
	if e.Tables == nil || !finished {
		return nil
	}
	t := e.Traveller(tables)
	for i := range t.Lines {
		t.Lines[i].Board = bridge.Board{} // otherwise all would be kept
	}
	h.results = append(h.results, t)
	return nil
}

// endsField checks the line that ends a session of a field. Boards without the line of their rubber are as many as come
// before it, and their tables as many as have a result on one of them.
func (h *history) endsField(line int, data []byte) error {
	var l fieldLine
	if err := lines.Object(data, &l); err != nil {
		return err
	}
	if length := h.length(); length > 0 && h.over < length {
		return fault.Errorf("the session ends after %d boards, and has %d", h.over, length)
	}
	tables := 0
	for _, t := range h.results {
		tables = max(tables, t.Tables)
	}
	for i := range h.results {
		h.results[i].Tables = tables
	}
	want, err := json.Marshal(fieldLineOf(l.Session, h.rubber.Rules, h.results))
	if err != nil {
		return err
	}
	if got, err := json.Marshal(l); err != nil || string(got) != string(want) {
		return fault.Errorf("the session ends differently: by its boards the line is %s", want)
	}
	if h.rubber.Loose() {
		h.rubber = nil // what follows is another
	}
	return nil
}
