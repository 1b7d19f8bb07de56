package few_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
)

// several stores a session of each game: some are over, one is broken off and some are unfinished.
func several(t *testing.T, s *fewstore.Store) (ids []int64, all []*sitting) {
	t.Helper()
	for i, rules := range few.Games() {
		g, id := newSitting(t, s, uint64(10+i), rules)
		switch i % 3 {
		case 0:
			g.over()
		case 1:
			g.whole()
			g.whole()
			check(t, g.j.Settle(g.session))
		default:
			g.whole()
			g.deal()
			g.act()
		}
		ids, all = append(ids, id), append(all, g)
	}
	return ids, all
}

// Lists agree with the rules about sessions and deals.
func TestSummaries(t *testing.T) {
	s := open(t, t.TempDir())
	ids, all := several(t, s)
	sums := must(s.Summaries(background, append([]int64{99}, ids...)))
	if len(sums) != len(ids) {
		t.Fatalf("%d summaries", len(sums))
	}
	for i, sum := range sums {
		g, is := all[i], must(s.Game(background, ids[i]))
		end := is.End()
		won := 0
		if is.Over && end.Winner != few.Nobody {
			won = map[bool]int{true: 1, false: -1}[end.Winner == 0]
		}
		most := slices.Max(end.Totals[1:])
		if sum.ID != ids[i] || sum.Over != is.Over || sum.Settled != is.Settled || sum.Rules.String() != g.session.Rules().String() || sum.Person != 0 ||
			!slices.Equal(sum.Totals, end.Totals) || sum.Won != won || sum.Gain != end.Totals[0]-most || fmt.Sprint(sum.Sitters) != fmt.Sprint(is.Sitters) {
			t.Errorf("%s: %+v\nends with %+v", g.session.Rules(), sum, end)
		}
		if len(sum.Deals) != g.session.Boards() {
			t.Fatalf("%s: %d deals, want %d", g.session.Rules(), len(sum.Deals), g.session.Boards())
		}
		deals := must(s.DealSummaries(background, must(s.PartIDs(background, ids[i]))))
		for n, e := range g.session.Scores() {
			o, points := fewstore.OutcomeOf(is.Deals[n].Board, 0), e.Score.Points()
			o.Contract.Points = 0 // which its text hasn't
			for _, r := range []fewstore.Result{sum.Deals[n], {Outcome: deals[n].Outcome, Score: deals[n].Score, Totals: deals[n].Totals}} {
				if r.Outcome != o || !slices.Equal(r.Score, points[:sum.Rules.Sides()]) || !slices.Equal(r.Totals, e.Totals) {
					t.Errorf("%s, deal %d: %+v, want %+v", g.session.Rules(), n+1, r, o)
				}
			}
			if d := deals[n]; d.Number != n+1 || d.Game != ids[i] || d.Of != len(is.Deals) || d.Finished.IsZero() || d.GameEnded != is.Over {
				t.Errorf("%s, deal %d: %+v", g.session.Rules(), n+1, d)
			}
			w := must(s.Deal(background, is.Deals[n].ID))
			if fmt.Sprint(w.Board.Events()) != fmt.Sprint(is.Deals[n].Board.Events()) {
				t.Errorf("%s, deal %d is %v", g.session.Rules(), n+1, w.Board.Events())
			}
		}
		if last, _ := is.Last(); last.Board.Stage() != few.StageFinished {
			if d := deals[len(deals)-1]; !d.Finished.IsZero() || d.Role != fewstore.NoRole || len(d.Score) > 0 {
				t.Errorf("%s: a deal that goes on is %+v", g.session.Rules(), d)
			}
		}
	}
	if _, err := s.Deal(background, 9999); !errors.Is(err, fewstore.ErrNoDeal) {
		t.Errorf("deal 9999: %v", err)
	}
}

// At bridge for three one of the two partners declares for both.
func TestRoles(t *testing.T) {
	r := seeded(1)
	for range 20 {
		g := &sitting{t: t, r: r, session: few.NewSession(few.Of(few.BridgeForThree))}
		b := must(few.NewBoard(g.session.Next(), few.Shuffle(g.session.Rules(), r)))
		for b.Stage() != few.StageFinished {
			b = must(b.Apply(anything(r, b)))
		}
		roles := [3]fewstore.Role{fewstore.Declarer, fewstore.Defender, fewstore.Defender} // A is the soloist
		switch c := b.Contract(); {
		case c.PassedOut():
			roles = [3]fewstore.Role{}
		case c.Declarer == 1:
			roles = [3]fewstore.Role{fewstore.Defender, fewstore.Declarer, fewstore.Partner}
		case c.Declarer == 2:
			roles = [3]fewstore.Role{fewstore.Defender, fewstore.Partner, fewstore.Declarer}
		}
		points := b.Score().Points()
		for p, role := range roles {
			side := min(p, 1)
			if o := fewstore.OutcomeOf(b, few.Player(p)); o.Role != role || o.Points != points[side] || o.Against != points[1-side] {
				t.Errorf("%v for player %d: %+v", b.Contract(), p, o)
			}
		}
	}
}

// A filter finds those deals of which it is true, and their sessions.
func TestFilters(t *testing.T) {
	s := open(t, t.TempDir())
	ids, _ := several(t, s)
	var all []fewstore.DealSummary
	for _, id := range ids {
		all = append(all, must(s.DealSummaries(background, must(s.PartIDs(background, id))))...)
	}
	check(t, s.MarkPart(all[3].ID, storage.Marks{Name: "Odd one", Starred: true}))
	all = nil
	for _, id := range ids {
		all = append(all, must(s.DealSummaries(background, must(s.PartIDs(background, id))))...)
	}
	over := func(d fewstore.DealSummary) bool { return !d.Finished.IsZero() }
	for what, test := range map[string]struct {
		f    fewstore.Filter
		want func(d fewstore.DealSummary) bool
	}{
		"everything": {fewstore.Filter{}, func(fewstore.DealSummary) bool { return true }},
		"a game":     {fewstore.Filter{Game: "Booby"}, func(d fewstore.DealSummary) bool { return d.Rules.Kind == few.Booby }},
		"some games": {fewstore.Filter{Game: "Booby Slam"}, func(d fewstore.DealSummary) bool { return d.Rules.Kind == few.Booby || d.Rules.Kind == few.Slam }},
		"declared":   {fewstore.Filter{Role: fewstore.Declarer}, func(d fewstore.DealSummary) bool { return d.Role == fewstore.Declarer }},
		"made":       {fewstore.Filter{Terms: "made"}, func(d fewstore.DealSummary) bool { return d.Role != fewstore.NoRole && d.Short <= 0 }},
		"down":       {fewstore.Filter{Terms: "down declarer"}, func(d fewstore.DealSummary) bool { return d.Role == fewstore.Declarer && d.Short > 0 }},
		"passed":     {fewstore.Filter{Terms: "passed"}, func(d fewstore.DealSummary) bool { return over(d) && d.Contract.PassedOut() }},
		"won":        {fewstore.Filter{Terms: "won"}, func(d fewstore.DealSummary) bool { return d.Points > d.Against }},
		"doubled":    {fewstore.Filter{Terms: "doubled"}, func(d fewstore.DealSummary) bool { return d.Contract.Doubling > 0 }},
		"hearts":     {fewstore.Filter{Terms: "hearts"}, func(d fewstore.DealSummary) bool { return d.Contract.Level > 0 && d.Contract.Strain == few.Hearts }},
		"nullo":      {fewstore.Filter{Terms: "nullo"}, func(d fewstore.DealSummary) bool { return d.Contract.Level > 0 && d.Contract.Strain == few.Nullo }},
		"unfinished": {fewstore.Filter{Terms: "unfinished"}, func(d fewstore.DealSummary) bool { return !over(d) }},
		"ended":      {fewstore.Filter{Ended: true}, func(d fewstore.DealSummary) bool { return d.GameEnded }},
		"counted":    {fewstore.Filter{Counted: true}, over},
		"starred":    {fewstore.Filter{Starred: true}, func(d fewstore.DealSummary) bool { return d.Starred }},
		"named":      {fewstore.Filter{Text: "ODD"}, func(d fewstore.DealSummary) bool { return d.Name != "" }},
		"against":    {fewstore.Filter{Text: "ben"}, func(fewstore.DealSummary) bool { return true }},
		"a day":      {fewstore.Filter{Text: "2026-11"}, over},
		"no day":     {fewstore.Filter{Text: "2025"}, func(fewstore.DealSummary) bool { return false }},
		"no term":    {fewstore.Filter{Terms: "odd"}, func(fewstore.DealSummary) bool { return false }},
		"deleted":    {fewstore.Filter{Deleted: true}, func(fewstore.DealSummary) bool { return false }},
		"later":      {fewstore.Filter{From: start.Add(1000 * time.Hour)}, func(fewstore.DealSummary) bool { return false }},
		"one":        {fewstore.Filter{Deals: fmt.Sprint(all[2].ID)}, func(d fewstore.DealSummary) bool { return d.ID == all[2].ID }},
	} {
		var want, games []int64
		for _, d := range all {
			if test.want(d) {
				if want = append(want, d.ID); !slices.Contains(games, d.Game) {
					games = append(games, d.Game)
				}
			}
		}
		for name, both := range map[string][2][]int64{
			"deals": {idsOf(must(s.DatedDeals(background, test.f))), want}, "games": {idsOf(must(s.DatedGames(background, test.f))), games},
		} {
			slices.Sort(both[0])
			slices.Sort(both[1])
			if !slices.Equal(both[0], both[1]) {
				t.Errorf("%s: %s %v, want %v", what, name, both[0], both[1])
			}
		}
	}
	for _, term := range fewstore.Terms() { // each is SQL that can be asked
		must(s.DatedDeals(background, fewstore.Filter{Terms: term}))
		must(s.Statistics(background, fewstore.Filter{Terms: term}))
	}
	check(t, s.Delete(ids...))
	if n := len(must(s.DatedGames(background, fewstore.Filter{Deleted: true}))); n != len(ids) {
		t.Errorf("%d games are in the trash", n)
	}
}

func idsOf(all []storage.Dated) []int64 {
	ids := []int64{}
	for _, d := range all {
		ids = append(ids, d.ID)
	}
	return ids
}

// Statistics are the sums of the results of the deals.
func TestStatistics(t *testing.T) {
	s := open(t, t.TempDir())
	ids, all := several(t, s)
	var want fewstore.Tally
	cells := map[string]bool{}
	won := map[int]int{}
	for i, g := range all {
		is := must(s.Game(background, ids[i]))
		for n := range g.session.Boards() {
			o := fewstore.OutcomeOf(is.Deals[n].Board, 0)
			gain := o.Points - o.Against
			top := g.session.Rules().Level
			count := func(yes bool) int { return map[bool]int{true: 1}[yes] }
			slam, nullo, made := o.Contract.Level >= top-1, o.Contract.Strain == few.Nullo && o.Role != fewstore.NoRole, o.Role != fewstore.NoRole && o.Short <= 0
			want = want.Add(fewstore.Tally{Deals: 1, Gain: gain, GainSquared: gain * gain, Points: o.Points, Made: count(made), Level: o.Contract.Level,
				Doubled: count(o.Contract.Doubling > 0), Slams: count(slam), SlamsMade: count(slam && made), Nullo: count(nullo), NulloMade: count(nullo && made),
				Honours: count(o.Honours > 0)})
			cells[fmt.Sprint(g.session.Rules().Name, o.Role)] = true
		}
		if is.Over {
			sums := must(s.Summaries(background, ids[i:i+1]))
			won[sums[0].Won]++
		}
	}
	got := must(s.Statistics(background, fewstore.Filter{}))
	if sum := got.Sum(func(fewstore.Cell) bool { return true }); sum != want {
		t.Errorf("the sum is %+v, want %+v", sum, want)
	}
	if len(got.Cells) != len(cells) || len(got.Days) != 1 || got.Days[0].Parts != want.Deals || got.Days[0].Points != want.Gain {
		t.Errorf("%d cells, want %d; days %v", len(got.Cells), len(cells), got.Days)
	}
	var ended fewstore.Ended
	for _, e := range got.Ended {
		ended.Won, ended.Lost, ended.Equal = ended.Won+e.Won, ended.Lost+e.Lost, ended.Equal+e.Equal
		if e.Players != "club" {
			t.Errorf("against %q", e.Players)
		}
	}
	if ended.Won != won[1] || ended.Lost != won[-1] || ended.Equal != won[0] {
		t.Errorf("ended are %+v, want %v", got.Ended, won)
	}
	booby := must(s.Statistics(background, fewstore.Filter{Game: "Booby"}))
	if len(booby.Single) == 0 || len(booby.Single) != booby.Days[0].Parts {
		t.Errorf("of one game there are %d single deals", len(booby.Single))
	}
}

// Judgements of acts are stored for deals that are over, and removed when these are undone.
func TestJudged(t *testing.T) {
	s := open(t, t.TempDir())
	g, id := newSitting(t, s, 1, few.Of(few.ChineseBridge))
	g.deal()
	deal := must(s.PartIDs(background, id))[0]
	g.act()
	first := g.board.Events()[0].String()
	if err := s.SaveJudged(deal, 0, first, 1, json.RawMessage(`{"a":1}`)); !errors.Is(err, storage.ErrOutOfStep) {
		t.Errorf("of a deal that goes on: %v", err)
	}
	for g.board.Stage() != few.StageFinished {
		g.act()
	}
	check(t, s.SaveJudged(deal, 0, first, 1, json.RawMessage(`{"a":1}`)))
	check(t, s.SaveJudged(deal, 0, first, 2, json.RawMessage(`{"a":2}`)))
	if err := s.SaveJudged(deal, 0, "7N", 2, nil); !errors.Is(err, storage.ErrOutOfStep) {
		t.Errorf("of another act: %v", err)
	}
	if err := s.SaveJudged(deal+1, 0, first, 2, nil); !errors.Is(err, fewstore.ErrNoDeal) {
		t.Errorf("of no deal: %v", err)
	}
	if old, now := must(s.Judged(background, deal, 1)), must(s.Judged(background, deal, 2)); len(old) != 0 || string(now[0]) != `{"a":2}` {
		t.Errorf("judged: %v %v", old, now)
	}
	check(t, g.j.Undo(g.board.Prefix(1)))
	if now := must(s.Judged(background, deal, 2)); len(now) != 0 {
		t.Errorf("after undo: %v", now)
	}
}

// Nonsense on the disk is reported with its place, and doesn't prevent listing the others.
func TestDamage(t *testing.T) {
	for statement, want := range map[string]string{
		"UPDATE few_deal SET deal = 'N:...'":                                                   "deal 1: ",
		"UPDATE few_deal SET standing = '70:10 0:0' WHERE id = 2":                              "deal 2: ",
		"UPDATE few_deal SET dealer = 'Q'":                                                     "deal 1: ",
		"UPDATE event SET text = 'XX' WHERE part = 2 AND position = 0":                         "deal 2, event 1: ",
		"UPDATE event SET text = 'odd' WHERE part = 1 AND position = 0":                        "deal 1, event 1: ",
		"DELETE FROM event WHERE part = 1 AND position = 1":                                    "deal 1: an event is missing",
		"DELETE FROM event WHERE part = 1 AND position > 1":                                    "deal 1: it isn't over, but another deal follows",
		"UPDATE session SET options = 'odd'":                                                   "game 1: ",
		"UPDATE session SET person = 'Q'":                                                      "game 1: ",
		"DELETE FROM few_seat WHERE player = 'W'":                                              "game 1: ",
		"UPDATE part SET position = position + 1 WHERE id = 2; UPDATE few_deal SET dealer='S'": "game 1, deal 2: ",
	} {
		dir := t.TempDir()
		s := open(t, dir)
		g, id := newSitting(t, s, 3, few.Of(few.TwoDummies))
		g.whole()
		g.whole()
		check(t, s.Close())
		db := raw(t, dir)
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
		check(t, db.Close())
		s = open(t, dir)
		_, err := s.Game(background, id)
		var replay *fewstore.ReplayError
		if !errors.As(err, &replay) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", statement, err, want)
		}
		if sums, err := s.Summaries(background, []int64{id}); err != nil || len(sums) != 1 {
			t.Errorf("%s: the list has %v, %v", statement, sums, err)
		}
		check(t, s.Close())
	}
}

// A result with too few or too many numbers is left out, and the list is complete otherwise.
func TestDamagedResults(t *testing.T) {
	for _, statement := range []string{
		"UPDATE session SET over = 1, result = 'S:5'",
		"UPDATE session SET over = 1, result = 'S:5 W:0 :7'",
		"UPDATE few_deal SET totals = '5', score = '5'",
		"UPDATE few_deal SET totals = '5 5 5', score = '5 5 5'",
	} {
		dir := t.TempDir()
		s := open(t, dir)
		g, id := newSitting(t, s, 3, few.Of(few.TwoDummies))
		g.whole()
		check(t, s.Close())
		db := raw(t, dir)
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
		check(t, db.Close())
		s = open(t, dir)
		sums, err := s.Summaries(background, []int64{id})
		if err != nil || len(sums) != 1 || sums[0].Totals != nil || sums[0].Gain != 0 {
			t.Errorf("%s: the list has %v, %v", statement, sums, err)
		}
		check(t, s.Close())
	}
}
