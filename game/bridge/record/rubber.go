package record

import (
	"cmp"
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
)

// Rubber is the data of a rubber in a history, besides its boards.
type Rubber struct {
	Number           int // its number in the history, at least 1; 0 for boards that came without the line of their rubber
	Rules            bridge.Rules
	Length           int         // number of boards that count, 1 to a million; 0 if games end it, or if unknown
	Settled          bool        // it was broken off; without its line see [Item]
	Person           *card.Seat  // the user's seat, or nil if only computers played
	Started, Changed int64       // milliseconds since 1970, UTC
	Boards           int         // number of boards that follow; unknown without its line
	Field            field.Setup // zero if the deals are played at no other tables; without its line only the method counts
	FieldPlayers     string      // of the other tables of the field: their level, or a mix, as package mix writes it
	Daily            string      // the date whose boards they are, YYYY-MM-DD, or ""
	Date             string      // YYYY.MM.DD, with question marks for what isn't known; from PBN only

	Kind       string // "again" or "branch"; "" for ordinary ones
	Origin     Origin
	Stands     int    // for a branch, the number of events that stood when it started; -1 if unknown
	Name, Note string // the user's additions
	Starred    bool
	Given      []Given // still to be played, in order
}

// Loose reports whether its boards came without the line of their rubber.
func (r Rubber) Loose() bool { return r.Number == 0 }

// Given is a deal that was chosen beforehand.
type Given struct {
	Number  int          // of the board in its source, 0 if it has none
	Board   bridge.Board // without events
	Source  pbn.Source   // from a file of another program
	Results []pbn.Result // tables' results there
}

// Origin is the board from which another rubber was played on, or which it repeats. The zero value means
// none.
type Origin struct {
	Rubber int `json:"rubber"` // its number in the history
	Board  int `json:"board"`  // its number in the rubber
}

// branch is the kind of a rubber that is played on from a position of a board.
const branch = "branch"

// longestRubber is the maximum number of boards of a rubber.
const longestRubber = 1_000_000

// rubberLine is its JSON object.
type rubberLine struct {
	Rubber int `json:"rubber"`
	rulesKeys
	Length  int    `json:"length"`
	Settled bool   `json:"settled,omitempty"`
	Tables  int    `json:"tables,omitempty"`
	By      string `json:"by,omitempty"`
	Others  string `json:"others,omitempty"`
	Daily   string `json:"daily,omitempty"`
	Seat    string `json:"seat,omitempty"`
	Started int64  `json:"started"`
	Changed int64  `json:"changed"`
	Boards  int    `json:"boards"`

	Kind    string  `json:"kind,omitempty"`
	Origin  *Origin `json:"origin,omitempty"`
	Stands  *int    `json:"stands,omitempty"`
	Name    string  `json:"name,omitempty"`
	Note    string  `json:"note,omitempty"`
	Starred bool    `json:"starred,omitempty"`

	Deals []givenLine `json:"deals,omitempty"`
}

// givenLine is the JSON object of a deal still to be played.
type givenLine struct {
	Board  int    `json:"board,omitempty"`
	Number string `json:"number"`
	Dealer string `json:"dealer"`
	Vul    string `json:"vul"`
	pbn.Source
	Results []resultLine `json:"results,omitempty"`
}

// Marshal returns the line of the rubber, without a newline.
func (r Rubber) Marshal() ([]byte, error) {
	l := rubberLine{
		Rubber: r.Number, rulesKeys: keysOf(r.Rules), Length: r.Length, Settled: r.Settled, Tables: r.Field.Tables, Others: r.FieldPlayers, Daily: r.Daily, Started: r.Started, Changed: r.Changed, Boards: r.Boards,
		Kind: r.Kind, Name: r.Name, Note: r.Note, Starred: r.Starred,
	}
	if r.Field.By != field.ByMatchpoints {
		l.By = r.Field.By.String()
	}
	if r.Origin != (Origin{}) {
		l.Origin = &r.Origin
	}
	if r.Kind == branch && r.Stands >= 0 {
		l.Stands = &r.Stands
	}
	if r.Person != nil {
		l.Seat = r.Person.String()
	}
	for _, g := range r.Given {
		l.Deals = append(l.Deals, givenLine{g.Number, g.Board.Number().String(), g.Board.Dealer.String(), g.Board.Vul.String(), g.Source, resultLines(g.Results)})
	}
	if err := errors.Join(l.check(), l.checkLength(r.Rules)); err != nil {
		return nil, err
	}
	return inLine(l)
}

func (l rubberLine) check() error {
	switch {
	case l.Rubber < 1:
		return fault.Errorf("rubber number %d, want 1 or more", l.Rubber)
	case l.Length > longestRubber:
		return fault.Errorf("a rubber has 1 to %d boards, not %d", longestRubber, l.Length)
	case l.Boards < 0:
		return fault.New("the number of boards that follow can't be negative")
	case l.Kind != "" && l.Kind != "again" && l.Kind != branch:
		return fault.Errorf("%q is no kind of rubber", l.Kind)
	case l.Origin != nil && (l.Origin.Rubber < 1 || l.Origin.Board < 1):
		return fault.Errorf("no board is number %d of rubber %d", l.Origin.Board, l.Origin.Rubber)
	case l.Tables == 0 && (l.By != "" || l.Others != ""):
		return fault.New("results are compared, and there are no tables")
	case l.Daily != "" && !field.IsDate(l.Daily):
		return fault.Errorf("%q is no date, as 2026-11-22", l.Daily)
	case l.Stands != nil && l.Kind != branch:
		return fault.New("only a branch keeps events")
	case l.Stands != nil && *l.Stands < 0:
		return fault.New("the number of events that stand can't be negative")
	}
	return nil
}

// field returns the scoring of the session's field, and its number of tables.
func (l rubberLine) field() (field.Setup, error) {
	if l.Tables == 0 {
		return field.Setup{}, nil
	}
	return field.ParseSetup(fmt.Sprintf("%d %s", l.Tables, cmp.Or(l.By, field.ByMatchpoints.String())))
}

// checkLength checks whether a rubber under the rules can have that length.
func (l rubberLine) checkLength(r bridge.Rules) error {
	if named, err := bridge.RulesNamed(r.Name); err == nil { // by itself a board has its own
		r = named
	}
	switch err := r.LastsFor(l.Length); {
	case err != nil:
		return err
	case l.Settled && (l.Length != 0 || l.Boards == 0):
		return fault.New("only a rubber that ends by games is settled, after its first board")
	}
	return nil
}

func unmarshalRubber(data []byte) (Rubber, error) {
	var l rubberLine
	if err := lines.Object(data, &l); err != nil {
		return Rubber{}, err
	}
	if err := errors.Join(l.check(), checkTimes(l.Started, l.Changed)); err != nil {
		return Rubber{}, err
	}
	rules, err := l.parse()
	if err != nil {
		return Rubber{}, err
	}
	setup, err := l.field()
	if err != nil {
		return Rubber{}, err
	}
	if setup.Tables > 0 && !field.Has(rules) {
		return Rubber{}, fault.Errorf("%s is not played at many tables", rules.Name)
	}
	if err := l.checkLength(rules); err != nil {
		return Rubber{}, err
	}
	r := Rubber{
		Number: l.Rubber, Rules: rules.ForLength(l.Length), Length: l.Length, Settled: l.Settled, Field: setup, FieldPlayers: l.Others, Daily: l.Daily, Started: l.Started, Changed: l.Changed, Boards: l.Boards,
		Kind: l.Kind, Name: l.Name, Note: l.Note, Starred: l.Starred,
	}
	if l.Origin != nil {
		r.Origin = *l.Origin
	}
	switch {
	case l.Stands != nil:
		r.Stands = *l.Stands
	case l.Kind == branch:
		r.Stands = -1
	}
	if l.Seat != "" {
		seat, err := card.ParseSeat(l.Seat)
		if err != nil {
			return Rubber{}, err
		}
		r.Person = &seat
	}
	if len(l.Deals) > 0 && (r.Rules.CarryBelow || l.Boards+len(l.Deals) > l.Length+1) {
		return Rubber{}, fault.Errorf("there can't be %d deals left to play", len(l.Deals))
	}
	for i, deal := range l.Deals {
		g, err := deal.given(r.Rules)
		if err != nil {
			return Rubber{}, fault.Errorf("deal %d: %w", i+1, err)
		}
		r.Given = append(r.Given, g)
	}
	return r, nil
}

// given returns the deal of the line.
func (l givenLine) given(rules bridge.Rules) (Given, error) {
	number, err := card.ParseNumber(l.Number)
	if err != nil {
		return Given{}, err
	}
	deal, err := rules.Deck.Deal(number)
	if err != nil {
		return Given{}, err
	}
	dealer, err := card.ParseSeat(l.Dealer)
	if err != nil {
		return Given{}, err
	}
	vul, err := bridge.ParseVulnerability(l.Vul)
	if err != nil {
		return Given{}, err
	}
	if l.Board < 0 {
		return Given{}, fault.Errorf("board number %d, want 0 or more", l.Board)
	}
	b, err := bridge.NewBoard(rules, deal, dealer, vul)
	if err != nil {
		return Given{}, err
	}
	results, err := resultsOf(l.Results, b)
	return Given{l.Board, b, l.Source, results}, err
}
