package past

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/history"
)

// W leads to the results of a deal if a file has some, be the deal played or to be played.
func TestResultsOfALine(t *testing.T) {
	var led []int64
	f := New(Options{Store: unasked, OnOpen: func(int64) {}, OnReview: func(int64) {}, OnResults: func(id int64) { led = append(led, id) }})
	results := func(l bridgestore.BoardSummary, trashed bool) *history.Action {
		for _, a := range (line{l, f}).Actions(trashed) {
			if a.Key == fyne.KeyW {
				return &a
			}
		}
		return nil
	}
	played := bridgestore.BoardSummary{ID: 7, Finished: time.UnixMilli(1), HasResults: true}
	toPlay := bridgestore.BoardSummary{ID: -3, ToPlay: true, HasResults: true}
	for _, l := range []bridgestore.BoardSummary{played, toPlay} {
		a := results(l, false)
		if a == nil {
			t.Errorf("board %d has no results", l.ID)
			continue
		}
		a.Do()
		if results(l, true) != nil {
			t.Errorf("in the trash board %d has results", l.ID)
		}
		if l.HasResults = false; results(l, false) != nil {
			t.Errorf("board %d has no results, and W leads to some", l.ID)
		}
	}
	if len(led) != 2 || led[0] != 7 || led[1] != -3 {
		t.Errorf("W leads to %v", led)
	}
}

// A board's line says what a file has said: the event, if its session isn't called so, and who sat where, if nobody of this program.
func TestLineOfABoardFromAFile(t *testing.T) {
	b := bridgestore.Board{BoardSummary: bridgestore.BoardSummary{Watched: true}}
	b.Source.Tags = pbn.Tags{{Name: "Event", Value: "Cup"}, {Name: "Site", Value: "?"}, {Name: "Date", Value: "????.??.??"}, {Name: "East", Value: "Eve"}}
	says := func(want string, is bool) {
		t.Helper()
		if said := boardLine(b, time.Now()); strings.Contains(said, want) != is || strings.Contains(said, "??") {
			t.Errorf("it says %q; %q: want %v", said, want, is)
		}
	}
	says("Cup", true)
	says("E Eve", true)
	b.RubberMarks = storage.Marks{Name: "Cup"}
	says("Cup", false)
	b.Watched = false
	says("Eve", false)
}
