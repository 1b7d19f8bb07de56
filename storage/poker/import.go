package poker

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
)

// Imported counts the effects of an import.
type Imported struct {
	Games, Hands int // added
	There        int // games already there
	Continued    int // of these, those in an older state that have been continued
	Restored     int // of these, those restored from the trash
	Marks        int // names, notes and stars added to existing games and hands
}

// Import adds games in one transaction: if it fails, or is killed, nothing has changed. A game that already exists,
// with the same name, the same first table and the same cards, isn't added: if it is further in the file, it is
// continued; it keeps its names, notes and stars, and gets missing ones. A game in the trash is restored.
func (s *Store) Import(ctx context.Context, games []*Transcript) (done Imported, err error) {
	err = s.Write(func(tx *sql.Tx) error {
		for i, t := range games {
			if err := ctx.Err(); err != nil {
				return err
			}
			// Each a moment later, so that they are listed in order.
			im := importing{writing{tx: tx}, t, s.Now().UnixMilli() + int64(i), &done}
			if err := im.take(); err != nil {
				return fmt.Errorf("game %q of poker: %w", t.first.Game, err)
			}
		}
		return nil
	})
	if err != nil {
		return Imported{}, err
	}
	return done, nil
}

// importing is the import of one game.
type importing struct {
	writing
	*Transcript
	now  int64
	done *Imported
}

// take adds the game, or the new part of it.
func (im *importing) take() error {
	id, deleted, err := im.there()
	if err != nil {
		return err
	}
	im.game = id
	if id == 0 {
		if err := im.begin(); err != nil {
			return err
		}
		im.done.Games++
	} else {
		im.done.There++
		if err := im.fillMarks("session", id, im.marks()); err != nil {
			return err
		}
	}
	if deleted {
		if _, err := im.tx.Exec("UPDATE session SET deleted = NULL WHERE id = ?", id); err != nil {
			return err
		}
		im.done.Restored++
	}
	kept, err := handRows(context.Background(), im.tx, "part.session = ? ORDER BY position", im.game)
	if err != nil {
		return err
	}
	fresh := false
	for i, p := range im.hands {
		isNew, err := im.takeHand(i, p, kept)
		if err != nil {
			return err
		}
		fresh = fresh || isNew
	}
	if !fresh {
		return nil
	}
	if id != 0 {
		im.done.Continued++
	}
	if _, err := gameIn(context.Background(), im.tx, im.game); err != nil { // as it will be read
		return err
	}
	_, sits := im.end.State().Player(im.person)
	if im.end.Closed() || !sits { // also without a user: nobody can continue it
		return im.keepEnd()
	}
	return nil
}

// there returns the game if it already exists, or 0.
func (im *importing) there() (id int64, deleted bool, err error) {
	r := rowOf(im.first)
	var person sql.NullString
	err = im.tx.QueryRow(`
		SELECT session.id, deleted IS NOT NULL, person FROM poker_game JOIN session ON session.id = poker_game.session
		JOIN part ON part.session = session.id AND part.position = 0 JOIN hand ON hand.id = part.id
		WHERE label = ? AND poker_game.number = ? AND poker_game.button = ? AND poker_game.players = ? AND poker_game.suspended = ? AND deal = ?
		ORDER BY 2, 1 LIMIT 1`,
		im.first.Game, r.number, r.button, r.players, r.suspended, dealText(im.hands[0].Hand.Deal())).Scan(&id, &deleted, &person)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, false, nil
	}
	if err == nil {
		im.person, err = parsePerson(person)
	}
	return id, deleted, err
}

// marks returns the file's marks of the game.
func (im *importing) marks() storage.Marks {
	if im.saved == nil {
		return storage.Marks{}
	}
	return storage.Marks(im.saved.savedMarks)
}

// begin stores the game, without hands.
func (im *importing) begin() (err error) {
	session := storage.Session{Game: poker.Name, Options: im.first.Rules.String(), Marks: im.marks()}
	started, changed := im.now, im.now
	sitters := []savedSeat{}
	if im.saved != nil {
		im.person = poker.Seat(im.saved.Person)
		started, changed, sitters = im.saved.Started, im.saved.Changed, im.saved.Players
	}
	session.Person = personText(im.person)
	if err := session.Check(); err != nil {
		return err
	}
	if im.game, err = storage.NewSession(im.tx, session, started, changed); err != nil {
		return err
	}
	r := rowOf(im.first)
	if _, err := im.tx.Exec("INSERT INTO poker_game (session, label, number, button, players, suspended) VALUES (?, ?, ?, ?, ?, ?)",
		im.game, im.first.Game, r.number, r.button, r.players, r.suspended); err != nil {
		return err
	}
	if im.saved == nil {
		for _, seat := range im.seats() {
			sitters = append(sitters, savedSeat{Seat: int(seat)})
		}
	}
	for _, s := range sitters {
		if err := seatSitter(im.tx, im.game, Sitter{poker.Seat(s.Seat), s.Name, s.Level}); err != nil {
			return err
		}
	}
	return nil
}

// seats returns all seats occupied in the file, ascending.
func (im *importing) seats() (seats []poker.Seat) {
	for _, p := range im.hands {
		for _, player := range p.Hand.Table().Players {
			if !slices.Contains(seats, player.Seat) {
				seats = append(seats, player.Seat)
			}
		}
	}
	slices.Sort(seats)
	return seats
}

// takeHand stores a hand, or the new part of it, and reports whether anything is new. kept are the hands already
// stored.
func (im *importing) takeHand(i int, p Played, kept []handRow) (fresh bool, err error) {
	hand := savedHand{Started: im.now}
	if p.Hand.Over() {
		hand.Finished = im.now
	}
	if im.saved != nil && i < len(im.saved.Hands) && (im.saved.Hands[i].Finished > 0) == p.Hand.Over() {
		hand = im.saved.Hands[i]
	}
	events, have := p.events(), 0
	switch {
	case i >= len(kept):
		if err := im.insertHand(i, p, hand); err != nil {
			return false, err
		}
		im.done.Hands++
	default:
		k := kept[i]
		have = len(k.events)
		if n := min(have, len(events)); k.deal != dealText(p.Hand.Deal()) || !slices.Equal(k.events[:n], events[:n]) {
			return false, fmt.Errorf("its hand %d is another one than the hand %[1]d that is there", p.Hand.Table().Hand)
		}
		im.part(k.id)
		if err := im.fillMarks("part", k.id, storage.Marks(hand.savedMarks)); err != nil || have >= len(events) {
			return false, err
		}
	}
	for n, text := range events[have:] {
		if _, err := im.tx.Exec("INSERT INTO event (part, position, text) VALUES (?, ?, ?)", im.last.ID, have+n, text); err != nil {
			return false, err
		}
	}
	acts := p.Hand.Len()
	if p.Hand.Over() && have < acts {
		if err := im.finish(p.Hand, hand); err != nil {
			return false, err
		}
	}
	for _, e := range p.After[max(0, have-acts):] {
		if err := im.keepFees(e); err != nil {
			return false, err
		}
	}
	return true, nil
}

// part makes a part the one written to.
func (im *importing) part(id int64) { im.last = storage.Part{ID: id} }

// insertHand stores a hand without its events.
func (im *importing) insertHand(i int, p Played, hand savedHand) error {
	level, err := levelOf(im.tx, im.game)
	if err != nil {
		return err
	}
	m := storage.Marks(hand.savedMarks)
	if err := m.Check(); err != nil {
		return err
	}
	var id int64
	if err := im.tx.QueryRow(`
		INSERT INTO part (session, position, started, undos, hints, players, name, note, starred, words)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
		im.game, i, hand.Started, hand.Undos, hand.Hints, level, m.Name, m.Note, m.Starred, m.Words()).Scan(&id); err != nil {
		return err
	}
	im.part(id)
	r := rowOf(p.Hand.Table())
	_, err = im.tx.Exec("INSERT INTO hand (id, number, button, players, suspended, deal) VALUES (?, ?, ?, ?, ?, ?)",
		id, r.number, r.button, r.players, r.suspended, dealText(p.Hand.Deal()))
	return err
}

// finish marks a hand as over, and stores its result.
func (im *importing) finish(h poker.Hand, hand savedHand) error {
	if _, err := im.tx.Exec("UPDATE part SET finished = ? WHERE id = ?", hand.Finished, im.last.ID); err != nil {
		return err
	}
	return im.keepResult(h)
}

// fillMarks gives a row the names, notes and stars that it lacks.
func (im *importing) fillMarks(table string, id int64, others storage.Marks) error {
	added, err := others.Fill(im.tx, table, id)
	im.done.Marks += added
	return err
}
