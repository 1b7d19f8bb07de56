package few

import (
	"database/sql"
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

// Role is the user's role in a deal.
type Role int

// The roles.
const (
	NoRole Role = iota // all passed
	Declarer
	Partner // declarer's, at bridge for three
	Defender
)

// Outcome is the result of a deal for the user.
type Outcome struct {
	Role     Role
	Contract few.Contract
	Tricks   int // of declarer's side
	Short    int // tricks by which the contract is short; overtricks are negative
	Points   int // on the sheet of the user's side
	Against  int // points of declarer's side, if he defends; otherwise the most that another side has
	Honours  int // part of Points, for honours
}

// OutcomeOf returns the result of a finished deal for a player.
func OutcomeOf(b few.Board, p few.Player) Outcome {
	s, c := b.Setup(), b.Contract()
	o := Outcome{Contract: c, Tricks: b.DeclarerTricks()}
	if !c.PassedOut() {
		o.Short = s.Rules.Missing(c, o.Tricks)
		switch {
		case c.Declarer == p:
			o.Role = Declarer
		case s.Side(c.Declarer) == s.Side(p):
			o.Role = Partner
		default:
			o.Role = Defender
		}
	}
	for side, points := range b.Score().Points() {
		switch {
		case few.Side(side) == s.Side(p):
			o.Points = points
		case o.Role != Defender || few.Side(side) == s.Side(c.Declarer): // at Booby a fellow defender has as much for it
			o.Against = max(o.Against, points)
		}
	}
	for _, l := range b.Score() {
		if l.Item == few.HonoursItem && l.Side == s.Side(p) {
			o.Honours += l.Points
		}
	}
	return o
}

// keepResult stores the result of a finished deal of the session; e is its entry on the score sheet.
func (s stored) keepResult(id int64, b few.Board, e few.Entry) error {
	short := 0
	if !e.Contract.PassedOut() {
		short = s.rules.Missing(e.Contract, e.Tricks)
	}
	points := e.Score.Points()
	if _, err := s.Tx.Exec("UPDATE few_deal SET contract = ?, tricks = ?, short = ?, score = ?, totals = ? WHERE id = ?",
		s.rules.ContractText(e.Contract), e.Tricks, short, numbersText(points[:s.rules.Sides()]), numbersText(e.Totals), id); err != nil {
		return err
	}
	if s.person == few.Nobody {
		return nil
	}
	var at int64
	var players string
	if err := s.Tx.QueryRow("SELECT finished, players FROM part WHERE id = ?", id).Scan(&at, &players); err != nil {
		return err
	}
	o, strain := OutcomeOf(b, s.person), ""
	if o.Role != NoRole {
		strain = o.Contract.Strain.String()
	}
	_, err := s.Tx.Exec(`
		INSERT INTO few_result (deal, session, at, day, game, players, role, level, strain, doubling, slam, short, points, against, honours)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		id, s.Game, at, storage.DayOf(storage.FromMillis(at)), s.rules.Name, players, o.Role, o.Contract.Level, strain, o.Contract.Doubling,
		o.Contract.Level >= s.rules.Level-1, o.Short, o.Points, o.Against, o.Honours)
	return err
}

// keepEnd stores the result of the session, which is over.
func (s stored) keepEnd(g Game) error {
	end := g.End()
	var changed int64
	if err := s.Tx.QueryRow("SELECT changed FROM session WHERE id = ?", s.Game).Scan(&changed); err != nil {
		return err
	}
	result := storage.Result{Over: true, Seats: totalsText(s.rules, end.Totals)}
	var gain sql.NullInt64
	if s.person != few.Nobody {
		gain = sql.NullInt64{Int64: int64(gainOf(end.Totals, s.person)), Valid: true}
		won := map[bool]int64{true: 1, false: -1}[end.Winner == s.person]
		if end.Winner == few.Nobody {
			won = 0
		}
		result.Won = sql.NullInt64{Int64: won, Valid: true}
	}
	if _, err := s.Tx.Exec("UPDATE few_session SET settled = ?, day = ?, gain = ? WHERE session = ?",
		g.Settled, storage.DayOf(storage.FromMillis(changed)), gain, s.Game); err != nil {
		return err
	}
	return storage.SetResult(s.Tx, s.Game, result)
}

// totalsText returns the points of each player: S:270 W:0.
func totalsText(r few.Rules, totals []int) string {
	var words []string
	for i, n := range totals {
		words = append(words, fmt.Sprintf("%s:%d", r.Letter(few.Player(i)), n))
	}
	return strings.Join(words, " ")
}

// parseTotals parses the points of each player, none for an unfinished session.
func parseTotals(r few.Rules, text string) (totals []int, err error) {
	for i, word := range strings.Fields(text) {
		number, ok := strings.CutPrefix(word, r.Letter(few.Player(i))+":")
		n, err := strconv.Atoi(number)
		if !ok || err != nil {
			return nil, fault.Errorf("%q is no result of a player", word)
		}
		totals = append(totals, n)
	}
	if len(totals) > 0 && len(totals) != r.Players() {
		return nil, fault.Errorf("%q is no result of %d players", text, r.Players())
	}
	return totals, nil
}

// numbersText joins numbers with blanks, and parseNumbers parses them.
func numbersText(numbers []int) string { return strings.Trim(fmt.Sprint(numbers), "[]") }

func parseNumbers(text string) (all []int, err error) {
	for word := range strings.FieldsSeq(text) {
		n, err := family.ParseNumber(word)
		if err != nil {
			return nil, err
		}
		all = append(all, n)
	}
	return all, nil
}
