package bridge

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/storage"
)

// toldHere is the import's information about a deal of the rubber being added.
type toldHere struct {
	board bridge.Board // without events
	told
}

// hear collects what is said about a deal of the rubber being added.
func (im *importer) hear(b bridge.Board, t told) error {
	_, added, err := tell(im.tx, im.id, b, t)
	im.results += added
	im.told = append(im.told, toldHere{b.Prefix(0), t})
	return err
}

// givenTold returns what is said about a deal to be played.
func givenTold(g record.Given) told { return told{source: g.Source, results: g.Results} }

// entryTold returns what is said about a board.
func entryTold(e record.Entry) told {
	t := told{source: e.Source, results: e.Results}
	if e.Other != nil {
		t.others = append(t.others, e.Other.Source)
	}
	for _, o := range e.Tables {
		t.others = append(t.others, o.Source)
	}
	return t
}

// tellOn adds what the import says about a rubber to the stored one, another state of it.
func (im *importer) tellOn(kept int64) error {
	for _, t := range im.told {
		var has bool
		if err := im.tx.QueryRow(`
			SELECT EXISTS (SELECT 1 FROM part JOIN board ON board.id = part.id WHERE session = ?1 AND deal = ?2 AND dealer = ?3 AND vul = ?4)
				OR EXISTS (SELECT 1 FROM given WHERE session = ?1 AND deal = ?2 AND dealer = ?3 AND vul = ?4)`,
			kept, t.board.Number().String(), t.board.Dealer.String(), t.board.Vul.String()).Scan(&has); err != nil {
			return err
		}
		if has {
			if err := im.tellOne(kept, t.board, t.told); err != nil {
				return err
			}
		}
	}
	return nil
}

// tellOne adds what is said to an existing deal.
func (im *importer) tellOne(session int64, b bridge.Board, t told) error {
	filled, added, err := tell(im.tx, session, b, t)
	if filled {
		im.done.Sources++
	}
	im.done.Results += added
	return err
}

// quiet is another table of a stored board about which nothing is said, while the import says something.
type quiet struct {
	table  string
	board  int64
	number int // of the table in a field
	told   string
}

// quietTables returns the quiet tables of a stored rubber.
func (im *importer) quietTables(kept int64) ([]quiet, error) {
	return storage.List(context.Background(), im.tx, `
		SELECT 'other_table', mine.board, 0, other.told
		FROM part AS its JOIN part AS here ON here.session = ?2 AND here.position = its.position
		JOIN other_table AS other ON other.board = its.id JOIN other_table AS mine ON mine.board = here.id
		WHERE its.session = ?1 AND mine.told = '' AND other.told <> '' AND mine.events = other.events
		UNION ALL
		SELECT 'field_table', mine.board, mine.number, other.told
		FROM part AS its JOIN part AS here ON here.session = ?2 AND here.position = its.position
		JOIN field_table AS other ON other.board = its.id JOIN field_table AS mine ON mine.board = here.id AND mine.number = other.number
		WHERE its.session = ?1 AND mine.told = '' AND other.told <> '' AND mine.events = other.events`, []any{im.id, kept},
		func(q *quiet) []any { return []any{&q.table, &q.board, &q.number, &q.told} })
}

// tellTables adds what the import says about other tables.
func (im *importer) tellTables(all []quiet) error {
	for _, q := range all {
		statement, args := "UPDATE "+q.table+" SET told = ? WHERE board = ?", []any{q.told, q.board}
		if q.table == "field_table" {
			statement, args = statement+" AND number = ?", append(args, q.number)
		}
		if _, err := im.tx.Exec(statement, args...); err != nil {
			return err
		}
		im.done.Sources++
	}
	return nil
}

// gathered returns deals to be played, each once, with all its results.
func gathered(given []record.Given) []record.Given {
	type board struct{ deal, dealer, vul string }
	var all []record.Given
	at := map[board]int{}
	for _, g := range given {
		is := board{g.Board.Number().String(), g.Board.Dealer.String(), g.Board.Vul.String()}
		i, again := at[is]
		if !again {
			at[is] = len(all)
			all = append(all, g)
			continue
		}
		if all[i].Source.IsZero() {
			all[i].Source = g.Source
		}
		all[i].Results = append(append([]pbn.Result{}, all[i].Results...), g.Results...)
	}
	return all
}
