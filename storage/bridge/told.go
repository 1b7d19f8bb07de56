package bridge

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// told is the information of files of other programs about a deal of a session.
type told struct {
	source  pbn.Source
	results []pbn.Result
	others  []pbn.Source // of other tables, stored with these; searched along with the deal
}

// toldOf returns the columns with what is told about a deal, for [parseTold]. session and deal are columns too.
func toldOf(session, deal string) string {
	return fmt.Sprintf(`
		coalesce((SELECT told FROM source WHERE source.session = %[1]s AND source.deal = %[2]s), ''),
		(SELECT json_group_array(told) FROM (SELECT told FROM result WHERE result.session = %[1]s AND result.deal = %[2]s ORDER BY position))`, session, deal)
}

// hasResults returns the condition that there are results for a deal: its own, or a table of them among its tags.
func hasResults(session, deal string) string {
	return fmt.Sprintf(`(EXISTS (SELECT 1 FROM result WHERE result.session = %[1]s AND result.deal = %[2]s)
			OR EXISTS (SELECT 1 FROM source WHERE source.session = %[1]s AND source.deal = %[2]s AND instr(told, '["ScoreTable",')))`, session, deal)
}

// mostTables is the greatest number of results of a deal of session.id: its own, or those in a table among its tags.
const mostTables = `max(
			coalesce((SELECT max(n) FROM (SELECT count(*) AS n FROM result WHERE result.session = session.id GROUP BY deal)), 0),
			coalesce((SELECT max(json_array_length(tag.value) - 2) FROM source, json_each(iif(json_valid(source.told), source.told, '{}'), '$.tags') AS tag
				WHERE source.session = session.id AND json_extract(tag.value, '$[0]') = 'ScoreTable'), 0))`

// parseTold parses the columns about a board. Damaged ones are left out.
func parseTold(source, results string, b bridge.Board) (pbn.Source, []pbn.Result) {
	var texts []string
	if json.Unmarshal([]byte(results), &texts) != nil {
		texts = nil
	}
	var all []pbn.Result
	for _, text := range texts {
		if r, err := record.ParseResult(text, b.Prefix(0)); err == nil {
			all = append(all, r)
		}
	}
	return parseSource(source), all
}

// parseSource parses a stored source, or returns nothing if it is damaged.
func parseSource(text string) pbn.Source {
	var s pbn.Source
	if text == "" || json.Unmarshal([]byte(text), &s) != nil {
		return pbn.Source{}
	}
	return s
}

// sourceText returns a source in its stored form: "" if it is empty.
func sourceText(s pbn.Source) (string, error) {
	if s.IsZero() {
		return "", nil
	}
	text, err := json.Marshal(s)
	return string(text), err
}

// tell adds new information to a deal of a session: the source if it has none, and missing results. Of equal results it
// keeps as many as the side with more has. It reports whether the source is new, and the number of new results.
func tell(tx *sql.Tx, session int64, b bridge.Board, t told) (filled bool, added int, err error) {
	if t.source.IsZero() && len(t.results) == 0 && !slices.ContainsFunc(t.others, func(s pbn.Source) bool { return !s.IsZero() }) {
		return false, 0, nil
	}
	deal := b.Number().String()
	if added, err = addResults(tx, session, deal, b, t.results); err != nil {
		return false, 0, err
	}
	if _, err := tx.Exec("INSERT OR IGNORE INTO source (session, deal) VALUES (?, ?)", session, deal); err != nil {
		return false, 0, err
	}
	var text, had string
	if err := tx.QueryRow("SELECT told, words FROM source WHERE session = ? AND deal = ?", session, deal).Scan(&text, &had); err != nil {
		return false, 0, err
	}
	fresh := []pbn.Source{}
	if filled = text == "" && !t.source.IsZero(); filled {
		stored, err := sourceText(t.source)
		if err != nil {
			return false, 0, err
		}
		tags, names := t.source.Tags, t.source.Tags.Players()
		if _, err := tx.Exec("UPDATE source SET told = ?, number = ?, event = ?, north = ?, east = ?, south = ?, west = ? WHERE session = ? AND deal = ?",
			stored, tags.Number("Board"), tags.Get("Event"), names[card.North], names[card.East], names[card.South], names[card.West], session, deal); err != nil {
			return false, 0, err
		}
		fresh = append(fresh, t.source)
	}
	for _, r := range t.results {
		fresh = append(fresh, r.Source)
	}
	words := withWords(had, append(fresh, t.others...))
	if words == had {
		return filled, added, nil
	}
	_, err = tx.Exec("UPDATE source SET words = ? WHERE session = ? AND deal = ?", words, session, deal)
	return filled, added, err
}

// withWords returns words combined with those of sources, each line once.
func withWords(words string, sources []pbn.Source) string {
	var all []string
	seen := map[string]bool{"": true}
	add := func(lines string) {
		for line := range strings.SplitSeq(lines, "\n") {
			if !seen[line] {
				seen[line] = true
				all = append(all, line)
			}
		}
	}
	add(words)
	for _, s := range sources {
		add(strings.ToLower(s.Words()))
	}
	return strings.Join(all, "\n")
}

// addResults adds the missing results.
func addResults(tx *sql.Tx, session int64, deal string, b bridge.Board, results []pbn.Result) (added int, err error) {
	if len(results) == 0 {
		return 0, nil
	}
	there := map[string]int{} // number of each
	position := 0
	rows, err := tx.Query("SELECT position, told FROM result WHERE session = ? AND deal = ? ORDER BY position", session, deal)
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	for rows.Next() {
		var text string
		if err := rows.Scan(&position, &text); err != nil {
			return 0, err
		}
		there[text]++
		position++
	}
	if err := rows.Err(); err != nil {
		return 0, err
	}
	for _, r := range results {
		text, err := record.ResultText(r)
		if err != nil {
			return 0, err
		}
		if there[text]--; there[text] >= 0 {
			continue
		}
		if err := insertResult(tx, session, deal, position, b, r, text); err != nil {
			return 0, err
		}
		position++
		added++
	}
	return added, nil
}

func insertResult(tx *sql.Tx, session int64, deal string, position int, b bridge.Board, r pbn.Result, text string) error {
	var tricks, ns, ew sql.NullInt64
	if r.Tricks >= 0 {
		tricks = sql.NullInt64{Int64: int64(r.Tricks), Valid: true}
	}
	if points, ok := r.Points(b.Rules, b.Vul); ok {
		ns, ew = sql.NullInt64{Int64: int64(points[card.NS]), Valid: true}, sql.NullInt64{Int64: int64(points[card.EW]), Valid: true}
	}
	tag := r.Tags.Get
	side := func(what string, side card.Side) string { return r.Tags.BySide(what, r.Contract.Declarer)[side] }
	_, err := tx.Exec(`
		INSERT INTO result (session, deal, position, contract, tricks, ns, ew, told,
			section, room, round, at_table, north, east, south, west,
			ns_pair, ew_pair, ns_score, ew_score, ns_percent, ew_percent)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		session, deal, position, r.Contract.String(), tricks, ns, ew, text,
		tag("Section"), tag("Room"), tag("Round"), tag("Table"), tag("North"), tag("East"), tag("South"), tag("West"),
		side("Pair", card.NS), side("Pair", card.EW), side("Score", card.NS), side("Score", card.EW), side("Percentage", card.NS), side("Percentage", card.EW))
	return err
}

// toldBoard returns what is told about a deal of a session.
func toldBoard(ctx context.Context, tx *sql.Tx, session int64, b bridge.Board) (pbn.Source, []pbn.Result, error) {
	var source, results string
	err := tx.QueryRowContext(ctx, "SELECT "+toldOf("its.session", "its.deal")+" FROM (SELECT ? AS session, ? AS deal) AS its", session, b.Number().String()).Scan(&source, &results)
	if err != nil {
		return pbn.Source{}, nil, err
	}
	s, all := parseTold(source, results, b)
	return s, all, nil
}

// Told summarises what files of other programs say about a rubber.
type Told struct {
	Event   string    // of all its boards; "" if they differ or it is unknown
	Players [4]string // by seat, on all its boards; "" as above
	Results int       // number of tables, over all boards
}

// Told returns a summary for each rubber about which files say something.
func (s *Store) Told(ctx context.Context) (map[int64]Told, error) {
	all := map[int64]Told{}
	rows, err := s.read.QueryContext(ctx, `
		SELECT its.session, count(told <> '' OR NULL) = (SELECT count(*) FROM part WHERE part.session = its.session)
				+ (SELECT count(*) FROM given WHERE given.session = its.session AND `+toPlay+`),
			min(event), max(event), min(north), max(north), min(east), max(east), min(south), max(south), min(west), max(west),
			(SELECT count(*) FROM result WHERE result.session = its.session)
		FROM source AS its GROUP BY its.session`)
	if err != nil {
		return nil, fault.Errorf("reading what is said of rubbers: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var id int64
		var t Told
		var ofAll bool
		var said [5][2]string // event and names, the least and the greatest of each
		if err := rows.Scan(&id, &ofAll, &said[0][0], &said[0][1], &said[1][0], &said[1][1], &said[2][0], &said[2][1], &said[3][0], &said[3][1],
			&said[4][0], &said[4][1], &t.Results); err != nil {
			return nil, fault.Errorf("reading what is said of rubbers: %w", err)
		}
		same := func(bounds [2]string) string {
			if !ofAll || bounds[0] != bounds[1] {
				return ""
			}
			return bounds[0]
		}
		t.Event = same(said[0])
		for i, seat := range []card.Seat{card.North, card.East, card.South, card.West} {
			t.Players[seat] = same(said[i+1])
		}
		all[id] = t
	}
	return all, rows.Err()
}
