package bridge

import (
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/record"
)

// addFound adds the analysis and other tables of a board.
func (im *importer) addFound(board int64, e record.Entry, line int) error {
	if e.Other != nil {
		if err := saveOther(im.tx, board, e.Board, Other{Players: e.Other.Players, Board: e.Other.Board, Source: e.Other.Source}); err != nil {
			return err
		}
	}
	for i, o := range e.Tables {
		if err := saveFieldTable(im.tx, board, i+2, e.Board, Other{Players: o.Players, Board: o.Board, Source: o.Source}); err != nil {
			return err
		}
	}
	if err := im.hear(e.Board, entryTold(e)); err != nil {
		return err
	}
	im.tables = max(im.tables, len(e.Tables)+1)
	for _, p := range e.Puzzles {
		if err := savePuzzle(im.tx, board, Puzzle(p)); err != nil {
			return err
		}
	}
	if e.Analysis == nil {
		return nil
	}
	found, err := analysis.Unmarshal(e.Analysis)
	if err != nil {
		return &record.LineError{Line: line, Err: err}
	}
	return saveAnalysis(im.tx, board, e.Board, im.rubber.Person, e.Both, found)
}
