package bridge

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
)

// toPlay is the condition that a row of given is still to be played.
const toPlay = "NOT EXISTS (SELECT 1 FROM board JOIN part ON part.id = board.id WHERE board.deal = given.deal AND part.session = given.session)"

// givenOf returns the deals of a rubber still to be played, in order, and whether any were given. Those that can't be
// read are left out and reported to wrong.
func givenOf(ctx context.Context, tx *sql.Tx, rubber int64, rules bridge.Rules, wrong func(error)) (left []record.Given, any bool, err error) {
	rows, err := tx.QueryContext(ctx, "SELECT id, number, deal, dealer, vul, "+toldOf("given.session", "given.deal")+", "+toPlay+" FROM given WHERE session = ? ORDER BY position", rubber)
	if err != nil {
		return nil, false, err
	}
	defer rows.Close()
	for rows.Next() {
		var g record.Given
		var k keptBoard
		var open bool
		var source, results string
		if err := rows.Scan(&k.id, &g.Number, &k.deal, &k.dealer, &k.vul, &source, &results, &open); err != nil {
			return nil, false, err
		}
		any = true
		if !open {
			continue
		}
		if g.Board, _, err = k.replay(rules); err == nil && g.Number > farthest {
			err = fault.Errorf("no board has the number %d", g.Number)
		}
		if err != nil {
			wrong(curable{&ReplayError{Rubber: rubber, Err: fault.Errorf("a deal to be played: %w", err)}, func(tx *sql.Tx) error {
				_, err := tx.Exec("DELETE FROM given WHERE id = ?", k.id)
				return err
			}})
			continue
		}
		g.Source, g.Results = parseTold(source, results, g.Board)
		left = append(left, g)
	}
	return left, any, rows.Err()
}

// boards returns the boards of deals.
func boards(given []record.Given) (all []bridge.Board) {
	for _, g := range given {
		all = append(all, g.Board)
	}
	return all
}

// insertGiven stores deals to be played in a rubber, except those already there.
func insertGiven(tx *sql.Tx, rubber int64, given []record.Given) error {
	for i, g := range given {
		if _, err := tx.Exec("INSERT OR IGNORE INTO given (session, position, number, deal, dealer, vul) VALUES (?, ?, ?, ?, ?, ?)",
			rubber, i, g.Number, g.Board.Number().String(), g.Board.Dealer.String(), g.Board.Vul.String()); err != nil {
			return err
		}
	}
	return nil
}

// PlayNext moves a deal to the front of those to be played in its rubber; line is the negative of its id, as in
// [Store.LineIDs]. A board in progress there is played first. The error is [ErrNoBoard] if the deal doesn't exist.
func (s *Store) PlayNext(line int64) error {
	err := s.Write(func(tx *sql.Tx) error {
		done, err := tx.Exec(`
			UPDATE given SET position = (SELECT min(position) - 1 FROM given AS its WHERE its.session = given.session) WHERE id = ?`, -line)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return ErrNoBoard
		}
		return nil
	})
	if err != nil {
		return fault.Errorf("choosing a deal: %w", err)
	}
	return nil
}

// ToPlay returns the number of deals still to be played in each rubber that has any.
func (s *Store) ToPlay(ctx context.Context) (map[int64]int, error) {
	left := map[int64]int{}
	err := storage.Each(ctx, s.read, "SELECT session, count(*) FROM given WHERE "+toPlay+" GROUP BY session", nil, func(rows *sql.Rows) error {
		var id int64
		var n int
		err := rows.Scan(&id, &n)
		left[id] = n
		return err
	})
	if err != nil {
		return nil, fault.Errorf("counting the deals to be played: %w", err)
	}
	return left, nil
}

// LineIDs returns the boards of a rubber, in order, followed by the deals still to be played in it, as the negatives of
// their ids, which [Store.BoardSummaries] and [Store.Board] also accept.
func (s *Store) LineIDs(ctx context.Context, rubber int64) ([]int64, error) {
	return storage.FindIDs(ctx, s.read, fault.Say("the boards of rubber %d", rubber), `SELECT id FROM (
			SELECT id, 0 AS left, position FROM part WHERE session = ?1
			UNION ALL SELECT -id, 1, position FROM given WHERE session = ?1 AND `+toPlay+`
			ORDER BY 2, 3)`, rubber)
}

// givenSummaries returns the lines of deals to be played, by the negatives of their ids.
func givenSummaries(ctx context.Context, tx *sql.Tx, ids []int64) (map[int64]BoardSummary, error) {
	all := map[int64]BoardSummary{}
	err := storage.Each(ctx, tx, `
		SELECT given.id, session.id, game, length, person, deal,
			coalesce((SELECT nullif(number, 0) FROM source WHERE source.session = given.session AND source.deal = given.deal), number),
			dealer, vul, `+hasResults("given.session", "given.deal")+`,
			1 + (SELECT count(*) FROM part WHERE part.session = session.id)
			+ (SELECT count(*) FROM given AS its WHERE its.session = given.session AND its.position < given.position
				AND NOT EXISTS (SELECT 1 FROM board JOIN part ON part.id = board.id WHERE board.deal = its.deal AND part.session = its.session))
		FROM json_each(?) AS wanted JOIN given ON given.id = -wanted.value
		JOIN session ON session.id = given.session JOIN rubber ON rubber.session = session.id`, []any{storage.IDList(ids)}, func(rows *sql.Rows) error {
		l := BoardSummary{Costly: -1}
		var person sql.NullString
		var deal, dealer, vul string
		var number int
		if err := rows.Scan(&l.ID, &l.Rubber, &l.Rules, &l.Length, &person, &deal, &number, &dealer, &vul, &l.HasResults, &l.Place); err != nil {
			return err
		}
		l.ID, l.Number = -l.ID, cmp.Or(number, l.Place)
		l.Watched = !person.Valid
		l.glance(deal, person, sql.NullString{})
		l.ToPlay = true
		all[l.ID] = l
		return nil
	})
	return all, err
}

// isGiven reports whether an id is that of a deal to be played.
func isGiven(id int64) bool { return id < 0 }

// withGiven returns the lines of boards and of deals to be played, in the order of their ids.
func withGiven(ctx context.Context, tx *sql.Tx, ids []int64, lines []BoardSummary) ([]BoardSummary, error) {
	all, err := givenSummaries(ctx, tx, slices.DeleteFunc(slices.Clone(ids), func(id int64) bool { return !isGiven(id) }))
	if err != nil {
		return nil, err
	}
	for _, l := range lines {
		all[l.ID] = l
	}
	sorted := make([]BoardSummary, 0, len(all))
	for _, id := range ids {
		if l, ok := all[id]; ok {
			sorted = append(sorted, l)
		}
	}
	return sorted, nil
}

// givenBoard returns a deal to be played, as a board without events.
func givenBoard(ctx context.Context, tx *sql.Tx, line int64) (Board, error) {
	lines, err := givenSummaries(ctx, tx, []int64{line})
	if err != nil {
		return Board{}, err
	}
	l, ok := lines[line]
	if !ok {
		return Board{}, ErrNoBoard
	}
	b := Board{BoardSummary: l}
	var k keptBoard
	var house string
	if err := tx.QueryRowContext(ctx, `
		SELECT deal, dealer, vul, options, name, note, starred <> 0 FROM given JOIN session ON session.id = given.session WHERE given.id = ?`, -line).Scan(
		&k.deal, &k.dealer, &k.vul, &house, &b.RubberMarks.Name, &b.RubberMarks.Note, &b.RubberMarks.Starred); err != nil {
		return Board{}, err
	}
	rules, err := parseRules(l.Rules, house, l.Length)
	if err == nil {
		b.Board, _, err = k.replay(rules)
	}
	if err == nil {
		b.Source, b.Results, err = toldBoard(ctx, tx, b.Rubber, b.Board)
	}
	return b, err
}

// takeList stores deals to be played as a rubber of the user's. Deals already in one aren't added, but what the file
// says about them is; if that rubber is in the trash, it is restored.
func (im *importer) takeList(name string, given []record.Given, now int64) error {
	var fresh []record.Given
	for _, g := range gathered(given) {
		var in int64
		var deleted bool
		err := im.tx.QueryRow(`
			SELECT session.id, deleted IS NOT NULL FROM given JOIN session ON session.id = session
			WHERE deal = ? AND dealer = ? AND vul = ? ORDER BY 2, 1 LIMIT 1`,
			g.Board.Number().String(), g.Board.Dealer.String(), g.Board.Vul.String()).Scan(&in, &deleted)
		switch {
		case errors.Is(err, sql.ErrNoRows):
			fresh, err = append(fresh, g), nil
		case err == nil:
			err = im.tellOne(in, g.Board, givenTold(g))
		}
		if err == nil && deleted {
			_, err = im.tx.Exec("UPDATE session SET deleted = NULL WHERE id = ?", in)
			im.done.Restored++
		}
		if err != nil {
			return err
		}
	}
	if len(fresh) == 0 {
		return nil
	}
	fresh, again := onceEach(fresh)
	south := card.South
	session := storage.Session{Game: bridge.Duplicate().Name, Person: seatText(&south), Marks: storage.Marks{Name: name}}
	if err := session.Check(); err != nil {
		return err
	}
	id, err := newRubber(im.tx, session, len(fresh), Field{}, now, now)
	if err == nil {
		err = insertGiven(im.tx, id, fresh)
	}
	if err != nil {
		return err
	}
	im.done.ToPlay += len(fresh)
	for _, g := range fresh {
		_, added, err := tell(im.tx, id, g.Board, givenTold(g))
		if err != nil {
			return err
		}
		im.done.Results += added
	}
	return im.takeList(name, again, now)
}

// onceEach separates the deals of one list from those whose cards it already has, with another dealer or vulnerability.
func onceEach(given []record.Given) (once, again []record.Given) {
	seen := map[card.Number]bool{}
	for _, g := range given {
		if n := g.Board.Number(); seen[n] {
			again = append(again, g)
		} else {
			seen[n] = true
			once = append(once, g)
		}
	}
	return once, again
}

// lists holds deals to be played, by the names of their lists.
type lists struct {
	names []string // in the order in which they came
	deals map[string][]record.Given
}

// add adds a deal.
func (l *lists) add(d record.ToPlay) {
	if _, there := l.deals[d.List]; !there {
		if l.deals == nil {
			l.deals = map[string][]record.Given{}
		}
		l.names = append(l.names, d.List)
	}
	l.deals[d.List] = append(l.deals[d.List], d.Given)
}

// takeLists stores the lists.
func (im *importer) takeLists() error {
	for i, name := range im.lists.names {
		// Each a moment later, so that they are listed in order.
		if err := im.takeList(name, im.lists.deals[name], im.now.UnixMilli()+int64(i)); err != nil {
			return err
		}
	}
	return nil
}
