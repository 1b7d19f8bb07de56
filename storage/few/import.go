package few

import (
	"context"
	"database/sql"
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
)

// Imported says what an import has done.
type Imported struct {
	Games, Deals int // added
	There        int // sessions that were there already
	Continued    int // of these, those that were there in an older state and go on now
	Restored     int // of these, those that were in the trash and have been taken back
	Marks        int // names, notes and stars that were added to what was there
}

// Import adds sessions in one transaction: if it fails, or is killed, nothing has changed. A session that is there already, with the
// same rules and the same first deal, of which as much as both have is the same, is not added: if it has come further in the file, it
// goes on as there; it keeps its names, notes and stars, and gets those that it hasn't. One in the trash is taken back.
func (s *Store) Import(ctx context.Context, games []*Transcript) (done Imported, err error) {
	err = s.Write(func(tx *sql.Tx) error {
		for i, t := range games {
			if err := ctx.Err(); err != nil {
				return err
			}
			// Each a moment later, so that they are listed in their order.
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

// importing adds a session.
type importing struct {
	writing
	*Transcript
	now  int64
	done *Imported
}

// take adds the session, or what is new of it.
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
		its, err := im.takeDeal(i, b, kept)
		if err != nil {
			return err
		}
		fresh = fresh || its
	}
	return im.end(fresh, len(kept) > 0)
}

// end keeps what the session has come to, if anything is new.
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

// there looks for the session, and returns its deals if it is there.
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

// sameAs reports whether the deals of a session that is there begin as those of the file, or the other way round.
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

// marks returns the marks that the file has of the session.
func (im *importing) marks() storage.Marks {
	if im.saved == nil {
		return storage.Marks{}
	}
	return storage.Marks(im.saved.savedMarks)
}

// begin keeps the session, without a deal.
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

// takeDeal keeps a deal, or what is new of it, and reports whether anything is. Kept are the deals that are there.
func (im *importing) takeDeal(i int, b few.Board, kept []dealRow) (fresh bool, err error) {
	over := b.Stage() == few.StageFinished
	its := savedDeal{Started: im.now}
	if over {
		its.Finished = im.now
	}
	if im.saved != nil && i < len(im.saved.Deals) && (im.saved.Deals[i].Finished > 0) == over {
		its = im.saved.Deals[i]
	}
	events, have := eventTexts(b), 0
	if i >= len(kept) {
		if err := im.insertPart(i, b, its); err != nil {
			return false, err
		}
		im.done.Deals++
	} else {
		im.last = storage.Part{ID: kept[i].id}
		have = len(kept[i].events)
		added, err := storage.Marks(its.savedMarks).Fill(im.tx, "part", kept[i].id)
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
	if _, err := im.tx.Exec("UPDATE part SET finished = ? WHERE id = ?", its.Finished, im.last.ID); err != nil {
		return false, err
	}
	return true, im.keepResult(im.last.ID, b, im.session.Scores()[i])
}

// insertPart keeps a deal without its events.
func (im *importing) insertPart(i int, b few.Board, its savedDeal) error {
	level, err := levelOf(im.tx, im.game)
	if err != nil {
		return err
	}
	m := storage.Marks(its.savedMarks)
	if err := m.Check(); err != nil {
		return err
	}
	var id int64
	if err := im.tx.QueryRow(`
		INSERT INTO part (session, position, started, undos, hints, players, name, note, starred, words)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
		im.game, i, its.Started, its.Undos, its.Hints, level, m.Name, m.Note, m.Starred, m.Words()).Scan(&id); err != nil {
		return err
	}
	im.last = storage.Part{ID: id}
	return insertDeal(im.tx, id, b)
}
