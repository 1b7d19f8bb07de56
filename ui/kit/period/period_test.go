package period

import (
	"testing"
	"time"
	_ "time/tzdata"
)

func TestBegin(t *testing.T) {
	for _, c := range []struct{ zone, now, week, month, year string }{
		{"UTC", "2026-11-21 10:00", "2026-11-15 00:00", "2026-10-23 00:00", "2026-01-01 00:00"},
		{"UTC", "2026-01-01 00:00", "2025-12-26 00:00", "2025-12-03 00:00", "2026-01-01 00:00"},
		{"America/Santiago", "2026-09-12 12:00", "2026-09-06 01:00", "2026-08-14 00:00", "2026-01-01 00:00"}, // no midnight on 6 September
	} {
		zone, err := time.LoadLocation(c.zone)
		if err != nil {
			t.Fatal(err)
		}
		now, err := time.ParseInLocation("2006-01-02 15:04", c.now, zone)
		if err != nil {
			t.Fatal(err)
		}
		if begin := Ever.Begin(now); !begin.IsZero() {
			t.Errorf("ever begins at %v", begin)
		}
		for p, want := range map[Period]string{Week: c.week, Month: c.month, Year: c.year} {
			if got := p.Begin(now).Format("2006-01-02 15:04"); got != want {
				t.Errorf("%s, at %s: period %d begins %s, want %s", c.zone, c.now, p, got, want)
			}
		}
	}
}
