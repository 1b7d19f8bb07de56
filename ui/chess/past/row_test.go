package past

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/kit/history"
)

func TestGamesInTheList(t *testing.T) {
	won := threeOf()
	going, lost, drawn, watched, named := won, won, won, won, won
	going.Over, going.Finished, going.Result, going.Won, going.Points = false, time.Time{}, chess.Result{}, 0, 0
	lost.Won, lost.Points, lost.Result = -1, 0, chess.Result{Winners: chess.ArmiesOf(chess.Blue), How: chess.ByKings}
	drawn.Won, drawn.Points, drawn.Result, drawn.FromPosition = 0, 1./3, chess.Result{How: chess.Agreed}, true
	watched.Person, watched.Won, watched.Points, watched.Seats = chess.NoArmy, 0, 0, slices.Clone(seats)
	watched.Seats[0] = chessstore.Seat{Army: chess.Red, Level: "club"}
	named.Name, named.Kind = "Friday", storage.Branch
	const game = "Octagonal chess  ·  Conquest, 3 players  ·  44 turns  ·  "
	for name, tt := range map[string]struct {
		sum                         chessstore.Summary
		title, end, line, chip, row string
		gain                        int
	}{
		"won":     {won, "Today, 12:00", "Won", game + "you are Red  ·  against Ann, Ben", "1", "Won  ·  in the Castle", 1},
		"going":   {going, "Today, 12:00", "In progress", game + "you are Red  ·  against Ann, Ben", "–", "In progress", 0},
		"lost":    {lost, "Today, 12:00", "Lost", game + "you are Red  ·  against Ann, Ben", "0", "Lost  ·  by capturing kings", -1},
		"drawn":   {drawn, "Today, 12:00", "Drawn", game + "you are Red  ·  against Ann, Ben  ·  From a position", "0.33", "Drawn  ·  by agreement", 0},
		"watched": {watched, "Today, 12:00", "Red won", game + "Red, Ann, Ben", "–", "Red won  ·  in the Castle", 0},
		"named": {named, "Friday", "Won", "Today, 12:00  ·  " + game + "you are Red  ·  against Ann, Ben  ·  Played on from a position", "1",
			"Won  ·  in the Castle", 1},
	} {
		g := gameOf(tt.sum)
		row, line := session{g}.Row(now), part{g}.Row(now)
		if row.Title != tt.title || row.End != tt.end || row.Line != tt.line || row.Gain != tt.gain || row.Chips[0].Words != tt.chip {
			t.Errorf("%s: %+v", name, row)
		}
		if line.Title != tt.row || line.Gain != tt.gain || !strings.HasSuffix(tt.line, line.Line[strings.LastIndex(line.Line, "turns"):]) {
			t.Errorf("%s, as a part: %+v", name, line)
		}
	}
	starred := session{gameOf(won)}.WithStar(0, true).With(storage.Marks{Name: "Mine"})
	if row := starred.Row(now); row.Title != "Mine" || row.Chips[0].Says != "Won in the Castle\nThis game has a star." {
		t.Errorf("with a star and a name it is %+v", row)
	}
	won.Clock = chessstore.Clock{Base: 90 * time.Second, Increment: 2 * time.Second}
	title, lines := session{gameOf(won)}.Head(now)
	if got := strings.Join(append(title, lines...), "\n"); got != "Won\nToday, 12:00  ·  Octagonal chess  ·  Conquest, 3 players  ·  Clock: 1.50 min + 2 s per turn\nWith Ann (club player), Ben (expert)" {
		t.Errorf("above it says\n%s", got)
	}
	cells := part{gameOf(going)}.Cells()
	if want := []string{"Conquest, 3 players", "In progress", "44", ""}; !slices.Equal(cells.Words, want) || !cells.Faint {
		t.Errorf("the table says %+v", cells)
	}
}

func gameOf(s chessstore.Summary) game { return game{s, New(Options{Store: unasked})} }

// The buttons continue a game, open its review, begin another like it, and play on from a game of others.
func TestWhatCanBeDone(t *testing.T) {
	var said []string
	say := func(what string) func(int64) { return func(int64) { said = append(said, what) } }
	f := New(Options{Store: unasked, OnOpen: say("open"), OnReview: say("review"), OnAgain: say("again"), OnPlayOn: say("on")})
	over := threeOf()
	going, watched := over, over
	going.Over = false
	watched.Over, watched.Seats = false, seats[1:]
	for _, tt := range []struct {
		actions []history.Action
		want    string
	}{
		{session{game{going, f}}.Actions(), "open review"},
		{session{game{over, f}}.Actions(), "review again"},
		{session{game{watched, f}}.Actions(), "review on"},
		{part{game{going, f}}.Actions(true), "review again"},
		{part{game{watched, f}}.Actions(true), "review"},
	} {
		said = nil
		for _, a := range tt.actions {
			a.Do()
		}
		if got := strings.Join(said, " "); got != tt.want {
			t.Errorf("said %q, want %q", got, tt.want)
		}
	}
}
