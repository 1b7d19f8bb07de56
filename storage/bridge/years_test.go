package bridge_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// played is the number of rubbers of a long history that are played; the others are copies of these at other times.
const played = 24

// years fills a folder with the history of a user who has played for ten years: rubbers of four boards, more of
// 68 cards than of 52. A third of the boards are analysed, with made-up figures; on one in ten he has had a hint or
// taken something back, and a few have names and stars. Four computer players are strong enough for contracts
// such as people reach.
func years(t testing.TB, dir string, rubbers int) {
	t.Helper()
	if rubbers < played {
		playYears(t, dir, rubbers)
	} else {
		yearsPlayed.Do(func() {
			dir := t.TempDir()
			playYears(t, dir, played)
			yearsFile = must(os.ReadFile(filepath.Join(dir, "superbridge.db")))
		})
		check(t, os.WriteFile(filepath.Join(dir, "superbridge.db"), yearsFile, 0o600))
	}
	db := raw(t, dir)
	run(t, db, "PRAGMA synchronous = OFF") // it is made again if the machine crashes
	const apart = 3_500_000                // milliseconds from one rubber to the next
	run(t, db, "BEGIN",
		"CREATE TEMP TABLE number AS WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < "+fmt.Sprint(rubbers-1)+") SELECT n FROM n",
		// The played ones are the last.
		fmt.Sprintf("UPDATE session SET started = started + %d * (id - %[2]d), changed = changed + %[1]d * (id - %[2]d)", apart, played),
		fmt.Sprintf("UPDATE part SET started = started + %d * (session - %[2]d), finished = finished + %[1]d * (session - %[2]d)", apart, played))
	const rows = " FROM number JOIN "
	copies := fmt.Sprintf("n >= %d", played)
	again := fmt.Sprintf("1 + n %% %d", played) // the rubber that is copied
	earlier := fmt.Sprintf(" - (n - n %% %d) * %d", played, apart)
	next := fmt.Sprintf(" + 4 * (n - n %% %d)", played) // boards
	for _, statement := range []string{
		`INSERT INTO session (id, started, changed, game, person, over, result, won, name, words, starred)
			SELECT n + 1, started` + earlier + `, changed` + earlier + `, game, person, over, result, won,
				CASE WHEN n % 50 = 7 THEN 'Evening ' || n ELSE '' END, CASE WHEN n % 50 = 7 THEN 'evening ' || n || char(10) ELSE '' END, n % 70 = 9` +
			rows + `session ON session.id = ` + again + ` WHERE ` + copies,
		`INSERT INTO rubber SELECT n + 1, length, ns, ew, field, field_players, daily, settled, imps` + rows + `rubber ON session = ` + again + ` WHERE ` + copies,
		`INSERT INTO part (id, session, position, started, undos, hints, finished, players, starred)
			SELECT id` + next + `, n + 1, position, started` + earlier + `, n % 20 = 3 AND position < 2, n % 10 = 7, finished` + earlier + `,
				players, n % 60 = 5 AND position = 1` +
			rows + `part ON session = ` + again + ` WHERE ` + copies,
		`INSERT INTO board SELECT board.id` + next + `, deal, dealer, vul, standing, both_hands, role, counts, contract, level, strain, declarer, tricks, over, ns, ew, points` +
			rows + `part ON session = ` + again + ` JOIN board ON board.id = part.id WHERE ` + copies,
		`INSERT INTO event SELECT part` + next + `, event.position, text` +
			rows + `part ON session = ` + again + ` JOIN event ON event.part = part.id WHERE ` + copies,
		`INSERT INTO analysis (board, text, complete, tricks, bidding, cards, costly, cost, lead) SELECT analysis.board` + next + `, text, complete, analysis.tricks, bidding, cards, costly, cost, lead` +
			rows + `part ON session = ` + again + ` JOIN analysis ON analysis.board = part.id WHERE ` + copies,
		"UPDATE session SET over = 1", // once its boards are all there
		"COMMIT",
	} {
		run(t, db, statement)
	}
	check(t, db.Close())
}

// yearsFile is the file of all rubbers that are played, once yearsPlayed is done.
var (
	yearsPlayed sync.Once
	yearsFile   []byte
)

// playYears makes a folder with rubbers that are played.
func playYears(t testing.TB, dir string, rubbers int) {
	t.Helper()
	s := open(t, dir)
	run(t, s.DB(), "PRAGMA synchronous = OFF") // it is made again if the machine crashes
	r := rand.New(rand.NewPCG(10, 10))
	p := bot.Player{}
	for n := range rubbers {
		rules, level := bridge.SuperBridge(), bot.Level(n%3)
		if n%3 == 2 {
			rules = bridge.Duplicate()
		}
		seat := card.Seat(n / 3 % 4)
		id := must(s.NewRubber(rules, 4, &seat))
		m := &match.Match{Players: [4]match.Player{p, p, p, p}, Journal: s.Journal(id, level.String())}
		must(m.Session(context.Background(), session.Session{Rules: rules, Length: 4}, func() card.Deal { return rules.Deck.Shuffle(r) }))
		got := must(s.Rubber(id))
		for i, board := range got.Rubber.Boards {
			if r.IntN(3) == 0 {
				check(t, s.SaveAnalysis(got.BoardIDs[i], guess(r, board)))
			}
		}
	}
	check(t, s.Close())
}

// guess makes an analysis up.
func guess(r *rand.Rand, b bridge.Board) analysis.Analysis {
	a := analysis.Analysis{Done: 1, Total: 1, Par: &dd.ParScore{Points: r.IntN(1000) - 500, Contracts: []bridge.Contract{b.Contract()}}}
	for declarer := range a.Tricks {
		for strain := range a.Tricks[declarer] {
			n := r.IntN(b.Rules.Tricks() + 1)
			a.Tricks[declarer][strain] = dd.Bounds{Min: n, Max: n}
		}
	}
	for i, e := range b.Events() {
		if e.Kind == bridge.PlayKind {
			act := assess.Judged{Event: i, Seat: b.Prefix(i).Turn()}
			if r.IntN(20) == 0 {
				act.Cost, act.Better = 1, []card.Hand{b.Prefix(i).Hand(act.Seat)}
			}
			a.Acts = append(a.Acts, act)
		}
	}
	return a
}
