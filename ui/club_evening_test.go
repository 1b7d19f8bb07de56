package ui

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/command"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// clubEvening is a file of three boards with the results of six tables, as scoring programs write it.
const clubEvening = `% PBN 2.1
[Event "Wednesday pairs"]
[Site "Bridge club"]
[Date "2026.03.18"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AK32.AQ4.K52.J74 QJ4.K532.A43.Q52 T98.JT9.QJT9.K98 765.876.876.AT63"]
[Scoring "MP"]
[TotalScoreTable "Rank\2R;PairId\2R;TotalPercentage\5R;Names\40L;Direction\5L"]
 1  3 61.11 "Anna Novak - Ben Adler" "N-S"
 2  1 55.56 "Cleo Marsh - Dan Weber" "N-S"
 3  5 52.78 "Eva Lind - Finn Roth" "N-S"
 4  2 50.00 "Gil Stone - Hana Berg" "N-S"
 5  6 47.22 "Ida Frost - Jon Vale" "N-S"
 6  4 33.33 "Kai Thorn - Lea Brook" "N-S"
 1  8 63.89 "Max Reed - Nora Finch" "E-W"
 2 12 58.33 "Otto Lane - Pia Hart" "E-W"
 3  7 50.00 "Quinn Ash - Rosa West" "E-W"
 4 10 47.22 "Sam North - Tess Field" "E-W"
 5  9 44.44 "Udo Hill - Vera Moss" "E-W"
 6 11 36.11 "Will Dale - Yara Snow" "E-W"
[ScoreTable "Table\2R;PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer\1R;Result\2R;Lead\3L;Percentage_NS\5R"]
 1  1  7 2NT  N  8 H2    60
 2  2  8 1NT  N  7 S2    20
 3  3  9 3NT  N  9 H2   100
 4  4 10 2NT  N  7 D3     0
 5  5 11 1NT  N  8 C2    40
 6  6 12 2NT  S  8 S5    60
[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "E:AK32.AQ4.K52.J74 QJ4.K532.A43.Q52 T98.JT9.QJT9.K98 765.876.876.AT63"]
[ScoreTable "Table\2R;PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer\1R;Result\2R;Lead\3L"]
 1  2  7 2NT  E  8 H2
 2  3  8 1NT  E  7 S2
 3  4  9 3NT  E  9 H2
 4  5 10 2NT  E  7 D3
 5  6 11 1NT  E  8 C2
 6  1 12 Pass -  - -
[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "S:AK32.AQ4.K52.J74 QJ4.K532.A43.Q52 T98.JT9.QJT9.K98 765.876.876.AT63"]
`

// importClub puts the evening into a data folder.
func importClub(t *testing.T, dir, file string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(clubEvening), 0o600); err != nil {
		t.Fatal(err)
	}
	var out, wrong bytes.Buffer
	if status := command.Run(t.Context(), []string{"-data-dir", dir, "import", file}, &out, &wrong, command.Front{}); status != 0 {
		t.Fatalf("status %d: %s", status, &wrong)
	}
}

// A club's evening comes as a file; a deal of it is played, and then compared with the tables of the club. The user says which pair he
// was, and it is remembered.
func TestAClubsEveningIsPlayed(t *testing.T) {
	dir := t.TempDir()
	importClub(t, dir, filepath.Join(t.TempDir(), "club.pbn"))
	d := openHouse(t, dir)
	d.visited("home")
	store := bridgestore.On(d.store)
	score := playGiven(t, store)
	worse := 0
	for _, atClub := range []int{120, 90, 400, -50, 120, 120} {
		worse += min(max(1+(score-atClub), 0), 2) // 10 points are the least difference
	}
	if all, err := store.LineIDs(t.Context(), 1); err != nil {
		t.Fatal(err)
	} else if b, err := store.Board(t.Context(), all[0]); err != nil {
		t.Fatal(err)
	} else if told := (club.Told{Board: b.Board, Source: b.Source, Results: b.Results}); told.Against(told.Tables()).Hundredths != field.Hundredths((worse*10000+6)/12) {
		t.Errorf("%d points are %v %%, with %d half matchpoints of 12", score, told.Against(told.Tables()), worse)
	}
	d.step(func() { d.showHistory(bridge.Duplicate().Name) })
	d.visited("history")
	d.until(func() bool { return d.says(text.TN("history.tables", 6)) })
	look := func() {
		d.press("2")
		d.visited("history")
		d.press("w")
		d.visited("bridge/standings")
		d.until(func() bool { return d.says(text.T("told.all-pairs")) || d.says(text.Side(card.EW)) })
	}
	look()
	d.press("2", "Down", "Down")
	d.until(func() bool { return d.says(text.T("told.us")) })
	d.press("Enter")
	d.until(func() bool { return d.says(text.T("told.not-us")) })
	d.press("Escape")
	d.visited("history")
	d.press("1")
	look()
	d.press("2")
	d.until(func() bool { return d.says(text.T("told.not-us")) }) // the pair is chosen
	d.press("Escape")
	d.visited("history")
	d.shut()
}

// playGiven has beginners play the first deal of the session that was imported, and returns North-South's points less East-West's.
func playGiven(t *testing.T, store *bridgestore.Store) int {
	t.Helper()
	all, err := store.Rubbers()
	if err != nil || len(all) != 1 {
		t.Fatal(len(all), err)
	}
	ids, err := store.LineIDs(t.Context(), all[0].ID)
	if err != nil || len(ids) != 3 {
		t.Fatal(ids, err)
	}
	b, err := store.Board(t.Context(), ids[0])
	if err != nil {
		t.Fatal(err)
	}
	p := bot.Player{}
	m := &match.Match{Players: [4]match.Player{p, p, p, p}, Journal: store.Journal(all[0].ID, "beginner")}
	if err := m.Journal.Begin(b.Board); err != nil {
		t.Fatal(err)
	}
	done, err := m.Board(t.Context(), b.Board)
	if err != nil {
		t.Fatal(err)
	}
	points := done.Points()
	return points[card.NS] - points[card.EW]
}

// clubEvening leads to the results of the first deal of the club's evening, and to a ranking.
func (p *painter) clubEvening() {
	if _, err := bridgestore.On(p.store).Import(p.t.Context(), record.Read(strings.NewReader(clubEvening))); err != nil {
		p.t.Fatal(err)
	}
	p.step(func() { p.showHistory(bridge.Duplicate().Name) })
	p.visited("history")
	p.until(func() bool {
		if p.says(text.TN("history.tables", 6)) {
			return true
		}
		p.press("Down")
		return false
	})
	p.press("Right")
	p.until(func() bool { return p.says(text.T("history.results")) })
	p.press("w")
	p.visited("bridge/standings")
	p.until(func() bool { return p.says(text.Side(card.EW)) })
	p.press("Enter")
	p.draw("bridge/standings", "told")
	p.press("2", "Down", "Enter")
	p.draw("bridge/standings", "club")
	p.back()
}
