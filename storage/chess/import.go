package chess

import (
	"context"
	"database/sql"
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/storage"
)

// Imported says what an import has done.
type Imported struct {
	Games, Turns int // added
	There        int // games that were there already
	Continued    int // of these, those that were there in an older state and go on now
	Restored     int // of these, those that were in the trash and have been taken back
	Marks        int // names, notes and stars that were added to what was there
}

// Import adds games in one transaction: if it fails, or is killed, nothing has changed. A game that is there already is not added:
// one that began at the same time, in the same way, and has the same events as far as both go, or, where the file doesn't say when
// it began, just the same events. If it has come further in the file, it goes on as there; it keeps its names, notes and
// stars, and gets those that it hasn't. One in the trash is taken back. An error is a [*lines.Error] where it is a line's fault.
func (s *Store) Import(ctx context.Context, games []*Transcript) (done Imported, err error) {
	err = s.Write(func(tx *sql.Tx) error {
		for i, t := range games {
			if err := ctx.Err(); err != nil {
				return err
			}
			im := importing{tx: tx, session: t.session, told: t.told, done: &done}
			im.fill(s.Now().UnixMilli() + int64(i)) // each a moment later, so that they are listed in their order
			if err := im.take(); err != nil {
				return &lines.Error{Line: t.line, Err: err}
			}
		}
		return nil
	})
	if err != nil {
		return Imported{}, fmt.Errorf("adding games of chess: %w", err)
	}
	return done, nil
}

// importing adds a game.
type importing struct {
	session
	tx   *sql.Tx
	told bool // when it began
	done *Imported
}

// fill gives the game the times that the file doesn't tell.
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

// found is a game that is there.
type found struct {
	id, part int64
	deleted  bool
	events   int
}

// take adds the game, or what is new of it.
func (im *importing) take() error {
	its, ok, err := im.there()
	if err != nil {
		return err
	}
	if !ok {
		im.done.Games++
		im.done.Turns += len(im.Game.Turns())
		_, err := im.insert(im.tx)
		return err
	}
	im.done.There++
	for _, m := range []struct {
		table string
		id    int64
		marks storage.Marks
	}{{"session", its.id, im.marks}, {"part", its.part, im.partMarks}} {
		added, err := m.marks.Fill(im.tx, m.table, m.id)
		if err != nil {
			return err
		}
		im.done.Marks += added
	}
	if its.deleted {
		if _, err := im.tx.Exec("UPDATE session SET deleted = NULL WHERE id = ?", its.id); err != nil {
			return err
		}
		im.done.Restored++
	}
	if im.Game.Len() == its.events {
		return nil
	}
	im.done.Continued++
	im.done.Turns += len(im.Game.Turns()) - len(im.Game.At(its.events).Turns())
	if _, err := im.tx.Exec("UPDATE session SET changed = max(changed, ?) WHERE id = ?", im.changed, its.id); err != nil {
		return err
	}
	if im.Clock.On() {
		if _, err := im.tx.Exec("UPDATE chess_game SET clocks = ? WHERE session = ? AND base > 0", im.Clocks.text(), its.id); err != nil {
			return err
		}
	}
	if im.Seats, err = seatsOf(context.Background(), im.tx, its.id); err != nil { // as they are here
		return err
	}
	return im.insertEvents(im.tx, its.id, its.part, its.events)
}

// there returns the game if it is there already, with how many of its events in the file are there; ok is false if it isn't.
func (im *importing) there() (its found, ok bool, err error) {
	rows, err := im.candidates()
	if err != nil {
		return its, false, err
	}
	want := eventTexts(im.Game)
	for _, row := range rows {
		kept, err := storage.Events(im.tx, row.part)
		if err != nil {
			return its, false, err
		}
		n := min(len(kept), len(want))
		if !slices.Equal(kept[:n], want[:n]) || !im.told && len(kept) != len(want) {
			continue
		}
		row.events = n
		return row, true, nil
	}
	return its, false, nil
}

// candidates returns the games that began in the same way, those that are not in the trash first.
func (im *importing) candidates() (all []found, err error) {
	query := "SELECT session.id, part.id, deleted IS NOT NULL FROM " + games + " WHERE options = ? AND start = ? AND kind = ?"
	args := []any{im.Game.Rules().String(), startText(im.Game), im.Kind}
	if im.told {
		query += " AND session.started = ?"
		args = append(args, im.started)
	} else { // many may have begun in the same way
		query += " AND turns = ? AND how = ?"
		args = append(args, len(im.Game.Turns()), howText(im.Game))
	}
	err = storage.Each(context.Background(), im.tx, query+" ORDER BY deleted IS NOT NULL, session.id", args, func(rows *sql.Rows) error {
		var f found
		err := rows.Scan(&f.id, &f.part, &f.deleted)
		all = append(all, f)
		return err
	})
	return all, err
}
