package storage

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"iter"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/record"
)

// Imported says what an import has done.
type Imported struct {
	Rubbers, Boards int // added
	There           int // rubbers that were there already
}

// Import adds the rubbers of a history, in their order, in one transaction: if it fails, or is killed, nothing has
// changed. So it is if the context ends, or an error comes with an item. One board is held at a time.
//
// A rubber that is there already is passed over: one by the same rules, with the same boards, length, person and
// start. Where boards come without the line of their rubber, a rubber that begins with them is enough. Otherwise they
// get one without a person, of the time of the import, or of the date that was given.
func (s *Store) Import(ctx context.Context, items iter.Seq2[record.Item, error]) (Imported, error) {
	var done Imported
	err := s.write(func(tx *sql.Tx) error {
		im := importer{tx: tx, now: s.now(), done: &done}
		if err := im.look(ctx); err != nil {
			return err
		}
		for item, err := range items {
			if err == nil {
				err = ctx.Err()
			}
			switch {
			case err != nil:
			case item.Rubber != nil:
				if err = im.end(); err == nil {
					err = im.begin(*item.Rubber)
				}
			case item.Board != nil:
				err = im.add(*item.Board)
			}
			if err != nil {
				return err
			}
		}
		if err := im.end(); err != nil {
			return err
		}
		if done.Rubbers == 0 {
			return errNothingNew
		}
		return nil
	})
	if err != nil && err != errNothingNew {
		return Imported{}, err
	}
	return done, nil
}

// errNothingNew takes an import back that has added nothing, so that it writes nothing either.
var errNothingNew = errors.New("nothing is new")

// importer adds one rubber after the other.
type importer struct {
	tx   *sql.Tx
	now  time.Time
	done *Imported
	// alike are the rubbers that are kept, by their first deal.
	alike map[string][]keptRubber

	insertBoard, insertEvents *sql.Stmt

	// The rubber that is being added.
	id      int64 // 0 if there is none
	rubber  record.Rubber
	first   string // the deal of its first board
	content hash.Hash
	boards  int
	counted int
}

type keptRubber struct{ id, started int64 }

// look prepares the import.
func (im *importer) look(ctx context.Context) error {
	rows, err := im.tx.QueryContext(ctx, `
		SELECT rubber.id, rubber.started, coalesce(board.deal, '')
		FROM rubber LEFT JOIN board ON board.rubber = rubber.id AND board.position = 0 ORDER BY rubber.id`)
	if err != nil {
		return err
	}
	defer rows.Close()
	im.alike = map[string][]keptRubber{}
	for rows.Next() {
		var k keptRubber
		var deal string
		if err := rows.Scan(&k.id, &k.started, &deal); err != nil {
			return err
		}
		im.alike[deal] = append(im.alike[deal], k)
	}
	if err := rows.Err(); err != nil {
		return err
	}
	im.insertBoard, err = im.tx.Prepare(`
		INSERT INTO board (rubber, position, started, deal, dealer, vul, undos, hints, finished, contract, tricks, ns, ew)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`)
	if err != nil {
		return err
	}
	// All acts of a board at once: one by one they would take ten times as long.
	im.insertEvents, err = im.tx.Prepare("INSERT INTO event (board, position, text) SELECT ?, key, value FROM json_each(?)")
	return err
}

// begin adds a rubber. What is added from here on can be taken back.
func (im *importer) begin(r record.Rubber) error {
	if r.Length == 0 {
		r.Started = im.now.UnixMilli()
		if day, err := time.Parse("2006.01.02", r.Date); err == nil {
			r.Started = day.Add(12 * time.Hour).UnixMilli() // the same day nearly everywhere
		}
		r.Changed = r.Started
	}
	im.rubber, im.first, im.content, im.boards, im.counted = r, "", sha256.New(), 0, 0
	if _, err := im.tx.Exec("SAVEPOINT rubber"); err != nil {
		return err
	}
	return im.tx.QueryRow("INSERT INTO rubber (started, changed, rules, length, person) VALUES (?, ?, ?, ?, ?) RETURNING id",
		r.Started, r.Changed, r.Rules.Name, max(r.Length, 1), seatText(r.Person)).Scan(&im.id)
}

// add adds a board to the rubber.
func (im *importer) add(e record.Entry) error {
	b := e.Board
	number := b.Number().String()
	if im.boards == 0 {
		im.first = number
	}
	var finished, tricks, ns, ew sql.NullInt64
	var contract sql.NullString
	if im.rubber.Length == 0 && e.Started == 0 {
		e.Started = im.rubber.Started
	}
	if b.Phase() == bridge.Finished {
		if im.rubber.Length == 0 && e.Finished == 0 {
			e.Finished = e.Started
		}
		points := b.Points()
		value := func(n int64) sql.NullInt64 { return sql.NullInt64{Int64: n, Valid: true} }
		finished, tricks = value(e.Finished), value(int64(b.DeclarerTricks()))
		ns, ew = value(int64(points[card.NS])), value(int64(points[card.EW]))
		contract = sql.NullString{String: b.Contract().String(), Valid: true}
		if !(b.Rules.RedealPassedOut && b.Contract().PassedOut()) {
			im.counted++
		}
	}
	var id int64
	if err := im.insertBoard.QueryRow(im.id, im.boards, e.Started, number, b.Dealer.String(), b.Vul.String(),
		e.Undos, e.Hints, finished, contract, tricks, ns, ew).Scan(&id); err != nil {
		return err
	}
	texts := []string{}
	for _, event := range b.Events() {
		texts = append(texts, event.String())
	}
	list, err := json.Marshal(texts)
	if err != nil {
		return err
	}
	if _, err := im.insertEvents.Exec(id, string(list)); err != nil {
		return err
	}
	im.boards++
	mark(im.content, b)
	return nil
}

// mark adds a board to the content of its rubber.
func mark(content hash.Hash, b bridge.Board) {
	fmt.Fprintln(content, b.Deal, b.Dealer, b.Vul, b.Events())
}

// end ends the rubber, if there is one, and takes it back if it was there already.
func (im *importer) end() error {
	if im.id == 0 {
		return nil
	}
	there, err := im.there()
	if err != nil {
		return err
	}
	if there {
		im.done.There++
		im.id = 0
		_, err := im.tx.Exec("ROLLBACK TO rubber; RELEASE rubber")
		return err
	}
	length := im.rubber.Length
	if length == 0 {
		length = max(im.counted, 1)
	}
	if _, err := im.tx.Exec("UPDATE rubber SET length = ?, finished = ? WHERE id = ?; RELEASE rubber",
		length, im.counted >= length, im.id); err != nil {
		return err
	}
	im.done.Rubbers++
	im.done.Boards += im.boards
	im.alike[im.first] = append(im.alike[im.first], keptRubber{im.id, im.rubber.Started})
	im.id = 0
	return nil
}

// there reports whether the rubber was there already.
func (im *importer) there() (bool, error) {
	var sum [sha256.Size]byte
	im.content.Sum(sum[:0])
	loose := im.rubber.Length == 0
	for _, k := range im.alike[im.first] {
		if !loose && k.started != im.rubber.Started {
			continue
		}
		r, err := rubberHead(context.Background(), im.tx, k.id)
		if err != nil {
			return false, err
		}
		if r.Rules.Name != im.rubber.Rules.Name ||
			loose && r.Boards < im.boards || !loose && !(r.Boards == im.boards && sameHead(r, im.rubber)) {
			continue
		}
		content, boards := sha256.New(), 0
		if im.boards > 0 {
			err = eachEntry(context.Background(), im.tx, k.id, r.Rules, func(e record.Entry) bool {
				mark(content, e.Board)
				boards++
				return boards < im.boards
			})
			if err != nil {
				return false, err
			}
		}
		if [sha256.Size]byte(content.Sum(nil)) == sum {
			return true, nil
		}
	}
	return false, nil
}

// sameHead reports whether two rubbers that started at the same time have the same length and person.
func sameHead(a, b record.Rubber) bool {
	return a.Length == b.Length &&
		(a.Person == nil) == (b.Person == nil) && (a.Person == nil || *a.Person == *b.Person)
}
