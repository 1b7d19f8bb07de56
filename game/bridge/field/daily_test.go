package field_test

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

// The boards of a date are pinned: they are the same for everyone, in every version. The numbers were computed
// independently from the comment of [field.Daily].
func TestDaily(t *testing.T) {
	for _, tt := range []struct {
		date  string
		board int
		want  string
	}{
		{"2026-11-22", 0, "0000000GXE7KKGMDDB40M9MRZX"},
		{"2026-11-22", 7, "00000012T850JRNG9V93M0H7TF"},
		{"2026-11-23", 0, "000000132YN9EKBKGEDJ6KPVZG"},
		{"2000-02-29", 3, "0000000F2D3WN7G0JTRMR38Q7Y"},
	} {
		deal := field.Daily(tt.date, tt.board)
		if got := must(field.DailyRules().Deck.Number(deal)); got.String() != tt.want {
			t.Errorf("%s, board %d: %v, want %s", tt.date, tt.board+1, got, tt.want)
		}
	}
	seen := map[card.Deal]bool{}
	for day := range 60 {
		date := field.Date(time.Date(2026, 11, 22+day, 23, 59, 0, 0, time.UTC))
		for board := range field.DailyBoards {
			seen[field.Daily(date, board)] = true
		}
	}
	if len(seen) != 60*field.DailyBoards {
		t.Errorf("%d deals on 60 days", len(seen))
	}
}

// The date is that of the place where the clock is.
func TestDate(t *testing.T) {
	at := time.Date(2026, 11, 22, 23, 30, 0, 0, time.UTC)
	for hours, want := range map[int]string{-11: "2026-11-22", 0: "2026-11-22", 1: "2026-11-23", 14: "2026-11-23"} {
		if got := field.Date(at.In(time.FixedZone("", hours*3600))); got != want {
			t.Errorf("%d hours east it is %s, want %s", hours, got, want)
		}
	}
	for text, want := range map[string]bool{"2026-11-22": true, "2026-02-29": false, "2024-02-29": true, "2026-1-2": false, "": false, "today": false, "2026-11-22 ": false} {
		if field.IsDate(text) != want {
			t.Errorf("%q is a date: %v", text, !want)
		}
	}
}
