package transfer

import (
	"cmp"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lin"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
)

// addGames adds a board to the current match, with the other table's result.
func (w *writer) addGames(e record.Entry) {
	source := own(w.rubber, e.Source)
	tables := []lin.Game{{Room: lin.RoomNamed(e.Source.Tags.Get("Room")), Board: e.Board, Players: named(players(w.rubber), source), Remarks: remarks(e.Source)}}
	w.countUnsaid(source)
	if e.Other != nil {
		tables = append(tables, lin.Game{Board: e.Other.Board, Players: named([4]string{}, e.Other.Source), Remarks: remarks(e.Other.Source)})
		w.countUnsaid(e.Other.Source)
	}
	w.addTables(numberOf(e.Source, e.Number), tables, e.Board.Prefix(0), e.Results)
}

// addGiven adds a deal still to be played to the current match. Tables' results on it are among its results.
func (w *writer) addGiven(g record.Given) {
	w.countUnsaid(g.Source)
	deal := lin.Game{Board: g.Board, Players: named([4]string{}, g.Source), Remarks: remarks(g.Source)}
	var tables []lin.Game
	if len(g.Results) == 0 || g.Results[0].Board == nil {
		tables = append(tables, deal)
	}
	w.addTables(numberOf(g.Source, g.Number), tables, g.Board, g.Results)
}

// addTables adds a board as it was played at tables, and its results. LIN has room for two. The first is in the open room, unless
// its file puts it in the closed one.
func (w *writer) addTables(number int, tables []lin.Game, deal bridge.Board, results []pbn.Result) {
	taken := slices.ContainsFunc(w.games, func(g lin.Game) bool { return g.Number == number })
	for _, r := range results {
		g := lin.Game{Room: lin.RoomNamed(r.Source.Tags.Get("Room")), Board: deal, Players: named([4]string{}, r.Source), Remarks: remarks(r.Source)}
		switch last := len(tables) - 1; {
		case r.Board != nil && len(tables) < 2:
			g.Board = *r.Board
			tables = append(tables, g)
		case r.Board != nil || r.Tricks < 0 || taken: // of two boards of a number the results could be either's
			w.done.Lost++
			continue
		case last == 0 && len(tables[0].Board.Events()) == 0 && tables[0].Made == nil:
			tables[0].Made = &r
			if tables[0].Players == [4]string{} {
				tables[0].Players, g.Players = g.Players, [4]string{}
			}
			w.countNames(g.Players)
			w.done.Unsaid += len(r.Remarks)
		case len(tables) < 2:
			g.Made = &r
			tables = append(tables, g)
			w.done.Unsaid += len(r.Remarks)
		default:
			w.done.Lost++
			continue
		}
		w.done.Results++
		w.countUnsaid(r.Source)
	}
	rooms := []lin.Room{lin.OpenRoom, lin.ClosedRoom}
	if len(tables) > 0 && tables[0].Room == lin.ClosedRoom {
		slices.Reverse(rooms)
	}
	for i := range tables {
		tables[i].Number, tables[i].Room = number, rooms[i]
		w.done.Unsaid += tables[i].Unsaid()
	}
	slices.SortFunc(tables, func(a, b lin.Game) int { return cmp.Compare(a.Room, b.Room) })
	w.games = append(w.games, tables...)
}

// highest is the highest number of a board in a match: its results are in one row.
const highest = 9999

// numberOf returns the number of a board in its source file, or else number.
func numberOf(s pbn.Source, number int) int {
	if n := s.Tags.Number("Board"); n > 0 && n <= highest {
		return n
	}
	return number
}

// remarks returns the remarks on a game and its events, with the comments among its tags before the first event.
func remarks(s pbn.Source) []pbn.Remark {
	all := slices.Clone(s.Remarks)
	if len(all) == 0 || all[0].At != -1 {
		all = slices.Insert(all, 0, pbn.Remark{At: -1})
	}
	var lines []string
	for _, t := range s.Tags {
		if t.Name == "" {
			lines = append(lines, t.Value)
		}
	}
	all[0].Comment = strings.Join(append(lines, all[0].Comment), "\n")
	return all
}

// named returns the players' names from a file, or else the known ones.
func named(known [4]string, s pbn.Source) [4]string {
	for seat, name := range s.Tags.Players() {
		if name != "" {
			known[seat] = name
		}
	}
	return known
}

// countNames counts the names of a table for which LIN has only the result.
func (w *writer) countNames(players [4]string) {
	for _, name := range players {
		if name != "" {
			w.done.Unsaid++
		}
	}
}

// countUnsaid counts the tags that LIN can't hold. The name of a match without one is the first event of its boards,
// and its teams are the first, too.
func (w *writer) countUnsaid(s pbn.Source) {
	event, home, visit := s.Tags.Get("Event"), s.Tags.Get("HomeTeam"), s.Tags.Get("VisitTeam")
	w.title = cmp.Or(w.title, event)
	w.teams = [2]string{cmp.Or(w.teams[0], home), cmp.Or(w.teams[1], visit)}
	for _, t := range s.Tags {
		switch {
		case t.Name == "Event" && strings.Contains(w.title, event), t.Name == "HomeTeam" && home == w.teams[0], t.Name == "VisitTeam" && visit == w.teams[1],
			slices.Contains(inLIN, t.Name), t.Name == "Board" && numberOf(s, 0) > 0, t.Name == "":
		case s.Tags.Get(t.Name) == "" && len(t.Rows) == 0: // it isn't known
		default:
			w.done.Unsaid++
		}
	}
}

// inLIN are the tags that LIN has a place for.
var inLIN = strings.Fields("Room West North East South Declarer Contract Result")
