package transfer

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
)

// nobody is a table of unknown players.
var nobody = [4]string{"?", "?", "?", "?"}

// writeGames writes a board in PBN, and other tables' results on it, each as a separate game.
func (w *writer) writeGames(e record.Entry) error {
	g := heading(w.rubber, e.Source)
	g.Number, g.Board, g.Players, g.Source = e.Number, e.Board, players(w.rubber), own(w.rubber, e.Source)
	if e.Source.IsZero() {
		g.Event = fmt.Sprintf("Rubber %d", w.rubber.Number)
	}
	if e.Source.IsZero() || w.rubber.Person != nil && !e.Source.Tags.Has("Date") {
		g.Date = time.UnixMilli(e.Started).Local().Format("2006.01.02")
	}
	g.Field, g.Before = w.rubber.Field, slices.Clip(w.boards)
	if found, err := analysis.Unmarshal(e.Analysis); err == nil {
		if tricks, ok := exact(found); ok {
			g.Sections = append(g.Sections, pbn.OptimumResultTable(tricks))
		}
	}
	others := e.Tables
	if e.Tables != nil {
		t := e.Traveller(w.rubber.Field.Tables)
		w.travellers = append(w.travellers, t)
		g.Table, g.Sections = 1, append(g.Sections, pbn.ScoreTable(t))
		if e.Number == w.rubber.Boards {
			g.Sections = append(g.Sections, pbn.TotalScoreTable(field.Totals(w.travellers), w.rubber.Field.By))
		}
	} else if e.Other != nil && !e.Board.Rules.CarryBelow { // carried part-scores continue at one table only
		g.Room, others = "Open", []record.Other{*e.Other}
	}
	w.boards = append(w.boards, e.Board)
	if err := w.text(g.Marshal()); err != nil {
		return err
	}
	for i, o := range others {
		game := g
		game.Board, game.Sections, game.Players, game.Source = o.Board, nil, nobody, numbered(o.Source, e.Source)
		if g.Table > 0 {
			game.Table = i + 2
		} else {
			game.Room = "Closed"
		}
		if err := w.text(game.Marshal()); err != nil {
			return err
		}
	}
	return w.writeResults(g, e.Board, e.Source, e.Results)
}

// writeGiven writes a deal still to be played in PBN: its played games, and a game without a result if there are none,
// or if the deal has more data than they do.
func (w *writer) writeGiven(g record.Given) error {
	game := heading(w.rubber, g.Source)
	game.Number, game.Board, game.Players, game.Source = g.Number, g.Board, nobody, g.Source
	if g.Source.IsZero() {
		game.Event, game.Date = w.rubber.Name, "????.??.??"
	}
	if len(g.Results) == 0 || !said(g.Source, g.Results) {
		if err := w.text(game.Marshal()); err != nil {
			return err
		}
	}
	return w.writeResults(game, g.Board, g.Source, g.Results)
}

// said reports whether results say all that a source does.
func said(s pbn.Source, results []pbn.Result) bool {
	for _, t := range s.Tags {
		if !slices.ContainsFunc(results, func(r pbn.Result) bool {
			return slices.ContainsFunc(r.Tags, func(tag pbn.Tag) bool {
				return tag.Name == t.Name && tag.Value == t.Value && slices.Equal(tag.Rows, t.Rows)
			})
		}) {
			return false
		}
	}
	return len(s.Remarks) == 0
}

// writeResults writes tables' results on a board, with the heading of a game.
func (w *writer) writeResults(g pbn.Game, b bridge.Board, of pbn.Source, results []pbn.Result) error {
	for _, r := range results {
		game := g
		game.Board, game.Made, game.Before, game.Sections = b.Prefix(0), &r, nil, nil
		game.Players, game.Table, game.Room, game.Source = nobody, 0, "", numbered(r.Source, of)
		if r.Board != nil {
			game.Board, game.Made = *r.Board, nil
		}
		w.done.Results++
		if err := w.text(game.Marshal()); err != nil {
			return err
		}
	}
	return nil
}

// heading returns the common data of a board's games, from a file.
func heading(r record.Rubber, s pbn.Source) pbn.Game {
	return pbn.Game{Event: cmp.Or(s.Tags.Get("Event"), r.Name, "?"), Site: s.Tags.Get("Site"), Date: cmp.Or(s.Tags.Get("Date"), "????.??.??")}
}

// numbered returns a game's data, completed by its board's number in the file.
func numbered(s, board pbn.Source) pbn.Source {
	if number := board.Tags.Get("Board"); number != "" && !s.Tags.Has("Board") {
		s.Tags = append(slices.Clip(s.Tags), pbn.Tag{Name: "Board", Value: number})
	}
	return s
}

// own returns a file's data on a board, without its players and results if the user has played it.
func own(r record.Rubber, s pbn.Source) pbn.Source {
	if r.Person != nil {
		s.Tags = slices.DeleteFunc(slices.Clone(s.Tags), func(t pbn.Tag) bool { return slices.Contains(ofPlayers, t.Name) })
	}
	return s
}

// ofPlayers are the tags on a board's players and their result.
var ofPlayers = strings.Fields("West North East South Declarer Contract Result Score ScoreIMP ScoreMP ScorePercentage ScoreRubber Room Table PairNS PairEW")
