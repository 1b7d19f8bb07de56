package bridge

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"iter"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// Imported counts the effects of an import.
type Imported struct {
	Rubbers, Boards int // added
	There           int // rubbers already there
	Continued       int // of these, those in an older state that have been continued
	Restored        int // of these, those restored from the trash
	Marks           int // names, notes and stars added to existing rubbers and boards
	Puzzles         int // solved, or started, on existing boards
	ToPlay          int // deals to be played that have been added
	Results         int // results at other tables, on boards and on deals to be played
	Sources         int // existing boards, deals and other tables about which a file now says something
	Learned         int // steps of lessons and exercises that are new, or newer than here
}

// Import adds the rubbers of a history, in order, in one transaction: if it fails or is killed, if the context ends, or
// if an item comes with an error, nothing has changed. It holds one rubber at a time, or one board if boards come
// without the line of their rubber.
//
// A rubber that already exists isn't added: one under the same rules and house rules, with the same length, user and
// start, and with the same boards as far as both go. If it is further here, it isn't changed; if it is further in the
// import, the rest is added to it. It and its boards keep their names, notes and stars, and get missing ones from the
// import. A rubber in the trash is restored.
//
// Boards without the line of their rubber belong to an existing rubber that starts with them. Otherwise they get one
// without a user, dated by the given date or the time of the import. Its length is the number of boards, unless its
// rules set one: then it goes on while there are fewer.
//
// Information about an existing board or deal is stored if there was none before, and so are new results at other
// tables.
//
// For a step of a lesson the newer state is kept, here or in the import; new exercises are added.
//
// Deals to be played become rubbers of the user's, one for each list; deals already in one aren't added.
func (s *Store) Import(ctx context.Context, items iter.Seq2[record.Item, error]) (Imported, error) {
	var done Imported
	err := s.Write(func(tx *sql.Tx) error {
		im := importer{tx: tx, now: s.Now(), done: &done, ids: map[int]int64{}}
		if err := im.prepare(); err != nil {
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
					err = im.begin(*item.Rubber, item.Line)
				}
			case item.Board != nil:
				err = im.add(*item.Board, item.Line)
			case item.ToPlay != nil:
				im.lists.add(*item.ToPlay)
			case item.Learned != nil:
				im.learned = append(im.learned, *item.Learned)
			case item.Alone:
				err = im.alone()
			case item.Settled:
				im.session.Settled = true
			}
			if err != nil {
				return err
			}
		}
		if err := im.end(); err != nil {
			return err
		}
		for _, o := range im.later {
			if err := im.setOrigin(o); err != nil {
				return err
			}
		}
		if err := im.takeLists(); err != nil {
			return err
		}
		if err := im.takeLearned(); err != nil {
			return err
		}
		if done.Rubbers+done.Continued+done.Restored+done.Marks+done.Puzzles+done.ToPlay+done.Results+done.Sources+done.Learned == 0 {
			return errNothingNew
		}
		return nil
	})
	if err != nil && err != errNothingNew {
		return Imported{}, err
	}
	return done, nil
}

// errNothingNew rolls back an import that has added nothing, so that it doesn't write either.
var errNothingNew = fault.New("nothing is new")

// importer adds rubbers one by one.
type importer struct {
	tx   *sql.Tx
	now  time.Time
	done *Imported

	insertPart, insertBoard, insertEvents *sql.Stmt

	ids   map[int]int64 // the rubbers so far, by their numbers in the history
	later []origin      // set at the end
	lists lists         // of deals to be played

	learned []record.Learned

	// The rubber being added.
	id      int64 // 0 if there is none
	line    int
	rubber  record.Rubber
	first   string // the deal of its first board
	acts    int    // on its first board
	boards  int
	session session.Session // its finished boards; none are held if the length is unknown
	// For boards without the line of their rubber, in a game whose sessions have no fixed length.
	counted int
	points  [2]int
	tables  int // at which a board of it has been played, at least 1
	told    []toldHere
	results int // of these
}

// origin is the origin of a rubber.
type origin struct {
	rubber int64
	of     record.Origin
	guess  bool // it isn't known how many events of a branch stood
	line   int
}

// prepare prepares the import.
func (im *importer) prepare() (err error) {
	im.insertPart, err = im.tx.Prepare(`
		INSERT INTO part (session, position, started, finished, undos, hints, players, name, note, starred, words)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`)
	if err != nil {
		return err
	}
	im.insertBoard, err = im.tx.Prepare(`
		INSERT INTO board (id, deal, dealer, vul, standing, both_hands, role, counts, contract, level, strain, declarer, tricks, over, ns, ew, points)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
	if err != nil {
		return err
	}
	// All acts of a board at once: one by one would take ten times as long.
	im.insertEvents, err = im.tx.Prepare("INSERT INTO event (part, position, text) SELECT ?, key, value FROM json_each(?)")
	return err
}

// begin adds a rubber. What is added from here on can be rolled back.
func (im *importer) begin(r record.Rubber, line int) error {
	if r.Loose() {
		r.Started = im.now.UnixMilli()
		if day, err := time.ParseInLocation("2006.01.02", r.Date, time.Local); err == nil {
			r.Started = day.Add(12 * time.Hour).UnixMilli() // even if clocks change
		}
		r.Changed = r.Started
	}
	m := storage.Marks{Name: r.Name, Note: r.Note, Starred: r.Starred}
	if err := m.Check(); err != nil {
		return &record.LineError{Line: line, Err: err}
	}
	im.rubber, im.line, im.first, im.acts, im.boards, im.counted, im.points, im.tables = r, line, "", 0, 0, 0, [2]int{}, 1
	im.told, im.results = nil, 0
	im.session = session.Session{Rules: r.Rules, Length: cmp.Or(r.Length, r.Rules.Length), Settled: r.Settled}
	if _, err := im.tx.Exec("SAVEPOINT rubber"); err != nil {
		return err
	}
	head := storage.Session{Game: r.Rules.Name, Options: r.Rules.House.String(), Person: seatText(r.Person), Kind: storage.Kind(r.Kind),
		Stands: max(r.Stands, 0), Marks: m}
	var err error
	f := Field{r.Field, r.FieldPlayers, r.Daily}
	im.id, err = newRubber(im.tx, head, im.session.Length, f, r.Started, r.Changed)
	if err == nil {
		err = insertGiven(im.tx, im.id, r.Given)
	}
	for _, g := range r.Given {
		if err == nil {
			err = im.hear(g.Board, givenTold(g))
		}
	}
	return err
}

// add adds a board to the rubber.
func (im *importer) add(e record.Entry, line int) error {
	b := e.Board
	number := b.Number().String()
	if im.boards == 0 {
		im.first, im.acts = number, len(b.Events())
	}
	if im.rubber.Loose() && e.Started == 0 {
		e.Started = im.rubber.Started
	}
	var finished sql.NullInt64
	columns := make([]any, 11) // of the result
	columns[0], columns[1] = AnyRole, false
	if b.Phase() == bridge.Finished {
		if im.rubber.Loose() && e.Finished == 0 {
			e.Finished = e.Started
		}
		finished = sql.NullInt64{Int64: e.Finished, Valid: true}
		r := resultOf(b, im.rubber.Person)
		columns = []any{r.role, r.counts, r.contract, r.level, r.strain, r.declarer, r.tricks, r.over, r.ns, r.ew, r.points}
		im.finished(b)
	}
	m := storage.Marks{Name: e.Name, Note: e.Note, Starred: e.Starred}
	if err := m.Check(); err != nil {
		return &record.LineError{Line: line, Err: err}
	}
	var id int64
	if err := im.insertPart.QueryRow(im.id, im.boards, e.Started, finished, e.Undos, e.Hints, e.Players,
		m.Name, m.Note, m.Starred, m.Words()).Scan(&id); err != nil {
		return err
	}
	if _, err := im.insertBoard.Exec(append([]any{id, number, b.Dealer.String(), b.Vul.String(), b.Standing.String(), e.Both}, columns...)...); err != nil {
		return err
	}
	list, err := json.Marshal(texts(b))
	if err != nil {
		return err
	}
	if _, err := im.insertEvents.Exec(id, string(list)); err != nil {
		return err
	}
	im.boards++
	return im.addFound(id, e, line)
}

// joined reports whether the boards of the rubber form a session: its end is defined.
func (im *importer) joined() bool { return im.session.Length > 0 || im.session.ByGames() }

// finished processes a finished board of the rubber.
func (im *importer) finished(b bridge.Board) {
	if im.joined() {
		im.session.Boards = append(im.session.Boards, b)
		return
	}
	if b.Rules.Counts(b) {
		im.counted++
	}
	for side, points := range b.Points() {
		im.points[side] += points
	}
}

// alone makes the only board of the rubber one on its own, which is over even if all passed.
func (im *importer) alone() error {
	boards := []bridge.Board{im.session.Boards[0].Alone()}
	im.session = session.Session{Rules: boards[0].Rules, Length: 1, Boards: boards}
	_, err := im.tx.Exec("UPDATE board SET counts = 1 WHERE id IN (SELECT id FROM part WHERE session = ?)", im.id)
	return err
}

// end completes the rubber, if there is one.
func (im *importer) end() error {
	if im.id == 0 {
		return nil
	}
	if im.rubber.Stands > im.acts {
		return &record.LineError{Line: im.line, Err: fault.Errorf("%d events stand, and there are %d", im.rubber.Stands, im.acts)}
	}
	kept, state, err := im.there()
	if err != nil {
		return err
	}
	if state == unrelated {
		kept = im.id
		im.done.Rubbers++
		im.done.Boards += im.boards
		im.done.Results += im.results
		err = im.complete()
	} else {
		err = im.merge(kept, state)
	}
	if err != nil {
		return err
	}
	if !im.rubber.Loose() {
		im.ids[im.rubber.Number] = kept
	}
	im.id = 0
	if of := im.rubber.Origin; state == unrelated && of != (record.Origin{}) {
		from := origin{kept, of, im.rubber.Stands < 0, im.line}
		if _, known := im.ids[of.Rubber]; known {
			return im.setOrigin(from)
		}
		im.later = append(im.later, from)
	}
	return nil
}

// merge adds to an existing rubber what is new in the one being imported, another state of it, and rolls the rest back.
func (im *importer) merge(kept int64, is state) error {
	im.done.There++
	gaps, err := im.gaps(kept)
	if err != nil {
		return err
	}
	puzzles, err := im.puzzles(kept)
	if err != nil {
		return err
	}
	quiet, err := im.quietTables(kept)
	if err != nil {
		return err
	}
	if is == newer {
		im.done.Continued++
		if err = im.complete(); err == nil {
			err = continued(im.tx, kept, im.id)
		}
	} else {
		_, err = im.tx.Exec("ROLLBACK TO rubber; RELEASE rubber")
	}
	if err == nil {
		err = im.fill(gaps)
	}
	if err == nil {
		err = im.addPuzzles(puzzles)
	}
	if err == nil {
		err = im.tellOn(kept)
	}
	if err == nil {
		err = im.tellTables(quiet)
	}
	if err != nil {
		return err
	}
	n, err := storage.TakeBack(im.tx, kept)
	im.done.Restored += n
	return err
}

// complete completes the row of the rubber.
func (im *importer) complete() error {
	length, points, result := im.session.Length, im.session.Points(), sessionResult(im.session, im.rubber.Person)
	if !im.joined() {
		// Boards without a rubber: its length is their number, and nobody wins.
		length = max(im.counted, 1)
		result, points = storage.Result{}, im.points
		if im.counted > 0 {
			result = pointsResult(im.points, card.NS, false, nil)
		}
	}
	setup := im.rubber.Field
	if im.rubber.Loose() && im.tables > 1 {
		setup.Tables = im.tables // as many as have a result on one of the boards
	}
	if _, err := im.tx.Exec("UPDATE rubber SET length = ?, settled = ?, field = ? WHERE session = ?",
		length, im.session.Settled, setup.String(), im.id); err != nil {
		return err
	}
	result, err := compared(im.tx, im.id, setup, im.rubber.Person, result)
	if err != nil {
		return err
	}
	if err := setResult(im.tx, im.id, points, im.session.IMPs(), result); err != nil {
		return err
	}
	_, err = im.tx.Exec("RELEASE rubber")
	return err
}

// setOrigin sets the origin of a rubber.
func (im *importer) setOrigin(o origin) error {
	set, err := im.tx.Exec(`
		UPDATE session SET origin = its.id FROM (SELECT id FROM part WHERE session = ? AND position = ?) AS its WHERE session.id = ?`,
		im.ids[o.of.Rubber], o.of.Board-1, o.rubber)
	if err != nil {
		return err
	}
	if n, err := set.RowsAffected(); err != nil || n == 0 {
		return &record.LineError{Line: o.line, Err: fault.Errorf("there is no board %d of rubber %d, from which it should come", o.of.Board, o.of.Rubber)}
	}
	if o.guess {
		return guessStands(im.tx, o.rubber)
	}
	return nil
}
