package bridge

import (
	"database/sql"
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
)

// boardResult is the result of a finished board for the user, in the form of its columns.
type boardResult struct {
	role                   Role
	counts                 bool
	contract               string
	level                  int
	strain, declarer, over any // nil if all passed
	tricks, ns, ew, points int
}

// resultOf returns the result of a finished board. person is nil if there is no user.
func resultOf(b bridge.Board, person *card.Seat) boardResult {
	c, points := b.Contract(), b.Points()
	r := boardResult{
		counts: b.Rules.Counts(b), contract: c.String(), tricks: b.DeclarerTricks(),
		ns: points[card.NS], ew: points[card.EW], points: points[card.NS] - points[card.EW],
	}
	if person != nil && person.Side() == card.EW {
		r.points = -r.points
	}
	if c.PassedOut() {
		return r
	}
	r.level, r.strain, r.declarer = c.Level, int(c.Strain), c.Declarer.String()
	r.over = r.tricks - b.Rules.Needs(c.Level)
	switch {
	case person == nil:
	case *person == c.Declarer:
		r.role = Declarer
	case *person == c.Dummy():
		r.role = Dummy
	default:
		r.role = Defender
	}
	return r
}

// finishBoard stores the result of a board.
func finishBoard(tx *sql.Tx, board int64, b bridge.Board, person *card.Seat) error {
	r := resultOf(b, person)
	_, err := tx.Exec(`
		UPDATE board SET role = ?, counts = ?, contract = ?, level = ?, strain = ?, declarer = ?,
			tricks = ?, over = ?, ns = ?, ew = ?, points = ?
		WHERE id = ?`, r.role, r.counts, r.contract, r.level, r.strain, r.declarer, r.tricks, r.over, r.ns, r.ew, r.points, board)
	return err
}

// insertBoard adds bridge's data for a part that has been started.
func insertBoard(tx *sql.Tx, part int64, b bridge.Board, bothHands bool) error {
	_, err := tx.Exec("INSERT INTO board (id, deal, dealer, vul, standing, both_hands) VALUES (?, ?, ?, ?, ?, ?)",
		part, b.Number().String(), b.Dealer.String(), b.Vul.String(), b.Standing.String(), bothHands)
	return err
}

// keepResult stores the result of a rubber when a board of it is finished or reopened, or when it has been settled.
func keepResult(tx *sql.Tx, rubber int64) error {
	r, err := rubberIn(tx, rubber)
	if err != nil {
		return err
	}
	var person *card.Seat
	if !r.Watched {
		person = &r.Seat
	}
	result, err := compared(tx, rubber, r.Field.Setup, person, sessionResult(r.Rubber, person))
	if err != nil {
		return err
	}
	return setResult(tx, rubber, r.Rubber.Points(), r.Rubber.IMPs(), result)
}

// setResult stores the points of a rubber so far, its IMPs if there are targets, and its result.
func setResult(tx *sql.Tx, rubber int64, points, imps [2]int, r storage.Result) error {
	if _, err := tx.Exec("UPDATE rubber SET ns = ?, ew = ?, imps = ? WHERE session = ?", points[card.NS], points[card.EW], imps[card.NS], rubber); err != nil {
		return err
	}
	return storage.SetResult(tx, rubber, r)
}

// sessionResult returns the result of a session. person is nil if there is no user.
func sessionResult(s session.Session, person *card.Seat) storage.Result {
	if !s.Over() {
		return storage.Result{}
	}
	winner, won := s.Winner()
	has := s.Points()
	if s.Rules.HasTargets() {
		has = s.IMPs()
	}
	return pointsResult(has, winner, won, person)
}

// pointsResult returns the result of a finished session, from the points or IMPs of each side; won says whether there
// is a winner.
func pointsResult(points [2]int, winner card.Side, won bool, person *card.Seat) storage.Result {
	r := storage.Result{Over: true, Seats: seatsText(points)}
	if person != nil {
		r.Won = sql.NullInt64{Valid: true}
		switch {
		case won && winner == person.Side():
			r.Won.Int64 = 1
		case won:
			r.Won.Int64 = -1
		}
	}
	return r
}

// seatsText returns the points or IMPs of each seat: N:1200 E:800 S:1200 W:800.
func seatsText(points [2]int) string {
	var all []string
	for _, seat := range card.Seats {
		all = append(all, fmt.Sprintf("%v:%d", seat, points[seat.Side()]))
	}
	return strings.Join(all, " ")
}
