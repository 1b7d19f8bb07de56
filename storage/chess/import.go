package chess

import (
	"context"
	"database/sql"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Imported counts the effects of an import.
type Imported struct {
	family.Imported
	Turns int // added
}

// Import adds games in one transaction: if it fails, or is killed, nothing has changed. A game that already exists
// isn't added: one that started at the same time, in the same way, and has the same events as far as both go, or, if
// the file doesn't say when it started, exactly the same events. If it is further in the file, it is continued; it
// keeps its names, notes and stars, and gets missing ones. A game in the trash is restored. An error in a line is a
// [*lines.Error].
func (s *Store) Import(ctx context.Context, games []*Transcript) (done Imported, err error) {
	done, err = family.Import(ctx, s.Store, len(games), func(tx *sql.Tx, i int, now int64, done *Imported) error {
		t := games[i]
		im := importing{tx: tx, session: t.session, told: t.told, done: done}
		im.fill(now)
		if err := im.take(); err != nil {
			return &lines.Error{Line: t.line, Err: err}
		}
		return nil
	})
	if err != nil {
		return Imported{}, fault.Errorf("adding games of chess: %w", err)
	}
	return done, nil
}

// importing is the import of one game.
type importing struct {
	session
	tx   *sql.Tx
	told bool // when it started
	done *Imported
}

// fill gives the game the times that the file doesn't have.
func (im *importing) fill(now int64) {
	for _, t := range []*int64{&im.started, &im.changed} {
		if *t == 0 {
			*t = now
		}
	}
	im.partStarted = im.started
	switch {
	case !im.Game.Over():
		im.finished = 0
	case im.finished == 0:
		im.finished = im.changed
	}
}

// found is an existing game.
type found struct {
	id, part int64
	events   int
}

// take adds the game, or the new part of it.
func (im *importing) take() error {
	stored, ok, err := im.there()
	if err != nil {
		return err
	}
	if !ok {
		im.done.Games++
		im.done.Parts++
		im.done.Turns += len(im.Game.Turns())
		_, err := im.insert(im.tx)
		return err
	}
	if err := im.done.Again(im.tx, stored.id, im.marks); err != nil {
		return err
	}
	if err := im.done.Fill(im.tx, "part", stored.part, im.partMarks); err != nil {
		return err
	}
	if im.Game.Len() == stored.events {
		return nil
	}
	im.done.Continued++
	im.done.Turns += len(im.Game.Turns()) - len(im.Game.At(stored.events).Turns())
	if _, err := im.tx.Exec("UPDATE session SET changed = max(changed, ?) WHERE id = ?", im.changed, stored.id); err != nil {
		return err
	}
	if im.Clock.On() {
		if _, err := im.tx.Exec("UPDATE chess_game SET clocks = ? WHERE session = ? AND base > 0", im.Clocks.text(), stored.id); err != nil {
			return err
		}
	}
	if im.Seats, err = seatsOf(context.Background(), im.tx, stored.id); err != nil { // as they are here
		return err
	}
	return im.insertEvents(im.tx, stored.id, stored.part, stored.events)
}

// there returns the game if it already exists, with the number of the file's events that it has; ok is false if it
// doesn't exist.
func (im *importing) there() (stored found, ok bool, err error) {
	rows, err := im.candidates()
	if err != nil {
		return stored, false, err
	}
	want := eventTexts(im.Game)
	for _, row := range rows {
		kept, err := storage.Events(im.tx, row.part)
		if err != nil {
			return stored, false, err
		}
		n := min(len(kept), len(want))
		if !slices.Equal(kept[:n], want[:n]) || !im.told && len(kept) != len(want) {
			continue
		}
		row.events = n
		return row, true, nil
	}
	return stored, false, nil
}

// candidates returns the games that started in the same way, those not in the trash first.
func (im *importing) candidates() ([]found, error) {
	query := "SELECT session.id, part.id FROM " + games + " WHERE options = ? AND start = ? AND kind = ?"
	args := []any{im.Game.Rules().String(), startText(im.Game), im.Kind}
	if im.told {
		query += " AND session.started = ?"
		args = append(args, im.started)
	} else { // many may have started in the same way
		query += " AND turns = ? AND how = ?"
		args = append(args, len(im.Game.Turns()), howText(im.Game))
	}
	return storage.List(context.Background(), im.tx, query+" ORDER BY deleted IS NOT NULL, session.id", args,
		func(f *found) []any { return []any{&f.id, &f.part} })
}
