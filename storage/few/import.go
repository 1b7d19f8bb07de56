package few

import (
	"context"
	"database/sql"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Imported counts the effects of an import; parts are deals.
type Imported = family.Imported

// Import adds sessions in one transaction: if it fails, or is killed, nothing has changed. A session that already
// exists, with the same rules, the same first deal and the same events as far as both go, isn't added: if it is further
// in the file, it is continued; it keeps its names, notes and stars, and gets missing ones. A session in the trash is
// restored.
func (s *Store) Import(ctx context.Context, games []*Transcript) (Imported, error) {
	return family.Import(ctx, s.Store, len(games), func(tx *sql.Tx, i int, now int64, done *Imported) error {
		im := importing{stored{Stored: family.Stored{Tx: tx}, rules: games[i].by}, games[i], now, done}
		if err := im.take(); err != nil {
			return fault.Errorf("game %d of the file: %w", i+1, err)
		}
		return nil
	})
}

// importing is the import of one session.
type importing struct {
	stored
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
	if im.Game == 0 {
		if err := im.begin(); err != nil {
			return err
		}
		im.done.Games++
	} else if err := im.done.Again(im.Tx, im.Game, im.marks()); err != nil {
		return err
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
	g, err := gameIn(context.Background(), im.Tx, im.Game) // as it will be read
	if err != nil {
		return err
	}
	branched := g.Kind == storage.Branch && g.Session.Boards() > 0
	over := branched || g.Session.Over() || im.settled && g.Session.Boards() == im.session.Boards() && g.Session.Settles()
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
	g.Settled = !g.Session.Over() && !branched
	return im.keepEnd(g)
}

// there looks for the session, and returns its deals if it exists.
func (im *importing) there() (kept []dealRow, err error) {
	first := rowOf(im.deals[0].Setup())
	ids, err := storage.Column[int64](context.Background(), im.Tx, `
		SELECT session.id FROM session JOIN few_session ON few_session.session = session.id
		JOIN part ON part.session = session.id AND part.position = 0 JOIN few_deal ON few_deal.id = part.id
		WHERE options = ? AND kind = ? AND dealer = ? AND soloist = ? AND standing = ? AND deal = ? ORDER BY deleted IS NOT NULL, session.id`,
		im.rules.String(), im.kind(), first.dealer, first.soloist, first.standing, im.deals[0].Deal().String())
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		rows, err := dealRows(context.Background(), im.Tx, "part.session = ? ORDER BY position", id)
		if err != nil {
			return nil, err
		}
		if im.sameAs(rows) {
			g, _, err := headOf(context.Background(), im.Tx, id)
			im.Game, im.person = id, g.Person
			return rows, err
		}
	}
	return nil, nil
}

// sameAs reports whether the stored deals of a session and those of the file agree as far as both go.
func (im *importing) sameAs(rows []dealRow) bool {
	for i := range min(len(rows), len(im.deals)) {
		events := eventTexts(im.deals[i])
		n := min(len(rows[i].Texts), len(events))
		if rows[i].deal != im.deals[i].Deal().String() || !slices.Equal(rows[i].Texts[:n], events[:n]) {
			return false
		}
	}
	return true
}

// kind returns the kind of the session: a branch begins as the session does from which it branches off.
func (im *importing) kind() storage.Kind {
	if im.saved == nil {
		return storage.Ordinary
	}
	return im.saved.Kind
}

// marks returns the file's marks of the session.
func (im *importing) marks() storage.Marks {
	if im.saved == nil {
		return storage.Marks{}
	}
	return im.saved.Marks
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
	im.Game, err = insertGame(im.Tx, b, im.marks(), started, changed)
	return err
}

// takeDeal stores a deal, or the new part of it, and reports whether anything is new. kept are the deals already
// stored.
func (im *importing) takeDeal(i int, b few.Board, kept []dealRow) (fresh bool, err error) {
	over := b.Stage() == few.StageFinished
	var deals []family.SavedPart
	if im.saved != nil {
		deals = im.saved.Deals
	}
	deal := family.PartOf(deals, i, over, im.now)
	events, have := eventTexts(b), 0
	if i >= len(kept) {
		if im.Last.ID, err = self.InsertPart(im.Tx, im.Game, i, deal); err != nil {
			return false, err
		}
		if err := insertDeal(im.Tx, im.Last.ID, b); err != nil {
			return false, err
		}
		im.done.Parts++
	} else {
		im.Last, have = storage.Part{ID: kept[i].ID}, len(kept[i].Texts)
		if err := im.done.Fill(im.Tx, "part", im.Last.ID, deal.Marks); err != nil || have >= len(events) {
			return false, err
		}
	}
	if err := storage.InsertEvents(im.Tx, im.Last.ID, have, events[have:]); err != nil {
		return false, err
	}
	if !over {
		return true, nil
	}
	if err := storage.FinishPart(im.Tx, im.Last.ID, deal.Finished); err != nil {
		return false, err
	}
	return true, im.keepResult(im.Last.ID, b, im.session.Scores()[i])
}
