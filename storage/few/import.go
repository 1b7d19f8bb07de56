package few

import (
	"context"
	"database/sql"
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
)

// Imported counts the effects of an import.
type Imported struct {
	Games, Deals int // added
	There        int // sessions already there
	Continued    int // of these, those in an older state that have been continued
	Restored     int // of these, those restored from the trash
	Marks        int // names, notes and stars added to existing sessions and deals
}

// Import adds sessions in one transaction: if it fails, or is killed, nothing has changed. A session that already
// exists, with the same rules, the same first deal and the same events as far as both go, isn't added: if it is further
// in the file, it is continued; it keeps its names, notes and stars, and gets missing ones. A session in the trash is
// restored.
func (s *Store) Import(ctx context.Context, games []*Transcript) (done Imported, err error) {
	err = s.Write(func(tx *sql.Tx) error {
		for i, t := range games {
			if err := ctx.Err(); err != nil {
				return err
			}
			// Each a moment later, so that they are listed in order.
			im := importing{writing{tx: tx, rules: t.by}, t, s.Now().UnixMilli() + int64(i), &done}
			if err := im.take(); err != nil {
				return fmt.Errorf("game %d of the file: %w", i+1, err)
			}
		}
		return nil
	})
	if err != nil {
		return Imported{}, err
	}
	return done, nil
}

// importing is the import of one session.
type importing struct {
	writing
	*Transcript
	now  int64
	done *Imported
}

// take adds the session, or the new part of it.
func (im *importing) take() error {
	kept, err := im.there()
	if err != nil {
		return err
	}
	if im.game == 0 {
		if err := im.begin(); err != nil {
			return err
		}
		im.done.Games++
	} else {
		im.done.There++
		added, err := im.marks().Fill(im.tx, "session", im.game)
		if err != nil {
			return err
		}
		im.done.Marks += added
		done, err := im.tx.Exec("UPDATE session SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL", im.game)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil {
			return err
		} else if n > 0 {
			im.done.Restored++
		}
	}
	fresh := false
	for i, b := range im.deals {
		isNew, err := im.takeDeal(i, b, kept)
		if err != nil {
			return err
		}
		fresh = fresh || isNew
	}
	return im.end(fresh, len(kept) > 0)
}

// end stores the result of the session, if anything is new.
func (im *importing) end(fresh, there bool) error {
	g, err := gameIn(context.Background(), im.tx, im.game) // as it will be read
	if err != nil {
		return err
	}
	over := g.Session.Over() || im.settled && g.Session.Boards() == im.session.Boards() && g.Session.Settles()
	if !fresh && (g.Over || !over) {
		return nil
	}
	if g.Settled { // it was broken off here, and goes on in the file
		if err := im.reopen(); err != nil {
			return err
		}
	}
	if there {
		im.done.Continued++
	}
	if !over {
		return nil
	}
	last, _ := g.Last()
	if last.Board.Stage() != few.StageFinished {
		return nil // it has gone on there
	}
	g.Settled = !g.Session.Over()
	return im.keepEnd(g)
}

// there looks for the session, and returns its deals if it exists.
func (im *importing) there() (kept []dealRow, err error) {
	first := rowOf(im.deals[0].Setup())
	var ids []int64
	err = storage.Each(context.Background(), im.tx, `
		SELECT session.id AS id FROM session JOIN few_session ON few_session.session = session.id
		JOIN part ON part.session = session.id AND part.position = 0 JOIN few_deal ON few_deal.id = part.id
		WHERE options = ? AND dealer = ? AND soloist = ? AND standing = ? AND deal = ? ORDER BY deleted IS NOT NULL, session.id`,
		[]any{im.rules.String(), first.dealer, first.soloist, first.standing, im.deals[0].Deal().String()}, func(rows *sql.Rows) error {
			var id int64
			err := rows.Scan(&id)
			ids = append(ids, id)
			return err
		})
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		rows, err := dealRows(context.Background(), im.tx, "part.session = ? ORDER BY position", id)
		if err != nil {
			return nil, err
		}
		if im.sameAs(rows) {
			g, _, err := headOf(context.Background(), im.tx, id)
			im.game, im.person = id, g.Person
			return rows, err
		}
	}
	return nil, nil
}

// sameAs reports whether the stored deals of a session and those of the file agree as far as both go.
func (im *importing) sameAs(rows []dealRow) bool {
	for i := range min(len(rows), len(im.deals)) {
		events := eventTexts(im.deals[i])
		n := min(len(rows[i].events), len(events))
		if rows[i].deal != im.deals[i].Deal().String() || !slices.Equal(rows[i].events[:n], events[:n]) {
			return false
		}
	}
	return true
}

// marks returns the file's marks of the session.
func (im *importing) marks() storage.Marks {
	if im.saved == nil {
		return storage.Marks{}
	}
	return storage.Marks(im.saved.savedMarks)
}

// begin stores the session, without deals.
func (im *importing) begin() error {
	b, err := im.saved.beginning(im.rules)
	if err != nil {
		return err
	}
	started, changed := im.now, im.now
	if im.saved != nil {
		started, changed = im.saved.Started, im.saved.Changed
	}
	if err := im.marks().Check(); err != nil {
		return err
	}
	im.person = b.Person
	im.game, err = insertGame(im.tx, b, im.marks(), started, changed)
	return err
}

// takeDeal stores a deal, or the new part of it, and reports whether anything is new. kept are the deals already
// stored.
func (im *importing) takeDeal(i int, b few.Board, kept []dealRow) (fresh bool, err error) {
	over := b.Stage() == few.StageFinished
	deal := savedDeal{Started: im.now}
	if over {
		deal.Finished = im.now
	}
	if im.saved != nil && i < len(im.saved.Deals) && (im.saved.Deals[i].Finished > 0) == over {
		deal = im.saved.Deals[i]
	}
	events, have := eventTexts(b), 0
	if i >= len(kept) {
		if err := im.insertPart(i, b, deal); err != nil {
			return false, err
		}
		im.done.Deals++
	} else {
		im.last = storage.Part{ID: kept[i].id}
		have = len(kept[i].events)
		added, err := storage.Marks(deal.savedMarks).Fill(im.tx, "part", kept[i].id)
		im.done.Marks += added
		if err != nil || have >= len(events) {
			return false, err
		}
	}
	for n, text := range events[have:] {
		if _, err := im.tx.Exec("INSERT INTO event (part, position, text) VALUES (?, ?, ?)", im.last.ID, have+n, text); err != nil {
			return false, err
		}
	}
	if !over {
		return true, nil
	}
	if _, err := im.tx.Exec("UPDATE part SET finished = ? WHERE id = ?", deal.Finished, im.last.ID); err != nil {
		return false, err
	}
	return true, im.keepResult(im.last.ID, b, im.session.Scores()[i])
}

// insertPart stores a deal without its events.
func (im *importing) insertPart(i int, b few.Board, deal savedDeal) error {
	level, err := levelOf(im.tx, im.game)
	if err != nil {
		return err
	}
	m := storage.Marks(deal.savedMarks)
	if err := m.Check(); err != nil {
		return err
	}
	var id int64
	if err := im.tx.QueryRow(`
		INSERT INTO part (session, position, started, undos, hints, players, name, note, starred, words)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
		im.game, i, deal.Started, deal.Undos, deal.Hints, level, m.Name, m.Note, m.Starred, m.Words()).Scan(&id); err != nil {
		return err
	}
	im.last = storage.Part{ID: id}
	return insertDeal(im.tx, id, b)
}
