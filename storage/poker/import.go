package poker

import (
	"context"
	"database/sql"
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Imported counts the effects of an import; parts are hands.
type Imported = family.Imported

// Import adds games in one transaction: if it fails, or is killed, nothing has changed. A game that already exists,
// with the same name, the same first table and the same cards, isn't added: if it is further in the file, it is
// continued; it keeps its names, notes and stars, and gets missing ones. A game in the trash is restored.
func (s *Store) Import(ctx context.Context, games []*Transcript) (Imported, error) {
	return family.Import(ctx, s.Store, len(games), func(tx *sql.Tx, i int, now int64, done *Imported) error {
		im := importing{stored{Stored: family.Stored{Tx: tx}}, games[i], now, done}
		if err := im.take(); err != nil {
			return fault.Errorf("game %q of poker: %w", games[i].first.Game, err)
		}
		return nil
	})
}

// importing is the import of one game.
type importing struct {
	stored
	*Transcript
	now  int64
	done *Imported
}

// take adds the game, or the new part of it.
func (im *importing) take() error {
	id, err := im.there()
	if err != nil {
		return err
	}
	im.Game = id
	if id == 0 {
		if err := im.begin(); err != nil {
			return err
		}
		im.done.Games++
	} else if err := im.done.Again(im.Tx, id, im.marks()); err != nil {
		return err
	}
	kept, err := handRows(context.Background(), im.Tx, "part.session = ? ORDER BY position", im.Game)
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
	if _, err := gameIn(context.Background(), im.Tx, im.Game); err != nil { // as it will be read
		return err
	}
	_, sits := im.end.State().Player(im.person)
	if im.end.Closed() || !sits || im.branched() { // also without a user: nobody can continue it
		return im.keepEnd()
	}
	return nil
}

// branched reports whether it is a branch whose hand is over.
func (im *importing) branched() bool {
	return im.saved != nil && im.saved.Kind == storage.Branch && im.hands[len(im.hands)-1].Hand.Over()
}

// there returns the game if it already exists, or 0.
func (im *importing) there() (id int64, err error) {
	r := rowOf(im.first)
	var person sql.NullString
	err = im.Tx.QueryRow(`
		SELECT session.id, person FROM poker_game JOIN session ON session.id = poker_game.session
		JOIN part ON part.session = session.id AND part.position = 0 JOIN hand ON hand.id = part.id
		WHERE label = ? AND poker_game.number = ? AND poker_game.button = ? AND poker_game.players = ? AND poker_game.suspended = ? AND deal = ?
		ORDER BY deleted IS NOT NULL, session.id LIMIT 1`,
		im.first.Game, r.number, r.button, r.players, r.suspended, dealText(im.hands[0].Hand.Deal())).Scan(&id, &person)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, nil
	}
	if err == nil {
		im.person, err = parsePerson(person)
	}
	return id, err
}

// marks returns the file's marks of the game.
func (im *importing) marks() storage.Marks {
	if im.saved == nil {
		return storage.Marks{}
	}
	return im.saved.Marks
}

// begin stores the game, without hands.
func (im *importing) begin() (err error) {
	session := storage.Session{Game: poker.Name, Options: im.first.Rules.String(), Marks: im.marks()}
	started, changed := im.now, im.now
	var sitters []Sitter
	if im.saved != nil {
		im.person = poker.Seat(im.saved.Person)
		session.Kind, session.Stands = im.saved.Kind, im.saved.Stands
		started, changed = im.saved.Started, im.saved.Changed
		for _, s := range im.saved.Players {
			sitters = append(sitters, Sitter{poker.Seat(s.Seat), s.Name, s.Level})
		}
	} else {
		for _, seat := range im.seats() {
			sitters = append(sitters, Sitter{Seat: seat})
		}
	}
	session.Person = personText(im.person)
	if err := session.Check(); err != nil {
		return err
	}
	im.Game, err = insertGame(im.Tx, session, im.first, sitters, started, changed)
	return err
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
	var hands []family.SavedPart
	if im.saved != nil {
		hands = im.saved.Hands
	}
	hand := family.PartOf(hands, i, p.Hand.Over(), im.now)
	events, have := p.events(), 0
	if i >= len(kept) {
		if im.Last.ID, err = self.InsertPart(im.Tx, im.Game, i, hand); err != nil {
			return false, err
		}
		if err := insertHand(im.Tx, im.Last.ID, p.Hand); err != nil {
			return false, err
		}
		im.done.Parts++
	} else {
		k := kept[i]
		have = len(k.Texts)
		if n := min(have, len(events)); k.deal != dealText(p.Hand.Deal()) || !slices.Equal(k.Texts[:n], events[:n]) {
			return false, fault.Errorf("its hand %d isn't the hand %[1]d that is there", p.Hand.Table().Hand)
		}
		im.Last.ID = k.ID
		if err := im.done.Fill(im.Tx, "part", k.ID, hand.Marks); err != nil || have >= len(events) {
			return false, err
		}
	}
	if err := storage.InsertEvents(im.Tx, im.Last.ID, have, events[have:]); err != nil {
		return false, err
	}
	acts := p.Hand.Len()
	if p.Hand.Over() && have < acts {
		if err := storage.FinishPart(im.Tx, im.Last.ID, hand.Finished); err != nil {
			return false, err
		}
		if err := im.keepResult(p.Hand); err != nil {
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
