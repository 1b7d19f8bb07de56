package history

import (
	"testing"
	"time"
)

func TestWhen(t *testing.T) {
	noon := time.Date(2026, time.January, 1, 12, 0, 0, 0, time.UTC)
	for ago, want := range map[time.Duration]string{
		12 * time.Hour:       "Today, 00:00",
		12*time.Hour + 1:     "Yesterday, 23:59",
		36 * time.Hour:       "Yesterday, 00:00",
		37 * time.Hour:       "30 Dec 2025, 23:00",
		24 * 365 * time.Hour: "1 Jan 2025, 12:00",
	} {
		if got := When(noon.Add(-ago), noon); got != want {
			t.Errorf("%v ago is %q, want %q", ago, got, want)
		}
	}
}
