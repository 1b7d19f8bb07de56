package record

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// gathered collects the tables of a deal, in whatever order they come: one after the other, table by table, or room by
// room. So all games of a text are held until its end.
type gathered struct {
	h     *history
	deals []*tables
	at    map[dealt]*tables
	items []Item // without a deal

	place string             // of the previous board
	cards map[card.Deal]bool // the deals of its rubber: what a file says of a board is kept by the rubber and the deal
	given map[dealt]int      // the numbers of the deals to be played, by their other data
}

// dealt is the common data of all tables of a deal.
type dealt struct {
	place  string
	number int
	deal   card.Deal
	dealer card.Seat
	vul    bridge.Vulnerability
}

// tables are the games of a deal in the order in which they came.
type tables struct {
	dealt
	games []game
}

// add adds a game.
func (a *gathered) add(g game) {
	if g.left != nil {
		a.items = append(a.items, Item{Line: g.line, Left: leftOut(g), Faults: faultsOf(g)})
		return
	}
	key := dealt{g.place, g.number, g.board.Deal, g.board.Dealer, g.board.Vul}
	found := a.at[key]
	if found == nil {
		if a.at == nil {
			a.at = map[dealt]*tables{}
		}
		found = &tables{dealt: key}
		a.at[key] = found
		a.deals = append(a.deals, found)
	}
	found.games = append(found.games, g)
}

// leftOut returns the reason for leaving out a game, or nil if it has no data of a board.
func leftOut(g game) error {
	if slices.ContainsFunc(g.faults, func(f pbn.Fault) bool { return f.Lost == pbn.Whole }) {
		return g.left
	}
	return nil
}

// faultsOf returns the faults of a game, with the number of its board.
func faultsOf(g game) (all []Fault) {
	for _, f := range g.faults {
		all = append(all, Fault{g.number, f})
	}
	return all
}

// end gives the boards to their rubbers, and the deals to be played. It fails if nothing has been found and something is wrong.
func (a *gathered) end() error {
	isLeft := func(i Item) bool { return i.Left != nil }
	if len(a.deals) == 0 && len(a.items) > 0 && !slices.ContainsFunc(a.items, isLeft) {
		f := a.items[0].Faults[0]
		return &LineError{Line: f.Line, Err: f.Err}
	}
	fields := a.fields()
	for _, t := range a.deals {
		if err := a.give(t, fields[t.place] && t.field()); err != nil {
			return err
		}
	}
	a.h.items = append(a.h.items, a.items...)
	return nil
}

// fields returns the places where boards were played at the tables 1, 2, … of a field, with numbered tables.
func (a *gathered) fields() map[string]bool {
	all := map[string]bool{}
	for _, t := range a.deals {
		is, seen := all[t.place]
		if slices.ContainsFunc(t.games, func(g game) bool { return g.table > 0 }) {
			all[t.place] = (is || !seen) && t.field()
		}
	}
	return all
}

// field reports whether the tables are those of a field.
func (t *tables) field() bool {
	if len(t.games) < field.Fewest || len(t.games) > field.Most {
		return false
	}
	for i, g := range t.games {
		if !g.played() || g.table != i+1 {
			return false
		}
	}
	return true
}

// main returns the index of the board's own game: the first one played, of those in the open room if there are any; -1
// if there is none.
func (t *tables) main() int {
	if i := slices.IndexFunc(t.games, func(g game) bool { return g.played() && g.room == open }); i >= 0 {
		return i
	}
	return slices.IndexFunc(t.games, game.played)
}

// give gives a deal to its rubber, or to those that are to be played.
func (a *gathered) give(t *tables, ofField bool) error {
	var faults []Fault
	for _, g := range t.games {
		faults = append(faults, faultsOf(g)...)
	}
	at := t.main()
	if at < 0 {
		a.h.items = append(a.h.items, t.toPlay(append(faults, a.twice(t)...)))
		return nil
	}
	main := t.games[at]
	e := Entry{Number: main.number, Board: main.board, Source: main.source}
	items := []Item{}
	for i, g := range t.games {
		switch {
		case i == at:
		case ofField:
			e.Tables = append(e.Tables, Other{people, g.board, g.source})
		case g.played() && e.Other == nil && (main.room == open && g.room == closed || g.elsewhere && main.room == "" && g.room == ""):
			e.Other = &Other{people, g.board, g.source}
		case g.played():
			e.Results = append(e.Results, resultOf(g))
		case g.result != nil:
			e.Results = append(e.Results, *g.result)
		case g.begun: // only there it hasn't been played to its end
			items = append(items, Item{Line: g.line, Left: g.unplayed})
		default:
			e.Source.Tags = withTags(e.Source.Tags, g.source.Tags)
			faults = append(faults, leftOf(g, e.Source.Tags)...)
		}
	}
	if err := a.board(main, e); err != nil {
		return err
	}
	a.h.items[len(a.h.items)-1].Faults = faults
	a.h.items = append(a.h.items, items...)
	return nil
}

// twice returns a fault if a deal to be played has come before under another number. It is kept once, with the results of both.
func (a *gathered) twice(t *tables) []Fault {
	deal := t.dealt
	deal.number = 0
	number, again := a.given[deal]
	if !again {
		if a.given == nil {
			a.given = map[dealt]int{}
		}
		a.given[deal] = t.number
		return nil
	}
	err := fault.New("the same deal came before; it is kept once, with the results of both")
	if number != 0 {
		err = fault.Errorf("the same deal came before, as board %d; it is kept once, with the results of both", number)
	}
	return []Fault{{t.number, pbn.Fault{Line: t.games[0].line, Lost: pbn.Text, Err: err}}}
}

// people names the players at another table without computer players.
const people = "people"

// resultOf returns a table's result on its board.
func resultOf(g game) pbn.Result {
	r := pbn.Result{Contract: g.board.Contract(), Board: &g.board, Source: g.source}
	if !r.Contract.PassedOut() {
		r.Tricks = g.board.DeclarerTricks()
	}
	return r
}

// withTags returns tags with those of others that they lack, except for the players and the place of a table.
func withTags(tags, others pbn.Tags) pbn.Tags {
	tags = slices.Clip(tags)
	for _, t := range others {
		if !tags.Has(t.Name) && !slices.Contains(ofTable, t.Name) {
			tags = append(tags, t)
		}
	}
	return tags
}

// ofTable are the tags about a table, not the deal.
var ofTable = strings.Fields("West North East South Table Room Round Section HomeTeam VisitTeam PairNS PairEW Contract Declarer Result Lead " +
	"Score ScoreIMP ScoreMP ScorePercentage ScoreRubber Auction Play Note")

// leftOf reports that a table has no result with which its other data could be kept, if there is any.
func leftOf(g game, kept pbn.Tags) []Fault {
	for _, t := range g.source.Tags {
		has := func(tag pbn.Tag) bool {
			return tag.Name == t.Name && tag.Value == t.Value && slices.Equal(tag.Rows, t.Rows)
		}
		if (strings.Trim(t.Value, "?- ") != "" || len(t.Rows) > 0) && !slices.ContainsFunc(kept, has) {
			if contract := g.source.Tags.Get("Contract"); strings.Trim(contract, "-") != "" {
				err := fault.Errorf("nobody knows who declared %.20q", contract)
				if declarer := g.source.Tags.Get("Declarer"); strings.Trim(declarer, "?- ") != "" {
					err = fault.Errorf("%.20q by %.20q makes no contract", contract, declarer)
				}
				return []Fault{{g.number, pbn.Fault{Line: g.line, Lost: pbn.Made, Err: err}}}
			}
			err := fault.New("this table has no result: who sat there, and what else is said of it, is left out")
			return []Fault{{g.number, pbn.Fault{Line: g.line, Lost: pbn.Text, Err: err}}}
		}
	}
	return nil
}

// toPlay returns a deal to be played, with the tables' results on it.
func (t *tables) toPlay(faults []Fault) Item {
	first := t.games[0]
	d := &ToPlay{List: first.title, Given: Given{Number: first.number, Board: first.board, Source: first.source}, Why: first.unplayed}
	for i, g := range t.games {
		d.Played = d.Played || g.broken
		switch {
		case g.result != nil:
			d.Results = append(d.Results, *g.result)
		case i > 0:
			d.Source.Tags = withTags(d.Source.Tags, g.source.Tags)
			faults = append(faults, leftOf(g, d.Source.Tags)...)
		}
	}
	if first.result != nil { // what is said of its table is with the result
		d.Source = pbn.Source{Tags: slices.DeleteFunc(slices.Clone(first.source.Tags), func(t pbn.Tag) bool { return slices.Contains(ofTable, t.Name) })}
	}
	return Item{Line: first.line, ToPlay: d, Faults: faults}
}

// board adds a board to its rubber.
func (a *gathered) board(g game, e Entry) error {
	h := a.h
	if e.Number == 0 {
		e.Number = h.number + 1
	}
	fresh := e.Number <= h.number || g.place != a.place || a.cards[e.Board.Deal]
	a.place = g.place
	e.Board, fresh = h.scored(g.rules, e, fresh)
	if fresh || a.cards == nil {
		a.cards = map[card.Deal]bool{}
	}
	a.cards[e.Board.Deal] = true
	if err := h.loose(g.line, e, fresh, g.date); err != nil {
		return &LineError{Line: g.line, Err: err}
	}
	if h.boards == 1 {
		h.rubber.Name = shortened(g.title)
		if len(e.Tables) > 0 {
			h.rubber.Field = field.Setup{Tables: len(e.Tables) + 1, By: g.by}
		}
	}
	return nil
}

// longestName is the maximum number of bytes of an event used as the name of its rubber.
const longestName = 500

// shortened returns a text on one line that can be a name.
func shortened(text string) string {
	var short []byte
	for _, r := range text {
		if !unicode.IsPrint(r) {
			r = ' '
		}
		if len(short)+utf8.RuneLen(r) > longestName {
			break
		}
		short = utf8.AppendRune(short, r)
	}
	return string(short)
}

// scored returns a board under the rules by which it is scored, if it follows from the boards before it, or starts a
// session; otherwise as one of Duplicate. In rubber bridge and Chicago dealer and vulnerability, which are in the file,
// and the points below, which aren't, depend on the previous board. It reports whether the board begins a session.
func (h *history) scored(rules bridge.Rules, e Entry, fresh bool) (bridge.Board, bool) {
	b := e.Board
	if !rules.CarryBelow || e.Other != nil || e.Tables != nil {
		return b, fresh
	}
	s := session.Session{Rules: rules, Length: rules.Length}
	if !fresh && h.rubber != nil && h.rubber.Rules.Same(rules) && e.Number == h.number+1 {
		s.Boards = h.finished
	} else if e.Number != 1 {
		return b, fresh
	}
	if s.Over() {
		s.Boards, fresh = nil, true
	}
	next, err := s.Next(b.Deal)
	if err != nil || next.Dealer != b.Dealer || next.Vul != b.Vul {
		return b, fresh
	}
	if next, err = next.Replay(b.Events()); err != nil {
		return b, fresh
	}
	return next, fresh
}

// Program is the name of a computer player in files for other programs.
const Program = "Super Bridge"

// Fault is something in a text that couldn't be kept, or that contradicts the rest.
type Fault struct {
	Number int // of the board in the text; 0 if unknown
	pbn.Fault
}
